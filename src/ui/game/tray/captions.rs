//! Captions below dice: what the dice are, and what is added to them.

use std::sync::Arc;

use bevy_egui::egui;
use egui::{Color32, Galley, Painter};

use super::GameUi;
use crate::game::Handful;
use crate::ui::theme::{largest_type, regular, size};

/// The height kept free below dice for what they are.
pub(super) const CAPTION: f32 = 26.0;

/// The caption of dice or numbers side by side.
pub(super) struct Caption {
    /// The first place.
    pub first: usize,
    /// The number of places that it spans.
    pub count: usize,
    pub words: String,
}

/// What the dice are and what is added to them. None if all dice are for the same, which the title of
/// the throw says.
pub(super) fn captions(play: &GameUi, hand: &Handful) -> Vec<Caption> {
    let dice = hand.dice.chunk_by(|a, b| a.role == b.role);
    let dice = dice.map(|alike| (alike.len(), &alike[0].role));
    let added = hand.modifiers.iter().map(|(name, _)| (1, name));
    let mut captions = Vec::new();
    let mut first = 0;
    for (count, what) in dice.chain(added) {
        captions.push(Caption {
            first,
            count,
            words: play.say(what),
        });
        first += count;
    }
    if captions.len() > 1 {
        captions
    } else {
        Vec::new()
    }
}

/// Words in a width, in type as small as it takes to fit into so many rows without breaking a word.
pub(super) fn fitting(
    painter: &Painter,
    words: &str,
    width: f32,
    rows: usize,
    ink: Color32,
) -> Arc<Galley> {
    let lay = |points: f32| painter.layout(words.to_owned(), regular(points), ink, width);
    let is_whole = |word: &str, points: f32| {
        let word = painter.layout_no_wrap(word.to_owned(), regular(points), ink);
        word.size().x <= width
    };
    let fits = |points: f32| {
        lay(points).rows.len() <= rows && words.split(' ').all(|word| is_whole(word, points))
    };
    lay(largest_type(size::SMALL, size::SMALL - 5.0, 0.5, fits))
}
