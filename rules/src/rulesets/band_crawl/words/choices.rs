//! Choices in words.

use super::{
    super::{
        band::Band,
        board::{self, Board},
        components::{FigureId, React, Thing},
        content::TileKind,
        moves::{Way, ways},
        outlook, scene, shots,
        step::{Action, Question},
    },
    Terms, carried, healing, home,
    magic::{self, spell},
    names::{armour, list, profession, race, thing, things, weapon},
    say, wares, way_out,
};
use crate::{
    dungeon::RoomId,
    game::{Category, Choice, Offered, Phrase, Target},
    grid::{Cell, Side},
};

/// A choice in words.
pub(super) fn describe(band: Band<'_>, question: &Question, offered: &Offered<Action>) -> Choice {
    let act = offered.act;
    let choice = wares::on_display(band, question, act, tell(band, question, act));
    Choice {
        category: category(question, act),
        // An arrow is gone once it is shot.
        plain: matches!(
            act,
            Action::Strike(_) | Action::StrikeBothHanded(_) | Action::Shoot(_)
        ),
        section: section(band, question, act).or(choice.section.clone()),
        leads_out: way_out::leads_out(band, question, act),
        ..choice.with_odds(outlook::has(band, question, act))
    }
}

/// The smaller heading that an act is folded under, where there is one such for everybody.
fn section(band: Band<'_>, question: &Question, act: Action) -> Option<Phrase> {
    Some(say(match act {
        // On the march that costs nothing.
        Action::Ready(who, place)
            if matches!(question, Question::Group(_))
                && home::arms_with_magic(band, who, place) =>
        {
            return None;
        }
        Action::Ready(..) if *question != Question::Between => "band-section-ready",
        Action::Ahead(_) => "band-section-march",
        Action::Stay(_) => "band-section-stay",
        Action::Search(_) => "band-section-search",
        Action::LetGo(_) => "band-section-let-go",
        Action::Learn(..) => "band-section-learn",
        // Whoever is still down after the fight is killed anyway.
        Action::Kill(_) | Action::Bind(_)
            if matches!(question, Question::Act { .. }) && band.state().below.no_quarter =>
        {
            "band-section-fallen"
        }
        _ => return None,
    }))
}

/// An attack with both hands, and what the weapon counts as then.
fn both_handed(band: Band<'_>, question: &Question, on: FigureId) -> Choice {
    let choice = about(band, say("band-act-strike-both-handed").on(on), on)
        .along(way_up(band, question, on));
    let Question::Act { who, .. } = question else {
        return choice;
    };
    let blades = band.get(*who).map(|it| it.holding(true).blades());
    match blades.and_then(|it| it.first().copied()) {
        Some(blade) => choice
            .detail(say("band-act-strike-both-handed-detail").with("weapon", weapon(band, blade))),
        None => choice,
    }
}

/// An attack in melee, with the way up to whoever it is on.
fn strike(band: Band<'_>, question: &Question, on: FigureId) -> Choice {
    about(band, say("band-act-strike").on(on), on).along(way_up(band, question, on))
}

/// True if somebody of the group that is asked has gone anywhere this turn.
fn has_moved(band: Band<'_>, question: &Question) -> bool {
    let Question::Group(tile) = *question else {
        return false;
    };
    let mut there = band.those_on(tile);
    there.any(|it| band.march(it.id()).moved > 0)
}

/// The squares that somebody crosses to attack somebody; none if the two are in contact.
fn way_up(band: Band<'_>, question: &Question, on: FigureId) -> Vec<Cell> {
    let Question::Act { who, .. } = *question else {
        return Vec::new();
    };
    let way = || {
        let (fight, who) = (band.state().fight.as_ref()?, band.get(who)?);
        let from = who.at()?;
        let moves = Board::of(band, fight).moves(from, who.faction());
        let (_, to) = board::beside(&moves, from, band.get(on)?.at()?)?;
        moves.path(to)
    };
    way().unwrap_or_default()
}

/// The part of the panel that an act belongs to.
fn category(question: &Question, act: Action) -> Option<Category> {
    Some(match act {
        Action::Strike(_)
        | Action::StrikeBothHanded(_)
        | Action::Shoot(_)
        | Action::ShootArrow(_) => Category::Attack,
        Action::Step(_) | Action::Way(_) | Action::Fast | Action::Leave => Category::Move,
        Action::Spell(_) => Category::Spell,
        Action::Next(_) | Action::Aim(_) | Action::Spare(_) => Category::Pick,
        Action::Stay(_)
        | Action::Later
        | Action::Ahead(_)
        | Action::Search(_)
        | Action::Climb(_)
        | Action::Tend(_)
        | Action::Lift(_)
        | Action::TakePlace(_)
        | Action::SetDown(_)
        | Action::BreakOff => Category::Other,
        Action::Treat(..) | Action::Drink(..) | Action::Restore(..) | Action::Trade => {
            Category::Item
        }
        Action::Ready(..) if *question != Question::Between => Category::Item,
        Action::Kill(_) | Action::Bind(_) if matches!(question, Question::Act { .. }) => {
            Category::Other
        }
        Action::Wait | Action::SetOut => Category::End,
        Action::Enough if has_corner(question) => Category::End,
        // `tell` names every act; what is left stands without a heading.
        _ => return None,
    })
}

/// True if enough of something is the end of a turn or of a display.
fn has_corner(question: &Question) -> bool {
    matches!(
        question,
        Question::Group(_) | Question::Kit(_) | Question::Recruit | Question::Trade(_)
    )
}

fn tell(band: Band<'_>, question: &Question, act: Action) -> Choice {
    match act {
        Action::Race(it) => Choice::new(say("band-act-race").with("race", race(band, it))),
        Action::Row(row) => star_row(band, question, row),
        Action::Arms(place) => arms(band, question, place),
        Action::Weapon(it) => Choice::new(say("band-act-take").with("thing", weapon(band, it)))
            .under(say("band-group-weapons"))
            .icon(&scene::icon(&band.book()[it].id)),
        Action::Armour(it) => Choice::new(say("band-act-take").with("thing", armour(band, it)))
            .under(say("band-group-armour"))
            .icon(&scene::icon(&band.book()[it].id)),
        Action::Shield => Choice::new(say("band-act-take").with("thing", say("band-shield")))
            .under(say("band-group-armour")),
        Action::RollRecruit => Choice::new(say("band-act-roll-recruit")),
        Action::Strike(on) => strike(band, question, on),
        Action::StrikeBothHanded(on) => both_handed(band, question, on),
        Action::Shoot(on) => about(band, say("band-act-shoot").on(on), on),
        Action::ShootArrow(on) => shot_with_arrow(band, question, on),
        Action::Spell(it) => Choice::new(say("band-act-spell").with("spell", spell(band, it)))
            .detail(magic::does(&band.book()[it]))
            .icon(&scene::icon(&band.book()[it].id)),
        Action::Aim(on) => about(band, say("band-act-aim").on(on), on),
        Action::Spare(on) => about(band, say("band-act-spare").on(on), on),
        Action::Later => Choice::new(say("band-act-later")).detail(say("band-act-later-detail")),
        Action::React(react) => reaction(question, react),
        Action::Step(to) => step(band, question, to),
        Action::Tend(on) => healing::tend(band, question, on),
        Action::Lift(on) => {
            about(band, say("band-act-lift").on(on), on).detail(say("band-act-lift-detail"))
        }
        Action::TakePlace(on) => about(band, say("band-act-take-place").on(on), on),
        Action::SetDown(on) => about(band, say("band-act-set-down").on(on), on),
        Action::Treat(on, place) => healing::treat(band, question, on, place),
        Action::Drink(who, place) => healing::with_thing(band, "band-act-drink", who, place),
        Action::Restore(who, place) => healing::with_thing(band, "band-act-restore", who, place),
        Action::Trade => Choice::new(say("band-act-trade")).detail(say("band-act-trade-detail")),
        Action::Wait => Choice::new(say("band-act-wait")),
        Action::Next(by) => about(band, say("band-act-next").by(by), by),
        Action::BreakOff => {
            Choice::new(say("band-act-break-off")).detail(say("band-act-break-off-detail"))
        }
        Action::Way(side) => way(band, question, side),
        Action::Fast => Choice::new(say("band-act-fast"))
            .detail(say("band-act-fast-detail").n(band.book().figures.fast_tiles)),
        Action::Stay(who) => about(band, say("band-act-stay").by(who), who),
        Action::Leave => {
            let choice = Choice::new(say("band-act-leave")).detail(say("band-act-leave-detail"));
            on_the_map(band, question, choice, |way| way.1 == Way::Out)
        }
        Action::Enough if matches!(question, Question::Group(_)) => {
            let label = match has_moved(band, question) {
                true => "band-act-end-turn",
                false => "band-act-stay-put",
            };
            Choice::new(say(label)).detail(say("band-act-stay-put-detail"))
        }
        Action::Enough => Choice::new(say(match question {
            Question::Drink(_) => "band-act-drink-enough",
            Question::Recruit => "band-act-enough-recruits",
            Question::Aim(_) => "band-act-aimed",
            Question::EnterSecret { .. } => "band-act-go-in-enough",
            Question::Cross { .. } => "band-act-no-one-crosses",
            Question::Climb(_) => "band-act-stay-down",
            Question::Join(_) => "band-act-join-enough",
            Question::Trade(_) => "band-act-trade-enough",
            Question::HandTo { .. } => "band-act-hand-to-no-one",
            _ => "band-act-enough",
        })),
        Action::Ahead(who) => about(band, say("band-act-ahead").by(who), who),
        Action::Search(who) => about(band, say("band-act-search").by(who), who),
        Action::Climb(who) => about(band, say("band-act-climb").by(who), who),
        Action::GoIn(who) => about(band, say("band-act-go-in").by(who), who),
        Action::GoInAsBefore => {
            let before = band.state().below.last_in.iter();
            let who = list(before.map(|who| who.named())).unwrap_or_else(|| say("band-nothing"));
            Choice::new(say("band-act-go-in-as-before").with("who", who))
        }
        Action::Over(who) => about(band, say("band-act-over").by(who), who),
        Action::Talk => Choice::new(say("band-act-talk")).detail(say("band-act-talk-detail")),
        Action::Attack => Choice::new(say("band-act-attack")).detail(say("band-act-attack-detail")),
        Action::TakeIn(who) => about(band, say("band-act-take-in").by(who), who),
        Action::Kill(on) => about(band, say("band-act-kill").on(on), on),
        Action::KillAll => Choice::new(say("band-act-kill-all")),
        Action::NoQuarter => {
            Choice::new(say("band-act-no-quarter")).detail(say("band-act-no-quarter-detail"))
        }
        Action::Bind(on) => {
            about(band, say("band-act-bind").on(on), on).detail(say("band-act-bind-detail"))
        }
        Action::RunTo(_)
        | Action::RunOut
        | Action::Drop(_)
        | Action::HandOver(..)
        | Action::Bear(_)
        | Action::BearReady(_)
        | Action::LeaveLying => carried::tell(band, question, act),
        Action::PickFind(_)
        | Action::LetGo(_)
        | Action::Recruit
        | Action::Learn(..)
        | Action::Store(..)
        | Action::TakeOut(..)
        | Action::Ready(..)
        | Action::Revisit(_)
        | Action::SetOut => home::tell(band, act),
    }
}

/// A choice about a figure, with its face.
pub(super) fn about(band: Band<'_>, label: Phrase, who: FigureId) -> Choice {
    let choice = Choice::new(label).on(who.token());
    match band.get(who) {
        Some(figure) => choice.icon(&scene::bust(figure)),
        None => choice,
    }
}

/// A shot with the best arrow there is.
fn shot_with_arrow(band: Band<'_>, question: &Question, on: FigureId) -> Choice {
    let plain = about(band, say("band-act-shoot").on(on), on);
    let Question::Shoot { who, .. } = *question else {
        return plain;
    };
    let Some(arrow) = band.get(who).and_then(shots::arrow) else {
        return plain;
    };
    let item = thing(band, Thing::Item(arrow.item));
    let label = say("band-act-shoot-arrow").on(on).with("thing", item);
    about(band, label, on).detail(say("band-act-shoot-arrow-detail").n(arrow.left))
}

/// A row of a race's list for a star: the profession with its arms.
fn star_row(band: Band<'_>, question: &Question, row: u16) -> Choice {
    let Question::StarRow { race: of, .. } = *question else {
        return Choice::new(say("band-act-enough"));
    };
    let book = band.book();
    let listed = &book[of].links.list.rows[usize::from(row)].1.gives;
    let does = book.professions.find(&listed.profession);
    let label = say("band-act-row").with(
        "profession",
        does.map_or_else(|| say("band-nothing"), |it| profession(band, it)),
    );
    Choice {
        aside: Some(say("band-aside-row").n(row + 1)),
        ..Choice::new(label.with("things", things(band, &wares::listed(band, of, row, 0))))
    }
}

fn arms(band: Band<'_>, question: &Question, place: u8) -> Choice {
    let Question::Arms { who, row } = *question else {
        return Choice::new(say("band-act-enough"));
    };
    let of = band.figure(who).race_ix();
    Choice::new(
        say("band-act-arms").with("things", things(band, &wares::listed(band, of, row, place))),
    )
}

fn reaction(question: &Question, react: React) -> Choice {
    if let Question::RunOn(who) = *question {
        let (label, detail) = match react {
            React::Flee => ("band-act-run-for-good", "band-act-run-for-good-detail"),
            React::CarryOn | React::DuckBack => {
                ("band-act-stop-running", "band-act-stop-running-detail")
            }
        };
        return Choice::new(say(label)).detail(say(detail).by(who));
    }
    let (label, detail) = match react {
        React::CarryOn => ("band-act-carry-on", "band-act-carry-on-detail"),
        React::DuckBack => ("band-act-duck-back", "band-act-duck-back-detail"),
        React::Flee => ("band-act-flee", "band-act-flee-detail"),
    };
    Choice::new(say(label)).detail(say(detail))
}

/// A move on the battle board, with its path.
fn step(band: Band<'_>, question: &Question, to: Cell) -> Choice {
    let who = match *question {
        Question::Act { who, .. } | Question::Shoot { who, .. } | Question::Cast { who, .. } => {
            band.get(who)
        }
        _ => None,
    };
    let path = who
        .zip(band.state().fight.as_ref())
        .and_then(|(who, fight)| {
            let moves = Board::of(band, fight).moves(who.at()?, who.faction());
            moves.path(to)
        });
    let from = who.and_then(|who| who.at());
    let label = say("band-act-step").with("way", way_to(from.unwrap_or(to), to));
    Choice::new(label)
        .touching(Target::Cell(to))
        .along(path.unwrap_or_default())
}

/// The way to a square, as one would point at it across the table: the board has no numbers on it.
fn way_to(from: Cell, to: Cell) -> Phrase {
    let off = to - from;
    let legs = [
        (off.y, "band-way-north", "band-way-south"),
        (off.x, "band-way-west", "band-way-east"),
    ];
    let legs = legs.into_iter().filter(|(squares, ..)| *squares != 0);
    let legs = legs.map(|(squares, less, more)| {
        say(if squares < 0 { less } else { more }).n(squares.unsigned_abs())
    });
    let both = |first, then| say("band-way-two").with("first", first).with("then", then);
    legs.reduce(both).unwrap_or_else(|| say("band-way-here"))
}

/// The place on the map that a way from a tile leads to: the tile behind it, or the dark.
fn through(band: Band<'_>, tile: RoomId, way: (Side, Way)) -> Vec<Cell> {
    /// Cells in sight of somebody who looks through a doorway into the dark.
    const INTO_THE_DARK: i16 = 3;
    let map = band.map();
    let Some(room) = map.room(tile) else {
        return Vec::new();
    };
    let doorways = room.exits().filter(|exit| exit.side == way.0);
    let next = match way.1 {
        Way::To(next) => map.room(next).filter(|next| next.level == room.level),
        Way::Unknown(_) | Way::Out => None,
    };
    match next {
        Some(next) => doorways
            .map(|exit| exit.cell)
            .chain(next.interior().cells())
            .collect(),
        None => doorways
            .flat_map(|exit| (0..=INTO_THE_DARK).map(move |far| exit.cell.step(exit.side, far)))
            .collect(),
    }
}

/// The way through a side of a tile in words, if it is by stairs to another level.
fn by_stairs(band: Band<'_>, tile: RoomId, side: Side) -> Option<Phrase> {
    let tiles = &band.state().below.dungeon.tiles;
    let is_stairs = |tile: RoomId| {
        let it = tiles.get(usize::from(tile.0));
        it.is_some_and(|it| it.kind == TileKind::Stairs)
    };
    let level_of = |tile: RoomId| band.map().room(tile).map(|room| room.level);
    let here = level_of(tile)?;
    let way = ways(band, tile).into_iter().find(|way| way.0 == side)?;
    let (key, level) = match way.1 {
        Way::Unknown(end) if end.stairs => ("band-act-stairs-down", here.saturating_add(1)),
        Way::To(next) => match level_of(next)? {
            level if level > here && is_stairs(tile) => ("band-act-stairs-down", level),
            level if level < here && is_stairs(next) => ("band-act-stairs-up", level),
            _ => return None,
        },
        Way::Unknown(_) | Way::Out => return None,
    };
    Some(say(key).n(level))
}

fn way(band: Band<'_>, question: &Question, side: Side) -> Choice {
    if let Question::SecretSide(_) = question {
        return Choice::new(say(match side {
            Side::North => "band-act-side-north",
            Side::East => "band-act-side-east",
            Side::South => "band-act-side-south",
            Side::West => "band-act-side-west",
        }));
    }
    let stairs = match question {
        Question::Group(tile) => by_stairs(band, *tile, side),
        _ => None,
    };
    let label = stairs.unwrap_or_else(|| {
        say(match side {
            Side::North => "band-act-north",
            Side::East => "band-act-east",
            Side::South => "band-act-south",
            Side::West => "band-act-west",
        })
    });
    let choice = Choice::new(label);
    on_the_map(band, question, choice, |way| way.0 == side)
}

/// A choice to take a way of the group's tile, which can be clicked on the map.
fn on_the_map(
    band: Band<'_>,
    question: &Question,
    choice: Choice,
    is_it: impl Fn(&(Side, Way)) -> bool,
) -> Choice {
    let Question::Group(tile) = *question else {
        return choice;
    };
    let taken = ways(band, tile).into_iter().find(is_it);
    let cells = taken.map(|way| through(band, tile, way));
    let cells = cells.into_iter().flatten();
    cells.fold(choice, |choice, cell| choice.touching(Target::Cell(cell)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_is_named_by_the_way_there() {
        let from = Cell::new(3, 3);
        let north = || say("band-way-north").n(2u16);
        assert_eq!(way_to(from, Cell::new(3, 1)), north());
        let east = say("band-way-east").n(1u16);
        let both = say("band-way-two")
            .with("first", north())
            .with("then", east);
        assert_eq!(way_to(from, Cell::new(4, 1)), both);
        assert_eq!(way_to(from, from), say("band-way-here"));
    }
}
