//! The sound player: weighs what is in sight by a few plain rules.

mod camp;
mod combat;
mod reading;

use bevy_ecs::world::World;

use super::{
    HexAdventure, advice,
    content::Reacts,
    contest,
    step::{Action, Question, Stake, Trial},
    tackle, tactics,
    venture::Venture,
};
use crate::game::{LegalActions, Offered, Phrase, Player};

pub use combat::{harm, hit_chance};
pub use reading::chance;

/// The worth of a choice, and the number that goes with it.
type Worth = (i32, Option<i32>);

impl Player for HexAdventure {
    fn bot(
        world: &World,
        question: &Question,
        offer: &LegalActions<Action>,
    ) -> (usize, Option<i32>) {
        let venture = Venture::of(world);
        let mut best = (
            0,
            offer
                .choices
                .first()
                .and_then(|it| it.amount.map(|(least, _)| least)),
        );
        let glance = Glance::of(venture, question);
        let mut most = i32::MIN;
        for (place, offered) in offer.choices.iter().enumerate() {
            let (worth, amount) = glance.weigh(offered);
            if worth > most {
                most = worth;
                best = (
                    place,
                    offered
                        .amount
                        .map(|(least, top)| amount.unwrap_or(least).clamp(least, top)),
                );
            }
        }
        best
    }

    /// The options of an entry. Halts, shops and beds are left to the sound player.
    fn story_options(_question: &Question, offer: &LegalActions<Action>) -> Vec<usize> {
        let choices = offer.choices.iter().enumerate();
        let options = choices.filter(|(_, it)| matches!(it.act, Action::Option { .. }));
        options.map(|(place, _)| place).collect()
    }

    fn advice(world: &World, question: &Question, act: Action, amount: Option<i32>) -> Phrase {
        advice::reason(Venture::of(world), question, act, amount)
    }
}

/// The situation that all choices of one decision are weighed by, looked up once.
struct Glance<'w> {
    venture: Venture<'w>,
    question: &'w Question,
    ground: Option<combat::Ground<'w>>,
    market: camp::Market<'w>,
}

impl<'w> Glance<'w> {
    fn of(venture: Venture<'w>, question: &'w Question) -> Self {
        let ground = match question {
            Question::Hero(turn) if turn.who.is_hero() => Some(combat::Ground::of(venture, *turn)),
            _ => None,
        };
        Glance {
            venture,
            question,
            ground,
            market: camp::Market::of(venture),
        }
    }

    fn weigh(&self, offered: &Offered<Action>) -> Worth {
        let (venture, act) = (self.venture, offered.act);
        match self.question {
            Question::Create { hero, stage } => camp::create(&self.market, *hero, *stage, offered),
            Question::Outfit => (camp::trade(&self.market, act, true), None),
            Question::Shop => (camp::trade(&self.market, act, false), None),
            Question::Camp { mending } => camp::camp(venture, *mending, offered),
            Question::Entry => (reading::entry(venture, act), None),
            Question::Checker { option } => (reading::checker(venture, *option, act), None),
            Question::Whom { plot, effect } => (reading::whom(venture, *plot, *effect, act), None),
            Question::Next => (combat::next(venture, act), None),
            Question::Hero(turn) if !turn.who.is_hero() => {
                let (advised, amount) = tactics::advised(venture, *turn);
                let worth = match act {
                    Action::End => 1,
                    _ => i32::from(act == advised) * 2,
                };
                (worth, Some(amount))
            }
            Question::Hero(_) => match &self.ground {
                Some(ground) => combat::turn(ground, offered),
                None => (0, None),
            },
            Question::Dodge(attack) => (combat::dodge(venture, attack, act), None),
            // Foes attack back with the first that fits.
            Question::React { on: who, .. }
            | Question::First { on: who, .. }
            | Question::Zone { who, .. }
                if !who.is_hero() =>
            {
                let reacts = venture.tactics(venture.fighter(*who)).reacts == Reacts::Always;
                (i32::from((act == Action::Bear) != reacts), None)
            }
            Question::Grip { by, .. } if !by.is_hero() => (i32::from(act == Action::Squeeze), None),
            Question::React { by, on, .. } => (combat::react(venture, *on, *by, act, false), None),
            Question::First { by, on } => (combat::react(venture, *on, *by, act, true), None),
            Question::Zone { who, mover } => {
                (combat::react(venture, *who, *mover, act, false), None)
            }
            Question::Grip { by, on } => (combat::grip(venture, *by, *on, act), None),
            Question::Contest(it) => {
                let (mine, theirs) = tackle::figures(venture, it);
                let most = venture.figures().contest_dice;
                let dice = match it.named {
                    None => contest::best_beginning(mine, theirs, most),
                    Some(named) => contest::best_reply((mine, named), theirs, most),
                };
                (0, Some(i32::from(dice)))
            }
            Question::Karma(trial) => (karma(venture, trial, act), None),
            // It is asked only where it turns the outcome.
            Question::KarmaContest { contest, hero, .. } => {
                let matters = matches!(contest.stake, Stake::Option(_) | Stake::Power(_))
                    || venture.story(*hero).karma > 1;
                (i32::from((act == Action::Karma) == matters), None)
            }
            Question::Wish(hero) => {
                let alone = venture.awake().next().is_none();
                let worth_it = venture.fighter(*hero).health().dead || alone;
                (i32::from((act == Action::Wish) == worth_it), None)
            }
        }
    }
}

/// Karma goes into checks of the story, and into attacks that matter.
fn karma(venture: Venture<'_>, trial: &Trial, act: Action) -> i32 {
    let has = venture.story(trial.by()).karma;
    let matters = match trial {
        Trial::Option { .. } => true,
        Trial::Dodge { attack, .. } => {
            harm(venture, attack) / 10 >= venture.left(venture.fighter(attack.on)) / 2
        }
        Trial::Hit(attack) => {
            has > 1 || harm(venture, attack) / 10 >= venture.left(venture.fighter(attack.on))
        }
        _ => has > 1,
    };
    i32::from((act == Action::Karma) == matters)
}
