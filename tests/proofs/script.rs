//! Scripted play: a test fixes results beforehand and makes every choice by name.
//!
//! A game names its own kind of script, `type Play = Script<HexAdventure>`, and adds frequent
//! actions of its tests as methods.
#![allow(dead_code)] // Each game uses its part.

use std::{collections::VecDeque, fmt::Debug, sync::Arc};

use tabledelve::{
    dice::{Chance, Request},
    game::{Game, Logged, Outcome, RuleId, Rulebook, Ruleset, Status},
};

/// The cards of a script before they are drawn.
pub trait Deck<R: Ruleset>: Default + Debug {
    /// The position of the next card in the rest of its deck, from 1; `None` if no further card is
    /// fixed.
    fn draw(&mut self, game: &Game<R>, wanted: &Request) -> Option<u16>;
    /// True if every fixed card has been drawn.
    fn is_empty(&self) -> bool;
    /// The choice that is made without a word where there is nothing to it; `None` where the test makes it.
    fn without_a_word(&self, _game: &Game<R>) -> Option<R::Action> {
        None
    }
}

/// The deck of a game without cards.
#[derive(Default, Debug)]
pub struct NoCards;

impl<R: Ruleset> Deck<R> for NoCards {
    fn draw(&mut self, _game: &Game<R>, wanted: &Request) -> Option<u16> {
        panic!("a card is drawn: {wanted:?}")
    }

    fn is_empty(&self) -> bool {
        true
    }
}

/// A game with dice and cards fixed by the test.
pub struct Script<R: Ruleset, D: Deck<R> = NoCards> {
    pub game: Game<R>,
    pub deck: D,
    dice: VecDeque<u16>,
}

/// An event as a line of text.
pub fn line<E: Debug>(logged: &Logged<E>) -> String {
    format!("{} {:?}", logged.rule.section(), logged.event)
}

impl<R: Rulebook, D: Deck<R>> Script<R, D> {
    /// A game with this setup, which must be playable, at its first decision, die or card.
    pub fn of(book: Arc<R::Content>, setup: R::Setup) -> Self {
        R::validate(&book, &setup).expect("the test's own setup");
        Script::begun(book, setup)
    }
}

impl<R: Ruleset, D: Deck<R>> Script<R, D> {
    /// A game with this setup at its first decision, die or card.
    pub fn begun(book: Arc<R::Content>, setup: R::Setup) -> Self {
        Script {
            game: Game::new(book, setup, 0, Chance::scripted([])),
            deck: D::default(),
            dice: VecDeque::new(),
        }
    }

    // Chance

    /// Fixes the next dice.
    pub fn dice(&mut self, faces: impl IntoIterator<Item = u16>) -> &mut Self {
        self.dice.extend(faces);
        self.pump();
        self
    }

    /// Gives the results asked for, as far as they are fixed, and makes choices that there is nothing to.
    pub fn pump(&mut self) {
        loop {
            self.give();
            if !self.passes() {
                return;
            }
        }
    }

    /// Makes the choice that there is nothing to; false if there is none.
    pub fn passes(&mut self) -> bool {
        let act = self.deck.without_a_word(&self.game);
        let mut choices = self.game.offer().choices.iter();
        let Some(place) = act.and_then(|act| choices.position(|it| it.act == act)) else {
            return false;
        };
        self.game.submit(place, None).expect("it was offered");
        true
    }

    fn give(&mut self) {
        while let Some(wanted) = self.game.wanted().cloned() {
            let given = if wanted.card {
                self.deck.draw(&self.game, &wanted)
            } else {
                self.dice.pop_front()
            };
            let Some(given) = given else { return };
            assert!(
                (1..=wanted.faces).contains(&given),
                "a d{} for {} cannot show {given}",
                wanted.faces,
                wanted.purpose
            );
            self.game.give(given).expect("checked just now");
        }
    }

    // Choices

    /// Makes the choice that fits, with the lowest number if one is needed.
    pub fn act(&mut self, fits: impl Fn(&R::Action) -> bool) -> &mut Self {
        self.submit(None, fits)
    }

    /// Makes the choice that fits, with a number.
    pub fn act_with(&mut self, amount: i32, fits: impl Fn(&R::Action) -> bool) -> &mut Self {
        self.submit(Some(amount), fits)
    }

    /// Makes this choice.
    pub fn choose(&mut self, act: R::Action) -> &mut Self {
        self.submit(None, |other| *other == act)
    }

    /// Makes this choice with a number.
    pub fn choose_with(&mut self, amount: i32, act: R::Action) -> &mut Self {
        self.submit(Some(amount), |other| *other == act)
    }

    /// Makes the choice that fits, with the lowest number if one is needed and none given.
    pub fn submit(&mut self, amount: Option<i32>, fits: impl Fn(&R::Action) -> bool) -> &mut Self {
        let choices = &self.game.offer().choices;
        let Some(place) = choices.iter().position(|offered| fits(&offered.act)) else {
            panic!("no such choice now.\n{}", self.asked());
        };
        let range = choices[place].amount;
        let amount = amount.or(range.map(|(least, _)| least));
        if let Err(problem) = self.game.submit(place, amount) {
            panic!("{problem}.\n{}", self.asked());
        }
        self.pump();
        self
    }

    /// The bounds of the choice that fits; `None` if there is none.
    pub fn offered(&self, fits: impl Fn(&R::Action) -> bool) -> Option<Option<(i32, i32)>> {
        let mut choices = self.game.offer().choices.iter();
        choices
            .find(|offered| fits(&offered.act))
            .map(|offered| offered.amount)
    }

    /// True if the choice is offered.
    pub fn offers(&self, act: R::Action) -> bool {
        self.offered(|other| *other == act).is_some()
    }

    /// Number of offered choices that fit.
    pub fn choices(&self, fits: impl Fn(&R::Action) -> bool) -> usize {
        let all = self.game.offer().choices.iter();
        all.filter(|offered| fits(&offered.act)).count()
    }

    /// The rule that refuses the act that fits.
    pub fn refusal(&self, fits: impl Fn(&R::Action) -> bool) -> Option<RuleId> {
        let mut refused = self.game.offer().refused.iter();
        refused.find(|(act, _)| fits(act)).map(|(_, rule)| *rule)
    }

    /// The rule that refuses this act.
    pub fn refused(&self, act: R::Action) -> Option<RuleId> {
        self.refusal(|other| *other == act)
    }

    // Questions

    /// What the game waits for, and the end of its log: for the message of a failing test.
    pub fn asked(&self) -> String {
        let log = self.game.log();
        let last = log[log.len().saturating_sub(6)..].iter().map(line);
        let last: Vec<String> = last.collect();
        let asks = match self.game.status() {
            Status::Deciding => {
                let offer = self.game.offer();
                let choices = offer.choices.iter();
                let lines: Vec<String> = choices
                    .map(|it| format!("    {:?} {:?}", it.act, it.amount))
                    .collect();
                let refused = &offer.refused;
                format!(
                    "{:?} asks; offered:\n{}\nrefused: {refused:?}",
                    self.game.asking(),
                    lines.join("\n")
                )
            }
            Status::Rolling => format!("a result is wanted: {:?}", self.game.wanted()),
            Status::Over(outcome) => format!("it is over: {outcome:?}"),
        };
        format!("{asks}\nlast of the log:\n{}", last.join("\n"))
    }

    /// Who is asked: seat and rule, as text.
    pub fn asks(&self) -> String {
        let offer = self.game.offer();
        format!("{:?} {}", offer.seat, offer.rule.section())
    }

    /// Fails unless a decision of this kind is asked for.
    pub fn waits(&self, fits: impl Fn(&R::Question) -> bool) -> &Self {
        let asking = self.game.asking().is_some_and(fits);
        assert!(asking, "{}", self.asked());
        self
    }

    /// Fails unless a decision is asked for, and not a die.
    pub fn decides(&self) -> &Self {
        assert_eq!(self.game.status(), Status::Deciding, "{}", self.asked());
        self
    }

    // Events

    /// The log as text, one line for each event.
    pub fn lines(&self) -> Vec<String> {
        self.game.log().iter().map(line).collect()
    }

    /// Number of fitting events under a rule.
    pub fn count(&self, rule: RuleId, fits: impl Fn(&R::Event) -> bool) -> usize {
        let log = self.game.log().iter();
        log.filter(|logged| logged.rule == rule && fits(&logged.event))
            .count()
    }

    /// Fails unless a fitting event happened under the rule.
    pub fn said(&self, rule: RuleId, fits: impl Fn(&R::Event) -> bool) {
        if self.count(rule, fits) == 0 {
            let of_rule = self.game.log().iter().filter(|logged| logged.rule == rule);
            let lines: Vec<String> = of_rule.map(line).collect();
            panic!(
                "no such event; by {rule} there were:\n{}\n{}",
                lines.join("\n"),
                self.asked()
            );
        }
    }

    /// Fails unless the game is over, with this outcome.
    pub fn over(&self, outcome: Outcome) {
        let status = self.game.status();
        assert_eq!(status, Status::Over(outcome), "{}", self.asked());
    }
}

/// Results fixed and never asked for mean that the script is wrong.
impl<R: Ruleset, D: Deck<R>> Drop for Script<R, D> {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            let (deck, dice) = (&self.deck, &self.dice);
            let all = deck.is_empty() && dice.is_empty();
            assert!(all, "never asked for: {deck:?} {dice:?}");
        }
    }
}
