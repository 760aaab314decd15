//! Crises: who carries on, ducks back or flees.

use smallvec::SmallVec;

use super::{
    Cx,
    band::Band,
    board::{self, Board},
    carrying,
    checks::{CrisisDice, dice_passed},
    components::{Faction, Fight, FigureId, React},
    content::{Crisis, Effect, Reaction},
    creation::seat_of,
    event::{Fighting, Reacted},
    figure::Figure,
    flight, healing, meet, rules,
    step::{Action, Question, Task},
};
use crate::{
    game::{LegalActions, RuleId},
    grid::{Cell, Facing},
    tables::TableRoll,
};

/// Has both sides test after the turn of one, which does so last; rule `crisis.when`, section 21.4.
pub fn both(cx: &mut Cx<'_>, acted: Faction) {
    if meet::goes_on(Band::of(cx.world())) {
        cx.push_all([Task::Crisis(acted.other()), Task::Crisis(acted)]);
    }
}

/// Everybody of a side on the board who is up and no captive.
fn on_the_board(band: Band<'_>, side: Faction) -> impl Iterator<Item = Figure<'_>> {
    band.up_in_the_fight(side).filter(|it| it.at().is_some())
}

/// Somebody who tests.
struct Testing {
    who: FigureId,
    star: bool,
    /// Dice that it reads of those that are rolled.
    dice: u8,
}

/// True if the leader of a side is up in the fight; rule `leader.crisis`, section 14.1.
fn is_led(band: Band<'_>, fight: &Fight, side: Faction) -> bool {
    let leader = fight.leaders[side as usize].and_then(|it| band.get(it));
    leader.is_some_and(|it| it.is_up() && it.is_in_the_fight())
}

/// Those of a side who test: for those of their side who went down, or each for itself if it was shot
/// at and missed. Some never do; rules `crisis.down`, `crisis.fire` and `race.calm`, sections 19.0
/// and 7.0.14. They read three dice with their leader up, and more with courage; rule
/// `leader.crisis`, section 14.1.
fn testing(band: Band<'_>, fight: &Fight, side: Faction, led: bool) -> SmallVec<[Testing; 8]> {
    let figures = &band.book().figures;
    let plain = match led {
        true => figures.crisis_dice_with_leader,
        false => figures.crisis_dice,
    };
    let down = fight.fell[side as usize];
    let tests = on_the_board(band, side).filter_map(|it| {
        let shot_at = fight.shot_at.iter().any(|(who, _)| *who == it.id());
        let calm = it.effects().any(|it| *it.effect == Effect::NoCrisis);
        let courage = it.effects().map(|it| match *it.effect {
            Effect::CrisisDice(dice) => dice,
            _ => 0,
        });
        (!calm && (down || shot_at)).then(|| Testing {
            who: it.id(),
            star: it.is_star(),
            dice: plain.saturating_add_signed(courage.sum()),
        })
    });
    tests.collect()
}

/// The crisis test of a side: stars say what they do, then the others read one roll, each against
/// their reputation; rules `crisis.test` and `star.free_will`, sections 19.1 and 6.3.2.
pub fn crisis(cx: &mut Cx<'_>, side: Faction) {
    let band = Band::of(cx.world());
    let Some(fight) = &band.state().fight else {
        return;
    };
    let led = is_led(band, fight, side);
    let (testing, down) = (testing(band, fight, side, led), fight.fell[side as usize]);
    let waits = |it: &&Testing| {
        it.star && fight.choice_of(it.who).is_none() && will(band, it.who).len() > 1
    };
    if let Some(who) = testing.iter().find(waits).map(|it| it.who) {
        cx.push(Task::Crisis(side));
        return cx.ask(Question::FreeWill(who));
    }
    let shot_at = fight.shot_at.clone();
    let idle = testing.is_empty() && !down && shot_at.is_empty();
    let mut roll = None;
    if let Some(dice) = testing.iter().filter(|it| !it.star).map(|it| it.dice).max() {
        roll = Some(cx.roll(&CrisisDice { dice }).0);
    }
    let band = Band::of(cx.world());
    let reacted: SmallVec<[(RuleId, Reacted); 8]> = testing
        .iter()
        .filter_map(|it| {
            let (figure, fight) = (band.get(it.who)?, band.state().fight.as_ref()?);
            let Some(roll) = roll.as_ref().filter(|_| !it.star) else {
                return Some((rules::STAR_FREE_WILL, chosen_by(band, fight, it.who)));
            };
            let faces = roll.dice.iter().take(usize::from(it.dice));
            let passed = dice_passed(faces.map(|it| it.face), figure.rep());
            Some(read(band, fight, figure, passed))
        })
        .collect();
    if let Some(roll) = roll {
        let roll = Box::new(roll);
        let event = Fighting::CrisisRolled {
            side,
            down,
            led,
            roll,
        };
        let rule = match down {
            true => rules::CRISIS_DOWN,
            false => rules::CRISIS_FIRE,
        };
        cx.emit(rule, event.into());
    }
    for (rule, it) in &reacted {
        cx.emit(*rule, Fighting::Reacted(*it).into());
    }
    if !idle {
        cx.emit(rules::CRISIS_WHEN, Fighting::CrisisOver { side }.into());
    }
    let does = |react| {
        let all = reacted.iter().map(|(_, it)| it);
        all.filter(move |it| it.react == react)
    };
    let moves = does(React::DuckBack).map(|it| {
        let who = it.who;
        let from = shot_at.iter().find(|(target, _)| *target == who);
        let from = from.map(|(_, by)| *by);
        Task::DuckBack { who, from }
    });
    let flee: SmallVec<[FigureId; 8]> = does(React::Flee).map(|it| it.who).collect();
    let flee = (!flee.is_empty()).then_some(Task::Flee(flee));
    let moves: SmallVec<[Task; 4]> = flee.into_iter().chain(moves).collect();
    cx.push_all(moves);
}

/// What a star has chosen, or does anyway.
fn chosen_by(band: Band<'_>, fight: &Fight, who: FigureId) -> Reacted {
    let anyway = || will(band, who).first().copied();
    let react = fight.choice_of(who).or_else(anyway);
    Reacted {
        who,
        passed: None,
        row: None,
        react: react.unwrap_or(React::CarryOn),
    }
}

/// What a star may do in a crisis: whatever the row of its profession says for two dice passed, for one
/// and for none; rules `star.free_will` and `crisis.row`, sections 6.3.2 and 19.0.
fn will(band: Band<'_>, who: FigureId) -> SmallVec<[React; 3]> {
    let (Some(fight), Some(figure)) = (&band.state().fight, band.get(who)) else {
        return SmallVec::new();
    };
    let all = (0..=2).map(|passed| read(band, fight, figure, passed).1.react);
    let mut all: SmallVec<[React; 3]> = all.collect();
    all.sort();
    all.dedup();
    all
}

/// What a grunt does by the row of its profession, with two reasons the worse, and the rule that
/// decides; rules `crisis.row`, `crisis.both` and `crisis.odds`, sections 19.0 and 19.1.
fn read(band: Band<'_>, fight: &Fight, who: Figure<'_>, passed: u8) -> (RuleId, Reacted) {
    let table = &who.profession().links.crisis;
    let row: TableRoll = table.at(i32::from(passed));
    let Crisis { fire, down } = *table.gives(row);
    let count = |side| on_the_board(band, side).count();
    let (mine, theirs) = (count(who.faction()), count(who.faction().other()));
    let react = |reaction: Reaction| match reaction {
        Reaction::CarryOn => React::CarryOn,
        Reaction::DuckBack => React::DuckBack,
        Reaction::Flee => React::Flee,
        Reaction::FleeIf(factor) if theirs >= mine * usize::from(factor) => React::Flee,
        Reaction::FleeIf(_) => React::CarryOn,
    };
    let shot_at = fight.shot_at.iter().any(|(it, _)| *it == who.id());
    let by_fire = shot_at.then(|| react(fire));
    let by_loss = fight.fell[who.faction() as usize].then(|| react(down));
    let react = by_fire.max(by_loss).unwrap_or(React::CarryOn);
    let outnumbered = |by: Option<React>, it| {
        by == Some(React::Flee) && matches!(it, Reaction::FleeIf(_)) && react == React::Flee
    };
    let rule = match (by_fire, by_loss) {
        _ if outnumbered(by_fire, fire) || outnumbered(by_loss, down) => rules::CRISIS_ODDS,
        (Some(_), Some(_)) => rules::CRISIS_BOTH,
        _ => rules::CRISIS_ROW,
    };
    let reacted = Reacted {
        who: who.id(),
        passed: Some(passed),
        row: Some(row),
        react,
    };
    (rule, reacted)
}

/// Offers a star what its profession may do; rule `star.free_will`, section 6.3.2.
pub fn offer(band: Band<'_>, who: FigureId, offer: &mut LegalActions<Action>) {
    offer.ask(seat_of(band, who), rules::STAR_FREE_WILL);
    for react in will(band, who) {
        offer.add(Action::React(react));
    }
}

/// Carries out a choice of [`offer`].
pub fn choose(cx: &mut Cx<'_>, who: FigureId, act: Action) {
    if let Action::React(react) = act {
        cx.emit(rules::STAR_FREE_WILL, Fighting::Chose { who, react }.into());
    }
}

/// A figure goes a square straight away from whoever has hit it, or shot at it, or else from the
/// nearest opponent. Without a square it stays if it is in contact, with a die less in its next
/// round, and flees otherwise; rule `crisis.duck_back`, sections 18.3.1 and 20.2.
pub fn duck_back(cx: &mut Cx<'_>, who: FigureId, from: Option<FigureId>) {
    let band = Band::of(cx.world());
    let (Some(fight), Some(figure)) = (&band.state().fight, band.get(who)) else {
        return;
    };
    let Some(at) = figure.at().filter(|_| figure.is_up()) else {
        return;
    };
    let cause = from.and_then(|it| band.get(it)?.at());
    let trapped = fight.trapped.contains(&who);
    let board = Board::of(band, fight);
    let away = cause.or_else(|| nearest(band, figure, at));
    let away = away.and_then(|from| Facing::towards(from, at));
    let squares = away.into_iter().flat_map(|away| {
        let turns = [0, 1, -1].into_iter();
        turns.map(move |turn| at + away.turned(turn).ahead())
    });
    let mut free = squares.filter(|to| board.is_free(*to));
    let (to, in_contact) = (free.next(), board.in_contact(at, figure.faction()));
    match to {
        Some(to) => {
            carrying::drop(cx, who, None);
            let ducked = Fighting::DuckedBack { who, to };
            cx.emit(rules::CRISIS_DUCK_BACK, ducked.into());
            healing::interrupt(cx, who);
        }
        None if in_contact => {
            cx.emit(rules::CRISIS_DUCK_BACK, Fighting::Cornered { who }.into());
        }
        None if trapped => {}
        None => flight::flee(cx, &[who]),
    }
}

fn nearest(band: Band<'_>, who: Figure<'_>, at: Cell) -> Option<Cell> {
    let opponents = on_the_board(band, who.faction().other()).filter_map(Figure::at);
    opponents.min_by_key(|it| (it.reach_to(at), board::order(*it)))
}
