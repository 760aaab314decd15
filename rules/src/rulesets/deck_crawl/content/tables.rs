//! The tables that are rolled or drawn upon, with everything play looks up often.

use super::{
    super::cards::Card,
    ChestLook, DungeonCard, MonsterFigures, Stranger, StrangerIx, Strangers, TrapKind,
    book::{RuleLink, missing, rule_named},
};
use crate::{
    content::{BookProblem, Library, Shelf, intern},
    game::RuleId,
    tables::{Placed, TableEntry, TableRoll, Tables},
};

/// A result of a row, with its name and rule at hand.
#[derive(Clone, Debug)]
pub struct Given<T> {
    row: T,
    /// Its name as a message key; empty if it has none.
    pub name: &'static str,
    /// The rule about it.
    pub rule: RuleId,
}

impl<T> std::ops::Deref for Given<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.row
    }
}

/// The tables of the book that are rolled or drawn upon.
#[derive(Clone, Debug)]
pub struct RolledTables {
    /// All of them by index.
    pub all: Tables,
    /// The meanings of the cards of the dungeon deck.
    pub dungeon: Placed<DungeonCard>,
    /// The figures of monsters by the rank of their card.
    pub monsters: Placed<MonsterFigures>,
    /// The strangers.
    pub strangers: Placed<Strangers>,
    /// The kinds of traps.
    pub traps: Placed<TrapKind>,
    /// The results of looking at chests.
    pub chests: Placed<ChestLook>,
    meanings: Vec<Given<DungeonCard>>,
    figures: Vec<Given<MonsterFigures>>,
    /// The row of the dungeon table for each card.
    cards: Vec<TableRoll>,
    /// The strangers of each row.
    met: Vec<Vec<StrangerIx>>,
}

/// The results of the rows of a table, in order.
fn given<T: TableEntry + Clone>(
    table: &Placed<T>,
    name: impl Fn(&T) -> &str,
    rule: impl Fn(&T) -> &str,
) -> Vec<Given<T>> {
    let rows = table.rows.iter().map(|(_, row)| Given {
        row: row.gives.clone(),
        name: intern(name(&row.gives)),
        rule: rule_named(rule(&row.gives)),
    });
    rows.collect()
}

impl RolledTables {
    /// Builds the tables from loaded content.
    pub(super) fn new(
        library: &Library,
        strangers: &Shelf<StrangerIx, Stranger, RuleLink>,
    ) -> Result<Self, BookProblem> {
        let mut all = Tables::default();
        let dungeon = all.take(library, "core:dungeon")?;
        let monsters = all.take(library, "core:monsters")?;
        let mut tables = RolledTables {
            meanings: given(&dungeon, |it: &DungeonCard| &it.name, |it| &it.rule),
            figures: given(&monsters, |_: &MonsterFigures| "", |it| &it.loot_rule),
            strangers: all.take(library, "core:strangers")?,
            traps: all.take(library, "core:traps")?,
            chests: all.take(library, "core:chests")?,
            cards: Vec::new(),
            met: Vec::new(),
            dungeon,
            monsters,
            all,
        };
        for card in (0..52).map(Card::at) {
            let rank = i32::from(card.rank());
            let Some(row) = tables.dungeon.drawn(Some(card.suit().name()), rank) else {
                return missing(format!("the table core:dungeon has no card {card}"));
            };
            tables.cards.push(row);
        }
        tables.seat(strangers)?;
        Ok(tables)
    }

    /// Looks up the strangers of each row, and adds those with a face of their own to its row.
    fn seat(
        &mut self,
        strangers: &Shelf<StrangerIx, Stranger, RuleLink>,
    ) -> Result<(), BookProblem> {
        let rows = self.strangers.rows.iter();
        let named = rows.map(|(_, row)| strangers.all_known(&row.gives.0));
        let mut met = named.collect::<Result<Vec<Vec<StrangerIx>>, _>>()?;
        for (key, stranger) in strangers.keyed() {
            let Some(face) = stranger.face.map(i32::from) else {
                continue;
            };
            let row = usize::from(self.strangers.at(face).row);
            if !self.strangers.rows[row].1.on.holds(None, face) {
                let id = &stranger.id;
                return missing(format!(
                    "{id}: the table core:strangers never comes to {face}"
                ));
            }
            met[row].push(key);
        }
        for row in &mut met {
            row.sort_unstable();
            row.dedup();
        }
        self.met = met;
        Ok(())
    }

    /// The row of the dungeon table for a card.
    pub fn card(&self, card: Card) -> TableRoll {
        self.cards[usize::from(card.place())]
    }

    /// The meaning of a card of the dungeon deck.
    pub fn meaning(&self, card: Card) -> &Given<DungeonCard> {
        &self.meanings[usize::from(self.card(card).row)]
    }

    /// The row of the monster table for a card; `None` if it has no such rank.
    pub fn monster(&self, card: Card) -> Option<TableRoll> {
        self.monsters.drawn(None, i32::from(card.rank()))
    }

    /// The figures of a monster by its card.
    pub fn figures(&self, card: Card) -> &Given<MonsterFigures> {
        let row = self.monster(card).map_or(0, |roll| roll.row);
        &self.figures[usize::from(row)]
    }

    /// The strangers of a row.
    pub fn strangers_of(&self, row: usize) -> &[StrangerIx] {
        &self.met[row]
    }

    /// The stranger met on this row; of several, the `nth` by looks.
    pub fn stranger(&self, roll: TableRoll, nth: u32) -> StrangerIx {
        let fitting = &self.met[usize::from(roll.row)];
        let place = nth as usize % fitting.len().max(1);
        fitting.get(place).copied().unwrap_or(StrangerIx(0))
    }
}
