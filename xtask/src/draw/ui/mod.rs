//! Materials of panels, buttons and the table, and the picture at the title.

mod arms;
mod brass;
mod country;
mod covers;
mod cursors;
mod emblems;
mod finds;
mod garments;
mod gilding;
mod kit;
mod materials;
mod panels;
mod splash;
mod title;
mod warband;

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
    let gear = [
        arms::sheets(),
        warband::sheets(),
        garments::sheets(),
        finds::sheets(),
    ];
    for sheets in gear {
        out.extend(sheets.into_iter().map(Sprite::from));
    }
    splash::draw(root, &mut out)?;
    Ok(out)
}
