//! Whom something can be aimed at, and who is in its area.

use smallvec::SmallVec;

use super::super::{
    board::{Aimed, Point, Stand},
    components::FigureId,
    content::{
        Aim, Area, Cover, Effect, Frame, Higher, Range, Source, Standard, Step, Trait, Workings,
    },
    fight::arms,
    figure::Figure,
    place,
    play::Play,
    sheet::{Case, Sheet},
    step::Plan,
};
use super::summons;
use crate::grid::Cell;

/// The targets that follow from a plan: those chosen, or whoever is in the area.
pub fn of_plan(by: Figure<'_>, plan: &Plan, frame: &Frame) -> SmallVec<[FigureId; 6]> {
    match frame.aim {
        Aim::Oneself => SmallVec::from_slice(&[by.id()]),
        Aim::Area | Aim::FoesInArea | Aim::AlliesInArea => in_area(by, plan, frame),
        Aim::Square => SmallVec::new(),
        _ => plan.targets.clone(),
    }
}

/// The square that a plan is aimed at, or that of whoever does it.
fn centre(by: Figure<'_>, at: Option<Cell>) -> Option<Cell> {
    at.or_else(|| by.cell())
}

/// Where an area begins; rule `area.shapes`.
fn aimed(by: Figure<'_>, frame: &Frame, area: Area, at: Option<Cell>) -> Option<Aimed> {
    let from = place::stand(by)?;
    let cell = centre(by, at)?;
    let towards = Aimed::Towards(from, Stand::person(cell));
    Some(match (area, frame.range) {
        (Area::Around(_), _) => Aimed::Around(from),
        (Area::Cone(_) | Area::Line { .. }, _) => towards,
        (Area::Cube(_), Range::Oneself) => towards,
        (_, Range::Oneself) if at.is_none() => Aimed::Around(from),
        _ => {
            let height = by.play().board()?.field.ground(cell);
            Aimed::At(Point {
                corner: cell,
                height,
            })
        }
    })
}

/// The point that an area spreads from; none if it begins at whoever makes it.
pub fn point(by: Figure<'_>, frame: &Frame, at: Option<Cell>) -> Option<Point> {
    match aimed(by, frame, frame.area?, at)? {
        Aimed::At(point) => Some(point),
        _ => None,
    }
}

/// The squares of an area that something is aimed at.
pub fn cells(by: Figure<'_>, frame: &Frame, at: Option<Cell>, more: u8) -> Vec<Cell> {
    let (Some(board), Some(area)) = (by.play().board(), frame.area) else {
        return Vec::new();
    };
    let area = grown(area, more);
    let aimed = aimed(by, frame, area, at);
    aimed.map_or_else(Vec::new, |aimed| board.area(area, aimed).iter().collect())
}

/// An area by so many feet larger; rule `magic.upcasting`.
fn grown(area: Area, more: u8) -> Area {
    match area {
        Area::Cone(feet) => Area::Cone(feet.saturating_add(more)),
        Area::Cube(feet) => Area::Cube(feet.saturating_add(more)),
        Area::Sphere(feet) => Area::Sphere(feet.saturating_add(more)),
        Area::Around(feet) => Area::Around(feet.saturating_add(more)),
        Area::Cylinder { radius, height } => Area::Cylinder {
            radius: radius.saturating_add(more),
            height,
        },
        other => other,
    }
}

/// Feet by which a higher slot widens the area.
pub fn wider(play: Play<'_>, source: Source, circle: u8) -> u8 {
    let Source::Spell(spell) = source else {
        return 0;
    };
    let record = &play.book()[spell];
    let above = circle.saturating_sub(record.circle);
    let feet = record.higher.iter().map(|it| match it {
        Higher::Feet(feet) => feet.saturating_mul(above),
        _ => 0,
    });
    feet.sum()
}

/// Whoever is in the area of a plan and is meant by it.
fn in_area(by: Figure<'_>, plan: &Plan, frame: &Frame) -> SmallVec<[FigureId; 6]> {
    let play = by.play();
    let (Some(board), Some(area)) = (play.board(), frame.area) else {
        return SmallVec::new();
    };
    let area = grown(area, wider(play, plan.source, plan.circle));
    let Some(aimed) = aimed(by, frame, area, plan.at) else {
        return SmallVec::new();
    };
    let within = play.figures().filter(|it| !it.is_dead()).filter(|it| {
        let meant = match frame.aim {
            Aim::FoesInArea => it.team() != by.team(),
            Aim::AlliesInArea => it.team() == by.team(),
            _ => true,
        };
        meant && place::stand(*it).is_some_and(|it| board.area_holds(area, aimed, it))
    });
    let spared = spared(by, plan);
    let mut left = spared;
    within
        .map(|it| (it.id(), it.team() == by.team()))
        .filter(|(_, ally)| {
            let spare = *ally && left > 0;
            left -= u8::from(spare);
            !spare
        })
        .map(|(id, _)| id)
        .collect()
}

/// How many allies the doer keeps out of the area of an evocation.
fn spared(by: Figure<'_>, plan: &Plan) -> u8 {
    use super::super::content::School;
    let Source::Spell(spell) = plan.source else {
        return 0;
    };
    let evokes = by.play().book()[spell].school == School::Evocation;
    let spares = evokes && Sheet::of(by).is(|it| *it == Trait::SparesAllies);
    if spares { 1 + plan.circle } else { 0 }
}

/// How many targets can be chosen one by one.
pub fn most(play: Play<'_>, plan: &Plan, frame: &Frame) -> u8 {
    let count = match frame.aim {
        Aim::Creatures(count) | Aim::Allies(count) | Aim::Foes(count) => count,
        Aim::Cause => 1,
        _ => return 0,
    };
    let Source::Spell(spell) = plan.source else {
        return count;
    };
    let record = &play.book()[spell];
    let above = plan.circle.saturating_sub(record.circle);
    let more = record.higher.iter().map(|it| match it {
        Higher::Targets(more) => more.saturating_mul(above),
        _ => 0,
    });
    count.saturating_add(more.sum())
}

/// True if something is aimed at a square.
pub fn takes_square(frame: &Frame) -> bool {
    match (frame.aim, frame.area) {
        (Aim::Square, _) => true,
        (Aim::Area | Aim::FoesInArea | Aim::AlliesInArea, Some(area)) => {
            !matches!(area, Area::Around(_)) && !centred_on_doer(frame, area)
        }
        _ => false,
    }
}

/// A sphere or cylinder of no range is centred on whoever makes it.
fn centred_on_doer(frame: &Frame, area: Area) -> bool {
    let round = matches!(area, Area::Sphere(_) | Area::Cylinder { .. });
    round && frame.range == Range::Oneself
}

/// Feet that something reaches.
pub fn feet(frame: &Frame, block: &[Step]) -> u16 {
    match (frame.range, block.first().map(|it| &it.effect)) {
        (Range::Feet(feet), _) => feet,
        (Range::Touch, _) => 5,
        (
            Range::Oneself,
            Some(Effect::Attack {
                ranged: true,
                range,
                long,
                ..
            }),
        ) => long.or(*range).unwrap_or(5),
        (Range::Oneself, Some(Effect::Attack { reach, .. })) => *reach,
        (Range::Oneself, _) => 5,
    }
}

/// Those whom something can be aimed at one by one; rules `magic.spells` and `cover.sight`.
pub fn candidates<'w>(by: Figure<'w>, plan: &Plan, frame: &Frame) -> Vec<Figure<'w>> {
    let play = by.play();
    let works = play.book().works(plan.source);
    let block = &works.blocks[usize::from(frame.block)];
    let feet = feet(frame, block);
    let heals = block.iter().any(|it| helps_the_down(&it.effect));
    let sheet = Sheet::of(by);
    let all = play.figures().filter(|it| !it.is_dead() || heals);
    all.filter(|it| play.is_here(*it))
        .filter(|it| match frame.aim {
            Aim::Allies(_) => it.team() == by.team(),
            Aim::Foes(_) => it.team() != by.team(),
            _ => true,
        })
        .filter(|it| !plan.targets.contains(&it.id()))
        .filter(|it| !frame.close || is_close(play, plan, *it))
        .filter(|it| match frame.range {
            Range::Oneself if strikes(block) => true,
            _ => place::feet(by, *it) <= feet || touches(by, *it, plan, frame),
        })
        .filter(|it| gets_at(&sheet, *it, block))
        .filter(|it| it.id() == by.id() || is_open(by, *it) && !it.is_hidden_from(by))
        .filter(|it| !(it.team() != by.team() && sheet.spares(it.id())))
        // What a reaction needs is asked about its cause.
        .filter(|it| {
            plan.answers.is_some() || Case::with(it.id()).so(by, plan.source, &frame.needs)
        })
        .collect()
}

/// True for whoever stands within 5 feet of the first target, or could be the first.
fn is_close(play: Play<'_>, plan: &Plan, other: Figure<'_>) -> bool {
    let first = plan.targets.first().and_then(|it| play.get(*it));
    first.is_none_or(|it| place::feet(it, other) <= 5)
}

/// True for a list with a blow in it: it reaches as far as what is in hand.
fn strikes(block: &[Step]) -> bool {
    block.iter().any(|it| it.effect == Effect::Strike)
}

/// True if what a list has somebody do can be done to another: a blow needs a weapon that gets at
/// them, and nobody helps themselves.
pub fn gets_at(sheet: &Sheet<'_>, on: Figure<'_>, block: &[Step]) -> bool {
    let helps = block
        .iter()
        .any(|it| it.effect == Effect::Take(Standard::Help));
    if helps && on.id() == sheet.figure.id() {
        return false;
    }
    !strikes(block) || arms::in_hand_for(sheet, on).is_some()
}

/// The candidates in the order in which they are offered: foes first for what harms.
pub fn offered<'w>(by: Figure<'w>, plan: &Plan, frame: &Frame) -> Vec<Figure<'w>> {
    let works = by.play().book().works(plan.source);
    let mut all = candidates(by, plan, frame);
    if harms(works, frame.block) {
        all.sort_by_key(|it| it.team() == by.team());
    }
    all
}

/// True for a list of effects with an attack, a save or damage in it.
fn harms(works: &Workings, block: u16) -> bool {
    let mut steps = works.blocks[usize::from(block)].iter();
    steps.any(|step| match step.effect {
        Effect::Attack { .. } | Effect::Save { .. } | Effect::Damage { .. } => true,
        Effect::Times(..) | Effect::If { .. } => step.inner.iter().any(|it| harms(works, *it)),
        _ => false,
    })
}

/// True if a familiar can carry a spell that touches to somebody.
pub fn touches(by: Figure<'_>, other: Figure<'_>, plan: &Plan, frame: &Frame) -> bool {
    let spell = matches!(plan.source, Source::Spell(_)) && frame.range == Range::Touch;
    spell && summons::toucher(by, other).is_some()
}

/// True if a target is not behind total cover, or a familiar is beside it.
fn is_open(by: Figure<'_>, other: Figure<'_>) -> bool {
    place::cover(by, other) != Some(Cover::Total) || summons::toucher(by, other).is_some()
}

/// True for what brings back those who are dead.
fn helps_the_down(effect: &Effect) -> bool {
    matches!(effect, Effect::Revive(_))
}

/// The squares that something can be aimed at.
pub fn squares(by: Figure<'_>, plan: &Plan, frame: &Frame) -> Vec<Cell> {
    let play = by.play();
    let Some(board) = play.board() else {
        return Vec::new();
    };
    let works = play.book().works(plan.source);
    let block = &works.blocks[usize::from(frame.block)];
    let away = leads_away(frame);
    let feet = if away { 10 } else { feet(frame, block) };
    let hop = block
        .iter()
        .any(|it| matches!(it.effect, Effect::Teleport(_)));
    let all = board.field.open();
    all.filter(|cell| place::feet_to(by, *cell) <= feet && Some(*cell) != by.cell())
        .filter(|cell| place::has_line_to(by, *cell))
        .filter(|cell| !hop || place::is_free(play, by, *cell))
        .collect()
}

/// True for an area that begins at whoever makes it and leads away: any square says which way.
fn leads_away(frame: &Frame) -> bool {
    match frame.area {
        Some(Area::Cone(_) | Area::Line { .. }) => true,
        Some(Area::Cube(_)) => frame.range == Range::Oneself,
        _ => false,
    }
}
