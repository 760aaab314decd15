//! The menu beside a clicked thing: what can be done to it, then the card of a figure. What fits the board is
//! never scrolled: where there is no room for the card below the choices, it lies beside them. It lies where it
//! hides least of a tutorial's text and of the other figures.

use bevy_egui::egui;
use egui::scroll_area::ScrollBarVisibility;
use egui::{Align2, Rect, Ui, Vec2, pos2, vec2};

use super::beside::covered;
use super::figure_card::{FigureCard, WIDTH};
use super::{GameUi, board, choices};
use crate::game::{Decision, Target};

/// The height of a slip in the menu, with the gap to the next, until it is known.
const SLIP: f32 = 50.0;
/// Distance of the menu from the edges of the board and from its thing.
const MARGIN: f32 = 8.0;
/// Distance between the parts of the menu.
const GAP: f32 = 6.0;
/// The narrowest card beside the choices.
const NARROW: f32 = 240.0;
/// How much worse it is to hide text that has to be read than a figure.
const TEXT: f32 = 4.0;
/// How much of a figure is hidden, in square points, rather than lie a point farther from its thing.
const ASIDE: f32 = 6.0;

/// A menu to be shown.
pub(super) struct Menu {
    pub thing: Target,
    /// Where the thing is on the screen.
    pub at: Rect,
    /// What can be done to it.
    pub offered: Vec<usize>,
    pub figure: Option<FigureCard>,
}

/// The sizes of both parts as laid out last, the card in its full width.
#[derive(Clone, Copy, Default)]
struct Sizes {
    choices: Vec2,
    card: Vec2,
}

/// How the parts lie.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Lie {
    /// The card lies below the choices.
    Below,
    /// It lies beside them, this wide.
    Beside(f32),
}

/// Where the menu lies.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Place {
    lie: Lie,
    /// True to the left of its thing.
    left: bool,
    rect: Rect,
}

impl Sizes {
    /// The place beside a thing that hides the least, each rectangle with how bad that is; the roomier side and
    /// the thing's own height if no other hides less.
    fn place(self, at: Rect, board: Rect, hidden: &[(Rect, f32)]) -> Place {
        let roomier = at.center().x > board.center().x;
        let all = [roomier, !roomier].into_iter();
        let all = all.flat_map(|left| self.places(at, board, left));
        let whole = |it: &Place| it.left == roomier || board.contains_rect(it.rect);
        let cost = |it: &Place| {
            let aside = (it.rect.center().y - at.center().y).abs() * ASIDE;
            let hides = hidden
                .iter()
                .map(|(rect, bad)| covered(*rect, it.rect) * bad);
            hides.sum::<f32>() + aside
        };
        let best = all.filter(whole).min_by(|a, b| cost(a).total_cmp(&cost(b)));
        best.unwrap_or_else(|| self.places(at, board, roomier)[0])
    }

    /// The places on one side of a thing: level with it, and at the top and the bottom of the board.
    fn places(self, at: Rect, board: Rect, left: bool) -> [Place; 3] {
        let wide = match left {
            true => at.left() - board.left(),
            false => board.right() - at.right(),
        };
        let room = vec2(wide - 2.0 * MARGIN, board.height() - 2.0 * MARGIN);
        let lie = self.lie(room);
        let whole = self.whole(lie);
        let size = vec2(whole.x, whole.y.min(room.y));
        let x = match left {
            true => at.left() - MARGIN - size.x,
            false => at.right() + MARGIN,
        };
        let highest = board.top() + MARGIN;
        let lowest = board.bottom() - MARGIN - size.y;
        let level = (at.center().y - size.y / 2.0).min(lowest).max(highest);
        [level, highest, lowest].map(|y| Place {
            lie,
            left,
            rect: Rect::from_min_size(pos2(x, y), size),
        })
    }

    /// The parts beside each other if all of them do not fit below each other in this room, whose width is that
    /// on the roomier side of the thing.
    fn lie(self, room: Vec2) -> Lie {
        let both = self.choices.y > 0.0 && self.card.y > 0.0;
        if !both || self.choices.y + GAP + self.card.y <= room.y {
            return Lie::Below;
        }
        Lie::Beside((room.x - self.choices.x - GAP).clamp(NARROW, WIDTH))
    }

    fn whole(self, lie: Lie) -> Vec2 {
        let Sizes { choices, card } = self;
        match lie {
            Lie::Below => vec2(choices.x.max(card.x), choices.y + GAP + card.y),
            Lie::Beside(wide) => vec2(choices.x + GAP + wide, choices.y.max(card.y)),
        }
    }
}

impl Menu {
    /// Shows it on the roomier side of its thing; returns its place, and the choice under the pointer with that
    /// of its slip.
    pub fn show(
        self,
        ctx: &egui::Context,
        board: Rect,
        play: &mut GameUi,
        decision: &Decision,
    ) -> (Rect, Option<(usize, Rect)>) {
        let known = egui::Id::new((format!("beside {:?}", self.thing), self.offered.len()));
        let guess = Sizes {
            choices: vec2(WIDTH, self.offered.len() as f32 * SLIP),
            card: Vec2::ZERO,
        };
        let sizes: Sizes = ctx.data(|data| data.get_temp(known)).unwrap_or(guess);
        let Place { lie, left, rect } = sizes.place(self.at, board, &hidden(play, board));
        let whole = sizes.whole(lie);
        let high = board.height() - 2.0 * MARGIN;
        let (pivot, corner) = match left {
            true => (Align2::RIGHT_TOP, rect.right_top()),
            false => (Align2::LEFT_TOP, rect.left_top()),
        };
        let bar = match whole.y > high + 0.5 {
            true => ScrollBarVisibility::VisibleWhenNeeded,
            false => ScrollBarVisibility::AlwaysHidden,
        };
        let shown = egui::Area::new(egui::Id::new("beside"))
            .order(egui::Order::Middle)
            .pivot(pivot)
            .fixed_pos(corner)
            .constrain_to(board)
            .show(ctx, |ui| {
                ui.set_max_width(whole.x.max(WIDTH) + 20.0);
                ui.spacing_mut().item_spacing = vec2(GAP, GAP);
                egui::ScrollArea::vertical()
                    .max_height(high)
                    // All that the board has room for, wherever the menu began.
                    .min_scrolled_height(high)
                    .scroll_bar_visibility(bar)
                    .show(ui, |ui| self.parts(ui, (lie, left), play, decision))
                    .inner
            });
        let (laid, pointed) = shown.inner;
        if (laid.choices - sizes.choices).length() + (laid.card - sizes.card).length() > 1.0 {
            ctx.data_mut(|data| data.insert_temp(known, laid));
            ctx.request_repaint();
        }
        (shown.response.rect, pointed)
    }

    /// Both parts, the choices next to the thing.
    fn parts(
        &self,
        ui: &mut Ui,
        (lie, left): (Lie, bool),
        play: &mut GameUi,
        decision: &Decision,
    ) -> (Sizes, Option<(usize, Rect)>) {
        let mut sizes = Sizes::default();
        let mut pointed = None;
        let mut choices = |ui: &mut Ui| {
            let shown = ui.vertical(|ui| self.choices(ui, play, decision));
            pointed = shown.inner;
            let some = !self.offered.is_empty();
            sizes.choices = if some {
                shown.response.rect.size()
            } else {
                Vec2::ZERO
            };
        };
        let card = |ui: &mut Ui, wide: f32| match &self.figure {
            Some(figure) => ui.vertical(|ui| figure.show(ui, wide)).response.rect.size(),
            None => Vec2::ZERO,
        };
        sizes.card = match lie {
            Lie::Below => {
                choices(ui);
                card(ui, WIDTH)
            }
            Lie::Beside(wide) if left => {
                let shown = ui.horizontal_top(|ui| {
                    let size = card(ui, wide);
                    choices(ui);
                    size
                });
                shown.inner
            }
            Lie::Beside(wide) => {
                let shown = ui.horizontal_top(|ui| {
                    choices(ui);
                    card(ui, wide)
                });
                shown.inner
            }
        };
        (sizes, pointed)
    }

    /// What can be done, a slip each; returns the one under the pointer.
    fn choices(
        &self,
        ui: &mut Ui,
        play: &mut GameUi,
        decision: &Decision,
    ) -> Option<(usize, Rect)> {
        let mut pointed = None;
        ui.set_max_width(WIDTH + 20.0);
        for choice in &self.offered {
            ui.horizontal(|ui| {
                pointed = choices::slip(ui, play, decision, *choice).or(pointed);
            });
        }
        pointed
    }
}

/// What a menu leaves in sight if it can, with how bad it is to hide a square point of it.
fn hidden(play: &GameUi, within: Rect) -> Vec<(Rect, f32)> {
    let figures = board::figures(play, within).into_iter();
    let text = play.desk.course.text();
    let text = text.into_iter().map(|it| (it, TEXT));
    figures.map(|it| (it, 1.0)).chain(text).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: Vec2 = vec2(600.0, 430.0);

    fn sizes(choices: f32, card: f32) -> Sizes {
        Sizes {
            choices: vec2(300.0, choices),
            card: vec2(WIDTH, card),
        }
    }

    #[test]
    fn a_card_lies_below_the_choices_while_both_fit() {
        assert_eq!(sizes(92.0, 310.0).lie(BOARD), Lie::Below);
        assert_eq!(sizes(0.0, 600.0).lie(BOARD), Lie::Below);
        assert_eq!(sizes(600.0, 0.0).lie(BOARD), Lie::Below);
    }

    #[test]
    fn a_card_that_fits_the_board_is_never_scrolled() {
        for choices in [46.0, 138.0, 276.0, 414.0] {
            let sizes = sizes(choices, 420.0);
            let lie = sizes.lie(BOARD);
            let whole = sizes.whole(lie);
            assert!(whole.y <= BOARD.y, "{choices}: {lie:?}");
            assert!(whole.x <= BOARD.x, "{choices}: {lie:?}");
        }
    }

    /// A thing in the middle of a board, and the menu with a card beside it.
    fn placed(thing: (f32, f32), hidden: &[(Rect, f32)]) -> Rect {
        let board = Rect::from_min_size(pos2(0.0, 64.0), vec2(960.0, 445.0));
        let at = Rect::from_center_size(pos2(thing.0, thing.1), vec2(80.0, 80.0));
        let place = sizes(38.0, 205.0).place(at, board, hidden);
        assert!(board.contains_rect(place.rect), "{place:?}");
        assert!(!place.rect.intersects(at), "{place:?}");
        place.rect
    }

    #[test]
    fn it_lies_level_with_its_thing_on_the_roomier_side() {
        let rect = placed((600.0, 300.0), &[]);
        assert!(rect.right() < 600.0, "{rect:?}");
        assert_eq!(rect.center().y, 300.0);
    }

    #[test]
    fn it_hides_no_text_that_has_to_be_read_and_rather_nobody() {
        let text = Rect::from_min_size(pos2(12.0, 260.0), vec2(345.0, 238.0));
        let on_the_right = placed((500.0, 300.0), &[(text, TEXT)]);
        assert_eq!(covered(on_the_right, text), 0.0, "{on_the_right:?}");
        assert!(on_the_right.left() > 500.0, "{on_the_right:?}");
        let figure = Rect::from_min_size(pos2(652.0, 280.0), vec2(60.0, 60.0));
        let on_the_left = placed((600.0, 300.0), &[(figure, 1.0)]);
        assert_eq!(covered(on_the_left, figure), 0.0, "{on_the_left:?}");
    }
}
