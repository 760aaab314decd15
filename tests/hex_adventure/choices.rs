//! What players are told where they decide: the names of choices, what may come of them, and the lines
//! of what has come of them.

use crate::{
    boards::{APART, FACING, HIT, MISS, OAK, SWORD},
    ground::{Ground, ajax, hero},
    proofs::library,
    script::{Play, foe_at, hero_at},
};
use tabledelve::{
    game::{Choice, Phrase, Present},
    grid::Cell,
    rulesets::hex_adventure::{Action, Aim, Event, HeroRecord, HexAdventure, Question},
    text::{ENGLISH, Text},
};

fn on(rows: &[&str], hero: HeroRecord, foe: &str) -> Play {
    let ground = Ground::new(rows).foe("foe", foe);
    Play::fight(ground, &[hero], &[("test:foe", 1)])
}

/// An offered choice in words.
fn choice(play: &Play, act: Action) -> Choice {
    let question = play.game.asking().expect("a question");
    let mut offered = play.game.offer().choices.iter();
    let offered = offered.find(|it| it.act == act).expect("it is offered");
    HexAdventure::describe(play.game.world(), question, offered)
}

fn read(message: &Phrase) -> String {
    let (text, _) = Text::of(ENGLISH, library::<HexAdventure>().files());
    text.say(message, &|id| match id == hero_at(0).token() {
        true => "Ajax".to_owned(),
        false => "the foe".to_owned(),
    })
}

/// The last event that fits, as a line of the log.
fn logged(play: &Play, fits: impl Fn(&Event) -> bool) -> String {
    let log = play.game.log();
    let at = log.iter().rposition(|it| fits(&it.event));
    let at = at.expect("such an event");
    read(&HexAdventure::narrate_at(play.game.world(), log, at).message)
}

#[test]
fn only_blows_and_shots_are_made_again_without_asking() {
    let foe = foe_at(0);
    let strike = Action::Strike { on: foe };
    assert!(choice(&on(FACING, ajax(), OAK), strike).plain);
    let bow = hero([14, 10, 8], &["weapon longbow"]);
    assert!(choice(&on(APART, bow, OAK), Action::Shoot { on: foe }).plain);
    let dagger = hero([14, 10, 8], &["weapon dagger"]);
    assert!(!choice(&on(APART, dagger, OAK), Action::Throw { on: foe }).plain);
    let bare = hero([14, 10, 8], &[]);
    assert!(!choice(&on(FACING, bare, OAK), Action::Tackle { on: foe }).plain);
}

#[test]
fn hexes_are_named_by_the_way_there() {
    let named = |play: &Play, act: Action| read(&choice(play, act).label);
    let mut play = on(FACING, ajax(), SWORD);
    play.end().dice(HIT);
    let dodge = |x, y| Action::Dodge {
        to: Cell::new(x, y),
    };
    assert_eq!(named(&play, dodge(1, 1)), "Dodge north-west");
    assert_eq!(named(&play, dodge(1, 2)), "Dodge west");
    assert_eq!(named(&play, dodge(1, 3)), "Dodge south-west");
    play.choose(Action::Bear).dice([1, 1]);
    let play = on(APART, hero([14, 10, 16], &["spell blink"]), OAK);
    let means = play.spell("blink");
    let leap = |x, y| Action::Use {
        means,
        aim: Aim::Hex(Cell::new(x, y)),
    };
    assert_eq!(named(&play, leap(2, 1)), "Blink: 1 hex east");
    assert_eq!(named(&play, leap(5, 0)), "Blink: 3 east, 1 north-east");
}

#[test]
fn a_tackle_is_offered_with_the_attack_that_may_come_first() {
    let tackle = Action::Tackle { on: foe_at(0) };
    let notes = |play: &Play| {
        let question = play.game.asking().expect("a question");
        let odds = HexAdventure::odds(play.game.world(), question, tackle, 0);
        let notes = odds.expect("a contest").notes.into_iter();
        notes.map(|it| it.key.into_owned()).collect::<Vec<_>>()
    };
    let first = "hex-odds-note-first".to_owned();
    let play = on(FACING, ajax(), SWORD);
    let detail = choice(&play, tackle).detail.expect("what it leads to");
    let told = read(&detail);
    assert!(
        told.starts_with("the foe may attack you first, with 1 extra die of damage."),
        "{told}"
    );
    assert!(notes(&play).contains(&first));
    // Nobody attacks with empty hands.
    let play = on(FACING, ajax(), "st: 12, dx: 10, iq: 8");
    let detail = choice(&play, tackle).detail.expect("what it leads to");
    assert_eq!(detail.key, "hex-detail-tackle");
    assert!(!notes(&play).contains(&first));
}

#[test]
fn a_first_attack_is_told_on_its_card_in_the_log_and_beside_its_die() {
    let mut play = on(FACING, ajax(), "st: 40, dx: 12, iq: 8");
    play.end();
    play.waits(|question| matches!(question, Question::First { .. }));
    let game = &play.game;
    let question = game.asking().expect("a question");
    let card = HexAdventure::reaction(game.world(), game.setup(), question, game.offer());
    let facts = card.expect("a reaction").facts;
    let facts: Vec<String> = facts.iter().map(read).collect();
    assert!(
        facts.contains(&"A hit does 1 extra die of damage.".to_owned()),
        "{facts:?}"
    );
    play.counter().dice([4, 3, 2]).dice([1, 1, 1, 1]);
    let line = logged(&play, |it| matches!(it, Event::Reacted { .. }));
    assert_eq!(line, "Ajax attacks first, with 1 extra die of damage.");
    let mut log = play.game.log().iter().rev();
    let roles = log.find_map(|it| match &it.event {
        Event::Hurt { roll, .. } => Some(roll.dice.iter().map(|it| it.role).collect::<Vec<_>>()),
        _ => None,
    });
    let damage = "dice-damage";
    let roles = roles.expect("a blow");
    assert_eq!(roles, [damage, damage, damage, "dice-first-attack"]);
    play.name(1).dice([5, 5, 2]);
}

#[test]
fn the_line_of_a_contest_says_which_total_fails() {
    let bare = || hero([14, 10, 8], &[]);
    let contest = |play: &Play| logged(play, |it| matches!(it, Event::Contested { .. }));
    let mut play = on(FACING, bare(), "st: 12, dx: 10, iq: 8");
    play.tackle(0, 2).dice([6, 6, 1, 1]);
    let line = contest(&play);
    assert!(
        line.contains("doesn’t beat the foe (10): 12 on 2 dice (fails: over DX 10) to "),
        "{line}"
    );
    assert!(line.ends_with("dice."), "{line}");
    let mut play = on(FACING, bare(), "st: 12, dx: 3, iq: 8");
    play.tackle(0, 1).dice([4]);
    while play.game.wanted().is_some() {
        play.dice([6]);
    }
    let line = contest(&play);
    assert!(line.ends_with("(fails: over DX 3)."), "{line}");
    assert!(line.contains(": 4 on 1 die to "), "{line}");
}

/// In the game master's seat: a foe's reactions have the same card as a hero's.
#[test]
fn whoever_plays_a_foe_has_a_card_for_its_reaction() {
    let ground = Ground::new(FACING).foe("foe", SWORD);
    let fighter = hero([14, 10, 8], &["weapon sword"]);
    let mut play = Play::mastered(ground, &[fighter], &[("test:foe", 1)]);
    play.end().strike(0).dice(MISS);
    assert_eq!(play.asks(), "Master react.counter");
    let game = &play.game;
    let question = game.asking().expect("a question");
    let card = HexAdventure::reaction(game.world(), game.setup(), question, game.offer());
    let card = card.expect("a card");
    assert_eq!(
        (card.who, card.to),
        (foe_at(0).token(), Some(hero_at(0).token()))
    );
    assert_eq!(game.offer().choices[card.pass].act, Action::Bear);
    let facts: Vec<&str> = card.facts.iter().map(|it| &*it.key).collect();
    assert!(facts.contains(&"hex-situation-answer"), "{facts:?}");
    play.bear();
}
