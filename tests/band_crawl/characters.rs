//! Races with their lists, professions, reputation.

use tabledelve::{
    dice::Fraction,
    rulesets::band_crawl::content::{Listed, WeaponIx},
};

use super::{BOOK, chances, each, effects, of, short};

/// The lists of 7.0 to 7.0.14: result, profession, reputation, class of armour, shield, arms; and
/// the chance of each row by hand.
#[rustfmt::skip]
const LISTS: [(&str, &[&str]); 15] = [
    ("beastman", &[
        "2 healer 4 4 S 1/36",
        "3 knight 5 6 2A/2S 2/36",
        "4..=5 shooter 4 2 B 7/36",
        "6..=7 soldier 4 4 2A/2S 11/36",
        "8..=10 warrior 4 4 2A/2xS 12/36",
        "11..=12 thief 4 4 S 3/36",
    ]),
    ("major_demon", &[
        "2..=4 warrior 6 6 2A/2S 6/36",
        "5..=7 caster 6 6 S 15/36",
        "8..=9 caster 7 6 S 9/36",
        "10..=12 knight 7 6 2A/2S 6/36",
    ]),
    ("petty_demon", &[
        "2..=4 thief 4 4 S 6/36",
        "5..=7 warrior 5 4 2A/2xS 15/36",
        "8..=9 warrior 6 6 2A/2xS 9/36",
        "10..=12 thief 5 4 S 6/36",
    ]),
    ("dwarf", &[
        "2 healer 4 4 S 1/36",
        "3 paladin 5 6 Sh 2A/S 2/36",
        "4 knight 5 6 Sh 2A/S 3/36",
        "5 shooter 4 4 CB 4/36",
        "6 warrior 4 2 Sh 2A/S 5/36",
        "7..=9 soldier 4 4 Sh SP 15/36",
        "10..=11 thief 4 2 S 5/36",
        "12 caster 4 2 S 1/36",
    ]),
    ("elf", &[
        "2 healer 4 4 S 1/36",
        "3 paladin 5 6 Sh 2A/S 2/36",
        "4..=5 warrior 4 6 Sh 2A/S 7/36",
        "6..=7 shooter 4 4 CB 11/36",
        "8..=9 shooter 4 2 B 9/36",
        "10 thief 4 2 S 3/36",
        "11 knight 5 6 Sh 2S/S 2/36",
        "12 caster 5 2 S 1/36",
    ]),
    ("vampire", &[
        "2..=3 warrior 3 4 2xS 3/36",
        "4..=10 warrior 4 4 2xS 30/36",
        "11..=12 warrior 5 4 2xS 3/36",
    ]),
    ("ghoul", &[
        "2..=6 warrior 3 2 S 15/36",
        "7..=11 warrior 4 2 S 20/36",
        "12 warrior 5 2 S 1/36",
    ]),
    ("goblin", &[
        "2 healer 4 4 S 1/36",
        "3..=6 warrior 4 2 Sh SP 14/36",
        "7 warrior 4 4 Sh 2A/SP 6/36",
        "8..=9 shooter 4 2 B 9/36",
        "10..=11 thief 4 2 S 5/36",
        "12 caster 4 2 S 1/36",
    ]),
    ("human", &[
        "2 healer 4 4 S 1/36",
        "3 paladin 5 6 Sh 2S/S 2/36",
        "4 knight 5 6 Sh 2S/S 3/36",
        "5 shooter 4 2 B/CB/SL 4/36",
        "6..=7 soldier 4 4 Sh SP/S 11/36",
        "8..=9 warrior 4 2 Sh 2xS/SP 9/36",
        "10..=11 thief 4 2 S/2xS 5/36",
        "12 caster 4 2 S 1/36",
    ]),
    ("ogre", &[
        "2..=3 warrior 3 4 S/M 3/36",
        "4..=9 warrior 4 4 2A/S/M 27/36",
        "10..=12 warrior 5 4 2A/M 6/36",
    ]),
    ("orc", &[
        "2..=4 shooter 4 2 B 6/36",
        "5..=7 warrior 4 2 Sh S/SP 15/36",
        "8..=9 warrior 4 4 Sh S/SP 9/36",
        "10..=11 knight 5 6 Sh 2A/S 5/36",
        "12 caster 4 2 S 1/36",
    ]),
    ("ratman", &[
        "2..=3 shooter 4 2 B/CB 3/36",
        "4 shooter 4 2 Sh SL 3/36",
        "5 thief 4 2 S/2xS 4/36",
        "6..=9 warrior 4 2 Sh SP/S 20/36",
        "10 warrior 4 4 Sh 2A/SP/S 3/36",
        "11..=12 caster 5 2 S 3/36",
    ]),
    ("skeleton", &[
        "2..=12 warrior 3 4 S/B/M 36/36",
    ]),
    ("troll", &[
        "2..=3 warrior 4 4 2S/2A 3/36",
        "4..=9 warrior 5 6 2S/2A 27/36",
        "10..=12 warrior 6 6 2S/2A 6/36",
    ]),
    ("zombie", &[
        "2..=12 warrior 3 2 S 36/36",
    ]),
];

/// A weapon as the lists print it.
fn code(weapon: WeaponIx) -> &'static str {
    match &*short(&BOOK[weapon].id) {
        "bow" => "B",
        "crossbow" => "CB",
        "sling" => "SL",
        "mace" => "M",
        "spear" => "SP",
        "sword" => "S",
        "great_axe" => "2A",
        "great_sword" => "2S",
        other => panic!("no list has {other}"),
    }
}

fn printed(row: &Listed) -> String {
    let arms = row.arms.iter().map(|arms| {
        let arms: Vec<WeaponIx> = BOOK.weapons.all_known(arms).expect("weapons");
        match arms[..] {
            [one] => code(one).to_owned(),
            [one, other] if one == other => format!("2x{}", code(one)),
            _ => panic!("{arms:?}"),
        }
    });
    let arms: Vec<String> = arms.collect();
    let profession = short(&row.profession);
    let class = BOOK[BOOK.armours.known(&row.armour).expect("armour")].class;
    let shield = if row.shield { " Sh" } else { "" };
    format!(
        "{profession} {} {class}{shield} {}",
        row.rep,
        arms.join("/")
    )
}

#[test]
fn the_fifteen_lists_are_those_of_the_book() {
    assert_eq!(BOOK.races.len(), LISTS.len());
    for (race, rows) in LISTS {
        let list = &of(&BOOK.races, race).links.list;
        let chances = list.plain_chances();
        let found: Vec<String> = list
            .rows
            .iter()
            .zip(chances)
            .map(|((_, row), chance)| {
                let ways = (0..=36).find(|ways| Fraction::new(*ways, 36) == *chance);
                let ways = ways.expect("a chance of 2d6");
                format!("{} {} {ways}/36", row.on, printed(&row.gives))
            })
            .collect();
        assert_eq!(found, rows, "{race}");
    }
}

#[test]
fn all_but_skeletons_may_stand_above_or_below_their_list() {
    let standing = &BOOK.tables.standing;
    let words = each(standing, 1..=6, |it| it.rep.to_string());
    assert_eq!(words, ["-1", "0", "0", "0", "0", "1"]);
    assert_eq!(chances(standing, 6), "below 1, listed 4, above 1");
    let without = BOOK.races.iter().filter(|race| !race.standing);
    let without: Vec<String> = without.map(|race| short(&race.id)).collect();
    assert_eq!(without, ["skeleton"]);
}

#[test]
fn every_race_has_its_attribute() {
    let once = |what, on| format!("Shrugs {{ what: {what}, carries_on: {on}, uses: Adventure }}");
    let rage = "ChargeSuccesses(1), MeleeDice(1)";
    for (race, traits) in [
        ("beastman", rage.to_owned()),
        (
            "major_demon",
            once("ObviouslyDead", true) + ", CastsSpells { except: [warrior] }",
        ),
        ("petty_demon", "ChargeDice(1)".to_owned()),
        ("dwarf", once("OutOfTheFight", false)),
        ("elf", "ImpactTaken(-1, Melee)".to_owned()),
        (
            "vampire",
            "Venom { rep: 1, turns_into: vampire }".to_owned(),
        ),
        ("ghoul", "Infects { turns_into: ghoul }".to_owned()),
        ("goblin", "ImpactDealt(-1, Melee)".to_owned()),
        ("human", "MeleeLeast(1)".to_owned()),
        ("ogre", once("ObviouslyDead", false)),
        ("orc", rage.to_owned()),
        ("ratman", "ChargeDice(1)".to_owned()),
        ("skeleton", "IgnoresLostRep".to_owned()),
        (
            "troll",
            "ImpactDealt(1, Melee), ImpactTaken(-1, Melee)".to_owned(),
        ),
        ("zombie", "NoCrisis".to_owned()),
    ] {
        assert_eq!(effects(&of(&BOOK.races, race).traits), traits, "{race}");
    }
    let bare = BOOK.races.iter().filter(|race| !race.worn);
    let bare: Vec<String> = bare.map(|race| short(&race.id)).collect();
    assert_eq!(bare, ["ghoul", "vampire", "zombie"]);
}

#[test]
fn every_profession_has_its_attribute() {
    let found = BOOK.professions.iter().map(|it| {
        assert_eq!(it.links.rule.section(), it.rule);
        format!("{}: {} {:?}", short(&it.id), effects(&it.traits), it.acts)
    });
    let found: Vec<String> = found.collect();
    let expected = [
        "caster: CastsSpells { except: [] } Cast",
        "healer: Heals Charge",
        "knight: DamageRolls(1, Melee) Charge",
        "paladin: LastRound Charge",
        "shooter: Marksman Shoot",
        "soldier: ChargeLeast(2) Charge",
        "thief: SearchDice(3), TrapDice(3) Charge",
        "warrior: ChargeSuccesses(2) Charge",
    ];
    assert_eq!(found, expected);
}

/// 13.1 and 39.8: the races of the book's three recruit each other, all others their minions.
#[test]
fn who_recruits_whom() {
    for race in &BOOK.races {
        let name = short(&race.id);
        let recruits = race.links.recruits.iter();
        let recruits: Vec<String> = recruits.map(|it| short(&BOOK[*it].id)).collect();
        let Some(minions) = &race.links.minions else {
            assert!(["dwarf", "elf", "human"].contains(&&*name), "{name}");
            assert_eq!(recruits, ["dwarf", "elf", "human"], "{name}");
            continue;
        };
        assert_eq!(recruits, [""; 0], "{name}");
        let found = each(minions, 1..=6, |it| short(&it.race));
        // The numbers 1, 2 to 4, 5, 6.
        let [one, most, five, six] = match &*name {
            "major_demon" => ["zombie", "ghoul", "petty_demon", "skeleton"],
            "petty_demon" => ["goblin", "ghoul", "zombie", "skeleton"],
            "vampire" => ["ghoul", "ogre", "vampire", "vampire"],
            "ghoul" => ["ogre", "goblin", "ghoul", "vampire"],
            "beastman" => ["ratman", "beastman", "beastman", "ghoul"],
            "goblin" => ["goblin", "goblin", "orc", "ogre"],
            "ogre" => ["goblin", "ghoul", "orc", "ogre"],
            "orc" => ["goblin", "orc", "orc", "ogre"],
            "ratman" => ["ratman", "ratman", "ghoul", "ogre"],
            "troll" => ["goblin", "orc", "ogre", "troll"],
            // Not in the book: the risen call up their like.
            "skeleton" | "zombie" => {
                let other = if name == "zombie" {
                    "skeleton"
                } else {
                    "zombie"
                };
                assert_eq!(found[..3], [&*name; 3], "{name}");
                assert_eq!(found[3..], [other; 3], "{name}");
                assert_eq!(chances(minions, 6), "low 3, high 3");
                continue;
            }
            other => panic!("{other}"),
        };
        assert_eq!(found, [one, most, most, most, five, six], "{name}");
        assert_eq!(chances(minions, 6), "one 1, most 3, five 1, six 1");
    }
}

#[test]
fn reputations_have_words() {
    for (rep, word) in [
        (2, "green"),
        (3, "green"),
        (4, "reliable"),
        (5, "veteran"),
        (6, "renowned"),
        (7, "legendary"),
        (20, "legendary"),
    ] {
        assert_eq!(BOOK.word_for(rep), format!("band-rep-{word}"));
    }
}
