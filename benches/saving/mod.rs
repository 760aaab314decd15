//! How long a game takes to be saved and loaded, measured the same way wherever it is.

use criterion::{BatchSize, BenchmarkGroup, measurement::WallTime};
use tabledelve::{
    game::{SaveFile, Table},
    games::OpenGame,
};

/// Measures a table of this game as it is saved to bytes, and loaded from them.
pub fn measure(group: &mut BenchmarkGroup<'_, WallTime>, game: &dyn OpenGame, table: &dyn Table) {
    group.bench_function("saved to bytes", |b| b.iter(|| table.save().bytes()));
    let bytes = table.save().bytes();
    group.bench_function("loaded from bytes", |b| {
        b.iter_batched(
            || bytes.clone(),
            |bytes| {
                let save = SaveFile::parse(&bytes).expect("an honest save");
                game.load(&save).is_ok()
            },
            BatchSize::SmallInput,
        );
    });
}
