//! The end of adventures: who lives, what it was worth, what heals, and who has won.

use tabledelve::{
    game::{Cue, Outcome, Present, Rulebook, Ruleset, SetupValues},
    rulesets::card_grid::{
        Action, CardGrid, CardState, Condition, Delving, Event, FigureId, HeroRecord, Legacy,
        Lethality, Making, Phase, Play as View, Question, Setup, rules,
    },
};

use super::table::*;
use crate::{BOOK, proofs::owned};

/// In the hall, with the reason met or not.
fn met(setup: Setup, met: bool) -> Play {
    let mut play = hall_of(setup);
    arrange(&mut play, |desk| desk.state()["quest"]["met"] = met.into());
    play
}

/// Puts a hero out of the fight, with all defences like that.
fn lay_low(play: &mut Play, who: FigureId, state: CardState) {
    arrange(play, |desk| {
        desk.hand(who, |it| it.defences.fill(state));
        desk.stance(who, |it| it.condition = Condition::Down);
    });
}

/// Points that everybody gained, by seat.
fn gained(play: &Play) -> Vec<(u16, u16)> {
    let log = play.game.log().iter();
    let log = log.filter(|it| it.rule == rules::POINTS_EARN);
    log.filter_map(|it| match it.event {
        Event::Making(Making::Gained { who, points }) => Some((who.0, points)),
        _ => None,
    })
    .collect()
}

fn won(play: &Play) -> Option<bool> {
    play.game.log().iter().find_map(|it| match it.event {
        Event::Delving(Delving::Over { won }) => Some(won),
        _ => None,
    })
}

fn two(values: &[(&str, &str)]) -> Setup {
    setup_of(&[guard(), guard()], values)
}

fn condition(play: &Play, of: u8) -> Condition {
    seat(play, of).figure().stance().condition
}

#[test]
fn whoever_has_nothing_left_lives_or_dies_as_the_game_is_set_up() {
    let home = |lethality: &str, state| {
        let mut play = hall_of(two(&[("lethality", lethality)]));
        lay_low(&mut play, FIRST, state);
        play.choose(Action::GoOut);
        play
    };
    for (face, fate) in [(2, Condition::Dead), (3, Condition::Up)] {
        let mut play = home("usual", CardState::Discarded);
        play.dice([face]);
        assert_eq!(condition(&play, 0), fate, "{face}");
    }
    // A tapped card saves without a die, and nobody dies of mild hits.
    let play = home("usual", CardState::Tapped);
    assert_eq!(condition(&play, 0), Condition::Up);
    let play = home("mild", CardState::Discarded);
    assert_eq!(condition(&play, 0), Condition::Up);
    // Where it is deadly, the hit that takes the last card kills; with one tapped it does not.
    for (tapped, fate) in [(false, Condition::Dead), (true, Condition::Down)] {
        let mut play = hall_of(two(&[("lethality", "deadly")]));
        meet(&mut play, &[(0, 0), (5, 5)], &[("goblin", &[6], (1, 0))]);
        arrange(&mut play, |desk| {
            desk.hand(FIRST, |it| {
                it.defences[..2].fill(CardState::Discarded);
                if tapped {
                    it.defences[0] = CardState::Tapped;
                }
            });
        });
        play.choose(Action::EndPhase).dice([12]);
        assert_eq!(condition(&play, 0), fate);
        assert_eq!(play.game.setup().options.lethality, Lethality::Deadly);
    }
}

/// The rulebook: of 2, 3 and 5 the 2 and the 3 heal, and the 5 would be too much.
#[test]
fn the_lowest_heal_up_to_six_together_and_one_in_any_case() {
    let rested = |cards: &[&str], hurt: &[usize]| {
        let hero = fighter(&[(4, "quick_jab")], cards);
        let mut play = hall(&[hero, guard()]);
        arrange(&mut play, |desk| {
            desk.hand(FIRST, |it| {
                for place in hurt {
                    it.defences[*place] = CardState::Discarded;
                }
                it.defences[0] = CardState::Tapped;
                it.characters[0] = CardState::Tapped;
            });
            desk.stance(FIRST, |it| it.condition = Condition::Down);
        });
        play.choose(Action::GoOut);
        assert_eq!(seat(&play, 0).hand().characters[0], CardState::Ready);
        defences(&play, 0)
    };
    let (ready, gone) = (CardState::Ready, CardState::Discarded);
    let cards = ["chin_down", "kite_shield", "buckler", "caltrops"];
    assert_eq!(rested(&cards, &[1, 2, 3]), [ready, gone, ready, ready]);
    // One heals even if it is more than 6.
    let cards = ["chin_down", "play_dead", "luck_mostly"];
    assert_eq!(rested(&cards, &[1, 2]), [ready, ready, gone]);
}

#[test]
fn everybody_alive_earns_by_how_it_went() {
    let scales = with(guard(), &["assessors_scales"], &[]);
    for (reason, points) in [(true, [44, 47]), (false, [14, 14])] {
        let mut play = met(setup_of(&[guard(), scales.clone(), guard()], &[]), reason);
        arrange(&mut play, |desk| {
            desk.state()["quest"]["points"] = 4.into();
            desk.stance(FigureId(2), |it| {
                it.condition = Condition::Dead;
            });
        });
        play.choose(Action::GoOut);
        // 40 or 10, 4 of obstacles, and 3 more by the scales with a success; none for the dead.
        assert_eq!(gained(&play), [(0, points[0]), (1, points[1])]);
    }
}

#[test]
fn an_adventure_succeeds_if_the_reason_was_met_and_somebody_walks_out() {
    for (reason, success) in [(true, true), (false, false)] {
        let mut play = met(two(&[]), reason);
        play.choose(Action::GoOut);
        assert_eq!(won(&play), Some(success));
    }
    // Nobody walks out: the reason is met for nothing, and so are the points.
    let mut play = met(two(&[("lethality", "mild")]), true);
    meet(&mut play, &[(0, 0), (5, 5)], &[("goblin", &[6], (1, 0))]);
    lay_low(&mut play, SECOND, CardState::Tapped);
    arrange(&mut play, |desk| {
        desk.hand(FIRST, |it| it.defences[..2].fill(CardState::Tapped));
    });
    play.choose(Action::Done).dice([12]);
    assert_eq!((won(&play), gained(&play)), (Some(false), vec![]));
    // They turn up at home alive.
    assert_eq!([0, 1].map(|it| condition(&play, it)), [Condition::Up; 2]);
}

#[test]
fn the_reason_is_met_by_what_they_came_for_or_by_the_leaders_fall() {
    // To free somebody, by Craft 0 and 12 against 10.
    let mut play = hall(&[guard()]);
    arrange(&mut play, |desk| desk.bar("task_number_four", HALL, true));
    play.choose(Action::Look(0));
    play.act(|it| matches!(it, Action::Way { way: 0, .. }));
    play.dice([6, 6]);
    let quest = |play: &Play| View::of(play.game.world()).state().quest;
    assert!(quest(&play).met && quest(&play).twist_told);
    // To slay a troll: not by the goblin beside it.
    let setup = || {
        setup_of(
            &[fighter(&[(4, "quick_jab")], &["chin_down"])],
            &[("threat", "one_troll")],
        )
    };
    for (leads, reason) in [(true, true), (false, false)] {
        let mut play = hall_of(setup());
        meet(&mut play, &[(0, 0)], &[("troll", &[1], (1, 0))]);
        arrange(&mut play, |desk| {
            desk.pack(FigureId(1), |it| it.leads = leads);
        });
        play.choose(attack(1)).dice([2, 2]);
        play.waits(|it| matches!(it, Question::InRoom));
        assert_eq!(quest(&play).met, reason);
        assert_eq!(play.count(rules::REASON_MET, |_| true), usize::from(reason));
    }
}

#[test]
fn half_of_all_adventures_are_a_victory() {
    let ended = |all: &str, won: u8, last: bool| {
        let mut play = met(two(&[("adventures", all)]), last);
        let adventures: u8 = all.parse().expect("a number");
        arrange(&mut play, |desk| {
            desk.state()["adventures"] = adventures.into();
            desk.state()["won"] = won.into();
        });
        play.choose(Action::GoOut);
        play
    };
    ended("1", 0, true).over(Outcome::Victory);
    ended("1", 0, false).over(Outcome::Defeat);
    ended("3", 1, true).over(Outcome::Victory);
    ended("3", 1, false).over(Outcome::Defeat);
    ended("4", 2, false).over(Outcome::Victory);
}

#[test]
fn one_to_six_heroes_play() {
    let asked = |values: &[(&str, &str)]| CardGrid::setup(&BOOK, &SetupValues(owned(values)));
    for heroes in ["1", "6"] {
        let setup = asked(&[("heroes", heroes), ("party", "ready")]).expect("heroes");
        let play = Play::of(BOOK.clone(), setup);
        let seats = View::of(play.game.world()).heroes().count();
        assert_eq!(seats.to_string(), heroes);
    }
    assert!(asked(&[("heroes", "0")]).is_err());
    assert!(asked(&[("heroes", "7")]).is_err());
    // A file with seven is refused by the rule, and whoever takes a seat does so by it.
    let mut setup = asked(&[("heroes", "2")]).expect("heroes");
    setup.heroes = 7;
    let refused = CardGrid::validate(&BOOK, &setup).expect_err("too many");
    assert!(refused.contains(rules::OPTION_HEROES.0), "{refused}");
    setup.heroes = 2;
    let play = Play::of(BOOK.clone(), setup);
    let log = play.game.log().iter();
    let cited = log.flat_map(|it| CardGrid::also_cited(&BOOK, &it.event));
    let seats = cited.filter(|it| *it == rules::OPTION_HEROES).count();
    assert_eq!(seats, 2);
}

#[test]
fn the_same_heroes_go_on_all_adventures() {
    let mut play = met(two(&[("adventures", "2")]), true);
    arrange(&mut play, |desk| {
        desk.hand(FIRST, |it| it.defences[0] = CardState::Discarded);
    });
    play.choose(Action::GoOut);
    // 40 points buy something, and then everybody lays cards again.
    play.waits(|it| matches!(it, Question::Buy(0)));
    play.choose(Action::Enough).choose(Action::Enough);
    ones(&mut play);
    play.waits(|it| matches!(it, Question::Lay(0)));
    let state = View::of(play.game.world()).state();
    assert_eq!((state.adventures, state.won), (2, 1));
    assert_eq!(state.phase, Phase::Sitting);
    assert_eq!(seat(&play, 0).owned().points, 40);
    let asked = |all| CardGrid::setup(&BOOK, &SetupValues(owned(&[("adventures", all)])));
    assert!(asked("20").is_ok() && asked("21").is_err());
    // With nobody left alive, all the others are lost.
    let mut play = hall_of(two(&[("adventures", "3"), ("lethality", "deadly")]));
    meet(&mut play, &[(0, 0), (5, 5)], &[("goblin", &[6], (1, 0))]);
    arrange(&mut play, |desk| {
        desk.stance(SECOND, |it| it.condition = Condition::Dead);
        desk.hand(FIRST, |it| it.defences[..2].fill(CardState::Discarded));
    });
    play.choose(Action::Done).dice([12]);
    play.over(Outcome::Defeat);
}

/// How somebody is spoken of who has these cards.
fn title(characters: &[(usize, &str)]) -> String {
    let left = Legacy {
        survivors: vec![(0, hero(characters, &[], &[]))],
        fallen: Vec::new(),
    };
    let left = ron::to_string(&left).expect("plain data");
    let setup = two(&[]);
    let legacy = CardGrid::legacy_of(&BOOK, &setup, &left).expect("a legacy");
    format!("{:?}", legacy.survivors[0].1.title)
}

#[test]
fn nobody_knows_what_no_card_says() {
    assert!(title(&[]).contains("grid-title-stranger"));
    let elf = title(&[(4, "elf")]);
    assert!(elf.contains("grid-race-elf-title") && !elf.contains("grid-class"));
    // Half human, half elf: the other half is what one is known by; with a class they are that too.
    let half = title(&[(4, "human"), (5, "elf")]);
    assert!(half.contains("grid-race-elf-half") && !half.contains("grid-race-human"));
    let archer = title(&[(4, "human"), (5, "elf"), (7, "archer")]);
    assert!(archer.contains("grid-race-elf-half") && archer.contains("grid-class-archer-title"));
}

/// What had not healed is still missing in the next game.
#[test]
fn those_who_come_back_bring_their_wounds() {
    let hurt = HeroRecord {
        hurt: vec![1],
        ..guard()
    };
    let play = hall(&[hurt]);
    let states = [CardState::Ready, CardState::Hurt, CardState::Ready];
    assert_eq!(defences(&play, 0), states);
}

/// The last page tells the great moments: whoever carries the fallen out has one.
#[test]
fn whoever_carries_the_fallen_out_is_named() {
    let told = |lies: &[FigureId]| {
        let mut play = hall_of(two(&[]));
        for who in lies {
            lay_low(&mut play, *who, CardState::Tapped);
        }
        play.choose(Action::GoOut);
        let log = play.game.log().iter();
        let came = log.map(|it| &it.event);
        let mut came = came.filter(|it| matches!(it, Event::Delving(Delving::CameOut { .. })));
        let came = came.next().expect("they came out");
        let cues = CardGrid::cues(play.game.world(), came);
        let peak = cues.into_iter().find_map(|it| match it {
            Cue::Peak { words, whom, .. } => Some((words.key.to_string(), whom)),
            _ => None,
        });
        let line = CardGrid::narrate(play.game.world(), came).message;
        (line.key.to_string(), peak)
    };
    assert_eq!(told(&[]), ("grid-log-came-out".to_owned(), None));
    let (line, peak) = told(&[FIRST]);
    assert_eq!(line, "grid-log-carried-out");
    let carrier = u32::from(SECOND.0);
    assert_eq!(peak, Some(("grid-banner-carried-out".to_owned(), carrier)));
}
