//! Heroes and foes meet: who notices whom, whose dice are how high, who acts first.

use super::{
    Cx,
    checks::{Action as Throw, HitDice, Style},
    components::{Faction, FigureId},
    content::{Skill, Trait, TwistEffect},
    event::Fighting,
    explore,
    hero::Hero,
    places,
    play::Play,
    quest, rules,
    step::Task,
};

/// The difficulty against foes: six, and the best of them at a skill; rule `action.opponent`.
fn against(play: Play<'_>, room: u8, skill: Skill) -> i32 {
    let best = play.waiting_in(room).map(|foe| foe.skill(skill)).max();
    i32::from(play.book().figures.opposed_difficulty) + best.unwrap_or(0)
}

/// The check of sneaking into a room: by the worst of those who go; rule `fight.surprise`. None if
/// nobody is there to notice.
pub fn sneak_check(play: Play<'_>, room: u8) -> Option<(Hero<'_>, Throw)> {
    play.waiting_in(room).next()?;
    let worst = explore::able(play).min_by_key(|it| it.skill(Skill::Sneak))?;
    let throw = Throw {
        style: Style::Cautious,
        bonus: worst.skill(Skill::Sneak),
        difficulty: against(play, room, Skill::Notice),
    };
    Some((worst, throw))
}

/// The heroes try not to be noticed.
pub fn sneak(cx: &mut Cx<'_>, room: u8) {
    let Some((hero, throw)) = sneak_check(Play::of(cx.world()), room) else {
        return;
    };
    let by = hero.id();
    let (roll, margin) = cx.roll(&throw);
    let sneaked = Fighting::SneakRolled {
        by,
        roll: Box::new(roll),
        margin: margin.clamp(0, 99) as u8,
    };
    cx.emit(rules::FIGHT_SURPRISE, sneaked.into());
}

/// Sides meet; rules `fight.places`, `fight.surprise`, `enemy.dice` and `fight.first`.
pub fn meet(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let at = play.dungeon().at;
    let foes: Vec<FigureId> = play.waiting_in(at).map(|it| it.figure().id()).collect();
    if foes.is_empty() || explore::able(play).next().is_none() {
        return;
    }
    let warned = quest::twist(play) == TwistEffect::Warned;
    let crept = play.dungeon().crept;
    let surprised = match crept {
        Some(true) if !warned => Some(Faction::Foes),
        _ => None,
    };
    let mut placed = places::for_foes(play, &foes);
    let waiting: Vec<FigureId> = foes
        .iter()
        .copied()
        .filter(|who| placed.iter().all(|(it, _)| it != who))
        .collect();
    // Whoever finds no square now comes in later.
    placed.sort_unstable_by_key(|(who, _)| *who);
    let leads = play
        .foes()
        .any(|it| it.pack().leads && foes.contains(&it.figure().id()));
    let began = Fighting::Began {
        places: placed,
        waiting,
        surprised,
    };
    cx.emit(rules::FIGHT_PLACES, began.into());
    for who in foes {
        roll_dice(cx, who);
    }
    if surprised.is_some() {
        // Whoever is surprised does not act first either.
    } else if warned || crept == Some(false) {
        cx.emit(rules::FIGHT_SURPRISE, Fighting::FoesFirst.into());
    } else {
        roll_first(cx);
    }
    if leads || warned {
        explore::tell_twist(cx);
    }
    cx.push(Task::FightOver);
}

/// The dice of a foe, unless they lie there since an earlier fight.
fn roll_dice(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let Some(foe) = play.figure(who).foe() else {
        return;
    };
    if !foe.dice().is_empty() {
        return;
    }
    let record = foe.record();
    let check = HitDice {
        die: record.die,
        count: record.dice,
    };
    let rule = match record.dice {
        1 => rules::ENEMY_DICE,
        _ => rules::ENEMY_CLUSTER,
    };
    let (roll, dice) = cx.roll(&check);
    let roll = Box::new(roll);
    cx.emit(rule, Fighting::DiceRolled { who, dice, roll }.into());
}

/// The check of who acts first: the most watchful hero against the most watchful foe; rule
/// `fight.first`.
fn first_check(play: Play<'_>) -> Option<(Hero<'_>, Throw)> {
    let quick = |hero: &Hero<'_>| {
        let first = hero.trait_sum(|it| match it {
            Trait::First(more) => more,
            _ => 0,
        });
        hero.skill(Skill::Notice) + first
    };
    let hero = explore::able(play).max_by_key(|it| (quick(it), std::cmp::Reverse(it.id())))?;
    let best = play.opponents().map(|foe| foe.skill(Skill::Notice)).max();
    let throw = Throw {
        style: Style::Cautious,
        bonus: quick(&hero),
        difficulty: i32::from(play.book().figures.opposed_difficulty) + best.unwrap_or(0),
    };
    Some((hero, throw))
}

fn roll_first(cx: &mut Cx<'_>) {
    let Some((hero, throw)) = first_check(Play::of(cx.world())) else {
        return;
    };
    let by = hero.id();
    let (roll, margin) = cx.roll(&throw);
    let first = match margin > 0 {
        true => Faction::Heroes,
        false => Faction::Foes,
    };
    let roll = Box::new(roll);
    cx.emit(
        rules::FIGHT_FIRST,
        Fighting::FirstRolled { by, first, roll }.into(),
    );
}
