//! What magical arms, armour and clothing do for whoever wears or holds them.

use tabledelve::rulesets::band_crawl::{Action, Event, Faction, Fighting, FigureId, rules};

use super::{
    BOOK,
    play::{Play, fights},
    short,
};

/// A human warrior with these things against a goblin, dice fed so that the first blow hits.
fn with(things: &str) -> Play {
    let hero = format!("human warrior 5*: {things}");
    let mut play = fights(&[&hero], &["goblin warrior 3: spear"], Faction::Band, true);
    play.feed(DICE);
    play
}

const DICE: &super::flights::Dice<'static> = &[
    ("charge", &[1]),
    ("charge-against", &[6]),
    ("attacker", &[1]),
    ("defender", &[6]),
    ("damage", &[3]),
];

/// The class that somebody’s armour counts as.
fn class(things: &str) -> String {
    let play = with(things);
    short(&BOOK[play.figure(0).class()].id)
}

/// The dice and the modifiers of the damage of the first blow.
fn blow(things: &str) -> (usize, Vec<(&'static str, i8)>) {
    let mut play = with(things);
    play.go(Action::Strike(FigureId(1)), DICE);
    let rolled = play.game.log().iter().find_map(|it| match &it.event {
        Event::Fighting(Fighting::DamageRolled { roll, whys, .. }) => {
            let whys = whys.iter().map(|why| (why.rule.0, why.value));
            Some((roll.dice.len(), whys.collect()))
        }
        _ => None,
    });
    rolled.expect("damage")
}

/// 29.1.3: as armour 4, and no worse than what is worn.
#[test]
fn a_stiff_shirt() {
    assert_eq!(class("sword"), "unarmoured");
    assert_eq!(class("sword stiff_shirt"), "protected");
    assert_eq!(class("sword armoured stiff_shirt"), "armoured");
}

/// 29.1.3: a class higher, but none above the heaviest.
#[test]
fn an_iron_cloak() {
    assert_eq!(class("sword iron_cloak"), "protected");
    assert_eq!(class("sword protected iron_cloak"), "armoured");
    assert_eq!(class("sword armoured iron_cloak"), "armoured");
}

/// 29.1.1: a shield without one.
#[test]
fn phantom_mail() {
    assert!(with("great_sword phantom_mail").figure(0).is_shielded());
    assert!(!with("great_sword protected").figure(0).is_shielded());
}

/// 29.1.4: one roll more for damage.
#[test]
fn a_restless_sword() {
    assert_eq!(blow("sword").0, 1);
    let (dice, whys) = blow("restless_sword");
    assert_eq!(dice, 2);
    assert!(
        whys.contains(&(rules::ITEM_RESTLESS_SWORD.0, 1)),
        "{whys:?}"
    );
}

/// 29.1.4: one more to impact, on top of what a great axe does.
#[test]
fn a_righteous_axe() {
    let of = |whys: Vec<(&str, i8)>| whys.iter().map(|why| i32::from(why.1)).sum::<i32>();
    let (plain, magical) = (blow("great_axe").1, blow("righteous_axe").1);
    assert!(
        magical.contains(&(rules::ITEM_RIGHTEOUS_AXE.0, 1)),
        "{magical:?}"
    );
    assert_eq!(of(magical), of(plain) + 1);
}

/// 24.1: in both hands a spear is a great sword, and the shield is no help until the next attack.
#[test]
fn a_spear_in_both_hands() {
    let goblin = "goblin warrior 3: sword";
    let begun = |things: &str| {
        let hero = format!("human warrior 5*: {things}");
        let mut play = fights(&[&hero], &[goblin, goblin], Faction::Band, true);
        play.feed(DICE);
        play
    };
    let both_handed = Action::StrikeBothHanded(FigureId(1));
    let mut play = begun("spear shield");
    assert!(play.figure(0).has_cover());
    let one_handed = Action::Strike(FigureId(1));
    assert_ne!(play.headline(one_handed), play.headline(both_handed));
    play.choose(both_handed);
    play.said(rules::WEAPON_SPEAR, |event| {
        matches!(
            event,
            Event::Fighting(Fighting::Gripped {
                both_hands: true,
                ..
            })
        )
    });
    assert!(!play.figure(0).has_cover());
    while play.wants("dice-band-attacker") {
        play.dice([1]);
    }
    while play.wants("dice-band-defender") {
        play.dice([6]);
    }
    let [by, _] = play.modifiers();
    assert_eq!(
        by[..2],
        ["weapon-great-sword Dice -1", "weapon-great-sword Impact +2"]
    );
    // The next attack is with one hand, and the shield is up again.
    let mut play = begun("spear shield");
    play.write("both_hands:", "[]", "[(0)]");
    assert!(!play.figure(0).has_cover());
    play.choose(one_handed);
    assert!(play.figure(0).has_cover());
    for others in ["sword shield", "spear", "great_sword (shield)"] {
        assert!(!begun(others).offers(both_handed), "{others}");
    }
}
