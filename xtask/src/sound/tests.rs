//! Measures the files in `assets/sound` as they will be heard.

use super::{FOLDER, Group, music, signal::RATE, sounds};
use crate::repository_root;
use crate::sound::loudness;
use std::fs;

/// The channels of a file.
fn read(name: &str) -> Vec<Vec<f32>> {
    let bytes = fs::read(repository_root().join(FOLDER).join(name))
        .unwrap_or_else(|error| panic!("{name}: {error}"));
    let full = f32::from(i16::MAX);
    if name.ends_with(".wav") {
        let (pairs, _) = bytes[44..].as_chunks::<2>();
        let sample = |pair: &[u8; 2]| f32::from(i16::from_le_bytes(*pair)) / full;
        return vec![pairs.iter().map(sample).collect()];
    }
    let mut reader = claxon::FlacReader::new(&*bytes).expect("FLAC");
    assert_eq!(reader.streaminfo().sample_rate, RATE as u32, "{name}");
    let count = reader.streaminfo().channels as usize;
    let mut channels = vec![Vec::new(); count];
    for (i, sample) in reader.samples().enumerate() {
        channels[i % count].push(sample.expect("a sample") as f32 / full);
    }
    channels
}

fn files(name: &str, takes: usize, ending: &str) -> Vec<String> {
    if takes == 1 {
        return vec![format!("{name}.{ending}")];
    }
    (1..=takes)
        .map(|i| format!("{name}_{i}.{ending}"))
        .collect()
}

fn views(channels: &[Vec<f32>]) -> Vec<&[f32]> {
    channels.iter().map(Vec::as_slice).collect()
}

/// Largest step between two consecutive samples.
fn largest_step(samples: &[f32]) -> f32 {
    let steps = samples.windows(2).map(|pair| (pair[1] - pair[0]).abs());
    steps.fold(0.0, f32::max)
}

fn nothing_is_clipped_or_off_centre(name: &str, channels: &[Vec<f32>]) {
    for channel in channels {
        let peak = channel.iter().fold(0.0_f32, |peak, s| peak.max(s.abs()));
        assert!(peak > 0.01 && peak < 0.9, "{name} peaks at {peak}");
        let mean = channel.iter().sum::<f32>() / channel.len() as f32;
        assert!(mean.abs() < 0.002, "{name} lies off centre by {mean}");
    }
}

fn begins_and_ends_in_silence(name: &str, channels: &[Vec<f32>]) {
    for channel in channels {
        let peak = channel.iter().fold(0.0_f32, |peak, s| peak.max(s.abs()));
        for sample in &channel[channel.len() - 16..] {
            assert!(
                sample.abs() < 0.01 * peak,
                "{name} ends with {sample} of {peak}"
            );
        }
        assert!(
            channel[0].abs() < 1e-3 && channel[channel.len() - 1].abs() < 1e-3,
            "{name}"
        );
    }
}

/// Checks that the step and loudness from end to beginning match those around it.
fn runs_round(name: &str, channels: &[Vec<f32>]) {
    for channel in channels {
        let length = channel.len();
        let near = (0.5 * RATE) as usize;
        let about = largest_step(&channel[..near]).max(largest_step(&channel[length - near..]));
        let seam = (channel[0] - channel[length - 1]).abs();
        assert!(
            seam <= about,
            "{name}: a step of {seam} at the seam, {about} about it"
        );
        // A click would also show as a sudden bend.
        let bend = |a: f32, b: f32, c: f32| (a - 2.0 * b + c).abs();
        let usual = channel[length - near..]
            .windows(3)
            .chain(channel[..near].windows(3))
            .map(|w| bend(w[0], w[1], w[2]))
            .fold(0.0, f32::max);
        for at in [length - 2, length - 1] {
            let sample = |i: usize| channel[(at + i) % length];
            assert!(
                bend(sample(0), sample(1), sample(2)) <= usual,
                "{name}: a click at the seam"
            );
        }
    }
}

#[test]
fn effects_are_as_loud_as_their_group_and_do_not_click() {
    for sound in sounds() {
        let ending = sound.ending();
        for file in files(&sound.name, sound.takes.len(), ending) {
            let channels = read(&file);
            nothing_is_clipped_or_off_centre(&file, &channels);
            let heard = loudness::loudest(&views(&channels));
            let apart = heard - sound.group.target();
            assert!(
                apart.abs() < 1.5,
                "{file}: {heard:.1} LUFS, {apart:.1} off its group"
            );
            if sound.looped {
                runs_round(&file, &channels);
            } else {
                begins_and_ends_in_silence(&file, &channels);
            }
        }
    }
}

#[test]
fn music_runs_round_without_a_seam_and_lies_well_under_the_effects() {
    let softest = [
        Group::Dice,
        Group::Deed,
        Group::Spell,
        Group::Place,
        Group::Dragon,
    ]
    .map(Group::target)
    .into_iter()
    .fold(0.0, f64::min);
    for piece in ["title", "exploring", "fight"] {
        let [calm, tense] = ["calm", "tense"].map(|layer| {
            let file = format!("music_{piece}_{layer}.flac");
            let channels = read(&file);
            nothing_is_clipped_or_off_centre(&file, &channels);
            runs_round(&file, &channels);
            channels
        });
        assert_eq!(
            calm[0].len(),
            tense[0].len(),
            "{piece}: the layers would drift apart"
        );
        let seconds = calm[0].len() as f32 / RATE;
        assert!(
            (60.0..=120.0).contains(&seconds),
            "{piece} takes {seconds} s"
        );
        let meant =
            |channels: &[Vec<f32>]| loudness::integrated(&views(channels)) + music::KEPT_SOFTER;
        assert!((meant(&calm) - music::CALM).abs() < 1.0, "{piece}");
        assert!((meant(&tense) - music::TENSE).abs() < 1.0, "{piece}");
        let both: Vec<Vec<f32>> = calm
            .iter()
            .zip(&tense)
            .map(|(a, b)| a.iter().zip(b).map(|(a, b)| a + b).collect())
            .collect();
        let loud = meant(&both);
        // The sliders' defaults put another eight between them.
        assert!(
            loud < softest - 1.5,
            "{piece}: both layers are at {loud:.1} LUFS"
        );
    }
}

#[test]
fn endings_begin_and_end_in_silence() {
    for name in ["victory.flac", "defeat.flac", "fight_won.flac"] {
        let channels = read(name);
        nothing_is_clipped_or_off_centre(name, &channels);
        begins_and_ends_in_silence(name, &channels);
        let heard = loudness::integrated(&views(&channels));
        assert!(
            (heard - music::ENDING).abs() < 1.0,
            "{name}: {heard:.1} LUFS"
        );
    }
}

/// Rough centre of a sound's spectrum, from its number of zero crossings.
fn centre(samples: &[f32]) -> f32 {
    let crossings = samples.windows(2).filter(|w| (w[0] < 0.0) != (w[1] < 0.0));
    crossings.count() as f32 * RATE / samples.len() as f32 / 2.0
}

#[test]
fn dice_are_told_apart_by_kind_number_and_ground() {
    let length = |name: &str| read(name)[0].len();
    assert!(length("die_wood_d4_1.flac") < length("die_wood_d6_1.flac"));
    assert!(length("die_wood_d6_1.flac") < length("die_wood_d20_1.flac"));
    assert!(length("die_felt_d12_1.flac") < length("handful_felt_d12_1.flac"));
    let beginning = |name: &str| {
        let samples = &read(name)[0];
        centre(&samples[..(0.03 * RATE) as usize])
    };
    assert!(beginning("die_felt_d6_1.flac") * 1.3 < beginning("die_wood_d6_1.flac"));
}
