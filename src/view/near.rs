//! Fighters side by side on the map of a dungeon: whoever strikes somebody, or goes to a thing, stands
//! beside it until the rules lead it elsewhere. On battle boards the rules say where everybody is.

use std::collections::BTreeMap;

use crate::dungeon::Map;
use crate::game::{Scene, Token};
use crate::grid::Cell;

/// Where tokens have gone, each with the cell that the rules have it on.
#[derive(Default)]
pub(super) struct Near {
    gone: BTreeMap<u32, (Cell, Cell)>,
    /// The same one after the other, each after so many events.
    sent: Vec<(usize, u32, (Cell, Cell))>,
}

impl Near {
    /// Sends a token to another's side after so many events; false if it stands there already, or there
    /// is no room.
    pub(super) fn send(&mut self, scene: &Scene, (id, to): (u32, u32), after: usize) -> bool {
        let find = |id: u32| scene.tokens.iter().find(|token| token.id == id);
        let (Some(who), Some(target), Some(map)) = (find(id), find(to), &scene.map) else {
            return false;
        };
        if scene.board.is_some() || who.size > 1 || apart(who.cell, target) <= 1 {
            return false;
        }
        let Some(place) = beside(scene, map, who, target) else {
            return false;
        };
        let by_rules = self.gone.get(&id).map_or(who.cell, |it| it.0);
        self.gone.insert(id, (by_rules, place));
        // What was taken back has not happened.
        self.sent.retain(|(events, ..)| *events <= after);
        self.sent.push((after, id, (by_rules, place)));
        true
    }

    /// The cell that a token has gone to.
    pub(super) fn place_of(&self, id: u32) -> Option<Cell> {
        self.gone.get(&id).map(|(_, place)| *place)
    }

    /// Moves the tokens of a scene to where they have gone; those that the rules have moved since stay
    /// there.
    pub(super) fn apply(&mut self, scene: &mut Scene) {
        if scene.board.is_some() {
            self.gone.clear();
        }
        let cells: Vec<(u32, Cell)> = scene.tokens.iter().map(|it| (it.id, it.cell)).collect();
        self.gone
            .retain(|id, (by_rules, _)| cells.contains(&(*id, *by_rules)));
        // Whoever gives way goes back to a cell that somebody else may have gone to meanwhile. The
        // fallen are in nobody's way.
        loop {
            let up = scene.tokens.iter().filter(|it| !it.down);
            let stays = up.filter(|it| !self.gone.contains_key(&it.id));
            let held: Vec<Cell> = stays.map(|it| it.cell).collect();
            let before = self.gone.len();
            self.gone.retain(|_, (_, place)| !held.contains(place));
            if self.gone.len() == before {
                break;
            }
        }
        for token in &mut scene.tokens {
            if let Some((_, place)) = self.gone.get(&token.id) {
                token.cell = *place;
            }
        }
    }

    /// Moves the tokens of a scene of the past to where they had gone after so many events.
    pub(super) fn apply_after(&self, scene: &mut Scene, events: usize) {
        let until = self.sent.iter().filter(|(after, ..)| *after <= events);
        let mut then = Near {
            gone: until.map(|(_, id, places)| (*id, *places)).collect(),
            sent: Vec::new(),
        };
        then.apply(scene);
    }
}

/// Steps from a cell to the nearest cell of a token.
fn apart(cell: Cell, token: &Token) -> i16 {
    let more = i16::from(token.size.max(1)) - 1;
    let outside = |at: i16, from: i16| (from - at).max(at - from - more).max(0);
    outside(cell.x, token.cell.x).max(outside(cell.y, token.cell.y))
}

/// The free cell beside a target that is nearest to whoever goes there; one where somebody fell only if
/// all are like that.
fn beside(scene: &Scene, map: &Map, who: &Token, target: &Token) -> Option<Cell> {
    let room = map.room_at(target.cell)?.id;
    let size = i16::from(target.size.max(1));
    let around = (-1..=size).flat_map(|y| (-1..=size).map(move |x| Cell::new(x, y)));
    let free = |cell: &Cell| {
        let stood_on = |token: &Token| !token.down && apart(*cell, token) == 0;
        apart(*cell, target) == 1
            && map.room_at(*cell).is_some_and(|it| it.id == room)
            && map.feature_at(*cell).is_none()
            && !scene.tokens.iter().any(stood_on)
    };
    let lies_on = |cell: &Cell| scene.tokens.iter().any(|it| apart(*cell, it) == 0);
    let cells = around.map(|offset| target.cell + offset).filter(free);
    cells.min_by_key(|cell| {
        let (x, y) = (
            i32::from(cell.x - who.cell.x),
            i32::from(cell.y - who.cell.y),
        );
        (lies_on(cell), x * x + y * y, cell.y, cell.x)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Phrase, Side};

    #[test]
    fn steps_count_from_the_nearest_cell_of_a_large_token() {
        let at = Cell::new(3, 3);
        let dragon = Token {
            size: 2,
            ..Token::new(1, "dragon", Phrase::new("dragon"), Side::Foe, at)
        };
        assert_eq!(apart(Cell::new(4, 4), &dragon), 0);
        assert_eq!(apart(Cell::new(5, 4), &dragon), 1);
        assert_eq!(apart(Cell::new(2, 6), &dragon), 2);
    }

    #[test]
    fn the_past_shows_where_a_token_had_gone_by_then() {
        let (door, foe) = (Cell::new(0, 0), Cell::new(5, 0));
        let near = Near {
            sent: vec![(4, 1, (door, foe))],
            ..Near::default()
        };
        for (events, cell) in [(3, door), (4, foe), (9, foe)] {
            let mut scene = Scene {
                tokens: vec![Token::new(1, "a", Phrase::new("a"), Side::Hero, door)],
                ..Scene::default()
            };
            near.apply_after(&mut scene, events);
            assert_eq!(scene.tokens[0].cell, cell, "{events}");
        }
    }

    #[test]
    fn only_those_who_are_up_are_in_the_way() {
        let at = |id, x| Token::new(id, "a", Phrase::new("a"), Side::Hero, Cell::new(x, 0));
        let place_of_first = |other: Token, gone: &[(u32, i16, i16)]| {
            let gone = gone.iter();
            let gone = gone.map(|(id, from, to)| (*id, (Cell::new(*from, 0), Cell::new(*to, 0))));
            let mut near = Near {
                gone: gone.collect(),
                ..Near::default()
            };
            let mut scene = Scene {
                tokens: vec![at(1, 0), other],
                ..Scene::default()
            };
            near.apply(&mut scene);
            scene.tokens[0].cell.x
        };
        let body = Token {
            down: true,
            ..at(2, 5)
        };
        assert_eq!(place_of_first(body, &[(1, 0, 5)]), 5, "over a body");
        assert_eq!(place_of_first(at(2, 5), &[(1, 0, 5)]), 0, "it is taken");
        assert_eq!(place_of_first(at(2, 5), &[(1, 0, 5), (2, 5, 9)]), 5, "left");
    }

    #[test]
    fn a_token_that_the_rules_move_stays_where_they_say() {
        let token = |x| Token::new(1, "a", Phrase::new("a"), Side::Hero, Cell::new(x, 0));
        let mut near = Near {
            gone: BTreeMap::from([(1, (Cell::new(0, 0), Cell::new(5, 0)))]),
            ..Near::default()
        };
        let mut scene = Scene {
            tokens: vec![token(0)],
            ..Scene::default()
        };
        near.apply(&mut scene);
        assert_eq!(scene.tokens[0].cell, Cell::new(5, 0));
        scene.tokens = vec![token(2)];
        near.apply(&mut scene);
        assert_eq!(scene.tokens[0].cell, Cell::new(2, 0));
        scene.tokens = vec![token(0)];
        near.apply(&mut scene);
        assert_eq!(
            scene.tokens[0].cell,
            Cell::new(0, 0),
            "it has left for good"
        );
    }
}
