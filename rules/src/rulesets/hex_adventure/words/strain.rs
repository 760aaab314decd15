//! The fatigue of spells in words: who bears it, a staff or the caster, whom it brings nearer to falling.

use super::{
    super::{
        components::FighterId,
        content::Effect,
        powers::{self, Payment},
        step::{Action, Means, Question, Using},
        venture::Venture,
    },
    Terms, say,
};
use crate::game::{Offered, Phrase};

/// A spell that is paid for, and whoever casts it.
struct Cast {
    by: FighterId,
    /// Its fatigue; of one that heals by the point, for each point.
    cost: i32,
    by_point: bool,
}

impl Cast {
    /// The spell of a choice, if it has one that costs anything.
    fn of(venture: Venture<'_>, question: &Question, act: Action) -> Option<Self> {
        let (means, by) = match (question, act) {
            (_, Action::Heal { means, by, .. }) => (means, by),
            (Question::Hero(turn), Action::Use { means, .. }) => (means, turn.who),
            _ => return None,
        };
        let cost = powers::cost(venture, means);
        (cost > 0).then(|| Cast {
            by,
            cost,
            by_point: is_by_the_point(venture, means),
        })
    }

    /// The price of casting it so many times, or of so many points.
    fn of_times(&self, venture: Venture<'_>, times: i32) -> Phrase {
        let fatigue = self.cost * times;
        let paid = Payment::of(venture.fighter(self.by), fatigue);
        match (paid.absorbed(), paid.own) {
            (_, 0) => say("hex-aside-fatigue").n(fatigue),
            (0, _) => say("hex-aside-health").n(fatigue),
            (staff, own) => say("hex-aside-shared").n(own).with("staff", staff),
        }
    }

    /// The price of a point, and how many points a staff lasts for if not for the most of them.
    fn of_a_point(&self, venture: Venture<'_>, most: i32) -> Phrase {
        let paid = Payment::of(venture.fighter(self.by), self.cost * most);
        match (paid.absorbed(), paid.own) {
            (_, 0) => say("hex-aside-fatigue-a-point").n(self.cost),
            (0, _) => say("hex-aside-health-a-point").n(self.cost),
            (staff, _) => say("hex-aside-shared-a-point")
                .n(self.cost)
                .with("staff", staff),
        }
    }
}

/// The price of a spell at the end of its line, whatever number goes with it.
pub(super) fn price(
    venture: Venture<'_>,
    question: &Question,
    offered: &Offered<Action>,
) -> Option<Phrase> {
    let cast = Cast::of(venture, question, offered.act)?;
    Some(match (cast.by_point, offered.amount) {
        (true, amount) => cast.of_a_point(venture, amount.map_or(1, |(_, most)| most)),
        (false, _) => cast.of_times(venture, 1),
    })
}

/// The price of each number of points that can be healed; none of what does not heal by the point.
pub(super) fn prices(
    venture: Venture<'_>,
    question: &Question,
    offered: &Offered<Action>,
) -> Vec<Phrase> {
    let cast = Cast::of(venture, question, offered.act).filter(|cast| cast.by_point);
    let numbers = offered.amount.map(|(least, most)| least..=most);
    let prices = cast.zip(numbers).map(|(cast, numbers)| {
        let each = numbers.map(|points| cast.of_times(venture, points));
        each.collect()
    });
    prices.unwrap_or_default()
}

/// What a spell costs if karma makes it work after all; `None` for what costs nothing.
pub(super) fn of_using(venture: Venture<'_>, using: &Using) -> Option<Phrase> {
    let cost = powers::cost(venture, using.means);
    let cast = (cost > 0).then_some(Cast {
        by: using.by,
        cost,
        by_point: is_by_the_point(venture, using.means),
    })?;
    let times = match cast.by_point {
        true => using.amount,
        false => 1,
    };
    let price = cast.of_times(venture, times);
    Some(say("hex-situation-fatigue").with("price", price))
}

/// True if it heals as much as its user pays for.
pub(super) fn is_by_the_point(venture: Venture<'_>, means: Means) -> bool {
    let power = powers::power_of(venture, means);
    power.is_some_and(|power| power.effects.contains(&Effect::HealChosen))
}
