//! Bouts as they are played against bouts as odds count them.

use std::collections::BTreeMap;

use tabledelve::{
    game::Game,
    rulesets::band_crawl::{
        BandCrawl, Event, Faction, Fighting, Setup,
        checks::{Bout, BoutEnd, BoutState, Contender, Harm, Shrug},
    },
};

use super::{BOOK, play::fight};

/// The end of the first bout of a fight: who is down, and how.
fn end(game: &Game<BandCrawl>) -> Option<String> {
    game.log().iter().find_map(|it| match &it.event {
        Event::Fighting(Fighting::OutOfTheFight { who, .. }) => Some(format!("{} out", who.0)),
        Event::Fighting(Fighting::Died { who, .. }) => Some(format!("{} dead", who.0)),
        _ => None,
    })
}

/// Plays a fight, and returns the end of its first bout if foes have won the charge.
fn played(setup: &Setup, seed: u64) -> Option<String> {
    let game = Game::<BandCrawl>::lean(BOOK.clone(), setup.clone(), seed);
    let charged = |event: &Event| {
        let foes = Faction::Foes;
        matches!(event, Event::Fighting(Fighting::ChargeWon { by }) if *by == foes)
    };
    let charged = game.log().iter().any(|it| charged(&it.event));
    charged.then(|| end(&game)).flatten()
}

fn harms() -> [Harm; 3] {
    [Harm::LessRep(1), Harm::OutOfTheFight, Harm::ObviouslyDead]
}

/// Compares the bouts of a foe (1) that attacks one of the band (0) with odds.
fn compare(on: &str, by: &str, contenders: [Contender; 2], start: BoutState) {
    const TRIES: u64 = 12_000;
    let setup = fight(&[on], &[by], Faction::Foes, false);
    let mut seen: BTreeMap<String, u64> = BTreeMap::new();
    for end in (0..TRIES).filter_map(|seed| played(&setup, seed)) {
        *seen.entry(end).or_default() += 1;
    }
    let bout = Bout {
        contenders,
        harms: harms(),
    };
    let odds = bout.to_its_end(start, |end, _| match end {
        BoutEnd::Down { loser, harm } => {
            let how = match harm {
                Harm::ObviouslyDead => "dead",
                _ => "out",
            };
            format!("{} {how}", 1 - loser)
        }
        BoutEnd::Undecided => "undecided".to_owned(),
    });
    let n = seen.values().sum::<u64>() as f64;
    assert!(n > 2_000.0, "{n} of {TRIES}");
    for (end, chance) in odds.expect("few states").named(|it| it.clone()) {
        let p = chance.to_f64();
        let (expected, sigma) = (n * p, (n * p * (1.0 - p)).sqrt());
        let count = seen.remove(&end).unwrap_or(0) as f64;
        assert!(
            (count - expected).abs() <= 4.0 * sigma,
            "{by} on {on}: {end} {count}, expected {expected}"
        );
    }
    assert!(seen.is_empty(), "odds do not know {seen:?}");
}

#[test]
fn plain_bouts_end_as_odds_say() {
    let attacker = Contender {
        dice: 1,
        ..Contender::default()
    };
    let start = BoutState {
        rep: [4, 4],
        ..BoutState::default()
    };
    let contenders = [attacker, Contender::default()];
    let ratman = "ratman thief 4: sword protected";
    compare(ratman, ratman, contenders, start);
}

#[test]
fn bouts_with_stars_and_gifts_end_as_odds_say() {
    // A human knight with a great sword attacks a dwarf star with a shield and plate.
    let knight = Contender {
        dice: -1 + 1,
        least: 1,
        impact: 2 - 1,
        rolls: 2,
        ..Contender::default()
    };
    let stout = Shrug {
        what: Harm::OutOfTheFight,
        carries_on: false,
    };
    let star = Contender {
        dice: 1,
        shrugs: [stout].into_iter().collect(),
        ..Contender::default()
    };
    let start = BoutState {
        rep: [5, 4],
        power: [0, 4],
        ..BoutState::default()
    };
    compare(
        "dwarf thief 4*: sword shield armoured",
        "human knight 5: great_sword protected",
        [knight, star],
        start,
    );
}

#[test]
fn what_is_stuck_is_stuck_by_the_odds() {
    let mut stuck = 0;
    for case in 0..2_u32.pow(9) {
        let bit = |place: u32| i32::from(case >> place & 1 == 1);
        let contender = |at: u32| Contender {
            least: bit(at),
            impact: -2 * bit(at + 1),
            steady: bit(at + 2) == 1,
            ..Contender::default()
        };
        let bout = Bout {
            contenders: [contender(0), contender(3)],
            harms: harms(),
        };
        let state = BoutState {
            rep: [1 + bit(6) as u8, 1 + bit(7) as u8],
            on: bit(8) == 1,
            ..BoutState::default()
        };
        let undecided = |end: BoutEnd, _: &BoutState| end == BoutEnd::Undecided;
        let odds = bout.to_its_end(state, undecided).expect("few states");
        let all = odds.rows().all(|(undecided, _)| *undecided);
        assert_eq!(bout.is_stuck(&state), all, "{bout:?} {state:?}");
        stuck += u32::from(all);
    }
    assert!(stuck > 8, "only {stuck} are stuck");
}
