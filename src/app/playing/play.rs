//! The game on the table.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::shelf::{ChosenGame, Shelf};
use crate::app::{
    AppState,
    frame::{notice::Notice, paths::Paths},
    kept::{
        roster::{Roster, SettingOut},
        saves::SaveSlot,
        statistics::{ADVENTURE, Statistics},
    },
};
use crate::dice::SourceKind;
use crate::game::{Phrase, Replay, SaveStore, Seat, SetupForm, SetupValues, Table};
use crate::games::Lesson;

/// The game being played; present while the state is [`AppState::Table`].
#[derive(Resource)]
pub struct CurrentTable(pub Box<dyn Table>);

/// Starts a new game.
#[derive(Message, Clone, Debug)]
pub struct StartGame {
    /// Id of the ruleset.
    pub game: String,
    /// Values of the setup form.
    pub values: SetupValues,
    /// True if open fields are filled in as for a quick game.
    pub quick: bool,
    /// The seed; `None` picks one at random.
    pub seed: Option<u64>,
    /// True if the player rolls real dice and types in the results.
    pub own_dice: bool,
    /// Who sits where. Whether a person plays the monsters is taken from the values if the form
    /// asks for it.
    pub seats: Seats,
    /// The campaign that the game is one of, with its people who take the first seats.
    pub setting_out: Option<SettingOut>,
}

/// Starts the lesson of a ruleset.
#[derive(Message, Clone, Debug)]
pub struct StartLesson(
    /// Id of the ruleset.
    pub String,
);

/// Starts the game on the table once more: the same setup, another seed.
#[derive(Message, Clone, Copy, Debug)]
pub struct PlayAgain;

/// Sent when another game is on the table.
#[derive(Message, Clone, Copy, Debug)]
pub struct TableStarted {
    /// True if the game was loaded rather than newly started.
    pub resumed: bool,
}

/// Players of the seats at the table.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Seats {
    /// True if the bot plays every hero.
    pub bot_party: bool,
    /// Heroes the bot plays, by seating order.
    pub bot_heroes: Vec<u8>,
    /// True if a person decides for the monsters where the book leaves them a choice.
    pub person_for_monsters: bool,
}

impl Seats {
    /// True if the bot decides at this seat.
    pub fn is_bot(&self, seat: Seat) -> bool {
        match seat {
            Seat::Hero(hero) => self.bot_party || self.bot_heroes.contains(&hero),
            Seat::Party => self.bot_party,
            Seat::Master => !self.person_for_monsters,
        }
    }

    /// The seats in the form a save keeps them.
    pub(in crate::app) fn for_save(&self) -> BTreeMap<String, String> {
        let who = |bot: bool| if bot { "bot" } else { "person" }.to_owned();
        let mut seats = BTreeMap::from([
            ("party".to_owned(), who(self.bot_party)),
            ("master".to_owned(), who(!self.person_for_monsters)),
        ]);
        for hero in &self.bot_heroes {
            seats.insert(format!("hero/{hero}"), who(true));
        }
        seats
    }

    /// The seats from a save.
    pub(in crate::app) fn from_save(seats: &BTreeMap<String, String>) -> Seats {
        let is = |key: &str, who: &str| seats.get(key).is_some_and(|value| value == who);
        let bots = seats.iter().filter(|(_, who)| *who == "bot");
        Seats {
            bot_party: is("party", "bot"),
            person_for_monsters: is("master", "person"),
            bot_heroes: bots
                .filter_map(|(seat, _)| seat.strip_prefix("hero/")?.parse().ok())
                .collect(),
        }
    }
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_message::<StartGame>()
        .add_message::<StartLesson>()
        .add_message::<PlayAgain>()
        .add_message::<TableStarted>()
        .init_resource::<Seats>()
        .add_systems(Update, (start, start_lesson, play_again))
        // Not on leaving the table: one game may follow another on it.
        .add_systems(OnEnter(AppState::Title), clear_away)
        .add_systems(OnEnter(AppState::Shelf), clear_away)
        .add_systems(OnEnter(AppState::Setup), clear_away);
}

/// Puts the game away; on the shelf its book stays the chosen one.
fn clear_away(
    table: Option<Res<CurrentTable>>,
    mut chosen: ResMut<ChosenGame>,
    mut commands: Commands,
) {
    if let Some(table) = table {
        table.0.game().clone_into(&mut chosen.0);
    }
    commands.remove_resource::<CurrentTable>();
    commands.insert_resource(SaveSlot::default());
}

fn start(
    mut asked: MessageReader<StartGame>,
    shelf: Res<Shelf>,
    paths: Res<Paths>,
    statistics: Res<Statistics>,
    mut roster: ResMut<Roster>,
    mut commands: Commands,
    mut state: ResMut<NextState<AppState>>,
    mut started: MessageWriter<TableStarted>,
    mut tell: MessageWriter<Notice>,
) {
    let Some(asked) = asked.read().last() else {
        return;
    };
    let seed = asked.seed.unwrap_or_else(drawn_seed);
    let store = SaveStore::new(paths.saves());
    let slot = store.never_used(&format!("{}-{seed}", asked.game), |slot| {
        roster.has_heard_of(slot) || statistics.knows(slot)
    });
    let begun = shelf
        .game(&asked.game)
        .ok_or_else(|| format!("there is no game '{}'", asked.game))
        .and_then(|game| {
            let form = game.form();
            let values = filled(&form, asked, &roster)?;
            let mut seats = asked.seats.clone();
            if let Some(person) = form.person_for_monsters(&values) {
                seats.person_for_monsters = person;
            }
            let mut table = game.start(&values, seed, asked.own_dice)?;
            table.set_note(ADVENTURE, adventure_of(&form, &values));
            Ok((table, seats))
        })
        .and_then(|(mut table, seats)| {
            if let Some(SettingOut { campaign, people }) = &asked.setting_out {
                let campaign = roster.campaigns.get_mut(*campaign).ok_or_else(gone)?;
                campaign.set_out(people, &slot)?;
                for (seat, place) in people.iter().enumerate() {
                    for (key, note) in campaign.people[*place].notes(seat) {
                        table.set_note(&key, note);
                    }
                }
            }
            Ok((table, seats))
        });
    match begun {
        Ok((table, seats)) => {
            commands.insert_resource(SaveSlot::named(slot));
            commands.insert_resource(seats);
            commands.insert_resource(CurrentTable(table));
            state.set(AppState::Table);
            started.write(TableStarted { resumed: false });
        }
        Err(why) => {
            tell.write(not_begun(&shelf, why));
        }
    }
}

/// The adventure that is played with these values; none in a fight by itself, of which the form asks for
/// no adventure.
fn adventure_of(form: &SetupForm, values: &SetupValues) -> Option<String> {
    let field = form.adventures();
    let field = field.filter(|field| form.matters(values, field))?;
    Some(form.value(values, field.key).to_owned())
}

fn start_lesson(
    mut asked: MessageReader<StartLesson>,
    shelf: Res<Shelf>,
    paths: Res<Paths>,
    mut commands: Commands,
    mut state: ResMut<NextState<AppState>>,
    mut started: MessageWriter<TableStarted>,
    mut tell: MessageWriter<Notice>,
) {
    let Some(StartLesson(game)) = asked.read().last() else {
        return;
    };
    let begun = shelf
        .game(game)
        .ok_or_else(|| format!("there is no game '{game}'"))
        .and_then(|game| {
            let mut table = game.begin_lesson()?;
            let values = game.lesson().map(Lesson::setup).unwrap_or_default();
            table.set_note(ADVENTURE, adventure_of(&game.form(), &values));
            Ok(table)
        });
    match begun {
        Ok(table) => {
            let slot = SaveStore::new(paths.saves()).unused(&format!("{game}-lesson"));
            commands.insert_resource(SaveSlot::named(slot));
            commands.insert_resource(Seats::default());
            commands.insert_resource(CurrentTable(table));
            state.set(AppState::Table);
            started.write(TableStarted { resumed: false });
        }
        Err(why) => {
            tell.write(not_begun(&shelf, why));
        }
    }
}

fn play_again(
    mut asked: MessageReader<PlayAgain>,
    table: Option<Res<CurrentTable>>,
    shelf: Res<Shelf>,
    paths: Res<Paths>,
    mut commands: Commands,
    mut state: ResMut<NextState<AppState>>,
    mut started: MessageWriter<TableStarted>,
    mut tell: MessageWriter<Notice>,
) {
    let Some(table) = table.filter(|_| asked.read().last().is_some()) else {
        return;
    };
    let seed = drawn_seed();
    let source = match table.0.replay().source {
        SourceKind::Typed => SourceKind::Typed,
        _ => SourceKind::Seeded,
    };
    let again = Replay {
        seed,
        source,
        given: Vec::new(),
        choices: Vec::new(),
        outcome: None,
        ..table.0.replay()
    };
    let begun = shelf
        .game(&again.game)
        .ok_or_else(|| format!("there is no game '{}'", again.game))
        .and_then(|game| game.replay(&again, None).map_err(|why| why.to_string()));
    match begun {
        Ok(mut begun) => {
            let adventure = table.0.note(ADVENTURE).map(str::to_owned);
            begun.set_note(ADVENTURE, adventure);
            let slot = SaveStore::new(paths.saves()).unused(&format!("{}-{seed}", again.game));
            commands.insert_resource(SaveSlot::named(slot));
            commands.insert_resource(CurrentTable(begun));
            state.set(AppState::Table);
            started.write(TableStarted { resumed: false });
        }
        Err(why) => {
            tell.write(not_begun(&shelf, why));
        }
    }
}

/// Notice that a game cannot start.
fn not_begun(shelf: &Shelf, why: String) -> Notice {
    let broken = shelf.broken.iter().map(ToString::to_string);
    Notice {
        title: Phrase::new("notice-start-title"),
        text: Phrase::new("notice-start"),
        details: std::iter::once(why).chain(broken).collect(),
    }
}

/// The completed form, including heroes and shared goods of a campaign.
fn filled(form: &SetupForm, asked: &StartGame, roster: &Roster) -> Result<SetupValues, String> {
    let values = if asked.quick {
        form.quickly(&asked.values)
    } else {
        asked.values.clone()
    };
    match &asked.setting_out {
        Some(SettingOut { campaign, people }) => {
            let campaign = roster.campaigns.get(*campaign).ok_or_else(gone)?;
            campaign.next(form, &values, people)
        }
        None => Ok(values),
    }
}

/// Never so far: no campaign leaves the roster while a party is about to set out from it.
fn gone() -> String {
    "the campaign is not there any more".to_owned()
}

/// Picks a random seed. The log shows it, so that the game can be replayed.
pub fn drawn_seed() -> u64 {
    // Six digits are easy to pass on and to type.
    rand::random_range(0..1_000_000)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::{RunOptions, playing::shelf::ModSwitches},
        content::DataPaths,
        games::GAMES,
    };

    #[test]
    fn seats_survive_a_save() {
        let seats = Seats {
            bot_party: false,
            bot_heroes: vec![1, 3],
            person_for_monsters: true,
        };
        assert_eq!(Seats::from_save(&seats.for_save()), seats);
        assert!(seats.is_bot(Seat::Hero(3)) && !seats.is_bot(Seat::Hero(0)));
        assert!(!seats.is_bot(Seat::Master) && Seats::default().is_bot(Seat::Master));
    }

    /// The seats at a quick game with this value for who plays the monsters, if any.
    fn seats_of(game: &str, master: Option<&str>) -> Seats {
        let folder = tempfile::tempdir().unwrap();
        let paths = Paths(DataPaths::new(env!("CARGO_MANIFEST_DIR"), folder.path()));
        let options = RunOptions::new(GAMES, paths.clone());
        let shelf = super::super::games::read(&options, &ModSwitches::default());
        let mut app = App::new();
        app.insert_resource(shelf)
            .insert_resource(paths)
            .init_resource::<Roster>()
            .init_resource::<Statistics>()
            .init_resource::<NextState<AppState>>()
            .add_message::<StartGame>()
            .add_message::<TableStarted>()
            .add_message::<Notice>()
            .add_systems(Update, start);
        let values = master.map(|who| ("master".to_owned(), who.to_owned()));
        app.world_mut().write_message(StartGame {
            game: game.to_owned(),
            values: SetupValues(values.into_iter().collect()),
            quick: true,
            seed: Some(1),
            own_dice: false,
            seats: Seats::default(),
            setting_out: None,
        });
        app.update();
        app.world().resource::<Seats>().clone()
    }

    #[test]
    fn who_plays_the_monsters_is_taken_from_the_setup() {
        let person = |game, master| seats_of(game, master).person_for_monsters;
        assert!(person("hex_adventure", Some("person")));
        assert!(!person("hex_adventure", Some("book")));
        assert!(!person("hex_adventure", None));
        assert!(!person("deck_crawl", None));
    }
}
