//! Out of the dungeon, or not: what becomes of everybody, what it was worth, and the rest until the
//! next adventure.

use super::{
    Cx,
    checks::HitDice,
    components::{CardState, Condition, FigureId, Phase},
    content::{Book, Trait},
    defence,
    event::{Delving, Event, Making},
    hero::Hero,
    play::Play,
    record::HeroRecord,
    rules,
    setup::Lethality,
    step::{Task, bits},
};
use crate::{dice::Die, game::Outcome};

/// The heroes are out: those who walk, and those whom they carry; rule `explore.leave`.
pub fn out(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let lives = play
        .heroes()
        .filter(|it| it.figure().stance().condition != Condition::Dead);
    let who: Vec<FigureId> = lives.map(|it| it.id()).collect();
    let carried = who.iter().copied();
    let carried = carried.filter(|it| !play.figure(*it).is_up()).collect();
    let came = Delving::CameOut { who, carried };
    cx.emit(rules::EXPLORE_LEAVE, came.into());
    let phase = Phase::Home;
    cx.emit(rules::END_ADVENTURE, Event::Phase { phase });
    cx.push(Task::Rest);
}

/// Heroes who have nothing left, not even a tapped card.
fn spent(play: Play<'_>) -> Vec<FigureId> {
    let down = play.heroes().filter(|it| it.figure().is_down());
    let spent = down.filter(|it| it.shape() == defence::Condition::Spent);
    spent.map(|it| it.id()).collect()
}

/// The end of an adventure: fates, points, and the rest; rules `end.adventure`, `points.earn` and
/// `defence.rest`.
pub fn rest(cx: &mut Cx<'_>) {
    cx.turn();
    let play = Play::of(cx.world());
    let on_foot = play.up().any(|it| it.shape_is_up());
    let won = on_foot && play.state().quest.met;
    for who in spent(play) {
        fate(cx, who);
    }
    earn(cx, won, on_foot);
    cx.emit(rules::END_ADVENTURE, Delving::Over { won }.into());
    let play = Play::of(cx.world());
    let living: Vec<FigureId> = play
        .heroes()
        .filter(|it| it.figure().stance().condition != Condition::Dead)
        .map(|it| it.id())
        .collect();
    for who in &living {
        let healed = healed(Play::of(cx.world()).hero(*who));
        let who = *who;
        cx.emit(rules::DEFENCE_REST, Delving::Rested { who, healed }.into());
    }
    let play = Play::of(cx.world());
    let more = play.state().adventures < play.options().adventures;
    let able = play.up().any(|it| it.heals_to_go());
    if more && able {
        let spend = living.iter().map(|who| Task::Spend(who.0 as u8));
        let all: Vec<Task> = spend.chain([Task::Sit]).collect();
        cx.push_all(all);
    } else {
        cx.push(Task::Finish);
    }
}

/// Finds out what becomes of whoever has nothing left; rule `defence.lethality`.
fn fate(cx: &mut Cx<'_>, who: FigureId) {
    let options = Play::of(cx.world()).options();
    let (dies, roll) = match options.lethality {
        Lethality::Mild => (false, None),
        Lethality::Deadly => (true, None),
        Lethality::Usual => {
            let check = HitDice {
                die: Die::D6,
                count: 1,
            };
            let (roll, dice) = cx.roll(&check);
            let dies = dice[0] <= cx.content().figures.dies_on;
            (dies, Some(Box::new(roll)))
        }
    };
    cx.emit(
        rules::DEFENCE_LETHALITY,
        Delving::FateRolled { who, dies, roll }.into(),
    );
}

/// Points for everybody who lives, if anybody has walked out.
fn earn(cx: &mut Cx<'_>, won: bool, on_foot: bool) {
    if !on_foot {
        return;
    }
    let play = Play::of(cx.world());
    let figures = &play.book().figures;
    let base = match won {
        true => figures.points_for_success,
        false => figures.points_for_failure,
    };
    let found = play.state().quest.points;
    let living = play
        .heroes()
        .filter(|it| it.figure().stance().condition != Condition::Dead);
    let gains: Vec<(FigureId, u16)> = living
        .map(|hero| {
            let more = hero.trait_sum(|it| match it {
                Trait::Points(more) if won => more,
                _ => 0,
            });
            (hero.id(), u16::from(base) + found + more as u16)
        })
        .collect();
    for (who, points) in gains.into_iter().filter(|(_, points)| *points > 0) {
        cx.emit(rules::POINTS_EARN, Making::Gained { who, points }.into());
    }
}

/// Discarded cards that heal until the next adventure, as bits: the lowest first; rule
/// `defence.rest`. At least one heals.
fn healed(hero: Hero<'_>) -> u64 {
    let more = hero.trait_sum(heals);
    let most = i32::from(hero.figure().play().book().figures.rest_rating) + more;
    let gone = hero
        .defences(CardState::Discarded)
        .chain(hero.defences(CardState::Hurt));
    bits(&heal(gone.map(|it| (hero.rating(it), it)).collect(), most))
}

fn heals(it: Trait) -> u8 {
    match it {
        Trait::Heals(more) => more,
        _ => 0,
    }
}

/// Of cards by rating and place those that heal in a rest of so much rating.
fn heal(mut cards: Vec<(u8, usize)>, most: i32) -> Vec<usize> {
    cards.sort_unstable();
    let mut left = most;
    let mut healed = Vec::new();
    for (rating, place) in cards {
        let rating = i32::from(rating);
        if rating > left && !healed.is_empty() {
            break;
        }
        left -= rating;
        healed.push(place);
    }
    healed
}

/// A rest of somebody who stayed at home, with the gear put away; rules `defence.rest` and
/// `campaign.stable`. False if there is nothing to heal.
pub fn rest_at_home(book: &Book, record: &mut HeroRecord) -> bool {
    let laid = record.sheet.cards();
    let cards = laid.filter_map(|(_, card)| record.characters.get(usize::from(*card)));
    let cards = cards.filter_map(|id| book[book.characters.find(id)?].ability.always());
    let more: i32 = cards.map(|it| i32::from(heals(it))).sum();
    let rated = |place: &u8| {
        let id = record.defences.get(usize::from(*place))?;
        Some((book[book.defences.find(id)?].rating, usize::from(*place)))
    };
    let hurt = record.hurt.iter().filter_map(rated).collect();
    let healed = heal(hurt, i32::from(book.figures.rest_rating) + more);
    record
        .hurt
        .retain(|place| !healed.contains(&usize::from(*place)));
    !healed.is_empty()
}

/// Ends the game; rule `end.victory`.
pub fn finish(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let (won, all) = (play.state().won, play.options().adventures);
    let outcome = match 2 * u16::from(won) >= u16::from(all) {
        true => Outcome::Victory,
        false => Outcome::Defeat,
    };
    cx.emit(rules::END_VICTORY, Event::Ended { outcome });
    cx.finish(outcome);
}
