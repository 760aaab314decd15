//! The workshop for dungeons by mouse: rolled, set by hand, dragged, undone, exported.

use std::fs;
use std::path::Path;

use tabledelve::{dungeon::Level, game::Phrase};

use crate::desktop::{Desktop, Order, Widget, words};

const STILL: &str = "speed: Instant, reduced_motion: true, hints: false";

/// The workshop, from the shelf.
fn opened(width: u32, height: u32) -> Desktop {
    let mut window = Order::sized(width, height).settings(STILL).open();
    window.click("title-new");
    window.click("game-card-grid");
    window.click("shelf-workshop");
    window.until_on("Workshop");
    window
}

/// The boxes of a room, in the graph and on the plan.
fn boxes(window: &mut Desktop, room: u8) -> Vec<Widget> {
    let start = format!("{room}. ");
    window.until("the room", |outline| {
        let named = outline.widgets.iter();
        let named = named.filter(|it| it.name.starts_with(&start) && it.name.contains('\n'));
        let boxes: Vec<Widget> = named.cloned().collect();
        (boxes.len() == 2).then_some(boxes)
    })
}

/// Files of this kind in a folder.
fn files(folder: &Path, extension: &str) -> usize {
    let all = fs::read_dir(folder).into_iter().flatten().flatten();
    all.filter(|it| it.path().extension().is_some_and(|it| it == extension))
        .count()
}

#[test]
fn a_dungeon_is_rolled_dragged_undone_and_exported() {
    let mut window = opened(1280, 720);
    window.picture("workshop-empty");
    window.click("workshop-roll-all");
    let [graph, plan] = &boxes(&mut window, 1)[..] else {
        panic!("a room in the graph and on the plan");
    };
    assert!(graph.middle()[0] < plan.middle()[0]);
    window.picture("workshop-rolled");
    // Dragged aside until it lies free: no two dungeons are alike, and not every place is.
    let back = window.plain(&Phrase::new("workshop-put-back").with("room", 1));
    let [x, y] = plan.middle();
    for [right, down] in [[-90.0, 60.0], [90.0, 60.0], [-150.0, 0.0], [150.0, 0.0]] {
        window.drag([x, y], [x + right, y + down]);
        if window.until_at_rest().widget(&back).is_some() {
            break;
        }
    }
    window.until(&back, |outline| outline.widget(&back).map(|_| ()));
    window.picture("workshop-dragged");
    window.click("workshop-undo");
    window.until("the room to be back", |outline| {
        outline.widget(&back).is_none().then_some(())
    });
    window.click("workshop-redo");
    window.until(&back, |outline| outline.widget(&back).map(|_| ()));

    let maps = window.data().join("maps");
    for (key, extension) in [
        ("workshop-export-level", "ron"),
        ("workshop-export-svg", "svg"),
        ("workshop-export-png", "png"),
    ] {
        window.click(key);
        window.wait_for(extension, || (files(&maps, extension) == 1).then_some(()));
        window.until_said(&words("workshop-exported-title"));
        window.click("notice-understood");
    }
    let level = fs::read_dir(&maps).expect("the maps").flatten();
    let level = level.map(|it| it.path());
    let level = level.filter(|it| it.extension().is_some_and(|it| it == "ron"));
    let level = level.last().expect("a level");
    Level::read(&level).expect("it can be read again");
    window.click("workshop-export-mod");
    let mods = window.data().join("mods");
    window.wait_for("the mod", || {
        mods.join("dungeon/mod.ron").exists().then_some(())
    });
    window.picture("workshop-mod");
    window.assert_unharmed();
}

#[test]
fn it_fits_a_low_window_and_knows_nonsense() {
    let mut window = opened(1024, 640);
    window.click("workshop-roll-all");
    boxes(&mut window, 1);
    window.write("workshop-name", "../..\\{ }<&>\" ");
    window.click("workshop-export-level");
    let maps = window.data().join("maps");
    window.wait_for("the level", || (files(&maps, "ron") == 1).then_some(()));
    window.picture("workshop-low");
    window.assert_unharmed();
}
