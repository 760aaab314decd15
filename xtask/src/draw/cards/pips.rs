//! The fifty-two: pips by rank and suit, and a court of heroes.

use super::frame::{HEIGHT, Suit, WIDTH, card, ruled};
use crate::Failure;
use crate::draw::tokens::heroes::Recipes;
use crate::ink::{
    BONE, LAPIS, OCHRE, OXBLOOD, PARCHMENT, Sheet, VERDIGRIS, figures, line, oval, rect,
};
use std::path::Path;

/// The court: the letter on the card, the name of the rank, the hero's class.
const COURT: [(&str, &str, &str); 4] = [
    ("J", "jack", "fighter"),
    ("Q", "queen", "thief"),
    ("K", "king", "cleric"),
    ("A", "ace", "wizard"),
];

/// Draws the whole deck.
pub fn draw(root: &Path, out: &mut Vec<Sheet>) -> Result<(), Failure> {
    let recipes = Recipes::read(root)?;
    for suit in Suit::ALL {
        for rank in 2..=10 {
            out.push(pip_card(suit, rank));
        }
        for (letter, rank, class) in COURT {
            out.push(court_card(suit, letter, rank, class, &recipes)?);
        }
    }
    Ok(())
}

/// The hero's race that goes with a suit.
fn race(suit: Suit) -> &'static str {
    match suit {
        Suit::Hearts => "human",
        Suit::Diamonds => "elf",
        Suit::Clubs => "dwarf",
        Suit::Spades => "halfling",
    }
}

fn corners(s: &mut Sheet, suit: Suit, text: &str) {
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

/// Where the pips of a rank stand: x and y from the middle, one being the outermost.
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

fn court_card(
    suit: Suit,
    letter: &str,
    rank: &str,
    class: &str,
    recipes: &Recipes,
) -> Result<Sheet, Failure> {
    let mut s = card(format!("{}_{rank}", suit.name()));
    let (x, y, w, h) = (37.0, 34.0, 106.0, 184.0);
    let ground = match suit {
        Suit::Hearts => OXBLOOD,
        Suit::Diamonds => OCHRE,
        Suit::Clubs => VERDIGRIS,
        Suit::Spades => LAPIS,
    };
    let window = rect(x, y, w, h);
    s.paint(&window, &ground.mix(PARCHMENT, 0.58).hex(), 1.0);
    s.clip(&window);
    // Rays of a low sun behind the hero.
    for i in 0..15 {
        let angle = (200.0 + i as f32 * 10.0_f32).to_radians();
        let from = (90.0 + 52.0 * angle.cos(), 128.0 + 52.0 * angle.sin());
        let to = (90.0 + 170.0 * angle.cos(), 128.0 + 170.0 * angle.sin());
        s.pen(
            &line(from.0, from.1, to.0, to.1),
            3.2,
            ground.mix(PARCHMENT, 0.28),
            1.0,
        );
    }
    s.paint(
        &oval(90.0, 128.0, 44.0, 44.0),
        &ground.mix(BONE, 0.75).hex(),
        1.0,
    );
    s.transform("translate(90 152) scale(1.1) translate(-71 -78)");
    recipes.draw(&mut s, class, race(suit))?;
    s.end();
    // The foot of the window: a band with the class's suit.
    s.fill(&rect(x, y + h - 34.0, w, 40.0), ground);
    s.hatch_in(&rect(x, y + h - 34.0, w, 5.0), -45.0, 4.0, 1.4, BONE, 0.7);
    s.end();
    ruled(&mut s, x, y, w, h);
    s.ink(&line(x, y + h - 34.0, x + w, y + h - 34.0), 2.4);
    s.solid(&oval(90.0, y + h - 15.0, 16.0, 14.0), BONE, 2.4, 2.0);
    suit.pip(&mut s, 90.0, y + h - 15.0, 9.5, false);
    corners(&mut s, suit, letter);
    Ok(s)
}
