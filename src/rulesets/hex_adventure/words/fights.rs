use super::{
    super::{
        components::Boon,
        content::WeaponIx,
        event::{FightGoal, Reason, Source, TieBreak},
        step::{AttackMode, Trial},
        venture::Venture,
    },
    Terms, attribute,
    events::{detail, line},
    means, say, weapon, whereabouts,
};
use crate::{
    game::{Narration, Phrase},
    grid::Cell,
};

pub(super) fn aims(told: Phrase, reason: Reason, tie: TieBreak) -> Narration {
    let why = match reason {
        Reason::Aims => "hex-reason-aims",
        Reason::AimsAtNearest => "hex-reason-aims-nearest",
        Reason::Nearest => "hex-reason-nearest",
        Reason::Holds => "hex-reason-holds",
        Reason::Reaches => "hex-reason-reaches",
        Reason::Carries => "hex-reason-carries",
        Reason::DragsOff => "hex-reason-drags-off",
        Reason::SeeksSight => "hex-reason-seeks-sight",
        Reason::SeeksCover => "hex-reason-seeks-cover",
        Reason::Approaches => "hex-reason-approaches",
        Reason::Heals => "hex-reason-heals",
        Reason::Shields => "hex-reason-shields",
        Reason::Catches => "hex-reason-catches",
        Reason::Helps => "hex-reason-helps",
        Reason::Escapes => "hex-reason-escapes",
    };
    let told = detail(told).because(say(why));
    match tie {
        TieBreak::None => told,
        TieBreak::Weakest => told.among(say("hex-among-weakest")),
        TieBreak::Seat => told.among(say("hex-among-seat")),
    }
}

pub(super) fn goal(venture: Venture<'_>, goal: FightGoal, at: Option<Cell>) -> Phrase {
    match goal {
        FightGoal::HoldOut(rounds) => say("hex-log-goal-hold-out").n(rounds),
        FightGoal::Slay(kind) => {
            say("hex-log-goal-slay").with("name", say(venture.book()[kind].name))
        }
        FightGoal::Reach(_) => {
            say("hex-log-goal-reach").with("where", whereabouts(at.unwrap_or_default()))
        }
    }
}

pub(super) fn to_hex(
    key: &'static str,
    to: crate::grid::Cell,
    whom: impl FnOnce(Phrase) -> Phrase,
) -> Narration {
    detail(whom(say(key)).with("where", whereabouts(to)))
}

pub(super) fn tried(
    venture: Venture<'_>,
    trial: &Trial,
    with: Option<WeaponIx>,
    needed: i32,
    total: i32,
    passed: bool,
) -> Narration {
    let (hit, missed) = match trial {
        Trial::Hit(attack) => match attack.way {
            AttackMode::Strike => ("hex-log-strikes", "hex-log-strikes-past"),
            AttackMode::Shoot => ("hex-log-shoots", "hex-log-shoots-past"),
            AttackMode::Throw => ("hex-log-throws", "hex-log-throws-past"),
        },
        Trial::Dodge { .. } => ("hex-log-dodge-passed", "hex-log-dodge-failed"),
        Trial::Use(_) => ("hex-log-cast", "hex-log-cast-failed"),
        Trial::Rally { .. } => ("hex-log-rally-passed", "hex-log-rally-failed"),
        Trial::Tend { .. } => ("hex-log-tend-passed", "hex-log-tend-failed"),
        Trial::Option { .. } => ("hex-log-check-passed", "hex-log-check-failed"),
        Trial::First { .. } => ("hex-log-first", "hex-log-not-first"),
        Trial::Forage { .. } => ("hex-log-foraged", "hex-log-foraged-in-vain"),
    };
    let told = say(if passed { hit } else { missed })
        .by(trial.by())
        .n(needed)
        .with("total", total);
    let armed = with.map_or(say("hex-bare-hands"), |it| weapon(venture, it));
    line(match trial {
        Trial::Hit(attack) => told.on(attack.on).with("thing", armed),
        Trial::Use(using) => told.with("what", means(venture, using.means)),
        Trial::Rally { on, .. } | Trial::Tend { on, .. } => told.on(*on),
        Trial::Dodge { .. } | Trial::Option { .. } | Trial::First { .. } | Trial::Forage { .. } => {
            told
        }
    })
}

pub(super) fn hurt(venture: Venture<'_>, source: Source, fatigue: bool, amount: i32) -> Phrase {
    let told = match source {
        Source::Attack(_, with) | Source::Blast(_, with) => {
            say("hex-log-hurt-weapon").with("what", weapon(venture, with))
        }
        Source::Grapple(by) => say("hex-log-hurt-grapple").by(by),
        Source::Power(using) => {
            say("hex-log-hurt-weapon").with("what", means(venture, using.means))
        }
        Source::Plot => say("hex-log-hurt"),
    };
    let kind = match (fatigue, amount) {
        (_, 0) => "none",
        (true, _) => "fatigue",
        (false, _) => "damage",
    };
    told.with("kind", kind.to_owned())
}

/// A lasting effect in words.
pub(crate) fn blessed(boon: Boon) -> Phrase {
    match boon {
        Boon::HardToHit(dice) => say("hex-boon-hard-to-hit").n(dice),
        Boon::Armour(n) => say("hex-boon-armour").n(n),
        Boon::Might(n) => say("hex-boon-might").n(n),
        Boon::Move(n) => say("hex-boon-move").n(n),
        Boon::Raise(of, n) => say("hex-boon-raise").n(n).with("attribute", attribute(of)),
        Boon::Hold => say("hex-boon-hold"),
    }
}
