//! Those who fall: they stay as large as they stood, and go down rather than lie there at once.

use std::f32::consts::TAU;

use crate::game::{Scene, Side, Token};

/// Time to fall at normal speed, in milliseconds, for each cell of a figure's width: a large one takes its time.
const FALLS: u32 = 320;
/// How far round a fallen figure lies, and its scale.
const TURNED: f32 = -TAU * 0.21;
const LYING: f32 = 0.94;

/// Leaves those who lie as large as they were before.
pub(super) fn keep_sizes(scene: &mut Scene, before: &Scene) {
    for token in scene.tokens.iter_mut().filter(|it| it.down) {
        let stood = before.tokens.iter().find(|it| it.id == token.id);
        let size = stood.map_or(token.size, |it| it.size);
        token.size = token.size.max(size);
    }
}

/// True of a figure on its side; a thing that was used stands where it stood.
pub(super) fn lies(token: &Token) -> bool {
    token.down && token.side != Side::Neutral
}

/// How long a figure takes to fall at normal speed, in milliseconds.
pub(super) fn falls_for(token: &Token) -> u32 {
    FALLS * u32::from(token.size.max(1))
}

/// The turn and the scale of a figure that has fallen so far, from 0 to 1: slowly at first.
pub(super) fn posture(part: f32) -> (f32, f32) {
    let part = part * part;
    (TURNED * part, 1.0 + (LYING - 1.0) * part)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Phrase;
    use crate::grid::Cell;

    fn token(size: u8, down: bool) -> Token {
        Token {
            size,
            down,
            ..Token::new(1, "a", Phrase::new("a"), Side::Foe, Cell::new(0, 0))
        }
    }

    fn scene(token: Token) -> Scene {
        Scene {
            tokens: vec![token],
            ..Scene::default()
        }
    }

    #[test]
    fn a_large_figure_stays_as_large_while_it_lies_and_falls_longer() {
        let stood = scene(token(2, false));
        let mut lies = scene(token(1, true));
        keep_sizes(&mut lies, &stood);
        assert_eq!(lies.tokens[0].size, 2);
        let mut later = scene(token(1, true));
        keep_sizes(&mut later, &lies);
        assert_eq!(later.tokens[0].size, 2);
        // Whoever stands is as large as the rules say.
        let mut risen = scene(token(1, false));
        keep_sizes(&mut risen, &later);
        assert_eq!(risen.tokens[0].size, 1);
        assert!(falls_for(&token(2, true)) > falls_for(&token(1, true)));
    }

    #[test]
    fn a_fall_begins_upright_and_ends_on_the_side() {
        assert_eq!(posture(0.0), (0.0, 1.0));
        assert_eq!(posture(1.0), (TURNED, LYING));
        assert!(posture(0.5).0.abs() < TURNED.abs() / 2.0);
    }
}
