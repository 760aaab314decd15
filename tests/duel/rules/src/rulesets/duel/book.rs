//! The records of the game, the book that play looks them up in, and what the list of games asks
//! of it.

use tabledelve::prelude::*;

use super::{Action, Duel, Event, Question, State, TheDuel, Who};

pub const KNIGHT: &str = "duel:knight";

/// Somebody who can fight.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fighter {
    pub name: String,
    /// In the token atlas.
    pub bust: String,
    pub hit_points: i32,
    /// Added to the dice of a strike.
    pub skill: i32,
    /// The total that hits.
    pub guard: i32,
    /// Squares in a turn.
    pub steps: u32,
}

tabledelve::record!(Fighter, "duel/fighters");

/// What a row of the table of wounds costs.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Wound {
    pub hit_points: i32,
}

impl TableEntry for Wound {
    const KIND: &'static str = "duel/tables/wounds";
}

tabledelve::room_boards! {
    /// A room that dungeons are made of.
    pub Room, "duel/rooms"
}

/// A dungeon with a foe in it.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Adventure {
    pub name: String,
    pub foe: Ref<Fighter>,
    /// The kinds of the rooms on each storey; the foe waits in the last one.
    pub storeys: [Vec<String>; 2],
}

tabledelve::record!(Adventure, "duel/adventures");

/// The records, looked up once.
pub struct Book {
    pub fighters: ById<Fighter>,
    pub adventures: ById<Adventure>,
    pub wounds: Placed<Wound>,
    rooms: Boards,
    tables: Tables,
}

/// A strike, which hits or misses.
pub fn strike(by: &Fighter, on: &Fighter) -> Sum {
    Sum::of("duel-dice-strike", 2, Die::D6)
        .plus("duel-modifier-skill", by.skill)
        .at_least(on.guard)
}

impl Book {
    pub fn wound(&self) -> TableCheck<'_, Wound> {
        self.wounds.check("duel-dice-wounds", |_| 0)
    }

    /// Hit points that one strike costs.
    fn blow(&self, by: &Fighter, on: &Fighter) -> Distribution<i32> {
        let hurt = odds(&self.wound()).map(|row| self.wounds.gives(*row).hit_points);
        odds(&strike(by, on)).then(|hit| match hit {
            true => hurt.clone(),
            false => Distribution::certain(0),
        })
    }

    /// Lays out an adventure: on each storey a ring of rooms, between them stairs.
    pub fn dungeon(&self, id: &str, looks: &mut impl FnMut(u32) -> u32) -> Result<Level, String> {
        let (mut map, boards) = (Map::new(), &self.rooms);
        let adventure = self.adventures.get(id)?;
        for (storey, kinds) in (1..).zip(&adventure.storeys) {
            let first = RoomId(map.rooms().len() as u16);
            for kind in kinds {
                let above = map.last().filter(|last| last.level < storey);
                let found = match above {
                    Some(last) => map.attach_by_stairs(last.id, storey, boards, kind, looks),
                    None => Some(map.attach(boards, kind, looks)),
                };
                found.into_iter().for_each(|room| map.add(room));
            }
            let last = map.last().map_or(first, |room| room.id);
            if let Some(link) = map.join(last, first, looks) {
                map.add_link(link);
            }
        }
        Ok(Level::new(&adventure.name, map))
    }
}

impl Player for TheDuel {
    fn bot(world: &World, _: &Question, offer: &LegalActions<Action>) -> (usize, Option<i32>) {
        let plan = Duel::of(world).plan(Who::Knight);
        (offer.place(plan).unwrap_or_default(), None)
    }
}

impl Rulebook for TheDuel {
    fn register(registry: Registry) -> Registry {
        registry
            .with::<Fighter>()
            .with::<Adventure>()
            .with::<RolledTable<Wound>>()
            .with::<Room>()
            .check(check_boards::<Room>)
    }

    fn content(library: &Library) -> Result<Book, String> {
        let mut tables = Tables::default();
        let book = Book {
            fighters: library.by_id(),
            adventures: library.by_id(),
            wounds: tables.take(library, "duel:wounds")?,
            rooms: Boards::of::<Room>(library),
            tables,
        };
        book.fighters.get(KNIGHT)?;
        Ok(book)
    }

    fn validate(book: &Book, setup: &State) -> Result<(), String> {
        book.adventures.get(&setup.adventure)?;
        let lives = 0..book.fighters.get(KNIGHT)?.hit_points;
        let fits = lives.contains(&setup.wounds[0]);
        fits.then_some(()).ok_or_else(|| "veteran: dead".to_owned())
    }

    fn checks() -> &'static [NamedCheck] {
        const FIGHTERS: &[(&str, &str)] = &[("by", KNIGHT), ("on", "duel:warden")];
        const RESULTS: &str = "win or lose, for `by`, who strikes first";
        const { &[NamedCheck::new("melee", FIGHTERS, RESULTS)] }
    }

    fn check_odds(book: &Book, _check: &NamedCheck, inputs: &Inputs<'_>) -> CheckResults {
        let by = book.fighters.get(inputs.text("by"))?;
        let on = book.fighters.get(inputs.text("on"))?;
        let blows = [book.blow(by, on), book.blow(on, by)];
        let melee = exchange(blows, [by, on].map(|it| it.hit_points));
        let name = |won: &bool| if *won { "win" } else { "lose" }.to_owned();
        Ok(melee.map_err(|problem| problem.to_string())?.named(name))
    }

    fn tables(book: &Book) -> &[TableListing] {
        book.tables.listings()
    }

    fn table_roll(event: &Event) -> Option<TableRoll> {
        match event {
            Event::Wounded(_, _, row, _) => Some(*row),
            _ => None,
        }
    }

    fn book_table(book: &Book, name: &str) -> Option<BookTable> {
        let number = |n| Phrase::new("duel-number").with("n", n);
        let row = |wound: &Wound| vec![number(wound.hit_points)];
        let table = BookTable::rolled(&book.wounds, number, &["duel-hit-points"], row);
        (name == "wounds").then_some(table)
    }

    fn legacy_of(_book: &Book, _setup: &State, legacy: &str) -> Option<Legacy> {
        let lines = vec![Phrase::new("duel-veteran").with("n", legacy.to_owned())];
        Some(Legacy::of_one("duel-knight", lines, legacy))
    }

    fn lay_out(book: &Book, setup: &State, seed: u64) -> Option<LaidOut> {
        let mut chance = Chance::seeded(seed);
        let level = book.dungeon(&setup.adventure, &mut |below| chance.flavour(below));
        Some(level.ok()?.into())
    }

    fn level_needs(_book: &Book) -> Option<LevelNeeds> {
        Some(LevelNeeds {
            storeys: 2..=2,
            loops: 2..=usize::MAX,
            ..LevelNeeds::default()
        })
    }
}
