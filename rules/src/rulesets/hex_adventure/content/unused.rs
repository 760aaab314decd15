//! Warnings of what is sound and never comes up in play.

use std::collections::BTreeSet;

use super::{
    Adventure, Armour, Field, FightBoard, FoeKind, HeroKind, Letter, Skill, Spell, Weapon, exits,
    marks::{Mark, Marks},
};
use crate::{
    content::{Library, LibraryReport, Record, RecordId, Ref},
    dungeon::{Opacity, Things, atlas::drawings},
    grid::Cell,
};

/// Records and fields without an effect, boards without a way, words that come too late.
pub fn check_unused(library: &Library, report: &mut LibraryReport) {
    for (id, weapon) in library.all::<Weapon>() {
        if weapon.throw.is_none() && weapon.throw_skill.is_some() {
            report.warn::<Weapon>(id, "throw_skill", "it cannot be thrown");
        }
    }
    for (id, foe) in library.all::<FoeKind>() {
        spells::<FoeKind>(library, report, id, foe.iq, &foe.spells);
        skills::<FoeKind>(library, report, id, &foe.skills);
        armours::<FoeKind>(library, report, id, &foe.armours);
    }
    for (id, hero) in library.all::<HeroKind>() {
        spells::<HeroKind>(library, report, id, hero.iq, &hero.spells);
        skills::<HeroKind>(library, report, id, &hero.skills);
        armours::<HeroKind>(library, report, id, &hero.armours);
    }
    boards(library, report);
    for (id, adventure) in library.all::<Adventure>() {
        for (mark, at) in too_early(library, adventure) {
            let message = format!("the {mark} cannot have been given here yet");
            report.warn::<Adventure>(id, at, message);
        }
    }
}

fn spells<T: Record>(
    library: &Library,
    report: &mut LibraryReport,
    id: &RecordId,
    iq: i32,
    spells: &[Ref<Spell>],
) {
    for (place, spell) in spells.iter().enumerate() {
        let least = library.follow(spell).map_or(0, |it| it.iq);
        if least > iq {
            let message = format!("IQ {iq} is too little: `{spell}` takes {least}");
            report.warn::<T>(id, format!("spells[{place}]"), message);
        }
    }
}

fn skills<T: Record>(
    library: &Library,
    report: &mut LibraryReport,
    id: &RecordId,
    skills: &[(Ref<Skill>, u8)],
) {
    for (place, (skill, points)) in skills.iter().enumerate() {
        let most = library.follow(skill).map_or(u8::MAX, |it| it.most);
        if *points > most {
            let message = format!("`{skill}` has at most {most} points");
            report.warn::<T>(id, format!("skills[{place}]"), message);
        }
    }
}

fn armours<T: Record>(
    library: &Library,
    report: &mut LibraryReport,
    id: &RecordId,
    armours: &[Ref<Armour>],
) {
    let mut worn: BTreeSet<bool> = BTreeSet::new();
    for (place, armour) in armours.iter().enumerate() {
        let shield = library.follow(armour).is_some_and(|it| it.shield);
        if !worn.insert(shield) {
            let what = if shield { "shield" } else { "suit of armour" };
            let message = format!("only one {what} is worn");
            report.warn::<T>(id, format!("armours[{place}]"), message);
        }
    }
}

fn boards(library: &Library, report: &mut LibraryReport) {
    let things = Things::of(library);
    let hexes = drawings(library.files(), "hex");
    for (id, board) in library.all::<FightBoard>() {
        if let Ok(known) = &hexes {
            for (letter, drawing) in &board.furniture {
                if !known.contains(drawing) {
                    let message = format!("there is no drawing `{drawing}` in hex");
                    report.warn::<FightBoard>(id, format!("furniture['{letter}']"), message);
                }
            }
        }
        let field = Field::new(board, &things);
        let Some(first) = field.starts(Letter::PARTY).first() else {
            let message = "there is no space `P`, on which skirmishes begin";
            report.warn::<FightBoard>(id, "rows", message);
            continue;
        };
        let reached = reached(&field, *first);
        for letter in field.letters() {
            let shut = field.starts(letter).iter().find(|it| !reached.contains(it));
            if let Some(cell) = shut {
                let message = format!(
                    "nobody gets from `P` to the `{letter}` in row {}, column {}",
                    cell.y + 1,
                    cell.x + 1
                );
                report.warn::<FightBoard>(id, format!("rows[{}]", cell.y), message);
            }
        }
        let in_words = |cell: &Cell| format!("row {}, column {}", cell.y + 1, cell.x + 1);
        let open: Vec<Cell> = field.cells().filter(|cell| field.is_open(*cell)).collect();
        let shut: Vec<&Cell> = open.iter().filter(|cell| !reached.contains(cell)).collect();
        let told = field.letters().any(|letter| {
            let starts = field.starts(letter);
            starts.iter().any(|cell| !reached.contains(cell))
        });
        if let Some(first) = shut.first().filter(|_| !told) {
            let message = format!(
                "nobody gets from `P` to {} of the open hexes, as in {}; a storey needs stairs",
                shut.len(),
                in_words(first)
            );
            report.warn::<FightBoard>(id, format!("rows[{}]", first.y), message);
        }
        let is_doorway = |cell: Cell| field.sight(cell) == Opacity::BlockedWhileEmpty;
        let doorways = open.iter().filter(|cell| {
            let mut near = field.around(**cell);
            let alone = near.all(|near| field.is_open(near) && !is_doorway(near));
            // One at the rim of the board leads out of it.
            is_doorway(**cell) && alone && field.around(**cell).count() == 6
        });
        for doorway in doorways {
            let message = format!("the doorway in {} stands in the open", in_words(doorway));
            report.warn::<FightBoard>(id, format!("rows[{}]", doorway.y), message);
        }
    }
}

/// Every hex that can be walked to.
fn reached(field: &Field, from: Cell) -> BTreeSet<Cell> {
    let mut reached = BTreeSet::new();
    let mut open = vec![from];
    while let Some(cell) = open.pop() {
        if field.is_open(cell) && reached.insert(cell) {
            open.extend(field.around(cell));
        }
    }
    reached
}

/// Words, flags and counters that an option asks for before anything on the way to it can have given
/// them.
fn too_early<'a>(library: &Library, adventure: &'a Adventure) -> Vec<(Mark<'a>, String)> {
    let mut found = Vec::new();
    // What an earlier adventure gave may be there from the start.
    let is_sequel = library.all::<Adventure>().iter().any(|(_, other)| {
        let mut endings = other.entries.values().filter_map(|it| it.ending.as_ref());
        endings.any(|ending| {
            let next = ending.next.as_ref().and_then(|id| library.follow(id));
            next.is_some_and(|next| std::ptr::eq(&**next, adventure))
        })
    });
    if is_sequel {
        return found;
    }
    let wanted = Marks::wanted(adventure);
    for (mark, asked) in &wanted {
        let mut open: Vec<u16> = Vec::new();
        let mut after: BTreeSet<u16> = BTreeSet::new();
        for (number, entry) in &adventure.entries {
            if Marks::given_by(&entry.effects).any(|it| it == *mark) {
                open.push(*number);
            }
            for option in &entry.options {
                let by_word = option.word.iter().map(Mark::Word);
                let mut gives = by_word.chain(Marks::given_by(&option.effects));
                if gives.any(|it| it == *mark) {
                    open.extend(option.leads_to());
                }
            }
        }
        if open.is_empty() {
            // That nothing gives it at all is an error of its own.
            continue;
        }
        while let Some(number) = open.pop() {
            if after.insert(number)
                && let Some(entry) = adventure.entries.get(&number)
            {
                open.extend(exits(entry).into_iter().map(|(_, to)| to));
            }
        }
        let early = asked.iter().filter(|(number, _)| !after.contains(number));
        found.extend(early.map(|(_, at)| (*mark, at.clone())));
    }
    found
}
