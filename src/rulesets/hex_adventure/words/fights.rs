use super::{
    super::{
        components::Boon,
        content::FirstSide,
        event::{Event, Flight, Reaction, Reason, Source, TieBreak},
        step::{Aim, Rival, Trial, Way},
        venture::Venture,
    },
    Terms, attribute,
    events::{detail, heading, line},
    means, plain, say, weapon, whereabouts,
};
use crate::game::{Message, Narration};

/// Everything that happens on a board.
pub(super) fn tell(venture: Venture<'_>, event: &Event) -> Option<Narration> {
    course(venture, event)
        .or_else(|| moves(venture, event))
        .or_else(|| rolls(venture, event))
        .or_else(|| powers(venture, event))
}

fn course(venture: Venture<'_>, event: &Event) -> Option<Narration> {
    let book = venture.book();
    Some(match event {
        Event::FightBegan { board, first } => {
            let key = match first {
                FirstSide::Party => "hex-log-fight",
                FirstSide::Foes => "hex-log-fight-foes-first",
            };
            heading(say(key).with("board", plain(&book[*board].record.name)))
        }
        Event::HeroPlaced { hero, at } => detail(
            say("hex-log-placed")
                .by(*hero)
                .with("where", whereabouts(*at)),
        ),
        Event::FoeCame { kind, at, .. } => detail(
            say("hex-log-foe-came")
                .with("name", say(book[*kind].name))
                .with("where", whereabouts(*at)),
        ),
        Event::Foreseen { hero } => detail(say("hex-log-party-first").by(*hero)),
        Event::RoundBegan { round } => heading(say("hex-log-round").n(*round)),
        Event::TurnBegan { who } => line(say("hex-log-turn").by(*who)),
        Event::TurnLost { who, held: true } => line(say("hex-log-turn-held").by(*who)),
        Event::TurnLost { who, held: false } => line(say("hex-log-turn-lost").by(*who)),
        Event::TurnEnded { who } => detail(say("hex-log-turn-ended").by(*who)),
        Event::FoeAims {
            foe,
            on,
            reason,
            tie,
        } => aims(say("hex-log-aims").by(*foe).on(*on), *reason, *tie),
        Event::FoeWaits { foe } => {
            detail(say("hex-log-waits").by(*foe)).because(say("hex-reason-out-of-reach"))
        }
        Event::FightWon { fled: true } => heading(say("hex-log-won-fled")),
        Event::FightWon { fled: false } => heading(say("hex-log-won")),
        Event::FightLost => heading(say("hex-log-lost")),
        Event::FightOver => detail(say("hex-log-fight-over")),
        Event::Fell { who, dead } => {
            let key = if *dead { "hex-log-dead" } else { "hex-log-out" };
            line(say(key).by(*who))
        }
        Event::Fled { foe, why } => {
            let told = line(say("hex-log-fled").by(*foe));
            told.because(say(match why {
                Flight::Hurt => "hex-reason-flees",
                Flight::Frightened => "hex-reason-frightened",
                Flight::BrokenOff => "hex-reason-broken-off",
            }))
        }
        _ => return None,
    })
}

fn aims(told: Message, reason: Reason, tie: TieBreak) -> Narration {
    let why = match reason {
        Reason::Aims => "hex-reason-aims",
        Reason::AimsAtNearest => "hex-reason-aims-nearest",
        Reason::Nearest => "hex-reason-nearest",
        Reason::Holds => "hex-reason-holds",
    };
    let told = detail(told).because(say(why));
    match tie {
        TieBreak::None => told,
        TieBreak::Weakest => told.among(say("hex-among-weakest")),
        TieBreak::Seat => told.among(say("hex-among-seat")),
    }
}

fn moves(venture: Venture<'_>, event: &Event) -> Option<Narration> {
    Some(match event {
        Event::Moved { who, way, carries } => {
            let to = way.last().copied().unwrap_or_default();
            let told = say(if carries.is_some() {
                "hex-log-moved-carrying"
            } else {
                "hex-log-moved"
            });
            let told = told.by(*who).n(way.len()).with("where", whereabouts(to));
            detail(match carries {
                Some(on) => told.on(*on),
                None => told,
            })
        }
        Event::Changed {
            who, weapon: it, ..
        } => detail(match it {
            Some(it) => say("hex-log-changed")
                .by(*who)
                .with("thing", weapon(venture, *it)),
            None => say("hex-log-empty-hands").by(*who),
        }),
        Event::Dropped { who, held, .. } => detail(
            say("hex-log-dropped")
                .by(*who)
                .with("thing", weapon(venture, held.weapon)),
        ),
        Event::PickedUp { who, held, .. } => detail(
            say("hex-log-picked-up")
                .by(*who)
                .with("thing", weapon(venture, held.weapon)),
        ),
        Event::Loaded { who, .. } => detail(say("hex-log-loaded").by(*who)),
        Event::Loosed {
            by, held, lands, ..
        } => {
            let key = if lands.is_some() {
                "hex-log-loosed"
            } else {
                "hex-log-used-up"
            };
            detail(say(key).by(*by).with("thing", weapon(venture, held.weapon)))
        }
        Event::Shot { by, .. } => detail(say("hex-log-shot").by(*by)),
        Event::Reacted { who, how } => {
            let key = match how {
                Reaction::Dodge => "hex-log-dodges",
                Reaction::Counter(Way::Strike) => "hex-log-counters",
                Reaction::Counter(Way::Shoot) => "hex-log-counters-shot",
                Reaction::Counter(Way::Throw) => "hex-log-counters-throw",
                Reaction::Tackle => "hex-log-tackles-back",
                Reaction::First => "hex-log-attacks-first",
            };
            line(say(key).by(*who))
        }
        Event::Dodged { who, to } => to_hex("hex-log-dodged", *to, |it| it.by(*who)),
        Event::Tackles { by, on } => line(say("hex-log-tackles").by(*by).on(*on)),
        Event::Entered { by, on, .. } => detail(say("hex-log-entered").by(*by).on(*on)),
        Event::Retreated { who, to } => match to {
            Some(to) => to_hex("hex-log-retreated", *to, |it| it.by(*who)),
            None => detail(say("hex-log-cannot-retreat").by(*who)),
        },
        Event::Exited { who, to } => to_hex("hex-log-exited", *to, |it| it.by(*who)),
        Event::Pushed { by, on, to } => to_hex("hex-log-pushed", *to, |it| it.by(*by).on(*on)),
        Event::Dragged { by, on, to } => to_hex("hex-log-dragged", *to, |it| it.by(*by).on(*on)),
        Event::Rallied { by, on } => line(say("hex-log-rallied").by(*by).on(*on)),
        Event::Leapt { who, to } => to_hex("hex-log-leapt", *to, |it| it.by(*who)),
        Event::Shoved { who, to } => to_hex("hex-log-shoved", *to, |it| it.by(*who)),
        Event::GotUp { who, to } => to_hex("hex-log-got-up", *to, |it| it.by(*who)),
        _ => return None,
    })
}

fn to_hex(
    key: &'static str,
    to: crate::grid::Cell,
    whom: impl FnOnce(Message) -> Message,
) -> Narration {
    detail(whom(say(key)).with("where", whereabouts(to)))
}

fn rolls(venture: Venture<'_>, event: &Event) -> Option<Narration> {
    Some(match event {
        Event::Tried { .. } => tried(venture, event)?,
        Event::Hurt {
            who,
            source,
            amount,
            stopped,
            fatigue,
            ..
        } => hurt(venture, *source, *fatigue, *amount)
            .map(|told| detail(told.on(*who).n(*amount).with("stopped", *stopped)))?,
        Event::Named { contest, dice } => detail(
            say("hex-log-named")
                .by(contest.by)
                .n(*dice)
                .with("attribute", attribute(contest.attribute)),
        ),
        Event::Contested {
            contest,
            mine,
            theirs,
            answered,
            roll,
            won,
        } => {
            let sum = |role: &str| -> i32 {
                let dice = roll.dice.iter().filter(|die| die.role == role);
                dice.map(|die| i32::from(die.face)).sum()
            };
            let told = say(if *won {
                "hex-log-contest-won"
            } else {
                "hex-log-contest-lost"
            });
            let told = told
                .by(contest.by)
                .with("attribute", attribute(contest.attribute))
                .with("mine", *mine)
                .with("theirs", *theirs)
                .with("my_dice", contest.named.unwrap_or(0))
                .with("their_dice", *answered)
                .with("my_total", sum("dice-contest-mine"))
                .with("their_total", sum("dice-contest-theirs"));
            line(match contest.rival {
                Rival::Fighter(on) => told.on(on),
                Rival::Value(_) => told.with("on", say("hex-name-rival")),
            })
        }
        _ => return None,
    })
}

fn tried(venture: Venture<'_>, event: &Event) -> Option<Narration> {
    let Event::Tried {
        trial,
        with,
        needed,
        roll,
        passed,
    } = event
    else {
        return None;
    };
    let (hit, missed) = match trial {
        Trial::Hit(attack) => match attack.way {
            Way::Strike => ("hex-log-strikes", "hex-log-strikes-past"),
            Way::Shoot => ("hex-log-shoots", "hex-log-shoots-past"),
            Way::Throw => ("hex-log-throws", "hex-log-throws-past"),
        },
        Trial::Dodge { .. } => ("hex-log-dodge-passed", "hex-log-dodge-failed"),
        Trial::Use(_) => ("hex-log-cast", "hex-log-cast-failed"),
        Trial::Rally { .. } => ("hex-log-rally-passed", "hex-log-rally-failed"),
        Trial::Tend { .. } => ("hex-log-tend-passed", "hex-log-tend-failed"),
        Trial::Option { .. } => ("hex-log-check-passed", "hex-log-check-failed"),
        Trial::First { .. } => ("hex-log-first", "hex-log-not-first"),
        Trial::Forage { .. } => ("hex-log-foraged", "hex-log-foraged-in-vain"),
    };
    let told = say(if *passed { hit } else { missed })
        .by(trial.by())
        .n(*needed)
        .with("total", roll.total());
    let armed = with.map_or(say("hex-bare-hands"), |it| weapon(venture, it));
    Some(line(match trial {
        Trial::Hit(attack) => told.on(attack.on).with("thing", armed),
        Trial::Use(using) => told.with("what", means(venture, using.means)),
        Trial::Rally { on, .. } | Trial::Tend { on, .. } => told.on(*on),
        Trial::Dodge { .. } | Trial::Option { .. } | Trial::First { .. } | Trial::Forage { .. } => {
            told
        }
    }))
}

fn hurt(venture: Venture<'_>, source: Source, fatigue: bool, amount: i32) -> Option<Message> {
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
    Some(told.with("kind", kind.to_owned()))
}

fn powers(venture: Venture<'_>, event: &Event) -> Option<Narration> {
    Some(match event {
        Event::Used { using } => {
            let told = say("hex-log-uses")
                .by(using.by)
                .with("what", means(venture, using.means));
            line(match using.aim {
                Aim::At(on) => told.on(on),
                Aim::Hex(at) => told.with("on", whereabouts(at)),
            })
        }
        Event::Strained {
            who,
            staff: Some((_, taken)),
            ..
        } => detail(say("hex-log-strained-staff").by(*who).n(*taken)),
        Event::Strained { who, fatigue, .. } => {
            detail(say("hex-log-strained").by(*who).n(*fatigue))
        }
        Event::Blessed { who, boon, .. } => detail(blessed(*boon).by(*who)),
        Event::Dispelled { who } => detail(say("hex-log-dispelled").by(*who)),
        Event::Daunted { who } => detail(say("hex-log-daunted").by(*who)),
        _ => return None,
    })
}

/// What lasts on somebody, in words.
pub(crate) fn blessed(boon: Boon) -> Message {
    match boon {
        Boon::HardToHit(dice) => say("hex-boon-hard-to-hit").n(dice),
        Boon::Armour(n) => say("hex-boon-armour").n(n),
        Boon::Might(n) => say("hex-boon-might").n(n),
        Boon::Move(n) => say("hex-boon-move").n(n),
        Boon::Raise(of, n) => say("hex-boon-raise").n(n).with("attribute", attribute(of)),
        Boon::Hold => say("hex-boon-hold"),
    }
}
