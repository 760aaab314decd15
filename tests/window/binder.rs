//! Card Grid in the window: cards taken up and put down, and laid for the most of a skill.

use crate::desktop::{Desktop, Order, words};

const STILL: &str = "speed: Instant, reduced_motion: true, hints: false";

/// Waits for a place or a line by part of its name.
fn until_named(window: &mut Desktop, part: &str) {
    window.until(part, |outline| {
        let mut names = outline.widgets.iter().map(|widget| &widget.name);
        names.any(|name| name.contains(part)).then_some(())
    });
}

/// The first of two ready-made heroes lays out cards, the class in the middle and the race on its left.
fn cards_to_lay() -> Desktop {
    let mut window = Order::sized(1280, 720)
        .settings(STILL)
        .playing_of(
            "card_grid",
            &["--seed", "3", "--set", "party=ready", "--set", "heroes=2"],
        )
        .open();
    window.until_on("Table");
    until_named(&mut window, "Place 4: Orc");
    window
}

#[test]
fn cards_are_laid_by_mouse() {
    let mut window = cards_to_lay();
    window.picture("binder");
    let made = window.until("the table", |outline| outline.made);
    // Taken up, it says what putting it down anywhere would do; Esc puts it back.
    // The middle stays filled.
    window.click_part("Place 5: Barbarian");
    until_named(&mut window, "Barbarian can’t go on place 8");
    until_named(&mut window, "Put Barbarian on place 4: ");
    window.press("Escape");
    until_named(&mut window, "Place 5: Barbarian");
    window.click_part("Place 4: Orc");
    window.click_part("Put Orc on place 2: ");
    until_named(&mut window, "Place 2: Orc");
    window.picture("binder-put");
    // A line lays the cards for the most of its skill.
    window.click_part("Maximise Might");
    until_named(&mut window, "Stop maximising Might");
    let now = window.until("the table", |outline| outline.made);
    assert_eq!(now, made + 2, "one swap, and once for the most");
    window.press("ctrl+z");
    until_named(&mut window, "Place 2: Orc");
    window.assert_unharmed();
}

/// Everything that the mouse does with cards can be done with keys, and a card can be written on.
#[test]
fn cards_are_laid_with_keys_and_written_on() {
    let mut window = cards_to_lay();
    // Put back, a card has the focus, and is taken up and put down with Enter.
    window.click_part("Place 4: Orc");
    until_named(&mut window, "Put Orc on place 2: ");
    window.press("Escape");
    until_named(&mut window, "Place 4: Orc");
    window.press("Return");
    until_named(&mut window, "Put Orc on place 2: ");
    // To place 1, and on to place 2.
    window.press("Up");
    window.press("Right");
    window.press("Return");
    until_named(&mut window, "Place 2: Orc");
    window.picture("binder-keys");
    window.click_part("Write on Orc");
    window.until_shown("game-write-note");
    window.type_text("Born under the bridge");
    window.until_said("Born under the bridge");
    window.click("game-keep");
    window.until("the words on the card", |outline| {
        let closed = !outline.says(&words("game-write-note"));
        (closed && outline.says("Born under the bridge")).then_some(())
    });
    window.picture("binder-written");
    window.assert_unharmed();
}
