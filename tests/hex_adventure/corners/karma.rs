//! Karma and contests.

use super::*;

fn returning(karma: i32) -> Party {
    let hector = BOOK.heroes.find(id("core:hector")).expect("a hero");
    let record = HeroRecord {
        karma,
        ..HeroRecord::ready(&BOOK, hector)
    };
    Party::Returning(vec![record])
}

#[test]
fn karma_lets_a_leader_see_it_coming_after_all() {
    let mut chosen = setup(&[
        ("skirmish", "core:mill_yard"),
        ("band", "core:bandit*1"),
        ("first", "foes"),
    ]);
    chosen.party = returning(1);
    let mut play = Play::of(chosen);
    play.dice(&[6, 6, 6]);
    assert!(matches!(
        play.0.asking(),
        Some(Question::Karma(Trial::First { by: AJAX }))
    ));
    play.act(Action::Karma);
    let first = play.told(|it| matches!(it, Event::Foreseen { .. }));
    assert_eq!(first, [rules::SKILLS_FIRST]);
    assert!(!play.venture().foes_first());
    assert_eq!(play.turn_of(), Some(AJAX));
    // Heroes who come back do so by a rule.
    let joined = play.told(|it| matches!(it, Event::Joined { .. }));
    assert_eq!(joined, [rules::GROWTH_CARRIED_OVER]);
}

#[test]
fn karma_finds_food_and_then_everybody_eats() {
    let mut play = Play::adventure("core:borrowed_bell", "core:ajax,core:paris");
    let forage = BOOK.skills.find(id("core:forage")).expect("a skill");
    let hungry = |world: &mut World| {
        let thing = Possession::Good(good("core:ration"));
        let (count, from) = (99, None);
        happen(world, Event::Gone { thing, count, from });
        change(world, SECOND, |it: &mut Skills| it.0.push((forage, 1)));
        karma(world, SECOND, 1);
    };
    play.arrange(hungry, &[Task::Dawn]);
    play.dice(&[6, 6, 6]);
    play.act(Action::Karma);
    play.dice(&[3]);
    assert_eq!(play.told(|it| matches!(it, Event::Ate { .. })).len(), 2);
    assert_eq!(play.venture().state().day, 2);
    let hunger = [AJAX, SECOND].map(|hero| play.fighter(hero).health().hunger);
    assert_eq!(hunger, [0, 0]);
}

#[test]
fn the_number_of_dice_that_is_named_is_told() {
    let mut play = Play::skirmish("core:ajax", "core:bandit*1");
    let close = |world: &mut World| {
        stand(world, AJAX, Cell::new(8, 2));
        stand(world, FOE, Cell::new(9, 2));
        change(world, FOE, |it: &mut Activity| it.reacted = true);
    };
    play.arrange(close, &[]);
    play.act(Action::Tackle { on: FOE });
    play.act_with(Action::Dice, Some(2));
    play.roll_on();
    let named = play.told(|it| matches!(it, Event::Named { dice: 2, .. }));
    assert_eq!(named, [rules::CONTEST_NAMING]);
}
