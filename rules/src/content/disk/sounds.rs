//! Sounds: the index of their names, and checks of the files.

use std::collections::BTreeMap;
use std::fs;

use serde::Deserialize;

use super::ron_file::RonFile;
use super::stacked::Files;
use crate::content::source::problem::Problem;

/// Path of the index.
const INDEX: &str = "assets/sound/index.ron";

/// Maximum volume in an index.
const LOUDEST: f32 = 2.0;

/// The index of sounds.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub struct SoundIndex {
    /// Every sound by its name.
    pub sounds: BTreeMap<String, Listed>,
}

/// A sound in the index.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Listed {
    /// Its recordings, files beside the index; they are played in turn.
    pub files: Vec<String>,
    /// True if it starts again when it ends.
    #[serde(default)]
    pub looped: bool,
    /// Its volume; 1 is as recorded.
    #[serde(default = "full")]
    pub volume: f32,
}

fn full() -> f32 {
    1.0
}

impl SoundIndex {
    /// Reads the index in effect.
    ///
    /// # Errors
    /// There is none, or it cannot be read.
    pub fn read(files: &Files) -> Result<Self, Problem> {
        let path = files
            .file(INDEX)
            .ok_or_else(|| Problem::about(INDEX, "there is no such file"))?;
        let text = fs::read_to_string(path)
            .map_err(|error| Problem::about(path, format!("cannot be read: {error}")))?;
        ron::from_str(&text).map_err(|error| RonFile::in_words::<Self>(path, &text, &error))
    }

    /// The path of a recording.
    pub fn place(recording: &str) -> String {
        format!("assets/sound/{recording}")
    }
}

/// The problems of the index and of the files it names.
pub(in crate::content) fn check(files: &Files) -> Vec<Problem> {
    let Some(path) = files.file(INDEX) else {
        return Vec::new();
    };
    let index = match SoundIndex::read(files) {
        Ok(index) => index,
        Err(problem) => return vec![problem],
    };
    let mut problems = Vec::new();
    let mut complain = |message: String| problems.push(Problem::about(path, message));
    for (name, listed) in &index.sounds {
        if listed.files.is_empty() {
            complain(format!("`{name}` has no recording"));
        }
        if !(0.0..=LOUDEST).contains(&listed.volume) {
            complain(format!(
                "`{name}` has a volume of {}; it must be between 0 and {LOUDEST}",
                listed.volume
            ));
        }
        for recording in &listed.files {
            let playable = recording.ends_with(".wav") || recording.ends_with(".flac");
            if !playable {
                complain(format!("`{recording}` is neither a .wav nor a .flac file"));
            } else if files.file(&SoundIndex::place(recording)).is_none() {
                complain(format!("there is no `{recording}` beside the index"));
            }
        }
    }
    problems
}

/// Checks that these bytes are a WAV sound of a playable kind.
pub(in crate::content) fn check_wav(bytes: &[u8]) -> Result<(), String> {
    let mut parts = match (bytes.get(..4), bytes.get(8..12)) {
        (Some(b"RIFF"), Some(b"WAVE")) => &bytes[12..],
        _ => return Err("this is no WAV sound".into()),
    };
    let mut frame = None;
    loop {
        let size = parts.get(4..8).map(|size| number(size) as usize);
        let (Some(name), Some(size)) = (parts.get(..4), size) else {
            return Err("this WAV sound ends before its samples".into());
        };
        let rest = &parts[8..];
        match (name, frame) {
            (b"fmt ", _) => frame = Some(check_format(rest.get(..size))?),
            (b"data", None) => return Err("this WAV sound does not say how it is stored".into()),
            (b"data", Some(frame)) => {
                if size == 0 {
                    return Err("this WAV sound is empty".into());
                }
                if size > rest.len() {
                    return Err("this WAV sound is cut short".into());
                }
                if !size.is_multiple_of(frame) {
                    return Err("this WAV sound ends in the middle of a sample".into());
                }
                return Ok(());
            }
            _ => {}
        }
        // Chunks start at even offsets.
        parts = rest.get(size + size % 2..).unwrap_or_default();
    }
}

/// Checks how the samples are stored; returns the number of bytes of one frame.
fn check_format(format: Option<&[u8]>) -> Result<usize, String> {
    const PLAIN: usize = 1;
    const FLOAT: usize = 3;
    const EXTENSIBLE: usize = 0xfffe;
    let cut = || "the description of this WAV sound is cut short".to_owned();
    let format = format.filter(|format| format.len() >= 16).ok_or_else(cut)?;
    let at = |from: usize, to: usize| number(&format[from..to]) as usize;
    let (channels, rate, bytes) = (at(2, 4), at(4, 8), at(8, 12));
    let (frame, bits) = (at(12, 14), at(14, 16));
    let kind = match at(0, 2) {
        EXTENSIBLE if format.len() == 40 && at(16, 18) == 22 => at(24, 26),
        kind => kind,
    };
    let fits = match kind {
        PLAIN => matches!(bits, 8 | 16 | 24),
        FLOAT => bits == 32,
        _ => false,
    };
    if !fits || !matches!(format.len(), 16 | 18 | 40) {
        return Err(
            "this WAV sound is stored in a way that cannot be played; 16-bit PCM always can".into(),
        );
    }
    if !(1..=2).contains(&channels) || !(4000..=192_000).contains(&rate) {
        return Err(format!(
            "this WAV sound has {channels} channels at {rate} Hz; it must be one or two at 4000 to \
             192000 Hz"
        ));
    }
    if frame != channels * bits / 8 || bytes != frame * rate {
        return Err("the description of this WAV sound contradicts itself".into());
    }
    Ok(frame)
}

fn number(bytes: &[u8]) -> u32 {
    let digits = bytes.iter().rev();
    digits.fold(0, |number, byte| number << 8 | u32::from(*byte))
}

/// Checks that these bytes look like a FLAC sound: its blocks follow each other up to the first
/// frame.
pub(in crate::content) fn check_flac(bytes: &[u8]) -> Result<(), String> {
    const LAST: u8 = 0x80;
    let cut = || "this FLAC sound is cut short".to_owned();
    let mut parts = bytes.strip_prefix(b"fLaC").ok_or("this is no FLAC sound")?;
    let mut first = true;
    loop {
        let head = parts.first_chunk::<4>().ok_or_else(cut)?;
        let size = u32::from_be_bytes([0, head[1], head[2], head[3]]) as usize;
        if first && (head[0] & !LAST != 0 || size != 34) {
            return Err("this FLAC sound does not say how it is stored".into());
        }
        first = false;
        parts = parts.get(4 + size..).ok_or_else(cut)?;
        if head[0] & LAST != 0 {
            break;
        }
    }
    match parts {
        [0xff, sync, ..] if sync & 0xfc == 0xf8 => Ok(()),
        [] => Err(cut()),
        _ => Err("this FLAC sound is damaged".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A WAV file with one 16-bit channel at 8000 Hz.
    fn wav(samples: &[u8]) -> Vec<u8> {
        let mut bytes = b"RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0".to_vec();
        bytes.extend(8000u32.to_le_bytes());
        bytes.extend(16000u32.to_le_bytes());
        bytes.extend(b"\x02\0\x10\0data");
        bytes.extend((samples.len() as u32).to_le_bytes());
        bytes.extend(samples);
        bytes
    }

    fn with(mut bytes: Vec<u8>, at: usize, byte: u8) -> Vec<u8> {
        bytes[at] = byte;
        bytes
    }

    #[test]
    fn only_what_can_be_played_passes_for_a_wav_sound() {
        assert_eq!(check_wav(&wav(&[0; 8])), Ok(()));
        let good = || wav(&[0; 8]);
        for (bytes, said) in [
            (b"RIFF".to_vec(), "no WAV sound"),
            (b"RIFF\0\0\0\0WAVE".to_vec(), "ends before"),
            (good()[..30].to_vec(), "cut short"),
            (good()[..50].to_vec(), "cut short"),
            (wav(&[]), "empty"),
            (wav(&[0; 3]), "middle of a sample"),
            (with(good(), 20, 2), "cannot be played"),
            (with(good(), 34, 12), "cannot be played"),
            (with(good(), 22, 0), "0 channels"),
            (with(good(), 25, 0), "at 64 Hz"),
            (with(good(), 28, 7), "contradicts"),
            (with(good(), 12, b'x'), "does not say"),
        ] {
            let found = check_wav(&bytes).expect_err(said);
            assert!(found.contains(said), "{said}: {found}");
        }
    }

    #[test]
    fn a_flac_sound_has_all_its_parts() {
        let mut good = b"fLaC\0\0\0\x22".to_vec();
        good.extend([0; 34]);
        good.extend(b"\x84\0\0\x02ab\xff\xf8");
        assert_eq!(check_flac(&good), Ok(()));
        assert!(check_flac(b"OggS").is_err());
        assert!(check_flac(b"fLaC\0").is_err());
        assert!(check_flac(&good[..good.len() - 2]).is_err());
        assert!(check_flac(&with(good, 4, 1)).is_err());
    }
}
