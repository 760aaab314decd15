use std::{collections::BTreeMap, sync::Arc};

use super::{
    OpenBout, OpenGame, STEP_CAP, SimulationJob, SimulationResult,
    seeds::{seed_of_game, seed_of_setup},
};
use crate::{
    content::{CORE, Library, ModState},
    dice::{Chance, SourceKind},
    dungeon::{Level, LevelNeeds, Things},
    game::{
        Board, BoardPicture, BookTable, Bot, BotKind, Bout, CheckOdds, ContentStamp, Fault, Game,
        Illustration, LaidOut, Legacy, LegacyHero, Outcome, Phrase, Replay, ReplayProblem, RuleId,
        Rulebook, SaveFile, SaveProblem, Session, SetupForm, SetupValues, Status, Table, play_out,
        workshop::{OwnDungeon, Workshop},
    },
    tables::TableListing,
};

/// A ruleset with its content.
pub(super) struct Opened<R: Rulebook> {
    content: Arc<R::Content>,
    things: Things,
    stamp: ContentStamp,
    /// The index of each rule in the book.
    places: BTreeMap<RuleId, usize>,
}

/// Citations and table rows of a game; see [`SimulationResult`].
#[derive(Default)]
struct Counts {
    cited: Vec<u64>,
    rows: Vec<Vec<u64>>,
}

impl<R: Rulebook> Opened<R> {
    pub fn new(library: &Library) -> Result<Self, String> {
        Ok(Opened {
            content: Arc::new(R::content(library)?),
            things: Things::of(library),
            stamp: stamp(library, R::ID),
            places: R::RULES
                .iter()
                .enumerate()
                .map(|(place, rule)| (*rule, place))
                .collect(),
        })
    }

    /// A replay comes from a file, so its setup might be one that the form cannot give.
    fn validate(&self, replay: &Replay) -> Result<(), ReplayProblem> {
        if replay.game != R::ID {
            return Err(ReplayProblem::OtherGame(replay.game.clone()));
        }
        R::validate(&self.content, &replay.setup::<R>()?).map_err(ReplayProblem::Setup)
    }

    fn begin(
        &self,
        values: &SetupValues,
        seed: u64,
        chance: Chance,
    ) -> Result<Box<dyn Table>, String> {
        let setup = R::setup(&self.content, values)?;
        let (content, stamp) = (self.content.clone(), self.stamp.clone());
        Ok(Box::new(Session::<R>::new(
            content, stamp, setup, seed, chance,
        )))
    }

    fn cite(&self, cited: &mut [u64], rule: RuleId) {
        if let Some(place) = self.places.get(&rule) {
            cited[*place] += 1;
        }
    }

    /// Plays a game out and counts the rules that its events and refused choices cite, and the rows
    /// of tables that came up.
    fn play_citing(&self, setup: R::Setup, order: &SimulationJob<'_>) -> (Game<R>, Counts) {
        let mut cited = vec![0; R::RULES.len()];
        let tables = R::tables(&self.content).iter();
        let mut rows: Vec<Vec<u64>> = tables.map(|table| vec![0; table.rows.len()]).collect();
        let mut game = Game::<R>::lean(self.content.clone(), setup, order.seed);
        game.explain_refusals();
        let mut bot = Bot::new(order.bot, order.seed);
        while game.status() == Status::Deciding && game.made().len() < STEP_CAP {
            for (_, rule) in &game.offer().refused {
                self.cite(&mut cited, *rule);
            }
            let (choice, amount) = bot.choose(&game);
            if game.submit(choice, amount).is_err() {
                break;
            }
        }
        for logged in game.log() {
            self.cite(&mut cited, logged.rule);
            for rule in R::also_cited(&self.content, &logged.event) {
                self.cite(&mut cited, rule);
            }
            if let Some(row) = R::table_roll(&logged.event) {
                rows[usize::from(row.table)][usize::from(row.row)] += 1;
            }
        }
        (game, Counts { cited, rows })
    }
}

impl<R: Rulebook> Opened<R> {
    /// Lets a bot play one game; also returns its legacy to a campaign.
    fn play_one(
        &self,
        order: &SimulationJob<'_>,
    ) -> Result<(SimulationResult, Option<Legacy>), String> {
        let drawn = self.draw(order.values, order.seed);
        let setup = R::setup(&self.content, &drawn)?;
        let (game, counts) = if order.cite {
            self.play_citing(setup, order)
        } else {
            let played = play_out::<R>(&self.content, setup, order.seed, order.bot, STEP_CAP);
            (played.game, Counts::default())
        };
        let rolled = game
            .log()
            .iter()
            .filter_map(|logged| R::roll(&logged.event));
        let outcome = match game.status() {
            Status::Over(outcome) => Some(outcome),
            _ => None,
        };
        let played = SimulationResult {
            outcome,
            adventures: 1,
            decisions: game.made().len() as u64,
            events: game.log().len() as u64,
            dice: rolled.map(|(_, roll)| roll.dice.len() as u64).sum(),
            digest: game.digest(),
            drawn,
            replays: Vec::from_iter(order.record.then(|| Replay::of(&game, self.stamp.clone()))),
            cited: counts.cited,
            rows: counts.rows,
            feats: if order.feats {
                R::feats(&game)
            } else {
                Vec::new()
            },
        };
        let goes_on = outcome.is_some() && order.adventures > 1;
        let left = goes_on.then(|| R::legacy(&game)).flatten();
        let left = left.and_then(|left| R::legacy_of(&self.content, game.setup(), &left));
        Ok((played, left))
    }
}

impl<R: Rulebook> OpenGame for Opened<R> {
    fn id(&self) -> &'static str {
        R::ID
    }

    fn rules(&self) -> &'static [RuleId] {
        R::RULES
    }

    fn stamp(&self) -> &ContentStamp {
        &self.stamp
    }

    fn board(&self, id: &str) -> Option<Board> {
        R::board(&self.content, id)
    }

    fn illustrate(&self, picture: &BoardPicture) -> Result<Illustration, Fault> {
        Illustration::of::<R>(&self.content, &self.things, picture)
    }

    fn setup_form(&self) -> SetupForm {
        R::setup_form(&self.content)
    }

    fn start(
        &self,
        values: &SetupValues,
        seed: u64,
        source: SourceKind,
    ) -> Result<Box<dyn Table>, String> {
        let chance = match source {
            SourceKind::Seeded => Chance::seeded(seed),
            SourceKind::Typed => Chance::typed(seed),
            SourceKind::Scripted => Chance::scripted([]),
            SourceKind::Rehearsed => Chance::rehearsed(seed, []),
        };
        self.begin(values, seed, chance)
    }

    fn rehearse(
        &self,
        values: &SetupValues,
        seed: u64,
        results: &[u16],
    ) -> Result<Box<dyn Table>, String> {
        let chance = Chance::rehearsed(seed, results.iter().copied());
        self.begin(values, seed, chance)
    }

    fn load(&self, save: &SaveFile) -> Result<Box<dyn Table>, SaveProblem> {
        self.validate(&save.replay).map_err(SaveProblem::Replay)?;
        let session = Session::<R>::load(self.content.clone(), self.stamp.clone(), save)?;
        Ok(Box::new(session))
    }

    fn glance(&self, save: &SaveFile) -> Result<Box<dyn Table>, SaveProblem> {
        self.validate(&save.replay).map_err(SaveProblem::Replay)?;
        let (content, stamp) = (self.content.clone(), self.stamp.clone());
        let session = Session::<R>::from_checkpoint(content, stamp, save)?;
        Ok(Box::new(session))
    }

    fn replay(
        &self,
        replay: &Replay,
        choices: Option<usize>,
    ) -> Result<Box<dyn Table>, ReplayProblem> {
        self.validate(replay)?;
        let game = replay.play::<R>(&self.content, choices)?;
        Ok(Box::new(Session::of_game(game, self.stamp.clone())))
    }

    fn draw(&self, values: &SetupValues, seed: u64) -> SetupValues {
        R::draw_setup(
            &self.content,
            values,
            &mut Chance::seeded(seed_of_setup(seed)),
        )
    }

    fn play_out(&self, order: &SimulationJob<'_>) -> Result<SimulationResult, String> {
        if order.adventures <= 1 {
            return Ok(self.play_one(order)?.0);
        }
        let form = self.setup_form();
        let Some(keys) = &form.campaign else {
            return Err(format!("{} has no campaigns", R::ID));
        };
        let first = keys.fill(order.values, &[], None);
        let begin = SimulationJob {
            values: &first,
            ..*order
        };
        let (mut all, mut legacy) = self.play_one(&begin)?;
        for place in 1..order.adventures {
            let Some(values) = legacy.and_then(|legacy| legacy.next(&form, order.values)) else {
                break;
            };
            let next = SimulationJob {
                values: &values,
                seed: seed_of_game(order.seed, u64::from(place)),
                ..*order
            };
            let (played, left) = self.play_one(&next)?;
            all.then(played);
            legacy = left;
        }
        Ok(all)
    }

    fn try_out(&self, values: &SetupValues, seed: u64) -> Result<bool, String> {
        let setup = R::setup(&self.content, values)?;
        let played = play_out::<R>(&self.content, setup, seed, BotKind::Hero, STEP_CAP);
        Ok(played.outcome == Some(Outcome::Victory))
    }

    fn dungeon(&self, values: &SetupValues, seed: u64) -> Result<Option<LaidOut>, String> {
        let setup = R::setup(&self.content, values)?;
        if let Some(laid) = R::lay_out(&self.content, &setup, seed) {
            return Ok(Some(laid));
        }
        let played = play_out::<R>(&self.content, setup, seed, BotKind::Hero, STEP_CAP);
        let map = R::scene(played.game.world()).map;
        Ok(map.map(|map| {
            let level = Level::new(format!("{} {seed}", R::ID), Arc::unwrap_or_clone(map));
            LaidOut {
                rolls: R::room_rolls(&played.game),
                ..level.into()
            }
        }))
    }

    fn level_needs(&self) -> Option<LevelNeeds> {
        R::level_needs(&self.content)
    }

    fn workshop(&self, seed: u64) -> Option<Box<dyn Workshop>> {
        R::workshop(&self.content, seed)
    }

    fn own_dungeon(&self, level: &Level) -> Option<Result<OwnDungeon, Phrase>> {
        R::own_dungeon(&self.content, level)
    }

    fn odds(&self, check: &str, given: &[(String, String)]) -> Result<CheckOdds, String> {
        CheckOdds::of::<R>(&self.content, check, given)
    }

    fn tables(&self) -> &[TableListing] {
        R::tables(&self.content)
    }

    fn book_table(&self, name: &str) -> Option<BookTable> {
        R::book_table(&self.content, name)
    }

    fn bouts(&self) -> Vec<OpenBout> {
        let open = |bout: Bout<R>| OpenBout {
            about: bout.about,
            play: Box::new(move |seed| {
                let (setup, bot) = (bout.setup.clone(), BotKind::Hero);
                let played = play_out::<R>(&bout.content, setup, seed, bot, STEP_CAP);
                played.outcome == Some(Outcome::Victory)
            }),
        };
        R::bouts(&self.content).into_iter().map(open).collect()
    }

    fn legacy(&self, table: &dyn Table) -> Option<Legacy> {
        let setup = table.replay().setup::<R>().ok()?;
        R::legacy_of(&self.content, &setup, &table.legacy()?)
    }

    fn rested(&self, record: &str) -> Option<LegacyHero> {
        R::rested(&self.content, record)
    }
}

/// The content that a game is played with. Of the core only the records of the game itself count,
/// as mods left them, so that a change to another game leaves saves and replays valid.
pub fn stamp(library: &Library, game: &str) -> ContentStamp {
    let loaded = library
        .mods()
        .iter()
        .filter(|info| info.state == ModState::Loaded);
    let stamps = loaded.map(|info| {
        let hash = if &*info.id == CORE {
            library.hash_of_game(game)
        } else {
            info.hash.clone()
        };
        (info.id.to_string(), info.version().to_string(), hash)
    });
    ContentStamp(stamps.collect())
}
