//! Everything that could be done, from everywhere it could be done, with what it is worth at first
//! sight.

use std::collections::BTreeSet;

use smallvec::SmallVec;

use super::super::{
    board::{Aimed as Towards, Board, Stand},
    components::FigureId,
    content::{Aim as Meant, Area, Frame, Range},
    figure::Figure,
    place,
    sheet::Sheet,
    step::Plan,
};
use super::{
    ground::{AsIf, Ground, Spot},
    options::{Aimed, Doable},
    think::Mind,
    weigh::{self, Candidate, Parts},
    worth::within_area,
};
use crate::grid::Cell;

/// Places that are looked at for each choice.
const PLACES: usize = 5;

impl Mind<'_, '_> {
    /// Everything that could be done.
    pub(super) fn candidates(
        &self,
        board: &Board<'_>,
        ground: &Ground,
        places: &[(Spot, i32)],
        as_if: &mut AsIf<'_>,
    ) -> Vec<Candidate> {
        let mut all = Vec::new();
        for (nth, option) in self.options.iter().enumerate() {
            match option.aimed {
                Aimed::At(_) => self.at_figures(board, ground, (nth, option), places, &mut all),
                Aimed::Square => {
                    self.at_squares(board, ground, (nth, option), places, as_if, &mut all)
                }
                Aimed::Nobody => {
                    self.at_nobody(board, ground, (nth, option), places, as_if, &mut all)
                }
            }
        }
        all
    }

    /// What an option is worth against somebody, or for them, wherever it is done from.
    fn guess(&self, option: &Doable, on: Figure<'_>) -> i32 {
        let head = self.head;
        let mut parts = Parts::default();
        match head.rival(on.id()) {
            Some(rival) => {
                let outcome = weigh::outcome(head, &head.sheet, option, &rival.sheet, true);
                weigh::of_outcome(head, rival.figure, &outcome, &mut parts);
            }
            None => {
                let sheet = Sheet::of(on);
                let outcome = weigh::outcome(head, &head.sheet, option, &sheet, true);
                weigh::of_outcome(head, on, &outcome, &mut parts);
            }
        }
        parts.sum()
    }

    fn at_figures(
        &self,
        board: &Board<'_>,
        ground: &Ground,
        (nth, option): (usize, &Doable),
        places: &[(Spot, i32)],
        all: &mut Vec<Candidate>,
    ) {
        let head = self.head;
        let mut worths: Vec<(i32, Figure<'_>)> = Vec::new();
        for on in head.play.figures() {
            let looked_at = match head.rival(on.id()) {
                Some(rival) => !option.helps && self.looks_at(rival),
                None => option.armed.is_none() && (option.helps || on.id() == head.figure.id()),
            };
            if looked_at && on.cell().is_some() {
                let worth = self.guess(option, on);
                if worth > 0 {
                    worths.push((worth, on));
                }
            }
        }
        worths.sort_by_key(|(worth, on)| (std::cmp::Reverse(*worth), on.id()));
        let several = matches!(option.aimed, Aimed::At(most) if most > 1);
        for (worth, on) in &worths {
            let mut parts = Parts::default();
            if let Some(rival) = head.rival(on.id()) {
                weigh::of_target(head, rival, &mut parts);
            }
            let Some(goal) = place::stand(*on) else {
                continue;
            };
            let reaches = |spot: &Spot| match on.id() == head.figure.id() {
                true => spot.feet == 0,
                false => board.distance(ground.stand(*spot), goal) <= option.feet,
            };
            let near = places.iter().filter(|(spot, _)| reaches(spot));
            let here = places
                .iter()
                .filter(|(spot, _)| spot.feet == 0 && reaches(spot));
            for (spot, place) in near.take(PLACES).chain(here) {
                let mut targets: SmallVec<[FigureId; 6]> = SmallVec::from_slice(&[on.id()]);
                if several {
                    let others = worths.iter().filter(|(_, it)| it.id() != on.id());
                    targets.extend(others.map(|(_, it)| it.id()));
                }
                let candidate = Candidate {
                    option: Some(nth),
                    targets,
                    at: None,
                    spot: *spot,
                    guess: worth + parts.sum() + place - option.price,
                };
                if !all.iter().any(|it: &Candidate| {
                    (it.option, it.spot.cell, it.spot.up, &it.targets)
                        == (candidate.option, spot.cell, spot.up, &candidate.targets)
                }) {
                    all.push(candidate);
                }
            }
            if several {
                break;
            }
        }
    }

    fn at_squares(
        &self,
        board: &Board<'_>,
        ground: &Ground,
        (nth, option): (usize, &Doable),
        places: &[(Spot, i32)],
        as_if: &mut AsIf<'_>,
        all: &mut Vec<Candidate>,
    ) {
        let head = self.head;
        let Some(plan) = &option.plan else { return };
        let frame = &head.play.book().works(plan.source).acts[usize::from(plan.act)];
        let away = frame.range == Range::Oneself;
        let reach = match away {
            true => frame.area.map_or(option.feet, super::area_feet),
            false => option.feet,
        };
        let worths = self.worths(option);
        let reaches = |spot: &Spot| {
            let own = ground.stand(*spot);
            head.up().any(|it| board.distance(own, it.stand) <= reach)
        };
        let near = places.iter().filter(|(spot, _)| reaches(spot));
        let here = places.iter().filter(|(spot, _)| spot.feet == 0);
        let mut near: Vec<(Spot, i32)> = near.copied().collect();
        if away {
            self.line_up(board, ground, frame, &worths, &mut near);
        }
        near.truncate(if away { 4 } else { 2 });
        near.extend(here);
        let spots = near;
        // What is aimed at a point catches the same from everywhere.
        let far = match away {
            true => Vec::new(),
            false => self.aims(
                head.figure,
                plan,
                around(head.up().map(|it| it.stand.cell)),
                &worths,
            ),
        };
        for (spot, place) in spots {
            as_if.put(head.figure.id(), spot.cell, spot.up);
            let own = as_if.play().figure(head.figure.id());
            let aims = match away {
                true => self.aims(own, plan, around([spot.cell].into_iter()), &worths),
                false => Vec::new(),
            };
            let aims = if away { &aims } else { &far };
            let within = if away { 10 } else { option.feet };
            let best = aims.iter().find(|it| {
                let open = board.field.square(it.at).open && Some(it.at) != own.cell();
                open && place::feet_to(own, it.at) <= within && place::has_line_to(own, it.at)
            });
            if let Some(best) = best {
                all.push(Candidate {
                    option: Some(nth),
                    targets: best.within.clone(),
                    at: Some(best.at),
                    spot,
                    guess: best.worth + place - option.price,
                });
            }
        }
    }

    /// Sorts places by what an area catches from there, as far as its shape goes: the best first.
    fn line_up(
        &self,
        board: &Board<'_>,
        ground: &Ground,
        frame: &Frame,
        worths: &[(FigureId, i32)],
        places: &mut [(Spot, i32)],
    ) {
        let Some(area) = frame.area else { return };
        let play = self.head.play;
        let within = |who: FigureId| match frame.aim {
            Meant::FoesInArea => self.head.rival(who).is_some(),
            _ => who != self.head.figure.id(),
        };
        let all = worths.iter().filter(|it| it.1 != 0 && within(it.0));
        let all = all.filter_map(|(who, worth)| Some((place::stand(play.get(*who)?)?, *worth)));
        let all: Vec<(Stand, i32)> = all.collect();
        places.sort_by_cached_key(|(spot, place)| {
            let own = ground.stand(*spot);
            let aims = head_on(area, own, &all);
            let caught = aims.map(|aimed| {
                let there = all.iter().filter(|it| board.is_in_shape(area, aimed, it.0));
                there.map(|it| it.1).sum::<i32>()
            });
            std::cmp::Reverse(caught.max().unwrap_or(0) + place)
        });
    }

    /// What aims at some squares catch, the best first; none that catch nothing worth it.
    fn aims(
        &self,
        by: Figure<'_>,
        plan: &Plan,
        cells: impl Iterator<Item = Cell>,
        worths: &[(FigureId, i32)],
    ) -> Vec<Aim> {
        let aims = cells.map(|at| {
            let mut plan = plan.clone();
            plan.at = Some(at);
            let within: SmallVec<[FigureId; 6]> = within_area(by, &plan).into_iter().collect();
            let worth = within.iter().map(|it| of(worths, *it)).sum();
            Aim { at, within, worth }
        });
        let mut aims: Vec<Aim> = aims.filter(|it| it.worth > 0).collect();
        aims.sort_by_key(|it| (std::cmp::Reverse(it.worth), it.at.y, it.at.x));
        aims
    }

    fn at_nobody(
        &self,
        board: &Board<'_>,
        ground: &Ground,
        (nth, option): (usize, &Doable),
        places: &[(Spot, i32)],
        as_if: &mut AsIf<'_>,
        all: &mut Vec<Candidate>,
    ) {
        let head = self.head;
        let Some(plan) = &option.plan else { return };
        let worths = self.worths(option);
        // What is done to oneself is done here; everything else wants a place.
        let here = places.iter().filter(|(spot, _)| spot.feet == 0);
        let frame = &head.play.book().works(plan.source).acts[usize::from(plan.act)];
        let mut spots: Vec<(Spot, i32)> = match option.helps {
            true => Vec::new(),
            false => places.to_vec(),
        };
        self.line_up(board, ground, frame, &worths, &mut spots);
        spots.truncate(12);
        spots.extend(here);
        for (spot, place) in spots {
            as_if.put(head.figure.id(), spot.cell, spot.up);
            let own = as_if.play().figure(head.figure.id());
            let within = within_area(own, plan);
            let worth: i32 = within.iter().map(|it| of(&worths, *it)).sum();
            if worth > 0 {
                all.push(Candidate {
                    option: Some(nth),
                    targets: within.into_iter().collect(),
                    at: None,
                    spot,
                    guess: worth + place - option.price,
                });
            }
        }
    }

    /// What an option is worth on each who is there.
    fn worths(&self, option: &Doable) -> Vec<(FigureId, i32)> {
        let all = self.head.play.figures().filter(|it| !it.is_dead());
        let there = all.filter(|it| it.cell().is_some());
        there.map(|it| (it.id(), self.guess(option, it))).collect()
    }
}

/// A square that something can be aimed at, and who is caught.
struct Aim {
    at: Cell,
    within: SmallVec<[FigureId; 6]>,
    worth: i32,
}

/// An area from somewhere, straight towards each of some.
fn head_on(area: Area, own: Stand, all: &[(Stand, i32)]) -> impl Iterator<Item = Towards> {
    let goals = all.iter().filter(|it| it.1 > 0);
    goals.map(move |(goal, _)| match area {
        Area::Around(_) => Towards::Around(own),
        _ => Towards::Towards(own, Stand::person(goal.cell)),
    })
}

/// Squares at most two away from any of these, each once.
fn around(goals: impl Iterator<Item = Cell>) -> impl Iterator<Item = Cell> {
    let near = |goal: Cell| {
        let rows = -2..=2;
        rows.flat_map(move |y| (-2..=2).map(move |x| goal + Cell::new(x, y)))
    };
    let cells: BTreeSet<(i16, i16)> = goals.flat_map(near).map(|it| (it.y, it.x)).collect();
    cells.into_iter().map(|(y, x)| Cell::new(x, y))
}

fn of(worths: &[(FigureId, i32)], who: FigureId) -> i32 {
    let mut all = worths.iter();
    all.find(|it| it.0 == who).map_or(0, |it| it.1)
}
