//! Maps as drawings in lines, for paper and for other programs: floor, walls, doors, what stands
//! there, and the number and purpose of each room.

use std::fmt::Write as _;
use std::path::Path;

use super::{Door, DoorView, Level, Room, View};
use crate::content::write_whole;
use crate::grid::{Cell, Rect, Side};

/// Units along the side of a cell.
const CELL: i32 = 20;
/// Cells of bare paper around everything.
const MARGIN: i16 = 1;
/// What is drawn how: paper, floor, walls and lettering.
const STYLE: &str = "\
.paper{fill:#f4ecd8}.floor{fill:#fffdf5}.way{fill:#efe6d0}\
.squares{stroke:#d9ceb4;stroke-width:1;fill:none}\
.wall{stroke:#2b241c;stroke-width:3;stroke-linecap:square;fill:none}\
.door{stroke:#2b241c;stroke-width:1.5;fill:#c79a5b}.thing{fill:none;stroke:#8a7a5e;stroke-width:1.5}\
text{font-family:Georgia,serif;fill:#2b241c;text-anchor:middle}\
.number{font-size:20px;font-weight:bold}.purpose{font-size:9px}";

/// A level as an SVG document, storeys side by side. `purpose` puts that of a room into words.
pub fn svg(level: &Level, purpose: impl Fn(&Room) -> String) -> String {
    let map = &level.map;
    let mut drawn = String::new();
    let (mut left, mut height) = (0, 1);
    let mut levels = map.levels();
    if levels.is_empty() {
        levels.push(1);
    }
    for storey in levels {
        let view = View::of_level(map, storey, |_| true);
        let sheet = view.bounds().grown(MARGIN);
        let drawing = Drawing {
            view: &view,
            off: Cell::new(left - sheet.min.x, -sheet.min.y),
        };
        drawing.ground(&mut drawn);
        drawing.walls(&mut drawn);
        drawing.things(&mut drawn);
        for room in map.rooms().filter(|room| room.level == storey) {
            drawing.label(&mut drawn, room, &purpose(room));
        }
        left = left.saturating_add(sheet.width());
        height = height.max(sheet.height());
    }
    let (width, height) = (i32::from(left.max(1)) * CELL, i32::from(height) * CELL);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\">\n<title>{}</title>\n<style>{STYLE}</style>\n\
         <rect class=\"paper\" width=\"{width}\" height=\"{height}\"/>\n{drawn}</svg>\n",
        escaped(&level.name)
    )
}

/// Writes a level as an SVG file, whole or not at all.
///
/// # Errors
/// The file cannot be written; an older one is still there.
pub fn write_svg(
    level: &Level,
    purpose: impl Fn(&Room) -> String,
    path: &Path,
) -> std::io::Result<()> {
    write_whole(path, svg(level, purpose).as_bytes())
}

/// Text as it stands between tags.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            // These no document may have, not even escaped.
            _ if letter.is_control() && !letter.is_whitespace() => safe.push('\u{fffd}'),
            '\u{fffe}' | '\u{ffff}' => safe.push('\u{fffd}'),
            _ => safe.push(letter),
        }
    }
    safe
}

/// A storey on its way to paper.
struct Drawing<'a> {
    view: &'a View,
    /// From cells of the map to those of the paper.
    off: Cell,
}

impl Drawing<'_> {
    /// The corner of a cell, in units.
    fn at(&self, cell: Cell) -> (i32, i32) {
        let cell = cell + self.off;
        (i32::from(cell.x) * CELL, i32::from(cell.y) * CELL)
    }

    /// The middle of a rectangle of cells.
    fn middle(&self, of: Rect) -> (i32, i32) {
        let ((x, y), (right, bottom)) = (self.at(of.min), self.at(of.max));
        ((x + right + CELL) / 2, (y + bottom + CELL) / 2)
    }

    fn is_open(&self, cell: Cell) -> bool {
        self.view.bounds().contains(cell) && self.view.get(cell).is_open()
    }

    /// Floors and corridors, and the squares on them.
    fn ground(&self, drawn: &mut String) {
        let mut squares = String::new();
        for (cell, view) in self.view.cells().filter(|(_, view)| view.is_open()) {
            let (x, y) = self.at(cell);
            let class = match view.ground {
                super::Ground::Floor => "floor",
                _ => "way",
            };
            let _ = writeln!(
                drawn,
                "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{CELL}\" height=\"{CELL}\"/>"
            );
            for (side, line) in [
                (Side::East, format!("M{} {y}v{CELL}", x + CELL)),
                (Side::South, format!("M{x} {}h{CELL}", y + CELL)),
            ] {
                if self.is_open(cell.step(side, 1)) {
                    squares.push_str(&line);
                }
            }
        }
        if !squares.is_empty() {
            let _ = writeln!(drawn, "<path class=\"squares\" d=\"{squares}\"/>");
        }
    }

    /// Lines between what is open and what is not.
    fn walls(&self, drawn: &mut String) {
        let mut lines = String::new();
        for (cell, _) in self.view.cells().filter(|(_, view)| view.is_open()) {
            let (x, y) = self.at(cell);
            for side in Side::ALL {
                if self.is_open(cell.step(side, 1)) {
                    continue;
                }
                let _ = match side {
                    Side::North => write!(lines, "M{x} {y}h{CELL}"),
                    Side::South => write!(lines, "M{x} {}h{CELL}", y + CELL),
                    Side::West => write!(lines, "M{x} {y}v{CELL}"),
                    Side::East => write!(lines, "M{} {y}v{CELL}", x + CELL),
                };
            }
        }
        if !lines.is_empty() {
            let _ = writeln!(drawn, "<path class=\"wall\" d=\"{lines}\"/>");
        }
    }

    /// Doors and furniture.
    fn things(&self, drawn: &mut String) {
        for (cell, view) in self.view.cells() {
            let (x, y) = self.at(cell);
            if let Some(door) = view.door {
                door_at(drawn, (x, y), door);
            } else if let Some(feature) = &view.feature {
                let (middle, radius) = ((x + CELL / 2, y + CELL / 2), CELL / 3);
                let _ = writeln!(
                    drawn,
                    "<circle class=\"thing\" cx=\"{}\" cy=\"{}\" r=\"{radius}\"><title>{}</title></circle>",
                    middle.0,
                    middle.1,
                    escaped(feature.id())
                );
            }
        }
    }

    /// The number of a room, as people count, and what it is for.
    fn label(&self, drawn: &mut String, room: &Room, purpose: &str) {
        let (x, y) = self.middle(room.interior());
        let _ = writeln!(
            drawn,
            "<text class=\"number\" x=\"{x}\" y=\"{}\">{}</text>\n\
             <text class=\"purpose\" x=\"{x}\" y=\"{}\">{}</text>",
            y + 3,
            u32::from(room.id.0) + 1,
            y + 15,
            escaped(purpose)
        );
    }
}

/// A door across its way; an arch is two posts.
fn door_at(drawn: &mut String, (x, y): (i32, i32), door: DoorView) {
    let thick = CELL / 4;
    let (left, top, width, height) = match door.east_west {
        true => (x + (CELL - thick) / 2, y, thick, CELL),
        false => (x, y + (CELL - thick) / 2, CELL, thick),
    };
    if door.kind != Door::Arch {
        let _ = writeln!(
            drawn,
            "<rect class=\"door\" x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\"/>"
        );
        return;
    }
    let ends = match door.east_west {
        true => [(left, top), (left, top + height - thick)],
        false => [(left, top), (left + width - thick, top)],
    };
    for (left, top) in ends {
        let _ = writeln!(
            drawn,
            "<rect class=\"door\" x=\"{left}\" y=\"{top}\" width=\"{thick}\" height=\"{thick}\"/>"
        );
    }
}
