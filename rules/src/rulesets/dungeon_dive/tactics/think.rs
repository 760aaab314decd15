//! Choosing: everything that could be done, from everywhere, the likeliest looked at closely.

use smallvec::SmallVec;

use super::super::{
    board::Board,
    components::{FigureId, Meant},
    content::Time,
    event::{Reason, Settled, Weighed},
};
use super::{
    ground::{AsIf, Ground, Route, Spot},
    head::{Head, Rival},
    options::{self, Doable},
    prefer,
    weigh::{self, Candidate},
};
use crate::grid::Cell;

/// What somebody would do.
pub struct Thought {
    pub chosen: Weighed,
    pub instead: Option<Weighed>,
    pub settled: Settled,
    /// What is done there, if anything is.
    pub option: Option<Doable>,
    pub targets: SmallVec<[FigureId; 6]>,
    pub at: Option<Cell>,
    /// The way there.
    pub way: Route,
}

/// Whom somebody looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Focus {
    /// Everybody who is up.
    All,
    /// This one alone, down or not.
    One(FigureId),
}

/// How many choices are looked at closely, and how many are tried for that.
const CLOSE: usize = 10;
const TRIED: usize = 28;

/// The best thing to do for somebody who is on the board; none if there is nothing.
pub fn best(head: &Head<'_>, focus: Focus, doubles: bool) -> Option<Thought> {
    let all = options::all(head);
    let meant = head.figure.memory().meant;
    if let Some(meant) = meant.filter(|it| it.round == head.play.round())
        && let Some(thought) = as_meant(head, &all, meant, focus)
    {
        return Some(thought);
    }
    if all.is_empty() && is_done(head) {
        return None;
    }
    let mind = Mind {
        head,
        focus,
        doubles,
        options: &all,
    };
    let ground = Ground::of(head, false, false)?;
    let hemmed = ground.is_hemmed();
    if let Some(thought) = mind.deed(ground) {
        return Some(before(head, &thought).unwrap_or(thought));
    }
    if hemmed && let Some(thought) = mind.deed(Ground::of(head, false, true)?) {
        return Some(thought);
    }
    match focus {
        Focus::All => mind.idle(Ground::of(head, false, false)?),
        Focus::One(_) => None,
    }
}

/// What costs nothing and is better done before a blow.
fn before(head: &Head<'_>, thought: &Thought) -> Option<Thought> {
    let strikes = thought.option.as_ref().is_some_and(|it| it.melee);
    if !strikes || !thought.way.is_empty() {
        return None;
    }
    let all = options::free(head);
    let mind = Mind {
        head,
        focus: Focus::All,
        doubles: true,
        options: &all,
    };
    (!all.is_empty()).then(|| mind.deed(Ground::of(head, true, false)?))?
}

/// True for whoever has acted, and either cannot move or does not mind where they are.
fn is_done(head: &Head<'_>) -> bool {
    let dashes = head.figure.turn().dashes > 0;
    let spent = head.sheet.has_time(Time::Action).is_err() && !dashes;
    spent && (head.style.is_anywhere() || head.sheet.feet_left() < 5)
}

/// What was meant to be done from here, as long as it still can be.
fn as_meant(head: &Head<'_>, all: &[Doable], meant: Meant, focus: Focus) -> Option<Thought> {
    let fits: Vec<Doable> = all
        .iter()
        .filter(|it| it.does == meant.does)
        .cloned()
        .collect();
    let on = meant
        .on
        .filter(|it| focus == Focus::All || focus == Focus::One(*it))?;
    if fits.is_empty() {
        return None;
    }
    let mind = Mind {
        head,
        focus: Focus::One(on),
        doubles: true,
        options: &fits,
    };
    mind.deed(Ground::of(head, true, false)?)
}

/// The best that can be done from here, without a step.
pub fn here(head: &Head<'_>) -> Option<Thought> {
    let all = options::all(head);
    let mind = Mind {
        head,
        focus: Focus::All,
        doubles: true,
        options: &all,
    };
    mind.deed(Ground::of(head, true, false)?)
}

/// The best that can be done with something from where somebody is: whom or what it is aimed at.
pub fn aim(head: &Head<'_>, option: &Doable) -> Option<Thought> {
    let all = [option.clone()];
    let mind = Mind {
        head,
        focus: Focus::All,
        doubles: true,
        options: &all,
    };
    mind.deed(Ground::of(head, true, false)?)
}

pub(super) struct Mind<'a, 'w> {
    pub(super) head: &'a Head<'w>,
    pub(super) focus: Focus,
    /// True if doubles are looked at like anybody else.
    pub(super) doubles: bool,
    pub(super) options: &'a [Doable],
}

impl Mind<'_, '_> {
    /// The best deed from anywhere on this ground.
    fn deed(&self, ground: Ground) -> Option<Thought> {
        let head = self.head;
        let board = head.play.board()?;
        let places = self.places(&board, &ground);
        let mut as_if = AsIf::of(head.play);
        let mut candidates = self.candidates(&board, &ground, &places, &mut as_if);
        candidates.sort_by_key(|it| (std::cmp::Reverse(it.guess), it.spot.order()));
        let mut close: Vec<(Candidate, Weighed)> = Vec::new();
        for mut it in candidates.into_iter().take(TRIED) {
            let key = |it: &Candidate| (it.option, it.targets.first().copied());
            let same = close.iter().filter(|(other, _)| key(other) == key(&it));
            if same.count() >= 2 {
                continue;
            }
            as_if.put(head.figure.id(), it.spot.cell, it.spot.up);
            let weighed = weigh::exactly(head, &as_if, &ground, self.options, &mut it);
            if let Some(weighed) = weighed.filter(is_worth_it) {
                close.push((it, weighed));
            }
            if close.len() >= CLOSE {
                break;
            }
        }
        let (place, next, settled) = prefer::choose(head, &close)?;
        let instead = next.map(|it| close[it].1.clone());
        let (candidate, chosen) = close.swap_remove(place);
        Some(self.thought(&ground, candidate, chosen, (instead, settled)))
    }

    pub(super) fn thought(
        &self,
        ground: &Ground,
        candidate: Candidate,
        chosen: Weighed,
        (instead, settled): (Option<Weighed>, Settled),
    ) -> Thought {
        Thought {
            way: ground.way(&self.head.sheet, candidate.spot),
            option: candidate.option.map(|it| self.options[it].clone()),
            targets: candidate.targets,
            at: candidate.at,
            chosen,
            instead,
            settled,
        }
    }

    /// Places with what they are worth at first sight, the best first.
    fn places(&self, board: &Board<'_>, ground: &Ground) -> Vec<(Spot, i32)> {
        let head = self.head;
        let mut all: Vec<(Spot, i32)> = ground
            .spots
            .iter()
            .map(|spot| {
                let parts = weigh::at_first_sight(head, board, ground, *spot);
                let exposed = match head.style.leaves {
                    true => 0,
                    false => weigh::exposed(head, board, ground, *spot),
                };
                (*spot, parts.sum() - exposed)
            })
            .collect();
        all.sort_by_key(|(spot, worth)| (std::cmp::Reverse(*worth), spot.order()));
        all
    }

    /// True for a target that is looked at.
    pub(super) fn looks_at(&self, rival: &Rival<'_>) -> bool {
        let who = rival.figure.id();
        match self.focus {
            Focus::One(only) => only == who,
            Focus::All => rival.figure.is_up() && (self.doubles || !rival.figure.is_double()),
        }
    }
}

/// True if what is done is worth more than nothing, wherever it is done from.
fn is_worth_it(it: &Weighed) -> bool {
    let does = |reason: &Reason| {
        matches!(
            reason,
            Reason::Damage | Reason::Drops | Reason::Harms | Reason::Helps | Reason::Price
        )
    };
    let worth = it.parts.iter().filter(|(reason, _)| does(reason));
    let worth: i32 = worth.map(|it| it.1).sum();
    let hazard = it.parts.iter().filter(|it| it.0 == Reason::Hazard);
    let hazard: i32 = hazard.map(|it| it.1).sum();
    worth > 0 && worth + hazard > 0
}
