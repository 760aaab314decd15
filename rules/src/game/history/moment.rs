//! A moment of a game to share: as a file, or as a code short enough for a message.

use std::{
    fmt,
    io::{Read, Write},
};

use data_encoding::BASE64URL_NOPAD;
use flate2::{Compression, read::DeflateDecoder, write::DeflateEncoder};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::dice::SourceKind;
use crate::game::{ContentStamp, Made, Replay};

/// Prefix of every code.
const SIGN: &str = "TDM1.";
/// Number of checksum bytes in a code.
const CHECK: usize = 4;
/// Number of digits of a content hash in a code.
const HASH: usize = 12;
/// Size limit: more than any game needs, and small enough to be harmless.
const MOST: u64 = 4 << 20;

/// A game up to a moment, and the last event of its log that has happened.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// The game up to that moment.
    pub replay: Replay,
    /// Number of events of its log that have happened.
    pub events: usize,
}

/// The reason a code cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MomentProblem {
    /// There is no code in the text.
    NoCode,
    /// Part of it is missing, or was changed on the way.
    Damaged,
}

impl fmt::Display for MomentProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MomentProblem::NoCode => {
                write!(f, "there is no code in this text: codes begin with {SIGN}")
            }
            MomentProblem::Damaged => write!(
                f,
                "a part of the code is missing or was changed: copy all of it once more"
            ),
        }
    }
}

impl std::error::Error for MomentProblem {}

/// A difference between the content of a shared moment and the content loaded here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Difference {
    /// A mod that is missing here: its id and version.
    Missing(String, String),
    /// Another version here: id, version there, version here.
    Version(String, String, String),
    /// The same version with other files: its id.
    Changed(String),
    /// A mod here that was not there: its id and version.
    Extra(String, String),
}

impl Difference {
    /// The differences between `there` and `here`; hashes may be cut short.
    pub fn between(there: &ContentStamp, here: &ContentStamp) -> Vec<Difference> {
        let find =
            |stamp: &ContentStamp, id: &str| stamp.0.iter().find(|part| part.0 == id).cloned();
        let mut all = Vec::new();
        for (id, version, hash) in &there.0 {
            match find(here, id) {
                None => all.push(Difference::Missing(id.clone(), version.clone())),
                Some((_, ours, _)) if ours != *version => {
                    all.push(Difference::Version(id.clone(), version.clone(), ours))
                }
                Some((_, _, ours)) if !ours.starts_with(hash.as_str()) => {
                    all.push(Difference::Changed(id.clone()));
                }
                Some(_) => {}
            }
        }
        let extra = here.0.iter().filter(|part| find(there, &part.0).is_none());
        all.extend(extra.map(|(id, version, _)| Difference::Extra(id.clone(), version.clone())));
        all
    }
}

/// A moment as stored in a code, without anything that can be computed again.
#[derive(Serialize, Deserialize)]
struct Packed {
    events: u32,
    version: String,
    game: String,
    content: Vec<(String, String, String)>,
    setup: String,
    seed: u64,
    source: SourceKind,
    given: Vec<u16>,
    choices: Vec<(u16, Option<i32>)>,
    digest: String,
}

impl Moment {
    /// The code: letters, digits, hyphens and underscores only.
    pub fn code(&self) -> String {
        let replay = &self.replay;
        let short = |hash: &str| hash.chars().take(HASH).collect();
        let content = replay.content.0.iter();
        let packed = Packed {
            events: self.events as u32,
            version: replay.version.clone(),
            game: replay.game.clone(),
            content: content
                .map(|(id, version, hash)| (id.clone(), version.clone(), short(hash)))
                .collect(),
            setup: replay.setup.clone(),
            seed: replay.seed,
            source: replay.source,
            given: replay.given.clone(),
            choices: replay
                .choices
                .iter()
                .map(|made| (made.choice, made.amount))
                .collect(),
            digest: replay.digest.clone(),
        };
        let plain = postcard::to_stdvec(&packed).unwrap_or_default();
        let mut bytes = Sha256::digest(&plain)[..CHECK].to_vec();
        let mut deflate = DeflateEncoder::new(&mut bytes, Compression::best());
        // Writing to memory does not fail.
        let _ = deflate.write_all(&plain);
        let _ = deflate.finish();
        format!("{SIGN}{}", BASE64URL_NOPAD.encode(&bytes))
    }

    /// Reads the code in a text, whatever surrounds it and however its lines were broken.
    ///
    /// # Errors
    /// There is none, or it is damaged.
    pub fn parse(text: &str) -> Result<Moment, MomentProblem> {
        let (_, after) = text.split_once(SIGN).ok_or(MomentProblem::NoCode)?;
        let known = |c: &char| c.is_ascii_alphanumeric() || *c == '-' || *c == '_';
        let code: String = after
            .chars()
            .filter(|c| !c.is_whitespace())
            .take_while(known)
            .collect();
        unpack(code.as_bytes()).ok_or(MomentProblem::Damaged)
    }
}

fn unpack(code: &[u8]) -> Option<Moment> {
    let bytes = BASE64URL_NOPAD.decode(code).ok()?;
    let (check, deflated) = bytes.split_at_checked(CHECK)?;
    let mut plain = Vec::new();
    DeflateDecoder::new(deflated)
        .take(MOST)
        .read_to_end(&mut plain)
        .ok()?;
    if Sha256::digest(&plain)[..CHECK] != *check {
        return None;
    }
    let packed: Packed = postcard::from_bytes(&plain).ok()?;
    let made = |(choice, amount)| Made {
        choice,
        amount,
        taken: 0,
    };
    Some(Moment {
        events: packed.events as usize,
        replay: Replay {
            format: Replay::FORMAT,
            version: packed.version,
            game: packed.game,
            content: ContentStamp(packed.content),
            setup: packed.setup,
            seed: packed.seed,
            source: packed.source,
            given: packed.given,
            choices: packed.choices.into_iter().map(made).collect(),
            outcome: None,
            digest: packed.digest,
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment() -> Moment {
        let stamp = |id: &str| (id.to_owned(), "1.0.0".to_owned(), "0123456789ab".to_owned());
        Moment {
            events: 17,
            replay: Replay {
                format: Replay::FORMAT,
                version: "0.1.0".to_owned(),
                game: "deck_crawl".to_owned(),
                content: ContentStamp(vec![stamp("core"), stamp("bone_choir")]),
                setup: "(heroes:2)".to_owned(),
                seed: 77,
                source: SourceKind::Seeded,
                given: Vec::new(),
                choices: (0..40)
                    .map(|n| Made {
                        choice: n % 3,
                        amount: (n % 5 == 0).then_some(2),
                        taken: 0,
                    })
                    .collect(),
                outcome: None,
                digest: "00112233aabbccdd".to_owned(),
            },
        }
    }

    #[test]
    fn a_code_carries_the_moment_through_a_message() {
        let code = moment().code();
        assert!(code.len() < 400, "{} characters", code.len());
        let (first, second) = code.split_at(code.len() / 2);
        let message = format!("Look at this:\n{first}\n  {second}\nwhat now?");
        // A word right after a code cannot be told from it; a full stop can.
        assert_eq!(Moment::parse(&format!("{code}. What now?")), Ok(moment()));
        assert_eq!(Moment::parse(&message), Err(MomentProblem::Damaged));
        let message = format!("Look at this:\n{first}\n  {second}\n");
        assert_eq!(Moment::parse(&message), Ok(moment()));
    }

    #[test]
    fn a_damaged_code_is_told_from_none() {
        let code = moment().code();
        assert_eq!(Moment::parse("hello"), Err(MomentProblem::NoCode));
        for cut in SIGN.len()..code.len() {
            assert_eq!(
                Moment::parse(&code[..cut]),
                Err(MomentProblem::Damaged),
                "{cut}"
            );
        }
        for at in SIGN.len()..code.len() - 1 {
            let mut other = code.clone().into_bytes();
            other[at] = if other[at] == b'A' { b'B' } else { b'A' };
            let other = String::from_utf8(other).unwrap();
            assert_eq!(Moment::parse(&other), Err(MomentProblem::Damaged), "{at}");
        }
    }

    #[test]
    fn differences_of_content_are_named() {
        let there = moment().replay.content;
        let part = |id: &str, version: &str, hash: &str| {
            (id.to_owned(), version.to_owned(), hash.to_owned())
        };
        let same = ContentStamp(vec![
            part("core", "1.0.0", "0123456789abcdef"),
            part("bone_choir", "1.0.0", "0123456789abffff"),
        ]);
        assert_eq!(Difference::between(&there, &same), []);
        let other = ContentStamp(vec![
            part("core", "1.0.1", "0123456789abcdef"),
            part("red_night", "2.0.0", "00"),
        ]);
        assert_eq!(
            Difference::between(&there, &other),
            [
                Difference::Version("core".into(), "1.0.0".into(), "1.0.1".into()),
                Difference::Missing("bone_choir".into(), "1.0.0".into()),
                Difference::Extra("red_night".into(), "2.0.0".into()),
            ]
        );
    }
}
