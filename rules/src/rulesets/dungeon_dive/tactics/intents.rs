//! What foes mean to do, as long as nothing but their tables decides it.

use bevy_ecs::world::World;

use super::super::{
    apply,
    components::{FigureId, Lasting, Team, Until},
    event::{Event, Fighting, Magic},
    fight::{doors, driven, standard},
    figure::Figure,
    play::Play,
    sheet::Sheet,
    snapshot,
};
use super::{
    choose,
    head::Head,
    prefer::{self, Fallen},
};
use crate::grid::Cell;

/// A foe with whom it would target if its turn came now, and the way that it would go first.
pub struct Meant {
    pub who: FigureId,
    pub on: FigureId,
    pub path: Vec<Cell>,
    /// True if it does something to them, false if it only comes closer.
    pub strikes: bool,
}

/// What every foe would do first. Those who hide from the party keep it to themselves; where dice
/// decide, nobody knows.
pub fn intents(play: Play<'_>) -> Vec<Meant> {
    let turn = play.fight().and_then(|it| it.turn);
    let plans = |it: &Figure<'_>| Some(it.id()) != turn && it.summoned().is_none() && is_open(*it);
    let foes: Vec<FigureId> = play
        .up(Team::Foes)
        .filter(plans)
        .map(|it| it.id())
        .collect();
    if play.fight().is_none() || foes.is_empty() {
        return Vec::new();
    }
    let Ok(mut ahead) = snapshot::restore(&play.table.book, &snapshot::take(play.world)) else {
        return Vec::new();
    };
    let meant = foes.into_iter().filter_map(|who| meant(&mut ahead, who));
    meant.collect()
}

/// True for whoever can be read: not hidden, and nothing but a mind decides.
fn is_open(foe: Figure<'_>) -> bool {
    let seen = foe.play().heroes().any(|it| !foe.is_hidden_from(it));
    let waits = foe.foe().is_some_and(|record| {
        let spent = foe.uses().spent.iter().filter_map(|it| it.act);
        let mut frames = spent.filter_map(|act| record.links.acts.get(usize::from(act)));
        frames.any(|it| it.recharge.is_some())
    });
    let sheet = Sheet::of(foe);
    seen && !waits && !foe.is_incapacitated() && driven::drive(&sheet).is_none()
}

/// What a foe would do, in a world where its turn begins.
fn meant(ahead: &mut World, who: FigureId) -> Option<Meant> {
    begin(ahead, who);
    let play = Play::of(ahead);
    let figure = play.figure(who);
    let open = doors::in_the_way(figure).is_none();
    if !open || matches!(prefer::fallen(play, figure), Fallen::Roll(_)) {
        return None;
    }
    let (thought, _) = choose(&Head::of(figure))?;
    let on = thought.chosen.on?;
    let against = play.get(on).is_some_and(|it| it.team() != figure.team());
    against.then(|| Meant {
        who,
        on,
        path: thought.way.cells(),
        strikes: thought.option.is_some(),
    })
}

/// The turn of somebody begins: what is over by then has ended, and whoever lies gets up.
fn begin(ahead: &mut World, who: FigureId) {
    end_where(ahead, |on, it| match it.until {
        Until::DoerBegins => it.by == Some(who),
        Until::BearerBegins => on == who,
        _ => false,
    });
    apply::apply(ahead, &Event::from(Fighting::TurnBegan { who }));
    let play = Play::of(ahead);
    let sheet = Sheet::of(play.figure(who));
    if !standard::may_get_up(&sheet) {
        return;
    }
    let (feet, prone) = (sheet.standing_up(), play.book().imposed.prone);
    apply::apply(ahead, &Event::from(Fighting::GotUp { who, feet }));
    while let Some(it) = Play::of(ahead).figure(who).held_by(prone) {
        let (lasting, was) = (it.id, *it);
        let on = who;
        apply::apply(ahead, &Magic::Ended { on, lasting, was }.into());
    }
}

fn end_where(ahead: &mut World, over: impl Fn(FigureId, &Lasting) -> bool) {
    let play = Play::of(ahead);
    let all = play.figures().flat_map(|figure| {
        let on = figure.id();
        figure.lasts().all.iter().map(move |it| (on, *it))
    });
    let gone: Vec<_> = all.filter(|(on, it)| over(*on, it)).collect();
    for (on, was) in gone {
        let lasting = was.id;
        apply::apply(ahead, &Magic::Ended { on, lasting, was }.into());
    }
}
