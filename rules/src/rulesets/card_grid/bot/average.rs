//! The player who always takes the highest average: the dice with the higher mean, the highest bonus,
//! the fewest points of cards. It weighs no chances, keeps nothing back and taps nothing in a fight.

use super::{
    super::{
        attack,
        checks::{Action as Throw, Style},
        hits,
        play::Play,
        step::{Action, Question, Roll},
    },
    weigh,
};
use crate::game::LegalActions;

/// The choice with the highest average; none where no dice are rolled and nothing is paid.
pub(super) fn choice(
    play: Play<'_>,
    question: &Question,
    offer: &LegalActions<Action>,
) -> Option<usize> {
    let best = |worth: &dyn Fn(Action) -> Option<i64>| {
        let worths = offer.choices.iter().enumerate();
        let worths = worths.filter_map(|(place, it)| Some((worth(it.act)?, place)));
        let best = worths.max_by(|(a, one), (b, other)| a.cmp(b).then(other.cmp(one)));
        best.map(|(_, place)| place)
    };
    match question {
        Question::Act(_) => {
            let attack = best(&|act| thrown(play, question, act));
            // Nobody is in reach: it walks.
            attack.or_else(|| {
                best(&|act| {
                    let walks = matches!(act, Action::Step(_) | Action::Done);
                    walks.then(|| weigh(play, question, act))
                })
            })
        }
        Question::Obstacle(_) => best(&|act| thrown(play, question, act)),
        Question::Pay(hit) => best(&|act| match act {
            Action::Pay(way) => Some(-i64::from(hits::given(play.hero(hit.on), way))),
            _ => None,
        }),
        Question::Failed { .. } => best(&|act| (act == Action::Enough).then_some(0)),
        _ => None,
    }
}

/// What a throw is above its difficulty on average, in halves.
fn thrown(play: Play<'_>, question: &Question, act: Action) -> Option<i64> {
    let throw = match (question, act) {
        (Question::Act(who), Action::Attack { card, on, style }) => {
            attack::check(play, play.hero(*who).blow(card, on, style))
        }
        (Question::Obstacle(nth), Action::Way { by, way, style }) => {
            let obstacle = *nth;
            attack::check_of(
                play,
                Roll::Way {
                    by,
                    obstacle,
                    way,
                    style,
                },
            )
        }
        _ => None,
    };
    throw.map(|it| twice_the_mean(it.style) + 2 * i64::from(ahead(&it)))
}

/// What the bonus is above the difficulty.
fn ahead(throw: &Throw) -> i32 {
    throw.bonus - throw.difficulty
}

/// Twice what dice show on average.
fn twice_the_mean(style: Style) -> i64 {
    let (count, die) = style.dice();
    i64::from(count) * (i64::from(die.sides()) + 1)
}
