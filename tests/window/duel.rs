//! The duel, the game of the tests, on the shelf beside the others: a further game needs nothing of
//! the window.

use crate::{built::program, desktop::Order, pictures::Gallery};

#[test]
fn a_duel_is_fought_by_mouse_to_its_end() {
    const STILL: &str = "speed: Instant, reduced_motion: true, hints: false";
    let mut gallery = Gallery::default();
    for (width, height) in [(1280, 720), (1920, 1080)] {
        let mut window = Order::sized(width, height)
            .of_program(program())
            .settings(STILL)
            .open();
        window.click("title-new");
        window.until_on("Shelf");
        window.click_named("A duel");
        window.click("shelf-set-up");
        window.until_on("Setup");
        window.write("setup-seed-hint", "3");
        window.click("setup-begin");
        window.until_on("Table");
        gallery.look(&mut window, &format!("duel-{height}"));
        // Who stays is found by the foe; then there are two slips, and blows are struck.
        window.until_said("Stay");
        assert!(window.play(500) > 3);
        window.until_over();
        gallery.look(&mut window, &format!("duel-end-{height}"));
        window.assert_unharmed();
    }
    gallery.assert_as_kept();
}
