//! Weapons, armour, spells, magical items and the tables that they are found by.

use tabledelve::rulesets::band_crawl::content::{FindKind, Lasts, Renews};

use super::{BOOK, chances, each, effects, of, short};

/// 11.0, 23.1, 24.1, 24.2 and 24.4.
#[test]
fn ten_weapons() {
    let found = BOOK.weapons.iter().map(|weapon| {
        let mut words = short(&weapon.id);
        if let Some(melee) = &weapon.melee {
            words += &format!("; melee {}h {} {}", melee.hands, melee.dice, melee.impact);
            for (other, dice) in &melee.dice_against {
                words += &format!(", {dice} dice against {}", short(other));
            }
            for (armour, impact) in &melee.impact_against {
                words += &format!(", {impact} impact against {}", short(armour));
            }
        }
        if let Some(shot) = &weapon.shot {
            words += &format!("; shot {}h {}", shot.hands, shot.impact);
            words += if shot.once { ", once" } else { "" };
            words += if shot.fetched { ", fetched" } else { "" };
        }
        words + if weapon.brings_shield { "; shield" } else { "" }
    });
    let found: Vec<String> = found.collect();
    let expected = [
        "axe; melee 1h 0 0; shot 1h 3, fetched",
        "bow; shot 2h 2",
        "crossbow; shot 2h 3",
        "firearm; shot 2h 4, once",
        "great_axe; melee 2h -1 2",
        "great_sword; melee 2h -1 2",
        "mace; melee 1h 0 0, -1 dice against sword, 1 impact against armoured",
        "sling; shot 1h 3; shield",
        "spear; melee 1h 0 0",
        "sword; melee 1h 0 0",
    ];
    assert_eq!(found, expected);
    for weapon in &BOOK.weapons {
        let counts_as = weapon.links.counts_as.map(|it| short(&BOOK[it].id));
        let expected = match &*short(&weapon.id) {
            "spear" => ["sword".to_owned(), "great_sword".to_owned()],
            own => [own.to_owned(), own.to_owned()],
        };
        assert_eq!(counts_as, expected);
    }
}

/// 12.0, 23.5 and 24.4.
#[test]
fn three_classes_of_armour() {
    let armours = BOOK.armours_by_class().iter().map(|key| &BOOK[*key]);
    let armours = armours.map(|it| (short(&it.id), it.class, it.impact));
    let armours: Vec<(String, u8, i8)> = armours.collect();
    let expected = [
        ("unarmoured", 2, 1),
        ("protected", 4, 0),
        ("armoured", 6, -1),
    ];
    assert_eq!(
        armours,
        expected.map(|(id, class, impact)| (id.to_owned(), class, impact))
    );
}

/// 28.2 to 28.7.
#[test]
fn three_spells() {
    let found = BOOK.spells.iter().map(|it| {
        let reach = each(&it.links.reach, 0..=2, |row| {
            format!("{:?} {}", row.targets, row.costs)
        });
        format!(
            "{} {:?}: {:?}; {}",
            short(&it.id),
            it.to,
            it.does,
            reach.join(", ")
        )
    });
    let found: Vec<String> = found.collect();
    let expected = [
        "dazzle Opponents: Dazzle { activations: 1, melee_dice: -1 }; HalfRep 1, Rep 0, Rep 0",
        "defend Friends: Shield { rounds: 1, shots: 3, if_shielded: 1 }; Nobody 1, HalfRep 0, Rep 0",
        "harm Opponents: Hit { impact: 2, armour: false }; Nobody 1, HalfRep 0, Rep 0",
    ];
    assert_eq!(found, expected);
    let of_foes = each(&BOOK.tables.foe_spells, 0..=1, |it| {
        format!("{} else {}", short(&it.outnumbered), short(&it.otherwise))
    });
    assert_eq!(of_foes, ["defend else dazzle", "dazzle else harm"]);
}

/// An item of the tables, its chance in 36, the least reputation of a foe who can use it, its effects.
type Row = (&'static str, u8, u8, &'static str);

/// The tables of 29.1.1 to 29.1.5.
#[test]
fn twenty_nine_items_with_their_chances() {
    let luck = "Shrugs { what: OutOfTheFight, carries_on: false, uses: Fight }";
    let stone =
        "Restores { rep: Amount { fixed: 2, halves: 1, dice: 0 }, two: 2, one: 1, wears: 1 }";
    let strength = "ImpactDealt(1, Melee), ImpactDealt(1, ShotUnless(crossbow))";
    let tables: [(FindKind, &[Row]); 5] = [
        (
            FindKind::Armour,
            &[
                ("lucky_mail", 3, 3, luck),
                ("warded_mail", 7, 3, "ImpactTaken(-1, Any)"),
                ("supple_mail", 11, 3, "Nimble"),
                ("turning_mail", 9, 3, "ImpactTaken(-1, Shot)"),
                ("watchful_mail", 5, 3, "ChargeDice(1)"),
                ("phantom_mail", 1, 3, "Shielded"),
            ],
        ),
        (
            FindKind::Tool,
            &[
                (
                    "rod_of_harm",
                    3,
                    4,
                    "SpellDice { dice: 2, spell: Some(harm) }",
                ),
                ("restoring_stone", 3, 4, stone),
                (
                    "rod_of_glare",
                    9,
                    3,
                    "SpellDice { dice: 2, spell: Some(dazzle) }",
                ),
                ("plain_wand", 11, 3, "SpellDice { dice: 1, spell: None }"),
                ("focus_ring", 7, 3, "SpellDice { dice: 1, spell: None }"),
                ("healing_staff", 3, 4, "HealsAs(5)"),
            ],
        ),
        (
            FindKind::Clothing,
            &[
                ("swift_boots", 3, 3, "FastDice(1)"),
                ("quiet_cloak", 7, 3, "ChargeDice(1)"),
                ("stiff_shirt", 11, 3, "ArmourAtLeast(protected)"),
                ("padded_vest", 9, 3, "ImpactTaken(-1, Melee)"),
                ("iron_cloak", 5, 3, "ArmourUp(1)"),
                ("lucky_shirt", 1, 3, luck),
            ],
        ),
        (
            FindKind::Weapon,
            &[
                ("sure_bow", 3, 4, "DamageRolls(1, Shot)"),
                ("restless_sword", 7, 4, "DamageRolls(1, Melee)"),
                ("keen_arrows", 11, 3, "ShotImpact(3)"),
                ("righteous_axe", 9, 3, "ImpactDealt(1, Melee)"),
                ("furious_sword", 6, 4, "ChargeSuccesses(1), MeleeDice(1)"),
            ],
        ),
        (
            FindKind::Potion,
            &[
                ("potion_of_rage", 3, 3, "ChargeSuccesses(1), MeleeDice(1)"),
                ("potion_of_courage", 7, 3, "CrisisDice(1)"),
                ("potion_of_healing", 11, 3, "HealsAs(5)"),
                ("potion_of_eagerness", 9, 3, "ChargeDice(1)"),
                ("potion_of_strength", 5, 3, strength),
                ("potion_of_speed", 1, 3, "FastDice(1)"),
            ],
        ),
    ];
    for (kind, expected) in tables {
        let table = BOOK.tables.finds.of(kind);
        let order: Vec<String> = table
            .rows
            .iter()
            .map(|(_, it)| short(&it.gives.item))
            .collect();
        assert_eq!(order, expected.iter().map(|it| it.0).collect::<Vec<_>>());
        let ways = chances(table, 36);
        let ways: Vec<&str> = ways
            .split(", ")
            .filter_map(|it| it.split(' ').nth(1))
            .collect();
        for (place, (name, of_36, least_rep, grants)) in expected.iter().enumerate() {
            let item = of(&BOOK.items, name);
            assert_eq!(item.kind, kind, "{name}");
            assert_eq!(ways[place], of_36.to_string(), "{name}");
            assert_eq!(item.least_rep, *least_rep, "{name}");
            assert_eq!(effects(&item.grants), *grants, "{name}");
            assert_eq!(item.casters_only, kind == FindKind::Tool, "{name}");
        }
    }
    assert_eq!(BOOK.items.len(), 29);
}

#[test]
fn uses_and_limits_of_items() {
    for item in &BOOK.items {
        let name = short(&item.id);
        let uses = item.uses.map(|it| it.to_string());
        let expected = match &*name {
            "keen_arrows" => Some("3+1/2d6"),
            "restoring_stone" | "healing_staff" => Some("1"),
            _ if item.kind == FindKind::Potion => Some("1/2d6"),
            _ => None,
        };
        assert_eq!(uses.as_deref(), expected, "{name}");
        let back = item.renews == Renews::Adventure;
        assert_eq!(back, expected == Some("1"), "{name}");
        let lasts = match (item.kind, &*name) {
            (_, "potion_of_healing" | "potion_of_speed") => Lasts::Once,
            (FindKind::Potion, _) => Lasts::Fight,
            _ => Lasts::InUse,
        };
        assert_eq!(item.lasts, lasts, "{name}");
        let not_with: Vec<String> = item.not_with.iter().map(short).collect();
        let heavy = matches!(&*name, "swift_boots" | "padded_vest");
        assert_eq!(not_with, ["armoured"][..usize::from(heavy)], "{name}");
        let is = match &*name {
            "sure_bow" => Some("bow"),
            "restless_sword" | "furious_sword" => Some("sword"),
            "righteous_axe" => Some("great_axe"),
            _ => None,
        };
        assert_eq!(item.is.as_ref().map(short).as_deref(), is, "{name}");
        let arrows = item.goes_with.as_ref().map(short);
        assert_eq!(arrows.is_some(), name == "keen_arrows", "{name}");
        assert!(arrows.is_none_or(|it| it == "bow"));
    }
}

#[test]
fn the_class_of_magical_armour() {
    let classes = &BOOK.tables.armour_class;
    let [light, mail, plate] = ["unarmoured", "protected", "armoured"];
    let found = each(classes, 1..=6, |it| short(&it.armour));
    assert_eq!(found, [light, light, light, mail, mail, plate]);
    assert_eq!(chances(classes, 6), "light 3, mail 2, plate 1");
}

/// 29.3: a d6 and 1 to 20 points of reputation.
#[test]
fn the_items_of_foes() {
    let table = &BOOK.tables.foe_items;
    let found = each(table, 2..=26, |it| format!("{:?}", it.finds));
    let [potion, clothing, weapon] = ["[Potion]", "[Clothing]", "[Weapon]"];
    let both = "[Weapon, Armour]";
    let rows = [
        potion,
        potion,
        potion,
        potion,
        clothing,
        clothing,
        weapon,
        weapon,
        "[Armour]",
        both,
        both,
        "[Potion, Weapon, Armour]",
    ];
    assert_eq!(found[..12], rows);
    assert_eq!(found[12..], ["[Potion, Potion, Weapon, Armour]"; 13]);
    assert_eq!(table.rows.len(), 11);
}
