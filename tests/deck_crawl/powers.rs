//! Class abilities and their dice pools.

use crate::script::Play;
use tabledelve::{
    game::{Present, ReactionPrompt},
    rulesets::deck_crawl::{Action, DeckCrawl, Event, rules},
};

#[test]
fn slay_dice_are_added_to_the_attack_and_spent() {
    let mut play = Play::crawl(&[], &[("J♥", &[])]);
    play.draw(&["10♠"]);
    assert_eq!(
        play.offered(|act| matches!(act, Action::Attack { .. })),
        Some(Some((0, 5)))
    );
    play.attack(0, 2).dice([1, 2, 2]);
    play.said(rules::FIGHTER_SLAY, |event| {
        matches!(event, Event::Spent { dice: 2, .. })
    });
    assert_eq!(
        (play.pool(0, "slay"), play.foe_wounds(0)),
        ((3, 5), Some((1, 2)))
    );
    play.dice([1]);
    assert_eq!(
        play.offered(|act| matches!(act, Action::Attack { .. })),
        Some(Some((0, 3)))
    );
}

#[test]
fn evading_helps_as_long_as_the_blow_gets_through() {
    let mut play = Play::crawl(&[], &[("Q♥", &[])]);
    play.draw(&["8♠"]).dice([6]);
    assert_eq!(play.asks(), "Hero(0) thief.evade");
    play.act_with(2, |act| matches!(act, Action::Evade { .. }))
        .dice([1, 2]);
    assert_eq!(
        play.offered(|act| matches!(act, Action::Evade { .. })),
        Some(Some((1, 3)))
    );
    play.act_with(1, |act| matches!(act, Action::Evade { .. }))
        .dice([3]);
    play.said(rules::THIEF_EVADE, |event| {
        matches!(event, Event::Spent { dice: 2, .. })
    });
    assert_eq!((play.hp(0), play.pool(0, "evade")), ((8, 8), (2, 5)));
}

/// The reaction that is asked for, and the choice not to react.
fn reaction(play: &Play) -> (ReactionPrompt, Action) {
    let game = &play.game;
    let question = game.asking().expect("a question");
    let prompt = DeckCrawl::reaction(game.world(), game.setup(), question, game.offer());
    let prompt = prompt.expect("a reaction");
    let pass = game.offer().choices[prompt.pass].act;
    (prompt, pass)
}

#[test]
fn the_setting_for_reactions_reaches_blows_and_stepping_in() {
    let asked = |play: &Play| {
        let (prompt, pass) = reaction(play);
        (prompt.danger.percent(), pass)
    };
    // Six of eight hit points are more than half; two of eight are no danger.
    for (face, danger) in [(6, 100.0), (2, 0.0)] {
        let mut play = Play::crawl(&[], &[("Q♥", &[])]);
        play.draw(&["8♠"]).dice([face]);
        assert_eq!(asked(&play), (danger, Action::TakeBlow), "{face}");
    }
    // The wizard has six: one of the faces of the foe's die is enough.
    let heroes: [(&str, &[&str]); 2] = [("J♥ 10♠ 9♠", &["scale_armour"]), ("A♥", &[])];
    let mut play = Play::crawl(&[("defending", "true")], &heroes);
    play.draw(&["4♠", "2♠"]);
    let (danger, pass) = asked(&play);
    assert_eq!(pass, Action::Nobody);
    assert!((0.0..100.0).contains(&danger), "{danger}");
    // A four is half of what the wizard has, and no more than that can be lost.
    let (prompt, _) = reaction(&play);
    assert_eq!(prompt.facts[1].key, "situation-half");
    // Those of a trap as well, though nobody is there to be shown.
    let mut play = Play::crawl(&[], &[("Q♥", &[])]);
    play.draw(&["2♥"]).dice([1, 3]);
    assert_eq!(asked(&play), (0.0, Action::TakeBlow));
}

#[test]
fn the_setting_for_reactions_reaches_rerolls() {
    let asked = |play: &Play| {
        let (prompt, pass) = reaction(play);
        assert!(prompt.own && prompt.rolled);
        (prompt.danger.percent(), pass)
    };
    // Neither a wound nor a plain miss is worth asking about where the foe outlasts a reroll and can
    // do little.
    for face in [1, 2] {
        let mut play = Play::crawl(&[], &[("J♠", &[])]);
        play.draw(&["4♠"]).attack(0, 0).dice([face]);
        let (danger, pass) = asked(&play);
        assert_eq!(pass, Action::Keep);
        assert!(danger < 10.0, "{face}: {danger}");
    }
    // One that a wound would slay before it strikes hard is.
    let mut play = Play::crawl(&[], &[("J♠", &[])]);
    play.draw(&["10♠"]).attack(0, 0).dice([5]);
    play.act(|act| *act == Action::Keep).dice([1]);
    play.attack(0, 0).dice([1]);
    let (danger, _) = asked(&play);
    assert!((20.0..100.0).contains(&danger), "{danger}");
    // So are dice of a pool, whoever they are spent on.
    let mut play = Play::crawl(&[], &[("J♠", &[])]);
    play.draw(&["10♠"]).attack(0, 1).dice([1, 1]);
    let (danger, _) = asked(&play);
    assert!(danger > 50.0, "{danger}");
}

#[test]
fn evading_works_against_magic_too() {
    let mut play = Play::crawl(&[], &[("Q♥", &[])]);
    play.draw(&["2♥"]).dice([1, 3]);
    play.act_with(1, |act| matches!(act, Action::Evade { .. }))
        .dice([2]);
    play.act(|act| *act == Action::TakeBlow);
    play.said(rules::TRAPS_MAGICAL, |event| {
        matches!(event, Event::Hurt { amount: 1, .. })
    });
}

#[test]
fn healing_in_a_fight_takes_the_place_of_the_attack() {
    let mut play = Play::crawl(&[], &[("J♥", &[]), ("K♥", &[])]);
    play.draw(&["10♠", "Q♠"]).hold().dice([5]).hold().dice([1]);
    assert_eq!(
        (play.asks(), play.hp(0)),
        ("Hero(1) fight.open".to_owned(), (2, 8))
    );
    assert_eq!(
        play.castable("heal", "hero 1"),
        None,
        "the unhurt need none"
    );
    play.cast("heal", "hero 0", 2).dice([2, 1]);
    play.said(rules::CLERIC_HEAL, |event| {
        matches!(event, Event::Healed { amount: 3, .. })
    });
    assert_eq!(
        play.offered(|act| matches!(act, Action::Attack { .. })),
        None
    );
    // Another hero or the same again, still in the same action, and never above the limit.
    play.cast("heal", "hero 0", 1).dice([6]);
    assert_eq!((play.hp(0), play.pool(1, "heal")), ((8, 8), (2, 5)));
    assert_eq!(
        play.asks(),
        "Hero(0) fight.open",
        "nobody is hurt any more, so the turn is over"
    );
}

#[test]
fn praying_is_for_quiet_moments_and_costs_five_a_die() {
    let mut play = Play::crawl(&[], &[("K♥", &[])]);
    play.draw(&["2♥"]).dice([4]);
    play.cast("heal", "hero 0", 2).dice([1, 1]);
    assert_eq!(play.castable("pray", "hero 0"), Some(Some((1, 2))));
    let purse = play.loot(0);
    play.cast("pray", "hero 0", 2);
    assert_eq!((play.pool(0, "heal"), play.loot(0)), ((5, 5), purse - 10));
    play.said(rules::CLERIC_PRAY, |event| {
        matches!(
            event,
            Event::Regained {
                dice: 2,
                loot: 10,
                ..
            }
        )
    });
    assert_eq!(play.castable("pray", "hero 0"), None, "the pool is full");
    play.draw(&["4♠"]);
    assert_eq!(play.castable("pray", "hero 0"), None);
    assert_eq!(play.cast_refused("pray"), Some(rules::CLERIC_PRAY));
    assert_eq!(
        play.cast_refused("resurrect"),
        Some(rules::CLERIC_RESURRECT)
    );
}

/// An elf fallen to a trap, and a rich cleric beside it.
fn fallen_elf() -> Play {
    let mut play = Play::crawl(&[], &[("J♦", &[]), ("K♥ 10♠ 10♦ 9♠", &[])]);
    play.draw(&["2♥", "Q♠"]).dice([6]);
    assert_eq!(play.hp(0), (0, 6));
    play.cast("resurrect", "hero 0", 0);
    play
}

#[test]
fn a_resurrection_must_beat_its_number_which_is_never_below_eight() {
    let mut play = fallen_elf();
    let purse = play.loot(1);
    assert_eq!(
        play.offered(|act| *act == Action::Offer),
        Some(Some((11, 32))),
        "with less, five sixes would not do"
    );
    play.act_with(32, |act| *act == Action::Offer);
    play.act_with(2, |act| *act == Action::SpendDice)
        .dice([4, 4]);
    play.said(rules::CLERIC_RESURRECT, |event| {
        matches!(event, Event::NotRevived { .. })
    });
    // Eight does not beat eight; the offering and the dice are gone.
    assert_eq!(
        (play.hp(0), play.loot(1), play.pool(1, "heal")),
        ((0, 6), purse - 32, (3, 5))
    );

    let mut play = fallen_elf();
    play.act_with(32, |act| *act == Action::Offer);
    play.act_with(2, |act| *act == Action::SpendDice)
        .dice([4, 5]);
    play.said(rules::CLERIC_RESURRECT, |event| {
        matches!(event, Event::Offered { loot: 32, .. })
    });
    play.said(rules::CLERIC_RESURRECT, |event| {
        matches!(event, Event::Revived { hit_points: 1, .. })
    });
    assert_eq!(play.hp(0), (1, 6));
}

#[test]
fn a_spell_takes_two_dice_at_most_and_the_turn() {
    let mut play = Play::crawl(&[], &[("A♥", &[])]);
    play.draw(&["4♠"]);
    assert_eq!(play.castable("missile", "foe 0"), Some(Some((1, 2))));
    play.cast("missile", "foe 0", 2).dice([1, 1]);
    play.said(rules::WIZARD_DICE, |event| {
        matches!(event, Event::Spent { dice: 2, .. })
    });
    play.said(rules::WIZARD_SPELLS, |event| {
        matches!(event, Event::SpellCast { .. })
    });
    assert_eq!(play.pool(0, "casting"), (6, 8));
    assert_eq!(
        play.game.wanted().map(|wanted| wanted.faces),
        Some(4),
        "now the monster"
    );
}

#[test]
fn a_buff_waits_for_the_next_attack_of_another() {
    let mut play = Play::crawl(&[], &[("J♥", &[]), ("A♥", &[])]);
    play.draw(&["8♠", "Q♠"]).hold().dice([1]).hold().dice([1]);
    assert_eq!(play.castable("buff", "hero 1"), None, "never on oneself");
    play.cast("buff", "hero 0", 2);
    play.said(rules::WIZARD_BUFF, |event| {
        matches!(event, Event::Buffed { dice: 2, .. })
    });
    play.attack(0, 0).dice([2, 5, 6]);
    play.said(rules::FIGHT_CRITICAL, |event| {
        matches!(event, Event::Wounded { wounds: 3, .. })
    });
    assert_eq!(play.foe_wounds(0), None);
}

#[test]
fn a_confused_monster_loses_its_next_attacks() {
    let mut play = Play::crawl(&[], &[("A♥ 10♠", &["spell_wand"])]);
    play.draw(&["4♠"]);
    assert_eq!(play.castable("confuse", "foe 0"), Some(Some((2, 3))));
    play.cast("confuse", "foe 0", 3);
    play.said(rules::WIZARD_CONFUSE, |event| {
        matches!(event, Event::Confused { attacks: 2, .. })
    });
    // It does not strike in the opening or in the first round; in the second it does.
    play.hold();
    assert_eq!(
        play.count(rules::WIZARD_CONFUSE, |e| matches!(
            e,
            Event::TooConfused { .. }
        )),
        2
    );
    assert_eq!(play.hp(0), (8, 8));
    play.hold().dice([2]);
    assert_eq!(play.hp(0), (6, 8));
}

#[test]
fn a_missile_deals_one_wound_or_none() {
    let mut play = Play::crawl(&[], &[("A♥", &[])]);
    play.draw(&["8♠"]).dice([1]);
    play.cast("missile", "foe 0", 2).dice([1, 2]);
    assert_eq!(play.foe_wounds(0), Some((0, 2)));
    play.dice([1]);
    play.cast("missile", "foe 0", 2).dice([6, 6]);
    assert_eq!(
        play.foe_wounds(0),
        Some((1, 2)),
        "three times the threshold, and still one wound"
    );
    play.said(rules::WIZARD_MISSILE, |event| {
        matches!(event, Event::Wounded { wounds: 1, .. })
    });
}

#[test]
fn protection_lasts_as_many_rounds_as_it_took_dice() {
    let mut play = Play::crawl(&[], &[("A♥", &[])]);
    play.draw(&["4♠"]);
    play.cast("protect", "hero 0", 2);
    assert_eq!(play.armour(0).0, 2);
    play.said(rules::WIZARD_PROTECT, |event| {
        matches!(
            event,
            Event::Warded {
                armour: 2,
                turns: 2,
                ..
            }
        )
    });
    play.dice([3]);
    assert_eq!((play.armour(0).0, play.hp(0).0), (2, 7));
    play.hold().dice([3]);
    assert_eq!(
        (play.armour(0).0, play.hp(0).0),
        (0, 6),
        "the caster's turn has come twice"
    );
    play.hold().dice([3]);
    assert_eq!(play.hp(0).0, 3);
}

#[test]
fn a_ritual_buys_spell_dice_back_out_of_combat() {
    let mut play = Play::crawl(&[], &[("A♥", &[])]);
    play.draw(&["2♠"]).cast("missile", "foe 0", 1).dice([1, 1]);
    assert_eq!(play.cast_refused("ritual"), Some(rules::WIZARD_RITUAL));
    play.attack(0, 0).dice([1]);
    let purse = play.loot(0);
    assert_eq!(play.castable("ritual", "hero 0"), Some(Some((1, 1))));
    play.cast("ritual", "hero 0", 1);
    play.said(rules::WIZARD_RITUAL, |event| {
        matches!(event, Event::Regained { loot: 5, .. })
    });
    assert_eq!((play.pool(0, "casting"), play.loot(0)), ((8, 8), purse - 5));
}

#[test]
fn nobody_tries_a_resurrection_that_cannot_succeed() {
    let mut play = Play::crawl(&[], &[("J♦", &[]), ("K♦ 2♣ 2♠", &["chain_mail"])]);
    play.draw(&["2♥", "Q♠"]).dice([6]);
    assert!(play.loot(1) < 11, "{}", play.loot(1));
    assert_eq!(play.castable("resurrect", "hero 0"), None);
    assert_eq!(
        play.cast_refused("resurrect"),
        Some(rules::CLERIC_RESURRECT)
    );
    // What the fallen had is enough.
    let purse = play.loot(0);
    play.act_with(
        purse,
        |act| matches!(act, Action::GiveLoot { from, .. } if from.0 == 0),
    );
    assert!(play.loot(1) >= 11);
    play.cast("resurrect", "hero 0", 0);
    let all = play.loot(1);
    play.act_with(all, |act| *act == Action::Offer);
    // So many dice that they can exceed it.
    let least = (40 - all) / 6 + 1;
    assert_eq!(
        play.offered(|act| *act == Action::SpendDice),
        Some(Some((least, 5)))
    );
}
