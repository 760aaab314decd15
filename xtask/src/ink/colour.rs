//! The palette of the table.

/// An opaque colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour(pub u8, pub u8, pub u8);

/// Line work.
pub const INK: Colour = Colour(0x2b, 0x21, 0x18);
/// The sheet the map lies on.
pub const PARCHMENT: Colour = Colour(0xe9, 0xdc, 0xc0);
/// The oiled table.
pub const WOOD: Colour = Colour(0x3a, 0x2a, 0x1d);
/// Lamplight.
pub const LAMP: Colour = Colour(0xf3, 0xc7, 0x77);
/// Foes.
pub const OXBLOOD: Colour = Colour(0x8c, 0x2f, 0x26);
/// Heroes.
pub const LAPIS: Colour = Colour(0x2f, 0x5d, 0x8c);
/// Neutrals and magic.
pub const VERDIGRIS: Colour = Colour(0x4f, 0x7f, 0x6a);
/// Treasure.
pub const OCHRE: Colour = Colour(0xb9, 0x82, 0x2b);
/// Bone, candle wax, page edges.
pub const BONE: Colour = Colour(0xf6, 0xef, 0xe0);
/// Bright metal.
pub const STEEL: Colour = Colour(0xae, 0xb1, 0xab);
/// Turned and painted wood of tokens and furniture.
pub const OAK: Colour = Colour(0xb8, 0x8a, 0x58);
/// Saddle leather.
pub const LEATHER: Colour = Colour(0x8a, 0x5c, 0x38);
/// Dressed stone.
pub const STONE: Colour = Colour(0xb7, 0xac, 0x98);
/// Plain white, for drawings that are tinted later.
pub const WHITE: Colour = Colour(0xff, 0xff, 0xff);

impl Colour {
    /// This colour blended towards `other`; 0 is this one, 1 the other.
    pub fn mix(self, other: Colour, share: f32) -> Colour {
        let channel = |a: u8, b: u8| {
            (f32::from(a) + (f32::from(b) - f32::from(a)) * share)
                .round()
                .clamp(0.0, 255.0) as u8
        };
        Colour(
            channel(self.0, other.0),
            channel(self.1, other.1),
            channel(self.2, other.2),
        )
    }

    /// The second, darker tone: towards a warm dark, never towards grey.
    pub fn shade(self, share: f32) -> Colour {
        self.mix(Colour(0x2a, 0x1b, 0x22), share)
    }

    /// The lit tone: towards lamplit bone.
    pub fn light(self, share: f32) -> Colour {
        self.mix(Colour(0xff, 0xf3, 0xd8), share)
    }

    /// The colour in SVG notation.
    pub fn hex(self) -> String {
        format!("#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}
