//! The field reference of all records in the docs is generated from the types, and kept up to date.

use std::{env, fs, path::Path};

use tabledelve::{content::reference_markdown, games};

#[test]
fn the_field_reference_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/reference.md");
    let made = reference_markdown(&games::registry());
    if env::var_os("UPDATE_EXPECTED").is_some() {
        fs::write(&path, &made).expect("the docs can be written");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        made == kept,
        "docs/reference.md is older than the types: UPDATE_EXPECTED=1 cargo test --test reference"
    );
}
