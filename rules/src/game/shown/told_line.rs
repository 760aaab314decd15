use crate::game::{LogLine, Printed, Table};

/// Lines of this depth are details.
const DETAIL: u8 = 3;

/// A line of the log as it is printed: an event, and its outcomes at the end of the line.
pub struct ToldLine {
    /// Index of the event.
    pub first: usize,
    /// Index of the last outcome.
    pub last: usize,
    pub line: LogLine,
    pub outcomes: Vec<LogLine>,
}

impl ToldLine {
    /// The line of an event, with those of its outcomes that come before `end`. None for an event
    /// that goes unsaid or stands at the end of another line.
    pub fn of(table: &dyn Table, event: usize, end: usize) -> Option<Self> {
        let line = table.log_line(event)?;
        if first_of(table, event, &line) != Some(event) {
            return None;
        }
        let mut told = ToldLine {
            first: event,
            last: event,
            line,
            outcomes: Vec::new(),
        };
        if told.is_detail() || told.line.depth == 0 {
            return Some(told);
        }
        for next in event + 1..end {
            let line = table.log_line(next)?;
            match line.printed {
                Printed::Line if line.depth < DETAIL => break,
                Printed::Line | Printed::Unsaid => {}
                Printed::Appended | Printed::Folded => {
                    told.last = next;
                    told.outcomes.push(line);
                }
            }
        }
        Some(told)
    }

    /// The line that tells an event, up to that event.
    pub fn telling(table: &dyn Table, event: usize) -> Option<Self> {
        let first = first_of(table, event, &table.log_line(event)?)?;
        ToldLine::of(table, first, event + 1)
    }

    /// True for a line that is shown on request.
    pub fn is_detail(&self) -> bool {
        self.line.depth >= DETAIL
    }

    /// The event and its outcomes, those without words among them.
    pub fn events(&self) -> impl Iterator<Item = &LogLine> {
        std::iter::once(&self.line).chain(&self.outcomes)
    }
}

/// The event at the beginning of an event's line. Outcomes pass over details; those right below a
/// heading have a line of their own.
fn first_of(table: &dyn Table, event: usize, line: &LogLine) -> Option<usize> {
    match line.printed {
        Printed::Line => return Some(event),
        Printed::Unsaid => return None,
        Printed::Appended | Printed::Folded => {}
    }
    let mut first = event;
    for before in (0..event).rev() {
        let line = table.log_line(before)?;
        match line.printed {
            Printed::Line if line.depth == 0 => break,
            Printed::Line if line.depth < DETAIL => return Some(before),
            Printed::Line | Printed::Unsaid => {}
            Printed::Appended | Printed::Folded => first = before,
        }
    }
    Some(first)
}
