//! `cargo xtask gallery`: pictures of the running game, taken on a virtual display.
//!
//! Needs Xvfb, xdotool and ImageMagick's `import`, as the window tests do, and its `convert` for moving
//! pictures.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use crate::Failure;

/// A step of a session at the window.
enum Step {
    /// Waits this many seconds.
    Wait(u64),
    /// Waits until this is on the screen, in the words of the outline that the game keeps for tests.
    Until(&'static str),
    /// Presses a key, given by its X name.
    Key(&'static str),
    /// Takes what the game suggests, so many times.
    Advice(u32),
    /// Clicks at a position, in pixels.
    Click(u32, u32),
    /// Moves the pointer to a position.
    Point(u32, u32),
    /// Takes a picture with this name.
    Picture(&'static str),
    /// Takes a moving picture with this name, of this many frames.
    Film(&'static str, u32),
}

use Step::{Advice, Click, Film, Key, Picture, Point, Until, Wait};

/// Time between two frames of a moving picture, in hundredths of a second.
const FRAME: u64 = 70;
/// What the outline says once a fight is drawn, and of the squares of a charge.
const FIGHT: &str = "\"text\":\"Round 1 of 40\"";
const CHARGE: &str = "\"text\":\"blocked\"";
/// Longest time to wait for anything, in seconds.
const LONGEST: u64 = 180;
/// Width of a moving picture, in pixels.
const FILM_WIDTH: &str = "600";

/// A run of the game: arguments, settings, screen size and steps.
struct Run {
    arguments: &'static [&'static str],
    settings: &'static str,
    screen: (u32, u32),
    steps: &'static [Step],
}

/// A crawl played by the bot, so that there is something to see.
const CRAWL: &[&str] = &["play", "deck_crawl", "--seed", "4", "--bot", "hero"];
const ALONE: &[&str] = &["play", "deck_crawl", "--seed", "4"];

/// The first page of the long adventure, and a fight on two storeys.
const BOOK: &[&str] = &[
    "play",
    "hex_adventure",
    "--seed",
    "3",
    "--set",
    "adventure=core:borrowed_bell",
];
const TAVERN: &[&str] = &[
    "play",
    "hex_adventure",
    "--seed",
    "3",
    "--set",
    "skirmish=core:tavern",
];

/// The same fight, played by the bot.
const BATTLE: &[&str] = &[
    "play",
    "hex_adventure",
    "--seed",
    "3",
    "--set",
    "skirmish=core:tavern",
    "--bot",
    "hero",
];

/// Fights of the other games, played by the bot.
const BAND: &[&str] = &["play", "band_crawl", "--seed", "2", "--bot", "hero"];
const GRID: &[&str] = &["play", "card_grid", "--seed", "3", "--bot", "hero"];
const DIVE: &[&str] = &["play", "dungeon_dive", "--seed", "3", "--bot", "hero"];

const RUNS: &[Run] = &[
    Run {
        arguments: &[],
        settings: "",
        screen: (1280, 720),
        steps: &[
            Wait(8),
            Picture("title"),
            Click(307, 236),
            Wait(2),
            Picture("shelf"),
        ],
    },
    Run {
        arguments: ALONE,
        settings: "speed: Instant, hints: false",
        screen: (1280, 720),
        steps: &[
            Wait(12),
            Click(480, 300),
            Wait(1),
            Key("h"),
            Wait(5),
            Picture("odds"),
            Key("Prior"),
            Wait(1),
            Key("Prior"),
            Wait(5),
            Picture("looking_back"),
        ],
    },
    Run {
        arguments: BOOK,
        settings: "hints: false",
        screen: (1280, 720),
        steps: &[Wait(12), Picture("hex_book")],
    },
    Run {
        arguments: TAVERN,
        settings: "speed: Instant, hints: false, reactions: Never",
        screen: (1280, 720),
        steps: &[
            Wait(12),
            Point(1, 1),
            Advice(9),
            Wait(3),
            Picture("hex_battle"),
        ],
    },
    Run {
        arguments: BATTLE,
        settings: "speed: Double, hints: false",
        screen: (1280, 720),
        steps: &[Point(1, 1), Until(FIGHT), Film("battle", 20)],
    },
    Run {
        arguments: BAND,
        settings: "hints: false",
        screen: (1280, 720),
        steps: &[Point(1, 1), Until(CHARGE), Picture("band_crawl")],
    },
    Run {
        arguments: GRID,
        settings: "speed: Double, hints: false",
        screen: (1280, 720),
        steps: &[Wait(10), Picture("card_grid")],
    },
    Run {
        arguments: DIVE,
        settings: "speed: Double, hints: false",
        screen: (1280, 720),
        steps: &[Wait(24), Picture("dungeon_dive")],
    },
    Run {
        arguments: &["play", "deck_crawl", "--lesson"],
        settings: "speed: Instant",
        screen: (1280, 720),
        steps: &[Wait(12), Key("Return"), Wait(3), Picture("lesson")],
    },
    Run {
        arguments: CRAWL,
        settings: "speed: Quadruple, hints: false",
        screen: (1920, 1080),
        steps: &[Wait(45), Point(600, 400), Picture("crawl")],
    },
    Run {
        arguments: CRAWL,
        settings: "speed: Instant, hints: false",
        screen: (1280, 720),
        steps: &[
            Wait(240),
            Picture("ending"),
            Click(656, 620),
            Wait(2),
            Click(1249, 560),
            Wait(2),
            Picture("statistics"),
        ],
    },
];

impl Run {
    fn takes(&self, picture: &str) -> bool {
        let mut steps = self.steps.iter();
        steps.any(|step| matches!(step, Picture(name) | Film(name, _) if *name == picture))
    }
}

/// Carries out every run, or only the one that takes this picture, and writes its pictures to `docs/pictures`.
pub fn take(root: &Path, program: &Path, only: Option<&str>) -> Result<(), Failure> {
    let folder = root.join("docs/pictures");
    fs::create_dir_all(&folder)?;
    let runs = RUNS.iter().enumerate();
    for (number, run) in runs.filter(|(_, run)| only.is_none_or(|it| run.takes(it))) {
        eprintln!("run {} of {}", number + 1, RUNS.len());
        let display = format!(":{}", 140 + number);
        let _screen = Stopped(xvfb(&display, run.screen)?);
        thread::sleep(Duration::from_secs(2));
        let data = tempfile::tempdir()?;
        let outline = data.path().join("outline");
        let (wide, high) = run.screen;
        let settings = format!("(window: ({wide}, {high}), {})", run.settings);
        fs::write(data.path().join("settings.ron"), settings)?;
        let game = Command::new(program)
            .current_dir(root)
            .args(run.arguments)
            .arg("--data-dir")
            .arg(data.path())
            .env("DISPLAY", &display)
            .env("TABLEDELVE_OUTLINE", &outline)
            .env_remove("WAYLAND_DISPLAY")
            .stdout(Stdio::null())
            .spawn()
            .map_err(|error| format!("{}: {error}", program.display()))?;
        let mut game = Stopped(game);
        let mut focused = false;
        for step in run.steps {
            if let Some(status) = game.0.try_wait()? {
                return Err(format!("the game ended too early: {status}").into());
            }
            // Without a window manager, the window does not get the keyboard focus by itself.
            if !focused && matches!(step, Key(_) | Advice(_)) {
                let search = ["search", "--name", "Tabledelve", "windowfocus"];
                tool("xdotool", &search, &display)?;
                thread::sleep(Duration::from_secs(1));
                focused = true;
            }
            perform(step, &display, (&outline, &folder))?;
        }
    }
    Ok(())
}

/// Waits until something is on the screen.
fn await_sight(outline: &Path, wanted: &str) -> Result<(), Failure> {
    let began = Instant::now();
    let seen = || fs::read_to_string(outline).is_ok_and(|it| it.contains(wanted));
    while !seen() {
        if began.elapsed() > Duration::from_secs(LONGEST) {
            return Err(format!("no {wanted} in sight after {LONGEST} s").into());
        }
        thread::sleep(Duration::from_millis(100));
    }
    Ok(())
}

/// Refuses a moving picture in which hardly anything moves, such as one begun after the fight.
fn assert_moving(name: &str, frames: &[PathBuf]) -> Result<(), Failure> {
    let frames = frames.iter().map(fs::read).collect::<Result<Vec<_>, _>>()?;
    let changes = frames.windows(2).filter(|it| it[0] != it[1]).count();
    match changes * 2 >= frames.len() {
        true => Ok(()),
        false => Err(format!(
            "{name}: only {changes} of {} frames bring anything new",
            frames.len()
        )
        .into()),
    }
}

fn perform(step: &Step, display: &str, (outline, folder): (&Path, &Path)) -> Result<(), Failure> {
    match step {
        Wait(seconds) => thread::sleep(Duration::from_secs(*seconds)),
        Until(wanted) => await_sight(outline, wanted)?,
        Key(name) => tool("xdotool", &["key", name], display)?,
        Advice(times) => {
            for key in ["h", "Return"].repeat(*times as usize) {
                tool("xdotool", &["key", key], display)?;
                thread::sleep(Duration::from_secs(2));
            }
        }
        Click(x, y) => {
            let (x, y) = (x.to_string(), y.to_string());
            tool("xdotool", &["mousemove", &x, &y, "click", "1"], display)?;
        }
        Point(x, y) => {
            let (x, y) = (x.to_string(), y.to_string());
            tool("xdotool", &["mousemove", &x, &y], display)?;
        }
        Picture(name) => {
            let file = folder.join(name).with_extension("png");
            picture(&file, display)?;
            // A third of the size, and hardly to be told apart.
            let file = file.to_string_lossy();
            let smaller = format!("PNG8:{file}");
            let options = ["-dither", "None", "-colors", "256"];
            let arguments = [&[&*file], &options[..], &[smaller.as_str()]].concat();
            tool("convert", &arguments, display)?;
        }
        Film(name, frames) => {
            let taken = tempfile::tempdir()?;
            let files = (0..*frames).map(|frame| taken.path().join(format!("{frame:04}.ppm")));
            let files: Vec<PathBuf> = files.collect();
            for file in &files {
                let began = Instant::now();
                picture(file, display)?;
                thread::sleep(Duration::from_millis(FRAME * 10).saturating_sub(began.elapsed()));
            }
            assert_moving(name, &files)?;
            let all = taken.path().join("*.ppm");
            let film = folder.join(name).with_extension("gif");
            let (all, film) = (all.to_string_lossy(), film.to_string_lossy());
            let delay = FRAME.to_string();
            tool(
                "convert",
                &[
                    "-delay", &delay, "-loop", "0", &all, "-resize", FILM_WIDTH, "-dither", "None",
                    "-colors", "48", "-fuzz", "4%", "-layers", "Optimize", &film,
                ],
                display,
            )?;
        }
    }
    Ok(())
}

fn picture(file: &Path, display: &str) -> Result<(), Failure> {
    tool(
        "import",
        &["-window", "root", &file.to_string_lossy()],
        display,
    )
}

fn tool(name: &str, arguments: &[&str], display: &str) -> Result<(), Failure> {
    let status = Command::new(name)
        .args(arguments)
        .env("DISPLAY", display)
        .status()
        .map_err(|error| format!("{name}: {error}"))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("{name} {arguments:?}: {status}").into())
    }
}

fn xvfb(display: &str, (wide, high): (u32, u32)) -> Result<Child, Failure> {
    Command::new("Xvfb")
        // A display that starts over when its last client leaves would lose the first picture.
        .args([display, "-noreset", "-screen", "0"])
        .arg(format!("{wide}x{high}x24"))
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| format!("Xvfb: {error}").into())
}

/// A process that is killed when dropped.
struct Stopped(Child);

impl Drop for Stopped {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
