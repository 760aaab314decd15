//! Edits while the program runs: texts at once, rules data with the next game. A bad edit keeps
//! what was there and shows the error.

use std::{
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
    notice::Tell,
    paths::Paths,
    shelf::{ModSwitches, Shelf},
};
use crate::game::Message as Say;

/// An editor writes a file in several goes; this long after the last one it is read.
const SETTLED: Duration = Duration::from_millis(300);

/// The watcher, and what it has to say.
#[derive(Resource)]
struct Watch {
    /// Watches as long as it is kept.
    _watcher: RecommendedWatcher,
    edited: Mutex<Receiver<()>>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, begin)
        .add_systems(Update, read_edits.run_if(resource_exists::<Watch>));
}

/// Begins to watch. Where the system has no watcher to spare the program runs without.
fn begin(paths: Res<Paths>, proxy: Res<EventLoopProxyWrapper>, mut commands: Commands) {
    let (changed, changes) = mpsc::channel();
    let watcher = notify::recommended_watcher(move |event: notify::Result<notify::Event>| {
        if event.is_ok_and(|event| event.kind.is_modify() || event.kind.is_create()) {
            let _ = changed.send(());
        }
    });
    let mut watcher = match watcher {
        Ok(watcher) => watcher,
        Err(error) => {
            warn!("edits are not noticed: {error}");
            return;
        }
    };
    let folders: Vec<PathBuf> = ["locale", "rulesets"]
        .iter()
        .map(|folder| paths.assets().join(folder))
        .chain(paths.mod_roots())
        .collect();
    for folder in folders.iter().filter(|folder| folder.is_dir()) {
        if let Err(error) = watcher.watch(folder, RecursiveMode::Recursive) {
            warn!("edits in {} are not noticed: {error}", folder.display());
        }
    }
    let (settled, edited) = mpsc::channel();
    let wake = (**proxy).clone();
    let waiting = thread::Builder::new().name("edits".into()).spawn(move || {
        while changes.recv().is_ok() {
            while changes.recv_timeout(SETTLED).is_ok() {}
            if settled.send(()).is_err() || wake.send_event(WinitUserEvent::WakeUp).is_err() {
                return;
            }
        }
    });
    if waiting.is_ok() {
        commands.insert_resource(Watch {
            _watcher: watcher,
            edited: Mutex::new(edited),
        });
    }
}

fn read_edits(
    watch: Res<Watch>,
    paths: Res<Paths>,
    switches: Res<ModSwitches>,
    mut shelf: ResMut<Shelf>,
    mut tell: MessageWriter<Tell>,
) {
    let Ok(edited) = watch.edited.lock() else {
        return;
    };
    if edited.try_iter().count() == 0 {
        return;
    }
    let mut read = games::read(&paths, &switches);
    if !read.broken.is_empty() && !shelf.games.is_empty() {
        tell.write(Tell {
            title: Say::new("notice-edit-title"),
            text: Say::new("notice-edit"),
            details: read.broken.iter().map(ToString::to_string).collect(),
        });
        read.games = std::mem::take(&mut shelf.games);
        read.library = shelf.library.take();
        read.broken.clear();
    }
    // Texts are read anew whenever the shelf is.
    *shelf = read;
}
