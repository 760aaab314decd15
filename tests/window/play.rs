//! Games played in the window: by the bot, and by a mouse from the title to the last page.

use std::collections::BTreeSet;

use tabledelve::game::{SaveFile, SaveStore};

use crate::desktop::{Order, colours, words};

fn save_with(saves: &SaveStore, choices: usize) -> Option<SaveFile> {
    let listed = saves
        .list()
        .into_iter()
        .filter_map(|listing| listing.save.ok());
    listed
        .filter(|save| save.replay.choices.len() >= choices)
        .max_by_key(|save| save.replay.choices.len())
}

#[test]
fn the_bot_plays_and_what_it_plays_is_saved() {
    let arguments = ["--seed", "5", "--bot", "hero"];
    let mut window = Order::sized(1280, 720)
        .settings("speed: Quadruple")
        .playing(&arguments)
        .open();
    // Every decision is saved, and the save can be replayed.
    let saves = SaveStore::new(window.data().join("saves"));
    let save = window.wait_for("a save with some choices", || save_with(&saves, 8));
    assert_eq!(save.replay.game, "deck_crawl");
    let (_, picture) = window.picture("bot");
    assert!(colours(&picture) > 60, "the table is blank");
    window.assert_unharmed();
}

/// From the title by mouse alone, and back to it.
#[test]
fn a_crawl_is_played_by_mouse_to_its_end() {
    let mut window = Order::sized(1280, 720).open();
    for name in [
        "title-settings",
        "settings-motion",
        "settings-speed-instant",
    ] {
        window.click(name);
    }
    window.until("the speed to be chosen", |outline| {
        outline
            .widget(&words("settings-speed-instant"))?
            .on
            .then_some(())
    });
    window.click("back");
    window.set_up_a_game();
    window.click("option-quick-start");
    window.write("setup-seed-hint", "11");
    window.picture("crawl-setup");
    window.click("setup-begin");

    let begun = window.play(8);
    window.picture("crawl");
    let all = begun + window.play(1000);
    assert!(
        (6..1000).contains(&all),
        "the game was over after {all} choices"
    );
    window.until_over();
    let (_, picture) = window.picture("crawl-end");
    assert!(colours(&picture) > 60);
    window.click("game-end-title");
    window.until_shown("title-motto");

    let listed = SaveStore::new(window.data().join("saves")).list();
    let save = listed[0].save.as_ref().expect("a sound save");
    assert!(save.replay.outcome.is_some(), "its end is kept");
    assert!(window.quit().success());
    window.assert_unharmed();
}

/// Attacks go on by themselves until another hero could add dice, and the line says who.
#[test]
fn attacks_that_are_kept_up_say_what_stopped_them() {
    let mut window = Order::sized(1280, 720)
        .settings("speed: Instant, reduced_motion: true, hints: false, reactions: Never")
        .playing_of("deck_crawl", &["--seed", "5", "--set", "heroes=4"])
        .open();
    window.until_on("Table");
    window.until_said("Human Cleric faces the troll");
    window.click_part("Keep attacking");
    window.until_said("The attacks stop: Dwarf Fighter could add dice.");
    window.picture("kept-attacking");
    window.assert_unharmed();
}

/// A band in a dungeon that is on the map from the start, taken through fights and home by mouse.
#[test]
fn a_band_is_played_by_mouse_to_its_end() {
    let mut window = Order::sized(1280, 720)
        .settings("speed: Instant, reduced_motion: true, hints: false")
        .playing_of("band_crawl", &["--seed", "5", "--set", "dungeon=salt_mine"])
        .open();
    let begun = window.play(12);
    let (_, picture) = window.picture("band-dungeon");
    assert!(colours(&picture) > 60, "the table is blank");
    let all = begun + window.play(1000);
    assert!(
        (6..1000).contains(&all),
        "the game was over after {all} choices"
    );
    window.until_over();
    let (_, picture) = window.picture("band-end");
    assert!(colours(&picture) > 60);
    window.assert_unharmed();
}

#[test]
fn coming_back_to_the_table_takes_no_more_memory() {
    let mut window = Order::sized(1280, 720)
        .settings("speed: Instant")
        .playing(&["--seed", "3"])
        .open();
    window.play(1);
    let mut taken = Vec::new();
    for _ in 0..6 {
        window.press("Escape");
        window.click("menu-leave");
        window.click("title-continue");
        window.until_on("Table");
        window.until_at_rest();
        taken.push(window.memory());
    }
    // The drawings of a table are 70 MiB.
    let grown = taken[5].saturating_sub(taken[1]);
    assert!(grown < 70, "{taken:?} MiB");
    window.assert_unharmed();
}

/// Another hero is taken on the sheet below the board, and the end of the turn stands in the same
/// corner for everybody.
#[test]
fn the_panel_keeps_its_corner_from_hero_to_hero() {
    let arguments = ["--seed", "5", "--set", "skirmish=core:tavern"];
    let mut window = Order::sized(1280, 720)
        .settings("speed: Instant, reduced_motion: true, hints: false")
        .playing_of("hex_adventure", &arguments)
        .open();
    let mut corners = Vec::new();
    for hero in ["Brask", "Odwin", "Tansy"] {
        // The first is taken up as it is.
        if hero != "Brask" {
            window.click_named(&format!("{hero} instead"));
        }
        let corner = window.until("the end of the turn", |outline| {
            Some(outline.widget(&words("hex-act-end"))?.place)
        });
        corners.push(corner);
        window.picture(&format!("panel-{hero}"));
        window.click("hex-act-end");
    }
    assert!(corners.iter().all(|it| *it == corners[0]), "{corners:?}");
    window.assert_unharmed();
}

/// The next hero is taken up by itself; another can be taken instead, also after going back.
#[test]
fn the_next_hero_is_taken_up_and_can_be_changed() {
    let arguments = ["--seed", "5", "--set", "skirmish=core:tavern"];
    let mut window = Order::sized(1280, 720)
        .settings("speed: Instant, reduced_motion: true, hints: false")
        .playing_of("hex_adventure", &arguments)
        .open();
    let turn = |hero: &str| format!("{hero}: move, then one action.");
    window.until_said(&turn("Brask"));
    window.click_named("Odwin instead");
    window.until_said(&turn("Odwin"));
    window.click("hex-act-end");
    window.until_said(&turn("Brask"));
    // Back to what the player did, not to what was done for them.
    window.press("ctrl+z");
    window.until_said(&turn("Odwin"));
    window.click_named("Merrin instead");
    window.until_said(&turn("Merrin"));
    window.picture("next-hero");
    window.assert_unharmed();
}

/// A game is not saved in the middle of whose turn it is: after *Continue* another hero can be taken.
#[test]
fn who_has_the_turn_can_be_changed_after_continue() {
    let arguments = ["--seed", "5", "--set", "skirmish=core:tavern"];
    let mut window = Order::sized(1280, 720)
        .settings("speed: Instant, reduced_motion: true, hints: false")
        .playing_of("hex_adventure", &arguments)
        .open();
    window.until_said("Brask: move, then one action.");
    window.press("Escape");
    window.click("menu-leave");
    window.click("title-continue");
    window.until_on("Table");
    window.click_named("Odwin instead");
    window.until_said("Odwin: move, then one action.");
    window.assert_unharmed();
}

/// Where a hero can do many things, all of them are in sight at the smallest common size.
#[test]
fn no_choice_of_a_camp_is_scrolled_away() {
    let mut window = Order::sized(1280, 720)
        .settings("speed: Instant, reduced_motion: true, hints: false")
        .playing(&["--seed", "5"])
        .open();
    let mut most = 0;
    for _ in 0..30 {
        window.press("h");
        let mut outlines = vec![window.until_at_rest()];
        // Gifts to each hero lie folded behind one slip, and stand alone once that is pressed.
        let names = outlines[0].widgets.iter().map(|it| it.name.clone());
        let gifts: BTreeSet<String> = names
            .filter(|name| name.starts_with("Give to ") && name.contains('\u{2026}'))
            .collect();
        for (nth, gifts) in gifts.iter().enumerate() {
            if nth > 0 {
                window.click("game-fold-back");
            }
            window.click_named(gifts);
            outlines.push(window.until_at_rest());
        }
        let kinds = ["Use: ", "Give ", "Buy "];
        let offered = |name: &str| kinds.iter().any(|it| name.starts_with(it));
        let widgets = outlines.iter().flat_map(|it| &it.widgets);
        let slips: Vec<_> = widgets.filter(|it| offered(&it.name)).collect();
        for slip in &slips {
            assert_eq!(slip.seen, slip.place, "{} is cut off", slip.name);
        }
        most = most.max(slips.len());
        if most > 6 {
            break;
        }
        window.press("Return");
    }
    assert!(most > 6, "there were {most} choices at most");
    window.picture("camp");
    window.assert_unharmed();
}

/// However far the player looks back, the log shows the line, and afterwards its end again.
#[test]
fn the_log_goes_back_with_the_player() {
    let mut window = Order::sized(1280, 720)
        .settings("speed: Instant, reduced_motion: true, hints: false")
        .playing(&["--seed", "5"])
        .open();
    window.play(12);
    window.until_at_rest();
    let first = "3 heroes go down into the dungeon.";
    window.press("Prior");
    let bar = window.until("the bar", |outline| {
        let line = outline.widget(first);
        assert!(line.is_none(), "the log is short enough to be seen whole");
        let mut widgets = outline.widgets.iter();
        Some(widgets.find(|it| it.role == "Slider")?.place)
    });
    window.click_at([bar[0] + 4.0, (bar[1] + bar[3]) / 2.0]);
    window.until("the first line", |outline| {
        outline.widget(first)?.can_be_clicked().then_some(())
    });
    window.picture("looking-back");
    window.click("game-moment-now");
    window.until("the last line", |outline| {
        outline.widget(first).is_none().then_some(())
    });
    window.assert_unharmed();
}
