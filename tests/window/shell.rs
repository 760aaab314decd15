//! Around the games: settings, the rulebooks, saved games, and who plays the foes.

use std::{collections::BTreeSet, fs};

use tabledelve::game::SaveStore;

use crate::desktop::{Desktop, Order, words};

/// The games on the shelf.
const GAMES: [&str; 5] = [
    "game-deck-crawl",
    "game-hex-adventure",
    "game-band-crawl",
    "game-card-grid",
    "game-dungeon-dive",
];

fn settings_with(window: &mut Desktop, part: &str) {
    let file = window.data().join("settings.ron");
    window.wait_for(part, || {
        let now = fs::read_to_string(&file).ok()?;
        now.contains(part).then_some(())
    });
}

#[test]
fn keys_answer_and_defaults_are_restored_and_brought_back() {
    let mut window = Order::sized(1280, 720).settings("speed: Quadruple").open();
    window.press("ctrl+m");
    window.until_shown("told-muted");
    settings_with(&mut window, "muted: true");
    window.click("title-settings");
    window.click("settings-keys");
    let key = |key: &str, name: &str| format!("{}: {name}", words(key));
    window.click_named(&key("key-log", "L"));
    window.press("5");
    window.until_said("5 works on every screen");
    window.click_named(&key("key-log", "L"));
    window.press("h");
    let told = window.until_said("H was bound to");
    assert!(told.says(&words("key-advice")));
    window.picture("keys");
    window.click("settings-restore");
    window.until_shown("settings-restore-title");
    window.click("game-cancel");
    window.click("settings-restore");
    window.until_shown("settings-restore-title");
    window.press("Return");
    settings_with(&mut window, "muted: false");
    window.click("settings-restore-undo");
    settings_with(&mut window, "muted: true");
    window.assert_unharmed();
}

#[test]
fn the_title_is_laid_out_alike_with_and_without_a_game_to_continue() {
    let entries = ["title-new", "title-load", "title-settings", "title-quit"];
    let places = |window: &mut Desktop| {
        window.until_on("Title");
        let shown = window.until_at_rest();
        entries.map(|key| shown.widget(&words(key)).expect(key).place)
    };
    let mut window = Order::sized(1280, 720).open();
    let without = places(&mut window);
    window.until_shown("title-continue-none");
    window.assert_unharmed();
    drop(window);
    let mut window = Order::sized(1280, 720)
        .settings("speed: Instant, reduced_motion: true, hints: false")
        .playing(&["--seed", "3"])
        .open();
    window.play(1);
    window.press("Escape");
    window.click("menu-leave");
    assert_eq!(places(&mut window), without);
    window.click("title-continue");
    window.until_on("Table");
    window.assert_unharmed();
}

#[test]
fn every_rulebook_can_be_opened_at_the_title() {
    let mut window = Order::sized(1280, 720).open();
    window.click("title-rulebook");
    let mut contents = BTreeSet::new();
    for game in GAMES {
        window.click(game);
        let found = window.until("the book", |outline| {
            let chosen = outline.widget(&words(game))?.on;
            let links = outline.widgets.iter().filter(|it| it.role == "Link");
            let links: Vec<_> = links.map(|it| it.name.clone()).collect();
            (chosen && !links.is_empty()).then_some(links)
        });
        window.picture(&format!("rulebook-{game}"));
        assert!(contents.insert(found), "{game} has the contents of another");
    }
    // The way back leads to the book before the last.
    window.click("rulebook-back");
    window.until("the book before", |outline| {
        outline.widget(&words(GAMES[3]))?.on.then_some(())
    });
    window.assert_unharmed();
}

/// What was chosen for a game is still chosen when its form is opened again.
#[test]
fn setting_up_remembers_what_was_chosen_the_last_time() {
    const OPTION: &str = "option-quick-start";
    let is_on = |window: &mut Desktop| {
        window.until(OPTION, |outline| {
            let name = words(OPTION);
            let mut widgets = outline.widgets.iter();
            widgets.find(|it| it.is_named(&name)).map(|it| it.on)
        })
    };
    let mut window = Order::sized(1280, 720).open();
    window.set_up_a_game();
    let at_first = is_on(&mut window);
    window.click(OPTION);
    assert_ne!(is_on(&mut window), at_first);
    window.click("back");
    window.until_on("Shelf");
    window.click("shelf-set-up");
    window.until_shown("setup-title");
    assert_ne!(is_on(&mut window), at_first);
    window.click(OPTION);
    assert_eq!(is_on(&mut window), at_first);
    window.assert_unharmed();
}

#[test]
fn saved_games_are_named_removed_and_brought_back() {
    let mut window = Order::sized(1280, 720)
        .settings("speed: Instant")
        .playing(&["--seed", "3"])
        .open();
    window.play(2);
    window.press("F5");
    window.until_shown("told-saved");
    window.press("Escape");
    // While it is played it stays, and the stud says so.
    window.click("menu-load");
    let why = words("saves-remove-open");
    window.until_on("Saves");
    let shown = window.until_at_rest();
    let pencil = words("kept-rename");
    let mut studs = shown.widgets.iter();
    let pencil = studs.find(|it| it.name.contains(&pencil)).expect("a stud");
    let [_, top, right, bottom] = pencil.place;
    let bin = [right + 20.0, (top + bottom) / 2.0];
    window.point_at(bin);
    window.until_said(&why);
    window.click_at(bin);
    assert!(!window.until_at_rest().says(&words("saves-remove")));
    window.click("back");
    window.click("menu-leave");
    window.click("title-load");
    window.click_part(&words("kept-rename"));
    let name = "Before the dragon";
    window.type_text(name);
    window.press("Return");
    window.until_said(name);
    window.picture("saves");
    let saves = SaveStore::new(window.data().join("saves"));
    window.click_named(&format!("{}: {name}", words("kept-remove")));
    // No campaign waits for this one.
    let asked = window.until_shown("saves-remove");
    assert!(!asked.says(&words("saves-remove-awaited")));
    window.click("kept-remove");
    window.until_shown("saves-none");
    assert!(saves.list().is_empty());
    window.click_part(name);
    window.until_said(name);
    assert_eq!(saves.list().len(), 1);
    window.click_part(&format!("{}: {name}", words("saves-load")));
    assert_eq!(window.until("the table", |outline| outline.made), 2);
    window.assert_unharmed();
}

#[test]
fn a_second_copy_says_that_the_first_is_open_and_leaves_its_files_alone() {
    let mut first = Order::sized(1280, 720).open();
    first.until_on("Title");
    let mut second = Order::sized(1280, 720).data(first.data()).open();
    second.until_shown("second-title");
    second.picture("second-copy");
    let status = second.end_by("second-close");
    assert_eq!(status.code(), Some(2));
    assert!(second.log().contains("running already"), "{}", second.log());
    second.assert_unharmed();
    first.click("title-rulebook");
    first.until_shown("game-deck-crawl");
    first.assert_unharmed();
}

/// The heroes are the computer's, so whoever is asked plays the foes.
#[test]
fn the_foes_can_be_played_by_a_person() {
    let setup = ["--seed", "5", "--bot", "hero"];
    let foes = ["--set", "skirmish=core:tavern", "--set", "master=person"];
    let mut window = Order::sized(1280, 720)
        .settings("speed: Instant")
        .playing_of("hex_adventure", &[setup, foes].concat())
        .open();
    let made = window.play(4);
    window.picture("foes");
    assert_eq!(made, 4, "the foes are asked");
    let saves = SaveStore::new(window.data().join("saves"));
    let saved = window.wait_for("a save", || saves.list().pop()?.save.ok());
    assert_eq!(saved.seats["master"], "person");
    window.assert_unharmed();
}
