//! The text that the game master reads out about a place, on a sheet that the player may write
//! over, and the writing itself: notes on places and names of heroes.

use bevy_egui::egui;
use egui::{Rect, Sense, Ui, pos2, vec2};

use super::GameUi;
use super::beside::covered;
use super::odds::on_paper;
use crate::game::{Place, Scene};
use crate::ui::theme::{bold, italic, palette, regular, size};
use crate::ui::widgets::{Button, heading, icon_button, name_within, rich, short_text_field};

/// Shows the sheet about the place in a corner of the board.
pub(super) fn show(ui: &mut Ui, board: Rect, play: &mut GameUi) {
    use egui_phosphor::regular as fill;
    let scene = play.scene();
    let Some(place) = &scene.place else { return };
    let key = format!("place/{}", place.id);
    if !is_open(play, &scene) {
        let label = play.text("game-note-unfold");
        let at = Rect::from_min_size(board.min + MARGIN, vec2(34.0, 34.0));
        if super::within(ui, at, |ui| icon_button(ui, fill::SCROLL, &label)).clicked() {
            fold(play, &scene, false);
        }
        return;
    }
    let width = width(board);
    let words = text_of(play, place, &key);
    let corner = corner(board, vec2(width, play.desk.note.high), play, &scene);
    let area = Rect::from_min_max(corner, board.max - MARGIN).with_max_x(corner.x + width);
    let title = play.say(&place.title);
    // What lies under it is not pointed at.
    let paper = Rect::from_min_size(corner, vec2(width, play.desk.note.high));
    ui.interact(paper, ui.id().with("note"), Sense::CLICK | Sense::DRAG);
    let laid = super::within(ui, area, |ui| {
        on_paper(ui, width, |ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            ui.horizontal(|ui| {
                let buttons = 74.0;
                let colours = palette(ui.ctx());
                ui.allocate_ui(vec2(ui.available_width() - buttons, 30.0), |ui| {
                    rich(ui, title, bold(size::BUTTON), colours.ink);
                });
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    ui.spacing_mut().item_spacing.x = 4.0;
                    if icon_button(ui, fill::CARET_UP, &play.text("game-note-fold")).clicked() {
                        fold(play, &scene, true);
                    }
                    if icon_button(ui, fill::PENCIL_SIMPLE, &play.text("game-note-write")).clicked()
                    {
                        play.desk.writing = Some((key.clone(), words.clone()));
                    }
                });
            });
            egui::ScrollArea::vertical()
                .max_height((board.height() * 0.4).max(60.0))
                .show(ui, |ui| {
                    let colours = palette(ui.ctx());
                    let own = play
                        .table
                        .as_ref()
                        .is_some_and(|table| table.0.note(&key).is_some());
                    let font = if own {
                        italic(size::BODY)
                    } else {
                        regular(size::BODY - 1.0)
                    };
                    rich(ui, words, font, colours.ink);
                });
        });
        ui.min_rect()
    });
    play.desk.places.on_board.push(laid);
    if (play.desk.note.high - laid.height()).abs() > 0.5 {
        play.desk.note.high = laid.height();
        ui.ctx().request_repaint();
    }
}

/// Distance of the sheet from the edges of the board.
const MARGIN: egui::Vec2 = vec2(12.0, 12.0);

/// State of the sheet about the place.
#[derive(Default)]
pub(super) struct Note {
    /// True if the player folded it.
    closed: bool,
    /// True if the player unfolded it in this fight.
    open_in_fight: bool,
    /// Its height in the last frame.
    high: f32,
}

/// True if the sheet lies open. In a fight it is folded until the player wants it.
fn is_open(play: &mut GameUi, scene: &Scene) -> bool {
    let fights = fights(scene);
    let note = &mut play.desk.note;
    note.open_in_fight &= fights;
    if fights {
        note.open_in_fight
    } else {
        !note.closed
    }
}

fn fights(scene: &Scene) -> bool {
    scene.board.is_some() || !scene.turn_order.is_empty()
}

fn fold(play: &mut GameUi, scene: &Scene, closed: bool) {
    let note = &mut play.desk.note;
    if fights(scene) {
        note.open_in_fight = !closed;
        // Put away in a fight, it does not come back after it.
        note.closed |= closed;
    } else {
        note.closed = closed;
    }
}

/// The corner of the board where a sheet covers nobody, no door and no card, or as little of them as it can;
/// of equals the upper left.
fn corner(board: Rect, size: egui::Vec2, play: &GameUi, scene: &Scene) -> egui::Pos2 {
    let left_top = board.min + MARGIN;
    if play.desk.course.on {
        // The lesson keeps the board beside it free.
        return left_top;
    }
    let tokens = scene.tokens.iter();
    let tokens = tokens.map(|token| super::board::disc(play, token));
    let links = scene.map.iter().flat_map(|map| map.links());
    let doors = links.map(|link| play.look.cell_rect(link.door_cell));
    let cards = play.desk.places.cards_there.iter().copied();
    let taken: Vec<Rect> = tokens.chain(doors).chain(cards).collect();
    let right = board.right() - MARGIN.x - size.x;
    let bottom = board.bottom() - MARGIN.y - size.y;
    let corners = [
        left_top,
        pos2(right, left_top.y),
        pos2(left_top.x, bottom.max(left_top.y)),
    ];
    let hidden = |corner: &egui::Pos2| {
        let sheet = Rect::from_min_size(*corner, size);
        taken.iter().map(|it| covered(*it, sheet)).sum::<f32>()
    };
    let least = |a: &egui::Pos2, b: &egui::Pos2| hidden(a).total_cmp(&hidden(b));
    corners.into_iter().min_by(least).unwrap_or(left_top)
}

fn width(board: Rect) -> f32 {
    (board.width() * 0.3).clamp(230.0, 340.0)
}

/// Distance that the sheet reaches into the board from its left.
pub(super) fn reach(board: Rect, play: &mut GameUi) -> f32 {
    let scene = play.scene();
    if !is_open(play, &scene) || scene.place.is_none() {
        board.left()
    } else {
        board.left() + 12.0 + width(board)
    }
}

fn text_of(play: &GameUi, place: &Place, key: &str) -> String {
    let own = play
        .table
        .as_ref()
        .and_then(|table| table.0.note(key).map(str::to_owned));
    own.unwrap_or_else(|| play.say(&place.text))
}

/// The most letters of a name, so that it has room on a hero’s sheet.
const LONGEST_NAME: usize = 40;

/// The sheet on which a note or a name is written.
pub(super) fn write(ctx: &egui::Context, play: &mut GameUi) {
    let Some((key, mut words)) = play.desk.writing.take() else {
        return;
    };
    let name = key.starts_with("hero/");
    let colours = palette(ctx);
    let mut done = None;
    let screen = ctx.content_rect();
    let width = 470.0f32.min(screen.width() - 60.0);
    egui::Area::new(egui::Id::new("writing"))
        .order(egui::Order::Foreground)
        .pivot(egui::Align2::CENTER_CENTER)
        .fixed_pos(pos2(screen.center().x, screen.center().y))
        .show(ctx, |ui| {
            on_paper(ui, width, |ui| {
                heading(
                    ui,
                    play.text(if name {
                        "game-write-name"
                    } else {
                        "game-write-note"
                    }),
                );
                let response = if name {
                    let hint = play.text("game-write-name-hint");
                    short_text_field(ui, &mut words, &hint, (width - 40.0, LONGEST_NAME))
                } else {
                    ui.add(
                        egui::TextEdit::multiline(&mut words)
                            .font(regular(size::BODY))
                            .desired_rows(7)
                            .char_limit(4000)
                            .desired_width(width - 40.0),
                    )
                };
                if !response.has_focus() && ui.memory(|memory| memory.focused().is_none()) {
                    response.request_focus();
                }
                // It is meant for the name alone, and puts away no hint besides.
                let enter = |input: &mut egui::InputState| {
                    input.consume_key(egui::Modifiers::NONE, egui::Key::Enter)
                };
                let entered = name && ui.input_mut(enter);
                rich(
                    ui,
                    play.text("game-write-hint"),
                    italic(size::SMALL),
                    colours.ink_soft,
                );
                ui.horizontal(|ui| {
                    if ui
                        .add(Button::new(&play.text("game-keep")).chosen(true))
                        .clicked()
                        || entered
                    {
                        done = Some(true);
                    }
                    if ui.add(Button::new(&play.text("game-as-printed"))).clicked() {
                        words.clear();
                        done = Some(true);
                    }
                    if ui.add(Button::new(&play.text("game-cancel"))).clicked() {
                        done = Some(false);
                    }
                });
            });
        });
    if ctx.input_mut(|input| input.consume_key(egui::Modifiers::NONE, egui::Key::Escape)) {
        done = Some(false);
    }
    match done {
        None => play.desk.writing = Some((key, words)),
        Some(false) => {}
        Some(true) => {
            let words = match name {
                true => name_within(&words, LONGEST_NAME),
                false => words.trim().to_owned(),
            };
            play.annotate(&key, (!words.is_empty()).then_some(words));
        }
    }
}
