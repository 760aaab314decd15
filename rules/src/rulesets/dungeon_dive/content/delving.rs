//! What waits on the way and what is found: traps, troves, hoards.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Ability, Coins, Effect, Gear, Idea, MagicItem, Rarity, Rolled};
use crate::{
    content::{Record, Ref, Root},
    dice::DiceExpr,
    dungeon::Board,
    tables::RolledTable,
};

/// Something found; rule `loot.kinds`.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum Find {
    /// Gold pieces.
    Gold(DiceExpr),
    /// Silver pieces.
    Silver(DiceExpr),
    /// Copper pieces.
    Copper(DiceExpr),
    /// Gems, art and other goods with a stated value: how many, what each is worth, and the phrase
    /// key of what they are.
    Valuables {
        /// How many.
        count: DiceExpr,
        /// What each is worth, and sold for.
        worth: Coins,
        /// Phrase key of what one of them is.
        #[schemars(extend("x-names" = "text"))]
        name: String,
    },
    /// Gear, sold for half.
    Gear(Ref<Gear>, DiceExpr),
    /// A weapon, sold for half.
    Weapon(Ref<super::Weapon>),
    /// Armour, sold for half.
    Armour(Ref<super::Armour>),
    /// A magic item, sold for half.
    Item(Ref<MagicItem>),
    /// This many magic items of a rarity, each by its die.
    Items(Rarity, DiceExpr),
}

/// A result of a trove, by a d12; rule `trove.roll`. A trove is a table of twelve such rows.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TroveRow {
    /// Phrase key of a line about it.
    #[schemars(extend("x-names" = "text"))]
    pub about: String,
    /// What is found.
    #[schemars(length(min = 1, max = 6))]
    pub finds: Vec<Find>,
}

/// A result of a level's hoard; rule `hoard.roll`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HoardRow {
    /// Phrase key of a line about it.
    #[schemars(extend("x-names" = "text"))]
    pub about: String,
    /// What is found.
    #[schemars(length(min = 1, max = 8))]
    pub finds: Vec<Find>,
}

/// The trap that a d12 brings; rule `trap.kind`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TrapRow {
    /// The trap.
    pub trap: Ref<Trap>,
}

/// The magic item that dice bring, by rarity; rule `loot.items`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ItemRow {
    /// The item.
    pub item: Ref<MagicItem>,
}

/// Who suffers what a trap does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Victims {
    /// Whoever made the check: one, or all of a group.
    Roller,
    /// Everybody.
    All,
    /// The first in the marching order.
    First,
    /// The first two in the marching order.
    FirstTwo,
    /// The last in the marching order.
    Last,
    /// One by chance.
    Any,
}

/// One way past a trap that the trap itself offers.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TrapWay {
    /// Phrase key of what is done.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// What is rolled; one of these, at choice.
    #[schemars(length(min = 1, max = 3))]
    pub with: Vec<Rolled>,
    /// The difficulty on dungeon level 1.
    #[schemars(range(min = 5, max = 25))]
    pub dc: u8,
    /// What each dungeon level below adds to it.
    #[serde(default)]
    #[schemars(range(min = 0, max = 3))]
    pub deeper: u8,
    /// True if it may be tried by the group, with the average.
    #[serde(default = "yes")]
    pub group: bool,
    /// The way that has to be passed first, by its place from 0.
    #[serde(default)]
    #[schemars(range(min = 0, max = 5))]
    pub after: Option<u8>,
}

fn yes() -> bool {
    true
}

/// What happens after a failure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Failed {
    /// The trap has struck and is spent: the party goes on.
    Passed,
    /// It strikes and stays: another way has to be found, or another door.
    Stays,
    /// The way is shut for good: the party takes another door.
    Shut,
}

/// A trap; rule `trap.list`. Its figures grow with the dungeon level.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Trap {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Phrase key of what the party sees.
    #[schemars(extend("x-names" = "text"))]
    pub about: String,
    /// Phrase key of what happens when it is triggered.
    #[schemars(extend("x-names" = "text"))]
    pub triggered: String,
    /// The room, 15 feet wide.
    pub room: Ref<TrapRoom>,
    /// The ways past it.
    #[schemars(length(min = 1, max = 6))]
    pub ways: Vec<TrapWay>,
    /// Ideas that make sense here; rule `trap.ideas`.
    #[schemars(length(min = 1, max = 15))]
    pub ideas: Vec<Idea>,
    /// Ideas that pass it without a check.
    #[serde(default)]
    #[schemars(length(max = 15))]
    pub passes: Vec<Idea>,
    /// Who suffers when it is triggered.
    pub victims: Victims,
    /// What they suffer.
    #[schemars(length(min = 1, max = 8))]
    pub does: Vec<Effect>,
    /// Dice that each dungeon level below the first adds to its damage.
    #[serde(default)]
    pub deeper: Option<DiceExpr>,
    /// What comes after.
    pub failed: Failed,
    /// A save that whoever steps in for another may make, none by default.
    #[serde(default)]
    pub helper: Option<Ability>,
}

/// The drawing of a trap's room: a board of squares, 15 feet wide.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct TrapRoom(
    /// The drawing. What it fits is `trap`.
    pub Board,
);

impl AsRef<Board> for TrapRoom {
    fn as_ref(&self) -> &Board {
        &self.0
    }
}

impl Record for TrapRoom {
    const KIND: &'static str = "dungeon_dive/traps";
    const ROOT: Root = Root::Levels;

    fn validate(&self, report: &mut crate::content::Report) {
        self.0.check(report);
    }
}

/// The kind of a trove's table.
pub type Trove = RolledTable<TroveRow>;
/// The kind of a hoard's table.
pub type Hoard = RolledTable<HoardRow>;

crate::record!(Trap, "dungeon_dive/traps", |trap, report| {
    for (place, way) in trap.ways.iter().enumerate() {
        let before = way.after.is_none_or(|it| usize::from(it) < place);
        let field = format!("ways[{place}].after");
        report.expect(before, &field, "it names a way further down");
    }
});
crate::table_entry!(TroveRow, "dungeon_dive/tables/troves");
crate::table_entry!(HoardRow, "dungeon_dive/tables/hoards");
crate::table_entry!(TrapRow, "dungeon_dive/tables/traps");
crate::table_entry!(ItemRow, "dungeon_dive/tables/items");
