//! Runs the program as a user would.
#![allow(dead_code)] // Each test uses its part.

use std::{
    collections::BTreeSet,
    path::Path,
    process::{Command, Output},
};

use serde_json::Value;

/// The program that these tests were built with.
pub fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tabledelve"));
    command.current_dir(env!("CARGO_MANIFEST_DIR"));
    command
}

/// Exit status, standard output and standard error.
pub fn said(output: &Output) -> (i32, String, String) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("the program speaks UTF-8");
    let status = output.status.code().expect("the program ends by itself");
    (status, text(&output.stdout), text(&output.stderr))
}

/// Runs the program.
pub fn tabledelve(args: &[&str]) -> (i32, String, String) {
    said(&program().args(args).output().expect("the program starts"))
}

/// Runs the program in another folder.
pub fn tabledelve_in(folder: &Path, args: &[&str]) -> (i32, String, String) {
    said(
        &program()
            .current_dir(folder)
            .args(args)
            .output()
            .expect("the program starts"),
    )
}

/// Runs the program and expects one JSON object and nothing else.
pub fn json(args: &[&str]) -> Value {
    let (status, text, problem) = tabledelve(args);
    assert_eq!(status, 0, "{args:?}: {problem}");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{args:?}: {error}: {text}"))
}

/// Runs the program, expects it to fail with a status, and returns its error message.
pub fn complaint(status: i32, args: &[&str]) -> String {
    let (was, text, problem) = tabledelve(args);
    assert_eq!(was, status, "{args:?}: {text}{problem}");
    assert!(!problem.contains("panicked"), "{args:?}: {problem}");
    assert!(!problem.is_empty(), "{args:?}");
    problem
}

/// The keys of an object.
pub fn keys(value: &Value) -> BTreeSet<&str> {
    value
        .as_object()
        .expect("an object")
        .keys()
        .map(String::as_str)
        .collect()
}

/// A set of names.
pub fn set<'a>(names: &[&'a str]) -> BTreeSet<&'a str> {
    names.iter().copied().collect()
}
