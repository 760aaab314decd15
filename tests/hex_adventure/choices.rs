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
    rulesets::hex_adventure::{Action, Aim, Event, FighterId, HeroRecord, HexAdventure, Question},
    text::{ENGLISH, Text},
};

fn on(rows: &[&str], hero: HeroRecord, foe: &str) -> Play {
    let ground = Ground::new(rows).foe("foe", foe);
    Play::fight(ground, &[hero], &[("test:foe", 1)])
}

/// An offered choice in words.
pub fn choice(play: &Play, act: Action) -> Choice {
    let question = play.game.asking().expect("a question");
    let mut offered = play.game.offer().choices.iter();
    let offered = offered.find(|it| it.act == act).expect("it is offered");
    HexAdventure::describe(play.game.world(), question, offered)
}

pub fn read(message: &Phrase) -> String {
    let (text, _) = Text::of(ENGLISH, library::<HexAdventure>().files());
    text.say(message, &|id| match id == hero_at(0).token() {
        true => "Ajax".to_owned(),
        false => "the foe".to_owned(),
    })
}

/// The last event that fits, as a line of the log.
pub fn logged(play: &Play, fits: impl Fn(&Event) -> bool) -> String {
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
fn the_log_names_hexes_by_the_way_from_where_one_stood_then() {
    let mut play = on(FACING, ajax(), SWORD);
    play.end().dice(HIT).dodge(1, 2).dice([1, 1, 1]);
    let dodged = |event: &Event| matches!(event, Event::Dodged { .. });
    assert_eq!(logged(&play, dodged), "Ajax dodges west.");
    let mut play = on(APART, hero([14, 10, 16], &["spell blink"]), OAK);
    let means = play.spell("blink");
    let aim = Aim::Hex(Cell::new(5, 0));
    play.choose(Action::Use { means, aim }).dice([1, 1, 1]);
    let tried = |event: &Event| matches!(event, Event::Tried { .. });
    let cast = "Ajax casts Blink on the hex 3 to the east and 1 to the north-east";
    assert!(
        logged(&play, tried).starts_with(cast),
        "{}",
        logged(&play, tried)
    );
    let leapt = |event: &Event| matches!(event, Event::Leapt { .. });
    assert_eq!(
        logged(&play, leapt),
        "Ajax vanishes and reappears 3 east, 1 north-east."
    );
}

/// An adventure that asks two heroes, the better one second, who takes on a contest with this risk.
fn asked_who(risk: &str) -> Play {
    let entries = format!(
        r#"1: (text: "", options: [(text: "Talk him down", contest: (rival: "the gunner",
               attribute: Iq, against: 10, {risk} won: 2, lost: 2))]),
           2: (text: "", ending: (outcome: Good, title: "End")),"#
    );
    let ground = Ground::new(FACING).story("", &entries);
    let mut play = Play::adventure(ground, &[ajax(), hero([9, 10, 13], &[])]);
    play.choose(Action::Option { option: 0 });
    play
}

#[test]
fn the_stakes_of_a_contest_tell_both_ends_whatever_the_risk() {
    for (risk, prompt, loss) in [
        (
            "",
            "Losing costs nothing but the attempt.",
            "but trying costs nothing.",
        ),
        (
            "risk: Damage(\"d6-2\"),",
            "Failing costs d6-2 damage.",
            "and Ajax takes d6-2 damage.",
        ),
        (
            "risk: Fatigue(\"d6-3\"),",
            "Failing costs d6-3 fatigue.",
            "and Ajax takes d6-3 fatigue.",
        ),
    ] {
        let mut play = asked_who(risk);
        let question = play.game.asking().expect("a question");
        let asked = read(&HexAdventure::prompt(play.game.world(), question));
        assert!(asked.ends_with(prompt), "{asked}");
        play.choose(Action::Who { hero: hero_at(0) });
        let told = read(&choice(&play, Action::Dice).detail.expect("the stakes"));
        assert!(
            told.starts_with("If Ajax wins, it works: “Talk him down”."),
            "{told}"
        );
        assert!(told.ends_with(loss), "{told}");
    }
}

#[test]
fn the_hero_with_the_best_chance_is_preset() {
    let play = asked_who("");
    let preset = |seat| {
        choice(
            &play,
            Action::Who {
                hero: hero_at(seat),
            },
        )
        .preset
    };
    assert_eq!([preset(0), preset(1)], [false, true]);
}

#[test]
fn the_table_of_a_contest_names_both_sides() {
    let sides = |play: &Play, act: Action| {
        let question = play.game.asking().expect("a question");
        let odds = HexAdventure::odds(play.game.world(), question, act, 2).expect("odds");
        odds.dice.into_iter().map(|it| it.0).collect::<Vec<_>>()
    };
    let name = |play: &Play, id: FighterId| HexAdventure::name(play.game.world(), id.token());
    let play = asked_who("");
    let told = sides(&play, Action::Who { hero: hero_at(1) });
    assert_eq!(told[0], name(&play, hero_at(1)));
    assert_eq!(read(&told[1]), "the gunner");
    let play = on(FACING, hero([14, 10, 8], &[]), OAK);
    let told = sides(&play, Action::Tackle { on: foe_at(0) });
    assert_eq!(told, [hero_at(0), foe_at(0)].map(|it| name(&play, it)));
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
