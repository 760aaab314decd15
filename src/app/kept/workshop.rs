//! What comes out of a workshop for dungeons: levels, pictures, and mods to play them with.

use std::path::PathBuf;

use super::files::unused;
use super::maps::{export_picture, write_level};
use crate::{
    app::{Notice, Shelf, Words, frame::paths::Paths},
    dungeon::{Level, TileRules, atlas::Atlas, write_svg},
    game::{
        Phrase,
        workshop::{OwnDungeon, Workshop},
    },
    games::{dungeon_mod, slug},
};

/// A form in which a dungeon leaves the workshop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// A level, which goes into the book of maps.
    Level,
    /// A picture, as the dungeon is drawn on the table.
    Picture,
    /// A drawing in lines.
    Drawing,
    /// A mod with the dungeon for every game that takes it.
    Mod,
}

/// Writes a dungeon under a name that no other file has, and says where it is.
///
/// # Errors
/// There is nothing to be written yet, or the file cannot be written.
pub fn export(
    shop: &dyn Workshop,
    title: &str,
    form: Form,
    drawn_with: Option<(&TileRules, &Atlas)>,
    (words, shelf, paths): (&Words, &Shelf, &Paths),
) -> Result<Notice, Notice> {
    let title = match title.trim() {
        "" => words.get("workshop-unnamed"),
        title => title.to_owned(),
    };
    let level = shop.level(&title);
    let level = level.ok_or_else(|| cannot(Phrase::new("workshop-no-plan")))?;
    let file = |extension: &str| unused(&paths.maps(), &slug(&title), extension);
    let written = match form {
        Form::Level => {
            let file = file("ron");
            write_level(&level, &file)
                .map(|()| file.clone())
                .map_err(|it| (file, it))
        }
        Form::Picture => {
            let drawn_with = drawn_with.ok_or_else(|| cannot(Phrase::new("workshop-no-art")))?;
            let file = file("png");
            export_picture(&level.map, drawn_with, &file).map_err(|it| (file, it))
        }
        Form::Drawing => drawing(shop, &level, file("svg"), words),
        Form::Mod => return as_mod(shop, &level, (words, shelf, paths)),
    };
    match written {
        Ok(file) => Ok(told("workshop-exported", vec![file.display().to_string()])),
        Err((file, error)) => Err(Notice::unwritable(&file, &error)),
    }
}

fn told(text: &'static str, details: Vec<String>) -> Notice {
    Notice {
        title: Phrase::new("workshop-exported-title"),
        text: Phrase::new(text),
        details,
    }
}

fn cannot(why: Phrase) -> Notice {
    Notice {
        title: Phrase::new("workshop-not-exported-title"),
        text: why,
        details: Vec::new(),
    }
}

fn drawing(
    shop: &dyn Workshop,
    level: &Level,
    file: PathBuf,
    words: &Words,
) -> Result<PathBuf, (PathBuf, String)> {
    let rooms = shop.rooms();
    let purpose = |room: &crate::dungeon::Room| {
        let name = rooms
            .get(usize::from(room.id.0))
            .and_then(|it| it.name.as_ref());
        name.map(|name| words.plain(name)).unwrap_or_default()
    };
    let folder = file.parent().map_or(Ok(()), std::fs::create_dir_all);
    match folder.and_then(|()| write_svg(level, purpose, &file)) {
        Ok(()) => Ok(file),
        Err(error) => Err((file, error.to_string())),
    }
}

/// A mod for the workshop's own game, and for every other whose book allows dungeons of one's own.
fn as_mod(
    shop: &dyn Workshop,
    level: &Level,
    (words, shelf, paths): (&Words, &Shelf, &Paths),
) -> Result<Notice, Notice> {
    let own = shop.own().map_err(cannot)?;
    let mut dungeons: Vec<OwnDungeon> = vec![own];
    let mut details = Vec::new();
    for game in &shelf.games {
        let name = words.get(&format!("game-{}", game.id().replace('_', "-")));
        let told = |what: Phrase| words.plain(&what.with("game", name.clone()));
        match game.own_dungeon(level) {
            None => {}
            Some(Ok(dungeon)) => {
                details.push(told(Phrase::new("workshop-for-game")));
                details.extend(dungeon.lost.iter().map(|lost| words.plain(lost)));
                dungeons.push(dungeon);
            }
            Some(Err(why)) => {
                let why = words.plain(&why);
                details.push(told(Phrase::new("workshop-not-for-game").with("why", why)));
            }
        }
    }
    let mods = paths.mods();
    let folder = dungeon_mod(&mods, &level.name, &dungeons);
    let folder = folder.map_err(|error| Notice::unwritable(&mods, &error))?;
    details.insert(0, folder.display().to_string());
    Ok(told("workshop-exported-mod", details))
}
