//! `cargo xtask sounds`: every sound of the table, synthesised.

mod acts;
mod signal;
mod table;
mod tunes;
mod wav;

use crate::Failure;
use crate::sources::fingerprint;
use serde::Deserialize;
use signal::Signal;
use std::fmt::Write;
use std::fs;
use std::path::Path;

const SOURCES: [&str; 2] = ["xtask/src/ink/chance.rs", "xtask/src/sound"];
const FOLDER: &str = "assets/sound";

/// A sound and how loud it lies in the room.
struct Sound {
    name: &'static str,
    /// Played in turn, so that no two throws sound the same.
    variants: Vec<Signal>,
    /// Decibels above or below the common loudness.
    level: f32,
    /// Whether its end runs into its beginning.
    looped: bool,
    /// Kept at half the rate: enough for what has no treble, in half the room.
    dull: bool,
}

impl Sound {
    fn new(name: &'static str, level: f32, variants: Vec<Signal>) -> Self {
        Self {
            name,
            variants,
            level,
            looped: false,
            dull: false,
        }
    }
}

#[derive(Deserialize)]
struct Recorded {
    source_hash: String,
}

/// Synthesises and writes all sounds and their index.
pub fn bake(root: &Path) -> Result<(), Failure> {
    let folder = root.join(FOLDER);
    fs::create_dir_all(&folder)?;
    let mut sounds = table::sounds();
    sounds.extend(acts::sounds());
    sounds.extend(tunes::sounds());
    sounds.sort_by_key(|sound| sound.name);
    let hash = fingerprint(root, &SOURCES)?;
    let mut index = format!(
        "// Written by `cargo xtask sounds`; change the sources, not this.\n(\n    \
         source_hash: \"{hash}\",\n    sources: [\n"
    );
    for source in SOURCES {
        let _ = writeln!(index, "        \"{source}\",");
    }
    index.push_str("    ],\n    sounds: {\n");
    let mut total = 0;
    for sound in &sounds {
        let mut files = Vec::new();
        for (i, signal) in sound.variants.iter().enumerate() {
            let file = if sound.variants.len() == 1 {
                format!("{}.wav", sound.name)
            } else {
                format!("{}_{}.wav", sound.name, i + 1)
            };
            let finished = signal.finished(sound.level, sound.looped);
            let bytes = if sound.dull {
                wav::encode(&signal::halved(&finished), signal::RATE as u32 / 2)
            } else {
                wav::encode(&finished, signal::RATE as u32)
            };
            total += bytes.len();
            fs::write(folder.join(&file), bytes)?;
            files.push(format!("\"{file}\""));
        }
        let looped = if sound.looped { ", looped: true" } else { "" };
        let _ = writeln!(
            index,
            "        \"{}\": (files: [{}]{looped}),",
            sound.name,
            files.join(", ")
        );
    }
    index.push_str("    },\n)\n");
    fs::write(folder.join("index.ron"), index)?;
    eprintln!("{} sounds, {} KiB", sounds.len(), total / 1024);
    Ok(())
}

/// Fails if the sounds were not made from the sources as they are now.
pub fn check(root: &Path) -> Result<(), Failure> {
    let index = format!("{FOLDER}/index.ron");
    let text =
        fs::read_to_string(root.join(&index)).map_err(|error| format!("{index}: {error}"))?;
    let recorded: Recorded = ron::from_str(&text).map_err(|error| format!("{index}:{error}"))?;
    if recorded.source_hash == fingerprint(root, &SOURCES)? {
        return Ok(());
    }
    Err(format!("{index}: its sources have changed; run `cargo xtask sounds`").into())
}
