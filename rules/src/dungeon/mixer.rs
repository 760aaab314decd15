use rand::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

/// Expands one random number into the many small choices of a placement.
///
/// Choices use the lower half of each number and are not brought into range by `rand`, since that
/// would change existing maps. The bias is less than one in a million for the ranges maps use.
pub(super) struct Mixer(SplitMix64);

impl Mixer {
    pub(super) fn new(seed: u64) -> Self {
        Mixer(SplitMix64::seed_from_u64(seed))
    }

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
