//! Loading with every kind of fault, on record types of the tests.

mod faults;
mod mods;
mod mods_together;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use schemars::JsonSchema;
use serde::Deserialize;
use tempfile::TempDir;

use super::*;

/// A monster.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Monster {
    /// How much it can take.
    #[schemars(range(min = 0, max = 99))]
    pub hit_points: u32,
    /// What it does.
    #[serde(default)]
    pub attacks: Vec<Attack>,
    /// What it carries.
    #[serde(default)]
    pub treasure: Option<Ref<Item>>,
    /// What it pays for things.
    #[serde(default)]
    #[allow(dead_code)]
    #[schemars(with = "BTreeMap<Ref<Item>, Within<0, 99>>")]
    pub prices: BTreeMap<Ref<Item>, u32>,
    /// Who leads it.
    #[serde(default)]
    pub leader: Option<RecordId>,
}

/// A way to attack.
#[derive(Debug, Deserialize, JsonSchema, PartialEq)]
#[serde(deny_unknown_fields)]
pub enum Attack {
    /// Up close.
    Melee {
        /// Sides.
        die: u8,
    },
    /// From afar.
    Ranged {
        /// Sides.
        die: u8,
        /// Squares.
        range: u8,
    },
    /// Just noise.
    Howl,
}

impl Record for Monster {
    const KIND: &'static str = "test_game/monsters";

    fn references(&self, out: &mut References) {
        if let Some(leader) = &self.leader {
            out.needs::<Monster>(leader);
        }
    }

    fn validate(&self, report: &mut Report) {
        report.expect(self.hit_points > 0, "hit_points", "must be at least 1");
        for (index, attack) in self.attacks.iter().enumerate() {
            if matches!(attack, Attack::Melee { die: 0 }) {
                report.at(format!("attacks[{index}].die"), "a die has sides");
            }
            if index > 0 && self.attacks[..=index].ends_with(&[Attack::Howl, Attack::Howl]) {
                report.warn(format!("attacks[{index}]"), "howls twice");
            }
        }
    }
}

/// A thing.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// What it costs.
    #[schemars(range(min = 0, max = 999))]
    pub price: u32,
}

impl Record for Item {
    const KIND: &'static str = "test_game/items";
}

/// A board.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Its rows.
    #[allow(dead_code)]
    pub rows: Vec<String>,
}

impl Record for Board {
    const KIND: &'static str = "test_game/boards";
    const ROOT: Root = Root::Levels;
}

pub fn registry() -> Registry {
    Registry::new()
        .with::<Monster>()
        .with::<Item>()
        .with::<Board>()
}

/// A folder with the game's own content and a folder of mods.
pub struct Bench {
    pub dir: TempDir,
}

const MONSTERS: &str = "assets/rulesets/test_game/monsters.ron";
const ITEMS: &str = "assets/rulesets/test_game/items/all.ron";

impl Bench {
    pub fn new() -> Self {
        let bench = Self {
            dir: TempDir::new().expect("a folder"),
        };
        bench.core(
            MONSTERS,
            "{\n    \"core:goblin\": (hit_points: 3, attacks: [Melee(die: 6), Howl], treasure: \
             \"core:sword\"),\n    \"core:orc\": (hit_points: 5, prices: {\"core:sword\": 4}),\n}\n",
        );
        bench.core(ITEMS, "{ \"core:sword\": (price: 10) }");
        bench.core(
            "levels/test_game/boards/first.ron",
            "{ \"core:first\": (rows: [\"##\"]) }",
        );
        fs::create_dir_all(bench.mods()).expect("a folder");
        bench
    }

    pub fn mods(&self) -> PathBuf {
        self.dir.path().join("mods")
    }

    pub fn core(&self, relative: &str, text: impl AsRef<[u8]>) {
        put(&self.dir.path().join("core").join(relative), text);
    }

    /// Writes a file of a mod.
    pub fn in_mod(&self, id: &str, relative: &str, text: impl AsRef<[u8]>) -> &Self {
        put(&self.mods().join(id).join(relative), text);
        self
    }

    /// Writes the manifest of a mod, with more fields if need be.
    pub fn a_mod(&self, id: &str, more: &str) -> &Self {
        let text = format!(
            "(\n    id: \"{id}\",\n    name: \"A mod\",\n    version: \"1.2\",\n    game: \"*\",\n    {more}\n)\n"
        );
        self.in_mod(id, MANIFEST, text)
    }

    pub fn loader(&self) -> Loader {
        Loader::new(registry(), self.dir.path().join("core")).mods_in(self.mods())
    }

    pub fn load(&self) -> Library {
        self.loader().load().expect("good content")
    }

    /// The problems of the game's own content as shown, without the folder.
    fn core_faults(&self) -> Vec<String> {
        match self.loader().load() {
            Ok(_) => Vec::new(),
            Err(problems) => self.shown(&problems),
        }
    }

    fn shown(&self, problems: &[Problem]) -> Vec<String> {
        let here = format!("{}/", self.dir.path().display());
        problems
            .iter()
            .map(|problem| problem.to_string().replace(&here, ""))
            .collect()
    }

    /// The problems of a mod.
    fn mod_faults(&self, id: &str) -> Vec<String> {
        let library = self.load();
        let info = library
            .mods()
            .iter()
            .find(|info| &*info.id == id)
            .expect("the mod");
        match &info.state {
            ModState::Faulty(problems) => self.shown(problems),
            ModState::Loaded | ModState::Disabled => Vec::new(),
        }
    }
}

fn put(path: &Path, text: impl AsRef<[u8]>) {
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    fs::write(path, text).expect("a file");
}

/// Takes the mark `¦` out of a text and returns its column.
fn marked(text: &str) -> (String, usize) {
    let col = text.chars().position(|c| c == '¦').map_or(1, |at| at + 1);
    (text.replace('¦', ""), col)
}

#[track_caller]
fn only(faults: &[String], parts: &[&str]) {
    assert_eq!(faults.len(), 1, "{faults:#?}");
    for part in parts {
        assert!(faults[0].contains(part), "{part} is not in: {}", faults[0]);
    }
}

#[test]
fn good_content_is_loaded_and_sorted() {
    let library = Bench::new().load();
    let ids: Vec<&str> = library
        .all::<Monster>()
        .iter()
        .map(|(id, _)| id.as_str())
        .collect();
    assert_eq!(ids, ["core:goblin", "core:orc"]);
    let goblin = library.get::<Monster>("core:goblin").expect("the goblin");
    assert_eq!(goblin.attacks, [Attack::Melee { die: 6 }, Attack::Howl]);
    let treasure = goblin
        .treasure
        .as_ref()
        .and_then(|item| library.follow(item));
    assert_eq!(treasure.expect("a sword").price, 10);
    assert_eq!(library.all::<Board>().len(), 1);
    assert!(library.get::<Item>("core:axe").is_none());
}
