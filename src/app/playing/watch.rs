//! Live editing: texts, pictures, sounds and pages change at once, rules data with the next game. A
//! bad edit leaves everything as it was and shows the error.

use std::{
    fs, io,
    path::PathBuf,
    sync::{
        Mutex,
        mpsc::{self, Receiver},
    },
    thread,
    time::Duration,
};

use bevy::{
    prelude::*,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};
use notify::{RecommendedWatcher, RecursiveMode, Watcher};

use super::{
    games,
    shelf::{ModSwitches, Shelf},
};
use crate::app::{
    RunOptions,
    frame::notice::{Notice, Notices},
};
use crate::{content::Problem, game::Phrase};

/// Quiet time before edits are read, since editors write a file in several steps.
const SETTLED: Duration = Duration::from_millis(300);

/// The file watcher and its results.
#[derive(Resource)]
struct Watch {
    /// Watches until it is dropped.
    _watcher: RecommendedWatcher,
    edited: Mutex<Receiver<()>>,
}

impl Watch {
    /// Watches folders recursively; `wake` is called after an edit. Folders that cannot be watched
    /// are logged.
    fn new(folders: &[PathBuf], wake: impl Fn() + Send + 'static) -> notify::Result<Watch> {
        let (changed, changes) = mpsc::channel();
        let mut watcher =
            notify::recommended_watcher(move |event: notify::Result<notify::Event>| {
                let is_edit = event.is_ok_and(|event| {
                    event.kind.is_modify() || event.kind.is_create() || event.kind.is_remove()
                });
                if is_edit {
                    let _ = changed.send(());
                }
            })?;
        for folder in folders.iter().filter(|folder| folder.is_dir()) {
            if let Err(error) = watcher.watch(folder, RecursiveMode::Recursive) {
                warn!("edits in {} are not noticed: {error}", folder.display());
            }
        }
        let (settled, edited) = mpsc::channel();
        let wait = move || {
            while changes.recv().is_ok() {
                while changes.recv_timeout(SETTLED).is_ok() {}
                if settled.send(()).is_err() {
                    return;
                }
                wake();
            }
        };
        thread::Builder::new()
            .name("edits".into())
            .spawn(wait)
            .map_err(notify::Error::io)?;
        Ok(Watch {
            _watcher: watcher,
            edited: Mutex::new(edited),
        })
    }

    /// True if there were edits since the last call.
    fn edited(&self) -> bool {
        let edited = self.edited.lock();
        edited.is_ok_and(|edited| edited.try_iter().count() > 0)
    }
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_systems(Startup, begin)
        .add_systems(PreUpdate, read_edits.run_if(resource_exists::<Watch>));
}

/// Starts watching. If the system has no watcher to spare, the program runs without.
fn begin(options: Res<RunOptions>, proxy: Res<EventLoopProxyWrapper>, mut commands: Commands) {
    // A folder created later would not be watched.
    if let Err(error) = make_folder(&options) {
        warn!("{}: {error}", options.paths.mods().display());
    }
    let wake = (**proxy).clone();
    let watch = Watch::new(&folders(&options), move || {
        let _ = wake.send_event(WinitUserEvent::WakeUp);
    });
    match watch {
        Ok(watch) => commands.insert_resource(watch),
        Err(error) => warn!("edits are not noticed: {error}"),
    }
}

fn make_folder(options: &RunOptions) -> io::Result<()> {
    fs::create_dir_all(options.paths.mods())
}

/// Every folder that content is read from.
fn folders(options: &RunOptions) -> Vec<PathBuf> {
    games::loader(options, &ModSwitches::default()).folders()
}

fn read_edits(
    watch: Res<Watch>,
    options: Res<RunOptions>,
    switches: Res<ModSwitches>,
    mut shelf: ResMut<Shelf>,
    mut notices: ResMut<Notices>,
    mut tell: MessageWriter<Notice>,
) {
    if !watch.edited() {
        return;
    }
    let before = shelf.edit.clone();
    if games::read_again(&options, &switches, &mut shelf) {
        // The reported problem is fixed.
        notices.0.retain(|told| told.title.key != EDIT);
    } else if shelf.edit != before {
        notices.0.retain(|told| told.title.key != EDIT);
        tell.write(complaint(&shelf.edit));
    }
}

/// Heading of the notice about an edit.
const EDIT: &str = "notice-edit-title";

fn complaint(problems: &[Problem]) -> Notice {
    Notice {
        title: Phrase::new(EDIT),
        text: Phrase::new("notice-edit"),
        details: problems.iter().map(ToString::to_string).collect(),
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::{
        app::frame::paths::Paths,
        content::{DataPaths, SoundIndex},
        text::{ENGLISH, Text},
    };

    /// A shelf with one mod in the player's folder, watched as in the window.
    struct Bench {
        folder: tempfile::TempDir,
        options: RunOptions,
        shelf: Shelf,
        watch: Watch,
    }

    const TEXT: &str = "assets/locale/en/night.ftl";
    const PICTURE: &str = "assets/art/tokens/disc.png";
    const SOUND: &str = "assets/sound/page.wav";
    const PAGE: &str = "assets/rulesets/deck_crawl/rulebook/06-dragon.md";
    const RECORDS: &str = "assets/rulesets/deck_crawl/dragons.ron";

    impl Bench {
        fn new() -> Bench {
            let root = Path::new(env!("CARGO_MANIFEST_DIR"));
            let folder = tempfile::tempdir().unwrap();
            let paths = Paths(DataPaths::new(root, folder.path()));
            let options = RunOptions::new(crate::games::GAMES, paths);
            let night = folder.path().join("mods/night");
            let put = |place: &str, bytes: &[u8]| {
                let path = night.join(place);
                fs::create_dir_all(path.parent().unwrap()).unwrap();
                fs::write(path, bytes).unwrap();
            };
            put(
                "mod.ron",
                br#"(id: "night", name: "Night", version: "1", game: "*")"#,
            );
            let red = root.join("tests/mods/examples/red_night");
            for place in [PICTURE, SOUND, PAGE] {
                put(place, &fs::read(red.join(place)).unwrap());
            }
            put(TEXT, b"title-mods = Modifications\n");
            put(RECORDS, b"(patch: {})");
            let switches = ModSwitches::default();
            let shelf = games::read(&options, &switches);
            assert!(shelf.broken.is_empty(), "{:?}", shelf.broken);
            assert_eq!(shelf.library.as_ref().unwrap().problems().count(), 0);
            let watch = Watch::new(&folders(&options), || {}).unwrap();
            Bench {
                folder,
                options,
                shelf,
                watch,
            }
        }

        fn path(&self, place: &str) -> PathBuf {
            self.folder.path().join("mods/night").join(place)
        }

        /// Writes a file, waits for the watcher, and reads; returns true if it was a good edit.
        fn edit(&mut self, place: &str, bytes: &[u8]) -> bool {
            fs::write(self.path(place), bytes).unwrap();
            let patience = Duration::from_secs(120);
            let noticed = self.watch.edited.lock().unwrap().recv_timeout(patience);
            noticed.expect("the edit is noticed");
            games::read_again(&self.options, &ModSwitches::default(), &mut self.shelf)
        }

        fn text(&self) -> String {
            let (text, _) = Text::of(ENGLISH, &self.shelf.files);
            text.get("title-mods")
        }

        fn stamp(&self) -> String {
            format!("{:?}", self.shelf.game("deck_crawl").unwrap().game.stamp())
        }
    }

    #[test]
    fn an_edit_of_any_file_is_noticed_and_read() {
        let mut bench = Bench::new();
        let (first, stamp) = (bench.shelf.files.clone(), bench.stamp());
        assert_eq!(bench.text(), "Modifications");
        assert!(bench.edit(TEXT, b"title-mods = Changes\n"));
        assert_eq!(bench.text(), "Changes");
        for (place, folder) in [
            (PICTURE, "assets/art"),
            (SOUND, "assets/sound"),
            (PAGE, "assets/rulesets/deck_crawl/rulebook"),
        ] {
            assert!(bench.shelf.files.same_below(&first, folder));
            // The same content written anew counts as an edit.
            let bytes = fs::read(bench.path(place)).unwrap();
            assert!(bench.edit(place, &bytes), "{:?}", bench.shelf.edit);
            assert!(!bench.shelf.files.same_below(&first, folder), "{folder}");
        }
        assert_eq!(bench.stamp(), stamp);
        let table = bench.shelf.game("deck_crawl").unwrap();
        let table = table.start(&Default::default(), 1, false).unwrap();
        let records = br#"(patch: {"core:dragon": (wound_threshold: 5)})"#;
        assert!(bench.edit(RECORDS, records), "{:?}", bench.shelf.edit);
        assert_ne!(bench.stamp(), stamp);
        // A game in progress keeps the content it began with.
        assert_eq!(format!("{:?}", table.replay().content), stamp);
    }

    #[test]
    fn a_bad_edit_changes_nothing_and_is_named_until_it_is_mended() {
        let mut bench = Bench::new();
        for (place, broken, said) in [
            (TEXT, &b"title mods = no\n"[..], "night.ftl:1:"),
            (PICTURE, b"\x89PNG", "disc.png:1:1: this is no PNG picture"),
            (SOUND, b"RIFF", "page.wav:1:1: this is no WAV sound"),
            (PAGE, b"\xff", "06-dragon.md:1:1: this file is not UTF-8"),
            (RECORDS, b"(patch: {\"core:dragon\": (", "dragons.ron:1:"),
        ] {
            let good = fs::read(bench.path(place)).unwrap();
            let (files, stamp) = (bench.shelf.files.clone(), bench.stamp());
            assert!(!bench.edit(place, broken), "{place}");
            let told: Vec<String> = bench.shelf.edit.iter().map(ToString::to_string).collect();
            assert!(told.iter().any(|told| told.contains(said)), "{told:?}");
            assert!(bench.shelf.files.same_below(&files, "assets"), "{place}");
            assert_eq!(bench.stamp(), stamp, "{place}");
            assert!(bench.edit(place, &good), "{:?}", bench.shelf.edit);
            assert!(bench.shelf.edit.is_empty());
        }
    }

    #[test]
    fn new_files_and_new_mods_are_noticed_too() {
        let mut bench = Bench::new();
        let name = bench.shelf.files.file(SOUND).unwrap().to_owned();
        assert!(name.starts_with(bench.folder.path()));
        fs::remove_file(bench.path(SOUND)).unwrap();
        assert!(bench.edit(TEXT, b"title-mods = Changes\n"));
        let own = bench.shelf.files.file(SOUND).unwrap();
        assert!(!own.starts_with(bench.folder.path()));
        assert!(SoundIndex::read(&bench.shelf.files).is_ok());
        // A mod folder created later is watched as well.
        let other = bench.folder.path().join("mods/other");
        fs::create_dir(&other).unwrap();
        let manifest = br#"(id: "other", name: "Other", version: "1", game: "*")"#;
        assert!(bench.edit("../other/mod.ron", manifest));
        let mods = bench.shelf.library.as_ref().unwrap().mods();
        assert!(mods.iter().any(|info| &*info.id == "other"));
    }
}
