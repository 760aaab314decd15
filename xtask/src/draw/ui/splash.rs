//! The splash screen, and the program's icon in all sizes.

use super::kit::Kit;
use super::materials;
use crate::Failure;
use crate::atlas::Sprite;
use crate::ink::{Colour, INK, LAMP, OCHRE, Sheet, oval, rect};
use std::path::Path;

/// Draws the title, the splash and the icons.
pub fn draw(root: &Path, out: &mut Vec<Sprite>) -> Result<(), Failure> {
    let kit = Kit::new(root)?;
    out.push(Sprite::alone_at(kit.title(), 1.5));
    out.push(Sprite::alone(kit.splash()));
    out.push(Sprite::alone(kit.icon("icon")));
    for side in [16.0, 32.0, 48.0, 64.0, 128.0, 512.0] {
        // The die would be lost on the smallest icons, so there the dragon fills them.
        let name = format!("icon_{side}");
        let drawn = if side < 64.0 {
            kit.small_icon(&name)
        } else {
            kit.icon(&name)
        };
        out.push(Sprite::alone_at(drawn, side / 256.0));
    }
    Ok(())
}

impl Kit {
    /// The splash screen: the lamp has just been lit.
    fn splash(&self) -> Sheet {
        let (width, height) = (1280.0, 720.0);
        let mut s = Sheet::new("splash", width, height);
        let wood = materials::wood();
        for x in [256.0, 768.0, 1280.0] {
            for y in [104.0, 616.0] {
                s.place(&wood, (x, y), 1.0, 0.0);
            }
        }
        let middle = (width / 2.0, 350.0);
        let lamp = s.radial(
            middle,
            520.0,
            &[(0.0, LAMP, 0.5), (0.4, LAMP, 0.2), (1.0, LAMP, 0.0)],
        );
        s.paint(&rect(0.0, 0.0, width, height), &lamp, 1.0);
        for (name, dx, turn) in [
            ("clubs_king", -318.0, -24.0),
            ("diamonds_queen", -200.0, -13.0),
            ("hearts_ace", 200.0, 13.0),
            ("spades_jack", 318.0, 24.0),
        ] {
            let at = (middle.0 + dx, middle.1 - 8.0 + dx.abs() * 0.14);
            self.put(
                &mut s,
                "cards",
                "shadow",
                (at.0 + 6.0, at.1 + 10.0),
                1.06,
                turn,
            );
            self.put(&mut s, "cards", name, at, 1.04, turn);
        }
        let at = middle;
        self.put(
            &mut s,
            "tokens",
            "shadow",
            (at.0 + 8.0, at.1 + 16.0),
            2.9,
            0.0,
        );
        for layer in ["disc_large", "rim_foe_large", "dragon"] {
            self.put(&mut s, "tokens", layer, at, 1.36, 0.0);
        }
        for (die, dx, dy, turn) in [
            ("d4_bone_tumble_5", -300.0, 206.0, -12.0),
            ("d6_lapis_tumble_0", -196.0, 236.0, 20.0),
            ("d8_oxblood_tumble_4", -82.0, 256.0, -6.0),
            ("d10_bone_tumble_5", 82.0, 256.0, 10.0),
            ("d12_lapis_tumble_5", 196.0, 236.0, -14.0),
            ("d20_oxblood_tumble_2", 300.0, 206.0, 8.0),
        ] {
            let at = (middle.0 + dx, middle.1 + dy);
            self.put(
                &mut s,
                "dice",
                "shadow",
                (at.0 + 6.0, at.1 + 8.0),
                0.98,
                0.0,
            );
            self.put(&mut s, "dice", die, at, 0.94, turn);
        }
        let dusk = s.radial(
            middle,
            780.0,
            &[
                (0.0, LAMP, 0.08),
                (0.35, Colour(0x0c, 0x06, 0x04), 0.0),
                (0.7, Colour(0x0c, 0x06, 0x04), 0.62),
                (1.0, Colour(0x08, 0x04, 0x03), 0.94),
            ],
        );
        s.paint(&rect(0.0, 0.0, width, height), &dusk, 1.0);
        s
    }

    /// The icon: the dragon's token, with a die at the lower right.
    fn icon(&self, name: &str) -> Sheet {
        let mut s = Sheet::new(name, 256.0, 256.0);
        self.put(&mut s, "tokens", "disc_large", (128.0, 128.0), 1.0, 0.0);
        self.put(&mut s, "tokens", "rim_foe_large", (128.0, 128.0), 1.0, 0.0);
        self.put(&mut s, "tokens", "dragon", (128.0, 128.0), 1.0, 0.0);
        s.transform("translate(196 196) scale(1.15) translate(-48 -48)");
        if let Some(die) = self.get("dice", "d20_lapis_tumble_2") {
            s.place(die, (48.0, 48.0), 1.0, 0.0);
        }
        s.end();
        s
    }

    /// The dragon alone, as large as possible, for the smallest icons.
    fn small_icon(&self, name: &str) -> Sheet {
        let mut s = Sheet::new(name, 256.0, 256.0);
        s.fill(&oval(128.0, 128.0, 126.0, 126.0), INK);
        s.fill(&oval(128.0, 128.0, 112.0, 112.0), LAMP.mix(OCHRE, 0.3));
        s.clip(&oval(128.0, 128.0, 112.0, 112.0));
        self.put(&mut s, "tokens", "dragon", (122.0, 140.0), 1.12, 0.0);
        s.end();
        s
    }
}
