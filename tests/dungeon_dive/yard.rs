//! A yard to fight in: heroes, foes and places as a test wants them. Its content is a mod of its own,
//! `yard/`, so that the tests hold whatever becomes of that of the game.

use std::sync::{Arc, LazyLock};

use serde::Serialize;
use serde_json::{Value, from_value, json, to_value};
use tabledelve::{
    content::{Loader, RecordId},
    game::{Game, Status},
    grid::Cell,
    rulesets::dungeon_dive::{
        Action, DungeonDive, Event, FigureId, HeroRecord, How, Play as View, Purse, Question,
        Setup, Team, TownSetup,
        content::{Book, Scores, Source},
    },
};

use crate::{
    registry,
    script::{Deck, NoCards, Script},
};

/// The game's content with that of the yard.
pub static BOOK: LazyLock<Arc<Book>> = LazyLock::new(|| {
    let core = env!("CARGO_MANIFEST_DIR");
    let library = Loader::new(registry(), core).with_mod(yard_folder()).load();
    let library = library.unwrap_or_else(|problems| {
        let all: Vec<String> = problems.iter().map(ToString::to_string).collect();
        panic!("{}", all.join("\n"))
    });
    let problems: Vec<String> = library.problems().map(ToString::to_string).collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    Arc::new(Book::new(&library).expect("a book"))
});

/// Where the yard lies.
pub fn yard_folder() -> std::path::PathBuf {
    let folder = std::path::Path::new(file!()).with_file_name("yard");
    match folder.is_absolute() {
        true => folder,
        false => std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(folder),
    }
}

/// A fight with fixed dice.
pub type Play = Script<DungeonDive, NoCards>;

/// The heroes of the first two seats.
pub const FIRST: FigureId = FigureId(0);
pub const SECOND: FigureId = FigureId(1);

pub fn id(name: &str) -> RecordId {
    let full = match name.contains(':') {
        true => name.to_owned(),
        false => format!("yard:{name}"),
    };
    RecordId::new(&full).expect("an id")
}

/// A knight with a sword: strength 16, everything else 10, and these features.
pub fn knight(features: &[&str]) -> HeroRecord {
    HeroRecord {
        name: "Brand".to_owned(),
        bust: "fighter_elf".to_owned(),
        race: id("plain"),
        class: id("knight"),
        path: None,
        level: 1,
        scores: Scores {
            str: 16,
            dex: 10,
            con: 10,
            int: 10,
            wis: 10,
            cha: 10,
        },
        skills: Vec::new(),
        expert: Vec::new(),
        choices: features.iter().map(|it| id(it)).collect(),
        spells: Vec::new(),
        arms: vec![(id("sword"), None)],
        armour: None,
        shield: None,
        gear: Vec::new(),
        items: Vec::new(),
        rooms: 0,
        purse: Purse::default(),
        plan: None,
    }
}

/// A knight of a level.
pub fn knight_of(level: u8, features: &[&str]) -> HeroRecord {
    HeroRecord {
        level,
        ..knight(features)
    }
}

/// A mage of level 5 with a dagger: intelligence 16, everything else 10.
pub fn mage(spells: &[&str]) -> HeroRecord {
    HeroRecord {
        name: "Wisp".to_owned(),
        class: id("mage"),
        level: 5,
        scores: Scores {
            str: 10,
            int: 16,
            ..knight(&[]).scores
        },
        spells: spells.iter().map(|it| id(it)).collect(),
        arms: vec![(id("dagger"), None)],
        choices: vec![id("surge")],
        ..knight(&[])
    }
}

/// The same hero with other arms.
pub fn armed(hero: HeroRecord, arms: &[&str]) -> HeroRecord {
    HeroRecord {
        arms: arms.iter().map(|it| (id(it), None)).collect(),
        ..hero
    }
}

/// A setup in the yard.
pub fn setup(heroes: &[HeroRecord], foes: &[&str]) -> Setup {
    Setup {
        map: Some(id("yard")),
        dive: None,
        band: foes.iter().map(|it| (id(it), 1)).collect(),
        heroes: heroes.to_vec(),
        surprised: false,
        town: TownSetup::default(),
    }
}

/// These heroes against these foes, who stand in these squares. Heroes act first, in seating order:
/// all of them roll a 20 for initiative, and each foe of another kind a 1.
pub fn fight(heroes: &[HeroRecord], foes: &[&str], places: &[(i16, i16)]) -> Play {
    let mut play = begun(setup(heroes, foes), heroes.len());
    place(&mut play, places);
    play
}

/// A fight at its first turn, with heroes before foes.
pub fn begun(setup: Setup, heroes: usize) -> Play {
    begun_with(BOOK.clone(), setup, heroes)
}

/// The same with other content.
pub fn begun_with(book: Arc<Book>, setup: Setup, heroes: usize) -> Play {
    let mut play = Play::begun(book, setup);
    let mut rolled = 0;
    while play.game.status() == Status::Rolling {
        let face = if rolled < heroes { 20 } else { 1 };
        play.game.give(face).expect("a d20");
        rolled += 1;
    }
    play
}

/// Puts everybody in a square, in the order of their numbers.
pub fn place(play: &mut Play, places: &[(i16, i16)]) {
    arrange(play, |named| {
        let figures = named["figures"].as_array_mut().expect("figures");
        for (figure, (x, y)) in figures.iter_mut().zip(places) {
            figure["stand"]["cell"] = written(Cell::new(*x, *y));
            figure["turn"]["trail"] = json!([written(Cell::new(*x, *y))]);
        }
    });
}

/// Leaves somebody with so many hit points.
pub fn weaken(play: &mut Play, who: FigureId, points: i16) {
    arrange(play, |named| {
        named["figures"][usize::from(who.0)]["body"]["points"] = json!(points);
    });
}

fn written(value: impl Serialize) -> Value {
    to_value(value).expect("plain data")
}

/// Lays the state of a fight out anew; its log begins with that.
pub fn arrange<D: Deck<DungeonDive>>(
    play: &mut Script<DungeonDive, D>,
    edit: impl FnOnce(&mut Value),
) {
    arrange_all(play, |snapshot| edit(&mut snapshot["named"]));
}

/// Lays the state out anew and has something done before anything else.
pub fn amid(play: &mut Play, task: Value, edit: impl FnOnce(&mut Value)) {
    let mut checkpoint = written(play.game.take_checkpoint());
    edit(&mut checkpoint["snapshot"]["named"]);
    let agenda = checkpoint["agenda"].as_array_mut().expect("an agenda");
    agenda.push(task);
    resume(play, checkpoint);
}

/// Lays the state out anew and has this done and nothing else. A record that the state is to name is
/// given by its place in the legend.
pub fn instead(
    play: &mut Play,
    task: Value,
    record: Option<RecordId>,
    edit: impl FnOnce(&mut Value, usize),
) {
    let mut checkpoint = written(play.game.take_checkpoint());
    let snapshot = &mut checkpoint["snapshot"];
    let place = record.map_or(0, |it| in_legend(snapshot, &it));
    edit(&mut snapshot["named"], place);
    checkpoint["agenda"] = json!([task]);
    resume(play, checkpoint);
}

/// The place of a record in the legend of a state.
pub fn in_legend(snapshot: &mut Value, record: &RecordId) -> usize {
    let legend = snapshot["legend"].as_array_mut().expect("ids");
    let place = legend.iter().position(|it| *it == json!(record));
    place.unwrap_or_else(|| {
        legend.push(json!(record));
        legend.len() - 1
    })
}

/// Lays the whole of a snapshot out anew.
pub fn arrange_all<D: Deck<DungeonDive>>(
    play: &mut Script<DungeonDive, D>,
    edit: impl FnOnce(&mut Value),
) {
    let game = &play.game;
    let mut checkpoint = written(game.take_checkpoint());
    edit(&mut checkpoint["snapshot"]);
    resume(play, checkpoint);
}

fn resume<D: Deck<DungeonDive>>(play: &mut Script<DungeonDive, D>, checkpoint: Value) {
    let game = &play.game;
    let checkpoint = from_value(checkpoint).expect("a state like any other");
    let (setup, made) = (game.setup().clone(), game.made().to_vec());
    let before = vec![1; game.taken() as usize];
    let book = game.content().clone();
    let resumed = Game::resume(book, setup, 0, before, made, checkpoint);
    play.game = resumed.expect("a sound state");
}

/// The number of a foe, counted from 0.
pub fn foe(play: &Play, nth: usize) -> FigureId {
    let foes = View::of(play.game.world()).figures();
    let mut foes = foes.filter(|it| it.team() == Team::Foes);
    foes.nth(nth).expect("a foe").id()
}

/// Hit points of somebody.
pub fn points(play: &Play, who: FigureId) -> i16 {
    View::of(play.game.world()).figure(who).body().points
}

/// The square that somebody stands in.
pub fn cell(play: &Play, who: FigureId) -> (i16, i16) {
    let cell = View::of(play.game.world()).figure(who).cell();
    cell.map(|it| (it.x, it.y)).expect("on the board")
}

/// True for whoever has a condition.
pub fn has(play: &Play, who: FigureId, condition: &str) -> bool {
    let key = BOOK.conditions.find(condition).expect("a condition");
    View::of(play.game.world()).figure(who).has(key)
}

/// Strikes at somebody with what is in the main hand.
pub fn strike(play: &mut Play, on: FigureId) {
    play.act(|it| {
        matches!(it, Action::Attack { arm: Some(_), how: How::Strike, on: at, second: false, .. } if *at == on)
    });
}

/// Casts a spell with a slot of a circle; whom at is asked next.
pub fn cast(play: &mut Play, spell: &str, circle: u8) {
    let source = Source::Spell(BOOK.spells.find(id(spell)).expect("a spell"));
    play.choose(Action::Use {
        source,
        act: 0,
        circle,
    });
}

/// Goes to a square.
pub fn go(play: &mut Play, x: i16, y: i16) {
    play.choose(Action::Move(Cell::new(x, y)));
}

/// True while a hero is asked what they do on their turn.
pub fn on_turn(play: &Play, who: FigureId) -> bool {
    matches!(play.game.asking(), Some(Question::OnTurn(it)) if *it == who)
}

/// Events since this place of the log that fit.
pub fn count(play: &Play, fits: impl Fn(&Event) -> bool) -> usize {
    play.game.log().iter().filter(|it| fits(&it.event)).count()
}

/// Puts a condition on somebody until it is ended.
pub fn inflict(play: &mut Play, who: FigureId, condition: &str) {
    inflict_until(play, who, condition, "Ended");
}

/// Puts a condition on somebody that lasts until then.
pub fn inflict_until<D: Deck<DungeonDive>>(
    play: &mut Script<DungeonDive, D>,
    who: FigureId,
    condition: &str,
    until: &str,
) {
    let full = id(condition);
    arrange_all(play, |snapshot| {
        let place = in_legend(snapshot, &full);
        let named = &mut snapshot["named"];
        let next = named["state"]["next_lasting"].as_u64().expect("a number");
        named["state"]["next_lasting"] = json!(next + 1);
        let lasting = json!({
            "id": next, "source": "Rule", "what": {"Condition": place}, "by": null,
            "until": until, "again": null, "deed": null, "circle": 0,
        });
        let all = &mut named["figures"][usize::from(who.0)]["lasts"]["all"];
        all.as_array_mut().expect("a list").push(lasting);
    });
}

/// Leaves somebody dying, with so many failures.
pub fn lay_low(play: &mut Play, who: FigureId, failures: u8) {
    arrange(play, |named| {
        let body = &mut named["figures"][usize::from(who.0)]["body"];
        body["points"] = json!(0);
        body["life"] = json!({"Dying": {"successes": 0, "failures": failures}});
    });
    inflict(play, who, "core:unconscious");
}
