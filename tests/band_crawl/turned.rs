//! Bites, infections, and those who turn.

use tabledelve::{
    game::{Player, Status},
    rulesets::band_crawl::{
        Action, BandCrawl, Condition, Faction, Fate, FigureId, Question, React, Setup, rules,
    },
};

use super::{
    BOOK,
    flights::{Dice, with},
    healing::{OUT, by_hand},
    play::{Play, record, setup},
};

const BAND: Faction = Faction::Band;
const FOES: Faction = Faction::Foes;

/// Dice of the last fight of a foe, with others before them.
fn won<'a>(first: &[(&'a str, &'a [u16])]) -> Vec<(&'a str, &'a [u16])> {
    let rest: &Dice<'a> = &[
        ("attacker", &[1]),
        ("defender", &[6]),
        ("damage", &[1]),
        ("crisis", &[1]),
    ];
    first.iter().chain(rest).copied().collect()
}

/// A foe puts the second of the band out, and the first, a star, has the next turn.
fn one_is_out(band: &[&str], foe: &str) -> Play {
    let mut play = by_hand(band, &[foe], FOES);
    play.go(Action::Strike(FigureId(1)), OUT);
    play.go(Action::React(React::CarryOn), OUT);
    assert_eq!(play.figure(1).stance().condition, Condition::Out);
    play
}

/// The star kills the foe, and the fight is over.
fn over(play: &mut Play, band: &[&str], first: &[(&str, &[u16])]) {
    let foe = FigureId(band.len() as u16);
    let dice = won(first);
    while matches!(play.game.status(), Status::Deciding) {
        let act = match play.game.asking() {
            Some(Question::Act { who, .. }) if who.0 == 0 => Action::Strike(foe),
            Some(Question::NextAttacker(_)) => Action::Next(FigureId(0)),
            _ => Action::Wait,
        };
        play.go(act, &dice);
    }
}

const GHOUL: &str = "ghoul warrior 4: sword";
const PAIR: [&str; 2] = [
    "human thief 5*: sword",
    "human thief 4: sword (potion_of_rage)=1",
];

/// 7.0.6: without a healer there is nothing to be done.
#[test]
fn whoever_a_ghoul_puts_out_turns() {
    let mut play = one_is_out(&PAIR, GHOUL);
    over(&mut play, &PAIR, &[]);
    assert_eq!(play.healed(), ["1 Infected", "1 turned"]);
    let thief = play.figure(1);
    assert!(thief.is_dead() && play.band().deeds(FigureId(1)).turned);
    // No die was rolled for recovery.
    assert_eq!(play.count(rules::RECOVERY_TEST, |_| true), 0);
}

/// Our ruling on 7.0.6 and 30.0: a healer joins in for the infected, after the fight.
#[test]
fn a_healer_saves_the_infected() {
    let band = ["human healer 5*: sword", "human thief 4: sword"];
    for (healer, patient, last, rep) in [
        (5, 4, "0 helps 1: true", Some(4)),
        (5, 5, "0 helps 1: true", Some(3)),
        (6, 1, "1 turned", None),
        (6, 6, "1 turned", None),
    ] {
        let mut play = one_is_out(&band, GHOUL);
        let (healer, patient) = ([healer], [patient]);
        over(
            &mut play,
            &band,
            &[("healer", &healer), ("patient", &patient)],
        );
        assert_eq!(play.healed().last().map(String::as_str), Some(last));
        let thief = play.figure(1);
        assert_eq!(thief.is_up().then(|| thief.rep()), rep);
    }
}

#[test]
fn healed_in_the_fight_they_are_clean() {
    let band = ["human healer 5*: sword", "human thief 4: sword"];
    let mut play = one_is_out(&band, GHOUL);
    play.go(Action::Tend(FigureId(1)), OUT);
    assert_eq!(play.healed()[2..], ["0 heals 1: Some(0)", "1 up"]);
    play.go(Action::Wait, OUT);
    over(&mut play, &band, &[]);
    assert_eq!(play.healed().len(), 4);
    assert!(play.figure(1).is_up());
}

/// A healer who lay there recovers first.
#[test]
fn the_infected_come_last() {
    let band = [
        "human thief 5*: sword",
        "human thief 4: sword",
        "human healer 4: sword",
    ];
    let mut play = by_hand(&band, &[GHOUL, "orc thief 4: sword"], FOES);
    play.go(Action::Strike(FigureId(1)), OUT);
    play.go(Action::Strike(FigureId(2)), OUT);
    play.go(Action::React(React::CarryOn), OUT);
    let dice = won(&[("recovery", &[1]), ("healer", &[1]), ("patient", &[1])]);
    play.go(Action::Strike(FigureId(3)), &dice);
    while !matches!(play.game.asking(), Some(Question::Act { who, .. }) if who.0 == 0) {
        play.go(Action::Wait, &dice);
    }
    play.go(Action::Strike(FigureId(4)), &dice);
    assert_eq!(play.healed(), ["1 Infected", "2 helps 1: true"]);
}

/// Ghouls themselves, skeletons, zombies and foes do not turn.
#[test]
fn who_does_not_turn() {
    for other in ["ghoul", "skeleton", "zombie"] {
        let other = format!("{other} warrior 3: sword");
        let band = ["human thief 5*: sword", &other];
        let mut play = one_is_out(&band, GHOUL);
        over(&mut play, &band, &[("recovery", &[1])]);
        assert_eq!(play.healed(), [""; 0], "{other}");
        assert!(play.figure(1).is_up());
    }
    let mut play = by_hand(
        &["ghoul warrior 5*: sword"],
        &["human thief 4: sword"],
        BAND,
    );
    play.go(Action::Strike(FigureId(1)), OUT);
    assert_eq!(play.healed(), [""; 0]);
}

/// Bitten by a vampire, and the fight is won; see 7.0.5 and our ruling on it.
fn bitten(race: &str, recovery: &[u16]) -> Play {
    let second = format!("{race} thief 4: sword");
    let band = ["human thief 5*: sword", &second];
    let mut play = by_hand(&band, &["vampire warrior 4: sword"], FOES);
    // A round is won with damage above the impact, and the next one lost in the same way.
    let round: &Dice<'_> = &[
        ("attacker", &[1, 6, 6, 6, 6, 6, 6, 6]),
        ("defender", &[6, 6, 6, 6, 1, 1, 1]),
        ("damage", &[6, 1]),
        ("crisis", &[1]),
        ("recovery", recovery),
    ];
    play.go(Action::Strike(FigureId(1)), round);
    play
}

#[test]
fn a_bite_is_tested_on_ones_feet() {
    for (dice, comes, rep) in [
        ([1, 1], "1: Back", Some(4)),
        ([1, 6], "1 turned", None),
        ([6, 6], "1: Stays", Some(3)),
    ] {
        let play = bitten("elf", &dice);
        assert_eq!(play.healed()[0], "1 Bitten", "{:?}", play.tale());
        assert_eq!(play.healed().last().map(String::as_str), Some(comes));
        let elf = play.figure(1);
        assert_eq!(elf.is_up().then(|| elf.rep()), rep);
        // Whoever is weakened is not tested again.
        assert!(play.band().state().below.tainted.is_empty());
    }
    let play = bitten("zombie", &[1, 6]);
    assert_eq!(play.healed(), ["1 Bitten", "1: Stays"]);
}

/// Turned, they are on the memorial as that, and what magic they carried lies where they were.
#[test]
fn the_turned_are_lost_to_the_band() {
    let band = [
        "human thief 5*: sword",
        "human thief 4: sword (potion_of_speed)=1",
    ];
    let ghouls = Setup {
        returning: band.iter().map(|it| record(it)).collect(),
        ..setup(&[("big_bad", "ghoul"), ("reason", "explore")])
    };
    // Every tile is a room with ghouls in it, three fewer than the band; they come first and put some
    // out.
    let first: &Dice<'_> = &[
        ("tile", &[2, 4]),
        ("numbers", &[6]),
        ("minions", &[5]),
        ("charge", &[6]),
        ("charge-against", &[1]),
        ("fast", &[6]),
        ("worse", &[6]),
        ("improve", &[1]),
    ];
    let dice = with(&[first, OUT].concat());
    let mut play = Play::begun(BOOK.clone(), ghouls);
    play.feed(&dice);
    let mut lay = false;
    while matches!(play.game.status(), Status::Deciding) {
        let asked = play.game.asking().expect("a question").clone();
        let (place, _) = BandCrawl::bot(play.game.world(), &asked, play.game.offer());
        let act = play.game.offer().choices[place].act;
        play.go(act, &dice);
        lay |= play
            .band()
            .state()
            .below
            .lying
            .iter()
            .any(|it| it.carried.uses == 1);
    }
    let memorial = &play.band().state().annals.memorial;
    assert!(
        memorial.iter().any(|it| it.fate == Fate::Turned),
        "{memorial:#?} {:?}",
        play.healed()
    );
    assert!(lay);
}
