//! Loaded content: [`Library`].

use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use sha2::{Digest, Sha256};

use super::disk::stacked::Files;
use super::id::{RecordId, Ref};
use super::mods::assemble::Held;
use super::mods::manifest::Manifest;
use super::mods::package::hex;
use super::record::{AnyList, Kind, KindName, Record};
use super::source::problem::Problem;
use super::source::tree::{canonical, locate, read_path, set_by};

/// The records of one kind.
pub(super) struct Store {
    /// A `Vec<(RecordId, Arc<T>)>`.
    typed: AnyList,
    pub held: BTreeMap<RecordId, Arc<Held>>,
}

impl Store {
    pub fn new(kind: &Kind, held: BTreeMap<RecordId, Arc<Held>>) -> Self {
        let values = held
            .iter()
            .map(|(id, held)| (id.clone(), held.value.clone()))
            .collect();
        Self {
            typed: (kind.collect)(values),
            held,
        }
    }
}

/// Everything loaded: the records of every kind, and the files of the game and its mods.
///
/// It never changes. A game keeps the library it began with.
pub struct Library {
    pub(super) stores: BTreeMap<KindName, Store>,
    pub(super) mods: Vec<ModInfo>,
    pub(super) strays: Vec<Problem>,
    pub(super) files: Files,
    /// Warnings about the files of the game and of the mods in use.
    pub(super) warnings: Vec<Problem>,
}

impl fmt::Debug for Library {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mods = self.mods.iter().map(|info| (&info.id, &info.state));
        f.debug_map().entries(mods).finish()
    }
}

/// Records of a type as they were read, sorted by id: for forms, and for games that need no book.
/// A [`Shelf`](super::Shelf) of a book is what play reads, with keys, names and links looked up.
#[derive(Clone, Debug)]
pub struct ById<T>(Vec<(RecordId, Arc<T>)>);

impl<T> ById<T> {
    /// The record with an id.
    ///
    /// # Errors
    /// There is none.
    pub fn get(&self, id: impl AsRef<str>) -> Result<&T, String> {
        let id = id.as_ref();
        let found = self.0.binary_search_by(|(own, _)| own.as_str().cmp(id));
        let place = found.map_err(|_| format!("there is no {id}"))?;
        Ok(&self.0[place].1)
    }

    /// Every record with its id.
    pub fn iter(&self) -> impl Iterator<Item = (&RecordId, &T)> {
        self.0.iter().map(|(id, record)| (id, &**record))
    }
}

/// A mod (or the game's own content, as the mod `core`) and its state.
#[derive(Clone, Debug)]
pub struct ModInfo {
    pub id: Arc<str>,
    pub folder: PathBuf,
    /// Its manifest. Absent for `core` and for a `mod.ron` that cannot be read.
    pub manifest: Option<Manifest>,
    /// A digest of its records; empty if it was not loaded.
    pub hash: String,
    pub state: ModState,
}

impl ModInfo {
    /// Its version; for `core` the game's.
    pub fn version(&self) -> super::Version {
        let own = self
            .manifest
            .as_ref()
            .map(|manifest| manifest.version.clone());
        own.unwrap_or_else(super::Version::of_the_game)
    }
}

/// The state of a mod after loading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModState {
    /// It is in use.
    Loaded,
    /// The player switched it off.
    Disabled,
    /// It was left out for these reasons.
    Faulty(Vec<Problem>),
}

impl Library {
    /// A library of records only, for checks while loading.
    pub(super) fn of_stores(stores: BTreeMap<KindName, Store>) -> Self {
        Self {
            stores,
            mods: Vec::new(),
            strays: Vec::new(),
            files: Files::default(),
            warnings: Vec::new(),
        }
    }

    /// All records of a type, sorted by id.
    pub fn all<T: Record>(&self) -> &[(RecordId, Arc<T>)] {
        let kind = KindName::of::<T>();
        let store = self.stores.get(&kind);
        debug_assert!(store.is_some(), "`{kind}` is not in the registry");
        let typed = store.and_then(|store| store.typed.downcast_ref::<Vec<(RecordId, Arc<T>)>>());
        typed.map_or(&[], Vec::as_slice)
    }

    /// All records of a type, to be looked up by id.
    pub fn by_id<T: Record>(&self) -> ById<T> {
        ById(self.all::<T>().to_vec())
    }

    /// The record with an id: a [`RecordId`], a [`Ref`] or a text.
    pub fn get<T: Record>(&self, id: impl AsRef<str>) -> Option<&Arc<T>> {
        let all = self.all::<T>();
        let at = all
            .binary_search_by(|(own, _)| own.as_str().cmp(id.as_ref()))
            .ok()?;
        all.get(at).map(|(_, record)| record)
    }

    /// The record that a reference names. References in loaded records are always valid.
    pub fn follow<T: Record>(&self, reference: &Ref<T>) -> Option<&Arc<T>> {
        self.get::<T>(reference)
    }

    /// The mods found: `core` first, then those in use in load order, then the rest.
    pub fn mods(&self) -> &[ModInfo] {
        &self.mods
    }

    /// The files of the game and of the mods in use.
    pub fn files(&self) -> &Files {
        &self.files
    }

    /// Problems that belong to no mod, such as a mods folder that cannot be opened.
    pub fn strays(&self) -> &[Problem] {
        &self.strays
    }

    /// All problems of all mods.
    pub fn problems(&self) -> impl Iterator<Item = &Problem> {
        let of_mods = self.mods.iter().flat_map(|info| match &info.state {
            ModState::Faulty(problems) => problems.as_slice(),
            ModState::Loaded | ModState::Disabled => &[],
        });
        self.strays.iter().chain(of_mods)
    }

    /// The mods that added a record and changed it since, in order.
    pub fn history<T: Record>(&self, id: impl AsRef<str>) -> &[Arc<str>] {
        self.held::<T>(id.as_ref()).map_or(&[], |held| &held.mods)
    }

    /// The mod that last set a field, written as in `attacks[2].die`. None if the field is not
    /// written anywhere and has the game's default.
    pub fn set_by<T: Record>(&self, id: impl AsRef<str>, field: &str) -> Option<&Arc<str>> {
        let held = self.held::<T>(id.as_ref())?;
        let steps = read_path(field);
        let found = locate(&held.node, &steps);
        (found.followed == steps.len()).then(|| set_by(found.node))
    }

    fn held<T: Record>(&self, id: &str) -> Option<&Held> {
        self.stores
            .get(&KindName::of::<T>())?
            .held
            .get(id)
            .map(Arc::as_ref)
    }

    /// A digest of everything loaded: the records of every kind with mods applied.
    pub fn hash(&self) -> String {
        self.hash_where(|_| true)
    }

    /// A digest of the records of one game: those whose kind begins with its id.
    pub fn hash_of_game(&self, game: &str) -> String {
        self.hash_where(|kind| kind.game() == game)
    }

    fn hash_where(&self, wanted: impl Fn(KindName) -> bool) -> String {
        let mut digest = Sha256::new();
        for (kind, store) in self.stores.iter().filter(|(kind, _)| wanted(**kind)) {
            for (id, held) in &store.held {
                let mut text = format!("{kind}\n{id}\n");
                canonical(&held.node, &mut text);
                digest.update(text.as_bytes());
                digest.update([0]);
            }
        }
        hex(&digest.finalize())
    }
}
