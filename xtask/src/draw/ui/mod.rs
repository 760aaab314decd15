//! Materials of panels, buttons and the table, and the picture at the title.

mod arms;
mod brass;
mod country;
mod covers;
mod cursors;
mod emblems;
mod gilding;
mod kit;
mod materials;
mod panels;
mod splash;
mod title;

use crate::Failure;
use crate::atlas::Sprite;
use std::path::Path;

/// All sprites and pictures of the interface.
pub fn sprites(root: &Path) -> Result<Vec<Sprite>, Failure> {
    let mut out = Vec::new();
    panels::draw(&mut out);
    materials::draw(&mut out);
    covers::draw(&mut out);
    cursors::draw(&mut out);
    out.extend(arms::sheets().into_iter().map(Sprite::from));
    splash::draw(root, &mut out)?;
    Ok(out)
}
