//! Layout of the game screen: the board in the middle and the largest, the party below it, the
//! ledger with the dice tray at its right.

use bevy_egui::egui::{Rect, pos2, vec2};

/// The places of the game screen, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    /// The player to move, the phase, the counters.
    pub top: Rect,
    /// The area that no panel covers.
    pub board: Rect,
    /// The choices.
    pub choices: Rect,
    /// The heroes' sheets.
    pub party: Rect,
    /// The log, or its strip when folded away.
    pub ledger: Rect,
    /// The dice tray.
    pub tray: Rect,
}

/// The width of the log's strip when it is folded away.
pub const FOLDED: f32 = 40.0;
const TOP: f32 = 64.0;
const LEDGER: f32 = 316.0;
const TRAY: f32 = 196.0;
const PARTY: f32 = 150.0;
/// Height of the panel of choices, whatever there is to choose: two rows below the tabs, or three.
pub const CHOICES: f32 = 140.0;
/// Height of the hint shown instead, while the choices stand on a page.
pub const HINT: f32 = 34.0;

/// Divides the screen; `choices` is the height of the panel of choices, which gets less on a low
/// screen. Panels that are read grow with the size of text, in percent, where the screen is high enough.
pub fn layout(screen: Rect, ledger_open: bool, choices: f32, text: u16) -> Layout {
    let high_enough = ((screen.height() - 560.0) / 160.0).clamp(0.0, 1.0);
    let larger = 0.7 * high_enough * f32::from(text.saturating_sub(100)) / 100.0;
    let grown = |size: f32| (size * (1.0 + larger)).round();
    // On a large screen panels grow, but the board gets most of the gain.
    let roomy = ((screen.height() - 720.0) / 1440.0).clamp(0.0, 1.0);
    let ledger_width = grown(LEDGER + 90.0 * roomy).min(screen.width() * 0.3);
    let right = if ledger_open { ledger_width } else { FOLDED };
    let party_height = grown(PARTY + 26.0 * roomy);
    let top_height = grown(TOP);
    let choices = choices.min((screen.height() * 0.26).max(HINT));
    let edge = screen.right() - right;
    let party_top = screen.bottom() - party_height;
    let choices_top = party_top - choices;
    let tray_height = grown(TRAY + 80.0 * roomy);
    let (ledger, tray) = if ledger_open {
        let column = Rect::from_min_max(pos2(edge, screen.top()), screen.right_bottom());
        let (upper, lower) = column.split_top_bottom_at_y(screen.bottom() - tray_height);
        (upper, lower)
    } else {
        let column = Rect::from_min_max(pos2(edge, screen.top()), screen.right_bottom());
        // The tray stays where dice can be seen: over the foot of the board.
        let size = vec2(ledger_width.min(edge * 0.4), tray_height);
        let tray = Rect::from_min_size(pos2(edge - size.x, choices_top - size.y), size);
        (column, tray)
    };
    let area =
        |top: f32, bottom: f32| Rect::from_min_max(pos2(screen.left(), top), pos2(edge, bottom));
    Layout {
        top: area(screen.top(), screen.top() + top_height),
        board: area(screen.top() + top_height, choices_top),
        choices: area(choices_top, party_top),
        party: area(party_top, screen.bottom()),
        ledger,
        tray,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn screens() -> impl Iterator<Item = Rect> {
        // The last one is 1280x720 at twice the size.
        [
            (1280.0, 720.0),
            (1920.0, 1080.0),
            (2560.0, 1440.0),
            (3840.0, 2160.0),
            (1024.0, 640.0),
            (640.0, 360.0),
        ]
        .into_iter()
        .map(|(w, h)| Rect::from_min_size(pos2(0.0, 0.0), vec2(w, h)))
    }

    #[test]
    fn panels_do_not_overlap_and_stay_on_the_screen() {
        for screen in screens() {
            for (choices, text) in [(HINT, 100), (CHOICES, 100), (CHOICES, 130)] {
                let at = layout(screen, true, choices, text);
                let all = [at.top, at.board, at.choices, at.party, at.ledger, at.tray];
                for (index, a) in all.iter().enumerate() {
                    assert!(screen.contains_rect(*a), "{screen:?} {a:?}");
                    for b in &all[index + 1..] {
                        let shared = a.intersect(*b);
                        assert!(
                            shared.width() <= 0.0 || shared.height() <= 0.0,
                            "{a:?} {b:?}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn the_board_is_the_largest_panel() {
        for screen in screens().filter(|screen| screen.height() >= 640.0) {
            for text in [100, 130] {
                let at = layout(screen, true, CHOICES, text);
                for other in [at.top, at.choices, at.party, at.ledger, at.tray] {
                    assert!(at.board.area() > other.area(), "{screen:?} {text}");
                }
            }
        }
    }
}
