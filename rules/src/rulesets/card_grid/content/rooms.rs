//! What rooms are for, what stands in them, and what stands in the way.

use std::collections::BTreeMap;

use ron::{extensions::Extensions, ser::PrettyConfig};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Skill;
use crate::{
    content::{Record, Ref, Report, Root},
    dice::Die,
    dungeon::ThingName,
    game::workshop::OwnDungeon,
    grid::Cell,
    rulesets::card_grid::{
        checks::Leads,
        complex::{Graph, LADDER, Misplaced, Plan, Rolled},
        grown::{LARGEST, MOST_ROOMS},
    },
    tables::TableEntry,
};

/// The purpose of a room; rules `dungeon.purpose` and `dungeon.furniture`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RoomPurpose {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Phrase keys of what is read out about such a room, one of which is drawn.
    #[schemars(length(min = 1, max = 8))]
    pub texts: Vec<String>,
    /// The kind of room in the map’s words, which decides its wash.
    pub wash: String,
    /// Things along its walls, one of each as long as there is room.
    #[serde(default)]
    #[schemars(length(max = 12))]
    pub walls: Vec<ThingName>,
    /// Things in its middle.
    #[serde(default)]
    #[schemars(length(max = 8))]
    pub middle: Vec<ThingName>,
    /// How likely foes are to be there, for each square.
    #[schemars(range(min = 0, max = 9))]
    pub guarded: u8,
}

/// A row of the table of purposes.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PurposeRow {
    /// The purpose.
    pub purpose: Ref<RoomPurpose>,
}

impl TableEntry for PurposeRow {
    const KIND: &'static str = "card_grid/tables/purposes";
    const MODIFIERS: &'static [&'static str] = &["modifier-grid-size"];
}

/// What it takes to use a way past an obstacle, whether it succeeds or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
pub enum Cost {
    /// Nothing.
    #[default]
    Free,
    /// It is heard: the nearest foes come.
    Noise,
    /// A hit with this margin.
    Hurt(#[schemars(range(min = 1, max = 9))] u8),
}

/// A way past an obstacle; rule `obstacle.ways`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Way {
    /// Phrase key of what is done.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// The skill.
    pub skill: Skill,
    /// The difficulty.
    #[schemars(range(min = 6, max = 18))]
    pub difficulty: u8,
    /// What it takes.
    #[serde(default)]
    pub cost: Cost,
}

/// What somebody gains who passes an obstacle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Gain {
    /// A piece of gear, drawn.
    Gear,
    /// A spell, drawn.
    Spell,
    /// A healing of this value.
    Heal(#[schemars(range(min = 1, max = 9))] u8),
    /// Points for everybody.
    Points(#[schemars(range(min = 1, max = 20))] u8),
    /// The rooms next door are known.
    Scout,
}

/// What happens to somebody who fails at an obstacle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Loss {
    /// Nothing.
    Nothing,
    /// It cannot be tried again.
    Shut,
    /// It is heard: the nearest foes come.
    Noise,
    /// A hit with this margin.
    Hurt(#[schemars(range(min = 1, max = 9))] u8),
}

/// An obstacle, or something to be won by a skill; rule `obstacle.pass`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Obstacle {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Phrase key of what is read out about it.
    #[schemars(extend("x-names" = "text"))]
    pub text: String,
    /// Phrase key of what is told when it is passed.
    #[schemars(extend("x-names" = "text"))]
    pub done: String,
    /// The drawing of it, if it has one.
    #[serde(default)]
    pub thing: Option<ThingName>,
    /// The purposes of rooms that it is found in; none for one that only a threat names.
    #[serde(default)]
    #[schemars(length(max = 12))]
    pub rooms: Vec<Ref<RoomPurpose>>,
    /// The ways past it.
    #[schemars(length(min = 2, max = 5))]
    pub ways: Vec<Way>,
    /// What somebody gains who passes it.
    #[serde(default)]
    #[schemars(length(max = 3))]
    pub gains: Vec<Gain>,
    /// What happens to somebody who fails.
    pub fails: Loss,
}

/// A room of a dungeon that was rolled elsewhere.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListedRoom {
    /// In squares.
    #[schemars(range(min = 1, max = 20))]
    pub size: u8,
    /// The purpose.
    pub purpose: Ref<RoomPurpose>,
    /// Where its connections lead, in the order of the dice.
    #[serde(default)]
    #[schemars(length(max = 20))]
    pub ways: Vec<ListedWay>,
    /// Where it lies on the plan, if somebody has put it there; others lie where there is room.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<ListedPlace>,
}

/// The upper left cell of the floor of a room. A square of the list has two cells along its side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListedPlace {
    /// The column, to the right.
    #[schemars(range(min = -60, max = 180))]
    pub x: i16,
    /// The row, downward; outside lies below.
    #[schemars(range(min = -60, max = 180))]
    pub y: i16,
}

impl ListedPlace {
    /// As a cell of the plan.
    pub fn cell(self) -> Cell {
        Cell::new(self.x, self.y)
    }
}

impl From<Cell> for ListedPlace {
    fn from(Cell { x, y }: Cell) -> Self {
        ListedPlace { x, y }
    }
}

/// Where a connection of a [`ListedRoom`] leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum ListedWay {
    /// Outside.
    Entrance,
    /// Back to the room itself.
    Itself,
    /// Beyond the last room.
    Over,
    /// To the room with this number.
    Room(#[schemars(range(min = 1, max = 30))] u8),
}

impl ListedWay {
    /// As the dice have it.
    pub fn leads(self) -> Leads {
        match self {
            ListedWay::Entrance => Leads::Entrance,
            ListedWay::Itself => Leads::Itself,
            ListedWay::Over => Leads::Over,
            ListedWay::Room(other) => Leads::Room(other),
        }
    }
}

impl From<Leads> for ListedWay {
    fn from(leads: Leads) -> Self {
        match leads {
            Leads::Entrance => ListedWay::Entrance,
            Leads::Itself => ListedWay::Itself,
            Leads::Over => ListedWay::Over,
            Leads::Room(other) => ListedWay::Room(other),
        }
    }
}

/// A dungeon that was rolled elsewhere: sizes, purposes and connections; rule `dungeon.rooms`.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DungeonList {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// The sides of the main die.
    pub die: Die,
    /// True if the first and the last third have other dice.
    #[serde(default)]
    pub thirds: bool,
    /// Rooms, by number from 1.
    #[schemars(length(min = 1, max = 30))]
    pub rooms: Vec<ListedRoom>,
}

impl Record for DungeonList {
    const KIND: &'static str = "card_grid/lists";
    const ROOT: Root = Root::Levels;

    fn validate(&self, report: &mut Report) {
        let fits = LADDER.contains(&self.die);
        report.expect(fits, "die", "a dungeon has a d4, d6, d8, d10, d12 or d20");
        // What is out of bounds is reported beside this.
        let mut sizes = self.rooms.iter().map(|room| room.size);
        let mut sound =
            self.rooms.len() <= MOST_ROOMS && sizes.all(|it| (1..=LARGEST).contains(&it));
        for (nth, room) in self.rooms.iter().enumerate() {
            let number = nth as u8 + 1;
            let leads = |way: &ListedWay| match way {
                ListedWay::Room(other) => {
                    *other != number && usize::from(*other) <= self.rooms.len()
                }
                _ => true,
            };
            if let Some(place) = room.ways.iter().position(|way| !leads(way)) {
                let field = format!("rooms[{nth}].ways[{place}]");
                report.at(field, "there is no such other room");
                sound = false;
            }
        }
        if sound && let Err(misplaced) = self.plan() {
            report.at("rooms", misplaced.to_string());
        }
    }
}

impl DungeonList {
    /// The list as a mod has it.
    pub fn own(&self) -> OwnDungeon {
        let pretty = PrettyConfig::new().depth_limit(1);
        let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        let rooms = options.to_string_pretty(&self.rooms, pretty);
        let rooms = rooms.unwrap_or_default();
        let (die, thirds) = (self.die.sides(), self.thirds);
        OwnDungeon {
            kind: Self::KIND,
            fields: format!("die: {die}, thirds: {thirds},\nrooms: {rooms},"),
            lost: Vec::new(),
        }
    }

    /// The plan that is drawn of it.
    ///
    /// # Errors
    /// The room that cannot be where it was put.
    fn plan(&self) -> Result<Plan, Misplaced> {
        let places = (1..).zip(&self.rooms);
        let places = places.filter_map(|(number, room)| Some((number, room.at?.cell())));
        let places: BTreeMap<u8, Cell> = places.collect();
        if places.is_empty() {
            return Ok(Plan::default());
        }
        let sizes: Vec<u8> = self.rooms.iter().map(|room| room.size).collect();
        let ways = (1..).zip(&self.rooms).flat_map(|(room, it)| {
            let ways = it.ways.iter().map(|way| way.leads());
            ways.map(move |leads| Rolled { room, leads })
        });
        let graph = Graph::of(sizes.len() as u8, &ways.collect::<Vec<_>>(), false);
        Plan::placed(&graph, &sizes, &places)
    }
}

crate::record!(RoomPurpose, "card_grid/purposes");
crate::record!(Obstacle, "card_grid/obstacles");
