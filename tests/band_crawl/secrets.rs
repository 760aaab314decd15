//! Secret rooms: the search, who goes in, and every row of what is inside.

use tabledelve::{
    dice::Fraction,
    dungeon::RoomId,
    grid::Side,
    rulesets::band_crawl::{
        Action, Event, Faction, FigureId, Looting, Lurking, Part, Place, Source, rules,
    },
};

use super::{below::below, play::Play};

const MAB: &str = "human warrior 5*: sword protected";
const PELL: &str = "human warrior 4: sword protected";
const WICK: &str = "human thief 4: sword protected";

/// A band in its first room, with nothing in it but nerves and no treasure, at the start of its
/// next turn.
fn in_a_room(band: &[&str]) -> Play {
    let mut play = below(band, &[]);
    play.go_north([3, 3]).dice([5, 6]).dice([1]).dice([1, 2]);
    play
}

/// The band goes into a secret room on the right, of this row, the first two first.
fn inside(band: &[&str], row: [u16; 2]) -> Play {
    let mut play = in_a_room(band);
    play.choose(Action::Search(FigureId(0))).dice([2, 2]);
    play.choose(Action::Way(Side::East));
    if band.len() > 2 {
        play.choose(Action::GoIn(FigureId(0)));
        play.choose(Action::GoIn(FigureId(1)));
    }
    play.dice(row);
    play
}

/// 37.0: any pair up to reputation, a thief with three dice; the group does nothing else this turn.
#[test]
fn a_search() {
    let mut play = in_a_room(&[MAB, WICK]);
    // Of two dice five pairs of 36; of three, 4 of 36 have the third as well, 3 of 5 others.
    let odds = |who| play.headline(Action::Search(FigureId(who))).chance;
    assert_eq!(odds(0), Fraction::new(5, 36));
    assert_eq!(odds(1), Fraction::new(4 * 16, 216));
    // A pair, but of fives, and Wick is a four.
    play.choose(Action::Search(FigureId(1))).dice([5, 1, 5]);
    assert!(play.starts_turn(), "{}", play.asked());
    play.dice([1, 2]);
    play.choose(Action::Search(FigureId(1))).dice([3, 6, 3]);
    assert!(play.offers(Action::Way(Side::West)));
    assert!(play.offers(Action::Way(Side::East)));
    // A star who is a thief besides is one lower in it, though it is a five otherwise.
    let mut play = in_a_room(&["human warrior/thief 5*: sword protected"]);
    play.choose(Action::Search(FigureId(0))).dice([5, 1, 5]);
    assert!(play.starts_turn(), "{}", play.asked());
    // Not in a corridor.
    let mut play = below(&[MAB], &[]);
    play.dice([1, 2]);
    assert!(!play.offers(Action::Search(FigureId(0))));
    // Whoever searches does not go.
    let mut play = in_a_room(&[MAB]);
    assert!(play.offers(Action::Search(FigureId(0))));
    play.choose(Action::Search(FigureId(0))).dice([1, 2]);
    assert_eq!(play.tile_of(0), Some(RoomId(1)));
}

/// 15.0: a group moves, fights and searches in one turn, and the search ends it.
#[test]
fn a_search_after_a_move() {
    let mut play = below(&[MAB], &[]);
    play.deck.searches = true;
    play.go_north([3, 3]).dice([5, 6]).dice([1]);
    let search = Action::Search(FigureId(0));
    assert!(
        play.offers(search) && play.offers(Action::Enough),
        "{}",
        play.asked()
    );
    assert_eq!(
        play.choices(|it| matches!(it, Action::Way(_) | Action::Fast)),
        0
    );
    assert!(
        play.prompt().ends_with("Search, or end its turn here?"),
        "{}",
        play.prompt()
    );
    play.choose(search).dice([1, 2]);
    assert!(play.starts_turn(), "{}", play.asked());
}

/// 37.0: a room has one secret room. Once it is found there is nothing more to search for, and the refusal
/// says so.
#[test]
fn one_secret_room_is_all() {
    let mut play = in_a_room(&[MAB]);
    play.choose(Action::Search(FigureId(0))).dice([2, 2]);
    // Behind the wall on the right there is a way on, and it leads back, too.
    play.choose(Action::Way(Side::East)).dice([3, 4]);
    play.dice([1, 2]).choose(Action::Way(Side::West));
    play.choose(Action::Enough).dice([1, 2]);
    assert_eq!(play.tile_of(0), Some(RoomId(1)), "{}", play.asked());
    assert!(!play.offers(Action::Search(FigureId(0))));
    let refused = &play.game.offer().refused;
    let refused = refused
        .iter()
        .find(|(act, _)| matches!(act, Action::Search(_)));
    assert_eq!(refused.map(|it| it.1), Some(rules::SECRET_SEARCH));
}

/// Two go in, as the player says; the others follow.
#[test]
fn who_goes_in() {
    let mut play = in_a_room(&[MAB, PELL, WICK]);
    play.choose(Action::Search(FigureId(0))).dice([2, 2]);
    play.choose(Action::Way(Side::West));
    play.choose(Action::GoIn(FigureId(2)));
    assert!(!play.offers(Action::GoIn(FigureId(2))));
    play.choose(Action::GoIn(FigureId(1))).dice([4, 5]);
    play.said(rules::SECRET_ENTER, |event| {
        let first = [FigureId(2), FigureId(1)];
        matches!(event, Event::Lurking(Lurking::WentIn { first: it, .. }) if it[..] == first)
    });
    // Everybody is named once, those in front first.
    let told = play.log_in_words();
    let told: Vec<_> = told
        .iter()
        .filter(|it| it.starts_with("Going in"))
        .collect();
    assert_eq!(told, ["Going in: the thief, Warrior 2 and Warrior 1."]);
    assert_eq!(play.tile_of(0), Some(RoomId(2)));
    // It does not count among the tiles of the dungeon, and one tile hides one.
    let tiles = &play.band().state().below.dungeon.tiles;
    assert!(!tiles[2].counts && tiles[2].visited);
}

/// The same two can go in first again with one choice.
#[test]
fn who_went_in_last_time() {
    let mut play = in_a_room(&[MAB, PELL, WICK]);
    play.choose(Action::Search(FigureId(0))).dice([2, 2]);
    play.choose(Action::Way(Side::West));
    assert!(!play.offers(Action::GoInAsBefore));
    play.choose(Action::GoIn(FigureId(2)));
    play.choose(Action::GoIn(FigureId(1))).dice([4, 5]);
    play.dice([1, 2]);
    // One tile hides one: the next lies behind a room in the north, with nothing but nerves in it.
    play.choose(Action::Way(Side::East));
    play.choose(Action::Enough);
    play.go_north([3, 3]).dice([5, 6]).dice([1]).dice([1, 2]);
    play.choose(Action::Search(FigureId(0))).dice([2, 2]);
    play.choose(Action::Way(Side::East));
    play.choose(Action::GoInAsBefore).dice([4, 5]);
    play.said(rules::SECRET_ENTER, |event| {
        let first = [FigureId(2), FigureId(1)];
        matches!(event, Event::Lurking(Lurking::WentIn { first: it, .. }) if it[..] == first)
    });
}

/// Rows 4, 7 and 9: the dungeon goes on out of the wall opposite.
#[test]
fn a_way_on() {
    let mut play = inside(&[MAB], [3, 4]);
    play.said(rules::SECRET_ON, |_| true);
    play.dice([1, 2]);
    assert!(play.offers(Action::Way(Side::East)));
    // Behind it lies a tile that counts.
    play.choose(Action::Way(Side::East)).dice([3, 4]);
    let tiles = &play.band().state().below.dungeon.tiles;
    assert!(tiles[3].counts);
}

/// 37.1.7: the first two take a shot of impact 1; death is only being out of the fight.
#[test]
fn vermin() {
    let mut play = inside(&[MAB, PELL, WICK], [1, 1]);
    // Mab is only scratched; a 1 would kill Pell, who passes two dice afterwards.
    play.dice([5]).dice([1]).dice([2, 2]);
    assert_eq!(
        play.tale(),
        [
            "0 hit, impact 1: DuckBack",
            "1 hit, impact 1: OutOfTheFight",
            "1 out",
            "1 recovers: Some(0)"
        ]
    );
    // Out, and in again: they are back.
    play.dice([1, 2]).choose(Action::Way(Side::West));
    play.choose(Action::Enough);
    play.dice([1, 2]).choose(Action::Way(Side::East));
    assert_eq!(play.count(rules::SECRET_VERMIN, |_| true), 2);
}

/// Bones by a die: a trap with perhaps something behind it, the risen, or nothing.
#[test]
fn bones() {
    // Nothing.
    let play = {
        let mut play = inside(&[MAB], [1, 4]);
        play.dice([6]);
        play
    };
    assert!(play.starts_turn(), "{}", play.asked());
    // A trap: disarmed; on 1 to 3 there is treasure, with one more for the level: a 2 is a 3.
    let mut play = inside(&[MAB], [4, 6]);
    play.dice([2]).dice([1, 1]).dice([3]).dice([2]).dice([6]);
    play.said(rules::SECRET_TRAP_TREASURE, |event| {
        matches!(
            event,
            Event::Looting(Looting::TreasureRolled {
                from: Source::Trap,
                bonus: 1,
                ..
            })
        )
    });
    assert_eq!(play.band().state().hoard.of(FigureId(0)).bronze, 3);
    // On a 4 there is none.
    let mut play = inside(&[MAB], [4, 6]);
    play.dice([1]).dice([1, 1]).dice([4]);
    assert!(play.starts_turn(), "{}", play.asked());
}

/// 37.1.3: as many risen as the table of numbers says for the whole group, who were there first; two
/// stand on the board, the others come in from outside.
#[test]
fn the_risen() {
    for (face, race) in [(3, "skeleton"), (4, "skeleton"), (5, "zombie")] {
        let mut play = inside(&[MAB, PELL, WICK], [1, 4]);
        // 1 is one more than three.
        play.dice([face]).dice([1]);
        while play.game.wanted().is_some() {
            match play.band().state().fight {
                Some(_) => break,
                None => play.dice([6]),
            };
        }
        let risen = play.band().figures().filter(|it| it.part() == Part::Minion);
        let risen: Vec<String> = risen.map(|it| super::short(&it.race().id)).collect();
        assert_eq!(risen, [race; 4]);
        let fight = play.band().state().fight.clone().expect("a fight");
        assert_eq!((fight.entered, fight.columns), (Faction::Band, 4));
        assert_eq!(play.figure(2).stance().place, Place::Waiting);
        assert!(play.figure(0).at().is_some() && play.figure(1).at().is_some());
    }
}
