//! The program with the duel on its shelf, `program.rs`, built with the features of the tests.

use std::{
    path::{Path, PathBuf},
    process::Command,
    sync::LazyLock,
};

static PROGRAM: LazyLock<PathBuf> = LazyLock::new(|| {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["build", "--quiet", "--example", "duel"]);
    if cfg!(not(feature = "window")) {
        cargo.arg("--no-default-features");
    }
    let built = cargo.current_dir(env!("CARGO_MANIFEST_DIR")).status();
    assert!(built.expect("cargo runs").success());
    let beside = Path::new(env!("CARGO_BIN_EXE_tabledelve"));
    beside.with_file_name("examples").join("duel")
});

/// The program, with the content of the duel.
pub fn program() -> Command {
    let mut program = Command::new(&*PROGRAM);
    program.current_dir(env!("CARGO_MANIFEST_DIR"));
    program.args(["--mod", "tests/duel"]);
    program
}
