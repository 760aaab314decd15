//! Headless commands, and the entry to the window.
//!
//! Results go to standard output, progress and errors to standard error. The exit status is 0, or 1
//! for a finding, or 2 for wrong usage or something missing.

mod adventure;
mod answer;
mod args;
mod bouts;
mod campaign;
mod check;
mod content;
mod dungeon;
mod figures;
mod log;
mod new_mod;
mod odds;
mod replay;
mod rules;
mod run;
mod schema;
mod shard;
mod show;
mod simulate;
mod soak;
mod window;

use std::{io::ErrorKind, process::ExitCode};

use clap::Parser;

use crate::games::Games;

use answer::{Answer, Failure};
use args::{Arguments, Command, ModCommand};

/// Default seed, fixed so that a headless command always gives the same answer.
const SEED: u64 = 1;

/// Runs the program with its command-line arguments.
pub fn main(games: Games) -> ExitCode {
    match Arguments::try_parse() {
        Ok(mut arguments) => {
            arguments.places.games = games;
            answer::tell(carry_out(arguments))
        }
        Err(problem) => {
            // Help and version end here too; a closed pipe is no error.
            let status = match problem.print() {
                Err(error) if error.kind() != ErrorKind::BrokenPipe => 2,
                _ => problem.exit_code(),
            };
            ExitCode::from(u8::try_from(status).unwrap_or(2))
        }
    }
}

fn carry_out(arguments: Arguments) -> Result<Answer, Failure> {
    let places = arguments.places.with_installed();
    match arguments.command {
        None => window::title(&places),
        Some(Command::Play(play)) => window::play(&places, play),
        Some(Command::Simulate(simulate)) => simulate::simulate(&places, &simulate),
        Some(Command::Soak(asked)) => soak::soak(&places, &asked),
        Some(Command::Odds(odds)) => odds::odds(&places, &odds),
        Some(Command::Dungeon(dungeon)) => dungeon::dungeon(&places, &dungeon),
        Some(Command::Replay(replay)) => replay::replay(&places, &replay),
        Some(Command::Adventure(asked)) => adventure::adventure(&places, &asked),
        Some(Command::Check(mut check)) => {
            check.paths = places.installed(check.paths);
            check::check(&places, &check)
        }
        Some(Command::Show(asked)) => show::show(&places, &asked),
        Some(Command::Schema(asked)) => schema::schema(&places, &asked),
        Some(Command::Rules(rules)) => rules::rules(&places, &rules),
        Some(Command::Campaign(asked)) => campaign::campaign(&places, asked),
        Some(Command::Mod(ModCommand::New { id })) => new_mod::new_mod(&places, &id),
    }
}
