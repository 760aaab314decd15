//! Where somebody goes who has nothing else to do, and what they do for want of better.

use smallvec::SmallVec;

use super::super::{
    board::Board,
    content::{Standard, Time},
    event::{Does, Reason, Settled, Weighed},
    fight::standard,
    place,
};
use super::{
    ground::{AsIf, Ground, Route, Spot, approach},
    think::{Mind, Thought},
    weigh::{self, Candidate, Parts},
};
use crate::grid::Cell;

impl Mind<'_, '_> {
    /// Where somebody goes who has nothing else to do, or what they do for want of better.
    pub(super) fn idle(&self, ground: Ground) -> Option<Thought> {
        let head = self.head;
        let dashes = head.figure.turn().dashes > 0;
        let able = dashes || head.sheet.has_time(Time::Action).is_ok();
        if able && let Some(thought) = self.comes(&ground) {
            return Some(thought);
        }
        self.stands_better(&ground)
    }

    /// Closer to whoever could be attacked from somewhere; or hides, or looks for those who hide.
    fn comes(&self, ground: &Ground) -> Option<Thought> {
        let head = self.head;
        let hurts = self.options.iter().filter(|it| !it.helps);
        let dashed = head.figure.turn().dashes > 0;
        let reach = hurts.map(|it| it.feet).max();
        let reach = reach.or(dashed.then_some(5))?;
        let seen = head
            .up()
            .filter(|it| !it.figure.is_hidden_from(head.figure));
        let goals = seen.map(|it| {
            let mut parts = Parts::default();
            weigh::of_target(head, it, &mut parts);
            let feet = place::feet(head.figure, it.figure);
            (i32::from(feet) * 20 - parts.sum(), it.figure.id(), it)
        });
        let Some((_, _, goal)) = goals.min_by_key(|it| (it.0, it.1)) else {
            return self.take(Standard::Search);
        };
        if head.style.hides > 0 && standard::may_hide(head.figure) && !weigh::wants_near(head) {
            return self.take(Standard::Hide);
        }
        if self.waits() {
            return self.take(Standard::Dodge);
        }
        let reach = if weigh::wants_near(head) {
            5
        } else {
            reach.min(30)
        };
        let (feet, path) = approach(head, goal.figure, reach)?;
        let left = head.sheet.feet_left();
        // Whoever has nothing to do from afar gets there as fast as they can.
        let strikes = weigh::wants_near(head) || reach <= 10;
        let dashes = !dashed && feet > left && strikes;
        let speeds = head.sheet.speeds();
        if dashes && !path.is_empty() && speeds.walk.max(speeds.fly) > 0 {
            return self.take(Standard::Dash);
        }
        // Whoever strikes comes down to it, all others stay up.
        let ends = |cell: &Cell| {
            let over = ground.spots.iter().filter(|it| it.cell == *cell);
            over.min_by_key(|it| if strikes { it.up } else { -it.up })
        };
        let spot = path.iter().rev().find_map(ends).copied();
        let spot = spot.filter(|it| it.feet > 0)?;
        let mut parts = Parts::default();
        weigh::of_target(head, goal, &mut parts);
        let (blows, hazard) = ground.on_way(head, &head.play.board()?, spot);
        parts.add(Reason::Provokes, -blows * head.style.on_way / 100);
        parts.add(Reason::Hazard, -hazard);
        let to = Some(spot.cell);
        let chosen = parts.weighed(Does::Walk, Some(goal.figure.id()), to);
        Some(self.walk(ground, spot, chosen))
    }

    /// True for heroes while it is the foes who have to come: most of what they do, they do in melee,
    /// and they have not had the time to get here.
    fn waits(&self) -> bool {
        /// By then, those who mean to come have come.
        const ROUNDS: u16 = 3;
        let head = self.head;
        let alone = head.friends.is_empty() || head.figure.foe().is_some();
        if alone || head.play.round() > ROUNDS {
            return false;
        }
        let (near, all) = head.up().fold((0, 0), |(near, all), it| {
            let comes = if it.shoots { 0 } else { it.turn };
            (near + comes, all + it.turn)
        });
        2 * near > all
    }

    fn walk(&self, ground: &Ground, spot: Spot, chosen: Weighed) -> Thought {
        let candidate = Candidate {
            option: None,
            targets: SmallVec::new(),
            at: None,
            spot,
            guess: chosen.sum,
        };
        self.thought(ground, candidate, chosen, (None, Settled::Alone))
    }

    fn take(&self, what: Standard) -> Option<Thought> {
        self.head.sheet.has_time(Time::Action).ok()?;
        let chosen = Parts::default().weighed(Does::Take(what), None, self.head.figure.cell());
        Some(Thought {
            chosen,
            instead: None,
            settled: Settled::Alone,
            option: None,
            targets: SmallVec::new(),
            at: None,
            way: Route::none(),
        })
    }

    /// A better place, with what is left of the move.
    fn stands_better(&self, ground: &Ground) -> Option<Thought> {
        let head = self.head;
        let board = head.play.board()?;
        let mut as_if = AsIf::of(head.play);
        let mut best: Option<(Weighed, Spot)> = None;
        let mut stay = 0;
        let places = self.idle_places(&board, ground);
        let own = places.iter().filter(|(it, _)| it.feet == 0).take(1);
        for (spot, _) in own.chain(places.iter().take(6)) {
            as_if.put(head.figure.id(), spot.cell, spot.up);
            let mut candidate = Candidate {
                option: None,
                targets: SmallVec::new(),
                at: None,
                spot: *spot,
                guess: 0,
            };
            let weighed = weigh::exactly(head, &as_if, ground, self.options, &mut candidate)?;
            if spot.feet == 0 {
                stay = weighed.sum;
            } else if best.as_ref().is_none_or(|(it, _)| it.sum < weighed.sum) {
                best = Some((weighed, *spot));
            }
        }
        let (chosen, spot) = best?;
        (chosen.sum >= stay + head.worths.stirs).then(|| self.walk(ground, spot, chosen))
    }

    /// Places for whoever does nothing more.
    fn idle_places(&self, board: &Board<'_>, ground: &Ground) -> Vec<(Spot, i32)> {
        let head = self.head;
        let spots = ground.spots.iter();
        let mut all: Vec<(Spot, i32)> = spots
            .map(|spot| {
                let parts = weigh::at_first_sight(head, board, ground, *spot);
                let exposed = weigh::exposed(head, board, ground, *spot);
                (*spot, parts.sum() - exposed)
            })
            .collect();
        all.sort_by_key(|(spot, worth)| (std::cmp::Reverse(*worth), spot.order()));
        all
    }
}
