//! What anybody can do: dash, disengage, dodge, help, hide, search, grapple, shove, get free, ready,
//! and handle weapons; rules `turn.dash` and those after it, `attack.grapple`, `attack.shove`.

use smallvec::SmallVec;

use super::super::{
    Cx,
    board::Seen,
    components::{Arm, Dropped, FigureId, How, Lasting, Readied, Team, Until},
    content::{Cover, Property, Rolled, SaveAt, Size, Skill, Source, Standard, Trait},
    effects::{lasting, moving, saves},
    event::{Fighting, Spends, Stake},
    figure::Figure,
    place,
    play::Play,
    rules,
    sheet::Sheet,
    step::Task,
};
use super::{arms, harm};
use crate::game::RuleId;

/// The rule of a standard action.
pub fn rule_of(what: Standard) -> RuleId {
    match what {
        Standard::Attack => rules::TURN_ACTION,
        Standard::Dash => rules::TURN_DASH,
        Standard::Disengage => rules::TURN_DISENGAGE,
        Standard::Dodge => rules::TURN_DODGE,
        Standard::Help => rules::TURN_HELP,
        Standard::Hide => rules::TURN_HIDE,
        Standard::Search => rules::TURN_SEARCH,
        Standard::UseItem => rules::TURN_OBJECT,
    }
}

/// Takes a standard action.
pub fn take(cx: &mut Cx<'_>, who: FigureId, what: Standard, spends: Spends) {
    cx.emit(rule_of(what), Fighting::Took { who, what, spends }.into());
    let dodging = Play::of(cx.world()).book().imposed.dodging;
    match what {
        Standard::Dodge => lasting::inflict(cx, who, dodging, Some(who), Until::DoerBegins),
        Standard::Hide => hide(cx, who),
        Standard::Search => search(cx, who),
        _ => {}
    }
}

/// Whether somebody can try to hide: no foe sees them clearly; rule `turn.hide`.
pub fn may_hide(figure: Figure<'_>) -> bool {
    let play = figure.play();
    let anywhere = Sheet::of(figure).is(|it| *it == Trait::HidesAnywhere);
    let hidden = figure.has(play.book().imposed.hidden);
    !hidden
        && play.up(figure.team().other()).all(|foe| {
            let covered = matches!(
                place::cover(foe, figure),
                Some(Cover::ThreeQuarters | Cover::Total)
            ) || anywhere && place::cover(foe, figure).is_some();
            match place::seen(foe, figure) {
                Seen::No => true,
                Seen::Dimly => anywhere || covered,
                Seen::Clearly => covered,
            }
        })
}

/// A check of Stealth against the best passive Perception of foes.
fn hide(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let foes = play.up(play.figure(who).team().other());
    let best = foes
        .map(|it| Sheet::of(it).passive_against(Skill::Perception, who))
        .max();
    let hidden = play.book().imposed.hidden;
    if !may_hide(play.figure(who)) {
        return;
    }
    if saves::check(cx, who, Rolled::Skill(Skill::Stealth), best.unwrap_or(0)) {
        lasting::inflict(cx, who, hidden, Some(who), Until::Fight);
    }
}

/// Whoever searches sees through the hiding of those they are a match for.
fn search(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let hidden = play.book().imposed.hidden;
    let foes = play.up(play.figure(who).team().other());
    let all: Vec<(FigureId, i32)> = foes
        .filter(|it| it.has(hidden))
        .map(|it| (it.id(), Sheet::of(it).passive(Skill::Stealth)))
        .collect();
    for (foe, dc) in all {
        if saves::check_about(cx, who, foe, Rolled::Skill(Skill::Perception), dc) {
            end_condition(cx, foe, hidden, rules::TURN_SEARCH);
        }
    }
}

/// Ends a condition, however often somebody has it.
pub fn end_condition(
    cx: &mut Cx<'_>,
    who: FigureId,
    condition: super::super::content::ConditionIx,
    rule: RuleId,
) {
    while let Some(it) = Play::of(cx.world()).figure(who).held_by(condition) {
        lasting::end(cx, who, it.id, rule);
    }
}

/// Whoever can be seen where they stand is hidden no longer.
pub fn come_out(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let hidden = play.book().imposed.hidden;
    let figure = play.figure(who);
    if !figure.has(hidden) {
        return;
    }
    let seen = play.up(figure.team().other()).any(|foe| {
        place::seen(foe, figure) == Seen::Clearly && place::cover(foe, figure).is_none()
    });
    if seen {
        end_condition(cx, who, hidden, rules::TURN_HIDE);
    }
}

/// Helps an ally: their next attack has advantage; rule `turn.help`.
pub fn help(cx: &mut Cx<'_>, by: FigureId, on: FigureId, spends: Spends) {
    let event = Fighting::Took {
        who: by,
        what: Standard::Help,
        spends,
    };
    cx.emit(rules::TURN_HELP, event.into());
    let helped = Play::of(cx.world()).book().imposed.helped;
    lasting::inflict(cx, on, helped, Some(by), Until::Roll);
}

/// Allies whom somebody can help.
pub fn helpable<'w>(figure: Figure<'w>) -> impl Iterator<Item = Figure<'w>> {
    let helped = figure.play().book().imposed.helped;
    figure
        .play()
        .up(figure.team())
        .filter(move |it| it.id() != figure.id() && place::feet(figure, *it) <= 5)
        .filter(move |it| !it.has(helped))
}

/// Foes whom somebody can grapple or shove: beside them, and no more than one size larger.
pub fn within_arms<'w>(figure: Figure<'w>) -> impl Iterator<Item = Figure<'w>> {
    let most = match figure.size() {
        Size::Tiny => Size::Small,
        Size::Small => Size::Medium,
        Size::Medium => Size::Large,
        Size::Large | Size::Huge => Size::Huge,
    };
    figure
        .play()
        .up(figure.team().other())
        .filter(move |it| it.size() <= most && place::feet(figure, *it) <= 5)
}

/// Athletics against the better of Athletics and Acrobatics.
fn wins(cx: &mut Cx<'_>, over: Stake, by: FigureId, on: FigureId) -> bool {
    let against = [
        Rolled::Skill(Skill::Athletics),
        Rolled::Skill(Skill::Acrobatics),
    ];
    saves::contest(cx, over, (by, against[0]), (on, &against))
}

/// Takes hold of somebody; rule `attack.grapple`.
pub fn grapple(cx: &mut Cx<'_>, by: FigureId, on: FigureId, spends: Spends) {
    let event = Fighting::Spent { who: by, spends };
    cx.emit(rules::ATTACK_GRAPPLE, event.into());
    if wins(cx, Stake::Grapple, by, on) {
        let grappled = Play::of(cx.world()).book().imposed.grappled;
        lasting::inflict(cx, on, grappled, Some(by), Until::Ended);
    }
}

/// Pushes somebody 5 feet away, or to the ground; rule `attack.shove`.
pub fn shove(cx: &mut Cx<'_>, by: FigureId, on: FigureId, down: bool, spends: Spends) {
    let event = Fighting::Spent { who: by, spends };
    cx.emit(rules::ATTACK_SHOVE, event.into());
    let over = match down {
        true => Stake::KnockDown,
        false => Stake::Shove,
    };
    if !wins(cx, over, by, on) {
        return;
    }
    let book = Play::of(cx.world()).book();
    let (prone, side) = (book.imposed.prone, book.figures.square);
    match down {
        true => lasting::inflict(cx, on, prone, Some(by), Until::Ended),
        false => moving::push(cx, by, on, side.into()),
    }
}

/// Who holds somebody.
pub fn holder(figure: Figure<'_>) -> Option<FigureId> {
    let grappled = figure.play().book().imposed.grappled;
    figure.held_by(grappled)?.by
}

/// Gets out of a hold: Athletics or Acrobatics, whichever is better, against Athletics.
pub fn escape(cx: &mut Cx<'_>, who: FigureId) {
    let spends = Spends::Action;
    cx.emit(
        rules::ATTACK_GRAPPLE,
        Fighting::Spent { who, spends }.into(),
    );
    let play = Play::of(cx.world());
    let Some(by) = holder(play.figure(who)) else {
        return;
    };
    let sheet = Sheet::of(play.figure(who));
    let best = best_escape(&sheet);
    let grappled = play.book().imposed.grappled;
    let against = [Rolled::Skill(Skill::Athletics)];
    let over = Stake::Escape;
    if saves::contest(cx, over, (who, Rolled::Skill(best)), (by, &against)) {
        end_condition(cx, who, grappled, rules::ATTACK_GRAPPLE);
    }
}

/// What somebody gets out of a hold with.
pub fn best_escape(sheet: &Sheet<'_>) -> Skill {
    let ways = [Skill::Athletics, Skill::Acrobatics].into_iter();
    let best = ways.max_by_key(|it| sheet.passive(*it));
    best.unwrap_or(Skill::Athletics)
}

/// Hands that hold neither weapon nor shield nor anybody.
pub fn free_hands(figure: Figure<'_>) -> usize {
    let kit = figure.kit();
    let book = figure.play().book();
    let both = kit.hands[0].and_then(|it| kit.arms.get(usize::from(it)));
    let both = both.is_some_and(|it| {
        let properties = &book[it.weapon].properties;
        properties.contains(&Property::TwoHanded)
    });
    let held = kit.hands.iter().flatten().count() + usize::from(both);
    let shield = usize::from(kit.shield.is_some());
    2_usize.saturating_sub(held + shield + place::burdens(figure).len())
}

/// Lets go of somebody who is held.
pub fn release(cx: &mut Cx<'_>, on: FigureId) {
    let grappled = Play::of(cx.world()).book().imposed.grappled;
    end_condition(cx, on, grappled, rules::ATTACK_GRAPPLE);
}

/// Whoever is too far away to be held is not, nor is a friend who is up again; rule `attack.grapple`.
pub fn slip(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let grappled = play.book().imposed.grappled;
    let held = play.figures().filter_map(|it| {
        let held = it.afflicted_by(grappled)?;
        let by = held.by.and_then(|by| play.get(by))?;
        let up = it.is_up() && !it.is_out_of_it();
        let friend = up && by.team() == it.team();
        let slips = !by.is_up() || place::feet(by, it) > grasp(by, held) || friend;
        slips.then_some((it.id(), held.id))
    });
    for (who, lasting) in held.collect::<Vec<_>>() {
        lasting::end(cx, who, lasting, rules::ATTACK_GRAPPLE);
    }
}

/// Feet within which somebody keeps hold of another: what a foe has seized by an attack, as far as that
/// reaches; whoever drags two has the second behind the first.
fn grasp(by: Figure<'_>, held: &Lasting) -> u16 {
    match held.source {
        Source::Foe(_) => arms::reach(&Sheet::of(by)).max(5),
        Source::Rule => 5 * place::burdens(by).len().max(1) as u16,
        _ => u16::MAX,
    }
}

/// What somebody can work against with an action.
pub fn shakeable<'w>(figure: Figure<'w>) -> impl Iterator<Item = &'w Lasting> {
    let all = figure.lasts().all.iter();
    all.filter(|it| it.again.is_some_and(|it| it.at == SaveAt::Action))
}

/// Works against something that lasts.
pub fn shake(cx: &mut Cx<'_>, who: FigureId, lasting: u16) {
    let spends = Spends::Action;
    cx.emit(
        rules::EFFECT_SAVE_AGAIN,
        Fighting::Spent { who, spends }.into(),
    );
    let damaged = false;
    cx.push(Task::SaveAgain {
        who,
        lasting,
        damaged,
    });
}

/// Allies who can be shaken out of something.
pub fn wakeable<'w>(figure: Figure<'w>) -> impl Iterator<Item = Figure<'w>> {
    let all = figure.play().figures();
    all.filter(move |it| it.team() == figure.team() && it.id() != figure.id() && !it.is_dead())
        .filter(move |it| place::feet(figure, *it) <= 5)
        .filter(|it| it.suffers(|it| *it == Trait::EndsWhenShaken))
}

/// Shakes somebody out of something.
pub fn wake(cx: &mut Cx<'_>, who: FigureId, on: FigureId) {
    let spends = Spends::Action;
    cx.emit(rules::TURN_HELP, Fighting::Spent { who, spends }.into());
    lasting::end_where(cx, on, |it| *it == Trait::EndsWhenShaken);
}

/// Tries to stabilise somebody with a check of Medicine; rule `death.stable`.
pub fn stabilise(cx: &mut Cx<'_>, who: FigureId, on: FigureId) {
    let spends = Spends::Action;
    cx.emit(rules::DEATH_STABLE, Fighting::Spent { who, spends }.into());
    let dc = Play::of(cx.world()).book().figures.stabilise;
    if saves::check(cx, who, Rolled::Skill(Skill::Medicine), dc.into()) {
        harm::stabilise(cx, on);
    }
}

/// Waits with a weapon for the first foe that comes; rule `turn.ready`.
pub fn ready(cx: &mut Cx<'_>, who: FigureId, with: Option<u8>, how: How) {
    let spends = Spends::Action;
    cx.emit(rules::TURN_READY, Fighting::Spent { who, spends }.into());
    let ready = Readied { who, with, how };
    cx.emit(rules::TURN_READY, Fighting::Readied { ready }.into());
}

/// Ways to hold one's arms in a hand: whatever fits beside what the other holds; rule `turn.object`.
pub fn wieldable(figure: Figure<'_>) -> Vec<(u8, Option<u8>)> {
    let kit = figure.kit();
    let book = figure.play().book();
    let both = |arm: &Arm| book[arm.weapon].properties.contains(&Property::TwoHanded);
    let mut ways = Vec::new();
    if figure.turn().object {
        return ways;
    }
    for (arm, place) in kit.arms.iter().zip(0..) {
        let held = kit.hands.contains(&Some(place));
        let hindered = both(arm) && kit.shield.is_some();
        if !held && !hindered {
            ways.push((0, Some(place)));
        }
        let main = kit.hands[0].and_then(|it| kit.arms.get(usize::from(it)));
        let free = kit.shield.is_none() && !both(arm) && !main.is_some_and(both);
        if !held && free {
            ways.push((1, Some(place)));
        }
    }
    // An empty hand holds on to somebody.
    let held = (0..).zip(&kit.hands).filter(|(_, it)| it.is_some());
    ways.extend(held.map(|(hand, _)| (hand, None)));
    ways
}

/// Takes a weapon in a hand, or puts it away; one that takes both hands empties the other.
pub fn wield(cx: &mut Cx<'_>, who: FigureId, hand: u8, arm: Option<u8>) {
    let play = Play::of(cx.world());
    let kit = play.figure(who).kit();
    let arm_at = arm.and_then(|it| kit.arms.get(usize::from(it)));
    let both = arm_at.is_some_and(|it| {
        let properties = &play.book()[it.weapon].properties;
        properties.contains(&Property::TwoHanded)
    });
    let empties = both && hand == 0 && kit.hands[1].is_some();
    let event = Fighting::Wielded {
        who,
        hand,
        arm,
        weapon: arm_at.map(|it| it.weapon),
        free: false,
    };
    cx.emit(rules::TURN_OBJECT, event.into());
    if empties {
        let event = Fighting::Wielded {
            who,
            hand: 1,
            arm: None,
            weapon: None,
            free: true,
        };
        cx.emit(rules::TURN_OBJECT, event.into());
    }
}

/// Weapons that lie where somebody stands.
pub fn lying(figure: Figure<'_>) -> SmallVec<[(u8, Arm); 2]> {
    let at = figure.cell();
    let all = figure.play().state().dropped.iter().zip(0..);
    let here = all.filter(|(it, _)| Some(it.at) == at);
    here.map(|(it, place)| (place, it.arm)).collect()
}

/// Picks up a weapon.
pub fn pick_up(cx: &mut Cx<'_>, who: FigureId, place: u8) {
    let play = Play::of(cx.world());
    let Some(Dropped { at, arm, .. }) = play.state().dropped.get(usize::from(place)).copied()
    else {
        return;
    };
    cx.emit(
        rules::TURN_OBJECT,
        Fighting::PickedUp { who, arm, at }.into(),
    );
}

/// Everybody of the party finds again what they threw or dropped; rule `attack.thrown`.
pub fn gather(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    for Dropped { at, arm, owner } in play.state().dropped.clone() {
        let who = owner;
        if Play::of(cx.world()).figure(who).team() == Team::Party {
            let event = Fighting::PickedUp { who, arm, at };
            cx.emit(rules::ATTACK_THROWN, event.into());
        }
    }
}

/// Lets what is in one hand fall, the main one first.
pub fn disarm(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    let held = figure.kit().hands.iter().flatten().next().copied();
    let (Some(arm), Some(at)) = (held, figure.cell()) else {
        return;
    };
    let weapon = figure.kit().arms.get(usize::from(arm)).map(|it| it.weapon);
    let event = Fighting::Lost {
        who,
        arm,
        weapon,
        at,
    };
    cx.emit(rules::TURN_OBJECT, event.into());
}

/// Gets up; rule `move.prone`. Half the speed goes into it.
pub fn get_up(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let prone = play.book().imposed.prone;
    let feet = Sheet::of(play.figure(who)).standing_up();
    cx.emit(rules::MOVE_PRONE, Fighting::GotUp { who, feet }.into());
    end_condition(cx, who, prone, rules::MOVE_PRONE);
}

/// Drops to the ground, which takes nothing; rule `move.prone`.
pub fn lie_down(cx: &mut Cx<'_>, who: FigureId) {
    let prone = Play::of(cx.world()).book().imposed.prone;
    lasting::inflict_by(cx, rules::MOVE_PRONE, who, prone, None, Until::Ended);
}

/// Whether somebody stands, and could drop to the ground.
pub fn may_lie_down(sheet: &Sheet<'_>) -> bool {
    let figure = sheet.figure;
    let prone = figure.play().book().imposed.prone;
    let able = !figure.is_incapacitated() && !sheet.is_immune_to(prone, None);
    able && !figure.has(prone) && figure.stand().aloft == 0
}

/// Whether somebody lies and could get up.
pub fn may_get_up(sheet: &Sheet<'_>) -> bool {
    let figure = sheet.figure;
    let prone = figure.held_by(figure.play().book().imposed.prone).is_some();
    let feet = sheet.standing_up();
    prone && feet > 0 && sheet.feet_left() >= feet
}

/// What is over once its bearer’s turn begins: readied actions come to nothing.
pub fn unready(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    if play.state().readied.iter().any(|it| it.who == who) {
        cx.emit(rules::TURN_READY, Fighting::Unreadied { who }.into());
    }
}
