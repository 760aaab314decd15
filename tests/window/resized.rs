//! A window whose size changes while it is open.

use std::fs;

use crate::{
    desktop::{Desktop, Order, Outline},
    layout::misplaced,
};

const STILL: &str = "speed: Instant, reduced_motion: true, hints: false";

/// The texts with their places, as far as anybody could tell them apart.
fn texts(outline: &Outline) -> Vec<String> {
    let texts = outline.texts.iter();
    let mut texts: Vec<String> = texts
        .map(|text| format!("{} at {:?}", text.text, text.place.map(f32::round)))
        .collect();
    texts.sort();
    texts
}

/// Changes the size, touches nothing, and returns what the window shows in the end.
fn resized(window: &mut Desktop, (width, height): (u32, u32)) -> Outline {
    window.resize(width, height);
    window.until("the other size", |outline| {
        (outline.size == [width as f32, height as f32]).then_some(())
    });
    let outline = window.until_at_rest();
    let faults = misplaced(&outline, window);
    assert!(faults.is_empty(), "{width}x{height}: {}", faults.join("\n"));
    outline
}

/// Right edge of what can be clicked.
fn right_edge(outline: &Outline) -> f32 {
    let edges = outline.widgets.iter().map(|widget| widget.seen[2]);
    edges.fold(0.0, f32::max)
}

/// With no key pressed and the pointer at rest, every screen fills the window as one does that was
/// opened at this size.
#[test]
fn a_window_that_is_resized_is_laid_out_anew_by_itself() {
    const FIRST: (u32, u32) = (1280, 720);
    let mut window = Order::sized(FIRST.0, FIRST.1)
        .on_a_screen_of(1920, 1080)
        .settings(STILL)
        .playing(&["--seed", "3"])
        .open();
    window.until_on("Table");
    window.until_said("Step in?");
    // Nothing is pointed at, so nothing is said about it.
    window.point_at([1.0, 1.0]);
    for screen in ["the table", "a page"] {
        if screen == "a page" {
            window.click("game-menu");
            window.click("title-settings");
            window.until_on("Settings");
            window.point_at([1.0, 1.0]);
        }
        let first = window.until_at_rest();
        for size in [(1024, 640), (1920, 1080), (1440, 900)] {
            let outline = resized(&mut window, size);
            window.picture(&format!("resized-{}-{}", size.0, outline.screen.1));
            // What was opened smaller fills the larger window, too.
            if screen == "the table" {
                let edge = right_edge(&outline);
                let right = size.0 as f32;
                assert!((right - 40.0..=right).contains(&edge), "{size:?}: {edge}");
            }
            assert_ne!(texts(&outline), texts(&first), "{screen} at {size:?}");
        }
        // Back at the first size, it is as it was.
        let again = resized(&mut window, FIRST);
        assert_eq!(texts(&again), texts(&first), "{screen}");
    }
    // The next start opens it in the size that it was left in.
    resized(&mut window, (1440, 900));
    let file = window.data().join("settings.ron");
    window.wait_for("the size in the settings", || {
        let now = fs::read_to_string(&file).ok()?;
        let now: String = now.split_whitespace().collect();
        now.contains("window:(1440,900)").then_some(())
    });
    window.assert_unharmed();
}
