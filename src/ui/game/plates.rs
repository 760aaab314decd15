//! Places for a few words beside a figure: on bare ground, and nearer to that figure than to any other.

use bevy_egui::egui;
use egui::{Align2, Pos2, Rect, Vec2, vec2};

use super::GameUi;
use super::board::disc;
use super::corner::Taken;
use super::{gauges, overlays, storeys};
use crate::game::Scene;

/// How much farther words are from any other figure than from their own.
const CLEARLY: f32 = 3.0;

/// What lies on the board around the words of one figure.
pub(super) struct Around<'a> {
    /// The middle of the figure and its radius.
    pub figure: (Pos2, f32),
    /// The discs of all other figures, which the words must not be taken for.
    pub others: &'a [Rect],
    /// Whatever must not be covered, figures among it.
    pub taken: &'a [Rect],
    /// The part of the screen that there is.
    pub area: Rect,
}

/// Chooses among words of these sizes, the fullest first: returns which, and where they lie. Fewer words
/// are better than some that cover a thing or might be another figure’s; where nothing is free, the fewest
/// lie where they hide the least.
pub(super) fn choose(sizes: &[Vec2], around: &Around) -> (usize, Rect) {
    let places = |(at, size): (usize, &Vec2)| {
        let size = *size;
        beside(around.figure, around.area, size).map(move |place| (at, place))
    };
    let all = || sizes.iter().enumerate().flat_map(places);
    let taken = Taken {
        never: around.taken,
        ..Taken::default()
    };
    let hidden = |rect: Rect| taken.hidden_by(rect);
    let free = |(_, rect): &(usize, Rect)| hidden(*rect) == 0.0;
    let own = |(_, rect): &(usize, Rect)| is_own(*rect, around);
    let best = all().filter(free).find(own).or_else(|| all().find(free));
    let least = || {
        let last = sizes.len().saturating_sub(1);
        let last = all().filter(|(at, _)| *at == last);
        last.min_by(|(_, a), (_, b)| hidden(*a).total_cmp(&hidden(*b)))
    };
    best.or_else(least).unwrap_or((0, Rect::ZERO))
}

/// True of words that are clearly nearer to their own figure than to any other.
fn is_own(rect: Rect, around: &Around) -> bool {
    let (middle, radius) = around.figure;
    let disc = Rect::from_center_size(middle, Vec2::splat(2.0 * radius));
    let apart = |other: Rect| {
        let gap = |a: (f32, f32), b: (f32, f32)| (a.0 - b.1).max(b.0 - a.1).max(0.0);
        let across = gap((rect.left(), rect.right()), (other.left(), other.right()));
        let along = gap((rect.top(), rect.bottom()), (other.top(), other.bottom()));
        vec2(across, along).length()
    };
    let near = apart(disc) + CLEARLY;
    around.others.iter().all(|other| apart(*other) >= near)
}

/// The places around a figure, the nearest first, beside it rather than above or below.
fn beside((middle, radius): (Pos2, f32), area: Rect, size: Vec2) -> impl Iterator<Item = Rect> {
    const OUT: [f32; 3] = [1.2, 1.7, 2.4];
    let last = (area.max - size).max(area.min);
    OUT.into_iter().flat_map(move |out| {
        let [up, aside] = [vec2(0.0, radius * out), vec2(radius * out, 0.0)];
        let sides = [
            (Align2::LEFT_CENTER, middle + aside),
            (Align2::RIGHT_CENTER, middle - aside),
            (Align2::CENTER_BOTTOM, middle - up),
            (Align2::CENTER_TOP, middle + up),
            (Align2::LEFT_BOTTOM, middle - up),
            (Align2::RIGHT_BOTTOM, middle - up),
            (Align2::LEFT_TOP, middle + up),
            (Align2::RIGHT_TOP, middle + up),
        ];
        sides.map(|(align, at)| {
            let corner = align.anchor_size(at, size).min;
            Rect::from_min_size(corner.clamp(area.min, last), size)
        })
    })
}

/// What stands on the board and words must not cover: figures, standing and lying, their numbers and
/// gauges, and the letters of stairs. It stays while nobody acts and the view stays.
pub(super) fn standing(play: &GameUi, scene: &Scene) -> Vec<Rect> {
    let discs = scene.tokens.iter().map(|token| disc(play, token));
    let round = |(at, radius): (Pos2, f32)| Rect::from_center_size(at, Vec2::splat(2.0 * radius));
    let standing = scene.tokens.iter().filter(|it| !it.down);
    let numbers = standing.filter(|it| it.number.is_some());
    let numbers = numbers.map(|it| round(overlays::number_of(play, it)));
    let letters = storeys::letters(play, scene).into_iter();
    let letters = letters.map(|(_, at)| round(at));
    let all = discs.chain(numbers).chain(letters);
    all.chain(gauges::places(play, 0.0)).collect()
}

/// What lies over the board and words must not cover either: the names of storeys, and an open card.
pub(super) fn lying(play: &GameUi) -> impl Iterator<Item = Rect> {
    let places = &play.desk.places;
    places.kept_free.iter().copied().chain(places.card)
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;
    use crate::ui::game::beside::covered;

    const AREA: Rect = Rect {
        min: pos2(0.0, 0.0),
        max: pos2(900.0, 440.0),
    };
    /// As wide as "50% for about 2 damage", and as "50%".
    const SIZES: [Vec2; 2] = [vec2(146.0, 19.0), vec2(38.0, 19.0)];

    fn figure(x: f32, y: f32) -> Rect {
        Rect::from_center_size(pos2(x, y), Vec2::splat(38.0))
    }

    fn chosen(own: Rect, others: &[Rect]) -> (usize, Rect) {
        let taken: Vec<Rect> = others.iter().copied().chain([own]).collect();
        let around = Around {
            figure: (own.center(), own.width() / 2.0),
            others,
            taken: &taken,
            area: AREA,
        };
        choose(&SIZES, &around)
    }

    #[test]
    fn words_of_one_of_two_side_by_side_lie_on_its_own_side() {
        let [left, right] = [figure(343.0, 327.0), figure(388.0, 327.0)];
        let (which, place) = chosen(right, &[left]);
        assert_eq!(which, 0);
        assert!(place.left() >= right.right(), "{place:?}");
        let (which, place) = chosen(left, &[right]);
        assert_eq!(which, 0);
        assert!(place.right() <= left.left(), "{place:?}");
    }

    #[test]
    fn fewer_words_are_said_where_all_might_be_anothers() {
        let own = figure(388.0, 200.0);
        let others = [figure(343.0, 200.0), figure(433.0, 200.0)];
        let (which, place) = chosen(own, &others);
        assert_eq!(which, 1);
        assert!(others.iter().all(|it| covered(place, *it) == 0.0));
        assert!((place.center().x - own.center().x).abs() < 1.0, "{place:?}");
    }

    #[test]
    fn nothing_is_covered_in_a_corner_of_the_board() {
        let own = figure(880.0, 20.0);
        let others = [figure(835.0, 20.0)];
        let (_, place) = chosen(own, &others);
        let hidden: f32 = [own, others[0]].map(|it| covered(place, it)).iter().sum();
        assert!(AREA.contains_rect(place), "{place:?}");
        assert_eq!(hidden, 0.0, "{place:?}");
    }
}
