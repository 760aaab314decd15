use super::Message;

/// The heroes that a finished game leaves behind, for the roster and the memorial.
#[derive(Clone, Debug, Default)]
pub struct Legacy {
    /// Whether the survivors go on to the next game.
    pub campaign: bool,
    /// How many of the heroes came out of the roster; they took the first seats.
    pub returning: usize,
    /// The living, by seat.
    pub survivors: Vec<(u8, LegacyHero)>,
    /// The fallen, by seat.
    pub fallen: Vec<(u8, LegacyHero)>,
}

/// A hero at the end of a game.
#[derive(Clone, Debug)]
pub struct LegacyHero {
    /// Its trade, such as class and race.
    pub title: Message,
    /// Its figures and belongings, line by line.
    pub lines: Vec<Message>,
    /// The hero as the ruleset writes it.
    pub record: String,
}
