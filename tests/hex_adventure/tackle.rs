//! Contests, tackles and grapples.

use crate::{
    boards::{FACING, HANDS, HIT, MISS, OAK, WOLF},
    ground::{Ground, ajax, hero},
    script::{Play, foe_at, hero_at},
};
use tabledelve::{
    game::Present,
    grid::Cell,
    rulesets::hex_adventure::{
        Action, Event, FighterId, HeroRecord, HexAdventure, Question, rules,
    },
};

fn facing(hero: HeroRecord, foe: &str) -> Play {
    let ground = Ground::new(FACING).foe("foe", foe);
    Play::fight(ground, &[hero], &[("test:foe", 1)])
}

/// A hero who has just tackled the foe; it is the hero's turn again.
fn holding(hero: HeroRecord, foe: &str) -> Play {
    let mut play = facing(hero, foe);
    play.tackle(0, 1).dice([4]);
    // The foe rolls over its DX.
    while play.game.wanted().is_some() {
        play.dice([6]);
    }
    // On its turn it rolls over its ST.
    if matches!(play.game.asking(), Some(Question::Contest(_))) {
        play.name(1);
        while play.game.wanted().is_some() {
            play.dice([6]);
        }
    }
    play.decides();
    play
}

fn hands(st: i32) -> String {
    format!("st: {st}, dx: 3, iq: 8")
}

#[test]
fn the_one_who_begins_names_a_number_and_the_other_answers() {
    let mut play = facing(hero([10, 10, 8], &[]), HANDS);
    play.choose(Action::Tackle { on: foe_at(0) });
    assert_eq!(play.asks(), "Hero(0) contest.naming");
    assert_eq!(play.offered(|act| *act == Action::Dice), Some(Some((1, 8))));
    // Against three dice under DX 10 the game answers with two under its own.
    play.name(3).dice([4, 3, 2]);
    play.dice([5, 4]);
    play.said(rules::CONTEST_WINNING, |event| {
        matches!(
            event,
            Event::Contested {
                answered: 2,
                won: false,
                ..
            }
        )
    });
    play.dice([]);
}

#[test]
fn a_total_over_ones_attribute_fails_and_equals_do_not_win() {
    // 11 over DX 10 fails, whatever the opponent rolls.
    let mut play = facing(hero([10, 10, 8], &[]), HANDS);
    play.tackle(0, 2).dice([6, 5, 6, 6]);
    play.said(rules::CONTEST_WINNING, |event| {
        matches!(event, Event::Contested { won: false, .. })
    });
    // The same total under equal attributes: the one who started it does not win.
    let mut play = facing(hero([10, 10, 8], &[]), HANDS);
    play.tackle(0, 2).dice([4, 4, 4, 4]);
    play.said(rules::CONTEST_WINNING, |event| {
        matches!(event, Event::Contested { won: false, .. })
    });
    // The higher attribute wins ties.
    let mut play = facing(hero([10, 11, 8], &[]), HANDS);
    play.tackle(0, 2).dice([4, 4, 4, 4]);
    play.said(rules::CONTEST_WINNING, |event| {
        matches!(event, Event::Contested { won: true, .. })
    });
    play.name(1).dice([6, 6, 6]);
}

#[test]
fn a_tackler_who_wins_enters_the_hex_of_its_foe() {
    let play = holding(ajax(), &hands(12));
    play.said(
        rules::TACKLE_ENTER,
        |event| matches!(event, Event::Entered { at, .. } if *at == Cell::new(3, 2)),
    );
    assert_eq!(play.at(hero_at(0)), Some((3, 2)));
}

/// True if the card of a fighter's token says that a grapple ties it down.
fn is_tied_down(play: &Play, who: FighterId) -> bool {
    let tokens = HexAdventure::scene(play.game.world()).tokens;
    let mut here = tokens.iter().filter(|token| token.id == who.token());
    here.any(|token| {
        let mut pins = token.pins.iter();
        pins.any(|pin| pin.meaning.key == "hex-pin-held")
    })
}

#[test]
fn the_card_of_whoever_grapples_says_what_that_forbids() {
    assert!(!is_tied_down(&facing(ajax(), &hands(12)), foe_at(0)));
    let play = holding(ajax(), &hands(12));
    assert!(is_tied_down(&play, hero_at(0)) && is_tied_down(&play, foe_at(0)));
    // Twice the ST goes where it likes.
    let play = holding(hero([20, 10, 8], &[]), &hands(10));
    assert!(!is_tied_down(&play, hero_at(0)) && is_tied_down(&play, foe_at(0)));
}

#[test]
fn after_a_tackle_that_fails_the_weaker_retreats() {
    // The hero is weaker, and steps back from the foe.
    let mut play = facing(hero([9, 10, 8], &[]), HANDS);
    play.tackle(0, 2).dice([6, 5, 1, 1]);
    play.said(
        rules::TACKLE_RETREAT,
        |event| matches!(event, Event::Retreated { who, to: Some(_) } if *who == hero_at(0)),
    );
    assert_eq!(play.at(hero_at(0)), Some((1, 1)));
    // The foe is weaker, and does so.
    let mut play = facing(hero([13, 10, 8], &[]), HANDS);
    play.tackle(0, 2).dice([6, 5, 1, 1]);
    play.said(
        rules::TACKLE_RETREAT,
        |event| matches!(event, Event::Retreated { who, to: Some(_) } if *who == foe_at(0)),
    );
}

#[test]
fn there_may_be_no_room_to_retreat() {
    let ground = Ground::new(&["####", "#PA#", "####"]).foe("foe", HANDS);
    let mut play = Play::fight(ground, &[hero([9, 10, 8], &[])], &[("test:foe", 1)]);
    play.tackle(0, 2).dice([6, 5, 1, 1]);
    play.said(rules::TACKLE_RETREAT, |event| {
        matches!(event, Event::Retreated { to: None, .. })
    });
    assert_eq!(play.at(hero_at(0)), Some((1, 1)));
}

#[test]
fn an_animal_bites_as_it_tackles() {
    let mut play = facing(hero([12, 10, 8], &["armour leather"]), WOLF);
    play.end().name(1);
    // Two dice against DX 9: it starts with the number that serves it best.
    play.dice([3, 3, 6]).dice([5]);
    play.said(rules::TACKLE_ANIMALS, |event| {
        matches!(
            event,
            Event::Hurt {
                amount: 3,
                stopped: 2,
                ..
            }
        )
    });
    assert_eq!(play.suffered(0), (3, 0));
}

#[test]
fn in_a_grapple_one_fights_nobody_else() {
    let ground = Ground::new(FACING).foe("foe", &hands(12)).foe("goal", OAK);
    let heroes = [
        hero([14, 10, 13], &["weapon sling", "spell fireball"]),
        ajax(),
    ];
    let mut play = Play::fight(ground, &heroes, &[("test:foe", 1), ("test:goal", 1)]);
    play.next(0).tackle(0, 1).dice([4, 6]).end();
    play.name(1).dice([6, 6]);
    while play.game.wanted().is_some() {
        play.dice([6]);
    }
    play.next(0);
    assert!(play.offers(Action::Grapple { on: foe_at(0) }));
    assert_eq!(
        play.refused(Action::Shoot { on: foe_at(1) }),
        Some(rules::GRAPPLE_CLOSED)
    );
    assert_eq!(
        play.choices(|act| matches!(act, Action::Move { .. } | Action::Use { .. })),
        0
    );
    assert_eq!(
        play.choices(|act| matches!(act, Action::Shoot { .. } | Action::Tackle { .. })),
        0
    );
}

#[test]
fn whoever_wins_st_hurts_the_other() {
    // Bare hands: d6-3, one more for the stronger, one less for the weaker; armour does not help.
    for (st, face, amount) in [(13, 5, 3), (14, 5, 2), (15, 5, 1)] {
        let mut play = holding(ajax(), &hands(st));
        play.grapple(0, 3).dice([4, 4, 4]);
        while !matches!(play.game.asking(), Some(Question::Grip { .. })) {
            play.dice([6]);
        }
        play.choose(Action::Squeeze).dice([face]);
        play.said(rules::GRAPPLE_UNARMED, |event| {
            matches!(event, Event::Hurt { amount: n, stopped: 0, roll, .. }
                if *n == amount && roll.modifiers[0].name == "modifier-bare-hands")
        });
        drop_turn(&mut play);
    }
}

/// Plays on to the hero's next turn, the foe failing at everything.
fn drop_turn(play: &mut Play) {
    while play.game.wanted().is_some() {
        play.dice([6]);
    }
    if matches!(play.game.asking(), Some(Question::Contest(_))) {
        play.name(1);
        while play.game.wanted().is_some() {
            play.dice([6]);
        }
    }
}

/// A hero who has won a grapple and may choose its result.
fn gripping() -> Play {
    let mut play = holding(ajax(), &hands(12));
    play.grapple(0, 3).dice([4, 4, 4]);
    while play.game.wanted().is_some() {
        play.dice([6]);
    }
    play.said(rules::GRAPPLE_WIN, |event| {
        matches!(event, Event::Contested { won: true, .. })
    });
    assert_eq!(play.asks(), "Hero(0) grapple.win");
    play
}

#[test]
fn the_winner_of_a_grapple_may_leave() {
    let mut play = gripping();
    play.choose(Action::Exit {
        to: Cell::new(2, 2),
    });
    play.said(rules::GRAPPLE_EXIT, |event| {
        matches!(event, Event::Exited { .. })
    });
    assert_eq!(play.at(hero_at(0)), Some((2, 2)));
    assert_eq!(play.at(foe_at(0)), Some((3, 2)));
    drop_reactions(&mut play);
}

#[test]
fn the_winner_of_a_grapple_may_push_the_other_away() {
    let mut play = gripping();
    play.choose(Action::Push {
        to: Cell::new(4, 2),
    });
    play.said(rules::GRAPPLE_PUSH, |event| {
        matches!(event, Event::Pushed { .. })
    });
    assert_eq!(play.at(hero_at(0)), Some((3, 2)));
    assert_eq!(play.at(foe_at(0)), Some((4, 2)));
    drop_reactions(&mut play);
}

#[test]
fn the_winner_of_a_grapple_may_drag_the_other_along() {
    let mut play = gripping();
    play.choose(Action::Drag {
        to: Cell::new(2, 3),
    });
    play.said(rules::GRAPPLE_DRAG, |event| {
        matches!(event, Event::Dragged { .. })
    });
    assert_eq!(play.at(hero_at(0)), Some((2, 3)));
    assert_eq!(play.at(foe_at(0)), Some((2, 3)));
    drop_reactions(&mut play);
}

/// Makes anything the foe does now fail.
fn drop_reactions(play: &mut Play) {
    while let Some(step) = play.game.asking() {
        match step {
            Question::First { .. } | Question::React { .. } => play.bear(),
            Question::Contest(_) => play.name(1),
            _ => return,
        };
        while play.game.wanted().is_some() {
            play.dice([6]);
        }
    }
}

#[test]
fn no_number_is_asked_for_where_none_changes_anything() {
    // With DX 1 against the foe's two dice of 6 at most: whatever is named, it fails or loses.
    let slow = hero([12, 8, 8], &["curses 20"]);
    let ground = Ground::new(FACING).foe("foe", WOLF);
    let mut play = Play::fight(ground, &[slow], &[("test:foe", 1)]);
    assert_eq!(play.figures(hero_at(0))[1], 1);
    play.end();
    // One die, and no question: anything over 1 fails, and 1 does not beat what the foe rolls.
    assert!(play.game.wanted().is_some(), "{}", play.asked());
    while play.game.wanted().is_some() {
        play.dice([2]);
    }
}

#[test]
fn a_foe_that_wins_bites_or_squeezes() {
    let mut play = facing(hero([12, 10, 8], &[]), WOLF);
    play.end().name(1).dice([3, 4, 6]).dice([2]);
    // The hero is held, and does not resist: three dice under ST 12.
    play.end().name(1).dice([4, 4, 4, 6]).dice([4]);
    play.said(rules::GRAPPLE_DAMAGE, |event| {
        matches!(event, Event::Hurt { amount: 4, .. })
    });
}

#[test]
fn twice_the_st_moves_and_acts_freely_with_its_foe() {
    let giant = hero([20, 10, 13], &["weapon sword", "spell fireball"]);
    let ground = Ground::new(FACING).foe("foe", &hands(10)).foe("goal", OAK);
    let mut play = Play::fight(ground, &[giant], &[("test:foe", 1), ("test:goal", 1)]);
    play.tackle(0, 1).dice([4, 6]).name(1).dice([6, 6, 6]);
    // Held, but free: it walks five hexes with its foe and strikes another.
    play.go(7, 3);
    play.said(
        rules::GRAPPLE_CARRY,
        |event| matches!(event, Event::Moved { carries: Some(foe), .. } if *foe == foe_at(0)),
    );
    assert_eq!(play.at(foe_at(0)), Some((7, 3)));
    // The foe it carries is too near to be struck.
    assert_eq!(
        play.refused(Action::Strike { on: foe_at(0) }),
        Some(rules::GRAPPLE_CLOSED)
    );
    play.end();
    play.name(1).dice([6, 6, 6]);
    play.go(10, 2).strike(1).dice(HIT).dice([1, 1]).dice(MISS);
    assert_eq!(play.foe(1).health().damage, 2);
    drop_reactions(&mut play);
}

#[test]
fn points_in_unarmed_fighting_count_in_tackles_and_grapples() {
    let fighter = hero([14, 10, 8], &["skill unarmed 2"]);
    let mut play = holding(fighter, &hands(12));
    play.said(rules::CONTEST_WINNING, |event| {
        matches!(event, Event::Contested { mine: 12, .. })
    });
    play.grapple(0, 3).dice([4, 4, 4]);
    while !matches!(play.game.asking(), Some(Question::Grip { .. })) {
        play.dice([6]);
    }
    play.said(rules::GRAPPLE_WIN, |event| {
        matches!(event, Event::Contested { mine: 16, .. })
    });
    // d6-3, one for strength, two for skill.
    play.choose(Action::Squeeze).dice([3]);
    play.said(rules::SKILLS_UNARMED, |event| {
        matches!(event, Event::Hurt { amount: 3, .. })
    });
    drop_turn(&mut play);
}
