//! Karma, wishes and curses.

use crate::{
    boards::{FACING, HANDS, HIT, MISS, OAK, SWORD},
    choices::read,
    ground::{Ground, hero},
    script::{Play, foe_at, hero_at},
};
use tabledelve::{
    game::{Outcome, Present},
    rulesets::hex_adventure::{Action, Event, HexAdventure, content::Attribute, rules},
};

fn story(effects: &str) -> Ground {
    Ground::new(FACING).story(
        "",
        &format!(
            r#"1: (text: "", effects: [{effects}],
                   options: [(text: "", check: (attribute: Dx, passed: 2, failed: 3))]),
               2: (text: "", ending: (outcome: Good, title: "End")),
               3: (text: "", ending: (outcome: Bad, title: "End")),"#
        ),
    )
}

#[test]
fn karma_turns_a_failed_roll() {
    let ground = Ground::new(FACING).foe("foe", OAK);
    let lucky = hero([14, 10, 8], &["weapon sword", "karma 1"]);
    let mut play = Play::fight(ground, &[lucky], &[("test:foe", 1)]);
    play.strike(0).dice(MISS);
    assert_eq!(play.asks(), "Hero(0) fate.karma");
    play.choose(Action::Karma).dice([2, 2]);
    play.said(rules::FATE_KARMA, |event| {
        matches!(event, Event::KarmaUsed { .. })
    });
    assert_eq!((play.foe(0).health().damage, play.tale(0).karma), (4, 0));
    play.dice(MISS).bear();
    // There is none left to ask about.
    play.strike(0).dice(MISS).dice(MISS).bear();
}

#[test]
fn karma_turns_a_total_over_ones_own_attribute_in_a_contest() {
    let story = || {
        Ground::new(FACING).story(
            "",
            r#"1: (text: "", options: [(text: "", contest: (attribute: St, against: 9, won: 2, lost: 3))]),
               2: (text: "", ending: (outcome: Good, title: "End")),
               3: (text: "", ending: (outcome: Bad, title: "End")),"#,
        )
    };
    let contest = |karma: &str| {
        let mut play = Play::adventure(story(), &[hero([14, 10, 8], &[karma])]);
        play.option(0).name(3);
        play
    };
    let answer = |play: &mut Play, face: u16| {
        while play.game.wanted().is_some() {
            play.dice([face]);
        }
    };
    // 16 of 14, against a total that stands: as 14 it is the higher.
    let mut play = contest("karma 1");
    play.dice([6, 6, 4]);
    answer(&mut play, 1);
    assert_eq!(play.asks(), "Hero(0) fate.karma");
    play.choose(Action::Karma);
    assert_eq!(play.tale(0).karma, 0);
    play.over(Outcome::Victory);
    // A total that stands and is too low is no failed roll.
    let mut play = contest("karma 1");
    play.dice([1, 1, 1]);
    answer(&mut play, 3);
    play.over(Outcome::Defeat);
    // Without karma nobody is asked; and who wins is not, either.
    let mut play = contest("karma 0");
    play.dice([6, 6, 4]);
    answer(&mut play, 1);
    play.over(Outcome::Defeat);
}

#[test]
fn the_other_side_of_a_contest_can_use_karma_as_well() {
    let ground = Ground::new(FACING).foe("foe", HANDS);
    let lucky = hero([14, 10, 8], &["karma 1"]);
    let mut play = Play::fight(ground, &[lucky], &[("test:foe", 1)]);
    // The foe's two dice show 4; eight of the hero's are too many for DX 10.
    play.end().name(8).dice([2, 2]).dice([2; 8]);
    assert_eq!(play.asks(), "Hero(0) fate.karma");
    play.choose(Action::Karma);
    play.said(rules::TACKLE_RETREAT, |event| {
        matches!(event, Event::Retreated { .. })
    });
}

#[test]
fn the_setting_for_reactions_reaches_karma_in_fights() {
    let ground = Ground::new(FACING).foe("foe", SWORD);
    let lucky = hero([14, 10, 8], &["weapon sword", "karma 1"]);
    let mut play = Play::fight(ground, &[lucky], &[("test:foe", 1)]);
    play.strike(0).dice(MISS);
    let asked = |play: &Play| {
        let question = play.game.asking().expect("a question");
        let game = &play.game;
        HexAdventure::reaction(game.world(), game.setup(), question, game.offer())
    };
    let prompt = asked(&play).expect("a reaction");
    assert_eq!((prompt.who, prompt.to), (0, Some(foe_at(0).token())));
    assert!(prompt.own);
    let pass = play.game.offer().choices[prompt.pass].act;
    assert_eq!(pass, Action::Accept);
    // Twelve at most of 14 fell nobody, but seven are half of it.
    let danger = prompt.danger.percent();
    assert!(danger > 0.0 && danger < 100.0, "{danger}");
    play.choose(Action::Accept).dice(HIT).dodge(1, 2).dice(MISS);
    assert!(asked(&play).is_some_and(|prompt| !prompt.own));
    play.choose(Action::Accept).dice([1, 1]);
}

#[test]
fn a_wish_can_be_made_at_a_halt() {
    let hurt = story("Damage(\"4\", All)");
    let mut play = Play::adventure(hurt, &[hero([10, 10, 10], &["wishes 1"])]);
    let wish = Action::WishWhole { hero: hero_at(0) };
    play.choose(Action::OpenCamp).choose(wish);
    play.said(rules::FATE_WISH, |event| {
        matches!(event, Event::Revived { .. })
    });
    assert_eq!((play.suffered(0), play.tale(0).wishes), ((0, 0), 0));
    assert!(!play.offers(wish));
}

#[test]
fn karma_may_be_kept_and_is_given_by_entries() {
    let mut play = Play::adventure(story("Karma(2), Wish(1)"), &[hero([10, 10, 10], &[])]);
    assert_eq!((play.tale(0).karma, play.tale(0).wishes), (2, 1));
    play.option(0).dice(MISS);
    let game = &play.game;
    let asked = HexAdventure::prompt(game.world(), game.asking().expect("a question"));
    assert_eq!(
        read(&asked),
        "Ajax failed. Needed: 10 or less on 3d6, a 50% chance. Spend karma to succeed? (2 left)"
    );
    play.choose(Action::Accept);
    play.over(Outcome::Defeat);
}

#[test]
fn a_wish_revives_even_the_dead() {
    for (dice, dead) in [([6, 2], false), ([6, 6], true)] {
        let ground = Ground::new(FACING).foe("foe", SWORD);
        let frail = hero([if dead { 6 } else { 8 }, 10, 8], &["wishes 1", "curses 0"]);
        let mut play = Play::fight(ground, &[frail], &[("test:foe", 1)]);
        play.end().dice(HIT).bear().dice(dice);
        assert_eq!(play.hero(0).health().dead, dead);
        assert_eq!(play.asks(), "Hero(0) fate.wish");
        play.choose(Action::Wish);
        play.said(rules::FATE_WISH, |event| {
            matches!(event, Event::Revived { .. })
        });
        assert_eq!(
            (play.suffered(0), play.hero(0).health().dead),
            ((0, 0), false)
        );
        assert_eq!(play.tale(0).wishes, 0);
        assert!(play.venture().can_act(hero_at(0)));
        play.bear();
    }
}

#[test]
fn a_curse_lowers_everything_and_curses_add_up() {
    let play = Play::adventure(
        story("Curse(1, All), Curse(2, All)"),
        &[hero([10, 11, 12], &[])],
    );
    play.said(rules::FATE_CURSE, |event| {
        matches!(event, Event::Cursed { curses: 2, .. })
    });
    assert_eq!(play.figures(hero_at(0)), [7, 8, 9]);
    // Never below one.
    let play = Play::adventure(
        story("Curse(20, All), Damage(\"0\", All)"),
        &[hero([10, 11, 12], &[])],
    );
    assert_eq!(play.figures(hero_at(0)), [1, 1, 1]);
    // Entries can lift one.
    let play = Play::adventure(
        story("Curse(2, All), LiftCurse(All)"),
        &[hero([10, 11, 12], &[])],
    );
    assert_eq!(play.figures(hero_at(0)), [9, 10, 11]);
}

#[test]
fn a_curse_may_leave_too_little_st() {
    let heroes = [hero([10, 8, 8], &[]), hero([9, 8, 8], &[])];
    let play = Play::adventure(
        story("Damage(\"9\", Strongest), Curse(1, Strongest)"),
        &heroes,
    );
    play.said(rules::HARM_OUT, |event| {
        matches!(event, Event::Fell { dead: false, .. })
    });
    assert!(!play.venture().can_act(hero_at(0)));
}

#[test]
fn a_curse_is_lifted_by_a_wish_or_by_a_point_for_good() {
    let cursed = || hero([10, 12, 12], &["curses 2", "wishes 1"]);
    let mut play = Play::adventure(story(""), &[cursed()]);
    let hero = hero_at(0);
    play.choose(Action::OpenCamp)
        .choose(Action::WishOffCurse { hero });
    play.said(rules::FATE_CURSE, |event| {
        matches!(event, Event::CurseLifted { wish: true, .. })
    });
    assert_eq!((play.figures(hero), play.tale(0).wishes), ([9, 11, 11], 0));
    assert!(!play.offers(Action::WishOffCurse { hero }));
    // One of the highest.
    let pay = |attribute| Action::PayOffCurse { hero, attribute };
    assert!(!play.offers(pay(Attribute::St)) && play.offers(pay(Attribute::Dx)));
    play.choose(pay(Attribute::Iq));
    assert_eq!(
        (play.figures(hero), play.hero(0).base()),
        ([10, 12, 11], [10, 12, 11])
    );
    assert!(!play.offers(pay(Attribute::Dx)));
}

#[test]
fn a_wish_that_is_declined_is_kept() {
    let ground = Ground::new(FACING).foe("foe", SWORD);
    let heroes = [
        hero([8, 10, 8], &["wishes 1"]),
        hero([20, 10, 8], &["weapon sword"]),
    ];
    let mut play = Play::fight(ground, &heroes, &[("test:foe", 1)]);
    play.next(0)
        .end()
        .end()
        .dice(HIT)
        .bear()
        .dice([5, 5])
        .choose(Action::Accept);
    assert_eq!(play.tale(0).wishes, 1);
    assert!(!play.venture().can_act(hero_at(0)));
    assert!(play.venture().can_act(foe_at(0)));
}
