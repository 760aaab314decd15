//! The map book: maps kept from games.

use std::{
    fs,
    path::{Path, PathBuf},
};

use bevy::prelude::*;

use super::{files::unused, removed::rewrite};
use crate::app::{CurrentTable, Notice, PlaySound, Words, frame::paths::Paths};
use crate::{
    content::write_with_folder,
    dungeon::{Level, Map, Picture, TileRules, atlas::Atlas, write_png},
    game::Phrase,
};

/// Keeps the map on the table.
#[derive(Message, Clone, Copy, Debug)]
pub struct KeepMap;

/// A map in the book.
#[derive(Clone, Debug)]
pub struct KeptMap {
    pub file: PathBuf,
    /// The map, or an error message if the file is faulty.
    pub level: Result<Level, String>,
}

/// Size limit of a map file; anything larger is a mistake or an attack.
const LARGEST: u64 = 4 << 20;

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_message::<KeepMap>().add_systems(Update, keep);
}

fn keep(
    mut asked: MessageReader<KeepMap>,
    table: Option<Res<CurrentTable>>,
    words: Res<Words>,
    paths: Res<Paths>,
    mut tell: MessageWriter<Notice>,
    mut sound: MessageWriter<PlaySound>,
) {
    if asked.read().count() == 0 {
        return;
    }
    let Some(table) = table else { return };
    let Some(map) = table.0.map() else { return };
    let name = words.say(&table.0.summary(), &*table.0);
    let file = unused(&paths.maps(), table.0.game(), "ron");
    let level = Level {
        name,
        map: Map::clone(&map),
        purposes: Default::default(),
    };
    match write_level(&level, &file) {
        Ok(()) => {
            info!("the map is kept in {}", file.display());
            sound.write(PlaySound::new("quill"));
            // The book itself shows the file of each map.
            tell.write(Notice {
                title: Phrase::new("maps-kept-title"),
                text: Phrase::new("maps-kept").with("name", level.name),
                details: Vec::new(),
            });
        }
        Err(error) => {
            tell.write(Notice::unwritable(&file, &error));
        }
    }
}

pub(super) fn write_level(level: &Level, file: &Path) -> Result<(), String> {
    let text = level.text().map_err(|error| error.to_string())?;
    write_with_folder(file, text.as_bytes()).map_err(|error| error.to_string())
}

/// Gives a kept map another name.
///
/// # Errors
/// The file cannot be written; it is then as before.
pub fn rename(kept: &KeptMap, name: &str) -> Result<(), Notice> {
    let Ok(level) = &kept.level else {
        return Ok(());
    };
    let mut level = level.clone();
    level.name = name.to_owned();
    let unwritable = |error: &dyn std::fmt::Display| Notice::unwritable(&kept.file, error);
    let text = level.text().map_err(|error| unwritable(&error))?;
    rewrite(&kept.file, text.as_bytes()).map_err(|error| unwritable(&error))
}

/// Every map in the book, latest first, including damaged files.
pub fn kept(paths: &Paths) -> Vec<KeptMap> {
    let Ok(folder) = fs::read_dir(paths.maps()) else {
        return Vec::new();
    };
    let mut files: Vec<PathBuf> = folder
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ron"))
        .collect();
    let written = |file: &PathBuf| fs::metadata(file).and_then(|about| about.modified()).ok();
    files.sort_by(|a, b| written(b).cmp(&written(a)).then_with(|| a.cmp(b)));
    files
        .into_iter()
        .map(|file| KeptMap {
            level: read(&file),
            file,
        })
        .collect()
}

fn read(file: &Path) -> Result<Level, String> {
    let size = fs::metadata(file).map_err(|error| error.to_string())?.len();
    if size > LARGEST {
        return Err(format!("the file is larger than {} MiB", LARGEST >> 20));
    }
    Level::read(file).map_err(|problems| {
        let problems = problems.iter().map(ToString::to_string);
        problems.collect::<Vec<_>>().join("\n")
    })
}

/// Writes a map as a picture next to its file.
///
/// # Errors
/// The picture cannot be written.
pub fn export_picture(
    map: &Map,
    (rules, atlas): (&TileRules, &Atlas),
    file: &Path,
) -> Result<PathBuf, String> {
    let file = file.with_extension("png");
    let picture = Picture::draw(map, rules, atlas, Picture::EXPORTED);
    let written = write_png(&picture.image, &file);
    written.map_err(|error| error.to_string())?;
    Ok(file)
}
