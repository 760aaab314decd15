//! The Big Bad, its growth and items, and the reason.

use tabledelve::rulesets::band_crawl::{
    Action, Event, Goods, Making, Thing,
    content::{FindKind, Reason},
    rules,
};

use super::{
    BOOK,
    flights::Dice,
    homecoming::{at_home, below},
    play::{Play, play, sketch},
    short,
};

/// A lone human warrior of this reputation, before the Big Bad is rolled.
fn alone(rep: &'static str, more: &[(&'static str, &'static str)]) -> Play {
    let all: Vec<_> = more.iter().copied().chain([("rep", rep)]).collect();
    let mut play = play(&all);
    play.choose(Action::Arms(0));
    if play.offers(Action::Enough) {
        play.choose(Action::Enough);
    }
    play
}

fn big_bad(play: &Play) -> String {
    let who = play.band().state().quest.big_bad.expect("a Big Bad");
    sketch(play.band().figure(who))
}

/// 34.3.1, with the growth die and the rows of the tables.
#[test]
fn the_orc_of_the_example() {
    let mut play = alone("5", &[]);
    // A righteous axe takes both hands.
    let weapons = BOOK.tables.finds.of(FindKind::Weapon);
    let axe = |total: &i32| short(weapons.gives(weapons.at(*total)).item.id()) == "righteous_axe";
    let axe = (2..=12).find(axe).expect("a righteous axe") as u16;
    // 8 on the column of 5 is an orc, by 2 and 6; 6 a warrior, by 2 and 4; a 3 changes nothing; a 2
    // for growth, a 1 for the first of two choices of arms; a 2 for an item; 4 and reputation 5
    // make 9: a weapon. 4 and 5 are 9: rescue.
    play.dice([2, 6, 2, 4, 3, 2, 1, 2, 4, axe.div_ceil(2), axe / 2, 4]);
    assert_eq!(
        big_bad(&play),
        "orc warrior 5: (sword) (shield) righteous_axe"
    );
    play.said(rules::RACE_LIST, |event| {
        matches!(event, Event::Making(Making::GruntRolled { rep: 4, .. }))
    });
    play.said(rules::QUEST_GROWTH, |event| {
        matches!(event, Event::Making(Making::GrowthRolled { to: 5, .. }))
    });
    assert_eq!(play.band().state().quest.reason, Some(Reason::Rescue));
}

#[test]
fn three_columns() {
    let races = |rep, dice: [u16; 2]| {
        let mut play = alone(rep, &[("reason", "kill")]);
        play.dice(dice);
        while play.game.wanted().is_some() {
            play.dice([6]);
        }
        let event = play
            .game
            .log()
            .iter()
            .find_map(|logged| match &logged.event {
                Event::Making(Making::BigBadRolled { race, .. }) => Some(*race),
                _ => None,
            });
        short(&BOOK[event.expect("a race")].id)
    };
    assert_eq!(races("3", [3, 3]), "orc");
    assert_eq!(races("4", [3, 3]), "orc");
    assert_eq!(races("5", [3, 3]), "vampire");
    assert_eq!(races("6", [3, 3]), "petty_demon");
    assert_eq!(races("9", [1, 1]), "major_demon");
}

#[test]
fn big_bads_grow() {
    for (face, rep) in [(1, 5), (3, 5), (4, 6), (5, 6), (6, 7)] {
        let mut play = alone("5", &[("big_bad", "skeleton"), ("reason", "kill")]);
        play.dice([3, 4, face, 1, 6]);
        assert_eq!(
            big_bad(&play),
            format!("skeleton warrior {rep}: sword protected")
        );
    }
    // One that is strong enough stays as it is: an old troll of 6, and no die.
    let mut play = alone("5", &[("big_bad", "troll"), ("reason", "kill")]);
    play.dice([5, 6, 3, 1, 6]);
    assert_eq!(big_bad(&play), "troll warrior 6: great_sword armoured");
    assert_eq!(play.count(rules::QUEST_GROWTH, |_| true), 0);
}

#[test]
fn what_they_carry() {
    // Three and less for a Big Bad; a six and reputation 5 make eleven: a weapon and armour.
    let mut play = alone("5", &[("big_bad", "skeleton"), ("reason", "kill")]);
    play.dice([3, 4, 1, 1, 3, 6]);
    // A weapon, then the class of the armour and which it is.
    play.dice([1, 1]).dice([6, 3, 4]);
    let carries = play.count(rules::FOE_ITEMS, |event| {
        matches!(event, Event::Goods(Goods::ItemChance { has: true, .. }))
    });
    assert_eq!(carries, 1);
    assert_eq!(play.count(rules::ITEM_KINDS, |_| true), 2);
    play.said(rules::ITEM_ARMOUR_CLASS, |event| {
        let plate = BOOK.armours.find("core:armoured");
        matches!(event, Event::Goods(Goods::ArmourClassRolled { class, .. }) if Some(*class) == plate)
    });
    while play.game.wanted().is_some() {
        play.dice([6]);
    }
    // A four is none.
    let mut play = alone("5", &[("big_bad", "skeleton"), ("reason", "kill")]);
    play.dice([3, 4, 1, 1, 4]);
    assert_eq!(play.count(rules::ITEM_KINDS, |_| true), 0);
}

#[test]
fn the_reason() {
    let reason = |rep, face: u16| {
        let mut play = alone(rep, &[("big_bad", "troll")]);
        play.dice([6, 6, 6, 6, 3]);
        while play
            .game
            .wanted()
            .is_some_and(|it| it.purpose != "dice-band-reason")
        {
            play.dice([6]);
        }
        play.dice([face]);
        play.band().state().quest.reason.expect("a reason")
    };
    assert_eq!(reason("4", 3), Reason::Explore);
    assert_eq!(reason("4", 4), Reason::Treasure);
    assert_eq!(reason("4", 5), Reason::Rescue);
    assert_eq!(reason("4", 6), Reason::Kill);
    assert_eq!(reason("5", 2), Reason::Explore);
    assert_eq!(reason("6", 6), Reason::Kill);
    // Beyond what the table lists.
    assert_eq!(reason("12", 1), Reason::Kill);
}

/// 29.3.1: a Big Bad too weak for a find carries it for somebody else.
#[test]
fn finds_that_are_too_much() {
    let mut play = at_home(&["human warrior 1*: sword"], &[]);
    play.choose(Action::SetOut);
    // A skeleton of 3 by 3 and 4, with an item by a 1; a 6 and its reputation are a find, by 1 and 2.
    play.dice([3, 4, 1, 1, 6]).dice([1, 2]);
    play.said(rules::FOE_CANNOT, |event| {
        let Event::Goods(Goods::Unfit { who, item }) = event else {
            return false;
        };
        play.figure(who.0).rep() < BOOK[*item].least_rep
    });
    let big_bad = play.band().state().quest.big_bad.expect("a Big Bad");
    let last = play.figure(big_bad.0).gear().last().expect("a find");
    assert!(matches!(last.thing, Thing::Item(_)) && !last.in_use);
}

/// 29.1.3: swift boots don't go with armour 6, whoever finds them.
#[test]
fn no_boots_with_plate() {
    let mut play = alone("5", &[("big_bad", "beastman"), ("reason", "kill")]);
    let boots: &Dice<'_> = &[
        ("list", &[1, 2]),
        ("standing", &[3]),
        ("growth", &[2]),
        ("arms", &[1]),
        ("item-chance", &[1]),
        ("foe-items", &[1]),
        ("find", &[1]),
        ("activation", &[1, 2]),
    ];
    play.feed(boots);
    assert_eq!(
        big_bad(&play),
        "beastman knight 5: great_axe armoured (swift_boots)"
    );
    play.said(rules::ITEM_WEARERS, |event| {
        matches!(event, Event::Goods(Goods::Unfit { .. }))
    });
}

/// 34.3: the Big Bad is dead, whoever did it, and somebody comes out to tell.
#[test]
fn for_its_head() {
    for dead in [false, true] {
        let mut play = below(&["human warrior 5*: sword"], &[("reason", "kill")]);
        if dead {
            play.write("place:Away", "condition:Up", "condition:Dead");
        }
        play.choose(Action::Leave);
        assert_eq!(play.band().state().quest.met, dead);
        assert_eq!(play.count(rules::QUEST_KILL, |_| true), usize::from(dead));
    }
}
