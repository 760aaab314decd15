use std::fmt::Write as _;

use serde::Serialize;

use crate::{
    dice::RolledDie,
    game::{LogLine, Phrase, RuleId, Table},
    text::Text,
};

/// One line of a game's log, as text.
#[derive(Serialize)]
pub(super) struct Line {
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    depth: u8,
    rule: RuleId,
    dice: Vec<Rolled>,
    modifiers: Vec<Modifier>,
    /// Number of choices made before it.
    choices: usize,
    /// True if rolled or drawn at the player's own table.
    typed: bool,
}

#[derive(Serialize)]
struct Rolled {
    role: String,
    sides: u8,
    face: u8,
}

#[derive(Serialize)]
struct Modifier {
    name: String,
    value: i32,
}

/// The whole log, except for events that the window does not narrate.
pub(super) fn lines(text: &Text, table: &dyn Table) -> Vec<Line> {
    let all = (0..table.log_len()).filter_map(|index| table.log_line(index));
    all.map(|line| Line::of(text, table, line))
        .filter(|line| !line.text.is_empty())
        .collect()
}

impl Line {
    fn of(text: &Text, table: &dyn Table, line: LogLine) -> Self {
        let say = |message: &Phrase| text.at_table(message, table);
        let rolled = |die: &RolledDie| Rolled {
            role: text.get(die.role),
            sides: die.die.sides(),
            face: die.face,
        };
        let modifiers = line.modifiers.iter().map(|(name, value)| Modifier {
            name: say(name),
            value: *value,
        });
        Line {
            text: say(&line.message),
            reason: line.reason.as_ref().map(say),
            depth: line.depth,
            rule: line.rule,
            dice: line.dice.iter().map(rolled).collect(),
            modifiers: modifiers.collect(),
            choices: line.choices,
            typed: line.typed,
        }
    }

    /// The dice and their modifiers, such as `attack die d8: 5, strength +1`.
    fn dice_in_words(&self) -> String {
        let dice = self.dice.iter();
        let dice = dice.map(|die| format!("{} d{}: {}", die.role, die.sides, die.face));
        let modifiers = self.modifiers.iter();
        let modifiers = modifiers.map(|it| format!("{} {:+}", it.name, it.value));
        dice.chain(modifiers).collect::<Vec<_>>().join(", ")
    }
}

/// The log as readable text: headings stand apart, consequences are indented, dice are in brackets,
/// and the rule ends the line.
pub(super) fn in_words(lines: &[Line]) -> String {
    let mut page = String::new();
    for line in lines {
        if line.depth == 0 && !page.is_empty() {
            page.push('\n');
        }
        let indent = 2 * usize::from(line.depth);
        let _ = write!(page, "{:indent$}{}", "", line.text);
        if let Some(reason) = &line.reason {
            let _ = write!(page, " {reason}");
        }
        let dice = line.dice_in_words();
        if !dice.is_empty() {
            let _ = write!(page, " ({dice})");
        }
        if line.typed {
            page.push_str(" *");
        }
        let _ = writeln!(page, "  [{}]", line.rule.0);
    }
    if lines.iter().any(|line| line.typed) {
        page.push_str("\n* rolled or drawn at the player's own table\n");
    }
    page
}
