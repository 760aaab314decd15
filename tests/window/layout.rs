//! Nothing is cut off and nothing lies beyond the edge, on small and large windows, at every size
//! of the interface.

use crate::desktop::{Desktop, Order, Outline, Widget, Words, words};

/// A rounded edge or a letter's tail may stick out so far.
const SLACK: f32 = 3.0;

/// What is wrong with the places of what is shown.
fn faults(outline: &Outline) -> Vec<String> {
    let [width, height] = outline.size;
    let mut faults = Vec::new();
    for widget in &outline.widgets {
        let [left, top, right, bottom] = widget.place;
        let [seen_left, _, seen_right, _] = widget.seen;
        let what = format!("{} '{}' at {:?}", widget.role, widget.name, widget.place);
        if left < -SLACK || right > width + SLACK {
            faults.push(format!("{what} lies beyond the edge"));
        } else if widget.can_be_clicked()
            && (seen_left > left + SLACK || seen_right < right - SLACK)
        {
            faults.push(format!("{what} is cut off at its side"));
        }
        // Up and down there may be a place that scrolls; the window itself does not.
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

/// What is said to be clicked there is what lies on top there.
fn covered(outline: &Outline) -> Vec<String> {
    let buttons = outline.widgets.iter().enumerate().filter(|(_, widget)| {
        ["Button", "RadioButton", "CheckBox", "Link"].contains(&widget.role.as_str())
            && widget.can_be_clicked()
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

/// Goes through the screens, and looks whether everything is where it can be seen.
fn walk(width: u32, height: u32, scale: u16) {
    let mut window = Order::sized(width, height)
        .settings(&format!("scale: {scale}, speed: Instant"))
        .open();
    let mut found = Vec::new();
    let mut look = |window: &mut Desktop, what: &str| {
        let outline = window.until_at_rest();
        let mut faults = faults(&outline);
        if outline.screen.1 != "Menu" {
            faults.extend(covered(&outline));
        }
        found.extend(faults.into_iter().map(|fault| format!("{what}: {fault}")));
    };
    window.until_said(&words("title-motto"));
    look(&mut window, "title");
    window.click(&words("title-settings"));
    window.until_said(&words("settings-title"));
    look(&mut window, "settings");
    window.click(&words("back"));
    window.set_up_a_game();
    look(&mut window, "setup");
    window.click(&words("setup-seed-hint"));
    window.write("7");
    // Dealing, choosing, buying: cards, tabs and many choices.
    window.click(&words("setup-begin"));
    window.play(2);
    look(&mut window, "heroes");
    window.picture(&format!("layout-{width}x{height}-{scale}-heroes"));
    window.play(6);
    look(&mut window, "table");
    window.picture(&format!("layout-{width}x{height}-{scale}-table"));
    window.click(&words("game-menu"));
    window.until_said(&words("menu-title"));
    look(&mut window, "menu");
    assert!(
        found.is_empty(),
        "{width}x{height} at {scale} %:\n{}",
        found.join("\n")
    );
    window.assert_unharmed();
}

#[test]
#[ignore = "does not hold on every screen yet: `cargo test --test window -- --ignored layout` shows where"]
fn everything_fits_on_a_small_window() {
    for scale in [75, 100] {
        walk(1280, 720, scale);
    }
}

#[test]
#[ignore = "does not hold on every screen yet: `cargo test --test window -- --ignored layout` shows where"]
fn everything_fits_on_a_small_window_enlarged() {
    for scale in [150, 200] {
        walk(1280, 720, scale);
    }
}

#[test]
#[ignore = "does not hold on every screen yet: `cargo test --test window -- --ignored layout` shows where"]
fn everything_fits_on_a_large_window() {
    for scale in [75, 100] {
        walk(1920, 1080, scale);
    }
}

#[test]
#[ignore = "does not hold on every screen yet: `cargo test --test window -- --ignored layout` shows where"]
fn everything_fits_on_a_large_window_enlarged() {
    for scale in [150, 200] {
        walk(1920, 1080, scale);
    }
}
