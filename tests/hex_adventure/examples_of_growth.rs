//! The book's worked examples of growth and magic, and its sample party, without skills where the
//! book leaves them out.

use crate::{
    boards::{APART, CAMP, FACING, OAK},
    ground::{Ground, hero, id},
    script::{Play, foe_at, hero_at},
};
use tabledelve::{
    game::Outcome,
    rulesets::hex_adventure::{Action, Boon, Event, HeroRecord, content::Attribute, rules},
};

/// A hero in camp.
fn in_camp(hero: HeroRecord) -> Play {
    let ground = Ground::new(CAMP).story(
        "",
        r#"1: (text: "", options: [(text: "", to: 2)]),
           2: (text: "", ending: (outcome: Good, title: "End")),"#,
    );
    let mut play = Play::adventure(ground, &[hero]);
    play.choose(Action::OpenCamp);
    play
}

/// Attributes: 15 experience for DX 11.
#[test]
fn ajax_spends_fifteen_on_dx() {
    let mut play = in_camp(hero([14, 10, 8], &["experience 15"]));
    play.choose(Action::RaiseAttribute {
        hero: hero_at(0),
        attribute: Attribute::Dx,
    });
    play.said(rules::GROWTH_ATTRIBUTE, |event| {
        matches!(
            event,
            Event::AttributeRaised {
                value: 11,
                cost: 15,
                ..
            }
        )
    });
    assert_eq!(
        (play.figures(hero_at(0))[1], play.tale(0).experience),
        (11, 0)
    );
}

/// Skills: ten experience for a point of unarmed fighting: ST and DX one higher, damage too.
#[test]
fn ajax_learns_to_fight_unarmed() {
    let mut play = in_camp(hero([14, 10, 8], &["experience 10"]));
    let skill = play.skill("unarmed");
    play.choose(Action::LearnSkill {
        hero: hero_at(0),
        skill,
    });
    play.said(rules::GROWTH_SKILL, |event| {
        matches!(
            event,
            Event::Learned {
                points: 1,
                cost: 10,
                ..
            }
        )
    });
    let (venture, ajax) = (play.venture(), play.hero(0));
    assert_eq!(venture.grapple_st(ajax).total, 15);
    assert_eq!(venture.tackle_dx(ajax).total, 11);
    // d6-3, and one more each for the greater strength and the skill.
    let other = in_camp(hero([9, 9, 9], &[]));
    assert_eq!(venture.squeeze(ajax, other.hero(0)).plus.total, -1);
}

/// The book's mage, without skills and without a staff.
fn magus(has: &[&str]) -> HeroRecord {
    let all: Vec<&str> = ["spell fireball"].iter().chain(has).copied().collect();
    hero([9, 10, 13], &all)
}

/// Magic: 12 is no more than IQ 13. The fireball hits and does damage.
#[test]
fn magus_throws_a_fireball() {
    let ground = Ground::new(APART).foe("foe", OAK);
    let mut play = Play::fight(ground, &[magus(&[])], &[("test:foe", 1)]);
    play.cast("fireball", foe_at(0)).dice([5, 4, 3]);
    play.said(rules::MAGIC_CAST, |event| {
        matches!(
            event,
            Event::Tried {
                needed: 13,
                passed: true,
                ..
            }
        )
    });
    play.dice([4, 3, 2]);
    assert_eq!(play.foe(0).health().damage, 8);
}

/// Fatigue rating: ST 9, three fatigue; six more and he falls.
#[test]
fn the_fireball_costs_magus_three() {
    let ground = Ground::new(APART).foe("foe", OAK);
    let mut play = Play::fight(ground, &[magus(&[])], &[("test:foe", 1)]);
    play.cast("fireball", foe_at(0)).dice([5, 4, 3, 1, 1, 1]);
    assert_eq!(play.suffered(0), (0, 3));
    play.cast("fireball", foe_at(0)).dice([5, 4, 3, 1, 1, 1]);
    assert!(play.venture().can_act(hero_at(0)));
    play.cast("fireball", foe_at(0)).dice([5, 4, 3, 1, 1, 1]);
    assert_eq!(play.suffered(0), (0, 9));
    play.said(rules::HARM_FATIGUE, |event| {
        matches!(event, Event::Fell { dead: false, .. })
    });
    play.over(Outcome::Defeat);
}

/// Staffs: the staff F9 takes three, after six more it is empty until he sleeps.
#[test]
fn the_staff_takes_nine_for_magus() {
    let ground = Ground::new(CAMP).foe("foe", OAK).story(
        "",
        r#"1: (text: "", fight: (board: "test:board", party: "P", foes: [("test:foe", "B", 1)],
               won: 2, fled: 2)),
           2: (text: "", options: [(text: "", to: 3)]),
           3: (text: "", effects: [Rest], options: [(text: "", to: 4)]),
           4: (text: "", ending: (outcome: Good, title: "End")),"#,
    );
    let magus = magus(&["weapon staff"]);
    let mut play = Play::adventure(ground, &[magus]);
    let staff = |play: &Play| play.hero(0).weapons()[0].power;
    assert_eq!(staff(&play), 9);
    for left in [6, 3, 0] {
        play.cast("fireball", foe_at(0)).dice([5, 4, 3, 3, 3, 3]);
        assert_eq!((staff(&play), play.suffered(0)), (left, (0, 0)));
    }
    play.said(rules::MAGIC_STAFF, |event| {
        matches!(
            event,
            Event::Strained {
                staff: Some((0, 3)),
                ..
            }
        )
    });
    // Twenty-four damage of forty: it flees.
    assert_eq!(play.entry(), 2);
    assert_eq!(staff(&play), 0);
    play.option(0);
    assert_eq!(staff(&play), 9);
}

/// Sample party: the four with the book's attributes, skills and gear.
#[test]
fn the_sample_party_is_there() {
    let book = &crate::BOOK;
    for (id, attributes, dx, stops) in [
        ("core:ajax", [14, 10, 8], 10, 1),
        ("core:hector", [11, 11, 10], 10, 3),
        ("core:paris", [11, 11, 10], 11, 1),
        ("core:magus", [9, 10, 13], 10, 2),
    ] {
        let kind = book.heroes.find(self::id(id)).expect("one of the four");
        let record = HeroRecord::ready(book, kind);
        assert_eq!(record.attributes, attributes, "{id}");
        let ground = Ground::new(FACING).foe("foe", OAK);
        let play = Play::fight(ground, &[record], &[("test:foe", 1)]);
        assert_eq!(play.figures(hero_at(0))[1], dx, "{id}");
        // Two-handed weapons leave no hand for a shield.
        assert_eq!(play.venture().stops(play.hero(0)), stops, "{id}");
    }
}

/// Blur, as the sample party has it: 4/DX to hit.
#[test]
fn a_blurred_target_takes_four_dice_to_hit() {
    let foe = "st: 20, dx: 10, iq: 8, weapons: [\"core:sword\"]";
    let ground = Ground::new(FACING).foe("foe", foe);
    let magus = hero([9, 10, 13], &["spell blur"]);
    let mut play = Play::fight(ground, &[magus], &[("test:foe", 1)]);
    play.cast("blur", hero_at(0)).dice([5, 4, 3]);
    play.said(rules::MAGIC_EFFECTS, |event| {
        matches!(
            event,
            Event::Blessed {
                boon: Boon::HardToHit(4),
                ..
            }
        )
    });
    play.dice([3, 3, 3, 2]);
    play.said(
        rules::ATTACK_STRIKE,
        |event| matches!(event, Event::Tried { roll, passed: false, .. } if roll.dice.len() == 4),
    );
}
