//! Fights with a third side, which is against the party and the foes alike.

use std::sync::Arc;

use crate::{
    boards::{APART, ARCHER, MISS, OAK, SWORD, WOLF},
    ground::{Ground, hero, id},
    proofs::play::{go_on, is_sound},
    script::{Play, foe_at, hero_at, third_at},
};
use tabledelve::{
    dice::Chance,
    game::{Bot, BotKind, Game, Status},
    rulesets::hex_adventure::{Book, Event, FighterId, HexAdventure, Party, Reason, Setup, rules},
};

/// An adventure that is a fight, on spaces `A` for foes and `B` for the third side.
fn three_sided(ground: Ground, sides: &str) -> Ground {
    let entries = format!(
        r#"1: (text: "", options: [(text: "", to: 2)]),
           2: (text: "", fight: (board: "test:board", party: "P", {sides} won: 3, lost: 4)),
           3: (text: "", ending: (outcome: Good, title: "Won")),
           4: (text: "", ending: (outcome: Bad, title: "Lost")),"#
    );
    ground.story("", &entries)
}

/// The hero at (1, 1), a foe at (7, 1), somebody else at (11, 1).
fn fight(foe: &str, third: &str) -> Play {
    let ground = Ground::new(APART).foe("foe", foe).foe("third", third);
    let sides = r#"foes: [("test:foe", "A", 1)], third_side: [("test:third", "B", 1)],"#;
    let heroes = [hero([14, 12, 8], &["weapon sword"])];
    let mut play = Play::adventure(three_sided(ground, sides), &heroes);
    play.option(0);
    play
}

fn aimed(play: &mut Play, foe: FighterId, on: FighterId) {
    play.said(rules::FOES_NEAREST, |event| {
        matches!(event, Event::FoeAims { foe: by, on: whom, reason: Reason::Nearest, .. }
            if (*by, *whom) == (foe, on))
    });
}

#[test]
fn foes_and_a_third_side_go_for_whoever_is_nearest() {
    let mut play = fight(OAK, SWORD);
    let third = third_at(1);
    assert!(third.is_against(foe_at(0)) && third.is_against(hero_at(0)));
    assert_eq!(play.at(third), Some((11, 1)));
    play.end();
    aimed(&mut play, third, foe_at(0));
    assert_eq!(play.at(third), Some((8, 1)));
    // It hits: 3/10, 2d6. The foe strikes back and misses, and so does the answer.
    play.dice([1, 1, 1, 3, 4]).dice(MISS).dice(MISS);
    assert_eq!(play.foe(0).health().damage, 7);
    // Both have reacted, and lose their next turns.
    play.end();
    for who in [foe_at(0), third_at(1)] {
        play.said(
            rules::REACT_ONCE,
            |event| matches!(event, Event::TurnLost { who: of, .. } if *of == who),
        );
    }
    assert!(play.venture().is_fighting());
}

#[test]
fn a_fight_lasts_until_nobody_of_either_side_is_left() {
    // The third side comes to the foe, and has nothing left to fear from it.
    let mut play = fight("st: 4, dx: 2, iq: 8", SWORD.replace("20", "12").as_str());
    play.end().dice([1, 1, 1, 2, 3]);
    assert!(!play.foe(0).up && play.venture().is_fighting());
    // Then it turns on the party.
    play.go(3, 1).end();
    aimed(&mut play, third_at(1), hero_at(0));
    // It misses, and falls to the answer.
    play.dice(MISS).counter().dice([1, 1, 1, 6, 6]);
    assert_eq!((play.entry(), play.tale(0).experience), (3, 1));
    assert_eq!(play.venture().state().beaten, 2);
}

#[test]
fn nobody_joins_a_grapple_from_a_third_side() {
    let mut play = fight(WOLF, OAK);
    play.end();
    // The wolf leaps at the oak, which is nearer, and gets hold of it.
    aimed(&mut play, foe_at(0), third_at(1));
    play.dice(MISS).dice([6, 6, 1]).dice([1]);
    assert_eq!(play.at(foe_at(0)), play.at(third_at(1)));
    play.go(5, 1).end();
    assert!(play.venture().is_fighting());
}

/// Beasts, archers and mages on three sides, played by chance: every state is sound, every game
/// comes to its end.
#[test]
fn fights_of_three_sides_are_sound_in_every_state() {
    let rows = &[
        "P..........B",
        "P..#....%..B",
        "P....%.....B",
        "P..#.......B",
        "P....AAAA..B",
    ];
    let mage = r#"st: 9, dx: 11, iq: 14, weapons: ["core:dagger"],
                  spells: ["core:fireball", "core:blur", "core:heal_wounds"]"#;
    let ground = Ground::new(rows)
        .foe("wolf", WOLF)
        .foe("archer", ARCHER)
        .foe("mage", mage);
    let sides = r#"foes: [("test:wolf", "A", 2), ("test:archer", "A", 1), ("test:mage", "A", 1)],
                   third_side: [("test:wolf", "B", 2), ("test:archer", "B", 1), ("test:mage", "B", 2)],"#;
    let book: Arc<Book> = three_sided(ground, sides).book();
    let setup = |master| Setup {
        adventure: Some(id("test:adventure")),
        skirmish: None,
        party: Party::Ready(
            ["brask", "merrin", "tansy", "odwin"]
                .map(|name| id(&format!("core:{name}")))
                .into(),
        ),
        master,
    };
    for seed in 0..24 {
        let chance = Chance::seeded(seed);
        let setup = setup(seed % 3 == 0);
        let mut game: Game<HexAdventure> = Game::new(book.clone(), setup, seed, chance);
        let mut bot = Bot::new(BotKind::Random, seed);
        while game.status() == Status::Deciding {
            is_sound(&game, seed);
            assert!(game.made().len() < 5_000, "seed {seed} has no end");
            go_on(&mut game, &mut bot);
        }
        is_sound(&game, seed);
    }
}
