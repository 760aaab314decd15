//! The dice tray: dice fall in, turn, settle, and show their part in the result.

use bevy_egui::egui;
use egui::{
    Align2, Color32, Painter, Pos2, Rect, Sense, Stroke, StrokeKind, TextureOptions, Ui, pos2, vec2,
};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::SplitMix64;

use super::tips::{Tip, signed, tip};
use super::{GameUi, dice};
use crate::game::Part;
use crate::ui::texture;
use crate::ui::theme::{Palette, bold, italic, palette, regular, size};
use crate::ui::widgets::icon_button;
use crate::view::effects::Throw;

/// Shows the tray. When folded away with the log, it appears only while there are dice to see.
pub(super) fn show(ui: &mut Ui, rect: Rect, play: &mut GameUi) {
    let folded = play.desk.log_closed;
    let Some(throw) = play.effects.throw.clone() else {
        if !folded {
            felt(ui.painter(), rect, &palette(ui.ctx()));
            let ink = palette(ui.ctx()).parchment_dark.gamma_multiply(0.7);
            let hint = play.text("game-tray-empty");
            ui.painter().text(
                rect.center(),
                Align2::CENTER_CENTER,
                hint,
                italic(size::BODY),
                ink,
            );
        }
        return;
    };
    let colours = palette(ui.ctx());
    let painter = ui.painter().with_clip_rect(rect);
    felt(&painter, rect, &colours);
    let inner = rect.shrink2(vec2(16.0, 14.0));
    let title = painter.layout(
        play.say(&throw.title),
        italic(size::BODY - 1.0),
        colours.parchment,
        inner.width() - 36.0,
    );
    let top = inner.top() + title.size().y + 2.0;
    painter.galley(inner.min, title, colours.parchment);
    let settled = throw.timer.is_finished();
    let mut foot = inner.bottom();
    if settled {
        let result = painter.layout(
            play.say(&throw.result),
            bold(size::BODY),
            colours.lamp,
            inner.width(),
        );
        foot -= result.size().y;
        painter.galley(pos2(inner.left(), foot), result, colours.lamp);
    } else {
        foot -= 20.0;
    }
    let floor = Rect::from_min_max(pos2(inner.left(), top), pos2(inner.right(), foot - 2.0));
    let response = ui.interact(rect, ui.id().with("tray"), Sense::click());
    if response.clicked() && !settled {
        let now = play.time.elapsed();
        play.playhead.hurry(now);
        play.effects.finish();
    }
    lay_dice(ui, &painter, floor, play, &throw, &colours);
}

/// The button in the corner of the tray for the statistics of its dice.
pub(super) fn ledger_button(ui: &mut Ui, rect: Rect, play: &mut GameUi) {
    let at = Rect::from_min_size(
        pos2(rect.right() - 46.0, rect.top() + 12.0),
        vec2(32.0, 32.0),
    );
    let label = play.text("game-dice-ledger");
    let icon = egui_phosphor::regular::CHART_BAR;
    if super::within(ui, at, |ui| icon_button(ui, icon, &label)).clicked() {
        play.next_overlay.set(crate::app::Overlay::Statistics);
    }
}

/// Felt in a wooden rim.
fn felt(painter: &Painter, rect: Rect, colours: &Palette) {
    let rim = rect.shrink(3.0);
    let wood = texture::Materials::of(painter.ctx()).wood(rim, Color32::from_rgb(150, 110, 74));
    painter.add(wood);
    painter.rect_stroke(
        rim,
        4.0,
        Stroke::new(1.5, colours.wood_dark),
        StrokeKind::Inside,
    );
    let cloth = rim.shrink(7.0);
    painter.rect_filled(cloth, 3.0, Color32::from_rgb(0x2c, 0x42, 0x38));
    if let Some(felt) = texture::picture(painter.ctx(), "felt", TextureOptions::LINEAR) {
        let part = cloth.size() / felt.size_vec2() * 1.4;
        let part = part / part.max_elem().max(1.0);
        let uv = Rect::from_min_size(pos2(0.0, 0.0), part);
        painter.image(felt.id(), cloth, uv, Color32::from_gray(225));
    }
    // The rim casts a shadow on the cloth.
    for (deep, dark) in [(2.0, 110), (5.0, 60), (9.0, 28)] {
        let inset = cloth.shrink(deep / 2.0);
        painter.rect_stroke(
            inset,
            3.0,
            Stroke::new(deep, Color32::from_black_alpha(dark)),
            StrokeKind::Inside,
        );
    }
}

/// The dice in flight or at rest, then the fixed modifiers.
fn lay_dice(
    ui: &Ui,
    painter: &Painter,
    floor: Rect,
    play: &mut GameUi,
    throw: &Throw,
    colours: &Palette,
) {
    let settled = throw.timer.is_finished();
    let slots = throw.dice.len() + throw.modifiers.len();
    let (columns, radius) = grid(slots, floor);
    let rows = slots.div_ceil(columns).max(1);
    let cell = vec2(floor.width() / columns as f32, floor.height() / rows as f32);
    let at = |index: usize| {
        let (column, row) = (index % columns, index / columns);
        let alone = slots.min(columns) as f32;
        let left = floor.center().x - cell.x * alone / 2.0;
        pos2(
            left + cell.x * (column as f32 + 0.5),
            floor.top() + cell.y * (row as f32 + 0.5) - 6.0,
        )
    };
    for (index, die) in throw.dice.iter().enumerate() {
        let rest = at(index);
        let fall = fall(throw, index, rest, floor);
        let shown = dice::Die {
            sides: die.sides,
            face: die.face,
            tumble: fall.tumble,
            turn: fall.turn,
            side: throw.side,
            faded: settled && die.part == Part::CrossedOut,
        };
        dice::die(painter, play, colours, shown, fall.at, radius);
        if !settled {
            continue;
        }
        let role = play.say(&die.role);
        mark(painter, rest, radius, die.part, colours);
        let below = pos2(rest.x, rest.y + radius * 1.15 + 8.0);
        label(painter, below, &role, cell.x, colours);
        let area = Rect::from_center_size(rest, vec2(radius * 2.2, radius * 2.2));
        let response = ui.interact(area, ui.id().with(("die", index)), Sense::hover());
        let part = play.text(match die.part {
            Part::Kept => "game-die-kept",
            Part::Success => "game-die-success",
            Part::CrossedOut => "game-die-crossed-out",
        });
        let note = Tip::new(format!("d{}: {}", die.sides, die.face))
            .line(role)
            .line(part);
        tip(response, play, &note);
    }
    if settled {
        for (index, (name, value)) in throw.modifiers.iter().enumerate() {
            let middle = at(throw.dice.len() + index);
            let name = play.say(name);
            painter.text(
                middle,
                Align2::CENTER_CENTER,
                signed(*value),
                bold(radius),
                colours.bone,
            );
            label(
                painter,
                pos2(middle.x, middle.y + radius * 1.15 + 8.0),
                &name,
                cell.x,
                colours,
            );
        }
    }
}

/// A label below a die, cut to fit.
fn label(painter: &Painter, at: Pos2, words: &str, width: f32, colours: &Palette) {
    let mut job = egui::text::LayoutJob::single_section(
        words.to_owned(),
        egui::TextFormat::simple(regular(size::SMALL), colours.parchment),
    );
    job.wrap = egui::text::TextWrapping::truncate_at_width(width - 2.0);
    job.halign = egui::Align::Center;
    let galley = painter.layout_job(job);
    painter.galley(
        pos2(at.x, at.y - galley.size().y / 2.0),
        galley,
        colours.parchment,
    );
}

/// Number of columns, and the size of the dice.
fn grid(slots: usize, floor: Rect) -> (usize, f32) {
    let mut best = (1, 0.0f32);
    for columns in 1..=slots.max(1) {
        let rows = slots.div_ceil(columns).max(1);
        let wide = floor.width() / columns as f32 * 0.42;
        let high = (floor.height() / rows as f32 - 20.0) * 0.44;
        let radius = wide.min(high).min(34.0);
        if radius > best.1 {
            best = (columns, radius);
        }
    }
    (best.0, best.1.max(9.0))
}

/// A die's part in the result: a ring, a star, or a line through it.
fn mark(painter: &Painter, at: Pos2, radius: f32, part: Part, colours: &Palette) {
    match part {
        Part::Kept => {}
        Part::Success => {
            painter.circle_stroke(at, radius * 1.22, Stroke::new(2.5, colours.lamp));
        }
        Part::CrossedOut => {
            let reach = vec2(radius, radius) * 0.9;
            painter.line_segment([at - reach, at + reach], Stroke::new(3.0, colours.oxblood));
        }
    }
}

struct Fall {
    at: Pos2,
    turn: f32,
    /// Frame of its tumbling; none once it lies on its face.
    tumble: Option<u32>,
}

/// The place of a die in flight. It comes in from the right, bounces off the cloth and comes to
/// rest on its face.
fn fall(throw: &Throw, index: usize, rest: Pos2, floor: Rect) -> Fall {
    // The same fall in every frame.
    let die = (u64::from(throw.number) << 32) | index as u64;
    let mut random = SplitMix64::seed_from_u64(die);
    let [late, height, spins, lean, tumbling]: [f32; 5] = random.random();
    let late = 0.12 * late;
    let part = ((throw.timer.fraction() - late) / (1.0 - late)).clamp(0.0, 1.0);
    let slow = 1.0 - (1.0 - part).powi(2);
    let from = pos2(
        floor.right() + 60.0,
        floor.top() + floor.height() * (height * 1.4 - 0.4),
    );
    let bounce = ((part * std::f32::consts::PI * 2.5).cos().abs() * (1.0 - part)).max(0.0);
    let along = from + (rest - from) * slow;
    let at = pos2(along.x, along.y - bounce * 46.0 * part.min(0.999).sqrt());
    let spins = 5.0 + spins * 6.0;
    let settled_turn = (lean - 0.5) * 0.22;
    let turn = settled_turn - (1.0 - slow) * spins;
    // It turns over ever more slowly.
    let tumble = (part < 0.84).then_some((slow * 19.0 + tumbling * 6.0) as u32);
    Fall { at, turn, tumble }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::game::{Phrase, Side};
    use crate::view::effects::timer;

    #[test]
    fn dice_settle_in_their_places_on_the_face_that_was_rolled() {
        let throw = Throw {
            side: Side::Hero,
            title: Phrase::new("t"),
            dice: Vec::new(),
            modifiers: Vec::new(),
            result: Phrase::new("r"),
            timer: timer(Duration::ZERO),
            number: 7,
        };
        let floor = Rect::from_min_size(pos2(0.0, 0.0), vec2(280.0, 120.0));
        let rest = pos2(100.0, 60.0);
        for index in 0..8 {
            let end = fall(&throw, index, rest, floor);
            assert!((end.at - rest).length() < 0.5 && end.tumble.is_none());
            assert!(end.turn.abs() < 0.2);
        }
    }

    #[test]
    fn many_dice_still_fit() {
        let floor = Rect::from_min_size(pos2(0.0, 0.0), vec2(280.0, 120.0));
        for slots in 1..=16 {
            let (columns, radius) = grid(slots, floor);
            let rows = slots.div_ceil(columns);
            assert!(radius * 2.0 <= floor.width() / columns as f32, "{slots}");
            assert!(rows >= 1 && radius >= 9.0);
        }
    }
}
