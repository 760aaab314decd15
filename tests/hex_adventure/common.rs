//! What the tests of Hex Adventure share.
#![allow(dead_code)] // Each test uses its part.

use std::{
    path::Path,
    sync::{Arc, LazyLock},
};

use tabledelve::{
    content::Loader,
    dice::Chance,
    game::{Ruleset, SetupValues},
    games,
    rulesets::hex_adventure::{Book, HexAdventure, Setup},
};

/// The core content, loaded once.
pub static BOOK: LazyLock<Arc<Book>> = LazyLock::new(|| {
    let registry = games::registry();
    let library = match Loader::new(registry, Path::new(env!("CARGO_MANIFEST_DIR"))).load() {
        Ok(library) => library,
        Err(problems) => {
            let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
            panic!("the core content has errors:\n{}", lines.join("\n"));
        }
    };
    Arc::new(Book::new(&library).expect("the core content makes a book"))
});

/// A setup with these values and defaults for the rest.
pub fn setup(values: &[(&str, &str)]) -> Setup {
    HexAdventure::setup(&BOOK, &values_of(values)).expect("the test's own setup is right")
}

/// A setup whose other values are drawn from the seed.
pub fn random_setup(seed: u64, values: &[(&str, &str)]) -> Setup {
    HexAdventure::random_setup(&BOOK, &values_of(values), &mut Chance::seeded(seed))
        .expect("the test's own setup is right")
}

fn values_of(values: &[(&str, &str)]) -> SetupValues {
    SetupValues(
        values
            .iter()
            .map(|(k, v)| ((*k).to_owned(), (*v).to_owned()))
            .collect(),
    )
}
