//! A campaign in the window: a party that comes back, the roster that it is entered in, and the
//! next crawl, with what it carries.

use std::fs;

use crate::desktop::{Desktop, Order, words};

/// Nothing moves, and all seats are in sight at once.
const STILL: &str = "speed: Instant, reduced_motion: true, hints: false, scale: 75";
/// With this seed a party of four that the computer plays slays the dragon early.
const LUCKY: &str = "9271007886592240348";

/// Gives the first seats to whoever has this name on their buttons.
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

/// The names of the heroes in the roster, as its switches on the page of a new game have them.
fn living(window: &mut Desktop) -> Vec<String> {
    let file = window.data().join("roster/roster.ron");
    let kept = window.wait_for("the roster", || fs::read_to_string(&file).ok());
    let heroes = kept.split("fallen:").next().unwrap_or_default();
    let fields = |key: &str| -> Vec<String> {
        let before = format!("{key}: \"");
        let parts = heroes.split(&before).skip(1);
        let value = |part: &str| part.split('"').next().unwrap_or_default().to_owned();
        parts.map(value).collect()
    };
    let names = fields("name").into_iter().zip(fields("title"));
    names
        .map(|(name, title)| format!("{name}, {title}"))
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
    let file = window.data().join("roster/roster.ron");
    window.wait_for("the hero to be away", || {
        let kept = fs::read_to_string(&file).ok()?;
        kept.contains("away: Some(").then_some(())
    });
    window.assert_unharmed();
}
