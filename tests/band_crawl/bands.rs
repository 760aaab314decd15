//! The band: its size, whom it takes, who leads.

use tabledelve::{
    game::Status,
    rulesets::band_crawl::{Action, Event, Making, rules},
};

use super::{
    BOOK,
    play::{Play, play, sketch},
};

fn with(pairs: &[(&'static str, &'static str)]) -> Play {
    let fixed = [("reason", "explore"), ("big_bad", "skeleton")];
    let all: Vec<_> = pairs.iter().chain(&fixed).copied().collect();
    play(&all)
}

#[test]
fn never_more_than_reputation() {
    let mut play = with(&[]);
    play.choose(Action::Arms(0));
    for _ in 0..4 {
        play.recruit("human", &[1, 1, 1, 1, 3]);
    }
    // Five with the star: nobody asks for a sixth, and the Big Bad's dice come.
    assert_eq!(play.band().members().count(), 5);
    play.dice([3, 4, 1, 1, 6]);
    assert_eq!(play.game.status(), Status::Rolling);
}

#[test]
fn who_recruits_whom() {
    let races = |play: &Play| -> Vec<&str> {
        let offered = play.game.offer().choices.iter();
        let races = offered.filter_map(|it| match it.act {
            Action::Race(race) => Some(BOOK[race].id.as_str()),
            _ => None,
        });
        races.collect()
    };
    for race in ["human", "elf", "dwarf"] {
        let mut play = with(&[("race", race), ("profession", "warrior")]);
        while play
            .game
            .asking()
            .is_some_and(|it| !matches!(it, tabledelve::rulesets::band_crawl::Question::Recruit))
        {
            play.act(|_| true);
        }
        assert_eq!(
            races(&play),
            ["core:dwarf", "core:elf", "core:human"],
            "{race}"
        );
        assert!(!play.offers(Action::RollRecruit));
        play.choose(Action::Enough).dice([3, 4, 1, 1, 6]);
    }
    let mut play = with(&[("race", "troll")]);
    play.choose(Action::Row(1)).choose(Action::Arms(0));
    assert!(races(&play).is_empty());
    // A three of trolls is an orc: a warrior, by five and two.
    play.choose(Action::RollRecruit)
        .dice([3, 5, 2, 3])
        .choose(Action::Arms(0));
    assert_eq!(sketch(play.figure(1)), "orc warrior 4: sword shield");
    play.said(rules::MINIONS_TABLE, |event| {
        matches!(event, Event::Making(Making::MinionsRolled { .. }))
    });
    play.choose(Action::Enough).dice([3, 4, 1, 1, 6]);
    // Skeletons call up their like: low is a skeleton, high a zombie.
    for (face, race) in [(2, "skeleton"), (5, "zombie")] {
        let mut play = with(&[("race", "skeleton")]);
        play.choose(Action::Arms(0))
            .choose(Action::RollRecruit)
            .dice([face, 2, 3]);
        if race == "zombie" {
            play.dice([3]);
        } else {
            play.choose(Action::Arms(0));
        }
        assert!(sketch(play.figure(1)).starts_with(race), "{race}");
        play.choose(Action::Enough).dice([3, 4, 1, 1, 6]);
    }
}

#[test]
fn recruits_are_lowered() {
    let mut play = with(&[]);
    // A paladin of 5, of 6 by the die, for a star of 5.
    play.choose(Action::Arms(0)).recruit("human", &[1, 2, 6]);
    assert_eq!(play.figure(1).rep(), 4);
    play.said(rules::BAND_WEAKER, |event| {
        matches!(event, Event::Making(Making::Lowered { to: 4, .. }))
    });
    play.choose(Action::Arms(0))
        .choose(Action::Enough)
        .dice([3, 4, 1, 1, 6]);
}

/// `reputation.dismissed`: a recruit who comes out at 2 is let go at once, and there is room again.
#[test]
fn recruits_of_two_do_not_join() {
    let mut play = with(&[("race", "skeleton")]);
    play.choose(Action::Arms(0));
    // A zombie of 3, weakened by a 1.
    play.choose(Action::RollRecruit).dice([5, 2, 3, 1]);
    assert_eq!(play.band().members().count(), 1);
    play.said(
        rules::REPUTATION_DISMISSED,
        |event| matches!(event, Event::Making(Making::Dismissed { who }) if who.0 == 1),
    );
    play.choose(Action::RollRecruit).dice([5, 2, 3, 2]);
    assert_eq!(sketch(play.figure(2)), "zombie warrior 3: sword");
    play.choose(Action::Enough).dice([3, 4, 1, 1, 6]);
}

#[test]
fn a_star_of_three_goes_alone() {
    // Whoever follows would have to be of reputation 2, and would be dismissed.
    let mut play = with(&[("rep", "3")]);
    play.choose(Action::Arms(0)).dice([3, 4, 1, 6]);
    assert_eq!(play.band().members().count(), 1);
    assert_eq!(play.game.status(), Status::Rolling);
}

#[test]
fn several_stars_have_one_leader() {
    let mut play = with(&[("stars", "2"), ("profession", "healer")]);
    let elf = BOOK.races.find("core:elf").expect("elves");
    play.choose(Action::Race(elf)).choose(Action::Row(0));
    if play.offers(Action::Arms(0)) {
        play.choose(Action::Arms(0));
    }
    play.choose(Action::Enough).dice([3, 4, 1, 1, 6]);
    let leads = |event: &Event| match event {
        Event::Making(Making::LeaderNamed { who }) => who.0 == 0,
        _ => false,
    };
    assert_eq!(play.count(rules::BAND_LEADER, leads), 1);
}
