//! Written music: notes by name, and chords broken into notes.

/// A note of a part.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Note {
    /// Start, in beats.
    pub at: f32,
    /// Length, in beats.
    pub beats: f32,
    /// Frequency in hertz.
    pub pitch: f32,
    /// Loudness: from 0 to a little over 1.
    pub loud: f32,
}

/// Reads a part. Notes are written `A4` for a beat, `A4:2` for two, `A4+C5:2` for both at once,
/// `-:3` for a rest of three beats; `!` after a note makes it louder, `?` softer. Every `|` must
/// come after a full bar of `bar` beats.
pub fn part(bar: f32, text: &str) -> Vec<Note> {
    let mut notes = Vec::new();
    let mut at = 0.0_f32;
    for token in text.split_whitespace() {
        if token == "|" {
            let over = (at / bar).fract() * bar;
            assert!(over.min(bar - over) < 0.01, "bar {} is not full", at / bar);
            continue;
        }
        let (word, loud) = match token.chars().last() {
            Some('!') => (&token[..token.len() - 1], 1.0),
            Some('?') => (&token[..token.len() - 1], 0.5),
            _ => (token, 0.75),
        };
        let (names, length) = word.split_once(':').unwrap_or((word, "1"));
        let beats: f32 = length
            .parse()
            .unwrap_or_else(|_| panic!("{token}: what length?"));
        for name in names.split('+').filter(|name| *name != "-") {
            notes.push(Note {
                at,
                beats,
                pitch: pitch(name),
                loud,
            });
        }
        at += beats;
    }
    notes
}

/// Length of a part in beats.
#[cfg(test)]
pub fn beats(text: &str) -> f32 {
    text.split_whitespace()
        .filter(|token| *token != "|")
        .map(|token| {
            let length = token.trim_end_matches(['!', '?']).split_once(':');
            length.map_or(1.0, |(_, length)| length.parse::<f32>().expect("a length"))
        })
        .sum()
}

/// A chord of the accompaniment, from the bass up.
pub type Chord = (&'static str, [&'static str; 4]);

/// Chords, one per bar, broken into notes: a pattern selects one of the chord's notes for each step
/// of a bar, `.` for none.
pub fn broken(bar: f32, chords: &[Chord], bars: &str, patterns: &[&str]) -> Vec<Note> {
    let mut notes = Vec::new();
    for (i, name) in bars.split_whitespace().enumerate() {
        let chord = chords
            .iter()
            .find(|(known, _)| *known == name)
            .unwrap_or_else(|| panic!("no chord {name}"));
        let pattern = patterns[i % patterns.len()];
        let step = bar / pattern.len() as f32;
        for (j, which) in pattern.chars().enumerate() {
            let Some(which) = which.to_digit(10) else {
                continue;
            };
            notes.push(Note {
                at: i as f32 * bar + j as f32 * step,
                beats: step,
                pitch: pitch(chord.1[which as usize]),
                loud: if j == 0 { 0.8 } else { 0.52 },
            });
        }
    }
    notes
}

/// Chords held for a bar each, without their bass.
pub fn held(bar: f32, chords: &[Chord], bars: &str, loud: f32) -> Vec<Note> {
    let mut notes: Vec<Note> = Vec::new();
    for (i, name) in bars.split_whitespace().enumerate() {
        let Some(chord) = chords.iter().find(|(known, _)| *known == name) else {
            assert_eq!(name, "-", "no chord {name}");
            continue;
        };
        let at = i as f32 * bar;
        for voice in &chord.1[1..] {
            let pitch = pitch(voice);
            // A note common to both chords is held over.
            let tied = |n: &&mut Note| n.pitch == pitch && (n.at + n.beats - at).abs() < 0.01;
            if let Some(note) = notes.iter_mut().find(tied).filter(|n| n.beats < 4.0 * bar) {
                note.beats += bar;
                continue;
            }
            notes.push(Note {
                at,
                beats: bar,
                pitch,
                loud,
            });
        }
    }
    notes
}

/// Frequency of a note by name, such as `F#3` or `Bb4`.
pub fn pitch(name: &str) -> f32 {
    let mut letters = name.chars();
    let step = match letters.next() {
        Some('C') => -9,
        Some('D') => -7,
        Some('E') => -5,
        Some('F') => -4,
        Some('G') => -2,
        Some('A') => 0,
        Some('B') => 2,
        _ => panic!("{name} is no note"),
    };
    let rest = letters.as_str();
    let (bend, octave) = match rest.split_at_checked(1) {
        Some(("#", octave)) => (1, octave),
        Some(("b", octave)) => (-1, octave),
        _ => (0, rest),
    };
    let octave: i32 = octave
        .parse()
        .unwrap_or_else(|_| panic!("{name} is no note"));
    440.0 * 2.0_f32.powf((step + bend + 12 * (octave - 4)) as f32 / 12.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_are_read_as_they_are_written() {
        let notes = part(3.0, "A4! - A3+A5:1 | -:2 A4?");
        let read: Vec<(f32, f32, f32)> = notes.iter().map(|n| (n.at, n.pitch, n.loud)).collect();
        let want = [
            (0.0, 440.0, 1.0),
            (2.0, 220.0, 0.75),
            (2.0, 880.0, 0.75),
            (5.0, 440.0, 0.5),
        ];
        assert_eq!(read, want);
        assert!((pitch("C4") - 261.63).abs() < 0.01);
        assert!((pitch("Bb2") - 116.54).abs() < 0.01);
        assert!((pitch("F#3") - 185.0).abs() < 0.01);
    }

    #[test]
    #[should_panic(expected = "bar")]
    fn a_bar_that_is_not_full_is_an_error() {
        part(4.0, "A4:3 | A4");
    }

    #[test]
    fn held_notes_are_tied_over() {
        let chords = [
            ("a", ["A2", "A3", "C4", "E4"]),
            ("f", ["F2", "A3", "C4", "F4"]),
        ];
        let notes = held(4.0, &chords, "a f", 0.5);
        assert_eq!(notes.len(), 4);
        assert_eq!(notes.iter().filter(|n| n.beats == 8.0).count(), 2);
    }
}
