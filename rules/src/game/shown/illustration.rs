//! Pictures of boards on pages of rulebooks. A page gives a board and names what is to be shown on
//! it; lines of sight, zones and orders come from the rules themselves.

use std::{collections::BTreeMap, sync::Arc};

use serde::Deserialize;

use super::scene::{LineOfSight, Scene, Token};
use crate::{
    dungeon::{Board as BoardLetters, Things},
    game::{Bot, BotKind, Game, Rulebook, SetupValues, Status},
    grid::{Cell, Flank, Rect, Tiling, hex},
};

/// A picture of a board, as a page of a rulebook gives it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardPicture {
    /// The line below it, which says all that is to be seen.
    pub caption: String,
    /// A board of its own, in letters. Without one the game is set up by `game` alone.
    #[serde(default)]
    pub board: Option<BoardLetters>,
    /// Values of the setup form by key, as in `--set KEY=VALUE`.
    #[serde(default)]
    pub game: BTreeMap<String, String>,
    /// The seed of the game.
    #[serde(default)]
    pub seed: u64,
    /// The rule, by its section, whose first event the picture is taken after; the computer plays
    /// up to it. The beginning, if left out.
    #[serde(default)]
    pub until: Option<String>,
    /// What is drawn over the board, from below.
    #[serde(default)]
    pub marks: Vec<Mark>,
}

/// A cell: the letter of a space on the picture's own board, or row and column as in `3.5`, on a board
/// of squares counted from its corner.
pub type Place = String;

/// Something drawn over a board.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Mark {
    /// Every cell as the figure in a cell sees it: clearly, behind cover, or not at all.
    Seen(Place),
    /// The line of sight of the figure in a cell to another cell.
    Sight(Place, Place),
    /// The zone of control of the figure in a cell.
    Zone(Place),
    /// Every cell that the figure in a cell could move to this turn.
    Reach(Place),
    /// A walk of the figure in the first cell, step by step.
    Walk(Vec<Place>),
    /// The place of every figure in the turn order.
    Order,
    /// The cells around the figure in a cell as it sees them from where it faces.
    Facing(Place),
    /// An arrow from every figure to its target.
    Targets,
    /// The doors of the party's room.
    Exits,
    /// A ring around a cell.
    Ring(Place),
}

/// The field of a picture that does not fit, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Path of the field, such as `marks[2]`.
    pub field: String,
    pub message: String,
}

impl Fault {
    pub fn new(field: impl Into<String>, message: impl Into<String>) -> Self {
        Fault {
            field: field.into(),
            message: message.into(),
        }
    }
}

/// A board with its figures and marks, ready to be drawn.
#[derive(Clone, Debug)]
pub struct Illustration {
    pub scene: Scene,
    /// The cells shown.
    pub cells: Vec<Cell>,
    pub marks: Vec<Inked>,
}

/// A mark as the rules have it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Inked {
    /// Cells seen clearly, behind cover, and not at all.
    Seen {
        clear: Vec<Cell>,
        covered: Vec<Cell>,
        hidden: Vec<Cell>,
    },
    /// A line of sight.
    Sight(LineOfSight),
    /// A zone of control; true for that of a foe.
    Zone(Vec<Cell>, bool),
    /// Cells within reach.
    Reach(Vec<Cell>),
    /// Steps of a walk: each cell, and whether a foe may react to leaving it for the next.
    Walk(Vec<(Cell, bool)>),
    /// A number on a cell.
    Number(Cell, usize),
    /// An arrow from cell to cell.
    Arrow(Cell, Cell),
    /// A ring around a cell.
    Ring(Cell),
}

/// The most choices made before the moment of a picture.
const LONGEST: usize = 400;

impl Illustration {
    /// Lays a picture out.
    ///
    /// # Errors
    /// The field that does not fit.
    pub fn of<R: Rulebook>(
        content: &Arc<R::Content>,
        things: &Things,
        picture: &BoardPicture,
    ) -> Result<Self, Fault> {
        let mut values = SetupValues(picture.game.clone());
        let mut content = content.clone();
        if let Some(board) = &picture.board {
            let (with_board, begun) = R::with_board(&content, board, things)?;
            content = Arc::new(with_board);
            values.0.extend(begun.0);
        }
        let setup = R::setup(&content, &values).map_err(|message| Fault::new("game", message))?;
        R::validate(&content, &setup).map_err(|message| Fault::new("game", message))?;
        let mut game = Game::<R>::lean(content, setup, picture.seed);
        if let Some(section) = &picture.until {
            play_until(&mut game, section, picture.seed)?;
        }
        let scene = R::scene(game.world());
        let cells = shown(&scene);
        if cells.is_empty() {
            return Err(Fault::new("game", "there is no board at this moment"));
        }
        let mut inker = Inker::<R> {
            game: &game,
            letters: picture.board.as_ref(),
            scene: &scene,
            cells: &cells,
            marks: Vec::new(),
        };
        for (at, mark) in picture.marks.iter().enumerate() {
            inker
                .ink(mark)
                .map_err(|message| Fault::new(format!("marks[{at}]"), message))?;
        }
        let marks = inker.marks;
        Ok(Self {
            scene,
            cells,
            marks,
        })
    }
}

/// Lets the sound player play until an event of a rule.
fn play_until<R: Rulebook>(game: &mut Game<R>, section: &str, seed: u64) -> Result<(), Fault> {
    let sections = || R::RULES.iter().map(|rule| rule.section());
    if !sections().any(|it| it == section) {
        let near = crate::content::nearest(section, sections());
        let near = near.map_or_else(String::new, |near| format!("; did you mean `{near}`?"));
        return Err(Fault::new(
            "until",
            format!("there is no rule `{section}`{near}"),
        ));
    }
    let mut bot = Bot::new(BotKind::Hero, seed);
    let happened = |game: &Game<R>| game.log().iter().any(|it| it.rule.section() == section);
    while !happened(game) {
        let goes_on = game.status() == Status::Deciding && game.made().len() < LONGEST;
        let (choice, amount) = bot.choose(game);
        if !goes_on || game.submit(choice, amount).is_err() {
            let message = format!("nothing happens by `{section}` in this game");
            return Err(Fault::new("until", message));
        }
    }
    Ok(())
}

/// The cells of the battle board, or of the party's room with its walls.
fn shown(scene: &Scene) -> Vec<Cell> {
    if let Some(board) = &scene.board {
        return board.cells.iter().map(|it| it.cell).collect();
    }
    let room = scene.map.as_ref().and_then(|map| {
        let here = scene.room.and_then(|room| map.rooms().nth(room));
        here.or(map.last())
    });
    let whole = room.map(|room| room.interior().grown(1));
    whole
        .into_iter()
        .flat_map(|area: Rect| area.cells())
        .collect()
}

/// Puts marks onto a board.
struct Inker<'a, R: Rulebook> {
    game: &'a Game<R>,
    letters: Option<&'a BoardLetters>,
    scene: &'a Scene,
    cells: &'a [Cell],
    marks: Vec<Inked>,
}

impl<R: Rulebook> Inker<'_, R> {
    fn ink(&mut self, mark: &Mark) -> Result<(), String> {
        let world = self.game.world();
        match mark {
            Mark::Seen(from) => {
                let (who, from) = self.figure(from)?;
                let mut cells: [Vec<Cell>; 3] = Default::default();
                for &cell in self.cells.iter().filter(|cell| **cell != from) {
                    let line = R::line_of_sight(world, who.id, from, cell).ok_or(NO_SIGHT)?;
                    let how = match (line.blocked.is_empty(), line.covered) {
                        (true, false) => 0,
                        (true, true) => 1,
                        (false, _) => 2,
                    };
                    cells[how].push(cell);
                }
                let [clear, covered, hidden] = cells;
                self.marks.push(Inked::Seen {
                    clear,
                    covered,
                    hidden,
                });
            }
            Mark::Sight(from, to) => {
                let (who, from) = self.figure(from)?;
                let to = self.place(to)?;
                let line = R::line_of_sight(world, who.id, from, to).ok_or(NO_SIGHT)?;
                self.marks.push(Inked::Sight(line));
            }
            Mark::Zone(of) => {
                let (who, _) = self.figure(of)?;
                let is_foe = who.side == super::scene::Side::Foe;
                let zone = Inked::Zone(who.zone.clone(), is_foe);
                self.marks.push(zone);
            }
            Mark::Reach(of) => {
                let (who, _) = self.figure(of)?;
                let reach = R::movement_range(world, who.id);
                self.marks.push(Inked::Reach(reach));
            }
            Mark::Walk(places) => self.walk(places)?,
            Mark::Order => {
                for (at, id) in self.scene.turn_order.iter().enumerate() {
                    let token = self.scene.tokens.iter().find(|token| token.id == *id);
                    let cell = token.ok_or("there is no turn order now")?.cell;
                    self.marks.push(Inked::Number(cell, at + 1));
                }
            }
            Mark::Facing(of) => {
                let (who, at) = self.figure(of)?;
                let facing = who.facing.ok_or("figures of this game face nowhere")?;
                let around = at.around().into_iter();
                let around = around.filter(|cell| self.cells.contains(cell));
                let (hidden, clear) = around.partition(|it| facing.flank(at, *it) == Flank::Rear);
                self.marks.push(Inked::Seen {
                    clear,
                    covered: Vec::new(),
                    hidden,
                });
            }
            Mark::Targets => {
                for token in &self.scene.tokens {
                    let mut others = self.scene.tokens.iter();
                    let target = others.find(|it| Some(it.id) == token.target);
                    let arrow = target.map(|to| Inked::Arrow(token.cell, to.cell));
                    self.marks.extend(arrow);
                }
            }
            Mark::Exits => {
                let map = self.scene.map.as_ref().ok_or("there is no map")?;
                let shown = |cell: &Cell| self.cells.contains(cell);
                let doors = map.links().map(|link| link.door_cell).filter(shown);
                let entrances = map.entrances().map(|(_, exit)| exit.cell).filter(shown);
                self.marks.extend(doors.chain(entrances).map(Inked::Ring));
            }
            Mark::Ring(place) => {
                let ring = Inked::Ring(self.place(place)?);
                self.marks.push(ring);
            }
        }
        Ok(())
    }

    /// A walk through cells next to each other, none of which is closed to the figure.
    fn walk(&mut self, places: &[Place]) -> Result<(), String> {
        let first = places.first().ok_or("a walk begins with its figure")?;
        let (who, from) = self.figure(first)?;
        let reach = R::movement_range(self.game.world(), who.id);
        let mut cells = vec![from];
        for place in &places[1..] {
            let cell = self.place(place)?;
            let before = cells[cells.len() - 1];
            let beside = match self.scene.tiling() {
                Tiling::Hexes => hex::distance(before, cell) == 1,
                Tiling::Squares => before.reach_to(cell) == 1,
            };
            if !beside {
                return Err(format!("`{place}` is not next to the cell before it"));
            }
            if !reach.contains(&cell) {
                return Err(format!("the figure cannot move to `{place}` this turn"));
            }
            cells.push(cell);
        }
        let foes = || {
            let others = self.scene.tokens.iter();
            others.filter(|token| token.side != who.side)
        };
        let watched = |from: &Cell, to: &Cell| {
            foes().any(|foe| foe.zone.contains(from) && foe.zone.contains(to))
        };
        let step = |(at, cell): (usize, &Cell)| {
            let next = cells.get(at + 1);
            (*cell, next.is_some_and(|next| watched(cell, next)))
        };
        let steps = cells.iter().enumerate().map(step).collect();
        self.marks.push(Inked::Walk(steps));
        Ok(())
    }

    /// The cell of a place.
    fn place(&self, place: &str) -> Result<Cell, String> {
        let cell = match place.split_once('.') {
            Some((row, column)) => {
                let number = |text: &str| text.parse::<i16>().ok()?.checked_sub(1);
                match (number(row), number(column)) {
                    (Some(row), Some(column)) => self.corner() + Cell::new(column, row),
                    _ => return Err(format!("`{place}` is no row and column, as in `3.5`")),
                }
            }
            None => self.lettered(place)?,
        };
        if self.cells.contains(&cell) {
            Ok(cell)
        } else {
            Err(format!("`{place}` is not on the board"))
        }
    }

    /// The cell in row and column 1: of a board of squares, its own first one.
    fn corner(&self) -> Cell {
        let squares = self.scene.tiling() == Tiling::Squares && self.scene.board.is_some();
        let board = self.cells.iter().filter(|_| squares);
        let first = board
            .copied()
            .reduce(|one, other| Cell::new(one.x.min(other.x), one.y.min(other.y)));
        first.unwrap_or(Cell::new(0, 0))
    }

    /// The cell of a letter that the picture's own board has once.
    fn lettered(&self, place: &str) -> Result<Cell, String> {
        let letters = self.letters.ok_or_else(|| {
            format!("`{place}`: only a board of the picture's own has letters, others `3.5`")
        })?;
        let rows = letters.rows.iter().enumerate();
        let mut found = rows.flat_map(|(y, row)| {
            let cells = row.chars().enumerate();
            let here = cells.filter(|(_, letter)| place.chars().eq([*letter]));
            here.map(move |(x, _)| Cell::new(x as i16, y as i16))
        });
        match (found.next(), found.next()) {
            (Some(cell), None) => Ok(cell),
            (None, _) => Err(format!("the board has no letter `{place}`")),
            (Some(_), Some(_)) => Err(format!(
                "the board has the letter `{place}` more than once; say row and column, as in `3.5`"
            )),
        }
    }

    /// The figure that stands in a place.
    fn figure(&self, place: &str) -> Result<(&Token, Cell), String> {
        let cell = self.place(place)?;
        let mut tokens = self.scene.tokens.iter();
        let found = tokens.find(|token| !token.down && token.cell == cell);
        let found = found.map(|token| (token, cell));
        found.ok_or_else(|| format!("nobody stands in `{place}`"))
    }
}

const NO_SIGHT: &str = "there are no lines of sight on this board";
