//! Tables of fights, and the modifiers that records bring to them.

use tabledelve::rulesets::band_crawl::content::{Attack, Effect};

use super::{BOOK, each, effects, of, short};

/// 19.0 for each profession: with two dice passed, one, none; received fire, man down.
const CRISES: [(&str, [[&str; 2]; 3]); 8] = {
    const ON: &str = "CarryOn";
    const DUCK: &str = "DuckBack";
    const FLEE: &str = "Flee";
    const IF: &str = "FleeIf(3)";
    [
        ("caster", [[ON, ON], [DUCK, ON], [FLEE, FLEE]]),
        ("healer", [[ON, ON], [DUCK, ON], [FLEE, FLEE]]),
        ("knight", [[ON, ON], [ON, ON], [IF, IF]]),
        ("paladin", [[ON, ON], [ON, ON], [IF, IF]]),
        ("shooter", [[ON, ON], [DUCK, IF], [FLEE, FLEE]]),
        ("soldier", [[ON, ON], [ON, IF], [FLEE, FLEE]]),
        ("thief", [[ON, ON], [DUCK, IF], [FLEE, FLEE]]),
        ("warrior", [[ON, ON], [ON, ON], [IF, IF]]),
    ]
};

#[test]
fn every_cell_of_the_crisis_test() {
    assert_eq!(BOOK.professions.len(), CRISES.len());
    for (profession, cells) in CRISES {
        let crisis = &of(&BOOK.professions, profession).links.crisis;
        let found = each(crisis, 0..=2, |it| format!("{:?} {:?}", it.fire, it.down));
        let [two, one, none] = cells.map(|[fire, down]| format!("{fire} {down}"));
        assert_eq!(found, [none, one, two], "{profession}");
    }
}

#[test]
fn shots_damage_and_recovery() {
    let tables = &BOOK.tables;
    let words = each(&tables.shooting, 0..=2, |it| format!("{it:?}"));
    let unless = "HitsUnless([TargetShielded, NoShooter])";
    assert_eq!(words, ["Misses", unless, "Hits"]);
    let words = each(&tables.shooting_damage, 0..=2, |it| format!("{it:?}"));
    assert_eq!(words, ["DuckBack", "OutOfTheFight", "ObviouslyDead"]);
    let words = each(&tables.melee_damage, 0..=2, |it| format!("{it:?}"));
    assert_eq!(words, ["LessRep(1)", "OutOfTheFight", "ObviouslyDead"]);
    let words = each(&tables.recovery, 0..=2, |it| format!("{it:?}"));
    assert_eq!(words, ["Dies", "Lower(1)", "Original"]);
}

/// Every race, profession and item with an effect of some sort, as `name effect`.
fn with(wanted: impl Fn(&Effect) -> bool) -> Vec<String> {
    let races = BOOK.races.iter().map(|it| (&it.id, &it.traits));
    let professions = BOOK.professions.iter().map(|it| (&it.id, &it.traits));
    let items = BOOK.items.iter().map(|it| (&it.id, &it.grants));
    let all = races.chain(professions).chain(items);
    let found = all.flat_map(|(id, all)| {
        let wanted = all.iter().filter(|effect| wanted(effect));
        wanted.map(move |it| format!("{} {}", short(id), effects(std::slice::from_ref(it))))
    });
    found.collect()
}

/// 21.0.
#[test]
fn the_modifiers_of_a_charge() {
    use Effect::{ChargeDice, ChargeLeast, ChargeSuccesses};
    let found = with(|it| matches!(it, ChargeDice(_) | ChargeLeast(_) | ChargeSuccesses(_)));
    let expected = [
        "beastman ChargeSuccesses(1)",
        "orc ChargeSuccesses(1)",
        "petty_demon ChargeDice(1)",
        "ratman ChargeDice(1)",
        "soldier ChargeLeast(2)",
        "warrior ChargeSuccesses(2)",
        "furious_sword ChargeSuccesses(1)",
        "potion_of_eagerness ChargeDice(1)",
        "potion_of_rage ChargeSuccesses(1)",
        "quiet_cloak ChargeDice(1)",
        "watchful_mail ChargeDice(1)",
    ];
    assert_eq!(found, expected);
    let it = &BOOK.figures;
    assert_eq!(it.star_charge_successes, 1);
    assert_eq!([it.active_charge_dice, it.fleeing_charge_dice], [-1, -2]);
    assert_eq!((it.outnumber_charge_dice, it.outnumber_factor), (1, 2));
}

/// 24.2; the dice of weapons are in `gear`.
#[test]
fn the_modifiers_of_dice_in_melee() {
    use Effect::{MeleeDice, MeleeLeast, Nimble};
    let found = with(|it| matches!(it, MeleeDice(_) | MeleeLeast(_) | Nimble));
    let expected = [
        "beastman MeleeDice(1)",
        "human MeleeLeast(1)",
        "orc MeleeDice(1)",
        "furious_sword MeleeDice(1)",
        "potion_of_rage MeleeDice(1)",
        "supple_mail Nimble",
    ];
    assert_eq!(found, expected);
    let it = &BOOK.figures;
    assert_eq!([it.two_weapons_dice, it.unarmed_dice], [1, -1]);
    assert_eq!([it.charge_dice, it.shield_dice], [1, 1]);
    assert_eq!(it.cornered_dice, -1);
    // Armour 2 against armour 6.
    assert_eq!((it.nimble_dice, it.nimble_classes), (1, 2));
}

/// 23.5 and 24.4; the impact of weapons and of armour is in `gear`.
#[test]
fn the_modifiers_of_damage() {
    use Effect::{ArmourAtLeast, ArmourUp, DamageRolls, ImpactDealt, ImpactTaken, ShotImpact};
    let of_shots = |it: &Effect| match it {
        ImpactDealt(_, by) | ImpactTaken(_, by) | DamageRolls(_, by) => *by != Attack::Melee,
        ShotImpact(_) => true,
        _ => false,
    };
    let expected = [
        "keen_arrows ShotImpact(3)",
        "potion_of_strength ImpactDealt(1, ShotUnless(crossbow))",
        "sure_bow DamageRolls(1, Shot)",
        "turning_mail ImpactTaken(-1, Shot)",
        "warded_mail ImpactTaken(-1, Any)",
    ];
    assert_eq!(with(of_shots), expected);
    let of_blows = |it: &Effect| match it {
        ImpactDealt(_, by) | ImpactTaken(_, by) | DamageRolls(_, by) => {
            matches!(by, Attack::Melee | Attack::Any)
        }
        ArmourUp(_) | ArmourAtLeast(_) => true,
        _ => false,
    };
    let expected = [
        "elf ImpactTaken(-1, Melee)",
        "goblin ImpactDealt(-1, Melee)",
        "troll ImpactDealt(1, Melee)",
        "troll ImpactTaken(-1, Melee)",
        "knight DamageRolls(1, Melee)",
        "iron_cloak ArmourUp(1)",
        "padded_vest ImpactTaken(-1, Melee)",
        "potion_of_strength ImpactDealt(1, Melee)",
        "restless_sword DamageRolls(1, Melee)",
        "righteous_axe ImpactDealt(1, Melee)",
        "stiff_shirt ArmourAtLeast(protected)",
        "warded_mail ImpactTaken(-1, Any)",
    ];
    assert_eq!(with(of_blows), expected);
}
