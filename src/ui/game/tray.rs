//! The dice tray: dice fall in, turn, settle, and show their part in the result.

mod captions;

use std::time::Duration;

use bevy_egui::egui;
use egui::{
    Align2, Color32, Painter, Pos2, Rect, Sense, Stroke, StrokeKind, TextureOptions, Ui, pos2, vec2,
};
use egui_phosphor::regular as fill;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::SplitMix64;

use super::tips::{Tip, tip};
use super::{GameUi, dice};
use crate::app::Speed;
use crate::game::{CueDie, Handful, LogLine, Part, Phrase, Side, signed};
use crate::ui::texture;
use crate::ui::theme::{Palette, bold, italic, palette, size};
use crate::ui::widgets::{heard, icon_button};
use crate::view::effects::{Throw, timer};
use captions::{CAPTION, captions, fitting};

/// Width of a button of the tray, with the space beside it.
const BUTTON: f32 = 36.0;

/// Shows the tray. When folded away with the log, it appears only while there are dice to see.
pub(super) fn show(ui: &mut Ui, rect: Rect, play: &mut GameUi) {
    let folded = play.desk.log_closed;
    // Looking back, the dice of the line looked at.
    let throw = match play.timeline.moment() {
        Some(moment) => {
            let table = play.table.as_ref();
            let line = table.and_then(|table| table.0.log_line(moment.checked_sub(1)?));
            line.and_then(lying)
        }
        None => play.effects.throw.clone(),
    };
    let Some(throw) = throw else {
        if !folded {
            felt(ui.painter(), rect, &palette(ui.ctx()));
            let ink = palette(ui.ctx()).parchment_dark;
            let hint = play.text("game-tray-empty");
            heard::painted(ui, rect, "in the tray", || hint.clone());
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
        inner.width() - 2.0 * BUTTON,
    );
    let top = inner.top() + title.size().y + 2.0;
    painter.galley(inner.min, title, colours.parchment);
    let settled = throw.timer.is_finished();
    let mut foot = inner.bottom();
    if settled {
        let (sign, ink) = match succeeds(&throw) {
            Some(true) => (fill::CHECK, colours.lamp),
            Some(false) => (fill::X, colours.bone),
            None => ("", colours.lamp),
        };
        let result = format!("{sign} {}", outcome(play, &throw));
        let result = painter.layout(
            result.trim_start().to_owned(),
            bold(size::BODY),
            ink,
            inner.width(),
        );
        foot -= result.size().y;
        painter.galley(pos2(inner.left(), foot), result, ink);
    } else {
        foot -= 20.0;
    }
    let floor = Rect::from_min_max(pos2(inner.left(), top), pos2(inner.right(), foot - 2.0));
    let response = ui.interact(rect, ui.id().with("tray"), Sense::CLICK);
    if response.clicked() && !settled {
        let now = play.time.elapsed();
        play.playhead.hurry(now);
        play.effects.finish();
    }
    heard::painted(ui, inner, "in the tray", || spoken(play, &throw));
    let corner = place_of_button(rect, 1.0).left_bottom() + vec2(-4.0, 2.0);
    lay_dice(ui, &painter, (floor, corner), play, &throw, &colours);
}

/// What dice are for and, once they lie still, what each hand and all of them have come to.
fn spoken(play: &GameUi, throw: &Throw) -> String {
    let title = play.say(&throw.title);
    if !throw.timer.is_finished() {
        return title;
    }
    let hands = throw
        .hands
        .iter()
        .filter_map(|hand| whose(play, hand, true));
    let all = [title].into_iter().chain(hands);
    heard::in_a_row(all.chain([outcome(play, throw)]))
}

/// Whose a hand is, if that is said, and once it has settled, what it has come to.
fn whose(play: &GameUi, hand: &Handful, settled: bool) -> Option<String> {
    let who = hand.who.as_ref()?;
    let Some(reading) = hand.reading.as_ref().filter(|_| settled) else {
        return Some(play.say(who));
    };
    let told = Phrase::new("count-result").with("reading", who.clone());
    Some(play.say(&told.with("result", reading.clone())))
}

/// Lays the last dice of the log into an empty tray, for whoever has to react to them in a game
/// that was just loaded.
pub(super) fn recall(play: &mut GameUi) {
    let reacts = play.decision().is_some_and(|it| it.reaction.is_some());
    let Some(table) = play
        .table
        .as_ref()
        .filter(|_| reacts && play.effects.throw.is_none())
    else {
        return;
    };
    let lines = (0..table.0.log_len()).rev();
    let mut lines = lines.filter_map(|at| table.0.log_line(at));
    if let Some(throw) = lines.find_map(lying) {
        play.effects.throw(throw);
    }
}

/// The dice of a line of the log, at rest.
fn lying(line: LogLine) -> Option<Throw> {
    let title = Phrase::new(line.dice.first()?.role);
    let hand = Handful {
        side: line.thrown_by,
        who: None,
        dice: line.dice.iter().map(CueDie::of).collect(),
        modifiers: line.count.modifiers,
        reading: None,
        succeeds: None,
    };
    Some(Throw {
        side: line.thrown_by,
        title,
        hands: vec![hand],
        result: line.message,
        timer: timer(Duration::ZERO),
        number: 0,
    })
}

/// What dice have come to, in words: "9 of at most 13: a hit".
pub(super) fn outcome(play: &GameUi, throw: &Throw) -> String {
    let result = play.say(&throw.result);
    match count(throw) {
        // Some results name the count themselves.
        Some(reading) if !result.contains(&play.say(&reading)) => {
            let told = Phrase::new("count-result").with("reading", reading);
            play.say(&told.with("result", throw.result.clone()))
        }
        _ => result,
    }
}

/// What the dice are held against, of a throw of one side: "9 of at most 13".
pub(super) fn count(throw: &Throw) -> Option<Phrase> {
    only_hand(throw).and_then(|hand| hand.reading.clone())
}

/// True if a throw of one side comes to what it needs, where it needs something.
fn succeeds(throw: &Throw) -> Option<bool> {
    only_hand(throw).and_then(|hand| hand.succeeds)
}

fn only_hand(throw: &Throw) -> Option<&Handful> {
    throw.hands.first().filter(|_| throw.hands.len() == 1)
}

/// The buttons of the tray: the dice rolled so far, and the speed of all motion.
pub(super) fn buttons(ui: &mut Ui, rect: Rect, play: &mut GameUi) {
    let at = |place: f32| place_of_button(rect, place);
    let label = play.text("game-dice-ledger");
    let ledger = super::within(ui, at(0.0), |ui| icon_button(ui, fill::CHART_BAR, &label));
    if ledger.clicked() {
        play.next_overlay.set(crate::app::Overlay::Statistics);
    }
    let speed = play.settings.speed;
    let icon = match speed {
        Speed::Normal => fill::PLAY,
        Speed::Double => fill::FAST_FORWARD,
        Speed::Quadruple => fill::SKIP_FORWARD,
        Speed::Instant => fill::LIGHTNING,
    };
    let now = play.text(speed.text_key());
    let label = play
        .words
        .plain(&Phrase::new("game-speed").with("speed", now));
    if super::within(ui, at(1.0), |ui| icon_button(ui, icon, &label)).clicked() {
        play.settings.speed = speed.next();
    }
}

/// The place of a button, counted from the right.
fn place_of_button(rect: Rect, place: f32) -> Rect {
    let left = rect.right() - 10.0 - BUTTON * (place + 1.0);
    Rect::from_min_size(pos2(left, rect.top() + 12.0), vec2(32.0, 32.0))
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

/// The dice in flight or at rest, a row for each hand. None lies under the buttons, whose lower
/// left corner is given.
fn lay_dice(
    ui: &Ui,
    painter: &Painter,
    (floor, corner): (Rect, Pos2),
    play: &mut GameUi,
    throw: &Throw,
    colours: &Palette,
) {
    let high = floor.height() / throw.hands.len().max(1) as f32;
    let mut number = 0;
    for (row, hand) in throw.hands.iter().enumerate() {
        let start = pos2(floor.left(), floor.top() + high * row as f32);
        let mut lane = Rect::from_min_size(start, vec2(floor.width(), high));
        if let Some(told) = whose(play, hand, throw.timer.is_finished()) {
            let head = named(painter, lane, hand.side, &told, colours);
            lane = lane.with_min_y(lane.top() + head);
        }
        let reach = reach(hand.dice.len() + hand.modifiers.len(), lane);
        if reach.x > corner.x && reach.y < corner.y {
            lane = lane.with_max_x(corner.x);
        }
        lay_hand(
            ui,
            painter,
            (floor, lane),
            play,
            throw,
            (hand, number),
            colours,
        );
        number += hand.dice.len();
    }
}

/// The name of a hand above its dice, with its colour; returns the height.
fn named(painter: &Painter, lane: Rect, side: Side, told: &str, colours: &Palette) -> f32 {
    let mark = 5.0;
    let ink = colours.parchment;
    let text = fitting(painter, told, lane.width() - 4.0 * mark, 1, ink);
    let middle = pos2(lane.left() + mark, lane.top() + text.size().y / 2.0);
    painter.circle(
        middle,
        mark,
        colours.side(side),
        Stroke::new(1.0, colours.bone),
    );
    let high = text.size().y;
    painter.galley(lane.min + vec2(4.0 * mark, 0.0), text, ink);
    high
}

/// The dice of one hand, then what is added to them. `number` is the place of its first die in the
/// whole throw.
fn lay_hand(
    ui: &Ui,
    painter: &Painter,
    (floor, lane): (Rect, Rect),
    play: &mut GameUi,
    throw: &Throw,
    (hand, number): (&Handful, usize),
    colours: &Palette,
) {
    let settled = throw.timer.is_finished();
    let slots = hand.dice.len() + hand.modifiers.len();
    let captions = captions(play, hand);
    let foot = if captions.is_empty() { 4.0 } else { CAPTION };
    let (columns, radius) = grid(slots, lane, foot);
    let rows = slots.div_ceil(columns).max(1);
    let cell = vec2(lane.width() / columns as f32, lane.height() / rows as f32);
    let at = |index: usize| {
        let (column, row) = (index % columns, index / columns);
        let alone = slots.min(columns) as f32;
        let left = lane.center().x - cell.x * alone / 2.0;
        pos2(
            left + cell.x * (column as f32 + 0.5),
            lane.top() + cell.y * (row as f32 + 0.5) - foot / 2.0,
        )
    };
    for (index, die) in hand.dice.iter().enumerate() {
        let rest = at(index);
        let fall = fall(throw, number + index, rest, floor);
        let shown = dice::Die {
            sides: die.sides,
            face: die.face,
            tumble: fall.tumble,
            turn: fall.turn,
            side: hand.side,
            faded: settled && die.part == Part::CrossedOut,
        };
        dice::die(painter, play, colours, shown, fall.at, radius);
        if !settled {
            continue;
        }
        mark(painter, rest, radius, die.part, colours);
        let area = Rect::from_center_size(rest, vec2(radius * 2.2, radius * 2.2));
        let response = ui.interact(area, ui.id().with(("die", number + index)), Sense::hover());
        let part = play.text(match die.part {
            Part::Kept => "game-die-kept",
            Part::Success => "game-die-success",
            Part::CrossedOut => "game-die-crossed-out",
        });
        let note = Tip::new(format!("d{}: {}", die.sides, die.face))
            .line(play.say(&die.role))
            .line(part);
        tip(response, play, &note);
    }
    if !settled {
        return;
    }
    for (index, (_, value)) in hand.modifiers.iter().enumerate() {
        let middle = at(hand.dice.len() + index);
        let font = bold(radius);
        let align = Align2::CENTER_CENTER;
        painter.text(middle, align, signed(*value), font, colours.bone);
    }
    for caption in captions {
        // A caption that spans rows stands below the first of them.
        let end_of_row = caption.first / columns * columns + columns - 1;
        let last = (caption.first + caption.count - 1).min(end_of_row);
        let (left, right) = (at(caption.first), at(last));
        let middle = pos2((left.x + right.x) / 2.0, left.y + radius * 1.15 + 2.0);
        let width = right.x - left.x + cell.x - 4.0;
        let text = fitting(painter, &caption.words, width, 2, colours.parchment);
        let corner = middle - vec2(text.size().x / 2.0, 0.0);
        painter.galley(corner, text, colours.parchment);
    }
}

/// The upper right corner of the first row of dice.
fn reach(slots: usize, lane: Rect) -> Pos2 {
    let (columns, radius) = grid(slots, lane, CAPTION);
    let rows = slots.div_ceil(columns).max(1) as f32;
    let last = slots.min(columns).saturating_sub(1) as f32 / 2.0;
    pos2(
        lane.center().x + lane.width() / columns as f32 * last + radius,
        lane.top() + (lane.height() / rows - CAPTION) / 2.0 - radius,
    )
}

/// Number of columns, and the size of the dice, with room for captions of that height.
fn grid(slots: usize, floor: Rect, caption: f32) -> (usize, f32) {
    let mut best = (1, 0.0f32);
    for columns in 1..=slots.max(1) {
        let rows = slots.div_ceil(columns).max(1);
        let wide = floor.width() / columns as f32 * 0.42;
        let high = (floor.height() / rows as f32 - caption) * 0.44;
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
    use super::*;

    #[test]
    fn dice_settle_in_their_places_on_the_face_that_was_rolled() {
        let throw = Throw {
            side: Side::Hero,
            title: Phrase::new("t"),
            hands: Vec::new(),
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
    fn only_rows_as_wide_as_the_tray_reach_into_its_corner() {
        let lane = Rect::from_min_size(pos2(0.0, 34.0), vec2(300.0, 100.0));
        let corner = pos2(240.0, 46.0);
        let is_under = |slots| {
            let reach = reach(slots, lane);
            reach.x > corner.x && reach.y < corner.y
        };
        assert!(!is_under(1));
        assert!((2..8).any(is_under));
        for slots in 1..30 {
            assert!(reach(slots, lane.with_max_x(corner.x)).x <= corner.x + 1.0);
        }
    }

    #[test]
    fn many_dice_still_fit() {
        let floor = Rect::from_min_size(pos2(0.0, 0.0), vec2(280.0, 120.0));
        for slots in 1..=16 {
            let (columns, radius) = grid(slots, floor, CAPTION);
            let rows = slots.div_ceil(columns);
            assert!(radius * 2.0 <= floor.width() / columns as f32, "{slots}");
            assert!(rows >= 1 && radius >= 9.0);
        }
    }
}
