use rand::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

/// Spreads one drawn number over the many small choices of a placement.
///
/// Choices take the lower half of each number, and are not brought into their range by `rand`:
/// maps that were drawn before would come out otherwise. The bias is less than one in a million for
/// anything that a map has to choose from.
pub(super) struct Mixer(SplitMix64);

impl Mixer {
    pub(super) fn new(seed: u64) -> Self {
        Mixer(SplitMix64::seed_from_u64(seed))
    }

    /// A number below `bound`.
    pub(super) fn below(&mut self, bound: u32) -> u32 {
        let lower = self.0.next_u64() & 0xffff_ffff;
        ((lower * u64::from(bound)) >> 32) as u32
    }

    pub(super) fn between(&mut self, low: i16, high: i16) -> i16 {
        low + self.below((high - low + 1) as u32) as i16
    }

    pub(super) fn one<'a, T>(&mut self, of: &'a [T]) -> Option<&'a T> {
        of.get(self.below(of.len() as u32) as usize)
    }
}
