//! A place for a slip beside the pointer, where it hides nothing that it is about.

use bevy_egui::egui;
use egui::{Pos2, Rect, Vec2, pos2, vec2};

/// Distance of a slip from the pointer and from what it is about.
const GAP: f32 = 14.0;

/// What a slip leaves in sight.
#[derive(Clone, Copy, Default)]
pub(super) struct InSight<'s> {
    /// The figures that it is about, which are never covered as long as there is any other place.
    pub about: &'s [Rect],
    /// Controls, texts and sheets that belong to it, which are covered rather than those.
    pub belongs: &'s [Rect],
    /// Whatever else lies there.
    pub others: &'s [Rect],
}

/// Finds the place of a slip. It covers its control as little as what it is about; of the rest it covers
/// the least that it can, as near to the pointer as it can.
pub(super) fn place(
    size: Vec2,
    pointer: Pos2,
    control: Rect,
    InSight {
        about,
        belongs,
        others,
    }: InSight,
    screen: Rect,
) -> Rect {
    let area = screen.shrink(6.0);
    let mut lefts = vec![
        pointer.x + GAP,
        pointer.x - GAP - size.x,
        pointer.x - size.x / 2.0,
        area.left(),
        area.right() - size.x,
    ];
    let mut tops = vec![
        pointer.y - size.y / 2.0,
        pointer.y + GAP,
        pointer.y - GAP - size.y,
        area.top(),
        area.bottom() - size.y,
    ];
    // At the edges of everything that it should leave free.
    for rect in [&[control][..], about, belongs, others].concat() {
        lefts.extend([rect.right() + GAP, rect.left() - GAP - size.x]);
        tops.extend([rect.top() - GAP - size.y, rect.bottom() + GAP]);
    }
    let within = |at: Pos2| {
        let last = (area.max - size).max(area.min);
        Rect::from_min_size(at.clamp(area.min, last), size)
    };
    let places = tops
        .iter()
        .flat_map(|y| lefts.iter().map(|x| within(pos2(*x, *y))));
    let cost = |place: &Rect| {
        let over = |rect: &Rect| covered(*place, *rect);
        let all_of = |all: &[Rect]| all.iter().map(over).sum::<f32>();
        let hides = over(&control) * 2.0 + all_of(about);
        let far = place.distance_to_pos(pointer);
        // Above rather than below, where the heroes' sheets are.
        let low = place.top() - area.top();
        let rest = all_of(belongs) * 1000.0 + all_of(others) * 40.0 + far * 100.0 + low * 10.0;
        [hides, rest]
    };
    let best = places.map(|it| (cost(&it), it)).min_by(|(a, _), (b, _)| {
        let hides = a[0].total_cmp(&b[0]);
        hides.then(a[1].total_cmp(&b[1]))
    });
    let best = best.map(|(_, place)| place);
    best.unwrap_or_else(|| within(pointer + vec2(GAP, GAP)))
}

/// The area that two rectangles share.
pub(super) fn covered(a: Rect, b: Rect) -> f32 {
    let both = a.intersect(b);
    if both.is_positive() { both.area() } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rect(x: f32, y: f32, wide: f32, high: f32) -> Rect {
        Rect::from_min_size(pos2(x, y), vec2(wide, high))
    }

    #[test]
    fn a_slip_hides_neither_its_control_nor_the_figures_it_is_about() {
        let size = vec2(372.0, 460.0);
        let screens = [
            vec2(1024.0, 640.0),
            vec2(1280.0, 720.0),
            vec2(1920.0, 1080.0),
        ];
        for screen in screens.map(|size| Rect::from_min_size(Pos2::ZERO, size)) {
            // A control at each of many places, with two figures to the upper right of it.
            for step in 0..40 {
                let (column, row) = ((step % 8) as f32, (step / 8) as f32);
                let at = pos2(screen.width() * column / 8.0, screen.height() * row / 5.0);
                let control = Rect::from_min_size(at, vec2(120.0, 40.0));
                let figures = [
                    rect(at.x + 150.0, at.y - 60.0, 50.0, 50.0),
                    rect(at.x + 150.0, at.y - 120.0, 50.0, 50.0),
                ];
                let kept = InSight {
                    about: &figures,
                    ..InSight::default()
                };
                let place = place(size, control.center(), control, kept, screen);
                assert!(screen.contains_rect(place), "{place:?}");
                assert_eq!(covered(place, control), 0.0, "{screen:?} {control:?}");
                for figure in figures {
                    assert_eq!(covered(place, figure), 0.0, "{screen:?} {control:?}");
                }
            }
        }
    }

    #[test]
    fn a_slip_hides_neither_the_sheet_of_whom_it_is_about_nor_the_corner() {
        let screen = rect(0.0, 0.0, 1280.0, 800.0);
        let control = rect(359.0, 519.0, 336.0, 37.0);
        let about = [
            rect(592.0, 155.0, 100.0, 95.0),
            rect(643.0, 655.0, 306.0, 140.0),
            rect(761.0, 587.0, 185.0, 53.0),
        ];
        let size = vec2(372.0, 348.0);
        let kept = InSight {
            about: &about[..1],
            belongs: &about[1..],
            others: &[],
        };
        let place = place(size, control.center(), control, kept, screen);
        assert!(screen.contains_rect(place), "{place:?}");
        let hidden = about.iter().filter(|it| covered(place, **it) > 0.0);
        assert_eq!(hidden.count(), 0, "{place:?}");
        assert_eq!(covered(place, control), 0.0, "{place:?}");
    }

    #[test]
    fn a_slip_rather_hides_all_else_than_a_bit_of_a_figure_that_it_is_about() {
        let screen = rect(0.0, 0.0, 1280.0, 800.0);
        let control = rect(70.0, 518.0, 335.0, 38.0);
        let figure = rect(355.0, 173.0, 26.0, 26.0);
        let size = vec2(372.0, 445.0);
        // Next to it there is a place, but one with a log and the corner of a note.
        let log = rect(700.0, 0.0, 580.0, 800.0);
        let note = rect(382.0, 280.0, 340.0, 216.0);
        for belongs in [&[note][..], &[]] {
            let kept = InSight {
                about: &[figure],
                belongs,
                others: &[log],
            };
            let place = place(size, control.center(), control, kept, screen);
            assert_eq!(covered(place, figure), 0.0, "{place:?}");
            assert_eq!(covered(place, control), 0.0, "{place:?}");
        }
    }

    #[test]
    fn a_slip_larger_than_the_window_starts_at_its_corner() {
        let screen = rect(0.0, 0.0, 300.0, 200.0);
        let control = rect(10.0, 10.0, 50.0, 20.0);
        let place = place(
            vec2(400.0, 300.0),
            pos2(20.0, 20.0),
            control,
            InSight::default(),
            screen,
        );
        assert_eq!(place.min, pos2(6.0, 6.0));
    }
}
