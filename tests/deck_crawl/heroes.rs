//! Hero creation.

use crate::{
    proofs::library,
    script::{Play, card, full_hands},
};
use tabledelve::{
    game::{Arg, Logged, Present as _, Status, Zone},
    rulesets::deck_crawl::{Action, DeckCrawl, Event, rules},
    text::{ENGLISH, Text},
};

fn becomes(name: &str) -> impl Fn(&Action) -> bool + use<> {
    let wanted = card(name);
    move |act| matches!(act, Action::Become { card, .. } if *card == wanted)
}

/// Heroes who have been dealt these cards and nothing more.
fn dealt(values: &[(&str, &str)], hands: &[&str]) -> Play {
    let count = hands.len().to_string();
    let mut all = vec![("heroes", count.as_str())];
    all.extend(values);
    let mut play = Play::new(&all);
    play.deal(&full_hands(hands));
    play
}

#[test]
fn six_cards_each_are_dealt_in_turns() {
    let play = dealt(&[], &["J♥", "Q♥"]);
    let to: Vec<u8> = play
        .game
        .log()
        .iter()
        .filter(|logged| logged.rule == rules::HEROES_DEAL)
        .filter_map(|logged| match logged.event {
            Event::Dealt { hero, .. } => Some(hero.0),
            _ => None,
        })
        .collect();
    assert_eq!(to, [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]);
}

#[test]
fn the_figure_makes_the_class() {
    let table = [
        ("J♥", "fighter", 10, "slay", 5),
        ("Q♥", "thief", 6, "evade", 5),
        ("K♥", "cleric", 8, "heal", 5),
        ("A♥", "wizard", 4, "casting", 8),
    ];
    for (card, class, die, pool, dice) in table {
        let play = Play::heroes(&[], &[card]);
        assert_eq!(play.calling(0).0, class);
        assert_eq!(play.attack_die(0), die, "{class}");
        assert_eq!(play.pool(0, pool), (dice, dice), "{class}");
        play.said(rules::HEROES_CLASS, |event| {
            matches!(event, Event::Calling { .. })
        });
    }
}

#[test]
fn an_attack_is_rolled_with_the_die_of_the_class() {
    for (card, die) in [("J♦", 10), ("Q♦", 6), ("K♦", 8), ("A♦", 4)] {
        let mut play = Play::crawl(&[], &[(card, &[])]);
        play.draw(&["2♠"]).attack(0, 0);
        assert_eq!(play.game.wanted().map(|wanted| wanted.faces), Some(die));
        play.dice([1]);
        play.said(rules::CLASS_ATTACK_DIE, |event| {
            event
                .roll()
                .is_some_and(|roll| u16::from(roll.dice[0].die.sides()) == die)
        });
    }
}

#[test]
fn the_suit_makes_the_race_and_its_full_hit_points() {
    let table = [
        ("J♥", "human", 8),
        ("J♦", "elf", 6),
        ("J♣", "dwarf", 10),
        ("J♠", "halfling", 6),
    ];
    for (card, race, points) in table {
        let play = Play::heroes(&[], &[card]);
        assert_eq!(play.calling(0).1, race);
        assert_eq!(play.hp(0), (points, points), "{race}");
        play.said(rules::HEROES_RACE, |event| {
            matches!(event, Event::OfRace { .. })
        });
        play.said(rules::HEROES_HIT_POINTS, |event| {
            matches!(event, Event::HeroMade { .. })
        });
    }
}

#[test]
fn several_faces_are_a_choice() {
    let mut play = dealt(&[], &["J♥ Q♠"]);
    assert!(play.offered(becomes("J♥")).is_some());
    play.act(becomes("Q♠"));
    assert_eq!(play.calling(0), ("thief".to_owned(), "halfling".to_owned()));
    play.said(rules::HEROES_CHOICE, |event| {
        matches!(event, Event::ChoseAmong { faces: 2, .. })
    });
}

#[test]
fn the_fewest_faces_choose_first_and_ties_go_by_seat() {
    let play = dealt(&[], &["J♥ Q♥ K♥", "K♠", "A♥"]);
    play.said(rules::HEROES_ORDER, |event| match event {
        Event::ChoosingOrder { order } => {
            order.iter().map(|hero| hero.0).collect::<Vec<_>>() == [1, 2, 0]
        }
        _ => false,
    });
    assert_eq!(play.asks(), "Hero(1) heroes.class");
}

#[test]
fn without_a_face_the_highest_pip_card_goes_for_three_new_ones() {
    let mut play = dealt(&[], &["2♥ 3♥ 4♥ 5♥ 9♥ 6♥"]);
    assert_eq!(play.asks(), "Hero(0) heroes.no_face");
    play.cards(&[]).act(|act| *act == Action::DropHighest);
    play.cards(&["J♦", "2♣", "Q♠"]);
    let dropped = card("9♥");
    play.said(
        rules::HEROES_NO_FACE,
        |event| matches!(event, Event::Dropped { card, .. } if *card == dropped),
    );
    let kept = play.count(rules::HEROES_NO_FACE, |event| {
        matches!(event, Event::DealtMore { kept: true, .. })
    });
    assert_eq!(kept, 2);
    play.act(becomes("J♦"));
    // 2 + 3 + 4 + 5 + 6 are left, and the queen counts ten; the two of clubs is lost.
    assert_eq!(play.resources(0), 30);
}

#[test]
fn cards_drawn_for_want_of_a_face_lie_open_and_are_named() {
    let (text, _) = Text::of(ENGLISH, library::<DeckCrawl>().files());
    let asked = |play: &Play| {
        let question = play.game.asking().expect("a question");
        text.plain(&DeckCrawl::prompt(play.game.world(), question))
    };
    let told = |play: &Play| {
        let log = play.game.log();
        let dropped = |it: &Logged<Event>| matches!(it.event, Event::Dropped { .. });
        let last = log.iter().rposition(dropped).expect("a discard");
        text.plain(&DeckCrawl::narrate_at(play.game.world(), log, last).message)
    };
    let lying_open = |play: &Play| {
        let cards = DeckCrawl::scene(play.game.world()).cards.into_iter();
        let open = cards.filter(|it| matches!(it.zone, Zone::Table));
        open.map(|it| it.sprite).collect::<Vec<_>>()
    };
    let mut play = dealt(&[], &["2♥ 3♥ 4♥ 5♥ 9♥ 6♥"]);
    play.act(|act| *act == Action::DropHighest)
        .cards(&["7♦", "2♣", "8♠"]);
    assert_eq!(
        told(&play),
        "Hero 1 discards 9♥ and draws 7♦, 2♣ and 8♠: no face card."
    );
    assert_eq!(lying_open(&play), ["diamonds_7", "clubs_2", "spades_8"]);
    assert!(asked(&play).contains("7♦, 2♣ and 8♠"), "{}", asked(&play));
    play.act(|act| *act == Action::DropHighest)
        .cards(&["J♦", "3♣", "Q♠"]);
    assert_eq!(
        told(&play),
        "Hero 1 discards 6♥ and draws J♦, 3♣ and Q♠, keeping J♦ and Q♠."
    );
    assert_eq!(lying_open(&play), ["clubs_3"], "the others are in hand");
    assert!(asked(&play).contains("J♦, 3♣ and Q♠"), "{}", asked(&play));
    play.act(becomes("J♦"));
    assert!(lying_open(&play).is_empty());
}

/// A hand without face cards beside one with two.
fn beggar() -> Play {
    let mut play = dealt(&[], &["2♥ 3♥ 4♥ 5♥ 6♥ 7♥", "J♠ Q♠ 2♣ 3♣ 4♣ 5♣"]);
    play.act(|act| matches!(act, Action::AskFor { from } if from.0 == 1));
    assert_eq!(play.asks(), "Hero(1) heroes.gift");
    play
}

#[test]
fn a_face_can_be_given() {
    let mut play = beggar();
    let queen = card("Q♠");
    play.act(move |act| *act == Action::Give { card: queen });
    play.said(rules::HEROES_GIFT, |event| {
        matches!(event, Event::FaceGiven { swapped: None, .. })
    });
    play.act(becomes("Q♠")).act(becomes("J♠"));
    assert_eq!(
        (play.calling(0).0.as_str(), play.calling(1).0.as_str()),
        ("thief", "fighter")
    );
}

#[test]
fn a_face_can_be_traded_for_the_highest_pip_card() {
    let mut play = beggar();
    let (jack, seven) = (card("J♠"), card("7♥"));
    play.act(move |act| *act == Action::Trade { card: jack });
    play.said(
        rules::HEROES_GIFT,
        |event| matches!(event, Event::FaceGiven { swapped: Some(card), .. } if *card == seven),
    );
    play.act(becomes("J♠")).act(becomes("Q♠"));
    assert_eq!(play.resources(0), 2 + 3 + 4 + 5 + 6);
}

#[test]
fn whoever_refused_is_not_asked_again() {
    let mut play = beggar();
    play.act(|act| *act == Action::RefuseGift);
    play.said(rules::HEROES_GIFT, |event| {
        matches!(event, Event::GiftRefused { .. })
    });
    assert_eq!(
        play.offered(|act| matches!(act, Action::AskFor { .. })),
        None
    );
    assert!(play.offered(|act| *act == Action::DropHighest).is_some());
}

#[test]
fn the_last_usable_face_cannot_be_given_away() {
    let play = dealt(&[], &["2♥ 3♥ 4♥ 5♥ 6♥ 7♥", "J♠ 2♣ 3♣ 4♣ 5♣ 6♣"]);
    assert_eq!(
        play.offered(|act| matches!(act, Action::AskFor { .. })),
        None
    );
}

#[test]
fn two_of_a_class_need_the_option() {
    let mut play = dealt(&[], &["J♥", "J♠ Q♠"]);
    play.act(becomes("J♥"));
    assert_eq!(play.refusal(becomes("J♠")), Some(rules::HEROES_SAME_CLASS));
    assert!(play.offered(becomes("Q♠")).is_some());

    let mut play = dealt(&[("same_class", "true")], &["J♥", "J♠ Q♠"]);
    play.act(becomes("J♥")).act(becomes("J♠"));
    assert_eq!(
        (play.calling(0).0, play.calling(1).0),
        ("fighter".into(), "fighter".into())
    );
}

#[test]
fn a_quick_start_asks_nothing_before_the_first_card() {
    let play = dealt(&[("quick_start", "true")], &["J♥ 10♠ 9♠", "K♠ 10♦"]);
    assert_eq!(play.game.status(), Status::Rolling);
    assert_eq!(
        play.game.wanted().map(|wanted| wanted.purpose),
        Some("draw-dungeon-card")
    );
    assert!(play.game.made().is_empty());
    assert_eq!(
        (play.calling(0).0, play.calling(1).0),
        ("fighter".into(), "cleric".into())
    );
    play.said(rules::HEROES_QUICK_START, |event| {
        matches!(event, Event::QuickStart)
    });
    assert!(
        play.count(rules::RESOURCES_CREATION_PRICES, |_| true) > 0,
        "they bought something"
    );
}

#[test]
fn hit_points_can_be_rolled() {
    let mut play = Play::heroes(&[("rolled_hit_points", "true")], &["J♥"]);
    assert_eq!(play.game.wanted().map(|wanted| wanted.faces), Some(8));
    play.dice([3]);
    assert_eq!(play.hp(0), (3, 3));
    play.said(rules::HEROES_ROLLED_HIT_POINTS, |event| {
        matches!(event, Event::HeroMade { .. })
    });
}

#[test]
fn humans_begin_with_ten_points_more() {
    let hand = "2♣ 3♣ 4♣ 5♣ 6♣";
    let human = Play::heroes(&[], &[&format!("J♥ {hand}")]);
    let elf = Play::heroes(&[], &[&format!("J♦ {hand}")]);
    assert_eq!((human.resources(0), elf.resources(0)), (30, 20));
    human.said(rules::RACE_HUMAN, |event| {
        matches!(event, Event::RacialBonus { points: 10, .. })
    });
}

#[test]
fn a_card_adds_up_dice_of_one_pool() {
    let play = dealt(&[], &["A♦ J♦"]);
    let dice = |name: &str| {
        let question = play.game.asking().expect("a choice");
        let mut choices = play.game.offer().choices.iter();
        let fits = becomes(name);
        let offered = choices.find(|it| fits(&it.act)).expect("a face card");
        let choice = DeckCrawl::describe(play.game.world(), question, offered);
        let changes = choice.ware.expect("a card").changes.into_iter();
        let pools = changes.filter(|it| it.text.key.starts_with("change-calling-pool"));
        let told = pools.map(|it| {
            let (_, number) = it.text.args[0].clone();
            (it.text.key.to_string(), number)
        });
        told.collect::<Vec<_>>()
    };
    let one = "change-calling-pool".to_owned();
    // Eight of a wizard, two of an elf.
    let added = "change-calling-pools".to_owned();
    assert_eq!(dice("A♦"), [(added, Arg::Number(10))]);
    let fighter = [(one.clone(), Arg::Number(5)), (one, Arg::Number(2))];
    assert_eq!(dice("J♦"), fighter);
}

#[test]
fn elves_cast_spells_whatever_their_class() {
    let wizard = Play::heroes(&[], &["A♦"]);
    assert_eq!(wizard.pool(0, "casting"), (10, 10));
    let play = Play::heroes(&[], &["J♦ 10♠ 10♦"]);
    assert_eq!(play.pool(0, "casting"), (2, 2));
    assert_eq!(play.buyable("spell_wand"), Err(rules::WIZARD_SPELLS));
    play.said(rules::RACE_ELF, |event| {
        matches!(event, Event::RaceTrait { .. })
    });

    let mut play = Play::crawl(&[], &[("J♦", &[])]);
    play.draw(&["8♠"]);
    for spell in ["missile", "confuse"] {
        assert!(play.castable(spell, "foe 0").is_some(), "{spell}");
    }
    assert!(play.castable("protect", "hero 0").is_some());
    assert_eq!(
        play.cast_refused("ritual"),
        None,
        "the ritual is the wizards' own"
    );
    play.cast("missile", "foe 0", 2).dice([2, 2]);
    assert_eq!(
        (play.foe_wounds(0), play.pool(0, "casting")),
        (Some((1, 2)), (0, 2))
    );
}

#[test]
fn dwarves_carry_shields_and_feel_magic_less() {
    let mut play = Play::heroes(&[], &["Q♣"]);
    assert_eq!(play.armour(0), (0, 1));
    play.buy("shield");
    assert_eq!(play.armour(0), (1, 1));
    play.said(rules::RACE_DWARF, |event| {
        matches!(event, Event::RaceTrait { .. })
    });
}

#[test]
fn halflings_roll_again_four_times() {
    let mut play = Play::crawl(&[], &[("J♠", &[])]);
    play.draw(&["4♠"]).attack(0, 1).dice([1, 1]);
    for left in (0..4).rev() {
        assert_eq!(play.asks(), "Hero(0) race.halfling");
        play.act(|act| *act == Action::RollAgain);
        play.said(
            rules::RACE_HALFLING,
            |event| matches!(event, Event::LuckSpent { left: now, .. } if *now == left),
        );
        play.dice([1, 1]);
    }
    // The fifth result stands without a question: 2 is a wound, and it is the monster's turn.
    assert_eq!(play.foe_wounds(0), Some((1, 2)));
    assert_eq!(play.game.wanted().map(|wanted| wanted.faces), Some(4));
    assert_eq!(play.pool(0, "slay"), (4, 5), "the slay die was spent once");
}

#[test]
fn a_halfling_may_keep_a_result() {
    let mut play = Play::crawl(&[], &[("J♠", &[])]);
    play.draw(&["4♠"]).attack(0, 0).dice([2]);
    play.act(|act| *act == Action::Keep);
    assert_eq!(play.foe_wounds(0), Some((1, 2)));
    assert_eq!(
        play.count(rules::RACE_HALFLING, |event| matches!(
            event,
            Event::LuckSpent { .. }
        )),
        0
    );
}

#[test]
fn a_hero_who_is_made_can_trade_a_spare_face() {
    let hands = ["J♥ Q♥ 2♣ 3♣ 4♣ 5♣", "J♠ J♣ J♦ 3♠ 4♠ 5♠"];
    let mut play = dealt(&[], &hands);
    // The hand with fewer faces chooses first, and leaves the other no usable one.
    play.act(becomes("J♥"));
    play.act(|act| matches!(act, Action::AskFor { .. }));
    assert_eq!(play.asks(), "Hero(0) heroes.gift");
    let (queen, five) = (card("Q♥"), card("5♠"));
    play.act(move |act| *act == Action::Trade { card: queen });
    play.said(
        rules::HEROES_GIFT,
        |event| matches!(event, Event::FaceGiven { swapped: Some(card), .. } if *card == five),
    );
    play.act(becomes("Q♥"));
    // 2 + 3 + 4 + 5 and the five of spades, and ten more for a human.
    assert_eq!(play.resources(0), 14 + 5 + 10);
}

#[test]
fn nobody_is_asked_to_roll_again_where_nothing_can_be_better() {
    let again = |play: &Play| play.asks() == "Hero(0) race.halfling";
    // A wound that kills is enough, whatever the die might still show.
    let mut play = Play::crawl(&[], &[("J♠", &[])]);
    play.draw(&["2♠"]).attack(0, 0).dice([5]);
    assert!(again(&play), "twice the threshold needs the best face");
    play.act(|act| *act == Action::Keep)
        .dice([1])
        .attack(0, 0)
        .dice([5]);
    assert_eq!(play.foe_wounds(0), None);
    // The worst trap and the safe chest.
    let mut play = Play::crawl(&[], &[("J♠", &[])]);
    play.draw(&["2♥"]).dice([1]);
    assert_eq!(play.hp(0), (5, 6), "a 1 is the least that a trap does");
    play.draw(&["2♦"])
        .act(|act| *act == Action::OpenChest)
        .dice([3]);
    assert!(!again(&play));
    play.dice([1, 1]);
    assert!(again(&play), "more loot is better");
    // A disarmed trap.
    let mut play = Play::crawl(&[], &[("Q♠", &[])]);
    play.draw(&["2♥"]).dice([2]);
    assert!(!again(&play));
    // What even the best face cannot wound.
    let mut play = Play::crawl(&[], &[("A♠", &[])]);
    play.draw(&["10♠"]).dice([1]).attack(0, 0).dice([1]);
    assert!(!again(&play));
}

#[test]
fn made_heroes_are_named_in_plain_english() {
    let (text, _) = Text::of(ENGLISH, library::<DeckCrawl>().files());
    let play = Play::heroes(&[], &["K♦"]);
    let log = play.game.log().iter();
    let made = log.filter(|logged| matches!(logged.event, Event::HeroMade { .. }));
    let told = made
        .map(|logged| text.plain(&DeckCrawl::narrate(play.game.world(), &logged.event).message));
    let told: Vec<String> = told.collect();
    assert!(!told[0].contains(" a Elf"), "{told:?}");
    assert!(told[0].contains("Elf Cleric"), "{told:?}");
}

#[test]
fn the_order_of_choosing_names_players_and_not_the_heroes_they_come_to_have() {
    let play = Play::crawl(&[], &[("J♥", &[]), ("K♥", &[])]);
    let log = play.game.log();
    let chosen = |it: &Logged<Event>| matches!(it.event, Event::ChoosingOrder { .. });
    let at = log.iter().position(chosen).expect("an order");
    let told = DeckCrawl::narrate_at(play.game.world(), log, at).message;
    let (text, _) = Text::of(ENGLISH, library::<DeckCrawl>().files());
    let order = "Heroes are chosen in this order: hero 1 and hero 2.";
    assert_eq!(text.plain(&told), order);
}
