//! Plot words, flags and counters: where an adventure gives them and asks for them, and whether its
//! conditions can shut all options of an entry at once.

use std::{collections::BTreeMap, fmt};

use super::{Adventure, Condition, Entry, PlotEffect, PlotWord};

/// Something that an adventure remembers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mark<'a> {
    Word(&'a PlotWord),
    Flag(&'a PlotWord),
    Counter(&'a PlotWord),
}

impl fmt::Display for Mark<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mark::Word(name) => write!(f, "plot word {name}"),
            Mark::Flag(name) => write!(f, "flag {name}"),
            Mark::Counter(name) => write!(f, "counter {name}"),
        }
    }
}

/// Everything that an adventure remembers, with the first place that gives it, and the first that
/// asks for it.
#[derive(Default)]
pub struct Marks<'a> {
    pub given: BTreeMap<Mark<'a>, String>,
    pub asked: BTreeMap<Mark<'a>, String>,
}

impl<'a> Marks<'a> {
    /// Reads an adventure for them.
    pub fn of(adventure: &'a Adventure) -> Self {
        let mut marks = Marks::default();
        for (number, entry) in &adventure.entries {
            let at = format!("entries[\"{number}\"]");
            marks.effects(&entry.effects, &at);
            for (place, option) in entry.options.iter().enumerate() {
                let at = format!("{at}.options[{place}]");
                if let Some(word) = &option.word {
                    marks.give(Mark::Word(word), format!("{at}.word"));
                }
                marks.effects(&option.effects, &at);
                for (place, condition) in option.when.iter().enumerate() {
                    marks.ask(condition, format!("{at}.when[{place}]"));
                }
            }
        }
        marks
    }

    /// Everything that effects give.
    pub fn given_by(effects: &'a [PlotEffect]) -> impl Iterator<Item = Mark<'a>> {
        effects.iter().filter_map(|effect| match effect {
            PlotEffect::Word(word) => Some(Mark::Word(word)),
            PlotEffect::Flag(flag) => Some(Mark::Flag(flag)),
            PlotEffect::Count(counter, by) if *by > 0 => Some(Mark::Counter(counter)),
            _ => None,
        })
    }

    /// Everything without which an option stays shut, with the entries and places that ask for it.
    pub fn wanted(adventure: &'a Adventure) -> BTreeMap<Mark<'a>, Vec<(u16, String)>> {
        let mut wanted: BTreeMap<Mark<'a>, Vec<(u16, String)>> = BTreeMap::new();
        for (number, entry) in &adventure.entries {
            for (option, choice) in entry.options.iter().enumerate() {
                for (place, condition) in choice.when.iter().enumerate() {
                    let mark = match condition {
                        Condition::Word(word) => Mark::Word(word),
                        Condition::Flag(flag) => Mark::Flag(flag),
                        Condition::Counter(counter, _) => Mark::Counter(counter),
                        _ => continue,
                    };
                    let at = format!("entries[\"{number}\"].options[{option}].when[{place}]");
                    wanted.entry(mark).or_default().push((*number, at));
                }
            }
        }
        wanted
    }

    fn give(&mut self, mark: Mark<'a>, at: String) {
        self.given.entry(mark).or_insert(at);
    }

    fn effects(&mut self, effects: &'a [PlotEffect], at: &str) {
        for (place, effect) in effects.iter().enumerate() {
            for mark in Self::given_by(std::slice::from_ref(effect)) {
                self.give(mark, format!("{at}.effects[{place}]"));
            }
        }
    }

    fn ask(&mut self, condition: &'a Condition, at: String) {
        let mark = match condition {
            Condition::Word(word) | Condition::NoWord(word) => Mark::Word(word),
            Condition::Flag(flag) | Condition::NoFlag(flag) => Mark::Flag(flag),
            Condition::Counter(counter, _) => Mark::Counter(counter),
            Condition::Not(inner) => return self.ask(inner, format!("{at}[0]")),
            Condition::All(several) | Condition::Any(several) => {
                for (place, condition) in several.iter().enumerate() {
                    self.ask(condition, format!("{at}[0][{place}]"));
                }
                return;
            }
            _ => return,
        };
        self.asked.entry(mark).or_insert(at);
    }
}

/// The maximum number of single conditions of an entry to try in all combinations.
const MOST_TRIED: usize = 12;

/// True if all options of an entry can be closed at once. Whatever a single condition asks for may
/// be there or not: a thing may be lost, money spent, a hero dead. The die of `sides` shows one
/// number for all.
pub fn can_all_be_shut(entry: &Entry, sides: u8) -> bool {
    if entry.options.is_empty() {
        return false;
    }
    let mut single = Vec::new();
    let conditions = || entry.options.iter().flat_map(|option| &option.when);
    for condition in conditions() {
        single_parts(condition, &mut single);
    }
    single.truncate(MOST_TRIED);
    let chance = |it: &Condition| matches!(it, Condition::Chance(..));
    let sides = if conditions().any(|it| it.any(&chance)) {
        sides
    } else {
        1
    };
    let all_shut = |held: u32, die: u8| {
        let moment = Moment {
            single: &single,
            held,
            die,
        };
        let open = |option: &super::Choice| option.when.iter().all(|it| moment.holds(it));
        moment.can_be() && !entry.options.iter().any(open)
    };
    (0u32..1 << single.len()).any(|held| (1..=sides).any(|die| all_shut(held, die)))
}

/// Collects the conditions of which others are made.
fn single_parts<'a>(condition: &'a Condition, out: &mut Vec<&'a Condition>) {
    match condition {
        Condition::Not(inner) => single_parts(inner, out),
        Condition::All(several) | Condition::Any(several) => {
            several.iter().for_each(|it| single_parts(it, out));
        }
        Condition::Chance(..) => {}
        _ if out.iter().any(|it| alike(it, condition).is_some()) => {}
        _ => out.push(condition),
    }
}

/// If two conditions are about the same word or flag: whether they ask for the same of it.
fn alike(one: &Condition, other: &Condition) -> Option<bool> {
    use Condition::{Flag, NoFlag, NoWord, Word};
    match (one, other) {
        (Word(a), NoWord(b))
        | (NoWord(a), Word(b))
        | (Flag(a), NoFlag(b))
        | (NoFlag(a), Flag(b)) => (a == b).then_some(false),
        _ => (one == other).then_some(true),
    }
}

/// One way in which the single conditions of an entry may hold or not.
struct Moment<'a> {
    single: &'a [&'a Condition],
    /// A bit for each that holds.
    held: u32,
    die: u8,
}

impl Moment<'_> {
    fn holds(&self, condition: &Condition) -> bool {
        match condition {
            Condition::Not(inner) => !self.holds(inner),
            Condition::All(several) => several.iter().all(|it| self.holds(it)),
            Condition::Any(several) => several.iter().any(|it| self.holds(it)),
            Condition::Chance(least, most) => (*least..=*most).contains(&self.die),
            Condition::Money(0) | Condition::Heroes(0 | 1) | Condition::Day(0 | 1) => true,
            _ => {
                let mut places = self.single.iter().enumerate();
                let same = places.find_map(|(at, it)| Some((at, alike(it, condition)?)));
                same.is_some_and(|(at, same)| (self.held >> at & 1 == 1) == same)
            }
        }
    }

    /// True unless something holds while less of the same does not.
    fn can_be(&self) -> bool {
        let places = || self.single.iter().enumerate();
        let held = |at: usize| self.held >> at & 1 == 1;
        !places()
            .any(|(a, more)| held(a) && places().any(|(b, less)| !held(b) && implies(more, less)))
    }
}

/// True if a condition asks for as much as another of the same, or more.
fn implies(more: &Condition, less: &Condition) -> bool {
    use Condition::{Attribute, Counter, Day, Heroes, Item, Items, Money};
    match (more, less) {
        (Money(a), Money(b)) | (Day(a), Day(b)) => a >= b,
        (Heroes(a), Heroes(b)) => a >= b,
        (Counter(of, a), Counter(it, b)) => of == it && a >= b,
        (Attribute(of, a), Attribute(it, b)) => of == it && a >= b,
        (Items(of, a), Items(it, b)) => of == it && a >= b,
        (Items(of, _), Item(it)) => of == it,
        (Item(of), Items(it, 1)) => of == it,
        _ => false,
    }
}
