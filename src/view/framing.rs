//! What the view of the map holds: a room with as much around it as there is space for; in a fight everybody
//! who takes part, and in any case whoever acts.

use super::camera::{BoardView, Reach};
use super::lay;
use crate::game::{Mood, Scene, Side, Token};
use crate::grid::Rect as CellRect;

/// True if a scene is one of a fight, after one that was or was not: whoever has just won or lost is looked at
/// as in the fight itself.
pub(super) fn is_fight(scene: &Scene, before: bool) -> bool {
    match scene.mood {
        Mood::Fight | Mood::Peril => true,
        Mood::Victory | Mood::Defeat => before,
        _ => false,
    }
}

/// Points the camera at the fight, or else at the party’s room: at once if it is the first look.
pub(super) fn look_at(scene: &Scene, fight: bool, first: bool, look: &mut BoardView) {
    let reach = match fight {
        true => Reach::Fight,
        false => Reach::of_rooms(scene),
    };
    look.set_reach(reach);
    look.set_room(scene.views().last().map(lay::squares));
    look.keep(acts(scene).filter(|_| fight).map(lay::squares));
    let fits = |area: &CellRect| look.has_room_for(lay::squares(*area));
    let fighters = fighters(scene).filter(|_| fight);
    let area = fighters.or_else(|| scene.views().find(fits));
    let Some(area) = area
        .or_else(|| walkers(scene, fits))
        .or(scene.views().last())
    else {
        return;
    };
    match first {
        true => look.show(lay::squares(area)),
        false => look.follow(lay::squares(area)),
    }
}

/// Follows those who have walked out of sight in the same room.
pub(super) fn keep_in_sight(scene: &Scene, fight: bool, look: &mut BoardView) {
    look.keep(acts(scene).filter(|_| fight).map(lay::squares));
    let fits = |area: &CellRect| look.has_room_for(lay::squares(*area));
    let area = match fight {
        true => fighters(scene),
        false => walkers(scene, fits),
    };
    if let Some(area) = area {
        look.keep_in_sight(lay::squares(area));
    }
}

/// The cells around everybody who takes part in a fight.
fn fighters(scene: &Scene) -> Option<CellRect> {
    let fights = |it: &&Token| it.side != Side::Neutral && !it.down;
    let in_order = |it: &&Token| scene.turn_order.contains(&it.id);
    let named = scene.tokens.iter().filter(fights).filter(in_order);
    let here = scene.tokens.iter().filter(|it| is_here(scene, it));
    around(named)
        .into_iter()
        .chain(around(here.filter(fights)))
        .reduce(CellRect::joined)
}

/// The cells around whoever acts.
pub(super) fn acts(scene: &Scene) -> Option<CellRect> {
    around(scene.tokens.iter().filter(|it| it.active && !it.down))
}

/// The cells around everything in the party’s room if these fit into view, or else around the party alone.
fn walkers(scene: &Scene, fits: impl Fn(&CellRect) -> bool) -> Option<CellRect> {
    let here = || scene.tokens.iter().filter(|it| is_here(scene, it));
    let party = || around(here().filter(|it| it.side == Side::Hero));
    around(here()).filter(fits).or_else(party)
}

/// True if a token is in the party’s room, or in none.
fn is_here(scene: &Scene, token: &Token) -> bool {
    let map = scene.map.as_deref();
    let room = map.and_then(|map| map.room_at(token.cell));
    room.is_none_or(|room| scene.room.is_none_or(|here| here == usize::from(room.id.0)))
}

/// The cells of tokens with those next to them.
fn around<'t>(tokens: impl Iterator<Item = &'t Token>) -> Option<CellRect> {
    let each = tokens.map(|token| {
        let size = i16::from(token.size.max(1));
        CellRect::sized(token.cell, size, size).grown(1)
    });
    each.reduce(CellRect::joined)
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui;

    use super::*;
    use crate::game::Phrase;
    use crate::grid::Cell;

    fn token(id: u32, side: Side, cell: Cell) -> Token {
        Token::new(id, "a", Phrase::new("a"), side, cell)
    }

    /// A dragon in the middle of its hall, heroes at a door far off, and a chest on the other side.
    fn hall(far: i16) -> Scene {
        let heroes = (0..4).map(|id| token(id, Side::Hero, Cell::new(id as i16, 0)));
        let dragon = Token {
            size: 2,
            ..token(9, Side::Foe, Cell::new(4, far))
        };
        let chest = token(20, Side::Neutral, Cell::new(4, far + 40));
        Scene {
            tokens: heroes.chain([dragon, chest]).collect(),
            mood: Mood::Peril,
            ..Scene::default()
        }
    }

    fn board() -> egui::Rect {
        egui::Rect::from_min_size(egui::pos2(0.0, 64.0), egui::vec2(958.0, 446.0))
    }

    fn seen(look: &BoardView, scene: &Scene, id: u32) -> bool {
        let token = scene.tokens.iter().find(|it| it.id == id).unwrap();
        let more = f32::from(token.size.max(1)) - 1.0;
        let first = look.cell_rect(token.cell);
        let whole = egui::Rect::from_min_max(
            first.min,
            first.max + egui::Vec2::splat(more) * look.cell_size(),
        );
        look.free().contains_rect(whole)
    }

    fn looked_at(scene: &Scene) -> BoardView {
        let mut look = BoardView::default();
        look.set_places(board(), board(), 1.0);
        look_at(scene, true, true, &mut look);
        look
    }

    #[test]
    fn all_who_fight_are_in_view_and_no_chest_draws_it_away() {
        for far in [3, 8, 14] {
            let scene = hall(far);
            let look = looked_at(&scene);
            for id in [0, 1, 2, 3, 9] {
                assert!(seen(&look, &scene, id), "{id} of a dragon {far} cells away");
            }
        }
    }

    #[test]
    fn whoever_acts_is_in_view_even_where_the_fight_is_too_large_for_it() {
        for active in [0, 3, 9] {
            let mut scene = hall(60);
            for it in &mut scene.tokens {
                it.active = it.id == active;
            }
            assert!(seen(&looked_at(&scene), &scene, active), "{active}");
            // The same when the turn passes on without a look at something new.
            let mut look = looked_at(&hall(60));
            keep_in_sight(&scene, true, &mut look);
            look.arrive();
            assert!(seen(&look, &scene, active), "{active} later");
        }
    }

    #[test]
    fn the_look_at_a_fight_outlasts_its_last_blow() {
        let scene = |mood| Scene {
            mood,
            ..Scene::default()
        };
        assert!(is_fight(&scene(Mood::Victory), true));
        assert!(!is_fight(&scene(Mood::Victory), false));
        assert!(!is_fight(&scene(Mood::Calm), true));
    }
}
