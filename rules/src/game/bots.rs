use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::{Game, Player, Ruleset};
use crate::dice::Chance;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum BotKind {
    /// Plays a sound game.
    Hero,
    /// Takes any choice, each equally likely.
    Random,
    /// Reads, or makes heroes of cards, as chance has it, and plays a sound game everywhere else.
    Wanderer,
    /// Takes whatever comes to the most on average and plays a sound game everywhere else.
    Average,
    /// Only walks up and strikes in fights, and plays a sound game everywhere else.
    WalkUp,
}

impl FromStr for BotKind {
    type Err = String;
    fn from_str(name: &str) -> Result<Self, String> {
        match name {
            "hero" => Ok(BotKind::Hero),
            "random" => Ok(BotKind::Random),
            "wanderer" => Ok(BotKind::Wanderer),
            "average" => Ok(BotKind::Average),
            "walk_up" => Ok(BotKind::WalkUp),
            _ => Err(format!(
                "unknown bot '{name}'; known bots: hero, random, wanderer, average, \
                 walk_up"
            )),
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BotKind::Hero => "hero",
            BotKind::Random => "random",
            BotKind::Wanderer => "wanderer",
            BotKind::Average => "average",
            BotKind::WalkUp => "walk_up",
        })
    }
}

/// A chooser with its own generator, so that it never disturbs the dice.
pub struct Bot {
    kind: BotKind,
    chance: Chance,
}

/// Separates a bot's stream from the dice of a game with the same seed.
const BOT_STREAM: u64 = 0x626f_7400_7365_6174;

impl Bot {
    /// A bot for the game with this seed.
    pub fn new(kind: BotKind, seed: u64) -> Self {
        Bot {
            kind,
            chance: Chance::seeded(seed ^ BOT_STREAM),
        }
    }

    /// Its choice: index in the offer, and the number if one is asked for.
    pub fn choose<R: Player>(&mut self, game: &Game<R>) -> (usize, Option<i32>) {
        match (self.kind, game.asking()) {
            (BotKind::Hero, Some(question)) => R::bot(game.world(), question, game.offer()),
            (BotKind::Wanderer, Some(question)) => self.wander(game, question),
            (BotKind::Average, Some(question)) => or_sound(
                game,
                question,
                R::by_average(game.world(), question, game.offer()),
            ),
            (BotKind::WalkUp, Some(question)) => or_sound(
                game,
                question,
                R::walks_up(game.world(), question, game.offer()),
            ),
            _ => self.any(game),
        }
    }

    fn wander<R: Player>(
        &mut self,
        game: &Game<R>,
        question: &R::Question,
    ) -> (usize, Option<i32>) {
        let sound = R::bot(game.world(), question, game.offer());
        let options = R::story_options(question, game.offer());
        if !options.contains(&sound.0) {
            return sound;
        }
        let picked = usize::from(self.chance.pick(options.len() as u16, "bot"));
        (options[picked], None)
    }

    fn any<R: Ruleset>(&mut self, game: &Game<R>) -> (usize, Option<i32>) {
        let choices = &game.offer().choices;
        let choice = usize::from(self.chance.pick(choices.len().max(1) as u16, "bot"));
        let amount = choices.get(choice).and_then(|offered| offered.amount);
        let amount =
            amount.map(|(min, max)| min + self.chance.flavour((max - min + 1) as u32) as i32);
        (choice, amount)
    }
}

/// A choice, or a sound one where there is none.
fn or_sound<R: Player>(
    game: &Game<R>,
    question: &R::Question,
    choice: Option<usize>,
) -> (usize, Option<i32>) {
    match choice {
        Some(choice) => (choice, None),
        None => R::bot(game.world(), question, game.offer()),
    }
}
