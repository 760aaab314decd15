//! Cards as they are laid out on the screen: what it promises is what comes of it.

use tabledelve::{
    dice::Chance,
    game::{Bot, BotKind, CardSheet, Game, Lay, Session, Status, Table, Yield},
    rulesets::card_grid::{Action, CardGrid, Play, Question, content::Skill},
};

use super::table;
use crate::{BOOK, proofs::play::stamp, random_setup, setup};

/// A game of ready heroes who have bought cards, where the first of them is asked how the cards lie.
fn sitting(seed: u64) -> Session<CardGrid> {
    let setup = random_setup(seed, &[("party", "ready"), ("points", "200")]);
    let mut game = Game::<CardGrid>::new(BOOK.clone(), setup, seed, Chance::seeded(seed));
    let mut bot = Bot::new(BotKind::Hero, seed);
    while !matches!(game.asking(), Some(Question::Lay(_))) {
        assert_eq!(game.status(), Status::Deciding);
        let (choice, amount) = bot.choose(&game);
        game.submit(choice, amount).expect("it is offered");
    }
    Session::of_game(game, stamp("0.1.0"))
}

fn sheets(table: &Session<CardGrid>) -> Vec<CardSheet> {
    table.scene_now().sheets[0].card_sheets.clone()
}

/// Joints in the order of their places.
fn sorted(made: &Yield) -> Yield {
    let mut made = made.clone();
    made.joints.sort_by_key(|it| (it.to, it.from));
    made
}

#[test]
fn every_exchange_makes_what_it_promises_and_can_be_taken_back() {
    let mut seen = 0;
    for seed in [2, 9] {
        let mut table = sitting(seed);
        let decision = table.decision().expect("it asks");
        assert!(decision.lays_cards());
        let before = sheets(&table);
        for (choice, what) in decision.choices.iter().enumerate() {
            let Some(Lay::Swap {
                sheet,
                places: [one, other],
                made,
            }) = &what.lay
            else {
                continue;
            };
            let found = decision.exchange(*sheet, *other, *one);
            assert_eq!(found.map(|it| it.0), Some(choice), "whichever is moved");
            table.submit(choice, None).expect("it is offered");
            let after = sheets(&table);
            assert_eq!(
                sorted(&after[*sheet].made),
                sorted(made),
                "seed {seed}: {what:?}"
            );
            let lies = before[*sheet].exchanged(*one, *other);
            let on_sheet = ..before[*sheet].places;
            assert_eq!(after[*sheet].cards[on_sheet], lies[on_sheet]);
            assert_eq!(after[1 - *sheet], before[1 - *sheet]);
            table.undo().expect("no dice were rolled");
            assert_eq!(sheets(&table), before);
            seen += 1;
        }
    }
    assert!(seen > 40, "{seen} exchanges");
}

/// Skills are added to those that the cards lie for, and taken out again.
#[test]
fn cards_are_laid_for_the_most_of_several_skills() {
    let mut table = sitting(4);
    let seat = match table.game().asking() {
        Some(Question::Lay(seat)) => *seat,
        other => panic!("{other:?}"),
    };
    let most = |table: &Session<CardGrid>, wanted: &[Skill]| {
        let hero = Play::of(table.game().world()).seat(seat);
        wanted.iter().map(|it| hero.skill(*it)).sum::<i32>()
    };
    let toggle = |table: &mut Session<CardGrid>, skill: Skill| {
        let decision = table.decision().expect("it asks");
        let mut choices = decision.choices.iter();
        let choice = choices.position(|it| match &it.lay {
            Some(Lay::Most { what, .. }) => what.key == skill.key(),
            _ => false,
        });
        let choice = choice.expect("every skill of a card is offered");
        let was = matches!(
            decision.choices[choice].lay,
            Some(Lay::Most { wanted: true, .. })
        );
        table.submit(choice, None).expect("it is offered");
        was
    };
    let hero = Play::of(table.game().world()).seat(seat);
    let [one, other] = [hero.character(0).left, hero.character(1).top];
    assert_ne!(one, other, "two skills");
    assert!(!toggle(&mut table, one));
    let (alone, rest) = (most(&table, &[one]), most(&table, &[other]));
    assert!(!toggle(&mut table, other));
    let both = most(&table, &[one, other]);
    assert!(both >= alone + rest, "{both} of both, {alone} and {rest}");
    assert!(most(&table, &[one]) <= alone);
    assert!(toggle(&mut table, one), "it is wanted already");
    assert!(most(&table, &[other]) >= rest.max(both - alone));
    assert!(toggle(&mut table, other));
    let decision = table.decision().expect("it asks");
    let wanted = |lay: &Option<Lay>| matches!(lay, Some(Lay::Most { wanted: true, .. }));
    assert!(decision.choices.iter().all(|it| !wanted(&it.lay)));
}

#[test]
fn a_move_by_hand_is_no_longer_for_a_skill() {
    let ready = setup(&[("heroes", "1"), ("party", "ready")]);
    let mut play = table::Play::of(BOOK.clone(), ready);
    table::ones(&mut play);
    play.waits(|it| matches!(it, Question::Lay(0)));
    let hero = Play::of(play.game.world()).seat(0);
    let skill = hero.character(1).left;
    play.choose(Action::Best(skill.into()));
    let state = Play::of(play.game.world()).state();
    assert!(state.wanted.has(skill) && state.wanted.each().count() == 1);
    let sheet = &Play::of(play.game.world()).seat(0).sheets().characters;
    let places = sheet.cards().map(|(place, _)| place as u8);
    let beside = places.filter(|place| *place != 4).min();
    let place = beside.expect("more than one card");
    play.choose(Action::Swap {
        attacks: false,
        one: place.min(4),
        other: place.max(4),
    });
    assert!(Play::of(play.game.world()).state().wanted.is_empty());
}
