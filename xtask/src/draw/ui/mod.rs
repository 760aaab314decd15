//! What panels, buttons and the table are made of, and the picture at the title.

mod materials;
mod panels;
mod title;

use crate::Failure;
use crate::atlas::Sprite;
use std::path::Path;

/// All sprites and pictures of the interface.
pub fn sprites(root: &Path) -> Result<Vec<Sprite>, Failure> {
    let mut out = Vec::new();
    panels::draw(&mut out);
    materials::draw(&mut out);
    title::draw(root, &mut out)?;
    Ok(out)
}
