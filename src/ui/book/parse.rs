use std::path::Path;

use super::{Chapter, Section};
use crate::{
    game::BoardPicture,
    games::{PagePart, page_parts, read_picture},
};

/// A part of a page.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::ui) enum Block {
    /// Running text.
    Paragraph(Vec<Span>),
    /// List items, each with its number if the list is numbered.
    List(Vec<(Option<u32>, Vec<Span>)>),
    /// A heading within a section.
    Heading(String),
    /// A table drawn from the game's own records, by its name.
    Table(String),
    /// A picture of a board.
    Board(Box<BoardPicture>),
}

/// A run of text in one style.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::ui) struct Span {
    pub text: String,
    pub bold: bool,
    pub italic: bool,
    /// The section that it links to.
    pub link: Option<String>,
}

/// Every text of a chapter.
pub(super) fn texts(chapter: &mut Chapter) -> Vec<&mut String> {
    let mut all = vec![&mut chapter.title];
    let mut blocks: Vec<&mut Block> = chapter.intro.iter_mut().collect();
    for section in &mut chapter.sections {
        all.push(&mut section.title);
        blocks.extend(&mut section.blocks);
    }
    for block in blocks {
        match block {
            Block::Paragraph(spans) => all.extend(spans.iter_mut().map(|span| &mut span.text)),
            Block::List(items) => {
                let spans = items.iter_mut().flat_map(|(_, spans)| spans);
                all.extend(spans.map(|span| &mut span.text));
            }
            Block::Heading(title) => all.push(title),
            Block::Board(picture) => all.push(&mut picture.caption),
            Block::Table(_) => {}
        }
    }
    all
}

/// Reads the file of a chapter: `# Title`, then sections `## Title {#rule.id}`.
pub(super) fn chapter(text: &str) -> Chapter {
    let mut chapter = Chapter::default();
    let mut pending: Vec<&str> = Vec::new();
    let blocks_of = |chapter: &mut Chapter, blocks: Vec<Block>| match chapter.sections.last_mut() {
        Some(section) => section.blocks.extend(blocks),
        None => chapter.intro.extend(blocks),
    };
    let flush = |chapter: &mut Chapter, pending: &mut Vec<&str>| {
        let blocks = blocks(pending);
        pending.clear();
        blocks_of(chapter, blocks);
    };
    for part in page_parts(text) {
        let line = match part {
            PagePart::Line(line) => line,
            PagePart::Board { text, .. } => {
                flush(&mut chapter, &mut pending);
                // What cannot be read was told when the page was checked.
                let read = read_picture(Path::new(""), 0, text).ok();
                let picture = read.map(|(picture, _)| Block::Board(Box::new(picture)));
                blocks_of(&mut chapter, picture.into_iter().collect());
                continue;
            }
        };
        if let Some(title) = line.strip_prefix("# ") {
            chapter.title = title.trim().to_owned();
        } else if let Some(title) = line.strip_prefix("## ") {
            flush(&mut chapter, &mut pending);
            let (title, id) = titled(title);
            chapter.sections.push(Section {
                id,
                title,
                blocks: Vec::new(),
            });
        } else {
            pending.push(line);
        }
    }
    flush(&mut chapter, &mut pending);
    chapter
}

/// Splits `Title {#rule.id}`.
fn titled(line: &str) -> (String, String) {
    let (title, id) = line.split_once("{#").unwrap_or((line, ""));
    let id = id.split('}').next().unwrap_or_default();
    (title.trim().to_owned(), id.trim().to_owned())
}

fn blocks(lines: &[&str]) -> Vec<Block> {
    let mut blocks = Vec::new();
    for part in lines
        .split(|line| line.trim().is_empty())
        .filter(|part| !part.is_empty())
    {
        if let Some(name) = table_name(part) {
            blocks.push(Block::Table(name));
        } else if let Some(title) = part[0].strip_prefix("### ") {
            blocks.push(Block::Heading(titled(title).0));
            if part.len() > 1 {
                blocks.extend(self::blocks(&part[1..]));
            }
        } else if point(part[0]).is_some() {
            blocks.push(Block::List(points(part)));
        } else {
            blocks.push(Block::Paragraph(spans(&part.join(" "))));
        }
    }
    blocks
}

fn table_name(part: &[&str]) -> Option<String> {
    let [line] = part else { return None };
    let name = line.trim().strip_prefix("{{table:")?.strip_suffix("}}")?;
    Some(name.trim().to_owned())
}

/// The number and text of a line that starts a list item.
fn point(line: &str) -> Option<(Option<u32>, &str)> {
    let line = line.trim_start();
    if let Some(text) = line.strip_prefix("- ").or_else(|| line.strip_prefix("* ")) {
        return Some((None, text));
    }
    let (number, text) = line.split_once(". ")?;
    Some((Some(number.parse().ok()?), text))
}

fn points(part: &[&str]) -> Vec<(Option<u32>, Vec<Span>)> {
    let mut joined: Vec<(Option<u32>, String)> = Vec::new();
    for line in part {
        match (point(line), joined.last_mut()) {
            (Some((number, text)), _) => joined.push((number, text.to_owned())),
            (None, Some((_, text))) => {
                text.push(' ');
                text.push_str(line.trim());
            }
            (None, None) => joined.push((None, (*line).to_owned())),
        }
    }
    joined
        .into_iter()
        .map(|(number, text)| (number, spans(&text)))
        .collect()
}

/// Splits text with `**bold**`, `*italic*` and `[links](#id)`.
fn spans(text: &str) -> Vec<Span> {
    let mut out: Vec<Span> = Vec::new();
    let (mut bold, mut italic) = (false, false);
    let mut rest = text;
    let mut plain = String::new();
    let put = |out: &mut Vec<Span>, text: &mut String, bold, italic| {
        if !text.is_empty() {
            out.push(Span {
                text: std::mem::take(text),
                bold,
                italic,
                link: None,
            });
        }
    };
    while let Some(next) = rest.chars().next() {
        if let Some(after) = rest.strip_prefix("**") {
            put(&mut out, &mut plain, bold, italic);
            bold = !bold;
            rest = after;
        } else if let Some(after) = rest.strip_prefix('*') {
            put(&mut out, &mut plain, bold, italic);
            italic = !italic;
            rest = after;
        } else if let Some((text, target, after)) = link(rest) {
            put(&mut out, &mut plain, bold, italic);
            out.push(Span {
                text: text.to_owned(),
                bold,
                italic,
                link: Some(target.to_owned()),
            });
            rest = after;
        } else {
            plain.push(next);
            rest = &rest[next.len_utf8()..];
        }
    }
    put(&mut out, &mut plain, bold, italic);
    out
}

/// A `[text](#id)` at the start, and the rest.
fn link(text: &str) -> Option<(&str, &str, &str)> {
    let (label, rest) = text.strip_prefix('[')?.split_once("](#")?;
    let (target, rest) = rest.split_once(')')?;
    (!label.contains('[')).then_some((label, target, rest))
}

/// The text of blocks without styles.
pub(super) fn plain(blocks: &[Block]) -> String {
    let mut out = String::new();
    for block in blocks {
        match block {
            Block::Heading(text) => out.push_str(text),
            Block::Board(picture) => out.push_str(&picture.caption),
            Block::Paragraph(_) | Block::List(_) | Block::Table(_) => {}
        }
        spans_of(block)
            .iter()
            .for_each(|span| out.push_str(&span.text));
        out.push(' ');
    }
    out
}

/// The targets of the links in blocks.
#[cfg(test)]
pub(super) fn links(blocks: &[Block]) -> Vec<String> {
    let mut out = Vec::new();
    for block in blocks {
        for span in spans_of(block) {
            out.extend(span.link.clone());
        }
    }
    out
}

fn spans_of(block: &Block) -> Vec<&Span> {
    match block {
        Block::Paragraph(spans) => spans.iter().collect(),
        Block::List(points) => points.iter().flat_map(|(_, spans)| spans).collect(),
        Block::Heading(_) | Block::Table(_) | Block::Board(_) => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_and_links_are_taken_apart() {
        let spans = spans("Spend **one** die, see [order](#fight.order) or *wait*.");
        let shown: Vec<(&str, bool, bool, Option<&str>)> = spans
            .iter()
            .map(|s| (s.text.as_str(), s.bold, s.italic, s.link.as_deref()))
            .collect();
        assert_eq!(
            shown,
            [
                ("Spend ", false, false, None),
                ("one", true, false, None),
                (" die, see ", false, false, None),
                ("order", false, false, Some("fight.order")),
                (" or ", false, false, None),
                ("wait", false, true, None),
                (".", false, false, None),
            ]
        );
    }

    #[test]
    fn chapters_have_sections_lists_and_tables() {
        let chapter = chapter(
            "# Gear\n\nIntro.\n\n## Costs {#gear.costs}\n\n{{table:items}}\n\n1. one\n   more\n2. two\n\n\
             ## Next {#gear.next}\n\n- a [b](#gear.costs)\n",
        );
        assert_eq!(chapter.title, "Gear");
        assert_eq!(chapter.intro.len(), 1);
        assert_eq!(chapter.sections[0].id, "gear.costs");
        assert_eq!(chapter.sections[0].blocks[0], Block::Table("items".into()));
        let Block::List(points) = &chapter.sections[0].blocks[1] else {
            panic!()
        };
        assert_eq!(
            (points.len(), points[0].0, points[0].1[0].text.as_str()),
            (2, Some(1), "one more")
        );
        assert_eq!(links(&chapter.sections[1].blocks), ["gear.costs"]);
    }

    #[test]
    fn unfinished_markup_stays_as_it_is_written() {
        assert_eq!(spans("a [b](c")[0].text, "a [b](c");
    }
}
