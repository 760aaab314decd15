//! Pictures of boards on the pages of a rulebook: blocks of RON fenced as ```` ```board ````.

use std::{fs, path::Path};

use super::rulebook_pages;
use crate::{
    content::{Files, Problem, RonFile},
    game::BoardPicture,
    games::OpenGame,
    text::{ENGLISH, languages},
};

/// The line that a picture begins with.
const OPENING: &str = "```board";
/// The line that it ends with.
const CLOSING: &str = "```";

/// A part of a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PagePart<'a> {
    /// A line of text.
    Line(&'a str),
    /// A picture of a board, in RON.
    Board {
        /// Number of lines before the picture's own.
        before: usize,
        text: &'a str,
        /// True if the line that ends it is there.
        closed: bool,
    },
}

/// Takes a page apart.
pub fn page_parts(page: &str) -> Vec<PagePart<'_>> {
    let mut parts = Vec::new();
    // The first line of the open picture, and the byte that its text begins at.
    let mut open: Option<(usize, usize)> = None;
    let mut at = 0;
    for (number, whole) in page.split_inclusive('\n').enumerate() {
        let line = whole.trim_end_matches(['\n', '\r']);
        match open {
            None if line.trim_end() == OPENING => open = Some((number + 1, at + whole.len())),
            None => parts.push(PagePart::Line(line)),
            Some((before, from)) if line.trim_end() == CLOSING => {
                let text = &page[from..at];
                parts.push(PagePart::Board {
                    before,
                    text,
                    closed: true,
                });
                open = None;
            }
            Some(_) => {}
        }
        at += whole.len();
    }
    if let Some((before, from)) = open {
        let text = &page[from..];
        parts.push(PagePart::Board {
            before,
            text,
            closed: false,
        });
    }
    parts
}

/// Reads a picture in a page.
///
/// # Errors
/// The problem and its place in the page.
pub fn read_picture(
    path: &Path,
    before: usize,
    text: &str,
) -> Result<(BoardPicture, RonFile), Problem> {
    RonFile::part(path, before, text)
}

/// Pictures of a page that can be read, and problems with those that cannot.
fn pictures(path: &Path) -> Vec<Result<(BoardPicture, RonFile), Problem>> {
    let page = fs::read_to_string(path).unwrap_or_default();
    let read = |part| match part {
        PagePart::Line(_) => None,
        PagePart::Board {
            before,
            closed: false,
            ..
        } => {
            let ask = format!("this picture never ends; close it with a line of {CLOSING}");
            let problem = RonFile::part::<BoardPicture>(path, before.saturating_sub(1), OPENING);
            Some(Err(problem.err().map_or_else(
                || Problem::about(path, ask.clone()),
                |place| Problem {
                    message: ask.clone(),
                    suggestion: None,
                    ..place
                },
            )))
        }
        PagePart::Board { before, text, .. } => Some(read_picture(path, before, text)),
    };
    page_parts(&page).into_iter().filter_map(read).collect()
}

/// Problems of the pictures of a game's pages as they are written.
pub(super) fn check(files: &Files, game: &str) -> Vec<Problem> {
    let pages = all_pages(files, game);
    let read = pages.into_iter().flat_map(pictures);
    read.filter_map(Result::err).collect()
}

/// Problems of laying them out by the rules.
pub(in crate::games) fn check_drawn(files: &Files, game: &dyn OpenGame) -> Vec<Problem> {
    let pages = all_pages(files, game.id());
    let read = pages.into_iter().flat_map(pictures).filter_map(Result::ok);
    let problem = |(picture, sheet): (BoardPicture, RonFile)| {
        let fault = game.illustrate(&picture).err()?;
        Some(sheet.problem(&fault.field, fault.message))
    };
    read.filter_map(problem).collect()
}

/// The pages of a game in every language.
fn all_pages<'a>(files: &'a Files, game: &str) -> Vec<&'a Path> {
    let others = languages(files).into_iter().map(|language| language.id);
    let mut pages: Vec<&Path> = std::iter::once(ENGLISH.to_owned())
        .chain(others)
        .flat_map(|language| rulebook_pages(files, game, &language).into_values())
        .collect();
    pages.sort();
    pages.dedup();
    pages
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{content::Loader, game::Inked, games};

    fn problems(page: &str) -> Vec<Problem> {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("page.md");
        fs::write(&path, page).expect("a page");
        pictures(&path)
            .into_iter()
            .filter_map(Result::err)
            .collect()
    }

    #[test]
    fn a_picture_is_taken_from_between_its_fences() {
        let page = "# Sight\n\nText.\n\n```board\n(caption: \"A\")\n```\n\nMore.\n";
        let parts = page_parts(page);
        let text = "(caption: \"A\")\n";
        assert!(parts.contains(&PagePart::Board {
            before: 5,
            text,
            closed: true
        }));
        assert_eq!(parts.last(), Some(&PagePart::Line("More.")));
        assert!(!parts.contains(&PagePart::Line("```")));
        assert!(problems(page).is_empty());
    }

    /// The marks of every picture of a game's own pages.
    fn inked(game: &str) -> Vec<Inked> {
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
        let library = Loader::new(games::registry(), root)
            .load()
            .expect("sound content");
        let open = games::open(game, &library).expect("the game");
        let pages = all_pages(library.files(), game).into_iter();
        let read = pages
            .flat_map(pictures)
            .map(|read| read.expect("a picture").0);
        let laid = read.map(|it| open.illustrate(&it).expect(&it.caption));
        laid.flat_map(|laid| laid.marks).collect()
    }

    #[test]
    fn pictures_show_what_their_captions_say() {
        let marks = inked("hex_adventure");
        let covered = marks.iter().filter_map(|mark| match mark {
            Inked::Sight(line) => Some((line.blocked.len(), line.covered)),
            _ => None,
        });
        assert_eq!(covered.collect::<Vec<_>>(), [(0, true), (0, false)]);
        let watched = marks.iter().filter_map(|mark| match mark {
            Inked::Walk(steps) => Some(steps.iter().map(|step| step.1).collect::<Vec<_>>()),
            _ => None,
        });
        assert_eq!(watched.collect::<Vec<_>>(), [[false, true, false, false]]);
        let zones = marks
            .iter()
            .filter(|mark| matches!(mark, Inked::Zone(zone, true) if zone.len() == 6));
        assert_eq!(zones.count(), 1);
        let order = marks
            .iter()
            .filter(|mark| matches!(mark, Inked::Number(..)));
        assert_eq!(order.count(), 7);

        let marks = inked("deck_crawl");
        let arrows = marks.iter().filter(|mark| matches!(mark, Inked::Arrow(..)));
        assert!(arrows.count() >= 2, "{marks:?}");

        let marks = inked("band_crawl");
        let sights = marks.iter().filter_map(|mark| match mark {
            Inked::Sight(line) => Some(line.blocked.is_empty()),
            _ => None,
        });
        assert_eq!(sights.collect::<Vec<_>>(), [true, false]);
        // Three columns of four and the one before the goblins, without the soldier's square.
        let reached = marks.iter().filter_map(|mark| match mark {
            Inked::Reach(cells) => Some(cells.len()),
            _ => None,
        });
        assert_eq!(reached.collect::<Vec<_>>(), [15]);
        let mut seen = marks.iter().filter_map(|mark| match mark {
            Inked::Seen { clear, hidden, .. } => Some((clear.len(), hidden.len())),
            _ => None,
        });
        assert_eq!(seen.next_back(), Some((5, 3)));
    }

    #[test]
    fn a_mistake_in_a_picture_is_told_with_its_place_in_the_page() {
        let page = "# Sight\n\n```board\n(\n    caption: \"A\",\n    mark: [],\n)\n```\n";
        let [problem] = &problems(page)[..] else {
            panic!()
        };
        assert_eq!((problem.line, problem.col), (6, 5), "{problem}");
        assert_eq!(problem.suggestion.as_deref(), Some("marks"));
        let [problem] = &problems("Text.\n\n```board\n(caption: \"A\")\n")[..] else {
            panic!()
        };
        assert_eq!(problem.line, 3, "{problem}");
        assert!(problem.message.contains("never ends"), "{problem}");
    }
}
