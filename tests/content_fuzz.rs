//! Any bytes in a file of a mod are loaded or explained, in bounded time.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use proptest::prelude::*;
use schemars::JsonSchema;
use serde::Deserialize;
use tabledelve::content::{Loader, ModState, Record, RecordId, Ref, Registry, Report};

/// A thing with a bit of everything.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Thing {
    /// A number.
    number: u8,
    /// A text.
    #[serde(default)]
    text: String,
    /// A choice.
    #[serde(default)]
    choice: Option<Choice>,
    /// Others.
    #[serde(default)]
    #[allow(dead_code)]
    others: Vec<Ref<Thing>>,
    /// More of others.
    #[serde(default)]
    counts: BTreeMap<RecordId, i32>,
}

/// A choice.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
enum Choice {
    /// Nothing.
    Plain,
    /// Inside.
    Nested(Vec<Choice>),
    /// Fields.
    Fields {
        /// A pair.
        pair: (u8, char),
    },
}

impl Record for Thing {
    const KIND: &'static str = "fuzz/things";

    fn validate(&self, report: &mut Report) {
        report.expect(self.number < 200, "number", "too many");
        report.expect(self.text.len() < 100, "text", "too long");
        for (id, count) in &self.counts {
            report.expect(*count >= 0, &format!("counts[\"{id}\"]"), "below zero");
        }
        if let Some(Choice::Fields { pair: (0, _) }) = &self.choice {
            report.at("choice.pair[0]", "must not be zero");
        }
        if let Some(Choice::Nested(inside)) = &self.choice {
            report.expect(
                !matches!(inside.first(), Some(Choice::Plain)),
                "choice[0]",
                "is plain",
            );
        }
    }
}

const CORE: &str = r##"// Things.
{
    "core:one": (number: 1, text: "a \"b\" \u{41}", choice: Fields(pair: (1, 'x')), others: ["core:two"]),
    "core:two": (number: 0x10, text: r#"raw " text"#, choice: Nested([Nested([]), Plain])),
    /* and /* a */ third */
    "core:three": (number: 3, counts: {"core:one": 4, "core:two": -0}, choice: None),
}
"##;

const MOD: &str = r#"(
    add: { "fuzz_mod:four": (number: 4, others: ["core:one", "fuzz_mod:four"]) },
    patch: {
        "core:one": (number: 9, others: Append(["core:three"]), choice: (pair: (2, 'y'))),
        "core:three": (counts: Remove(["core:one"])),
    },
    replace: { "core:two": (number: 7, choice: Plain) },
    remove: [],
)
"#;

const MANIFEST: &str =
    r#"(id: "fuzz_mod", name: "F", version: "1.0.0", game: ">=0.1", requires: {"core": "*"})"#;

fn put(path: &Path, bytes: &[u8]) {
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    fs::write(path, bytes).expect("a file");
}

/// Loads these files and shows every problem. True if the mod is in use.
fn load(core: &[u8], of_mod: &[u8], manifest: &[u8]) -> Option<bool> {
    let dir = tempfile::tempdir().expect("a folder");
    let here = dir.path();
    put(&here.join("core/assets/rulesets/fuzz/things.ron"), core);
    put(
        &here.join("mods/fuzz_mod/assets/rulesets/fuzz/things/all.ron"),
        of_mod,
    );
    put(&here.join("mods/fuzz_mod/mod.ron"), manifest);
    let loader = Loader::new(Registry::new().with::<Thing>(), here.join("core"));
    let library = match loader.mods_in(here.join("mods")).load() {
        Ok(library) => library,
        Err(problems) => {
            assert!(!problems.is_empty());
            problems
                .iter()
                .for_each(|problem| assert!(!problem.to_string().is_empty()));
            return None;
        }
    };
    assert_eq!(library.hash(), library.hash());
    for (id, _) in library.all::<Thing>() {
        assert!(library.set_by::<Thing>(id, "number").is_some());
    }
    let state = &library.mods()[1].state;
    if let ModState::Faulty(problems) = state {
        assert!(!problems.is_empty());
        problems
            .iter()
            .for_each(|problem| assert!(!problem.to_string().is_empty()));
    }
    Some(*state == ModState::Loaded)
}

/// Cuts, duplicates and swaps pieces of a text.
fn mutate(text: &str, edits: &[(u8, u16, u16, Vec<u8>)]) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for (what, from, length, new) in edits {
        let from = usize::from(*from) % (bytes.len() + 1);
        let to = (from + usize::from(*length) % 24).min(bytes.len());
        match what % 4 {
            0 => _ = bytes.drain(from..to),
            1 => _ = bytes.splice(from..from, new.iter().copied()),
            2 => _ = bytes.splice(from..to, new.iter().copied()),
            _ => {
                let piece = bytes[from..to].to_vec();
                let at = bytes.len() - from;
                bytes.splice(at..at, piece);
            }
        }
    }
    bytes
}

fn edits() -> impl Strategy<Value = Vec<(u8, u16, u16, Vec<u8>)>> {
    let syntax = prop::sample::select(b"()[]{}\",:'\\/*#r_-. \n9aS".to_vec());
    let bytes = prop::collection::vec(prop_oneof![8 => syntax, 1 => any::<u8>()], 0..6);
    prop::collection::vec((any::<u8>(), any::<u16>(), any::<u16>(), bytes), 1..5)
}

#[test]
fn the_files_that_are_broken_below_are_good() {
    assert_eq!(
        load(CORE.as_bytes(), MOD.as_bytes(), MANIFEST.as_bytes()),
        Some(true)
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn broken_files_are_explained(core in edits(), of_mod in edits(), manifest in edits()) {
        load(&mutate(CORE, &core), MOD.as_bytes(), MANIFEST.as_bytes());
        load(CORE.as_bytes(), &mutate(MOD, &of_mod), MANIFEST.as_bytes());
        load(CORE.as_bytes(), MOD.as_bytes(), &mutate(MANIFEST, &manifest));
    }

    #[test]
    fn random_bytes_are_explained(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        load(&bytes, MOD.as_bytes(), MANIFEST.as_bytes());
        load(CORE.as_bytes(), &bytes, &bytes);
    }

    #[test]
    fn random_brackets_are_explained(text in "[(){}\\[\\]\":, a-c0-1#r'/*\n]{0,80}") {
        load(text.as_bytes(), MOD.as_bytes(), MANIFEST.as_bytes());
        load(CORE.as_bytes(), format!("(patch: {{\"core:one\": {text}}})").as_bytes(), MANIFEST.as_bytes());
    }
}

#[test]
fn hostile_files_do_not_take_long() {
    let start = std::time::Instant::now();
    let mib = 1 << 20;
    let many = |piece: &dyn Fn(usize) -> String, open: &str, close: &str| {
        let mut text = open.to_owned();
        for n in 0.. {
            let piece = piece(n);
            if text.len() + piece.len() + close.len() >= mib {
                break;
            }
            text += &piece;
        }
        text + close
    };
    let bad_records = many(&|n| format!("\"core:x{n}\":(),"), "{", "}");
    let missing = many(
        &|n| format!("\"core:x{n}\","),
        "{\"core:a\":(number:1,others:[",
        "])}",
    );
    let patches = many(&|n| format!("\"core:x{n}\":(),"), "(patch:{", "})");
    let same = many(&|_| "\"core:one\":(number:2),".into(), "(patch:{", "})");
    let removed = many(
        &|n| format!("\"core:x{n}\","),
        "(patch:{\"core:one\":(others:Remove([",
        "]))})",
    );
    let fields = many(&|n| format!("f{n}:1,"), "(patch:{\"core:one\":(", ")})");
    let comments = many(&|_| "/* */".into(), "{", "}");
    let opens = many(&|_| "(a (".into(), "{\"core:x\":", "");
    let quotes = many(&|_| "\"\n\"".into(), "{", "");
    for text in [&bad_records, &missing, &opens, &quotes, &comments, &patches] {
        load(text.as_bytes(), MOD.as_bytes(), MANIFEST.as_bytes());
    }
    for text in [
        &patches,
        &same,
        &removed,
        &fields,
        &bad_records,
        &missing,
        &opens,
        &quotes,
    ] {
        assert_eq!(
            load(CORE.as_bytes(), text.as_bytes(), MANIFEST.as_bytes()),
            Some(false)
        );
    }
    assert!(start.elapsed().as_secs() < 60, "{:?}", start.elapsed());
}
