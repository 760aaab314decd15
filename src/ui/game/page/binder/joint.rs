//! Where two cards touch: a bead on the joint, and lit, what it adds and what that makes.

use bevy_egui::egui;
use egui::{Align2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::GameUi;
use super::card::upright;
use crate::game::{CardJoint, Phrase, Yield};
use crate::ui::theme::{bold, palette, size};

/// Paints all joints, those of one place in lamplight with their totals.
pub(super) fn paint(
    ui: &Ui,
    play: &GameUi,
    made: &Yield,
    rects: &impl Fn(usize) -> Rect,
    about: Option<usize>,
) {
    let touches = |it: &CardJoint| about.is_some_and(|place| it.from == place || it.to == place);
    let given = made.joints.iter().filter(|it| it.bonus > 0);
    let (lit, plain): (Vec<_>, Vec<_>) = given.partition(|it| touches(it));
    for joint in plain {
        clasp(ui, &seam(rects(joint.from), rects(joint.to)));
    }
    for joint in lit {
        let told = Phrase::new("game-binder-joint")
            .with("bonus", joint.bonus)
            .with("what", joint.what.clone())
            .with("n", made.sum(&joint.what));
        plate(
            ui,
            &seam(rects(joint.from), rects(joint.to)),
            play.say(&told),
        );
    }
}

/// A joint on the screen.
struct Seam {
    middle: egui::Pos2,
    /// True if the cards lie side by side.
    across: bool,
    /// Length of the edge that they share.
    long: f32,
}

fn seam(from: Rect, to: Rect) -> Seam {
    let across = (from.center().y - to.center().y).abs() < 1.0;
    let middle = match across {
        true => pos2((from.right() + to.left()) / 2.0, from.center().y),
        false => pos2(from.center().x, (from.bottom() + to.top()) / 2.0),
    };
    let long = if across { from.height() } else { from.width() };
    Seam {
        middle,
        across,
        long,
    }
}

/// A brass clasp over a joint that gives something.
fn clasp(ui: &Ui, seam: &Seam) {
    let colours = palette(ui.ctx());
    let size = match seam.across {
        true => vec2(9.0, 22.0),
        false => vec2(22.0, 9.0),
    };
    let at = Rect::from_center_size(seam.middle, size);
    let line = Stroke::new(1.0, colours.ink);
    let painter = ui.painter();
    painter.rect(at, 3.0, colours.brass, line, StrokeKind::Inside);
}

/// A lit joint with its words, along the edge.
fn plate(ui: &Ui, seam: &Seam, told: String) {
    let colours = palette(ui.ctx());
    let painter = ui.painter();
    let text = painter.layout_no_wrap(told, bold(size::SMALL), colours.ink);
    let long = (text.size().x + 16.0).max(seam.long * 0.5);
    let size = vec2(long, text.size().y + 6.0);
    let size = match seam.across {
        true => vec2(size.y, size.x),
        false => size,
    };
    let at = Rect::from_center_size(seam.middle, size);
    let glow = colours.lamp.gamma_multiply(0.35);
    painter.rect_filled(at.expand(5.0), 8.0, glow);
    let line = Stroke::new(1.5, colours.ink);
    painter.rect(at, 4.0, colours.lamp, line, StrokeKind::Inside);
    if seam.across {
        upright(painter, at, text, colours.ink);
    } else {
        let corner = at.center() - text.size() / 2.0;
        painter.galley(corner, text, colours.ink);
    }
}

/// A place where the card that is held cannot lie.
pub(super) fn barred(ui: &Ui, rect: Rect) {
    let colours = palette(ui.ctx());
    let line = Stroke::new(3.0, colours.oxblood);
    let painter = ui.painter();
    painter.rect_stroke(rect.expand(1.0), 6.0, line, StrokeKind::Outside);
    let icon = egui_phosphor::regular::PROHIBIT;
    let (at, font) = (rect.right_bottom() - Vec2::splat(16.0), bold(size::HEADING));
    painter.text(at, Align2::CENTER_CENTER, icon, font, colours.oxblood);
}
