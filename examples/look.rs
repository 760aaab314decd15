//! Opens the window straight in a quick game; for looking at it while it is being made.
fn main() {
    let seed = std::env::var("SEED")
        .ok()
        .and_then(|s| s.parse().ok())
        .unwrap_or(7);
    let bot = std::env::var("BOT").is_ok();
    let paths = tabledelve::app::paths::Paths(tabledelve::content::DataPaths::new(
        std::env::current_dir().unwrap(),
        "/tmp/view-data",
    ));
    let start = tabledelve::app::Start::Quick {
        game: "deck_crawl".into(),
        seed: Some(seed),
        bot,
    };
    let options = tabledelve::app::RunOptions {
        paths,
        start,
        language: None,
    };
    if let Err(e) = tabledelve::app::run(options) {
        eprintln!("{e}");
    }
}
