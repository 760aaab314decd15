//! Attacks by heroes, and everything else that heroes roll for.

use super::{
    Cx,
    checks::{Action as Throw, Style, falls, least_total},
    components::FigureId,
    content::{Effect, Trait, When},
    defence::{Ratings, total},
    effects,
    event::{Delving, Fighting},
    explore,
    foe::Foe,
    hero::Hero,
    hits,
    play::Play,
    quest, rules,
    step::{Action, Blow, Falls, Harm, Question, Roll, Task},
};
use crate::game::{LegalActions, RuleId, Seat};

/// Offers every attack on every foe in reach, either way; rules `attack.reach` and `attack.combo`.
pub fn offer(hero: Hero<'_>, offer: &mut LegalActions<Action>) {
    let play = hero.figure().play();
    for card in hero.attacks() {
        let Some(attack) = hero.attack(card) else {
            continue;
        };
        for foe in play.opponents() {
            let on = foe.figure().id();
            let refused = |style| Action::Attack { card, on, style };
            if attack.only_in_combo && hero.combo(card).is_none() {
                offer.refuse(refused(Style::Cautious), rules::ATTACK_COMBO);
            } else if !can_reach(hero, foe, attack.reach) {
                offer.refuse(refused(Style::Cautious), rules::ATTACK_REACH);
            } else {
                for style in Style::ALL {
                    offer.add(Action::Attack { card, on, style });
                }
            }
        }
    }
}

/// True if a foe is in reach, and not hidden from it.
pub fn can_reach(hero: Hero<'_>, foe: Foe<'_>, reach: u8) -> bool {
    let range = if foe.figure().lasting().hidden {
        1
    } else {
        reach
    };
    hero.figure().reaches(foe.figure(), range)
}

/// The check of an attack; rules `attack.roll`, `attack.combo`.
pub fn check(play: Play<'_>, blow: Blow) -> Option<Throw> {
    let hero = play.hero(blow.by);
    let foe = play.figure(blow.on).foe()?;
    let attack = hero.attack(blow.card)?;
    let kind = foe.record().kind;
    let against = hero.trait_sum(|it| match it {
        Trait::Against(of, more) if of == kind => more,
        _ => 0,
    });
    let usual = play.book().figures.attack_difficulty;
    let own = attack.difficulty.unwrap_or(usual);
    Some(Throw {
        style: blow.style,
        bonus: hero.skill(attack.skill)
            + i32::from(attack.bonus)
            + i32::from(hero.combo_of(blow).unwrap_or(0))
            + against
            + hero.figure().luck(),
        difficulty: foe.difficulty(own.into()),
    })
}

/// The check of tending wounds; rule `fight.mend`.
pub fn mend_check(play: Play<'_>, by: FigureId, style: Style) -> Throw {
    let hero = play.hero(by);
    Throw {
        style,
        bonus: hero.skill(super::content::Skill::Mend) + hero.figure().luck(),
        difficulty: play.book().figures.mend_difficulty.into(),
    }
}

/// The check of a roll.
pub fn check_of(play: Play<'_>, roll: Roll) -> Option<Throw> {
    match roll {
        Roll::Blow(blow) => check(play, blow),
        Roll::Mend { by, style, .. } => Some(mend_check(play, by, style)),
        Roll::Way {
            by,
            obstacle,
            way,
            style,
        } => explore::way_check(play.hero(by), obstacle, way, style),
    }
}

/// A hero rolls; a failure may not be the last word; rules `action.roll` and `tap.when`.
pub fn roll(cx: &mut Cx<'_>, roll: Roll) {
    let Some(throw) = check_of(Play::of(cx.world()), roll) else {
        return;
    };
    let (dice, margin) = cx.roll(&throw);
    let short = throw.difficulty - throw.bonus - dice.total();
    let dice = Box::new(dice);
    let margin = margin.clamp(0, 99) as u8;
    match roll {
        Roll::Blow(blow) => {
            let hero = Play::of(cx.world()).hero(blow.by);
            let combo = hero.combo_of(blow);
            let Some(card) = hero.attack_ix(blow.card) else {
                return;
            };
            let rule = match combo {
                Some(_) => rules::ATTACK_COMBO,
                None => rules::ATTACK_ROLL,
            };
            let attacked = Fighting::Attacked {
                blow,
                card,
                roll: dice,
                margin,
            };
            cx.emit(rule, attacked.into());
        }
        Roll::Mend { by, on, style } => {
            let mended = Fighting::Mended {
                by,
                on,
                style,
                roll: dice,
                margin,
            };
            cx.emit(rules::FIGHT_MEND, mended.into());
        }
        Roll::Way {
            by,
            obstacle: nth,
            way,
            ..
        } => {
            let room = Play::of(cx.world()).room();
            let placed = room.and_then(|it| it.obstacles.get(usize::from(nth)));
            let Some(obstacle) = placed.map(|it| it.obstacle) else {
                return;
            };
            let tried = Delving::WayTried {
                by,
                obstacle,
                way,
                roll: dice,
                margin,
            };
            cx.emit(rules::ACTION_WORLD, tried.into());
        }
    }
    let hero = Play::of(cx.world()).hero(roll.by());
    let helps = margin == 0 && effects::has_power(hero, When::Failure);
    if helps {
        let short = short.clamp(0, 99) as u8;
        cx.ask(Question::Failed { roll, short });
    } else {
        cx.push(Task::Rolled { roll, margin });
    }
}

/// Offers what can still be done about a failed roll; rule `tap.when`.
pub fn offer_failed(play: Play<'_>, roll: Roll, offer: &mut LegalActions<Action>) {
    let hero = play.hero(roll.by());
    offer.ask(Seat::Hero(hero.seat()), rules::TAP_WHEN);
    for (card, power) in hero.powers() {
        if power.when == When::Failure {
            offer.add(Action::Tap {
                by: hero.id(),
                card,
                on: None,
            });
        }
    }
    offer.add(Action::Enough);
}

/// A failed roll is changed, or left.
pub fn choose_failed(cx: &mut Cx<'_>, roll: Roll, short: u8, act: Action) {
    let Action::Tap { by, card, .. } = act else {
        return cx.push(Task::Rolled { roll, margin: 0 });
    };
    let effects = match Play::of(cx.world()).hero(by).power(card) {
        Some(power) => power.effects.clone(),
        None => return cx.push(Task::Rolled { roll, margin: 0 }),
    };
    cx.emit(rules::TAP_WHEN, Fighting::Tapped { by, card }.into());
    let mut added = 0u8;
    let mut again = false;
    let mut roll = roll;
    for effect in effects {
        match effect {
            Effect::Add(more) => added = added.saturating_add(more),
            Effect::Again => again = true,
            Effect::KeepCombo => {
                if let Roll::Blow(blow) = &mut roll {
                    // Made again, it may fail again.
                    blow.keeps = true;
                    let place = blow.card;
                    cx.emit(
                        rules::ATTACK_COMBO,
                        Fighting::ComboKept { by, place }.into(),
                    );
                }
            }
            other => effects::work(cx, by, by, other),
        }
    }
    effects::fell_by_tapping(cx, by);
    let margin = added.saturating_sub(short);
    if again {
        if added > 0 {
            // What is added counts for the new roll.
            let (on, effect, own) = (by, Effect::Bless(added), false);
            let blessed = Fighting::Affected { on, effect, own };
            cx.emit(rules::TAP_WHEN, blessed.into());
        }
        cx.push(Task::Roll(roll));
    } else if margin > 0 {
        cx.emit(rules::TAP_WHEN, Fighting::Raised { by, to: margin }.into());
        if let Roll::Blow(blow) = roll
            && !blow.keeps
        {
            let place = blow.card;
            cx.emit(
                rules::ATTACK_COMBO,
                Fighting::ComboKept { by, place }.into(),
            );
        }
        cx.push(Task::Rolled { roll, margin });
    } else {
        let helps = effects::has_power(Play::of(cx.world()).hero(by), When::Failure);
        match helps {
            true => {
                let short = short.saturating_sub(added);
                cx.ask(Question::Failed { roll, short });
            }
            false => cx.push(Task::Rolled { roll, margin: 0 }),
        }
    }
}

/// What a roll comes to.
pub fn rolled(cx: &mut Cx<'_>, roll: Roll, margin: u8) {
    match roll {
        Roll::Way {
            by, obstacle, way, ..
        } => explore::tried(cx, by, obstacle, way, margin),
        Roll::Mend { on, .. } if margin > 0 => {
            let most = cx.content().figures.mend_most;
            effects::heal(cx, on, margin.min(most), rules::DEFENCE_HEALING);
        }
        Roll::Blow(blow) if margin > 0 => {
            let (by, on) = (blow.by, blow.on);
            let attack = Play::of(cx.world()).hero(by).attack(blow.card);
            let falls = Falls {
                by,
                on,
                margin,
                reach: attack.map_or(1, |it| it.reach),
            };
            cx.push_all([Task::Falls(falls), Task::AfterBlow { blow, margin }]);
        }
        Roll::Mend { .. } | Roll::Blow(_) => {}
    }
}

/// Foes that a hit can take dice from: the one that is hit, and where each has one die all others of
/// its kind in reach of the attack, none where that is 0; rules `enemy.hit` and `enemy.cluster`.
pub fn pack_of<'w>(play: Play<'w>, by: FigureId, on: Foe<'w>, reach: u8) -> Vec<Foe<'w>> {
    let mut pack = vec![on];
    if reach == 0 || on.record().dice > 1 {
        return pack;
    }
    let attacker = play.get(by);
    let others = play.opponents().filter(|it| {
        let near = attacker.is_some_and(|by| by.reaches(it.figure(), reach));
        it.ix() == on.ix() && it.figure().id() != on.figure().id() && near
    });
    pack.extend(others);
    pack
}

/// The ways in which a hit can be taken from a pack; rules `enemy.hit` and `enemy.choice`.
pub fn ways(pack: &[Foe<'_>], margin: u32) -> Vec<Ratings> {
    let dice: Ratings = pack
        .iter()
        .flat_map(|it| it.dice().iter().copied())
        .collect();
    falls(&dice, margin)
}

/// A hit on a foe, or on a pack of foes.
pub fn hit(cx: &mut Cx<'_>, hit: Falls) {
    let play = Play::of(cx.world());
    let Some(foe) = play.figure(hit.on).foe().filter(|it| it.figure().is_up()) else {
        return;
    };
    let left = foe.toughened(hit.margin.into());
    if left == 0 {
        return;
    }
    let pack = pack_of(play, hit.by, foe, hit.reach);
    let ways = ways(&pack, left);
    let chooses = play.get(hit.by).is_some_and(|it| it.hero().is_some());
    if ways.len() > 1 && pack.len() > 1 && chooses {
        cx.ask(Question::Fall(hit));
    } else {
        // Of one foe's own dice, the most go that can.
        let most = ways
            .into_iter()
            .max_by_key(|it| (it.len(), std::cmp::Reverse(it.clone())));
        take(cx, hit, &most.unwrap_or_default(), rules::ENEMY_HIT);
    }
}

/// Offers the ways in which a pack falls.
pub fn offer_falls(play: Play<'_>, hit: Falls, offer: &mut LegalActions<Action>) {
    let hero = play.hero(hit.by);
    offer.ask(Seat::Hero(hero.seat()), rules::ENEMY_CHOICE);
    for nth in 0..fall_ways(play, hit).len() as u8 {
        offer.add(Action::Fall(nth));
    }
    if offer.choices.is_empty() {
        offer.add(Action::Enough);
    }
}

/// The ways in which foes fall by a hit.
pub fn fall_ways(play: Play<'_>, hit: Falls) -> Vec<Ratings> {
    let Some(foe) = play.figure(hit.on).foe() else {
        return Vec::new();
    };
    let pack = pack_of(play, hit.by, foe, hit.reach);
    ways(&pack, foe.toughened(hit.margin.into()))
}

/// One of the ways is chosen; rule `enemy.choice`.
pub fn choose_falls(cx: &mut Cx<'_>, hit: Falls, act: Action) {
    if let Action::Fall(nth) = act {
        let ways = fall_ways(Play::of(cx.world()), hit);
        if let Some(way) = ways.get(usize::from(nth)) {
            take(cx, hit, way, rules::ENEMY_CHOICE);
        }
    }
}

/// Who loses which dice, by a way that a hit is taken: whoever was aimed at first.
pub fn losses(play: Play<'_>, hit: Falls, way: &Ratings) -> Vec<(FigureId, Ratings)> {
    let Some(foe) = play.figure(hit.on).foe() else {
        return Vec::new();
    };
    let mut left = way.clone();
    let mut losses = Vec::new();
    for foe in pack_of(play, hit.by, foe, hit.reach) {
        let mut gone = Ratings::new();
        for die in foe.dice() {
            if let Some(place) = left.iter().position(|it| it == die) {
                left.remove(place);
                gone.push(*die);
            }
        }
        if !gone.is_empty() {
            losses.push((foe.figure().id(), gone));
        }
    }
    losses
}

/// Dice are gone, by the rule that says which, and whoever has none left falls.
fn take(cx: &mut Cx<'_>, hit: Falls, way: &Ratings, rule: RuleId) {
    let losses = losses(Play::of(cx.world()), hit, way);
    for (who, dice) in losses {
        let gone = Fighting::DiceGone {
            on: who,
            dice,
            swept_by: (who != hit.on).then_some(hit.by),
        };
        cx.emit(rule, gone.into());
        let foe = Play::of(cx.world()).figure(who).foe();
        if foe.is_some_and(|it| it.dice().is_empty()) {
            fall(cx, who, rules::ENEMY_HIT);
        }
    }
}

/// A foe falls, and what that brings.
pub fn fall(cx: &mut Cx<'_>, who: FigureId, rule: RuleId) {
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    let Some(foe) = figure.foe() else {
        return;
    };
    let leads = foe.pack().leads;
    let bursts = foe.bursts();
    let near: Vec<FigureId> = play
        .figures()
        .filter(|it| it.id() != who && it.is_up() && figure.reaches(*it, 1))
        .map(|it| it.id())
        .collect();
    cx.emit(rule, Fighting::Fell { who, dead: true }.into());
    if let Some(margin) = bursts {
        for on in near {
            hits::without_roll(cx, who, on, margin, Harm::Burst);
        }
    }
    if leads && quest::is_to_slay(Play::of(cx.world())) {
        explore::reason_met(cx);
    }
}

/// What an attack does besides: to whoever was hit, to those around, to the hero, and back to the
/// hero; rules `attack.effect`, `attack.splash` and `foe.traits`.
pub fn after_blow(cx: &mut Cx<'_>, blow: Blow, margin: u8) {
    let play = Play::of(cx.world());
    let Some(attack) = play
        .hero(blow.by)
        .attack(blow.card)
        .map(|it| it.record.clone())
    else {
        return;
    };
    let target = play.figure(blow.on);
    if attack.splash > 0 {
        let near: Vec<FigureId> = play
            .opponents()
            .filter(|it| it.figure().id() != blow.on)
            .filter(|it| target.reaches(it.figure(), attack.splash))
            .map(|it| it.figure().id())
            .collect();
        for on in near {
            hits::without_roll(cx, blow.by, on, margin / 2, Harm::Splash);
        }
    }
    let play = Play::of(cx.world());
    let target = play.figure(blow.on);
    let thorns = target.foe().and_then(|it| it.pricks(play.figure(blow.by)));
    if target.is_up() {
        for effect in &attack.on_hit {
            effects::work(cx, blow.by, blow.on, *effect);
        }
    }
    for effect in &attack.for_self {
        effects::work(cx, blow.by, blow.by, *effect);
    }
    if let Some(margin) = thorns {
        hits::without_roll(cx, blow.on, blow.by, margin, Harm::Thorns);
    }
}

/// How many foes a hit of this margin brings down at most.
pub fn most_down(pack: &[Foe<'_>], margin: u32) -> usize {
    let ways = ways(pack, margin);
    let down = ways.iter().map(|way| {
        let mut left = way.clone();
        let falls = pack.iter().filter(|foe| {
            let all = foe.dice().iter().all(|die| left.contains(die));
            if all {
                for die in foe.dice() {
                    if let Some(place) = left.iter().position(|it| it == die) {
                        left.remove(place);
                    }
                }
            }
            all
        });
        falls.count()
    });
    down.max().unwrap_or(0)
}

/// What a hit takes off a pack.
pub fn taken(pack: &[Foe<'_>], margin: u32) -> u32 {
    let dice: Ratings = pack
        .iter()
        .flat_map(|it| it.dice().iter().copied())
        .collect();
    least_total(&dice, margin).min(total(&dice))
}
