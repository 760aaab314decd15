//! Problems of adventures, boards and outfits that show only together.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    Adventure, Armour, Condition, Entry, FightBoard, FightPlan, Figures, FoeKind, Goal, Good,
    HeroKind, Letter, MOST_COUNTED, PlotEffect, Skill, Weapon,
    marks::{Marks, can_all_be_shut},
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
        self.flow(out);
        self.words(out);
        let adventure = self.adventure;
        for id in adventure.pack.keys() {
            self.thing(id, &format!("pack[#\"{id}\"]"), out);
        }
        for (number, entry) in &adventure.entries {
            let at = format!("entries[\"{number}\"]");
            self.entry(entry, &at, out);
            if can_all_be_shut(entry, sides(self.library)) {
                let said =
                    "all options can be shut at once; leave one open, or pair Word with NoWord";
                out.push((format!("{at}.options"), said.to_owned()));
            }
        }
    }

    /// Entries that are missing, unreachable, or without a way to an end.
    fn flow(&self, out: &mut Vec<Fault>) {
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

    /// Plot words, flags and counters that are given and never asked for, or the other way round.
    /// Adventures that lead to this one may give some, and those that it leads to ask for some.
    fn words(&self, out: &mut Vec<Fault>) {
        let own = Marks::of(self.adventure);
        let all = self.library.all::<Adventure>();
        let before = all.iter().filter(|(_, it)| self.leads(it, self.adventure));
        let before: Vec<Marks<'_>> = before.map(|(_, it)| Marks::of(it)).collect();
        let after = all.iter().filter(|(_, it)| self.leads(self.adventure, it));
        let after: Vec<Marks<'_>> = after.map(|(_, it)| Marks::of(it)).collect();
        for (mark, at) in &own.given {
            let asked = |of: &Marks<'_>| of.asked.contains_key(mark);
            if !asked(&own) && !after.iter().any(asked) {
                out.push((at.clone(), format!("nothing asks for the {mark}")));
            }
        }
        for (mark, at) in &own.asked {
            let given = |of: &Marks<'_>| of.given.contains_key(mark);
            if !given(&own) && !before.iter().any(given) {
                out.push((at.clone(), format!("nothing gives the {mark}")));
            }
        }
    }

    /// True if one adventure hands over to another, at once or by way of others.
    fn leads(&self, from: &'a Adventure, to: &Adventure) -> bool {
        let mut seen: Vec<&Adventure> = Vec::new();
        let mut open = vec![from];
        while let Some(adventure) = open.pop() {
            let endings = adventure
                .entries
                .values()
                .filter_map(|it| it.ending.as_ref());
            let next =
                endings.filter_map(|it| find::<Adventure>(self.library, it.next.as_ref()?.id()));
            for it in next {
                if std::ptr::eq(it, to) {
                    return true;
                }
                if !seen.iter().any(|other| std::ptr::eq(*other, it)) {
                    seen.push(it);
                    open.push(it);
                }
            }
        }
        false
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
        let next = entry.ending.as_ref().and_then(|it| it.next.as_ref());
        let next = next.and_then(|id| find::<Adventure>(self.library, id.id()));
        if next.is_some_and(|it| it.setting != self.adventure.setting) {
            let said = format!("that adventure is not set in `{}`", self.adventure.setting);
            out.push((format!("{at}.ending.next"), said));
        }
    }

    fn effects(&self, effects: &[PlotEffect], at: &str, out: &mut Vec<Fault>) {
        for (place, effect) in effects.iter().enumerate() {
            let at = format!("{at}.effects[{place}]");
            match effect {
                PlotEffect::Item(id, _) => self.thing(id, &format!("{at}[0]"), out),
                PlotEffect::Count(_, by) if *by == 0 || by.abs() > MOST_COUNTED => {
                    let said = format!("a counter changes by 1 to {MOST_COUNTED}, up or down");
                    out.push((format!("{at}[1]"), said));
                }
                PlotEffect::Join(id) => {
                    let hero = find::<HeroKind>(self.library, id.id());
                    if hero.is_some_and(|it| !it.settings.contains(&self.adventure.setting)) {
                        let said = format!("this hero is not of `{}`", self.adventure.setting);
                        out.push((at, said));
                    }
                }
                _ => {}
            }
        }
    }

    fn condition(&self, condition: &Condition, at: &str, out: &mut Vec<Fault>) {
        match condition {
            Condition::Item(id) => self.thing(id, &format!("{at}[0]"), out),
            Condition::Items(id, count) => {
                self.thing(id, &format!("{at}[0]"), out);
                if *count == 0 {
                    out.push((format!("{at}[1]"), "at least 1".to_owned()));
                }
            }
            Condition::Counter(_, least) if !(1..=MOST_COUNTED).contains(least) => {
                let said = format!("a counter is asked for 1 to {MOST_COUNTED}");
                out.push((format!("{at}[1]"), said));
            }
            Condition::Attribute(_, least) if !(1..=60).contains(least) => {
                out.push((
                    format!("{at}[1]"),
                    "an attribute lies from 1 to 60".to_owned(),
                ));
            }
            Condition::Chance(least, most) => {
                let sides = sides(self.library);
                if *least < 1 || least > most || *most > sides {
                    let said =
                        format!("the die shows 1 to {sides}, and the smaller number comes first");
                    out.push((at.to_owned(), said));
                }
            }
            Condition::Not(condition) => self.condition(condition, &format!("{at}[0]"), out),
            Condition::All(several) | Condition::Any(several) => {
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
        for (place, (round, _, letter, _)) in fight.reinforcements.iter().enumerate() {
            let at = format!("{at}.reinforcements[{place}]");
            if !(2..=longest(self.library)).contains(round) {
                let said = format!(
                    "reinforcements come in round 2 to {}",
                    longest(self.library)
                );
                out.push((format!("{at}[0]"), said));
            }
            if board.spaces(*letter) == 0 {
                out.push((
                    format!("{at}[2]"),
                    format!("the board has no spaces {letter}"),
                ));
            }
        }
        self.goal(fight, board, at, out);
        let mut wanted: BTreeMap<Letter, usize> = BTreeMap::new();
        let sides = [("foes", &fight.foes), ("third_side", &fight.third_side)];
        let bands = sides
            .iter()
            .flat_map(|(side, bands)| bands.iter().enumerate().map(move |it| (side, it)));
        for (side, (place, (_, letter, count))) in bands {
            let sum = wanted.entry(*letter).or_default();
            *sum += usize::from(*count);
            let room = board.spaces(*letter);
            if room < *sum {
                let said = format!("the board has {room} spaces {letter} for {sum} foes");
                out.push((format!("{at}.{side}[{place}]"), said));
            }
        }
    }
}

impl Analysis<'_> {
    /// Checks that the goal of a fight can be reached, and is not reached from the start.
    fn goal(&self, fight: &FightPlan, board: &FightBoard, at: &str, out: &mut Vec<Fault>) {
        let fault = match fight.goal.as_ref() {
            Some(Goal::HoldOut(rounds)) if !(1..=longest(self.library)).contains(rounds) => {
                format!("a fight lasts 1 to {} rounds", longest(self.library))
            }
            Some(Goal::Slay(kind))
                if !(fight.foes.iter().chain(&fight.third_side)).any(|(of, ..)| of == kind) =>
            {
                format!("`{kind}` is not among those who begin the fight")
            }
            Some(Goal::Reach(letter)) if board.spaces(*letter) == 0 => {
                format!("the board has no spaces {letter}")
            }
            Some(Goal::Reach(letter)) if *letter == fight.party => {
                format!("the party begins on spaces {letter}")
            }
            _ => return,
        };
        out.push((format!("{at}.goal"), fault));
    }
}

/// The number of rounds after which a fight is broken off.
fn longest(library: &Library) -> u16 {
    let figures = library.all::<Figures>().first();
    figures.map_or(1, |(_, figures)| figures.longest_fight)
}

/// The number of sides of the die.
fn sides(library: &Library) -> u8 {
    let figures = library.all::<Figures>().first();
    figures.map_or(1, |(_, figures)| figures.die.sides())
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

/// Ways to entries that are missing: from which entry, and to which.
pub fn dangling(adventure: &Adventure) -> Vec<(u16, u16)> {
    let entries = &adventure.entries;
    let leads = entries.iter().flat_map(|(number, entry)| {
        let exits = exits(entry).into_iter();
        exits.map(|(_, to)| (*number, to))
    });
    leads.filter(|(_, to)| !entries.contains_key(to)).collect()
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
    // What leads to a missing entry, which is reported, may lead to an end once it is written.
    let ends = |entry: &Entry| {
        let missing = |to: &u16| !adventure.entries.contains_key(to);
        entry.ending.is_some() || exits(entry).iter().any(|(_, to)| missing(to))
    };
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
