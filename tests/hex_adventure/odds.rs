//! Quoted odds against play: each check two hundred thousand times through `submit`, with the odds
//! quoted by the command line and with those shown for the choice.

use crate::{
    boards::{CAMP, FACING, HIT, OAK, SWORD},
    ground::{Ground, ajax, hero},
    proofs::library,
    proofs::odds::{Check, Exact, compare, quoted, tried},
    script::{Play, foe_at, hero_at},
};
use tabledelve::{
    dice::Fraction,
    game::{Game, Logged, Present},
    grid::Cell,
    rulesets::hex_adventure::{Action, AttackMode, Event, HexAdventure, Question, Trial},
    text::{ENGLISH, Text},
};

/// The odds shown for a choice, in the words of the command line.
fn shown(play: &Play, act: Action, amount: i32) -> Exact {
    let step = play.game.asking().expect("a decision");
    let view = HexAdventure::odds(play.game.world(), step, act, amount).expect("dice follow");
    let word = |key: &str| match key {
        "hex-odds-passed" => "success",
        "hex-odds-failed" => "failure",
        "hex-odds-won" => "win",
        "hex-odds-lost" => "lose",
        "hex-odds-miss" => "miss",
        other => panic!("{other}: what is that?"),
    };
    let rows = view.outcomes.into_iter().map(|row| {
        let name = match row.outcome.args.first() {
            Some((_, tabledelve::game::Arg::Number(n))) => n.to_string(),
            _ => word(&row.outcome.key).to_owned(),
        };
        (name, row.chance)
    });
    rows.collect()
}

/// The same for the one who answers, in the words of the one who began.
fn shown_to_the_other(play: &Play, act: Action, amount: i32) -> Exact {
    let rows = shown(play, act, amount).into_iter().map(|(name, chance)| {
        let turned = if name == "win" { "lose" } else { "win" };
        (turned.to_owned(), chance)
    });
    rows.collect()
}

/// Plays a choice again and again, and compares the results with both kinds of odds.
fn held_against(
    play: &Play,
    check: Check<'_>,
    (act, amount): (Action, Option<i32>),
    dice: usize,
    result_of: impl Fn(&Event) -> Option<String> + Sync,
) {
    let submit = |game: &mut Game<HexAdventure>| {
        let mut choices = game.offer().choices.iter();
        let place = choices.position(|it| it.act == act).expect("it is offered");
        game.submit(place, amount).expect("it is offered");
    };
    // The last of these events decides: a hit comes before its damage.
    let results = |log: &[Logged<Event>]| {
        let told = log.iter().filter_map(|logged| result_of(&logged.event));
        told.last().into_iter().collect()
    };
    let seen = tried(&play.game, (&[], &vec![6; dice]), submit, results);
    let quoted = quoted::<HexAdventure>(play.game.content(), check);
    compare(check.0, &quoted, seen.clone());
    let step = play.game.asking();
    let answers = matches!(step, Some(Question::Contest(contest)) if contest.named.is_some());
    let shown = if answers { shown_to_the_other } else { shown };
    compare(check.0, &shown(play, act, amount.unwrap_or(0)), seen);
}

/// A miss, or the damage that gets through.
fn struck(event: &Event) -> Option<String> {
    match event {
        Event::Tried {
            trial: Trial::Hit(attack),
            passed: false,
            ..
        } if attack.by.is_hero() => Some("miss".to_owned()),
        Event::Hurt { amount, .. } => Some(amount.to_string()),
        _ => None,
    }
}

fn checked(event: &Event) -> Option<String> {
    match event {
        Event::Tried { trial, passed, .. } if trial.by().is_hero() => {
            Some(if *passed { "success" } else { "failure" }.to_owned())
        }
        _ => None,
    }
}

fn contested(event: &Event) -> Option<String> {
    match event {
        Event::Contested { won, .. } => Some(if *won { "win" } else { "lose" }.to_owned()),
        _ => None,
    }
}

#[test]
fn strikes_through_armour() {
    let foe = "st: 40, dx: 1, iq: 1, weapons: [\"core:club\"], armours: [\"core:leather\"]";
    let ground = Ground::new(FACING).foe("foe", foe);
    let play = Play::fight(ground, &[ajax()], &[("test:foe", 1)]);
    let keys = [("dx", "10"), ("damage", "3d6-1"), ("armour", "2")];
    let strike = Action::Strike { on: foe_at(0) };
    held_against(&play, ("strike", &keys), (strike, None), 6, struck);
}

#[test]
fn shots_at_cover() {
    let rows = ["#########", "#P...=A.#", "#########"];
    let ground = Ground::new(&rows).foe("foe", OAK);
    let archer = hero([11, 12, 8], &["weapon longbow", "skill bow 2"]);
    let play = Play::fight(ground, &[archer], &[("test:foe", 1)]);
    let keys = [("dx", "14"), ("dice", "4"), ("damage", "d6+2")];
    let shoot = Action::Shoot { on: foe_at(0) };
    held_against(&play, ("strike", &keys), (shoot, None), 5, struck);
}

#[test]
fn first_attacks() {
    let ground = Ground::new(FACING).foe("foe", "st: 40, dx: 10, iq: 8");
    let mut play = Play::fight(ground, &[ajax()], &[("test:foe", 1)]);
    play.end();
    let keys = [("dx", "10"), ("damage", "4d6-1")];
    let counter = Action::Counter {
        mode: AttackMode::Strike,
    };
    held_against(&play, ("strike", &keys), (counter, None), 7, struck);
}

#[test]
fn dodges() {
    let ground = Ground::new(FACING).foe("foe", SWORD);
    let nimble = hero([14, 10, 8], &["skill footwork 1"]);
    let mut play = Play::fight(ground, &[nimble], &[("test:foe", 1)]);
    play.end().dice(HIT);
    let dodge = play.game.offer().choices[1].act;
    assert!(matches!(dodge, Action::Dodge { .. }));
    let keys = [("attribute", "12")];
    held_against(&play, ("check", &keys), (dodge, None), 3, checked);
}

#[test]
fn tackles_with_three_dice_against_three() {
    let ground = Ground::new(FACING).foe("foe", "st: 12, dx: 11, iq: 8");
    let mut play = Play::fight(ground, &[ajax()], &[("test:foe", 1)]);
    play.choose(Action::Tackle { on: foe_at(0) });
    let keys = [
        ("mine", "10"),
        ("theirs", "11"),
        ("my_dice", "3"),
        ("their_dice", "3"),
    ];
    held_against(
        &play,
        ("contest", &keys),
        (Action::Dice, Some(3)),
        6,
        contested,
    );
}

#[test]
fn answers_to_a_grapple() {
    let ground = Ground::new(FACING).foe("foe", "st: 14, dx: 10, iq: 8");
    let mut play = Play::fight(ground, &[hero([9, 8, 8], &[])], &[("test:foe", 1)]);
    play.end().name(3).dice([1, 1, 6, 6, 6]).end();
    // It names three; the answer is one.
    let keys = [
        ("mine", "14"),
        ("theirs", "9"),
        ("my_dice", "3"),
        ("their_dice", "1"),
    ];
    held_against(
        &play,
        ("contest", &keys),
        (Action::Dice, Some(1)),
        4,
        contested,
    );
}

#[test]
fn casting() {
    let ground = Ground::new(CAMP).foe("foe", OAK);
    let mage = hero([9, 10, 12], &["spell blur", "skill concentration 1"]);
    let play = Play::fight(ground, &[mage], &[("test:foe", 1)]);
    let blur = Action::Use {
        means: play.spell("blur"),
        aim: tabledelve::rulesets::hex_adventure::Aim::At(hero_at(0)),
    };
    held_against(
        &play,
        ("check", &[("attribute", "13")]),
        (blur, None),
        3,
        checked,
    );
}

#[test]
fn checks_of_an_entry() {
    let ground = Ground::new(FACING).story(
        "",
        r#"1: (text: "", options: [(text: "", check: (dice: 4, attribute: St, passed: 2, failed: 3))]),
           2: (text: "", ending: (outcome: Good, title: "End")),
           3: (text: "", ending: (outcome: Bad, title: "End")),"#,
    );
    let mut play = Play::adventure(ground, &[ajax(), ajax()]);
    play.option(0);
    let keys = [("dice", "4"), ("attribute", "14")];
    let who = Action::Who { hero: hero_at(0) };
    held_against(&play, ("check", &keys), (who, None), 4, checked);
}

/// The line over the odds of a choice.
fn headline(play: &Play, act: Action, amount: i32) -> tabledelve::game::Headline {
    let step = play.game.asking().expect("a decision");
    let view = HexAdventure::odds(play.game.world(), step, act, amount);
    view.expect("dice follow").headline
}

#[test]
fn the_line_over_a_strike_adds_up_from_its_rows() {
    let foe = "st: 9, dx: 1, iq: 1, weapons: [\"core:club\"], armours: [\"core:leather\"]";
    let ground = Ground::new(FACING).foe("foe", foe);
    let play = Play::fight(ground, &[ajax()], &[("test:foe", 1)]);
    let strike = Action::Strike { on: foe_at(0) };
    let rows = shown(&play, strike, 0);
    let chance = |counts: &dyn Fn(&str) -> bool| {
        let rows = rows.iter().filter(|(name, _)| counts(name));
        rows.map(|(_, chance)| chance.clone()).sum::<Fraction>()
    };
    let line = headline(&play, strike, 0);
    assert_eq!(line.chance, chance(&|name| name != "miss"));
    let falls = chance(&|name| name.parse().is_ok_and(|n: i32| n >= 9));
    assert!(!falls.is_zero());
    assert_eq!(line.fells, Some(falls));
}

#[test]
fn a_spell_fells_as_often_as_it_works_and_hurts_enough() {
    let ground = Ground::new(CAMP).foe("foe", "st: 4, dx: 10, iq: 8");
    let mage = hero([9, 10, 12], &["spell fireball"]);
    let play = Play::fight(ground, &[mage], &[("test:foe", 1)]);
    let fire = Action::Use {
        means: play.spell("fireball"),
        aim: tabledelve::rulesets::hex_adventure::Aim::At(foe_at(0)),
    };
    let line = headline(&play, fire, 0);
    // 12 or less with three dice, and 3d6-1 come to 4 or more unless all dice but one show 1.
    let works = Fraction::new(160, 216);
    assert_eq!(line.chance, works);
    assert_eq!(line.fells, Some(works * Fraction::new(212, 216)));
}

#[test]
fn an_area_tells_how_many_it_reaches_and_what_it_does_to_all_of_them() {
    let rows = &["............", "P......ABP..", "............"];
    let ground = Ground::new(rows)
        .foe("foe", "st: 7, dx: 10, iq: 8")
        .foe("other", "st: 40, dx: 10, iq: 8");
    let mage = hero([9, 10, 13], &["spell hail_of_knives", "weapon staff"]);
    let foes = [("test:foe", 1), ("test:other", 1)];
    let mut play = Play::fight(ground, &[mage, ajax()], &foes);
    play.next(0);
    let hail = |x, y| {
        let means = play.spell("hail_of_knives");
        let aim = tabledelve::rulesets::hex_adventure::Aim::Hex(Cell::new(x, y));
        let line = headline(&play, Action::Use { means, aim }, 0);
        let amount = line.amount.clone().expect("damage");
        (line, amount)
    };
    let (text, _) = Text::of(ENGLISH, library::<HexAdventure>().files());
    // Both foes, of whom one falls by 7 or more with two dice.
    let (line, amount) = hail(7, 1);
    assert_eq!(text.plain(&amount), "14 damage in all to 2 targets");
    let works = line.chance.clone();
    assert_eq!(works, Fraction::new(181, 216));
    assert_eq!(line.fells, Some(works * Fraction::new(21, 36)));
    let told = text.plain(&line.phrase());
    assert!(told.ends_with(" to take down at least one"), "{told}");
    // A hex farther on, somebody of one's own side stands beside them.
    let (_, amount) = hail(8, 1);
    let own = "14 damage in all to 2 targets, and it reaches 1 ally";
    assert_eq!(text.plain(&amount), own);
}

#[test]
fn whoever_answers_a_contest_is_shown_the_own_victory_and_the_best_number_first() {
    let ground = Ground::new(FACING).foe("foe", "st: 14, dx: 10, iq: 8");
    let mut play = Play::fight(ground, &[hero([9, 8, 8], &[])], &[("test:foe", 1)]);
    play.end().name(3).dice([1, 1, 6, 6, 6]).end();
    let chance = |dice| headline(&play, Action::Dice, dice).chance;
    // Three dice of a foe with 14 fail in 20 of 216 cases; eight dice hardly ever stand against 9.
    assert!(chance(8) > Fraction::new(20, 216) && chance(8) < Fraction::new(21, 216));
    let step = play.game.asking().expect("a decision");
    let offered = &play.game.offer().choices[0];
    let told = HexAdventure::describe(play.game.world(), step, offered);
    let best = told.best.expect("a best number");
    assert!((1..=8).all(|dice| chance(dice) <= chance(best)));
    assert_eq!(told.touches.len(), 2, "both sides");
    assert_eq!(told.icon, Some("ajax"), "the hero rolls, not the foe");
}

#[test]
fn an_option_tells_the_chance_of_the_hero_who_is_best_at_it() {
    let ground = Ground::new(FACING).story(
        "",
        r#"1: (text: "", options: [(text: "", check: (dice: 3, attribute: Iq, passed: 2, failed: 3)),
                                  (text: "", to: 2)]),
           2: (text: "", ending: (outcome: Good, title: "End")),
           3: (text: "", ending: (outcome: Bad, title: "End")),"#,
    );
    let play = Play::adventure(ground, &[ajax(), hero([9, 10, 13], &[])]);
    let line = headline(&play, Action::Option { option: 0 }, 0);
    // 13 or less with three dice.
    assert_eq!(line.chance, Fraction::new(181, 216));
    assert!(line.with.is_some());
    let step = play.game.asking().expect("a decision");
    let plain = Action::Option { option: 1 };
    assert!(HexAdventure::odds(play.game.world(), step, plain, 0).is_none());
}

#[test]
fn tending_tells_what_it_heals_at_most_what_was_suffered() {
    let story = r#"
        1: (text: "", effects: [Damage("2", Strongest)],
            fight: (board: "test:board", party: "P", foes: [("test:foe", "B", 1)], won: 2)),
        2: (text: "", options: [(text: "", to: 3)]),
        3: (text: "", ending: (outcome: Good, title: "End")),"#;
    let ground = Ground::new(CAMP).foe("foe", "st: 2, dx: 1, iq: 1");
    let medic = hero([9, 10, 10], &["weapon sling", "skill medic 2"]);
    let mut play = Play::adventure(ground.story("", story), &[ajax(), medic]);
    play.next(1).shoot(0).dice(HIT).dice([6]);
    let tend = Action::Tend {
        by: hero_at(1),
        on: hero_at(0),
    };
    let line = headline(&play, tend, 0);
    // 12 or less with three dice; 1 of 6 faces heals 1 damage, the others all 2: "about 2".
    assert_eq!(line.chance, Fraction::new(160, 216));
    let healed = line.amount.expect("what it heals");
    assert_eq!(healed.args[0].1, tabledelve::game::Arg::Number(2));
}
