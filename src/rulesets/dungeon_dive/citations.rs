//! The rules that an event rests on besides the one that it names.

use super::{
    checks::Hit,
    components::{How, With},
    content::{Book, Source},
    event::{Event, Fighting, Magic, Pays, Setting},
    rules,
    sheet::{Tally, Why},
};
use crate::game::RuleId;

/// Those rules, in the order of the book.
pub fn of(book: &Book, event: &Event) -> Vec<RuleId> {
    match event {
        Event::Setting(event) => setting(event),
        Event::Fighting(event) => fighting(event),
        Event::Magic(event) => magic(book, event),
        Event::Comings(_)
        | Event::Minding(_)
        | Event::Delving(_)
        | Event::Making(_)
        | Event::Town(_)
        | Event::Ended { .. } => Vec::new(),
    }
}

fn setting(event: &Setting) -> Vec<RuleId> {
    match event {
        Setting::Laid { .. } => vec![
            rules::MAP_LIST,
            rules::MAP_SHEETS,
            rules::MAP_CEILING,
            rules::LIGHT_BY_FOES,
        ],
        Setting::Seated { .. } => {
            vec![rules::RACE_LIST, rules::CLASS_LIST, rules::CLASS_HIT_POINTS]
        }
        Setting::Came { .. } => vec![rules::FOE_CHALLENGE],
        Setting::CameAlong { .. } => vec![rules::HIRED_KINDS],
        Setting::Placed { .. } => Vec::new(),
    }
}

/// Rules that a roll of a d20 draws on.
fn rolled(tally: &Tally) -> Vec<RuleId> {
    let whys = tally.advantage.iter().chain(&tally.disadvantage);
    let mut all: Vec<RuleId> = whys
        .filter_map(|why| match why {
            Why::Rule(rule) => Some(*rule),
            _ => None,
        })
        .collect();
    if tally.mode() != 0 {
        all.push(rules::CORE_ADVANTAGE);
    }
    let trained = tally.bonus.iter().any(|(why, _)| *why == Why::Trained);
    if trained {
        all.push(rules::CORE_PROFICIENCY);
    }
    all
}

fn fighting(event: &Fighting) -> Vec<RuleId> {
    match event {
        Fighting::InitiativeRolled { tally, .. } => rolled(tally),
        Fighting::AttackRolled {
            rolled: it, tally, ..
        } => {
            let how = match (it.blow.with, it.blow.how) {
                (_, How::Strike) => rules::ATTACK_REACH,
                (With::Arm(_), How::Throw) => rules::ATTACK_THROWN,
                _ => rules::ATTACK_RANGED,
            };
            let critical = (it.hit == Hit::Critical).then_some(rules::ATTACK_CRITICAL);
            let second = it.blow.second.then_some(rules::ATTACK_TWO_WEAPONS);
            let all = rolled(tally).into_iter().chain([how]);
            all.chain(critical).chain(second).collect()
        }
        Fighting::DamageRolled { .. } => vec![rules::DAMAGE_KINDS],
        Fighting::Hurt { temporary, .. } if *temporary > 0 => vec![rules::HEALING_TEMPORARY],
        Fighting::DeathSaved { tally, .. } => rolled(tally),
        _ => Vec::new(),
    }
}

fn magic(book: &Book, event: &Magic) -> Vec<RuleId> {
    match event {
        Magic::Begun { deed, pays } => begun(book, deed.source, deed.circle, *pays),
        Magic::SaveRolled { tally, passed, .. } => {
            let twenty = passed.twenty.then_some(rules::CHECK_TWENTY);
            rolled(tally).into_iter().chain(twenty).collect()
        }
        Magic::CheckRolled { tally, .. } | Magic::ConcentrationRolled { tally, .. } => {
            rolled(tally)
        }
        _ => Vec::new(),
    }
}

fn begun(book: &Book, source: Source, circle: u8, pays: Pays) -> Vec<RuleId> {
    let mut all = Vec::new();
    if let Source::Spell(spell) = source {
        let own = book[spell].circle;
        all.push(rules::MAGIC_COMPONENTS);
        if own == 0 {
            all.push(rules::MAGIC_CANTRIPS);
        }
        if circle > own {
            all.push(rules::MAGIC_UPCASTING);
        }
    }
    if pays.slot > 0 {
        all.push(rules::MAGIC_SLOTS);
    }
    if pays.uses.is_some() {
        all.push(rules::FEATURE_USES);
    }
    all
}
