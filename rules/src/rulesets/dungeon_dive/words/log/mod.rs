//! The log: what has happened, in words. An act comes before its results, and these stand in the
//! same line; dice and steps are details.

mod comings;
mod delving;
mod fighting;
mod magic;
mod making;
mod rows;
mod town;

use super::{
    super::{
        components::{FigureId, Life, What},
        content::{Light, Source},
        event::{Comings, Event, Fighting, Magic, Making, Setting, Stake},
        play::Play,
        rules,
        sheet::Tally,
    },
    Terms, minds, say, small_source,
};
use crate::{
    dice::Roll,
    game::{
        Arg, Logged, Narration, Outcome, Phrase, Printed,
        present::{fine_print, heading, line, outcome},
    },
};
use rows::Row;

/// An event in words.
pub fn narrate(play: Play<'_>, event: &Event) -> Narration {
    match event {
        Event::Setting(event) => setting(play, event),
        Event::Fighting(event) => fighting::narrate(play, event),
        Event::Magic(event) => magic::narrate(play, event),
        Event::Minding(event) => fine_print(minds::told(play, event)),
        Event::Comings(event) => comings::narrate(event),
        Event::Delving(event) => delving::narrate(play, event),
        Event::Making(event) => making::narrate(play, event),
        Event::Town(event) => town::narrate(play, event),
        Event::Ended { outcome } => heading(say(match outcome {
            Outcome::Victory => "dive-log-won",
            Outcome::Defeat => "dive-log-lost",
        })),
    }
}

/// An event in words where it stands in the log: what begins something new does not end a line, what
/// the log says already is not said again, and several in a row are told as one.
pub fn narrate_at(play: Play<'_>, log: &[Logged<Event>], at: usize) -> Narration {
    let event = &log[at].event;
    let told = match rows::of(play, log, at) {
        Row::Told => return narrate(play, event).unsaid(),
        Row::First(told) => told,
        Row::Alone => in_its_place(play, log, at).unwrap_or_else(|| narrate(play, event)),
    };
    let Some(before) = before(log, at) else {
        return told;
    };
    if is_told(play, event, before) || log[at].rule == rules::ATTACK_THROWN && is_lost(event) {
        return told.unsaid();
    }
    let anew = begins_anew(before);
    let found = matches!(event, Event::Delving(_));
    match (event, told.printed) {
        (_, Printed::Appended) if anew && !found => Narration {
            message: because(play, before, event, told.message),
            printed: Printed::Line,
            ..told
        },
        // The dice of damage belong to the line that tells of it, if that is there.
        (Event::Fighting(Fighting::DamageRolled { .. }), _)
        | (Event::Magic(Magic::DiceRolled { .. }), _)
            if !anew =>
        {
            told.folded()
        }
        _ => told,
    }
}

/// The event before that could end a line, or say what this one would.
fn before(log: &[Logged<Event>], at: usize) -> Option<&Event> {
    let mut all = log[..at].iter().rev().map(|it| &it.event);
    all.find(|it| !rows::is_quiet(it))
}

/// An event that other words than its own are needed for where it stands.
fn in_its_place(play: Play<'_>, log: &[Logged<Event>], at: usize) -> Option<Narration> {
    let book = play.book();
    Some(match &log[at].event {
        Event::Magic(Magic::Concentrates { who, deed, source }) => {
            let act = act_of(log, at, *source, *deed)?;
            let what = super::deed(book, *source, Some(act));
            fine_print(magic::keeps_up("dive-log-concentrates", *who, what))
        }
        Event::Magic(Magic::LetGo { who, source }) => {
            let begun = log[..at].iter().rev().find_map(|it| match &it.event {
                Event::Magic(Magic::Concentrates { who: it, deed, .. }) if it == who => Some(*deed),
                _ => None,
            });
            let act = act_of(log, at, *source, begun?)?;
            let what = super::deed(book, *source, Some(act));
            line(magic::keeps_up("dive-log-let-go", *who, what))
        }
        Event::Fighting(Fighting::AttackRolled {
            rolled, by, tally, ..
        }) => {
            let Some(Event::Magic(Magic::Begun { deed, .. })) = before(log, at) else {
                return None;
            };
            let named = deed.targets[..] == [rolled.blow.on];
            fighting::attack(play, rolled, *by, (tally.as_ref(), named))
        }
        Event::Fighting(Fighting::LifeChanged {
            who,
            life: Life::Up,
        }) if holds_out(log, at, *who) => outcome(say("dive-log-clings").on(*who)),
        Event::Making(Making::Picked { pick }) => making::picked(play, log, at, *pick),
        _ => return None,
    })
}

/// The act of a foe that a deed was, as far as the log goes back; the deeds of others go by the names
/// of their records.
fn act_of(log: &[Logged<Event>], at: usize, source: Source, deed: u16) -> Option<u16> {
    let Source::Foe(_) = source else { return None };
    let mut before = log[..at].iter().rev();
    before.find_map(|it| match &it.event {
        Event::Magic(Magic::Begun { deed: it, .. }) if it.id == deed => Some(it.act),
        _ => None,
    })?
}

/// True for somebody who was just brought to no hit points and stays up.
fn holds_out(log: &[Logged<Event>], at: usize, whom: FigureId) -> bool {
    let by_itself = |event: &&Event| match event {
        Event::Magic(Magic::Begun { deed, .. }) => deed.act.is_none(),
        Event::Magic(Magic::CheckRolled { who, with, .. }) => *who == whom && with.is_none(),
        Event::Magic(Magic::Lasts { .. } | Magic::DeedOver { .. }) => true,
        other => rows::is_quiet(other),
    };
    let mut before = log[..at].iter().rev().map(|it| &it.event);
    let hurt = before.find(|it| !by_itself(it));
    matches!(hurt, Some(Event::Fighting(Fighting::Hurt { who, .. })) if *who == whom)
}

fn is_lost(event: &Event) -> bool {
    matches!(event, Event::Fighting(Fighting::Lost { .. }))
}

/// What happens by itself, with whose nature or possession it comes from.
fn because(play: Play<'_>, before: &Event, event: &Event, told: Phrase) -> Phrase {
    let Event::Magic(Magic::Begun { deed, .. }) = before else {
        return told;
    };
    let Some((whom, good)) = befalls(play, event) else {
        return told;
    };
    let book = play.book();
    let what = match deed.source {
        Source::Foe(_) if deed.by == whom => return told,
        Source::Foe(_) => say("dive-name-of").by(deed.by),
        Source::Rule | Source::Trap(_) | Source::Terrain(_) | Source::Condition(_) => return told,
        source if deed.by == whom => {
            let key = match source {
                Source::Item(_) | Source::Gear(_) => "dive-log-the",
                _ => "dive-name-plain",
            };
            say(key).with("thing", small_source(book, source))
        }
        source => say("dive-log-of")
            .by(deed.by)
            .with("thing", small_source(book, source)),
    };
    let key = match good {
        true => "dive-log-thanks-to",
        false => "dive-log-because-of",
    };
    say(key).with("what", what).with("told", told)
}

/// Whom something befalls, and whether they are glad of it.
fn befalls(play: Play<'_>, event: &Event) -> Option<(FigureId, bool)> {
    match event {
        Event::Magic(Magic::SaveRolled { run, .. }) => Some((run.on, false)),
        Event::Magic(Magic::Lasts { on, lasting }) => match lasting.what {
            What::Condition(it) => Some((*on, play.book()[it].good)),
            _ => None,
        },
        Event::Fighting(Fighting::Hurt { who, .. }) => Some((*who, false)),
        Event::Fighting(Fighting::Healed { who, .. } | Fighting::Hardened { who, .. }) => {
            Some((*who, true))
        }
        _ => None,
    }
}

/// True for an event after which nothing can be added to the line before.
fn begins_anew(before: &Event) -> bool {
    match before {
        Event::Setting(_)
        | Event::Minding(_)
        | Event::Delving(_)
        | Event::Making(_)
        | Event::Town(_)
        | Event::Ended { .. } => true,
        Event::Fighting(it) => matches!(
            it,
            Fighting::Began { .. }
                | Fighting::Round { .. }
                | Fighting::TurnBegan { .. }
                | Fighting::TurnEnded { .. }
                | Fighting::Stepped { .. }
                | Fighting::Unreadied { .. }
        ),
        // What happens by itself goes without a line of its own.
        Event::Magic(Magic::Begun { deed, .. }) => {
            deed.act.is_none() && deed.source != Source::Rule
        }
        Event::Comings(it) => matches!(it, Comings::Flew { .. } | Comings::Hazard { .. }),
        Event::Magic(_) => false,
    }
}

/// True for what follows from the event before by itself.
fn is_told(play: Play<'_>, event: &Event, before: &Event) -> bool {
    let imposed = &play.book().imposed;
    match (event, before) {
        (
            Event::Fighting(Fighting::Stepped { who, .. }),
            Event::Fighting(Fighting::Stepped { who: other, .. }),
        ) => who == other,
        (
            Event::Comings(Comings::Flew { who, .. }),
            Event::Comings(Comings::Flew { who: other, .. }),
        ) => who == other,
        // Whoever goes down is unconscious, and lies there.
        (
            Event::Magic(Magic::Lasts { on, lasting }),
            Event::Fighting(Fighting::LifeChanged {
                who,
                life: Life::Dying { .. },
            }),
        ) => on == who && magic::is(lasting, imposed.unconscious),
        (
            Event::Magic(Magic::Lasts { on, lasting }),
            Event::Magic(Magic::Lasts {
                on: who,
                lasting: other,
            }),
        ) => {
            let down = other.what == What::Condition(imposed.unconscious);
            on == who && down && magic::is(lasting, imposed.prone)
        }
        // What falls from their hands is told in between.
        (
            Event::Magic(Magic::Lasts { on, lasting }),
            Event::Fighting(Fighting::Lost { who, .. }),
        ) => on == who && magic::is(lasting, imposed.prone),
        // A hold or shove that is won says what comes of it.
        (
            Event::Magic(Magic::Lasts { on, lasting }),
            Event::Magic(Magic::Contested {
                over,
                on: other,
                won: true,
                ..
            }),
        ) => {
            let comes = match over {
                Stake::Grapple => imposed.grappled,
                Stake::KnockDown => imposed.prone,
                _ => return false,
            };
            on == other && lasting.what == What::Condition(comes)
        }
        (
            Event::Magic(Magic::Ended { on, .. }),
            Event::Magic(Magic::Contested {
                over: Stake::Escape,
                by,
                ..
            }),
        ) => on == by,
        // Dodging is what was announced, and so is the help for the next attack.
        (Event::Magic(Magic::Lasts { lasting, .. }), Event::Fighting(Fighting::Took { .. })) => {
            magic::is(lasting, imposed.dodging) || magic::is(lasting, imposed.helped)
        }
        (
            Event::Magic(Magic::LetGo { who, .. }),
            Event::Magic(Magic::ConcentrationRolled { who: other, .. }),
        ) => who == other,
        // Whoever gets up no longer lies there.
        (Event::Magic(Magic::Ended { on, .. }), Event::Fighting(Fighting::GotUp { who, .. })) => {
            on == who
        }
        _ => false,
    }
}

fn setting(play: Play<'_>, event: &Setting) -> Narration {
    match event {
        Setting::Laid { map, light } => {
            let map = &play.book()[*map];
            let light = say(match light {
                Light::Bright => "dive-log-light-bright",
                Light::Dim => "dive-log-light-dim",
                Light::Darkness => "dive-log-light-darkness",
            });
            heading(
                say("dive-log-map")
                    .with("map", Arg::told(map, "board.name", &map.board.name))
                    .with("light", light),
            )
        }
        Setting::Seated { who, .. } | Setting::CameAlong { who, .. } => {
            fine_print(say("dive-log-seated").by(*who))
        }
        Setting::Came { who, .. } => fine_print(say("dive-log-came").by(*who)),
        Setting::Placed { .. } => unsaid(),
    }
}

/// An event without words.
fn unsaid() -> Narration {
    line(say("dive-log-unsaid")).unsaid()
}

/// What a d20 came to with all that is added, and what it had to reach.
fn rolled(tally: &Tally, roll: &Roll, needed: i16) -> Phrase {
    say("dive-log-rolled")
        .n(total(tally, roll))
        .with("needed", i32::from(needed))
}

/// The sum of a roll of a d20: the die that counts, and everything added.
pub fn total(tally: &Tally, roll: &Roll) -> i32 {
    let role = roll.dice.first().map_or("", |it| it.role);
    // A die that was rolled once more lies there under another role, and the new one last.
    let counting = match role {
        "dice-dive-rerolled" => roll.dice.last().map_or("", |it| it.role),
        other => other,
    };
    let d20s = roll.dice.iter().filter(|it| it.role == counting);
    let d20s = d20s.map(|it| i32::from(it.face));
    let mut dice = 0;
    for die in &roll.dice {
        match die.role {
            "dice-dive-more" => dice += i32::from(die.face),
            "dice-dive-less" => dice -= i32::from(die.face),
            _ => {}
        }
    }
    let shown = match tally.mode() {
        -1 => d20s.min(),
        _ => d20s.max(),
    };
    let shown = shown.unwrap_or(0).max(tally.at_least.into());
    shown + dice + roll.modifiers.iter().map(|it| it.value).sum::<i32>()
}
