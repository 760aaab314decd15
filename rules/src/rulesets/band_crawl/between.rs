//! Between two adventures: who goes, who comes, what is learned, carried and left in the chest, and
//! where the band goes next.

use super::{
    Cx,
    annals::Fate,
    band::Band,
    components::{FigureId, Phase},
    content::ProfessionIx,
    creation,
    event::{Event, Homeward},
    figure::Figure,
    home, rules, setup, shares,
    step::{Action, Question, Task},
    switching, trading,
};
use crate::game::LegalActions;

/// The most dungeons that a band keeps; the oldest goes first.
pub const MOST_DUNGEONS: u8 = 12;
/// The most things in a chest.
pub const MOST_CHEST: usize = 2000;

/// The band is at home: without a star the next one is made, then the leader decides what happens;
/// rules `campaign.next_star` and `band.leader`.
pub fn begin(cx: &mut Cx<'_>) {
    if Band::of(cx.world()).state().phase != Phase::Between {
        let phase = Phase::Between;
        cx.emit(rules::CAMPAIGN_STYLE, Event::Phase { phase });
    }
    cx.turn();
    if Band::of(cx.world()).leading_star().is_none() {
        cx.push(Task::Between);
        return cx.ask(Question::StarRace(0));
    }
    // A newcomer may be weaker than those who are there.
    home::equals_leave(cx);
    cx.ask(Question::Between);
}

/// True if the band is larger than its leader's reputation, and somebody can be let go; rule
/// `band.size`, section 13.1.
fn too_large(band: Band<'_>) -> bool {
    let most = creation::most_in_band(band);
    band.members().count() > most && band.members().any(|it| !it.is_star())
}

/// Professions that a star can learn beside its own: those of its race, once; rule
/// `profession.second`, section 9.2.
fn to_learn(band: Band<'_>, star: Figure<'_>) -> Vec<ProfessionIx> {
    let own = &star.nature().professions;
    if own.len() >= usize::from(band.book().figures.most_professions) {
        return Vec::new();
    }
    let mut known = setup::professions_of(band.book(), star.race_ix());
    known.retain(|it| !own.contains(it));
    known
}

/// Offers what can be done between two adventures.
pub fn offer(band: Band<'_>, offer: &mut LegalActions<Action>) {
    let Some(leader) = band.leading_star() else {
        return offer.add(Action::SetOut);
    };
    offer.ask(creation::seat_of(band, leader.id()), rules::CAMPAIGN_STYLE);
    let (large, annals) = (too_large(band), &band.state().annals);
    for it in band.members().filter(|it| !it.is_star()) {
        let act = Action::LetGo(it.id());
        // Whoever has just been taken on comes along once.
        match large || !annals.history_of(it.id()).is_empty() {
            true => offer.add(act),
            false => offer.refuse(act, rules::BAND_RECRUIT),
        }
    }
    match creation::can_recruit(band) {
        true => offer.add(Action::Recruit),
        false => offer.refuse(Action::Recruit, rules::BAND_SIZE),
    }
    for star in band.members().filter(|it| it.is_star()) {
        for profession in to_learn(band, star) {
            offer.add(Action::Learn(star.id(), profession));
        }
    }
    for it in band.members() {
        offer_things(band, it, offer);
    }
    let mut go = |act| match large {
        false => offer.add(act),
        true => offer.refuse(act, rules::BAND_SIZE),
    };
    for place in 0..annals.dungeons.len() {
        go(Action::Revisit(place as u8));
    }
    go(Action::SetOut);
}

/// Offers somebody to leave a thing in the chest, take one out, or make one ready; rules
/// `campaign.chest`, `item.switch` and `item.load`, sections 29.4.3, 32.2 and 32.3.
fn offer_things(band: Band<'_>, figure: Figure<'_>, offer: &mut LegalActions<Action>) {
    let (who, book) = (figure.id(), band.book());
    let chest = &band.state().annals.chest;
    if chest.len() < MOST_CHEST {
        for (_, place) in trading::goods(figure) {
            offer.add(Action::Store(who, place));
        }
    }
    switching::offer(book, figure, offer);
    let most =
        usize::from(book.figures.load_every_other_turn) * usize::from(figure.reputation().original);
    for place in 0..chest.len() {
        let act = Action::TakeOut(who, place as u16);
        match figure.gear().len() < most {
            true => offer.add(act),
            false => offer.refuse(act, rules::ITEM_LOAD),
        }
    }
}

/// Carries out a choice of [`offer`].
pub fn choose(cx: &mut Cx<'_>, act: Action) {
    if !matches!(act, Action::Revisit(_) | Action::SetOut) {
        cx.push(Task::Between);
    }
    match act {
        Action::LetGo(who) => {
            let fate = Fate::LetGo;
            cx.emit(rules::BAND_SIZE, Homeward::Gone { who, fate }.into());
        }
        Action::Recruit => cx.push(Task::Recruiting),
        Action::Learn(who, profession) => {
            let event = Homeward::Learned { who, profession };
            cx.emit(rules::PROFESSION_SECOND, event.into());
        }
        Action::Store(who, place) => {
            let event = Homeward::Stored { who, place };
            cx.emit(rules::CAMPAIGN_CHEST, event.into());
        }
        Action::TakeOut(who, place) => take_out(cx, who, place),
        Action::Ready(who, place) => switching::ready(cx, who, place),
        Action::Revisit(place) => set_out(cx, Some(place)),
        Action::SetOut => set_out(cx, None),
        _ => {}
    }
}

fn take_out(cx: &mut Cx<'_>, who: FigureId, place: u16) {
    let band = Band::of(cx.world());
    let thing = band.state().annals.chest.get(usize::from(place));
    let Some(thing) = thing.cloned() else { return };
    let Ok(carried) = thing.carried(band.book()) else {
        return;
    };
    let instead = shares::instead(band.book(), band.figure(who), carried.thing);
    let event = Homeward::TookOut {
        who,
        place,
        thing: Box::new(thing),
        in_use: instead.is_some(),
        instead: instead.unwrap_or_default(),
    };
    cx.emit(rules::CAMPAIGN_CHEST, event.into());
}

/// Leaves for the next adventure, in a new dungeon or a known one.
fn set_out(cx: &mut Cx<'_>, revisits: Option<u8>) {
    cx.push_all([Task::LeaveDungeon(revisits), Task::Quest, Task::SetOut]);
}

/// The dungeon is behind the band, with everybody in it; rules `campaign.band` and
/// `dungeon.revisit`.
pub fn leave_dungeon(cx: &mut Cx<'_>, revisits: Option<u8>) {
    let rule = match revisits {
        Some(_) => rules::DUNGEON_REVISIT,
        None => rules::CAMPAIGN_BAND,
    };
    cx.emit(rule, Homeward::LeftDungeon { revisits }.into());
}
