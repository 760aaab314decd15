//! Odds of going on from tile to tile: what may lie behind an exit, and who may wait there.

use crate::{
    dice::{Distribution, odds},
    dungeon::{OpenEnd, RoomId},
    game::{Headline, OddsView, Phrase},
    grid::Side,
};

use super::super::{
    band::Band,
    content::{Force, TileKind},
    delve, forces, lair,
    moves::{self, Way},
    rules,
    step::{Action, Question},
    words::{say, tile},
};

/// What a group may find ahead of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Ahead {
    /// A tile with nobody on it.
    Tile(TileKind),
    /// A room, or a tile that something moves on, and nobody there after all.
    Quiet,
    Trap,
    Foes,
}

/// What the hidden forces on a tile have turned out to be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Shown {
    /// Dice of the next one, after a noise.
    dice: Option<u8>,
    foes: bool,
    trap: bool,
}

impl Shown {
    fn ahead(self) -> Ahead {
        match self {
            Shown { foes: true, .. } => Ahead::Foes,
            Shown { trap: true, .. } => Ahead::Trap,
            _ => Ahead::Quiet,
        }
    }
}

/// The way that a choice leads.
fn way(band: Band<'_>, question: &Question, side: Side) -> Option<Way> {
    let Question::Group(tile) = question else {
        return None;
    };
    let ways = moves::ways(band, *tile).into_iter();
    ways.filter(|it| it.0 == side).map(|it| it.1).next()
}

/// True if nobody can say what a choice leads to.
pub(super) fn has(band: Band<'_>, question: &Question, act: Action) -> bool {
    let Action::Way(side) = act else {
        return false;
    };
    match way(band, question, side) {
        Some(Way::Unknown(_)) => true,
        Some(Way::To(to)) => waiting(band, to) > 0,
        Some(Way::Out) | None => false,
    }
}

/// The odds of going through a side.
pub(super) fn of_choice(band: Band<'_>, question: &Question, side: Side) -> Option<OddsView> {
    match way(band, question, side)? {
        Way::Unknown(end) => of_unknown(band, end),
        Way::To(to) => of_waiting(band, waiting(band, to)),
        Way::Out => None,
    }
}

/// How many hidden forces would show themselves to whoever comes to a tile, the one of a room that
/// nobody has seen included; rule `force.resolve`, section 39.4.
fn waiting(band: Band<'_>, to: RoomId) -> usize {
    let below = &band.state().below;
    let forces = below.forces.iter().filter(|it| it.tile == to).count();
    let tile = below.dungeon.tiles.get(usize::from(to.0));
    let unseen = tile.is_some_and(|it| !it.visited && it.kind == TileKind::Room);
    forces + usize::from(unseen)
}

/// What so many hidden forces turn out to be, one after the other.
fn shown(band: Band<'_>, count: usize) -> Distribution<Shown> {
    let none = Shown {
        dice: band.state().below.noise,
        foes: false,
        trap: false,
    };
    (0..count).fold(Distribution::certain(none), |all, _| {
        all.then(|before| {
            let check = forces::check(band.book(), before.dice);
            odds(&check).map(|read| match forces::meaning(band.book(), *read).1 {
                Force::Noise { dice } => Shown {
                    dice: Some(dice),
                    ..*before
                },
                Force::Contact => Shown {
                    dice: None,
                    foes: true,
                    ..*before
                },
                Force::Trap => Shown {
                    dice: None,
                    trap: true,
                    ..*before
                },
                Force::Nerves => Shown {
                    dice: None,
                    ..*before
                },
            })
        })
    })
}

/// The odds of a tile that nobody has seen, rerolls done; on the last one waits the Big Bad if it has
/// its lair.
fn of_unknown(band: Band<'_>, end: OpenEnd) -> Option<OddsView> {
    let (book, dungeon) = (band.book(), &band.state().below.dungeon);
    let kinds = dungeon.behind(book, band.map(), end)?;
    let lair = band.options().lair && dungeon.is_next_last() && lair::absent(band).is_some();
    let ahead = kinds.then(|kind| match kind {
        _ if lair => Distribution::certain(Ahead::Foes),
        TileKind::Room => shown(band, 1).map(|it| it.ahead()),
        kind => Distribution::certain(Ahead::Tile(*kind)),
    });
    let check = delve::tile_check(book);
    let name = |it: &Ahead| named(*it, "band-odds-room-quiet");
    let view = OddsView::new(rules::DUNGEON_ROLL, &check, &ahead, is_safe, name);
    Some(headed(view, &ahead))
}

/// The odds of a tile where so many hidden forces are to show themselves.
fn of_waiting(band: Band<'_>, count: usize) -> Option<OddsView> {
    if count == 0 {
        return None;
    }
    let ahead = shown(band, count).map(|it| it.ahead());
    let check = forces::check(band.book(), band.state().below.noise);
    let name = |it: &Ahead| named(*it, "band-odds-no-one-there");
    let view = OddsView::new(rules::FORCE_RESOLVE, &check, &ahead, is_safe, name);
    Some(headed(view, &ahead))
}

fn is_safe(ahead: &Ahead) -> bool {
    matches!(ahead, Ahead::Tile(_) | Ahead::Quiet)
}

fn headed(view: OddsView, ahead: &Distribution<Ahead>) -> OddsView {
    view.headed(Headline::of(ahead.chance_that(is_safe)).named(say("band-odds-safe")))
}

fn named(ahead: Ahead, quiet: &'static str) -> Phrase {
    match ahead {
        Ahead::Tile(kind) => tile(kind),
        Ahead::Quiet => say(quiet),
        Ahead::Trap => say("band-odds-a-trap"),
        Ahead::Foes => say("band-odds-foes"),
    }
}
