//! What is known before somebody goes on, breaks off, or heads for the way out: odds held against play.

use tabledelve::{
    dungeon::RoomId,
    game::{Game, Logged, OddsView, Present, Side as Of},
    grid::Side,
    rulesets::band_crawl::{
        Action, BandCrawl, Delving, Event, Faction, Fighting, FigureId, Flight, Question,
        content::{Force, TileKind},
    },
};

use super::{
    below::below,
    flights::{in_a_corridor, in_a_room},
    play::{Play, fights},
    proofs::odds::{compare, tried},
};

const STAR: &str = "dwarf warrior 5*: sword protected";

impl Play {
    fn odds(&self, act: Action) -> OddsView {
        let question = self.game.asking().expect("a question");
        BandCrawl::odds(self.game.world(), question, act, 0).expect("odds")
    }

    /// Compares the odds that are shown for the first of these choices with what comes of making them.
    fn holds(&self, acts: &[Action], named: impl Fn(&[Logged<Event>]) -> Option<String> + Sync) {
        let view = self.odds(acts[0]);
        let rows = view.outcomes.iter();
        let exact = rows.map(|it| (it.outcome.key.to_string(), it.chance.clone()));
        let play_on = |game: &mut Game<BandCrawl>| {
            for act in acts {
                let mut offered = game.offer().choices.iter();
                if let Some(place) = offered.position(|it| it.act == *act) {
                    game.submit(place, None).expect("offered");
                }
            }
        };
        let results = |log: &[Logged<Event>]| named(log).into_iter().collect();
        let seen = tried(&self.game, (&[], &[6; 120]), play_on, results);
        compare(view.rule.0, &exact.collect(), seen);
    }
}

/// What the first hidden force that shows itself is, by the message of the odds.
fn force(log: &[Logged<Event>], quiet: &str) -> Option<String> {
    log.iter().find_map(|it| match it.event {
        Event::Delving(Delving::ForceResolved { gives, .. }) => Some(
            match gives {
                Force::Contact => "band-odds-foes",
                Force::Trap => "band-odds-a-trap",
                Force::Noise { .. } | Force::Nerves => quiet,
            }
            .to_owned(),
        ),
        _ => None,
    })
}

/// 36.1 and 39.4: every kind of tile, those that are rerolled left out, and who waits in a room.
#[test]
fn an_unknown_way() {
    let mut play = below(&[STAR], &[]);
    play.dice([1, 2]);
    let north = Action::Way(Side::North);
    assert!(play.described(north).has_odds);
    play.holds(&[north], |log| {
        let laid = log.iter().find_map(|it| match &it.event {
            Event::Delving(Delving::TileLaid { tile, .. }) => Some(tile.kind),
            _ => None,
        });
        match laid? {
            TileKind::Room => force(log, "band-odds-room-quiet"),
            kind => Some(format!("band-tile-{}", kind.word().replace('_', "-"))),
        }
    });
}

/// 39.4: a marker on a tile that is known.
#[test]
fn a_way_with_something_moving_on_it() {
    // Doubles of 2 put it on the first tile, behind the band.
    let play = in_a_corridor(&["human warrior 5*: sword"], &[2, 2]);
    let south = Action::Way(Side::South);
    play.holds(&[south], |log| force(log, "band-odds-no-one-there"));
}

/// 26.0: whether anybody is caught by those who come after.
#[test]
fn breaking_off() {
    let party = [
        "human warrior 6*: sword",
        "human warrior 4: sword",
        "elf healer 5: sword",
    ];
    let play = in_a_room(&party, 4, &[]);
    let runs = Action::RunTo(RoomId(0));
    let acts = [Action::BreakOff, runs, runs, runs];
    play.holds(&acts, |log| {
        let pursued = |it: &Event| matches!(it, Event::Flight(Flight::PursuitRolled { .. }));
        let opened = |it: &Event| matches!(it, Event::Fighting(Fighting::BoardOpened { .. }));
        // In the dungeon's own turn they may still come up.
        let later = |it: &Event| matches!(it, Event::Delving(Delving::FoesMoved { .. }));
        let events = log.iter().map(|it| &it.event);
        let events = events
            .skip_while(|it| !pursued(it))
            .take_while(|it| !later(it));
        let mut opened = events.filter(|it| opened(it));
        let end = match opened.next() {
            Some(_) => "band-odds-caught",
            None => "band-odds-away",
        };
        Some(end.to_owned())
    });
}

/// The way out is offered step by step once the band has done what it came for, and not before.
#[test]
fn the_way_out_is_known() {
    let mut play = below(&[STAR], &[("reason", "explore")]);
    play.go_north([3, 4]);
    let out = |play: &Play, act| play.described(act).leads_out;
    play.choose(Action::Enough).dice([1, 2]);
    let [north, south] = [Side::North, Side::South].map(Action::Way);
    assert!(!out(&play, south), "there is something left to do");
    play.write("quest:", "met:false", "met:true");
    assert!(out(&play, south));
    assert!(!out(&play, north) && !out(&play, Action::Enough));
    // At the entrance it ends.
    play.choose(south);
    assert!(out(&play, Action::Enough));
    play.choose(Action::Enough).dice([1, 2]);
    let all: Vec<_> = play.game.offer().choices.iter().map(|it| it.act).collect();
    assert!(all.contains(&Action::Leave));
    assert!(all.into_iter().all(|act| !out(&play, act)));
}

/// 21.4: the order of acting is fixed, so that one figure alone is marked.
#[test]
fn only_whoever_acts_is_marked() {
    let band = ["human warrior 5*: sword", "human warrior 4: sword"];
    let mut play = fights(&band, &["goblin warrior 3: spear"], Faction::Band, true);
    while let Some(wanted) = play.game.wanted() {
        play.dice([if wanted.purpose == "dice-band-charge" {
            1
        } else {
            6
        }]);
    }
    let acts = FigureId(0);
    play.waits(|it| matches!(it, Question::Act { who, moved: false } if *who == acts));
    let scene = BandCrawl::scene(play.game.world());
    let marked = scene.tokens.iter().filter(|it| it.active);
    let marked: Vec<u32> = marked.map(|it| it.id).collect();
    assert_eq!(marked, [u32::from(acts.0)]);
}

/// A skeleton with a bow is not drawn with a sword.
#[test]
fn skeletons_are_drawn_with_what_they_carry() {
    let foes = ["skeleton warrior 3: bow", "skeleton warrior 3: sword"];
    let play = fights(&["human warrior 5*: sword"], &foes, Faction::Band, true);
    let scene = BandCrawl::scene(play.game.world());
    let foes = scene.tokens.iter().filter(|it| it.side == Of::Foe);
    let drawn: Vec<&str> = foes.map(|it| it.sprite.as_str()).collect();
    assert_eq!(drawn, ["band_skeleton_archer", "band_skeleton_warrior"]);
}
