//! Sounds of cues.

use std::borrow::Cow;

use crate::content::Library;
use crate::game::{Cue, CueDie, Look, Side};

impl Cue {
    /// Its sound, by the name in the sound index.
    pub fn sound(&self, looks: Option<&Library>) -> Option<Cow<'static, str>> {
        Some(Cow::Borrowed(match self {
            Cue::Dice { side, hands, .. } => {
                let dice: Vec<&CueDie> = hands.iter().flat_map(|hand| &hand.dice).collect();
                return thrown(*side, &dice).map(Cow::Owned);
            }
            Cue::Strike { look, .. } | Cue::Befall { look, .. } => {
                return Look::named(looks, look).sound.clone().map(Cow::Owned);
            }
            // From a deck it is dealt; from hand to hand, or away, it is only flicked.
            Cue::Card { from: None, .. } => "card_deal",
            Cue::Card { .. } => "card_flick",
            Cue::Room(_) => "quill",
            Cue::Walk { .. } => "token_slide",
            Cue::Arrive(_) => "token_set",
            Cue::Near { .. } => "token_slide",
            Cue::Won(_) => "fight_won",
            Cue::Banner(_) | Cue::Peak { .. } => return None,
            Cue::Sound(name) => name,
        }))
    }
}

/// Heroes throw into the lined tray, everybody else onto the table. Of mixed dice, the most
/// frequent kind is heard.
fn thrown(side: Side, dice: &[&CueDie]) -> Option<String> {
    let alike = |sides: u8| dice.iter().filter(|die| die.sides == sides).count();
    let sides = dice
        .iter()
        .map(|die| die.sides)
        .max_by_key(|sides| (alike(*sides), *sides))?;
    let count = match dice.len() {
        1 => "die",
        2 => "dice",
        _ => "handful",
    };
    let ground = if side == Side::Hero { "felt" } else { "wood" };
    let kind = match sides {
        0..=5 => 4,
        6..=7 => 6,
        8..=9 => 8,
        10..=11 => 10,
        12..=19 => 12,
        // A d100 is two ten-sided dice.
        100.. => 10,
        _ => 20,
    };
    Some(format!("{count}_{ground}_d{kind}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Part, Phrase};

    #[test]
    fn dice_sound_by_kind_number_and_thrower() {
        let throw = |side: Side, sides: &[u8]| {
            let die = |sides: &u8| CueDie {
                sides: *sides,
                face: 1,
                role: Phrase::new("die"),
                part: Part::Kept,
            };
            let dice: Vec<CueDie> = sides.iter().map(die).collect();
            thrown(side, &dice.iter().collect::<Vec<_>>()).unwrap_or_default()
        };
        assert_eq!(throw(Side::Hero, &[4]), "die_felt_d4");
        assert_eq!(throw(Side::Foe, &[12, 12, 12]), "handful_wood_d12");
        assert_eq!(throw(Side::Hero, &[6, 8]), "dice_felt_d8");
        assert_eq!(throw(Side::Neutral, &[6, 6, 20]), "handful_wood_d6");
        assert_eq!(throw(Side::Hero, &[3]), "die_felt_d4");
        assert_eq!(throw(Side::Hero, &[100]), "die_felt_d10");
        assert_eq!(throw(Side::Hero, &[]), "");
    }
}
