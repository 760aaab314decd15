use std::{collections::BTreeSet, sync::Arc};

use serde::{Deserialize, Serialize};

use crate::dungeon::{Ground as Floor, Map, Room, RoomId, View};
use crate::game::{CharacterSheet, Item, Phrase, RuleId};
use crate::grid::{Cell, Facing, Rect, Tiling, hex};

/// Everything on the table at one moment, ready to be drawn.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Scene {
    /// The dungeon as far as it is drawn.
    pub map: Option<Arc<Map>>,
    /// The party's room, as an index into the map's rooms. Its storey is the one shown.
    pub room: Option<usize>,
    /// Number of rooms on the map that nobody has entered yet.
    pub unseen: usize,
    /// What has been explored of the map, counted and named as the game does; rooms, if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub explored: Option<Phrase>,
    /// Rooms in sight besides that one, such as those with other parts of the party.
    pub in_sight: Vec<RoomId>,
    /// Cells around the party's room that are shown with it where there is space, besides its walls.
    pub around: i16,
    /// The text that the game master reads out about the place; the player may write over it.
    pub place: Option<Place>,
    /// The phase of the game, such as "round 3, fights".
    pub phase: Option<Phrase>,
    /// Tokens on the board.
    pub tokens: Vec<Token>,
    /// The heroes' sheets, in seating order.
    pub sheets: Vec<CharacterSheet>,
    /// Cards on the table and in hands.
    pub cards: Vec<CardView>,
    /// Public counters, such as the cards left in a deck.
    pub tracks: Vec<Track>,
    /// The turn order of the current fight, by token id; empty outside of fights.
    pub turn_order: Vec<u32>,
    /// A separate board for a fight, beside or instead of the map.
    pub board: Option<Arc<Board>>,
    /// Cells of it that differ from the others just now: darkness, heights, clouds.
    pub patches: Vec<Patch>,
    /// The open page, in games that are read.
    pub page: Option<Page>,
    /// The party's shared belongings, in games where there are many.
    pub pack: Option<Pack>,
    /// The mood of the moment, for the music.
    pub mood: Mood,
}

impl Scene {
    /// The storey shown: that of the party's room, or else of the room found last.
    pub fn storey(&self) -> u8 {
        self.here().map_or(1, |room| room.level)
    }

    /// The party's room, or else the room found last.
    fn here(&self) -> Option<&Room> {
        let map = self.map.as_deref()?;
        let room = self.room.and_then(|room| map.rooms().nth(room));
        room.or(map.last())
    }

    /// Cells to look at: the party's room in its walls with what is shown around it, then with less and
    /// less of that, down to the room alone.
    pub fn views(&self) -> impl Iterator<Item = Rect> {
        let room = self.here().map(|room| room.interior().grown(1));
        let around = (0..=self.around.max(0)).rev();
        around.filter_map(move |more| Some(room?.grown(more)))
    }

    /// True if the board lies in the night, fires apart. On squares no board does: there the rules say
    /// for each cell what light falls on it.
    pub fn by_night(&self) -> bool {
        let board = self.board.as_ref();
        board.is_some_and(|board| board.dark && board.tiling == Tiling::Hexes)
    }

    /// Tiling of the cells that tokens stand on.
    pub fn tiling(&self) -> Tiling {
        self.board
            .as_ref()
            .map_or(Tiling::Squares, |board| board.tiling)
    }
}

/// A board that tokens stand on.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Board {
    pub name: String,
    pub tiling: Tiling,
    /// Columns and rows.
    pub size: (i16, i16),
    /// The look of its open ground, such as `grass`.
    pub ground: String,
    /// True by night and underground.
    pub dark: bool,
    /// The names of its [storeys](Self::storeys), where it has them.
    pub storey_names: Vec<Phrase>,
    /// Its cells, row by row; cells that are not part of it are left out.
    pub cells: Vec<Ground>,
}

/// Cells of a board that something is so of.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Patch {
    pub kind: PatchKind,
    pub cells: Vec<Cell>,
    pub meaning: Phrase,
    /// The rule behind it.
    pub rule: RuleId,
}

/// The kind of a [`Patch`], which decides how it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum PatchKind {
    /// Dim light.
    Dim,
    /// No light at all.
    Dark,
    /// Ground that lies so many feet higher or lower.
    Height(i16),
    /// Ground that is slow to cross.
    Slow,
    /// Ground that harms.
    Harmful,
    /// A cloud or the like that somebody has made.
    Cloud,
}

/// A line of sight from a combatant to a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineOfSight {
    /// The cells from one to the other, both included.
    pub cells: Vec<Cell>,
    /// Those that block it; none if it is clear.
    pub blocked: Vec<Cell>,
    /// True if the target has cover.
    pub covered: bool,
}

/// What a combatant would do if its turn came now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Intent {
    /// The combatant.
    pub who: u32,
    /// Whom it goes for.
    pub on: u32,
    /// The cells that it crosses before it acts; none if it stays where it is.
    pub path: Vec<Cell>,
    /// True if it gets to act on them in that turn, false if it only comes closer.
    pub strikes: bool,
}

/// One cell of a [`Board`].
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ground {
    pub cell: Cell,
    /// The drawing there, such as `tree` or `barrel`; empty for open ground.
    pub drawing: String,
    /// True if one can stand in it.
    pub open: bool,
    /// True if it blocks sight.
    pub hides: bool,
    /// True if it gives cover to anybody behind it, or in it if it is open.
    pub covers: bool,
    /// The other end of the stairs there.
    pub leads: Option<Cell>,
    /// Items lying there.
    pub things: Vec<Phrase>,
}

/// An open page: an entry of an adventure, or a town, a muster, a hero being created.
#[derive(Clone, Debug, Serialize)]
pub struct Page {
    /// Number that identifies the page within the game, also for the player's notes on it.
    pub id: u16,
    /// The page number printed at its foot, in books with numbered pages.
    pub number: Option<u16>,
    pub title: Phrase,
    /// The picture above the text, as [`Files::picture`](crate::content::Files::picture) has it.
    pub picture: Option<String>,
    /// The text read out; `None` if there is nothing to read.
    pub text: Option<Phrase>,
    /// Pages read before, in the order of first reading, without this one.
    pub read: Vec<ReadPage>,
    /// Plot words noted in the margin.
    pub words: Vec<String>,
    /// Other notes in the margin, such as the day and the purse.
    pub notes: Vec<Phrase>,
}

/// A page that was read before.
#[derive(Clone, Debug, Serialize)]
pub struct ReadPage {
    /// Number that identifies the page within the game.
    pub id: u16,
    /// The page number printed at its foot, in books with numbered pages.
    pub number: Option<u16>,
    pub title: Phrase,
    /// The picture above the text.
    pub picture: Option<String>,
    /// Its text; `None` if there was nothing to read.
    pub text: Option<Phrase>,
}

/// The belongings of the party as a whole.
#[derive(Clone, Debug, Serialize)]
pub struct Pack {
    /// Its money, in words.
    pub purse: Phrase,
    /// The rule behind the purse.
    pub rule: RuleId,
    /// Shared items, and those that nobody carries.
    pub things: Vec<Item>,
}

/// The mood of a moment at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub enum Mood {
    /// Walking, or in camp.
    #[default]
    Calm,
    /// Nobody fights, but something may go wrong at any moment.
    Danger,
    /// A fight.
    Fight,
    /// A fight that may be the last: the worst of foes, or a hero nearly dead.
    Peril,
    /// Won.
    Victory,
    /// Lost.
    Defeat,
}

/// The text of a place.
#[derive(Clone, Debug, Serialize)]
pub struct Place {
    /// A number that identifies this place, for notes.
    pub id: u32,
    pub title: Phrase,
    /// The description from the tables.
    pub text: Phrase,
}

/// The side that a token is on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Side {
    /// The party.
    Hero,
    /// Its foes.
    Foe,
    /// Everybody else.
    Neutral,
}

/// A token on the board.
#[derive(Clone, Debug, Serialize)]
pub struct Token {
    /// The combatant's id, the same for its whole life.
    pub id: u32,
    /// The bust in the atlas `tokens`.
    pub sprite: String,
    /// Its name unless a player gave it one.
    pub name: Phrase,
    /// The number in its name, if others on the board have the same name without it.
    pub number: Option<u16>,
    /// The side it is on; decides the rim.
    pub side: Side,
    pub cell: Cell,
    /// The direction it looks in, on boards where that matters.
    pub facing: Option<Facing>,
    /// Width and height in cells.
    pub size: u8,
    /// Cracks in the disc: 0 to 3.
    pub cracks: u8,
    /// True if it is down for good.
    pub down: bool,
    /// True if it is its turn.
    pub active: bool,
    /// True if its turn of this round is over.
    pub acted: bool,
    /// Hit points, wounds or the like: what is left before it falls, and what it has unhurt.
    pub life: Option<(i32, i32)>,
    /// The token it targets, if the book makes that certain.
    pub target: Option<u32>,
    /// Enamel pins on the rim.
    pub pins: Vec<Pin>,
    /// Lines for the tooltip.
    pub facts: Vec<Phrase>,
    /// Its zone of control: moving in these cells may draw a reaction.
    pub zone: Vec<Cell>,
}

impl Board {
    /// The storeys that stairs join, from below, each with its cells; none if there are no stairs.
    /// They are drawn beside each other, from left to right.
    pub fn storeys(&self) -> Vec<Vec<Cell>> {
        let mut left: BTreeSet<Cell> = self.cells.iter().map(|it| it.cell).collect();
        let stairs = self.cells.iter().filter(|it| it.leads.is_some());
        let mut storeys = Vec::new();
        for end in stairs {
            let mut open = Vec::from_iter(left.take(&end.cell));
            let mut storey = Vec::new();
            while let Some(cell) = open.pop() {
                let near: Vec<Cell> = match self.tiling {
                    Tiling::Hexes => hex::neighbours(cell).into(),
                    Tiling::Squares => cell.neighbours().into(),
                };
                open.extend(near.into_iter().filter_map(|near| left.take(&near)));
                storey.push(cell);
            }
            if !storey.is_empty() {
                storeys.push(storey);
            }
        }
        storeys.sort_by_key(|cells| cells.iter().map(|cell| (cell.x, cell.y)).min());
        storeys
    }

    /// The stairs, each by its two ends, in the order of the board.
    pub fn stairs(&self) -> impl Iterator<Item = (Cell, Cell)> + '_ {
        let ends = self.cells.iter();
        ends.filter_map(|it| Some((it.cell, it.leads?)))
            .filter(|(here, there)| (here.y, here.x) < (there.y, there.x))
    }

    /// A board over its place on a map: a storey as it is walked on, everything beside it rock.
    pub fn of_view(name: &str, view: &View) -> Self {
        let drawn = view.cells().filter(|(_, at)| at.ground != Floor::Void);
        let cells = drawn.map(|(cell, at)| {
            let feature = at.feature.as_ref().map(|feature| feature.thing());
            let drawing = feature.map_or("", |thing| &thing.drawing);
            Ground {
                cell,
                drawing: if at.is_open() { drawing } else { "wall" }.to_owned(),
                open: view.can_walk(cell),
                hides: view.blocks_sight(cell),
                covers: feature.is_some_and(|thing| thing.covers),
                leads: None,
                things: Vec::new(),
            }
        });
        let bounds = view.bounds();
        Board {
            name: name.to_owned(),
            tiling: Tiling::Squares,
            size: (bounds.width(), bounds.height()),
            ground: "floor".to_owned(),
            dark: false,
            storey_names: Vec::new(),
            cells: cells.collect(),
        }
    }
}

impl Token {
    /// An unhurt token of one cell, without extras.
    pub fn new(id: u32, sprite: impl Into<String>, name: Phrase, side: Side, cell: Cell) -> Self {
        Token {
            id,
            sprite: sprite.into(),
            name,
            number: None,
            side,
            cell,
            facing: None,
            size: 1,
            cracks: 0,
            down: false,
            active: false,
            acted: false,
            life: None,
            target: None,
            pins: Vec::new(),
            facts: Vec::new(),
            zone: Vec::new(),
        }
    }

    /// The same, saying whether it is its turn.
    #[must_use]
    pub fn active(mut self, active: bool) -> Self {
        self.active = active;
        self
    }

    /// The same with so many hit points of `most` left: it cracks, and lies down without any.
    #[must_use]
    pub fn with_hit_points(mut self, left: i32, most: i32) -> Self {
        let (left, most) = (i64::from(left), i64::from(most.max(1)));
        self.cracks = (3 * (most - left).clamp(0, most) / most) as u8;
        self.down = left <= 0;
        self.life = Some((left.max(0) as i32, most as i32));
        self
    }
}

/// A status on a token.
#[derive(Clone, Debug, Serialize)]
pub struct Pin {
    /// The pin in the atlas `tokens`.
    pub sprite: &'static str,
    pub meaning: Phrase,
    /// The rule behind it.
    pub rule: RuleId,
}

/// A place for cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Zone {
    /// A player's hand.
    Hand(u8),
    /// The table in front of a player.
    Before(u8),
    /// The middle of the table.
    Table,
    /// A stack that stays in sight.
    Stack,
}

/// A card in sight.
#[derive(Clone, Debug, Serialize)]
pub struct CardView {
    /// The card's id, the same for the whole game.
    pub id: u32,
    /// Its face in the atlas `cards`.
    pub sprite: String,
    pub name: Phrase,
    /// Its meaning.
    pub meaning: Phrase,
    pub zone: Zone,
    /// The rule behind it.
    pub rule: RuleId,
}

/// A public counter.
#[derive(Clone, Debug, Serialize)]
pub struct Track {
    pub label: Phrase,
    /// Current value.
    pub now: i32,
    /// Maximum value.
    pub max: i32,
    /// The count in words, where its picture alone does not tell what is counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<Phrase>,
    /// A card or token to show beside it.
    pub sprite: &'static str,
    /// What is known of whoever comes when it is full.
    pub facts: Vec<Phrase>,
    /// The rule behind it.
    pub rule: RuleId,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn storeys_are_what_stairs_join_and_lie_from_left_to_right() {
        // Two rooms of two cells with stairs between them, and a third that none lead to.
        let cell = |x: i16, leads: Option<i16>| Ground {
            cell: Cell::new(x, 0),
            drawing: String::new(),
            open: true,
            hides: false,
            covers: false,
            leads: leads.map(|x| Cell::new(x, 0)),
            things: Vec::new(),
        };
        let board = Board {
            tiling: Tiling::Hexes,
            cells: vec![
                cell(0, None),
                cell(1, Some(4)),
                cell(4, Some(1)),
                cell(5, None),
                cell(8, None),
            ],
            ..Board::default()
        };
        let columns = |cells: &Vec<Cell>| {
            let mut columns: Vec<i16> = cells.iter().map(|cell| cell.x).collect();
            columns.sort_unstable();
            columns
        };
        let storeys: Vec<_> = board.storeys().iter().map(columns).collect();
        assert_eq!(storeys, [[0, 1], [4, 5]]);
        let pairs: Vec<_> = board.stairs().collect();
        assert_eq!(pairs, [(Cell::new(1, 0), Cell::new(4, 0))]);
    }
}
