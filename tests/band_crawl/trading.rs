//! Things that change hands on the march: trades, gifts and wages.

use tabledelve::{
    game::{Bot, BotKind},
    rulesets::band_crawl::{Action, Event, Faction, FigureId, Goods, Question, rules},
};

use super::{
    below::below,
    delves::{QUIET, delve},
    play::{Play, fights, sketch},
};

const MAB: &str = "human warrior 5*: sword armoured";
const WICK: &str = "human thief 4: sword protected";

/// A band at the first question of its first turn.
fn on_the_march(band: &[&str]) -> Play {
    let mut play = delve(band, &[]);
    play.dice(QUIET);
    play.waits(|it| matches!(it, Question::Group(_)));
    play
}

fn handed(play: &Play, rule: tabledelve::game::RuleId) -> usize {
    let handed = |event: &Event| matches!(event, Event::Goods(Goods::HandedOver { .. }));
    play.count(rule, handed)
}

/// 29.4.3: on the tile where it was found it costs nothing to hand a flask to the only other one there;
/// it is still to be divided.
#[test]
fn a_find_changes_hands_and_stays_a_find() {
    let mut play = below(&[MAB, WICK], &[]);
    // A room with nerves; its treasure is a potion of three uses, and Wick carries it.
    play.go_north([3, 3]).dice([5, 6]).dice([5, 3, 4]);
    while play.wants("dice-band-uses") {
        play.dice([6]);
    }
    play.choose(Action::Bear(FigureId(1))).dice(QUIET);
    let flask = play.figure(1).gear().len() as u8 - 1;
    play.choose(Action::Trade);
    play.waits(|it| matches!(it, Question::Trade(_)));
    play.choose(Action::HandOver(FigureId(1), flask));
    assert_eq!(handed(&play, rules::ITEM_TRADE), 1);
    assert_eq!(play.figure(1).gear().len(), usize::from(flask));
    let taken = play.figure(0).gear().last().copied().expect("a flask");
    assert!(taken.found && !taken.in_use && taken.uses == 3, "{taken:?}");
    // Back to the march, with everything still to do.
    play.choose(Action::Enough);
    play.waits(|it| matches!(it, Question::Group(_)));
    assert!(play.offers(Action::Fast));
}

/// 29.4.4: what a star gives a grunt of its own is wages; what grunts hand back is a trade. Whatever was
/// in hand goes into the pack.
#[test]
fn a_star_pays_in_kind() {
    let star = "human warrior 5*: sword furious_sword";
    let mut play = on_the_march(&[star, WICK, "human soldier 4: spear"]);
    play.choose(Action::Trade);
    play.choose(Action::HandOver(FigureId(0), 1));
    // Two could take it.
    play.waits(|it| matches!(it, Question::HandTo { .. }));
    assert!(!play.offers(Action::Bear(FigureId(0))));
    play.choose(Action::Bear(FigureId(2)));
    assert_eq!(handed(&play, rules::ITEM_WAGES), 1);
    assert_eq!(sketch(play.figure(0)), "human warrior 5: sword");
    let paid = "human soldier 4: spear (furious_sword)";
    assert_eq!(sketch(play.figure(2)), paid);
    play.choose(Action::HandOver(FigureId(2), 1));
    play.choose(Action::Enough);
    assert_eq!(sketch(play.figure(2)), paid);
    play.choose(Action::HandOver(FigureId(2), 1));
    play.choose(Action::Bear(FigureId(0)));
    assert_eq!(handed(&play, rules::ITEM_WAGES), 1);
    assert_eq!(handed(&play, rules::ITEM_TRADE), 1);
    assert_eq!(
        sketch(play.figure(0)),
        "human warrior 5: sword (furious_sword)"
    );
}

/// 32.2: nobody takes more than four times their reputation.
#[test]
fn full_packs_take_nothing() {
    let laden = format!("human thief 2: sword {}", "(sword) ".repeat(7));
    let mut play = on_the_march(&[MAB, &laden]);
    play.choose(Action::Trade);
    let from_mab = Action::HandOver(FigureId(0), 0);
    assert_eq!(play.refused(from_mab), Some(rules::ITEM_LOAD));
    play.choose(Action::HandOver(FigureId(1), 3));
    // Now there is room for one.
    assert!(play.offers(from_mab));
    assert_eq!(play.figure(1).gear().len(), 7);
    // Claws are no load.
    let ghoul = format!("ghoul warrior 2: sword {}", "(quiet_cloak) ".repeat(7));
    let mut play = on_the_march(&[MAB, &ghoul]);
    play.choose(Action::Trade);
    play.choose(from_mab);
    assert_eq!(play.refused(from_mab), Some(rules::ITEM_LOAD));
    assert_eq!(play.figure(1).gear().len(), 9);
}

/// Nobody trades alone, in a fight, or what grows on them.
#[test]
fn what_cannot_be_traded() {
    assert!(!on_the_march(&[MAB]).offers(Action::Trade));
    let ghoul = "ghoul warrior 4: sword (quiet_cloak)";
    let mut play = on_the_march(&[MAB, ghoul]);
    play.choose(Action::Trade);
    assert!(play.offers(Action::HandOver(FigureId(1), 1)));
    assert!(!play.offers(Action::HandOver(FigureId(1), 0)));
    let mut play = fights(
        &[MAB, WICK],
        &["zombie warrior 3: sword"],
        Faction::Band,
        true,
    );
    play.feed(&[("charge", &[1]), ("charge-against", &[6])]);
    play.waits(|it| matches!(it, Question::Act { .. }));
    assert!(!play.offers(Action::Trade));
}

/// The sound player gives a rod to the caster, who takes it in hand, and leaves it at that.
#[test]
fn the_sound_player_trades_once() {
    let star = "human warrior 5*: sword (rod_of_harm)";
    let mut play = on_the_march(&[star, "human caster 4: (sword)", WICK]);
    let mut bot = Bot::new(BotKind::Hero, 0);
    let mut made = Vec::new();
    while matches!(
        play.game.asking(),
        Some(Question::Group(_) | Question::Trade(_) | Question::HandTo { .. })
    ) && !matches!(made.last(), Some(Action::Fast | Action::Way(_)))
    {
        let (choice, amount) = bot.choose(&play.game);
        made.push(play.game.offer().choices[choice].act);
        play.game.submit(choice, amount).expect("offered");
        assert!(made.len() < 9, "{made:?}");
    }
    let traded = [
        Action::Trade,
        Action::HandOver(FigureId(0), 1),
        Action::Bear(FigureId(1)),
        Action::Enough,
        Action::Ready(FigureId(1), 1),
    ];
    assert_eq!(made[..traded.len()], traded);
    assert_eq!(
        sketch(play.figure(1)),
        "human caster 4: (sword) rod_of_harm"
    );
    assert!(!made[traded.len()..].contains(&Action::Trade), "{made:?}");
}
