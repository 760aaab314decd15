//! Heroes, ready-made and created at the table; leaders and medics.

use crate::{
    boards::{CAMP, FACING, HIT, MISS, SWORD},
    ground::{Ground, ajax, hero, id},
    script::{Play, foe_at, hero_at},
};
use tabledelve::{
    game::{Category, Present},
    rulesets::hex_adventure::{
        Action, Aim, Event, HexAdventure, Party, Question,
        content::{Attribute, SkillIx},
        rules,
    },
};

const STORY: &str = r#"
    1: (text: "", options: [(text: "", to: 2)]),
    2: (text: "", ending: (outcome: Good, title: "End")),"#;

/// This many custom heroes, with the first one being created.
fn own(count: u8) -> Play {
    Play::story(
        Ground::new(FACING).story("purse: 5,", STORY),
        Party::Own(count),
    )
}

fn attribute(attribute: Attribute) -> Action {
    Action::Attribute { attribute }
}

#[test]
fn a_new_hero_begins_with_the_least_of_everything() {
    let play = own(2);
    assert_eq!(
        play.count(rules::HEROES_ATTRIBUTES, |event| matches!(
            event,
            Event::Joined { .. }
        )),
        2
    );
    assert_eq!(play.figures(hero_at(1)), [8, 8, 8]);
}

#[test]
fn thirty_two_points_are_shared_out() {
    let mut play = own(1);
    let bounds = |play: &Play, of| play.offered(|act| *act == attribute(of)).flatten();
    assert_eq!(bounds(&play, Attribute::St), Some((8, 16)));
    play.choose_with(14, attribute(Attribute::St));
    assert_eq!(bounds(&play, Attribute::Dx), Some((8, 10)));
    play.choose_with(10, attribute(Attribute::Dx));
    play.said(rules::HEROES_POINTS, |event| {
        matches!(
            event,
            Event::Shaped {
                attribute: Attribute::Iq,
                value: 8,
                ..
            }
        )
    });
    assert_eq!(play.figures(hero_at(0)), [14, 10, 8]);
}

#[test]
fn four_points_go_into_at_most_two_combat_skills() {
    let mut play = own(1);
    play.choose_with(8, attribute(Attribute::St))
        .choose_with(8, attribute(Attribute::Dx));
    let skill = |play: &Play, name: &str| Action::Skill {
        skill: play.skill(name),
    };
    let (sword, bow, axe) = (
        skill(&play, "sword"),
        skill(&play, "bow"),
        skill(&play, "axe"),
    );
    play.choose(sword).choose(bow);
    assert_eq!(play.refused(axe), Some(rules::HEROES_SKILLS));
    play.said(rules::HEROES_SKILLS, |event| {
        matches!(event, Event::Learned { cost: 0, .. })
    });
    // More points in these, other skills, and spells that IQ 16 allows.
    play.choose(sword);
    assert!(play.offers(skill(&play, "climb")));
    let tabledelve::rulesets::hex_adventure::Means::Spell(spell) = play.spell("fireball") else {
        panic!("it is a spell");
    };
    play.choose(Action::Spell { spell });
    // That was the fourth point.
    play.waits(|question| matches!(question, Question::Outfit));
    let points: Vec<(SkillIx, u8)> = play.hero(0).skills().to_vec();
    assert_eq!(points, [(play.skill("sword"), 2), (play.skill("bow"), 1)]);
    assert_eq!(play.hero(0).spells().len(), 1);
}

#[test]
fn a_spell_wants_its_iq_of_a_new_hero_too() {
    let mut play = own(1);
    play.choose_with(16, attribute(Attribute::St))
        .choose_with(8, attribute(Attribute::Dx));
    let tabledelve::rulesets::hex_adventure::Means::Spell(spell) = play.spell("fireball") else {
        panic!("it is a spell");
    };
    assert_eq!(play.refused(Action::Spell { spell }), Some(rules::MAGIC_IQ));
}

#[test]
fn own_heroes_buy_what_they_need() {
    let mut play = own(2);
    for _ in 0..2 {
        play.choose_with(8, attribute(Attribute::St))
            .choose_with(12, attribute(Attribute::Dx))
            .choose(Action::Done);
    }
    assert_eq!(play.asks(), "Party heroes.outfit");
    assert_eq!(play.purse(), 1800);
    play.said(rules::HEROES_OUTFIT, |event| {
        matches!(event, Event::Money { change: 1800 })
    });
    let (dagger, sword) = (play.thing("dagger"), play.thing("sword"));
    play.choose(Action::Buy { thing: dagger })
        .choose(Action::Buy { thing: sword });
    // The sword is too heavy for ST 8, and is returned for its price.
    let hero = hero_at(1);
    assert!(!play.offers(Action::Take { hero, thing: sword }));
    play.choose(Action::Take {
        hero,
        thing: dagger,
    })
    .choose(Action::Sell { thing: sword });
    play.said(rules::HEROES_OUTFIT, |event| {
        matches!(event, Event::Taken { .. })
    });
    play.choose(Action::Done);
    // The rest stays in the purse, with the adventure's own money.
    assert_eq!((play.purse(), play.entry()), (1800 - 80 + 5, 1));
    assert_eq!(play.hero(1).weapons().len(), 1);
}

#[test]
fn ready_made_heroes_leave_at_once() {
    let ids = ["core:ajax", "core:hector", "core:paris", "core:magus"]
        .map(id)
        .to_vec();
    let ground = Ground::new(FACING).story("", STORY);
    let play = Play::story(ground, Party::Ready(ids));
    assert_eq!(
        play.count(rules::HEROES_READY, |event| matches!(
            event,
            Event::Joined { .. }
        )),
        4
    );
    let names: Vec<&str> = (0..4).map(|seat| play.tale(seat).name.as_str()).collect();
    assert_eq!(names, ["Brask", "Merrin", "Tansy", "Odwin"]);
    assert_eq!(play.figures(hero_at(1)), [11, 10, 10]);
}

/// A fight with one hero hurt, and time to mend after it.
#[test]
fn a_medic_tends_everybody_once_after_a_fight() {
    let story = r#"
        1: (text: "", effects: [Damage("9", Strongest)],
            fight: (board: "test:board", party: "P", foes: [("test:foe", "B", 1)], won: 2)),
        2: (text: "", options: [(text: "", to: 3)]),
        3: (text: "", ending: (outcome: Good, title: "End")),"#;
    let ground = Ground::new(CAMP)
        .foe("foe", "st: 2, dx: 1, iq: 1")
        .story("", story);
    let medic = hero([9, 10, 10], &["weapon sling", "skill medic 2"]);
    let mut play = Play::adventure(ground, &[ajax(), medic]);
    play.next(1).shoot(0).dice(HIT).dice([6]);
    let tend = Action::Tend {
        by: hero_at(1),
        on: hero_at(0),
    };
    play.choose(tend).dice([4, 4, 4]);
    play.said(rules::SKILLS_TEND, |event| {
        matches!(
            event,
            Event::Tried {
                needed: 12,
                passed: true,
                ..
            }
        )
    });
    play.dice([5]);
    assert_eq!(play.suffered(0).0, 4);
    // Once, here and at any halt before the next fight.
    assert_eq!((play.entry(), play.offers(tend)), (2, false));
    play.choose(Action::OpenCamp);
    assert_eq!(play.refused(tend), Some(rules::SKILLS_TEND));
}

#[test]
fn a_leader_saves_a_companions_turn() {
    let rows = &["........", ".PA.....", "P.......", "........"];
    let foe = "st: 40, dx: 10, iq: 8, weapons: [\"core:sword\"]";
    let leader = || hero([10, 10, 10], &["skill leadership 2"]);
    // One has reacted in the party's own turns: to a counterattack.
    let ground = Ground::new(rows).foe("foe", foe);
    let mut play = Play::fight(ground, &[ajax(), leader()], &[("test:foe", 1)]);
    play.next(0)
        .strike(0)
        .dice(MISS)
        .dice(MISS)
        .counter()
        .dice(MISS);
    assert!(play.hero(0).activity().reacted);
    let rally = Action::Rally { on: hero_at(0) };
    play.choose(rally).dice([4, 4, 4]);
    play.said(rules::SKILLS_RALLY, |event| {
        matches!(
            event,
            Event::Tried {
                needed: 12,
                passed: true,
                ..
            }
        )
    });
    play.said(rules::SKILLS_RALLY, |event| {
        matches!(event, Event::Rallied { .. })
    });
    assert!(!play.hero(0).activity().reacted);
    // Nobody else needs it.
    play.decides();
    assert!(!play.offers(rally));
}

#[test]
fn footwork_and_brawling_help_where_they_say() {
    let ground = Ground::new(FACING).foe("foe", SWORD);
    let nimble = hero([14, 10, 8], &["skill footwork 1", "skill brawling 1"]);
    let mut play = Play::fight(ground, &[nimble], &[("test:foe", 1)]);
    play.end().dice(HIT).dodge(1, 2).dice([4, 4, 4]);
    play.said(rules::REACT_DODGE, |event| {
        matches!(
            event,
            Event::Tried {
                needed: 12,
                passed: true,
                ..
            }
        )
    });
    let (venture, me) = (play.venture(), play.hero(0));
    assert_eq!(venture.tackle_dx(me).total, 12);
    assert_eq!(venture.attribute(me, Attribute::Dx).total, 10);
    play.dice(MISS);
}

/// An item from the pack can be used on anybody in sight.
#[test]
fn a_draught_reaches_a_companion_in_sight() {
    let story = r#"
        1: (text: "", effects: [Damage("9", Strongest)],
            fight: (board: "test:board", party: "P", foes: [("test:foe", "B", 1)], won: 2)),
        2: (text: "", ending: (outcome: Good, title: "End")),"#;
    let ground = Ground::new(CAMP)
        .foe("foe", "st: 20, dx: 1, iq: 1")
        .story(r#"pack: {"core:healing_draught": 1},"#, story);
    let mut play = Play::adventure(ground, &[ajax(), hero([9, 10, 8], &[])]);
    let means = play.good("healing_draught");
    let on = |hero| Action::Use {
        means,
        aim: Aim::At(hero_at(hero)),
    };
    play.next(1);
    // For whoever is not hurt it folds away among the items.
    let place = |act| {
        let step = play.game.asking().expect("a decision");
        let mut offered = play.game.offer().choices.iter();
        let offered = offered.find(|it| it.act == act).expect("an offer");
        let choice = HexAdventure::describe(play.game.world(), step, offered);
        (choice.category, choice.section.map(|it| it.key))
    };
    assert_eq!(place(on(0)), (Some(Category::Item), None));
    let idle = Some("hex-section-idle".into());
    assert_eq!(place(on(1)), (Some(Category::Item), idle));
    play.choose(on(0)).dice([1]);
    assert_eq!(play.suffered(0).0, 6);
    assert_eq!(play.foe(0).id, foe_at(0));
}
