//! Where somebody is, and what that means: the board, asked about figures.

use smallvec::SmallVec;

use super::{
    board::{Eyes, Point, Seen, Stand},
    components::{FigureId, What, ZoneState},
    content::{Cover, Held, Light, Says, Sense, Trait},
    figure::Figure,
    play::Play,
    sheet::own_sources,
};
use crate::grid::Cell;

/// Where somebody stands, as the board sees it.
pub fn stand(figure: Figure<'_>) -> Option<Stand> {
    let stand = figure.stand();
    Some(Stand {
        cell: stand.cell?,
        size: figure.size(),
        up: i16::from(stand.aloft),
    })
}

/// Feet between two figures, in three dimensions; 5 for neighbours. Whoever is not on the board is
/// out of everybody's reach; without a board all are beside each other.
pub fn feet(one: Figure<'_>, other: Figure<'_>) -> u16 {
    let board = one.play().board();
    match (board, stand(one), stand(other)) {
        (Some(board), Some(a), Some(b)) if one.id() != other.id() => board.distance(a, b),
        (Some(_), Some(_), Some(_)) => 0,
        (None, ..) if one.id() == other.id() => 0,
        (None, ..) => 5,
        _ => u16::MAX,
    }
}

/// Feet from somebody to a square.
pub fn feet_to(one: Figure<'_>, cell: Cell) -> u16 {
    match (one.play().board(), stand(one)) {
        (Some(board), Some(from)) => board.distance(from, Stand::person(cell)),
        _ => u16::MAX,
    }
}

/// The cover that one has from another; rule `cover.degrees`.
pub fn cover(from: Figure<'_>, to: Figure<'_>) -> Option<Cover> {
    let board = from.play().board()?;
    board.cover(stand(from)?, stand(to)?)
}

/// The cover that somebody has from what spreads from a point; rule `cover.degrees`.
pub fn cover_from(point: Point, to: Figure<'_>) -> Option<Cover> {
    to.play().board()?.cover_from(point, stand(to)?)
}

/// True if one stands or flies at least a square higher than the other; rule `map.heights`.
pub fn is_above(one: Figure<'_>, other: Figure<'_>) -> bool {
    match (one.play().board(), stand(one), stand(other)) {
        (Some(board), Some(a), Some(b)) => {
            board.base(a) - board.base(b) >= i16::from(board.field.side())
        }
        _ => false,
    }
}

/// True if a line from somebody to a square is clear; rule `cover.sight`.
pub fn has_line_to(from: Figure<'_>, cell: Cell) -> bool {
    match (from.play().board(), stand(from)) {
        (Some(board), Some(a)) => board.line_of_sight(a, Stand::person(cell)),
        _ => false,
    }
}

/// True if a line between two figures is clear; rule `cover.sight`. Without a board it always is;
/// whoever is not on it is out of everybody's sight.
pub fn has_line(one: Figure<'_>, other: Figure<'_>) -> bool {
    match (one.play().board(), stand(one), stand(other)) {
        (Some(board), Some(a), Some(b)) => board.line_of_sight(a, b),
        (board, ..) => board.is_none(),
    }
}

/// How well one sees the other, hiding aside; rule `light.senses`.
pub fn seen(by: Figure<'_>, other: Figure<'_>) -> Seen {
    if by.id() == other.id() {
        return Seen::Clearly;
    }
    let play = by.play();
    let (Some(board), Some(light)) = (play.board(), play.table.light.as_deref()) else {
        return Seen::Clearly;
    };
    let (Some(from), Some(to)) = (stand(by), stand(other)) else {
        return Seen::No;
    };
    let eyes = Eyes {
        stand: from,
        senses: senses(by),
        blind: by.suffers(|it| *it == Trait::Blind),
    };
    let unseen = other.suffers(|it| *it == Trait::Unseen);
    board.seen(&eyes, to, unseen, light)
}

/// True if one can make out the other by eyes alone: no sense that needs none reaches so far.
pub fn by_eyes(by: Figure<'_>, other: Figure<'_>) -> bool {
    let reach = feet(by, other);
    let sure = |it: &Sense| match it {
        Sense::Blindsight(far) | Sense::Tremorsense(far) | Sense::Truesight(far) => reach <= *far,
        Sense::Darkvision(_) => false,
    };
    !by.suffers(|it| *it == Trait::Blind) && !senses(by).iter().any(sure)
}

/// True if one sees the other, hiding aside.
pub fn sees(by: Figure<'_>, other: Figure<'_>) -> bool {
    seen(by, other) > Seen::No
}

/// Senses by record, feature and whatever lasts.
fn senses(figure: Figure<'_>) -> SmallVec<[Sense; 2]> {
    let book = figure.play().book();
    let foe = figure.foe().map(|foe| foe.senses.iter().copied());
    let own = own_sources(figure).filter_map(|it| book.works(it).bundles.first());
    let lasting = figure.lasts().all.iter().filter_map(|it| match it.what {
        What::Bundle(bundle) => book.works(it.source).bundles.get(usize::from(bundle)),
        _ => None,
    });
    let sense = |held: &Held| match held.says {
        Says::Is(Trait::Senses(sense)) if held.so.is_empty() => Some(sense),
        _ => None,
    };
    let traits = own.chain(lasting).flatten().filter_map(sense);
    foe.into_iter().flatten().chain(traits).collect()
}

/// The best light that falls on somebody; rule `light.levels`.
pub fn light_on(figure: Figure<'_>) -> Light {
    let light = figure.play().table.light.as_deref();
    match (light, stand(figure)) {
        (Some(light), Some(stand)) => light.on(stand),
        _ => Light::Bright,
    }
}

/// True if a zone does something to somebody: they stand in it, and it is meant for such as them.
pub fn is_in_zone(figure: Figure<'_>, zone: &ZoneState) -> bool {
    let play = figure.play();
    let works = &play.book().works(zone.source).zones[usize::from(zone.nth)];
    let meant = works.zone.only.is_empty() || works.zone.only.contains(&figure.creature());
    let ally = play
        .get(zone.by)
        .is_some_and(|it| it.team() == figure.team());
    let spared = works.zone.spares_allies && ally;
    meant
        && !spared
        && stand(figure)
            .is_some_and(|it| it.covers().cells().any(|cell| zone.cells.contains(&cell)))
}

/// Those whom somebody holds, or drags.
pub fn burdens(figure: Figure<'_>) -> SmallVec<[FigureId; 2]> {
    let play = figure.play();
    let held = play.figures().filter(|it| {
        it.held_by(play.book().imposed.grappled)
            .is_some_and(|it| it.by == Some(figure.id()))
    });
    held.map(|it| it.id()).collect()
}

/// True for whoever moves at half the speed: they hold somebody who is not much smaller.
pub fn is_burdened(figure: Figure<'_>) -> bool {
    let play = figure.play();
    let small = |it: Figure<'_>| it.size() as i8 + 2 <= figure.size() as i8;
    let own = burdens(figure).into_iter();
    own.filter_map(|it| play.get(it)).any(|it| !small(it))
}

/// True for whoever stands where no sound carries.
pub fn is_silent(figure: Figure<'_>) -> bool {
    let play = figure.play();
    play.state().zones.iter().any(|zone| {
        let works = &play.book().works(zone.source).zones[usize::from(zone.nth)];
        works.zone.silent && is_in_zone(figure, zone)
    })
}

/// True if a block of somebody's size fits there: open ground with nobody else on it.
pub fn is_free(play: Play<'_>, figure: Figure<'_>, cell: Cell) -> bool {
    has_room(play, Stand::new(cell, figure.size()), Some(figure.id()))
}

/// True if there is open ground, or air, with nobody else in it for a block.
pub fn has_room(play: Play<'_>, there: Stand, but: Option<FigureId>) -> bool {
    let Some(board) = play.board() else {
        return false;
    };
    let open = there.covers().cells().all(|it| board.field.square(it).open);
    let own = but.and_then(|it| play.get(it)).and_then(stand);
    let room = open || there.up > 0;
    room && !is_taken(play, there, but) && board.fits(there, own)
}

/// True if somebody else is in the way of a block. Two of a size in one square are told apart by who
/// they are alone.
pub fn is_taken(play: Play<'_>, there: Stand, but: Option<FigureId>) -> bool {
    let Some(board) = play.board() else {
        return false;
    };
    let mut others = play.figures().filter(|it| Some(it.id()) != but);
    others.any(|it| !it.is_dead() && stand(it).is_some_and(|it| board.meet(it, there)))
}
