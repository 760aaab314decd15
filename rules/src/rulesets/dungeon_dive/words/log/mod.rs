//! The log: what has happened, in words. An act comes before its results, and these stand in the
//! same line; dice and steps are details.

mod comings;
mod delving;
mod fighting;
mod magic;
mod making;
mod town;

use super::{
    super::{
        components::Life,
        content::{Light, Source},
        event::{Comings, Event, Fighting, Magic, Setting},
        play::Play,
        sheet::Tally,
    },
    Terms, minds, say,
};
use crate::{
    dice::Roll,
    game::{
        Arg, Narration, Outcome, Phrase, Printed,
        present::{fine_print, heading, line},
    },
};

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

/// An event in words, after another: what begins something new does not end a line, and what the
/// line says already is not said again.
pub fn narrate_after(play: Play<'_>, event: &Event, before: &Event) -> Narration {
    let told = narrate(play, event);
    if is_told(play, event, before) {
        return told.unsaid();
    }
    let found = matches!(event, Event::Delving(_));
    match told.printed {
        Printed::Appended if begins_anew(before) && !found => line(told.message),
        _ => told,
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
        // What the ground or a foe’s nature does goes without a line of its own.
        Event::Magic(Magic::Begun { deed, .. }) => {
            deed.act.is_none() && matches!(deed.source, Source::Foe(_) | Source::Terrain(_))
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
            let down = magic::is(other, imposed.unconscious) && magic::is(lasting, imposed.prone);
            on == who && down
        }
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
