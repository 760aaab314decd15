//! Auto-tiling of hex boards: picks the drawings for each hex, by rules from a file.

mod rules;

use std::collections::BTreeMap;

pub(super) use rules::RULES;
pub use rules::{HexRuleFile, HexRules, ThingRule, read_hex_rules};

use super::{BoardCell, mixer::Mixer};
use crate::grid::{Cell, hex};

/// Layer of a drawing on a hex board, lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HexLayer {
    /// Grass, floors, water, walls.
    Ground,
    /// Shadows of walls.
    Shade,
    /// The dotted outline of the hex.
    Grid,
    /// Lines between ground and something else.
    Edge,
    /// Fences from one hex to the next.
    Arm,
    /// Things on the hex.
    Thing,
}

impl HexLayer {
    /// All layers, lowest first.
    pub const ALL: [Self; 6] = [
        Self::Ground,
        Self::Shade,
        Self::Grid,
        Self::Edge,
        Self::Arm,
        Self::Thing,
    ];
}

/// A drawing placed on a hex board.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct HexTile {
    pub layer: HexLayer,
    /// The hex at the centre of the drawing.
    pub cell: Cell,
    /// Name of the drawing in the atlas `hex`.
    pub sprite: String,
    /// Clockwise rotation in sixths of a turn.
    pub sixths: u8,
}

/// Drawing of a hex outline.
const GRID: &str = "grid";

/// Neighbours of a hex by side, clockwise from the right.
pub fn sides(of: Cell) -> [Cell; 6] {
    let [
        upper_left,
        upper_right,
        left,
        right,
        lower_left,
        lower_right,
    ] = hex::neighbours(of);
    [
        right,
        lower_right,
        lower_left,
        left,
        upper_left,
        upper_right,
    ]
}

impl HexRules {
    /// All drawings of a board, lowest first.
    pub fn tiles<'a>(
        &self,
        ground: &str,
        cells: impl IntoIterator<Item = BoardCell<'a>>,
    ) -> Vec<HexTile> {
        let cells = cells.into_iter().map(|it| (it.cell, it.thing));
        let board = Board {
            rules: self,
            ground,
            things: cells.collect(),
        };
        let mut tiles = Vec::new();
        for (&cell, &thing) in &board.things {
            board.lay(cell, thing, &mut tiles);
        }
        tiles.sort();
        tiles
    }
}

/// The board being drawn.
struct Board<'a> {
    rules: &'a HexRules,
    ground: &'a str,
    things: BTreeMap<Cell, &'a str>,
}

impl Board<'_> {
    fn lay(&self, cell: Cell, name: &str, tiles: &mut Vec<HexTile>) {
        let mut add = |layer, sprite: &str, sixths: usize| {
            tiles.push(HexTile {
                layer,
                cell,
                sprite: sprite.to_owned(),
                sixths: sixths as u8,
            });
        };
        let thing = self.rules.thing(name, self.ground);
        let under = thing.and_then(|thing| given(&thing.over));
        let bare = thing.is_some_and(|thing| thing.bare);
        if bare {
            add(HexLayer::Ground, self.variant(cell, thing, name), 0);
        } else {
            add(HexLayer::Ground, self.below(cell, under), 0);
            add(HexLayer::Grid, GRID, 0);
            if !name.is_empty() {
                let (sprite, sixths) = self.standing(cell, thing, name);
                add(HexLayer::Thing, sprite, sixths);
            }
        }
        for (side, beside) in sides(cell).into_iter().enumerate() {
            let Some(&other) = self.things.get(&beside) else {
                continue;
            };
            if let Some(thing) = thing {
                let own = other == name || thing.joins.iter().any(|it| it == other);
                match (given(&thing.edge), given(&thing.arm)) {
                    (Some(edge), _) if !own => add(HexLayer::Edge, edge, side),
                    (_, Some(arm)) if own => add(HexLayer::Arm, arm, side),
                    _ => {}
                }
            }
            let shade = self
                .rules
                .thing(other, self.ground)
                .and_then(|it| given(&it.shade));
            if let Some(shade) = shade.filter(|_| !bare) {
                add(HexLayer::Shade, shade, side);
            }
        }
    }

    /// The ground below a hex; a thing that spans water lies on water if there is some next to it.
    fn below(&self, cell: Cell, over: Option<&str>) -> &str {
        let spanned = over.filter(|over| {
            let beside = sides(cell).into_iter();
            let mut things = beside.filter_map(|it| self.things.get(&it));
            things.any(|it| it == over)
        });
        if let Some(over) = spanned {
            let thing = self.rules.thing(over, self.ground);
            if let Some(thing) = thing {
                return choose(cell, &thing.draw).unwrap_or(GRID);
            }
        }
        let listed = choose(cell, self.rules.ground(self.ground));
        listed.or(given(self.ground)).unwrap_or(GRID)
    }

    fn variant<'s>(&'s self, cell: Cell, thing: Option<&'s ThingRule>, name: &'s str) -> &'s str {
        thing
            .and_then(|thing| choose(cell, &thing.draw))
            .unwrap_or(name)
    }

    /// The drawing of a thing and its rotation: doors line up with the wall they are in.
    fn standing<'s>(
        &'s self,
        cell: Cell,
        thing: Option<&'s ThingRule>,
        name: &'s str,
    ) -> (&'s str, usize) {
        let plain = self.variant(cell, thing, name);
        let Some((thing, wall)) = thing.and_then(|it| Some((it, given(&it.wall)?))) else {
            return (plain, 0);
        };
        // Beyond the board counts as wall.
        let walled = sides(cell).map(|it| self.things.get(&it).is_none_or(|other| *other == wall));
        let straight = (0..3).find(|side| walled[*side] && walled[side + 3]);
        if let Some(side) = straight {
            return (plain, side);
        }
        let Some(tips) = given(&thing.tips) else {
            return (plain, 0);
        };
        // A tip lies between two sides; the topmost one is between the fifth and the sixth.
        let at_tip = |tip: usize| walled[(tip + 4) % 6] || walled[(tip + 5) % 6];
        let turn = (0..3).find(|turn| at_tip(*turn) && at_tip(turn + 3));
        turn.map_or((plain, 0), |turn| (tips, turn))
    }
}

/// The name, or `None` if it is empty.
fn given(name: &str) -> Option<&str> {
    (!name.is_empty()).then_some(name)
}

/// One of several drawings, always the same for the same hex.
fn choose(cell: Cell, of: &[String]) -> Option<&str> {
    let seed = (u64::from(cell.x as u16) << 16) | u64::from(cell.y as u16);
    Mixer::new(seed).one(of).map(String::as_str)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules() -> HexRules {
        let file = "(
            grounds: { \"grass\": [\"grass_0\", \"grass_1\"] },
            things: {
                \"wall\": [(draw: [\"wall_0\"], bare: true, edge: \"wall_edge\", shade: \"wall_shade\")],
                \"water\": [(draw: [\"water_0\"], bare: true, edge: \"water_edge\", joins: [\"planks\"])],
                \"planks\": [(draw: [\"planks\"], over: \"water\")],
                \"fence\": [(draw: [\"fence\"], arm: \"fence_arm\")],
                \"door\": [(draw: [\"doorway\"], tips: \"doorway_tips\", wall: \"wall\")],
            },
        )";
        let file: HexRuleFile = ron::from_str(file).unwrap();
        HexRules::new(file, |_| true)
    }

    /// The drawings of the middle hex of three rows, without ground and outline.
    fn middle(rows: [&str; 3]) -> Vec<(String, u8)> {
        let name = |glyph| match glyph {
            '#' => "wall",
            '~' => "water",
            ':' => "planks",
            '=' => "fence",
            '+' => "door",
            _ => "",
        };
        let cells = rows.iter().enumerate().flat_map(|(y, row)| {
            row.chars().enumerate().map(move |(x, glyph)| BoardCell {
                cell: Cell::new(x as i16, y as i16 + 2),
                thing: name(glyph),
            })
        });
        let tiles = rules().tiles("grass", cells);
        let here = tiles.into_iter().filter(|it| it.cell == Cell::new(1, 3));
        here.filter(|it| it.sprite != GRID && !it.sprite.starts_with("grass"))
            .map(|it| (it.sprite, it.sixths))
            .collect()
    }

    fn named(list: &[(&str, u8)]) -> Vec<(String, u8)> {
        list.iter()
            .map(|(name, at)| ((*name).to_owned(), *at))
            .collect()
    }

    // The middle row is shifted half a hex to the right: columns 1 and 2 are above and below it.

    #[test]
    fn open_ground_beside_a_wall_lies_in_its_shade() {
        assert_eq!(middle(["...", "..#", "..."]), named(&[("wall_shade", 0)]));
        assert_eq!(middle(["##.", "...", "..."]), named(&[("wall_shade", 4)]));
    }

    #[test]
    fn edges_face_other_things_and_arms_face_their_own() {
        assert_eq!(
            middle(["~~~", "~~:", "~~."]),
            named(&[("water_0", 0), ("water_edge", 1)])
        );
        assert_eq!(
            middle(["...", "===", "..."]),
            named(&[("fence_arm", 0), ("fence_arm", 3), ("fence", 0)])
        );
    }

    #[test]
    fn planks_lie_on_water_where_there_is_some_beside_them() {
        assert_eq!(
            middle(["...", ".:~", "..."]),
            named(&[("water_0", 0), ("planks", 0)])
        );
        assert_eq!(middle(["...", ".:.", "..."]), named(&[("planks", 0)]));
    }

    #[test]
    fn doors_lie_along_their_wall() {
        let door = |rows| middle(rows).pop().unwrap();
        assert_eq!(door(["...", "#+#", "..."]), ("doorway".into(), 0));
        assert_eq!(door([".#.", ".+.", "..#"]), ("doorway".into(), 1));
        assert_eq!(door(["..#", ".+.", ".#."]), ("doorway".into(), 2));
        assert_eq!(door([".#.", ".+.", ".#."]), ("doorway_tips".into(), 0));
    }

    #[test]
    fn what_has_no_rule_is_drawn_by_its_name() {
        let cell = Cell::new(0, 0);
        let tiles = rules().tiles(
            "grass",
            [BoardCell {
                cell,
                thing: "anvil",
            }],
        );
        assert!(tiles.iter().any(|it| it.sprite == "anvil"));
    }
}
