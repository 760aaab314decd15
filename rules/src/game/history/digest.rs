use std::fmt;

use serde::Serialize;
use sha2::{Digest as _, Sha256};

/// A short fingerprint of a state: the same for the same state on every machine.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Digest(
    /// The first 8 bytes of a SHA-256, as a big-endian number.
    pub u64,
);

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// The fingerprint of plain data.
pub fn digest_of<T: Serialize>(value: &T) -> Digest {
    let bytes = postcard::to_stdvec(value)
        .expect("snapshots are plain data without maps of unknown length");
    let hash = Sha256::digest(&bytes);
    Digest(u64::from_be_bytes(
        hash[..8].try_into().expect("a SHA-256 has 32 bytes"),
    ))
}
