//! A whole dungeon, rolled and drawn without being played: the rooms behind the first door of each
//! row, in the order in which they are entered.

use serde_json::json;

use super::{
    super::{
        content::Book,
        rules,
        setup::{Setup, Way},
    },
    Dive, loot, rows, sums,
};
use crate::{
    dice::{Chance, Check, Die, Roll, Sum},
    dungeon::{Boards, Level, Map, RoomId},
    game::{Facts, LaidOut, RoomRoll},
};

/// The dungeon that this setup and seed come to; none for a skirmish.
pub fn lay_out(book: &Book, setup: &Setup, seed: u64) -> Option<LaidOut> {
    let dive = setup.dive?;
    let mut chance = Chance::seeded(seed);
    let mut map = Map::new();
    let (mut rooms, mut rolls) = (Vec::new(), Vec::new());
    let mut state = Dive {
        higher: rows::is_higher(book, setup.heroes.iter().map(|it| it.level)),
        ..Dive::default()
    };
    for level in 1..=dive.levels {
        state.level = level;
        for _ in 0..sums::level(book, level).rooms {
            let mut room = Drawn::default();
            room.roll(book, dive.way, &mut state, &mut chance);
            let nth = room.map(book, &mut chance)?;
            room.trove(book, &mut state, &mut chance);
            let boards = Boards::new(
                [(book[nth].id.to_string(), book[nth].board.clone())],
                &book.things,
            );
            let added = map.attach(&boards, "room", &mut |bound| chance.flavour(bound));
            let cells = added.room.cells().map(|it| json!([it.x, it.y]));
            room.facts.insert("cells".to_owned(), cells.collect());
            let id = added.room.id;
            map.add(added);
            rolls.push((id, room.rolls));
            rooms.push(room.facts);
        }
    }
    let purposes = (0..rooms.len()).map(|nth| (RoomId(nth as u16), "room".to_owned()));
    let mut level = Level::new("dive", map);
    level.purposes.extend(purposes);
    Some(LaidOut {
        level,
        rolls,
        facts: Facts::new(),
        rooms,
        links: Vec::new(),
    })
}

/// A room as it is drawn: what is told of it, and the dice behind it.
#[derive(Default)]
struct Drawn {
    facts: Facts,
    rolls: Vec<RoomRoll>,
}

impl Drawn {
    /// The trap on the way, the card of the first door, and the foes behind it.
    fn roll(&mut self, book: &Book, way: Way, state: &mut Dive, chance: &mut Chance) {
        let level = state.level;
        self.tell("level", json!(level));
        let (trap, _) = Sum::of("dice-dive-trap", 1, Die::D10).roll(chance);
        let mut dice = vec![trap.total()];
        self.rolled(rules::TRAP_ROLL, &trap);
        let table = book.trap_tables.first();
        let table = table.filter(|_| trap.total() <= i32::from(book.figures.trap_on));
        if let Some(table) = table {
            let (kind, row) = table.check("dice-dive-trap-kind", |_| 0).roll(chance);
            dice.push(kind.total());
            self.rolled(rules::TRAP_KIND, &kind);
            self.tell("trap_id", json!(table.gives(row).trap.id().as_str()));
        }
        self.tell("trap", json!(dice));
        let [cards, troves] = rows::shuffled(book, state);
        if cards {
            (state.cards, state.turned) = (0, Vec::new());
        }
        if troves {
            (state.troves, state.opened) = (0, Vec::new());
        }
        state.cards += u16::from(book.figures.doors);
        state.troves += u16::from(book.figures.doors);
        let rolled = match way {
            Way::Dice => rows::rolled_card(book, chance),
            Way::Cards => None,
        };
        let card = match rolled {
            Some((card, roll)) => {
                self.rolled(rules::DIVE_DICE, &roll);
                card
            }
            None => {
                let card = rows::drawn_card(book, &state.turned, chance);
                state.turned.push(card);
                card
            }
        };
        self.tell("card", json!(book[card].id.as_str()));
        let challenge = sums::challenge(book, level, state.higher);
        let foes = sums::foes_for(book, card, challenge, chance);
        let foes = foes.iter().map(|it| json!(book[*it].id.as_str()));
        self.tell("foes", foes.collect());
    }

    /// The map by two d20.
    fn map(&mut self, book: &Book, chance: &mut Chance) -> Option<super::super::content::MapIx> {
        let (roll, _) = Sum::of("dice-dive-map", 2, Die::D20).roll(chance);
        let map = sums::map(book, roll.total())?;
        let dice: Vec<u8> = roll.dice.iter().map(|it| it.face).collect();
        self.tell("map", json!(dice));
        self.tell("map_id", json!(book[map].id.as_str()));
        self.rolled(rules::MAP_ROLL, &roll);
        Some(map)
    }

    fn trove(&mut self, book: &Book, state: &mut Dive, chance: &mut Chance) {
        let (id, table) = loot::drawn_trove(book, &state.opened, chance);
        let (roll, _) = table.check("dice-dive-trove-row", |_| 0).roll(chance);
        self.tell("trove", json!(roll.total()));
        self.tell("trove_id", json!(id.as_str()));
        self.rolled(rules::TROVE_ROLL, &roll);
        state.opened.push(id);
    }

    fn tell(&mut self, name: &str, fact: serde_json::Value) {
        self.facts.insert(name.to_owned(), fact);
    }

    fn rolled(&mut self, rule: crate::game::RuleId, roll: &Roll) {
        self.rolls.push(RoomRoll {
            rule,
            hero: None,
            result: roll.total().to_string(),
        });
    }
}
