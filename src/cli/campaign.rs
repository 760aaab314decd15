use std::{fmt::Write as _, io, path::Path};

use super::{
    Answer, Failure,
    answer::counted,
    args::{CampaignCommand, Places},
    content,
};
use crate::{
    dice::SourceKind,
    game::{
        Campaign, CampaignStore, Chapter, Homecoming, Outcome, Person, Status, Table, face_key,
    },
    games::{self, OpenGame, STEP_CAP},
    text::Text,
};

/// `tabledelve campaign`.
pub(super) fn campaign(places: &Places, asked: CampaignCommand) -> Result<Answer, Failure> {
    let paths = content::paths(places)?;
    let looks = matches!(
        asked,
        CampaignCommand::List | CampaignCommand::Show { .. } | CampaignCommand::Export { .. }
    );
    let _lock = match looks {
        true => None,
        false => Some(
            paths
                .lock()
                .map_err(|problem| Failure::usage(problem.to_string()))?,
        ),
    };
    let store = CampaignStore::new(paths.campaigns());
    let roster = paths.old_roster();
    store
        .take_over(&roster)
        .map_err(|problem| Failure::usage(format!("{}: {problem}", roster.display())))?;
    match asked {
        CampaignCommand::List => Ok(list(&store)),
        CampaignCommand::Show { name, json } => {
            let campaign = find(&store, &name)?;
            if json {
                Answer::json(&campaign)
            } else {
                Ok(Answer::text(in_full(&campaign)))
            }
        }
        CampaignCommand::New { game, name } => {
            games::find_in(places.games, &game).map_err(Failure::usage)?;
            let path = store.path(&name);
            if path.exists() {
                let there = format!("{} already exists; choose another name", path.display());
                return Err(Failure::usage(there));
            }
            keep(&store, &Campaign::new(&game, &name))
        }
        CampaignCommand::Continue { name, seed, set } => {
            let mut campaign = find(&store, &name)?;
            let (game, library) = content::open(places, &campaign.game)?;
            let values = content::values(&*game, &set)?;
            let people: Vec<usize> = campaign.at_home().map(|(place, _)| place).collect();
            let form = game.setup_form();
            let people = &people[..people.len().min(form.most_heroes())];
            let values = campaign.next(&form, &values, people);
            let values = values.map_err(Failure::usage)?;
            let table = game.start(&values, seed, SourceKind::Seeded);
            let table = table.map_err(Failure::usage)?;
            let text = content::text(places, &library)?;
            play(&mut campaign, people, &*game, table, &text)?;
            let last = campaign.chronicle.last().map(in_a_line);
            keep(&store, &campaign)?;
            Ok(Answer::text(last.unwrap_or_default()))
        }
        CampaignCommand::Export { name, file } => {
            let campaign = find(&store, &name)?;
            write(&file, || CampaignStore::export(&campaign, &file))
        }
        CampaignCommand::Import { file } => {
            let mut campaign =
                games::exported_campaign(places.games, &file).map_err(Failure::usage)?;
            campaign.name = store.unused(&campaign.name, &[]);
            keep(&store, &campaign)
        }
        CampaignCommand::End { name } => {
            let mut campaign = find(&store, &name)?;
            campaign.ended = true;
            keep(&store, &campaign)
        }
    }
}

/// Lets the bot play a game of a campaign to its end and brings the heroes home.
fn play(
    campaign: &mut Campaign,
    people: &[usize],
    game: &dyn OpenGame,
    mut table: Box<dyn Table>,
    text: &Text,
) -> Result<(), Failure> {
    for (seat, place) in people.iter().enumerate() {
        for (key, note) in campaign.people[*place].notes(seat) {
            table.set_note(&key, note);
        }
    }
    let slot = campaign.unheard_of(&format!("{}-{}", game.id(), table.replay().seed));
    campaign.set_out(people, &slot).map_err(Failure::usage)?;
    while table.status() == Status::Deciding && table.choices_made() < STEP_CAP {
        let Some(advice) = table.advice() else { break };
        if table.submit(advice.choice, advice.amount).is_err() {
            break;
        }
    }
    let Status::Over(outcome) = table.status() else {
        let stalled = format!("the game did not end within {STEP_CAP} choices");
        return Err(Failure::finding(stalled));
    };
    let legacy = game
        .legacy(&*table)
        .ok_or_else(|| Failure::usage(format!("{} leaves nothing to a campaign", game.id())))?;
    let name = |seat: u8| {
        let own = table.note(&format!("hero/{seat}")).map(str::to_owned);
        own.unwrap_or_else(|| text.plain(&table.name(u32::from(seat))))
    };
    campaign.bring_home(Homecoming {
        game: &slot,
        outcome,
        summary: text.plain(&table.summary()),
        legacy,
        name: &name,
        face: &|seat| table.note(&face_key(seat.into())).map(str::to_owned),
        rested: &|record| game.rested(record),
        say: &|message| text.plain(message),
    });
    Ok(())
}

fn find(store: &CampaignStore, name: &str) -> Result<Campaign, Failure> {
    let path = store.path(name);
    if !path.is_file() {
        let known = store.list().into_iter().filter_map(|it| it.campaign.ok());
        let known: Vec<String> = known.map(|it| it.name).collect();
        let known = known.join(", ");
        let none = format!("there is no campaign '{name}'; known campaigns: {known}");
        return Err(Failure::usage(none));
    }
    CampaignStore::read(&path).map_err(|why| Failure::usage(format!("{} {why}", path.display())))
}

fn keep(store: &CampaignStore, campaign: &Campaign) -> Result<Answer, Failure> {
    write(&store.path(&campaign.name), || store.write(campaign))
}

/// Writes a file and answers with its path.
fn write(file: &Path, write: impl FnOnce() -> io::Result<()>) -> Result<Answer, Failure> {
    write().map_err(|problem| {
        let file = file.display();
        Failure::usage(format!(
            "{file} cannot be written: {problem}; name a folder that can be written"
        ))
    })?;
    Ok(Answer::text(format!("{}\n", file.display())))
}

fn list(store: &CampaignStore) -> Answer {
    let mut text = String::new();
    let mut damaged = 0;
    for listing in store.list() {
        let _ = match &listing.campaign {
            Ok(campaign) => writeln!(text, "{}", heading(campaign)),
            Err(why) => {
                damaged += 1;
                writeln!(text, "{} {why}", listing.path.display())
            }
        };
    }
    match damaged {
        0 => Answer::text(text),
        some => Answer::text(text).with_finding(format!("damaged files: {some}")),
    }
}

fn heading(campaign: &Campaign) -> String {
    let over = if campaign.ended { ", over" } else { "" };
    format!(
        "{} ({}): {}, {} living, {} fallen{over}",
        campaign.name,
        campaign.game,
        counted(campaign.adventures(), "game", "games"),
        campaign.people.len(),
        campaign.fallen.len()
    )
}

fn in_a_line(chapter: &Chapter) -> String {
    let outcome = match chapter.outcome {
        Outcome::Victory => "victory",
        Outcome::Defeat => "defeat",
    };
    let fallen = match chapter.fallen.join(", ") {
        none if none.is_empty() => none,
        names => format!("; fallen: {names}"),
    };
    format!("{}: {outcome}: {}{fallen}\n", chapter.game, chapter.summary)
}

fn belongings(person: &Person) -> String {
    match person.lines.join(", ") {
        none if none.is_empty() => none,
        lines => format!("    {lines}\n"),
    }
}

fn in_full(campaign: &Campaign) -> String {
    let mut text = heading(campaign) + "\n";
    for person in &campaign.people {
        let away = person.away.as_ref();
        let away = away.map_or_else(String::new, |game| format!(", away on {game}"));
        let (name, title) = (&person.name, &person.title);
        let games = counted(person.adventures, "game", "games");
        let _ = writeln!(text, "  {name}, {title}, {games}{away}");
        text += &belongings(person);
    }
    for line in campaign.shared.iter().flat_map(|shared| &shared.lines) {
        let _ = writeln!(text, "  {line}");
    }
    for person in &campaign.fallen {
        let _ = writeln!(text, "  fallen: {}, {}", person.name, person.title);
        text += &belongings(person);
    }
    for chapter in &campaign.chronicle {
        text += &in_a_line(chapter);
    }
    text
}
