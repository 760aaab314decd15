//! Quoted odds against play: each check again and again through `submit`.

use tabledelve::{
    game::{Game, Logged},
    rulesets::card_grid::{
        Action, CardGrid, Delving, Event, Fighting, FigureId,
        checks::{Leads, Style},
    },
};

use crate::{
    BOOK,
    proofs::odds::{Check, compare, quoted, tried},
    setup,
    table::{Play, fight, fighter},
};

/// A result by name, if an event has it.
type Named = fn(&Event) -> Option<String>;

/// Plays on from `play` with dice by chance, making the choice if there is one, until there are enough
/// results, and compares them with the exact odds.
fn held_against(play: &Play, check: Check<'_>, sides: &[u8], act: Option<Action>, named: Named) {
    let play_on = |game: &mut Game<CardGrid>| {
        let mut offered = game.offer().choices.iter();
        let place = offered.position(|it| Some(it.act) == act);
        assert_eq!(place.is_some(), act.is_some(), "{act:?} is not offered");
        if let Some(place) = place {
            game.submit(place, None).expect("offered");
        }
    };
    let results = |log: &[Logged<Event>]| {
        let found = log.iter().find_map(|it| named(&it.event));
        found.into_iter().collect::<Vec<_>>()
    };
    let seen = tried(&play.game, (&[], sides), play_on, results);
    compare(check.0, &quoted::<CardGrid>(&BOOK, check), seen);
}

/// A fighter of Fight 6 with a card of +2 attacks a goblin, which is as hard to hit as anybody.
fn attacks(style: Style, name: &str, sides: &[u8]) {
    let defences = ["chin_down", "stand_on_its_foot", "caltrops"];
    let hero = fighter(&[(4, "quick_jab")], &defences);
    let play = fight(&[hero], &[(2, 2)], &[("goblin", &[6], (3, 2))]);
    let act = Action::Attack {
        card: 4,
        on: FigureId(1),
        style,
    };
    let keys = [("style", name), ("bonus", "8"), ("difficulty", "9")];
    held_against(
        &play,
        ("action", &keys),
        sides,
        Some(act),
        |event| match event {
            Event::Fighting(Fighting::Attacked { margin: 0, .. }) => Some("failure".to_owned()),
            Event::Fighting(Fighting::Attacked { margin, .. }) => Some(margin.to_string()),
            _ => None,
        },
    );
}

#[test]
fn cautious_attacks() {
    attacks(Style::Cautious, "cautious", &[6; 2]);
}

#[test]
fn aggressive_attacks() {
    attacks(Style::Aggressive, "aggressive", &[12]);
}

/// A dungeon of twelve rooms at the first die of this purpose, all those before it ones.
fn rolled_up_to(purpose: &str) -> Play {
    let values = [
        ("list", "rolled"),
        ("rooms", "12"),
        ("die", "8"),
        ("thirds", "false"),
        ("rerolls", "false"),
        ("threat", "number_four"),
        ("party", "ready"),
    ];
    let mut play = Play::of(BOOK.clone(), setup(&values));
    while play.game.wanted().is_none_or(|it| it.purpose != purpose) {
        match play.game.wanted() {
            Some(_) => play.game.give(1).expect("every die has a 1"),
            None => {
                play.choose(Action::Enough);
            }
        }
    }
    play
}

#[test]
fn ways_out_of_rooms() {
    let play = rolled_up_to("dice-grid-onward");
    let keys = [("room", "1"), ("rooms", "12"), ("die", "d8")];
    let check = ("connection", &keys[..]);
    held_against(&play, check, &[8; 2], None, |event| match event {
        Event::Delving(Delving::WayRolled { leads, .. }) => Some(match leads {
            Leads::Entrance => "entrance".to_owned(),
            Leads::Itself => "self".to_owned(),
            Leads::Over => "over".to_owned(),
            Leads::Room(other) => other.to_string(),
        }),
        _ => None,
    });
}
