//! What a choice is worth: what it does, where it leads, and what that costs; rules `mind.best`,
//! `mind.knows` and `mind.kinds`.

use smallvec::SmallVec;

use super::super::{
    board::Board,
    components::FigureId,
    content::Cover,
    effects::targets,
    event::{Does, Reason, Weighed},
    fight::arms,
    figure::Figure,
    place,
    sheet::Sheet,
    step::Plan,
};
use super::{
    air,
    ground::{AsIf, Ground, Spot},
    head::{Head, Rival, closes},
    options::{Aimed, Doable},
    spread::part,
    worth::{Doing, Outcome, within_area},
};
use crate::grid::Cell;

/// Something that could be done, and to whom.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The place of the option among all; none for going there and nothing else.
    pub option: Option<usize>,
    pub targets: SmallVec<[FigureId; 6]>,
    pub at: Option<Cell>,
    pub spot: Spot,
    /// What it is worth at first sight.
    pub guess: i32,
}

/// The parts of a worth.
#[derive(Default)]
pub struct Parts(SmallVec<[(Reason, i32); 6]>);

impl Parts {
    pub fn add(&mut self, reason: Reason, worth: i32) {
        if worth == 0 {
            return;
        }
        match self.0.iter_mut().find(|it| it.0 == reason) {
            Some((_, sum)) => *sum += worth,
            None => self.0.push((reason, worth)),
        }
    }

    pub fn sum(&self) -> i32 {
        self.0.iter().map(|it| it.1).sum()
    }

    /// Everything with its sum.
    pub fn weighed(mut self, does: Does, on: Option<FigureId>, to: Option<Cell>) -> Weighed {
        let sum = self.sum();
        self.0.sort_unstable();
        Weighed {
            does,
            on,
            to,
            sum,
            parts: self.0,
        }
    }
}

/// What something does to one of the other side, up to what they have left, or to an ally.
pub fn of_outcome(head: &Head<'_>, on: Figure<'_>, outcome: &Outcome, parts: &mut Parts) {
    match head.rival(on.id()) {
        Some(rival) => {
            let left = rival.left();
            parts.add(Reason::Damage, outcome.damage.mean(left));
            let drops = part(head.style.drop, outcome.damage.reaches(left.max(1)));
            parts.add(Reason::Drops, drops);
            parts.add(Reason::Harms, outcome.other);
        }
        None => {
            let left = i32::from(on.body().points.max(1));
            let lost = outcome.damage.mean(left);
            let falls = part(2 * head.style.drop, outcome.damage.reaches(left));
            let helped = outcome.other * head.style.help / 100;
            parts.add(Reason::Helps, helped - 2 * lost - falls);
        }
    }
}

/// What an option does to somebody, as it is done by a sheet from where that stands.
pub fn outcome(
    head: &Head<'_>,
    by: &Sheet<'_>,
    option: &Doable,
    on: &Sheet<'_>,
    anywhere: bool,
) -> Outcome {
    if let Some(armed) = &option.armed {
        let plan = super::super::fight::turn::plan(
            head.figure.id(),
            super::super::content::Source::Rule,
            0,
            0,
        );
        let doing = Doing::plan(head, by, &plan, anywhere);
        let one = doing.strike(&armed.attack, on);
        return (1..armed.times).fold(one.clone(), |sum, _| sum.and(&one));
    }
    let Some(plan) = &option.plan else {
        unreachable!("an option is an act or an attack");
    };
    let acts = option.acts.iter();
    let each = acts.map(|act| {
        let plan = Plan {
            act: *act,
            ..plan.clone()
        };
        Doing::plan(head, by, &plan, anywhere).act(on)
    });
    let sum = each.reduce(|sum, next| sum.and(&next));
    sum.unwrap_or_else(|| Doing::plan(head, by, plan, anywhere).act(on))
}

/// What a kind of mind gives for a target, wherever it stands itself.
pub fn of_target(head: &Head<'_>, rival: &Rival<'_>, parts: &mut Parts) {
    let style = head.style;
    let who = rival.figure.id();
    if style.keeps > 0 && head.figure.memory().engaged == Some(who) && rival.figure.is_up() {
        parts.add(Reason::Same, style.keeps);
    }
    if style.together > 0 {
        let play = head.play;
        let with = head.friends.iter().filter(|(it, _)| {
            play.figure(*it).memory().engaged == Some(who) && rival.figure.is_up()
        });
        parts.add(
            Reason::Together,
            style.together * with.count().min(3) as i32,
        );
    }
    if style.alone > 0 {
        let mut others = head.up().filter(|it| it.figure.id() != who);
        let Some(board) = head.play.board() else {
            return;
        };
        let beside = others.any(|it| board.distance(it.stand, rival.stand) <= 5);
        parts.add(Reason::Alone, if beside { 0 } else { style.alone });
    }
    if style.nearest > 0 {
        let near = head
            .up()
            .map(|it| place::feet(head.figure, it.figure))
            .min();
        let more = place::feet(head.figure, rival.figure).saturating_sub(near.unwrap_or(0));
        parts.add(
            Reason::Nearer,
            -style.nearest * i32::from(more.min(100) / 5),
        );
    }
}

/// What a place is worth at first sight: by distances alone.
pub fn at_first_sight(head: &Head<'_>, board: &Board<'_>, ground: &Ground, spot: Spot) -> Parts {
    let style = head.style;
    let stand = ground.stand(spot);
    let mut parts = Parts::default();
    let near = head.up().map(|it| board.distance(it.stand, stand)).min();
    let Some(near) = near else { return parts };
    if style.far != 0 {
        let counts = near.min(style.far_most) / 5;
        parts.add(Reason::Distance, style.far * i32::from(counts));
    }
    parts.add(Reason::Hazard, -ground.harm_at(spot.cell));
    let kept_off = air::kept_off(head, board, stand) * style.exposed / 100;
    parts.add(Reason::Height, kept_off);
    if style.among > 0 && !head.friends.is_empty() {
        let within = head.friends.iter();
        let within = within.filter(|(_, it)| board.distance(*it, stand) <= style.among_feet);
        let most = 2 * within.count() >= head.friends.len();
        parts.add(Reason::Others, if most { style.among } else { 0 });
    }
    if style.behind > 0 {
        let ahead = head.friends.iter().any(|(_, it)| {
            let front = head
                .up()
                .map(|rival| board.distance(rival.stand, *it))
                .min();
            front.is_some_and(|front| front < near)
        });
        parts.add(Reason::Others, if ahead { style.behind } else { 0 });
    }
    parts
}

/// What those do within whose reach one ends.
pub fn exposed(head: &Head<'_>, board: &Board<'_>, ground: &Ground, spot: Spot) -> i32 {
    let stand = ground.stand(spot);
    let within = head
        .up()
        .filter(|it| it.turn > 0 && board.distance(it.stand, stand) <= it.reach);
    within.map(|it| it.turn).sum::<i32>() * head.style.exposed / 100
}

/// What covers somebody where they stand, and who sees them.
pub fn shelter(head: &Head<'_>, own: Figure<'_>, parts: &mut Parts, idle: bool) {
    let style = head.style;
    if style.cover == 0 && (style.unseen == 0 || !idle) {
        return;
    }
    let shooters = head
        .up()
        .filter(|it| it.shoots && place::feet(own, it.figure) > 5);
    let mut covered: Option<i32> = None;
    for it in shooters {
        let degree = match place::cover(it.figure, own) {
            None => 0,
            Some(Cover::Half) => 1,
            Some(Cover::ThreeQuarters) => 2,
            Some(Cover::Total) => 3,
        };
        covered = Some(covered.map_or(degree, |least| least.min(degree)));
    }
    let Some(covered) = covered else { return };
    if covered == 3 && idle && style.unseen > 0 {
        parts.add(Reason::Unseen, style.unseen);
    } else {
        parts.add(Reason::Cover, style.cover * covered.min(2));
    }
}

/// What one place is worth in all: where it is, and the way there.
fn of_place(
    head: &Head<'_>,
    board: &Board<'_>,
    ground: &Ground,
    own: Figure<'_>,
    (spot, idle): (Spot, bool),
) -> Parts {
    let mut parts = at_first_sight(head, board, ground, spot);
    if idle || !head.style.leaves {
        parts.add(Reason::Exposed, -exposed(head, board, ground, spot));
    }
    let (blows, hazard) = ground.on_way(head, board, spot);
    parts.add(Reason::Provokes, -blows * head.style.on_way / 100);
    parts.add(Reason::Hazard, -hazard);
    shelter(head, own, &mut parts, idle);
    parts
}

/// What a candidate is really worth; none if it cannot be done from there.
pub fn exactly(
    head: &Head<'_>,
    as_if: &AsIf<'_>,
    ground: &Ground,
    options: &[Doable],
    candidate: &mut Candidate,
) -> Option<Weighed> {
    let play = as_if.play();
    let own = play.figure(head.figure.id());
    let board = head.play.board()?;
    let idle = candidate.option.is_none();
    let mut parts = of_place(head, &board, ground, own, (candidate.spot, idle));
    let to = Some(candidate.spot.cell);
    let Some(option) = candidate.option.map(|it| &options[it]) else {
        return Some(parts.weighed(Does::Walk, None, to));
    };
    let sheet = Sheet::of(own);
    let on: SmallVec<[FigureId; 6]> = match option.aimed {
        Aimed::At(most) => {
            let open = open_targets(&sheet, option);
            candidate.targets.retain(|it| open.contains(it));
            candidate.targets.truncate(most.into());
            candidate.targets.clone()
        }
        Aimed::Square | Aimed::Nobody => {
            let mut plan = option.plan.clone()?;
            plan.at = candidate.at;
            within_area(own, &plan).into_iter().collect()
        }
    };
    if on.is_empty() {
        return None;
    }
    for who in &on {
        add_target(head, &sheet, option, *who, &mut parts)?;
    }
    let first = on
        .iter()
        .find(|it| head.rival(**it).is_some())
        .or(on.first());
    if let Some(rival) = first.and_then(|it| head.rival(*it)) {
        of_target(head, rival, &mut parts);
        around(head, &board, ground, (candidate.spot, rival), &mut parts);
        if place::is_above(own, rival.figure) {
            parts.add(Reason::Height, head.style.height);
        }
    }
    parts.add(Reason::Price, -option.price);
    if option.melee && !option.helps {
        parts.add(Reason::Blade, -head.style.blade);
    }
    Some(parts.weighed(option.does, first.copied(), to))
}

fn add_target(
    head: &Head<'_>,
    sheet: &Sheet<'_>,
    option: &Doable,
    who: FigureId,
    parts: &mut Parts,
) -> Option<()> {
    match head.rival(who) {
        Some(rival) => {
            let outcome = outcome(head, sheet, option, &rival.sheet, false);
            of_outcome(head, rival.figure, &outcome, parts);
        }
        None => {
            let ally = head.play.get(who)?;
            let outcome = outcome(head, sheet, option, &Sheet::of(ally), false);
            of_outcome(head, ally, &outcome, parts);
        }
    }
    Some(())
}

/// Those whom an option can be aimed at from where somebody stands.
pub fn open_targets(sheet: &Sheet<'_>, option: &Doable) -> SmallVec<[FigureId; 8]> {
    let play = sheet.figure.play();
    if let Some(armed) = &option.armed {
        let all = play.figures().filter(|it| it.team() != sheet.figure.team());
        let within =
            all.filter(|it| it.cell().is_some() && arms::can_hit(sheet, &armed.attack, *it));
        return within.map(|it| it.id()).collect();
    }
    let Some(plan) = &option.plan else {
        return SmallVec::new();
    };
    let frame = &play.book().works(plan.source).acts[usize::from(plan.act)];
    let all = targets::candidates(sheet.figure, plan, frame);
    all.iter().map(|it| it.id()).collect()
}

/// Sides of a target that allies hold, for those who surround it.
fn around(
    head: &Head<'_>,
    board: &Board<'_>,
    ground: &Ground,
    (spot, rival): (Spot, &Rival<'_>),
    parts: &mut Parts,
) {
    if head.style.around == 0 {
        return;
    }
    let own = ground.stand(spot);
    let beside = |it: super::super::board::Stand| board.distance(it, rival.stand) <= 5;
    if !beside(own) {
        return;
    }
    let apart = head.friends.iter().filter(|(_, it)| beside(*it));
    let apart = apart.filter(|(_, it)| board.distance(*it, own) > 5);
    parts.add(Reason::Together, head.style.around * apart.count() as i32);
}

/// True for whoever means to come to blows.
pub fn wants_near(head: &Head<'_>) -> bool {
    head.figure
        .foe()
        .map_or(head.style.far <= 0, |foe| closes(foe.mind))
}
