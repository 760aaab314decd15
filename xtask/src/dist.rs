//! `cargo xtask dist`: a portable folder with the game, as one archive.

use crate::{Failure, cargo, desktop, licences};
use lzma_rust2::{XzOptions, XzWriter};
use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

/// Files and folders packed besides the program, relative to the repository root.
const CARRIED: [&str; 9] = [
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "assets",
    "docs",
    "levels",
    "licences",
];
/// Licences of the libraries and fonts compiled into the program.
const OF_LIBRARIES: &str = "licences/libraries-and-fonts.txt";
/// Folder of the sources of the art, which are not needed to play.
const ART_SOURCES: &str = "assets/art/src";
/// Pictures of the game, which are nothing new to those who have it.
const PICTURES: [&str; 2] = ["docs/pictures", "docs/gallery.md"];
/// Preset of the packing: as small as it gets.
const BEST: u32 = 9;
/// Timestamp of all files (2020-01-01), so that equal content gives equal archives.
const MOMENT: u64 = 1_577_836_800;

/// Options for the archive.
pub struct Order<'a> {
    /// Program to pack instead of building one.
    pub binary: Option<&'a Path>,
    /// Folder for the archive.
    pub folder: &'a Path,
    /// True if art sources are included.
    pub art_sources: bool,
}

struct Entry {
    /// Path inside the archive.
    name: String,
    from: Source,
    program: bool,
}

enum Source {
    File(PathBuf),
    Bytes(Vec<u8>),
}

/// Builds (or takes) the program, writes the archive and prints its path.
pub fn pack(root: &Path, order: &Order) -> Result<(), Failure> {
    let program = match order.binary {
        Some(binary) => binary.to_path_buf(),
        None => build(root)?,
    };
    if !program.is_file() {
        return Err(format!("{}: there is no such program", program.display()).into());
    }
    let version = version(root)?;
    let title = format!(
        "tabledelve-{version}-{}-{}",
        std::env::consts::OS,
        std::env::consts::ARCH
    );
    let layout = desktop::Layout::of(std::env::consts::OS, root, &version)?;
    let mut bytes =
        fs::read(&program).map_err(|error| format!("{}: {error}", program.display()))?;
    if cfg!(windows) {
        desktop::without_console(&mut bytes)?;
    }
    let mut entries = vec![Entry {
        name: format!("{title}/{}", layout.program),
        from: Source::Bytes(bytes),
        program: true,
    }];
    let below = format!("{title}/{}", layout.carried);
    for carried in CARRIED {
        gather(root, carried, &below, order.art_sources, &mut entries)?;
    }
    let libraries = licences::of_libraries(root)?.into_bytes();
    let made = layout.made.into_iter();
    let made = made.map(|(name, bytes)| (format!("{title}/{name}"), bytes));
    for (name, bytes) in made.chain([(format!("{below}{OF_LIBRARIES}"), libraries)]) {
        entries.push(Entry {
            name,
            from: Source::Bytes(bytes),
            program: false,
        });
    }
    fs::create_dir_all(order.folder)
        .map_err(|error| format!("{}: {error}", order.folder.display()))?;
    let archive = if cfg!(windows) {
        let archive = order.folder.join(format!("{title}.zip"));
        zip(&archive, &entries)?;
        archive
    } else {
        let archive = order.folder.join(format!("{title}.tar.xz"));
        tar_xz(&archive, &entries)?;
        archive
    };
    let size = fs::metadata(&archive)?.len();
    eprintln!(
        "{} files, {:.1} MiB",
        entries.len(),
        size as f64 / f64::from(1 << 20)
    );
    println!("{}", archive.display());
    Ok(())
}

/// Builds the program and returns its path, which only cargo knows for certain.
fn build(root: &Path) -> Result<PathBuf, Failure> {
    let messages = cargo(
        root,
        &["build", "--release", "--locked", "--package", "tabledelve"],
        &[
            "--bin",
            "tabledelve",
            "--message-format",
            "json-render-diagnostics",
        ],
    )?;
    let programs = quoted_after(&messages, "\"executable\":");
    let program = programs.last().map(PathBuf::from);
    program.ok_or_else(|| "cargo did not say where it put the program".into())
}

/// Quoted strings that follow a key in cargo's JSON output. JSON strings are also RON strings, so
/// the RON reader undoes their escapes.
pub fn quoted_after(messages: &str, key: &str) -> impl Iterator<Item = String> {
    messages.split(key).skip(1).filter_map(|rest| {
        let quoted = rest.strip_prefix('"')?;
        let mut escaped = false;
        let end = quoted.char_indices().find_map(|(i, c)| {
            let ends = c == '"' && !escaped;
            escaped = c == '\\' && !escaped;
            ends.then_some(i)
        })?;
        ron::from_str(&rest[..end + 2]).ok()
    })
}

/// Version of the program, from its manifest.
fn version(root: &Path) -> Result<String, Failure> {
    let path = root.join("Cargo.toml");
    let manifest =
        fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    manifest
        .lines()
        .take_while(|line| !line.starts_with("[workspace") && !line.starts_with("[dependencies"))
        .find_map(|line| {
            Some(
                line.strip_prefix("version = \"")?
                    .split('"')
                    .next()?
                    .to_owned(),
            )
        })
        .ok_or_else(|| "Cargo.toml names no version".into())
}

fn gather(
    root: &Path,
    path: &str,
    below: &str,
    art_sources: bool,
    entries: &mut Vec<Entry>,
) -> Result<(), Failure> {
    if path == ART_SOURCES && !art_sources || PICTURES.contains(&path) {
        return Ok(());
    }
    let from = root.join(path);
    if !from.is_dir() {
        if !from.is_file() {
            return Err(format!("{path}: missing from the repository").into());
        }
        entries.push(Entry {
            name: format!("{below}{path}"),
            from: Source::File(from),
            program: false,
        });
        return Ok(());
    }
    let mut names = Vec::new();
    for entry in fs::read_dir(&from).map_err(|error| format!("{path}: {error}"))? {
        let name = entry?.file_name();
        let name = name
            .to_str()
            .ok_or_else(|| format!("{path}: a file name is not UTF-8"))?;
        // Skip files left by editors and file managers.
        if !name.starts_with('.') {
            names.push(name.to_owned());
        }
    }
    names.sort();
    for name in names {
        gather(root, &format!("{path}/{name}"), below, art_sources, entries)?;
    }
    Ok(())
}

fn contents(entry: &Entry) -> Result<Vec<u8>, Failure> {
    match &entry.from {
        Source::File(file) => {
            Ok(fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?)
        }
        Source::Bytes(bytes) => Ok(bytes.clone()),
    }
}

fn tar_xz(archive: &Path, entries: &[Entry]) -> Result<(), Failure> {
    let file = File::create(archive).map_err(|error| format!("{}: {error}", archive.display()))?;
    let packed = XzWriter::new(BufWriter::new(file), XzOptions::with_preset(BEST))?;
    let mut tar = tar::Builder::new(packed);
    for entry in entries {
        let bytes = contents(entry)?;
        let mut header = tar::Header::new_gnu();
        header.set_size(bytes.len() as u64);
        header.set_mode(if entry.program { 0o755 } else { 0o644 });
        header.set_mtime(MOMENT);
        tar.append_data(&mut header, &entry.name, bytes.as_slice())?;
    }
    tar.into_inner()?.finish()?.flush()?;
    Ok(())
}

fn zip(archive: &Path, entries: &[Entry]) -> Result<(), Failure> {
    let file = File::create(archive).map_err(|error| format!("{}: {error}", archive.display()))?;
    let mut zip = zip::ZipWriter::new(BufWriter::new(file));
    for entry in entries {
        let options = zip::write::SimpleFileOptions::default()
            .compression_method(zip::CompressionMethod::Deflated)
            .last_modified_time(zip::DateTime::default())
            .unix_permissions(if entry.program { 0o755 } else { 0o644 });
        zip.start_file(entry.name.as_str(), options)?;
        zip.write_all(&contents(entry)?)?;
    }
    zip.finish()?.flush()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    fn entries(folder: &Path) -> Vec<Entry> {
        let program = folder.join("program");
        let page = folder.join("page.txt");
        fs::write(&program, [7_u8; 3000]).expect("a scratch file can be written");
        fs::write(&page, "read me").expect("a scratch file can be written");
        vec![
            Entry {
                name: "game/program".into(),
                from: Source::File(program),
                program: true,
            },
            Entry {
                name: "game/page.txt".into(),
                from: Source::File(page),
                program: false,
            },
        ]
    }

    fn scratch(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("tabledelve-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a scratch folder can be made");
        folder
    }

    #[test]
    fn a_tar_holds_the_program_to_be_run_and_the_same_bytes_each_time() {
        let folder = scratch("tar");
        let entries = entries(&folder);
        let (once, twice) = (folder.join("once.tar.xz"), folder.join("twice.tar.xz"));
        tar_xz(&once, &entries).expect("it packs");
        tar_xz(&twice, &entries).expect("it packs again");
        let bytes = fs::read(&once).expect("an archive");
        assert_eq!(bytes, fs::read(&twice).expect("another"));
        let mut tar = tar::Archive::new(lzma_rust2::XzReader::new(bytes.as_slice(), false));
        let found: Vec<(String, u32, u64)> = tar
            .entries()
            .expect("entries")
            .map(|entry| {
                let entry = entry.expect("an entry");
                let header = entry.header();
                let path = entry.path().expect("a path").to_string_lossy().into_owned();
                (
                    path,
                    header.mode().expect("a mode"),
                    header.size().expect("a size"),
                )
            })
            .collect();
        assert_eq!(
            found,
            [
                ("game/program".into(), 0o755, 3000),
                ("game/page.txt".into(), 0o644, 7)
            ]
        );
        fs::remove_dir_all(&folder).expect("the scratch folder goes");
    }

    #[test]
    fn a_zip_gives_back_what_went_in() {
        let folder = scratch("zip");
        let archive = folder.join("game.zip");
        zip(&archive, &entries(&folder)).expect("it packs");
        let file = File::open(&archive).expect("an archive");
        let mut found = zip::ZipArchive::new(file).expect("a zip");
        let mut text = String::new();
        found
            .by_name("game/page.txt")
            .expect("the page")
            .read_to_string(&mut text)
            .expect("its text");
        assert_eq!(text, "read me");
        fs::remove_dir_all(&folder).expect("the scratch folder goes");
    }

    #[test]
    fn the_sources_of_the_art_stay_behind_unless_wanted() {
        let root = crate::repository_root();
        let listed = |art_sources| {
            let mut entries = Vec::new();
            gather(&root, "assets", "game/", art_sources, &mut entries).expect("assets are there");
            entries
                .iter()
                .filter(|entry| entry.name.contains(ART_SOURCES))
                .count()
        };
        assert_eq!(listed(false), 0);
        assert!(listed(true) > 0);
    }

    #[test]
    fn cargo_says_where_the_program_is() {
        let line = r#"{"reason":"x","executable":"C:\\a \"b\"\\t.exe","fresh":true}"#;
        let messages = format!("{line}\n{{\"executable\":null}}\n");
        let found: Vec<String> = quoted_after(&messages, "\"executable\":").collect();
        assert_eq!(found, ["C:\\a \"b\"\\t.exe"]);
    }
}
