//! The flow chart of an adventure: entries in layers, the start on top.

use std::{
    collections::{BTreeMap, VecDeque},
    fmt::Write as _,
};

use super::{Adventure, Condition, Entry, Outcome, exits};

/// Width and height of a box, and the gap between boxes.
const BOX: (i32, i32) = (132, 38);
const GAP: (i32, i32) = (18, 46);
/// The margin around everything.
const MARGIN: i32 = 24;
/// Maximum length of a title in a box, in letters.
const LONGEST: usize = 20;
/// The same of what stands at an arrow.
const LONGEST_LABEL: usize = 28;

/// An SVG of all entries and their exits.
pub fn svg(adventure: &Adventure) -> String {
    let places = places(adventure);
    let columns = places
        .values()
        .map(|(column, _)| column + 1)
        .max()
        .unwrap_or(1);
    let rows = places.values().map(|(_, row)| row + 1).max().unwrap_or(1);
    let width = 2 * MARGIN + columns * (BOX.0 + GAP.0);
    let height = 2 * MARGIN + rows * (BOX.1 + GAP.1);
    let mut out = String::new();
    let _ = writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" font-size=\"11\">\n\
         <title>{}</title>\n\
         <defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\" markerWidth=\"7\" \
         markerHeight=\"7\" orient=\"auto\"><path d=\"M0 0 8 4 0 8z\" fill=\"#555\"/></marker></defs>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#faf6ec\"/>",
        escaped(&adventure.title)
    );
    for (number, entry) in &adventure.entries {
        arrows(&mut out, &places, *number, entry);
    }
    for (number, entry) in &adventure.entries {
        boxed(&mut out, places[number], *number, entry);
    }
    out.push_str("</svg>\n");
    out
}

/// Column and row of every entry: its row is its number of steps from the start; unreachable
/// entries come last.
fn places(adventure: &Adventure) -> BTreeMap<u16, (i32, i32)> {
    let mut rows: BTreeMap<u16, i32> = BTreeMap::new();
    let mut open = VecDeque::from([(adventure.start, 0)]);
    while let Some((number, row)) = open.pop_front() {
        let Some(entry) = adventure.entries.get(&number) else {
            continue;
        };
        if rows.contains_key(&number) {
            continue;
        }
        rows.insert(number, row);
        open.extend(exits(entry).into_iter().map(|(_, to)| (to, row + 1)));
    }
    let last = rows.values().max().map_or(0, |row| row + 1);
    let mut filled: BTreeMap<i32, i32> = BTreeMap::new();
    let all = adventure.entries.keys();
    all.map(|number| {
        let row = rows.get(number).copied().unwrap_or(last);
        let column = filled.entry(row).or_default();
        *column += 1;
        (*number, (*column - 1, row))
    })
    .collect()
}

fn corner((column, row): (i32, i32)) -> (i32, i32) {
    (
        MARGIN + column * (BOX.0 + GAP.0),
        MARGIN + row * (BOX.1 + GAP.1),
    )
}

fn arrows(out: &mut String, places: &BTreeMap<u16, (i32, i32)>, number: u16, entry: &Entry) {
    let (x, y) = corner(places[&number]);
    let (x, y) = (x + BOX.0 / 2, y + BOX.1);
    for (field, to) in exits(entry) {
        let Some(place) = places.get(&to) else {
            continue;
        };
        let (to_x, to_y) = corner(*place);
        let to_x = to_x + BOX.0 / 2;
        let bend = (to_y - y).abs() / 2 + 12;
        let style = if field.ends_with("failed") || field.ends_with("lost") {
            "stroke=\"#b4472f\" stroke-dasharray=\"4 3\""
        } else {
            "stroke=\"#555\""
        };
        let _ = writeln!(
            out,
            "<path d=\"M{x} {y} C{x} {} {to_x} {} {to_x} {to_y}\" fill=\"none\" {style} \
             marker-end=\"url(#tip)\"/>",
            y + bend,
            to_y - bend
        );
        let label = shortened(&label(entry, &field), LONGEST_LABEL);
        if !label.is_empty() {
            // On the curve, a third of the way: those of one entry part there.
            let (at_x, at_y) = (
                x + (to_x - x) * 7 / 27,
                y + (to_y - y) * 7 / 27 + bend * 6 / 27,
            );
            let _ = writeln!(
                out,
                "<text x=\"{at_x}\" y=\"{at_y}\" font-size=\"8\" text-anchor=\"middle\" \
                 fill=\"#555\">{}</text>",
                escaped(&label)
            );
        }
    }
}

/// What an arrow depends on: its conditions, the word that it gives, the check or fight.
fn label(entry: &Entry, field: &str) -> String {
    let (place, last) = field.rsplit_once('.').unwrap_or(("", field));
    if place == "fight" {
        return last.to_owned();
    }
    let number = place
        .split(['[', ']'])
        .nth(1)
        .and_then(|it| it.parse().ok());
    let Some(option) = number.and_then(|number: usize| entry.options.get(number)) else {
        return String::new();
    };
    let tried = option.check.as_ref().map(|it| it.attribute);
    let tried = tried.or(option.contest.as_ref().map(|it| it.attribute));
    let tried = tried.map(|it| format!("{} {last}", format!("{it:?}").to_uppercase()));
    let when = option.when.iter().map(condition);
    let gives = option.word.iter().map(|word| format!("+{word}"));
    let all: Vec<String> = when.chain(tried).chain(gives).collect();
    all.join(", ")
}

/// A condition in a few letters.
fn condition(condition: &Condition) -> String {
    let all = |several: &[Condition], between: &str| {
        let parts: Vec<String> = several.iter().map(self::condition).collect();
        parts.join(between)
    };
    match condition {
        Condition::Word(word) | Condition::Flag(word) => word.to_string(),
        Condition::NoWord(word) | Condition::NoFlag(word) => format!("no {word}"),
        Condition::Counter(name, least) => format!("{name} ≥ {least}"),
        Condition::Item(id) => id.name().to_owned(),
        Condition::Items(id, least) => format!("{least} {}", id.name()),
        Condition::Money(least) => format!("money ≥ {least}"),
        Condition::Skill(id) => id.id().name().to_owned(),
        Condition::Knows(id) => id.id().name().to_owned(),
        Condition::Attribute(attribute, least) => format!("{attribute:?} ≥ {least}"),
        Condition::Hero(id) => id.id().name().to_owned(),
        Condition::Heroes(least) => format!("heroes ≥ {least}"),
        Condition::Day(least) => format!("day ≥ {least}"),
        Condition::Chance(least, most) => format!("die {least}–{most}"),
        Condition::Not(inner) => format!("not {}", self::condition(inner)),
        Condition::All(several) => all(several, " and "),
        Condition::Any(several) => all(several, " or "),
    }
}

fn shortened(text: &str, longest: usize) -> String {
    let mut short: String = text.chars().take(longest).collect();
    if text.chars().count() > longest {
        short.push('…');
    }
    short
}

fn boxed(out: &mut String, place: (i32, i32), number: u16, entry: &Entry) {
    let (x, y) = corner(place);
    let fill = match &entry.ending {
        Some(ending) if ending.outcome == Outcome::Good => "#cfe3b4",
        Some(_) => "#e3b9ae",
        None if entry.fight.is_some() => "#f0cf9a",
        None if entry.shop.is_some() || entry.sleep.is_some() => "#bcd3e0",
        None => "#ffffff",
    };
    let ending = entry.ending.as_ref().map(|it| it.title.as_str());
    let title = entry.title.as_deref().or(ending).unwrap_or(&entry.text);
    let short = shortened(title, LONGEST);
    let (width, height) = BOX;
    let _ = writeln!(
        out,
        "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"5\" fill=\"{fill}\" \
         stroke=\"#333\"/><text x=\"{}\" y=\"{}\" font-weight=\"bold\">{number}</text>\
         <text x=\"{}\" y=\"{}\">{}</text>",
        x + 7,
        y + 15,
        x + 7,
        y + 30,
        escaped(&short)
    );
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
