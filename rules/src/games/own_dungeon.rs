//! A dungeon of one's own as a mod, for every game that takes it.

use std::{
    io,
    path::{Path, PathBuf},
};

use crate::{
    content::{NewFile, scaffold_of},
    game::workshop::OwnDungeon,
};

/// What such a mod is about.
const ABOUT: &str = "A dungeon from the workshop.";
/// Letters of an id, at most.
const LONGEST: usize = 40;

/// Writes a mod with a dungeon for some games, under a name that no other mod has, and returns its
/// folder. Players know the dungeon by this title.
///
/// # Errors
/// The folder cannot be written; nothing is left of it.
pub fn dungeon_mod(parent: &Path, title: &str, dungeons: &[OwnDungeon]) -> io::Result<PathBuf> {
    let slug = slug(title);
    let ids = std::iter::once(slug.clone()).chain((2..1000).map(|n| format!("{slug}_{n}")));
    for id in ids {
        let key = format!("{}-dungeon", id.replace('_', "-"));
        let levels = dungeons.iter().map(|dungeon| NewFile {
            place: format!("levels/{}/{id}.ron", dungeon.kind),
            holds: "the dungeon".to_owned(),
            text: dungeon.file(&format!("{id}:dungeon"), &key, "From the workshop."),
        });
        let words = NewFile {
            place: format!("assets/locale/en/{id}.ftl"),
            holds: "its name".to_owned(),
            text: format!("{key} = {{ \"{}\" }}\n", quoted(title)),
        };
        let files: Vec<NewFile> = levels.chain([words]).collect();
        match scaffold_of(parent, &id, ABOUT, &files) {
            Ok(written) => {
                return Ok(written
                    .into_iter()
                    .next()
                    .unwrap_or_else(|| parent.join(id)));
            }
            Err(problem) if problem.kind() == io::ErrorKind::AlreadyExists => {}
            Err(problem) => return Err(problem),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// The name of a file or a mod for this title: small letters, digits and underscores.
pub fn slug(title: &str) -> String {
    let mut slug = String::new();
    for letter in title.chars() {
        let letter = letter.to_ascii_lowercase();
        if letter.is_ascii_alphanumeric() {
            slug.push(letter);
        } else if !slug.is_empty() && !slug.ends_with('_') {
            slug.push('_');
        }
        if slug.len() >= LONGEST {
            break;
        }
    }
    let slug = slug.trim_end_matches('_');
    match slug.chars().next() {
        Some(first) if first.is_ascii_alphabetic() && slug != crate::content::CORE => {
            slug.to_owned()
        }
        Some(_) => format!("dungeon_{slug}"),
        None => "dungeon".to_owned(),
    }
}

/// A text between quotation marks in Fluent.
fn quoted(title: &str) -> String {
    let title = title.replace('\\', "\\\\").replace('"', "\\\"");
    title
        .chars()
        .filter(|letter| !letter.is_control())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_become_ids() {
        for (title, id) in [
            ("The Old Works", "the_old_works"),
            ("  Mill & Yard!  ", "mill_yard"),
            ("", "dungeon"),
            ("…", "dungeon"),
            ("7 cellars", "dungeon_7_cellars"),
            ("core", "dungeon_core"),
            ("../../etc", "etc"),
            ("Höhle", "h_hle"),
        ] {
            assert_eq!(slug(title), id, "{title}");
        }
        assert!(slug(&"x".repeat(500)).len() <= LONGEST);
    }

    #[test]
    fn a_second_dungeon_of_a_name_gets_a_folder_of_its_own() {
        let folder = tempfile::tempdir().expect("a folder");
        let dungeon = OwnDungeon {
            kind: "some/lists",
            fields: "rooms: [],".to_owned(),
            lost: Vec::new(),
        };
        let write = || {
            dungeon_mod(
                folder.path(),
                "A \"deep\" {hole}\\",
                std::slice::from_ref(&dungeon),
            )
        };
        let (one, two) = (write().expect("a mod"), write().expect("a mod"));
        assert!(one.ends_with("a_deep_hole") && two.ends_with("a_deep_hole_2"));
        let read = |file: &str| std::fs::read_to_string(two.join(file)).expect("a file");
        let level = read("levels/some/lists/a_deep_hole_2.ron");
        assert!(level.contains("\"a_deep_hole_2:dungeon\": ("), "{level}");
        let words = read("assets/locale/en/a_deep_hole_2.ftl");
        let wanted = "a-deep-hole-2-dungeon = { \"A \\\"deep\\\" {hole}\\\\\" }\n";
        assert_eq!(words, wanted);
    }
}
