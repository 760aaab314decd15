//! The worked examples on the pages of the rulebook, die for die.

use tabledelve::{
    dice::{Chance, Check},
    rulesets::band_crawl::{
        checks::*,
        content::{FindKind, Reason, TileKind},
    },
};

use super::{BOOK, of, short};

/// What comes of a check with these dice, all of which are used.
fn of_dice<C: Check>(check: &C, dice: &[u16]) -> C::Outcome {
    let mut chance = Chance::scripted(dice.iter().copied());
    let (roll, outcome) = check.roll(&mut chance);
    assert_eq!(roll.dice.len(), dice.len());
    outcome
}

fn passed(target: i32, dice: &[u16]) -> i32 {
    of_dice(&Passing::new("dice-test", dice.len() as u8, target), dice)
}

fn round(attacker: i32, defender: i32, dice: &[u16]) -> i32 {
    of_dice(&Opposed::round([attacker, defender].map(Side::of)), dice)
}

fn damage(impact: i32, die: u16) -> i32 {
    of_dice(&Damage { impact, rolls: 1 }, &[die])
}

/// Rows of the tables of damage.
const ABOVE: i32 = 0;
const WITHIN: i32 = 1;
const A_ONE: i32 = 2;

/// `charge.test`, `rivals.talk`.
#[test]
fn leaders_against_each_other() {
    let added = |dice, added| Side {
        added,
        ..Side::of(dice)
    };
    let charge = Opposed {
        roles: ["dice-test"; 2],
        sides: [added(4, 3), added(4, 2)],
    };
    assert_eq!(of_dice(&charge, &[1, 3, 4, 6, 2, 3, 5, 5]), 1);
    assert_eq!(round(5, 4, &[2, 4, 5, 5, 6, 1, 3, 4, 6]), -1);
}

/// `melee.round`, `melee.until`, `star.power`.
#[test]
fn mab_against_the_leader_of_the_goblins() {
    assert_eq!(round(3, 3, &[1, 2, 3, 1, 4, 3]), 1);
    assert_eq!(round(6, 5, &[1, 2, 2, 4, 5, 6, 1, 3, 4, 5, 6]), 1);
    assert_eq!(damage(2, 4), ABOVE);
    assert_eq!(round(6, 4, &[2, 4, 4, 5, 5, 6, 1, 1, 2, 6]), -2);
    assert_eq!(damage(1, 1), A_ONE);
    let struck = of_dice(&StarPower { dice: 5 }, &[2, 2, 4, 5, 6]);
    assert_eq!((struck.levels, struck.lost), (2, 1));
    assert_eq!(round(5, 4, &[1, 2, 3, 3, 6, 2, 4, 5, 6]), 3);
    assert_eq!(damage(4, 3), WITHIN);
}

/// `dice.passing`, `shoot.roll`, `damage.roll`, `crisis.test`, `move.fast`, `fight.break_off`,
/// `recovery.test`, `recovery.healer`, `magic.reach`, `magic.spared`.
#[test]
fn dice_passed_by_each() {
    assert_eq!(passed(3, &[6, 2, 3]), 2);
    // Sefa, and the shot of somebody without her training.
    assert_eq!(passed(4, &[6, 3]), 1);
    assert_eq!((damage(3, 3), damage(3, 4)), (WITHIN, ABOVE));
    // A crisis, with the leader and without.
    assert_eq!(passed(4, &[6, 2, 3]), 2);
    assert_eq!(passed(4, &[6, 2]), 1);
    // Hurrying, and running.
    assert_eq!([5, 4, 3].map(|rep| passed(rep, &[3, 5])), [2, 1, 1]);
    assert_eq!([5, 4].map(|rep| passed(rep, &[4, 5])), [2, 1]);
    // Pell on his own, and beside Sefa.
    assert_eq!(passed(4, &[3, 6]), 1);
    assert_eq!(passed(4, &[2]) + passed(4, &[6]), 1);
    // A spell without a wand and with one, and the two it hits.
    assert_eq!((passed(4, &[3, 6]), passed(4, &[3, 6, 4])), (1, 2));
    assert_eq!((damage(2, 2), damage(2, 5)), (WITHIN, ABOVE));
}

/// `force.resolve`, `force.noise`, `secret.search`, `secret.trap`, `secret.crossing`, `force.move`.
#[test]
fn forces_searches_and_traps() {
    let force = |dice: &[u16]| {
        let check = PassedWithDoubles {
            role: "dice-test",
            dice: dice.len() as u8,
            target: 4,
        };
        of_dice(&check, dice)
    };
    assert_eq!(force(&[1, 3]), (2, false));
    assert_eq!(force(&[2, 2]), (2, true));
    assert_eq!(force(&[2, 5]).0, 1);
    assert_eq!(force(&[5, 6]).0, 0);
    assert_eq!(force(&[2, 3, 2]), (2, true));
    let found = |target, dice: &[u16]| {
        let check = PairOf {
            role: "dice-test",
            dice: dice.len() as u8,
            target,
        };
        of_dice(&check, dice)
    };
    assert!(!found(4, &[5, 1, 5]) && found(5, &[5, 1, 5]) && found(4, &[3, 6, 3]));
    // Wick disarms a trap that Pell sets off.
    assert_eq!(passed(4, &[6, 2, 3]), 2);
    assert_eq!((passed(4, &[6, 2]), passed(4, &[5, 3])), (1, 1));
    assert_eq!(damage(2, 2), WITHIN);
    // Mab crosses and helps Orrin.
    assert_eq!((passed(5, &[2, 3]), passed(4, &[2, 6])), (2, 1));
    assert_eq!(passed(5, &[4]), 1);
    assert_eq!((passed(4, &[4, 5]), passed(4, &[2, 4])), (1, 2));
}

/// `band.recruit`, `quest.reason`, `dungeon.roll`, `force.numbers`, `foe.items`, `treasure.roll`,
/// `treasure.last`.
#[test]
fn rows_of_tables() {
    let tables = &BOOK.tables;
    let recruit = |race, total| {
        let list = &of(&BOOK.races, race).links.list;
        let row = list.gives(list.at(total));
        let arms: Vec<String> = row.arms[0].iter().map(short).collect();
        (short(&row.profession), row.rep, arms.join(" "))
    };
    let told = |profession: &str, arms: &str| (profession.to_owned(), 4, arms.to_owned());
    assert_eq!(recruit("dwarf", 8), told("soldier", "spear"));
    assert_eq!(recruit("elf", 9), told("shooter", "bow"));
    let reasons = &tables.reasons;
    assert_eq!(*reasons.gives(reasons.at(4 + 5)), Reason::Rescue);
    let tiles = &tables.tiles;
    assert_eq!(tiles.gives(tiles.at(3 + 6)).tile, TileKind::RightTurn);
    let numbers = &tables.numbers;
    assert_eq!(numbers.gives(numbers.at(6)).than_you, -3);
    let items = &tables.foe_items;
    assert_eq!(items.gives(items.at(3 + 4)).finds, [FindKind::Clothing]);
    let treasure = |total| tables.treasure.gives(tables.treasure.at(total));
    assert_eq!(treasure(3).bronze.map(|it| it.halves), Some(1));
    assert_eq!(half(5), 3);
    let last = [
        (FindKind::Potion, 2),
        (FindKind::Armour, 1),
        (FindKind::Weapon, 1),
    ];
    assert_eq!(treasure(3 + 5).finds, last);
    let weapons = tables.finds.of(FindKind::Weapon);
    let found = weapons.gives(weapons.at(3 + 5));
    assert_eq!(short(&found.item), "righteous_axe");
}
