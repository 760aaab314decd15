//! Hex Adventure in the window: the book to be read, its shop and camp, a hero's sheet, and a
//! skirmish.

use crate::desktop::{Desktop, Order, Outline, words};

/// Settings without motion.
const STILL: &str = "speed: Instant, reduced_motion: true, hints: false";

/// From the title to the book on the shelf.
fn take_the_book(window: &mut Desktop) {
    window.click("title-new");
    window.until_on("Shelf");
    window.click("game-hex-adventure");
}

/// The name of a line of the page: its heading and its label.
fn line(section: &str, what: &str) -> String {
    format!("{}: {}", words(section), words(what))
}

/// True if this is the title of the open page.
fn titled(outline: &Outline, title: &str) -> bool {
    outline.texts.iter().any(|words| words.text == title)
}

/// Number of choices made.
fn made(window: &mut Desktop) -> usize {
    window.until("the table", |outline| outline.made)
}

#[test]
fn an_adventure_is_read_by_mouse() {
    let mut window = Order::sized(1280, 720).settings(STILL).open();
    take_the_book(&mut window);
    window.click("shelf-set-up");
    window.until_on("Setup");
    window.picture("adventure-setup");
    window.click_named("The Goose of Nether Wick");
    window.write("setup-seed-hint", "7");
    window.click("setup-begin");
    window.until_on("Table");
    let outline = window.until_said("An empty pen");
    assert!(outline.choices().len() >= 3, "the options are numbered");
    window.picture("adventure-page");

    window.click_named("See who is at the inn");
    window.until_said("The Low Water");
    // Back to the first page, and from there with the bookmark to the party's page.
    window.click("game-page-back");
    let outline = window.until_shown("game-page-read-before");
    assert!(titled(&outline, "An empty pen") && !titled(&outline, "The Low Water"));
    window.picture("adventure-back");
    window.click("game-page-bookmark");
    window.until("the bookmark", |outline| {
        let here = titled(outline, "The Low Water");
        (here && !outline.says(&words("game-page-read-before"))).then_some(())
    });

    window.click("hex-act-shop");
    window.until_shown("hex-section-goods");
    window.picture("adventure-shop");
    let before = made(&mut window);
    window.click_named(&line("hex-section-goods", "hex-good-ration"));
    window.until("the ration to be bought", |outline| {
        (outline.made == Some(before + 1)).then_some(())
    });
    window.click("hex-act-done");
    window.click("hex-act-camp");
    // Merrin's tab, and the knife at his belt.
    window.click_named("Merrin");
    window.until_shown("hex-section-hold");
    window.picture("adventure-camp");
    let before = made(&mut window);
    window.click_named(&line("hex-section-hold", "hex-weapon-dagger"));
    window.until("the dagger to be in hand", |outline| {
        (outline.made == Some(before + 1)).then_some(())
    });
    // The tab stays, and now the sword is offered.
    let sword = line("hex-section-hold", "hex-weapon-sword");
    window.until("the sword", |outline| outline.widget(&sword).map(|_| ()));

    window.click_the_sheet_of("Odwin");
    window.until_shown("game-sheet-spells");
    window.picture("adventure-sheet");
    window.click("game-sheet-close");
    window.click_the_row_of("Odwin");
    window.until_shown("game-sheet-spells");
    window.click("game-sheet-close");
    window.click("game-pack");
    window.until_said(&words("hex-good-bandage"));
    window.click("game-sheet-close");
    window.click("hex-act-leave-camp");
    window.until_said("The Low Water");

    window.click("game-menu");
    window.click("menu-leave");
    window.until_on("Title");
    assert!(window.quit().success());
    window.assert_unharmed();
}

#[test]
fn a_page_that_leads_into_a_fight_is_read_before_it_begins() {
    let adventure = ["--seed", "5", "--set", "adventure=core:first_steps"];
    let mut window = Order::sized(1280, 720)
        .settings(STILL)
        .playing_of("hex_adventure", &adventure)
        .open();
    window.until_said("An empty pen");
    for option in [
        "See who is at the inn",
        "Take the lane, too",
        "Walk round the bend, and ask for the goose",
    ] {
        window.click_named(option);
    }
    let button = words("game-page-fight");
    let lies = |outline: &Outline| outline.widget(&button).is_some();
    window.until("the page", |outline| lies(outline).then_some(()));
    let outline = window.until_at_rest();
    assert!(titled(&outline, "In the lane"), "it can be read");
    assert!(outline.choices().is_empty(), "nothing is done meanwhile");
    let before = outline.made;
    window.picture("adventure-before-the-fight");
    // A number takes nothing unseen.
    window.press("1");
    let outline = window.until_at_rest();
    assert!(lies(&outline) && outline.made == before);
    window.press("Return");
    window.until("the fight", |outline| {
        let begun = !lies(outline) && !outline.choices().is_empty();
        begun.then_some(())
    });
    window.picture("adventure-fight");
    window.assert_unharmed();
}

#[test]
fn a_skirmish_with_two_kinds_of_foes_is_set_up() {
    let mut window = Order::sized(1280, 720).settings(STILL).open();
    take_the_book(&mut window);
    window.click("shelf-skirmish");
    window.until_on("Setup");
    for foe in ["hex-foe-wolf", "hex-foe-bandit"] {
        let name = window.until(foe, |outline| {
            let mut widgets = outline.widgets.iter();
            let end = format!(": {}", words(foe));
            let more = words("more");
            let found = widgets.find(|w| w.name.starts_with(&more) && w.name.ends_with(&end));
            found.map(|widget| widget.name.clone())
        });
        window.click_named(&name);
    }
    window.picture("skirmish-setup");
    window.write("setup-seed-hint", "3");
    window.click("setup-begin");
    window.until_on("Table");
    window.click("game-log-in-full");
    window.until("both kinds of foes", |outline| {
        let here = |key: &str| outline.says(&words(key));
        (here("hex-foe-wolf") && here("hex-foe-bandit")).then_some(())
    });
    window.picture("skirmish");
    window.play(3);
    window.assert_unharmed();
}

#[test]
fn who_comes_through_an_adventure_can_go_on_the_next() {
    let arguments = [
        "--seed",
        "7",
        "--bot",
        "hero",
        "--set",
        "adventure=core:first_steps",
    ];
    let mut window = Order::sized(1280, 720)
        .settings(STILL)
        .playing_of("hex_adventure", &arguments)
        .open();
    // The last page of the book is read before the last page of the game is shown.
    window.until_shown("game-page-end");
    window.picture("adventure-end");
    window.click("game-page-close");
    window.until_over();
    window.click("game-end-title");

    window.click("title-roster");
    window.until_on("Roster");
    window.until_said("Brask");
    window.picture("adventure-roster");
    window.click("back");
    take_the_book(&mut window);
    window.click("shelf-set-up");
    window.until_on("Setup");
    window.click_named("The Goose of Nether Wick");
    let ajax = format!("Brask, {}", words("hex-hero-brask-role"));
    window.click_named(&ajax);
    window.picture("adventure-returning");
    window.click("setup-begin");
    window.until_on("Table");
    // He goes alone, with his new skills.
    window.click_the_sheet_of("Brask");
    window.until_shown("game-sheet-skills");
    let outline = window.until_said(&words("hex-stat-experience"));
    assert!(!outline.says("Merrin"), "nobody else was sent");
    window.assert_unharmed();
}
