//! Loading with every kind of fault, on record types of the tests' own.

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
        }
    }
}

/// A thing.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// What it costs.
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

    /// What is wrong with the game's own content, as it is shown, without the folder.
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

    /// What is wrong with a mod.
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

/// Takes the mark `¦` out of a text and says at which column it stood.
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

#[test]
fn faults_in_a_record_are_shown_at_their_place() {
    for (record, part) in [
        (
            "(¦hitpoints: 3)",
            "there is no field `hitpoints` in `Monster`; did you mean `hit_points`?",
        ),
        (
            "(¦zzz: 3)",
            "there is no field `zzz` in `Monster`; the fields are `hit_points`",
        ),
        ("(hit_points: ¦\"3\")", "expected integer"),
        (
            "(hit_points: 3, attacks: [Howl, ¦Meele(die: 6)])",
            "`Meele` is none of the choices for `Attack`; did you mean `Melee`?",
        ),
        (
            "(hit_points: 3, attacks: [¦Ranged(die: 6)])",
            "the field `range` is missing",
        ),
        (
            "(hit_points: 3, ¦hit_points: 3)",
            "`hit_points` is written twice",
        ),
        ("(hit_points: ¦-3)", ""),
        ("(hit_points: ¦99999999999)", "integer is out of bounds"),
        ("(hit_points: ¦0)", "must be at least 1"),
        (
            "(hit_points: 1, attacks: [Howl, Melee(die: ¦0)])",
            "a die has sides",
        ),
        (
            "(hit_points: 3, treasure: ¦\"core:swrod\")",
            "there is no `core:swrod` in test_game/items; did you mean `core:sword`?",
        ),
        (
            "(hit_points: 3, treasure: ¦\"sword\")",
            "`sword` is no id: ids are written in full, namespace first, as in `core:sword`",
        ),
        (
            "(hit_points: 3, prices: {¦\"core:swod\": 1})",
            "there is no `core:swod`",
        ),
        (
            "(hit_points: 3, leader: ¦\"core:gobli\")",
            "there is no `core:gobli` in test_game/monsters; did you mean `core:goblin`?",
        ),
        (
            "(hit_points: 3, leader: ¦\"core:sword\")",
            "`core:sword` is in test_game/items",
        ),
        ("(hit_points ¦3)", "expected `,` or `)`, found `3`"),
        ("¦[1, 2]", ""),
        ("(hit_points: 3, attacks: [Melee(die: ¦300)])", ""),
    ] {
        let bench = Bench::new();
        let (line, col) = marked(&format!("    \"core:troll\": {record},"));
        let file = format!("{{\n{line}\n    \"core:imp\": (hit_points: 1),\n}}");
        bench.core("assets/rulesets/test_game/monsters/more.ron", file);
        let faults = bench.core_faults();
        let place = format!("core/assets/rulesets/test_game/monsters/more.ron:2:{col}: ");
        only(&faults, &[&place, part, &format!("\n    {}", line.trim())]);
    }
}

#[test]
fn one_bad_record_does_not_hide_the_others() {
    let bench = Bench::new();
    bench.core(
        MONSTERS,
        "{\n    \"core:a\": (hit_points: oops oops),\n    \"core:b\": (hit_points: [),\n    \"core:c\": \
         (hitpoints: 1),\n    \"d\": (hit_points: 1),\n    \"core:e\": (hit_points: 0),\n}",
    );
    bench.core("assets/rulesets/test_game/monsters/z.ron", "oops");
    bench.core(ITEMS, "{ \"core:sword\": (price: 10), \"core:axe\": () }");
    let faults = bench.core_faults();
    let places: Vec<&str> = faults
        .iter()
        .filter_map(|fault| fault.split(": ").next())
        .collect();
    let monsters = |at: &str| format!("core/{MONSTERS}:{at}");
    let expected = [
        monsters("2:33"),
        monsters("3:29"),
        monsters("4:16"),
        monsters("5:5"),
        monsters("6:28"),
    ];
    assert!(
        expected
            .iter()
            .all(|place| places.contains(&place.as_str())),
        "{faults:#?}"
    );
    assert_eq!(faults.len(), 7, "{faults:#?}");
}

#[test]
fn files_that_are_no_records_are_explained() {
    for (text, parts) in [
        (&b"(ad: {})"[..], &["1:2: ", "`add`?"][..]),
        (b"(add: {}, add: {})", &["`add` stands here twice"]),
        (b"{} {}", &["nothing may follow"]),
        (b"{ core: () }", &["expected an id in quotes"]),
        (
            b"{ \"core:x\": (price: 1)",
            &["1:1: this `{` is never closed"],
        ),
        (
            b"{ \"core:x\": (price: 1,\n \"core:y\": (price: 1) }",
            &["2:2: expected a field, or the `)` for the `(` of line 1"],
        ),
        (b"(remove: [1])", &["expected an id in quotes"]),
        (b"#![enable(implicit_some)] {}", &["is not needed"]),
        (
            b"{ \"core:sword2\": (price: 1), }\n\xFF",
            &["2:1: this file is not UTF-8"],
        ),
        (
            b"{ \"core:sword\": (price: 1) }",
            &["`core:sword` is here twice", "items/all.ron:1"],
        ),
        (
            b"{ \"axe\": (price: 1) }",
            &["1:3: `axe` is no id", "did you mean `core:axe`?"],
        ),
        (
            b"{ \"mine:axe\": (price: 1) }",
            &["namespace", "`core:axe`?"],
        ),
        (
            b"(patch: {\"core:swrd\": (price: 1)})",
            &["1:10: there is no `core:swrd`", "`core:sword`?"],
        ),
    ] {
        let bench = Bench::new();
        bench.core("assets/rulesets/test_game/items/more.ron", text);
        only(&bench.core_faults(), parts);
    }
}

#[test]
fn misplaced_files_are_noticed() {
    let bench = Bench::new();
    bench.core("assets/rulesets/test_game/monster/more.ron", "{}");
    bench.core(
        "assets/rulesets/other_game/monster/more.ron",
        "not looked at",
    );
    bench.core("assets/art/atlas.ron", "not looked at");
    only(
        &bench.core_faults(),
        &["no kind of record", "`assets/rulesets/test_game/monsters`?"],
    );
}

#[test]
fn too_much_is_reported_not_read() {
    let bench = Bench::new();
    let path = "assets/rulesets/test_game/items/more.ron";
    bench.core(path, "[".repeat(500_000));
    only(&bench.core_faults(), &["a file of records is"]);
    bench.core(path, format!("{{\"core:axe\": {}", "(a:".repeat(300_000)));
    only(&bench.core_faults(), &["nested too deep"]);
    bench.core(path, " ".repeat(2 << 20));
    only(&bench.core_faults(), &["too large"]);
    bench.core(path, "{}");
    let limited = |limits: Limits| match bench.loader().limited(limits).load() {
        Ok(_) => Vec::new(),
        Err(problems) => bench.shown(&problems),
    };
    let limits = Limits::default();
    assert!(limited(Limits { files: 2, ..limits })[0].contains("too many files"));
    assert!(
        limited(Limits {
            records: 1,
            ..limits
        })[0]
            .contains("too many records")
    );
    assert!(
        limited(Limits {
            folders_deep: 2,
            ..limits
        })[0]
            .contains("nested too deep")
    );
    let bad: String = (0..50).map(|n| format!("\n\"core:x{n}\": (),")).collect();
    bench.core(path, format!("{{{bad}\n}}"));
    let capped = limited(Limits {
        problems: 5,
        ..limits
    });
    assert_eq!(capped.len(), 6);
    assert!(capped[5].contains("and 45 more problems"));
}

#[test]
fn a_mod_adds_replaces_patches_and_removes() {
    let bench = Bench::new();
    bench.a_mod("bigger", "").in_mod(
        "bigger",
        "assets/rulesets/test_game/monsters/all.ron",
        "(
            add: { \"bigger:giant\": (hit_points: 20, treasure: \"bigger:club\") },
            patch: { \"core:goblin\": (hit_points: 4, attacks: Append([Ranged(die: 4, range: 6)])) },
            remove: [\"core:orc\"],
        )",
    );
    bench.in_mod(
        "bigger",
        ITEMS,
        "(add: { \"bigger:club\": (price: 2) }, replace: { \"core:sword\": (price: 11) })",
    );
    let library = bench.load();
    assert_eq!(library.problems().count(), 0, "{:?}", library.mods());
    let goblin = library.get::<Monster>("core:goblin").expect("the goblin");
    assert_eq!((goblin.hit_points, goblin.attacks.len()), (4, 3));
    assert_eq!(
        library.get::<Item>("core:sword").expect("the sword").price,
        11
    );
    assert!(library.get::<Monster>("core:orc").is_none());
    assert!(library.get::<Monster>("bigger:giant").is_some());
    let by = |field: &str| {
        library
            .set_by::<Monster>("core:goblin", field)
            .map(|id| &**id)
    };
    assert_eq!(by("hit_points"), Some("bigger"));
    assert_eq!(by("attacks[0].die"), Some("core"));
    assert_eq!(by("attacks[2].range"), Some("bigger"));
    assert_eq!(by("treasure"), Some("core"));
    assert_eq!(by("leader"), None);
    let history: Vec<&str> = library
        .history::<Monster>("core:goblin")
        .iter()
        .map(|id| &**id)
        .collect();
    assert_eq!(history, ["core", "bigger"]);
}

#[test]
fn a_faulty_mod_is_left_out_and_the_rest_goes_on() {
    let bench = Bench::new();
    let file = "assets/rulesets/test_game/monsters/all.ron";
    bench
        .a_mod("bad", "")
        .in_mod("bad", file, "(patch: { \"core:goblin\": (hitpoints: 4) })");
    bench.a_mod("good", "").in_mod(
        "good",
        file,
        "(patch: { \"core:goblin\": (hit_points: 5) })",
    );
    bench.a_mod("on_bad", "requires: {\"bad\": \"*\"}");
    let library = bench.load();
    assert_eq!(
        library
            .get::<Monster>("core:goblin")
            .expect("the goblin")
            .hit_points,
        5
    );
    let ids: Vec<&str> = library.mods().iter().map(|info| &*info.id).collect();
    assert_eq!(ids, ["core", "good", "bad", "on_bad"]);
    only(
        &bench.mod_faults("bad"),
        &[
            "mods/bad/assets/rulesets/test_game/monsters/all.ron:1:27: there is no field `hitpoints` \
             in `Monster`; did you mean `hit_points`?\n    (patch:",
        ],
    );
    only(
        &bench.mod_faults("on_bad"),
        &["on_bad/mod.ron:6:23: requires the mod `bad`"],
    );
}

#[test]
fn faults_of_mods_are_found() {
    let file = "assets/rulesets/test_game/monsters/all.ron";
    for (text, parts) in [
        (
            "{ \"core:goblin\": (hit_points: 1) }",
            &["1:3: `core:goblin` is there already, from `core`"][..],
        ),
        (
            "(replace: { \"m:x\": (hit_points: 1) })",
            &["there is no `m:x` in test_game/monsters to replace"],
        ),
        (
            "(remove: [\"core:gobiln\"])",
            &["1:11: there is no `core:gobiln`", "`core:goblin`?"],
        ),
        (
            "(patch: { \"core:goblin\": (attacks: [Melee(die: \"x\")]) })",
            &["1:48: "],
        ),
        (
            "(patch: { \"core:goblin\": (hit_points: 0) })",
            &["1:39: must be at least 1"],
        ),
        (
            "(patch: { \"core:goblin\": (treasure: \"m:x\") })",
            &["1:37: there is no `m:x`"],
        ),
        (
            "(patch: { \"core:goblin\": (attacks: Remove([Melee(die: 8)])) })",
            &["Melee(die: 8) is not there"],
        ),
        (
            "{ \"w:x\": (hit_points: 1) }",
            &["namespace", "did you mean `m:x`?"],
        ),
    ] {
        let bench = Bench::new();
        bench.a_mod("m", "").in_mod("m", file, text);
        only(&bench.mod_faults("m"), parts);
    }
    let bench = Bench::new();
    bench
        .a_mod("m", "")
        .in_mod("m", ITEMS, "(remove: [\"core:sword\"])");
    let faults = bench.mod_faults("m");
    assert_eq!(faults.len(), 2, "{faults:?}");
    assert!(
        faults[0].contains("cannot be removed: it is needed at"),
        "{faults:?}"
    );
}

#[test]
fn faults_of_manifests_are_found() {
    let whole = "id: \"m\", name: \"M\", version: \"1\", game: \"*\"";
    for (text, parts) in [
        (
            format!("({whole}, color: 1)"),
            &["there is no field `color` in `Manifest`"][..],
        ),
        (
            format!("({whole}, requires: {{\"m\": \"*\"}})"),
            &["cannot name itself"],
        ),
        (
            format!("({whole}, requires: {{\"mm\": \"*\"}})"),
            &["`mm`, which is missing"],
        ),
        (
            format!("({whole}, requires: {{\"core\": \">=99\"}})"),
            &["requires version >=99 of `core`"],
        ),
        (
            whole.replace("\"m\"", "\"n\"").replace("id", "(id") + ")",
            &["1:6: the mod is called `n`"],
        ),
        (
            format!("({})", whole.replace("\"1\"", "\"one\"")),
            &["1:31: `one` is no version"],
        ),
        (
            format!("({})", whole.replace("\"*\"", "\">=99\"")),
            &["1:42: made for version >=99"],
        ),
        (
            format!("({})", whole.replace("\"*\"", "\"new\"")),
            &["1:42: `new` is no version"],
        ),
        (
            format!("({})", whole.replace("\"m\"", "\"core\"")),
            &["not a mod"],
        ),
        (
            format!("({})", whole.replace("\"m\"", "\"M!\"")),
            &["no namespace"],
        ),
        (
            format!("({})", whole.replace("\"M\"", "\" \"")),
            &["needs a name"],
        ),
        ("(name: \"M\")".into(), &["1:1: the field `id` is missing"]),
        ("(".into(), &["never closed"]),
        (format!("({whole}) 2"), &["nothing may follow"]),
    ] {
        let bench = Bench::new();
        bench.in_mod("m", MANIFEST, &text);
        let library = bench.load();
        let ModState::Faulty(problems) = &library.mods()[1].state else {
            panic!("{text} is good")
        };
        only(&bench.shown(problems), parts);
    }
    let bench = Bench::new();
    bench.in_mod("m", "assets/x.txt", "no manifest");
    only(&bench.mod_faults("m"), &["no `mod.ron`"]);
}

#[test]
fn mods_are_ordered_by_need_then_id() {
    let bench = Bench::new();
    bench
        .a_mod("a", "requires: {\"z\": \">=1\"}")
        .a_mod("b", "")
        .a_mod("z", "");
    bench
        .a_mod("c", "optional: {\"d\": \"*\", \"x\": \"*\"}")
        .a_mod("d", "");
    let library = bench.load();
    let ids: Vec<&str> = library.mods().iter().map(|info| &*info.id).collect();
    assert_eq!(ids, ["core", "b", "d", "c", "z", "a"]);
}

#[test]
fn circles_and_conflicts_are_named() {
    let bench = Bench::new();
    bench
        .a_mod("a", "requires: {\"b\": \"*\"}")
        .a_mod("b", "requires: {\"c\": \"*\"}");
    bench
        .a_mod("c", "optional: {\"a\": \"*\"}")
        .a_mod("d", "requires: {\"a\": \"*\"}");
    only(&bench.mod_faults("a"), &["circle: a → b → c → a"]);
    only(&bench.mod_faults("d"), &["circle: d → a → b → c → a"]);
    let bench = Bench::new();
    bench
        .a_mod("a", "conflicts: {\"b\": \"1\", \"c\": \"2\"}")
        .a_mod("b", "")
        .a_mod("c", "");
    bench.a_mod("d", "conflicts: {\"c\": \"*\"}");
    only(&bench.mod_faults("b"), &["`a` does not go together"]);
    only(
        &bench.mod_faults("d"),
        &["does not go together with the mod `c`"],
    );
    assert_eq!(bench.mod_faults("c"), [""; 0]);
}

#[test]
fn changes_to_a_mod_that_is_not_there_are_passed_over() {
    let bench = Bench::new();
    let file = "assets/rulesets/test_game/monsters/all.ron";
    bench.a_mod("a", "optional: {\"b\": \"*\"}");
    bench.in_mod("a", file, "(patch: { \"b:imp\": (hit_points: 9) })");
    assert_eq!(bench.mod_faults("a"), [""; 0]);
    bench
        .a_mod("b", "")
        .in_mod("b", file, "{ \"b:imp\": (hit_points: 1) }");
    assert_eq!(
        bench
            .load()
            .get::<Monster>("b:imp")
            .expect("the imp")
            .hit_points,
        9
    );
}

#[test]
fn the_same_mod_twice_and_mods_switched_off() {
    let bench = Bench::new();
    bench.a_mod("a", "").a_mod("b", "requires: {\"a\": \"*\"}");
    let library = bench.loader().without("a").load().expect("good content");
    assert_eq!(library.mods()[1].state, ModState::Disabled);
    let ModState::Faulty(problems) = &library.mods()[2].state else {
        panic!("b is in use")
    };
    only(&bench.shown(problems), &["which is switched off"]);
    let other = bench.dir.path().join("elsewhere");
    put(
        &other.join("a/mod.ron"),
        "(id: \"a\", name: \"A\", version: \"3\", game: \"*\")",
    );
    let library = bench
        .loader()
        .with_mod(other.join("a"))
        .load()
        .expect("good content");
    assert_eq!(library.mods()[1].version().to_string(), "3.0.0");
    let faulty = library
        .mods()
        .iter()
        .filter(|info| matches!(info.state, ModState::Faulty(_)));
    assert_eq!(faulty.count(), 1);
}

#[test]
fn files_of_the_last_mod_count() {
    let bench = Bench::new();
    bench.core("assets/art/goblin.png", "old");
    bench.core("assets/locale/en/core.ftl", "a = 1");
    bench
        .a_mod("a", "")
        .in_mod("a", "assets/art/goblin.png", "new");
    bench
        .in_mod("a", "assets/locale/en/a.ftl", "b = 2")
        .in_mod("a", "secret.txt", "no");
    let library = bench.load();
    let found: Vec<&str> = library
        .resolve("assets/art/goblin.png")
        .into_iter()
        .map(|(id, _)| id)
        .collect();
    assert_eq!(found, ["core", "a"]);
    let file = library.file("assets/art/goblin.png").expect("a picture");
    assert_eq!(fs::read(file).expect("the picture"), b"new");
    for outside in [
        "secret.txt",
        "assets/../secret.txt",
        "/etc/passwd",
        "../a/mod.ron",
    ] {
        assert!(library.resolve(outside).is_empty(), "{outside}");
    }
    let texts = library.files_below("assets/locale/en/");
    let texts: Vec<&str> = texts.into_keys().collect();
    assert_eq!(
        texts,
        ["assets/locale/en/a.ftl", "assets/locale/en/core.ftl"]
    );
}

#[cfg(unix)]
#[test]
fn links_out_of_the_folder_are_refused() {
    use std::os::unix::fs::symlink;
    let bench = Bench::new();
    put(&bench.dir.path().join("outside.ron"), "{}");
    bench.a_mod("a", "").in_mod("a", "assets/x.png", "x");
    let assets = bench.mods().join("a/assets");
    symlink("x.png", assets.join("y.png")).expect("a link");
    assert_eq!(bench.mod_faults("a"), [""; 0]);
    symlink("../../../outside.ron", assets.join("z.ron")).expect("a link");
    only(&bench.mod_faults("a"), &["z.ron:1:1: this link leads out"]);
    fs::remove_file(assets.join("z.ron")).expect("gone");
    symlink("..", assets.join("round")).expect("a link");
    only(&bench.mod_faults("a"), &["links to folders"]);
    fs::remove_file(assets.join("round")).expect("gone");
    symlink("nothing", assets.join("w")).expect("a link");
    only(&bench.mod_faults("a"), &["leads nowhere"]);
}

#[test]
fn hashes_follow_what_is_said_not_how() {
    let bench = Bench::new();
    let before = bench.load();
    bench.core(ITEMS, "// costly\n{\n\"core:sword\" : ( price : 10, ), }\n");
    let same = bench.load();
    assert_eq!(before.hash(), same.hash());
    assert_eq!(before.mods()[0].hash, same.mods()[0].hash);
    bench.core(ITEMS, "{ \"core:sword\": (price: 12) }");
    let other = bench.load();
    assert_ne!(before.hash(), other.hash());
    assert_ne!(
        before.hash_of_game("test_game"),
        other.hash_of_game("test_game")
    );
    assert_eq!(
        before.hash_of_game("no_game"),
        other.hash_of_game("no_game")
    );
    assert_ne!(before.mods()[0].hash, other.mods()[0].hash);
}

#[test]
fn reloading_keeps_the_old_on_an_error() {
    let bench = Bench::new();
    bench
        .a_mod("a", "")
        .in_mod("a", "assets/rulesets/test_game/items.ron", "{}");
    let old = bench.load();
    bench.core(ITEMS, "{ \"core:sword\": (price: 12) }");
    let new = bench.loader().reload(&old).expect("good content");
    assert_eq!(new.get::<Item>("core:sword").expect("the sword").price, 12);
    bench.in_mod("a", "assets/rulesets/test_game/items.ron", "{");
    let problems = bench.loader().reload(&new).err().expect("a broken mod");
    only(&bench.shown(&problems), &["never closed"]);
    bench.core(ITEMS, "oops");
    assert!(bench.loader().reload(&new).is_err());
}

#[test]
fn checks_over_everything_are_made() {
    fn enough(library: &Library, report: &mut LibraryReport) {
        for (id, monster) in library.all::<Monster>() {
            if monster.hit_points > 50 {
                report.at::<Monster>(id, "hit_points", "nobody could beat that");
            }
        }
        if library.all::<Item>().is_empty() {
            report.kind::<Item>("there must be things to find");
        }
    }
    let bench = Bench::new();
    bench.core(MONSTERS, "{ \"core:a\": (hit_points: 60) }");
    bench.core(ITEMS, "{}");
    let loader = Loader::new(registry().check(enough), bench.dir.path().join("core"));
    let faults = bench.shown(&loader.load().err().expect("faults"));
    assert_eq!(faults.len(), 2, "{faults:?}");
    assert!(
        faults[0].contains("test_game/items:1:1: there must be things"),
        "{faults:?}"
    );
    assert!(
        faults[1].contains(":1:26: nobody could beat that"),
        "{faults:?}"
    );
}
