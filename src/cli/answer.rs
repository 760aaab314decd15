use std::{
    fmt,
    io::{self, ErrorKind, Write},
    path::Path,
    process::ExitCode,
};

use serde::Serialize;

/// Output of a command.
pub(super) struct Answer {
    text: String,
    /// A fault the command found; makes the exit status 1.
    finding: Option<String>,
}

/// Reason why a command could not be carried out.
pub(super) struct Failure {
    what: String,
    status: u8,
}

impl Answer {
    /// Plain text; a final newline is added if missing.
    pub fn text(text: impl Into<String>) -> Self {
        let mut text = text.into();
        if !text.is_empty() && !text.ends_with('\n') {
            text.push('\n');
        }
        Answer {
            text,
            finding: None,
        }
    }

    /// A single JSON object.
    pub fn json<T: Serialize>(value: &T) -> Result<Self, Failure> {
        match serde_json::to_string_pretty(value) {
            Ok(text) => Ok(Answer::text(text)),
            Err(problem) => Err(Failure::usage(format!(
                "this cannot be said in JSON: {problem}"
            ))),
        }
    }

    /// Adds a fault that the command found.
    pub fn with_finding(mut self, finding: impl Into<String>) -> Self {
        self.finding = Some(finding.into());
        self
    }
}

impl Failure {
    /// Wrong usage, or something missing: exit status 2.
    pub fn usage(what: impl Into<String>) -> Self {
        Failure {
            what: what.into(),
            status: 2,
        }
    }

    /// Failure with a given exit status.
    #[cfg(feature = "window")]
    pub fn with_status(what: impl Into<String>, status: u8) -> Self {
        Failure {
            what: what.into(),
            status,
        }
    }

    /// Prefixes the failure with a file name.
    pub fn about(mut self, file: &Path) -> Self {
        self.what = format!("{}: {}", file.display(), self.what);
        self
    }

    /// A finding without any other output: exit status 1.
    pub fn finding(what: impl Into<String>) -> Self {
        Failure {
            what: what.into(),
            status: 1,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)
    }
}

/// Prints a remark that is not part of the result to standard error.
pub(super) fn note(what: &str) {
    // If standard error is closed, nobody wants to read it.
    let _ = writeln!(io::stderr(), "tabledelve: {what}");
}

/// Prints the answer and returns the exit status.
pub(super) fn tell(answer: Result<Answer, Failure>) -> ExitCode {
    let (text, complaint, status) = match answer {
        Ok(Answer {
            text,
            finding: None,
        }) => (text, None, 0),
        Ok(Answer {
            text,
            finding: Some(what),
        }) => (text, Some(what), 1),
        Err(Failure { what, status }) => (String::new(), Some(what), status),
    };
    let mut out = io::stdout().lock();
    let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    if let Some(what) = complaint.filter(|what| !what.is_empty()) {
        note(&what);
    }
    match written {
        Err(problem) if problem.kind() != ErrorKind::BrokenPipe => {
            note(&format!("the result could not be written: {problem}"));
            ExitCode::from(2)
        }
        // A closed pipe is fine: the reader took the lines it wanted.
        _ => ExitCode::from(status),
    }
}

/// A number with its noun: `1 game`, `2 games`.
pub(super) fn counted<N>(count: N, one: &str, several: &str) -> String
where
    N: std::fmt::Display + PartialEq + From<u8>,
{
    let noun = if count == N::from(1) { one } else { several };
    format!("{count} {noun}")
}
