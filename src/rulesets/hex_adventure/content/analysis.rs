//! Problems of adventures, boards and outfits that show only together.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    Adventure, Armour, Condition, Entry, FightBoard, FightPlan, Figures, FoeKind, Good, HeroKind,
    Letter, PlotEffect, PlotWord, Skill, Weapon,
};
use crate::content::{Library, LibraryReport, Record, RecordId, Ref, nearest};

/// Checks that need several records at once.
pub fn check(library: &Library, report: &mut LibraryReport) {
    things(library, report);
    for (id, adventure) in library.all::<Adventure>() {
        let mut found = Vec::new();
        Analysis::new(library, adventure).run(&mut found);
        for (field, message) in found {
            report.at::<Adventure>(id, field, message);
        }
    }
    heroes(library, report);
    for (id, foe) in library.all::<FoeKind>() {
        heft::<FoeKind>(library, report, id, foe.st, &foe.weapons);
    }
}

fn find<'a, T: Record>(library: &'a Library, id: &RecordId) -> Option<&'a T> {
    let all = library.all::<T>();
    let at = all.binary_search_by(|(of, _)| of.cmp(id)).ok()?;
    Some(&all[at].1)
}

/// A weapon, a piece of armour and a good must not share an id, or the pack could not tell them
/// apart.
fn things(library: &Library, report: &mut LibraryReport) {
    for (id, _) in library.all::<Armour>() {
        if find::<Weapon>(library, id).is_some() {
            report.at::<Armour>(id, "", format!("there is a weapon `{id}` too"));
        }
    }
    for (id, _) in library.all::<Good>() {
        if find::<Weapon>(library, id).is_some() || find::<Armour>(library, id).is_some() {
            report.at::<Good>(id, "", format!("there is a weapon or an armour `{id}` too"));
        }
    }
}

fn is_thing(library: &Library, id: &RecordId) -> bool {
    find::<Weapon>(library, id).is_some()
        || find::<Armour>(library, id).is_some()
        || find::<Good>(library, id).is_some()
}

fn things_known(library: &Library) -> impl Iterator<Item = &str> {
    let weapons = library.all::<Weapon>().iter().map(|(id, _)| id.as_str());
    let armours = library.all::<Armour>().iter().map(|(id, _)| id.as_str());
    let goods = library.all::<Good>().iter().map(|(id, _)| id.as_str());
    weapons.chain(armours).chain(goods)
}

fn heft<T: Record>(
    library: &Library,
    report: &mut LibraryReport,
    id: &RecordId,
    st: i32,
    weapons: &[Ref<Weapon>],
) {
    for (place, weapon) in weapons.iter().enumerate() {
        let heft = find::<Weapon>(library, weapon.id()).map_or(0, |it| it.heft);
        if heft > st {
            let said = format!("ST {st} is too little for the heft {heft} of `{weapon}`");
            report.at::<T>(id, format!("weapons[{place}]"), said);
        }
    }
}

/// Ready-made heroes are made by the rules for custom heroes.
fn heroes(library: &Library, report: &mut LibraryReport) {
    let Some((_, figures)) = library.all::<Figures>().first() else {
        return;
    };
    for (id, hero) in library.all::<HeroKind>() {
        heft::<HeroKind>(library, report, id, hero.st, &hero.weapons);
        let attributes = [hero.st, hero.dx, hero.iq];
        let sum: i32 = attributes.iter().sum();
        let points = i32::from(figures.attribute_points);
        if sum != points
            || attributes
                .iter()
                .any(|it| *it < i32::from(figures.attribute_least))
        {
            let said = format!("its attributes come to {sum}, and should come to {points}");
            report.at::<HeroKind>(id, "st", said);
        }
        let learned: usize = hero
            .skills
            .iter()
            .map(|(_, points)| usize::from(*points))
            .sum();
        if learned + hero.spells.len() != usize::from(figures.skill_points) {
            let said = format!(
                "its skills and spells come to {}, and should come to {}",
                learned + hero.spells.len(),
                figures.skill_points
            );
            report.at::<HeroKind>(id, "skills", said);
        }
        let is_combat =
            |id: &Ref<Skill>| find::<Skill>(library, id.id()).is_some_and(|it| it.combat);
        let combat = hero
            .skills
            .iter()
            .filter(|(skill, _)| is_combat(skill))
            .count();
        if combat > usize::from(figures.combat_skills) {
            report.at::<HeroKind>(id, "skills", "these are too many combat skills");
        }
    }
}

/// A fault: its place and message.
type Fault = (String, String);

struct Analysis<'a> {
    library: &'a Library,
    adventure: &'a Adventure,
}

impl<'a> Analysis<'a> {
    fn new(library: &'a Library, adventure: &'a Adventure) -> Self {
        Analysis { library, adventure }
    }

    fn run(&self, out: &mut Vec<Fault>) {
        self.ways(out);
        self.words(out);
        let adventure = self.adventure;
        for id in adventure.pack.keys() {
            self.thing(id, &format!("pack[#\"{id}\"]"), out);
        }
        for (number, entry) in &adventure.entries {
            let at = format!("entries[\"{number}\"]");
            self.entry(entry, &at, out);
            if can_all_be_shut(entry) {
                let said =
                    "all options can be shut at once; leave one open, or pair Word with NoWord";
                out.push((format!("{at}.options"), said.to_owned()));
            }
        }
    }

    /// Entries that are missing, unreachable, or without a way to an end.
    fn ways(&self, out: &mut Vec<Fault>) {
        let entries = &self.adventure.entries;
        if !entries.contains_key(&self.adventure.start) {
            let said = format!("there is no entry {}", self.adventure.start);
            out.push(("start".to_owned(), said));
            return;
        }
        for (number, entry) in entries {
            for (field, to) in exits(entry) {
                if !entries.contains_key(&to) {
                    let at = format!("entries[\"{number}\"].{field}");
                    out.push((at, format!("there is no entry {to}")));
                }
            }
        }
        let reached = reached(self.adventure);
        for number in entries.keys().filter(|it| !reached.contains(it)) {
            let at = format!("entries[#{number}]");
            out.push((at, format!("nothing leads to entry {number}")));
        }
        let ending = leading_to_an_end(self.adventure);
        for number in reached.iter().filter(|it| !ending.contains(it)) {
            let fight = entries.get(number).and_then(|it| it.fight.as_ref());
            out.push(if fight.is_some() {
                (
                    format!("entries[\"{number}\"].fight"),
                    format!("the fight of entry {number} has no exit: it leads to no ending"),
                )
            } else {
                (
                    format!("entries[#{number}]"),
                    format!("entry {number} leads to no ending"),
                )
            });
        }
        let good = entries.values().filter_map(|it| it.ending.as_ref());
        if !good
            .into_iter()
            .any(|it| it.outcome == super::Outcome::Good)
        {
            out.push(("entries".to_owned(), "there is no good ending".to_owned()));
        }
    }

    /// Plot words that are given and never asked for, or the other way round.
    fn words(&self, out: &mut Vec<Fault>) {
        let (given, asked) = words(self.adventure);
        for (word, at) in given.iter().filter(|(word, _)| !asked.contains_key(*word)) {
            out.push((at.clone(), format!("nothing asks for the plot word {word}")));
        }
        for (word, at) in asked.iter().filter(|(word, _)| !given.contains_key(*word)) {
            out.push((at.clone(), format!("nothing gives the plot word {word}")));
        }
    }

    fn thing(&self, id: &RecordId, at: &str, out: &mut Vec<Fault>) {
        if !is_thing(self.library, id) {
            let mut said = format!("there is no weapon, armour or good `{id}`");
            if let Some(name) = nearest(id.as_str(), things_known(self.library)) {
                said += &format!("; did you mean `{name}`?");
            }
            out.push((at.to_owned(), said));
        }
    }

    fn entry(&self, entry: &Entry, at: &str, out: &mut Vec<Fault>) {
        self.effects(&entry.effects, at, out);
        for (place, option) in entry.options.iter().enumerate() {
            let at = format!("{at}.options[{place}]");
            self.effects(&option.effects, &at, out);
            for (place, condition) in option.when.iter().enumerate() {
                self.condition(condition, &format!("{at}.when[{place}]"), out);
            }
        }
        if let Some(shop) = &entry.shop {
            for (place, id) in shop.sells.iter().enumerate() {
                self.thing(id, &format!("{at}.shop.sells[{place}]"), out);
            }
        }
        if let Some(fight) = &entry.fight {
            self.fight(fight, &format!("{at}.fight"), out);
        }
    }

    fn effects(&self, effects: &[PlotEffect], at: &str, out: &mut Vec<Fault>) {
        for (place, effect) in effects.iter().enumerate() {
            if let PlotEffect::Item(id, _) = effect {
                self.thing(id, &format!("{at}.effects[{place}][0]"), out);
            }
        }
    }

    fn condition(&self, condition: &Condition, at: &str, out: &mut Vec<Fault>) {
        match condition {
            Condition::Item(id) => self.thing(id, &format!("{at}[0]"), out),
            Condition::Any(several) => {
                for (place, condition) in several.iter().enumerate() {
                    self.condition(condition, &format!("{at}[0][{place}]"), out);
                }
            }
            _ => {}
        }
    }

    /// Checks that a fight's board suits the adventure and has room for everybody.
    fn fight(&self, fight: &FightPlan, at: &str, out: &mut Vec<Fault>) {
        let Some(board) = find::<FightBoard>(self.library, fight.board.id()) else {
            return;
        };
        if !board.settings.contains(&self.adventure.setting) {
            let said = format!("the board is not for `{}`", self.adventure.setting);
            out.push((format!("{at}.board"), said));
        }
        let most = self.library.all::<Figures>().first();
        let most = most.map_or(1, |(_, figures)| usize::from(figures.most_heroes));
        let room = board.spaces(fight.party);
        if room < most {
            let said = format!(
                "the board has {room} spaces {} for a party of up to {most}",
                fight.party
            );
            out.push((format!("{at}.party"), said));
        }
        let mut wanted: BTreeMap<Letter, usize> = BTreeMap::new();
        for (place, (_, letter, count)) in fight.foes.iter().enumerate() {
            let sum = wanted.entry(*letter).or_default();
            *sum += usize::from(*count);
            let room = board.spaces(*letter);
            if room < *sum {
                let said = format!("the board has {room} spaces {letter} for {sum} foes");
                out.push((format!("{at}.foes[{place}]"), said));
            }
        }
    }
}

/// The entries that an entry leads to, with the field that says so.
pub fn exits(entry: &Entry) -> Vec<(String, u16)> {
    let mut exits = Vec::new();
    for (place, option) in entry.options.iter().enumerate() {
        let at = format!("options[{place}]");
        exits.extend(option.to.map(|to| (format!("{at}.to"), to)));
        if let Some(check) = &option.check {
            exits.push((format!("{at}.check.passed"), check.passed));
            exits.push((format!("{at}.check.failed"), check.failed));
        }
        if let Some(contest) = &option.contest {
            exits.push((format!("{at}.contest.won"), contest.won));
            exits.push((format!("{at}.contest.lost"), contest.lost));
        }
    }
    if let Some(fight) = &entry.fight {
        exits.push(("fight.won".to_owned(), fight.won));
        exits.extend(fight.lost.map(|to| ("fight.lost".to_owned(), to)));
        exits.extend(fight.fled.map(|to| ("fight.fled".to_owned(), to)));
    }
    exits
}

fn reached(adventure: &Adventure) -> BTreeSet<u16> {
    let mut reached = BTreeSet::new();
    let mut open = vec![adventure.start];
    while let Some(number) = open.pop() {
        // Missing entries are reported elsewhere.
        if let Some(entry) = adventure.entries.get(&number)
            && reached.insert(number)
        {
            open.extend(exits(entry).into_iter().map(|(_, to)| to));
        }
    }
    reached
}

fn leading_to_an_end(adventure: &Adventure) -> BTreeSet<u16> {
    let ends = |entry: &Entry| entry.ending.is_some();
    let entries = &adventure.entries;
    let first = entries.iter().filter(|(_, entry)| ends(entry));
    let mut good: BTreeSet<u16> = first.map(|(number, _)| *number).collect();
    loop {
        let leads = |entry: &Entry| exits(entry).iter().any(|(_, to)| good.contains(to));
        let more = entries
            .iter()
            .filter(|(number, entry)| !good.contains(number) && leads(entry));
        let more: Vec<u16> = more.map(|(number, _)| *number).collect();
        if more.is_empty() {
            return good;
        }
        good.extend(more);
    }
}

/// Plot words with the first place that gives each, and the first that asks for it.
fn words(adventure: &Adventure) -> (BTreeMap<&PlotWord, String>, BTreeMap<&PlotWord, String>) {
    let (mut given, mut asked) = (BTreeMap::new(), BTreeMap::new());
    for (number, entry) in &adventure.entries {
        let at = format!("entries[\"{number}\"]");
        for (place, effect) in entry.effects.iter().enumerate() {
            if let PlotEffect::Word(word) = effect {
                given
                    .entry(word)
                    .or_insert(format!("{at}.effects[{place}]"));
            }
        }
        for (place, option) in entry.options.iter().enumerate() {
            let at = format!("{at}.options[{place}]");
            if let Some(word) = &option.word {
                given.entry(word).or_insert(format!("{at}.word"));
            }
            for (place, effect) in option.effects.iter().enumerate() {
                if let PlotEffect::Word(word) = effect {
                    let at = format!("{at}.effects[{place}]");
                    given.entry(word).or_insert(at);
                }
            }
            for (place, condition) in option.when.iter().enumerate() {
                asked_by(condition, &format!("{at}.when[{place}]"), &mut asked);
            }
        }
    }
    (given, asked)
}

fn asked_by<'a>(condition: &'a Condition, at: &str, asked: &mut BTreeMap<&'a PlotWord, String>) {
    match condition {
        Condition::Word(word) | Condition::NoWord(word) => {
            asked.entry(word).or_insert_with(|| at.to_owned());
        }
        Condition::Any(several) => {
            for (place, condition) in several.iter().enumerate() {
                asked_by(condition, &format!("{at}[0][{place}]"), asked);
            }
        }
        _ => {}
    }
}

/// The maximum number of plot words of an entry to try in all combinations.
const MOST_WORDS: usize = 12;

/// True if all options of an entry can be closed at once. Conditions other than plot words are
/// assumed not to hold: a thing may be lost, money spent, a hero dead.
fn can_all_be_shut(entry: &Entry) -> bool {
    if entry.options.is_empty() {
        return false;
    }
    let mut words = BTreeMap::new();
    for condition in entry.options.iter().flat_map(|option| &option.when) {
        asked_by(condition, "", &mut words);
    }
    let words: Vec<&PlotWord> = words.into_keys().take(MOST_WORDS).collect();
    (0u32..1 << words.len()).any(|held| {
        let has = |word: &PlotWord| {
            words
                .iter()
                .position(|it| *it == word)
                .is_some_and(|at| held >> at & 1 == 1)
        };
        let open = |option: &super::Choice| option.when.iter().all(|it| surely_holds(it, &has));
        !entry.options.iter().any(open)
    })
}

fn surely_holds(condition: &Condition, has: &impl Fn(&PlotWord) -> bool) -> bool {
    match condition {
        Condition::Word(word) => has(word),
        Condition::NoWord(word) => !has(word),
        Condition::Any(several) => several.iter().any(|it| surely_holds(it, has)),
        Condition::Money(sum) => *sum == 0,
        Condition::Heroes(count) => *count <= 1,
        Condition::Day(day) => *day <= 1,
        Condition::Item(_) | Condition::Skill(_) | Condition::Knows(_) | Condition::Hero(_) => {
            false
        }
    }
}
