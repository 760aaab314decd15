//! Everything in sight at the table of Deck Crawl.

use super::crawl::Crawl;
use crate::game::Scene;

/// Everything in sight.
pub fn of(crawl: Crawl<'_>) -> Scene {
    Scene {
        map: Some(crawl.map().clone()),
        ..Scene::default()
    }
}
