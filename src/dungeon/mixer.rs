/// Spreads one drawn number over the many small choices of a placement.
pub(super) struct Mixer(pub(super) u64);

impl Mixer {
    /// A number below `bound`.
    pub(super) fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        (((mixed & 0xffff_ffff) * u64::from(bound)) >> 32) as u32
    }

    pub(super) fn between(&mut self, low: i16, high: i16) -> i16 {
        low + self.below((high - low + 1) as u32) as i16
    }

    pub(super) fn one<'a, T>(&mut self, of: &'a [T]) -> Option<&'a T> {
        if of.is_empty() {
            None
        } else {
            of.get(self.below(of.len() as u32) as usize)
        }
    }
}
