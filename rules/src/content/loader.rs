//! Loading the game's content and its mods: [`Loader`].

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::disk::files::{Found, Limits};
use super::disk::paths::DataPaths;
use super::disk::sounds;
use super::disk::stacked::Files;
use super::id::RecordId;
use super::library::{Library, ModInfo, ModState};
use super::mods::assemble::{Ground, Tables, apply};
use super::mods::document::{Change, Entry};
use super::mods::manifest::MANIFEST;
use super::mods::order::{in_order, unmet};
use super::mods::package::Package;
use super::record::{Kind, KindName, Registry};
use super::source::problem::Problem;

/// Finds and reads content.
#[derive(Clone)]
pub struct Loader {
    registry: Arc<Registry>,
    core: PathBuf,
    mod_folders: Vec<PathBuf>,
    mod_roots: Vec<PathBuf>,
    disabled: BTreeSet<String>,
    unchanged: Option<(PathBuf, Changed)>,
    limits: Limits,
}

/// A record of others that a mod changes: replaces, patches or removes.
#[derive(Clone, Debug)]
pub struct Changed {
    kind: KindName,
    pub id: RecordId,
    place: Problem,
}

impl Changed {
    /// The id of the game.
    pub fn game(&self) -> &'static str {
        self.kind.game()
    }

    /// A warning where the mod writes the change.
    pub fn warning(&self, message: String) -> Problem {
        Problem {
            message,
            ..self.place.clone().warning()
        }
    }
}

impl Loader {
    /// A loader of the game's own content, in the folder that holds `assets/` and `levels/`.
    pub fn new(registry: impl Into<Arc<Registry>>, core: impl Into<PathBuf>) -> Self {
        Self {
            registry: registry.into(),
            core: core.into(),
            mod_folders: Vec::new(),
            mod_roots: Vec::new(),
            disabled: BTreeSet::new(),
            unchanged: None,
            limits: Limits::default(),
        }
    }

    /// Also loads the mod in this folder, even if its id is to be left out.
    #[must_use]
    pub fn with_mod(mut self, folder: impl Into<PathBuf>) -> Self {
        self.mod_folders.push(folder.into());
        self
    }

    /// Also loads all mods in this folder, which need not exist.
    #[must_use]
    pub fn mods_in(mut self, root: impl Into<PathBuf>) -> Self {
        self.mod_roots.push(root.into());
        self
    }

    /// Leaves out the mod with this id.
    #[must_use]
    pub fn without(mut self, id: impl Into<String>) -> Self {
        self.disabled.insert(id.into());
        self
    }

    /// The records of others that the mod in a folder changes.
    pub fn changes(&self, folder: &Path) -> Vec<Changed> {
        let mut package = Package::manifest_only(folder, &self.limits);
        package.read_files(&self.registry, &self.limits);
        let entries = package.entries.into_iter();
        let changes = entries.filter(|(_, entry)| entry.change != Change::Add);
        let changed = |(kind, entry): (Kind, Entry)| Changed {
            kind: kind.name,
            id: entry.id,
            place: entry.id_span.problem(""),
        };
        changes.map(changed).collect()
    }

    /// Leaves out one change of the mod in a folder.
    #[must_use]
    pub fn without_change(mut self, folder: impl Into<PathBuf>, change: Changed) -> Self {
        self.unchanged = Some((folder.into(), change));
        self
    }

    /// Sets other limits on the amount of content.
    #[must_use]
    pub fn limited(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// The folders with relevant files, for watching.
    pub fn folders(&self) -> Vec<PathBuf> {
        let core = ["assets", "levels"].map(|top| self.core.join(top));
        core.into_iter()
            .chain(self.mod_folders.clone())
            .chain(self.mod_roots.clone())
            .collect()
    }

    /// Loads everything. A mod with an error is left out and listed with its problems; an error in
    /// the game's own content is fatal.
    pub fn load(&self) -> Result<Library, Vec<Problem>> {
        let core = Package::core(&self.core, &self.registry, &self.limits);
        let mut state = State {
            registry: &self.registry,
            tables: Tables::default(),
            loaded: BTreeSet::new(),
            used: Vec::new(),
            unused: Vec::new(),
            files: Files::default(),
            unchanged: self.unchanged.as_ref(),
            limits: &self.limits,
            warnings: Vec::new(),
        };
        state.core(core)?;
        let mut strays = Vec::new();
        let (packages, disabled) = self.packages(&mut strays);
        let (ordered, stuck) = in_order(packages);
        state.unused.extend(
            stuck
                .into_iter()
                .map(|(package, reason)| info(&package, ModState::Faulty(vec![reason]))),
        );
        for package in ordered {
            state.add(package, &disabled);
        }
        let mut library = Library::of_stores(state.tables.stores(&self.registry));
        state
            .unused
            .sort_by(|a, b| (&a.id, &a.folder).cmp(&(&b.id, &b.folder)));
        library.mods = state.used;
        library.mods.extend(state.unused);
        library.strays = strays;
        library.files = state.files;
        library.warnings = state.warnings;
        Ok(library)
    }

    /// Loads everything again. If the game's own content or a mod in use has become faulty, its
    /// problems are returned, and the old library stays in use.
    pub fn reload(&self, old: &Library) -> Result<Library, Vec<Problem>> {
        let new = self.load()?;
        let was_good = |info: &&ModInfo| {
            old.mods
                .iter()
                .any(|before| before.id == info.id && before.state == ModState::Loaded)
        };
        let broken: Vec<Problem> = new
            .mods
            .iter()
            .filter(was_good)
            .flat_map(|info| match &info.state {
                ModState::Faulty(problems) => problems.clone(),
                ModState::Loaded | ModState::Disabled => Vec::new(),
            })
            .collect();
        if broken.is_empty() {
            Ok(new)
        } else {
            Err(broken)
        }
    }

    /// Reads the manifest of every mod; also returns the ids to be left out.
    fn packages(&self, strays: &mut Vec<Problem>) -> (Vec<Package>, BTreeSet<String>) {
        let mut folders = self.mod_folders.clone();
        for root in &self.mod_roots {
            match mods_below(root) {
                Ok(found) => folders.extend(found),
                Err(error) => {
                    strays.push(Problem::about(root, format!("cannot be opened: {error}")));
                }
            }
        }
        if folders.len() > self.limits.mods {
            let most = self.limits.mods;
            let message = format!("there are too many mods: only {most} are read");
            strays.push(Problem::about(&folders[most], message));
            folders.truncate(most);
        }
        let mut first: BTreeMap<Arc<str>, PathBuf> = BTreeMap::new();
        let mut packages = Vec::new();
        let mut disabled = self.disabled.clone();
        for (place, folder) in folders.into_iter().enumerate() {
            let mut package = Package::manifest_only(&folder, &self.limits);
            if let Some(other) = first.get(&package.id) {
                let same = other.canonicalize().ok() == folder.canonicalize().ok();
                if same {
                    continue;
                }
                let message = format!("the mod `{}` is also in {}", package.id, other.display());
                package.problems.push(Problem::about(&folder, message));
            } else {
                first.insert(package.id.clone(), folder.clone());
            }
            if place < self.mod_folders.len() {
                disabled.remove(&*package.id);
            }
            packages.push(package);
        }
        (packages, disabled)
    }
}

/// Loads the game's own content alone.
pub fn load_core(registry: &Registry, paths: &DataPaths) -> Result<Library, Vec<Problem>> {
    Loader::new(registry.clone(), paths.root()).load()
}

/// The folders in a mods folder, sorted. One without `mod.ron` counts too, so that a forgotten
/// manifest is reported; hidden folders do not.
pub(super) fn mods_below(root: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = match fs::read_dir(root) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(error),
    };
    let mut found = Vec::new();
    for entry in entries {
        let path = entry?.path();
        let hidden = path
            .file_name()
            .is_none_or(|name| name.to_string_lossy().starts_with('.'));
        if !hidden && path.is_dir() {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// True if a folder is a mod.
pub(super) fn is_mod(folder: &Path) -> bool {
    folder.join(MANIFEST).is_file()
}

/// What has been loaded so far.
struct State<'a> {
    registry: &'a Registry,
    tables: Tables,
    loaded: BTreeSet<Arc<str>>,
    used: Vec<ModInfo>,
    unused: Vec<ModInfo>,
    files: Files,
    unchanged: Option<&'a (PathBuf, Changed)>,
    limits: &'a Limits,
    warnings: Vec<Problem>,
}

impl State<'_> {
    fn core(&mut self, core: Package) -> Result<(), Vec<Problem>> {
        match self.try_on(&core) {
            Ok(sound) => {
                self.accept(&core, sound);
                Ok(())
            }
            Err(problems) => Err(problems),
        }
    }

    fn accept(&mut self, package: &Package, (tables, warnings): (Tables, Vec<Problem>)) {
        self.tables = tables;
        self.warnings.extend(warnings);
        self.files = self.files.with(&package.id, &package.files);
        self.loaded.insert(package.id.clone());
        self.warnings.extend(package.warnings.iter().cloned());
        self.used.push(info(package, ModState::Loaded));
    }

    /// The records with a package applied, and warnings; or everything wrong with it.
    fn try_on(&self, package: &Package) -> Result<(Tables, Vec<Problem>), Vec<Problem>> {
        let files = self.files.with(&package.id, &package.files);
        let ground = Ground {
            registry: self.registry,
            tables: &self.tables,
            loaded: &self.loaded,
            files: &files,
        };
        let mut problems = package.problems.clone();
        match apply(package, &ground) {
            Ok(sound) => {
                if problems.is_empty() {
                    problems = self.look_through(package, &files);
                }
                if problems.is_empty() {
                    return Ok(sound);
                }
            }
            Err(more) => problems.extend(more),
        }
        problems.sort();
        problems.dedup();
        self.cap(&mut problems, &package.folder);
        Err(problems)
    }

    /// The problems of files other than records, with those of a package laid over the others.
    fn look_through(&self, package: &Package, files: &Files) -> Vec<Problem> {
        let counts = |file: &Found| {
            let is_record = super::mods::package::kind_of(&file.relative, self.registry).is_ok();
            !is_record && !file.relative.ends_with(".ftl")
        };
        if !package.files.iter().any(counts) {
            return Vec::new();
        }
        let mut problems = sounds::check(files);
        let checks = self.registry.file_checks.iter();
        problems.extend(checks.flat_map(|check| check(files)));
        problems.retain(Problem::is_error);
        problems
    }

    fn cap(&self, problems: &mut Vec<Problem>, folder: &Path) {
        let most = self.limits.problems;
        if problems.len() > most {
            let more = problems.len() - most;
            problems.truncate(most);
            problems.push(Problem::about(folder, format!("and {more} more problems")));
        }
    }

    fn add(&mut self, mut package: Package, disabled: &BTreeSet<String>) {
        if disabled.contains(&*package.id) {
            return self.unused.push(info(&package, ModState::Disabled));
        }
        package
            .problems
            .extend(unmet(&package, &self.used, disabled));
        if package.manifest.is_some() {
            package.read_files(self.registry, self.limits);
        }
        if let Some((folder, change)) = self.unchanged
            && *folder == package.folder
        {
            package.entries.retain(|(kind, entry)| {
                let same = kind.name == change.kind && entry.id == change.id;
                !same || entry.change == Change::Add
            });
        }
        match self.try_on(&package) {
            Ok(sound) => self.accept(&package, sound),
            Err(problems) => self.unused.push(info(&package, ModState::Faulty(problems))),
        }
    }
}

fn info(package: &Package, state: ModState) -> ModInfo {
    ModInfo {
        id: package.id.clone(),
        folder: package.folder.clone(),
        manifest: package.manifest.as_ref().map(|read| read.manifest.clone()),
        hash: package.hash.clone(),
        state,
    }
}
