//! Heroes and their cards, in the log.

use super::{
    super::{event::Making, play::Play},
    Terms, card as card_name, list, say, unsaid,
};
use crate::game::{
    Narration, Phrase,
    present::{detail, fine_print, line},
};

/// An event in words.
pub(super) fn narrate(play: Play<'_>, event: &Making) -> Narration {
    match event {
        Making::Came { who, .. } => line(say("grid-log-came").by(*who)),
        Making::SatDown { who } => line(say("grid-log-sat-down").with("n", who.0 + 1)),
        Making::Took { who, card, cost } => {
            let key = match cost {
                0 => "grid-log-took",
                _ => "grid-log-bought",
            };
            let told = say(key)
                .by(*who)
                .with("card", card_name(play.book(), *card));
            line(told.n(*cost))
        }
        Making::Gained { who, points } => line(say("grid-log-gained").by(*who).n(*points)),
        Making::Laid { who, wanted, .. } => {
            let skills = list(wanted.each().map(|skill| say(skill.key())));
            detail(match skills {
                Some(skills) => say("grid-log-laid-for").by(*who).with("skills", skills),
                None => say("grid-log-laid").by(*who),
            })
        }
        Making::Swapped {
            who,
            attacks,
            one,
            other,
        } => {
            let key = match attacks {
                true => "grid-log-swapped-attacks",
                false => "grid-log-swapped",
            };
            let told = say(key).by(*who).with("a", one + 1);
            fine_print(told.with("b", other + 1))
        }
        Making::Equipped { who, .. } => detail(say("grid-log-equipped").by(*who)),
        Making::Brought { who, card } => named(play, "grid-log-brought", *who, *card),
        Making::Left { who, card } => named(play, "grid-log-left", *who, *card),
    }
}

fn named(
    play: Play<'_>,
    key: &'static str,
    who: super::super::components::FigureId,
    card: super::super::step::Tapped,
) -> Narration {
    let hero = play.get(who).and_then(|it| it.hero());
    let name = hero.map(|it| Phrase::new(it.card_name(card)));
    match name {
        Some(name) => fine_print(say(key).by(who).with("card", name)),
        None => unsaid(),
    }
}
