//! Screens look as they did when last approved: not to the pixel, which is the graphics driver's
//! business, but in layout and colours.
//!
//! After a change that is meant to show, look at the pictures in `target/tmp/window`, and keep them
//! with `UPDATE_EXPECTED=1 cargo test --test window pictures`.

use std::{env, fs, path::Path};

use image::{RgbImage, imageops};

use crate::desktop::{Desktop, Order};

/// Number of cells in a kept picture; letters and thin lines vanish in them, panels do not.
const CELLS: (u32, u32) = (80, 45);
/// Tolerance for a channel of a cell; other drivers smooth edges differently.
const SLIGHT: u8 = 20;
/// Number of cells in a thousand that may differ by more.
const FEW: usize = 25;

fn reduced(picture: &RgbImage) -> RgbImage {
    imageops::resize(picture, CELLS.0, CELLS.1, imageops::FilterType::Triangle)
}

/// Number of cells in a thousand that differ clearly.
fn difference(one: &RgbImage, other: &RgbImage) -> usize {
    assert_eq!(one.dimensions(), other.dimensions());
    let pairs = one.pixels().zip(other.pixels());
    let differs = |(a, b): &(&image::Rgb<u8>, &image::Rgb<u8>)| {
        let channels = a.0.iter().zip(b.0);
        channels.into_iter().any(|(a, b)| a.abs_diff(b) > SLIGHT)
    };
    pairs.filter(differs).count() * 1000 / (CELLS.0 * CELLS.1) as usize
}

/// The screens compared so far, and those that look different now.
#[derive(Default)]
pub struct Gallery(Vec<String>);

impl Gallery {
    /// Holds what the window shows against its kept picture, or keeps it.
    pub fn look(&mut self, window: &mut Desktop, name: &str) {
        // Hovered things look different, so the pointer is moved away.
        window.point_at([1.0, 1.0]);
        window.until_at_rest();
        let (taken, picture) = window.picture(&format!("looks-{name}"));
        let now = reduced(&picture);
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/window/pictures");
        let kept = folder.join(format!("{name}.png"));
        if env::var_os("UPDATE_EXPECTED").is_some() {
            fs::create_dir_all(&folder).expect("a folder");
            now.save(&kept).expect("a picture");
            return;
        }
        let before = image::open(&kept).expect("a kept picture").to_rgb8();
        let differs = difference(&before, &now);
        if differs > FEW {
            self.0.push(format!(
                "{name}: {differs} in a thousand cells differ, see {}",
                taken.display()
            ));
        }
    }

    /// Fails if a screen looked different.
    pub fn assert_as_kept(&self) {
        assert!(self.0.is_empty(), "{}", self.0.join("\n"));
    }
}

#[test]
fn the_screens_look_as_they_should() {
    const STILL: &str = "speed: Instant, reduced_motion: true, hints: false";
    let mut window = Order::sized(1280, 720).settings(STILL).open();
    let mut gallery = Gallery::default();
    window.until_on("Title");
    gallery.look(&mut window, "title");
    window.click("title-rulebook");
    window.until_on("Rulebook");
    gallery.look(&mut window, "rulebook");
    window.click("back");
    window.click("title-settings");
    window.until_on("Settings");
    gallery.look(&mut window, "settings");
    window.click("back");
    window.click("title-new");
    window.until_on("Shelf");
    gallery.look(&mut window, "shelf");
    window.click("shelf-set-up");
    window.until_on("Setup");
    gallery.look(&mut window, "setup");
    window.write("setup-seed-hint", "11");
    window.click("setup-begin");
    window.until_on("Table");
    gallery.look(&mut window, "cards");
    window.assert_unharmed();

    let mut window = Order::sized(1280, 720)
        .settings(STILL)
        .playing(&["--seed", "5"])
        .open();
    window.until_on("Table");
    window.play(3);
    gallery.look(&mut window, "table");
    window.assert_unharmed();

    let mut window = Order::sized(1280, 720)
        .settings(STILL)
        .playing_of(
            "hex_adventure",
            &["--seed", "5", "--set", "adventure=core:first_steps"],
        )
        .open();
    window.until_on("Table");
    window.until_said("An empty pen");
    gallery.look(&mut window, "page");
    window.assert_unharmed();
    gallery.assert_as_kept();
}

/// The test above is worth nothing if it cannot tell screens apart.
#[test]
fn other_screens_look_otherwise() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/window/pictures");
    let mut kept: Vec<_> = fs::read_dir(folder)
        .expect("kept pictures")
        .map(|entry| entry.expect("a file").path())
        .collect();
    kept.sort();
    let pictures: Vec<RgbImage> = kept
        .iter()
        .map(|path| image::open(path).expect("a picture").to_rgb8())
        .collect();
    let blank = RgbImage::from_pixel(CELLS.0, CELLS.1, image::Rgb([40, 30, 20]));
    for (place, one) in pictures.iter().enumerate() {
        for other in pictures[place + 1..].iter().chain([&blank]) {
            assert!(difference(one, other) > FEW, "{}", kept[place].display());
        }
    }
}
