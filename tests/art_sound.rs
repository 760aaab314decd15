//! Every sound must have been made from the synthesis as it is now, and be there to play.

mod art_common;

use art_common::{fingerprint, root};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

#[derive(Deserialize)]
struct Index {
    source_hash: String,
    sources: Vec<String>,
    sounds: BTreeMap<String, Sound>,
}

#[derive(Deserialize)]
struct Sound {
    files: Vec<String>,
    #[serde(default)]
    looped: bool,
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
fn every_sound_is_a_short_unclipped_wav_that_neither_starts_nor_ends_with_a_click() {
    for (name, sound) in index().sounds {
        assert!(!sound.files.is_empty(), "{name} has no file");
        for file in &sound.files {
            let bytes =
                fs::read(folder().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
            assert!(bytes.starts_with(b"RIFF"), "{file} is no WAV");
            assert_eq!(bytes[22..24], [1, 0], "{file} is not mono");
            let rate = u32::from_le_bytes([bytes[24], bytes[25], bytes[26], bytes[27]]);
            assert!([44_100, 22_050].contains(&rate), "{file} is at {rate} Hz");
            let samples: Vec<i16> = bytes[44..]
                .as_chunks::<2>()
                .0
                .iter()
                .map(|&pair| i16::from_le_bytes(pair))
                .collect();
            let peak = samples
                .iter()
                .map(|sample| sample.unsigned_abs())
                .max()
                .unwrap_or(0);
            assert!(peak > 100 && peak < 30_000, "{file} peaks at {peak}");
            if sound.looped {
                // What runs round need not be silent where it meets itself.
                continue;
            }
            for edge in [samples.first(), samples.last()] {
                let edge = edge.map_or(0, |sample| sample.unsigned_abs());
                assert!(edge < 200, "{file} begins or ends with a click of {edge}");
            }
        }
    }
}

#[test]
fn all_sounds_together_stay_small() {
    let files: BTreeSet<String> = index()
        .sounds
        .into_values()
        .flat_map(|sound| sound.files)
        .collect();
    let total: u64 = files
        .iter()
        .map(|file| {
            fs::metadata(folder().join(file))
                .expect("a sound's file")
                .len()
        })
        .sum();
    assert!(total < 5_000_000, "{total} bytes of sound");
}
