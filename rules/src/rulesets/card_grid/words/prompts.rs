//! What is asked.

use super::{
    super::{
        components::FigureId,
        play::Play,
        sitting,
        step::{Question, Roll},
    },
    Terms,
    choices::way_past,
    effects, names, say, wares,
};
use crate::game::Phrase;

/// With no more moves than this left, their number is told.
const FEW_MOVES: u16 = 10;

/// The question in words.
pub fn prompt(play: Play<'_>, question: &Question) -> Phrase {
    let seat = |key: &'static str, seat: u8| say(key).by(play.seat(seat).id());
    match question {
        Question::Race(it) => say("grid-prompt-race").with("n", it + 1),
        Question::FirstCard(it) => seat("grid-prompt-first-card", *it),
        Question::FirstAttack(it) => seat("grid-prompt-first-attack", *it),
        Question::FirstDefence { seat: it, rating } => {
            seat("grid-prompt-first-defence", *it).n(*rating)
        }
        Question::FirstGear(it) => seat("grid-prompt-first-gear", *it),
        Question::Buy(it) => {
            let points = play.seat(*it).owned().points;
            seat("grid-prompt-spend", *it).n(points)
        }
        Question::Lay(it) => {
            let left = sitting::moves_left(play);
            match left {
                0 => seat("grid-prompt-arranged", *it),
                1..=FEW_MOVES => seat("grid-prompt-arrange-left", *it).n(left),
                _ => seat("grid-prompt-arrange", *it),
            }
        }
        Question::Bring(it) => seat("grid-prompt-equip", *it),
        Question::Entrance => say("grid-prompt-way-in"),
        Question::InRoom => {
            let at = play.dungeon().at;
            say("grid-prompt-explore").with("room", names::room(play, at))
        }
        Question::Obstacle(nth) => {
            let placed = play
                .room()
                .and_then(|it| it.obstacles.get(usize::from(*nth)));
            match placed {
                Some(it) => {
                    let record = &play.book()[it.obstacle];
                    let text = Phrase::new(record.text.clone());
                    // Several ways are headings over who tries them.
                    match &record.ways[..] {
                        [only] => say("grid-prompt-obstacle-only")
                            .with("way", way_past(play, *nth, 0, only)),
                        _ => say("grid-prompt-obstacle"),
                    }
                    .with("text", text)
                }
                None => say("grid-prompt-way-in"),
            }
        }
        Question::Taker => {
            let find = play.state().finds.last();
            let card = find.map(|it| names::card(play.book(), *it));
            let told = say("grid-prompt-share")
                .with("card", card.unwrap_or_else(|| say("grid-name-nobody")));
            let does = find.and_then(|it| wares::lines(play.book(), *it).pop());
            match does {
                Some(does) => say("grid-prompt-share-does")
                    .with("told", told)
                    .with("does", does),
                None => told,
            }
        }
        Question::Act(who) => act(play, *who),
        Question::Dash { who, steps } => say("grid-prompt-dash").by(*who).n(*steps),
        Question::Fall(hit) => say("grid-prompt-falls").on(hit.on).n(hit.margin),
        Question::Pay(hit) => {
            let key = match hit.by {
                Some(_) => "grid-prompt-pay",
                None => "grid-prompt-pay-accident",
            };
            let told = say(key).on(hit.on).n(hit.margin);
            let Some(by) = hit.by else { return told };
            let foe = play.get(by).and_then(|it| it.foe());
            let worse = foe.filter(|_| hit.effects);
            match worse.and_then(|it| effects(&it.record().on_hit)) {
                Some(worse) => say("grid-prompt-pay-worse")
                    .with("hit", told.by(by))
                    .with("effects", worse),
                None => told.by(by),
            }
        }
        Question::Failed { roll, short } => {
            let key = match roll {
                Roll::Blow(_) => "grid-prompt-failed-blow",
                Roll::Mend { .. } => "grid-prompt-failed-mend",
                Roll::Way { .. } => "grid-prompt-failed-way",
            };
            say(key).by(roll.by()).n(u16::from(*short) + 1)
        }
    }
}

/// What somebody does in a fight, with those who have found no room in it yet.
fn act(play: Play<'_>, who: FigureId) -> Phrase {
    let heroes = play.up().filter(|it| it.waits_outside());
    let foes = play.foes().filter(|it| it.waits_outside());
    let out = heroes.map(|it| it.id());
    let out: Vec<FigureId> = out.chain(foes.map(|it| it.figure().id())).collect();
    let waiting = names::list(out.iter().map(|it| say("grid-who").by(*it)));
    say("grid-prompt-act").by(who).n(out.len()).with(
        "waiting",
        waiting.unwrap_or_else(|| say("grid-name-nobody")),
    )
}
