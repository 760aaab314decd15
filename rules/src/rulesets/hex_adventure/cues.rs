//! The cues of events.

use super::{
    components::FighterId,
    content::Lasts,
    event::{Event, Source},
    powers,
    step::{Aim, AttackMode, Means, Rival, Trial},
    venture::Venture,
    words::{Terms, means, name, rival, say},
};
use crate::{
    dice::Roll,
    game::{Cue, LookName, Phrase, Side, look, look_or},
};

/// The cues of an event, as of just before it is applied.
pub fn of(venture: Venture<'_>, event: &Event) -> Vec<Cue> {
    match event {
        Event::FoeCame { foe, .. } => vec![Cue::Arrive(foe.token())],
        Event::HeroPlaced { hero, .. } => vec![Cue::Arrive(hero.token())],
        Event::Moved { who, path, carries } => {
            let walkers = std::iter::once(*who).chain(*carries);
            let walk = |id: FighterId| Cue::Walk {
                id: id.token(),
                path: path.to_vec(),
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
        Event::Tackles { by, on } => vec![Cue::strike(by.token(), on.token(), look::BLOW)],
        Event::Used { using } => match using.aim {
            Aim::At(on) if on.is_against(using.by) => {
                let look = power_look(venture, using.means, look::MISSILE);
                vec![Cue::strike(using.by.token(), on.token(), look)]
            }
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
            cues.push(Cue::befall(who.token(), look::HEAL, *amount));
            cues
        }
        Event::Fell { who, dead, .. } => {
            let key = if *dead {
                "hex-banner-died"
            } else {
                "hex-banner-fell"
            };
            let great = who.is_hero().then(|| say(key).by(*who));
            Cue::fall(who.token(), great)
        }
        Event::Fled { foe, .. } => vec![Cue::befall(foe.token(), look::FLEE, 0)],
        Event::Revived { hero } => vec![Cue::befall(hero.token(), look::RISE, 0)],
        Event::Blessed { who, lasts, .. } => {
            let look = if *lasts == Lasts::Fight {
                look::BLESS
            } else {
                look::HEX
            };
            vec![Cue::befall(who.token(), look, 0)]
        }
        Event::Cursed { who, .. } | Event::Daunted { who } => {
            vec![Cue::befall(who.token(), look::HEX, 0)]
        }
        Event::CurseLifted { who, .. } => vec![Cue::befall(who.token(), look::BLESS, 0)],
        Event::Bought { .. } | Event::Sold { .. } | Event::Money { .. } => {
            vec![Cue::Sound("coins")]
        }
        Event::Read { .. } => vec![Cue::Sound("page")],
        Event::WordGot { word } => vec![
            Cue::Sound("quill"),
            Cue::Banner(say("hex-banner-word").with("word", word.to_string())),
        ],
        Event::RoundBegan { round } => vec![Cue::Banner(say("hex-banner-round").n(*round))],
        Event::FightWon { .. } => vec![Cue::fight_won()],
        Event::FightLost => vec![Cue::Banner(say("hex-log-lost"))],
        _ => Vec::new(),
    }
}

fn walks(who: impl IntoIterator<Item = FighterId>) -> Vec<Cue> {
    let walk = |id: FighterId| Cue::Walk {
        id: id.token(),
        path: Vec::new(),
    };
    who.into_iter().map(walk).collect()
}

/// The dice of a roll, if there are any.
fn dice_of(roll: &Roll, side: Side, title: Phrase, result: Phrase) -> Vec<Cue> {
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
        Event::Hurt { source, .. } => doer(source).map_or(Side::Neutral, side_of),
        _ => Side::Hero,
    }
}

/// Whoever does harm; nobody if the story does it.
fn doer(source: &Source) -> Option<FighterId> {
    match source {
        Source::Attack(attack, _) | Source::Blast(attack, _) => Some(attack.by),
        Source::Grapple(by) => Some(*by),
        Source::Power(using) => Some(using.by),
        Source::Plot => None,
    }
}

fn tried(venture: Venture<'_>, trial: &Trial, needed: i32, roll: &Roll, passed: bool) -> Vec<Cue> {
    let by = trial.by();
    let title = match trial {
        Trial::Hit(attack) => say("hex-cue-attack").on(attack.on),
        Trial::Dodge { .. } => say("hex-cue-dodge"),
        Trial::Use(using) => say("hex-cue-use").with("what", means(venture, using.means)),
        Trial::Rally { on, .. } => say("hex-cue-rally").on(*on),
        Trial::Tend { on, .. } if *on == by => say("hex-cue-tend-own"),
        Trial::Tend { on, .. } => say("hex-cue-tend").on(*on),
        Trial::Option { .. } => say("hex-cue-check"),
        Trial::First { .. } => say("hex-cue-first"),
        Trial::Forage { .. } => say("hex-cue-forage"),
    };
    let result = say(match (trial, passed) {
        (Trial::Hit(_), true) => "hex-result-hit",
        (Trial::Hit(_), false) => "hex-result-miss",
        (_, true) => "hex-result-passed",
        (_, false) => "hex-result-failed",
    });
    let mut cues = dice_of(roll, side_of(by), title.by(by), result.n(needed));
    if let Trial::Hit(attack) = trial {
        let usual = match attack.mode {
            AttackMode::Strike => look::BLOW,
            AttackMode::Shoot => look::SHOT,
            AttackMode::Throw => look::THROWN,
        };
        let held = venture.get(by).and_then(|it| venture.in_hand(it));
        let named = held.and_then(|held| venture.book()[held.weapon].look.as_ref());
        let (from, to) = (by.token(), attack.on.token());
        cues.push(Cue::strike(from, to, look_or(named, usual)));
        if !passed {
            cues.push(Cue::befall(attack.on.token(), look::MISSED, 0));
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
    if venture.get(*who).is_some_and(|it| it.at.is_some()) || who.is_hero() {
        let look = match source {
            _ if *amount == 0 => look::BLOCKED.into(),
            Source::Power(using) => {
                let usual = match using.means {
                    Means::Spell(_) => look::FIRE,
                    Means::Good(_) => look::HURT,
                };
                power_look(venture, using.means, usual)
            }
            _ => look::HURT.into(),
        };
        let by = doer(source).map(FighterId::token);
        cues.push(Cue::befall(who.token(), look, -amount).done_by(by));
    }
    cues
}

/// How a spell, device or good looks: as its record says, or as usual.
fn power_look(venture: Venture<'_>, means: Means, usual: &'static str) -> LookName {
    let power = powers::power_of(venture, means);
    look_or(power.and_then(|power| power.look.as_ref()), usual)
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
    let name = |who: FighterId| name(venture, who.token());
    let mine = (side_of(contest.by), name(contest.by));
    let theirs = match contest.rival {
        Rival::Fighter(other) => (side_of(other), name(other)),
        Rival::Value(_) => (Side::Foe, rival(venture, contest)),
    };
    let winner = if *won { &mine.1 } else { &theirs.1 };
    let result = say("hex-result-contest").with("who", winner.clone());
    vec![Cue::opposed(title, roll, [mine, theirs], result)]
}
