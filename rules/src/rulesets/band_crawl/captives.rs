//! Captives: where they are found, and who leads them.

use smallvec::SmallVec;

use super::{
    Cx,
    band::Band,
    checks::Amounting,
    components::{FigureId, Part, Place},
    content::Reason,
    event::{Lurking, Making},
    figure::Figure,
    record::FigureRecord,
    rules,
};
use crate::dungeon::RoomId;

/// Those whom the band is to rescue sit where the treasure of the last tile lies; rule
/// `quest.rescue`, section 34.3.
pub fn find(cx: &mut Cx<'_>, tile: RoomId) {
    let state = Band::of(cx.world()).state();
    if state.quest.reason != Some(Reason::Rescue) {
        return;
    }
    let figures = &cx.content().figures;
    let (role, amount) = ("dice-band-captives", figures.captives);
    let (roll, count) = cx.roll(&Amounting { role, amount });
    let found = Lurking::CaptivesFound {
        tile,
        count: count.clamp(0, 99) as u8,
        roll: Box::new(roll),
    };
    cx.emit(rules::QUEST_RESCUE, found.into());
    let record = FigureRecord {
        race: figures.captive.race.id().clone(),
        professions: std::iter::once(figures.captive.profession.id().clone()).collect(),
        star: false,
        rep: figures.captive.rep,
        things: Vec::new(),
        history: Vec::new(),
    };
    for _ in 0..count {
        let event = Making::Came {
            who: Band::of(cx.world()).next_figure(),
            seat: None,
            part: Part::Captive,
            place: Place::Tile(tile),
            record: Box::new(record.clone()),
        };
        cx.emit(rules::QUEST_CAPTIVES, event.into());
    }
}

impl<'w> Band<'w> {
    /// The captives on a tile who can walk; they go with any group that leaves it; rule
    /// `quest.captives`.
    pub fn captives_on(self, tile: RoomId) -> impl Iterator<Item = Figure<'w>> + Clone {
        let there = move |it: &Figure<'w>| it.is_up() && it.stance().place == Place::Tile(tile);
        let captives = self.figures().filter(|it| it.part() == Part::Captive);
        captives.filter(there)
    }

    /// Some of a group, with the captives whom they lead.
    pub fn with_captives(
        self,
        who: impl Iterator<Item = Figure<'w>>,
        from: RoomId,
    ) -> SmallVec<[FigureId; 8]> {
        let mut all: SmallVec<[FigureId; 8]> = who.map(Figure::id).collect();
        if !all.is_empty() {
            all.extend(self.captives_on(from).map(Figure::id));
        }
        all
    }
}
