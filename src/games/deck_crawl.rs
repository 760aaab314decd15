use super::{CheckOdds, RoomRoll, Rulebook};
use crate::{
    content::{Library, Registry},
    dungeon::RoomId,
    game::{Game, NamedCheck},
    rulesets::deck_crawl::{self, Book, DeckCrawl, Event, Setup},
};

impl Rulebook for DeckCrawl {
    fn register(registry: Registry) -> Registry {
        deck_crawl::register(registry)
    }

    fn content(library: &Library) -> Result<Book, String> {
        Book::new(library).map_err(|problem| problem.to_string())
    }

    fn admit(book: &Book, setup: &Setup) -> Result<(), String> {
        let most = book.figures.most_heroes;
        if !(1..=most).contains(&setup.heroes) || setup.returning.len() > usize::from(most) {
            return Err(format!("a party has 1 to {most} heroes"));
        }
        setup.returning.iter().try_for_each(|hero| hero.check(book))
    }

    fn checks() -> &'static [NamedCheck] {
        deck_crawl::named_checks()
    }

    fn check_odds(
        book: &Book,
        check: &str,
        given: &[(String, String)],
    ) -> Result<CheckOdds, String> {
        let (inputs, outcomes) = deck_crawl::named_odds(book, check, given)?;
        Ok(CheckOdds { inputs, outcomes })
    }

    /// The cards that the heroes drew in the round that found the room.
    fn room_rolls(game: &Game<Self>) -> Vec<(RoomId, Vec<RoomRoll>)> {
        let mut rooms = Vec::new();
        let mut drawn = Vec::new();
        for logged in game.log() {
            match &logged.event {
                Event::RoundBegan { .. } => drawn.clear(),
                Event::Drew { hero, card } => drawn.push(RoomRoll {
                    rule: logged.rule,
                    hero: Some(hero.0),
                    result: card.to_string(),
                }),
                Event::RoomFound { addition, .. } => {
                    rooms.push((addition.room.id, drawn.clone()));
                }
                _ => {}
            }
        }
        rooms
    }
}
