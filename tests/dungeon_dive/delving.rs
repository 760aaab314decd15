//! Rows of doors, traps, sneaking in, and who waits there.

use serde_json::json;
use tabledelve::{
    dice::Chance,
    game::Outcome,
    rulesets::dungeon_dive::{
        Action, Delving, Event, Fighting, FigureId, Play as View, Question, Setting, Team, TrapEnd,
        Way,
        content::{Challenge, Idea, Light, Rolled, Skill, Source},
        delve::{Asked, Choice, Dive as State, Fate, foes_for},
        rules,
    },
};

use crate::{dive_script::*, yard::*};

// Doors and cards

#[test]
fn one_of_three_doors_is_opened_and_its_card_turned() {
    let mut play = dive(&two(), &[BEARS]);
    waits(&play, Asked::Doors);
    let doors = play.choices(|it| matches!(it, Action::Delve(Choice::Open(_))));
    assert_eq!(doors, 3);
    open(&mut play, 1);
    waits(&play, Asked::AtDoor);
    let card = state(&play).card().expect("a card");
    assert_eq!(BOOK[card].id.as_str(), BEARS);
    assert_eq!(state(&play).row.doors[0].card, None);
    play.said(rules::TRAP_ROLL, |it| {
        matches!(it, Event::Delving(Delving::TrapRolled { trap: false, .. }))
    });
}

#[test]
fn by_dice_a_six_and_a_nine_name_the_card_and_tens_are_rerolled() {
    let mut setup = setup_of(&two(), 1, false);
    setup.dive.as_mut().expect("a dive").way = Way::Dice;
    let mut play = dive_by(setup, &[]);
    open(&mut play, 0);
    play.dice([1, 10, 5]);
    let card = state(&play).card().expect("a card");
    assert_eq!(BOOK[card].id.as_str(), BEARS);
    assert!(state(&play).turned.is_empty());
}

#[test]
fn the_marching_order_changes_one_step_at_a_time() {
    let mut play = dive(&two(), &[]);
    assert!(!offers(&play, Choice::Forward(FIRST)));
    pick(&mut play, Choice::Forward(SECOND));
    let order: Vec<FigureId> = state(&play).inside().collect();
    assert_eq!(order, [SECOND, FIRST]);
    waits(&play, Asked::Doors);
}

#[test]
fn a_deck_is_dealt_through_before_it_is_shuffled() {
    let cards = BOOK.cards.iter().count() as u16;
    let troves = BOOK.troves.len() as u16;
    let of = |cards, troves| {
        let state = State {
            cards,
            troves,
            ..State::default()
        };
        tabledelve::rulesets::dungeon_dive::delve::shuffled(&BOOK, &state)
    };
    assert_eq!(of(cards - 3, troves - 3), [false, false]);
    assert_eq!(of(cards - 2, troves), [true, true]);
}

// Traps

#[test]
fn a_trap_waits_on_one_to_three_and_a_check_may_be_tried_twice() {
    let mut play = dive(&two(), &[BEARS]);
    trapped(&mut play, 1);
    // Athletics 3 against 12, then against 14.
    pick(&mut play, by(0, Skill::Athletics, Some(FIRST)));
    play.dice([8]);
    waits(&play, Asked::Again);
    pick(&mut play, Choice::Again);
    play.dice([11]);
    waits(&play, Asked::AtDoor);
    assert_eq!(rooms(&play), [1, 1]);
    let second = |it: &Event| match it {
        Event::Delving(Delving::Checked {
            dc, total, passed, ..
        }) => (*dc, *total, *passed) == (14, 14, true),
        _ => false,
    };
    assert_eq!(play.count(rules::TRAP_TWICE, second), 1);
}

#[test]
fn the_second_failure_triggers_it_and_the_way_may_be_shut() {
    let mut play = dive(&two(), &[BEARS]);
    trapped(&mut play, 1);
    pick(&mut play, by(0, Skill::Athletics, Some(FIRST)));
    play.dice([8]);
    pick(&mut play, Choice::Again);
    // One less than 14, then a failed save and 2d6.
    play.dice([10, 11, 3, 4]);
    assert_eq!(damage_to(&play, FIRST), 7);
    assert_eq!(damage_to(&play, SECOND), 0);
    let shut = |it: &Event| {
        let end = TrapEnd::Shut;
        matches!(it, Event::Delving(Delving::TrapBehind { end: it }) if *it == end)
    };
    play.said(rules::TRAP_BEYOND, shut);
    assert_eq!(rooms(&play), [1, 1]);
    // Another door, without another trap.
    waits(&play, Asked::Doors);
    assert!(!offers(&play, Choice::Open(0)));
    pick(&mut play, Choice::Open(1));
    waits(&play, Asked::AtDoor);
}

#[test]
fn letting_a_check_be_is_failing_it() {
    let mut play = dive(&two(), &[]);
    trapped(&mut play, 1);
    pick(&mut play, by(0, Skill::Athletics, Some(FIRST)));
    play.dice([8]);
    pick(&mut play, Choice::GiveUp);
    // A save that succeeds takes half.
    play.dice([12, 3, 4]);
    assert_eq!(damage_to(&play, FIRST), 3);
}

#[test]
fn a_group_rolls_for_everybody_and_the_average_counts() {
    let mut play = dive(&two(), &[BEARS]);
    trapped(&mut play, 1);
    pick(&mut play, by(0, Skill::Athletics, None));
    // 17 and 7 average 12.
    play.dice([14, 4]);
    waits(&play, Asked::AtDoor);
    let mut play = dive(&two(), &[]);
    trapped(&mut play, 1);
    pick(&mut play, by(0, Skill::Athletics, None));
    // 17 and 6 average 11, rounded down.
    play.dice([14, 3]);
    waits(&play, Asked::Again);
}

#[test]
fn a_way_may_be_for_one_alone_or_open_only_after_another() {
    let mut play = dive(&two(), &[BEARS]);
    trapped(&mut play, 5);
    let picks = |who| {
        let with = Rolled::Tools;
        Choice::Way { way: 2, with, who }
    };
    assert!(!offers(&play, picks(None)));
    assert!(offers(&play, picks(Some(FIRST))));
    assert!(!offers(&play, by(1, Skill::Athletics, Some(FIRST))));
    pick(&mut play, by(0, Skill::Survival, Some(FIRST)));
    play.dice([11]);
    waits(&play, Asked::Trap);
    pick(&mut play, by(1, Skill::Athletics, Some(SECOND)));
    play.dice([8]);
    waits(&play, Asked::AtDoor);
}

#[test]
fn a_twenty_on_the_check_spares_its_roller_the_damage() {
    let mut play = dive(&two(), &[BEARS]);
    trapped(&mut play, 5);
    pick(&mut play, by(3, Skill::Athletics, None));
    // 23 and 4 average 13, one less than 14; then 16 is missed as well.
    play.dice([20, 1]);
    pick(&mut play, Choice::Again);
    play.dice([20, 1]);
    // Both fail their saves, and only one of them takes 1d8.
    play.dice([8, 8, 6]);
    let damage = (damage_to(&play, FIRST), damage_to(&play, SECOND));
    assert_eq!(damage, (0, 6));
    // The water has run off: the trap is spent.
    waits(&play, Asked::AtDoor);
}

#[test]
fn deeper_down_a_trap_is_harder_and_hurts_more() {
    let mut play = dive(&[knight_of(5, &[]), knight_of(5, &[])], &[]);
    arrange(&mut play, |named| {
        named["state"]["dive"]["level"] = json!(3)
    });
    trapped(&mut play, 1);
    pick(&mut play, by(0, Skill::Athletics, Some(FIRST)));
    // 12 and 2 for the third level.
    play.dice([10]);
    pick(&mut play, Choice::GiveUp);
    // The save is against 14; 2d6 and 2d6 more.
    play.dice([13, 1, 2, 3, 4]);
    assert_eq!(damage_to(&play, FIRST), 10);
}

#[test]
fn an_idea_with_gear_is_harder_than_one_that_spends_something() {
    let (hero, [pry, smash]) = with_ideas();
    let mut play = dive(std::slice::from_ref(&hero), &[]);
    trapped(&mut play, 1);
    // 11 by gear.
    pick(&mut play, pry);
    play.dice([7]);
    waits(&play, Asked::Again);
    let mut play = dive(&[hero], &[BEARS]);
    trapped(&mut play, 1);
    // 9 by what comes back with a rest, which is gone.
    pick(&mut play, smash);
    play.dice([6]);
    waits(&play, Asked::AtDoor);
    let uses = View::of(play.game.world()).figure(FIRST).uses();
    assert_eq!(uses.spent.len(), 1);
}

#[test]
fn an_idea_is_had_once() {
    let mut play = dive(&[knight(&["burrows"])], &[]);
    // The blades stay where they are.
    trapped(&mut play, 4);
    let breaks = |it: &Action| {
        let idea = Idea::Break;
        matches!(it, Action::Delve(Choice::Idea { idea: it, .. }) if *it == idea)
    };
    assert_eq!(play.choices(breaks), 1);
    play.act(breaks);
    play.dice([1]);
    pick(&mut play, Choice::GiveUp);
    play.dice([12, 1, 2]);
    waits(&play, Asked::Trap);
    assert_eq!(play.choices(breaks), 0);
}

#[test]
fn whoever_comes_next_holds_on_to_the_first() {
    let mut play = dive(&two(), &[BEARS]);
    // The hollow floor strikes the first in the marching order.
    trapped(&mut play, 2);
    pick(&mut play, by(1, Skill::Acrobatics, Some(SECOND)));
    play.dice([1]);
    pick(&mut play, Choice::GiveUp);
    // Strength 3 and an 8 make 11; the save of the first fails, without damage.
    play.dice([8, 2]);
    assert_eq!(damage_to(&play, FIRST), 0);
    play.said(rules::TRAP_TRIGGERED, |it| {
        matches!(it, Event::Delving(Delving::Caught { held: true, .. }))
    });
}

#[test]
fn a_trap_that_leaves_nobody_standing_ends_the_dive() {
    let mut play = dive(&[knight(&[])], &[]);
    leave_points(&mut play, 1);
    trapped(&mut play, 1);
    pick(&mut play, by(0, Skill::Athletics, Some(FIRST)));
    play.dice([1]);
    pick(&mut play, Choice::GiveUp);
    play.dice([2, 3, 4]);
    // Three successes, and a long crawl.
    play.dice([10, 11, 12]);
    play.over(Outcome::Defeat);
    assert_eq!(fates(&play), [Fate::Ran]);
}

// Scouting and sneaking

#[test]
fn scouting_turns_all_three_and_warns_the_foes() {
    let scouts = [knight(&["looks_ahead"]), knight(&[])];
    let mut play = dive(&scouts, &[BEARS, CATS, WOLVES]);
    play.act(|it| matches!(it, Action::Delve(Choice::Use { .. })));
    let seen = state(&play).row.doors.iter();
    assert_eq!(seen.filter(|it| it.card.is_some()).count(), 3);
    waits(&play, Asked::Doors);
    open(&mut play, 0);
    // Whoever has chosen with open eyes does not back away.
    let back = play.refused(Action::Delve(Choice::BackAway));
    assert_eq!(back, Some(rules::SCOUT_WARNED));
    go_in(&mut play, 2);
    let (total, advantage) = initiative_of_foes(&play);
    assert_eq!(total, 1 + 1 + bear_dexterity());
    assert!(!advantage);
}

/// The total that the foes have on initiative, and whether they had advantage.
fn initiative_of_foes(play: &Dive) -> (i16, bool) {
    let log = play.game.log().iter();
    let rolled = log.filter_map(|it| match &it.event {
        Event::Fighting(Fighting::InitiativeRolled {
            who, tally, total, ..
        }) => {
            let figure = View::of(play.game.world()).get(*who)?;
            let foe = figure.team() == Team::Foes;
            foe.then_some((*total, !tally.advantage.is_empty()))
        }
        _ => None,
    });
    rolled.last().expect("a roll of the foes")
}

fn bear_dexterity() -> i16 {
    let bear = BOOK.foes.find("core:brown_bear").expect("a bear");
    (i16::from(BOOK[bear].scores.dex) - 10).div_euclid(2)
}

#[test]
fn one_backs_away_once_a_level_and_never_to_a_door_that_was_seen() {
    let mut play = dive(&two(), &[BEARS, CATS]);
    open(&mut play, 0);
    pick(&mut play, Choice::BackAway);
    // 10 and the level.
    play.dice([11, 11]);
    waits(&play, Asked::Doors);
    assert!(!offers(&play, Choice::Open(0)));
    pick(&mut play, Choice::Open(2));
    waits(&play, Asked::AtDoor);
    let again = play.refused(Action::Delve(Choice::BackAway));
    assert_eq!(again, Some(rules::SNEAK_BACK));
}

#[test]
fn whoever_is_heard_backing_away_has_to_go_in() {
    let mut play = dive(&two(), &[BEARS]);
    open(&mut play, 0);
    pick(&mut play, Choice::BackAway);
    play.dice([11, 10]);
    meet(&mut play, &[2], 2);
    assert_eq!(initiative_of_foes(&play), (1 + bear_dexterity(), false));
    assert!(!has_surprise(&play));
}

fn has_surprise(play: &Dive) -> bool {
    let surprised = BOOK.imposed.surprised;
    let mut foes = View::of(play.game.world()).up(Team::Foes);
    foes.any(|it| it.has(surprised))
}

#[test]
fn sneaking_in_together_surprises_or_warns() {
    let mut play = dive(&two(), &[BEARS]);
    open(&mut play, 0);
    pick(&mut play, Choice::Sneak(None));
    play.dice([12, 10]);
    meet(&mut play, &[2], 2);
    assert!(has_surprise(&play));
    let mut play = dive(&two(), &[BEARS]);
    open(&mut play, 0);
    pick(&mut play, Choice::Sneak(None));
    play.dice([12, 9]);
    meet(&mut play, &[2], 2);
    play.dice([17]);
    assert!(!has_surprise(&play));
    assert_eq!(initiative_of_foes(&play), (17 + bear_dexterity(), true));
}

#[test]
fn behind_one_who_sneaks_alone_the_others_have_forty_feet_to_go() {
    let mut play = dive(&two(), &[BEARS]);
    open(&mut play, 0);
    pick(&mut play, Choice::Sneak(Some(FIRST)));
    play.dice([11]);
    meet(&mut play, &[2], 2);
    assert!(has_surprise(&play));
    assert_eq!(state(&play).coming, [(SECOND, 40)]);
    let second = |play: &Dive| View::of(play.game.world()).figure(SECOND).cell();
    assert_eq!(second(&play), None);
    play.choose(Action::Done);
    // At a run: 60 feet, 20 of which are left.
    play.waits(|it| *it == Question::OnTurn(SECOND));
    assert!(second(&play).is_some());
    let turn = View::of(play.game.world()).figure(SECOND).turn();
    assert_eq!((turn.moved, turn.dashes, turn.actions), (40, 1, 1));
    assert_eq!(play.choices(|it| matches!(it, Action::Attack { .. })), 0);
}

#[test]
fn a_spell_with_words_is_heard_through_the_door() {
    let mut play = dive(&[mage(&["mend"]), knight(&[])], &[BEARS]);
    leave_points(&mut play, 3);
    open(&mut play, 0);
    assert!(offers(&play, Choice::Sneak(None)));
    let mend = Source::Spell(BOOK.spells.find(id("mend")).expect("a spell"));
    play.act(|it| matches!(it, Action::Delve(Choice::Use { source, .. }) if *source == mend));
    play.choose(Action::Back);
    waits(&play, Asked::AtDoor);
    assert!(!offers(&play, Choice::Sneak(None)));
}

#[test]
fn the_quick_guides_have_the_trap_first_and_sneak_before_a_door() {
    let mut play = dive_by(setup_of(&two(), 1, true), &[BEARS]);
    pick(&mut play, Choice::Done);
    play.dice([5]);
    waits(&play, Asked::Doors);
    pick(&mut play, Choice::Sneak(None));
    play.dice([3, 3]);
    assert!(!offers(&play, Choice::Sneak(None)));
    pick(&mut play, Choice::Open(0));
    waits(&play, Asked::AtDoor);
    assert!(!offers(&play, Choice::Sneak(None)));
    pick(&mut play, Choice::Enter);
    arrive(&mut play, &[2]);
    pick(&mut play, Choice::Done);
    // Each hero rolls two dice, the foes one.
    play.dice([20, 5, 20, 6, 1]);
    assert_eq!(initiative_of_foes(&play), (1 + bear_dexterity(), false));
}

#[test]
fn by_the_quick_guides_scouted_foes_have_three() {
    let scouts = [knight(&["looks_ahead"]), knight(&[])];
    let mut play = dive_by(setup_of(&scouts, 1, true), &[BEARS, CATS, WOLVES]);
    pick(&mut play, Choice::Done);
    play.dice([5]);
    play.act(|it| matches!(it, Action::Delve(Choice::Use { .. })));
    assert!(!offers(&play, Choice::Sneak(None)));
    pick(&mut play, Choice::Open(0));
    go_in(&mut play, 2);
    assert_eq!(initiative_of_foes(&play).0, 1 + 3 + bear_dexterity());
}

// Who waits, and where

#[test]
fn as_many_come_as_fit_and_a_die_tells_kinds_apart() {
    let names = |play: &Dive| -> Vec<String> {
        let foes = View::of(play.game.world()).up(Team::Foes);
        foes.filter_map(|it| Some(it.foe()?.id.to_string()))
            .collect()
    };
    let mut play = dive(&two(), &[BEARS]);
    open(&mut play, 0);
    pick(&mut play, Choice::Enter);
    // A black bear is a half, and only another one still fits.
    meet(&mut play, &[1], 2);
    assert_eq!(names(&play), ["core:black_bear", "core:black_bear"]);
    let mut play = dive(&two(), &[BEARS]);
    open(&mut play, 0);
    go_in(&mut play, 2);
    assert_eq!(names(&play), ["core:brown_bear"]);
    let map = View::of(play.game.world()).state().map.expect("a map");
    assert_eq!(BOOK[map].number, 14);
}

#[test]
fn what_comes_never_goes_beyond_the_challenge_unless_it_comes_alone() {
    let mut chance = Chance::seeded(7);
    let weight = |challenge: Challenge| u16::from(challenge.eighths.max(1));
    for card in BOOK.cards.keys() {
        for answer in &BOOK[card].answers {
            let room = u16::from(answer.challenge) * 8;
            let kinds = answer.foes.iter().filter_map(|it| BOOK.foes.find(it));
            let least = kinds.map(|it| weight(BOOK[it].challenge)).min();
            for _ in 0..20 {
                let foes = foes_for(&BOOK, card, answer.challenge, &mut chance);
                let sum = foes.iter().map(|it| weight(BOOK[*it].challenge));
                let sum: u16 = sum.sum();
                let full = foes.len() == usize::from(answer.most);
                let name = &BOOK[card].id;
                assert!(sum <= room || foes.len() == 1, "{name}");
                assert!(full || sum + least.expect("a foe") > room, "{name}");
            }
        }
    }
}

#[test]
fn the_party_stands_at_its_entrance_and_can_be_rearranged() {
    let mut play = dive(&two(), &[BEARS]);
    open(&mut play, 0);
    pick(&mut play, Choice::Enter);
    arrive(&mut play, &[2]);
    let world = View::of(play.game.world());
    let starts = world.board().expect("a board").field.starts().to_vec();
    let way = state(&play).way.expect("a way in");
    let at = |who| world.figure(who).cell().expect("a place");
    assert!(starts.contains(&at(FIRST)) && starts.contains(&at(SECOND)));
    assert!(way.reach_to(at(FIRST)) >= way.reach_to(at(SECOND)));
    let foe = world.up(Team::Foes).next().expect("a foe");
    assert!(!starts.contains(&foe.cell().expect("a place")));
    assert_eq!(world.state().light, Some(Light::Bright));
    let stands = |it: &Action| match it {
        Action::Delve(Choice::Stand { who, at }) if *who == SECOND => Some(*at),
        _ => None,
    };
    let to = play.game.offer().choices.iter();
    let to = to.filter_map(|it| stands(&it.act)).next();
    let (who, to) = (SECOND, to.expect("a free square"));
    assert!(starts.contains(&to));
    pick(&mut play, Choice::Stand { who, at: to });
    assert_eq!(View::of(play.game.world()).figure(SECOND).cell(), Some(to));
    waits(&play, Asked::Arrange);
    play.said(rules::MAP_ENTRANCE, |it| {
        matches!(it, Event::Setting(Setting::Placed { .. }))
    });
}
