//! Campaigns in the window: a party that comes back, its roster, and the next crawl with its
//! goods; everything that the page of campaigns does.

use std::{fs, path::Path};

use tabledelve::game::{Campaign, CampaignStore};
use tempfile::TempDir;

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
        .map(|person| match person.name == person.title {
            true => person.name.clone(),
            false => format!("{}, {}", person.name, person.title),
        })
        .collect()
}

#[test]
fn who_comes_back_can_go_down_again() {
    let mut window = Order::sized(1280, 720).settings(STILL).open();
    window.set_up_a_game();
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

/// The player's files as an older program left them: one campaign for each game comes of them.
fn older_files() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let roster = folder.path().join("roster");
    fs::create_dir(&roster).expect("a folder");
    let text = include_str!("../campaigns/roster.ron");
    fs::write(roster.join("roster.ron"), text).expect("the old roster");
    folder
}

/// The page of campaigns, opened from the title.
fn page_of_campaigns(data: &Path) -> Desktop {
    let mut window = Order::sized(1280, 720).data(data).settings(STILL).open();
    window.click("title-roster");
    window.until_on("Roster");
    window
}

#[test]
fn a_campaign_is_looked_at_and_continued_from_its_page() {
    let folder = older_files();
    let mut window = page_of_campaigns(folder.path());
    let before = window.wait_for("the campaign", || campaign(folder.path()));
    let away = before.people.iter().find(|person| person.away.is_some());
    let away = away.expect("one is away in the old roster").name.clone();
    window.until_said(&format!("Playing: {away}"));
    window.picture("campaigns");
    window.click("roster-fallen");
    window.until_said(&before.fallen[0].name);
    window.click("roster-chronicle");
    window.until_shown("roster-no-chronicle");
    window.click("roster-call-off");
    let before = window.wait_for("everybody at home", || {
        campaign(folder.path()).filter(|it| it.at_home().count() == it.people.len())
    });

    window.click("roster-continue");
    window.until_on("Setup");
    window.until_said("Next game of the campaign Deck Crawl");
    window.picture("campaign-continued");
    window.click("setup-begin");
    window.until_on("Table");
    let party = before.people.len().min(4);
    window.wait_for("the party to be away", || {
        let now = campaign(folder.path())?;
        let game = now.under_way().next()?.to_owned();
        let out = now
            .people
            .iter()
            .filter(|it| it.away.as_ref() == Some(&game));
        (out.count() == party).then_some(())
    });
    window.assert_unharmed();
}

#[test]
fn a_campaign_is_exported_imported_and_ended() {
    let folder = older_files();
    let mut window = page_of_campaigns(folder.path());
    let before = window.wait_for("the campaign", || campaign(folder.path()));

    window.click("roster-export");
    window.until_shown("campaign-export-where");
    window.picture("campaign-export");
    window.click("campaign-export-do");
    let file = folder.path().join("shared/deck_crawl.campaign");
    window.until_said(&file.display().to_string());
    window.click("notice-understood");
    assert_eq!(CampaignStore::read(&file), Ok(before.clone()));
    // What was exported is not written over.
    window.click("roster-export");
    window.click("campaign-export-do");
    window.until_said("deck_crawl-2.campaign");
    window.click("notice-understood");

    let import = |window: &mut Desktop, file: &Path| {
        window.click("roster-import");
        window.write("campaign-import-hint", &file.display().to_string());
        window.click("campaign-import-do");
    };
    import(&mut window, &file);
    window.until_said("Deck Crawl 2");
    let store = CampaignStore::new(folder.path().join("campaigns"));
    let second = store.path("deck_crawl 2");
    let imported = window.wait_for("the second one", || CampaignStore::read(&second).ok());
    let mut named = before.clone();
    named.name = "deck_crawl 2".to_owned();
    assert_eq!(imported, named);
    let whole = fs::read(&file).expect("the file");
    fs::write(&file, &whole[..whole.len() / 2]).expect("half of it");
    import(&mut window, &file);
    window.until_shown("campaign-not-imported");
    window.until_said("deck_crawl.campaign is cut off");
    window.picture("campaign-not-imported");
    window.click("notice-understood");

    // The imported one is looked at, and it alone is ended, once that was confirmed.
    window.click("roster-end");
    window.until_shown("campaign-end-kept");
    window.picture("campaign-end-asked");
    window.click("game-cancel");
    window.until_shown("roster-continue");
    window.click("roster-end");
    window.click("campaign-end-do");
    let ended = window.wait_for("the end", || {
        let now = CampaignStore::read(&second).ok()?;
        now.ended.then_some(now)
    });
    named.ended = true;
    assert_eq!(ended, named);
    let shown = window.until_said(&format!("Deck Crawl 2 · {}", words("roster-ended")));
    assert!(!shown.says(&words("roster-continue")) && shown.says(&words("roster-export")));
    assert_eq!(campaign(folder.path()), Some(before));
    window.assert_unharmed();
}
