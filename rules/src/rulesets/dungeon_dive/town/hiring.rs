//! Hired hands: what they cost, and what is due to them; rules `hired.kinds` and those after it.

use super::{
    super::{
        Cx,
        content::HiredIx,
        event::TownEvent,
        play::Play,
        rules,
        step::{Question, Task},
    },
    Fate, Hand, TownQuestion, TownTask, money,
};

/// What each hired hand costs up front, in copper pieces; rule `hired.death`.
pub fn price(play: Play<'_>) -> u32 {
    let each = play.book().figures.hired_death.0;
    each * u32::from(play.town().deaths)
}

/// Who pays how much for the next one, if they can together: those who go.
fn payment(play: Play<'_>) -> Option<Vec<(u8, u32)>> {
    let along = &play.town().along;
    let purses: Vec<u64> = along
        .iter()
        .map(|it| play.kept(*it).record.purse.coins)
        .collect();
    let paid = money::collected(&purses, price(play))?;
    Some(along.iter().copied().zip(paid).collect())
}

/// True if there is room for another, and money.
pub fn may_hire(play: Play<'_>) -> bool {
    let most = usize::from(play.book().figures.most_hired);
    play.town().hands.len() < most && payment(play).is_some()
}

/// Hires somebody of a kind, whose name none of the others has.
pub fn hire(cx: &mut Cx<'_>, kind: HiredIx) {
    let play = Play::of(cx.world());
    let Some(paid) = payment(play) else { return };
    let taken = |name: &&String| !play.town().hands.iter().any(|it| it.name == **name);
    let names: Vec<String> = play.book()[kind]
        .names
        .iter()
        .filter(taken)
        .cloned()
        .collect();
    let nth = cx.chance().flavour(names.len() as u32) as usize;
    let hand = Hand {
        kind,
        name: names[nth].clone(),
        share: 0,
        who: None,
        dead: false,
    };
    cx.emit(rules::HIRED_KINDS, TownEvent::Hired { hand, paid }.into());
}

/// Hires as many as the setup says, one kind after the other, as long as they ask for nothing up
/// front.
pub fn hire_by_setup(cx: &mut Cx<'_>) {
    let wanted = usize::from(cx.setup().town.hired);
    let kinds: Vec<HiredIx> = cx.content().hired.keys().collect();
    for nth in 0.. {
        let play = Play::of(cx.world());
        let there = play.town().hands.len();
        if there >= wanted || kinds.is_empty() || price(play) > 0 || !may_hire(play) {
            return;
        }
        hire(cx, kinds[nth % kinds.len()]);
    }
}

/// Settles with a hired hand after a dive: the living take their share home.
pub fn settle(cx: &mut Cx<'_>, hand: u8) {
    let play = Play::of(cx.world());
    let it = &play.town().hands[usize::from(hand)];
    let (share, dead) = (it.share, it.dead);
    let home = heirs(play).next().is_some();
    match dead {
        false => cx.emit(
            rules::HIRED_SHARE,
            TownEvent::HandPaid { hand, share }.into(),
        ),
        true if home => cx.ask(Question::InTown(TownQuestion::Family(hand))),
        // Nobody is left who could pay.
        true => do_not_pay(cx, hand),
    }
}

/// Heroes who came home alive, by place.
fn heirs(play: Play<'_>) -> impl Iterator<Item = u8> {
    let along = play.town().along.iter().copied();
    along.filter(move |it| play.kept(*it).fate == Fate::Alive)
}

pub fn pay(cx: &mut Cx<'_>, hand: u8) {
    let share = Play::of(cx.world()).town().hands[usize::from(hand)].share;
    let event = TownEvent::FamilyPaid { hand, share };
    cx.emit(rules::HIRED_FAMILY, event.into());
}

/// The heroes keep the share, and the next one costs more.
pub fn do_not_pay(cx: &mut Cx<'_>, hand: u8) {
    let play = Play::of(cx.world());
    let share = play.town().hands[usize::from(hand)].share;
    let heirs: Vec<u8> = heirs(play).collect();
    let parts = money::shares(share, heirs.len());
    let shares = heirs.iter().zip(parts);
    let shares = shares.map(|(place, part)| money::income(play, *place, part));
    let shares = shares.collect();
    let event = TownEvent::FamilyUnpaid { hand, shares };
    cx.emit(rules::HIRED_DEATH, event.into());
}

/// What is still to be settled after a dive.
pub fn settlements(play: Play<'_>) -> Vec<Task> {
    let hands = 0..play.town().hands.len() as u8;
    hands.map(|it| Task::Town(TownTask::Settle(it))).collect()
}
