//! The contents of the window, as the program writes them down.

use serde::Deserialize;

use super::words;

/// The keys on the slips that end a turn, and that let something pass.
const ENDS: [&str; 2] = ["E", "N"];

/// The contents of the window.
#[derive(Deserialize, Clone, PartialEq, Debug)]
pub struct Outline {
    /// The screen on the table, and the one held over it.
    pub screen: (String, String),
    pub(super) frame: u64,
    pub(super) clicks: usize,
    /// Number of choices made in the game on the table.
    #[serde(rename = "choices")]
    pub made: Option<usize>,
    pub size: [f32; 2],
    pub widgets: Vec<Widget>,
    pub texts: Vec<Words>,
}

/// Something that can be clicked.
#[derive(Deserialize, Clone, PartialEq, Debug)]
pub struct Widget {
    pub role: String,
    pub name: String,
    pub on: bool,
    pub place: [f32; 4],
    pub seen: [f32; 4],
}

/// Something that can be read.
#[derive(Deserialize, Clone, PartialEq, Debug)]
pub struct Words {
    pub text: String,
    pub place: [f32; 4],
    pub within: [f32; 4],
    pub cut: bool,
}

impl Widget {
    /// True if it is called this, whatever its name tells besides: odds, a price, conditions. The number
    /// that goes with a choice is called the same, but does nothing.
    pub fn is_named(&self, name: &str) -> bool {
        let begun = self.name.strip_prefix(name.trim_end_matches('.'));
        let named = self.name == name || begun.is_some_and(|rest| rest.starts_with(". "));
        named && self.role != "SpinButton"
    }

    /// True if enough of it is visible to click it.
    pub fn can_be_clicked(&self) -> bool {
        let [left, top, right, bottom] = self.seen;
        right - left > 4.0 && bottom - top > 4.0
    }

    /// True if a point lies in its visible part.
    pub fn covers(&self, point: [f32; 2]) -> bool {
        inside(self.seen, point)
    }

    fn area(&self) -> f32 {
        let [left, top, right, bottom] = self.place;
        (right - left) * (bottom - top)
    }

    /// The middle of its visible part.
    pub fn middle(&self) -> [f32; 2] {
        middle(self.seen)
    }
}

fn inside([left, top, right, bottom]: [f32; 4], [x, y]: [f32; 2]) -> bool {
    (left..=right).contains(&x) && (top..=bottom).contains(&y)
}

fn is_number(text: &str) -> bool {
    matches!(text.as_bytes(), [b'1'..=b'9'])
}

/// The middle of a rectangle.
pub fn middle([left, top, right, bottom]: [f32; 4]) -> [f32; 2] {
    [(left + right) / 2.0, (top + bottom) / 2.0]
}

impl Outline {
    /// True if this text is shown somewhere.
    pub fn says(&self, part: &str) -> bool {
        self.texts.iter().any(|words| words.text.contains(part))
    }

    /// True if one of these is shown as a text by itself.
    pub(super) fn is_headed(&self, words: &[String]) -> bool {
        self.texts.iter().any(|text| words.contains(&text.text))
    }

    /// A clickable widget by its name; the topmost of several.
    pub fn widget(&self, name: &str) -> Option<&Widget> {
        let mut named = self.widgets.iter().rev().filter(|it| it.is_named(name));
        named.find(|widget| widget.can_be_clicked())
    }

    /// The choices in the game now, in the order of their keys: slips with a number on them, and what
    /// ends the turn. Figures of heroes stand on buttons, too, but those are larger.
    pub fn choices(&self) -> Vec<&Widget> {
        let instead = words("game-take-instead");
        let instead = instead.rsplit('}').next().unwrap_or_default().to_owned();
        let badged = |key: String| {
            // A number that is scrolled away is still drawn, and lies over something else.
            let marks = self.texts.iter().filter(|words| words.text == key);
            let marks = marks.filter(|words| inside(words.within, middle(words.place)));
            let marked = marks.filter_map(|words| {
                let mark = middle(words.place);
                let on_it = |w: &&Widget| w.role == "Button" && w.name != key && w.covers(mark);
                self.widgets.iter().rev().find(on_it)
            });
            // The sheet of a hero who can be taken instead is a button with figures of another kind on it.
            let marked = marked.filter(|widget| !widget.name.ends_with(&instead));
            marked.min_by(|one, other| one.area().total_cmp(&other.area()))
        };
        // Some may be scrolled out of sight, and others after them not.
        let keys = (1..=9).map(|key| key.to_string());
        let ends = ENDS.map(str::to_owned);
        keys.chain(ends).filter_map(badged).collect()
    }

    /// The area that a choice is scrolled out of, and the direction of the choice: true for down.
    pub(super) fn scrolled_away(&self) -> Option<([f32; 4], bool)> {
        let marks = self.texts.iter().filter(|words| is_number(&words.text));
        let mut away = marks.filter(|words| !inside(words.within, middle(words.place)));
        let first = away.next()?;
        Some((first.within, first.place[1] > first.within[1]))
    }
}
