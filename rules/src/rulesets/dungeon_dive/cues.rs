//! The cues of events.

use bevy_ecs::world::World;

use super::{
    DungeonDive,
    checks::Hit,
    components::{FigureId, How, Life},
    content::{Effect, Source},
    event::{AttackWith, Comings, Delving, Event, Fighting, Magic, Setting},
    play::Play,
    words::{Terms, say},
};
use crate::game::{Cue, LookName, Phrase, Present, look};

/// The cues of an event, as of just before it is applied: its dice, then what comes of them.
pub(super) fn of(world: &World, event: &Event) -> Vec<Cue> {
    let play = Play::of(world);
    let seen = match event {
        Event::Setting(event) => setting(event),
        Event::Fighting(event) => fighting(play, event),
        Event::Magic(event) => magic(play, event),
        Event::Comings(event) => comings(event),
        Event::Delving(event) => delving(event),
        Event::Minding(_) | Event::Making(_) | Event::Town(_) | Event::Ended { .. } => Vec::new(),
    };
    let thrown = thrown(world, event);
    thrown.into_iter().chain(seen).collect()
}

/// The dice of an event in the hand of whoever throws them.
fn thrown(world: &World, event: &Event) -> Option<Cue> {
    let (side, roll) = event.roll()?;
    let title = Phrase::new(roll.dice.first()?.role);
    let result = DungeonDive::narrate(world, event).message;
    Some(Cue::roll(side, title, roll, result))
}

fn setting(event: &Setting) -> Vec<Cue> {
    match event {
        Setting::Laid { .. } => vec![Cue::Sound("page")],
        Setting::Placed { who, .. } => vec![Cue::Arrive(who.token())],
        _ => Vec::new(),
    }
}

/// Whoever comes and goes, and doors.
fn comings(event: &Comings) -> Vec<Cue> {
    match event {
        Comings::Summoned { summoned, .. } => vec![Cue::Arrive(summoned.who.token())],
        Comings::Vanished { who } => Cue::fall(who.token(), None),
        Comings::Flew { who, to, .. } => vec![Cue::walk(who.token(), &[*to])],
        Comings::Door { .. } => vec![Cue::Sound("door")],
        Comings::Hazard { .. } | Comings::Ordered { .. } => Vec::new(),
    }
}

/// Doors, traps and finds.
fn delving(event: &Delving) -> Vec<Cue> {
    match event {
        Delving::LevelReached { level } => {
            vec![Cue::Banner(say("dive-log-level").n(*level))]
        }
        Delving::DoorChosen { .. } => vec![Cue::Sound("door")],
        Delving::CardTurned { .. } | Delving::RowLaid { .. } => vec![Cue::Sound("card_flick")],
        Delving::TrapSprung { victims, .. } => {
            let all = victims.iter();
            all.map(|it| Cue::befall(it.token(), look::TRAP, 0))
                .collect()
        }
        Delving::ThingFound { .. } | Delving::CoinShared { .. } => vec![Cue::Sound("chest")],
        Delving::Arrived { who, .. } => vec![Cue::Arrive(who.token())],
        _ => Vec::new(),
    }
}

fn fighting(play: Play<'_>, event: &Fighting) -> Vec<Cue> {
    let befall = |who: &FigureId, look, amount| Cue::befall(who.token(), look, amount);
    match event {
        Fighting::Round { round } => vec![Cue::Banner(say("dive-banner-round").n(*round))],
        Fighting::Stepped { who, to, .. } | Fighting::Shifted { who, to, .. } => {
            vec![Cue::walk(who.token(), &[*to])]
        }
        Fighting::Dropped { who, damage, .. } => {
            vec![befall(who, look::HURT, -i32::from(*damage))]
        }
        Fighting::Wielded { .. } | Fighting::PickedUp { .. } => vec![Cue::Sound("card_flick")],
        Fighting::AttackRolled { rolled, by, .. } => {
            let blow = rolled.blow;
            let strike = Cue::strike(
                blow.by.token(),
                blow.on.token(),
                look_of(play, rolled.blow.how, *by),
            );
            let missed = matches!(rolled.hit, Hit::Miss);
            let missed = missed.then(|| befall(&blow.on, look::MISSED, 0));
            let critical = matches!(rolled.hit, Hit::Critical);
            let critical = critical.then(|| Cue::Banner(say("dive-banner-critical")));
            std::iter::once(strike)
                .chain(missed)
                .chain(critical)
                .collect()
        }
        Fighting::AttackChanged { rolled } if rolled.hit == Hit::Miss => {
            vec![befall(&rolled.blow.on, look::BLOCKED, 0)]
        }
        Fighting::Softened { deed, .. } => {
            let on = play.known_deed(*deed);
            let on = on.and_then(|it| it.rolled).map(|it| it.blow.on);
            on.iter().map(|on| befall(on, look::BLOCKED, 0)).collect()
        }
        Fighting::Hurt {
            who,
            temporary,
            points,
            ..
        } => match temporary + points {
            0 => vec![befall(who, look::BLOCKED, 0)],
            all => vec![befall(who, look::HURT, -i32::from(all))],
        },
        Fighting::Healed { who, points } => vec![befall(who, look::HEAL, i32::from(*points))],
        Fighting::Hardened { who, .. } => vec![befall(who, look::BLESS, 0)],
        Fighting::LifeChanged { who, life } | Fighting::DeathSaved { who, life, .. } => {
            live(play, *who, *life)
        }
        Fighting::GotUp { who, .. } => vec![befall(who, look::RISE, 0)],
        Fighting::Over { won: true } => vec![Cue::fight_won()],
        Fighting::Over { won: false } => vec![Cue::Banner(say("dive-log-fight-lost"))],
        _ => Vec::new(),
    }
}

/// The look of an attack: its own, or that of what it is made with.
fn look_of(play: Play<'_>, how: How, means: AttackWith) -> LookName {
    let book = play.book();
    let own = match means {
        AttackWith::Act(source, Some(act)) => {
            let frame = book.works(source).acts.get(usize::from(act));
            frame.map_or("", |it| it.look)
        }
        _ => "",
    };
    match (own, how) {
        ("", How::Strike) => look::BLOW.into(),
        ("", How::Throw) => look::THROWN.into(),
        ("", How::Shoot) => match means {
            AttackWith::Act(Source::Spell(_), _) => look::MISSILE.into(),
            _ => look::ARROW.into(),
        },
        (own, _) => own.to_owned().into(),
    }
}

/// Somebody goes down, is lost, or is back; all eyes are on a hero.
fn live(play: Play<'_>, who: FigureId, life: Life) -> Vec<Cue> {
    let figure = play.get(who);
    let hero = figure.is_some_and(|it| it.hero().is_some());
    let was_up = figure.is_some_and(|it| it.is_up());
    match life {
        Life::Up => vec![Cue::befall(who.token(), look::RISE, 0)],
        Life::Dying { .. } if was_up => {
            Cue::fall(who.token(), Some(say("dive-banner-down").by(who)))
        }
        Life::Dead { .. } => Cue::fall(who.token(), hero.then(|| say("dive-banner-dead").by(who))),
        Life::Dying { .. } | Life::Stable => Vec::new(),
    }
}

fn magic(play: Play<'_>, event: &Magic) -> Vec<Cue> {
    let book = play.book();
    match event {
        Magic::Begun { deed, .. } => {
            let frame = deed
                .act
                .and_then(|act| book.works(deed.source).acts.get(usize::from(act)));
            let Some(frame) = frame.filter(|it| !it.look.is_empty()) else {
                return Vec::new();
            };
            let block = &book.works(deed.source).blocks[usize::from(frame.block)];
            let attacks = block
                .iter()
                .any(|it| matches!(it.effect, Effect::Attack { .. } | Effect::Times(..)));
            if attacks {
                return Vec::new();
            }
            let strikes = deed.targets.iter().map(|on| match *on == deed.by {
                true => Cue::befall(on.token(), frame.look, 0),
                false => Cue::strike(deed.by.token(), on.token(), frame.look),
            });
            strikes.collect()
        }
        Magic::Undone { .. } => vec![Cue::Banner(say("dive-banner-countered"))],
        Magic::SaveRolled { run, passed, .. } if passed.success => {
            vec![Cue::befall(run.on.token(), look::BLOCKED, 0)]
        }
        Magic::PictureGone { who, .. } => vec![Cue::befall(who.token(), look::BLOCKED, 0)],
        Magic::Lasts { on, lasting } => {
            let friend = lasting.by.and_then(|by| play.get(by)).zip(play.get(*on));
            let friend = friend.is_some_and(|(by, on)| by.team() == on.team());
            let look = if friend { look::BLESS } else { look::HEX };
            vec![Cue::befall(on.token(), look, 0)]
        }
        _ => Vec::new(),
    }
}
