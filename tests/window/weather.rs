//! Failures around the window: it says what is wrong, by name, and the game goes on.

use std::{
    fs,
    path::Path,
    process::{Command, Output, Stdio},
};

use tabledelve::{
    content::{DataPaths, Loader},
    dice::SourceKind,
    game::{Moment, SaveFile, SaveStore},
    games,
};

use crate::desktop::{Order, colours, server, words};

/// A saved game of this many choices.
fn save(choices: usize) -> SaveFile {
    let core = Path::new(env!("CARGO_MANIFEST_DIR"));
    let library = Loader::new(games::registry(), core)
        .load()
        .expect("the content");
    let game = games::open("deck_crawl", &library).expect("the game");
    let begun = game.start(&Default::default(), 4, SourceKind::Seeded);
    let mut table = begun.expect("a game");
    for _ in 0..choices {
        table
            .submit(0, None)
            .or_else(|_| table.submit(0, Some(1)))
            .expect("a choice");
    }
    let mut save = table.save();
    // A name of its own: where a game without one stands is told by the program.
    let name = format!("a game of {choices} choices");
    save.notes.insert("name".to_owned(), name);
    save
}

/// The program where it cannot open a window.
fn ended(command: &mut Command) -> (Option<i32>, String) {
    let Output { status, stderr, .. } = command
        .stdout(Stdio::null())
        .output()
        .expect("the program starts");
    let said = String::from_utf8(stderr).expect("the program speaks UTF-8");
    assert!(
        !said.contains("panicked") && !said.contains("RUST_BACKTRACE"),
        "{said}"
    );
    (status.code(), said)
}

fn without_display(program: impl AsRef<Path>) -> Command {
    let mut command = Command::new(program.as_ref());
    for variable in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        command.env_remove(variable);
    }
    command
}

#[test]
fn without_a_display_it_says_so_and_what_works_without_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = env!("CARGO_BIN_EXE_tabledelve");
    for (variable, value) in [
        ("DISPLAY", ""),
        ("DISPLAY", ":4711"),
        ("WAYLAND_DISPLAY", "wayland-4711"),
    ] {
        let mut command = without_display(program);
        command.arg("--data-dir").arg(folder.path());
        let (status, said) = ended(command.env(variable, value));
        assert_eq!(status, Some(2), "{said}");
        assert!(said.contains("no display"), "{said}");
        assert!(said.contains(variable) && said.contains(value), "{said}");
        assert!(said.contains("tabledelve --help"), "{said}");
    }
}

#[test]
fn without_a_display_that_answers_or_a_driver_it_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = env!("CARGO_BIN_EXE_tabledelve");
    let (_server, display) = server((640, 480));
    for (display, told) in [
        ("garbage", "no display"),
        ("localhost:77", "no display"),
        (&*display, "no graphics driver"),
    ] {
        let mut command = without_display(program);
        command
            .arg("--data-dir")
            .arg(folder.path())
            .env("DISPLAY", display)
            .env("VK_DRIVER_FILES", folder.path())
            .env("VK_ICD_FILENAMES", folder.path())
            .env("__EGL_VENDOR_LIBRARY_DIRS", folder.path());
        let (status, said) = ended(&mut command);
        assert_eq!(status, Some(2), "{display}: {said}");
        assert!(said.contains(told), "{display}: {said}");
        assert!(said.contains("tabledelve --help"), "{display}: {said}");
    }
}

#[test]
fn without_vulkan_it_is_drawn_by_opengl() {
    let told = "OpenGL draws instead";
    let mut window = Order::sized(1280, 720)
        .without_vulkan()
        .settings("speed: Instant")
        .playing(&["--seed", "3"])
        .open();
    window.play(3);
    let (_, picture) = window.picture("opengl");
    assert!(colours(&picture) > 60, "the table is blank");
    assert_eq!(window.log().matches(told).count(), 1, "{}", window.log());
    window.assert_unharmed();
}

#[test]
fn a_usual_start_says_nothing() {
    let mut window = Order::sized(1280, 720).open();
    window.until_on("Title");
    window.click("title-settings");
    window.until_on("Settings");
    let said = window.log();
    let said: Vec<&str> = said
        .lines()
        .filter(|line| !line.contains("no sound device"))
        .collect();
    assert_eq!(said, Vec::<&str>::new());
}

#[test]
fn without_its_assets_it_says_where_it_looked_and_what_to_do() {
    // A copy of the program by itself, far from any checkout.
    let folder = tempfile::tempdir().expect("a folder");
    let program = folder.path().join("tabledelve");
    let built = Path::new(env!("CARGO_BIN_EXE_tabledelve"));
    if fs::hard_link(built, &program).is_err() {
        fs::copy(built, &program).expect("a copy of the program");
    }
    let data = folder.path().join("data");
    let mut command = without_display(&program);
    command.arg("--data-dir").arg(&data);
    // With a display, were there one: the assets are missed first.
    command
        .current_dir(folder.path())
        .env_remove("CARGO_MANIFEST_DIR");
    let (status, said) = ended(&mut command);
    assert_eq!(status, Some(2), "{said}");
    let home = folder.path().canonicalize().expect("the folder");
    for part in [
        "`assets`",
        &data.display().to_string(),
        &home.display().to_string(),
        "--data-dir",
        "reinstall",
    ] {
        assert!(said.contains(part), "{part} is not in: {said}");
    }
}

#[test]
fn without_a_sound_device_it_says_so_once_and_plays_on() {
    let mut window = Order::sized(1280, 720)
        .settings("speed: Instant")
        .playing(&["--seed", "3"])
        .open();
    window.play(3);
    let log = window.log();
    // A machine with a sound device has nothing to say.
    let has_sound = fs::read_to_string("/proc/asound/cards")
        .is_ok_and(|cards| cards.contains('[') || cards.contains("]:"));
    let said = log.matches("no sound device").count() + log.matches("No audio device").count();
    assert_eq!(said, usize::from(!has_sound), "{log}");
    window.assert_unharmed();
}

#[test]
fn a_game_can_be_played_where_nothing_can_be_written() {
    // Nobody can create a folder below a file, not even root.
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, "in the way").expect("a file");
    let data = file.join("data");
    let mut window = Order::sized(1280, 800)
        .data(&data)
        .playing(&["--seed", "3"])
        .open();
    // It is saved from its first moment.
    window.until_shown("notice-unwritable-title");
    // It names the file that is missing.
    let shown = window.until_said("deck_crawl-3.save");
    assert!(shown.says(&words("notice-unwritable")));
    window.picture("unwritable");
    window.click("notice-understood");
    window.play(3);
    let unwritable = window.log().matches("notice-unwritable").count();
    assert_eq!(unwritable, 1, "told once: {}", window.log());
    window.assert_unharmed();
}

/// What was played since the last save is given up only by somebody who says so.
#[test]
fn a_game_that_cannot_be_saved_is_not_lost_by_leaving_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, "in the way").expect("a file");
    let code = folder.path().join("code");
    let shared = Moment {
        replay: save(3).replay,
        events: 4,
    };
    fs::write(&code, shared.code()).expect("a code");
    let mut window = Order::sized(1280, 800)
        .data(&file.join("data"))
        .playing(&["--seed", "3"])
        .open();
    window.until_shown("notice-unwritable-title");
    window.click("notice-understood");
    window.play(1);
    // It is saved before it is left. That fails again, so it is not left.
    window.click("game-menu");
    window.until_on("Menu");
    window.click("menu-leave");
    let shown = window.until_shown("notice-unwritable-title");
    assert_eq!(shown.screen.0, "Table");
    window.picture("unsaved-left");
    window.click("notice-understood");
    assert_eq!(window.until_at_rest().screen.0, "Table");

    // Another game in its place asks, and the answer is heeded.
    window.until_on("Menu");
    window.click("menu-load");
    window.write("saves-shared-hint", code.to_str().expect("a path"));
    window.click("saves-shared-open");
    window.until_shown("unsaved-title");
    window.picture("unsaved");
    window.click("unsaved-stay");
    window.until("the question to be gone", |outline| {
        (!outline.says(&words("unsaved-title"))).then_some(())
    });
    let outline = window.until_at_rest();
    assert_eq!(
        (outline.screen.0.as_str(), outline.made),
        ("Table", Some(1))
    );

    // The menu has a way out for whoever means it.
    window.click("back");
    window.until_on("Menu");
    window.click("menu-leave-unsaved");
    window.until_on("Title");
    window.assert_unharmed();
}

#[test]
fn damaged_saves_are_named_and_older_ones_offered() {
    let folder = tempfile::tempdir().expect("a folder");
    let saves = SaveStore::new(folder.path().join("saves"));
    let (old, new) = (save(2), save(3));
    for slot in ["cut", "changed", "newer"] {
        saves.write(slot, &old).expect("a save");
        saves.write_and_keep(slot, &old).expect("an older one");
    }
    let bytes = new.bytes();
    let text = String::from_utf8(bytes.clone()).expect("text");
    let write = |slot, bytes: &[u8]| fs::write(saves.path(slot, 0), bytes).expect("a save");
    write("cut", &bytes[..bytes.len() / 2]);
    write("changed", text.replacen("seed", "sead", 1).as_bytes());
    write("newer", text.replacen("save 2 ", "save 99 ", 1).as_bytes());
    write("foreign", b"\xff\xfe not a save at all");

    let mut window = Order::sized(1280, 1000)
        .data(folder.path())
        .settings("speed: Instant")
        .open();
    window.click("title-load");
    let shown = window.until_shown("saves-damaged");
    for name in ["cut.save", "changed.save", "newer.save", "foreign.save"] {
        let path = folder.path().join("saves").join(name);
        assert!(shown.says(&path.display().to_string()), "{name}");
    }
    for problem in [
        "cut off",
        "checksum",
        "newer version of Tabledelve (format 99)",
    ] {
        assert!(shown.says(problem), "{problem}");
    }
    let older = shown
        .texts
        .iter()
        .filter(|text| text.text == old.notes["name"]);
    assert_eq!(older.count(), 3, "each has an older file to go on with");
    window.picture("damaged-saves");

    // Continuing one leaves the damaged file where it is, under its own name, until it is saved
    // again; then it is the older one.
    window.click_part(&format!("{}: ", words("saves-load")));
    let resumed = window.until("the table", |outline| outline.made);
    assert_eq!(resumed, 2);
    window.assert_unharmed();
}

#[test]
fn the_title_asks_before_it_goes_on_from_an_older_save() {
    let folder = tempfile::tempdir().expect("a folder");
    let saves = SaveStore::new(folder.path().join("saves"));
    saves.write("game", &save(2)).expect("a save");
    saves
        .write_and_keep("game", &save(2))
        .expect("an older one");
    fs::write(saves.path("game", 0), "tabledelve sa").expect("a damaged save");
    let mut window = Order::sized(1280, 800).data(folder.path()).open();
    window.click("title-continue");
    let asked = window.until_shown("title-older-title");
    assert!(
        asked.says("game.save is cut off"),
        "the file and the reason"
    );
    window.picture("older-save");
    window.click("game-cancel");
    window.click("title-continue");
    window.click("title-older-open");
    assert_eq!(window.until("the table", |outline| outline.made), 2);
    window.play(1);
    window.wait_for("a new save beside the damaged one", || {
        let written = SaveStore::read(&saves.path("game", 0)).ok()?;
        (written.replay.choices.len() > 2).then_some(())
    });
    window.assert_unharmed();
}

#[test]
fn a_game_saved_with_other_mods_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let saves = SaveStore::new(folder.path().join("saves"));
    let mut other = save(3);
    let gone = ["gone_mod", "1.2.3", "00"].map(str::to_owned);
    other.replay.content.0.push(gone.into());
    saves.write("game", &other).expect("a save");
    let mut window = Order::sized(1280, 800).data(folder.path()).open();
    window.click("title-continue");
    let told = window.until_shown("notice-other-content-title");
    assert!(told.says("gone_mod"), "the mod that is gone is named");
    window.click("notice-understood");
    window.until_shown("game-log-cut");
    window.picture("other-mods");
    window.assert_unharmed();
}

#[test]
fn a_moment_opened_within_a_game_is_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("code");
    let replay = save(3).replay;
    let code = Moment { replay, events: 4 }.code();
    fs::write(&file, code).expect("a code");
    let mut window = Order::sized(1280, 800)
        .settings("speed: Instant")
        .playing(&["--seed", "3"])
        .open();
    window.play(1);
    window.press("Escape");
    // A sheet that the menu led to leads back to it.
    window.click("title-settings");
    window.until_on("Settings");
    window.click("back");
    window.until_on("Menu");
    window.click("menu-load");
    window.write("saves-shared-hint", file.to_str().expect("a path"));
    window.click("saves-shared-open");
    window.until_on("Table");
    window.until("the shared game", |outline| {
        (outline.made == Some(3)).then_some(())
    });
    window.assert_unharmed();
}

#[test]
fn a_mod_with_errors_is_left_out_and_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let mods = folder.path().join("mods");
    let broken = mods.join("broken_one");
    let rooms = broken.join("assets/rulesets/deck_crawl/rooms");
    fs::create_dir_all(&rooms).expect("a folder");
    let manifest =
        "(id: \"broken_one\", name: \"The broken one\", version: \"1.0.0\", game: \"*\")";
    fs::write(broken.join("mod.ron"), manifest).expect("a manifest");
    fs::write(rooms.join("rooms.ron"), "(\n    records: [\n").expect("an error");
    let paths = DataPaths::new(env!("CARGO_MANIFEST_DIR"), folder.path());
    tabledelve::games::new_mod(tabledelve::games::GAMES, &paths.mods(), "sound_one")
        .expect("a mod without errors");

    let mut window = Order::sized(1280, 900).data(folder.path()).open();
    let told = window.until_shown("notice-mod-title");
    assert!(told.says(&words("notice-installed-mod")) && told.says("rooms.ron:"));
    window.picture("mod-notice");
    window.click("notice-understood");
    window.click("title-mods");
    let shown = window.until_said("The broken one");
    assert!(shown.says(&words("mods-left-out")));
    assert!(shown.says(&words("mods-in-use")), "the other one is used");
    // The file and the line, in the form that editors understand.
    assert!(shown.says("rooms.ron:"), "{shown:?}");
    window.picture("mods");
    // The game is played without it.
    window.click("back");
    window.set_up_a_game();
    window.click("setup-begin");
    window.play(1);
    window.assert_unharmed();
}

#[test]
fn settings_that_make_no_sense_are_named_and_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("settings.ron");
    let garbage = "(scale: 150, colours: Mauve, volume_music: \u{1f409})";
    fs::write(&file, garbage).expect("garbage");
    let mut window = Order::sized(1280, 800).data(folder.path()).open();
    let shown = window.until_shown("notice-unreadable-title");
    assert!(shown.says(&file.display().to_string()), "the file is named");
    assert!(window.log().contains(&file.display().to_string()));
    window.picture("settings-garbage");
    window.click("notice-understood");
    // The default settings are used, and the next change writes them.
    window.click("title-settings");
    window.until_said("100%");
    window.click("settings-motion");
    window.click("settings-speed-double");
    window.wait_for("new settings", || {
        let now = fs::read_to_string(&file).ok()?;
        now.contains("speed: Double").then_some(())
    });
    // The old contents are not lost.
    let kept = folder.path().join("settings.ron.damaged-1");
    assert_eq!(fs::read_to_string(kept).expect("a copy"), garbage);
    window.assert_unharmed();
}
