//! How far and by which ways somebody moves.

use super::{Sheet, place};
use crate::rulesets::dungeon_dive::content::{Ability, Speeds, Trait};

impl Sheet<'_> {
    /// Speeds with everything that changes them; rule `turn.move`. Whoever is held has none at all.
    pub fn speeds(&self) -> Speeds {
        let mut speeds = self.figure.base_speeds();
        let (mut more, mut halves, mut rooted) = (0, 2_u32, false);
        for (_, held) in self.plain() {
            let walk = speeds.walk;
            let or_walk = |feet: u8| if feet == 0 { walk } else { feet };
            match held {
                Trait::Speed(by) => more += i32::from(*by),
                Trait::SpeedHalves(by) => halves = halves * u32::from(*by) / 2,
                Trait::Rooted => rooted = true,
                Trait::Flies(feet) => speeds.fly = speeds.fly.max(or_walk(*feet)),
                Trait::Climbs(feet) => speeds.climb = speeds.climb.max(or_walk(*feet)),
                Trait::Swims(feet) => speeds.swim = speeds.swim.max(or_walk(*feet)),
                _ => {}
            }
        }
        more -= self.armour_slows();
        let burdened = place::is_burdened(self.figure);
        let change = |feet: u8| match feet {
            _ if rooted => 0,
            0 => 0,
            feet => {
                let feet = (i32::from(feet) + more).max(0) as u32;
                let feet = (feet * halves / 2).min(240) as u8;
                if burdened { feet / 2 } else { feet }
            }
        };
        Speeds {
            walk: change(speeds.walk),
            fly: change(speeds.fly),
            hover: speeds.hover,
            climb: change(speeds.climb),
            swim: change(speeds.swim),
            burrow: change(speeds.burrow),
        }
    }

    /// Feet that armour too heavy for its wearer takes off.
    fn armour_slows(&self) -> i32 {
        let book = self.figure.play().book();
        let armour = self.figure.kit().armour.map(|it| &book[it]);
        let weak = armour.is_some_and(|it| self.score(Ability::Strength) < i32::from(it.strength));
        let carries = || self.is(|held| *held == Trait::CarriesArmour);
        if weak && !carries() { 10 } else { 0 }
    }

    /// Feet that it can still move this turn, on foot or in the air, whichever is more.
    pub fn feet_left(&self) -> u16 {
        let speeds = self.speeds();
        let speed = u16::from(speeds.walk.max(speeds.fly));
        let turn = self.figure.turn();
        (speed * (1 + u16::from(turn.dashes))).saturating_sub(turn.moved)
    }

    /// True for whoever flies.
    pub fn flies(&self) -> bool {
        self.speeds().fly > 0 && !self.is(|held| *held == Trait::Prone)
    }

    /// Feet that getting up takes; rule `move.prone`.
    pub fn standing_up(&self) -> u16 {
        u16::from(self.speeds().walk / 2)
    }
}
