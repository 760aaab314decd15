//! Campaigns: chains of games, their files, and the roster from before there were any.

mod chain;
mod files;
mod old_roster;

use std::{
    path::Path,
    sync::{Arc, LazyLock},
};

use tabledelve::{
    content::{Library, Loader},
    dice::SourceKind,
    game::{Campaign, Homecoming, SetupValues, Status, Table, face_key},
    games::{self, OpenGame},
    text::{ENGLISH, Text},
};

static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
    let loader = Loader::new(games::registry(), Path::new(env!("CARGO_MANIFEST_DIR")));
    loader.load().expect("the game's own content")
});

fn open(game: &str) -> Arc<dyn OpenGame> {
    games::open(game, &LIBRARY).expect("the game")
}

fn values(set: &[(&str, &str)]) -> SetupValues {
    let pairs = set
        .iter()
        .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
    SetupValues(pairs.collect())
}

/// Begins the next game of a campaign with everybody who is at home.
fn set_out(
    campaign: &mut Campaign,
    game: &dyn OpenGame,
    set: &[(&str, &str)],
    seed: u64,
) -> (String, Box<dyn Table>) {
    let form = game.setup_form();
    let people: Vec<usize> = campaign.at_home().map(|(place, _)| place).collect();
    let people = &people[..people.len().min(form.most_heroes())];
    let values = campaign
        .next(&form, &values(set), people)
        .expect("they can");
    let mut table = game
        .start(&values, seed, SourceKind::Seeded)
        .expect("a game");
    for (seat, place) in people.iter().enumerate() {
        for (key, note) in campaign.people[*place].notes(seat) {
            table.set_note(&key, note);
        }
    }
    let slot = format!("{}-{seed}", game.id());
    campaign.set_out(people, &slot).expect("they can");
    (slot, table)
}

/// Lets the hero bot play a game to its end and enters it.
fn come_home(campaign: &mut Campaign, game: &dyn OpenGame, slot: &str, table: &mut dyn Table) {
    while table.status() == Status::Deciding {
        let advice = table.advice().expect("the bot knows something");
        table
            .submit(advice.choice, advice.amount)
            .expect("it was offered");
    }
    let (text, _) = Text::of(ENGLISH, LIBRARY.files());
    let name = |seat: u8| {
        let given = table.note(&format!("hero/{seat}")).map(str::to_owned);
        given.unwrap_or_else(|| text.plain(&table.name(u32::from(seat))))
    };
    campaign.bring_home(Homecoming {
        game: slot,
        outcome: table.outcome().expect("it is over"),
        summary: text.plain(&table.summary()),
        legacy: game.legacy(table).expect("it leaves something"),
        name: &name,
        face: &|seat| table.note(&face_key(seat.into())).map(str::to_owned),
        rested: &|record| game.rested(record),
        say: &|message| text.plain(message),
    });
}
