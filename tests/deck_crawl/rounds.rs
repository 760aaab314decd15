//! The dungeon round, the meaning of the cards, and encounters.

use std::collections::BTreeSet;

use crate::{BOOK, random_setup, script::Play};
use tabledelve::{
    dice::Chance,
    game::{Bot, BotKind, ContentStamp, RuleId, Session, Status, Table, play_out},
    games::STEP_CAP,
    rulesets::deck_crawl::{Action, DeckCrawl, Event, rules},
};

fn first(play: &Play, rule: RuleId, fits: impl Fn(&Event) -> bool) -> usize {
    let found = play
        .game
        .log()
        .iter()
        .position(|l| l.rule == rule && fits(&l.event));
    found.unwrap_or_else(|| panic!("no such event by {rule}:\n{}", play.lines().join("\n")))
}

#[test]
fn a_round_goes_in_its_order() {
    let heroes: [(&str, &[&str]); 4] = [("J♥", &[]), ("K♥", &[]), ("A♥", &[]), ("J♣", &[])];
    let mut play = Play::crawl(&[("same_class", "true")], &heroes);
    play.draw(&["4♠", "2♥", "2♦", "Q♠"]);
    play.attack(0, 0).dice([10, 1]);
    // The cleric has sprung the trap; healing would be for camp.
    play.act(|act| *act == Action::OpenChest).dice([1, 1, 1]);
    let drawn = |event: &Event| matches!(event, Event::Drew { .. });
    assert_eq!(play.count(rules::ROUND_DRAW, drawn), 4);
    let order = [
        first(&play, rules::ROUND_DRAW, drawn),
        // The entrance was found before; this is the second room.
        play.game
            .log()
            .iter()
            .rposition(|logged| logged.rule == rules::MAP_ROOM)
            .expect("a room was found"),
        play.game
            .log()
            .iter()
            .rposition(|logged| logged.rule == rules::ROUND_DESCRIBE)
            .expect("the room was described"),
        first(&play, rules::ROUND_MONSTERS, |event| {
            matches!(event, Event::FoeCame { .. })
        }),
        first(&play, rules::ROUND_COUNTERS, |event| {
            matches!(event, Event::CounterLaid { .. })
        }),
        first(&play, rules::ROUND_TRAPS, |event| {
            matches!(event, Event::TrapLaid { .. })
        }),
        first(&play, rules::ROUND_TREASURE, |event| {
            matches!(event, Event::FindLaid { .. })
        }),
        first(&play, rules::ROUND_FIGHTS, |event| {
            matches!(event, Event::Phase { .. })
        }),
        first(&play, rules::ROUND_SPRINGING, |event| {
            matches!(event, Event::Phase { .. })
        }),
        first(&play, rules::ROUND_LOOTING, |event| {
            matches!(event, Event::Phase { .. })
        }),
        first(&play, rules::CHESTS_LOOT, |event| {
            matches!(event, Event::LootFound { .. })
        }),
        first(&play, rules::LOOT_THRESHOLD, |event| {
            matches!(event, Event::LootFound { .. })
        }),
    ];
    assert!(order.is_sorted(), "{order:?}\n{}", play.lines().join("\n"));
}

#[test]
fn every_round_finds_a_new_room_that_is_described() {
    let mut play = Play::crawl(&[], &[("J♥", &[])]);
    for (round, card) in ["Q♠", "K♠", "A♠"].into_iter().enumerate() {
        play.draw(&[card]);
        play.go_on();
        // The entrance and one room a round.
        assert_eq!(play.crawl_now().map().rooms().len(), round + 2);
    }
    let found = play.count(rules::MAP_ROOM, |event| {
        matches!(event, Event::RoomFound { .. })
    });
    let told = play.count(rules::ROUND_DESCRIBE, |event| {
        matches!(event, Event::Described { .. })
    });
    assert_eq!((found, told), (4, 4));
}

#[test]
fn rooms_are_drawn_as_their_texts_have_them() {
    for seed in 0..30 {
        let setup = random_setup(seed, &[("heroes", "2")]);
        let played = play_out::<DeckCrawl>(&BOOK, setup, seed, BotKind::Random, STEP_CAP);
        for logged in played.game.log() {
            if let Event::RoomFound { addition, text, .. } = &logged.event {
                let told = &BOOK.rooms.iter().as_slice()[usize::from(*text)];
                let board = &addition.room.board;
                assert!(
                    told.suits(&addition.room),
                    "seed {seed}: {} in {board}",
                    told.id
                );
            }
        }
    }
}

#[test]
fn the_fallen_draw_no_card() {
    let mut play = Play::crawl(&[], &[("J♥", &[]), ("A♦", &[])]);
    play.draw(&["Q♠", "2♥"]).dice([6]);
    play.draw(&["K♠"]);
    let drawn = play.count(rules::ROUND_DRAW, |event| {
        matches!(event, Event::Drew { .. })
    });
    assert_eq!(drawn, 3);
}

#[test]
fn a_monster_has_the_figures_of_its_card() {
    let table = [
        (2, 4, 1),
        (3, 4, 1),
        (4, 4, 2),
        (5, 4, 2),
        (6, 6, 3),
        (7, 6, 3),
        (8, 8, 4),
        (9, 8, 4),
        (10, 10, 5),
    ];
    for suit in ["♠", "♣"] {
        for (value, die, threshold) in table {
            let mut play = Play::crawl(&[], &[("J♥", &[])]);
            play.draw(&[&format!("{value}{suit}")]);
            assert_eq!(play.foe_figures(0), (die, threshold), "{value}{suit}");
            play.said(rules::CARDS_MONSTER, |event| {
                matches!(event, Event::FoeFigures { .. })
            });
        }
        let mut play = Play::crawl(&[], &[("J♥", &[])]);
        play.draw(&[&format!("J{suit}")]);
        assert_eq!(play.foe_figures(0), (10, 5));
    }
}

#[test]
fn a_cleric_at_the_altar_heals_everybody() {
    let mut play = Play::crawl(&[], &[("J♥", &[]), ("K♥", &[])]);
    play.draw(&["2♥", "3♥"]).dice([3, 2]);
    assert_eq!((play.hp(0).0, play.hp(1).0), (5, 6));
    play.draw(&["J♥", "Q♠"]).go_on();
    play.said(rules::CARDS_ALTAR, |event| {
        matches!(event, Event::AltarFound { cleric: Some(_) })
    });
    assert_eq!((play.hp(0).0, play.hp(1).0), (8, 8));
}

#[test]
fn an_altar_without_a_cleric_is_only_stone() {
    let mut play = Play::crawl(&[], &[("J♥", &[])]);
    play.draw(&["2♥"]).dice([3]);
    play.draw(&["J♥"]);
    play.said(rules::CARDS_ALTAR, |event| {
        matches!(event, Event::AltarFound { cleric: None })
    });
    assert_eq!(play.hp(0).0, 5);
}

#[test]
fn a_kept_map_has_the_altars_and_chests_that_stand_as_tokens() {
    let mut seen = BTreeSet::new();
    for seed in 0..12 {
        let (stamp, chance) = (ContentStamp(Vec::new()), Chance::seeded(seed));
        let setup = random_setup(seed, &[]);
        let mut table = Session::<DeckCrawl>::new(BOOK.clone(), stamp, setup, seed, chance);
        let mut bot = Bot::new(BotKind::Hero, seed);
        while table.status() == Status::Deciding && table.choices_made() < 200 {
            let (choice, amount) = bot.choose(table.game());
            table.submit(choice, amount).expect("a choice of the offer");
        }
        let Some(map) = table.map() else { continue };
        for token in table.scene_now().tokens {
            let stands: &[&str] = match &*token.sprite {
                "altar" => &["core:altar"],
                "chest" => &["core:chest"],
                "chest_open" => &["core:chest_open"],
                _ => continue,
            };
            let kept = map.feature_at(token.cell).expect("it is on the map");
            assert!(stands.contains(&kept.id()), "{}", kept.id());
            seen.insert(token.sprite);
        }
    }
    let all = ["altar", "chest_open"];
    assert!(all.iter().all(|it| seen.contains(*it)), "{seen:?}");
}

/// A fighter and an elf wizard who have been hurt and have spent dice, and now meet a stranger.
fn met(face: u16) -> Play {
    let mut play = Play::crawl(&[], &[("J♥", &[]), ("A♦", &[])]);
    play.draw(&["4♠", "2♥"]).attack(0, 2).dice([1, 1, 1, 1]);
    play.hold();
    play.cast("protect", "hero 1", 1);
    play.dice([1]).attack(0, 0).dice([2]);
    play.go_on().dice([2]); // The trap hurts the wizard.
    assert_eq!((play.hp(0), play.hp(1)), ((6, 8), (4, 6)));
    assert_eq!(
        (play.pool(0, "slay"), play.pool(1, "casting")),
        ((3, 5), (9, 10))
    );
    play.draw(&["Q♠", "J♦"]).go_on().dice([face]);
    play.said(rules::CARDS_STRANGER, |event| {
        matches!(event, Event::FindDone { .. })
    });
    play
}

#[test]
fn the_priest_heals_everybody() {
    let play = met(2);
    assert_eq!((play.hp(0), play.hp(1)), ((8, 8), (6, 6)));
    play.said(rules::STRANGERS_PRIEST, |event| {
        matches!(event, Event::StrangerMet { .. })
    });
}

#[test]
fn the_adventurer_shares_a_d6_of_loot() {
    let mut play = met(3);
    let purses = (play.loot(0), play.loot(1));
    play.dice([5]);
    play.said(rules::STRANGERS_ADVENTURER, |event| {
        matches!(event, Event::LootFound { amount: 5, .. })
    });
    assert_eq!(
        (play.loot(0), play.loot(1)),
        (purses.0 + 2, purses.1 + 3),
        "the finder has the odd"
    );
}

#[test]
fn the_alchemist_gives_the_finder_a_potion() {
    let mut play = met(4);
    play.dice([9]);
    play.said(rules::STRANGERS_ALCHEMIST, |event| {
        matches!(event, Event::Gained { points: 9, .. })
    });
    assert_eq!(
        (play.gear(0).len(), play.gear(1)),
        (0, vec!["-healing_potion".to_owned()])
    );
}

#[test]
fn the_warrior_refills_slay_dice() {
    let play = met(5);
    assert_eq!(
        (play.pool(0, "slay"), play.pool(1, "casting")),
        ((5, 5), (9, 10))
    );
    play.said(rules::STRANGERS_WARRIOR, |event| {
        matches!(event, Event::Refilled { .. })
    });
}

#[test]
fn the_gnome_refills_spell_dice() {
    let play = met(6);
    assert_eq!(
        (play.pool(0, "slay"), play.pool(1, "casting")),
        ((3, 5), (10, 10))
    );
    play.said(rules::STRANGERS_GNOME, |event| {
        matches!(event, Event::Refilled { .. })
    });
}

#[test]
fn the_smith_repairs_everything() {
    let mut play = Play::crawl(
        &[],
        &[
            ("J♦", &["leather_armour"]),
            ("K♥ 10♠", &["divine_intervention"]),
        ],
    );
    play.draw(&["2♥", "Q♠"]).dice([6]);
    play.draw(&["3♥", "K♠"]).go_on().dice([6]);
    assert_eq!(
        (play.hp(0), play.gear(0)),
        ((0, 6), vec!["leather_armour!".to_owned()])
    );
    play.act(|act| matches!(act, Action::UseItem { on, .. } if on.0 == 0));
    assert_eq!((play.hp(0), play.armour(0).0), ((6, 6), 1));
    play.draw(&["A♠", "J♦"]).go_on().dice([1]);
    play.said(rules::STRANGERS_SMITH, |event| {
        matches!(event, Event::Repaired { .. })
    });
    assert_eq!(
        (play.gear(0), play.armour(0).0),
        (vec!["leather_armour".to_owned()], 2)
    );
}

#[test]
fn the_smith_mends_what_the_fallen_wore() {
    let heroes: [(&str, &[&str]); 2] = [("A♦", &["leather_armour"]), ("J♥", &[])];
    let mut play = Play::crawl(&[], &heroes);
    play.draw(&["10♠", "J♦"]).dice([8]);
    assert_eq!(play.gear(0), ["leather_armour!"]);
    play.attack(0, 5)
        .dice([10, 6, 6, 6, 6, 6])
        .go_on()
        .dice([1]);
    play.said(rules::STRANGERS_SMITH, |event| {
        matches!(event, Event::Repaired { .. })
    });
    assert_eq!(play.gear(0), ["leather_armour"]);
}

#[test]
fn no_room_of_a_crawl_is_described_like_another() {
    for seed in 0..12 {
        let setup = random_setup(seed, &[]);
        let played = play_out::<DeckCrawl>(&BOOK, setup, seed, BotKind::Hero, STEP_CAP);
        let log = played.game.log().iter();
        let texts = log.filter_map(|it| match it.event {
            Event::Described { text } => Some(text),
            _ => None,
        });
        let texts: Vec<u16> = texts.collect();
        let different: BTreeSet<u16> = texts.iter().copied().collect();
        assert!(texts.len() > 5, "seed {seed} sees too little");
        assert_eq!(texts.len(), different.len(), "seed {seed}");
    }
}
