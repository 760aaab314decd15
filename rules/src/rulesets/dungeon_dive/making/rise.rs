//! A hero goes up; rules `growth.when` and `growth.restores`.

use super::{
    super::{
        Cx,
        components::Body,
        content::Knows,
        event::{Making, Risen},
        play::Play,
        record::{HeroRecord, most_points},
        rules,
        step::Task,
    },
    Book, Draft, MakingTask, enter,
};

/// The level that so many rooms are good for; rule `growth.rooms`.
pub fn level_for(book: &Book, rooms: u16) -> u8 {
    let figures = &book.figures;
    let reached = figures.rooms_for.iter().filter(|it| **it <= rooms).count();
    (reached as u8).clamp(1, figures.most_level)
}

/// Has heroes go up whose rooms are good for it, in a rest or at home: who they are, by their places
/// in the stable, each with the rooms cleared.
pub fn rise(
    cx: &mut Cx<'_>,
    heroes: impl IntoIterator<Item = (u8, u16), IntoIter: DoubleEndedIterator>,
) {
    let heroes = heroes.into_iter();
    cx.push_all(heroes.map(|(place, rooms)| Task::Making(MakingTask::Rise { place, rooms })));
}

pub(super) fn begin(cx: &mut Cx<'_>, place: u8, rooms: u16) {
    let play = Play::of(cx.world());
    let record = &play.kept(place).record;
    let level = level_for(play.book(), rooms);
    if level <= record.level {
        return;
    }
    let Ok(draft) = Draft::rising(play.book(), place, record, level) else {
        return;
    };
    let draft = Box::new(draft);
    cx.push(Task::Making(MakingTask::Next));
    cx.emit(rules::GROWTH_WHEN, Making::Began { draft }.into());
}

/// Other spells are prepared; rule `magic.prepared`.
pub(super) fn prepare(cx: &mut Cx<'_>, place: u8) {
    let play = Play::of(cx.world());
    let Ok(draft) = Draft::preparing(play.book(), place, &play.kept(place).record) else {
        return;
    };
    let draft = Box::new(draft);
    cx.push(Task::Making(MakingTask::Next));
    cx.emit(rules::MAGIC_PREPARED, Making::Began { draft }.into());
}

/// True for a hero of the stable who prepares spells for each dive.
pub fn prepares(play: Play<'_>, place: u8) -> bool {
    let book = play.book();
    let class = book.classes.find(&play.kept(place).record.class);
    let casting = class.and_then(|it| book[it].record.casting.as_ref());
    casting.is_some_and(|it| it.knows != Knows::Known)
}

pub(super) fn finish(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let book = play.book();
    let Some(draft) = play.town().draft.as_deref() else {
        return;
    };
    let place = draft.place;
    let mut record = play.kept(place).record.clone();
    enter(book, draft, &mut record);
    if draft.is_preparing() {
        let record = Box::new(record);
        let event = Making::Prepared { place, record };
        return cx.emit(rules::MAGIC_PREPARED, event.into());
    }
    let live = live(play, place, &record).map(Box::new);
    let record = Box::new(record);
    let event = Making::Rose {
        place,
        record,
        live,
    };
    cx.emit(rules::GROWTH_RESTORES, event.into());
}

/// Somebody in a dungeon goes up: nothing comes back, but what there is more of is added.
fn live(play: Play<'_>, place: u8, record: &HeroRecord) -> Option<Risen> {
    let along = play.town().along.iter().position(|it| *it == place)?;
    let figure = play.heroes().nth(along)?;
    let (was, body) = (figure.hero()?, *figure.body());
    let (hero, _, _) = record.components(play.book()).ok()?;
    let more = most_points(play.book(), &hero) - most_points(play.book(), was);
    let levels = hero.level - was.level;
    let up = if figure.is_up() { more } else { 0 };
    Some(Risen {
        who: figure.id(),
        hero: Box::new(hero),
        body: Body {
            most: body.most + more,
            points: body.points + up,
            hit_dice: body.hit_dice + levels,
            ..body
        },
    })
}
