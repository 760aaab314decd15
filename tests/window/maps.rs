//! The book of maps: a map that is kept from a game, named, deleted and brought back.

use std::{
    fs,
    path::{Path, PathBuf},
};

use tabledelve::{dungeon::Level, game::Phrase};

use crate::desktop::{Desktop, Order, words};

const STILL: &str = "speed: Instant, reduced_motion: true, hints: false";

/// The maps in the book, by their files.
fn maps(data: &Path) -> Vec<PathBuf> {
    let folder = fs::read_dir(data.join("maps")).into_iter().flatten();
    let files = folder.flatten().map(|entry| entry.path());
    files
        .filter(|file| file.extension().is_some_and(|it| it == "ron"))
        .collect()
}

fn name_of(file: &Path) -> Option<String> {
    Level::read(file).ok().map(|level| level.name)
}

/// What a button beside the map says, with the name of the map.
fn said(window: &Desktop, key: &'static str, name: &str) -> String {
    window.plain(&Phrase::new(key).with("name", name.to_owned()))
}

#[test]
fn a_map_is_kept_named_deleted_and_brought_back() {
    let mut window = Order::sized(1280, 720)
        .settings(STILL)
        .playing(&["--seed", "3"])
        .open();
    let data = window.data().to_owned();
    window.until_on("Table");
    assert_eq!(maps(&data), Vec::<PathBuf>::new());
    window.click("game-menu");
    window.click("menu-keep-map");
    window.until_shown("maps-kept-title");
    let [file] = &maps(&data)[..] else {
        panic!("one map: {:?}", maps(&data));
    };
    // It says what the map is called and which book it is in, in the player's words.
    let first = name_of(file).expect("a level");
    let told = said(&window, "maps-kept", &first);
    assert!(told.contains(&first) && told.contains(&words("maps-title")));
    assert!(!window.until_said(&told).says(&file.display().to_string()));
    window.click("notice-understood");
    window.click("game-menu");
    window.click("menu-leave");

    window.click("title-maps");
    window.until_on("MapBook");
    window.until_said(&first);
    // The book shows the file.
    window.until_said(&file.display().to_string());
    let rename = said(&window, "kept-rename-of", &first);
    // A new name is typed over the old one. Left with Esc, it was not meant.
    window.click_named(&rename);
    window.until_shown("kept-rename-title");
    window.type_text("The wrong cellar");
    window.until_said("The wrong cellar");
    window.press("Escape");
    window.until_said(&first);
    assert_eq!(name_of(file).as_ref(), Some(&first));
    let name = "Where the troll sat";
    window.click_named(&rename);
    window.until_shown("kept-rename-title");
    window.type_text(name);
    window.press("Return");
    // In the list, above the picture, and in the file.
    window.until("the new name", |outline| {
        let named = outline.texts.iter().filter(|text| text.text == name);
        (named.count() == 2 && !outline.says(&first)).then_some(())
    });
    window.picture("maps");
    assert_eq!(name_of(file).as_deref(), Some(name));

    // Deleting it asks first, and is not done by saying no.
    let bytes = fs::read(file).expect("the map");
    let delete = said(&window, "kept-remove-of", name);
    let title = said(&window, "kept-remove-title", name);
    window.click_named(&delete);
    window.until_said(&title);
    window.click("game-cancel");
    window.until("the question to be gone", |outline| {
        (!outline.says(&title)).then_some(())
    });
    assert_eq!(fs::read(file).ok().as_ref(), Some(&bytes));
    window.click_named(&delete);
    window.until_said(&title);
    window.click("kept-remove");
    let shown = window.until_shown("maps-none");
    assert!(shown.widget(&delete).is_none());
    assert_eq!(maps(&data), Vec::<PathBuf>::new());
    // As long as the book lies open it can be had back as it was.
    let back = said(&window, "kept-remove-undo", name);
    window.click_named(&back);
    window.until("the map", |outline| outline.widget(&delete).map(|_| ()));
    assert_eq!(fs::read(file).ok().as_ref(), Some(&bytes));
    let shown = window.until_at_rest();
    assert!(shown.widget(&back).is_none() && !shown.says(&words("maps-none")));

    // Deleted and left, it is gone for good.
    window.click_named(&delete);
    window.click("kept-remove");
    window.until_shown("maps-none");
    window.click("back");
    window.click("title-maps");
    let shown = window.until_shown("maps-none");
    assert!(shown.widget(&back).is_none());
    assert_eq!(maps(&data), Vec::<PathBuf>::new());
    window.assert_unharmed();
}
