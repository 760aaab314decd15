//! Every sound must have been made by the present synthesis, exist and be used. Loudness and clicks
//! are measured by the tests of `xtask`.

mod art_common;

use art_common::{fingerprint, root};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use tabledelve::content::Loader;
use tabledelve::game::{Cue, CueDie, Handful, Look, Part, Phrase, Side};
use tabledelve::games;

#[derive(Deserialize)]
struct Index {
    source_hash: String,
    sources: Vec<String>,
    sounds: BTreeMap<String, Sound>,
}

#[derive(Deserialize)]
struct Sound {
    files: Vec<String>,
}

fn folder() -> PathBuf {
    root().join("assets/sound")
}

fn index() -> Index {
    let text = fs::read_to_string(folder().join("index.ron")).expect("the sound index is there");
    ron::from_str(&text).expect("the sound index is sound RON")
}

#[test]
fn sounds_match_their_synthesis() {
    let index = index();
    assert_eq!(
        index.source_hash,
        fingerprint(&index.sources),
        "the sounds are old; run `cargo xtask sounds`"
    );
}

#[test]
fn every_file_is_a_sound_of_the_index_and_all_together_stay_small() {
    let mut listed = BTreeSet::from(["index.ron".to_owned()]);
    for (name, sound) in index().sounds {
        assert!(!sound.files.is_empty(), "{name} has no file");
        listed.extend(sound.files);
    }
    let mut total = 0;
    let mut there = BTreeSet::new();
    for entry in fs::read_dir(folder()).expect("the folder of sounds") {
        let entry = entry.expect("a file");
        let name = entry.file_name().into_string().expect("a UTF-8 name");
        let bytes = fs::read(entry.path()).expect("it can be read");
        total += bytes.len();
        let begins = |with: &[u8]| bytes.starts_with(with);
        let good = match name.rsplit_once('.').map(|(_, ending)| ending) {
            Some("wav") => begins(b"RIFF"),
            Some("flac") => begins(b"fLaC"),
            _ => name == "index.ron",
        };
        assert!(good, "{name} is not what its name says");
        there.insert(name);
    }
    assert_eq!(there, listed);
    assert!(total < 20_000_000, "{total} bytes of sound");
}

/// The sounds of cues.
fn cued() -> BTreeSet<String> {
    let mut cues = vec![
        Cue::Room(0),
        Cue::Walk {
            id: 0,
            path: Vec::new(),
        },
        Cue::Arrive(0),
        Cue::fight_won(),
        card(None),
        card(Some(tabledelve::game::Zone::Table)),
    ];
    for side in [Side::Hero, Side::Foe, Side::Neutral] {
        for sides in [4, 6, 8, 10, 12, 20] {
            for count in 1..=5 {
                let die = || CueDie {
                    sides,
                    face: 1,
                    role: Phrase::new("die"),
                    part: Part::Kept,
                };
                cues.push(Cue::Dice {
                    side,
                    title: Phrase::new("title"),
                    hands: vec![Handful {
                        side,
                        who: None,
                        dice: (0..count).map(|_| die()).collect(),
                        modifiers: Vec::new(),
                        reading: None,
                        succeeds: None,
                    }],
                    result: Phrase::new("result"),
                });
            }
        }
    }
    let loader = Loader::new(games::registry(), root());
    let library = loader.load().expect("the core loads");
    let looks = library.all::<Look>().iter();
    cues.extend(looks.map(|(id, _)| Cue::befall(0, id.to_string(), 0)));
    cues.iter()
        .filter_map(|cue| cue.sound(Some(&library)).map(String::from))
        .collect()
}

fn card(from: Option<tabledelve::game::Zone>) -> Cue {
    Cue::Card {
        id: 0,
        sprite: String::new(),
        from,
        to: None,
    }
}

/// Calls in the source that are followed by the name of a sound.
const CALLS: [&str; 5] = [
    "PlaySound::new(\"",
    "Cue::Sound(\"",
    "heard::pressed(&response, true, \"",
    "heard::pressed(&response, self.enabled, \"",
    "leave(ctx, \"",
];

/// The names of sounds that the source plays.
fn named(folder: &Path, names: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder of the source") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            named(&path, names);
            continue;
        }
        let text = fs::read_to_string(&path).expect("a file of the source");
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        for call in CALLS {
            for (at, _) in text.match_indices(call) {
                let name = text[at + call.len()..].split('"').next();
                names.extend(name.map(str::to_owned));
            }
        }
        // Pieces of music, with both their layers.
        for (at, _) in text.match_indices("wish(\"") {
            let piece = text[at + 6..].split('"').next().unwrap_or_default();
            names.extend(["calm", "tense"].map(|layer| format!("music_{piece}_{layer}")));
        }
    }
}

#[test]
fn every_name_that_is_played_is_in_the_index_and_every_sound_is_played() {
    let mut played = cued();
    for sources in ["src", "rules/src"] {
        named(&root().join(sources), &mut played);
    }
    let listed: BTreeSet<String> = index().sounds.into_keys().collect();
    assert!(played.contains("refused") && played.contains("heartbeat"));
    assert!(played.contains("music_fight_tense") && played.contains("handful_wood_d12"));
    let missing: Vec<_> = played.difference(&listed).collect();
    assert!(
        missing.is_empty(),
        "played, but not in the index: {missing:?}"
    );
    let unheard: Vec<_> = listed.difference(&played).collect();
    assert!(unheard.is_empty(), "never played: {unheard:?}");
}
