//! Own dice: the game asks for the exact die or card that the player has just rolled or drawn.
//! Input can be corrected until it is confirmed.

use bevy_egui::egui;
use egui::{Key, Modifiers, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use super::odds::on_paper;
use super::own_cards::{self, Typed};
use super::{GameUi, choices::picture, dice};
use crate::dice::Request;
use crate::game::{Phrase, Side};
use crate::ui::theme::{italic, palette, size};
use crate::ui::widgets::{Button, body, focus_ring, heading, heard, rich};
use crate::view::PlayerCommand;
use crate::view::art::Atlas;

/// Sizes of a card and a die, in points.
const CARD: egui::Vec2 = vec2(46.0, 64.0);
const DIE: f32 = 46.0;

/// Asks for the result, at the foot of the board in the middle.
pub(super) fn show(ctx: &egui::Context, board: Rect, play: &mut GameUi) {
    let Some(wanted) = play.pending.wanted.clone().filter(|_| play.playhead.idle()) else {
        return;
    };
    let purpose = play.words.plain(&Phrase::new(wanted.purpose));
    let title = Phrase::new("game-own-title").with("purpose", purpose);
    let title = play.words.plain(&title);
    let rolls = play.pending.rolls.as_ref().map(|it| play.say(it));
    let how = play.words.plain(&how_to(&wanted));
    let side = roller(play);
    let before = play.desk.typed.clone();
    let (mut chosen, begun) = typed(ctx, play, &wanted);
    // What was just typed is brought into sight: the result, or the first that it may become.
    let sought = chosen.or(begun.first().copied());
    let sought = sought.filter(|_| play.desk.typed != before);
    let mut confirmed =
        chosen.is_some() && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
    let width = if wanted.card { 640.0f32 } else { 480.0 }.min(board.width() - 20.0);
    egui::Area::new(egui::Id::new("own dice"))
        .order(egui::Order::Middle)
        .pivot(egui::Align2::CENTER_BOTTOM)
        .fixed_pos(pos2(board.center().x, board.bottom() - 14.0))
        .show(ctx, |ui| {
            on_paper(ui, width, |ui| {
                heading(ui, title);
                if let Some(rolls) = rolls {
                    body(ui, rolls);
                }
                body(ui, how);
                egui::ScrollArea::vertical()
                    .max_height(board.height() * 0.5)
                    .show(ui, |ui| {
                        ui.horizontal_wrapped(|ui| {
                            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
                            for face in 1..=wanted.faces {
                                let out = !begun.is_empty() && !begun.contains(&face);
                                let look = Look {
                                    chosen: chosen == Some(face),
                                    out,
                                    sought: sought == Some(face),
                                };
                                if result(ui, play, (&wanted, side), face, look) {
                                    chosen = Some(face);
                                    let card = wanted.cards.get(usize::from(face) - 1);
                                    play.desk.typed =
                                        card.cloned().unwrap_or_else(|| face.to_string());
                                }
                            }
                        });
                    });
                ui.horizontal(|ui| {
                    let confirm = play.text("game-own-confirm");
                    let button = Button::new(&confirm).chosen(true).enabled(chosen.is_some());
                    confirmed |= ui.add(button).clicked() && chosen.is_some();
                    let typed = play.desk.typed.trim();
                    let card = chosen.and_then(|face| wanted.cards.get(usize::from(face) - 1));
                    let hint = match (card, begun.is_empty()) {
                        (Some(card), _) => own_cards::called(&play.words, card),
                        (None, true) => play.text("game-own-type"),
                        (None, false) => format!("{typed} …"),
                    };
                    rich(ui, hint, italic(size::SMALL), palette(ui.ctx()).ink_soft);
                });
            });
        });
    if let Some(face) = chosen.filter(|_| confirmed) {
        play.desk.typed.clear();
        play.orders.write(PlayerCommand::Give(face));
    }
}

/// What to roll or to draw.
fn how_to(wanted: &Request) -> Phrase {
    let how = Phrase::new(match (wanted.card, wanted.place) {
        (true, _) => "game-own-card",
        (false, (_, 1)) => "game-own-die",
        (false, _) => "game-own-die-of",
    });
    let (nth, of) = wanted.place;
    let how = how.with("faces", wanted.faces);
    how.with("nth", nth).with("of", of)
}

/// The side of whoever rolls, which the dice have the colour of: none of them if the game says that nobody on
/// the board does, and that of the heroes where it says nothing.
fn roller(play: &GameUi) -> Side {
    let Some(rolls) = &play.pending.rolls else {
        return Side::Hero;
    };
    let who = rolls.combatant("who");
    let scene = play.scene();
    let found = scene.tokens.iter().find(|it| Some(it.id) == who);
    found.map_or(Side::Neutral, |it| it.side)
}

/// How a result stands.
#[derive(Clone, Copy)]
struct Look {
    chosen: bool,
    /// True if what was typed rules it out.
    out: bool,
    /// True if it is to be brought into sight.
    sought: bool,
}

/// A button for a result: the card itself, or the die with this face up.
fn result(
    ui: &mut Ui,
    play: &mut GameUi,
    (wanted, side): (&Request, Side),
    face: u16,
    look: Look,
) -> bool {
    let Look {
        chosen,
        out,
        sought,
    } = look;
    let card = wanted.cards.get(usize::from(face) - 1);
    let drawing = card.and_then(|name| {
        let there = play.art.has(Atlas::Cards, name);
        there
            .then(|| play.art.picture(Atlas::Cards, name))
            .flatten()
    });
    if wanted.card && drawing.is_none() {
        let text = face.to_string();
        let slip = Button::new(&text).quiet().chosen(chosen).width(46.0);
        let response = ui.add(slip);
        if sought {
            response.scroll_to_me(None);
        }
        return response.clicked();
    }
    let size = if drawing.is_some() {
        CARD
    } else {
        vec2(DIE, DIE)
    };
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    if sought {
        // With the ring around it.
        ui.scroll_to_rect(rect.expand(6.0), None);
    }
    heard::pressed(&response, true, "button");
    heard::named(&response, || {
        let name = match card {
            Some(card) => own_cards::called(&play.words, card),
            None => face.to_string(),
        };
        egui::WidgetInfo::selected(egui::WidgetType::RadioButton, true, chosen, name)
    });
    let colours = palette(ui.ctx());
    let lifted = if chosen || response.hovered() {
        rect.translate(vec2(0.0, -3.0))
    } else {
        rect
    };
    if chosen {
        let ring = Stroke::new(3.0, colours.oxblood);
        ui.painter()
            .rect_stroke(lifted.expand(2.0), 4.0, ring, StrokeKind::Outside);
    }
    if let Some(drawing) = drawing {
        picture(ui.painter(), drawing, lifted);
        if out {
            let veil = colours.parchment.gamma_multiply(0.7);
            ui.painter().rect_filled(lifted, 3.0, veil);
        }
    } else {
        let painter = ui.painter().clone();
        let lying = dice::Die::lying(wanted.faces as u8, face as u8, side);
        dice::die(&painter, play, &colours, lying, lifted.center(), DIE * 0.46);
    }
    focus_ring(ui.painter(), &response, rect);
    response
        .on_hover_cursor(egui::CursorIcon::PointingHand)
        .clicked()
}

/// The result typed or pressed so far, if the die or deck has it, and every face that it may still
/// become.
fn typed(ctx: &egui::Context, play: &mut GameUi, wanted: &Request) -> (Option<u16>, Vec<u16>) {
    let words = &play.words;
    let name = |card: &str| own_cards::called(words, card);
    let language = words.text().language();
    let called = play.desk.called.of(&wanted.cards, language, name);
    let read = |text: &str| read(text, wanted, &called);
    if ctx.text_edit_focused() {
        return read(&play.desk.typed);
    }
    let by_name = !wanted.cards.is_empty();
    let letters: String = ctx.input_mut(|input| {
        let letters = input.events.iter().filter_map(|event| match event {
            egui::Event::Text(text) => Some(text.clone()),
            _ => None,
        });
        let letters = letters.collect();
        if by_name {
            // What spells a card is no command.
            input.events.retain(|event| !spells(event));
        }
        letters
    });
    for letter in letters.chars() {
        let longer = format!("{}{letter}", play.desk.typed);
        let names = |text: &str| {
            let (one, begun) = read(text);
            one.is_some() || !begun.is_empty()
        };
        // A letter that cannot go on starts anew.
        if names(&longer) || (by_name && letter == ' ') {
            play.desk.typed = longer;
        } else if names(&letter.to_string()) {
            play.desk.typed = letter.to_string();
        }
    }
    if ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Backspace)) {
        play.desk.typed.pop();
    }
    read(&play.desk.typed)
}

/// Looks up what was typed: a card by its name or by what it is called, a die by its face.
fn read(text: &str, wanted: &Request, called: &[String]) -> (Option<u16>, Vec<u16>) {
    let face = |card: usize| u16::try_from(card + 1).ok();
    if wanted.cards.is_empty() {
        let value = text.parse().ok();
        return (
            value.filter(|value| (1..=wanted.faces).contains(value)),
            Vec::new(),
        );
    }
    match own_cards::look_up(text, &wanted.cards, called) {
        Typed::Nothing => (None, Vec::new()),
        Typed::Some(begun) => (None, begun.into_iter().filter_map(face).collect()),
        Typed::One(card) => (face(card), Vec::new()),
    }
}

/// True for a key that writes a letter or a digit.
fn spells(event: &egui::Event) -> bool {
    let egui::Event::Key {
        key,
        modifiers,
        pressed: true,
        ..
    } = event
    else {
        return false;
    };
    let name = key.name();
    let letter = name.len() == 1 && name.chars().all(|it| it.is_ascii_alphanumeric());
    letter && !modifiers.command && !modifiers.alt
}
