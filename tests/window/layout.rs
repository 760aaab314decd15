//! Nothing is cut off or beyond the edge, on small and large windows, at every scale of the
//! interface.
//!
//! With `TABLEDELVE_PICTURES=1` every screen visited is kept as a picture in `target/tmp/window`, to look
//! at all of them at all sizes.

use std::{collections::BTreeSet, env};

use tabledelve::text::{ENGLISH, PSEUDO};

use crate::desktop::{Desktop, Order, Outline, Widget, Words, words};

/// A text that was too long for its place.
const CUT: &str = "is cut off with an ellipsis";

/// The least size that a window can be given.
const LEAST: (u32, u32) = (1024, 640);
/// Tolerance for a rounded edge or a letter's tail, in points.
const SLACK: f32 = 3.0;
/// The height of a name, which may begin above the bust beside it.
const NAME: f32 = 24.0;

/// Roles of widgets that can be clicked.
const CONTROLS: [&str; 4] = ["Button", "RadioButton", "CheckBox", "Link"];

/// Roles of what no key comes to, and a screen reader names by itself: what egui puts around others,
/// bars beside what scrolls, and texts, which are their own names.
const UNNAMED: [&str; 3] = ["GenericContainer", "ScrollBar", "Label"];

/// Problems of a screen.
fn faults(outline: &Outline, window: &Desktop) -> Vec<String> {
    [nameless(outline), misplaced(outline, window)].concat()
}

fn described(widget: &Widget) -> String {
    let Widget {
        role, name, place, ..
    } = widget;
    format!("{role} '{name}' at {place:?}")
}

/// What takes the focus and has no name of its own, which is all that a screen reader has.
fn nameless(outline: &Outline) -> Vec<String> {
    let says_nothing = |widget: &&Widget| {
        let said = widget.name.trim();
        let (role, state) = (widget.role.as_str(), [words("on"), words("off")]);
        // Without a role, or with one that nobody thought of, it takes the focus all the same.
        let has_none = said.is_empty() && !UNNAMED.contains(&role);
        has_none || CONTROLS.contains(&role) && state.contains(&said.to_owned())
    };
    let nameless = outline.widgets.iter().filter(says_nothing);
    nameless
        .map(|widget| format!("{} has no name of its own", described(widget)))
        .collect()
}

/// Whatever lies outside of the window or is cut off.
pub fn misplaced(outline: &Outline, window: &Desktop) -> Vec<String> {
    let [width, height] = outline.size;
    let mut faults = Vec::new();
    for widget in &outline.widgets {
        let [left, top, right, bottom] = widget.place;
        let [seen_left, _, seen_right, _] = widget.seen;
        let what = described(widget);
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
        let fault = fault_of(text, outline.size);
        let fault = fault.filter(|it| *it != CUT || !may_be_cut(text, outline, window));
        if let Some(fault) = fault {
            faults.push(format!("'{}' at {:?} {fault}", text.text, text.place));
        }
    }
    faults
}

/// True where a text that ends in an ellipsis is no loss: in the row of heroes, where gear and skills
/// are the last things on a small sheet. The note of each and the whole sheet have all of them.
fn may_be_cut(text: &Words, outline: &Outline, window: &Desktop) -> bool {
    let end = window.end_of_portraits();
    let mut busts = outline.widgets.iter().filter(|it| it.name.ends_with(&end));
    let [from, top, ..] = text.place;
    busts.any(|bust| {
        let [left, upper, right, bottom] = bust.place;
        // No farther to the right than its sheet is wide.
        let on_its_sheet = (left - SLACK..left + 300.0).contains(&from);
        let is_gear = top >= bottom;
        // In the pseudo-language names are half as long again as in any other.
        let beside = from >= right && (upper - NAME..bottom).contains(&top);
        let is_name = beside && text.text.starts_with('[');
        on_its_sheet && (is_gear || is_name)
    })
}

fn fault_of(words: &Words, [width, height]: [f32; 2]) -> Option<&'static str> {
    let [left, top, right, bottom] = words.place;
    let [from_x, from_y, to_x, to_y] = words.within;
    if bottom <= from_y || top >= to_y || right <= from_x || left >= to_x {
        // Scrolled away, and not drawn at all.
        return None;
    }
    if words.cut {
        return Some(CUT);
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
    let instead = words("game-take-instead");
    let instead = instead.rsplit('}').next().unwrap_or_default().to_owned();
    let buttons =
        outline.widgets.iter().enumerate().filter(|(_, widget)| {
            CONTROLS.contains(&widget.role.as_str()) && widget.can_be_clicked()
        });
    let above = |(place, widget): (usize, &Widget)| {
        let point = widget.middle();
        let mut over = outline.widgets[place + 1..].iter();
        let over = over.rfind(|other| other.covers(point))?;
        if over.name.ends_with(&instead) {
            // The bust opens the sheet all the same, and there the hero can be named.
            return None;
        }
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

/// What was found on the way.
struct Looks {
    /// Size of the window and of what is in it, and the language.
    at: String,
    found: Vec<String>,
}

impl Looks {
    fn look(&mut self, window: &mut Desktop, what: &str) {
        let outline = window.until_at_rest();
        let mut faults = faults(&outline, window);
        // The menu and sheets over the table cover the screen below.
        if outline.screen.1 != "Menu" && !HELD_OVER.contains(&what) {
            faults.extend(covered(&outline));
        }
        let at = &self.at;
        let keep_all = env::var_os("TABLEDELVE_PICTURES").is_some_and(|it| it == "1");
        if keep_all || !faults.is_empty() {
            window.picture(&format!("layout-{at}-{what}"));
        }
        let named = faults
            .into_iter()
            .map(|fault| format!("{at} {what}: {fault}"));
        self.found.extend(named);
    }

    fn assert_sound(&self) {
        assert!(self.found.is_empty(), "{}", self.found.join("\n"));
    }
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
    let mut looks = Looks {
        at: format!("{width}x{height}-{scale}-{text}-{language}"),
        found: Vec::new(),
    };
    let mut look = |window: &mut Desktop, what: &str| looks.look(window, what);
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
    looks.found
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
    window.click_written("Ask what harm there is in lending a bell");
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

/// Windows from the smallest to the largest of a scale; every other one in the made-up language, whose words
/// are longer than those of any likely translation.
fn walk_all(scale: u16, sizes: &[(u32, u32)]) {
    let walks = sizes.iter().enumerate().flat_map(|(place, size)| {
        let odd = (place + usize::from(scale / 50)) % 2 == 1;
        let language = if odd { PSEUDO } else { ENGLISH };
        // What fits on the smallest and the largest window fits on those between.
        let sheets = place == 0 || place == sizes.len() - 1;
        walk(*size, Sizes { scale, text: 100 }, language, sheets)
    });
    let found: Vec<String> = walks.collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

// At another scale, a window has the room of a larger or smaller one: at 200 % that of 3840x2160 would be
// that of 1920x1080, which is walked through as it is.

#[test]
fn everything_fits_made_smaller() {
    walk_all(75, &[(1280, 720), (2560, 1440)]);
}

#[test]
fn everything_fits() {
    walk_all(100, &[(1280, 720), (1920, 1080), (3840, 2160)]);
}

#[test]
fn everything_fits_enlarged() {
    walk_all(200, &[(1280, 720), (1920, 1080)]);
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

/// Four sheets side by side leave the least room for a name, and large type takes the most.
#[test]
fn names_of_four_heroes_are_whole_in_large_type() {
    let four: [(&str, &[&str]); 3] = [
        ("deck_crawl", &["--set", "heroes=4"]),
        ("hex_adventure", &["--set", "skirmish=core:tavern"]),
        (
            "dungeon_dive",
            &["--set", "heroes=4", "--set", "party=ready"],
        ),
    ];
    for (game, setup) in four {
        let arguments = [&["--seed", "3"][..], setup].concat();
        let mut window = Order::sized(1280, 800)
            .settings("text: 130, speed: Instant, hints: false")
            .playing_of(game, &arguments)
            .open();
        let mut looks = Looks {
            at: format!("1280x800-130-{game}"),
            found: Vec::new(),
        };
        window.until_on("Table");
        let end = window.end_of_portraits();
        let four = window.until("four heroes", |outline| {
            let busts = outline.widgets.iter().filter(|it| it.name.ends_with(&end));
            let busts: Vec<String> = busts.map(|it| it.name.clone()).collect();
            (busts.len() == 4).then_some(busts)
        });
        looks.look(&mut window, "heroes");
        looks.assert_sound();
        let outline = window.until_at_rest();
        for bust in four {
            let name = bust.strip_suffix(&end).unwrap_or_default();
            let mut texts = outline.texts.iter();
            assert!(texts.any(|it| it.text == name && !it.cut), "{game}: {name}");
        }
        window.assert_unharmed();
    }
}

const USUAL: Sizes = Sizes {
    scale: 100,
    text: 100,
};

#[test]
fn everything_fits_in_the_least_window() {
    let found = walk(LEAST, USUAL, ENGLISH, false);
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// What the menu of the title leads to.
#[test]
fn every_sheet_fits_in_the_least_window() {
    let mut window = Order::sized(LEAST.0, LEAST.1).open();
    let mut looks = Looks {
        at: format!("{}x{}", LEAST.0, LEAST.1),
        found: Vec::new(),
    };
    window.until_on("Title");
    through_the_sheets(&mut window, &mut |window: &mut Desktop, what: &str| {
        looks.look(window, what);
    });
    window.assert_unharmed();
    looks.assert_sound();
}

/// A link that goes on in the next line is one link with one name: Tab stops at nothing that a screen
/// reader cannot name.
#[test]
fn every_link_of_a_chapter_has_a_name() {
    let mut window = Order::sized(1280, 720).open();
    window.click("title-rulebook");
    window.click("game-deck-crawl");
    let mut nameless_ones = Vec::new();
    for (chapter, section) in [("Heroes", "The deal"), ("Fights", "The opening")] {
        window.click_named(chapter);
        window.until_said(section);
        nameless_ones.extend(nameless(&window.until_at_rest()));
    }
    assert!(nameless_ones.is_empty(), "{}", nameless_ones.join("\n"));
}

/// A fight in the least window, looked at before each of so many choices. Each of these questions has
/// to come up.
fn through_a_fight(game: &str, arguments: &[&str], choices: usize, questions: &[&str]) -> Looks {
    let mut window = Order::sized(LEAST.0, LEAST.1)
        .settings("speed: Instant, hints: false")
        .playing_of(game, arguments)
        .open();
    let mut looks = Looks {
        at: format!("{}x{}-{game}", LEAST.0, LEAST.1),
        found: Vec::new(),
    };
    window.until_on("Table");
    let mut asked: BTreeSet<&str> = BTreeSet::new();
    for number in 0..choices {
        // Slips that something is told about lie below it.
        window.point_at([1.0, 1.0]);
        looks.look(&mut window, &format!("fight-{number}"));
        let outline = window.until("a choice", |outline| {
            (!outline.choices().is_empty()).then(|| outline.clone())
        });
        asked.extend(questions.iter().filter(|it| outline.says(it)).copied());
        // Heroes who wait are attacked all the same.
        match outline.widget(&words("hex-act-end")) {
            Some(end) => window.click_at(end.middle()),
            None => window.press("1"),
        }
        window.until("the choice to be made", |now| {
            (now.made > outline.made).then_some(())
        });
    }
    assert_eq!(
        asked.len(),
        questions.len(),
        "only these were asked: {asked:?}"
    );
    window.assert_unharmed();
    looks
}

/// Somebody may step in at once; then come blows with dice that can be added, evasion, potions and
/// spells.
#[test]
fn a_fight_of_deck_crawl_fits_in_the_least_window() {
    let questions = ["Step in?", "Evade?", "What now?"];
    let arguments = ["--seed", "3", "--set", "heroes=3"];
    through_a_fight("deck_crawl", &arguments, 7, &questions).assert_sound();
}

/// A board of two storeys, with foes who come up and strike, and a reaction to that.
#[test]
fn a_fight_of_hex_adventure_fits_in_the_least_window() {
    let arguments = ["--seed", "5", "--set", "skirmish=core:tavern"];
    let questions = ["move, then one action", "Dodge? Costs the next turn."];
    through_a_fight("hex_adventure", &arguments, 7, &questions).assert_sound();
}
