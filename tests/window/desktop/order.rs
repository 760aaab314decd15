//! The program, with its arguments and files, and a virtual display for it.

use std::{
    fs::{self, File},
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use tabledelve::text::ENGLISH;

use super::{Desktop, Guarded, texts};

/// The program, about to be started.
pub struct Order {
    size: (u32, u32),
    screen: Option<(u32, u32)>,
    command: Command,
    data: Option<PathBuf>,
    settings: Option<String>,
    language: &'static str,
}

impl Order {
    /// The program in a window of this size, at the title.
    pub fn sized(width: u32, height: u32) -> Order {
        Order {
            size: (width, height),
            screen: None,
            command: Command::new(env!("CARGO_BIN_EXE_tabledelve")),
            data: None,
            settings: Some(format!("(window: ({width}, {height}))")),
            language: ENGLISH,
        }
    }

    /// On a screen larger than the window, which fills it otherwise.
    pub fn on_a_screen_of(mut self, width: u32, height: u32) -> Order {
        self.screen = Some((width, height));
        self
    }

    /// In another language than English.
    pub fn speaking(mut self, language: &'static str) -> Order {
        self.language = language;
        self
    }

    /// Starts straight into a quick game of three heroes, however many would be proposed.
    pub fn playing(self, arguments: &[&str]) -> Order {
        let arguments = [arguments, &["--set", "heroes=3"]].concat();
        self.playing_of("deck_crawl", &arguments)
    }

    /// Starts another program, with another list of games.
    pub fn of_program(mut self, program: Command) -> Order {
        self.command = program;
        self
    }

    /// Starts straight into a quick game of this ruleset.
    pub fn playing_of(mut self, game: &str, arguments: &[&str]) -> Order {
        self.command.args(["play", game]).args(arguments);
        self
    }

    /// Where there is no driver for Vulkan.
    pub fn without_vulkan(mut self) -> Order {
        for variable in ["VK_DRIVER_FILES", "VK_ICD_FILENAMES"] {
            self.command.env(variable, "/nowhere");
        }
        self
    }

    /// Adds the mod in this folder.
    pub fn with_mod(mut self, folder: &Path) -> Order {
        self.command.arg("--mod").arg(folder);
        self
    }

    /// Keeps the player's files there, instead of in a new folder.
    pub fn data(mut self, folder: &Path) -> Order {
        self.data = Some(folder.to_owned());
        self.settings = None;
        self
    }

    /// Adds settings; the size of the window is added too.
    pub fn settings(mut self, settings: &str) -> Order {
        let (width, height) = self.size;
        let language = self.language;
        self.settings = Some(format!(
            "(window: ({width}, {height}), language: {language:?}, {settings})"
        ));
        self
    }

    /// Opens the window. A large one is shown at half its size, with everything on it: the layout
    /// is the same, and a processor that does the work of a graphics card has a quarter of it to
    /// do.
    pub fn open(mut self) -> Desktop {
        let (width, height) = self.size;
        let halved = width > 1920;
        let (server, display) = server(if halved {
            (width / 2, height / 2)
        } else {
            self.screen.unwrap_or(self.size)
        });
        let own = tempfile::tempdir().expect("a folder");
        let data = self.data.unwrap_or_else(|| own.path().join("data"));
        if let Some(settings) = self.settings {
            fs::create_dir_all(&data).expect("a folder");
            fs::write(data.join("settings.ron"), settings).expect("settings");
        }
        let log = File::create(own.path().join("log")).expect("a log");
        let program = self
            .command
            .arg("--data-dir")
            .arg(&data)
            .env("DISPLAY", &display)
            .env("WINIT_X11_SCALE_FACTOR", if halved { "0.5" } else { "1" })
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("WAYLAND_SOCKET")
            .env("XDG_RUNTIME_DIR", own.path())
            .env("TABLEDELVE_OUTLINE", own.path().join("outline"))
            .stderr(log)
            .spawn()
            .expect("the program starts");
        Desktop {
            program: Guarded(program),
            _server: server,
            display,
            data,
            own,
            text: texts(self.language),
            clicked: None,
        }
    }
}

/// A virtual display of this size, and its name.
pub fn server((width, height): (u32, u32)) -> (Guarded, String) {
    // Without `-noreset` the display starts over when its last client leaves, and refuses whoever
    // comes meanwhile: a picture taken before the window is there would be such a client.
    let mut server = Command::new("Xvfb")
        .args(["-noreset", "-displayfd", "1", "-screen", "0"])
        .arg(format!("{width}x{height}x24"))
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
