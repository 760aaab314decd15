//! The story of a game in figures, gathered from its cues.

use std::collections::{BTreeMap, BTreeSet};

use crate::game::{Cue, Phrase, Scene, Side, Table, look};

/// Great moments told on the page.
const MOMENTS: usize = 6;

/// The story of a game in figures.
#[derive(Clone, Default)]
pub(in crate::ui::game) struct Figures {
    /// What has been explored, if there was a map.
    pub(super) explored: Option<Phrase>,
    pub(super) choices: usize,
    pub(super) dice: usize,
    /// Foes felled or put to flight.
    pub(super) felled: usize,
    /// Deeds by token id.
    pub(super) deeds: BTreeMap<u32, Deeds>,
    /// Great moments, the last ones.
    pub(super) moments: Vec<Phrase>,
    /// Number of events up to and including the last blow, and up to the end of that fight.
    last_blow: usize,
    pub(super) fought_until: usize,
    /// The last to go for each token.
    strikers: BTreeMap<u32, u32>,
    sides: BTreeMap<u32, Side>,
    /// Foes who are beaten, and not up again.
    out: BTreeSet<u32>,
    /// Those among them who have been told of since the last event, in the order of its cues.
    newly_out: Vec<u32>,
    /// Those who lie there and whose fall was a great moment.
    told: BTreeSet<u32>,
    /// Who was beaten where, in the order of the run.
    pub(super) fights: Vec<Fight>,
    /// Who beat whom, foe by foe, with all great moments between.
    pub(super) course: Vec<Phrase>,
}

/// Foes beaten in one place, one after the other.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Fight {
    /// The number of its room, and of the text that is read out there.
    place: (Option<usize>, Option<u32>),
    pub(super) title: Option<Phrase>,
    pub(super) foes: Vec<u32>,
}

/// What somebody did and suffered.
#[derive(Clone, Default)]
pub(super) struct Deeds {
    pub(super) felled: usize,
    /// Hit points or wounds dealt.
    pub(super) dealt: i64,
    /// Hit points lost.
    pub(super) lost: i64,
    /// True if it has fallen and has nothing left.
    pub(super) lies: bool,
}

impl Figures {
    /// Walks through a whole game again, from the first event to the last.
    pub(super) fn of(table: &mut dyn Table) -> Self {
        let mut figures = Figures {
            explored: explored(&*table),
            choices: table.choices_made(),
            ..Figures::default()
        };
        let rolled = (0..table.log_len()).filter_map(|index| table.log_line(index));
        figures.dice = rolled.map(|line| line.dice.len()).sum();
        table.show_to(0);
        while let Some(cues) = table.show_next() {
            let unknown = |id: &u32| !figures.sides.contains_key(id);
            if cues.iter().flat_map(fighters).any(|id| unknown(&id)) {
                figures.meet(&table.scene());
            }
            if cues.iter().any(|cue| matches!(cue, Cue::Strike { .. })) {
                figures.last_blow = table.shown_len();
            }
            let known = figures.moments.len();
            cues.iter().for_each(|cue| figures.tell(cue));
            let beaten = std::mem::take(&mut figures.newly_out);
            // Most events are neither.
            let scene = std::cell::LazyCell::new(|| table.scene());
            if !beaten.is_empty() {
                // Those whose fall is a great moment are told of below.
                let plain = beaten.iter().filter(|id| !figures.told.contains(id));
                let told = plain.map(|id| figures.how_beaten(*id, &scene));
                let told: Vec<Phrase> = told.collect();
                figures.course.extend(told);
                figures.fought(&scene, beaten);
            }
            if figures.moments.len() > known {
                for moment in &mut figures.moments[known..] {
                    *moment = dated(moment.clone(), &scene);
                    figures.course.push(moment.clone());
                }
            }
        }
        for sheet in &table.scene().sheets {
            // Who was tended stands again, without a word about it.
            if sheet.bars.first().is_some_and(|life| life.now > 0) {
                figures.deeds.entry(sheet.id).or_default().lies = false;
            }
        }
        let from = figures.moments.len().saturating_sub(MOMENTS);
        figures.moments.drain(..from);
        figures.name_places();
        if figures.last_blow > 0 {
            figures.fought_until = cleared_after(table, figures.last_blow);
        }
        figures
    }

    /// Notes where these were beaten.
    fn fought(&mut self, scene: &Scene, beaten: Vec<u32>) {
        let place = (scene.room, scene.place.as_ref().map(|it| it.id));
        match self.fights.last_mut().filter(|it| it.place == place) {
            Some(fight) => fight.foes.extend(beaten),
            None => self.fights.push(Fight {
                place,
                title: scene.place.as_ref().map(|it| it.title.clone()),
                foes: beaten,
            }),
        }
    }

    /// Drops a title that all fights have, such as that of the errand: it says nothing of where they were.
    fn name_places(&mut self) {
        let mut titles = self.fights.iter().map(|it| &it.title);
        let first = titles.next();
        if titles.all(|it| Some(it) == first) {
            self.fights.iter_mut().for_each(|it| it.title = None);
        }
    }

    /// Who beat a foe, and when.
    fn how_beaten(&self, foe: u32, scene: &Scene) -> Phrase {
        let told = match self.strikers.get(&foe) {
            Some(by) => Phrase::new("game-end-beaten-by").who("by", *by),
            None => Phrase::new("game-end-beaten"),
        };
        dated(told.who("who", foe), scene)
    }

    /// Number of foes beaten by these. Others give way when the party reaches its goal, or fall to
    /// somebody else.
    pub(super) fn beaten_by(&self, whom: impl Iterator<Item = u32>) -> usize {
        let deeds = whom.filter_map(|id| self.deeds.get(&id));
        deeds.map(|deeds| deeds.felled).sum()
    }

    /// Notes the side of everybody on the board.
    fn meet(&mut self, scene: &Scene) {
        let sides = scene.tokens.iter().map(|token| (token.id, token.side));
        self.sides.extend(sides);
    }

    /// Counts a foe that is out of the fight, for the last to go for it.
    fn beaten(&mut self, id: u32) {
        // Whoever lies there and is killed has been beaten already.
        if self.sides.get(&id) == Some(&Side::Foe) && self.out.insert(id) {
            self.felled += 1;
            self.newly_out.push(id);
            if let Some(by) = self.strikers.get(&id) {
                self.deeds.entry(*by).or_default().felled += 1;
            }
        }
    }

    pub(super) fn tell(&mut self, cue: &Cue) {
        match cue {
            Cue::Strike { from, to, .. } => _ = self.strikers.insert(*to, *from),
            // Coins given away are a loss, too, but no wound.
            Cue::Befall {
                id,
                look,
                amount,
                by,
            } if *amount < 0 && look != look::COINS => {
                self.strikers.extend(by.map(|by| (*id, by)));
                self.deeds.entry(*id).or_default().lost -= i64::from(*amount);
                if let Some(by) = self.strikers.get(id) {
                    self.deeds.entry(*by).or_default().dealt -= i64::from(*amount);
                }
            }
            Cue::Befall { id, look, .. } if look == look::FALL => {
                self.deeds.entry(*id).or_default().lies = true;
                self.beaten(*id);
            }
            Cue::Befall { id, look, .. } if look == look::FLEE => self.beaten(*id),
            Cue::Befall { id, look, .. } if look == look::RISE => {
                self.out.remove(id);
                self.newly_out.retain(|it| it != id);
                self.deeds.entry(*id).or_default().lies = false;
                // Whose fall is told is told to be up again.
                if self.told.remove(id) {
                    let risen = Phrase::new("game-end-risen");
                    self.moments.push(risen.who("who", *id));
                }
            }
            Cue::Peak { words, whom, .. } => {
                self.moments.push(words.clone());
                if self.deeds.get(whom).is_some_and(|deeds| deeds.lies) {
                    self.told.insert(*whom);
                }
            }
            _ => {}
        }
    }
}

/// What happened, with when that was.
fn dated(what: Phrase, scene: &Scene) -> Phrase {
    match &scene.phase {
        Some(when) => {
            let dated = Phrase::new("game-end-moment").with("when", when.clone());
            dated.with("what", what)
        }
        None => what,
    }
}

/// What has been explored of the map, in the game's own words or else in rooms.
fn explored(table: &dyn Table) -> Option<Phrase> {
    let scene = table.scene();
    let rooms = || {
        let rooms = table.map()?.rooms().len().saturating_sub(scene.unseen);
        (rooms > 0).then(|| Phrase::new("game-end-rooms").with("n", rooms))
    };
    scene.explored.clone().or_else(rooms)
}

/// Number of events until the board of a fight is cleared, from some event in the fight on.
fn cleared_after(table: &mut dyn Table, event: usize) -> usize {
    let mut until = event;
    table.show_to(event);
    while table.show_next().is_some() && table.scene().board.is_some() {
        until = table.shown_len();
    }
    table.show_to(table.log_len());
    until
}

/// The tokens that a cue is about.
fn fighters(cue: &Cue) -> Vec<u32> {
    match cue {
        Cue::Strike { from, to, .. } => vec![*from, *to],
        Cue::Befall { id, .. } => vec![*id],
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Place;

    #[test]
    fn deeds_are_those_of_the_last_to_strike() {
        let mut figures = Figures {
            sides: BTreeMap::from([(0, Side::Hero), (8, Side::Foe), (9, Side::Foe)]),
            ..Figures::default()
        };
        for cue in [
            Cue::strike(0, 9, look::BLOW),
            Cue::befall(9, look::HURT, -4),
            Cue::befall(9, look::FALL, 0),
            Cue::befall(0, look::COINS, -5),
            Cue::strike(9, 0, look::BLOW),
            Cue::befall(0, look::HURT, -2),
            Cue::befall(0, look::HEAL, 1),
            Cue::strike(0, 8, look::BLOW),
            Cue::befall(8, look::FLEE, 0),
        ] {
            figures.tell(&cue);
        }
        let hero = &figures.deeds[&0];
        assert_eq!((hero.felled, hero.dealt, hero.lost), (2, 4, 2));
        assert_eq!((figures.felled, hero.lies), (2, false));
        assert_eq!(figures.newly_out, [9, 8]);
        assert!(figures.deeds[&9].lies);
    }

    #[test]
    fn who_is_new_among_the_beaten_is_told_once() {
        let mut figures = Figures {
            sides: BTreeMap::from([(8, Side::Foe), (9, Side::Foe)]),
            ..Figures::default()
        };
        for id in [9, 8, 9] {
            figures.tell(&Cue::befall(id, look::FALL, 0));
        }
        figures.tell(&Cue::befall(8, look::RISE, 1));
        assert_eq!(figures.newly_out, [9]);
    }

    #[test]
    fn fights_say_where_they_were_unless_all_say_the_same() {
        let at = |room: usize, title: &'static str| Scene {
            room: Some(room),
            place: Some(Place {
                id: 1,
                title: Phrase::new(title),
                text: Phrase::new("text"),
            }),
            ..Scene::default()
        };
        let fought = |titles: [&'static str; 2]| {
            let mut figures = Figures::default();
            for (room, title, foe) in [(3, titles[0], 7), (3, titles[0], 8), (4, titles[1], 9)] {
                figures.fought(&at(room, title), vec![foe]);
            }
            figures.name_places();
            let told = figures.fights.into_iter();
            told.map(|it| (it.title.map(|it| it.key.to_string()), it.foes))
                .collect::<Vec<_>>()
        };
        let named = |title: &str| Some(title.to_owned());
        let apart = [(named("crypt"), vec![7, 8]), (named("well"), vec![9])];
        assert_eq!(fought(["crypt", "well"]), apart);
        assert_eq!(
            fought(["aim", "aim"]),
            [(None, vec![7, 8]), (None, vec![9])]
        );
    }

    #[test]
    fn foes_beaten_by_no_hero_are_told_apart() {
        let foes = [7, 8, 9].map(|id| (id, Side::Foe));
        let mut figures = Figures {
            sides: [(0, Side::Hero), (1, Side::Hero)]
                .into_iter()
                .chain(foes)
                .collect(),
            ..Figures::default()
        };
        for cue in [
            // The fire of one hero reaches two, of whom another hero struck one before.
            Cue::strike(1, 8, look::BLOW),
            Cue::strike(0, 7, look::FIRE),
            Cue::befall(7, look::FIRE, -9).done_by(Some(0)),
            Cue::befall(7, look::FALL, 0),
            Cue::befall(8, look::FIRE, -9).done_by(Some(0)),
            Cue::befall(8, look::FALL, 0),
            // The third leaves when all is lost.
            Cue::befall(9, look::FLEE, 0),
        ] {
            figures.tell(&cue);
        }
        let felled = [0, 1].map(|hero| figures.beaten_by([hero].into_iter()));
        assert_eq!((figures.felled, felled), (3, [2, 0]));
        assert_eq!(figures.deeds[&0].dealt, 18);
    }

    #[test]
    fn whose_fall_was_a_great_moment_is_told_to_be_up_again() {
        let mut figures = Figures::default();
        let fell = Cue::peak(Phrase::new("fell"), 3);
        for cue in [
            Cue::befall(3, look::FALL, 0),
            fell,
            Cue::befall(4, look::FALL, 0),
            Cue::befall(4, look::RISE, 0),
            Cue::befall(3, look::RISE, 0),
            Cue::befall(3, look::RISE, 0),
        ] {
            figures.tell(&cue);
        }
        let risen = Phrase::new("game-end-risen").who("who", 3);
        assert_eq!(figures.moments, [Phrase::new("fell"), risen]);
    }

    #[test]
    fn who_beat_whom_is_told_with_when_it_was() {
        let mut figures = Figures {
            sides: BTreeMap::from([(8, Side::Foe), (9, Side::Foe)]),
            ..Figures::default()
        };
        for cue in [
            Cue::strike(0, 9, look::BLOW),
            Cue::befall(9, look::FALL, 0),
            Cue::befall(8, look::FLEE, 0),
        ] {
            figures.tell(&cue);
        }
        let when = Phrase::new("phase");
        let scene = Scene {
            phase: Some(when.clone()),
            ..Scene::default()
        };
        let dated = |what: Phrase| {
            let dated = Phrase::new("game-end-moment").with("when", when.clone());
            dated.with("what", what)
        };
        let by = Phrase::new("game-end-beaten-by").who("by", 0).who("who", 9);
        assert_eq!(figures.how_beaten(9, &scene), dated(by));
        let alone = Phrase::new("game-end-beaten").who("who", 8);
        assert_eq!(figures.how_beaten(8, &scene), dated(alone.clone()));
        assert_eq!(figures.how_beaten(8, &Scene::default()), alone);
    }
}
