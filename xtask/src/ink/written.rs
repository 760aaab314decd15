//! Shapes written as text, `"x y, x y"`: the shortest notation for drawings with many points. Even
//! shapes are symmetric about the middle of a cell, x = 64, and given by their right half from top
//! to bottom.

use super::path::{blob, curve, even, even_poly, poly, polyline};
use super::{Path, Point};

/// Middle of a cell.
const MIDDLE: f32 = 64.0;

/// Parses the points of a text. A malformed text is a slip in a drawing and gives no points.
pub fn points(text: &str) -> Vec<Point> {
    let numbers: Vec<f32> = text
        .split([' ', ',', '\n'])
        .filter_map(|word| word.parse().ok())
        .collect();
    numbers
        .chunks_exact(2)
        .map(|pair| (pair[0], pair[1]))
        .collect()
}

/// A smooth closed shape.
pub fn soft(text: &str) -> Path {
    blob(&points(text))
}

/// A closed shape with straight sides.
pub fn sharp(text: &str) -> Path {
    poly(&points(text))
}

/// A smooth closed shape, the same left and right.
pub fn soft_even(text: &str) -> Path {
    even(MIDDLE, &points(text))
}

/// A closed shape with straight sides, the same left and right.
pub fn sharp_even(text: &str) -> Path {
    even_poly(MIDDLE, &points(text))
}

/// A smooth open line.
pub fn bend(text: &str) -> Path {
    curve(&points(text))
}

/// An open line of straight parts.
pub fn strokes(text: &str) -> Path {
    polyline(&points(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_read_as_pairs_of_numbers() {
        assert_eq!(points("1 2.5, -3 4"), [(1.0, 2.5), (-3.0, 4.0)]);
        let (left, _, right, _) = sharp_even("64 10, 90 40, 64 80").bounds();
        assert!((left + right - 128.0).abs() < 0.01);
    }
}
