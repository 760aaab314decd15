//! Everything that Card Grid is played with, looked up once when content is loaded.

use std::sync::Arc;

use super::{
    AttackCard, CharacterCard, DefenceCard, DungeonList, Figures, Foe, GearCard, Obstacle,
    PurposeRow, ReadyHero, RoomPurpose, SpellCard, Threat,
};
use crate::{
    content::{self, BookEntry, BookProblem, Library, RecordId, Ref, Shelf},
    dungeon::Things,
    rulesets::card_grid::{
        complex::Rolled, components::RolledRoom, record::HeroRecord, setup::Lethality,
    },
    tables::{Placed, Tables},
};

crate::book_keys! { Book;
    /// Key of a character card in the book.
    CharacterIx in characters of BookEntry<CharacterCard>;
    /// Key of an attack card in the book.
    AttackIx in attacks of BookEntry<AttackCard, Needs>;
    /// Key of a defence card in the book.
    DefenceIx in defences of BookEntry<DefenceCard, Needs>;
    /// Key of a piece of gear in the book.
    GearIx in gear of BookEntry<GearCard>;
    /// Key of a spell in the book.
    SpellIx in spells of BookEntry<SpellCard>;
    /// Key of a foe in the book.
    FoeIx in foes of BookEntry<Foe>;
    /// Key of a threat in the book.
    ThreatIx in threats of BookEntry<Threat, ThreatLinks>;
    /// Key of the purpose of a room in the book.
    PurposeIx in purposes of BookEntry<RoomPurpose>;
    /// Key of an obstacle in the book.
    ObstacleIx in obstacles of BookEntry<Obstacle, ObstacleLinks>;
    /// Key of a dungeon that was rolled elsewhere in the book.
    ListIx in lists of BookEntry<DungeonList, Vec<RolledRoom>>;
}

/// The card that has to be there before another can be bought, looked up.
#[derive(Clone, Copy, Debug)]
pub struct Needs {
    pub card: Option<CharacterIx>,
}

/// References of a threat, looked up.
#[derive(Clone, Debug)]
pub struct ThreatLinks {
    pub task: Option<ObstacleIx>,
    pub leader: FoeIx,
    pub guards: Vec<FoeIx>,
    pub haunts: Vec<PurposeIx>,
}

/// References of an obstacle, looked up.
#[derive(Clone, Debug)]
pub struct ObstacleLinks {
    pub rooms: Vec<PurposeIx>,
}

/// Everything that Card Grid is played with.
#[derive(Clone, Debug)]
pub struct Book {
    /// Character cards, by id.
    pub characters: Shelf<CharacterIx, CharacterCard>,
    /// Attack cards, by id.
    pub attacks: Shelf<AttackIx, AttackCard, Needs>,
    /// Defence cards, by id.
    pub defences: Shelf<DefenceIx, DefenceCard, Needs>,
    /// Gear, by id.
    pub gear: Shelf<GearIx, GearCard>,
    /// Spells, by id.
    pub spells: Shelf<SpellIx, SpellCard>,
    /// Foes, by id.
    pub foes: Shelf<FoeIx, Foe>,
    /// Threats, by id.
    pub threats: Shelf<ThreatIx, Threat, ThreatLinks>,
    /// Purposes of rooms, by id.
    pub purposes: Shelf<PurposeIx, RoomPurpose>,
    /// Obstacles, by id.
    pub obstacles: Shelf<ObstacleIx, Obstacle, ObstacleLinks>,
    /// Dungeons that were rolled elsewhere, by id.
    pub lists: Shelf<ListIx, DungeonList, Vec<RolledRoom>>,
    /// Heroes who are ready to go, as [`ready_at`](Self::ready_at) gives them.
    ready: Vec<ReadyHero>,
    /// What rooms are for, by a die and their size.
    pub purpose_table: Placed<PurposeRow>,
    /// The purpose that each row of that table gives.
    purpose_of_row: Vec<PurposeIx>,
    /// Tables by index.
    pub tables: Tables,
    /// Single figures.
    pub figures: Arc<Figures>,
    /// Things that stand on boards.
    pub things: Things,
}

impl Book {
    /// Builds the book from loaded content.
    ///
    /// # Errors
    /// Something that play cannot do without is missing, such as the table of purposes.
    pub fn new(library: &Library) -> Result<Self, BookProblem> {
        let (_, figures) = content::sole::<Figures>(library)?;
        let mut tables = Tables::default();
        let purpose_table = tables.take::<PurposeRow>(library, "core:purposes")?;
        let characters = Shelf::new(library, |it: BookEntry<CharacterCard>| {
            Ok(it.named(|it| &it.name).about(|it| &it.prompt))
        })?;
        let characters: Shelf<CharacterIx, CharacterCard> = characters.filled()?;
        let needs = |card: Option<&Ref<CharacterCard>>| -> Result<Needs, BookProblem> {
            let card = card.map(|id| characters.known(id)).transpose()?;
            Ok(Needs { card })
        };
        let attacks = Shelf::new(library, |it: BookEntry<AttackCard>| {
            let links = needs(it.needs.as_ref())?;
            Ok(it.named(|it| &it.name).with(links))
        })?;
        let defences = Shelf::new(library, |it: BookEntry<DefenceCard>| {
            let links = needs(it.needs.as_ref())?;
            Ok(it.named(|it| &it.name).with(links))
        })?;
        let gear = Shelf::new(library, |it: BookEntry<GearCard>| {
            Ok(it.named(|it| &it.name))
        })?;
        let spells = Shelf::new(library, |it: BookEntry<SpellCard>| {
            Ok(it.named(|it| &it.name))
        })?;
        let foes = Shelf::new(library, |it: BookEntry<Foe>| Ok(it.named(|it| &it.name)))?;
        let foes: Shelf<FoeIx, Foe> = foes.filled()?;
        let purposes = Shelf::new(library, |it: BookEntry<RoomPurpose>| {
            Ok(it.named(|it| &it.name))
        })?;
        let purposes: Shelf<PurposeIx, RoomPurpose> = purposes.filled()?;
        let obstacles = Shelf::new(library, |it: BookEntry<Obstacle>| {
            let rooms = purposes.all_known(&it.rooms)?;
            let it = it.named(|it| &it.name).about(|it| &it.text);
            Ok(it.with(ObstacleLinks { rooms }))
        })?;
        let obstacles: Shelf<ObstacleIx, Obstacle, ObstacleLinks> = obstacles.filled()?;
        let threats = Shelf::new(library, |it: BookEntry<Threat>| {
            let task = it.task.as_ref().map(|id| obstacles.known(id)).transpose()?;
            let links = ThreatLinks {
                task,
                leader: foes.known(&it.leader)?,
                guards: foes.all_known(&it.guards)?,
                haunts: purposes.all_known(&it.haunts)?,
            };
            Ok(it.named(|it| &it.name).about(|it| &it.brief).with(links))
        })?;
        let rows = purpose_table.rows.iter();
        let purpose_of_row = rows.map(|(_, row)| purposes.known(&row.gives.purpose));
        let purpose_of_row = purpose_of_row.collect::<Result<_, _>>()?;
        let lists = Shelf::new(library, |it: BookEntry<DungeonList>| {
            let rolled = rolled(&it, &purposes)?;
            Ok(it.named(|it| &it.name).with(rolled))
        })?;
        let ready = library.all::<ReadyHero>().iter();
        let ready = ready.map(|(_, hero)| ReadyHero::clone(hero));
        Ok(Book {
            lists,
            ready: ready.collect(),
            attacks: attacks.filled()?,
            defences: defences.filled()?,
            gear: gear.filled()?,
            spells,
            threats: threats.filled()?,
            purpose_of_row,
            purpose_table,
            characters,
            foes,
            purposes,
            obstacles,
            tables,
            figures: figures.clone(),
            things: Things::of(library),
        })
    }

    /// The ready-made hero of a seat, with the defences that a game so deadly begins with; none if
    /// there are no such heroes.
    pub fn ready_at(&self, seat: u8, lethality: Lethality) -> Option<HeroRecord> {
        let nth = usize::from(seat).checked_rem(self.ready.len())?;
        let hero = &self.ready[nth];
        let defences = match lethality {
            Lethality::Mild => &hero.defences_mild,
            Lethality::Usual | Lethality::Deadly => &hero.defences,
        };
        Some(HeroRecord {
            characters: ids(&hero.characters),
            attacks: ids(&hero.attacks),
            defences: ids(defences),
            gear: ids(&hero.gear),
            ..HeroRecord::default()
        })
    }

    /// The purpose in a row of the table of purposes.
    pub fn purpose_in(&self, row: u16) -> PurposeIx {
        self.purpose_of_row[usize::from(row)]
    }
}

fn ids<T>(refs: &[Ref<T>]) -> Vec<RecordId> {
    refs.iter().map(|it| it.id().clone()).collect()
}

/// A dungeon that was rolled elsewhere, as dice would have it.
///
/// # Errors
/// A purpose that is not known.
pub fn rolled(
    list: &DungeonList,
    purposes: &Shelf<PurposeIx, RoomPurpose>,
) -> Result<Vec<RolledRoom>, BookProblem> {
    let rooms = (1..).zip(&list.rooms).map(|(number, room)| {
        let ways = room.ways.iter().map(|way| Rolled {
            room: number,
            leads: way.leads(),
        });
        Ok(RolledRoom {
            size: room.size,
            purpose: purposes.known(&room.purpose)?,
            ways: ways.collect(),
            at: room.at.map(|at| at.cell()),
        })
    });
    rooms.collect()
}
