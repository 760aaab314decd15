//! Who decides what a figure does in a fight.

use tabledelve::{
    game::Seat,
    rulesets::band_crawl::{Action, Faction, FigureId, Question, Setup},
};

use super::{
    BOOK,
    healing::OUT,
    play::{Play, fight},
};

const BAND: [&str; 2] = [
    "human warrior 5*: sword protected",
    "human warrior 4: sword protected",
];
const FOES: [&str; 2] = ["goblin warrior 3: spear", "goblin warrior 3: spear"];

/// Whoever is asked what to do, with the seat that is asked, until the fight is over; everybody
/// attacks or waits.
fn asked(change: impl FnOnce(&mut Setup)) -> Vec<(FigureId, Seat)> {
    let mut setup = fight(&BAND, &FOES, Faction::Band, true);
    change(&mut setup);
    let mut play = Play::begun(BOOK.clone(), setup);
    play.feed(OUT);
    let mut all = Vec::new();
    while let Some(Question::Act { who, .. }) = play.game.asking() {
        all.push((*who, play.game.offer().seat));
        let mut acts = play.game.offer().choices.iter().map(|it| it.act);
        let attack = acts.find(|it| matches!(it, Action::Strike(_)));
        play.go(attack.unwrap_or(Action::Wait), OUT);
    }
    all
}

/// 6.2: stars by their players, all others by the rules.
#[test]
fn grunts_look_after_themselves() {
    assert_eq!(asked(|_| {}), [(FigureId(0), Seat::Hero(0))]);
}

#[test]
fn a_player_commands_every_one_of_them() {
    let all = asked(|setup| setup.options.command_all = true);
    let star = Seat::Hero(0);
    assert_eq!(all, [(FigureId(0), star), (FigureId(1), star)]);
}

/// Somebody is the dungeon: the foes who are still up after the band’s turn.
#[test]
fn a_person_plays_the_foes() {
    let all = asked(|setup| {
        setup.options.person_for_foes = true;
        setup.skirmish.as_mut().expect("a fight").meeting.active = Faction::Foes;
    });
    assert_eq!(all[0], (FigureId(2), Seat::Master));
    assert_eq!(all[1], (FigureId(3), Seat::Master));
}
