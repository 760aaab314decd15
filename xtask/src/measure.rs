//! `cargo xtask measure`: speed of the window compared with a bare program using the same
//! libraries.
//!
//! Both write their progress to a file (`src/window/measure.rs`); processor time is read from the
//! system, which has to be Linux. On a machine without a graphics card, the threads of a software
//! driver do its work; their time is counted separately.

use std::{
    fs,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use crate::{Failure, dist::quoted_after};

/// Limit on the time to the first frame of the title, relative to the bare program.
const FIRST_FRAME: f64 = 1.3;
/// Limit on the processor time per frame of a full table, relative to the bare program.
const FRAME: f64 = 1.5;
/// Limit on the share of one processor used at rest.
const AT_REST: f64 = 0.01;
/// Limit on the memory after the last of many games, relative to that after the second.
const GROWTH: f64 = 1.1;

/// Number of games in a row.
const GAMES: usize = 50;

/// The game on the measured table: one in which the bot gets far.
const TABLE: &[&str] = &["play", "deck_crawl", "--seed", "4"];
/// Time to settle before measuring at rest, and duration of that measurement.
const SETTLING: Duration = Duration::from_secs(4);
const REST: Duration = Duration::from_secs(10);
/// Timeout for anything a slow machine may need.
const PATIENCE: Duration = Duration::from_secs(180);

/// Options of the measurement.
pub struct Order<'a> {
    /// The game and the bare program; built if not given.
    pub programs: Option<[&'a Path; 2]>,
    /// True to build with the release profile.
    pub release: bool,
    /// Number of runs of each.
    pub runs: usize,
    /// True to use a virtual display even if there is a real one.
    pub own_display: bool,
}

/// Runs both programs alternately and compares them.
pub fn compare(root: &Path, order: &Order) -> Result<(), Failure> {
    let [game, bare] = match order.programs {
        Some(programs) => programs.map(Path::to_path_buf),
        None => build(root, order.release)?,
    };
    let display = Display::open(order.own_display)?;
    let start = |program: &Path, arguments: Option<&[&str]>| {
        Run::start(root, program, arguments, None, &display)
    };
    let mut found = Found::default();
    // The first round only warms up the system's caches.
    for round in 0..=order.runs {
        eprintln!("round {round} of {}", order.runs);
        let rest = round > 0 && round <= 3;
        let mut run = start(&bare, None)?;
        let bare_first = run.first_frame()?;
        let bare_frame = run.frames()?;
        let bare_memory = run.memory()?;
        drop(run);
        let mut run = start(&game, Some(&[]))?;
        let game_first = run.first_frame()?;
        let title = rest.then(|| run.rest()).transpose()?;
        if title.is_some() {
            found.memory.push([bare_memory, run.memory()?]);
        }
        drop(run);
        let mut run = start(&game, Some(TABLE))?;
        let game_frame = run.frames()?;
        let table = rest.then(|| run.rest()).transpose()?;
        if round == 0 {
            for what in ["tiles", "tokens", "rooms"] {
                println!("{what:>20}: {}", run.wait_for(what)?);
            }
            continue;
        }
        found.first.push([bare_first, game_first]);
        found.all.push([bare_frame.all, game_frame.all]);
        found.own.push([bare_frame.own(), game_frame.own()]);
        found.title.extend(title);
        found.table.extend(table);
    }
    found.games = in_a_row(Run::start(root, &game, Some(&[]), Some(GAMES), &display)?)?;
    found.judge()
}

/// Memory after the second and the last of many games, in MiB.
fn in_a_row(mut run: Run) -> Result<[f64; 2], Failure> {
    eprintln!("{GAMES} games in a row");
    let mut after = |game: usize| -> Result<f64, Failure> {
        run.wait_for(&format!("game_{game}"))?;
        run.memory()
    };
    let second = after(2)?;
    for game in 3..GAMES {
        after(game)?;
    }
    Ok([second, after(GAMES)?])
}

/// Results of all runs.
#[derive(Clone, Default)]
struct Found {
    /// Memory after the second and the last of many games, in MiB.
    games: [f64; 2],
    /// Memory at rest of the bare program and of the title, in MiB.
    memory: Vec<[f64; 2]>,
    /// Seconds to the first frame, of the bare program and the game.
    first: Vec<[f64; 2]>,
    /// Processor seconds per frame, with and without the software graphics driver.
    all: Vec<[f64; 2]>,
    own: Vec<[f64; 2]>,
    /// Share of one processor used at rest, at the title and at the table.
    title: Vec<f64>,
    table: Vec<f64>,
}

impl Found {
    /// Prints everything; an error if a limit is exceeded.
    fn judge(&self) -> Result<(), Failure> {
        println!(
            "{:28} {:>10} {:>10} {:>7} {:>7}",
            "median", "bare", "game", "ratio", "limit"
        );
        let mut exceeded = Vec::new();
        for (what, pairs, limit) in [
            ("first frame, ms", &self.first, Some(FIRST_FRAME)),
            ("processor a frame, ms", &self.own, Some(FRAME)),
            ("  with drawing in software", &self.all, None),
        ] {
            let [bare, game] = [0, 1].map(|of| median(pairs.iter().map(|pair| pair[of])));
            let ratio = game / bare;
            let shown = limit.map_or(String::new(), |limit| format!("{limit:.2}"));
            println!(
                "{what:28} {:>10.2} {:>10.2} {ratio:>7.2} {shown:>7}",
                bare * 1e3,
                game * 1e3,
            );
            if limit.is_some_and(|limit| ratio > limit) {
                exceeded.push(what);
            }
        }
        for (what, parts) in [
            ("title at rest, % of one", &self.title),
            ("table at rest, % of one", &self.table),
        ] {
            let part = median(parts.iter().copied());
            println!(
                "{what:28} {:>10} {:>10.2} {:>7} {:>7.2}",
                "",
                part * 100.0,
                "",
                AT_REST * 100.0
            );
            if part > AT_REST {
                exceeded.push(what);
            }
        }
        let [bare, game] = [0, 1].map(|of| median(self.memory.iter().map(|pair| pair[of])));
        let what = "memory at the title, MiB";
        println!("{what:28} {bare:>10.0} {game:>10.0} {:>7.2}", game / bare);
        let ([second, last], what) = (self.games, "memory after games, MiB");
        let ratio = last / second;
        println!("{what:28} {second:>10.0} {last:>10.0} {ratio:>7.2} {GROWTH:>7.2}");
        println!("  (after the second game and after game {GAMES})");
        if ratio > GROWTH {
            exceeded.push(what);
        }
        if exceeded.is_empty() {
            Ok(())
        } else {
            Err(format!("over the limit: {}", exceeded.join("; ")).into())
        }
    }
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    match values.len() {
        0 => f64::NAN,
        n if n % 2 == 1 => values[n / 2],
        n => (values[n / 2 - 1] + values[n / 2]) / 2.0,
    }
}

/// Builds the game and the bare program and returns their paths.
fn build(root: &Path, release: bool) -> Result<[PathBuf; 2], Failure> {
    let mut options = vec![
        "--bin",
        "tabledelve",
        "--example",
        "bare",
        "--message-format",
        "json-render-diagnostics",
    ];
    if release {
        options.push("--release");
    }
    let messages = crate::cargo(root, &["build", "--package", "tabledelve"], &options)?;
    let programs: Vec<PathBuf> = quoted_after(&messages, "\"executable\":")
        .map(PathBuf::from)
        .collect();
    let named = |name: &str| {
        let is = |program: &&PathBuf| program.file_stem().is_some_and(|stem| stem == name);
        let found = programs.iter().find(is).cloned();
        found.ok_or_else(|| Failure::from(format!("cargo did not say where it put {name}")))
    };
    Ok([named("tabledelve")?, named("bare")?])
}

/// The existing display, or a virtual one.
struct Display {
    name: Option<String>,
    _server: Option<Stopped>,
}

impl Display {
    fn open(own: bool) -> Result<Display, Failure> {
        let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        if !own && (set("DISPLAY") || set("WAYLAND_DISPLAY")) {
            return Ok(Display {
                name: None,
                _server: None,
            });
        }
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1280x800x24"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("Xvfb: {error}"))?;
        let mut number = String::new();
        let said = server.stdout.take().ok_or("Xvfb says nothing")?;
        let server = Stopped(server);
        BufReader::new(said).read_line(&mut number)?;
        Ok(Display {
            name: Some(format!(":{}", number.trim())),
            _server: Some(server),
        })
    }
}

/// A process that is killed when dropped.
struct Stopped(Child);

impl Drop for Stopped {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A program being measured.
struct Run {
    program: Stopped,
    begun: f64,
    report: PathBuf,
    _folder: tempfile::TempDir,
}

impl Run {
    /// Starts a program; only the game takes arguments, or plays so many games in a row.
    fn start(
        root: &Path,
        program: &Path,
        arguments: Option<&[&str]>,
        games: Option<usize>,
        display: &Display,
    ) -> Result<Run, Failure> {
        let folder = tempfile::tempdir()?;
        let settings = "(window: (1280, 800), hints: false, speed: Instant)";
        fs::write(folder.path().join("settings.ron"), settings)?;
        let report = folder.path().join("report");
        let mut command = Command::new(program);
        command
            .current_dir(root)
            .env("TABLEDELVE_MEASURE", &report)
            .envs(games.map(|games| ("TABLEDELVE_MEASURE_GAMES", games.to_string())))
            .stdout(Stdio::null());
        if let Some(arguments) = arguments {
            command.args(arguments).arg("--data-dir").arg(folder.path());
        }
        if let Some(name) = &display.name {
            command.env("DISPLAY", name).env_remove("WAYLAND_DISPLAY");
        }
        let begun = SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs_f64();
        let program = command
            .spawn()
            .map_err(|error| format!("{}: {error}", program.display()))?;
        Ok(Run {
            program: Stopped(program),
            begun,
            report,
            _folder: folder,
        })
    }

    /// Waits until the program has written a line with this label and returns its number.
    fn wait_for(&mut self, what: &str) -> Result<u128, Failure> {
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            let report = fs::read_to_string(&self.report).unwrap_or_default();
            let mut lines = report.lines().filter_map(|line| line.split_once(' '));
            if let Some((_, much)) = lines.find(|(name, _)| *name == what) {
                return Ok(much.parse()?);
            }
            if let Some(status) = self.program.0.try_wait()? {
                return Err(format!("the program ended too early: {status}").into());
            }
            thread::sleep(Duration::from_millis(2));
        }
        Err(format!("waited in vain for: {what}").into())
    }

    /// Seconds from the start to the first frame.
    fn first_frame(&mut self) -> Result<f64, Failure> {
        Ok(self.wait_for("first_frame")? as f64 / 1e9 - self.begun)
    }

    /// Processor time per frame while frames are drawn continuously.
    fn frames(&mut self) -> Result<Spent, Failure> {
        self.wait_for("begin")?;
        let before = self.spent()?;
        self.wait_for("end")?;
        let after = self.spent()?;
        let frames = self.wait_for("frames")? as f64;
        Ok(Spent {
            all: (after.all - before.all) / frames,
            drawing: (after.drawing - before.drawing) / frames,
        })
    }

    /// Share of one processor used while nothing happens.
    fn rest(&mut self) -> Result<f64, Failure> {
        thread::sleep(SETTLING);
        let (before, start) = (self.spent()?, Instant::now());
        thread::sleep(REST);
        let after = self.spent()?;
        Ok((after.all - before.all) / start.elapsed().as_secs_f64())
    }

    /// Memory that the program takes now, in MiB.
    fn memory(&self) -> Result<f64, Failure> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.program.0.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kibibytes = line.and_then(|line| line.split_whitespace().next());
        let kibibytes: f64 = kibibytes.ok_or("the system tells no memory")?.parse()?;
        Ok(kibibytes / 1024.0)
    }

    /// Processor time so far.
    fn spent(&self) -> Result<Spent, Failure> {
        let folder = PathBuf::from(format!("/proc/{}", self.program.0.id()));
        let (_, all) = seconds(&fs::read_to_string(folder.join("stat"))?)?;
        let mut drawing = 0.0;
        for thread in fs::read_dir(folder.join("task"))?.flatten() {
            // The thread may just have ended.
            let Ok(line) = fs::read_to_string(thread.path().join("stat")) else {
                continue;
            };
            let (name, spent) = seconds(&line)?;
            if stands_in_for_a_graphics_card(&name) {
                drawing += spent;
            }
        }
        Ok(Spent { all, drawing })
    }
}

/// True for threads of Mesa's software drivers and of their work queue.
fn stands_in_for_a_graphics_card(thread: &str) -> bool {
    thread.starts_with("llvmpipe-")
}

/// Processor time in seconds.
#[derive(Clone, Copy)]
struct Spent {
    all: f64,
    /// Part that a graphics card would take over.
    drawing: f64,
}

impl Spent {
    fn own(self) -> f64 {
        self.all - self.drawing
    }
}

/// Name and processor time from a line of `/proc/…/stat`, which counts in hundredths of a second.
fn seconds(line: &str) -> Result<(String, f64), Failure> {
    let parts = line
        .split_once('(')
        .and_then(|(_, rest)| rest.rsplit_once(')'));
    let (name, rest) = parts.ok_or("the system tells no processor time")?;
    let field = |n: usize| -> Option<f64> { rest.split_whitespace().nth(n)?.parse().ok() };
    let (Some(user), Some(system)) = (field(11), field(12)) else {
        return Err("the system tells no processor time".into());
    };
    let hundredths = user + system;
    Ok((name.to_owned(), hundredths / 100.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_one_in_the_middle() {
        assert_eq!(median([3.0, 1.0, 9.0].into_iter()), 3.0);
        assert_eq!(median([4.0, 1.0, 9.0, 2.0].into_iter()), 3.0);
    }

    #[test]
    fn processor_time_is_read_behind_any_name() {
        let line = "12 (a (b) c) S 1 12 12 0 -1 4194560 9 0 0 0 150 25 0 0 20 0 1 0 100 9 9";
        let (name, spent) = seconds(line).unwrap();
        assert_eq!((name.as_str(), spent), ("a (b) c", 1.75));
        assert!(seconds("12 (short) S").is_err());
    }

    #[test]
    fn a_limit_that_is_exceeded_is_an_error() {
        let within = Found {
            first: vec![[1.0, 1.2]],
            all: vec![[1.0, 9.0]],
            own: vec![[1.0, 1.4]],
            title: vec![0.0],
            table: vec![0.001],
            memory: vec![[300.0, 600.0]],
            games: [800.0, 840.0],
        };
        assert!(within.judge().is_ok());
        let growing = Found {
            games: [800.0, 900.0],
            ..within.clone()
        };
        assert!(
            growing
                .judge()
                .unwrap_err()
                .to_string()
                .contains("memory after games")
        );
        let slow = Found {
            first: vec![[1.0, 1.4]],
            ..within
        };
        assert!(
            slow.judge()
                .unwrap_err()
                .to_string()
                .contains("first frame")
        );
    }
}
