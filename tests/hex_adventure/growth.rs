//! Experience, spending it, and carrying heroes from adventure to adventure.

use crate::{
    boards::FACING,
    ground::{Ground, hero},
    script::{Play, hero_at},
};
use tabledelve::{
    game::{Outcome, Ruleset},
    rulesets::hex_adventure::{
        Action, Event, HexAdventure, Legacy, Party, content::Attribute, rules,
    },
};

const STORY: &str = r#"
    1: (text: "", options: [(text: "", word: "LAMP", to: 2)]),
    2: (text: "", effects: [Word("LAMP"), NoWord("LAMP"), Word("LAMP"), Experience(5)],
        options: [(text: "", when: [Word("LAMP")], to: 3)]),
    3: (text: "", ending: (outcome: Good, title: "End")),"#;

#[test]
fn a_plot_word_is_worth_experience_when_it_is_new() {
    let ground = Ground::new(FACING).story("", STORY);
    let heroes = [
        hero([10, 10, 10], &[]),
        hero([10, 10, 10], &["experience 3"]),
    ];
    let mut play = Play::adventure(ground, &heroes);
    play.option(0);
    // Gained, gained again without effect, crossed out, gained anew; and five besides.
    assert_eq!((play.tale(0).experience, play.tale(1).experience), (7, 10));
    play.said(rules::GROWTH_EXPERIENCE, |event| {
        matches!(
            event,
            Event::Experience {
                points: 1,
                word: true,
                ..
            }
        )
    });
    play.option(0);
    play.over(Outcome::Victory);
}

fn in_camp(has: &[&str], attributes: [i32; 3]) -> Play {
    let ground = Ground::new(FACING).story("", STORY);
    let mut play = Play::adventure(ground, &[hero(attributes, has)]);
    play.choose(Action::OpenCamp);
    play
}

#[test]
fn a_point_of_an_attribute_costs_half_again_as_much_as_it_is() {
    let raise = |attribute| Action::RaiseAttribute {
        hero: hero_at(0),
        attribute,
    };
    // 9 * 3 / 2 is 13, rounded down; a curse makes it no cheaper.
    let mut play = in_camp(&["experience 26", "curses 1"], [9, 8, 15]);
    assert_eq!(play.offered(|act| *act == raise(Attribute::Iq)), Some(None));
    play.choose(raise(Attribute::St));
    play.said(rules::GROWTH_ATTRIBUTE, |event| {
        matches!(
            event,
            Event::AttributeRaised {
                value: 10,
                cost: 13,
                ..
            }
        )
    });
    assert_eq!(play.tale(0).experience, 13);
    // The next would cost 15.
    assert_eq!(
        play.refused(raise(Attribute::St)),
        Some(rules::GROWTH_ATTRIBUTE)
    );
    assert!(play.offers(raise(Attribute::Dx)));
}

#[test]
fn a_point_of_a_skill_costs_ten_up_to_its_limit() {
    let mut play = in_camp(&["experience 20", "skill footwork 2"], [10, 10, 12]);
    let hero = hero_at(0);
    let learn = Action::LearnSkill {
        hero,
        skill: play.skill("footwork"),
    };
    play.choose(learn);
    play.said(rules::GROWTH_SKILL, |event| {
        matches!(
            event,
            Event::Learned {
                points: 3,
                cost: 10,
                ..
            }
        )
    });
    assert!(!play.offers(learn), "three is the most");
    // A spell costs the same, if IQ is high enough.
    let spell = |play: &Play, name: &str| match play.spell(name) {
        tabledelve::rulesets::hex_adventure::Means::Spell(spell) => {
            Action::LearnSpell { hero, spell }
        }
        other => panic!("{other:?}"),
    };
    let (fireball, terror) = (spell(&play, "fireball"), spell(&play, "terror"));
    assert!(!play.offers(terror));
    play.choose(fireball);
    play.said(rules::GROWTH_SKILL, |event| {
        matches!(event, Event::LearnedSpell { cost: 10, .. })
    });
    assert_eq!(play.tale(0).experience, 0);
    assert_eq!(
        play.choices(|act| matches!(act, Action::LearnSkill { .. })),
        0
    );
}

#[test]
fn what_heroes_have_become_goes_on_to_the_next_adventure() {
    let has = [
        "weapon sword",
        "armour leather",
        "karma 2",
        "wishes 1",
        "curses 1",
        "experience 9",
    ];
    let ground = Ground::new(FACING).story("purse: 50,", STORY);
    let mut play = Play::adventure(ground, &[hero([10, 10, 10], &has), hero([8, 8, 8], &[])]);
    play.option(0).option(0);
    let text = HexAdventure::legacy(&play.game).expect("it is over");
    let legacy: Legacy = ron::from_str(&text).expect("written a moment ago");
    assert_eq!((legacy.survivors.len(), legacy.fallen.len()), (2, 0));
    let (_, first) = &legacy.survivors[0];
    assert_eq!(
        (first.experience, first.karma, first.wishes, first.curses),
        (16, 2, 1, 1)
    );
    let ground = Ground::new(FACING).story("purse: 7,", STORY);
    let survivors = legacy.survivors.into_iter().map(|(_, hero)| hero);
    let again = Play::story(ground, Party::Returning(survivors.collect()));
    again.said(rules::GROWTH_CARRIED_OVER, |event| {
        matches!(event, Event::Joined { .. })
    });
    assert_eq!(again.tale(0).experience, 16);
    assert_eq!(again.hero(0).weapons().len(), 1);
    assert!(again.hero(0).worn().armour.is_some());
    // The purse is that of the adventure.
    assert_eq!(again.purse(), 7);
}

#[test]
fn the_dead_stay_behind() {
    let ground = Ground::new(FACING).story(
        "",
        r#"1: (text: "", effects: [Damage("20", Weakest)], options: [(text: "", to: 2)]),
           2: (text: "", ending: (outcome: Good, title: "End")),"#,
    );
    let mut play = Play::adventure(ground, &[hero([10, 10, 10], &[]), hero([9, 8, 8], &[])]);
    assert!(play.hero(1).health().dead);
    play.option(0);
    let text = HexAdventure::legacy(&play.game).expect("it is over");
    let legacy: Legacy = ron::from_str(&text).expect("written a moment ago");
    assert_eq!((legacy.survivors.len(), legacy.fallen.len()), (1, 1));
}
