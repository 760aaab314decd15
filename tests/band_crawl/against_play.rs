//! Quoted odds against play: each check again and again through `submit`.

use tabledelve::{
    game::{Game, Logged},
    rulesets::band_crawl::{
        Action, BandCrawl, Delving, Event, Faction, Fighting, FigureId, Homeward, Lurking, Part,
        checks::Harm,
        content::{Encounter, Force, Talk},
    },
};

use super::{
    BOOK,
    below::below,
    play::{Play, fights},
    proofs::odds::{Check, compare, quoted, tried},
    recovery::one_down,
};

const BAND: Faction = Faction::Band;
const STAR: &str = "dwarf warrior 5*: sword protected";

/// A result by name, if an event has it.
type Named = fn(&Event) -> Option<String>;

/// Plays on from `play` with these dice and then others by chance, making the choices that are
/// offered, until there are enough results, and compares them with the exact odds.
fn held_against(
    play: &Play,
    check: Check<'_>,
    (fixed, dice): (&[u16], usize),
    acts: &[Action],
    named: Named,
) {
    let play_on = |game: &mut Game<BandCrawl>| {
        for act in acts {
            let mut offered = game.offer().choices.iter();
            if let Some(place) = offered.position(|it| it.act == *act) {
                game.submit(place, None).expect("offered");
            }
        }
    };
    let results = |log: &[Logged<Event>]| {
        let found = log.iter().find_map(|it| named(&it.event));
        found.into_iter().collect::<Vec<_>>()
    };
    let seen = tried(&play.game, (fixed, &vec![6; dice]), play_on, results);
    compare(check.0, &quoted::<BandCrawl>(&BOOK, check), seen);
}

/// One against one in a corridor, before the charge.
fn duel(mine: &str, theirs: &str, active: Faction) -> Play {
    fights(&[mine], &[theirs], active, false)
}

/// The numbers of dice of both leaders in a charge, and the game after one that whoever comes wins.
fn charged(mut play: Play) -> ([String; 2], Play) {
    let mut dice = [0, 0];
    loop {
        let theirs = match play.game.wanted().map(|it| it.purpose) {
            Some("dice-band-charge") => false,
            Some("dice-band-charge-against") => true,
            _ => return (dice.map(|it: u8| it.to_string()), play),
        };
        dice[usize::from(theirs)] += 1;
        play.dice([if theirs { 6 } else { 1 }]);
    }
}

fn harm(harm: Harm) -> String {
    match harm {
        Harm::ObviouslyDead => "obviously_dead",
        Harm::OutOfTheFight => "out_of_the_fight",
        Harm::LessRep(_) => "minus_one_rep",
        Harm::DuckBack => "duck_back",
        Harm::CarryOn => "carry_on",
    }
    .to_owned()
}

#[test]
fn charges() {
    let play = || {
        duel(
            "dwarf thief 5: sword protected",
            "dwarf thief 3: sword protected",
            BAND,
        )
    };
    let ([mine, theirs], _) = charged(play());
    let (play, keys) = (play(), [("mine", &*mine), ("theirs", &*theirs)]);
    held_against(
        &play,
        ("charge", &keys),
        (&[], 120),
        &[],
        |event| match event {
            Event::Fighting(Fighting::ChargeWon { by: BAND }) => Some("win".to_owned()),
            Event::Fighting(Fighting::ChargeWon { .. }) => Some("lose".to_owned()),
            _ => None,
        },
    );
}

/// Dice of five against three in which the five are three ahead.
const THREE_AHEAD: [u16; 8] = [1, 1, 1, 6, 6, 6, 6, 6];

#[test]
fn rounds_of_melee_and_their_damage() {
    let (_, play) = charged(duel(
        "dwarf thief 4: sword protected",
        "dwarf thief 3: sword protected",
        BAND,
    ));
    // Whoever has won the charge has a die more.
    let keys = [("attacker", "5"), ("defender", "3")];
    let check = ("melee_round", &keys[..]);
    held_against(&play, check, (&[], 8), &[], |event| match event {
        Event::Fighting(Fighting::MeleeRolled { lead, .. }) => Some(lead.to_string()),
        _ => None,
    });
    let keys = [("impact", "3")];
    let check = ("melee_damage", &keys[..]);
    held_against(&play, check, (&THREE_AHEAD, 2), &[], |event| match event {
        Event::Fighting(Fighting::DamageRolled { harm: it, .. }) => Some(harm(*it)),
        _ => None,
    });
}

/// A mace has a die less against a sword, and whoever has won the charge one more.
#[test]
fn melees_to_their_end() {
    let (_, play) = charged(duel(
        "ratman thief 3: mace protected",
        "ratman thief 3: sword protected",
        BAND,
    ));
    let keys = [("attacker", "3"), ("defender", "3")];
    let check = ("melee", &keys[..]);
    held_against(&play, check, (&[], 400), &[], |event| {
        let (who, how) = match event {
            Event::Fighting(Fighting::OutOfTheFight { who, .. }) => (who, "out_of_the_fight"),
            Event::Fighting(Fighting::Died { who, .. }) => (who, "obviously_dead"),
            _ => return None,
        };
        let side = match *who == FigureId(0) {
            true => "attacker",
            false => "defender",
        };
        Some(format!("{side}_{how}"))
    });
}

#[test]
fn shots() {
    let (_, play) = charged(duel(
        "elf warrior 5: bow",
        "dwarf soldier 4: sword protected",
        BAND,
    ));
    let keys = [("rep", "5"), ("shooter", "false")];
    held_against(
        &play,
        ("shooting", &keys),
        (&[], 4),
        &[],
        |event| match event {
            Event::Fighting(Fighting::ShotRolled { hits: true, .. }) => Some("hit".to_owned()),
            Event::Fighting(Fighting::ShotRolled { .. }) => Some("miss".to_owned()),
            _ => None,
        },
    );
}

/// A ratman of 5 wins the charge and kills.
#[test]
fn star_power() {
    let (_, mut play) = charged(duel(
        "ratman thief 3*: sword protected",
        "ratman thief 5: sword protected",
        Faction::Foes,
    ));
    while !play.wants("dice-band-damage") {
        let mine = play.wants("dice-band-defender");
        play.dice([if mine { 6 } else { 1 }]);
    }
    let keys = [("dice", "3"), ("damage", "obviously_dead")];
    let check = ("star_power", &keys[..]);
    held_against(&play, check, (&[1], 20), &[], |event| match event {
        Event::Fighting(Fighting::StarPowerRolled { to, .. }) => Some(match to {
            Harm::ObviouslyDead | Harm::OutOfTheFight => harm(*to),
            _ => "floor".to_owned(),
        }),
        _ => None,
    });
}

#[test]
fn fast_moves_and_searches() {
    let mut play = below(&[STAR], &[]);
    play.dice([1, 2]);
    let keys = [("rep", "5")];
    let check = ("fast_move", &keys[..]);
    held_against(
        &play,
        check,
        (&[], 2),
        &[Action::Fast],
        |event| match event {
            Event::Delving(Delving::FastRolled { passed, .. }) => {
                let tiles = BOOK.figures.tiles_for(passed[0].1);
                Some(tiles.to_string())
            }
            _ => None,
        },
    );
    let mut play = below(&[STAR], &[]);
    play.go_north([3, 3]).dice([5, 6]).dice([1]).dice([1, 2]);
    let search = [Action::Search(FigureId(0))];
    let check = ("secret_room", &keys[..]);
    held_against(&play, check, (&[], 2), &search, |event| match event {
        Event::Lurking(Lurking::Searched { found: true, .. }) => Some("found".to_owned()),
        Event::Lurking(Lurking::Searched { .. }) => Some("nothing".to_owned()),
        _ => None,
    });
}

/// Before the dice of what waits in the first room.
fn at_the_door() -> Play {
    let mut play = below(&[STAR], &[]);
    play.go_north([3, 3]);
    play
}

#[test]
fn hidden_forces_and_who_they_are() {
    let play = at_the_door();
    held_against(
        &play,
        ("hidden_force", &[]),
        (&[], 60),
        &[],
        |event| match event {
            Event::Delving(Delving::ForceResolved { gives, .. }) => Some(
                match gives {
                    Force::Contact => "contact",
                    Force::Trap => "trap",
                    Force::Noise { .. } => "three_dice_next",
                    Force::Nerves => "nerves",
                }
                .to_owned(),
            ),
            _ => None,
        },
    );
    held_against(
        &play,
        ("encounter", &[]),
        (&[1, 3], 60),
        &[],
        |event| match event {
            Event::Delving(Delving::EncounterRolled { met, .. }) => Some(
                match met {
                    Encounter::BigBad => "big_bad",
                    Encounter::Minions => "minions",
                    Encounter::Rivals => "rivals",
                }
                .to_owned(),
            ),
            _ => None,
        },
    );
}

#[test]
fn talks() {
    let mut play = at_the_door();
    play.dice([1, 3]).dice([6, 6]).dice([1, 2]);
    while let Some(wanted) = play.game.wanted() {
        match wanted.purpose {
            "dice-band-list" => play.dice([3, 4]),
            "dice-band-standing" => play.dice([3]),
            _ => play.dice([6]),
        };
    }
    let rivals = play.band().figures();
    let rivals = rivals.filter(|it| it.part() == Part::Rival);
    let theirs = rivals.map(|it| it.rep()).max().expect("rivals").to_string();
    let keys = [("mine", "5"), ("theirs", &*theirs)];
    held_against(
        &play,
        ("talk", &keys),
        (&[], 24),
        &[Action::Talk],
        |event| match event {
            Event::Lurking(Lurking::Talked { row, .. }) => Some(
                match BOOK.tables.talk.gives(*row) {
                    Talk::Attack => "attack",
                    Talk::Part { .. } => "peace",
                }
                .to_owned(),
            ),
            _ => None,
        },
    );
}

/// An elf of 4 is out, and another has won.
#[test]
fn recoveries() {
    let play = one_down();
    let keys = [("rep", "4")];
    held_against(
        &play,
        ("recovery", &keys),
        (&[], 2),
        &[],
        |event| match event {
            Event::Fighting(Fighting::RecoveryRolled { lower, .. }) => Some(
                match lower {
                    Some(0) => "original",
                    Some(_) => "one_lower",
                    None => "dies",
                }
                .to_owned(),
            ),
            _ => None,
        },
    );
}

#[test]
fn improvements() {
    let mut play = below(&["dwarf warrior 5*: sword"], &[("reason", "explore")]);
    play.write("quest:", "met:false", "met:true");
    play.dice([1, 2]);
    let keys = [("rep", "5")];
    let check = ("improve", &keys[..]);
    held_against(
        &play,
        check,
        (&[], 4),
        &[Action::Leave],
        |event| match event {
            Event::Homeward(Homeward::ImproveRolled { up: true, .. }) => Some("up".to_owned()),
            Event::Homeward(Homeward::ImproveRolled { .. }) => Some("same".to_owned()),
            _ => None,
        },
    );
}
