//! Words on sheets: gear by name, and what a hero has learned.

use std::sync::Arc;

use bevy_egui::egui;
use egui::{Galley, Sense, Stroke, Ui, vec2};

use super::super::GameUi;
use super::super::tips::{Tip, tip};
use crate::game::{CharacterSheet, Item, Phrase};
use crate::ui::theme::{bold, largest_type, palette, regular, size};
use crate::ui::widgets::heard;

/// The smallest type of gear and talents; what does not fit even so is only counted, and the tip has all
/// of it.
pub(super) const LEAST_WORDS: f32 = size::SMALL - 2.0;

/// The same where text is set large: no larger than it is as usual, before anything is left out.
fn least_words(play: &GameUi) -> f32 {
    smallest(play.settings.text)
}

fn smallest(text: u16) -> f32 {
    LEAST_WORDS * 100.0 / f32::from(text.max(100))
}

/// A word or two on a sheet.
struct Word {
    text: String,
    bold: bool,
    damaged: bool,
}

impl Word {
    fn plain(text: String) -> Word {
        Word {
            text,
            bold: false,
            damaged: false,
        }
    }
}

/// Items by name alone, in a line or two: those in use first. Names that have a short form are shortened
/// before any is left out.
pub(super) fn names(ui: &mut Ui, play: &mut GameUi, sheet: &CharacterSheet) {
    let (words, note) = carried(play, sheet, false);
    let shorter = carried(play, sheet, true).0;
    // What a hero has learned has a row below the gear.
    let below = usize::from(has_learned(sheet));
    flow(ui, play, (&[words, shorter], below), &note);
}

/// Talents learned, if there is room for them.
pub(super) fn learned(ui: &mut Ui, play: &mut GameUi, sheet: &CharacterSheet) {
    let left = ui.max_rect().bottom() - ui.cursor().top();
    if left >= row_height(ui, least_words(play)) {
        let (words, note) = talents(play, sheet);
        flow(ui, play, (&[words], 0), &note);
    }
}

/// The height that gear and talents take on a sheet in the smallest type, or that of a few rows, if that
/// is less: nobody's figures are closed up for more. None for gear with cards, unless the sheet is too
/// narrow for these.
pub(super) fn least_height(ui: &Ui, play: &GameUi, sheet: &CharacterSheet, narrow: bool) -> f32 {
    const ROWS: f32 = 3.0;
    if !narrow && sheet.items.iter().any(|item| item.sprite.is_some()) {
        return 0.0;
    }
    let gap = ui.spacing().item_spacing.y;
    let paragraphs = [carried(play, sheet, narrow).0, talents(play, sheet).0];
    let written = paragraphs.iter().filter(|words| !words.is_empty());
    let high = written.map(|words| {
        let job = printed(ui, words, LEAST_WORDS);
        ui.painter().layout_job(job).size().y + gap
    });
    let most = ROWS * (row_height(ui, LEAST_WORDS) + gap);
    high.sum::<f32>().min(most)
}

fn has_learned(sheet: &CharacterSheet) -> bool {
    !(sheet.skills.is_empty() && sheet.spells.is_empty())
}

/// What an item is called: by its short name, if it has one and is to.
pub(super) fn item_name(play: &GameUi, item: &Item, short: bool) -> String {
    let shorter = Phrase {
        key: format!("{}-short", item.name.key).into(),
        args: item.name.args.clone(),
    };
    match short && play.words.text().knows(&shorter.key) {
        true => play.say(&shorter),
        false => play.say(&item.name),
    }
}

/// The items by name, those in use first, and the tip about them.
fn carried(play: &GameUi, sheet: &CharacterSheet, short: bool) -> (Vec<Word>, Tip) {
    let mut ordered: Vec<&Item> = sheet.items.iter().collect();
    ordered.sort_by_key(|item| !item.in_use);
    let mut note = Tip::default();
    let mut words = Vec::new();
    for item in ordered {
        let (name, detail) = (play.say(&item.name), play.say(&item.detail));
        let told = item.damaged.then(|| play.text("game-item-damaged"));
        note = note.line(heard::in_a_row(
            [format!("{name}: {detail}")].into_iter().chain(told),
        ));
        words.push(Word {
            text: item_name(play, item, short),
            bold: item.in_use,
            damaged: item.damaged,
        });
    }
    (words, note)
}

/// The skills and spells by name, and the tip about them.
fn talents(play: &GameUi, sheet: &CharacterSheet) -> (Vec<Word>, Tip) {
    let mut note = Tip::default();
    let mut words = Vec::new();
    for skill in &sheet.skills {
        let (name, detail) = (play.say(&skill.name), play.say(&skill.detail));
        note = note.line(format!("{name} {}: {detail}", skill.points));
        words.push(Word::plain(format!("{name} {}", skill.points)));
    }
    for spell in &sheet.spells {
        let (name, detail) = (play.say(&spell.name), play.say(&spell.detail));
        note = note.line(format!("{name}: {detail}"));
        words.push(Word::plain(name));
    }
    (words, note)
}

/// The height of a row of words in type of this size.
fn row_height(ui: &Ui, points: f32) -> f32 {
    let ink = palette(ui.ctx()).ink;
    let row = ui
        .painter()
        .layout_no_wrap("x".to_owned(), regular(points), ink);
    row.size().y
}

/// Words one after the other in as many lines as fit, some of them bold; `below` lines are kept free. Of
/// several wordings it is the first that fits whole, or else the last.
fn flow(ui: &mut Ui, play: &mut GameUi, (wordings, below): (&[Vec<Word>], usize), note: &Tip) {
    let width = ui.available_width();
    let left = ui.max_rect().bottom() - ui.cursor().top();
    let least = least_words(play);
    let row = row_height(ui, least);
    let kept = row + ui.spacing().item_spacing.y;
    let room = (left - below as f32 * kept).max(row);
    let mut laid = None;
    for words in wordings.iter().filter(|words| !words.is_empty()) {
        let (text, shown) = set(ui, words, (room, least), |left_out| {
            let more = Phrase::new("game-sheet-more").with("n", left_out);
            play.words.plain(&more)
        });
        laid = Some(text);
        if shown == words.len() {
            break;
        }
    }
    let Some(text) = laid else { return };
    let (rect, response) = ui.allocate_exact_size(vec2(width, text.size().y), Sense::hover());
    let ink = palette(ui.ctx()).ink;
    ui.painter().galley(rect.min, text, ink);
    tip(response, play, note);
}

/// Sets words in a room so high, in type no smaller than this: the words as they are laid out, and how
/// many they are. The type gets smaller before anything is left out; then `more` says how many are.
fn set(
    ui: &Ui,
    words: &[Word],
    (room, least): (f32, f32),
    more: impl Fn(usize) -> String,
) -> (Arc<Galley>, usize) {
    let ink = palette(ui.ctx()).ink_soft;
    let lay = |points: f32, shown: usize| {
        let mut job = printed(ui, &words[..shown], points);
        if shown < words.len() {
            let format = egui::TextFormat::simple(regular(points), ink);
            let gap = if shown == 0 { "" } else { ", " };
            let more = format!("{gap}{}", more(words.len() - shown));
            job.append(&more, 0.0, format);
        }
        job.wrap.max_rows = (room / row_height(ui, points)).floor().max(1.0) as usize;
        ui.painter().layout_job(job)
    };
    // Bold type may be higher than the rows are counted by.
    let fits = |text: &Galley| !text.elided && text.size().y <= room + 0.5;
    let points = largest_type(size::SMALL, least, 0.5, |it| fits(&lay(it, words.len())));
    // What finds no room is left out whole: half a name says less than none.
    let counts = (0..=words.len()).rev();
    let mut whole = counts.map(|shown| (lay(points, shown), shown));
    let set = whole.find(|(text, _)| fits(text));
    set.unwrap_or_else(|| (lay(points, 0), 0))
}

/// Words set one after the other on the width of a sheet, in type of this size. What is damaged is
/// crossed out.
fn printed(ui: &Ui, words: &[Word], points: f32) -> egui::text::LayoutJob {
    let colours = palette(ui.ctx());
    let mut job = egui::text::LayoutJob::default();
    job.wrap.max_width = ui.available_width();
    for (place, word) in words.iter().enumerate() {
        let (font, ink) = match word.bold {
            true => (bold(points), colours.ink),
            false => (regular(points), colours.ink_soft),
        };
        if place > 0 {
            let format = egui::TextFormat::simple(font.clone(), ink);
            job.append(", ", 0.0, format);
        }
        let mut format = egui::TextFormat::simple(font, ink);
        if word.damaged {
            format.color = colours.oxblood;
            format.strikethrough = Stroke::new(1.2, colours.oxblood);
        }
        job.append(&word.text, 0.0, format);
    }
    job
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::widgets::tests::told;

    #[test]
    fn large_type_shrinks_to_what_is_usual_before_gear_is_left_out() {
        assert_eq!(smallest(100), LEAST_WORDS);
        // Smaller text is not made smaller still.
        assert_eq!(smallest(90), LEAST_WORDS);
        assert!((smallest(130) * 1.3 - LEAST_WORDS).abs() < 0.01);
    }

    #[test]
    fn the_gear_of_four_heroes_is_read_by_name_and_what_has_no_room_is_counted() {
        let names = ["Sword", "Chain mail", "Shield", "Healing potion", "Rope"];
        let words = names.map(|name| Word::plain(name.to_owned()));
        told(|ui| {
            // What the figures leave of a sheet in a window of 1280 by 720.
            ui.set_max_width(185.0);
            let row = row_height(ui, LEAST_WORDS);
            let in_rows = |rows: f32| {
                let room = (rows * row + 1.0, LEAST_WORDS);
                let (text, shown) = set(ui, &words, room, |more| format!("+{more} more"));
                (text.text().to_owned(), shown)
            };
            assert_eq!(in_rows(3.0), (names.join(", "), 5));
            let (text, shown) = in_rows(1.0);
            assert!((1..5).contains(&shown), "{text}");
            let named = names[..shown].join(", ");
            assert_eq!(text, format!("{named}, +{} more", 5 - shown));
        });
    }
}
