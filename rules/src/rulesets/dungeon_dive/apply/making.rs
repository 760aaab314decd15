//! What heroes become as they are made and go up.

use super::super::{
    components::{Body, Hero},
    event::Making,
    making::By,
    town::Kept,
    writer::Writer,
};

pub fn apply(on: &mut Writer<'_>, event: &Making) {
    let book = on.table().book.clone();
    let town = &mut on.state().town;
    match event {
        Making::Began { draft } => town.draft = Some(draft.clone()),
        Making::Picked { pick } => {
            if let Some(draft) = &mut town.draft {
                draft.take(&book, *pick);
            }
        }
        Making::Rolled(it) => {
            if let Some(draft) = &mut town.draft {
                draft.deal_out([it.score]);
            }
        }
        Making::LeftToProposals => {
            if let Some(draft) = &mut town.draft {
                draft.by = By::Proposal;
            }
        }
        Making::Joined { record } => {
            town.draft = None;
            town.stable.push(Kept {
                record: (**record).clone(),
                fate: Default::default(),
            });
        }
        Making::Prepared { place, record } => {
            town.draft = None;
            town.stable[usize::from(*place)].record = (**record).clone();
        }
        Making::Rose {
            place,
            record,
            live,
        } => {
            town.draft = None;
            town.stable[usize::from(*place)].record = (**record).clone();
            if let Some(live) = live {
                on.figure(live.who, |hero: &mut Hero| *hero = (*live.hero).clone());
                on.figure(live.who, |body: &mut Body| *body = live.body);
            }
        }
    }
}
