//! The method for dungeons as a workshop: every step of it rolled, rolled once more or set by hand,
//! rooms moved on the plan, and what comes of it as a list or a level.

mod sheet;
mod shown;

pub(super) use sheet::{Entry, Sheet};

use std::{collections::BTreeMap, path::Path, sync::Arc};

use super::{
    complex::{Growth, LADDER, Misplaced},
    content::{Book, DungeonList, rolled},
    grown::Grown,
    layout,
    setup::{self, Options},
    words::say,
};
use crate::{
    content::RonFile,
    dice::Chance,
    dungeon::Level,
    game::{
        Phrase, SetupField, SetupValues,
        workshop::{self as seam, Act, FloorPlan, ListRoom, ListWay, OwnDungeon, StepId},
    },
    grid::Cell,
};

/// How far back one can go.
const MOST_UNDONE: usize = 200;

/// A list in the making, with its plan and everything it was before.
pub struct Workshop {
    book: Arc<Book>,
    chance: Chance,
    now: Drawn,
    past: Vec<Drawn>,
    future: Vec<Drawn>,
}

/// A list with the plan that is drawn of it; none as long as sizes or purposes are missing.
#[derive(Clone)]
struct Drawn {
    sheet: Sheet,
    grown: Option<Arc<Grown>>,
}

impl Drawn {
    fn of(book: &Book, sheet: Sheet) -> Result<Self, Phrase> {
        let rooms = sheet.as_rolled();
        let grown = rooms.map(|rooms| Grown::of(book, &rooms)).transpose();
        Ok(Drawn {
            grown: grown.map_err(|fault| why(&fault))?.map(Arc::new),
            sheet,
        })
    }
}

/// Why there is no such plan.
fn why(fault: &super::grown::Fault) -> Phrase {
    match fault {
        super::grown::Fault::Misplaced(misplaced) => match misplaced {
            Misplaced::Unknown(room) => say("grid-workshop-no-room").with("room", *room),
            Misplaced::Far(room) => say("grid-workshop-far").with("room", *room),
            Misplaced::Upon(room, other) => say("grid-workshop-upon")
                .with("room", *room)
                .with("other", *other),
            Misplaced::CutOff(room) => say("grid-workshop-cut-off").with("room", *room),
        },
        super::grown::Fault::Other(told) => say("grid-workshop-fault").with("told", told.clone()),
    }
}

impl Workshop {
    /// An empty list of as many rooms as a game has by default.
    pub fn new(book: Arc<Book>, seed: u64) -> Self {
        let options = setup::default_options(&book);
        Workshop {
            now: Drawn {
                sheet: Sheet::empty(options),
                grown: None,
            },
            chance: Chance::seeded(seed),
            past: Vec::new(),
            future: Vec::new(),
            book,
        }
    }

    /// Takes another list, unless it cannot be drawn.
    fn change(&mut self, sheet: Sheet) -> Result<(), Phrase> {
        if sheet == self.now.sheet {
            return Ok(());
        }
        let next = Drawn::of(&self.book, sheet)?;
        self.past.push(std::mem::replace(&mut self.now, next));
        if self.past.len() > MOST_UNDONE {
            self.past.remove(0);
        }
        self.future.clear();
        Ok(())
    }

    /// Goes a step back, or forward again.
    fn go(&mut self, back: bool) -> Result<(), Phrase> {
        let (from, to) = match back {
            true => (&mut self.past, &mut self.future),
            false => (&mut self.future, &mut self.past),
        };
        match from.pop() {
            Some(then) => to.push(std::mem::replace(&mut self.now, then)),
            None => return Err(say("grid-workshop-nothing")),
        }
        Ok(())
    }

    /// The list after one more act that is neither undoing nor doing again.
    fn after(&mut self, act: &Act) -> Result<Sheet, Phrase> {
        let (book, chance) = (self.book.clone(), &mut self.chance);
        let mut sheet = self.now.sheet.clone();
        let there = |done: bool| {
            done.then_some(())
                .ok_or_else(|| say("grid-workshop-no-step"))
        };
        match act {
            Act::Field(key, value) => return self.with_field(key, value),
            Act::Roll(id) => {
                let step = shown::step(&sheet, *id);
                there(step.is_some_and(|step| sheet.roll(&book, step, chance)))?;
            }
            Act::RollNext => {
                let step = sheet.next();
                there(step.is_some_and(|step| sheet.roll(&book, step, chance)))?;
            }
            Act::RollRest => {
                while let Some(step) = sheet.next() {
                    there(sheet.roll(&book, step, chance))?;
                }
            }
            Act::RollAll => sheet = Sheet::rolled(&book, sheet.options, chance),
            Act::Clear => sheet = Sheet::empty(sheet.options),
            Act::Set(id, choice) => {
                let step = shown::step(&sheet, *id);
                let value = step.and_then(|step| shown::value(&book, &sheet, step, *choice));
                let made = step.zip(value);
                there(made.is_some_and(|(step, value)| sheet.set(&book, step, value)))?;
            }
            Act::Move(room, to) => {
                there(sheet.entry(*room).is_some())?;
                sheet.places.insert(*room, *to);
            }
            Act::PutBack(room) => there(sheet.places.remove(room).is_some())?,
            Act::PutAllBack => sheet.places.clear(),
            Act::Undo | Act::Redo => {}
        }
        Ok(sheet)
    }

    /// The list with another value of a field: of the dice, or a list from the content.
    fn with_field(&self, key: &str, value: &str) -> Result<Sheet, Phrase> {
        if !setup::OF_DUNGEON.contains(&key) {
            return Err(say("grid-workshop-no-step"));
        }
        let sheet = &self.now.sheet;
        let mut values = shown::values(sheet);
        values.0.insert(key.to_owned(), value.to_owned());
        let told = |fault: String| say("grid-workshop-fault").with("told", fault);
        let read = setup::read(&self.book, &values).map_err(told)?;
        if let Some(list) = read.list.as_ref().and_then(|id| self.book.lists.find(id)) {
            return Ok(Sheet::of(&self.book, list, &sheet.options));
        }
        let mut sheet = sheet.clone();
        sheet.change(Options {
            lethality: sheet.options.lethality,
            adventures: sheet.options.adventures,
            ..read.options
        });
        Ok(sheet)
    }
}

impl seam::Workshop for Workshop {
    fn fields(&self) -> Vec<SetupField> {
        shown::fields(&self.book)
    }

    fn values(&self) -> SetupValues {
        shown::values(&self.now.sheet)
    }

    fn rooms(&self) -> Vec<ListRoom> {
        shown::rooms(&self.book, &self.now.sheet)
    }

    fn choices(&self, step: StepId) -> Vec<Phrase> {
        shown::choices(&self.book, &self.now.sheet, step)
    }

    fn next(&self) -> Option<StepId> {
        self.now.sheet.next().map(shown::id)
    }

    fn ways(&self) -> Vec<ListWay> {
        let grown = self.now.grown.as_deref();
        grown.map_or_else(Vec::new, shown::ways)
    }

    fn plan(&self) -> Option<FloorPlan> {
        let grown = self.now.grown.as_deref()?;
        Some(shown::plan(grown, &self.now.sheet))
    }

    fn act(&mut self, act: &Act) -> Result<(), Phrase> {
        match act {
            Act::Undo => self.go(true),
            Act::Redo => self.go(false),
            _ => {
                let sheet = self.after(act)?;
                self.change(sheet)
            }
        }
    }

    fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    fn moved(&self, room: u8, to: Cell) -> Result<FloorPlan, Phrase> {
        let mut sheet = self.now.sheet.clone();
        sheet.places.insert(room, to);
        let drawn = Drawn::of(&self.book, sheet)?;
        let grown = drawn.grown.as_deref();
        let grown = grown.ok_or_else(|| say("grid-workshop-no-step"))?;
        Ok(shown::plan(grown, &drawn.sheet))
    }

    fn level(&self, name: &str) -> Option<Level> {
        let grown = self.now.grown.as_deref()?;
        let rooms = self.now.sheet.as_rolled()?;
        Some(layout::level(&self.book, name, &rooms, grown))
    }

    fn own(&self) -> Result<OwnDungeon, Phrase> {
        let sheet = &self.now.sheet;
        let rooms = sheet.as_listed(&self.book);
        let rooms = rooms.ok_or_else(|| say("grid-workshop-unfinished"))?;
        let growth = sheet.options.growth();
        let list = DungeonList {
            name: String::new(),
            die: growth.die,
            thirds: growth.thirds,
            rooms,
        };
        Ok(list.own())
    }

    fn read(&mut self, text: &str) -> Result<(), String> {
        let lists: BTreeMap<String, DungeonList> = read(text)?;
        let (_, list) = lists
            .into_iter()
            .next()
            .ok_or_else(|| "there is no list in it".to_owned())?;
        if !LADDER.contains(&list.die) {
            return Err("a dungeon has a d4, d6, d8, d10, d12 or d20".to_owned());
        }
        let rooms = rolled(&list, &self.book.purposes).map_err(|it| it.to_string())?;
        sheet::check(&rooms)?;
        let growth = Growth {
            rooms: rooms.len() as u8,
            die: list.die,
            thirds: list.thirds,
        };
        let sheet = Sheet::of_rooms(&rooms, growth, &self.now.sheet.options);
        Grown::of(&self.book, &rooms).map_err(|it| it.to_string())?;
        self.change(sheet)
            .map_err(|_| "it cannot be drawn".to_owned())
    }
}

fn read<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, String> {
    let (value, _) = RonFile::part(Path::new("list"), 0, text).map_err(|it| it.to_string())?;
    Ok(value)
}
