use crate::game::{Phrase, SetupForm, SetupValues};

/// What a finished game leaves to its campaign.
#[derive(Clone, Debug, Default)]
pub struct Legacy {
    /// True if the survivors go on to the next game.
    pub campaign: bool,
    /// The living, by seat.
    pub survivors: Vec<(u8, LegacyHero)>,
    /// The fallen, by seat.
    pub fallen: Vec<(u8, LegacyHero)>,
    /// The goods they share now; `None` if the ruleset has nothing of the kind.
    pub shared: Option<LegacyShared>,
}

/// A hero at the end of a game.
#[derive(Clone, Debug)]
pub struct LegacyHero {
    /// Its class, race or profession.
    pub title: Phrase,
    /// Its figures and belongings, line by line.
    pub lines: Vec<Phrase>,
    /// The hero's record, written by the ruleset.
    pub record: String,
    /// Adventures that it has come home from in all its games, where the ruleset counts them; left
    /// out, each game is one.
    pub adventures: Option<u32>,
}

impl LegacyHero {
    /// The heroes of these records, by seat, without those whose record no longer fits the content.
    pub fn all<R>(
        records: &[(u8, R)],
        hero: impl Fn(u8, &R) -> Option<LegacyHero>,
    ) -> Vec<(u8, LegacyHero)> {
        let heroes = records.iter();
        heroes
            .filter_map(|(seat, record)| Some((*seat, hero(*seat, record)?)))
            .collect()
    }
}

/// Shared goods of a campaign, such as a chest, debts or maps.
#[derive(Clone, Debug)]
pub struct LegacyShared {
    /// The goods, line by line.
    pub lines: Vec<Phrase>,
    /// The record of them, written by the ruleset.
    pub record: String,
}

impl Legacy {
    /// One person who goes on to the next game, as the ruleset wrote it.
    pub fn of_one(title: impl Into<Phrase>, lines: Vec<Phrase>, record: impl Into<String>) -> Self {
        let hero = LegacyHero {
            title: title.into(),
            lines,
            record: record.into(),
            adventures: None,
        };
        Legacy {
            campaign: true,
            survivors: vec![(0, hero)],
            ..Legacy::default()
        }
    }

    /// The form's values for a next game with as many of the survivors as fit; `None` if nobody
    /// goes on.
    pub fn next(&self, form: &SetupForm, values: &SetupValues) -> Option<SetupValues> {
        let keys = form.campaign.as_ref()?;
        let heroes = self.survivors.iter().take(form.most_heroes());
        let records: Vec<&str> = heroes.map(|(_, hero)| hero.record.as_str()).collect();
        if !self.campaign || records.is_empty() {
            return None;
        }
        let shared = self.shared.as_ref().map(|shared| shared.record.as_str());
        Some(keys.fill(values, &records, shared))
    }
}
