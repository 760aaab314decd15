//! Auto-tiling: picks the drawings for each cell, by rules from a file.

mod rule;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use rule::Pattern;
pub use rule::{Compare, Layer, Rule, RuleFile};

use super::{BoardCell, CellView, Door, Ground, Map, RoomId, View};
use crate::grid::{Cell, Turn};

/// Visibility of a room when drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sight {
    /// Never seen: bare parchment.
    Unknown,
    /// Seen before: drawn without wash.
    Known,
    /// In sight: drawn with wash.
    InSight,
}

/// A drawing placed on the map.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tile {
    pub layer: Layer,
    pub cell: Cell,
    /// Name of the drawing.
    pub sprite: Arc<str>,
    /// Clockwise rotation, applied after mirroring.
    pub turn: Turn,
    /// True if left and right are swapped.
    pub mirror: bool,
    /// Red, green, blue and opacity by which the drawing is multiplied.
    pub tint: [u8; 4],
}

impl Tile {
    /// The same mirroring and rotation as flips `(x, y, diagonal)`, for renderers without rotation.
    /// The diagonal flip, along the line from upper left to lower right, comes first.
    pub fn flips(&self) -> (bool, bool, bool) {
        let (x, y, diagonal) = match self.turn {
            Turn::None => (false, false, false),
            Turn::Right => (true, false, true),
            Turn::Half => (true, true, false),
            Turn::Left => (false, true, true),
        };
        match (self.mirror, diagonal) {
            (false, _) => (x, y, diagonal),
            // Mirroring before the diagonal flip equals flipping y after it.
            (true, true) => (x, !y, true),
            (true, false) => (!x, y, false),
        }
    }
}

/// Rules prepared for an atlas.
#[derive(Clone, Debug)]
pub struct TileRules {
    rules: Vec<Ready>,
    /// Things named by any rule.
    named: BTreeSet<String>,
}

/// A rule with its patterns as masks, one per direction.
#[derive(Clone, Debug)]
struct Ready {
    rule: Rule,
    patterns: Vec<(Turn, Pattern)>,
    sprites: Vec<Arc<str>>,
    group: Option<u8>,
}

impl TileRules {
    /// Prepares rules, keeping only drawings for which `has` is true, so that an atlas with fewer
    /// drawings falls back on the next rule of the group.
    pub fn new(file: &RuleFile, has: impl Fn(&str) -> bool) -> Result<Self, Vec<String>> {
        let mut problems = Vec::new();
        let mut groups: BTreeMap<&str, u8> = BTreeMap::new();
        let mut rules = Vec::new();
        for (number, rule) in file.rules.iter().enumerate() {
            let pattern = match Pattern::read(&rule.around) {
                Ok(pattern) => pattern,
                Err(problem) => {
                    problems.push(format!("rule {}: {problem}", number + 1));
                    continue;
                }
            };
            let drawings = rule.draw.iter().filter(|name| has(name));
            let drawings: Vec<Arc<str>> = drawings.map(|name| name.as_str().into()).collect();
            if drawings.is_empty() {
                continue;
            }
            let turns = if rule.turns {
                &Turn::ALL[..]
            } else {
                &Turn::ALL[..1]
            };
            let next = groups.len() as u8;
            rules.push(Ready {
                rule: rule.clone(),
                patterns: turns
                    .iter()
                    .map(|&turn| (turn, pattern.turned(turn)))
                    .collect(),
                sprites: drawings,
                group: (!rule.group.is_empty())
                    .then(|| *groups.entry(rule.group.as_str()).or_insert(next)),
            });
        }
        if groups.len() > 64 {
            problems.push("there may be at most 64 groups".into());
        }
        if problems.is_empty() {
            let features = file.rules.iter().flat_map(|rule| &rule.features);
            let named = features.map(|name| name.id().to_owned()).collect();
            Ok(Self { rules, named })
        } else {
            Err(problems)
        }
    }

    /// All drawings of a map, lowest layer first.
    pub fn tiles(&self, map: &Map, sight: impl Fn(RoomId) -> Sight) -> Vec<Tile> {
        let view = View::of_known(map, |room| sight(room) != Sight::Unknown);
        self.tiles_of(&view, map, sight)
    }

    /// All drawings of one storey, lowest layer first.
    pub fn tiles_of_level(
        &self,
        map: &Map,
        level: u8,
        sight: impl Fn(RoomId) -> Sight,
    ) -> Vec<Tile> {
        let view = View::of_level(map, level, |room| sight(room) != Sight::Unknown);
        self.tiles_of(&view, map, sight)
    }

    fn tiles_of(&self, view: &View, map: &Map, sight: impl Fn(RoomId) -> Sight) -> Vec<Tile> {
        let kinds: Vec<&str> = map.rooms().map(|room| room.kind.as_str()).collect();
        self.draw(view, |room| {
            let kind = kinds.get(usize::from(room?.0)).copied();
            Some((kind.unwrap_or(""), sight(room?) == Sight::InSight))
        })
    }

    /// All drawings of a square board, lowest layer first.
    pub fn board_tiles<'a>(&self, cells: impl IntoIterator<Item = BoardCell<'a>>) -> Vec<Tile> {
        self.draw(&View::of_board(cells), |_| None)
    }

    /// Draws a view; `known` returns the kind of a room and whether it is in sight.
    fn draw<'k>(
        &self,
        view: &View,
        known: impl Fn(Option<RoomId>) -> Option<(&'k str, bool)>,
    ) -> Vec<Tile> {
        let mut tiles = Vec::new();
        for (cell, at) in view.cells() {
            if at.ground != Ground::Void {
                let (kind, in_sight) = known(at.room).unwrap_or_default();
                let spot = Spot {
                    cell,
                    at,
                    kind,
                    in_sight,
                };
                self.draw_cell(&spot, &mut tiles);
            }
        }
        // A stable sort keeps the rules of a layer in order.
        tiles.sort_by_key(|tile| tile.layer);
        tiles
    }

    fn draw_cell(&self, spot: &Spot, tiles: &mut Vec<Tile>) {
        let mut done = 0u64;
        for (number, ready) in self.rules.iter().enumerate() {
            let group = ready.group.map_or(0, |group| 1 << group);
            if done & group != 0 || !spot.suits(&ready.rule) {
                continue;
            }
            let around = match ready.rule.compare {
                Compare::Open => spot.at.open_around,
                Compare::Feature => spot.at.same_around,
            };
            for &(turn, _) in ready.patterns.iter().filter(|row| row.1.fits(around)) {
                done |= group;
                tiles.extend(ready.tile(spot, turn, number));
                if ready.rule.once {
                    break;
                }
            }
        }
        let feature = spot.at.feature.as_ref();
        if let Some(feature) = feature.filter(|it| !self.named.contains(it.id())) {
            tiles.push(Tile {
                layer: Layer::Feature,
                cell: spot.cell,
                sprite: feature.thing().drawing.as_str().into(),
                turn: Turn::None,
                mirror: false,
                tint: [255; 4],
            });
        }
    }
}

/// The cell being drawn.
struct Spot<'a> {
    cell: Cell,
    at: &'a CellView,
    kind: &'a str,
    in_sight: bool,
}

impl Spot<'_> {
    fn suits(&self, rule: &Rule) -> bool {
        let door = |kind: Door, open: bool| {
            rule.doors.contains(&kind) && rule.open.is_none_or(|wanted| wanted == open)
        };
        rule.on.contains(&self.at.ground)
            && (rule.features.is_empty()
                || self.at.feature.as_ref().is_some_and(|feature| {
                    rule.features.iter().any(|name| name.id() == feature.id())
                }))
            && (rule.doors.is_empty() || self.at.door.is_some_and(|at| door(at.kind, at.open)))
            && (rule.styles.is_empty() || rule.styles.contains(&self.at.style))
            && (rule.kinds.is_empty() || rule.kinds.iter().any(|kind| kind == self.kind))
            && (!rule.in_sight || self.in_sight)
    }
}

impl Ready {
    /// The drawing for one direction. Variation depends on the cell alone, so that a map always
    /// looks the same and growth changes nothing elsewhere.
    fn tile(&self, spot: &Spot, turn: Turn, number: usize) -> Option<Tile> {
        let cell = spot.cell;
        let mut noise = u32::from(cell.x as u16) << 16 | u32::from(cell.y as u16);
        noise ^= (number as u32) << 8 ^ turn as u32;
        for _ in 0..2 {
            noise = (noise ^ (noise >> 16)).wrapping_mul(0x7feb_352d);
            noise = (noise ^ (noise >> 15)).wrapping_mul(0x846c_a68b);
        }
        noise ^= noise >> 16;
        if self.rule.one_in > 1 && (noise >> 20) % u32::from(self.rule.one_in) != 0 {
            return None;
        }
        let spun = if self.rule.spin {
            Turn::ALL[(noise >> 8) as usize % 4]
        } else {
            Turn::None
        };
        let room = if self.rule.with_room {
            spot.at.turn
        } else {
            Turn::None
        };
        let (red, green, blue) = self.rule.tint;
        Some(Tile {
            layer: self.rule.layer,
            cell,
            sprite: self.sprites[(noise & 0xff) as usize % self.sprites.len()].clone(),
            turn: turn.then(spun).then(room),
            mirror: self.rule.mirror && noise & (1 << 12) != 0,
            tint: [red, green, blue, self.rule.strength],
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A tiny image with all pixels different.
    type Letters = Vec<Vec<u8>>;

    fn mirrored(of: &Letters) -> Letters {
        of.iter()
            .map(|row| row.iter().rev().copied().collect())
            .collect()
    }

    fn transposed(of: &Letters) -> Letters {
        (0..of.len())
            .map(|x| of.iter().map(|row| row[x]).collect())
            .collect()
    }

    fn upside_down(of: &Letters) -> Letters {
        of.iter().rev().cloned().collect()
    }

    #[test]
    fn flips_do_what_mirroring_and_turning_do() {
        let drawing: Letters = vec![vec![1, 2, 3], vec![4, 5, 6], vec![7, 8, 9]];
        for mirror in [false, true] {
            for turn in Turn::ALL {
                let mut turned = if mirror {
                    mirrored(&drawing)
                } else {
                    drawing.clone()
                };
                for _ in 0..turn as usize {
                    turned = mirrored(&transposed(&turned));
                }
                let tile = Tile {
                    layer: Layer::Floor,
                    cell: Cell::default(),
                    sprite: "".into(),
                    turn,
                    mirror,
                    tint: [255; 4],
                };
                let (x, y, diagonal) = tile.flips();
                let mut flipped = if diagonal {
                    transposed(&drawing)
                } else {
                    drawing.clone()
                };
                flipped = if x { mirrored(&flipped) } else { flipped };
                flipped = if y { upside_down(&flipped) } else { flipped };
                assert_eq!(flipped, turned, "{turn:?} {mirror}");
            }
        }
    }

    #[test]
    fn a_group_falls_back_where_a_drawing_is_missing() {
        let text = r##"(rules: [
            (layer: Floor, on: [Floor], group: "floor", draw: ["marble"]),
            (layer: Floor, on: [Floor], group: "floor", draw: ["plain"]),
        ])"##;
        let file: RuleFile = ron::from_str(text).unwrap();
        let sprites = |has: fn(&str) -> bool| {
            let rules = TileRules::new(&file, has).unwrap();
            let at = CellView {
                ground: Ground::Floor,
                ..CellView::default()
            };
            let spot = Spot {
                cell: Cell::default(),
                at: &at,
                kind: "",
                in_sight: true,
            };
            let mut tiles = Vec::new();
            rules.draw_cell(&spot, &mut tiles);
            tiles
                .iter()
                .map(|tile| tile.sprite.to_string())
                .collect::<Vec<_>>()
        };
        assert_eq!(sprites(|_| true), ["marble"]);
        assert_eq!(sprites(|name| name == "plain"), ["plain"]);
    }
}
