//! Questions in words.

use super::{
    super::{
        band::Band,
        components::{Faction, FigureId, Part},
        fight,
        figure::Figure,
        outlook, rivals,
        step::{Action, Question},
    },
    Terms, carried,
    magic::spell,
    names::{list, race, thing},
    say, wares,
};
use crate::game::Phrase;

/// The text of a question, with its occasion.
pub(super) fn prompt(band: Band<'_>, question: &Question) -> Phrase {
    match *question {
        Question::StarRace(seat) => say("band-prompt-star-race").with("seat", seat + 1),
        Question::StarRow { seat, race: of, .. } => say("band-prompt-star-row")
            .with("seat", seat + 1)
            .with("race", race(band, of)),
        Question::Arms { who, .. } => say("band-prompt-arms").by(who),
        Question::Kit(who) => {
            let most = band.book().figures.first_items;
            let has = band.get(who).map_or(0, |it| it.gear().len());
            let left = usize::from(most).saturating_sub(has);
            say("band-prompt-kit").by(who).n(left)
        }
        Question::Recruit => {
            let leader = band.leading_star();
            let size = leader.map_or(0, |it| it.reputation().original);
            say("band-prompt-recruit")
                .n(band.members().count())
                .with("most", size)
        }
        Question::Group(tile) => match band.leader_of(band.those_on(tile)) {
            Some(leader) => {
                let left = band.those_on(tile).map(|it| band.tiles_left(it.id())).max();
                let left = left.unwrap_or_default();
                let mut there = band.those_on(tile);
                let only_hurries = left == 0 && there.any(|it| band.can_hurry(it.id()));
                let haste = outlook::of_choice(band, question, Action::Fast);
                let haste = haste.filter(|_| only_hurries);
                match haste {
                    Some(odds) => say("band-prompt-group-hurries")
                        .n(band.book().figures.tiles)
                        .with("odds", odds.headline.phrase()),
                    None if left == 0 => say("band-prompt-group-searches"),
                    None => say("band-prompt-group").n(left),
                }
                .by(leader.id())
            }
            None => say("band-prompt-wait"),
        },
        Question::Drink(_) => say("band-prompt-drink"),
        Question::Act { who, moved } => {
            let attacks = || fight::can_strike(band, band.figure(who), moved);
            let asked = say(match moved {
                false => "band-prompt-act",
                true if attacks() => "band-prompt-act-moved",
                true => "band-prompt-act-moved-only",
            });
            let waiting: Vec<Phrase> = outside(band).map(|it| it.named()).collect();
            let count = waiting.len();
            match list(waiting.into_iter()) {
                Some(waiting) => say("band-prompt-outside")
                    .with("asked", asked.by(who))
                    .n(count)
                    .with("waiting", waiting),
                None => asked.by(who),
            }
        }
        Question::Shoot { who, moved: false } => say("band-prompt-shoot").by(who),
        Question::Shoot { who, moved: true } => say("band-prompt-shoot-moved").by(who),
        Question::Cast { who, moved: false } => say("band-prompt-cast").by(who),
        Question::Cast { who, moved: true } => say("band-prompt-cast-moved").by(who),
        Question::Aim(ref it) => say("band-prompt-aim").with("spell", spell(band, it.spell)),
        Question::Spare(ref it) => say("band-prompt-spare").with("spell", spell(band, it.spell)),
        Question::FreeWill(who) => {
            let fight = band.state().fight.as_ref();
            let side = band.figure(who).faction() as usize;
            say(match fight.is_none_or(|it| it.fell[side]) {
                true => "band-prompt-free-will-down",
                false => "band-prompt-free-will-fire",
            })
            .by(who)
        }
        Question::NextAttacker(on) => say("band-prompt-next-attacker").on(on),
        Question::SecretSide(_) => say("band-prompt-secret-side"),
        Question::EnterSecret { ref first, .. } => say("band-prompt-enter-secret")
            .n(first.len() + 1)
            .with("of", band.book().figures.into_a_secret_room),
        Question::Cross { .. } => say("band-prompt-cross"),
        Question::Climb(who) => say("band-prompt-climb").by(who),
        Question::Rivals(tile) => {
            let all: Vec<Phrase> = rivals::those_on(band, tile)
                .map(|it| it.id().named())
                .collect();
            let all = list(all.into_iter()).unwrap_or_else(|| say("band-nothing"));
            say("band-prompt-rivals").with("all", all)
        }
        Question::Join(_) => say("band-prompt-join"),
        Question::Spoils(_) => say("band-prompt-spoils"),
        Question::HandOut { find, .. } => {
            let name = thing(band, find.thing);
            match wares::does(band.book(), find.thing) {
                Some(does) => say("band-prompt-hand-out-what").with("does", does),
                None => say("band-prompt-hand-out"),
            }
            .with("thing", name)
        }
        Question::Trade(_) => say("band-prompt-trade"),
        Question::HandTo { who, place, .. } => {
            let name = carried::name_of(band, who, place);
            say("band-prompt-hand-to").by(who).with("thing", name)
        }
        Question::RunTo { who, .. } => say("band-prompt-run-to").by(who),
        Question::DropFind { who, left } => say("band-prompt-drop-find").by(who).n(left),
        Question::LastRound(who) => say("band-prompt-last-round").by(who),
        Question::RunOn(who) => say("band-prompt-run-on").by(who),
        Question::PickFind(who) => say("band-prompt-pick-find").by(who),
        Question::Between => say("band-prompt-between"),
    }
}

/// Those of the band for whom there is no room on the board yet; rule `board.outside`.
fn outside(band: Band<'_>) -> impl Iterator<Item = FigureId> {
    let there = band.in_the_fight(Faction::Band);
    let waiting = there.filter(|it| it.waits_outside() && it.part() == Part::Band);
    waiting.map(Figure::id)
}
