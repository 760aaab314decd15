//! Records in words that are made from their vocabulary.

use tabledelve::{
    game::{Arg, Phrase},
    rulesets::dungeon_dive::{
        content::{Book, Effect, Foe, Trait},
        words::{Doer, Teller},
    },
    text::{ENGLISH, Text},
};

use super::library;

/// Every record that does something, by kind and id, with what it does.
fn told(book: &Book) -> Vec<(String, Phrase)> {
    let you = Teller::new(book, Doer::You);
    let cause = Teller::new(book, Doer::Cause);
    let mut all = Vec::new();
    let mut add = |kind: &str, id: &str, said: Phrase| all.push((format!("{kind} {id}"), said));
    for it in book.spells.iter() {
        add("spell", it.id.as_str(), you.spell(it));
    }
    for it in book.features.iter() {
        add("feature", it.id.as_str(), you.feature(it));
    }
    for it in book.items.iter() {
        add("item", it.id.as_str(), you.item(it));
    }
    for it in book.conditions.iter() {
        add("condition", it.id.as_str(), cause.condition_does(it));
    }
    for it in book.foes.iter() {
        let foe = Teller::new(book, Doer::Foe(it.name));
        add("foe", it.id.as_str(), foe.foe(it));
    }
    for it in book.traps.iter() {
        add("trap", it.id.as_str(), cause.trap(it));
    }
    for it in book.gear.iter() {
        if let Some(said) = you.gear(it) {
            add("gear", it.id.as_str(), said);
        }
    }
    for it in book.terrain.iter() {
        if let Some(said) = cause.terrain(it) {
            add("terrain", it.id.as_str(), said);
        }
    }
    all
}

fn book() -> (Book, Text) {
    let library = library();
    let (text, problems) = Text::of(ENGLISH, library.files());
    let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    (Book::new(&library).expect("the book"), text)
}

/// True for a word that stands in a text where a figure or a name should.
fn is_left_open(said: &str) -> bool {
    ["dive-", "{", "$", "???"]
        .iter()
        .any(|it| said.contains(it))
}

/// True if somewhere in a message stands the word for what has no words.
fn has_a_gap(said: &Phrase) -> bool {
    let inside = |(_, arg): &(_, Arg)| matches!(arg, Arg::Phrase(inner) if has_a_gap(inner));
    said.key == "dive-word-nothing" || said.args.iter().any(inside)
}

#[test]
fn every_record_says_what_it_does() {
    let (book, text) = book();
    let all = told(&book);
    let has = |kind: &str| all.iter().any(|(it, _)| it.starts_with(kind));
    for kind in [
        "spell",
        "feature",
        "item",
        "condition",
        "foe",
        "trap",
        "gear",
        "terrain",
    ] {
        assert!(has(kind), "no {kind} says anything");
    }
    for (of, said) in &all {
        assert!(!has_a_gap(said), "{of}: {}", text.plain(said));
        let said = text.plain(said);
        assert!(!is_left_open(&said), "{of}: {said}");
    }
    assert_eq!(text.missing(), Vec::<String>::new());
}

/// Records that between them use most of the vocabulary, to be read by a person.
const READ: [&str; 24] = [
    "spell core:fireball",
    "spell core:magic_missile",
    "spell core:cure_wounds",
    "spell core:hunters_mark",
    "spell core:grease",
    "spell core:spirit_guardians",
    "spell core:find_familiar",
    "spell core:sleep",
    "feature core:sneak_attack",
    "feature core:rage",
    "feature core:second_wind",
    "feature core:uncanny_dodge",
    "condition core:paralysed",
    "condition core:raging",
    "item core:dagger_of_venom",
    "item core:wand_of_fireballs",
    "foe core:ghoul",
    "foe core:ankheg",
    "foe core:harpy",
    "foe core:troll",
    "trap core:whispering_door",
    "trap core:mirror_hall",
    "gear core:net",
    "terrain core:web",
];

#[test]
fn what_records_say_reads_well() {
    let (book, text) = book();
    let all = told(&book);
    let said = READ.iter().map(|wanted| {
        let found = all.iter().find(|(it, _)| it == wanted);
        let (of, said) = found.unwrap_or_else(|| panic!("there is no {wanted}"));
        format!("{of}\n    {}\n", text.plain(said))
    });
    insta::assert_snapshot!(said.collect::<String>());
}

#[test]
fn a_foe_goes_by_its_name_and_a_hero_by_you() {
    let (book, text) = book();
    let harpy = |it: &&_| -> bool {
        let it: &tabledelve::content::BookEntry<Foe, _> = it;
        it.id.as_str() == "core:harpy"
    };
    let harpy = book.foes.iter().find(harpy).expect("the harpy");
    let foe = text.plain(&Teller::new(&book, Doer::Foe(harpy.name)).foe(harpy));
    let you = text.plain(&Teller::new(&book, Doer::You).foe(harpy));
    assert!(foe.contains("the harpy"), "{foe}");
    assert!(!you.contains("the harpy") && you.contains("you"), "{you}");
}

/// Reads something of the vocabulary as it stands in a record.
fn read<T: serde::de::DeserializeOwned>(written: &str) -> T {
    let options = ron::Options::default();
    let options = options.with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let it = options.from_str(written);
    it.unwrap_or_else(|error| panic!("{written}: {error}"))
}

/// What a mod may say and no record of the game does.
const EFFECTS: [&str; 14] = [
    "[Contest(with: Skill(Athletics), against: [Skill(Athletics), Skill(Acrobatics)], won: [Push(5)])]",
    "[Check(with: Tools, dc: Fixed(15), pass: [Overcome(Unlock)])]",
    "[Reroll]",
    "[Redirect]",
    "[Fall]",
    "[Exhaust(-1)]",
    "[Restore(HitDice(1))]",
    "[Restore(Rest(Short))]",
    "[Pull(10), Move(feet: 0), Move(feet: 15, safely: true)]",
    "[Damage(dice: \"1d8\", plus: Ability(Wisdom), kind: Radiant)]",
    "[Attack(ranged: true, spell: true, hit: [Damage(dice: \"1d6\", kind: Acid)], miss: [Reroll])]",
    "[Save(ability: Wisdom, dc: Ability(Charisma), fail: [Stabilise], pass: [Halve])]",
    "[OneOf([Damage(dice: \"1d4\", kind: Cold), Push(10)])]",
    "[Zone((solid: true, obscured: Lightly, silent: true, only: [Undead, Fiend], lasts: Rounds(3)))]",
];
/// As for effects.
const TRAITS: [&str; 22] = [
    "[PlusTo(Saves, Ability(Charisma)), AtLeast(ChecksOf(Charisma), 10)]",
    "[DamagePlus(HalfLevel), CriticalOn(19), CriticalOn(20)]",
    "[AttacksWith(Wisdom), IgnoresCover, ShootsInMelee]",
    "[Vulnerable(Fire), Vulnerable(Cold), Lessens(3)]",
    "[Evades(Dexterity)]",
    "[ThievesTools, HalfProficient, Expert([])]",
    "[CantripModifier, SparesAllies]",
    "[AcFrom(base: 13, plus: []), Jumps(2), Challenged]",
    "[Disadvantage(AttacksOnOthers), Advantage(SpellAttacks), Advantage(Concentration)]",
    "[While([OtherUnhurt], [Damage(2)]), While([Not(OtherUnhurt)], [Damage(-2)])]",
    "[While([OtherNotActed, FirstRound], [Damage(2)])]",
    "[While([TwoFoesBeside], [Ac(1)]), While([Not(OtherAlone)], [Ac(-1)])]",
    "[While([Not(Concentrating), InLight(Darkness)], [Speed(-10)])]",
    "[While([Not(Any([Melee, Thrown]))], [Initiative(5)])]",
    "[Regenerates(points: 5, unless: [])]",
    "[Clings(ability: Wisdom, dc: 10, unless: [])]",
    "[While([OtherIsDouble], [Ac(1)]), While([Not(OtherIsDouble)], [Ac(-1)])]",
    "[Can((time: OneAttack, cost: HitDie, per_day: 2, does: [Push(5)]))]",
    "[Upon(at: Missed, does: [Damage(dice: \"1\", kind: Force)])]",
    "[Upon(at: Fails, does: [Reroll])]",
    "[Upon(at: AllyAttacked(30), so: [Melee], does: [Take(Help)])]",
    "[Upon(at: FoeLeaves, does: [Strike])]",
];

#[test]
fn what_only_a_mod_would_say_has_words_too() {
    let (book, text) = book();
    let you = Teller::new(&book, Doer::You);
    let effects = EFFECTS.map(|it| you.effects(&read::<Vec<Effect>>(it)));
    let traits = TRAITS.map(|it| you.traits(&read::<Vec<Trait>>(it)));
    let mut said = String::new();
    for it in effects.into_iter().chain(traits) {
        let it = it.expect("words");
        assert!(!has_a_gap(&it), "{}", text.plain(&it));
        said += &text.plain(&it);
        said.push('\n');
    }
    assert_eq!(text.missing(), Vec::<String>::new());
    insta::assert_snapshot!(said);
}
