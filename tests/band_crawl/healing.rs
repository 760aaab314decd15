//! Healers in a fight.

use tabledelve::{
    grid::Cell,
    rulesets::band_crawl::{
        Action, Condition, Event, Faction, FigureId, Healing, Place, Question, React, rules,
    },
};

use super::{
    BOOK,
    flights::Dice,
    play::{Play, fight, fights},
};

const BAND: Faction = Faction::Band;
const FOES: Faction = Faction::Foes;

/// Whoever attacks wins and puts the other out.
pub const OUT: &Dice<'static> = &[
    ("charge", &[1]),
    ("charge-against", &[6]),
    ("attacker", &[1]),
    ("defender", &[6]),
    ("damage", &[2]),
    ("star", &[4]),
    ("crisis", &[1]),
    ("recovery", &[1]),
    ("shot", &[1]),
    ("healer", &[5]),
    ("patient", &[1]),
];

/// Whoever is attacked wins and kills the other.
pub const DEAD: &Dice<'static> = &[
    ("attacker", &[6]),
    ("defender", &[1]),
    ("damage", &[1]),
    ("crisis", &[1]),
];

/// A fight in which the test decides for everybody.
pub fn by_hand(band: &[&str], foes: &[&str], active: Faction) -> Play {
    let mut setup = fight(band, foes, active, true);
    setup.options.command_all = true;
    setup.options.person_for_foes = true;
    let mut play = Play::begun(BOOK.clone(), setup);
    play.feed(OUT);
    play
}

impl Play {
    /// Whoever is asked does this, or waits if it is somebody else.
    pub fn has(&mut self, who: u16, act: Action, dice: &Dice<'_>) -> &mut Self {
        for _ in 0..20 {
            let asked = match self.game.asking() {
                Some(Question::Act { who, .. }) => who.0,
                Some(Question::FreeWill(_)) => {
                    self.go(Action::React(React::CarryOn), OUT);
                    continue;
                }
                _ => {
                    self.go(Action::Later, OUT);
                    continue;
                }
            };
            match asked == who {
                true => return self.go(act, dice),
                false => self.go(Action::Wait, OUT),
            };
        }
        panic!("{who} is not asked: {}", self.asked())
    }

    /// What healers did, in short.
    pub fn healed(&self) -> Vec<String> {
        let events = self.game.log().iter().filter_map(|it| match &it.event {
            Event::Healing(it) => Some(match it {
                Healing::Tends(it) => {
                    let (healer, patient) = (it.healer.0, it.patient.0);
                    format!("{healer} tends {patient}, {}", it.whole_turn)
                }
                Healing::Interrupted { healer, .. } => format!("{} interrupted", healer.0),
                Healing::Rolled {
                    healer,
                    patient,
                    lower,
                    ..
                } => format!("{} heals {}: {lower:?}", healer.0, patient.0),
                Healing::BackUp { who } => format!("{} up", who.0),
                Healing::Tainted { who, taint } => format!("{} {taint:?}", who.0),
                Healing::InfectionRolled {
                    healer, who, saved, ..
                } => format!("{} helps {}: {saved}", healer.0, who.0),
                Healing::BiteRolled { who, comes, .. } => format!("{}: {comes:?}", who.0),
                Healing::Turned { who } => format!("{} turned", who.0),
            }),
            _ => None,
        });
        events.collect()
    }

    fn can_tend(&self, who: u16) -> bool {
        self.offered(|it| *it == Action::Tend(FigureId(who)))
            .is_some()
    }
}

/// Dice of a healer and a patient.
fn dice<'a>(healer: &'a [u16], patient: &'a [u16]) -> Vec<(&'a str, &'a [u16])> {
    let rest = OUT.iter().copied();
    [("healer", healer), ("patient", patient)]
        .into_iter()
        .chain(rest)
        .collect()
}

/// 30.0, as it is printed.
#[test]
fn harold_heals_sooze() {
    let band = ["human healer 5*: sword protected", "human caster 4:"];
    let foes = ["orc warrior 4: sword", "orc thief 4: sword"];
    let mut play = by_hand(&band, &foes, BAND);
    play.has(1, Action::Step(Cell::new(3, 15_503)), OUT);
    play.go(Action::Wait, OUT);
    // An orc puts Sooze out, and Harold goes to her.
    play.has(2, Action::Strike(FigureId(1)), OUT);
    play.has(0, Action::Tend(FigureId(1)), OUT);
    // The orc attacks him, and he kills it; then he has a whole turn for her.
    play.has(2, Action::Strike(FigureId(0)), OUT);
    play.go(Action::Wait, DEAD);
    let lies = play.figure(1).stance().place;
    play.has(0, Action::Tend(FigureId(1)), &dice(&[4], &[5]));
    let expected = [
        "0 tends 1, false",
        "0 interrupted",
        "0 tends 1, true",
        "0 heals 1: Some(1)",
        "1 up",
    ];
    assert_eq!(play.healed(), expected);
    let sooze = play.figure(1);
    assert_eq!((sooze.rep(), sooze.is_up()), (3, true));
    assert_eq!(
        (sooze.stance().place, play.figure(2).is_dead()),
        (lies, true)
    );
    // She can do nothing until the next turn of the band, and then casts again.
    assert!(matches!(play.game.asking(), Some(Question::Act { who, .. }) if who.0 == 3));
    play.go(Action::Wait, OUT);
    assert!(matches!(play.game.asking(), Some(Question::Cast { who, .. }) if who.0 == 1));
}

/// A healer beside somebody who is out, at the healer’s turn.
pub fn one_is_out(band: &[&str], foes: &[&str]) -> Play {
    let mut play = by_hand(band, foes, FOES);
    let first = band.len() as u16;
    play.has(first, Action::Strike(FigureId(1)), OUT);
    while !matches!(play.game.asking(), Some(Question::Act { who, .. }) if who.0 < first) {
        let act = match play.game.asking() {
            Some(Question::FreeWill(_)) => Action::React(React::CarryOn),
            _ => Action::Wait,
        };
        play.go(act, OUT);
    }
    assert_eq!(play.figure(1).stance().condition, Condition::Out);
    play
}

pub const PAIR: [&str; 2] = ["human healer 5*: sword", "human thief 4: sword"];
pub const ORC: [&str; 1] = ["orc thief 4: sword"];

#[test]
fn two_dice_on_the_table_of_recovery() {
    for (healer, patient, line, rep, condition) in [
        (5, 4, "0 heals 1: Some(0)", 4, Condition::Up),
        (5, 5, "0 heals 1: Some(1)", 3, Condition::Up),
        (6, 4, "0 heals 1: Some(1)", 3, Condition::Up),
        (6, 5, "0 heals 1: None", 4, Condition::Dead),
    ] {
        let mut play = one_is_out(&PAIR, &ORC);
        let (healer, patient) = ([healer], [patient]);
        play.has(0, Action::Tend(FigureId(1)), &dice(&healer, &patient));
        assert!(
            play.healed().contains(&line.to_owned()),
            "{:?}",
            play.healed()
        );
        let thief = play.figure(1);
        assert_eq!((thief.rep(), thief.stance().condition), (rep, condition));
        let up = play.healed().contains(&"1 up".to_owned());
        assert_eq!(up, condition == Condition::Up);
    }
}

/// Our ruling on 27.0 and 30.0: the healer's reputation as it is now, the original one of the patient.
#[test]
fn whose_reputation_it_is() {
    let band = ["human healer 5*: sword", "human healer 4: sword"];
    let mut play = one_is_out(&band, &ORC);
    play.has(0, Action::Tend(FigureId(1)), &dice(&[5], &[5]));
    assert_eq!(play.figure(1).rep(), 3);
    // A second time four is still within the original four.
    play.has(2, Action::Strike(FigureId(1)), OUT);
    play.has(0, Action::Tend(FigureId(1)), &dice(&[6], &[4]));
    assert_eq!(play.healed()[4..], ["0 heals 1: Some(1)", "1 up"]);
    assert_eq!(play.figure(1).rep(), 3);
    // The star goes down, and four is too much for a healer who has three now.
    play.has(2, Action::Strike(FigureId(0)), OUT);
    play.has(1, Action::Tend(FigureId(0)), &dice(&[4], &[5]));
    assert_eq!(play.healed()[7..], ["1 heals 0: Some(1)", "0 up"]);
    assert_eq!(play.figure(0).rep(), 4);
}

/// 9.2: in a second profession a star is one lower.
#[test]
fn a_second_profession_heals_one_lower() {
    let band = ["human warrior/healer 5*: sword", "human thief 4: sword"];
    let mut play = one_is_out(&band, &ORC);
    play.has(0, Action::Tend(FigureId(1)), &dice(&[5], &[4]));
    assert_eq!(play.healed()[1], "0 heals 1: Some(1)");
}

/// A healer tends one of two elves, who is out of the fight.
fn tended() -> Play {
    let band = [
        "human healer 5*: sword",
        "elf thief 4: sword",
        "elf thief 3: sword",
    ];
    let mut play = one_is_out(&band, &ORC);
    play.has(0, Action::Tend(FigureId(1)), OUT);
    play
}

#[test]
fn whoever_is_driven_off_does_not_heal() {
    let mut play = tended();
    // The third attacks and goes down, and the healer loses heart.
    play.go(
        Action::Strike(FigureId(3)),
        &[("attacker", &[6]), ("defender", &[1]), ("damage", &[2])],
    );
    assert_eq!(play.healed(), ["0 tends 1, true"]);
    play.go(Action::React(React::Flee), OUT);
    let healed = play.healed();
    assert!(
        !healed.iter().any(|it| it.starts_with("0 heals")),
        "{healed:?}"
    );
    assert_eq!(play.figure(1).stance().condition, Condition::Out);
}

#[test]
fn after_the_fight_it_is_too_late() {
    let mut play = tended();
    play.go(Action::Strike(FigureId(3)), OUT);
    assert_eq!(play.healed(), ["0 tends 1, true"]);
    assert_eq!(play.count(rules::RECOVERY_TEST, |_| true), 1);
    assert_eq!(
        play.tale().last().map(String::as_str),
        Some("1 recovers: Some(0)")
    );
}

#[test]
fn only_healers_and_only_their_own_who_can_stand_up() {
    let band = [
        "human healer 5*: sword",
        "elf thief 4: sword",
        "elf thief 3: sword",
    ];
    let mut play = one_is_out(&band, &["orc thief 5: sword", "orc thief 4: sword"]);
    assert!(play.can_tend(1) && !play.can_tend(0) && !play.can_tend(2) && !play.can_tend(3));
    play.go(Action::Wait, OUT);
    assert!(!play.can_tend(1));
    // The third steps onto the one who lies there, who could not get up then.
    let Place::Square(at) = play.figure(1).stance().place else {
        panic!("lies on the board");
    };
    play.go(Action::Step(at), OUT);
    play.go(Action::Wait, OUT);
    play.has(3, Action::Wait, OUT);
    while !matches!(play.game.asking(), Some(Question::Act { who, .. }) if who.0 == 0) {
        play.go(Action::Wait, OUT);
    }
    assert!(!play.can_tend(1), "{}", play.asked());
}

/// Shots hit and put out, nerves hold.
const SHOT: &Dice<'static> = &[
    ("charge", &[1]),
    ("charge-against", &[6]),
    ("shot", &[1]),
    ("damage", &[2]),
    ("crisis", &[1]),
    ("healer", &[1]),
    ("patient", &[1]),
];

/// Healers who are led by the rules, on either side.
#[test]
fn grunts_heal_by_the_rules() {
    let foes = ["orc thief 3: sword", "human healer 4: armoured"];
    let mut play = fights(&["elf shooter 5*: bow"], &foes, BAND, true);
    play.feed(SHOT);
    play.go(Action::Shoot(FigureId(1)), SHOT);
    assert_eq!(
        play.healed(),
        ["2 tends 1, true", "2 heals 1: Some(0)", "1 up"]
    );

    let band = [
        "human thief 5*: armoured",
        "human healer 4: armoured",
        "elf thief 3: sword",
    ];
    let mut play = fights(&band, &["goblin shooter 4: bow"], FOES, true);
    play.feed(SHOT);
    play.go(Action::React(React::CarryOn), SHOT);
    play.go(Action::Wait, SHOT);
    assert_eq!(play.healed(), ["1 tends 2, false"]);
}

/// Whoever is attacked fights, healer or not.
#[test]
fn grunts_in_contact_do_not_heal() {
    let foes = ["orc thief 3: sword", "human healer 4: sword"];
    let mut play = fights(&["human thief 6*: sword"], &foes, BAND, true);
    play.feed(OUT);
    play.go(Action::Strike(FigureId(1)), OUT);
    assert_eq!(play.healed(), [""; 0], "{:#?}", play.tale());
}
