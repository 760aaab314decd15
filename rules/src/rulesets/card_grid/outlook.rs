//! What choices may come to: odds, ranges, threats, and what foes are about to do.

use super::{
    attack,
    checks::{Action as Throw, Style},
    components::FigureId,
    fight, meet,
    play::Play,
    rules, sight,
    step::{Action, Blow, Question, Roll},
    tactics,
    words::{Terms, comes_back, say},
};
use crate::{
    dice::odds,
    game::{Headline, Intent, LineOfSight, OddsView, RuleId},
    grid::{Cell, Corners, squares},
};

fn figure_of(token: u32) -> Option<FigureId> {
    u16::try_from(token).ok().map(FigureId)
}

/// Exact odds of a choice.
pub fn of_choice(play: Play<'_>, question: &Question, act: Action) -> Option<OddsView> {
    match (question, act) {
        (Question::Act(who), Action::Attack { card, on, style }) => {
            attack_odds(play, play.hero(*who).blow(card, on, style))
        }
        (_, Action::Mend { by, on, style }) => {
            let throw = attack::check_of(play, Roll::Mend { by, on, style })?;
            Some(of_throw(rules::FIGHT_MEND, &throw, "grid-odds-heals"))
        }
        (Question::Obstacle(nth), Action::Way { by, way, style }) => {
            let roll = Roll::Way {
                by,
                obstacle: *nth,
                way,
                style,
            };
            let throw = attack::check_of(play, roll)?;
            let plain = of_throw(rules::ACTION_WORLD, &throw, "grid-odds-margin");
            let chance = plain.headline.chance.clone();
            Some(plain.headed(Headline::of(chance)))
        }
        (_, Action::Creep(room)) => {
            let (hero, throw) = meet::sneak_check(play, room)?;
            // Who waits there is not for the heroes to know.
            let known = play.dungeon().room(room).is_some_and(|it| it.scouted);
            let view = of_throw(rules::FIGHT_SURPRISE, &throw, "grid-odds-margin");
            let chance = view.headline.chance.clone();
            let note = say("grid-odds-sneak").by(hero.id());
            known.then(|| view.headed(Headline::of(chance)).noting(note))
        }
        _ => None,
    }
}

/// The best chance that anybody has past an obstacle in a way, in percent.
pub fn best_way(play: Play<'_>, obstacle: u8, way: u8) -> i64 {
    let styles = [Style::Cautious, Style::Aggressive];
    let best = styles.into_iter().filter_map(|style| {
        let tries = play.up().map(|hero| Roll::Way {
            by: hero.id(),
            obstacle,
            way,
            style,
        });
        // With the same dice, whoever adds the most has the best chance.
        let throws = tries.filter_map(|roll| attack::check_of(play, roll));
        throws.max_by_key(|throw| throw.bonus - throw.difficulty)
    });
    best.map(|throw| percent(&throw)).max().unwrap_or(0)
}

/// The chance of success, in percent.
pub fn percent(throw: &Throw) -> i64 {
    let chance = odds(throw).chance_that(|it| *it > 0);
    (chance.to_f64() * 100.0).round() as i64
}

fn of_throw(rule: RuleId, throw: &Throw, mean: &'static str) -> OddsView {
    let chances = odds(throw);
    let tell = |margin: &i32| match margin {
        0 => say("grid-odds-failure"),
        n => say("grid-odds-margin").n(*n),
    };
    let view = OddsView::new(rule, throw, &chances, |it| *it > 0, tell);
    let headline = view.headline.clone();
    view.headed(headline.about(&chances, mean, |it| (*it > 0).then_some(*it)))
}

/// The odds of an attack: its margin, what it takes on the average, and how likely somebody falls.
fn attack_odds(play: Play<'_>, blow: Blow) -> Option<OddsView> {
    let throw = attack::check(play, blow)?;
    let foe = play.figure(blow.on).foe()?;
    let reach = play.hero(blow.by).attack(blow.card)?.reach;
    let pack = attack::pack_of(play, blow.by, foe, reach);
    let chances = odds(&throw);
    let taken = |margin: i32| attack::taken(&pack, foe.toughened(margin.max(0) as u32)) as i32;
    let falls = chances.chance_that(|margin| {
        *margin > 0 && attack::most_down(&pack, foe.toughened(*margin as u32)) > 0
    });
    let tell = |margin: &i32| match margin {
        0 => say("grid-odds-miss"),
        n => say("grid-odds-hit").n(*n).with("taken", taken(*n)),
    };
    let view = OddsView::new(rules::ATTACK_ROLL, &throw, &chances, |it| *it > 0, tell);
    let headline = view.headline.clone();
    let headline = headline.about(&chances, "grid-odds-taken", |it| {
        (*it > 0).then(|| taken(*it))
    });
    let view = view.headed(headline.felling(falls));
    let comes_back = comes_back(play.hero(blow.by), foe).into_iter();
    Some(comes_back.fold(view, OddsView::noting))
}

/// The line of sight from a square to another.
pub fn line_of_sight(play: Play<'_>, from: Cell, to: Cell) -> Option<LineOfSight> {
    let view = play.floors().storey(from)?;
    let blocks = |cell: Cell| view.blocks_sight(cell);
    let (cells, blocked) = squares::line_of_sight(from, to, Corners::PastOne, blocks);
    Some(LineOfSight {
        cells,
        blocked,
        covered: false,
    })
}

/// The squares that somebody could reach in a turn.
pub fn movement_range(play: Play<'_>, who: u32) -> Vec<Cell> {
    let figure = figure_of(who).and_then(|id| play.get(id));
    let Some((figure, from)) = figure.and_then(|it| Some((it, it.cell()?))) else {
        return Vec::new();
    };
    if play.fight().is_none() {
        return Vec::new();
    }
    let steps = match (figure.hero(), figure.foe()) {
        (Some(hero), _) => hero.steps(),
        (_, Some(foe)) => foe.record().steps,
        _ => 0,
    };
    let range = play
        .floors()
        .range(from, steps.into(), &play.held(figure.id()));
    range.cells().map(|(cell, _)| cell).collect()
}

/// The odds of a plain attack on each opponent.
pub fn threats(play: Play<'_>, who: u32) -> Vec<(u32, Headline)> {
    let figure = figure_of(who).and_then(|id| play.get(id));
    let foe = figure.and_then(|it| it.foe());
    let Some(foe) = foe.filter(|it| it.figure().cell().is_some()) else {
        return Vec::new();
    };
    let heroes = play.up().filter(|it| it.figure().cell().is_some());
    let odds = heroes.map(|hero| {
        let throw = tactics::strike_check(foe, hero);
        let chances = odds(&throw);
        let headline = Headline::danger(chances.chance_that(|it| *it > 0));
        let mean = headline.about(&chances, "grid-odds-hurts", |it| (*it > 0).then_some(*it));
        (hero.id().token(), mean)
    });
    odds.collect()
}

/// What foes would do if their turns came now.
pub fn intents(play: Play<'_>) -> Vec<Intent> {
    if play.fight().is_none() {
        return Vec::new();
    }
    let plans = play.opponents().filter_map(|foe| {
        if foe.figure().lasting().stunned {
            return None;
        }
        let plan = tactics::plan(foe)?;
        Some(Intent {
            who: foe.figure().id().token(),
            on: plan.on.token(),
            path: plan.path,
            strikes: plan.strikes,
        })
    });
    plans.collect()
}

/// The walk after which a plain attack on a foe can be made, and that attack: with the best card,
/// from the nearest square.
pub fn approach(play: Play<'_>, question: &Question, on: u32) -> Option<(Action, Action)> {
    let Question::Act(who) = question else {
        return None;
    };
    let hero = play.hero(*who);
    let foe = play.get(figure_of(on)?)?.foe()?;
    let goal = foe.figure().cell()?;
    let range = fight::walks(hero)?;
    let here = hero.figure().cell();
    let cards = hero.attacks().filter_map(|place| {
        let attack = hero.attack(place)?;
        let usable = !attack.only_in_combo || hero.combo(place).is_some();
        usable.then_some((attack.bonus, attack.reach, place))
    });
    let mut best: Option<(u32, std::cmp::Reverse<u8>, Cell, u8)> = None;
    for (bonus, reach, place) in cards {
        for (cell, cost) in range.cells().filter(|(cell, _)| Some(*cell) != here) {
            if sight::reaches(play.floors(), cell, goal, reach) {
                let found = (cost, std::cmp::Reverse(bonus), cell, place);
                best = Some(best.map_or(found, |it| it.min(found)));
            }
        }
    }
    let (_, _, cell, card) = best?;
    let attack = Action::Attack {
        card,
        on: foe.figure().id(),
        style: super::checks::Style::Cautious,
    };
    Some((Action::Step(cell), attack))
}
