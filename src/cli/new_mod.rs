use std::{
    fmt::Write as _,
    io::ErrorKind,
    path::{Path, PathBuf},
};

use super::{Answer, Failure, args::Places};
use crate::{content::DataPaths, games};

/// `tabledelve mod new`: writes a mod to the mods of `--data-dir`, or here.
pub(super) fn new_mod(places: &Places, id: &str) -> Result<Answer, Failure> {
    let parent = places
        .data_dir
        .as_ref()
        .map_or_else(PathBuf::new, |dir| dir.join("mods"));
    let parent = if parent.as_os_str().is_empty() {
        Path::new(".")
    } else {
        &parent
    };
    let written = games::new_mod(places.games, parent, id).map_err(|problem| {
        let folder = parent.join(id);
        Failure::usage(match problem.kind() {
            ErrorKind::InvalidInput => format!("'{id}' cannot be the id of a mod: {problem}"),
            ErrorKind::AlreadyExists => {
                format!("{} already exists; choose another id", folder.display())
            }
            _ => format!(
                "{} cannot be written: {problem}; name a folder that can be with --data-dir",
                folder.display()
            ),
        })
    })?;
    let mut text = String::new();
    for path in &written {
        let _ = writeln!(text, "{}", path.display());
    }
    let folder = parent.join(id);
    let folder = folder.display();
    let _ = writeln!(text, "\nCheck it:  tabledelve check {folder}");
    if let Some(game) = places.games.iter().find(|game| !game.examples().is_empty()) {
        let _ = writeln!(
            text,
            "Try it:    tabledelve --mod {folder} simulate {} --games 100",
            game.id()
        );
    }
    if places.data_dir.is_some() {
        let _ = writeln!(text, "It is installed.");
    } else if let Ok(paths) = DataPaths::find(None) {
        let mods = paths.mods();
        let _ = writeln!(text, "Install it: move it to {}", mods.display());
    }
    Ok(Answer::text(text))
}
