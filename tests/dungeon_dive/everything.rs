//! Every spell, feature, item, piece of gear and condition of the game is used, and every part of it
//! does something: a tale that is told with a part left out goes another way. What no tale of this
//! many brings about is listed here with the reason.

use std::sync::Arc;

use rayon::prelude::*;
use tabledelve::{
    content::{BookEntry, Library, Loader, RecordId, Shelf},
    rulesets::dungeon_dive::content::{
        Book, Condition, Effect, Feature, Gear, MagicItem, Says, Source, Spell, Workings,
    },
};

use crate::{effort, registry, tales::*, yard::*};

/// The most tales for each part of a record.
const TALES: u64 = 48;

/// Parts that no tale shows, by record, and why.
const ELSEWHERE: &[(&str, &str)] = &[
    (
        "core:petrified: Silent",
        "whoever can do nothing casts nothing, with words or without",
    ),
    (
        "core:stunned: Silent",
        "whoever can do nothing casts nothing, with words or without",
    ),
];

fn content() -> Library {
    let core = env!("CARGO_MANIFEST_DIR");
    let library = Loader::new(registry(), core).with_mod(yard_folder()).load();
    library.unwrap_or_else(|_| panic!("the content loads"))
}

/// A part of a record that can be left out.
#[derive(Clone, Copy)]
enum Part {
    /// A trait: its bundle, and its place there.
    Held(usize, usize),
    /// An effect: its list, and its place there.
    Step(usize, usize),
}

impl Part {
    fn leave_out(self, works: &mut Workings) {
        match self {
            Part::Held(bundle, place) => {
                works.bundles[bundle].remove(place);
            }
            Part::Step(block, place) => {
                works.blocks[block].remove(place);
            }
        }
    }

    fn named(self, works: &Workings) -> String {
        match self {
            Part::Held(bundle, place) => {
                let held = &works.bundles[bundle][place];
                let says = match &held.says {
                    Says::Is(it) => format!("{it:?}"),
                    Says::Upon { at, so, .. } => format!("Upon({at:?}, {so:?})"),
                    other => format!("{other:?}"),
                };
                format!("{says} while {:?}", held.so)
            }
            Part::Step(block, place) => {
                let effect = format!("{:?}", works.blocks[block][place].effect);
                effect.chars().take(160).collect()
            }
        }
    }
}

/// The parts of a record, each of which should do something.
fn parts(works: &Workings) -> Vec<Part> {
    let mut all = Vec::new();
    for (bundle, held) in works.bundles.iter().enumerate() {
        all.extend((0..held.len()).map(|place| Part::Held(bundle, place)));
    }
    for (block, steps) in works.blocks.iter().enumerate() {
        let used = (0..).zip(steps).filter(|(_, it)| !is_elsewhere(&it.effect));
        all.extend(used.map(|(place, _)| Part::Step(block, place)));
    }
    all
}

/// What only says what a record is good for against traps.
fn is_elsewhere(effect: &Effect) -> bool {
    matches!(effect, Effect::Overcome(_))
}

/// The book with a part of a record left out.
fn without(library: &Library, of: Source, part: Part) -> Arc<Book> {
    let mut book = (**BOOK).clone();
    macro_rules! rebuild {
        ($shelf:ident, $kind:ty, $key:expr, $works:expr) => {{
            let own = book[$key].id.clone();
            book.$shelf = Shelf::new(library, |it: BookEntry<$kind>| {
                let mut works = $works(&it);
                if it.id == own {
                    part.leave_out(&mut works);
                }
                Ok(it.named(|it| &it.name).about(|it| &it.about).with(works))
            })
            .expect("a shelf");
        }};
    }
    match of {
        Source::Spell(key) => rebuild!(spells, Spell, key, |it: &BookEntry<Spell>| {
            Workings::of_spell(&it.record)
        }),
        Source::Feature(key) => rebuild!(features, Feature, key, |it: &BookEntry<Feature>| {
            Workings::of(&it.traits, &it.acts)
        }),
        Source::Item(key) => rebuild!(items, MagicItem, key, |it: &BookEntry<MagicItem>| {
            Workings::of(&it.traits, &it.acts)
        }),
        Source::Gear(key) => rebuild!(gear, Gear, key, |it: &BookEntry<Gear>| {
            Workings::of(&it.traits, &it.acts)
        }),
        Source::Condition(key) => {
            rebuild!(conditions, Condition, key, |it: &BookEntry<Condition>| {
                Workings::of(&it.traits, &[])
            });
        }
        _ => unreachable!("such records are not walked through"),
    }
    Arc::new(book)
}

/// A tale as far as it has been told.
struct Told {
    steps: Vec<Step>,
    rest: Box<dyn Iterator<Item = Step>>,
}

impl Told {
    fn of(book: &Arc<Book>, of: Source, seed: u64) -> Self {
        Told {
            steps: Vec::new(),
            rest: tale(book, of, seed),
        }
    }

    fn step(&mut self, nth: usize) -> Option<Step> {
        while self.steps.len() <= nth {
            self.steps.push(self.rest.next()?);
        }
        Some(self.steps[nth])
    }

    /// True if another tale goes another way.
    fn differs(&mut self, mut other: impl Iterator<Item = Step>) -> bool {
        (0..).find_map(|nth| match (self.step(nth), other.next()) {
            (None, None) => Some(false),
            (Some(one), Some(other)) if one.stands == other.stands => None,
            _ => Some(true),
        }) == Some(true)
    }

    fn is_of_use(&mut self) -> bool {
        (0..).map_while(|nth| self.step(nth)).any(|it| it.used)
    }
}

/// What is wrong with a record: parts that do nothing, or that it is never used.
fn dead(library: &Library, name: &str, of: Source) -> Vec<String> {
    let works = BOOK.works(of);
    let mut tales: Vec<Told> = Vec::new();
    let mut any = |found: &mut dyn FnMut(&mut Told, u64) -> bool| {
        (0..TALES).any(|seed| {
            if tales.len() <= seed as usize {
                tales.push(Told::of(&BOOK, of, seed));
            }
            found(&mut tales[seed as usize], seed)
        })
    };
    let mut dead = Vec::new();
    for part in parts(works) {
        let book = without(library, of, part);
        if !any(&mut |told, seed| told.differs(tale(&book, of, seed))) {
            dead.push(format!("{name}: {}", part.named(works)));
        }
    }
    if is_for_use(of) && !any(&mut |told, _| told.is_of_use()) {
        dead.push(format!("{name} is never used"));
    }
    dead.retain(|part| !ELSEWHERE.iter().any(|(it, _)| part.starts_with(it)));
    dead
}

/// True for whatever somebody chooses to use.
fn is_for_use(of: Source) -> bool {
    let ideas = match of {
        Source::Spell(it) => &BOOK[it].ideas,
        Source::Feature(it) => &BOOK[it].ideas,
        Source::Item(it) => &BOOK[it].ideas,
        Source::Gear(it) => &BOOK[it].ideas,
        _ => return false,
    };
    !ideas.is_empty() || BOOK.works(of).acts.iter().any(|it| it.own)
}

/// One of so many records is looked at in the usual share.
const SHARE: u64 = 12;

/// Looks at all records of a kind in the core, or at a share of them.
fn all_live(all: impl Iterator<Item = (RecordId, Source)>) {
    let library = content();
    let every = effort::usual_or_all(SHARE, 1) as usize;
    let all = all.filter(|(id, _)| id.as_str().starts_with("core:"));
    let all: Vec<(RecordId, Source)> = all.step_by(every).collect();
    let bar = effort::bar("records left out part by part", all.len() as u64);
    let dead: Vec<Vec<String>> = all
        .par_iter()
        .map(|(id, of)| {
            let dead = dead(&library, id.as_str(), *of);
            bar.inc(1);
            dead
        })
        .collect();
    bar.finish_and_clear();
    let dead = dead.concat();
    assert!(dead.is_empty(), "{}", dead.join("\n"));
}

#[test]
fn every_part_of_every_spell_does_something() {
    let all = BOOK.spells.keyed();
    all_live(all.map(|(key, it)| (it.id.clone(), Source::Spell(key))));
}

#[test]
fn every_part_of_every_feature_does_something() {
    let all = BOOK.features.keyed();
    all_live(all.map(|(key, it)| (it.id.clone(), Source::Feature(key))));
}

#[test]
fn every_part_of_every_magic_item_does_something() {
    let all = BOOK.items.keyed();
    all_live(all.map(|(key, it)| (it.id.clone(), Source::Item(key))));
}

#[test]
fn every_part_of_all_gear_does_something() {
    let all = BOOK.gear.keyed();
    all_live(all.map(|(key, it)| (it.id.clone(), Source::Gear(key))));
}

#[test]
fn every_part_of_every_condition_does_something() {
    let all = BOOK.conditions.keyed();
    all_live(all.map(|(key, it)| (it.id.clone(), Source::Condition(key))));
}

/// What spells, features and items are made for against a trap, they have as an idea too.
#[test]
fn whatever_overcomes_traps_is_thought_of_there() {
    let mut lacking = Vec::new();
    let of_core = BOOK.spells.iter();
    for it in of_core.filter(|it| it.id.as_str().starts_with("core:")) {
        for effect in &it.does {
            if let Effect::Overcome(idea) = effect
                && !it.ideas.iter().any(|(it, _)| it == idea)
            {
                lacking.push(format!("{} does not think of {idea:?}", it.id));
            }
        }
    }
    assert!(lacking.is_empty(), "{}", lacking.join("\n"));
}
