use super::{
    super::{
        components::{Boon, FighterId, Lasting},
        content::{SpellSource, WeaponIx},
        event::{FightGoal, Harm, Reaction, Reason, Source, TieBreak},
        powers,
        step::{Aim, AttackMode, Contest, Means, Rival, Stake, Trial, Using},
        venture::Venture,
    },
    Terms, attribute, means, say, the_weapon, ways,
};
use crate::{
    dice::Roll,
    game::{
        Narration, Phrase,
        present::{detail, fine_print, line, outcome},
    },
    grid::Cell,
};

pub(super) fn aims(foe: FighterId, on: FighterId, reason: Reason, tie: TieBreak) -> Narration {
    let told = match foe == on {
        true => say("hex-log-aims-own").by(foe),
        false => say("hex-log-aims").by(foe).on(on),
    };
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
    // What comes of it says as much: the blow, the spell, or where it goes.
    let told = fine_print(told).because(say(why));
    match tie {
        TieBreak::None => told,
        TieBreak::Weakest => told.among(say("hex-among-weakest")),
        TieBreak::Seat => told.among(say("hex-among-seat")),
    }
}

pub(super) fn goal(venture: Venture<'_>, goal: FightGoal) -> Phrase {
    match goal {
        FightGoal::HoldOut(rounds) => say("hex-log-goal-hold-out").n(rounds),
        FightGoal::Slay(kind) => {
            say("hex-log-goal-slay").with("name", say(venture.book()[kind].name))
        }
        FightGoal::Reach(_) => say("hex-log-goal-reach"),
    }
}

/// A move to the next hex.
pub(super) fn to_hex(
    key: &'static str,
    (from, to): (Option<Cell>, Cell),
    whom: impl FnOnce(Phrase) -> Phrase,
) -> Narration {
    detail(whom(say(key)).with("where", ways::next(from, to)))
}

/// The figures that somebody falls by: the harm, and the ST that it is held against.
pub(super) fn by_harm(venture: Venture<'_>, dead: bool, harm: Harm) -> Phrase {
    let factor = venture.figures().death_factor;
    let key = match (dead, harm.damage >= harm.st) {
        (true, _) if harm.damage >= harm.st * factor => "hex-reason-slain",
        (true, _) => "hex-reason-dead",
        (false, true) => "hex-reason-out",
        (false, false) => "hex-reason-out-tired",
    };
    say(key)
        .n(harm.damage)
        .with("fatigue", harm.fatigue)
        .with("factor", factor)
        .with("st", harm.st)
}

/// A move to the next hex that is the outcome of the line before.
pub(super) fn at_once(
    key: &'static str,
    (from, to): (Option<Cell>, Cell),
    whom: impl FnOnce(Phrase) -> Phrase,
) -> Narration {
    outcome(whom(say(key)).with("where", ways::next(from, to)))
}

/// A leap, which may lead farther.
pub(super) fn leapt(who: FighterId, from: Option<Cell>, to: Cell) -> Narration {
    let told = say("hex-log-leapt").by(who);
    outcome(told.with("where", ways::between(from, to)))
}

/// The number of dice for a contest. What a spell or good does by one is announced with it.
pub(super) fn named(venture: Venture<'_>, contest: &Contest, dice: u8) -> Narration {
    match contest.stake {
        Stake::Power(using) => line(aimed(
            say(match is_spell(venture, using.means) {
                true => "hex-log-cast-contest",
                false => "hex-log-use-contest",
            })
            .n(dice),
            venture,
            (&using, None),
        )),
        Stake::Tackle | Stake::Grapple | Stake::Option(_) => fine_print(
            say("hex-log-named")
                .by(contest.by)
                .n(dice)
                .with("attribute", attribute(contest.attribute)),
        ),
    }
}

/// Somebody reacts to an attack, or to a foe on the move.
pub(super) fn reacted(venture: Venture<'_>, who: FighterId, how: Reaction) -> Narration {
    let key = match how {
        Reaction::Dodge => "hex-log-dodges",
        Reaction::Counter(AttackMode::Strike) => "hex-log-counters",
        Reaction::Counter(AttackMode::Shoot) => "hex-log-counters-shot",
        Reaction::Counter(AttackMode::Throw) => "hex-log-counters-throw",
        Reaction::Tackle => "hex-log-tackles-back",
        Reaction::First => "hex-log-attacks-first",
    };
    let told = say(key).by(who);
    let told = line(match how {
        Reaction::First => told.n(venture.figures().first_attack_dice),
        _ => told,
    });
    // The roll says as much.
    match how {
        Reaction::Dodge | Reaction::Tackle => told.unsaid(),
        Reaction::Counter(_) | Reaction::First => told,
    }
}

/// Both sides of a contest have rolled.
pub(super) fn contested(
    contest: &Contest,
    rival: Phrase,
    (mine, theirs): (i32, i32),
    answered: u8,
    roll: &Roll,
    won: bool,
) -> Narration {
    let over = |total: i32, attribute: i32| match total > attribute {
        true => "yes".to_owned(),
        false => "no".to_owned(),
    };
    let sum = |role: &str| -> i32 {
        let dice = roll.dice.iter().filter(|die| die.role == role);
        dice.map(|die| i32::from(die.face)).sum()
    };
    let (my_total, their_total) = (sum("dice-contest-mine"), sum("dice-contest-theirs"));
    let told = say(if won {
        "hex-log-contest-won"
    } else {
        "hex-log-contest-lost"
    });
    let told = told
        .by(contest.by)
        .with("attribute", attribute(contest.attribute))
        .with("mine", mine)
        .with("theirs", theirs)
        .with("my_dice", contest.named.unwrap_or(0))
        .with("their_dice", answered)
        .with("my_total", my_total)
        .with("my_over", over(my_total, mine))
        .with("their_total", their_total)
        .with("their_over", over(their_total, theirs));
    line(match contest.rival {
        Rival::Fighter(on) => told.on(on),
        Rival::Value(_) => told.with("on", rival),
    })
}

/// The use of something that works without a check or contest.
pub(super) fn used(venture: Venture<'_>, using: &Using, from: Option<Cell>) -> Narration {
    let key = match (is_spell(venture, using.means), is_own(using)) {
        (true, true) => "hex-log-casts-own",
        (true, false) => "hex-log-casts",
        (false, true) => "hex-log-uses-own",
        (false, false) => "hex-log-uses",
    };
    line(aimed(say(key), venture, (using, from)))
}

/// What is used on whom, or on which hex, seen from where its user stood.
fn aimed(told: Phrase, venture: Venture<'_>, (using, from): (&Using, Option<Cell>)) -> Phrase {
    let told = told.by(using.by).with("what", means(venture, using.means));
    match using.aim {
        Aim::At(on) => told.on(on),
        Aim::Hex(at) => told.with("on", ways::ground(from, at)),
    }
}

fn is_own(using: &Using) -> bool {
    matches!(using.aim, Aim::At(on) if on == using.by)
}

/// True for spells; devices and goods are used, not cast.
fn is_spell(venture: Venture<'_>, means: Means) -> bool {
    powers::spell_of(venture, means).is_some_and(|it| it.source == SpellSource::Spell)
}

fn cast(venture: Venture<'_>, using: &Using, passed: bool) -> &'static str {
    match (is_spell(venture, using.means), passed, is_own(using)) {
        (true, true, false) => "hex-log-cast",
        (true, true, true) => "hex-log-cast-own",
        (true, false, _) => "hex-log-cast-failed",
        (false, true, false) => "hex-log-used",
        (false, true, true) => "hex-log-used-own",
        (false, false, _) => "hex-log-used-failed",
    }
}

pub(super) fn tried(
    venture: Venture<'_>,
    (trial, from): (&Trial, Option<Cell>),
    with: Option<WeaponIx>,
    needed: i32,
    roll: &Roll,
    passed: bool,
) -> Narration {
    let (hit, missed) = match trial {
        Trial::Hit(attack) => match attack.mode {
            AttackMode::Strike => ("hex-log-strikes", "hex-log-strikes-past"),
            AttackMode::Shoot => ("hex-log-shoots", "hex-log-shoots-past"),
            AttackMode::Throw => ("hex-log-throws", "hex-log-throws-past"),
        },
        Trial::Dodge { .. } => ("hex-log-dodge-passed", "hex-log-dodge-failed"),
        Trial::Use(using) => (cast(venture, using, true), cast(venture, using, false)),
        Trial::Rally { .. } => ("hex-log-rally-passed", "hex-log-rally-failed"),
        Trial::Tend { by, on } if by == on => {
            ("hex-log-tend-own-passed", "hex-log-tend-own-failed")
        }
        Trial::Tend { .. } => ("hex-log-tend-passed", "hex-log-tend-failed"),
        Trial::Option { .. } => ("hex-log-check-passed", "hex-log-check-failed"),
        Trial::First { .. } => ("hex-log-first", "hex-log-not-first"),
        Trial::Forage { .. } => ("hex-log-foraged", "hex-log-foraged-in-vain"),
    };
    let told = say(if passed { hit } else { missed })
        .by(trial.by())
        .n(needed)
        .with("total", roll.total());
    line(match trial {
        // Cover, and spells that make somebody hard to hit, show in the number of dice.
        Trial::Hit(attack) => told
            .on(attack.on)
            .with("dice", roll.dice.len() as i32)
            .with("thing", the_weapon(venture, with)),
        Trial::Use(using) => aimed(told, venture, (using, from)),
        Trial::Rally { on, .. } | Trial::Tend { on, .. } => told.on(*on),
        Trial::Dodge { .. } | Trial::Option { .. } | Trial::First { .. } | Trial::Forage { .. } => {
            told
        }
    })
}

pub(super) fn hurt(source: Source, fatigue: bool, amount: i32) -> Phrase {
    let told = match source {
        Source::Attack(..) | Source::Blast(..) | Source::Power(_) => say("hex-log-hurt-weapon"),
        Source::Grapple(by) => say("hex-log-hurt-grapple").by(by),
        Source::Plot => say("hex-log-hurt"),
    };
    let kind = match (fatigue, amount) {
        (_, 0) => "none",
        (true, _) => "fatigue",
        (false, _) => "damage",
    };
    told.with("kind", kind.to_owned())
}

/// A lasting effect in words, and how long it lasts.
pub(crate) fn lasting(lasting: Lasting) -> Phrase {
    let told = match lasting.turns {
        Some(turns) => say("hex-lasting-turns").n(turns),
        None => say("hex-lasting-fight"),
    };
    told.with("boon", blessed(lasting.boon))
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
