use std::path::PathBuf;

use clap::{ArgGroup, Args, Parser, Subcommand};

use super::shard::Shard;
use crate::content::DataPaths;
use crate::game::BotKind;
use crate::games::{GAMES, Games};

/// Solo tabletop dungeon crawls, with the computer as game master.
///
/// Without a command the window opens at the title.
#[derive(Parser, Debug)]
#[command(name = "tabledelve", version, max_term_width = 100)]
pub(super) struct Arguments {
    #[command(flatten)]
    pub places: Places,
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The games there are, and the folders to use.
#[derive(Args, Clone, Debug)]
pub(super) struct Places {
    #[arg(skip = GAMES)]
    pub games: Games,
    /// Load the mod in this folder, or the installed one with this id; repeat for more.
    #[arg(long = "mod", value_name = "MOD", global = true)]
    pub mods: Vec<PathBuf>,
    /// Keep saves, settings and mods in this folder; if it holds assets and levels, the game's own
    /// files are read from there, too.
    #[arg(long, value_name = "DIR", global = true)]
    pub data_dir: Option<PathBuf>,
    /// Speak this language instead of English or the one in the settings; en-XA shows what is no
    /// text.
    #[arg(long, value_name = "LANGUAGE", global = true)]
    pub language: Option<String>,
}

impl Places {
    /// The same with the ids of installed mods replaced by their folders.
    pub fn with_installed(mut self) -> Self {
        let named = std::mem::take(&mut self.mods);
        self.mods = self.installed(named);
        self
    }

    /// The folders of mods, with the ids of installed ones replaced. A folder that is there has
    /// precedence over an id.
    pub fn installed(&self, named: Vec<PathBuf>) -> Vec<PathBuf> {
        let folder = |named: PathBuf| {
            let is_id = named.components().count() == 1 && !named.exists();
            let paths = is_id.then(|| DataPaths::find(self.data_dir.as_deref()).ok());
            let roots = paths.flatten().map_or_else(Vec::new, |it| it.mod_roots());
            let mut folders = roots.iter().map(|root| root.join(&named));
            folders.find(|folder| folder.is_dir()).unwrap_or(named)
        };
        named.into_iter().map(folder).collect()
    }
}

#[derive(Subcommand, Debug)]
pub(super) enum Command {
    /// Open the window and start a quick game.
    Play(Play),
    /// Let bots play many games and count the outcomes.
    Simulate(Simulate),
    /// Play at random, saving, undoing and looking back, until something breaks.
    Soak(Soak),
    /// Show the exact odds of a check.
    Odds(Odds),
    /// Show the dungeon of a seed, as text, data or a picture.
    Dungeon(Dungeon),
    /// Replay a recorded or saved game.
    Replay(Replay),
    /// Check mods, levels and the game's own content for mistakes.
    Check(Check),
    /// Show a record as it is in play, with who set each of its fields.
    Show(Show),
    /// Write JSON schemas of all records, for editors.
    Schema(Schema),
    /// List the adventures in a file, or draw the flow of one.
    Adventure(Adventure),
    /// List the rules of a game, and how often play cites each.
    Rules(Rules),
    /// Make mods.
    #[command(subcommand)]
    Mod(ModCommand),
    /// Manage campaigns: what carries over from game to game.
    #[command(subcommand)]
    Campaign(CampaignCommand),
}

#[derive(Args, Debug)]
pub(super) struct Play {
    /// The id of the game.
    pub game: String,
    /// The seed; without one, chance picks it.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub seed: Option<u64>,
    /// Let a bot play the heroes; only `hero` can be watched.
    #[arg(long, value_name = "BOT", value_parser = ["hero"])]
    pub bot: Option<String>,
    /// Set the party, an adventure or an optional rule; everything else keeps its default.
    #[arg(long = "set", value_name = "KEY=VALUE", value_parser = key_value)]
    pub set: Vec<(String, String)>,
    /// Start the tutorial.
    #[arg(long, conflicts_with_all = ["seed", "bot", "set"])]
    pub lesson: bool,
}

#[derive(Args, Debug)]
#[command(
    override_usage = "tabledelve simulate <GAME> --games <N> [OPTIONS]\n       \
                      tabledelve simulate --merge <FILE>... [--json]"
)]
pub(super) struct Simulate {
    /// The id of the game.
    #[arg(required_unless_present = "merge")]
    pub game: Option<String>,
    /// Number of games.
    #[arg(
        long,
        value_name = "N",
        required_unless_present = "merge",
        value_parser = clap::value_parser!(u64).range(1..),
        allow_negative_numbers = true
    )]
    pub games: Option<u64>,
    /// The seed of the run; every game has its own, derived from it.
    #[arg(long, value_name = "N", default_value_t = super::SEED, allow_negative_numbers = true)]
    pub seed: u64,
    /// Bot that plays: hero, random, wanderer, which picks the options of a story or the cards of
    /// heroes at random, average, which takes whatever comes to the most on average, or walk_up, which
    /// only walks up and strikes in fights.
    #[arg(long, value_name = "BOT", default_value = "hero")]
    pub bot: BotKind,
    /// Number of threads; one per core by default.
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Set the party or an optional rule; what is not set is drawn from the seed.
    #[arg(long = "set", value_name = "KEY=VALUE", value_parser = key_value)]
    pub set: Vec<(String, String)>,
    /// Also group the outcomes by the values of these keys.
    #[arg(long, value_name = "KEY,...", value_delimiter = ',')]
    pub by: Vec<String>,
    /// Play only this share of the games and print a part, as JSON, for --merge: 2/5 is the second
    /// of five.
    #[arg(long, value_name = "I/N")]
    pub shard: Option<Shard>,
    /// Join the parts of a run, in any order.
    #[arg(
        long,
        value_name = "FILE",
        num_args = 1..,
        conflicts_with_all = [
            "game", "games", "seed", "bot", "threads", "set", "by", "shard", "adventures", "record",
            "feats"
        ]
    )]
    pub merge: Vec<PathBuf>,
    /// Play each game as a campaign of up to this many adventures.
    #[arg(
        long,
        value_name = "N",
        default_value_t = 1,
        value_parser = clap::value_parser!(u32).range(1..=1000)
    )]
    pub adventures: u32,
    /// Write each game as a replay file into this folder.
    #[arg(long, value_name = "DIR")]
    pub record: Option<PathBuf>,
    /// Also count feats, such as fights, and how often each succeeded.
    #[arg(long)]
    pub feats: bool,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
pub(super) struct Soak {
    /// The id of the game.
    pub game: String,
    /// Length of the soak in minutes, such as 0.5.
    #[arg(long, value_name = "N", default_value_t = 1.0, value_parser = minutes)]
    pub minutes: f64,
    /// The seed of the run; every game has its own, derived from it.
    #[arg(long, value_name = "N", default_value_t = super::SEED, allow_negative_numbers = true)]
    pub seed: u64,
    /// Number of threads; one per core by default.
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Print one JSON object, unless there is a fault.
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
#[command(
    group = ArgGroup::new("what").required(true).args(["list", "check"]),
    override_usage = "tabledelve odds <GAME> (--list | <CHECK> [KEY=VALUE]...) [--json]"
)]
pub(super) struct Odds {
    /// The id of the game.
    pub game: String,
    /// The check; see --list.
    pub check: Option<String>,
    /// Inputs of the check; --list names the keys and their defaults.
    #[arg(value_name = "KEY=VALUE", value_parser = key_value, requires = "check")]
    pub inputs: Vec<(String, String)>,
    /// List every check with its keys and their defaults.
    #[arg(long)]
    pub list: bool,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
#[command(
    group = ArgGroup::new("form").required(true).args(["text", "json", "png", "svg", "level"]),
    override_usage = "tabledelve dungeon <GAME> [--seed <N>] [--set <KEY=VALUE>]... \
                      (--text | --json | --png <FILE> | --svg <FILE> | --level <FILE>)"
)]
pub(super) struct Dungeon {
    /// The id of the game.
    pub game: String,
    /// The seed.
    #[arg(long, value_name = "N", default_value_t = super::SEED, allow_negative_numbers = true)]
    pub seed: u64,
    /// Set what shapes the dungeon; everything else keeps its default.
    #[arg(long = "set", value_name = "KEY=VALUE", value_parser = key_value)]
    pub set: Vec<(String, String)>,
    /// Draw the map in letters.
    #[arg(long)]
    pub text: bool,
    /// Print one JSON object: rooms, links, and the dice and cards behind each room.
    #[arg(long)]
    pub json: bool,
    /// Write the map as a picture.
    #[arg(long, value_name = "FILE")]
    pub png: Option<PathBuf>,
    /// Write the map as a drawing in lines, with the number and purpose of each room.
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    /// Write the dungeon as a level, which can be edited and read back.
    #[arg(long, value_name = "FILE")]
    pub level: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(super) struct Replay {
    /// A replay or a save.
    pub file: PathBuf,
    /// Exit with status 1 unless the game ends as recorded.
    #[arg(long)]
    pub verify: bool,
    /// Stop after this many choices.
    #[arg(long, value_name = "K", conflicts_with = "verify")]
    pub to: Option<usize>,
    /// Print the log of the game in words, as the window shows it.
    #[arg(long)]
    pub log: bool,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
pub(super) struct Check {
    /// Mods by folder or id, folders of mods, files in them, or levels; the game's own content by
    /// default.
    pub paths: Vec<PathBuf>,
    /// Treat warnings as errors, and run the slow checks.
    #[arg(long)]
    pub strict: bool,
    /// Print one JSON object, for editors.
    #[arg(long)]
    pub json: bool,
    /// Check again whenever a file changes, until stopped.
    #[arg(long)]
    pub watch: bool,
    /// Also check that the levels have what this game needs.
    #[arg(long, value_name = "GAME", requires = "paths")]
    pub game: Option<String>,
}

#[derive(Args, Debug)]
pub(super) struct Show {
    /// The id of the game.
    pub game: String,
    /// The record, such as core:shield.
    pub id: String,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
pub(super) struct Schema {
    /// The id of the game; all games by default.
    pub game: Option<String>,
    /// The folder to write them to.
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
}

#[derive(Args, Debug)]
pub(super) struct Adventure {
    /// A RON file of adventures.
    pub file: PathBuf,
    /// The adventure, such as core:wet_sack; the first in the file by default.
    #[arg(long, value_name = "ID")]
    pub id: Option<String>,
    /// Print the flow of its entries as SVG.
    #[arg(long)]
    pub graph: bool,
}

#[derive(Args, Debug)]
pub(super) struct Rules {
    /// The id of the game.
    pub game: String,
    /// Count how often bots' games cite each rule; hero and random take turns.
    #[arg(long)]
    pub coverage: bool,
    /// Number of games played for the coverage.
    #[arg(
        long,
        value_name = "N",
        default_value_t = 500,
        requires = "coverage",
        value_parser = clap::value_parser!(u64).range(1..)
    )]
    pub games: u64,
    /// The seed of the run.
    #[arg(
        long,
        value_name = "N",
        default_value_t = super::SEED,
        requires = "coverage",
        allow_negative_numbers = true
    )]
    pub seed: u64,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

#[derive(Subcommand, Debug)]
pub(super) enum ModCommand {
    /// Write a working mod to start from: here, or into the mods folder of --data-dir.
    New {
        /// Its id: small letters, digits and `_`.
        id: String,
    },
}

#[derive(Subcommand, Debug)]
pub(super) enum CampaignCommand {
    /// List the campaigns, one per line; damaged files are named.
    List,
    /// Show the heroes of a campaign, what they share, its chronicle and its fallen.
    Show {
        /// The campaign.
        name: String,
        /// Print one JSON object.
        #[arg(long)]
        json: bool,
    },
    /// Start an empty campaign.
    New {
        /// The id of the game.
        game: String,
        /// The name of the campaign.
        name: String,
    },
    /// Let the hero bot play the next game of a campaign, with everyone who is at home.
    Continue {
        /// The campaign.
        name: String,
        /// The seed.
        #[arg(long, value_name = "N", default_value_t = super::SEED, allow_negative_numbers = true)]
        seed: u64,
        /// Set an adventure or an optional rule; everything else keeps its default.
        #[arg(long = "set", value_name = "KEY=VALUE", value_parser = key_value)]
        set: Vec<(String, String)>,
    },
    /// Export a campaign to a file.
    Export {
        /// The campaign.
        name: String,
        /// The file.
        file: PathBuf,
    },
    /// Import a campaign from a file.
    Import {
        /// The file.
        file: PathBuf,
    },
    /// End a campaign: it can still be viewed, but nobody sets out again.
    End {
        /// The campaign.
        name: String,
    },
}

fn minutes(text: &str) -> Result<f64, String> {
    let minutes = text
        .parse()
        .ok()
        .filter(|it| (0.0..=100_000.0).contains(it));
    minutes.ok_or_else(|| "it is a number of minutes from 0 to 100000".to_owned())
}

fn key_value(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, value)) if !key.is_empty() => Ok((key.to_owned(), value.to_owned())),
        _ => Err("it is written as KEY=VALUE".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_arguments_are_consistent() {
        Arguments::command().debug_assert();
    }
}
