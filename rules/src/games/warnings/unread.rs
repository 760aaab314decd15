use std::{collections::BTreeSet, fs, path::Path};

use super::super::{
    Games,
    pages::{rulebook_folder, translated_folder, translated_rulings},
};
use crate::{
    content::{
        CORE, Files, LOCALE, Library, MANIFEST, ModState, Problem, Registry, SoundIndex, nearest,
    },
    dungeon::atlas::AtlasIndex,
    text::{ENGLISH, Language, languages},
};

/// Folders of a mod that are read.
const TOPS: [&str; 2] = ["assets", "levels"];
/// Atlases, whose drawings can be replaced one by one.
const ATLASES: [&str; 6] = ["map", "hex", "tokens", "cards", "dice", "ui"];

/// Files of mods that nothing reads.
pub(super) fn check(games: Games, registry: &Registry, library: &Library) -> Vec<Problem> {
    let files = library.files();
    let mut found = Vec::new();
    let core = files.without_mods();
    let reader = Reader {
        games,
        registry,
        languages: languages(files),
        pages: pages(games, files),
        core: core
            .below("assets")
            .into_keys()
            .map(str::to_owned)
            .collect(),
        sounds: sounds(library),
        drawings: drawings(registry, library),
        pictures: pictures(registry, library),
        tiled: tiled(files),
    };
    for top in TOPS {
        let of_mods = files.each_below(top).filter(|(owner, ..)| *owner != CORE);
        for (_, place, path) in of_mods {
            if let Some(reason) = reader.unread(place) {
                found.push(Problem::about(path, reason).warning());
            }
        }
    }
    let used = library.mods().iter().skip(1);
    for info in used.filter(|info| info.state == ModState::Loaded) {
        found.extend(misspelt_tops(&info.folder));
    }
    found
}

/// Folders beside `assets` and `levels` that are most likely meant to be one of them.
fn misspelt_tops(folder: &Path) -> Vec<Problem> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let names = entries.filter(|entry| entry.path().is_dir());
    let names = names.filter_map(|entry| entry.file_name().into_string().ok());
    let mut names: Vec<String> = names
        .filter(|name| !TOPS.contains(&name.as_str()))
        .collect();
    names.sort();
    let misspelt = names.into_iter().filter_map(|name| {
        let near = nearest(&name, TOPS)?;
        let message = "nothing reads this folder";
        let problem = Problem::about(folder.join(name), message).warning();
        Some(problem.suggesting(Some(near)))
    });
    misspelt.collect()
}

/// The pages of all rulebooks in English.
fn pages(games: Games, files: &Files) -> BTreeSet<String> {
    let folders = games.iter().map(|game| rulebook_folder(game.id()));
    let mut all = BTreeSet::new();
    for folder in folders {
        all.extend(files.below(&folder).into_keys().map(str::to_owned));
    }
    all
}

/// Everything in quotes in tile rules, things and boards.
fn tiled(files: &Files) -> BTreeSet<String> {
    let folders = ["assets/tiles", "assets/boards", "levels"];
    let mut all = BTreeSet::new();
    for path in folders
        .iter()
        .flat_map(|folder| files.below(folder).into_values())
    {
        let text = fs::read_to_string(path).unwrap_or_default();
        all.extend(text.split('"').skip(1).step_by(2).map(str::to_owned));
    }
    all
}

/// A name without the number of its variant: `hatch` of `hatch_2`.
fn without_number(drawing: &str) -> &str {
    match drawing.rsplit_once('_') {
        Some((name, number)) if number.bytes().all(|c| c.is_ascii_digit()) => name,
        _ => drawing,
    }
}

/// The sounds that the index names.
fn sounds(library: &Library) -> BTreeSet<String> {
    let index = SoundIndex::read(library.files());
    let sounds = index.into_iter().flat_map(|index| index.sounds);
    sounds.flat_map(|(_, listed)| listed.files).collect()
}

/// `atlas/name` of every drawing that is there to be replaced, or that a record asks for.
fn drawings(registry: &Registry, library: &Library) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for atlas in ATLASES {
        let place = format!("assets/art/atlas/{atlas}.ron");
        let index = library.files().file(&place).map(AtlasIndex::read);
        let names = index.and_then(Result::ok).into_iter();
        let names = names.flat_map(|index| index.sprites.into_keys());
        all.extend(names.map(|name| format!("{atlas}/{name}")));
    }
    for named in library.names(registry) {
        if let Some(atlases) = named.what.strip_prefix("drawing in ") {
            all.extend(
                atlases
                    .split(" or ")
                    .map(|atlas| format!("{atlas}/{}", named.name)),
            );
        }
    }
    all
}

/// The rest of a path below the folder of languages, if it lies in a folder.
fn place_in<'a>(folder: &str, place: &'a str) -> Option<&'a str> {
    let folder = folder.strip_prefix(LOCALE)?.strip_prefix('/')?;
    place.strip_prefix(folder)?.strip_prefix('/')
}

fn pictures(registry: &Registry, library: &Library) -> BTreeSet<String> {
    let named = library.names(registry).into_iter();
    let pictures = named.filter(|named| named.what == "picture");
    pictures.map(|named| named.name).collect()
}

struct Reader<'a> {
    games: Games,
    registry: &'a Registry,
    languages: Vec<Language>,
    /// Pages of rulebooks in English, of the game and its mods.
    pages: BTreeSet<String>,
    /// The game's own files below `assets`.
    core: BTreeSet<String>,
    sounds: BTreeSet<String>,
    drawings: BTreeSet<String>,
    /// The pictures of pages that records ask for.
    pictures: BTreeSet<String>,
    /// Everything in quotes in tile rules, things and boards, which may name a drawing.
    tiled: BTreeSet<String>,
}

impl Reader<'_> {
    /// The same for a file below the folder of languages.
    fn unread_text(&self, place: &str) -> Option<String> {
        let Some((language, inside)) = place.split_once('/') else {
            return Some(format!(
                "nothing reads this file: texts lie in {LOCALE}/{ENGLISH}/*.ftl"
            ));
        };
        if !self.languages.iter().any(|known| known.id == language) {
            return Some(format!(
                "nothing reads this file: `{language}` is not the id of a language, as `{ENGLISH}` \
                 and `pt-BR` are"
            ));
        }
        let is_page = |game: &str| {
            let folder = translated_folder(game, language);
            let name = place_in(&folder, place);
            name.is_some_and(|name| {
                let english = format!("{}/{name}", rulebook_folder(game));
                self.pages.contains(&english)
            })
        };
        let is_translation = || {
            language != ENGLISH
                && (self.registry.reads(inside) || self.registry.reads(&format!("assets/{inside}")))
        };
        let read = inside.ends_with(".ftl")
            || is_translation()
            || self
                .games
                .iter()
                .any(|game| is_page(game.id()) || place == translated_rulings(game.id(), language));
        (!read).then(|| {
            format!(
                "nothing reads this file: texts lie in {LOCALE}/{language}/*.ftl, and in other \
                 languages also records and pages at the places of the English ones"
            )
        })
    }

    /// The reason nothing reads a file, if nothing does.
    fn unread(&self, place: &str) -> Option<String> {
        let nothing = || Some("nothing reads this file".to_owned());
        if self.core.contains(place) || self.registry.reads(place) {
            return None;
        }
        if let Some(rest) = place.strip_prefix("assets/locale/") {
            return self.unread_text(rest);
        }
        if let Some(rest) = place.strip_prefix("assets/rulesets/") {
            let (game, inside) = rest.split_once('/').unwrap_or((rest, ""));
            let page = inside.starts_with("rulebook/") && inside.ends_with(".md");
            let known: Vec<&str> = self.games.iter().map(|game| game.id()).collect();
            return match known.contains(&game) {
                true if page => None,
                true => nothing(),
                false => {
                    let near = nearest(game, known);
                    let near =
                        near.map_or_else(String::new, |it| format!("; did you mean `{it}`?"));
                    Some(format!(
                        "nothing reads this file: there is no game `{game}`{near}"
                    ))
                }
            };
        }
        if let Some(name) = place.strip_prefix("assets/sound/") {
            let listed = self.sounds.contains(name);
            return (!listed).then(|| {
                "nothing plays this sound: assets/sound/index.ron does not list it".to_owned()
            });
        }
        if let Some(rest) = place.strip_prefix("assets/art/") {
            let (folder, name) = rest.split_once('/').unwrap_or(("", rest));
            let drawing = name.strip_suffix(".png").unwrap_or(name);
            return match folder {
                "pictures" if name.ends_with(".png") => {
                    let asked = self.pictures.contains(drawing);
                    (!asked).then(|| "no record asks for this picture".to_owned())
                }
                "src" => None,
                "map" | "hex" if name.ends_with(".png") => {
                    let shown = self.drawings.contains(&format!("{folder}/{drawing}"))
                        || self.tiled.contains(drawing)
                        || self.tiled.contains(without_number(drawing));
                    (!shown).then(|| {
                        format!(
                            "nothing shows this drawing: {folder} has none of that name, and no \
                             board, thing or tile rule asks for it"
                        )
                    })
                }
                _ if ATLASES.contains(&folder) && name.ends_with(".png") => {
                    let asked = self.drawings.contains(&format!("{folder}/{drawing}"))
                        || folder == "tokens" && drawing.contains('_');
                    (!asked).then(|| {
                        format!(
                            "nothing shows this drawing: {folder} has none of that name, and no \
                             record asks for it"
                        )
                    })
                }
                _ => nothing(),
            };
        }
        let is_manifest = place.rsplit('/').next() == Some(MANIFEST);
        if is_manifest {
            return Some(format!("{MANIFEST} lies in the folder of the mod itself"));
        }
        nothing()
    }
}
