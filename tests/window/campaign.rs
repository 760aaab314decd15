//! A campaign in the window: a party that comes back, its roster, and the next crawl with its
//! goods.

use std::path::Path;

use tabledelve::game::{Campaign, CampaignStore};

use crate::desktop::{Desktop, Order, words};

/// Settings without motion, with all seats in sight at once.
const STILL: &str = "speed: Instant, reduced_motion: true, hints: false, scale: 75";
/// With this seed a party of four played by the computer slays the dragon early.
const LUCKY: &str = "9271007886592240348";

/// Gives the first seats to the player with this name on the buttons.
fn seat(window: &mut Desktop, who: &str, seats: usize) {
    let who = words(who);
    for taken in 0..seats {
        let place = window.until("a seat", |outline| {
            let mut seats = outline.widgets.iter().filter(|widget| widget.name == who);
            let free = seats.find(|widget| !widget.on && widget.can_be_clicked());
            free.map(|widget| widget.middle())
        });
        window.click_at(place);
        window.until("the seat to be taken", |outline| {
            let seats = outline.widgets.iter().filter(|widget| widget.name == who);
            (seats.filter(|widget| widget.on).count() > taken).then_some(())
        });
    }
}

/// The default campaign, of games begun without one.
fn campaign(data: &Path) -> Option<Campaign> {
    let store = CampaignStore::new(data.join("campaigns"));
    CampaignStore::read(&store.path("deck_crawl")).ok()
}

/// The names of the living, from their switches on the page of a new game.
fn living(window: &mut Desktop) -> Vec<String> {
    let data = window.data().to_owned();
    let kept = window.wait_for("the campaign", || campaign(&data));
    let people = kept.people.iter();
    people
        .map(|person| format!("{}, {}", person.name, person.title))
        .collect()
}

#[test]
fn who_comes_back_can_go_down_again() {
    let mut window = Order::sized(1280, 720).settings(STILL).open();
    window.set_up_a_game();
    window.click("more");
    window.click("more");
    seat(&mut window, "setup-bot", 4);
    window.click("option-quick-start");
    window.click("option-campaign");
    window.write("setup-seed-hint", LUCKY);
    window.click("setup-begin");
    window.until_over();
    window.picture("campaign-end");
    window.click("game-end-title");

    window.click("title-roster");
    window.until_on("Roster");
    window.picture("campaign-roster");
    let heroes = living(&mut window);
    assert!(!heroes.is_empty(), "four heroes mostly slay the dragon");
    window.click("back");

    window.set_up_a_game();
    for _ in 0..3 {
        window.click("less");
    }
    seat(&mut window, "setup-person", 1);
    window.click_named(&heroes[0]);
    window.picture("campaign-setup");
    window.click("setup-begin");
    let name = heroes[0].split(", ").next().expect("a name").to_owned();
    window.until("the hero to be asked", |outline| {
        let asked = outline.says(&name) && !outline.choices().is_empty();
        asked.then_some(())
    });
    window.picture("campaign-again");
    let data = window.data().to_owned();
    window.wait_for("the hero to be away", || {
        let mut people = campaign(&data)?.people.into_iter();
        people.any(|person| person.away.is_some()).then_some(())
    });
    window.assert_unharmed();
}
