//! The cues of events.

use super::{
    components::FighterId,
    content::Lasts,
    event::{Event, Source},
    step::{Aim, Means, Trial, Way},
    venture::Venture,
    words::{Terms, means, say},
};
use crate::{
    dice::Roll,
    game::{Cue, Effect, Message, Side},
};

/// The cues of an event, as of just before it is applied.
pub fn of(venture: Venture<'_>, event: &Event) -> Vec<Cue> {
    match event {
        Event::FoeCame { foe, .. } => vec![Cue::Arrive(foe.token())],
        Event::HeroPlaced { hero, .. } => vec![Cue::Arrive(hero.token())],
        Event::Moved { who, way, carries } => {
            let walkers = std::iter::once(*who).chain(*carries);
            let walk = |id: FighterId| Cue::Walk {
                id: id.token(),
                way: way.to_vec(),
            };
            walkers.map(walk).collect()
        }
        Event::Dodged { who, .. }
        | Event::Exited { who, .. }
        | Event::Leapt { who, .. }
        | Event::Shoved { who, .. }
        | Event::GotUp { who, .. }
        | Event::Pushed { on: who, .. }
        | Event::Entered { by: who, .. } => walks([*who]),
        Event::Retreated { who, to: Some(_) } => walks([*who]),
        Event::Dragged { by, on, .. } => walks([*by, *on]),
        Event::Tried {
            trial,
            needed,
            roll,
            passed,
            ..
        } => tried(venture, trial, *needed, roll, *passed),
        Event::Hurt { .. } => hurt(venture, event),
        Event::Contested { .. } => contested(venture, event),
        Event::Tackles { by, on } => vec![Cue::Strike {
            from: by.token(),
            to: on.token(),
            effect: Effect::Blow,
        }],
        Event::Used { using } => match using.aim {
            Aim::At(on) if on.is_against(using.by) => vec![Cue::Strike {
                from: using.by.token(),
                to: on.token(),
                effect: Effect::Missile,
            }],
            _ => Vec::new(),
        },
        Event::Healed {
            who, amount, roll, ..
        } => {
            let mut cues = dice_of(
                roll,
                Side::Hero,
                say("hex-cue-heal").by(*who),
                say("hex-result-healed").n(*amount),
            );
            cues.push(befall(*who, Effect::Heal, *amount));
            cues
        }
        Event::Fell { who, .. } => vec![befall(*who, Effect::Fall, 0)],
        Event::Revived { hero } => vec![befall(*hero, Effect::Rise, 0)],
        Event::Blessed { who, lasts, .. } => {
            let effect = if *lasts == Lasts::Fight {
                Effect::Bless
            } else {
                Effect::Hex
            };
            vec![befall(*who, effect, 0)]
        }
        Event::Cursed { who, .. } | Event::Daunted { who } => vec![befall(*who, Effect::Hex, 0)],
        Event::CurseLifted { who, .. } => vec![befall(*who, Effect::Bless, 0)],
        Event::Bought { .. } | Event::Sold { .. } | Event::Money { .. } => {
            vec![Cue::Sound("coins")]
        }
        Event::Read { .. } => vec![Cue::Sound("page")],
        Event::WordGot { word } => vec![
            Cue::Sound("quill"),
            Cue::Banner(say("hex-banner-word").with("word", word.to_string())),
        ],
        Event::RoundBegan { round } => vec![Cue::Banner(say("hex-banner-round").n(*round))],
        Event::FightWon { .. } => vec![Cue::Banner(say("hex-log-won"))],
        Event::FightLost => vec![Cue::Banner(say("hex-log-lost"))],
        _ => Vec::new(),
    }
}

fn walks(who: impl IntoIterator<Item = FighterId>) -> Vec<Cue> {
    let walk = |id: FighterId| Cue::Walk {
        id: id.token(),
        way: Vec::new(),
    };
    who.into_iter().map(walk).collect()
}

fn befall(who: FighterId, effect: Effect, amount: i32) -> Cue {
    Cue::befall(who.token(), effect, amount)
}

/// The dice of a roll, if there are any.
fn dice_of(roll: &Roll, side: Side, title: Message, result: Message) -> Vec<Cue> {
    if roll.dice.is_empty() {
        return Vec::new();
    }
    vec![Cue::roll(side, title, roll, result)]
}

fn side_of(who: FighterId) -> Side {
    if who.is_hero() { Side::Hero } else { Side::Foe }
}

/// The side that throws the dice of an event.
pub fn thrower(event: &Event) -> Side {
    match event {
        Event::Tried { trial, .. } => side_of(trial.by()),
        Event::Contested { contest, .. } => side_of(contest.by),
        Event::Hurt { source, .. } => match source {
            Source::Attack(attack, _) | Source::Blast(attack, _) => side_of(attack.by),
            Source::Grapple(by) => side_of(*by),
            Source::Power(using) => side_of(using.by),
            Source::Plot => Side::Neutral,
        },
        _ => Side::Hero,
    }
}

fn tried(venture: Venture<'_>, trial: &Trial, needed: i32, roll: &Roll, passed: bool) -> Vec<Cue> {
    let by = trial.by();
    let title = match trial {
        Trial::Hit(attack) => say("hex-cue-attack").on(attack.on),
        Trial::Dodge { .. } => say("hex-cue-dodge"),
        Trial::Use(using) => say("hex-cue-use").with("what", means(venture, using.means)),
        Trial::Rally { on, .. } => say("hex-cue-rally").on(*on),
        Trial::Tend { on, .. } => say("hex-cue-tend").on(*on),
        Trial::Option { .. } => say("hex-cue-check"),
        Trial::First { .. } => say("hex-cue-first"),
        Trial::Forage { .. } => say("hex-cue-forage"),
    };
    let result = say(if passed {
        "hex-result-passed"
    } else {
        "hex-result-failed"
    });
    let mut cues = dice_of(roll, side_of(by), title.by(by), result.n(needed));
    if let Trial::Hit(attack) = trial {
        let effect = match attack.way {
            Way::Strike => Effect::Blow,
            Way::Shoot | Way::Throw => Effect::Missile,
        };
        cues.push(Cue::Strike {
            from: by.token(),
            to: attack.on.token(),
            effect,
        });
        if !passed {
            cues.push(befall(attack.on, Effect::Blocked, 0));
        }
    }
    cues
}

fn hurt(venture: Venture<'_>, event: &Event) -> Vec<Cue> {
    let Event::Hurt {
        who,
        source,
        roll,
        amount,
        ..
    } = event
    else {
        return Vec::new();
    };
    let title = say("hex-cue-damage").on(*who);
    let result = say("hex-result-damage").n(*amount);
    let mut cues = dice_of(roll, thrower(event), title, result);
    let fire = match source {
        Source::Power(using) => matches!(using.means, Means::Spell(_)),
        _ => false,
    };
    if venture.get(*who).is_some_and(|it| it.at.is_some()) || who.is_hero() {
        let effect = match (*amount, fire) {
            (0, _) => Effect::Blocked,
            (_, true) => Effect::Fire,
            _ => Effect::Hurt,
        };
        cues.push(befall(*who, effect, -amount));
    }
    cues
}

fn contested(venture: Venture<'_>, event: &Event) -> Vec<Cue> {
    let Event::Contested {
        contest, roll, won, ..
    } = event
    else {
        return Vec::new();
    };
    let attribute = super::words::attribute(contest.attribute);
    let title = say("hex-cue-contest")
        .by(contest.by)
        .with("attribute", attribute);
    let result = say(if *won {
        "hex-result-won"
    } else {
        "hex-result-not-won"
    });
    debug_assert!(venture.get(contest.by).is_some());
    dice_of(roll, side_of(contest.by), title, result)
}
