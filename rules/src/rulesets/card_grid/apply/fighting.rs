//! Fights, and what cards do.

use super::super::{
    components::{CardState, Condition, Faction, Fight, FigureId, Hand, Lasting, Pack, Stance},
    content::{Effect, When},
    event::Fighting,
    step::places,
    writer::Writer,
};

/// Changes the world as the event says.
pub fn apply(on: &mut Writer<'_>, event: &Fighting) {
    match event {
        Fighting::SneakRolled { margin, .. } => on.state().dungeon.crept = Some(*margin > 0),
        Fighting::Began {
            places,
            waiting,
            surprised,
        } => {
            on.state().dungeon.crept = None;
            on.state().fight = Some(Fight {
                surprised: *surprised,
                ..Fight::default()
            });
            for (who, cell) in places {
                on.figure(*who, |stance: &mut Stance| stance.cell = Some(*cell));
                on.figure(*who, |pack: &mut Pack| pack.met = true);
            }
            for who in waiting {
                on.figure(*who, |pack: &mut Pack| pack.met = true);
            }
        }
        Fighting::FoesFirst => change(on, |fight| fight.first = Some(Faction::Foes)),
        Fighting::CameIn { who, at } => {
            on.figure(*who, |stance: &mut Stance| stance.cell = Some(*at));
        }
        Fighting::DiceRolled { who, dice, .. } => {
            on.figure(*who, |pack: &mut Pack| pack.dice.clone_from(dice));
        }
        Fighting::FirstRolled { first, .. } => change(on, |fight| fight.first = Some(*first)),
        Fighting::Round { round, first } => change(on, |fight| {
            (fight.round, fight.first) = (*round, Some(*first));
        }),
        Fighting::Acts { side } => {
            change(on, |fight| {
                fight.acting = Some(*side);
                fight.acted.clear();
                fight.moved.clear();
            });
            let side = on.play().figures().filter(|it| it.faction() == *side);
            for who in side.map(|it| it.id()).collect::<Vec<_>>() {
                on.lasting(who, |it| it.guarded = 0);
            }
        }
        Fighting::Stepped { who, path } => {
            if let Some(last) = path.last() {
                on.figure(*who, |stance: &mut Stance| stance.cell = Some(*last));
            }
            change(on, |fight| fight.moved.push(*who));
        }
        Fighting::Guarded {
            by,
            on: target,
            difficulty,
        } => {
            on.lasting(*target, |it| it.guarded = it.guarded.max(*difficulty));
            act(on, *by);
            break_combo(on, *by);
        }
        Fighting::TurnOver { who } => {
            on.lasting(*who, |it| {
                *it = match it.own {
                    true => Lasting { own: false, ..*it },
                    // A guard stands until the next phase of that side.
                    false => Lasting {
                        guarded: it.guarded,
                        ..Lasting::default()
                    },
                };
            });
            act(on, *who);
        }
        Fighting::LostTurn { who } => on.lasting(*who, |it| it.stunned = false),
        Fighting::Attacked { blow, margin, .. } => {
            act(on, blow.by);
            let combo = (*margin > 0 || blow.keeps).then_some(blow.card);
            on.figure(blow.by, |hand: &mut Hand| hand.combo = combo);
            on.lasting(blow.by, |it| it.hidden = false);
        }
        Fighting::Struck { by, .. } => on.lasting(*by, |it| it.hidden = false),
        Fighting::Mended { by, on: target, .. } => {
            on.figure(*target, |hand: &mut Hand| hand.tended = true);
            act(on, *by);
            break_combo(on, *by);
        }
        Fighting::Tapped { by, card } => {
            let hero = on.play().get(*by).and_then(|it| it.hero());
            let power = hero.and_then(|it| it.power(*card));
            let acts = power.is_some_and(|it| it.when == When::Action);
            on.figure(*by, |hand: &mut Hand| {
                if let Some(state) = hand.state_mut(*card) {
                    *state = CardState::Tapped;
                }
                // Another action than the next attack ends a combo.
                if acts {
                    hand.combo = None;
                }
            });
        }
        Fighting::Raised { by, .. } => on.lasting(*by, |it| it.blessed = 0),
        Fighting::ComboKept { by, place } => {
            on.figure(*by, |hand: &mut Hand| hand.combo = Some(*place));
        }
        Fighting::Affected {
            on: target,
            effect,
            own,
        } => {
            affect(on, *target, *effect);
            on.lasting(*target, |it| it.own |= *own);
        }
        Fighting::Lessened { .. } | Fighting::TookHit { .. } | Fighting::Wounded(_) => {}
        Fighting::Healed { on: target, card } => on.figure(*target, |hand: &mut Hand| {
            if let Some(state) = hand.defences.get_mut(usize::from(*card)) {
                *state = CardState::Ready;
            }
            hand.healed = true;
        }),
        Fighting::Untapped { on: target, card } => on.figure(*target, |hand: &mut Hand| {
            if let Some(state) = hand.defences.get_mut(usize::from(*card)) {
                *state = CardState::Ready;
            }
        }),
        Fighting::Shifted { who, path, .. } => {
            if let Some(last) = path.last() {
                on.figure(*who, |stance: &mut Stance| stance.cell = Some(*last));
            }
        }
        Fighting::Paid {
            on: target, cards, ..
        } => on.figure(*target, |hand: &mut Hand| {
            for place in places(*cards) {
                if let Some(state) = hand.defences.get_mut(place) {
                    *state = CardState::Discarded;
                }
            }
            (hand.healed, hand.tended) = (false, false);
        }),
        Fighting::DiceGone {
            on: target, dice, ..
        } => on.figure(*target, |pack: &mut Pack| {
            for die in dice {
                if let Some(place) = pack.dice.iter().position(|it| it == die) {
                    pack.dice.remove(place);
                    pack.gone.push(*die);
                }
            }
            pack.gone.sort_unstable_by(|a, b| b.cmp(a));
        }),
        Fighting::Regrown { who, die } => {
            on.figure(*who, |pack: &mut Pack| {
                if let Some(place) = pack.gone.iter().position(|it| it == die) {
                    pack.gone.remove(place);
                    pack.dice.push(*die);
                    pack.dice.sort_unstable_by(|a, b| b.cmp(a));
                }
            });
            change(on, |fight| fight.regrown.push(*who));
        }
        Fighting::Fell { who, dead } => {
            on.figure(*who, |stance: &mut Stance| {
                stance.condition = match dead {
                    true => Condition::Dead,
                    false => Condition::Down,
                };
            });
            on.lasting(*who, |it| *it = Lasting::default());
            break_combo(on, *who);
        }
        Fighting::GotUp { who } => {
            on.figure(*who, |stance: &mut Stance| stance.condition = Condition::Up);
        }
        Fighting::Retreats => change(on, |fight| fight.retreating = true),
        Fighting::Ended { .. } => end(on),
    }
}

fn change(on: &mut Writer<'_>, change: impl FnOnce(&mut Fight)) {
    if let Some(fight) = &mut on.state().fight {
        change(fight);
    }
}

/// Somebody has acted in this phase.
fn act(on: &mut Writer<'_>, who: FigureId) {
    change(on, |fight| {
        if !fight.acted.contains(&who) {
            fight.acted.push(who);
        }
    });
}

fn break_combo(on: &mut Writer<'_>, who: FigureId) {
    on.figure(who, |hand: &mut Hand| hand.combo = None);
}

/// What lasts for a while; everything else has events of its own.
fn affect(on: &mut Writer<'_>, target: FigureId, effect: Effect) {
    on.lasting(target, |it| match effect {
        Effect::Stun => it.stunned = true,
        Effect::Hold => it.held = true,
        Effect::Hide => it.hidden = true,
        Effect::Expose(by) => it.exposed = it.exposed.max(by),
        Effect::Shield(by) => it.shielded = it.shielded.max(by),
        Effect::Weaken(by) => it.weakened = it.weakened.max(by),
        Effect::Bless(by) => it.blessed = it.blessed.max(by),
        _ => {}
    });
}

/// Nothing lasts longer than the fight. Foes who are still there wait where they were met.
fn end(on: &mut Writer<'_>) {
    on.state().fight = None;
    let everybody: Vec<(FigureId, Faction)> = on
        .play()
        .figures()
        .map(|it| (it.id(), it.faction()))
        .collect();
    for (who, faction) in everybody {
        on.lasting(who, |it| *it = Lasting::default());
        break_combo(on, who);
        if faction == Faction::Foes {
            on.figure(who, |stance: &mut Stance| stance.cell = None);
            on.figure(who, |pack: &mut Pack| pack.met = false);
        }
    }
}
