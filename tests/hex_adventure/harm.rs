//! Damage, fatigue, falling, mending, sleep and hunger.

use crate::{
    boards::{CAMP, FACING, HIT, OAK},
    ground::{Ground, ajax, hero},
    script::{Play, foe_at, hero_at},
};
use tabledelve::{
    game::{Outcome, Phrase, Present},
    rulesets::hex_adventure::{Action, Event, HeroRecord, HexAdventure, Phase, rules},
};

/// A fight won by the second of two, in which the first has suffered this much damage.
fn after_a_fight(damage: i32, first: HeroRecord, second: HeroRecord, pack: &str) -> Play {
    let ground = Ground::new(CAMP).foe("foe", "st: 2, dx: 1, iq: 1").story(
        pack,
        &format!(
            r#"1: (text: "", effects: [Damage("{damage}", Strongest)],
                       fight: (board: "test:board", party: "P", foes: [("test:foe", "B", 1)],
                           won: 2)),
                   2: (text: "", options: [(text: "", to: 3)]),
                   3: (text: "", ending: (outcome: Good, title: "End")),"#
        ),
    );
    let mut play = Play::adventure(ground, &[first, second]);
    if play.venture().can_act(hero_at(0)) {
        play.next(1);
    }
    play.shoot(0).dice(HIT).dice([6]);
    play
}

fn archer(has: &[&str]) -> HeroRecord {
    let all: Vec<&str> = ["weapon sling"].iter().chain(has).copied().collect();
    hero([9, 10, 12], &all)
}

#[test]
fn damage_of_an_entry_is_stopped_by_no_armour() {
    let ground = Ground::new(FACING).story(
        "",
        r#"1: (text: "", effects: [Damage("2d6", All), Heal("d6", All)],
               options: [(text: "", to: 2)]),
           2: (text: "", ending: (outcome: Good, title: "End")),"#,
    );
    let mut play = Play::adventure(ground, &[ajax(), ajax()]);
    play.dice([3, 4]).dice([1, 1]);
    play.said(rules::HARM_DAMAGE, |event| {
        matches!(event, Event::Hurt { amount: 7, .. })
    });
    // Healing stops at full health.
    play.dice([2]).dice([6]);
    play.said(rules::HARM_DAMAGE, |event| {
        matches!(event, Event::Healed { amount: 2, .. })
    });
    assert_eq!((play.suffered(0), play.suffered(1)), ((5, 0), (0, 0)));
}

#[test]
fn damage_of_ones_st_puts_one_out() {
    let ground = Ground::new(FACING).foe("foe", "st: 20, dx: 10, iq: 8, weapons: [\"core:sword\"]");
    let heroes = [hero([8, 10, 8], &[]), ajax()];
    let mut play = Play::fight(ground, &heroes, &[("test:foe", 1)]);
    play.next(0).end().end();
    play.dice(HIT).bear().dice([4, 4]);
    play.said(rules::HARM_OUT, |event| {
        matches!(event, Event::Fell { dead: false, .. })
    });
    // It can neither move nor act, and is in nobody's way.
    assert!(!play.hero(0).health().dead);
    assert_eq!(play.asks(), "Hero(1) fight.action");
    assert!(
        play.venture()
            .is_free(play.hero(0).at.expect("it lies there"))
    );
}

#[test]
fn damage_of_twice_ones_st_kills() {
    let ground = Ground::new(FACING).foe(
        "foe",
        "st: 20, dx: 10, iq: 8, weapons: [\"core:greatsword\"]",
    );
    let mut play = Play::fight(ground, &[hero([8, 10, 8], &[])], &[("test:foe", 1)]);
    play.end().dice(HIT).bear().dice([6, 6, 5]);
    play.said(rules::HARM_DEATH, |event| {
        matches!(event, Event::Fell { dead: true, .. })
    });
    assert!(play.hero(0).health().dead);
    play.over(Outcome::Defeat);
}

#[test]
fn straight_after_the_fight_one_is_healed_or_dead() {
    let fallen = || hero([10, 10, 8], &[]);
    // Ten of ten is a net ST of 0: out, and alive.
    let play = after_a_fight(10, fallen(), archer(&[]), "");
    assert!(!play.hero(0).health().dead);
    assert_eq!(play.entry(), 2);
    // Eleven is too much.
    let play = after_a_fight(11, fallen(), archer(&[]), "");
    play.said(rules::HARM_NET, |event| {
        matches!(event, Event::Fell { dead: true, .. })
    });
    // Unless somebody tends to it.
    let mut play = after_a_fight(11, fallen(), archer(&[]), r#"pack: {"core:bandage": 1},"#);
    assert_eq!(play.asks(), "Party harm.net");
    assert_eq!(play.venture().state().phase, Phase::Mending);
    let means = play.good("bandage");
    let (by, on) = (hero_at(1), hero_at(0));
    play.choose(Action::Heal { by, means, on });
    assert!(!play.hero(0).health().dead);
    assert_eq!((play.entry(), play.suffered(0).0), (2, 10));
}

/// The question right after a fight, and the choice to leave it.
fn going_on(play: &Play) -> (Phrase, Phrase) {
    let (world, question) = (play.game.world(), play.game.asking().expect("a question"));
    let mut choices = play.game.offer().choices.iter();
    let leaves = choices.find(|it| it.act == Action::LeaveCamp);
    let leaves = HexAdventure::describe(world, question, leaves.expect("a way on"));
    (HexAdventure::prompt(world, question), leaves.label)
}

#[test]
fn whoever_would_die_is_named_and_how_much_healing_it_takes() {
    let fallen = hero([10, 10, 8], &[]);
    let bandages = r#"pack: {"core:bandage": 3},"#;
    let mut play = after_a_fight(12, fallen, archer(&[]), bandages);
    let means = play.good("bandage");
    let (by, on) = (hero_at(1), hero_at(0));
    for beyond in [2, 1] {
        let (asked, leaves) = going_on(&play);
        let dies = Phrase::new("hex-dying")
            .who("who", on.token())
            .with("n", beyond);
        let prompt = Phrase::new("hex-prompt-mending-dying").with("list", dies);
        assert_eq!(asked, prompt);
        assert_eq!(leaves.key, "hex-act-leave-mending-dying");
        let sheets = HexAdventure::scene(play.game.world()).sheets;
        let state = Phrase::new("hex-state-dying").with("n", beyond);
        assert_eq!(sheets[0].traits[0].name, state);
        play.choose(Action::Heal { by, means, on });
    }
    // Ten of ten is no death, though it is no health either.
    let (asked, leaves) = going_on(&play);
    assert_eq!(asked.key, "hex-prompt-mending");
    assert_eq!(leaves.key, "hex-act-leave-mending");
    let sheets = HexAdventure::scene(play.game.world()).sheets;
    let state = Phrase::new("hex-state-out").with("n", 1);
    assert_eq!(sheets[0].traits[0].name, state);
}

#[test]
fn fatigue_adds_up_with_damage_and_never_kills() {
    let ground = Ground::new(FACING).story(
        "",
        r#"1: (text: "", effects: [Damage("6", Strongest), Fatigue("40", Strongest)],
               options: [(text: "", to: 2)]),
           2: (text: "", ending: (outcome: Good, title: "End")),"#,
    );
    let play = Play::adventure(ground, &[hero([10, 10, 8], &[]), hero([9, 9, 9], &[])]);
    play.said(rules::HARM_FATIGUE, |event| {
        matches!(event, Event::Hurt { fatigue: true, .. })
    });
    play.said(rules::HARM_FATIGUE, |event| {
        matches!(event, Event::Fell { dead: false, .. })
    });
    assert_eq!(
        (play.suffered(0), play.hero(0).health().dead),
        ((6, 40), false)
    );
}

const INN: &str = r#"
    1: (text: "", effects: [Damage("3", All), Fatigue("5", All)], sleep: (cost: 4),
        options: [(text: "", to: 2)]),
    2: (text: "", ending: (outcome: Good, title: "End")),"#;

#[test]
fn sleep_takes_fatigue_away_and_leaves_damage() {
    let pack = r#"purse: 10, pack: {"core:ration": 2},"#;
    let ground = Ground::new(FACING).story(pack, INN);
    let mut play = Play::adventure(ground, &[ajax()]);
    assert_eq!(play.suffered(0), (3, 5));
    play.choose(Action::Sleep);
    play.said(rules::SLEEP_STOP, |event| {
        matches!(event, Event::Slept { at: 1 })
    });
    assert_eq!((play.suffered(0), play.purse()), ((3, 0), 6));
    assert_eq!(play.venture().state().day, 2);
    // Once in each place.
    assert_eq!(play.refused(Action::Sleep), Some(rules::SLEEP_STOP));
    // And not without the money.
    let ground = Ground::new(FACING).story("purse: 3,", INN);
    let play = Play::adventure(ground, &[ajax()]);
    assert_eq!(play.refused(Action::Sleep), Some(rules::MONEY_PURSE));
}

#[test]
fn a_party_that_is_only_tired_sleeps_it_off() {
    let ground = Ground::new(FACING).story(
        "",
        r#"1: (text: "", options: [(text: "", effects: [Fatigue("20", All)], to: 2)]),
           2: (text: "", options: [(text: "", to: 3)]),
           3: (text: "", ending: (outcome: Good, title: "End")),"#,
    );
    let mut play = Play::adventure(ground, &[ajax()]);
    play.option(0);
    play.said(rules::SLEEP_STOP, |event| {
        matches!(event, Event::Rested { .. })
    });
    assert_eq!(play.entry(), 2);
    // The wounded do not wake up.
    let ground = Ground::new(FACING).story(
        "",
        r#"1: (text: "", options: [(text: "", effects: [Damage("14", All)], to: 2)]),
           2: (text: "", ending: (outcome: Good, title: "End")),"#,
    );
    let mut play = Play::adventure(ground, &[ajax()]);
    play.option(0);
    play.over(Outcome::Defeat);
}

#[test]
fn everybody_eats_a_ration_a_day() {
    let ground = Ground::new(FACING).story(
        r#"pack: {"core:ration": 5},"#,
        r#"1: (text: "", options: [(text: "", effects: [Days(2)], to: 2)]),
           2: (text: "", options: [(text: "", to: 1)]),"#,
    );
    let mut play = Play::adventure(ground, &[ajax(), ajax()]);
    play.option(0);
    assert_eq!(
        play.count(rules::DAYS_RATION, |event| matches!(
            event,
            Event::Ate { .. }
        )),
        4
    );
    assert_eq!(
        play.count(rules::DAYS_RATION, |event| matches!(
            event,
            Event::Dawned { .. }
        )),
        2
    );
    assert_eq!((play.packed("ration"), play.venture().state().day), (1, 3));
}

#[test]
fn a_day_without_food_tires_until_one_has_some() {
    let ground = Ground::new(FACING).story(
        r#"purse: 9, pack: {"core:ration": 1},"#,
        r#"1: (text: "", options: [(text: "", effects: [Days(2)], to: 2)]),
           2: (text: "", options: [(text: "", effects: [Rest], to: 3)]),
           3: (text: "", options: [(text: "", effects: [Item("core:ration", 9), Rest], to: 4)]),
           4: (text: "", options: [(text: "", effects: [Rest], to: 1)]),"#,
    );
    let mut play = Play::adventure(ground, &[ajax(), ajax()]);
    // The first in the party eats on the first day, nobody on the second.
    play.option(0);
    let hunger = |play: &Play| [play.hero(0).health().hunger, play.hero(1).health().hunger];
    assert_eq!(hunger(&play), [1, 2]);
    play.said(rules::DAYS_HUNGER, |event| {
        matches!(event, Event::Hungered { fatigue: 1, .. })
    });
    // Sleep does not fill anybody.
    play.option(0);
    assert_eq!(hunger(&play), [2, 3]);
    // Bread does: each ration makes up for one day without.
    play.option(0);
    assert_eq!(hunger(&play), [1, 2]);
    play.option(0);
    assert_eq!(hunger(&play), [0, 1]);
}

#[test]
fn hunger_alone_lays_one_low() {
    let ground = Ground::new(FACING).story(
        "",
        r#"1: (text: "", options: [(text: "", effects: [Days(14)], to: 2)]),
           2: (text: "", options: [(text: "", to: 1)]),"#,
    );
    let mut play = Play::adventure(ground, &[ajax(), hero([20, 8, 8], &[])]);
    play.option(0);
    play.said(
        rules::HARM_FATIGUE,
        |event| matches!(event, Event::Fell { who, dead: false, .. } if *who == hero_at(0)),
    );
    assert!(play.venture().can_act(hero_at(1)));
}

/// A fallen hero who is healed gets up, even during a fight, unless somebody stands on the hex.
#[test]
fn the_fallen_get_up_where_there_is_room() {
    let rows = &["...........", ".PA........", "P..........", "..........."];
    let ground = Ground::new(rows).foe("foe", "st: 20, dx: 10, iq: 8, weapons: [\"core:sword\"]");
    let healer = hero([9, 10, 13], &["spell heal_wounds"]);
    let heroes = [hero([8, 10, 8], &[]), healer, hero([12, 10, 8], &[])];
    let mut play = Play::fight(ground, &heroes, &[("test:foe", 1)]);
    play.next(1).end().next(0).end().end();
    play.dice(HIT).bear().dice([4, 4]);
    let lies = play.hero(0).at.expect("it lies there");
    // The third steps on it.
    play.next(2).go(lies.x, lies.y).end();
    let means = play.spell("heal_wounds");
    let aim = tabledelve::rulesets::hex_adventure::Aim::At(hero_at(0));
    play.choose_with(2, Action::Use { means, aim }).dice(HIT);
    play.said(
        rules::HARM_OUT,
        |event| matches!(event, Event::GotUp { who, .. } if *who == hero_at(0)),
    );
    assert!(play.venture().can_act(hero_at(0)));
    assert_ne!(play.at(hero_at(0)), play.at(hero_at(2)));
    // Its turn is still to come.
    assert!(
        play.offers(Action::Next { hero: hero_at(0) }) || play.asks() == "Hero(0) fight.action"
    );
}

#[test]
fn a_foe_that_is_out_is_beaten() {
    let ground = Ground::new(FACING)
        .foe("foe", "st: 3, dx: 1, iq: 1")
        .foe("goal", OAK);
    let mut play = Play::fight(ground, &[ajax()], &[("test:foe", 1), ("test:goal", 1)]);
    play.strike(0).dice(HIT).dice([1, 1, 2]);
    play.said(
        rules::HARM_OUT,
        |event| matches!(event, Event::Fell { who, dead: false, .. } if *who == foe_at(0)),
    );
    assert!(play.venture().is_fighting());
}
