//! The game's own content, and mods on top of it.

use std::fs;
use std::path::{Path, PathBuf};

use tabledelve::content::{
    DataPaths, Depth, Library, Loader, ModState, Problem, Registry, check, load_core,
};
use tabledelve::game::Phrase;
use tabledelve::games;
use tabledelve::rulesets::deck_crawl::RoomBoard;
use tabledelve::text::Text;

fn registry() -> Registry {
    games::registry()
}

fn checkout() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn shown(problems: &[Problem]) -> String {
    problems
        .iter()
        .map(|problem| format!("{problem}\n"))
        .collect()
}

#[test]
fn the_games_own_content_is_good() {
    let paths = DataPaths::new(checkout(), checkout());
    if let Err(problems) = load_core(&registry(), &paths) {
        panic!("{}", shown(&problems));
    }
    let found = check(&registry(), &paths, &[], Depth::Quick).expect("the core");
    assert!(found.problems.is_empty(), "{}", shown(&found.problems));
}

#[test]
fn every_field_is_documented_and_checked() {
    let gaps = registry().gaps();
    assert!(gaps.is_empty(), "{}", gaps.join("\n"));
}

fn load_mod(folder: &Path) -> Library {
    Loader::new(registry(), checkout())
        .with_mod(folder)
        .load()
        .expect("good content")
}

fn assert_in_use(library: &Library) {
    for info in library.mods() {
        if let ModState::Faulty(problems) = &info.state {
            panic!("{}", shown(problems));
        }
    }
}

#[test]
fn a_new_mod_works_as_it_is() {
    let dir = tempfile::tempdir().expect("a folder");
    let files = games::new_mod(games::GAMES, dir.path(), "clock_makers").expect("a mod");
    let library = load_mod(&files[0]);
    assert_in_use(&library);
    assert_eq!(library.mods().len(), 2);
    assert_ne!(
        library.hash(),
        load_core(&registry(), &DataPaths::new(checkout(), dir.path()))
            .expect("core")
            .hash()
    );
}

/// Every folder in `tests/mods/faults` holds mods with one kind of fault and `expected.txt`: the
/// mods left out and the messages about them. `UPDATE_EXPECTED=1 cargo test` writes those anew.
#[test]
fn every_kind_of_fault_is_explained() {
    let faults = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mods/faults");
    let mut wrong = Vec::new();
    let mut folders: Vec<PathBuf> = fs::read_dir(&faults)
        .expect("the faults")
        .map(|entry| entry.expect("a folder").path())
        .collect();
    folders.sort();
    assert!(folders.len() > 30, "only {} kinds of faults", folders.len());
    for folder in folders {
        let library = Loader::new(registry(), checkout())
            .mods_in(&folder)
            .load()
            .expect("the core");
        let mut said = String::new();
        for info in library.mods() {
            if let ModState::Faulty(problems) = &info.state {
                said += &format!("left out: {}\n{}", info.id, shown(problems));
            }
        }
        assert!(!said.is_empty(), "nothing is wrong in {}", folder.display());
        let said = said
            .replace(&format!("{}/", folder.display()), "")
            .replace('\\', "/");
        let expected = folder.join("expected.txt");
        if std::env::var_os("UPDATE_EXPECTED").is_some() {
            fs::write(&expected, &said).expect("written");
        }
        let before = fs::read_to_string(&expected)
            .unwrap_or_default()
            .replace("\r\n", "\n");
        if before != said {
            wrong.push(format!("{}:\n{said}", folder.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The manual's code blocks that begin with the name of a file, put into one mod.
#[test]
fn the_manuals_examples_work() {
    let manual = fs::read_to_string(checkout().join("docs/modding.md")).expect("the manual");
    let dir = tempfile::tempdir().expect("a folder");
    let folder = dir.path().join("cellar_folk");
    let mut files = 0;
    let blocks = manual.split("```").skip(1).step_by(2);
    for block in blocks {
        let mut lines = block.lines().skip(1);
        let first = lines.next().unwrap_or_default();
        let Some(place) = first.strip_prefix("// ").or(first.strip_prefix("# ")) else {
            continue;
        };
        let path = folder.join(place);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(&path, lines.collect::<Vec<_>>().join("\n")).expect("a file");
        files += 1;
    }
    assert!(files >= 5, "only {files} examples");
    let library = load_mod(&folder);
    assert_in_use(&library);
    assert!(
        library
            .get::<RoomBoard>("cellar_folk:wine_cellar")
            .is_some()
    );
    let text = library.files().file("assets/locale/en/cellar_folk.ftl");
    assert!(text.is_some_and(|path| path.starts_with(&folder)));
    let (text, problems) = Text::of("de", library.files());
    assert_eq!(problems, []);
    let rations = Phrase::new("hex-note-rations").with("n", 5);
    assert_eq!(text.plain(&rations), "5 Rationen");
    let warnings = games::warnings(games::GAMES, &games::registry(), &library);
    let of_german = |path: &Path| path.display().to_string().contains("locale/de");
    assert!(
        !warnings.iter().any(|it| of_german(&it.path)),
        "{warnings:#?}"
    );
}
