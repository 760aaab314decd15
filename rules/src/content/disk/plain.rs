//! Checks files other than records: texts, pictures, sounds.

use std::fs::{self, File};
use std::io::Read;
use std::sync::Arc;

use fluent_bundle::FluentResource;

use super::files::{self, Found, Limits};
use super::sounds;
use crate::content::CORE;
use crate::content::source::problem::{ENOUGH, Problem};

/// Maximum width and height of a picture.
const LARGEST_PICTURE: u32 = 8192;

/// Maximum width and height of a picture on a page.
const LARGEST_PAGE: u32 = 2048;

/// Maximum width and height of a single drawing of an atlas.
const LARGEST_DRAWING: u32 = 1024;

/// The maximum width and height of a picture by its place: one in `ui` is a picture by itself, one
/// in `pictures` lies on a page, and others such as `assets/art/tokens/goblin.png` are drawings.
fn largest(relative: &str) -> u32 {
    let folder = relative
        .strip_prefix("assets/art/")
        .and_then(|rest| rest.split_once('/'));
    match folder {
        None | Some(("atlas" | "ui", _)) => LARGEST_PICTURE,
        Some(("pictures", _)) => LARGEST_PAGE,
        Some(_) => LARGEST_DRAWING,
    }
}

/// Reports a file that does not match its name.
///
/// Pictures and sounds of mods are read to the end, since damage further in would stop the program
/// when they are shown or played; those of the game itself are known to be good, and only their
/// beginning is read.
pub(in crate::content) fn check(
    file: &Found,
    owner: &Arc<str>,
    limits: &Limits,
    problems: &mut Vec<Problem>,
) {
    let ending = file
        .relative
        .rsplit_once('.')
        .map_or("", |(_, ending)| ending);
    let largest = largest(&file.relative);
    let fault = match ending {
        "ftl" => return check_text(file, owner, limits, problems),
        "md" => return check_page(file, owner, limits, problems),
        "png" if &**owner == CORE => beginning(file).and_then(|bytes| check_size(&bytes, largest)),
        "png" => whole(file).and_then(|bytes| check_picture(&bytes, largest)),
        "wav" | "flac" if &**owner == CORE => Ok(()),
        "wav" => whole(file).and_then(|bytes| sounds::check_wav(&bytes)),
        "flac" => whole(file).and_then(|bytes| sounds::check_flac(&bytes)),
        _ => Ok(()),
    };
    if let Err(message) = fault {
        problems.push(Problem::about(&file.path, message));
    }
}

fn beginning(file: &Found) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    File::open(&file.path)
        .and_then(|file| file.take(64).read_to_end(&mut bytes))
        .map(|_| bytes)
        .map_err(|error| format!("cannot be read: {error}"))
}

/// The whole file; its size has been checked before.
fn whole(file: &Found) -> Result<Vec<u8>, String> {
    fs::read(&file.path).map_err(|error| format!("cannot be read: {error}"))
}

/// Reads a picture to its last pixel.
fn check_picture(bytes: &[u8], largest: u32) -> Result<(), String> {
    check_size(bytes, largest)?;
    image::load_from_memory_with_format(bytes, image::ImageFormat::Png)
        .map(|_| ())
        .map_err(|error| format!("this picture is damaged: {error}"))
}

/// Checks the size in the header of a PNG file.
fn check_size(bytes: &[u8], largest: u32) -> Result<(), String> {
    let number = |at: usize| {
        let four = bytes.get(at..at + 4)?.try_into().ok()?;
        Some(u32::from_be_bytes(four))
    };
    let is_png = bytes.starts_with(b"\x89PNG\r\n\x1a\n") && bytes.get(12..16) == Some(b"IHDR");
    let (Some(width), Some(height), true) = (number(16), number(20), is_png) else {
        return Err("this is no PNG picture".into());
    };
    if width == 0 || height == 0 || width > largest || height > largest {
        return Err(format!(
            "this picture is {width} by {height} pixels; at most {largest} each way"
        ));
    }
    Ok(())
}

/// A page of a rulebook: any text will do.
fn check_page(file: &Found, owner: &Arc<str>, limits: &Limits, problems: &mut Vec<Problem>) {
    if let Err(problem) = files::read(&file.path, owner, limits) {
        problems.push(problem);
    }
}

fn check_text(file: &Found, owner: &Arc<str>, limits: &Limits, problems: &mut Vec<Problem>) {
    let source = match files::read(&file.path, owner, limits) {
        Ok(source) => source,
        Err(problem) => return problems.push(problem),
    };
    if let Some(at) = too_deep(&source.text, limits.nesting) {
        return problems.push(source.problem(at, "nested too deep"));
    }
    if let Err((_, errors)) = FluentResource::try_new(source.text.clone()) {
        for error in errors.into_iter().take(ENOUGH) {
            problems.push(source.problem(error.pos.start, lower(&error.kind.to_string())));
        }
    }
}

/// The place where brackets are nested deeper than Fluent's parser should follow.
fn too_deep(text: &str, deepest: usize) -> Option<usize> {
    let mut open = 0usize;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'{' => open += 1,
            b'(' if open > 0 => open += 1,
            b'}' => open = open.saturating_sub(1),
            b')' if open > 0 => open -= 1,
            _ => {}
        }
        if open > deepest {
            return Some(at);
        }
    }
    None
}

fn lower(text: &str) -> String {
    let mut text = text.to_owned();
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_lowercase();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(name: &str, bytes: &[u8]) -> Vec<String> {
        let dir = tempfile::tempdir().expect("a folder");
        let path = dir.path().join(name.replace('/', "_"));
        std::fs::write(&path, bytes).expect("a file");
        let file = Found {
            relative: format!("assets/{name}"),
            path,
            bytes: bytes.len() as u64,
            modified: None,
        };
        let mut problems = Vec::new();
        check(&file, &"a_mod".into(), &Limits::default(), &mut problems);
        problems
            .into_iter()
            .map(|problem| format!("{}: {}", problem.line, problem.message))
            .collect()
    }

    /// The beginning of a picture.
    fn begun(width: u32) -> Vec<u8> {
        let mut bytes = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
        bytes.extend(width.to_be_bytes());
        bytes.extend(7u32.to_be_bytes());
        bytes
    }

    fn png() -> Vec<u8> {
        let mut bytes = std::io::Cursor::new(Vec::new());
        let picture =
            image::RgbaImage::from_fn(40, 30, |x, y| image::Rgba([x as u8, y as u8, 7, 255]));
        picture
            .write_to(&mut bytes, image::ImageFormat::Png)
            .expect("a picture");
        bytes.into_inner()
    }

    #[test]
    fn files_are_what_their_names_say() {
        assert_eq!(faults("a.png", &png()), [""; 0]);
        let large = faults("art/tokens/a.png", &begun(1025));
        assert!(
            large[0].contains("1025 by 7 pixels; at most 1024"),
            "{large:?}"
        );
        let large = faults("art/pictures/a.png", &begun(2049));
        assert!(
            large[0].contains("2049 by 7 pixels; at most 2048"),
            "{large:?}"
        );
        assert_eq!(faults("a.md", "# Zwölf".as_bytes()), [""; 0]);
        assert_eq!(faults("a.ftl", b"a = Text { $n } (:\nb = { a }\n"), [""; 0]);
        assert_eq!(faults("a.txt", b"\xFF"), [""; 0]);
        for (name, bytes, said) in [
            ("a.png", &begun(9000)[..], "1: this picture is 9000 by 7"),
            ("a.png", &begun(0), "1: this picture is 0 by 7"),
            ("a.png", &begun(40), "1: this picture is damaged"),
            ("a.png", &png()[..80], "1: this picture is damaged"),
            ("a.md", b"\xFF", "1: this file is not UTF-8"),
            ("a.png", b"GIF89a", "1: this is no PNG picture"),
            ("a.png", b"", "1: this is no PNG picture"),
            ("a.wav", b"RIFF", "1: this is no WAV"),
            ("a.flac", b"OggS", "1: this is no FLAC"),
            ("a.ftl", b"a = b\nc d = e\n", "2: expected"),
            ("a.ftl", b"a = \xFF\n", "1: this file is not UTF-8"),
        ] {
            let found = faults(name, bytes);
            assert!(
                found.len() == 1 && found[0].starts_with(said),
                "{name}: {found:?}"
            );
        }
        let deep = format!("a = {}", "{".repeat(500_000));
        assert_eq!(faults("a.ftl", deep.as_bytes()), ["1: nested too deep"]);
    }
}
