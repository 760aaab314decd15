//! `cargo xtask sounds`: synthesises every sound effect and all music.

mod dice;
mod dragon;
mod dungeon;
mod fight;
mod flac;
mod loudness;
mod magic;
mod music;
mod signal;
mod string;
mod table;
mod wav;

#[cfg(test)]
mod tests;

use crate::Failure;
use crate::sources::fingerprint;
use serde::Deserialize;
use signal::{RATE, Signal};
use std::fmt::Write;
use std::fs;
use std::path::Path;

const SOURCES: [&str; 2] = ["xtask/src/ink/chance.rs", "xtask/src/sound"];
const FOLDER: &str = "assets/sound";

/// Sounds that are equally loud.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Group {
    Dice,
    Table,
    Paper,
    Button,
    Deed,
    Spell,
    Place,
    Heart,
    Dragon,
    Room,
}

impl Group {
    /// Target loudness of the loudest fifth of a second, in LUFS.
    fn target(self) -> f64 {
        match self {
            Group::Dice => -21.0,
            Group::Table => -24.0,
            Group::Paper => -27.0,
            Group::Button => -29.0,
            Group::Deed => -19.0,
            Group::Spell => -20.0,
            Group::Place => -21.0,
            Group::Heart => -22.0,
            Group::Dragon => -16.0,
            Group::Room => -42.0,
        }
    }
}

/// A sound and its loudness group.
struct Sound {
    name: String,
    group: Group,
    /// Played in turn, so that no two throws sound the same.
    takes: Vec<Signal>,
    /// True if its end runs into its beginning.
    looped: bool,
}

impl Sound {
    fn new(name: &str, group: Group, takes: Vec<Signal>) -> Self {
        Self {
            name: name.to_owned(),
            group,
            takes,
            looped: false,
        }
    }

    /// File extension: long or numerous sounds are compressed.
    fn ending(&self) -> &'static str {
        if self.looped || self.group == Group::Dice {
            "flac"
        } else {
            "wav"
        }
    }
}

/// Every sound but the music.
fn sounds() -> Vec<Sound> {
    let mut sounds = dice::sounds();
    sounds.extend(table::sounds());
    sounds.extend(fight::sounds());
    sounds.extend(magic::sounds());
    sounds.extend(dungeon::sounds());
    sounds.extend(dragon::sounds());
    sounds
}

#[derive(Deserialize)]
struct Recorded {
    source_hash: String,
}

/// A finished sound, for the index and the printed list.
struct Made {
    name: String,
    files: Vec<String>,
    looped: bool,
    /// Playback volume that restores the intended loudness.
    volume: f32,
}

/// Synthesises and writes all sounds and their index, and prints how loud each is.
pub fn bake(root: &Path) -> Result<(), Failure> {
    let folder = root.join(FOLDER);
    fs::create_dir_all(&folder)?;
    for entry in fs::read_dir(&folder)? {
        // Remove files that are no longer generated.
        fs::remove_file(entry?.path())?;
    }
    let hash = fingerprint(root, &SOURCES)?;
    println!(
        "{:<26} {:>7} {:>7} {:>7} {:>8}",
        "file", "LUFS", "peak", "seconds", "bytes"
    );
    let mut made = Vec::new();
    let mut total = 0;
    for sound in sounds() {
        let mut files = Vec::new();
        let alone = sound.takes.len() == 1;
        let ending = sound.ending();
        for (i, signal) in sound.takes.into_iter().enumerate() {
            let file = if alone {
                format!("{}.{ending}", sound.name)
            } else {
                format!("{}_{}.{ending}", sound.name, i + 1)
            };
            let samples = signal.finished(sound.group.target(), sound.looped);
            let bytes = if ending == "flac" {
                flac::encode(&[&samples])?
            } else {
                wav::encode(&samples)
            };
            report(
                &file,
                loudness::loudest(&[&samples]),
                &[&samples],
                bytes.len(),
            );
            total += bytes.len();
            fs::write(folder.join(&file), bytes)?;
            files.push(file);
        }
        made.push(Made {
            name: sound.name,
            files,
            looped: sound.looped,
            volume: 1.0,
        });
    }
    let turned_up = 10.0_f64.powf(music::KEPT_SOFTER / 20.0) as f32;
    for layer in music::layers() {
        let layer = layer.finished();
        let channels = [&layer.channels[0][..], &layer.channels[1][..]];
        let file = format!("{}.flac", layer.name);
        let bytes = flac::encode(&channels)?;
        report(
            &file,
            loudness::integrated(&channels),
            &channels,
            bytes.len(),
        );
        total += bytes.len();
        fs::write(folder.join(&file), bytes)?;
        made.push(Made {
            name: layer.name.to_owned(),
            files: vec![file],
            looped: layer.looped,
            volume: if layer.looped { turned_up } else { 1.0 },
        });
    }
    made.sort_by(|a, b| a.name.cmp(&b.name));
    fs::write(folder.join("index.ron"), index(&hash, &made))?;
    println!("{} sounds, {} KiB", made.len(), total / 1024);
    Ok(())
}

fn report(file: &str, loudness: f64, channels: &[&[f32]], bytes: usize) {
    let samples = channels.iter().copied().flatten();
    let peak = samples.fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
    let seconds = channels[0].len() as f32 / RATE;
    let peak = 20.0 * peak.log10();
    println!("{file:<26} {loudness:>7.1} {peak:>7.1} {seconds:>7.2} {bytes:>8}");
}

fn index(hash: &str, made: &[Made]) -> String {
    let mut index = format!(
        "// Written by `cargo xtask sounds`; change the sources, not this.\n(\n    \
         source_hash: \"{hash}\",\n    sources: [\n"
    );
    for source in SOURCES {
        let _ = writeln!(index, "        \"{source}\",");
    }
    index.push_str("    ],\n    sounds: {\n");
    for sound in made {
        let files: Vec<String> = sound
            .files
            .iter()
            .map(|file| format!("\"{file}\""))
            .collect();
        let looped = if sound.looped { ", looped: true" } else { "" };
        let volume = match sound.volume {
            1.0 => String::new(),
            volume => format!(", volume: {volume:.3}"),
        };
        let _ = writeln!(
            index,
            "        \"{}\": (files: [{}]{looped}{volume}),",
            sound.name,
            files.join(", ")
        );
    }
    index.push_str("    },\n)\n");
    index
}

/// Fails if the sounds were not made from the current sources.
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
