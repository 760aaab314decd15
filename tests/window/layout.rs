//! Nothing is cut off or beyond the edge, on small and large windows, at every scale of the
//! interface.
//!
//! With `TABLEDELVE_PICTURES=1` every screen visited is kept as a picture in `target/tmp/window`, to look
//! at all of them at all sizes.

use std::env;

use tabledelve::text::{ENGLISH, PSEUDO};

use crate::desktop::{Desktop, Order, Outline, Widget, Words, words};

/// Tolerance for a rounded edge or a letter's tail, in points.
const SLACK: f32 = 3.0;

/// Roles of widgets that can be clicked.
const CONTROLS: [&str; 4] = ["Button", "RadioButton", "CheckBox", "Link"];

/// Problems of the layout.
fn faults(outline: &Outline) -> Vec<String> {
    let [width, height] = outline.size;
    let mut faults = Vec::new();
    for widget in &outline.widgets {
        let [left, top, right, bottom] = widget.place;
        let [seen_left, _, seen_right, _] = widget.seen;
        let what = format!("{} '{}' at {:?}", widget.role, widget.name, widget.place);
        // The name is all that a screen reader has.
        let said = widget.name.trim();
        let is_control = CONTROLS.contains(&widget.role.as_str());
        let says_nothing =
            said.is_empty() || [words("on"), words("off")].contains(&said.to_owned());
        if is_control && says_nothing {
            faults.push(format!("{what} has no name of its own"));
        }
        if left < -SLACK || right > width + SLACK {
            faults.push(format!("{what} lies beyond the edge"));
        } else if widget.can_be_clicked()
            && (seen_left > left + SLACK || seen_right < right - SLACK)
        {
            faults.push(format!("{what} is cut off at its side"));
        }
        // Vertically there may be a scroll area; the window itself does not scroll.
        let fully_seen = widget.seen[3] - widget.seen[1] >= bottom - top - SLACK;
        if fully_seen && (top < -SLACK || bottom > height + SLACK) {
            faults.push(format!("{what} lies beyond the window"));
        }
    }
    for text in &outline.texts {
        if let Some(fault) = fault_of(text, outline.size) {
            faults.push(format!("'{}' at {:?} {fault}", text.text, text.place));
        }
    }
    faults
}

fn fault_of(words: &Words, [width, height]: [f32; 2]) -> Option<&'static str> {
    let [left, top, right, bottom] = words.place;
    let [from_x, from_y, to_x, to_y] = words.within;
    if bottom <= from_y || top >= to_y || right <= from_x || left >= to_x {
        // Scrolled away, and not drawn at all.
        return None;
    }
    if left < from_x - SLACK || right > to_x + SLACK {
        return Some("is cut off at its side");
    }
    if left < -SLACK || right > width + SLACK {
        return Some("lies beyond the edge");
    }
    let all_of_it = from_y <= SLACK && to_y >= height - SLACK;
    if all_of_it && (top < -SLACK || bottom > height + SLACK) {
        return Some("lies beyond the window");
    }
    None
}

/// Widgets covered by others at the place to click them.
fn covered(outline: &Outline) -> Vec<String> {
    let buttons =
        outline.widgets.iter().enumerate().filter(|(_, widget)| {
            CONTROLS.contains(&widget.role.as_str()) && widget.can_be_clicked()
        });
    let above = |(place, widget): (usize, &Widget)| {
        let point = widget.middle();
        let mut over = outline.widgets[place + 1..].iter();
        let over = over.rfind(|other| other.covers(point))?;
        Some(format!(
            "{} '{}' at {:?} is covered by {} '{}' at {:?}",
            widget.role, widget.name, widget.place, over.role, over.name, over.place
        ))
    };
    buttons.filter_map(above).collect()
}

/// Screens that show the table with a sheet held over it.
const HELD_OVER: [&str; 2] = ["pack", "sheet"];

/// Sizes in the settings, in per cent.
struct Sizes {
    scale: u16,
    text: u16,
}

/// Visits the screens, with or without everything reached from the title, and checks that all of it
/// is visible.
fn walk(
    (width, height): (u32, u32),
    Sizes { scale, text }: Sizes,
    language: &'static str,
    sheets: bool,
) -> Vec<String> {
    let mut window = Order::sized(width, height)
        .speaking(language)
        .settings(&format!("scale: {scale}, text: {text}, speed: Instant"))
        .open();
    let mut found = Vec::new();
    let at = format!("{width}x{height}-{scale}-{text}-{language}");
    let keep_all = env::var_os("TABLEDELVE_PICTURES").is_some_and(|it| it == "1");
    let mut look = |window: &mut Desktop, what: &str| {
        let outline = window.until_at_rest();
        let mut faults = faults(&outline);
        // The menu and sheets over the table cover the screen below.
        if outline.screen.1 != "Menu" && !HELD_OVER.contains(&what) {
            faults.extend(covered(&outline));
        }
        if keep_all || !faults.is_empty() {
            window.picture(&format!("layout-{at}-{what}"));
        }
        let named = faults
            .into_iter()
            .map(|fault| format!("{at} {what}: {fault}"));
        found.extend(named);
    };
    window.until_on("Title");
    look(&mut window, "title");
    if sheets {
        through_the_sheets(&mut window, &mut look);
    }
    window.click("title-new");
    window.until_on("Shelf");
    look(&mut window, "shelf");
    window.click("shelf-set-up");
    window.until_on("Setup");
    look(&mut window, "setup");
    window.write("setup-seed-hint", "7");
    // Dealing, choosing, buying: cards, tabs and many choices.
    window.click("setup-begin");
    window.play(2);
    look(&mut window, "heroes");
    window.play(3);
    look(&mut window, "table");
    window.click("game-menu");
    window.until_on("Menu");
    look(&mut window, "menu");
    window.click("menu-leave");
    window.until_on("Title");
    through_the_book(&mut window, &mut look);
    window.assert_unharmed();
    found
}

/// Through an adventure book: its page, its list of pages, camp, sheets and pack, and the page for
/// setting up a skirmish.
fn through_the_book(window: &mut Desktop, look: &mut impl FnMut(&mut Desktop, &str)) {
    window.click("title-new");
    window.until_on("Shelf");
    window.click("game-hex-adventure");
    look(window, "shelf-hex");
    window.click("shelf-skirmish");
    window.until_on("Setup");
    look(window, "setup-skirmish");
    window.click("back");
    window.click("shelf-set-up");
    window.until_on("Setup");
    look(window, "setup-adventure");
    // Its second page has a camp.
    window.click_written("The Borrowed Bell");
    window.write("setup-seed-hint", "7");
    window.click("setup-begin");
    window.until_on("Table");
    look(window, "page");
    window.play(1);
    look(window, "page-later");
    window.click("hex-act-camp");
    look(window, "camp");
    window.click("hex-act-leave-camp");
    window.click("game-pack");
    look(window, "pack");
    window.click("game-sheet-close");
    window.click_the_sheet_of("Brask");
    look(window, "sheet");
    window.click("game-sheet-close");
}

/// To every screen reached from the title besides a game, and back.
fn through_the_sheets(window: &mut Desktop, look: &mut impl FnMut(&mut Desktop, &str)) {
    for (entry, screen) in [
        ("title-load", "Saves"),
        ("title-roster", "Roster"),
        ("title-statistics", "Statistics"),
        ("title-maps", "MapBook"),
        ("title-rulebook", "Rulebook"),
        ("title-mods", "Mods"),
        ("title-settings", "Settings"),
        ("title-credits", "Credits"),
    ] {
        window.click(entry);
        window.until_on(screen);
        look(window, entry);
        if screen == "Settings" {
            for tab in ["settings-motion", "settings-sound", "settings-keys"] {
                window.click(tab);
                look(window, tab);
            }
        }
        window.click("back");
        window.until_on("Title");
    }
}

/// Windows from the smallest to the largest; every other scale of each in the made-up language,
/// whose words are longer than those of any likely translation.
fn walk_all(scale: u16) {
    const SIZES: [(u32, u32); 4] = [(1280, 720), (1920, 1080), (2560, 1440), (3840, 2160)];
    let walks = SIZES.into_iter().enumerate().flat_map(|(place, size)| {
        let odd = (place + usize::from(scale / 50)) % 2 == 1;
        let language = if odd { PSEUDO } else { ENGLISH };
        // What fits on the smallest and the largest window fits on those between.
        let sheets = place == 0 || place == SIZES.len() - 1;
        walk(size, Sizes { scale, text: 100 }, language, sheets)
    });
    let found: Vec<String> = walks.collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn everything_fits_made_smaller() {
    walk_all(75);
}

#[test]
fn everything_fits() {
    walk_all(100);
}

#[test]
fn everything_fits_enlarged() {
    walk_all(200);
}

/// The largest type on the smallest window.
#[test]
fn everything_fits_in_large_type() {
    let sizes = Sizes {
        scale: 100,
        text: 130,
    };
    let found = walk((1280, 720), sizes, ENGLISH, true);
    assert!(found.is_empty(), "{}", found.join("\n"));
}
