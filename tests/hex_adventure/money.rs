//! Income and expenses add up, state by state.

use crate::proofs::{
    effort::each_seed,
    play::{begun, go_on},
};
use tabledelve::{
    game::{Bot, BotKind, Logged, Status},
    rulesets::hex_adventure::{Event, HexAdventure, Venture},
};

/// The money in events.
fn earned(log: &[Logged<Event>]) -> i64 {
    let each = log.iter().map(|logged| match logged.event {
        Event::Money { change } => i64::from(change),
        Event::Bought { price, .. } => -i64::from(price),
        Event::Sold { price, .. } => i64::from(price),
        _ => 0,
    });
    each.sum()
}

#[test]
fn money_and_experience_add_up() {
    each_seed("games for their accounts", (20, 60), |seed| {
        let mut game = begun::<HexAdventure>(seed);
        let mut bot = Bot::new(BotKind::Random, seed);
        let heroes = Venture::of(game.world()).heroes().count();
        let (mut seen, mut purse, mut wits) = (0, 0, vec![0; heroes]);
        loop {
            let log = &game.log()[seen..];
            seen = game.log().len();
            purse += earned(log);
            for logged in log {
                learned(&logged.event, &mut wits);
            }
            let venture = Venture::of(game.world());
            assert_eq!(i64::from(venture.state().purse), purse, "seed {seed}");
            for hero in venture.heroes() {
                let has = i64::from(venture.story(hero.id).experience);
                assert_eq!(has, wits[usize::from(hero.id.0)], "seed {seed}");
            }
            if game.status() != Status::Deciding || game.made().len() >= 800 {
                break;
            }
            go_on(&mut game, &mut bot);
        }
    });
}

/// Adds the experience in an event to each hero's.
fn learned(event: &Event, wits: &mut [i64]) {
    let (hero, change) = match event {
        Event::Joined { hero, record } => (hero, i64::from(record.experience)),
        Event::Experience { hero, points, .. } => (hero, i64::from(*points)),
        Event::Learned { hero, cost, .. }
        | Event::LearnedSpell { hero, cost, .. }
        | Event::AttributeRaised { hero, cost, .. } => (hero, -i64::from(*cost)),
        _ => return,
    };
    wits[usize::from(hero.0)] += change;
}
