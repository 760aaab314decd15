//! The heroes' sheets, side by side below the board.

mod fate;
mod gear;
mod name;
mod parts;
mod words;

use bevy_egui::egui;
use egui::{Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

pub(super) use name::rename;
pub(super) use parts::{WIDEST_BAR, figure, health, pool_of_dice, value_of};

use super::sheet::Looked;
use super::tips::{Tip, tip};
use super::top::token_disc;
use super::{GameUi, board, within};
use crate::game::{CharacterSheet, Pack, Phrase, Seat, Side, Target, Zone};
use crate::ui::theme::{bold, italic, palette, size};
use crate::ui::widgets::{focus_ring, heard, paper};
use crate::view::PlayerCommand;
use gear::things;
use name::name;
use parts::{bars, purse};
use words::{learned, least_height};

/// Maximum width of a sheet; a wider one would be mostly empty.
const WIDEST: f32 = 620.0;
const GAP: f32 = 8.0;
/// Height of the money beside a name on a narrow sheet.
const MONEY: f32 = 21.0;

/// Shows the sheets. Each seat has a place, which its hand of cards takes until its hero is made.
pub(super) fn show(ui: &mut Ui, rect: Rect, play: &mut GameUi) {
    let scene = play.scene();
    let mut inner = rect.shrink2(vec2(10.0, 6.0));
    if let Some(pack) = &scene.pack {
        let width = (inner.width() * 0.105).clamp(90.0, 170.0);
        let (left, right) = inner.split_left_right_at_x(inner.right() - width);
        common(ui, right, play, pack);
        inner = left.with_max_x(left.right() - GAP);
    }
    let made = scene.sheets.iter().filter_map(|sheet| match sheet.seat {
        Seat::Hero(seat) => Some(usize::from(seat) + 1),
        _ => None,
    });
    let dealt = scene.cards.iter().filter_map(|card| match card.zone {
        Zone::Hand(seat) | Zone::Before(seat) => Some(usize::from(seat) + 1),
        _ => None,
    });
    let seats = made.chain(dealt).max().unwrap_or(1).max(scene.sheets.len());
    play.desk.places.seats.clear();
    let count = seats as f32;
    let width = ((inner.width() - GAP * (count - 1.0)) / count).min(WIDEST);
    let left = inner.center().x - (width * count + GAP * (count - 1.0)) / 2.0;
    for seat in 0..seats {
        let min = pos2(left + (width + GAP) * seat as f32, inner.top());
        let at = Rect::from_min_size(min, vec2(width, inner.height()));
        play.desk.places.seats.push(at);
        let sheet = scene
            .sheets
            .iter()
            .find(|sheet| sheet.seat == Seat::Hero(seat as u8));
        match sheet.or(scene
            .sheets
            .get(seat)
            .filter(|sheet| !matches!(sheet.seat, Seat::Hero(_))))
        {
            Some(sheet) => hero(ui, at, play, sheet),
            None => {
                let line = Stroke::new(1.0, palette(ui.ctx()).parchment_dark.gamma_multiply(0.25));
                ui.painter().rect_stroke(at, 4.0, line, StrokeKind::Inside);
            }
        }
    }
}

/// The slip with shared things: the purse, and how full the pack is.
fn common(ui: &mut Ui, rect: Rect, play: &mut GameUi, pack: &Pack) {
    use egui_phosphor::regular as icon;
    let colours = palette(ui.ctx());
    paper(ui.painter(), rect);
    let response = ui.interact(rect, ui.id().with("pack"), Sense::click());
    let name = play.text("game-pack");
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &name));
    heard::pressed(&response, true, "page");
    let inner = rect.shrink2(vec2(9.0, 8.0));
    let lay = |ui: &Ui, text: String, font| {
        let mut job = egui::text::LayoutJob::simple(text, font, colours.ink, inner.width());
        job.halign = egui::Align::Center;
        ui.painter().layout_job(job)
    };
    let coins = lay(ui, icon::COINS.to_owned(), bold(22.0));
    let purse = lay(ui, play.say(&pack.purse), bold(size::SMALL));
    let bag = lay(ui, icon::BACKPACK.to_owned(), bold(22.0));
    let things: u32 = pack.things.iter().map(|thing| thing.count).sum();
    let count = play
        .words
        .plain(&Phrase::new("game-pack-count").with("n", things));
    let count = lay(ui, count, italic(size::SMALL));
    let rows = [
        (coins, colours.ochre),
        (purse, colours.ink),
        (bag, colours.brass_dark),
        (count, colours.ink_soft),
    ];
    let high: f32 = rows.iter().map(|(row, _)| row.size().y).sum();
    let mut y = (inner.center().y - high / 2.0).max(inner.top() - 4.0);
    let painter = ui.painter().with_clip_rect(rect);
    for (row, ink) in rows {
        let next = y + row.size().y;
        painter.galley_with_override_text_color(pos2(inner.center().x, y), row, ink);
        y = next;
    }
    focus_ring(ui.painter(), &response, rect.shrink(3.0));
    if response.clicked() {
        play.desk.sheet = Some(Looked::Pack);
    }
    let mut note = Tip::new(name).line(play.say(&pack.purse)).rule(pack.rule);
    for thing in &pack.things {
        note = note.line(super::sheet::counted(play, thing));
    }
    tip(
        response.on_hover_cursor(egui::CursorIcon::PointingHand),
        play,
        &note,
    );
}

fn hero(ui: &mut Ui, rect: Rect, play: &mut GameUi, sheet: &CharacterSheet) {
    let colours = palette(ui.ctx());
    if sheet.active && !sheet.dead {
        let glow = egui::Shadow {
            offset: [0, 0],
            blur: 16,
            spread: 4,
            color: colours.lamp,
        };
        ui.painter()
            .add(glow.as_shape(rect, egui::CornerRadius::same(4)));
    }
    paper(ui.painter(), rect);
    row(ui, rect, play, sheet);
    let touched = touched(play, sheet.id);
    if touched {
        ui.painter().rect_stroke(
            rect.shrink(2.0),
            2.0,
            Stroke::new(3.0, colours.lapis),
            StrokeKind::Inside,
        );
    }
    let narrow = rect.width() < NARROW;
    let tiny = rect.width() < TINY;
    let inner = rect.shrink2(if narrow {
        vec2(if tiny { 7.0 } else { 9.0 }, 6.0)
    } else {
        vec2(11.0, 8.0)
    });
    let side = if tiny {
        36.0
    } else if narrow {
        44.0
    } else {
        (inner.height() * 0.55).min(72.0)
    };
    let bust = Rect::from_min_size(inner.min, vec2(side, side));
    let painter = ui.painter().clone();
    token_disc(&painter, play, &sheet.sprite, Side::Hero, bust, sheet.dead);
    let response = ui.interact(bust, ui.id().with(("bust", sheet.id)), Sense::click());
    let name_of = Phrase::new("game-sheet-of").with("who", play.name(sheet.id));
    let opens = play.words.plain(&name_of);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &opens));
    heard::pressed(&response, true, "page");
    focus_ring(ui.painter(), &response, bust);
    if response.clicked() {
        play.desk.sheet = Some(Looked::Hero(sheet.id));
    }
    opens_tip(response, play, sheet);
    let beside = pos2(
        bust.right() + if tiny { 6.0 } else { 10.0 },
        inner.top() - 2.0,
    );
    // On a narrow sheet the figures stand below the bust, and the money beside the name.
    let (head, money, figures) = if narrow {
        let money = Rect::from_min_size(
            pos2(inner.right() - 48.0, inner.top() - 3.0),
            vec2(48.0, 22.0),
        );
        let head = Rect::from_min_max(beside, pos2(inner.right(), bust.bottom()));
        (
            head,
            money,
            Rect::from_min_max(pos2(inner.left(), bust.bottom() + 3.0), inner.max),
        )
    } else {
        let below = pos2(inner.left(), bust.bottom() + 4.0);
        let money = Rect::from_min_max(below, pos2(bust.right(), inner.bottom()));
        let rest = Rect::from_min_max(beside, inner.max);
        (rest, money, rest)
    };
    let spend = if narrow && !tiny { 52.0 } else { 0.0 };
    let below = within(ui, head, |ui| {
        set_spacing(ui, rect);
        let top = ui.cursor().top();
        name(ui, play, sheet, spend);
        // Small names are low, and what stands beside them keeps off the bars all the same.
        let gap = top + MONEY - ui.cursor().top();
        if spend > 0.0 && gap > 0.0 {
            ui.add_space(gap);
        }
        // On a narrow sheet the second bar has to be low.
        let low = narrow && sheet.bars.len() > 1;
        ui.spacing_mut().item_spacing.y = if low {
            0.0
        } else {
            ui.spacing().item_spacing.y
        };
        bars(ui, play, &sheet.bars);
        ui.cursor().top()
    });
    if !tiny {
        // If money is shared, each hero saves up something else.
        let coin = play.scene().pack.is_none();
        purse(ui, money, play, &sheet.purse, (narrow, coin));
    }
    let figures = figures.with_min_y(if narrow {
        figures.top().max(below)
    } else {
        below
    });
    within(ui, figures, |ui| {
        set_spacing(ui, rect);
        let usual = ui.spacing().interact_size.y;
        let words = least_height(ui, play, sheet, narrow);
        close_up(ui, (words, sheet), |ui| {
            for stat in &sheet.stats {
                figure(ui, play, stat);
            }
            for pool in &sheet.pools {
                pool_of_dice(ui, play, pool, if narrow { 12.0 } else { 17.0 });
            }
        });
        ui.spacing_mut().interact_size.y = usual;
        things(ui, play, sheet);
        learned(ui, play, sheet);
    });
    pick(ui, (rect, bust), play, sheet);
    fate::show(ui, play, sheet, bust);
}

/// Opens the whole sheet at a click anywhere on it. Whatever is laid over it comes first: its bust and
/// name, and the hero to be picked.
fn row(ui: &Ui, rect: Rect, play: &mut GameUi, sheet: &CharacterSheet) {
    let id = ui.id().with(("row", sheet.id));
    let response = ui.interact(rect, id, Sense::CLICK);
    heard::pressed(&response, true, "page");
    // A right-click opens it whatever is laid over it there.
    let aside = ui.rect_contains_pointer(rect);
    let aside = aside && ui.input(|input| input.pointer.secondary_clicked());
    if response.clicked() || aside {
        play.desk.sheet = Some(Looked::Hero(sheet.id));
    }
    response.on_hover_cursor(egui::CursorIcon::PointingHand);
}

/// The tip on what opens the whole sheet.
fn opens_tip(response: egui::Response, play: &mut GameUi, sheet: &CharacterSheet) {
    let note = Tip::new(play.name(sheet.id))
        .line(play.say(&sheet.title))
        .line(play.text("game-sheet-hint"));
    let response = response.on_hover_cursor(egui::CursorIcon::PointingHand);
    tip(response, play, &note);
}

/// Lays out the rows of figures, so close that there is room for the gear below them, and for words that
/// take this height. The number of rows is known only after layout, so it is remembered.
fn close_up(ui: &mut Ui, (words, sheet): (f32, &CharacterSheet), figures: impl FnOnce(&mut Ui)) {
    /// Room for a row of gear.
    const GEAR: f32 = 19.0;
    /// Lower rows could not be read.
    const LOWEST: f32 = 14.0;
    let known = ui.id().with(("rows of figures", sheet.id));
    let rows = ui.data(|data| data.get_temp::<f32>(known)).unwrap_or(1.0);
    let gap = ui.spacing().item_spacing.y;
    let gear = if sheet.items.is_empty() { 0.0 } else { GEAR };
    let gear = gear.max(words);
    let room = (ui.available_height() - gear) / rows - gap;
    let high = ui.spacing().interact_size.y.min(room.max(LOWEST));
    ui.spacing_mut().interact_size.y = high;
    let top = ui.cursor().top();
    ui.horizontal_wrapped(figures);
    let now = ((ui.cursor().top() - top) / (high + gap)).round().max(1.0);
    if now != rows {
        ui.data_mut(|data| data.insert_temp(known, now));
        ui.ctx().request_repaint();
    }
}

/// Takes the hero at a click anywhere on the sheet, while somebody is to be picked; a right-click opens it.
fn pick(ui: &mut Ui, (rect, bust): (Rect, Rect), play: &mut GameUi, sheet: &CharacterSheet) {
    let Some(decision) = play.decision() else {
        return;
    };
    let Some(choice) = decision.pick_of(sheet.id) else {
        return change(ui, (rect, bust), play, sheet);
    };
    let colours = palette(ui.ctx());
    let rests = play.desk.course.rests(choice);
    let response = ui.interact(rect, ui.id().with(("pick", sheet.id)), Sense::click());
    let label = play.say(&decision.choices[choice].label);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, !rests, &label));
    heard::pressed(&response, !rests, "button");
    let lit = ui.rect_contains_pointer(rect) && !rests;
    let line = if lit { colours.lamp } else { colours.brass };
    let line = Stroke::new(if lit { 4.0 } else { 2.0 }, line);
    ui.painter()
        .rect_stroke(rect, 4.0, line, StrokeKind::Inside);
    if let Some(key) = super::choices::key_of(play, choice) {
        // On a narrow sheet that corner is the money's, and the other one has room beside the bust.
        let at = match rect.width() < NARROW {
            true => rect.left_top() + vec2(4.0, 2.0),
            false => rect.right_top() + vec2(-16.0, 16.0),
        };
        super::slips::key(ui, at, key);
    }
    focus_ring(ui.painter(), &response, rect.shrink(3.0));
    if response.clicked() && !rests {
        play.take(choice);
    }
    if play.desk.course.waits_for(choice) {
        play.desk.course.places.choice = Some(rect);
    }
    response.on_hover_cursor(egui::CursorIcon::PointingHand);
}

/// Takes the hero instead of the one who was taken, at a click anywhere on the sheet but the bust.
fn change(ui: &mut Ui, (rect, bust): (Rect, Rect), play: &mut GameUi, sheet: &CharacterSheet) {
    if !board::may_change(play, sheet.id) {
        return;
    }
    let response = ui.interact(rect, ui.id().with(("change", sheet.id)), Sense::click());
    let label = play.say(&Phrase::new("game-take-instead").who("who", sheet.id));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &label));
    heard::pressed(&response, true, "button");
    if ui.rect_contains_pointer(rect) {
        let line = Stroke::new(3.0, palette(ui.ctx()).lamp);
        ui.painter()
            .rect_stroke(rect, 4.0, line, StrokeKind::Inside);
    }
    focus_ring(ui.painter(), &response, rect.shrink(3.0));
    let on_bust = |at: egui::Pos2| bust.contains(at);
    if response.clicked() && response.interact_pointer_pos().is_some_and(on_bust) {
        play.desk.sheet = Some(Looked::Hero(sheet.id));
    } else if response.clicked() && !play.desk.last_click.is_too_soon() {
        play.orders.write(PlayerCommand::Pick(sheet.id));
    }
    response.on_hover_cursor(egui::CursorIcon::PointingHand);
}

/// Narrower sheets are laid out more closely.
const NARROW: f32 = 330.0;
/// Narrower ones still show only what matters most.
const TINY: f32 = 168.0;

fn set_spacing(ui: &mut Ui, sheet: Rect) {
    ui.set_clip_rect(sheet.intersect(ui.clip_rect()));
    ui.spacing_mut().item_spacing = vec2(8.0, 3.0);
    // The height of a row of figures.
    let narrow = sheet.width() < NARROW;
    ui.spacing_mut().item_spacing.y = if narrow { 1.0 } else { 3.0 };
    ui.spacing_mut().interact_size = vec2(8.0, if narrow { 18.0 } else { 21.0 });
}

/// True if the choice under the pointer is about this hero.
fn touched(play: &GameUi, id: u32) -> bool {
    let Some(decision) = &play.pending.decision else {
        return false;
    };
    let choice = play.desk.pointed.or(play.desk.picked);
    choice
        .and_then(|choice| decision.choices.get(choice))
        .is_some_and(|choice| choice.touches.contains(&Target::Combatant(id)))
}
