use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::dungeon::{Map, RoomId};
use crate::game::{Message, RuleId, Seat};
use crate::grid::Cell;

/// Everything that lies on the table at one moment, ready to be drawn.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Scene {
    /// The dungeon as far as it is drawn.
    pub map: Option<Arc<Map>>,
    /// The room where the party is, as an index into the map's rooms. Its storey is the one that
    /// lies on the table.
    pub room: Option<usize>,
    /// Rooms in sight besides that one, such as those where other parts of the band are.
    pub in_sight: Vec<RoomId>,
    /// What the game master reads out about the place; the player may write over it.
    pub place: Option<Place>,
    /// Where in the game we are, such as "round 3, fights".
    pub phase: Option<Message>,
    /// Standing on the board.
    pub tokens: Vec<Token>,
    /// The heroes' sheets, in seating order.
    pub sheets: Vec<Sheet>,
    /// Cards on the table and in hands.
    pub cards: Vec<CardView>,
    /// Counters in sight, such as what is left in a deck.
    pub tracks: Vec<Track>,
    /// The order of turns in the fight at hand, by token id; empty outside of fights.
    pub turn_order: Vec<u32>,
    /// A board of its own that a fight takes place on, beside or instead of the map.
    pub board: Option<Arc<Board>>,
    /// The page that lies open, in games that are read.
    pub page: Option<Page>,
    /// What belongs to the party as a whole, in games where that is much.
    pub pack: Option<Pack>,
    /// How the moment feels, for the music.
    pub mood: Mood,
}

impl Scene {
    /// The storey that lies on the table: that of the party's room, or else of the room found last.
    pub fn storey(&self) -> u8 {
        let map = self.map.as_deref();
        let here = map.and_then(|map| {
            let room = self.room.and_then(|room| map.rooms().nth(room));
            room.or(map.last())
        });
        here.map_or(1, |room| room.level)
    }

    /// How the cells touch that tokens stand on.
    pub fn tiling(&self) -> Tiling {
        self.board
            .as_ref()
            .map_or(Tiling::Squares, |board| board.tiling)
    }
}

/// A board that tokens stand on.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Board {
    /// What it is called.
    pub name: String,
    /// How its cells touch.
    pub tiling: Tiling,
    /// Columns and rows.
    pub size: (i16, i16),
    /// What its open ground looks like, such as `grass`.
    pub ground: String,
    /// Its cells, row by row; those that are not part of it are left out.
    pub cells: Vec<Ground>,
}

/// How the cells of a board touch.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize)]
pub enum Tiling {
    /// Squares.
    #[default]
    Squares,
    /// Hexes with a corner on top; odd rows lie half a hex to the right.
    Hexes,
}

/// What lies between somebody and a cell that it looks at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sightline {
    /// The cells from one to the other, both included.
    pub cells: Vec<Cell>,
    /// Those that block it; none where it is clear.
    pub blocked: Vec<Cell>,
    /// Whether whoever is there has cover.
    pub covered: bool,
}

/// One cell of a [`Board`].
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ground {
    /// Where.
    pub cell: Cell,
    /// What is drawn there, such as `tree` or `barrel`; empty for open ground.
    pub drawing: String,
    /// Whether one can stand in it.
    pub open: bool,
    /// Whether nobody sees through it.
    pub hides: bool,
    /// Whether it gives cover to whoever stands behind it, or in it where it is open.
    pub covers: bool,
    /// What lies there.
    pub things: Vec<Message>,
}

/// A page that lies open: an entry of an adventure, or a town, a muster, a hero in the making.
#[derive(Clone, Debug, Serialize)]
pub struct Page {
    /// What tells it from all other pages of the game, also for the player's notes on it.
    pub id: u16,
    /// The number printed at its foot, in books whose pages are numbered.
    pub number: Option<u16>,
    /// Its title.
    pub title: Message,
    /// What is read out; `None` where there is nothing to read.
    pub text: Option<Message>,
    /// Pages read before, in the order of their first reading; this one is not among them.
    pub read: Vec<ReadPage>,
    /// Words noted in the margin.
    pub words: Vec<String>,
    /// Other notes in the margin, such as the day and the purse.
    pub notes: Vec<Message>,
}

/// A page that was read before.
#[derive(Clone, Debug, Serialize)]
pub struct ReadPage {
    /// What tells it from all other pages of the game.
    pub id: u16,
    /// The number printed at its foot, in books whose pages are numbered.
    pub number: Option<u16>,
    /// Its title.
    pub title: Message,
    /// What stood there; `None` where there was nothing to read.
    pub text: Option<Message>,
}

/// What belongs to the party as a whole.
#[derive(Clone, Debug, Serialize)]
pub struct Pack {
    /// Its money, in words.
    pub purse: Message,
    /// The rule behind that.
    pub rule: RuleId,
    /// What nobody carries, or everybody together.
    pub things: Vec<Item>,
}

/// How a moment at the table feels.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub enum Mood {
    /// On the way, or in camp.
    #[default]
    Calm,
    /// Nobody fights, but something may go wrong any moment.
    Danger,
    /// A fight.
    Fight,
    /// A fight that may be the last: the worst of foes, or somebody nearly dead.
    Peril,
    /// Won.
    Victory,
    /// Lost.
    Defeat,
}

/// The text of a place.
#[derive(Clone, Debug, Serialize)]
pub struct Place {
    /// A number that stays the same for this place, for notes.
    pub id: u32,
    /// A short title.
    pub title: Message,
    /// The description out of the tables.
    pub text: String,
}

/// Whose side a token is on.
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
    /// What it is called unless a player named it.
    pub name: Message,
    /// Whose side it is on; decides the rim.
    pub side: Side,
    /// Where it stands.
    pub cell: Cell,
    /// How many cells wide and high it is.
    pub size: u8,
    /// How cracked the disc is: 0 to 3.
    pub cracks: u8,
    /// Whether it lies down for good.
    pub down: bool,
    /// Whether it is its turn.
    pub active: bool,
    /// Whom it is going for, as far as the book makes it certain.
    pub target: Option<u32>,
    /// Enamel pins on the rim.
    pub pins: Vec<Pin>,
    /// Lines for the tooltip.
    pub facts: Vec<Message>,
    /// Cells that it controls: whoever moves about in them may have to answer for it.
    pub zone: Vec<Cell>,
}

/// A status on a token.
#[derive(Clone, Debug, Serialize)]
pub struct Pin {
    /// The pin in the atlas `tokens`.
    pub sprite: &'static str,
    /// What it means.
    pub meaning: Message,
    /// The rule behind it.
    pub rule: RuleId,
}

/// A hero's sheet.
#[derive(Clone, Debug, Serialize)]
pub struct Sheet {
    /// The hero's token id.
    pub id: u32,
    /// Who plays it.
    pub seat: Seat,
    /// What it is called unless a player named it.
    pub name: Message,
    /// Such as "Dwarf fighter".
    pub title: Message,
    /// The bust in the atlas `tokens`.
    pub sprite: String,
    /// Whether it is dead.
    pub dead: bool,
    /// Whether it is its turn.
    pub active: bool,
    /// Hit points and the like.
    pub bars: Vec<Bar>,
    /// Pools of dice.
    pub pools: Vec<DicePool>,
    /// Single figures such as the armour rating.
    pub stats: Vec<Stat>,
    /// What it has learned.
    pub skills: Vec<Skill>,
    /// Spells and the like that it knows.
    pub spells: Vec<Item>,
    /// What it carries.
    pub items: Vec<Item>,
    /// Its money, or whatever else it saves up, and what that is called.
    pub purse: Stat,
}

/// Something that runs from 0 to a maximum.
#[derive(Clone, Debug, Serialize)]
pub struct Bar {
    /// What it is.
    pub label: Message,
    /// How much there is.
    pub now: i32,
    /// How much there can be.
    pub max: i32,
    /// The rule behind it.
    pub rule: RuleId,
}

/// Dice that can be spent.
#[derive(Clone, Debug, Serialize)]
pub struct DicePool {
    /// What it is.
    pub label: Message,
    /// Sides of each die.
    pub sides: u8,
    /// Dice left.
    pub now: i32,
    /// Dice when full.
    pub max: i32,
    /// The rule behind it.
    pub rule: RuleId,
}

/// A figure on a sheet.
#[derive(Clone, Debug, Serialize)]
pub struct Stat {
    /// What it is.
    pub label: Message,
    /// Its value, such as `d10` or `4`.
    pub value: String,
    /// How it comes about, line by line.
    pub parts: Vec<(Message, i32)>,
    /// The rule behind it.
    pub rule: RuleId,
}

/// Something that a hero has learned.
#[derive(Clone, Debug, Serialize)]
pub struct Skill {
    /// What it is.
    pub name: Message,
    /// How well: points, ranks or the like.
    pub points: i32,
    /// What it does.
    pub detail: Message,
    /// The rule behind it.
    pub rule: RuleId,
}

/// A thing that a hero carries.
#[derive(Clone, Debug, Serialize)]
pub struct Item {
    /// What it is.
    pub name: Message,
    /// What it does.
    pub detail: Message,
    /// How many of it there are.
    pub count: u32,
    /// Its card in the atlas `cards`, if it has one.
    pub sprite: Option<String>,
    /// Whether it is worn or wielded.
    pub in_use: bool,
    /// Whether it is damaged.
    pub damaged: bool,
    /// The rule behind it.
    pub rule: RuleId,
}

/// Where a card lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Zone {
    /// In somebody's hand.
    Hand(u8),
    /// On the table before somebody.
    Before(u8),
    /// In the middle of the table.
    Table,
    /// On a stack that stays in sight.
    Stack,
}

/// A card in sight.
#[derive(Clone, Debug, Serialize)]
pub struct CardView {
    /// The card's id, the same for the whole game.
    pub id: u32,
    /// Its face in the atlas `cards`.
    pub sprite: String,
    /// What it is called.
    pub name: Message,
    /// What it stands for.
    pub meaning: Message,
    /// Where it lies.
    pub zone: Zone,
    /// The rule behind it.
    pub rule: RuleId,
}

/// A counter that everybody can see.
#[derive(Clone, Debug, Serialize)]
pub struct Track {
    /// What is counted.
    pub label: Message,
    /// How many there are.
    pub now: i32,
    /// How many there can be.
    pub max: i32,
    /// A card or token to show beside it.
    pub sprite: &'static str,
    /// The rule behind it.
    pub rule: RuleId,
}
