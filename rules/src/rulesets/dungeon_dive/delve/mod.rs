//! The dive: rows of doors, traps, what waits behind a door, what is found there, rests, and the way
//! home; rules `dive.goal` and those after it.

mod between;
mod checks;
mod foreseen;
mod handing;
mod ideas;
mod layout;
mod leaving;
mod loot;
mod meeting;
mod rest;
mod rows;
mod sneaking;
mod state;
mod step;
mod sums;
mod traps;

pub use between::is_heard;
pub use checks::tally as check_tally;
pub use foreseen::{Foreseen, check as foreseen, hit_die, takes_check};
pub use layout::lay_out;
pub use leaving::{draggable, may_run, offer_on_map};
pub use rows::{may_sneak, set_out, shuffled};
pub use state::{
    Attempt, Dive, Door, Fate, Means, Member, Row, Shot, Snare, Sneak, Thing, Thrown, Valuables,
};
pub use step::{Asked, Choice, Delve};
pub use sums::{challenge, foes_for, weight};

use super::{Cx, components::FigureId, figure::Figure, play::Play, step::Action};
use crate::game::LegalActions;

/// Carries out a task of the dive.
pub fn resolve(cx: &mut Cx<'_>, task: Delve) {
    match task {
        Delve::Level => rows::level(cx),
        Delve::Row => rows::row(cx),
        Delve::Doors => rows::doors(cx),
        Delve::Scout(by) => rows::scout(cx, by),
        Delve::Way => traps::way(cx),
        Delve::Trap => traps::trap(cx),
        Delve::Try => traps::attempt(cx),
        Delve::Sprung => traps::sprung(cx),
        Delve::Strike { who, spared } => traps::strike(cx, who, spared),
        Delve::Settled => traps::settled(cx),
        Delve::Door => rows::door(cx),
        Delve::AtDoor => rows::at_door(cx),
        Delve::Meet => meeting::meet(cx),
        Delve::Enter => meeting::enter(cx),
        Delve::ComeOn(who) => meeting::come_on(cx, who),
        Delve::Fought => meeting::fought(cx),
        Delve::Trove => loot::trove(cx),
        Delve::Share => loot::share(cx),
        Delve::Bodies => leaving::bodies(cx),
        Delve::Next => rows::next(cx),
        Delve::Hoard => loot::hoard(cx),
        Delve::Rest => rest::rest(cx),
        Delve::Resting(who) => rest::resting(cx, who),
        Delve::Home => leaving::home(cx),
        Delve::Gone(who) => leaving::gone(cx, who),
        Delve::March => rows::march(cx),
    }
}

/// Offers what can be chosen.
pub fn offer(play: Play<'_>, asked: Asked, offer: &mut LegalActions<Action>) {
    match asked {
        Asked::Doors => rows::offer_doors(play, offer),
        Asked::AtDoor => rows::offer_at_door(play, offer),
        Asked::Trap => traps::offer(play, offer),
        Asked::Again => traps::offer_again(offer),
        Asked::Entrance => meeting::offer_entrance(play, offer),
        Asked::Arrange => meeting::offer_arrange(play, offer),
        Asked::Share => loot::offer_share(play, offer),
        Asked::Body(body) => leaving::offer_body(play, body, offer),
        Asked::Rest(who) => rest::offer(play, who, offer),
        Asked::March => rows::offer_march(play, offer),
    }
}

/// Carries out what is chosen.
pub fn choose(cx: &mut Cx<'_>, asked: Asked, act: Choice) {
    match asked {
        Asked::Doors => rows::choose_door(cx, act),
        Asked::AtDoor => rows::choose_at_door(cx, act),
        Asked::Trap => traps::choose(cx, act),
        Asked::Again => traps::choose_again(cx, act),
        Asked::Entrance => meeting::choose_entrance(cx, act),
        Asked::Arrange => meeting::choose_arrange(cx, act),
        Asked::Share => loot::choose_share(cx, act),
        Asked::Body(body) => leaving::choose_body(cx, body, act),
        Asked::Rest(who) => rest::choose(cx, who, act),
        Asked::March => rows::choose_march(cx, act),
    }
}

/// Carries out what is chosen on the map.
pub fn choose_on_map(cx: &mut Cx<'_>, who: FigureId, act: Choice) {
    match act {
        Choice::Run => leaving::run(cx, who),
        Choice::Hold(on) => leaving::hold(cx, who, on),
        _ => {}
    }
}

/// The dive that goes on.
///
/// # Panics
/// It is a skirmish.
fn dive(play: Play<'_>) -> &Dive {
    let dive = play.dive();
    dive.unwrap_or_else(|| panic!("nobody is on a dive"))
}

/// Those in the dungeon who are alive, in marching order.
fn alive(play: Play<'_>) -> Vec<Figure<'_>> {
    let inside = dive(play).inside().filter_map(|it| play.get(it));
    inside.filter(|it| !it.is_dead()).collect()
}

/// Those of them who can do something, in marching order.
fn able(play: Play<'_>) -> Vec<Figure<'_>> {
    let mut all = alive(play);
    all.retain(|it| it.is_able());
    all
}

/// Those who are carried and lie at the door of a room, since nobody has brought them in yet; rule
/// `sneak.alone`.
fn carried(play: Play<'_>) -> Vec<FigureId> {
    let all = alive(play).into_iter().map(|it| (it.id(), it.cell()));
    let there = all.filter(|(who, cell)| cell.is_none() && !dive(play).is_coming(*who));
    there.map(|(who, _)| who).collect()
}

fn ids(figures: &[Figure<'_>]) -> smallvec::SmallVec<[FigureId; 6]> {
    figures.iter().map(|it| it.id()).collect()
}
