//! Games that begin where a test wants them to: heroes of any cards in a dungeon of four rooms, in a
//! state that the test lays out by hand.
//!
//! The first room is a hall of 8 by 8 squares with beds along its walls and nothing in its middle;
//! doors lead out of it and to the second room, a guardroom. Behind that is an office, behind the
//! office a latrine, which has a door to the outside too.

use std::collections::VecDeque;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, from_value, json, to_value};
use tabledelve::{
    dice::Request,
    game::{Game, Status},
    grid::Cell,
    rulesets::card_grid::{
        Action, CardGrid, CardState, Event, Faction, Fight, Fighting, FigureId, Foe, Hand, Hero,
        HeroRecord, Lasting, Pack, Placed, Play as View, Question, Setup, Stance, Tapped, Task,
        checks::Style, content::ObstacleIx,
    },
};

use crate::{
    BOOK,
    proofs::script::{Deck, Script},
    setup,
};

/// What is drawn by lot, in order.
#[derive(Default, Debug)]
pub struct Lots(VecDeque<u16>);

impl Deck<CardGrid> for Lots {
    fn draw(&mut self, _game: &Game<CardGrid>, _wanted: &Request) -> Option<u16> {
        self.0.pop_front()
    }

    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// A game with fixed dice and lots.
pub type Play = Script<CardGrid, Lots>;

/// The heroes of the first two seats.
pub const FIRST: FigureId = FigureId(0);
pub const SECOND: FigureId = FigureId(1);

/// The room where games begin, and those behind it.
pub const HALL: u8 = 1;
pub const GUARDROOM: u8 = 2;
pub const OFFICE: u8 = 3;
pub const LATRINE: u8 = 4;

fn ids<T: DeserializeOwned>(names: &[&str]) -> Vec<T> {
    let full = names.iter().map(|it| json!(format!("core:{it}")));
    full.map(|it| from_value(it).expect("an id")).collect()
}

/// A hero with these cards: those of the sheets each in its place, and defences.
pub fn hero(
    characters: &[(usize, &str)],
    attacks: &[(usize, &str)],
    defences: &[&str],
) -> HeroRecord {
    let mut record = HeroRecord {
        characters: ids(&characters.iter().map(|it| it.1).collect::<Vec<_>>()),
        attacks: ids(&attacks.iter().map(|it| it.1).collect::<Vec<_>>()),
        defences: ids(defences),
        ..HeroRecord::default()
    };
    for (nth, (place, _)) in (0..).zip(characters) {
        record.sheet.put(*place, nth);
    }
    for (nth, (place, _)) in (0..).zip(attacks) {
        record.attack_sheet.put(*place, nth);
    }
    record
}

/// The same hero with gear and spells.
pub fn with(record: HeroRecord, gear: &[&str], spells: &[&str]) -> HeroRecord {
    HeroRecord {
        gear: ids(gear),
        spells: ids(spells),
        ..record
    }
}

/// A dwarf of Fight 6: the dwarf's 4, and 2 of the fighter's own.
pub fn fighter(attacks: &[(usize, &str)], defences: &[&str]) -> HeroRecord {
    hero(&[(4, "dwarf"), (5, "fighter")], attacks, defences)
}

/// A fighter with a sweep and defences of 1, 2 and 3, none of them against hits.
pub fn sweeper() -> HeroRecord {
    let defences = ["chin_down", "stand_on_its_foot", "caltrops"];
    fighter(&[(4, "low_sweep")], &defences)
}

/// A dwarf whose fighter lies below: Guard 4 and Fight 2, with defences of 1, 2 and 3.
pub fn guard() -> HeroRecord {
    hero(
        &[(4, "dwarf"), (7, "fighter")],
        &[(4, "quick_jab")],
        &["chin_down", "stand_on_its_foot", "caltrops"],
    )
}

/// A ghoul of Mend 4 and nothing else, with defences of 1, 2 and 3 that are no use against hits.
pub fn healer() -> HeroRecord {
    hero(
        &[(4, "ghoul"), (5, "healer")],
        &[(4, "quick_jab")],
        &["clean_rag", "count_to_three", "pop_the_shoulder_back"],
    )
}

/// A setup for these heroes, of one adventure for the book's first dungeon.
pub fn setup_of(heroes: &[HeroRecord], values: &[(&str, &str)]) -> Setup {
    let usual = [("list", "first_example"), ("threat", "number_four")];
    let mut setup = setup(&[&usual[..], values].concat());
    setup.heroes = heroes.len() as u8;
    setup.returning = heroes.to_vec();
    setup
}

/// A game with this setup, where the heroes have to say by which way they go in: cards lie as they
/// do, and chance has always had the first of all lots.
pub fn outside(setup: Setup) -> Play {
    let mut play = Play::of(BOOK.clone(), setup);
    while !matches!(play.game.asking(), Some(Question::Entrance)) {
        match play.game.status() {
            Status::Rolling => play.game.give(1).expect("the first of all"),
            _ => {
                play.choose(Action::Enough);
            }
        }
    }
    play
}

/// These heroes in the hall, with nobody else in the dungeon.
pub fn hall(heroes: &[HeroRecord]) -> Play {
    hall_of(setup_of(heroes, &[]))
}

/// The same with a setup of its own.
pub fn hall_of(setup: Setup) -> Play {
    let mut play = outside(setup);
    arrange(&mut play, |desk| desk.clear());
    assert_eq!(View::of(play.game.world()).grown().entrances()[..], [1, 4]);
    play.choose(Action::Go(HALL));
    play.waits(|it| matches!(it, Question::InRoom));
    play
}

/// The square in this column and row of the middle of the hall, each from 0 to 5.
pub fn at(play: &Play, x: i16, y: i16) -> Cell {
    let floor = &View::of(play.game.world()).grown().plan.rooms[0];
    let left = floor.iter().map(|cell| cell.x).min().expect("a floor");
    let top = floor.iter().map(|cell| cell.y).min().expect("a floor");
    Cell::new(left + 1 + x, top + 1 + y)
}

/// A state as it is written down, to be laid out by hand.
pub struct Desk {
    snapshot: Value,
    agenda: Value,
}

/// Lays the state of a game out anew; its log begins with that.
pub fn arrange(play: &mut Play, edit: impl FnOnce(&mut Desk)) {
    let game = &play.game;
    let mut json = to_value(game.take_checkpoint()).expect("plain data");
    let mut desk = Desk {
        snapshot: json["snapshot"].take(),
        agenda: json["agenda"].take(),
    };
    edit(&mut desk);
    (json["snapshot"], json["agenda"]) = (desk.snapshot, desk.agenda);
    let checkpoint = from_value(json).expect("a state like any other");
    let (setup, made) = (game.setup().clone(), game.made().to_vec());
    let before = vec![1; game.taken() as usize];
    let resumed = Game::resume(BOOK.clone(), setup, 0, before, made, checkpoint);
    play.game = resumed.expect("a sound state");
    play.game.explain_refusals();
}

/// Changes a value that is written down.
fn change<T: Serialize + DeserializeOwned>(value: &mut Value, edit: impl FnOnce(&mut T)) {
    let mut read: T = from_value(value.take()).expect("what is written there");
    edit(&mut read);
    *value = to_value(read).expect("plain data");
}

impl Desk {
    /// The number that stands for a record.
    pub fn key(&mut self, id: &str) -> u16 {
        let legend = self.snapshot["legend"].as_array_mut().expect("ids");
        let id = json!(format!("core:{id}"));
        let place = legend.iter().position(|known| *known == id);
        place.unwrap_or_else(|| {
            legend.push(id);
            legend.len() - 1
        }) as u16
    }

    fn named(&mut self) -> &mut Value {
        &mut self.snapshot["named"]
    }

    /// What is to be done, the last of it first.
    pub fn agenda(&mut self, tasks: &[Task]) {
        self.agenda = to_value(tasks).expect("plain data");
    }

    /// The state of the table, where records are numbers.
    pub fn state(&mut self) -> &mut Value {
        &mut self.named()["state"]
    }

    /// The four rooms, with nobody in them.
    pub fn clear(&mut self) {
        let plan: [(u8, &str, Value); 4] = [
            (16, "bedroom", json!(["Entrance", {"Room": 2}])),
            (4, "guardroom", json!([{"Room": 1}, {"Room": 3}])),
            (4, "office", json!([{"Room": 2}, {"Room": 4}])),
            (2, "latrine", json!([{"Room": 3}, "Entrance"])),
        ];
        let rolled = (1..).zip(plan).map(|(room, (size, purpose, ways))| {
            let ways = ways.as_array().expect("ways").iter();
            let ways: Vec<Value> = ways.map(|it| json!({"room": room, "leads": it})).collect();
            let purpose = self.key(purpose);
            json!({"size": size, "purpose": purpose, "ways": ways})
        });
        let rolled: Vec<Value> = rolled.collect();
        let dungeon = &mut self.state()["dungeon"];
        dungeon["rolled"] = json!(rolled);
        dungeon["goal"] = json!(OFFICE);
        let room = json!({
            "found": null, "entered": false, "scouted": false, "text": 0, "obstacles": [],
        });
        dungeon["rooms"] = json!(vec![room; 4]);
        let heroes = self.named()["heroes"].as_array().expect("heroes").len();
        self.named()["foes"] = json!([]);
        let cast = self.named()["cast"].as_array_mut().expect("a cast");
        cast.truncate(heroes);
    }

    fn figure(&mut self, who: FigureId) -> &mut Value {
        let named = self.named();
        let heroes = named["heroes"].as_array().expect("heroes").len();
        let nth = usize::from(who.0);
        match nth.checked_sub(heroes) {
            None => &mut named["heroes"][nth],
            Some(nth) => &mut named["foes"][nth],
        }
    }

    pub fn stance(&mut self, who: FigureId, edit: impl FnOnce(&mut Stance)) {
        change(&mut self.figure(who)["stance"], edit);
    }

    pub fn stand(&mut self, who: FigureId, cell: Cell) {
        self.stance(who, |it| it.cell = Some(cell));
    }

    pub fn lasting(&mut self, who: FigureId, edit: impl FnOnce(&mut Lasting)) {
        change(&mut self.figure(who)["lasting"], edit);
    }

    pub fn hand(&mut self, who: FigureId, edit: impl FnOnce(&mut Hand)) {
        change(&mut self.figure(who)["hand"], edit);
    }

    pub fn pack(&mut self, who: FigureId, edit: impl FnOnce(&mut Pack)) {
        change(&mut self.figure(who)["pack"], edit);
    }

    pub fn fight(&mut self, edit: impl FnOnce(&mut Fight)) {
        change(&mut self.state()["fight"], edit);
    }

    /// A foe in a room that nobody has met, with dice if it has some.
    pub fn post(&mut self, foe: &str, room: u8, dice: &[u8]) -> FigureId {
        let foe = self.key(foe);
        let cast = self.named()["cast"].as_array_mut().expect("a cast");
        let id = FigureId(cast.len() as u16);
        cast.push(json!(foe));
        let pack = json!({
            "foe": foe, "leads": false, "room": room, "dice": dice, "gone": [], "met": false,
        });
        let posted = json!({
            "id": id, "pack": pack, "stance": Stance::default(), "lasting": Lasting::default(),
        });
        let foes = self.named()["foes"].as_array_mut().expect("foes");
        foes.push(posted);
        id
    }

    /// An obstacle in a room.
    pub fn bar(&mut self, obstacle: &str, room: u8, task: bool) {
        let placed = Placed {
            obstacle: ObstacleIx(self.key(obstacle)),
            cell: None,
            task,
            passed: false,
            shut: false,
            tried: Default::default(),
        };
        let room = &mut self.state()["dungeon"]["rooms"][usize::from(room) - 1];
        let obstacles = room["obstacles"].as_array_mut().expect("obstacles");
        obstacles.push(to_value(placed).expect("plain data"));
    }
}

/// A kind of foe, its dice, and where it stands in the middle of the hall.
pub type Posted<'a> = (&'a str, &'a [u8], (i16, i16));

/// A fight in the hall, at the first question to the heroes: these stand in the middle at these
/// places, and so do the foes, who come after them in number.
pub fn fight(heroes: &[HeroRecord], places: &[(i16, i16)], foes: &[Posted<'_>]) -> Play {
    let mut play = hall(heroes);
    meet(&mut play, places, foes);
    play
}

/// Begins such a fight in a game that is in the hall.
pub fn meet(play: &mut Play, places: &[(i16, i16)], foes: &[Posted<'_>]) {
    let cell = |(x, y): (i16, i16)| at(play, x, y);
    let heroes: Vec<Cell> = places.iter().map(|it| cell(*it)).collect();
    let cells: Vec<Cell> = foes.iter().map(|(.., place)| cell(*place)).collect();
    arrange(play, |desk| {
        for (nth, cell) in (0..).zip(heroes) {
            desk.stand(FigureId(nth), cell);
        }
        for ((foe, dice, _), cell) in foes.iter().zip(cells) {
            let who = desk.post(foe, HALL, dice);
            desk.stand(who, cell);
            desk.pack(who, |it| it.met = true);
        }
        let fight = Fight {
            round: 1,
            acting: Some(Faction::Heroes),
            first: Some(Faction::Heroes),
            ..Fight::default()
        };
        desk.state()["fight"] = to_value(fight).expect("plain data");
        desk.agenda(&[
            Task::Explore,
            Task::FightOver,
            Task::Phase(1),
            Task::HeroesAct(None),
        ]);
    });
    play.pump();
}

/// The hero of a seat.
pub fn seat(play: &Play, seat: u8) -> Hero<'_> {
    View::of(play.game.world()).seat(seat)
}

/// A foe by its number.
pub fn foe(play: &Play, who: u16) -> Foe<'_> {
    let figure = View::of(play.game.world()).figure(FigureId(who));
    figure.foe().expect("a foe")
}

/// What happened in fights, by the rule that it happened under, in order.
pub fn fought(play: &Play) -> Vec<(&'static str, Fighting)> {
    let log = play.game.log().iter();
    log.filter_map(|it| match &it.event {
        Event::Fighting(event) => Some((it.rule.section(), event.clone())),
        _ => None,
    })
    .collect()
}

/// The margins of the attacks of foes, in order.
pub fn margins(play: &Play) -> Vec<u8> {
    let struck = fought(play)
        .into_iter()
        .filter_map(|(_, event)| match event {
            Fighting::Struck { margin, .. } => Some(margin),
            _ => None,
        });
    struck.collect()
}

/// Has every die show a 1 until somebody decides: with that, no attack hits.
pub fn ones(play: &mut Play) {
    while play.game.status() == Status::Rolling {
        play.game.give(1).expect("every die has a 1");
    }
}

/// Fixes what is drawn by lot next.
pub fn lots(play: &mut Play, drawn: &[u16]) {
    play.deck.0.extend(drawn);
    play.pump();
}

/// An attack with the card in the middle of the sheet, with two dice.
pub fn attack(on: u16) -> Action {
    attack_by(4, on)
}

/// An attack with the card in a place of the sheet, with two dice.
pub fn attack_by(card: u8, on: u16) -> Action {
    Action::Attack {
        card,
        on: FigureId(on),
        style: Style::Cautious,
    }
}

/// The first hero taps a card, on somebody or not.
pub fn tap(card: Tapped, on: Option<u16>) -> Action {
    Action::Tap {
        by: FIRST,
        card,
        on: on.map(FigureId),
    }
}

/// The dice that a foe has left, highest first.
pub fn dice(play: &Play, who: u16) -> Vec<u8> {
    foe(play, who).dice().to_vec()
}

/// How the defences of a seat stand, in the order in which they are owned.
pub fn defences(play: &Play, of: u8) -> Vec<CardState> {
    seat(play, of).hand().defences.to_vec()
}

/// For each of the four rooms whether it is known what is in it, and whether anybody has been there.
pub fn rooms(play: &Play) -> [(bool, bool); 4] {
    let dungeon = View::of(play.game.world()).dungeon();
    [HALL, GUARDROOM, OFFICE, LATRINE].map(|room| {
        let room = dungeon.room(room).expect("a room");
        (room.scouted, room.entered)
    })
}
