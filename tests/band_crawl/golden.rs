//! Golden logs of three whole games.

use tabledelve::{game::BotKind, rulesets::band_crawl::BandCrawl};

use super::proofs::{golden, script};

fn log_of(seed: u64, values: &[(&str, &str)], bot: BotKind) -> String {
    golden::log_of::<BandCrawl>(seed, values, bot, script::line)
}

#[test]
fn a_star_of_five() {
    let values = [("stars", "1"), ("rep", "5"), ("dungeon", "rolled")];
    insta::assert_snapshot!("a_star_of_five", log_of(11, &values, BotKind::Hero));
}

#[test]
fn four_stars_by_chance() {
    let log = log_of(22, &[("stars", "4")], BotKind::Random);
    insta::assert_snapshot!("four_stars_by_chance", log);
}

#[test]
fn two_adventures_the_first_in_the_salt_mine() {
    let values = [("adventures", "2"), ("dungeon", "salt_mine")];
    let log = log_of(33, &values, BotKind::Hero);
    insta::assert_snapshot!("two_adventures_the_first_in_the_salt_mine", log);
}
