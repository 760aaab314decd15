use std::{
    fmt,
    io::{self, ErrorKind, Write},
    path::Path,
    process::ExitCode,
};

use serde::Serialize;

/// What a command says.
pub(super) struct Answer {
    text: String,
    /// What it found to be wrong; the exit status is 1 then.
    finding: Option<String>,
}

/// Why a command could not be carried out.
pub(super) struct Failure {
    what: String,
    status: u8,
}

impl Answer {
    /// Plain words; a line end is added where it is missing.
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

    /// One JSON object.
    pub fn json<T: Serialize>(value: &T) -> Result<Self, Failure> {
        match serde_json::to_string_pretty(value) {
            Ok(text) => Ok(Answer::text(text)),
            Err(problem) => Err(Failure::usage(format!(
                "this cannot be said in JSON: {problem}"
            ))),
        }
    }

    /// The same answer with something wrong that was found.
    pub fn with_finding(mut self, finding: impl Into<String>) -> Self {
        self.finding = Some(finding.into());
        self
    }
}

impl Failure {
    /// Asked for wrongly, or not there: exit status 2.
    pub fn usage(what: impl Into<String>) -> Self {
        Failure {
            what: what.into(),
            status: 2,
        }
    }

    /// With an exit status of somebody else's.
    #[cfg(feature = "window")]
    pub fn with_status(what: impl Into<String>, status: u8) -> Self {
        Failure {
            what: what.into(),
            status,
        }
    }

    /// The same failure, about a file.
    pub fn about(mut self, file: &Path) -> Self {
        self.what = format!("{}: {}", file.display(), self.what);
        self
    }

    /// A finding that leaves nothing else to say: exit status 1.
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

/// Something worth knowing that is no result.
pub(super) fn note(what: &str) {
    // Whoever closed standard error does not want to read it.
    let _ = writeln!(io::stderr(), "tabledelve: {what}");
}

/// Says the answer and gives the exit status.
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
        // Whoever reads only the first lines and closes the pipe has what they wanted.
        _ => ExitCode::from(status),
    }
}
