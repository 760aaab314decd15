//! The key for the rulebook: in a game it opens the book of that game at the rule that asks, whatever
//! lies open beside it.

use crate::desktop::{Desktop, Order, Outline, words};

const STILL: &str = "speed: Instant, reduced_motion: true, hints: false";
/// With this seed somebody may step in at once. That rule is far down in its chapter: wherever the
/// book lay, and at the top of the chapter, it is out of sight.
const SEED: &str = "3";
const QUESTION: &str = "Step in?";
const SECTION: &str = "Stepping in";

/// True if the open page shows the heading of this section; the list of contents beside it does not
/// count.
fn shows(outline: &Outline, section: &str) -> bool {
    let headings = outline.texts.iter().filter(|text| text.text == section);
    // The chapters are listed as links; headings are no links.
    let listed = |place: [f32; 4]| {
        let links = outline.widgets.iter().filter(|it| it.role == "Link");
        let mut links = links.map(|link| link.place);
        links.any(|link| link[0] <= place[0] && link[1] <= place[1] && link[3] >= place[3])
    };
    let mut headings = headings.filter(|text| !listed(text.place));
    headings.any(|text| text.place[1] >= text.within[1] && text.place[3] <= text.within[3])
}

/// Waits for the book of Deck Crawl, open at the rule of the question.
fn until_at_the_rule(window: &mut Desktop) {
    window.until_on("Rulebook");
    window.until(SECTION, |outline| {
        let book = outline.widget(&words("game-deck-crawl"))?.on;
        (book && shows(outline, SECTION)).then_some(())
    });
}

/// Turns to the first chapter and puts the book away, so that it lies there.
fn turn_away(window: &mut Desktop) {
    window.click_named("How to play");
    window.until("the first chapter", |outline| {
        shows(outline, "A round").then_some(())
    });
    window.click("back");
    window.until_on("Table");
}

fn in_a_fight() -> Desktop {
    let mut window = Order::sized(1280, 720)
        .settings(STILL)
        .playing(&["--seed", SEED])
        .open();
    window.until_on("Table");
    window.until_said(QUESTION);
    window
}

#[test]
fn the_key_for_the_rulebook_opens_the_rule_that_asks() {
    let mut window = in_a_fight();
    window.press("F1");
    until_at_the_rule(&mut window);
    window.picture("rule-that-asks");
    turn_away(&mut window);
    // Not where the book last lay.
    window.press("F1");
    until_at_the_rule(&mut window);
    // Pressed again, it puts the book away.
    window.press("F1");
    window.until_on("Table");
    window.assert_unharmed();
}

#[test]
fn the_rule_that_asks_is_opened_from_a_character_sheet() {
    let mut window = in_a_fight();
    window.click_the_sheet_of("Human Thief");
    window.until_shown("game-sheet-close");
    window.press("F1");
    until_at_the_rule(&mut window);
    // The sheet still lies there afterwards, and the book elsewhere.
    turn_away(&mut window);
    window.until_shown("game-sheet-close");
    window.press("F1");
    until_at_the_rule(&mut window);
    window.assert_unharmed();
}

#[test]
fn the_rule_that_asks_is_opened_from_a_dialog() {
    let mut window = in_a_fight();
    window.press("ctrl+z");
    window.until_shown("game-undo-nothing");
    window.press("F1");
    until_at_the_rule(&mut window);
    turn_away(&mut window);
    window.press("F1");
    until_at_the_rule(&mut window);
    window.assert_unharmed();
}

/// Another book was read before the game: it is not that one which opens.
#[test]
fn it_is_the_book_of_the_game_on_the_table() {
    let mut window = Order::sized(1280, 720).settings(STILL).open();
    window.click("title-rulebook");
    window.click("game-band-crawl");
    window.until("the other book", |outline| {
        outline.widget(&words("game-band-crawl"))?.on.then_some(())
    });
    window.click("back");
    window.set_up_a_game();
    window.click("option-quick-start");
    // Three heroes, as in the other tests.
    window.click("less");
    window.write("setup-seed-hint", SEED);
    window.click("setup-begin");
    window.until_on("Table");
    window.until_said(QUESTION);
    window.click_the_sheet_of("Human Thief");
    window.until_shown("game-sheet-close");
    window.press("F1");
    until_at_the_rule(&mut window);
    window.assert_unharmed();
}
