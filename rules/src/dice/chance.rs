use rand::{
    Rng, SeedableRng,
    distr::{Distribution, Uniform},
};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

use super::Die;

/// A random result that the player is asked for when playing with real dice or cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Request {
    /// Purpose of the roll or draw, as a message key.
    pub purpose: &'static str,
    /// Number of possible results, counted from 1: faces of a die, or cards to draw from.
    pub faces: u16,
    /// True if a card is drawn rather than a die rolled.
    pub card: bool,
    /// Cards that can be drawn, by the names of their images; the first is result 1.
    pub cards: Vec<String>,
    /// Which of the dice rolled together it is, from 1, and how many those are.
    pub place: (u8, u8),
}

/// Source of random results.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum SourceKind {
    /// The portable generator, seeded with the game's seed.
    Seeded,
    /// A fixed list of results, for tests.
    Scripted,
    /// Results typed in from real dice.
    Typed,
    /// A prepared list of results, as for a lesson, then the seeded generator.
    Rehearsed,
}

/// Keeps the generator for cosmetics (room shapes, texts) apart from the one for dice.
pub const FLAVOUR_STREAM: u64 = 0x0074_6162_6c65_6465;

/// The game's only source of chance: dice rolls and card draws, in order.
///
/// The generator is xoshiro256++, and [`Uniform`] brings its numbers into range without bias. A
/// test pins both to the numbers of the first recorded games, so that the same seed gives the same
/// game on every machine and with every library version.
#[derive(Clone, Debug)]
pub struct Chance {
    kind: SourceKind,
    rng: Xoshiro256PlusPlus,
    flavour: Xoshiro256PlusPlus,
    /// Every result given so far; the first `taken` have been used.
    given: Vec<u16>,
    taken: u64,
    wanted: Option<Request>,
}

/// A [`Chance`] as plain data, for checkpoints.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ChanceState {
    kind: SourceKind,
    rng: Xoshiro256PlusPlus,
    flavour: Xoshiro256PlusPlus,
    taken: u64,
}

impl ChanceState {
    /// Number of dice rolled and cards drawn.
    pub fn taken(&self) -> u64 {
        self.taken
    }

    /// True if dice can be rolled from here on. Generators in which every bit is off give the same
    /// number for ever; no seed leads there, but a file may.
    pub(crate) fn is_sound(&self) -> bool {
        /// More dice than any game rolls.
        const MOST_TAKEN: u64 = 1 << 40;
        let runs = |rng: &Xoshiro256PlusPlus| {
            let mut rng = rng.clone();
            (0..4).any(|_| rng.next_u64() != 0)
        };
        runs(&self.rng) && runs(&self.flavour) && self.taken < MOST_TAKEN
    }
}

impl Chance {
    /// Creates a source that uses the portable generator.
    pub fn seeded(seed: u64) -> Self {
        Chance {
            kind: SourceKind::Seeded,
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            flavour: Xoshiro256PlusPlus::seed_from_u64(seed ^ FLAVOUR_STREAM),
            given: Vec::new(),
            taken: 0,
            wanted: None,
        }
    }

    /// Creates a source from a fixed list; when it runs out, the game waits as for typed results.
    pub fn scripted(results: impl IntoIterator<Item = u16>) -> Self {
        let given = results.into_iter().collect();
        Chance {
            kind: SourceKind::Scripted,
            given,
            ..Chance::seeded(0)
        }
    }

    /// Creates a source of typed results; cosmetics still follow the seed.
    pub fn typed(seed: u64) -> Self {
        Chance {
            kind: SourceKind::Typed,
            ..Chance::seeded(seed)
        }
    }

    /// Creates a source from prepared results that falls back on the seed where a result is missing
    /// or impossible for the die. It never has to ask.
    ///
    /// Results are matched to rolls and draws by position, so an impossible one does not shift
    /// those after it.
    pub fn rehearsed(seed: u64, results: impl IntoIterator<Item = u16>) -> Self {
        Chance {
            kind: SourceKind::Rehearsed,
            given: results.into_iter().collect(),
            ..Chance::seeded(seed)
        }
    }

    /// Adds further results in advance.
    #[must_use]
    pub fn with(mut self, results: impl IntoIterator<Item = u16>) -> Self {
        self.given.extend(results);
        self
    }

    pub fn kind(&self) -> SourceKind {
        self.kind
    }

    /// Number of dice rolled and cards drawn so far.
    pub fn taken(&self) -> u64 {
        self.taken
    }

    /// Adds a result from real dice or cards.
    pub fn give(&mut self, result: u16) {
        self.given.push(result);
    }

    /// The missing result, if the last roll or draw found none.
    pub fn wanted(&self) -> Option<&Request> {
        self.wanted.as_ref()
    }

    /// Rolls one die: 1 to its number of sides, all equally likely.
    pub fn roll(&mut self, die: Die, purpose: &'static str) -> u8 {
        self.roll_one(die, purpose, (1, 1))
    }

    /// Rolls that many dice together, one after the other.
    pub fn roll_pool(
        &mut self,
        (count, die): (u8, Die),
        purpose: &'static str,
    ) -> impl Iterator<Item = u8> {
        (1..=count).map(move |nth| self.roll_one(die, purpose, (nth, count)))
    }

    fn roll_one(&mut self, die: Die, purpose: &'static str, place: (u8, u8)) -> u8 {
        self.next(Request {
            purpose,
            faces: u16::from(die.sides()),
            card: false,
            cards: Vec::new(),
            place,
        }) as u8
    }

    /// Rolls one of `of` equally likely numbers, from 0, with a die that people own: the smallest of
    /// d6, d8, d10, d12, d20 and d100 with enough sides, rolled again where it cannot tell. Nothing
    /// is rolled for a single number; more than 100 are cut off.
    pub fn roll_one_of(&mut self, of: u8, purpose: &'static str) -> u8 {
        const OWNED: [Die; 5] = [Die::D6, Die::D8, Die::D10, Die::D12, Die::D20];
        if of <= 1 {
            return 0;
        }
        let fits = OWNED.into_iter().find(|die| of <= die.sides());
        let die = fits.unwrap_or(Die::D100);
        let of = of.min(die.sides());
        let told = die.sides() / of * of;
        loop {
            let face = self.roll(die, purpose);
            if face <= told {
                return (face - 1) % of;
            }
        }
    }

    /// Picks one of `of` cards in a known order, as an index from 0.
    pub fn pick(&mut self, of: u16, purpose: &'static str) -> u16 {
        self.next(Request {
            purpose,
            faces: of.max(1),
            card: true,
            cards: Vec::new(),
            place: (1, 1),
        }) - 1
    }

    /// Draws one of `of` cards in a known order, as an index from 0. `cards` is called only when
    /// the player has to say which card it was.
    pub fn draw(
        &mut self,
        of: u16,
        purpose: &'static str,
        cards: impl FnOnce() -> Vec<String>,
    ) -> u16 {
        let asked = self.wanted.is_some();
        let place = self.pick(of, purpose);
        if let Some(wanted) = self.wanted.as_mut().filter(|_| !asked) {
            wanted.cards = cards();
        }
        place
    }

    /// A cosmetic choice below `bound` that no rule reads; the player is never asked for it.
    pub fn flavour(&mut self, bound: u32) -> u32 {
        below(&mut self.flavour, bound.max(1))
    }

    /// Number of results that were given for the step under way, which still lacks some.
    pub fn held(&self) -> usize {
        self.given.len().saturating_sub(self.taken as usize)
    }

    /// Every result given so far, used or not.
    pub fn given(&self) -> &[u16] {
        &self.given
    }

    fn next(&mut self, request: Request) -> u16 {
        match self.kind {
            SourceKind::Seeded => return self.generated(request.faces),
            SourceKind::Rehearsed => {
                let laid_out = self.given.get(self.taken as usize).copied();
                return match laid_out.filter(|result| (1..=request.faces).contains(result)) {
                    Some(result) => {
                        self.taken += 1;
                        result
                    }
                    None => self.generated(request.faces),
                };
            }
            SourceKind::Scripted | SourceKind::Typed => {}
        }
        if self.wanted.is_some() {
            return 1;
        }
        match self.given.get(self.taken as usize) {
            Some(result) if (1..=request.faces).contains(result) => {
                self.taken += 1;
                *result
            }
            // A result this die cannot show is dropped and asked for again.
            _ => {
                self.forget_rest();
                self.wanted = Some(request);
                1
            }
        }
    }

    fn generated(&mut self, faces: u16) -> u16 {
        self.taken += 1;
        below(&mut self.rng, u32::from(faces)) as u16 + 1
    }

    /// True if this source may run out and ask for a result.
    pub(crate) fn can_ask(&self) -> bool {
        matches!(self.kind, SourceKind::Scripted | SourceKind::Typed)
    }

    /// Drops results that were given for a choice but not used. Prepared results belong to no
    /// choice and stay.
    pub(crate) fn forget_rest(&mut self) {
        if self.can_ask() {
            self.given.truncate(self.taken as usize);
        }
    }

    /// Drops the prepared results that have not come up; the generator decides from here on.
    pub(crate) fn improvise(&mut self) {
        if self.kind == SourceKind::Rehearsed {
            self.given.truncate(self.taken as usize);
        }
    }

    /// Number of results so far, counted from the first, that were prepared.
    pub(crate) fn laid_out(&self) -> u64 {
        match self.kind {
            SourceKind::Rehearsed => self.given.len() as u64,
            _ => 0,
        }
    }

    /// The plain data of this source, without the given results.
    pub fn state(&self) -> ChanceState {
        ChanceState {
            kind: self.kind,
            rng: self.rng.clone(),
            flavour: self.flavour.clone(),
            taken: self.taken,
        }
    }

    /// Restores a source from its state and every result given.
    pub fn restore(state: ChanceState, given: Vec<u16>) -> Self {
        let ChanceState {
            kind,
            rng,
            flavour,
            taken,
        } = state;
        Chance {
            kind,
            rng,
            flavour,
            given,
            taken,
            wanted: None,
        }
    }

    /// Goes back to an earlier state but keeps the pending request.
    pub(crate) fn rewind(&mut self, earlier: Chance) {
        let wanted = self.wanted.take();
        let given = std::mem::take(&mut self.given);
        *self = Chance {
            wanted,
            given,
            ..earlier
        };
    }

    /// Forgets the pending request because its result is about to be given.
    pub(crate) fn clear_wanted(&mut self) {
        self.wanted = None;
    }
}

/// A number below `bound`; 0 if `bound` is 0. Not `random_range`, which consumes the generator
/// differently.
fn below(rng: &mut Xoshiro256PlusPlus, bound: u32) -> u32 {
    Uniform::new(0, bound).map_or(0, |range| range.sample(rng))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Changing these numbers breaks every save, replay and golden game.
    #[test]
    fn the_generator_is_frozen() {
        let mut chance = Chance::seeded(1);
        let dice: Vec<u8> = [4, 6, 8, 10, 12, 20, 6, 6, 6, 6]
            .into_iter()
            .map(|sides| chance.roll(Die::new(sides).unwrap(), "dice-test"))
            .collect();
        let cards: Vec<u16> = (0..6).map(|_| chance.pick(52, "dice-test")).collect();
        let looks: Vec<u32> = (0..4).map(|_| chance.flavour(1000)).collect();
        // With this bound a quarter of all numbers is rejected and drawn again.
        let wide: Vec<u32> = (0..8).map(|_| chance.flavour(3 << 30)).collect();
        assert_eq!(dice, FROZEN_DICE);
        assert_eq!(cards, FROZEN_CARDS);
        assert_eq!(looks, FROZEN_LOOKS);
        assert_eq!(wide, FROZEN_WIDE);
    }

    const FROZEN_DICE: [u8; 10] = [4, 5, 1, 8, 3, 12, 6, 4, 1, 1];
    const FROZEN_CARDS: [u16; 6] = [47, 17, 3, 20, 4, 8];
    const FROZEN_LOOKS: [u32; 4] = [761, 142, 645, 700];
    const FROZEN_WIDE: [u32; 8] = [
        1_196_869_821,
        1_705_984_279,
        163_843_449,
        332_319_479,
        1_661_092_693,
        1_191_115_123,
        592_508_389,
        1_805_276_820,
    ];

    #[test]
    fn a_die_shows_each_face_about_equally_often() {
        let mut chance = Chance::seeded(7);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[usize::from(chance.roll(Die::D6, "dice-test")) - 1] += 1;
        }
        // Four standard deviations of a fair die over 60,000 rolls.
        assert!(seen.iter().all(|n| n.abs_diff(10_000) < 366), "{seen:?}");
    }

    #[test]
    fn an_empty_script_asks_and_resumes() {
        let mut chance = Chance::scripted([3]);
        assert_eq!(chance.roll(Die::D6, "dice-test"), 3);
        chance.roll(Die::D8, "dice-more");
        assert_eq!(chance.wanted().unwrap().faces, 8);
    }

    #[test]
    fn a_face_the_die_does_not_have_is_asked_for_again() {
        let mut chance = Chance::scripted([9, 2]);
        chance.roll(Die::D6, "dice-test");
        assert!(chance.wanted().is_some());
    }

    #[test]
    fn what_was_laid_out_comes_first_and_the_generator_fills_the_gaps() {
        let roll = |chance: &mut Chance| chance.roll(Die::D6, "dice-test");
        let mut seeded = Chance::seeded(3);
        let free: Vec<u8> = (0..5).map(|_| roll(&mut seeded)).collect();
        // No die shows 9 or 0: the generator replaces those two, and the rest keep their places.
        let mut chance = Chance::rehearsed(3, [2, 9, 5, 0, 4]);
        let all: Vec<u8> = (0..8).map(|_| roll(&mut chance)).collect();
        assert_eq!(all, [2, free[0], 5, free[1], 4, free[2], free[3], free[4]]);
        assert!(chance.wanted().is_none());
        assert_eq!((chance.taken(), chance.laid_out()), (8, 5));
    }

    #[test]
    fn what_was_laid_out_outlives_a_checkpoint_and_ends_when_it_is_dropped() {
        let mut chance = Chance::rehearsed(3, [2, 5, 4]);
        chance.roll(Die::D6, "dice-test");
        let (state, given) = (chance.state(), chance.given().to_vec());
        chance.forget_rest();
        assert_eq!(chance.roll(Die::D6, "dice-test"), 5);
        let mut again = Chance::restore(state, given);
        assert_eq!(again.roll(Die::D6, "dice-test"), 5);
        again.improvise();
        assert_eq!(again.given(), [2, 5]);
        let free = Chance::seeded(3).roll(Die::D6, "dice-test");
        assert_eq!(again.roll(Die::D6, "dice-test"), free);
    }

    #[test]
    fn one_of_several_is_rolled_with_dice_that_people_own() {
        let mut chance = Chance::scripted([5, 6, 5, 5, 8, 7]);
        assert_eq!(chance.roll_one_of(1, "dice-test"), 0);
        // Of two and of three by a d6 as it is; of four a 5 is rolled again; of seven by a d8.
        assert_eq!(chance.roll_one_of(2, "dice-test"), 0);
        assert_eq!(chance.roll_one_of(3, "dice-test"), 2);
        assert_eq!(chance.roll_one_of(5, "dice-test"), 4);
        assert_eq!(chance.wanted(), None);
        let mut chance = Chance::scripted([5, 4, 8, 7]);
        assert_eq!(chance.roll_one_of(4, "dice-test"), 3);
        assert_eq!(chance.roll_one_of(7, "dice-test"), 6);
        // Without a result somebody is asked for one, and it ends.
        assert_eq!(chance.roll_one_of(7, "dice-test"), 0);
        assert_eq!(chance.wanted().map(|wanted| wanted.faces), Some(8));
        let mut chance = Chance::seeded(5);
        let mut seen = [0; 5];
        for _ in 0..5_000 {
            seen[usize::from(chance.roll_one_of(5, "dice-test"))] += 1;
        }
        assert!(seen.iter().all(|n| (880..1_120).contains(n)), "{seen:?}");
        assert!(chance.roll_one_of(255, "dice-test") < 100);
    }
}
