//! The fifty-two: pips by rank and suit; the court has a file of its own.

use super::court;
use super::frame::{HEIGHT, Suit, WIDTH, card};
use crate::Failure;
use crate::draw::tokens::heroes::Recipes;
use crate::ink::{Sheet, figures};
use std::path::Path;

/// Draws the whole deck.
pub fn draw(root: &Path, out: &mut Vec<Sheet>) -> Result<(), Failure> {
    let recipes = Recipes::read(root)?;
    for suit in Suit::ALL {
        for rank in 2..=10 {
            out.push(pip_card(suit, rank));
        }
        court::draw(suit, &recipes, out)?;
    }
    Ok(())
}

/// The rank's figure or letter and the suit, in two corners.
pub fn corners(s: &mut Sheet, suit: Suit, text: &str) {
    for (x, y, turn) in [(21.0, 27.0, 0.0), (WIDTH - 21.0, HEIGHT - 27.0, 180.0)] {
        let size = if text.len() > 1 { 25.0 } else { 30.0 };
        for stroke in figures(text) {
            let placed = stroke
                .scale((0.0, 0.0), size, size * 1.08)
                .shift(x, y)
                .turn((x, y), turn);
            s.quill(&placed, 4.0, suit.colour());
        }
        let down = if turn > 0.0 { -29.0 } else { 29.0 };
        suit.pip(s, x, y + down, 9.5, turn > 0.0);
    }
}

/// Positions of a rank's pips: x and y from the middle, where 1 is the outermost.
fn places(rank: usize) -> Vec<(f32, f32)> {
    let column = |count: usize| -> Vec<f32> {
        (0..count)
            .map(|i| -1.0 + 2.0 * i as f32 / (count as f32 - 1.0))
            .collect()
    };
    let sides = match rank {
        4 | 5 => column(2),
        6..=8 => column(3),
        9 | 10 => column(4),
        _ => Vec::new(),
    };
    let middle: Vec<f32> = match rank {
        2 => vec![-1.0, 1.0],
        3 => vec![-1.0, 0.0, 1.0],
        5 | 9 => vec![0.0],
        7 => vec![-0.5],
        8 => vec![-0.5, 0.5],
        10 => vec![-0.667, 0.667],
        _ => Vec::new(),
    };
    let mut out: Vec<(f32, f32)> = sides.iter().flat_map(|&y| [(-1.0, y), (1.0, y)]).collect();
    out.extend(middle.into_iter().map(|y| (0.0, y)));
    out
}

fn pip_card(suit: Suit, rank: usize) -> Sheet {
    let mut s = card(format!("{}_{rank}", suit.name()));
    corners(&mut s, suit, &rank.to_string());
    for (x, y) in places(rank) {
        suit.pip(
            &mut s,
            WIDTH / 2.0 + x * 32.0,
            HEIGHT / 2.0 + y * 82.0,
            18.5,
            y > 0.05,
        );
    }
    s
}
