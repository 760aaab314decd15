use std::{collections::BTreeMap, sync::Arc};

use bevy_ecs::world::World;

use super::{
    Advice, Approach, Bot, BotKind, Checkpoint, Choice, ContentStamp, Cue, Decision, DiceCount,
    DiceLedger, Game, Headline, Intent, LineOfSight, LogLine, OddsView, Outcome, Phrase, Player,
    Present, Refused, Replay, Ruleset, SaveFile, SaveProblem, Scene, Seat, Side, Status, Table,
    UndoProblem, Verdict,
};
use crate::dice::{Chance, Request, SourceKind};
use crate::grid::Cell;

/// A game with its players' view of it: the moment shown, their notes, a bot for advice.
pub struct Session<R: Ruleset> {
    game: Game<R>,
    stamp: ContentStamp,
    /// The table before the first event of the log.
    base: R::Snapshot,
    /// Number of dice and cards used before the first event of the log.
    taken_before: u64,
    /// True if the log lacks what happened before a checkpoint.
    cut: bool,
    shown: World,
    shown_len: usize,
    notes: BTreeMap<String, String>,
}

impl<R: Present + Player> Session<R> {
    /// A new game.
    pub fn new(
        content: Arc<R::Content>,
        stamp: ContentStamp,
        setup: R::Setup,
        seed: u64,
        chance: Chance,
    ) -> Self {
        Session::of_game(Game::new(content, setup, seed, chance), stamp)
    }

    /// A replayed game, shown from its beginning.
    pub fn of_game(game: Game<R>, stamp: ContentStamp) -> Self {
        let (shown, _) = R::begin(game.content(), game.setup());
        let base = R::snapshot(&shown);
        Session {
            game,
            stamp,
            base,
            taken_before: 0,
            cut: false,
            shown,
            shown_len: 0,
            notes: BTreeMap::new(),
        }
    }

    /// Continues a save. With the content it was played with, the whole game is replayed and
    /// verified; with other content it goes on from the saved state, without its log.
    ///
    /// # Errors
    /// Neither way works; the file is left alone.
    pub fn load(
        content: Arc<R::Content>,
        stamp: ContentStamp,
        save: &SaveFile,
    ) -> Result<Self, SaveProblem> {
        let again = if save.replay.content == stamp {
            save.replay.play::<R>(&content, None).ok()
        } else {
            None
        };
        let mut session = match again {
            Some(game) if save.replay.verdict(&game) == Verdict::Same => {
                Session::of_game(game, stamp)
            }
            _ => Session::from_checkpoint(content, stamp, save)?,
        };
        session.game.set_practice(save.practice);
        session.notes = save.notes.clone();
        session.show_to(usize::MAX);
        Ok(session)
    }

    /// The game as the checkpoint of a save has it, with nothing before it: quicker to come by than
    /// all of it, and enough to say where the game stands.
    ///
    /// # Errors
    /// The checkpoint is damaged or does not fit the content.
    pub fn from_checkpoint(
        content: Arc<R::Content>,
        stamp: ContentStamp,
        save: &SaveFile,
    ) -> Result<Self, SaveProblem> {
        let kept = save.checkpoint_digest.as_ref();
        if kept.is_some_and(|digest| *digest != save.digest_of_checkpoint()) {
            return Err(SaveProblem::Damaged);
        }
        let mut checkpoint: Checkpoint<R> = ron::from_str(&save.checkpoint)
            .map_err(|error| SaveProblem::Content(error.to_string()))?;
        // Older saves kept how the game ended in the replay alone.
        checkpoint.outcome = checkpoint.outcome.or(save.replay.outcome);
        let base = checkpoint.snapshot().clone();
        let setup = save.replay.setup::<R>().map_err(SaveProblem::Replay)?;
        let taken_before = checkpoint.taken();
        let game = Game::resume(
            content.clone(),
            setup,
            save.replay.seed,
            save.replay.given.clone(),
            save.replay.choices.clone(),
            checkpoint,
        )
        .map_err(SaveProblem::Content)?;
        let shown = R::restore(&content, &base).map_err(SaveProblem::Content)?;
        Ok(Session {
            game,
            stamp,
            base,
            taken_before,
            cut: true,
            shown,
            shown_len: 0,
            notes: save.notes.clone(),
        })
    }

    /// The game itself.
    pub fn game(&self) -> &Game<R> {
        &self.game
    }

    /// A scene with the faces that the player chose, as far as the game offers them.
    fn with_faces(&self, mut scene: Scene) -> Scene {
        for sheet in &mut scene.sheets {
            let Some(face) = self.notes.get(&face_key(sheet.id)) else {
                continue;
            };
            if !sheet.faces.contains(face) {
                continue;
            }
            sheet.sprite.clone_from(face);
            let mut tokens = scene.tokens.iter_mut();
            if let Some(token) = tokens.find(|token| token.id == sheet.id) {
                token.sprite.clone_from(face);
            }
        }
        scene
    }

    /// Moves the moment shown back into the log after an undo.
    fn clip_shown(&mut self) {
        let len = self.game.log().len();
        if self.shown_len > len {
            self.show_to(len);
        }
    }
}

/// The key of the note that gives a combatant another face.
pub fn face_key(combatant: u32) -> String {
    format!("face/{combatant}")
}

impl<R: Present + Player> Table for Session<R> {
    fn game(&self) -> &'static str {
        R::ID
    }

    fn status(&self) -> Status {
        self.game.status()
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.game.status() {
            Status::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    fn decision(&self) -> Option<Decision> {
        let question = self.game.asking()?;
        let (world, offer) = (self.game.world(), self.game.offer());
        let refused = offer.refused.iter().map(|(act, rule)| {
            let offered = super::Offered {
                act: *act,
                amount: None,
            };
            let would_be = R::describe(world, question, &offered);
            Refused {
                label: would_be.label,
                group: would_be.group,
                section: would_be.section,
                aside: would_be.aside,
                detail: would_be.detail,
                icon: would_be.icon,
                ware: would_be.ware,
                why: R::why_refused(world, question, (*act, *rule)),
                rule: *rule,
            }
        });
        Some(Decision {
            seat: offer.seat,
            rule: offer.rule,
            prompt: R::prompt(world, question),
            choices: offer
                .choices
                .iter()
                .map(|offered| Choice {
                    amount: offered.amount,
                    ..R::describe(world, question, offered)
                })
                .collect(),
            refused: refused.collect(),
            reaction: R::reaction(world, self.game.setup(), question, offer),
        })
    }

    fn line_of_sight(&self, who: u32, from: Cell, to: Cell) -> Option<LineOfSight> {
        R::line_of_sight(self.game.world(), who, from, to)
    }

    fn movement_range(&self, who: u32) -> Vec<Cell> {
        R::movement_range(self.game.world(), who)
    }

    fn threats(&self, who: u32) -> Vec<(u32, Headline)> {
        R::threats(self.game.world(), who)
    }

    fn intents(&self) -> Vec<Intent> {
        R::intents(self.game.world(), self.game.setup())
    }

    fn approach(&self, on: u32) -> Option<Approach> {
        let (world, question) = (self.game.world(), self.game.asking()?);
        let (walk, attack) = R::approach(world, question, on)?;
        let choice = self.game.offer().place(walk)?;
        let offered = super::Offered {
            act: attack,
            amount: None,
        };
        Some(Approach {
            choice,
            attack: R::describe(world, question, &offered).label,
            odds: R::odds(world, question, attack, 0),
        })
    }

    fn seat(&self) -> Option<Seat> {
        self.game.asking().map(|_| self.game.offer().seat)
    }

    fn odds(&self, choice: usize, amount: Option<i32>) -> Option<OddsView> {
        let question = self.game.asking()?;
        let offered = self.game.offer().choices.get(choice)?;
        let amount = match (offered.amount, amount) {
            (Some((least, most)), Some(n)) => Some(n).filter(|n| (least..=most).contains(n))?,
            (Some((least, _)), None) => least,
            (None, _) => 0,
        };
        R::odds(self.game.world(), question, offered.act, amount)
    }

    fn area(&self, choice: usize) -> Vec<Cell> {
        let offered = self.game.offer().choices.get(choice);
        let asked = self.game.asking().zip(offered);
        asked.map_or_else(Vec::new, |(question, offered)| {
            R::area(self.game.world(), question, offered.act)
        })
    }

    fn submit(&mut self, choice: usize, amount: Option<i32>) -> Result<(), String> {
        self.game
            .submit(choice, amount)
            .map_err(|problem| problem.to_string())
    }

    fn advice(&mut self) -> Option<Advice> {
        let question = self.game.asking()?;
        let (choice, amount) = Bot::new(BotKind::Hero, self.game.seed()).choose(&self.game);
        let offered = self.game.offer().choices.get(choice)?;
        Some(Advice {
            choice,
            amount,
            reason: R::advice(self.game.world(), question, offered.act, amount),
        })
    }

    fn wanted(&self) -> Option<Request> {
        self.game.wanted().cloned()
    }

    fn rolls(&self) -> Option<Phrase> {
        let game = &self.game;
        let wanted = (game.wanted()?, game.rolled_so_far());
        R::rolls(game.world(), game.setup(), game.rolling()?, wanted)
    }

    fn give(&mut self, result: u16) -> Result<(), String> {
        self.game
            .give(result)
            .map_err(|problem| problem.to_string())
    }

    fn can_undo(&self) -> Result<(), UndoProblem> {
        self.game.can_undo()
    }

    fn undo(&mut self) -> Result<(), UndoProblem> {
        self.game.undo()?;
        self.clip_shown();
        Ok(())
    }

    fn redo(&mut self) -> Result<(), UndoProblem> {
        self.game.redo()
    }

    fn branch(&mut self, choices: usize) -> Result<(), UndoProblem> {
        self.game.branch(choices)?;
        self.clip_shown();
        Ok(())
    }

    fn practice(&self) -> bool {
        self.game.practice()
    }

    fn rehearsed(&self) -> bool {
        self.game.rehearsed()
    }

    fn improvise(&mut self) {
        self.game.improvise();
    }

    fn choices_made(&self) -> usize {
        self.game.made().len()
    }

    fn log_len(&self) -> usize {
        self.game.log().len()
    }

    fn is_log_cut(&self) -> bool {
        self.cut
    }

    fn log_line(&self, index: usize) -> Option<LogLine> {
        let logged = self.game.log().get(index)?;
        let before = index.checked_sub(1).map(|last| &self.game.log()[last]);
        // While events are shown one by one, a line knows nothing of those that are still to come.
        let end = match index < self.shown_len {
            true => self.shown_len,
            false => self.game.log().len(),
        };
        let told = R::narrate_at(self.game.world(), &self.game.log()[..end], index);
        let (side, roll) = R::roll(&logged.event).unzip();
        let taken_before = before.map_or(self.taken_before, |before| before.taken);
        let rolled = logged.taken > taken_before || roll.is_some_and(|roll| !roll.dice.is_empty());
        let typed = rolled && self.game.source() == SourceKind::Typed;
        Some(LogLine {
            message: told.message,
            reason: told.reason,
            among: told.among,
            rule: logged.rule,
            thrown_by: side.unwrap_or(Side::Neutral),
            dice: roll.map(|roll| roll.dice.to_vec()).unwrap_or_default(),
            count: roll.map(DiceCount::of_roll).unwrap_or_default(),
            depth: told.depth,
            printed: told.printed,
            choices: logged.choices,
            typed,
        })
    }

    fn dice_ledger(&self) -> DiceLedger {
        let mut ledger = DiceLedger::default();
        let laid_out = self.game.chance.laid_out();
        let rolls = self.game.log().iter();
        let rolls = rolls.filter(|logged| logged.taken > laid_out);
        for (side, roll) in rolls.filter_map(|logged| R::roll(&logged.event)) {
            roll.dice.iter().for_each(|die| ledger.count(side, die));
        }
        ledger
    }

    fn shown_len(&self) -> usize {
        self.shown_len
    }

    fn show_next(&mut self) -> Option<Vec<Cue>> {
        let logged = self.game.log().get(self.shown_len)?;
        let cues = R::cues(&self.shown, &logged.event);
        R::apply(&mut self.shown, &logged.event);
        self.shown_len += 1;
        Some(cues)
    }

    fn show_to(&mut self, events: usize) {
        let events = events.min(self.game.log().len());
        if events < self.shown_len {
            if let Ok(world) = R::restore(self.game.content(), &self.base) {
                self.shown = world;
            }
            self.shown_len = 0;
        }
        for logged in &self.game.log()[self.shown_len..events] {
            R::apply(&mut self.shown, &logged.event);
        }
        self.shown_len = events;
    }

    fn scene(&self) -> Scene {
        self.with_faces(R::scene(&self.shown))
    }

    fn scene_now(&self) -> Scene {
        self.with_faces(R::scene(self.game.world()))
    }

    fn name(&self, combatant: u32) -> Phrase {
        R::name(self.game.world(), combatant)
    }

    fn mention(&self, combatant: u32) -> Phrase {
        R::mention(self.game.world(), combatant)
    }

    fn note(&self, key: &str) -> Option<&str> {
        self.notes.get(key).map(String::as_str)
    }

    fn set_note(&mut self, key: &str, text: Option<String>) {
        /// Length limit of a note, in characters.
        const LONGEST: usize = 4000;
        match text {
            Some(text) => {
                self.notes
                    .insert(key.to_owned(), text.chars().take(LONGEST).collect());
            }
            None => {
                self.notes.remove(key);
            }
        }
    }

    fn invariants(&self) -> Result<(), String> {
        R::invariants(self.game.world())
    }

    fn digest(&self) -> String {
        self.game.digest().to_string()
    }

    fn save(&self) -> SaveFile {
        let mut save = SaveFile {
            replay: self.replay(),
            checkpoint: ron::to_string(&self.game.take_checkpoint()).unwrap_or_default(),
            checkpoint_digest: None,
            practice: self.game.practice(),
            notes: self.notes.clone(),
            seats: BTreeMap::new(),
            summary: String::new(),
        };
        save.checkpoint_digest = Some(save.digest_of_checkpoint());
        save
    }

    fn replay(&self) -> Replay {
        Replay::of(&self.game, self.stamp.clone())
    }

    fn closing(&self) -> Option<Phrase> {
        let over = matches!(self.game.status(), Status::Over(_));
        let closing = over.then(|| R::closing(self.game.world(), self.game.log()));
        closing.flatten()
    }

    fn summary(&self) -> Phrase {
        R::summary(self.game.world())
    }

    fn deeds(&self) -> &'static str {
        R::DEEDS
    }

    fn legacy(&self) -> Option<String> {
        R::legacy(&self.game)
    }

    fn map(&self) -> Option<Arc<crate::dungeon::Map>> {
        let scene = self.scene_now();
        let mut map = scene.map.filter(|map| map.rooms().len() > scene.unseen)?;
        for (cell, thing) in R::furniture(self.game.world()) {
            Arc::make_mut(&mut map).put(cell, thing);
        }
        Some(map)
    }
}
