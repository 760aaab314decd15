//! Maps to fight on, and what the things on them mean here.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Cover, Effect, Rolled};
use crate::{
    content::{Record, Report, Root, Within},
    dungeon::Board,
    grid::{Cell, Tiling},
};

/// The size of a map's sheet; rule `map.sheets`. The figures hold sides and ceilings.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum Sheet {
    /// 8 by 11 squares.
    Small,
    /// 11 by 17.
    Medium,
    /// 18 by 24.
    Large,
    /// 24 by 36.
    Grand,
}

impl Sheet {
    /// All four, the smallest first.
    pub const ALL: [Self; 4] = [Self::Small, Self::Medium, Self::Large, Self::Grand];
}

/// A map to fight on; rule `map.list`.
///
/// The board is one of squares with a rim: `#` rock, `.` floor, `+` in the rim a way in or out, `@`
/// floor on which the party may begin, near the way in that it belongs to. A way without such floor
/// beside it leads on into the dungeon. Other letters are those of things, or the legend's.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DiveMap {
    /// The sum of two d20 that it is found by.
    #[schemars(range(min = 2, max = 40))]
    pub number: u8,
    /// The size of its sheet.
    pub sheet: Sheet,
    /// Phrase key of what the party sees as it comes in.
    #[schemars(extend("x-names" = "text"))]
    pub about: String,
    /// The drawing; its `fits` names what kind of place it is.
    pub board: Board,
    /// Heights, drawn over the rows of the board and as wide: `1` to `9` for so many steps of 5
    /// feet up, `a` to `e` for so many down, anything else for level ground. Rows that are level
    /// at the end may be left out; so may the end of a row.
    #[serde(default)]
    #[schemars(length(max = 40))]
    pub heights: Vec<String>,
}

impl AsRef<Board> for DiveMap {
    fn as_ref(&self) -> &Board {
        &self.board
    }
}

/// Squares of ground that a way in needs beside it, if it has any: for six heroes and three hired
/// hands.
pub const STARTS: usize = 9;

impl DiveMap {
    /// Steps of 5 feet at a square, by row and column of the board.
    pub fn height(&self, row: usize, column: usize) -> i8 {
        let letter = self.heights.get(row).and_then(|it| it.chars().nth(column));
        letter.map_or(0, steps)
    }
}

/// Steps of 5 feet that a letter stands for.
fn steps(letter: char) -> i8 {
    match letter {
        '1'..='9' => letter as i8 - '0' as i8,
        'a'..='e' => 'a' as i8 - letter as i8 - 1,
        _ => 0,
    }
}

/// The ways in that have floor to begin on, each with that floor, the nearest first. Squares of the
/// rim that touch are one way in, however wide, and go by the first of them; rule `map.entrance`.
pub fn entrances(ways: &[Cell], starts: &[Cell]) -> Vec<(Cell, Vec<Cell>)> {
    let mut gateways: Vec<Vec<Cell>> = Vec::new();
    for way in ways {
        let touches = |own: &Vec<Cell>| own.iter().any(|it| it.reach_to(*way) <= 1);
        let (touching, mut others): (Vec<_>, Vec<_>) = gateways.into_iter().partition(touches);
        let mut own = touching.concat();
        own.push(*way);
        others.push(own);
        gateways = others;
    }
    let place = |cell: &Cell| ways.iter().position(|it| it == cell);
    for own in &mut gateways {
        own.sort_by_key(place);
    }
    gateways.sort_by_key(|own| place(&own[0]));
    let far = |own: &[Cell], cell: Cell| own.iter().map(|it| it.reach_to(cell)).min();
    let mut floors: Vec<Vec<Cell>> = vec![Vec::new(); gateways.len()];
    for start in starts {
        let all = gateways.iter().zip(&mut floors);
        if let Some((_, floor)) = all.min_by_key(|(own, _)| far(own, *start)) {
            floor.push(*start);
        }
    }
    let all = gateways.into_iter().zip(floors);
    let all = all.filter(|(_, floor)| !floor.is_empty());
    all.map(|(own, mut floor)| {
        floor.sort_by_key(|it| (far(&own, *it), it.y, it.x));
        (own[0], floor)
    })
    .collect()
}

impl Record for DiveMap {
    const KIND: &'static str = "dungeon_dive/maps";
    const ROOT: Root = Root::Levels;

    fn validate(&self, report: &mut Report) {
        let squares = self.board.tiling() == Tiling::Squares;
        report.expect(squares, "board.tiling", "maps are drawn in squares");
        if !squares {
            return;
        }
        let rows = &self.board.rows;
        let wide = rows.iter().map(|it| it.chars().count()).max().unwrap_or(0);
        report.expect(
            self.heights.len() <= rows.len(),
            "heights",
            "there are more rows than the board has",
        );
        for (row, text) in self.heights.iter().enumerate() {
            let fits = text.chars().count() <= wide;
            let field = format!("heights[{row}]");
            report.expect(fits, &field, "it is wider than the board");
        }
        let starts = rows.iter().flat_map(|row| row.chars());
        let starts = starts.filter(|letter| *letter == '@').count();
        if starts < STARTS {
            let message = format!("{starts} squares `@` are too few to begin on; draw {STARTS}");
            report.at("board.rows", message);
        }
    }
}

/// A door; rule `map.doors`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DoorFacts {
    /// What opens it when it is stuck or locked, and how hard that is; it just opens, if empty.
    #[serde(default)]
    #[schemars(length(max = 3), with = "Vec<(Rolled, Within<5, 25>)>")]
    pub opens: Vec<(Rolled, u8)>,
}

/// A light that stands on the board; rule `light.sources`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Lamp {
    /// Feet of bright light.
    #[schemars(range(min = 0, max = 60))]
    pub bright: u8,
    /// Feet of dim light beyond.
    #[schemars(range(min = 0, max = 60))]
    pub dim: u8,
}

/// What a thing on boards means here; the record has the id of the thing. Whatever has none is what
/// the thing itself says: open ground, or in the way.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Terrain {
    /// True if it is difficult ground.
    #[serde(default)]
    pub difficult: bool,
    /// Cover for whoever is behind it, or in it if one can stand there.
    #[serde(default)]
    pub cover: Option<Cover>,
    /// True if it can be climbed upon at the price of difficult ground, though its step says no.
    #[serde(default)]
    pub climbed: bool,
    /// True if it can be flown or jumped over, though nobody stands there.
    #[serde(default)]
    pub open_above: bool,
    /// True if whoever is in it swims.
    #[serde(default)]
    pub water: bool,
    /// A light.
    #[serde(default)]
    pub lamp: Option<Lamp>,
    /// A door.
    #[serde(default)]
    pub door: Option<DoorFacts>,
    /// What happens to whoever comes in, begins a turn or is pushed there; rule `map.hazards`.
    #[serde(default)]
    #[schemars(length(max = 6))]
    pub hazard: Vec<Effect>,
    /// True if whoever is pushed there falls, and how far the thing's depth says.
    #[serde(default)]
    pub drop: bool,
}

crate::record!(Terrain, "dungeon_dive/terrain");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heights_are_read_in_steps() {
        assert_eq!(steps('1'), 1);
        assert_eq!(steps('9'), 9);
        assert_eq!(steps('a'), -1);
        assert_eq!(steps('e'), -5);
        assert_eq!(steps('.'), 0);
    }

    #[test]
    fn squares_of_the_rim_that_touch_are_one_way_in() {
        let at = Cell::new;
        // One square, a gateway of three whose middle comes last, and a way that only leads on.
        let ways = [at(4, 0), at(0, 3), at(0, 5), at(0, 4), at(9, 9)];
        let starts = [at(2, 4), at(1, 5), at(4, 1), at(1, 4)];
        let wanted = [
            (at(4, 0), vec![at(4, 1)]),
            (at(0, 3), vec![at(1, 4), at(1, 5), at(2, 4)]),
        ];
        assert_eq!(entrances(&ways, &starts), wanted);
    }
}
