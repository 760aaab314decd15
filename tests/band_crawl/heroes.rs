//! Stars and grunts: lists, reputation, arms.

use tabledelve::{
    game::RuleId,
    rulesets::band_crawl::{Action, Event, Making, Thing, rules},
};

use super::{
    BOOK, of,
    play::{Play, play, sketch},
};

/// The quest is fixed, so that no dice are rolled for it but those of a Big Bad that is a zombie.
const FIXED: [(&str, &str); 2] = [("reason", "explore"), ("big_bad", "skeleton")];

fn with(pairs: &[(&'static str, &'static str)]) -> Play {
    let all: Vec<_> = pairs.iter().chain(&FIXED).copied().collect();
    play(&all)
}

/// Gives the dice of a Big Bad that is a skeleton of reputation 3, raised to that of the star.
fn to_the_end(play: &mut Play) {
    if play.game.asking().is_some() {
        play.choose(Action::Enough);
    }
    play.dice([3, 4, 1, 1, 6]);
}

#[test]
fn a_star_begins_with_five() {
    let mut play = with(&[]);
    play.choose(Action::Arms(0));
    assert_eq!(sketch(play.figure(0)), "human warrior 5: sword sword");
    assert_eq!(
        (play.figure(0).power().now, play.figure(0).power().max),
        (5, 5)
    );
    to_the_end(&mut play);
    let mut play = with(&[("rep", "7"), ("race", "core:ogre")]);
    // An ogre has three rows of warriors: the player chooses.
    play.choose(Action::Row(1)).choose(Action::Arms(2));
    assert_eq!(sketch(play.figure(0)), "ogre warrior 7: mace protected");
    to_the_end(&mut play);
}

#[test]
fn stars_choose_from_their_list() {
    let mut play = with(&[("stars", "2"), ("profession", "healer")]);
    assert_eq!(sketch(play.figure(0)), "human healer 5: sword protected");
    let elf = BOOK.races.find("core:elf").expect("elves");
    play.choose(Action::Race(elf));
    let rows = BOOK[elf].links.list.rows.len();
    assert_eq!(play.choices(|act| matches!(act, Action::Row(_))), rows);
    play.choose(Action::Row(0));
    assert_eq!(play.figure(1).star(), Some(1));
    if play.offers(Action::Arms(0)) {
        play.choose(Action::Arms(0));
    }
    to_the_end(&mut play);
    play.said(rules::STAR_PLAYER, |event| {
        matches!(event, Event::Making(Making::StarMade { seat: 1, .. }))
    });
}

#[test]
fn a_star_takes_any_weapon() {
    let mut play = with(&[("arms", "own")]);
    let weapon = |name: &str| Action::Weapon(BOOK.weapons.find(name).expect("a weapon"));
    let plate = Action::Armour(BOOK.armours.find("core:armoured").expect("plate"));
    play.choose(weapon("core:firearm")).choose(plate);
    assert_eq!(play.refused(plate), Some(rules::EQUIPMENT_ARMOUR));
    play.choose(Action::Shield);
    assert_eq!(play.refused(Action::Shield), Some(rules::EQUIPMENT_SHIELD));
    play.choose(weapon("core:axe"));
    // Four plain things, and both hands are at the firearm.
    let has = "human warrior 5: firearm armoured (shield) (axe)";
    assert_eq!(sketch(play.figure(0)), has);
    to_the_end(&mut play);
}

#[test]
fn four_plain_items() {
    let mut play = with(&[("arms", "own")]);
    for _ in 0..4 {
        let first = BOOK.weapons.keys().next().expect("a weapon");
        play.choose(Action::Weapon(first));
    }
    assert_eq!(play.figure(0).gear().len(), 4);
    play.choose(Action::Enough);
    play.dice([3, 4, 1, 1, 6]);
}

/// A skeleton of a star cannot be told from others: what a race has by nature is its list's.
#[test]
fn claws_cannot_be_put_down() {
    let mut play = with(&[("race", "ghoul"), ("arms", "own")]);
    play.choose(Action::Row(2));
    assert_eq!(sketch(play.figure(0)), "ghoul warrior 5: sword");
    play.said(rules::RACE_INHERENT, |event| {
        matches!(event, Event::Making(Making::Armed { .. }))
    });
    to_the_end(&mut play);
}

#[test]
fn every_row_of_every_list() {
    for race in BOOK.races.keys() {
        let (list, standing) = (&BOOK[race].links.list, BOOK[race].standing);
        for total in 2..=12_u16 {
            let one = total.saturating_sub(6).max(1);
            let mut dice = vec![one, total - one];
            if dice[0] == dice[1] {
                dice.extend([one, one]);
            }
            dice.extend(standing.then_some(3));
            // A Big Bad, or where nobody serves that race a recruit.
            let rules = BOOK[race].links.minions.is_some();
            let big_bad = if rules {
                BOOK[race].id.as_str()
            } else {
                "troll"
            };
            let mut play = play(&[("big_bad", big_bad), ("rep", "9")]);
            play.choose(Action::Arms(0));
            if rules {
                play.choose(Action::Enough);
            } else {
                play.choose(Action::Race(race));
            }
            play.dice(dice);
            for act in [Action::Arms(0), Action::Enough] {
                if play.offers(act) {
                    play.choose(act);
                }
            }
            // What else is rolled.
            while play.game.wanted().is_some() {
                play.dice([6]);
            }
            let row = list.gives(list.at(i32::from(total)));
            let found = play.figure(1);
            assert_eq!(found.race_ix(), race);
            let profession = BOOK.professions.find(&row.profession);
            assert_eq!(Some(found.profession_ix()), profession, "{total}");
            // A Big Bad grows to two above the star by a six.
            let rep = if rules { 11 } else { row.rep };
            assert_eq!(found.rep(), rep, "{total}");
        }
    }
}

#[test]
fn one_and_six_change_reputation() {
    for (face, rep) in [(1, 3), (3, 4), (6, 4)] {
        let mut play = with(&[]);
        // A soldier of 4, who cannot be as strong as the star.
        play.choose(Action::Arms(0)).recruit("human", &[3, 4, face]);
        assert_eq!(play.figure(1).rep(), rep, "{face}");
        play.choose(Action::Arms(0));
        to_the_end(&mut play);
    }
    // No die for skeletons.
    let mut play = with(&[("race", "skeleton")]);
    play.choose(Action::Arms(0))
        .choose(Action::RollRecruit)
        .dice([2, 3, 4]);
    assert_eq!(sketch(play.figure(1)), "skeleton warrior 3: ");
    play.choose(Action::Arms(2));
    assert_eq!(sketch(play.figure(1)), "skeleton warrior 3: mace protected");
    to_the_end(&mut play);
}

#[test]
fn doubles_bring_a_second_profession() {
    let mut play = with(&[]);
    // Two fours are a warrior; a one and a three a knight, or a four and a five a warrior again.
    play.choose(Action::Arms(0))
        .recruit("human", &[4, 4, 1, 3, 3]);
    assert_eq!(sketch(play.figure(1)), "human warrior/knight 4: ");
    play.choose(Action::Arms(0))
        .recruit("human", &[4, 4, 4, 5, 3]);
    play.choose(Action::Arms(1));
    assert_eq!(sketch(play.figure(2)), "human warrior 4: spear shield");
    to_the_end(&mut play);
}

#[test]
fn a_die_decides_between_arms() {
    let expected = [
        (1, "sword"),
        (2, "sword"),
        (3, "bow"),
        (4, "bow"),
        (5, "mace"),
        (6, "mace"),
    ];
    for (face, weapon) in expected {
        let mut play = with(&[]);
        play.choose(Action::Arms(0)).choose(Action::Enough);
        play.dice([3, 4, 1, face, 6]);
        let big_bad = play.band().state().quest.big_bad.expect("a Big Bad");
        let carries = sketch(play.band().figure(big_bad));
        assert_eq!(carries, format!("skeleton warrior 5: {weapon} protected"));
    }
}

#[test]
fn slings_bring_a_shield() {
    let mut play = with(&[]);
    play.choose(Action::Arms(0)).recruit("human", &[1, 4, 3]);
    play.choose(Action::Arms(2));
    assert_eq!(sketch(play.figure(1)), "human shooter 4: sling shield");
    // No shield beside a great sword, nor beside two swords.
    play.recruit("human", &[1, 2, 3]).choose(Action::Arms(0));
    assert_eq!(
        sketch(play.figure(2)),
        "human paladin 4: great_sword armoured"
    );
    play.recruit("human", &[4, 5, 3]).choose(Action::Arms(0));
    assert_eq!(sketch(play.figure(3)), "human warrior 4: sword sword");
    to_the_end(&mut play);
}

#[test]
fn casters_have_their_hands_free() {
    let mut play = with(&[("profession", "caster")]);
    assert_eq!(sketch(play.figure(0)), "human caster 5: (sword)");
    assert!(
        play.figure(0)
            .gear()
            .iter()
            .all(|it| matches!(it.thing, Thing::Weapon(_)))
    );
    to_the_end(&mut play);
    // Claws are never put away.
    assert!(!of(&BOOK.races, "vampire").worn);
    let _: RuleId = rules::RACE_INHERENT;
}
