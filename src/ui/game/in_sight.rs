//! What the slip about a choice leaves in sight: whom it is about, and what belongs to the choice.

use bevy_egui::egui;
use egui::Rect;

use super::{GameUi, beside::InSight, board, page};
use crate::game::{Decision, ReactionPrompt, Scene, Target, Token};

/// What a slip keeps off.
pub(super) struct Kept {
    about: Vec<Rect>,
    belongs: Vec<Rect>,
    others: Vec<Rect>,
}

impl Kept {
    pub(super) fn borrowed(&self) -> InSight<'_> {
        InSight {
            about: &self.about,
            belongs: &self.belongs,
            others: &self.others,
        }
    }
}

/// What the slip about a choice that touches these leaves in sight.
pub(super) fn of(play: &GameUi, touches: &[Target]) -> Kept {
    let places = &play.desk.places;
    // The sheets of the heroes, whom the player compares.
    let mut belongs = places.seats.clone();
    // What else one may choose instead, to end it.
    belongs.extend(places.ends);
    // The button of a note has to stay in sight, and so has the text that the choice goes on from.
    belongs.extend(play.desk.course.places.slip);
    belongs.extend(page::text(play));
    // So does the card of the reaction or the contest that the choice belongs to.
    belongs.extend(places.card_there);
    let bystanders = board::figures(play, play.look.free());
    Kept {
        about: figures(play, touches),
        belongs,
        others: [&places.lay_there[..], &bystanders].concat(),
    }
}

/// The figures and cells that a choice is about, and whoever makes it, on the screen.
fn figures(play: &GameUi, touches: &[Target]) -> Vec<Rect> {
    let scene = play.scene();
    concerned(&scene, play.decision().as_deref(), touches)
        .into_iter()
        .filter_map(|it| board::place_of(play, &scene, it))
        .collect()
}

/// What a choice touches and whom that targets, whoever makes the choice, and the two whom the
/// question is about if it asks for a reaction.
fn concerned(scene: &Scene, decision: Option<&Decision>, touches: &[Target]) -> Vec<Target> {
    let touched = |token: &Token| touches.contains(&Target::Combatant(token.id));
    let reaction = decision.and_then(|it| it.reaction.as_ref());
    let mut all = touches.to_vec();
    for token in &scene.tokens {
        if token.active {
            all.push(Target::Combatant(token.id));
        }
        if touched(token) {
            all.extend(token.target.map(Target::Combatant));
        }
    }
    all.extend(reaction.into_iter().flat_map(ReactionPrompt::about));
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Fraction;
    use crate::game::{Phrase, RuleId, Seat, Side};
    use crate::grid::Cell;

    #[test]
    fn odds_are_about_whoever_a_foe_targets_and_about_both_of_a_reaction() {
        let token = |id, side| Token::new(id, "a", Phrase::new("a"), side, Cell::new(0, 0));
        let scene = Scene {
            tokens: vec![
                Token {
                    target: Some(2),
                    ..token(9, Side::Foe)
                },
                token(1, Side::Hero),
                token(2, Side::Hero),
            ],
            ..Scene::default()
        };
        let helps = concerned(&scene, None, &[Target::Combatant(9)]);
        assert_eq!(helps, [9, 2].map(Target::Combatant));

        let reaction = ReactionPrompt {
            who: 2,
            to: Some(9),
            own: false,
            facts: Vec::new(),
            danger: Fraction::one(),
            pass: 0,
            rolled: false,
        };
        let asked = Decision {
            seat: Seat::Party,
            rule: RuleId("a"),
            prompt: Phrase::new("step in?"),
            choices: Vec::new(),
            refused: Vec::new(),
            reaction: Some(reaction),
        };
        let steps_in = concerned(&scene, Some(&asked), &[Target::Combatant(1)]);
        assert_eq!(steps_in, [1, 9, 2].map(Target::Combatant));
    }
}
