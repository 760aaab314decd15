//! The cues of events.

use bevy_ecs::world::World;

use super::{
    CardGrid,
    components::FigureId,
    content::Effect,
    event::{Delving, Event, Fighting, Making},
    figure::Figure,
    hits,
    play::Play,
    step::Tapped,
    words::{Terms, carried_out, ended, say},
};
use crate::game::{Cue, Phrase, Present, look};

/// The cues of an event, as of just before it is applied: its dice, then what comes of them.
pub(super) fn of(world: &World, event: &Event) -> Vec<Cue> {
    let play = Play::of(world);
    let seen = match event {
        Event::Making(event) => making(event),
        Event::Delving(event) => delving(play, event),
        Event::Fighting(event) => fighting(play, event),
        Event::Ended { outcome } => vec![Cue::Banner(ended(play, *outcome))],
        Event::Phase { .. } => Vec::new(),
    };
    let thrown = CardGrid::thrown(world, event);
    thrown.into_iter().chain(seen).collect()
}

fn making(event: &Making) -> Vec<Cue> {
    match event {
        Making::Took { .. } | Making::Swapped { .. } | Making::Laid { .. } => {
            vec![Cue::Sound("card_flick")]
        }
        _ => Vec::new(),
    }
}

fn delving(play: Play<'_>, event: &Delving) -> Vec<Cue> {
    match event {
        Delving::ThreatSet { .. } => vec![Cue::Sound("page")],
        Delving::Entered { room, places, .. } => {
            let new = play
                .dungeon()
                .room(*room)
                .is_some_and(|it| it.found.is_none());
            let drawn = new.then(|| Cue::Room(play.dungeon().found().len()));
            let walks = places.iter().map(|(who, _)| Cue::walk(who.token(), &[]));
            drawn.into_iter().chain(walks).collect()
        }
        Delving::Passed { .. } | Delving::Found { .. } => vec![Cue::Sound("chest")],
        // Whoever brings the fallen home is told of at the end.
        Delving::CameOut { who, carried } => {
            let carried = carried_out("grid-banner-carried-out", who, carried);
            let peak = carried.map(|(words, by)| Cue::peak(words, by.token()));
            [Cue::Sound("door")].into_iter().chain(peak).collect()
        }
        Delving::ReasonMet => {
            let met = say("grid-log-reason-met");
            let by = play.up().next();
            vec![match by {
                Some(by) => Cue::triumph(met, by.figure().id().token()),
                None => Cue::Banner(met),
            }]
        }
        Delving::FateRolled {
            who, dies: true, ..
        } => vec![Cue::peak(say("grid-banner-dies").by(*who), who.token())],
        Delving::TwistTold { threat, twist } => {
            let text = play.book()[*threat].twists.get(usize::from(*twist));
            text.map(|it| Cue::Banner(Phrase::new(it.text.clone())))
                .into_iter()
                .collect()
        }
        _ => Vec::new(),
    }
}

fn fighting(play: Play<'_>, event: &Fighting) -> Vec<Cue> {
    match event {
        Fighting::Began { places, .. } => places
            .iter()
            .map(|(who, _)| Cue::Arrive(who.token()))
            .collect(),
        Fighting::CameIn { who, .. } => vec![Cue::Arrive(who.token())],
        Fighting::Stepped { who, path } | Fighting::Shifted { who, path, .. } => {
            vec![Cue::walk(who.token(), path)]
        }
        Fighting::Attacked {
            blow, card, margin, ..
        } => {
            let own = play.book()[*card].look.clone();
            let look = own.unwrap_or_else(|| look::BLOW.to_owned());
            let (from, to) = (blow.by.token(), blow.on.token());
            let missed = (*margin == 0).then(|| Cue::befall(to, look::MISSED, 0));
            [Cue::strike(from, to, look)]
                .into_iter()
                .chain(missed)
                .collect()
        }
        Fighting::Struck { by, on, margin, .. } => {
            let foe = play.get(*by).and_then(|it| it.foe());
            let own = foe.and_then(|it| it.record().look.clone());
            let look = own.unwrap_or_else(|| look::BLOW.to_owned());
            let missed = (*margin == 0).then(|| Cue::befall(on.token(), look::MISSED, 0));
            [Cue::strike(by.token(), on.token(), look)]
                .into_iter()
                .chain(missed)
                .collect()
        }
        Fighting::Tapped { card, .. } => match card {
            Tapped::Spell(_) => vec![Cue::Sound("bless")],
            _ => vec![Cue::Sound("card_flick")],
        },
        Fighting::Affected { on, effect, .. } => {
            let look = match effect {
                Effect::Shield(_) | Effect::Bless(_) | Effect::Hide => look::BLESS,
                _ => look::HEX,
            };
            vec![Cue::befall(on.token(), look, 0)]
        }
        Fighting::Ended { won: true } => vec![Cue::fight_won()],
        Fighting::Lessened { on, margin: 0 } => vec![Cue::befall(on.token(), look::BLOCKED, 0)],
        Fighting::Healed { on, .. } => vec![Cue::befall(on.token(), look::HEAL, 0)],
        Fighting::Wounded(it) => reaching(play, it.by, it.on).into_iter().collect(),
        Fighting::Paid { on, cards, .. } => {
            // What is given up, which may be more than the hit, or less where no more is left.
            let hero = play.get(*on).and_then(|it| it.hero());
            let given = hero.map_or(0, |it| hits::given(it, *cards));
            vec![Cue::befall(on.token(), look::HURT, -(given as i32))]
        }
        Fighting::DiceGone { on, dice, swept_by } => {
            let sum: i32 = dice.iter().map(|it| i32::from(*it)).sum();
            let swept = swept_by.and_then(|by| reaching(play, by, *on));
            let hurt = Cue::befall(on.token(), look::HURT, -sum);
            swept.into_iter().chain([hurt]).collect()
        }
        Fighting::Fell { who, .. } => fell(play, *who),
        Fighting::GotUp { who } => vec![Cue::befall(who.token(), look::RISE, 0)],
        Fighting::Retreats => vec![Cue::Sound("door")],
        _ => Vec::new(),
    }
}

/// What hits without a roll of its own, so that eye and figures know whose doing it is: a blow from
/// the next square, something that flies from farther off.
fn reaching(play: Play<'_>, by: FigureId, on: FigureId) -> Option<Cue> {
    let (from, to) = (play.get(by)?, play.get(on)?);
    let look = match from.distance(to) {
        Some(0 | 1) => look::BLOW,
        _ => look::MISSILE,
    };
    (by != on).then(|| Cue::strike(by.token(), on.token(), look))
}

/// Somebody goes down; all eyes are on a hero and on whoever leads the foes.
fn fell(play: Play<'_>, who: FigureId) -> Vec<Cue> {
    let leads = |it: Figure<'_>| it.foe().is_some_and(|foe| foe.pack().leads);
    let figure = play.get(who);
    let great = figure.is_some_and(|it| it.hero().is_some() || leads(it));
    Cue::fall(who.token(), great.then(|| say("grid-banner-fell").by(who)))
}
