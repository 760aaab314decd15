use std::fmt::Write as _;

use serde::Serialize;

use crate::{
    dice::RolledDie,
    game::{LogLine, Phrase, Printed, RuleId, Table, ToldLine, signed},
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
    /// Other rules, those of the outcomes at the end of the line.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    outcomes: Vec<RuleId>,
    dice: Vec<Rolled>,
    modifiers: Vec<Modifier>,
    /// What the dice come to and are held against.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    readings: Vec<String>,
    /// What that adds up from.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    parts: Vec<Modifier>,
    /// Number of choices made before it.
    choices: usize,
    /// True if rolled or drawn at the player's own table.
    typed: bool,
    /// True if the line before says as much.
    #[serde(skip)]
    folded: bool,
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

/// The whole log as the window prints it.
pub(super) fn lines(text: &Text, table: &dyn Table) -> Vec<Line> {
    let end = table.log_len();
    let told = (0..end).filter_map(|event| ToldLine::of(table, event, end));
    told.map(|told| {
        let mut line = Line::of(text, table, told.line);
        for outcome in told.outcomes {
            line.append(Line::of(text, table, outcome));
        }
        line
    })
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
        let named = |(name, value): &(Phrase, i32)| Modifier {
            name: say(name),
            value: *value,
        };
        let count = &line.count;
        Line {
            text: say(&line.message),
            reason: line.reason.as_ref().map(say),
            depth: line.depth,
            rule: line.rule,
            outcomes: Vec::new(),
            dice: line.dice.iter().map(rolled).collect(),
            modifiers: count.modifiers.iter().map(named).collect(),
            readings: count.readings.iter().map(say).collect(),
            parts: count.parts.iter().map(named).collect(),
            choices: line.choices,
            typed: line.typed,
            folded: line.printed == Printed::Folded,
        }
    }

    /// Adds an outcome at the end.
    fn append(&mut self, outcome: Line) {
        let words = [Some(outcome.text), outcome.reason];
        for more in words.into_iter().flatten().filter(|_| !outcome.folded) {
            let _ = write!(self.text, " {more}");
        }
        if outcome.rule != self.rule && !self.outcomes.contains(&outcome.rule) {
            self.outcomes.push(outcome.rule);
        }
        self.dice.extend(outcome.dice);
        self.modifiers.extend(outcome.modifiers);
        self.readings.extend(outcome.readings);
        self.parts.extend(outcome.parts);
        self.typed |= outcome.typed;
    }

    /// The dice and how they are counted, such as `to hit d6: 5, strength +1, 6 against 4`.
    fn dice_in_words(&self) -> String {
        let dice = self.dice.iter();
        let dice = dice.map(|die| format!("{} d{}: {}", die.role, die.sides, die.face));
        let modifiers = self.modifiers.iter();
        let modifiers = modifiers.map(|it| format!("{} {}", it.name, signed(it.value)));
        let counted = dice.chain(modifiers).chain(self.readings.iter().cloned());
        let counted = counted.collect::<Vec<_>>().join(", ");
        if self.parts.is_empty() {
            return counted;
        }
        let parts = self.parts.iter().enumerate();
        let parts = parts.map(|(at, it)| match at {
            0 => format!("{} {}", it.name, it.value),
            _ => format!("{} {}", it.name, signed(it.value)),
        });
        format!("{counted}: {}", parts.collect::<Vec<_>>().join(", "))
    }
}

/// The log as readable text: headings stand apart, consequences are indented, dice are in brackets,
/// and the rules end the line.
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
        let rules = std::iter::once(&line.rule).chain(&line.outcomes);
        let rules: Vec<&str> = rules.map(|rule| rule.0).collect();
        let _ = writeln!(page, "  [{}]", rules.join(", "));
    }
    if lines.iter().any(|line| line.typed) {
        page.push_str("\n* rolled or drawn at the player's own table\n");
    }
    page
}
