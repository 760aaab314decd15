//! Places of the game's files on this machine, and of the player's.

use std::env;
use std::fmt;
use std::path::{Path, PathBuf};

use super::lock::{FolderInUse, FolderLock};
use etcetera::app_strategy::{AppStrategy, AppStrategyArgs, choose_native_strategy};

/// The folders of the game and of the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataPaths {
    root: PathBuf,
    config: PathBuf,
    data: PathBuf,
    beside: Option<PathBuf>,
}

/// The reason the folders could not be found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PathsError {
    /// None of these folders holds `assets/` and `levels/`.
    NoAssets(Vec<PathBuf>),
    /// The system does not say where the player's home folder is.
    NoHome,
}

impl fmt::Display for PathsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoAssets(looked_at) => {
                writeln!(
                    f,
                    "the game's files (the folders `assets` and `levels`) are not in any of"
                )?;
                for place in looked_at {
                    writeln!(f, "    {}", place.display())?;
                }
                write!(
                    f,
                    "name the folder that holds both with --data-dir, or reinstall the game"
                )
            }
            Self::NoHome => f.write_str(
                "the home folder is unknown; name a folder for saves and settings with --data-dir",
            ),
        }
    }
}

impl std::error::Error for PathsError {}

impl DataPaths {
    /// Finds the folders. `data_dir` is the player's `--data-dir`: saves, settings and mods are
    /// kept in it, and if it holds `assets/` and `levels/` the game's files are read from there.
    pub fn find(data_dir: Option<&Path>) -> Result<Self, PathsError> {
        let program = env::current_exe()
            .ok()
            .map(|exe| exe.canonicalize().unwrap_or(exe));
        let beside = program
            .as_deref()
            .and_then(Path::parent)
            .map(Path::to_owned);
        let places = places(data_dir, beside.as_deref());
        let Some(root) = places.iter().find(|place| holds_assets(place)).cloned() else {
            return Err(PathsError::NoAssets(places));
        };
        match data_dir {
            Some(dir) => Ok(Self {
                root,
                config: dir.to_owned(),
                data: dir.to_owned(),
                beside: None,
            }),
            None => {
                let (config, data) = user_folders()?;
                Ok(Self {
                    root,
                    config,
                    data,
                    beside,
                })
            }
        }
    }

    /// Folders given explicitly: the one that holds `assets/` and `levels/`, and the player's.
    pub fn new(root: impl Into<PathBuf>, data_dir: impl Into<PathBuf>) -> Self {
        let data = data_dir.into();
        Self {
            root: root.into(),
            config: data.clone(),
            data,
            beside: None,
        }
    }

    /// The folder that holds `assets/` and `levels/`.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The game's art, sound, text and figures.
    pub fn assets(&self) -> PathBuf {
        self.root.join("assets")
    }

    /// The game's boards and adventures.
    pub fn levels(&self) -> PathBuf {
        self.root.join("levels")
    }

    /// The folder of the player's settings.
    pub fn settings(&self) -> PathBuf {
        self.config.clone()
    }

    /// Keeps other programs out of the player's saves, campaigns and statistics.
    ///
    /// # Errors
    /// Another program has them.
    pub fn lock(&self) -> Result<FolderLock, FolderInUse> {
        FolderLock::take(&self.data)
    }

    /// Saved games.
    pub fn saves(&self) -> PathBuf {
        self.data.join("saves")
    }

    /// The player's mods.
    pub fn mods(&self) -> PathBuf {
        self.data.join("mods")
    }

    /// The campaigns.
    pub fn campaigns(&self) -> PathBuf {
        self.data.join("campaigns")
    }

    /// The statistics, and the old roster.
    pub fn roster(&self) -> PathBuf {
        self.data.join("roster")
    }

    /// The roster of an older program, from before there were campaigns.
    pub fn old_roster(&self) -> PathBuf {
        self.roster().join("roster.ron")
    }

    /// Exported maps.
    pub fn maps(&self) -> PathBuf {
        self.data.join("maps")
    }

    /// Folders to look for installed mods in, the first taking precedence.
    pub fn mod_roots(&self) -> Vec<PathBuf> {
        let beside = self.beside.as_ref().map(|folder| folder.join("mods"));
        std::iter::once(self.mods()).chain(beside).collect()
    }
}

fn holds_assets(place: &Path) -> bool {
    place.join("assets").is_dir() && place.join("levels").is_dir()
}

/// All places where the game's files may be, in search order.
fn places(data_dir: Option<&Path>, program: Option<&Path>) -> Vec<PathBuf> {
    let mut places: Vec<PathBuf> = Vec::new();
    let mut add = |place: PathBuf| {
        if !places.contains(&place) {
            places.push(place);
        }
    };
    if let Some(dir) = data_dir {
        add(dir.to_owned());
    }
    // Set by `cargo run` and `cargo test`, for a checkout.
    if let Some(checkout) = env::var_os("CARGO_MANIFEST_DIR") {
        Path::new(&checkout)
            .ancestors()
            .take(2)
            .for_each(|place| add(place.to_owned()));
    }
    if let Some(program) = program {
        add(program.to_owned());
        // An installed program: Linux, then macOS.
        add(program.join("../share/tabledelve"));
        add(program.join("../Resources"));
        program
            .ancestors()
            .skip(1)
            .take(4)
            .for_each(|place| add(place.to_owned()));
    }
    if let Ok(here) = env::current_dir() {
        here.ancestors().for_each(|place| add(place.to_owned()));
    }
    places
}

/// The folders that this system gives a program for settings and for data.
fn user_folders() -> Result<(PathBuf, PathBuf), PathsError> {
    let strategy = choose_native_strategy(AppStrategyArgs {
        top_level_domain: "org".into(),
        author: "Tabledelve".into(),
        app_name: "Tabledelve".into(),
    })
    .map_err(|_| PathsError::NoHome)?;
    Ok((strategy.config_dir(), strategy.data_dir()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn the_data_dir_comes_first_and_holds_everything() {
        let dir = tempfile::tempdir().expect("a folder");
        for top in ["assets", "levels"] {
            fs::create_dir(dir.path().join(top)).expect("a folder");
        }
        let paths = DataPaths::find(Some(dir.path())).expect("the game's files");
        assert_eq!(paths.root(), dir.path());
        for folder in [
            paths.settings(),
            paths.saves(),
            paths.mods(),
            paths.campaigns(),
            paths.roster(),
            paths.maps(),
        ] {
            assert!(folder.starts_with(dir.path()), "{}", folder.display());
        }
        assert_eq!(paths.mod_roots(), [dir.path().join("mods")]);
    }

    #[test]
    fn a_data_dir_without_assets_uses_those_of_the_checkout() {
        let dir = tempfile::tempdir().expect("a folder");
        let paths = DataPaths::find(Some(dir.path())).expect("the checkout");
        assert!(holds_assets(paths.root()) && paths.root() != dir.path());
        assert!(paths.saves().starts_with(dir.path()));
    }

    #[test]
    fn missing_assets_name_every_place() {
        let program = Path::new("/opt/games/bin");
        let looked_at = places(Some(Path::new("/data")), Some(program));
        let said = PathsError::NoAssets(looked_at).to_string();
        for place in [
            "/data\n",
            "/opt/games/bin\n",
            "/opt/games/bin/../share/tabledelve\n",
        ] {
            assert!(said.contains(place), "{place} is not in {said}");
        }
        assert!(said.contains("--data-dir"));
    }
}
