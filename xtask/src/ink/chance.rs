//! The small random generator behind every waver of the pen.

/// A SplitMix generator: tiny, portable and good enough for a trembling hand.
pub struct Chance(u64);

impl Chance {
    /// A generator seeded with a name (FNV-1a over its bytes).
    pub fn named(name: &str) -> Self {
        let seed = name.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        Self(seed)
    }

    /// The next raw word.
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 up to 1.
    pub fn unit(&mut self) -> f32 {
        (self.word() >> 40) as f32 / (1_u64 << 24) as f32
    }

    /// A number from `low` up to `high`.
    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.unit()
    }

    /// A number from `-reach` to `reach`.
    pub fn around(&mut self, reach: f32) -> f32 {
        self.between(-reach, reach)
    }

    /// A whole number below `count`.
    pub fn index(&mut self, count: usize) -> usize {
        (self.word() % count.max(1) as u64) as usize
    }
}
