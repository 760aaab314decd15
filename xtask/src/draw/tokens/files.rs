//! Busts drawn outside this program: one SVG each, listed in `busts.ron`.

use super::{SIDE, bust};
use crate::Failure;
use crate::ink::Sheet;
use resvg::usvg;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::Path;

const FOLDER: &str = "assets/art/src/tokens";

/// The drawings, by sprite name.
#[derive(Deserialize)]
struct Busts {
    busts: BTreeMap<String, String>,
}

/// Draws all busts of the list.
pub(super) fn draw(root: &Path, out: &mut Vec<Sheet>) -> Result<(), Failure> {
    let list = format!("{FOLDER}/busts.ron");
    let text =
        std::fs::read_to_string(root.join(&list)).map_err(|error| format!("{list}: {error}"))?;
    let list: Busts = ron::from_str(&text).map_err(|error| format!("{list}:{error}"))?;
    for (name, file) in &list.busts {
        let file = format!("{FOLDER}/{file}");
        let svg = std::fs::read_to_string(root.join(&file))
            .map_err(|error| format!("{file}: {error}"))?;
        out.push(framed(name, &svg).map_err(|problem| format!("{file}: {problem}"))?);
    }
    Ok(())
}

/// Frames an SVG as a bust, cut off by the rim like all others.
fn framed(name: &str, svg: &str) -> Result<Sheet, String> {
    let tree =
        usvg::Tree::from_str(svg, &usvg::Options::default()).map_err(|error| error.to_string())?;
    let size = tree.size();
    if (size.width(), size.height()) != (SIDE, SIDE) {
        return Err(format!(
            "a bust is {SIDE} by {SIDE}, not {} by {}",
            size.width(),
            size.height()
        ));
    }
    // The prolog of a document is not allowed inside another.
    let start = svg.find("<svg").ok_or("there is no <svg> in it")?;
    let mut s = bust(name);
    s.raw(&svg[start..]);
    s.end();
    Ok(s)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_is_cut_off_by_the_rim_and_must_have_the_size_of_a_bust() {
        let sheet = |side: u32| {
            let svg = format!(
                "<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\" \
                 width=\"{side}\" height=\"{side}\"><rect width=\"128\" height=\"128\"/></svg>"
            );
            framed("square", &svg)
        };
        let drawn = crate::atlas::Sprite::from(sheet(128).expect("it fits"));
        let pixels = drawn.render().expect("it renders");
        let (width, height) = pixels.dimensions();
        assert_eq!(pixels.get_pixel(width / 2, height / 2).0[3], 255);
        assert_eq!(pixels.get_pixel(1, height - 2).0[3], 0, "below the rim");
        assert!(sheet(64).is_err());
    }
}
