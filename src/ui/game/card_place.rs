//! Where cards lie on the board: at home, or, if they would cover there what can be clicked, wherever they
//! cover the least of it.

use bevy_egui::egui;
use egui::{Context, Id, Rect, Vec2, pos2};

use super::corner::{Taken, kept_or_free_place};
use super::{GameUi, board};
use crate::game::Target;
use crate::grid::Cell;

/// Whose cards lie in a row: those before a seat, or those on the table.
type Row = Option<u8>;

/// What a place was found for: the decision, and where the board, its cells and the cards’ home lay.
type For = (Option<u64>, [Rect; 3]);

/// The place in an area for cards that belong at `home`. They lie where they lay until there is something
/// else to decide or the view has come to rest elsewhere.
pub(super) fn place(ctx: &Context, play: &GameUi, row: Row, area: Rect, home: Rect) -> Rect {
    let id = Id::new(("cards", row));
    let known: Option<(For, Rect)> = ctx.data(|data| data.get_temp(id));
    let decision = play.decision();
    let number = decision.as_ref().map(|_| play.pending.number);
    let cells = play.look.cell_rect(Cell::default());
    let now = (number, [area, cells, home]);
    let last = known.map(|(_, at)| moved_to_size(at, home.size()));
    let waits = number.is_none() || play.look.is_moving();
    let stays = known.is_some_and(|(of, _)| of == now || waits && of.1[0] == area);
    if let Some(at) = last.filter(|at| stays && area.contains_rect(*at)) {
        return at;
    }
    let mut never = board::figures(play, area);
    let choices = decision.iter().flat_map(|it| &it.choices);
    let cells = choices
        .flat_map(|it| &it.touches)
        .filter_map(|it| match it {
            Target::Cell(cell) => Some(play.look.cell_rect(*cell)),
            Target::Combatant(_) | Target::Card(_) => None,
        });
    never.extend(cells.filter(|it| it.intersects(area)));
    let taken = Taken {
        never: &never,
        rather_not: &play.desk.places.on_board,
        ground: &board::ground(play),
        before: None,
    };
    let at = found(area, home, last, taken);
    ctx.data_mut(|data| data.insert_temp(id, (now, at)));
    at
}

/// Forgets where cards lay that are gone: the next ones are laid at home again.
pub(super) fn clear(ctx: &Context, row: Row) {
    ctx.data_mut(|data| data.remove::<(For, Rect)>(Id::new(("cards", row))));
}

/// More cards or fewer at the same place: rows grow from their right end.
fn moved_to_size(at: Rect, size: Vec2) -> Rect {
    Rect::from_min_size(pos2(at.right() - size.x, at.top()), size)
}

/// Where cards lay last if they are no more in the way there than that, then at home, then anywhere else.
fn found(area: Rect, home: Rect, last: Option<Rect>, taken: Taken) -> Rect {
    let taken = Taken {
        before: Some(last.unwrap_or(home)),
        ..taken
    };
    let at = kept_or_free_place(area, home.size(), taken);
    // Home comes first among places that are as good.
    let [never, rather_not, _] = taken.covered_by(at);
    let [more, less, _] = taken.covered_by(home);
    // Areas are rounded.
    let as_good = more < never - 0.5 || more < never + 0.5 && less < rather_not + 0.5;
    if last.is_none() && as_good { home } else { at }
}

#[cfg(test)]
mod tests {
    use egui::vec2;

    use super::*;

    fn board() -> Rect {
        Rect::from_min_size(pos2(0.0, 64.0), vec2(860.0, 420.0))
    }

    /// A row of some cards in the upper right.
    fn home(cards: u8) -> Rect {
        let size = vec2(70.0 * f32::from(cards) - 8.0, 87.0);
        let corner = board().right_top() + vec2(-14.0, 14.0);
        Rect::from_min_size(corner - vec2(size.x, 0.0), size)
    }

    fn among(never: &[Rect], last: Option<Rect>, cards: u8) -> Rect {
        let taken = Taken {
            never,
            ..Taken::default()
        };
        found(board(), home(cards), last, taken)
    }

    #[test]
    fn cards_lie_at_home_until_a_door_that_can_be_clicked_is_there() {
        assert_eq!(among(&[], None, 1), home(1));
        let door = Rect::from_center_size(home(1).center(), vec2(40.0, 40.0));
        let place = among(&[door], None, 1);
        assert!(!place.intersects(door), "{place:?}");
        assert!(board().contains_rect(place), "{place:?}");
        // Beside a door they stay where they are.
        let beside = door.translate(vec2(-120.0, 0.0));
        assert_eq!(among(&[beside], None, 1), home(1));
    }

    #[test]
    fn cards_stay_where_they_came_to_lie_and_the_next_joins_them() {
        let door = Rect::from_center_size(home(1).center(), vec2(40.0, 40.0));
        let place = among(&[door], None, 1);
        assert_eq!(among(&[], Some(place), 1), place);
        let two = moved_to_size(place, home(2).size());
        assert_eq!(two.right_top(), place.right_top());
        assert_eq!(among(&[door], Some(two), 2), two);
        let cell = Rect::from_center_size(two.center(), vec2(40.0, 40.0));
        assert!(!among(&[door, cell], Some(two), 2).intersects(cell));
    }

    #[test]
    fn cards_lie_at_home_where_every_place_is_as_bad() {
        assert_eq!(among(&[board()], None, 2), home(2));
    }
}
