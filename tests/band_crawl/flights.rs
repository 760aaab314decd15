//! Flight from the battle board over tiles, breaking off, pursuit, and running for good.

use std::collections::HashMap;

use tabledelve::{
    dungeon::RoomId,
    game::Target,
    grid::Side,
    rulesets::band_crawl::{Action, Faction, FigureId, Place, Question, React, Setup, rules},
};

use super::{
    BOOK,
    play::{Play, fights, record, setup},
};

const BAND: Faction = Faction::Band;
const FOES: Faction = Faction::Foes;

/// Dice by their purpose, each list again from its start when it has run out.
pub type Dice<'a> = [(&'a str, &'a [u16])];

impl Play {
    /// Gives dice by their purpose until something is to be decided.
    pub fn feed(&mut self, dice: &Dice<'_>) -> &mut Self {
        let mut given: HashMap<&str, usize> = HashMap::new();
        loop {
            let Some(wanted) = self.game.wanted() else {
                match self.passes() {
                    true => continue,
                    false => break,
                }
            };
            let purpose = wanted.purpose;
            let list = dice
                .iter()
                .find(|(name, _)| purpose == format!("dice-band-{name}"));
            let (name, faces) = list.unwrap_or_else(|| panic!("{purpose}: {}", self.asked()));
            let nth = given.entry(name).or_default();
            assert!(*nth < 200, "{purpose} without end: {}", self.asked());
            let face = faces[*nth % faces.len()];
            *nth += 1;
            self.game.give(face).expect("a face of the die");
        }
        self
    }

    /// Makes a choice, and gives dice until the next one.
    pub fn go(&mut self, act: Action, dice: &Dice<'_>) -> &mut Self {
        self.choose(act).feed(dice)
    }

    fn place(&self, who: u16) -> Place {
        self.figure(who).stance().place
    }
}

/// Foes as they are rolled: goblin thieves of 4 with swords, without items.
pub const GOBLINS: &Dice<'static> = &[
    ("big-bad", &[6]),
    ("growth", &[1]),
    ("list", &[4, 6]),
    ("arms", &[1]),
    ("item-chance", &[6]),
    ("activation", &[1, 2]),
    ("force", &[1, 2]),
    ("encounter", &[1, 6]),
    ("numbers", &[3]),
    ("minions", &[1]),
    ("standing", &[3]),
    ("charge", &[1]),
    ("charge-against", &[6]),
    ("force-move", &[6]),
    ("treasure", &[1]),
];

/// Dice for goblins, with others before them.
pub fn with<'a>(first: &[(&'a str, &'a [u16])]) -> Vec<(&'a str, &'a [u16])> {
    first.iter().chain(GOBLINS).copied().collect()
}

/// An adventure of a band against goblins.
pub fn adventure(band: &[&str]) -> Setup {
    Setup {
        returning: band.iter().map(|it| record(it)).collect(),
        ..setup(&[("big_bad", "goblin"), ("reason", "explore")])
    }
}

/// A band on the second tile, a corridor, at the start of its second turn, with these dice for it.
pub fn in_a_corridor(band: &[&str], activation: &[u16]) -> Play {
    let mut play = Play::begun(BOOK.clone(), adventure(band));
    play.feed(GOBLINS);
    play.go(Action::SetOut, GOBLINS);
    let dice = with(&[("tile", &[3, 4]), ("activation", activation)]);
    play.go(Action::Way(ahead(&play)), &dice);
    // They could still hurry.
    play.go(Action::Enough, &dice);
    assert_eq!(play.tile_of_group(), RoomId(1));
    play
}

/// The same, gone on to a room with as many goblins in it as the die for their number says; `more`
/// are dice before those of [`GOBLINS`].
pub fn in_a_room(band: &[&str], numbers: u16, more: &Dice<'_>) -> Play {
    let mut play = in_a_corridor(band, &[1, 2]);
    enter(&mut play, numbers, more);
    play
}

/// Goes on into a room.
pub fn enter(play: &mut Play, numbers: u16, more: &Dice<'_>) {
    let numbers = [numbers];
    let room: &Dice<'_> = &[("tile", &[2, 4]), ("numbers", &numbers)];
    let dice = with(&[more, room].concat());
    play.go(Action::Way(ahead(play)), &dice);
}

impl Play {
    fn tile_of_group(&self) -> RoomId {
        match self.game.asking() {
            Some(Question::Group(tile)) => *tile,
            _ => panic!("{}", self.asked()),
        }
    }
}

/// The side by which a group goes on: not the one that it came by.
fn ahead(play: &Play) -> Side {
    let band = play.band();
    let room = band.map().room(play.tile_of_group()).expect("a tile");
    let entry = room.entry().side;
    let mut sides = room.exits().map(|it| it.side);
    sides.find(|it| *it != entry).expect("a way on")
}

/// Sir Billy, a warrior who is slower, and a healer, with three finds in a pack.
const PARTY: [&str; 3] = [
    "human warrior 6*: sword (supple_mail) (sure_bow) (furious_sword)",
    "human warrior 4: sword",
    "elf healer 5: sword",
];

/// The example to 26.0: two of three could go two tiles, and a star stops with the third.
#[test]
fn a_star_stops_with_the_slowest() {
    let mut play = in_a_room(&PARTY, 4, &[]);
    play.waits(|it| {
        matches!(
            it,
            Question::Act {
                who: FigureId(0),
                moved: false
            }
        )
    });
    play.choose(Action::BreakOff);
    // Every second find: one of three, which the player names.
    play.waits(|it| {
        matches!(
            it,
            Question::DropFind {
                who: FigureId(0),
                left: 1
            }
        )
    });
    assert_eq!(play.choices(|_| true), 3);
    play.go(Action::Drop(2), &with(&[("fast", &[4, 5])]));
    let lying = play.band().state().below.lying.clone();
    assert_eq!((lying.len(), lying[0].tile), (1, RoomId(2)));
    assert_eq!(play.figure(0).gear().len(), 3);
    play.waits(|it| {
        matches!(
            it,
            Question::RunTo {
                who: FigureId(0),
                tiles: 2
            }
        )
    });
    // Both ways are named by where they lead, and lie on the map.
    for (tile, detail) in [
        (1, "1 tile from the fight, back the way you came."),
        (0, "2 tiles from the fight, back the way you came."),
    ] {
        let choice = play.described(Action::RunTo(RoomId(tile)));
        assert_eq!(play.in_words(&choice.label), "Run south, to a corridor");
        let told = choice.detail.map(|it| play.in_words(&it));
        assert_eq!(told.as_deref(), Some(detail));
        let room = play.band().map().room(RoomId(tile)).expect("a tile");
        let floor: Vec<Target> = room.interior().cells().map(Target::Cell).collect();
        assert_eq!(choice.touches.to_vec(), floor);
    }
    // The goblin comes after them, catches the two who are near, and has come to them.
    let pursuit = with(&[
        ("fast", &[6, 6]),
        ("charge", &[6]),
        ("charge-against", &[1]),
    ]);
    play.go(Action::RunTo(RoomId(1)), &pursuit);
    assert_eq!(play.place(2), Place::Tile(RoomId(0)));
    let fight = play.band().state().fight.clone().expect("a new fight");
    assert_eq!(
        (fight.tile, fight.entered, fight.fleeing),
        (RoomId(1), FOES, false)
    );
    assert_eq!((fight.came, fight.from), ([2, 1], Some(RoomId(2))));
    play.said(rules::FIGHT_PURSUIT, |_| true);
}

/// Whoever flees onto a tile with foes fights there, with two dice less in the charge.
#[test]
fn out_of_the_frying_pan() {
    let mut play = in_a_corridor(&["human warrior 5*: sword"], &[2, 2]);
    // The hidden force is on the first tile, two behind the room.
    enter(&mut play, 2, &[]);
    play.go(Action::BreakOff, &with(&[("fast", &[1, 1])]));
    play.go(
        Action::RunTo(RoomId(0)),
        &with(&[("numbers", &[2]), ("fast", &[6])]),
    );
    let fight = play.band().state().fight.clone().expect("a fight");
    assert_eq!(
        (fight.tile, fight.entered, fight.fleeing),
        (RoomId(0), BAND, true)
    );
    let mine = play.modifiers()[0].clone();
    assert!(
        mine.contains(&"modifier-fleeing Dice -2".to_owned()),
        "{mine:?}"
    );
}

/// The only way out is held by the other side: they duck back, and flee when it is free.
#[test]
fn trapped() {
    let mut play = in_a_corridor(&PARTY[..2], &[1, 2]);
    play.go(Action::Stay(FigureId(1)), GOBLINS);
    let dice = with(&[("tile", &[2, 4]), ("numbers", &[1])]);
    play.go(Action::Way(ahead(&play)), &dice);
    let dice = [
        ("attacker", &[1][..]),
        ("defender", &[6]),
        ("damage", &[1]),
        ("crisis", &[6]),
    ];
    play.go(Action::Strike(FigureId(3)), &with(&dice));
    // One is dead; the other cannot get out past the one who stayed, and does not act.
    play.waits(|it| {
        matches!(
            it,
            Question::Act {
                who: FigureId(0),
                ..
            }
        )
    });
    let fight = play.band().state().fight.clone().expect("a fight");
    assert_eq!(fight.trapped.to_vec(), [FigureId(4)]);
    assert!(play.figure(4).at().is_some());
}

/// A paladin stays for a round before running, if somebody is close.
#[test]
fn a_paladins_last_round() {
    let band = ["human paladin 5*: sword", "human warrior 4: sword"];
    let foes = ["goblin thief 4: sword"; 2];
    let mut play = fights(&band, &foes, FOES, false);
    // One comes at each: the first puts the warrior out, and the other goes down.
    let melees = [
        ("charge", &[1][..]),
        ("charge-against", &[6]),
        ("attacker", &[1, 1, 1, 1, 1, 6, 6, 6, 6, 6]),
        ("defender", &[6, 6, 6, 6, 1, 1, 1, 1, 1]),
        ("damage", &[2]),
        ("crisis", &[1]),
    ];
    play.feed(&melees);
    if matches!(play.game.asking(), Some(Question::FreeWill(_))) {
        play.go(Action::React(React::CarryOn), &melees);
    }
    play.waits(|it| {
        matches!(
            it,
            Question::Act {
                who: FigureId(0),
                moved: false
            }
        )
    });
    let dice = [("attacker", &[1][..]), ("defender", &[6]), ("damage", &[2])];
    let tale = play.tale().len();
    play.go(Action::BreakOff, &dice);
    let tale = play.tale().split_off(tale);
    assert!(tale[0].starts_with("0 on "), "{tale:?}");
    assert!(tale.iter().any(|it| it.ends_with("flees")), "{tale:?}");
}
