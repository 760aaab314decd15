//! What the menu of a thing on the board offers. A figure of the party answers for its place, too: whoever
//! clicks one of their own means to look at it, and never to spend its turn.

use super::GameUi;
use crate::game::{Choice, Scene, Side, Target, Token};

/// True if a figure stands before its place, `offered` something itself or not, though the place may be
/// `chosen`. One that nothing can be done with gives way: a body is stepped over, and a spell is aimed at
/// the ground under somebody.
pub(super) fn stands_before(token: &Token, offered: bool, chosen: bool) -> bool {
    offered || !chosen || answers_for_its_place(token)
}

/// True if what can be done with its place is offered in a figure's menu.
pub(super) fn answers_for_its_place(token: &Token) -> bool {
    token.side == Side::Hero
}

/// The choices in the menu of a thing.
pub(super) fn in_menu(play: &GameUi, scene: &Scene, thing: Target) -> Vec<usize> {
    let decision = play.decision();
    decision.map_or_else(Vec::new, |it| about(&it.choices, scene, thing))
}

/// The choices about a thing, and about the place that it answers for.
fn about(choices: &[Choice], scene: &Scene, thing: Target) -> Vec<usize> {
    let place = place_of_figure(scene, thing);
    let about = |it: &Target| *it == thing || Some(*it) == place;
    let all = choices.iter().enumerate();
    let all = all.filter(|(_, choice)| choice.touches.iter().any(about));
    all.map(|(index, _)| index).collect()
}

/// The cell of a figure that answers for it, or of a body, which one can go to as well.
fn place_of_figure(scene: &Scene, thing: Target) -> Option<Target> {
    let Target::Combatant(id) = thing else {
        return None;
    };
    let token = scene.tokens.iter().find(|token| token.id == id)?;
    (token.down || answers_for_its_place(token)).then_some(Target::Cell(token.cell))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Phrase;
    use crate::grid::Cell;

    const PLACE: Cell = Cell::new(2, 2);

    /// Somebody who stands where a knife lies.
    fn on_the_knife(side: Side, down: bool) -> Scene {
        let token = Token::new(7, "somebody", Phrase::new("somebody"), side, PLACE);
        Scene {
            tokens: vec![Token { down, ..token }],
            ..Scene::default()
        }
    }

    fn choices() -> Vec<Choice> {
        let touches = [Target::Cell(Cell::new(5, 5)), Target::Cell(PLACE)];
        let choice = |touch| Choice {
            touches: vec![touch],
            ..Choice::new(Phrase::new("pick-up"))
        };
        touches.map(choice).into()
    }

    #[test]
    fn what_lies_under_a_hero_is_picked_up_from_her_menu() {
        let scene = on_the_knife(Side::Hero, false);
        assert!(stands_before(&scene.tokens[0], false, true));
        assert_eq!(about(&choices(), &scene, Target::Combatant(7)), [1]);
    }

    #[test]
    fn a_foe_gives_way_to_its_place_and_has_no_part_in_it() {
        let scene = on_the_knife(Side::Foe, false);
        assert!(!stands_before(&scene.tokens[0], false, true));
        assert!(stands_before(&scene.tokens[0], true, true));
        assert!(about(&choices(), &scene, Target::Combatant(7)).is_empty());
        let body = on_the_knife(Side::Foe, true);
        assert_eq!(about(&choices(), &body, Target::Combatant(7)), [1]);
    }
}
