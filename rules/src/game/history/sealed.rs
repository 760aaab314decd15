//! Files behind a header line: kind, format, length, checksum.

use std::{io, path::Path};

use sha2::{Digest as _, Sha256};

use crate::{
    content::{is_missing, read_within},
    game::SaveProblem,
};

/// Size limit, far beyond any real file; a larger one is not read.
pub(in crate::game) const LARGEST: u64 = 16 << 20;

/// The text of a file of a kind, such as `save`.
pub(in crate::game) fn seal(kind: &str, format: u32, body: &str) -> String {
    let sum = checksum(body.as_bytes());
    format!("tabledelve {kind} {format} {} {sum}\n{body}", body.len())
}

/// The text behind the header, if the file is intact and of this kind, in a format up to `newest`.
pub(in crate::game) fn unseal<'a>(
    kind: &str,
    newest: u32,
    bytes: &'a [u8],
) -> Result<&'a str, SaveProblem> {
    let magic = format!("tabledelve {kind} ");
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) if bytes.starts_with(magic.as_bytes()) => return Err(SaveProblem::Damaged),
        Err(_) => return Err(SaveProblem::Foreign),
    };
    let Some(rest) = text.strip_prefix(&magic) else {
        let cut = !text.is_empty() && magic.starts_with(text);
        return Err(if cut {
            SaveProblem::Truncated
        } else {
            SaveProblem::Foreign
        });
    };
    let Some((head, body)) = rest.split_once('\n') else {
        return Err(SaveProblem::Truncated);
    };
    let words: Vec<&str> = head.split_whitespace().collect();
    let [format, length, sum] = words[..] else {
        return Err(SaveProblem::Damaged);
    };
    let format: u32 = format.parse().map_err(|_| SaveProblem::Damaged)?;
    let length: usize = length.parse().map_err(|_| SaveProblem::Damaged)?;
    if body.len() < length {
        return Err(SaveProblem::Truncated);
    }
    if body.len() > length || checksum(body.as_bytes()) != sum {
        return Err(SaveProblem::Damaged);
    }
    match format {
        0 => Err(SaveProblem::Damaged),
        _ if format > newest => Err(SaveProblem::Newer(format)),
        _ => Ok(body),
    }
}

fn checksum(body: &[u8]) -> String {
    Sha256::digest(body)
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// Reads a file, unless it is far too large.
pub(in crate::game) fn read(path: &Path) -> Result<Vec<u8>, SaveProblem> {
    read_within(path, LARGEST).map_err(|error| match error.kind() {
        io::ErrorKind::FileTooLarge => SaveProblem::Foreign,
        _ if is_missing(&error) => SaveProblem::Io("there is no such file".to_owned()),
        _ => SaveProblem::Io(error.to_string()),
    })
}

/// The first variation of a name that is free: the name itself, or else with a number from 2 on
/// behind it.
pub(in crate::game) fn free_name(name: &str, gap: char, is_free: impl Fn(&str) -> bool) -> String {
    let numbered = (2_u64..).map(|n| format!("{name}{gap}{n}"));
    let mut names = std::iter::once(name.to_owned()).chain(numbered);
    names.find(|name| is_free(name)).unwrap_or_default()
}

/// A name made safe for a file: letters and digits stay, everything else becomes `_`.
pub(in crate::game) fn file_name(name: &str) -> String {
    let fit = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let name: String = name.chars().map(|c| if fit(c) { c } else { '_' }).collect();
    if name.is_empty() {
        "_".to_owned()
    } else {
        name
    }
}
