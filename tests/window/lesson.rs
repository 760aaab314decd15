//! The first crawl in the window: begun from the shelf, followed, put aside, continued, left.

use crate::desktop::{Desktop, Order, Outline, words};

/// The choice that the first fight waits for.
const ATTACK: &str = "Attack the gargoyle (+ slay dice)";

/// Number of slips in the lesson.
const ALL: usize = 26;

/// The number of the slip on the table.
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

/// The note with this text lies over none of the cards on the table.
fn leaves_the_cards_in_sight(window: &mut Desktop, text: &str) {
    let outline = window.until_at_rest();
    let text = words(text);
    let note = outline.texts.iter().find(|it| it.text == text);
    let [left, top, right, bottom] = note.expect("the note").place;
    let cards = outline.widgets.iter().filter(|it| it.role == "Image");
    let cards: Vec<[f32; 4]> = cards.map(|card| card.place).collect();
    assert!(!cards.is_empty());
    for card in cards {
        let beside = card[0] >= right || card[2] <= left;
        assert!(beside || card[1] >= bottom || card[3] <= top, "{card:?}");
    }
}

#[test]
fn a_lesson_is_followed_put_aside_and_gone_on_with() {
    let mut window = Order::sized(1280, 720).open();
    window.click("title-new");
    // New players find it first on the shelf.
    window.click("shelf-lesson");
    until_slip(&mut window, 1);
    // Choices are disabled until the slip is put away. The first fight is there already.
    window.click_named("Wait");
    until_slip(&mut window, 1);
    window.click("lesson-go-on");
    until_slip(&mut window, 2);
    window.picture("lesson");
    leaves_the_cards_in_sight(&mut window, "lesson-deck_crawl-round");
    window.click("lesson-go-on");
    until_slip(&mut window, 3);
    window.click("lesson-go-on");
    until_slip(&mut window, 4);
    // Only the choice waited for is taken.
    window.click_named("Wait");
    let made = window.until("the table", |outline| Some(outline.made));
    assert_eq!(made, Some(0));
    until_slip(&mut window, 4);
    window.click_named(ATTACK);
    until_slip(&mut window, 5);
    window.picture("lesson-fight");

    window.click("game-menu");
    window.click("menu-leave");
    window.until_on("Title");
    window.click("title-continue");
    until_slip(&mut window, 5);
    window.until_at_rest();
    // Leaving asks, and Enter stays, since it also puts notes away.
    window.click("lesson-leave");
    window.until_shown("lesson-leave-text");
    window.press("Return");
    window.until("the question to be gone", |outline| {
        (!outline.says(&words("lesson-leave-text"))).then_some(())
    });
    until_slip(&mut window, 5);
    window.click("lesson-leave");
    window.click("lesson-leave-go");
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
