//! The last page of a game: how it went, who did what, the map, and what to do next.

mod figures;

use std::sync::Arc;

use bevy_egui::egui;
use egui::{Align, Layout, Rect, TextureHandle, Ui, vec2};

pub(super) use figures::Figures;

use super::party::value_of;
use super::top::token_disc;
use super::{GameUi, page};
use crate::app::kept::maps::KeepMap;
use crate::app::{AppState, PlayAgain};
use crate::game::{Board, CharacterSheet, Outcome, Page, Phrase, Scene, Side};
use crate::ui::screens::map_picture;
use crate::ui::texture;
use crate::ui::theme::{bold, italic, palette, regular, size};
use crate::ui::widgets::{Button, Sheet, divider, inset, rich};
use crate::view::art::ArtBox;
use crate::view::small_map;

/// Width of a cell of the board on the page, in pixels; less on large boards.
const CELL: f32 = 48.0;

/// State of the last page.
#[derive(Default)]
pub(super) struct LastPage {
    figures: Option<Figures>,
    /// The map of the run, or the board of a single fight.
    picture: Option<TextureHandle>,
    /// The board that was fought on last.
    board: Option<Arc<Board>>,
    /// True if the map was put into the map book.
    map_kept: bool,
    /// True if the page was put aside to look back.
    pub aside: bool,
    /// The moment that is looked at first then.
    pub looked_at: Option<usize>,
}

/// Shows the page once everything before it has been seen.
pub(super) fn show(ctx: &egui::Context, screen: Rect, play: &mut GameUi) {
    let now = play.timeline.held().is_none();
    if now && play.desk.last_page.looked_at.take().is_some() {
        play.desk.last_page.aside = false;
    }
    if let Some(board) = play.shown.scene.board.as_ref().filter(|_| now) {
        play.desk.last_page.board = Some(Arc::clone(board));
    }
    // Words across the table are read to their end first.
    let seen = play.playhead.idle() && play.effects.banner.is_none();
    let over = play.pending.outcome.filter(|_| seen);
    let over = over.filter(|_| !play.desk.last_page.aside && !page::waits(play));
    let Some(outcome) = over.filter(|_| play.timeline.held().is_none()) else {
        return;
    };
    let figures = match &play.desk.last_page.figures {
        Some(figures) => figures.clone(),
        None => {
            let Some(table) = &mut play.table else { return };
            let figures = Figures::of(&mut *table.0);
            play.desk.last_page.figures = Some(figures.clone());
            figures
        }
    };
    let colours = palette(ctx);
    let (won, title) = match outcome {
        Outcome::Victory => (true, play.text("game-victory")),
        Outcome::Defeat => (false, play.text("game-defeat")),
    };
    egui::Area::new(egui::Id::new("ending"))
        .order(egui::Order::Middle)
        .fixed_pos(screen.min)
        .show(ctx, |ui| {
            // Lamplight over a victory, night over a defeat.
            let (veil, strength) = if won {
                (colours.lamp, 0.28)
            } else {
                (colours.wood_dark, 0.9)
            };
            ui.painter()
                .rect_filled(screen, 0.0, egui::Color32::from_black_alpha(120));
            ui.painter()
                .rect_filled(screen, 0.0, veil.gamma_multiply(strength));
            ui.allocate_rect(screen, egui::Sense::CLICK);
            let heroes = play.scene().sheets.len() as f32;
            let usual = vec2(1080.0, 330.0 + 74.0 * heroes.max(2.0));
            // A large window shows a larger map, and more of the story at once.
            let largest = usual.max((screen.size() * 0.78).min(vec2(1600.0, 1000.0)));
            Sheet::centred(screen, largest)
                .title(&title)
                .show(ui, |ui| {
                    let ink = if won {
                        colours.verdigris
                    } else {
                        colours.oxblood
                    };
                    let line = egui::Stroke::new(3.0, ink);
                    let top = ui.cursor().top();
                    ui.painter().hline(ui.max_rect().x_range(), top, line);
                    ui.add_space(8.0);
                    contents(ui, play, &figures);
                });
        });
}

/// The story at the left, the map at the right, or else the board of a single fight; the buttons
/// below.
fn contents(ui: &mut Ui, play: &mut GameUi, figures: &Figures) {
    let whole = ui.available_rect_before_wrap();
    let (upper, lower) = whole.split_top_bottom_at_y(whole.bottom() - 48.0);
    let map = play.table.as_ref().and_then(|table| table.0.map());
    let scene = play.scene();
    let book = scene.page.as_ref().filter(|page| !page.read.is_empty());
    let board = play.desk.last_page.board.clone();
    let (left, right) = match (&map, book, &board) {
        (None, None, None) => (upper, upper.with_min_x(upper.right())),
        _ => upper.split_left_right_at_fraction(0.6),
    };
    super::within(ui, left.with_max_x(left.right() - 14.0), |ui| {
        egui::ScrollArea::vertical()
            .id_salt("ending")
            .auto_shrink([false, false])
            .show(ui, |ui| story(ui, play, figures));
    });
    let right = right.shrink2(vec2(0.0, 6.0));
    if let Some(map) = map {
        let (above, below) = match figures.fights.is_empty() {
            true => (right, None),
            false => {
                let (above, below) = right.split_top_bottom_at_fraction(0.6);
                (above, Some(below.with_min_y(below.top() + 8.0)))
            }
        };
        if let Some(below) = below {
            super::within(ui, below, |ui| fights(ui, play, figures));
        }
        picture(ui, above, play, |ctx, art| {
            let (rules, atlas) = art.art().of_maps()?;
            Some(map_picture(ctx, &map, rules, atlas))
        });
    } else if let Some(page) = book {
        inset(ui.painter(), right);
        super::within(ui, right.shrink(14.0), |ui| way_through(ui, play, page));
    } else if let Some(board) = board {
        picture(ui, right, play, |ctx, art| {
            let drawn = small_map::of_board(art, &board, CELL)?;
            Some(texture::of_image(ctx, "last board", &drawn))
        });
    }
    // By a name of their own: a map that is drawn between press and release must not make them other ones.
    let builder = egui::UiBuilder::new()
        .id(ui.id().with("buttons"))
        .max_rect(lower);
    ui.scope_builder(builder, |ui| buttons(ui, play, figures));
}

/// Where it all happened, drawn once.
fn picture(
    ui: &mut Ui,
    rect: Rect,
    play: &mut GameUi,
    draw: impl FnOnce(&egui::Context, &ArtBox) -> Option<TextureHandle>,
) {
    inset(ui.painter(), rect);
    if play.desk.last_page.picture.is_none() {
        play.desk.last_page.picture = draw(ui.ctx(), &play.art);
    }
    let Some(picture) = &play.desk.last_page.picture else {
        return;
    };
    fitted(ui, picture, rect.shrink(10.0));
}

/// A picture as large as there is room for.
fn fitted(ui: &Ui, picture: &TextureHandle, within: Rect) {
    let scale = (within.size() / picture.size_vec2()).min_elem();
    let place = Rect::from_center_size(within.center(), picture.size_vec2() * scale);
    let whole = Rect::from_min_max(egui::pos2(0.0, 0.0), egui::pos2(1.0, 1.0));
    ui.painter()
        .image(picture.id(), place, whole, egui::Color32::WHITE);
}

/// The entries read, from the first to the last, with the last picture come upon.
fn way_through(ui: &mut Ui, play: &GameUi, page: &Page) {
    let colours = palette(ui.ctx());
    let pictures = page.read.iter().map(|read| &read.picture);
    let last = pictures.chain([&page.picture]).flatten().next_back();
    if let Some(picture) = last.and_then(|name| texture::of_page(ui.ctx(), name)) {
        let whole = vec2(ui.available_width(), ui.available_height() * 0.4);
        let (rect, _) = ui.allocate_exact_size(whole, egui::Sense::hover());
        fitted(ui, &picture, rect);
        ui.add_space(6.0);
    }
    egui::ScrollArea::vertical()
        .id_salt("way")
        .auto_shrink([false, false])
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            let read = page.read.iter();
            let read = read.map(|read| (read.number, &read.title, &read.text));
            for (number, title, text) in read.chain([(page.number, &page.title, &page.text)]) {
                let title = play.say(title);
                let number = number.map_or(String::new(), |number| number.to_string());
                // The title may be no more than the number.
                let title = match title.ends_with(&number) {
                    true => title,
                    false => format!("{number}  {title}"),
                };
                rich(ui, title, bold(size::BODY), colours.ink);
                if let Some(text) = text {
                    let told = beginning(&play.say(text)).to_owned();
                    rich(ui, told, italic(size::BODY - 1.0), colours.ink_soft);
                }
            }
        });
}

/// Who was beaten where, fight by fight.
fn fights(ui: &mut Ui, play: &GameUi, figures: &Figures) {
    let colours = palette(ui.ctx());
    rich(
        ui,
        play.text("game-end-fights"),
        bold(size::BODY),
        colours.ink,
    );
    egui::ScrollArea::vertical()
        .id_salt("fights")
        .auto_shrink([false, false])
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            for fight in &figures.fights {
                let foes: Vec<String> = fight.foes.iter().map(|id| play.name(*id)).collect();
                let foes = foes.join(", ");
                let told = match &fight.title {
                    Some(title) => {
                        let told = Phrase::new("game-end-fight").with("foes", foes);
                        play.say(&told.with("where", title.clone()))
                    }
                    None => format!("\u{2022} {foes}"),
                };
                rich(ui, told, regular(size::BODY - 1.0), colours.ink);
            }
        });
}

/// The first sentence of a text.
fn beginning(text: &str) -> &str {
    let mut ends = text.match_indices(['.', '!', '?', '\u{2026}']);
    let end = ends.find_map(|(at, mark)| {
        let rest = &text[at + mark.len()..];
        let quoted = rest.strip_prefix(['\u{201d}', '\u{2019}']).unwrap_or(rest);
        let ends = quoted.is_empty() || quoted.starts_with(char::is_whitespace);
        ends.then_some(text.len() - quoted.len())
    });
    end.map_or(text, |end| &text[..end])
}

/// Number of numbered pages read, in games that are read.
fn pages_read(scene: &Scene) -> Option<usize> {
    let page = scene.page.as_ref()?;
    let numbers = page.read.iter().map(|read| read.number);
    let read = numbers.chain([page.number]).flatten().count();
    (read > 0).then_some(read)
}

fn story(ui: &mut Ui, play: &mut GameUi, figures: &Figures) {
    let colours = palette(ui.ctx());
    if let Some(summary) = play.table.as_ref().map(|table| table.0.summary()) {
        let text = play.say(&summary);
        rich(ui, text, italic(size::HEADING - 2.0), colours.ink_soft);
    }
    if let Some(closing) = play.table.as_ref().and_then(|table| table.0.closing()) {
        let text = play.say(&closing);
        rich(ui, text, italic(size::BODY), colours.ink);
    }
    let count = |key: &'static str, count: usize| Phrase::new(key).with("n", count);
    // A book has pages instead of rooms; without either there is nothing to count.
    let pages = pages_read(&play.scene()).map(|pages| count("game-end-pages", pages));
    let places = pages.or_else(|| figures.explored.clone());
    let scene = play.scene();
    let by_heroes = figures.beaten_by(scene.sheets.iter().map(|sheet| sheet.id));
    // What the heroes’ own counts leave out is told, so that the sums come out even.
    let felled = match figures.felled > by_heroes {
        true => count("game-end-felled-besides", figures.felled).with("heroes", by_heroes),
        false => count("game-end-felled", figures.felled),
    };
    // In a single fight nothing else is told of its course.
    let told = match places.is_none() && scene.map.is_none() {
        true => &figures.course,
        false => &figures.moments,
    };
    let counts = places.into_iter().chain([
        count("game-end-choices", figures.choices),
        count("game-end-dice", figures.dice),
        felled,
    ]);
    let counts: Vec<String> = counts.map(|it| play.words.plain(&it)).collect();
    let text = counts.join("  \u{00b7}  ");
    rich(ui, text, regular(size::BODY), colours.ink);
    for moment in told {
        let text = format!("\u{2022} {}", play.say(moment));
        rich(ui, text, italic(size::BODY), colours.ink);
    }
    divider(ui);
    for sheet in &play.scene().sheets {
        hero(ui, play, sheet, figures);
    }
}

fn hero(ui: &mut Ui, play: &mut GameUi, sheet: &CharacterSheet, figures: &Figures) {
    let colours = palette(ui.ctx());
    let deeds = figures.deeds.get(&sheet.id).cloned().unwrap_or_default();
    let fate = play.text(match (sheet.dead, deeds.lies) {
        (true, _) => "game-end-dead",
        (false, true) => "game-end-down",
        (false, false) => "game-end-alive",
    });
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(52.0, 52.0), egui::Sense::hover());
        let painter = ui.painter().clone();
        token_disc(&painter, play, &sheet.sprite, Side::Hero, rect, sheet.dead);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            let (name, title) = (play.name(sheet.id), play.say(&sheet.title));
            let heading = if name == title {
                name
            } else {
                format!("{name}, {title}")
            };
            rich(ui, heading, bold(size::BUTTON), colours.ink);
            let ink = if sheet.dead || deeds.lies {
                colours.oxblood
            } else {
                colours.verdigris
            };
            rich(ui, fate, italic(size::BODY), ink);
            let Some(key) = play.table.as_ref().map(|table| table.0.deeds()) else {
                return;
            };
            let line = Phrase::new(key)
                .with("felled", deeds.felled)
                .with("dealt", deeds.dealt)
                .with("lost", deeds.lost)
                .with("loot", value_of(play, &sheet.purse))
                .with("money", play.say(&sheet.purse.label));
            let text = play.words.plain(&line);
            rich(ui, text, regular(size::BODY), colours.ink);
        });
    });
}

fn buttons(ui: &mut Ui, play: &mut GameUi, figures: &Figures) {
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        let again = play.text("game-end-again");
        if ui.add(Button::new(&again).chosen(true)).clicked() {
            play.again.write(PlayAgain);
        }
        if ui.add(Button::new(&play.text("game-end-new"))).clicked() {
            play.next_state.set(AppState::Shelf);
        }
        let map = play.table.as_ref().and_then(|table| table.0.map());
        if map.is_some() {
            let kept = play.desk.last_page.map_kept;
            let text = play.text(if kept {
                "game-end-map-kept"
            } else {
                "game-end-keep-map"
            });
            if ui.add(Button::new(&text).enabled(!kept)).clicked() {
                play.desk.last_page.map_kept = true;
                play.keep_map.write(KeepMap);
            }
        }
        let scene = play.scene();
        let bare = scene.map.is_none() && scene.board.is_none();
        if (!bare || figures.fought_until > 0)
            && ui.add(Button::new(&play.text("game-end-look"))).clicked()
        {
            play.desk.last_page.aside = true;
            // Nothing lies over the board.
            page::put_away(play);
            if let Some(table) = &play.table {
                let len = table.0.log_len();
                // Where the fight has been cleared away, the table goes back to how it ended.
                let from = if bare {
                    figures.fought_until
                } else {
                    len.saturating_sub(1)
                };
                play.timeline.hold(from, len);
                play.desk.last_page.looked_at = play.timeline.held();
            }
        }
        if ui.add(Button::new(&play.text("game-end-title"))).clicked() {
            play.next_state.set(AppState::Title);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tale_begins_with_its_first_sentence() {
        for (text, told) in [
            ("A sack hangs. It moves.", "A sack hangs."),
            (
                "\u{201c}Sixty now.\u{201d} She waits.",
                "\u{201c}Sixty now.\u{201d}",
            ),
            ("Three o.5 clocks", "Three o.5 clocks"),
            ("", ""),
        ] {
            assert_eq!(beginning(text), told);
        }
    }
}
