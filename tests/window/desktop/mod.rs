//! A virtual display with the program on it, watched and operated as by a person: the window writes
//! to a file what it shows and where, and the mouse goes there.

mod order;
mod outline;
mod player;
mod resize;

pub use order::{Order, server};
pub use outline::{Outline, Widget, Words, middle};

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::{Child, Command, ExitStatus},
    sync::LazyLock,
    thread::sleep,
    time::{Duration, Instant},
};

use tabledelve::content::Files;
use tabledelve::game::Phrase;
use tabledelve::text::{ENGLISH, Text};
use tempfile::TempDir;

/// Timeout for anything, even on a slow machine.
const PATIENCE: Duration = Duration::from_secs(240);
/// If no frame came for this long, none will until something happens.
const AT_REST: Duration = Duration::from_millis(700);
/// Time after which a click that was not heard is taken for lost.
const LOST: Duration = Duration::from_secs(20);
/// Number of times that a lost click is made again.
const TRIES: u8 = 3;
/// Time to read what has come up under the pointer: longer than the end of a turn rests after another.
const READING: Duration = Duration::from_millis(1000);
/// Pixels across and down within which two clicks are in one place.
const SAME_PLACE: f32 = 20.0;

/// A process that ends with the test.
pub struct Guarded(Child);

impl Drop for Guarded {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A text of the game in English by its key.
pub fn words(key: &str) -> String {
    static TEXT: LazyLock<Text> = LazyLock::new(|| texts(ENGLISH));
    said(&TEXT, key)
}

fn texts(language: &str) -> Text {
    let files = Files::of_game(Path::new(env!("CARGO_MANIFEST_DIR")));
    Text::of(language, &files).0
}

fn said(text: &Text, key: &str) -> String {
    assert!(text.knows(key), "there is no text {key}");
    text.get(key)
}

/// The program in its window.
pub struct Desktop {
    // The program ends before its display does.
    program: Guarded,
    _server: Guarded,
    display: String,
    data: PathBuf,
    own: TempDir,
    text: Text,
    /// The point that was clicked last.
    clicked: Option<[f32; 2]>,
}

impl Desktop {
    /// The folder of the player's files.
    pub fn data(&self) -> &Path {
        &self.data
    }

    /// The memory that the program takes now, in MiB.
    pub fn memory(&self) -> u64 {
        let status = format!("/proc/{}/status", self.program.0.id());
        let status = fs::read_to_string(status).expect("the state of the program");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        number.expect("a number of KiB") / 1024
    }

    /// The program's standard error so far.
    pub fn log(&self) -> String {
        fs::read_to_string(self.own.path().join("log")).expect("the log")
    }

    fn outline(&self) -> Option<Outline> {
        let bytes = fs::read(self.own.path().join("outline")).ok()?;
        Some(serde_json::from_slice(&bytes).expect("an outline"))
    }

    /// Waits for a test of something outside the window to succeed.
    pub fn wait_for<T>(&mut self, what: &str, mut test: impl FnMut() -> Option<T>) -> T {
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            if let Some(found) = test() {
                return found;
            }
            if let Some(status) = self.program.0.try_wait().expect("the state of the program") {
                panic!(
                    "the program ended while waiting for {what}: {status}\n{}",
                    self.log()
                );
            }
            sleep(Duration::from_millis(40));
        }
        let shown = self.outline().map(|outline| {
            let texts = outline.texts.iter().map(|words| words.text.as_str());
            texts.collect::<Vec<_>>().join("\n")
        });
        let picture = self.picture("in-vain").0;
        panic!(
            "waited in vain for {what}; {} shows:\n{}\n{}",
            picture.display(),
            shown.unwrap_or_default(),
            self.log()
        );
    }

    /// Waits for a test of the window's contents to succeed.
    pub fn until<T>(&mut self, what: &str, mut test: impl FnMut(&Outline) -> Option<T>) -> T {
        let file = self.own.path().join("outline");
        self.wait_for(what, || {
            let bytes = fs::read(&file).ok()?;
            test(&serde_json::from_slice(&bytes).expect("an outline"))
        })
    }

    /// The headings of the last page of a game.
    fn ends(&self) -> [String; 2] {
        ["game-victory", "game-defeat"].map(|key| said(&self.text, key))
    }

    /// Waits for the last page of a game.
    pub fn until_over(&mut self) {
        let ends = self.ends();
        self.until("the last page", |outline| {
            outline.is_headed(&ends).then_some(())
        });
    }

    /// Waits for this screen to lie on the table, or be held over it.
    pub fn until_on(&mut self, screen: &str) {
        self.until(screen, |outline| {
            let (below, over) = &outline.screen;
            let on_top = if over == "None" { below } else { over };
            (on_top == screen).then_some(())
        });
    }

    /// Waits for the text with this key to be shown.
    pub fn until_shown(&mut self, key: &str) -> Outline {
        let words = said(&self.text, key);
        self.until_said(&words)
    }

    /// Waits for this text to be shown.
    pub fn until_said(&mut self, part: &str) -> Outline {
        self.until(part, |outline| outline.says(part).then(|| outline.clone()))
    }

    /// Waits until a property of the window is the same in several frames, or no more frames come.
    /// New sheets are laid out once unseen before they get their places.
    fn until_steady<T: PartialEq>(
        &mut self,
        what: &str,
        mut test: impl FnMut(&Outline) -> Option<T>,
    ) -> T {
        let mut first: Option<(u64, T)> = None;
        let mut latest = (0, Instant::now());
        self.until(what, move |outline| {
            if latest.0 != outline.frame {
                latest = (outline.frame, Instant::now());
            }
            let now = test(outline)?;
            match &first {
                Some((frame, same)) if *same == now => {
                    let steady = outline.frame > frame + 2 || latest.1.elapsed() > AT_REST;
                    steady.then_some(now)
                }
                _ => {
                    first = Some((outline.frame, now));
                    None
                }
            }
        })
    }

    /// Waits until nothing changes for a moment.
    pub fn until_at_rest(&mut self) -> Outline {
        self.until_steady("the window at rest", |outline| {
            Some(Outline {
                frame: 0,
                ..outline.clone()
            })
        })
    }

    /// Presses the mouse there, without waiting.
    fn press_at(&self, [x, y]: [f32; 2]) {
        let at = [x, y].map(|pixels| (pixels.round() as i32).to_string());
        self.act(&["mousemove", &at[0], &at[1], "sleep", "0.05", "click", "1"]);
    }

    /// Clicks a point, and waits until the click was handled and its result shown.
    pub fn click_at(&mut self, point: [f32; 2]) {
        // As a person would, who reads first what has come up there.
        let last = self.clicked.replace(point);
        if last.is_some_and(|last| (0..2).all(|way| (last[way] - point[way]).abs() < SAME_PLACE)) {
            sleep(READING);
        }
        let before = self.until("the window", |outline| Some(outline.clicks));
        // On a busy machine a click can get lost: then it is made again.
        let mut tries = 0..TRIES;
        let heard = loop {
            self.press_at(point);
            let since = Instant::now();
            let last = tries.next().is_none();
            let heard = self.until("the click to be heard", |outline| {
                let heard = (outline.clicks > before).then_some(outline.frame);
                let lost = !last && since.elapsed() > LOST;
                (heard.is_some() || lost).then_some(heard)
            });
            if let Some(frame) = heard {
                break frame;
            }
        };
        // A click that changes nothing more is answered by no further frames.
        let since = Instant::now();
        self.until("an answer to the click", |outline| {
            (outline.frame > heard + 2 || since.elapsed() > AT_REST).then_some(())
        });
    }

    /// Moves, presses and types as a person would.
    fn act(&self, what: &[&str]) {
        let status = Command::new("xdotool")
            .args(what)
            .env("DISPLAY", &self.display)
            .status()
            .expect("xdotool is there: install the packages that the README lists for tests");
        assert!(status.success(), "{what:?}");
    }

    /// A message as the window says it.
    pub fn plain(&self, message: &Phrase) -> String {
        self.text.plain(message)
    }

    /// Clicks the widget named by the text with this key, once it is there; scrolls to it if need
    /// be.
    pub fn click(&mut self, key: &str) {
        self.click_named(&said(&self.text, key));
    }

    /// Clicks the widget named by a text of a record, which is this in English.
    pub fn click_written(&mut self, english: &str) {
        let name = self.text.written(english).into_owned();
        self.click_named(&name);
    }

    /// The end of the names of all portraits.
    pub fn end_of_portraits(&self) -> String {
        const WHO: &str = "Brask";
        let name = Phrase::new("game-sheet-of").with("who", WHO.to_owned());
        let name = self.text.plain(&name);
        let end = name.split(WHO).last();
        end.expect("what follows the name").to_owned()
    }

    /// The portrait of a hero, which opens the character sheet.
    fn portrait_of(&mut self, hero: &str) -> Widget {
        let end = self.end_of_portraits();
        self.until(&format!("{hero}{end}"), |outline| {
            let named = |it: &&Widget| it.name.contains(hero) && it.name.ends_with(&end);
            outline.widgets.iter().find(named).cloned()
        })
    }

    /// Opens the character sheet of a hero.
    pub fn click_the_sheet_of(&mut self, hero: &str) {
        let name = self.portrait_of(hero).name;
        self.click_named(&name);
    }

    /// Clicks the row of a hero below the portrait, where it has no control of its own.
    pub fn click_the_row_of(&mut self, hero: &str) {
        let [left, _, _, bottom] = self.portrait_of(hero).place;
        self.click_at([left + 10.0, bottom + 10.0]);
    }

    /// Moves the pointer somewhere.
    pub fn point_at(&self, [x, y]: [f32; 2]) {
        let [x, y] = [x, y].map(|pixels| (pixels as i32).to_string());
        self.act(&["mousemove", &x, &y]);
    }

    /// Takes what lies there along to another point, and lets go of it.
    pub fn drag(&mut self, from: [f32; 2], to: [f32; 2]) {
        let text = |pixels: f32| (pixels.round() as i32).to_string();
        let ([left, top], [right, bottom]) = (from.map(text), to.map(text));
        let halfway = [0, 1].map(|way| text((from[way] + to[way]) / 2.0));
        self.act(&["mousemove", &left, &top, "sleep", "0.1", "mousedown", "1"]);
        for [x, y] in [&halfway, &[right, bottom]] {
            self.act(&["sleep", "0.1", "mousemove", x, y]);
        }
        self.act(&["sleep", "0.2", "mouseup", "1"]);
    }

    /// Clicks the topmost button with this text in its name.
    pub fn click_part(&mut self, part: &str) {
        let name = self.until(part, |outline| {
            let mut named = outline.widgets.iter().rev();
            let named = named.find(|widget| widget.name.contains(part) && widget.can_be_clicked());
            named.map(|widget| widget.name.clone())
        });
        self.click_named(&name);
    }

    /// Clicks the widget with exactly this name, such as a choice.
    pub fn click_named(&mut self, name: &str) {
        let place = self.find(name);
        self.click_at(place);
    }

    /// The point at which the widget with this name can be clicked, once it is there.
    fn find(&mut self, name: &str) -> [f32; 2] {
        for _ in 0..40 {
            let (seen, place, size) = self.until_steady(name, |outline| {
                let named = |widget: &&Widget| widget.is_named(name);
                let any = outline.widgets.iter().rev().find(named)?;
                let seen = outline.widget(name).map(Widget::middle);
                Some((seen, middle(any.place), outline.size))
            });
            if let Some(at) = seen {
                return at;
            }
            let [x, y] = [place[0], size[1] / 2.0].map(|pixels| (pixels as i32).to_string());
            let wheel = if place[1] > size[1] / 2.0 { "5" } else { "4" };
            self.act(&["mousemove", &x, &y, "sleep", "0.05", "click", wheel]);
        }
        panic!("{name} cannot be scrolled to");
    }

    /// Presses a key such as `Escape`, or a chord such as `ctrl+m`. Takes the focus if no window
    /// manager gives it.
    pub fn press(&mut self, chord: &str) {
        let window = ["search", "--onlyvisible", "--name", "Tabledelve"];
        self.until_at_rest();
        self.act(&[&window[..], &["windowfocus", "sleep", "0.2"]].concat());
        let Some((held, key)) = chord.split_once('+') else {
            return self.act(&["key", chord]);
        };
        // A person holds Ctrl for longer than a frame takes.
        let rest = ["sleep", "0.5"];
        let keys = [&["keydown", held], &rest[..], &["key", key], &rest[..]].concat();
        self.act(&[&keys[..], &["keyup", held]].concat());
    }

    /// Types into the field that has the focus.
    pub fn type_text(&mut self, text: &str) {
        self.until_at_rest();
        let window = ["search", "--onlyvisible", "--name", "Tabledelve"];
        let write = ["windowfocus", "sleep", "0.2", "type", "--delay", "40", text];
        self.act(&[&window[..], &write[..]].concat());
    }

    /// Writes into the field with this hint. Takes the focus if no window manager gives it.
    pub fn write(&mut self, hint: &str, text: &str) {
        let window = ["search", "--onlyvisible", "--name", "Tabledelve"];
        let write = ["windowfocus", "sleep", "0.2", "type", "--delay", "40", text];
        // A field that was still being scrolled to is missed, and clicked again.
        for _ in 0..5 {
            self.click(hint);
            self.act(&[&window[..], &write[..]].concat());
            // A busy machine takes its time to show what was typed.
            for _ in 0..8 {
                if self.until_at_rest().is_headed(&[text.to_owned()]) {
                    return;
                }
            }
            // What came too late is typed over.
            self.press("ctrl+a");
        }
        panic!("{text} cannot be written");
    }

    /// From the title to the page for setting up a game.
    pub fn set_up_a_game(&mut self) {
        self.click("title-new");
        self.click("shelf-set-up");
        self.until_shown("setup-title");
    }

    /// Takes a picture of the display, to be looked at after the tests, and returns it.
    pub fn picture(&self, name: &str) -> (PathBuf, image::RgbImage) {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("window");
        fs::create_dir_all(&folder).expect("a folder for pictures");
        let path = folder.join(format!("{name}.png"));
        // Drawing reaches the display a little later than the outline; a picture that is blank, or
        // not yet the same as the one before, is too early.
        let mut picture = shot(&self.display, &path);
        for _ in 0..20 {
            sleep(Duration::from_millis(150));
            let next = shot(&self.display, &path);
            let done = next == picture && colours(&next) > 2;
            picture = next;
            if done {
                break;
            }
        }
        (path, picture)
    }

    /// Waits until the display has such a colour near its upper right corner.
    pub fn until_pixel(&mut self, what: &str, test: impl Fn([u8; 3]) -> bool) {
        let (file, display) = (self.own.path().join("pixel.png"), self.display.clone());
        self.wait_for(what, || {
            let picture = shot(&display, &file);
            test(picture.get_pixel(picture.width() - 40, 40).0).then_some(())
        });
    }

    /// Quits the program from its title, as a player does; returns its exit status.
    pub fn quit(&mut self) -> ExitStatus {
        self.end_by("title-quit")
    }

    /// Clicks what ends the program; returns its exit status.
    pub fn end_by(&mut self, key: &str) -> ExitStatus {
        // This click is no longer answered.
        let place = self.find(&said(&self.text, key));
        self.press_at(place);
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            let status = self.program.0.try_wait().expect("the state of the program");
            if let Some(status) = status {
                return status;
            }
            sleep(Duration::from_millis(40));
        }
        panic!("the program does not end");
    }

    /// Fails if the program reported a panic.
    pub fn assert_unharmed(&self) {
        let log = self.log();
        assert!(!log.contains("panicked"), "{log}");
    }
}

/// A picture of a display as it is now.
fn shot(display: &str, path: &Path) -> image::RgbImage {
    let status = Command::new("import")
        .args(["-window", "root"])
        .arg(path)
        .env("DISPLAY", display)
        .status()
        .expect("import is there: install the packages that the README lists for tests");
    assert!(status.success());
    image::open(path).expect("a picture").to_rgb8()
}

/// Number of clearly different colours in a picture: a blank or broken screen has few.
pub fn colours(picture: &image::RgbImage) -> usize {
    let coarse = |pixel: &image::Rgb<u8>| pixel.0.map(|channel| channel / 16);
    picture.pixels().map(coarse).collect::<BTreeSet<_>>().len()
}
