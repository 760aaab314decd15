//! Heroes who go on from one game to the next.

use tabledelve::{
    dice::Chance,
    game::{BotKind, Game, Outcome, Ruleset, play_out},
    games::STEP_CAP,
    rulesets::card_grid::{CardGrid, Event, HeroRecord, Legacy, Making, Setup, rules},
};

use crate::{BOOK, setup};

/// Three of four seats are taken by those of an earlier game, as they came out of it.
#[test]
fn those_who_live_go_on_with_their_cards() {
    let values = [("heroes", "3"), ("party", "ready"), ("lethality", "mild")];
    // One who comes home has earned something, and not every party does.
    let games = (1..20)
        .map(|seed| play_out::<CardGrid>(&BOOK, setup(&values), seed, BotKind::Hero, STEP_CAP));
    let mut won = games.filter(|it| it.outcome == Some(Outcome::Victory));
    let played = won.next().expect("a party that comes home");
    let left = CardGrid::legacy(&played.game).expect("a game leaves its heroes");
    let left: Legacy = ron::from_str(&left).expect("what was just written");
    assert!(left.fallen.is_empty(), "nobody dies of mild hits");
    let returning: Vec<HeroRecord> = left.survivors.into_iter().map(|(_, it)| it).collect();
    assert_eq!(returning.len(), 3);
    assert!(
        returning.iter().all(|it| it.earned > 0),
        "points for an adventure"
    );
    let next = Setup {
        returning: returning.clone(),
        ..setup(&[("heroes", "4"), ("party", "ready")])
    };
    let game = Game::<CardGrid>::new(BOOK.clone(), next, 6, Chance::seeded(6));
    let came = |rule| -> Vec<HeroRecord> {
        let log = game.log().iter().filter(|it| it.rule == rule);
        let came = log.filter_map(|it| match &it.event {
            Event::Making(Making::Came { record, .. }) => Some((**record).clone()),
            _ => None,
        });
        came.collect()
    };
    assert_eq!(came(rules::CAMPAIGN_STABLE), returning);
    assert_eq!(came(rules::MAKE_RACE).len(), 1, "the fourth is new");
}
