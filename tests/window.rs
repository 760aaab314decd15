//! The real window on a virtual display: it starts, a game is played in it, and it shows something.
//!
//! Needs Xvfb, xdotool and ImageMagick's `import`; the README lists their packages.
#![cfg(all(feature = "window", target_os = "linux"))]

use std::{
    collections::BTreeSet,
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
    thread::sleep,
    time::{Duration, Instant},
};

use tabledelve::game::{SaveFile, SaveStore};

/// A process that ends with the test.
struct Guarded(Child);

impl Drop for Guarded {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A virtual display of this size, and its name.
fn display(size: &str) -> (Guarded, String) {
    let mut server = Command::new("Xvfb")
        .args(["-displayfd", "1", "-screen", "0", &format!("{size}x24")])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("Xvfb starts: install the packages that the README lists for tests");
    let mut number = String::new();
    BufReader::new(server.stdout.take().expect("its output"))
        .read_line(&mut number)
        .expect("Xvfb says which display it is");
    (Guarded(server), format!(":{}", number.trim()))
}

fn program(display: &str, data: &Path, arguments: &[&str]) -> Guarded {
    let program = Command::new(env!("CARGO_BIN_EXE_tabledelve"))
        .args(arguments)
        .arg("--data-dir")
        .arg(data)
        .env("DISPLAY", display)
        .env_remove("WAYLAND_DISPLAY")
        .env("XDG_RUNTIME_DIR", data)
        .stderr(Stdio::inherit())
        .spawn()
        .expect("the program starts");
    Guarded(program)
}

fn picture(display: &str, path: &Path) -> image::RgbImage {
    let status = Command::new("import")
        .args(["-window", "root"])
        .arg(path)
        .env("DISPLAY", display)
        .status()
        .expect("import is there: install imagemagick");
    assert!(status.success());
    image::open(path).expect("a picture").to_rgb8()
}

/// How many clearly different colours a picture has: a blank or broken screen has few.
fn colours(picture: &image::RgbImage) -> usize {
    let coarse = |pixel: &image::Rgb<u8>| pixel.0.map(|channel| channel / 16);
    picture.pixels().map(coarse).collect::<BTreeSet<_>>().len()
}

/// Waits until a test holds, as long as a slow machine may need.
fn wait_for<T>(what: &str, program: &mut Guarded, mut test: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(240) {
        if let Some(found) = test() {
            return found;
        }
        let ended = program.0.try_wait().expect("the state of the program");
        assert!(
            ended.is_none(),
            "the program ended while waiting for {what}: {ended:?}"
        );
        sleep(Duration::from_millis(500));
    }
    panic!("waited in vain for {what}");
}

fn save_with(saves: &SaveStore, choices: usize) -> Option<SaveFile> {
    let listed = saves
        .list()
        .into_iter()
        .filter_map(|listing| listing.save.ok());
    listed
        .filter(|save| save.replay.choices.len() >= choices)
        .max_by_key(|s| s.replay.choices.len())
}

#[test]
fn a_game_is_played_in_a_real_window() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_server, display) = display("1280x720");
    let arguments = ["play", "deck_crawl", "--seed", "5", "--bot", "hero"];
    let mut window = program(&display, folder.path(), &arguments);

    let shot = folder.path().join("shot.png");
    wait_for("a picture that is not blank", &mut window, || {
        (colours(&picture(&display, &shot)) > 60).then_some(())
    });
    // The bot plays, every decision is saved, and what is saved can be played again.
    let saves = SaveStore::new(folder.path().join("saves"));
    let save = wait_for("a save with some choices", &mut window, || {
        save_with(&saves, 8)
    });
    assert_eq!(save.replay.game, "deck_crawl");
    assert!(
        colours(&picture(&display, &shot)) > 60,
        "the table is blank"
    );
}

#[test]
fn the_title_answers_the_mouse() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_server, display) = display("1280x720");
    let mut window = program(&display, folder.path(), &[]);
    let shot = folder.path().join("shot.png");
    wait_for("the title", &mut window, || {
        (colours(&picture(&display, &shot)) > 60).then_some(())
    });
    let title = picture(&display, &shot);
    let click = |x: u32, y: u32| {
        let status = Command::new("xdotool")
            .args(["mousemove", &x.to_string(), &y.to_string(), "click", "1"])
            .env("DISPLAY", &display)
            .status()
            .expect("xdotool is there: install it");
        assert!(status.success());
    };
    // The credits, as the title lays them out at this size.
    click(308, 597);
    let credits = wait_for("another screen", &mut window, || {
        let now = picture(&display, &shot);
        let changed = now
            .pixels()
            .zip(title.pixels())
            .filter(|(a, b)| a != b)
            .count();
        (changed > 100_000).then_some(now)
    });
    assert!(colours(&credits) > 20);
}
