//! The first crawl in the window: begun from the shelf, followed, put aside, gone on with, left.

use crate::desktop::{Desktop, Order, Outline, words};

/// How many slips the lesson has.
const ALL: usize = 30;

/// The number of the slip that lies on the table.
fn slip(outline: &Outline) -> Option<usize> {
    let end = format!(" of {ALL}");
    let mut texts = outline.texts.iter();
    texts.find_map(|words| words.text.strip_suffix(&end)?.parse().ok())
}

/// Waits for a slip.
fn until_slip(window: &mut Desktop, number: usize) {
    window.until(&format!("slip {number}"), |outline| {
        (slip(outline) == Some(number)).then_some(())
    });
}

#[test]
fn a_lesson_is_followed_put_aside_and_gone_on_with() {
    let mut window = Order::sized(1280, 720).open();
    window.click("title-new");
    // Who has never played finds it on the shelf first.
    window.click("shelf-lesson");
    until_slip(&mut window, 1);
    // Choices rest until the slip is put away.
    window.click_named("Human Fighter (J♥)");
    until_slip(&mut window, 1);
    window.click("lesson-go-on");
    until_slip(&mut window, 2);
    window.picture("lesson");
    // Another choice than the one that is waited for is not taken, this one is.
    window.click_named("Halfling Thief (Q♠)");
    let made = window.until("the table", |outline| Some(outline.made));
    assert_eq!(made, Some(0));
    until_slip(&mut window, 2);
    window.click_named("Human Fighter (J♥)");
    until_slip(&mut window, 3);
    window.click_named("Dwarf Cleric (K♣)");
    until_slip(&mut window, 4);
    window.picture("lesson-shop");

    window.click("game-menu");
    window.click("menu-leave");
    window.until_on("Title");
    window.click("title-continue");
    until_slip(&mut window, 4);
    window.click("lesson-leave");
    window.until("the lesson to be left", |outline| {
        let left = slip(outline).is_none() && !outline.says(&words("lesson-leave"));
        (left && !outline.choices().is_empty()).then_some(())
    });
    window.click("game-menu");
    window.click("menu-leave");
    window.until_on("Title");
    assert!(window.quit().success());
    window.assert_unharmed();
}
