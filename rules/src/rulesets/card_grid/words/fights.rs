//! Fights and what cards do, in the log.

use super::{
    super::{
        components::{Faction, FigureId},
        event::Fighting,
        play::Play,
        step::{Harm, Tapped, places},
    },
    Terms,
    names::list,
    powers::effect,
    rolled, say, unsaid,
};
use crate::game::{
    Narration, Phrase,
    present::{detail, fine_print, heading, line, outcome},
};

/// An event in words.
pub(super) fn narrate(play: Play<'_>, event: &Fighting) -> Narration {
    match event {
        Fighting::SneakRolled { by, margin, roll } => line(
            say(match margin {
                0 => "grid-log-sneak-failed",
                _ => "grid-log-sneaked",
            })
            .by(*by)
            .n(roll.total()),
        ),
        Fighting::Began {
            places,
            waiting,
            surprised,
        } => {
            let foes = places.len() + waiting.len();
            let key = match surprised {
                Some(Faction::Foes) => "grid-log-fight-surprised",
                _ => "grid-log-fight",
            };
            let told = say(key).n(foes);
            heading(match waiting.len() {
                0 => told,
                // Those have no token yet.
                n => say("grid-log-fight-crowded")
                    .with("foes", told)
                    .with("waiting", n),
            })
        }
        Fighting::FoesFirst => line(say("grid-log-foes-ready")),
        Fighting::CameIn { who, .. } => detail(say("grid-log-came-in").by(*who)),
        Fighting::DiceRolled { who, dice, .. } => {
            let all: u32 = dice.iter().map(|it| u32::from(*it)).sum();
            detail(
                say("grid-log-dice")
                    .by(*who)
                    .n(all)
                    .with("dice", dice.len()),
            )
        }
        Fighting::FirstRolled { by, first, .. } => line(
            say(match first {
                Faction::Heroes => "grid-log-first-heroes",
                Faction::Foes => "grid-log-first-foes",
            })
            .by(*by),
        ),
        Fighting::Round { round, .. } => heading(say("grid-log-round").n(*round)),
        Fighting::Acts { .. } | Fighting::TurnOver { .. } => unsaid(),
        Fighting::Stepped { who, path } => {
            fine_print(say("grid-log-stepped").by(*who).n(path.len()))
        }
        Fighting::Guarded { by, on, difficulty } => {
            let key = match by == on {
                true => "grid-log-guards-self",
                false => "grid-log-guards",
            };
            line(say(key).by(*by).on(*on).n(*difficulty))
        }
        Fighting::LostTurn { who } => line(say("grid-log-lost-turn").by(*who)),
        Fighting::Attacked {
            blow,
            card,
            margin,
            roll,
        } => {
            let key = match margin {
                0 => "grid-log-attack-missed",
                _ => "grid-log-attack-hit",
            };
            let told = say(key).by(blow.by).on(blow.on).n(*margin);
            let card = Phrase::new(play.book()[*card].name);
            line(told.with("card", card).with("roll", rolled(roll)))
        }
        Fighting::Struck {
            by,
            on,
            margin,
            roll,
            ..
        } => {
            let key = match margin {
                0 => "grid-log-struck-missed",
                _ => "grid-log-struck-hit",
            };
            line(
                say(key)
                    .by(*by)
                    .on(*on)
                    .n(*margin)
                    .with("roll", rolled(roll)),
            )
        }
        Fighting::Mended {
            by,
            on,
            margin,
            roll,
            ..
        } => {
            let key = match margin {
                0 => "grid-log-mend-failed",
                _ => "grid-log-mended",
            };
            line(
                say(key)
                    .by(*by)
                    .on(*on)
                    .n(*margin)
                    .with("roll", rolled(roll)),
            )
        }
        Fighting::Tapped { by, card } => line(
            say("grid-log-tapped")
                .by(*by)
                .with("card", card_of(play, *by, *card)),
        ),
        Fighting::Raised { by, to } => outcome(say("grid-log-raised").by(*by).n(*to)),
        Fighting::ComboKept { by, .. } => fine_print(say("grid-log-combo-kept").by(*by)),
        Fighting::Affected { on, effect: it, .. } => {
            outcome(say("grid-log-affected").on(*on).with("effect", effect(*it)))
        }
        Fighting::Lessened { on, margin } => outcome(match margin {
            0 => say("grid-log-nothing-left").on(*on),
            n => say("grid-log-lessened").on(*on).n(*n),
        }),
        Fighting::TookHit { by, on } => outcome(say("grid-log-took-hit").by(*by).on(*on)),
        Fighting::Healed { on, card } => outcome(
            say("grid-log-healed")
                .on(*on)
                .with("card", defence(play, *on, *card)),
        ),
        Fighting::Untapped { on, card } => outcome(
            say("grid-log-untapped")
                .on(*on)
                .with("card", defence(play, *on, *card)),
        ),
        Fighting::Shifted { who, by, path } => match by {
            Some(by) => detail(say("grid-log-shoved").by(*by).on(*who).n(path.len())),
            None => fine_print(say("grid-log-shifted").by(*who).n(path.len())),
        },
        Fighting::Wounded(it) => {
            let key = match it.harm {
                Harm::Thorns => "grid-log-thorns",
                Harm::Burst => "grid-log-burst",
                Harm::Splash => "grid-log-splash",
                Harm::Effect => "grid-log-wound",
            };
            line(say(key).by(it.by).on(it.on).n(it.margin))
        }
        Fighting::Paid { on, cards, .. } => {
            let all = places(*cards).map(|place| defence(play, *on, place as u8));
            match list(all) {
                Some(cards) => outcome(say("grid-log-paid").on(*on).with("cards", cards)),
                None => unsaid(),
            }
        }
        Fighting::DiceGone { on, dice, .. } => {
            let sum: u32 = dice.iter().map(|it| u32::from(*it)).sum();
            outcome(say("grid-log-dice-gone").on(*on).n(sum))
        }
        Fighting::Regrown { who, die } => detail(say("grid-log-regrown").by(*who).n(*die)),
        Fighting::Fell { who, dead } => {
            let hero = play
                .cast()
                .get(usize::from(who.0))
                .is_some_and(Option::is_none);
            outcome(
                say(match (hero, dead) {
                    (true, true) => "grid-log-hero-lost",
                    (true, false) => "grid-log-hero-down",
                    (false, _) => "grid-log-foe-falls",
                })
                .by(*who),
            )
        }
        Fighting::GotUp { who } => outcome(say("grid-log-got-up").by(*who)),
        Fighting::Retreats => line(say("grid-log-retreat")),
        Fighting::Ended { won } => line(say(match won {
            true => "grid-log-fight-won",
            false => "grid-log-fight-left",
        })),
    }
}

fn card_of(play: Play<'_>, by: FigureId, card: Tapped) -> Phrase {
    let hero = play.get(by).and_then(|it| it.hero());
    Phrase::new(hero.map_or("grid-name-nobody", |it| it.card_name(card)))
}

fn defence(play: Play<'_>, on: FigureId, place: u8) -> Phrase {
    card_of(play, on, Tapped::Defence(place))
}
