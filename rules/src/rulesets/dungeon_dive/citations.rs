//! The rules that an event rests on besides the one that it names.

use super::{
    checks::Hit,
    components::{Deed, How, With},
    content::{Book, Rolled, Source},
    event::{
        AttackWith, Delving, Event, Fighting, Magic, Making, Minding, Pays, Reason, Setting,
        TownEvent, Weighed,
    },
    making::{Method, Pick},
    rules,
    sheet::{Tally, Why, is_ritual},
};
use crate::game::RuleId;

/// Those rules, in the order of the book.
pub fn of(book: &Book, event: &Event) -> Vec<RuleId> {
    match event {
        Event::Setting(event) => setting(book, event),
        Event::Fighting(event) => fighting(book, event),
        Event::Magic(event) => magic(book, event),
        Event::Delving(event) => delving(event),
        Event::Minding(Minding::Chose { chosen, .. }) => chose(chosen),
        Event::Making(Making::Picked { pick }) => picked(*pick),
        // Bed and food come with a night in them.
        Event::Town(TownEvent::Lodged(_)) => vec![rules::REST_LONG],
        Event::Comings(_)
        | Event::Minding(_)
        | Event::Making(_)
        | Event::Town(_)
        | Event::Ended { .. } => Vec::new(),
    }
}

fn setting(book: &Book, event: &Setting) -> Vec<RuleId> {
    match event {
        Setting::Laid { map, .. } => {
            let has_heights = !book[*map].heights.is_empty();
            let heights = has_heights.then_some(rules::MAP_HEIGHTS);
            let all = [
                rules::MAP_LIST,
                rules::MAP_SHEETS,
                rules::MAP_CEILING,
                rules::LIGHT_BY_FOES,
                rules::LIGHT_LEVELS,
                rules::LIGHT_SENSES,
                rules::LIGHT_SOURCES,
                rules::COVER_SIGHT,
            ];
            all.into_iter().chain(heights).collect()
        }
        Setting::Seated { .. } => vec![
            rules::RACE_LIST,
            rules::RACE_SCORES,
            rules::CLASS_LIST,
            rules::CLASS_HIT_POINTS,
        ],
        Setting::Came { foe, .. } => {
            let casts = book[*foe].casting.as_ref().map(|_| rules::FOE_SPELLS);
            let all = [rules::CORE_SIZE, rules::FOE_CHALLENGE].into_iter();
            all.chain(casts).collect()
        }
        Setting::CameAlong { .. } => vec![rules::HIRED_KINDS, rules::HIRED_ORDERS],
        Setting::Placed { .. } => Vec::new(),
    }
}

fn delving(event: &Delving) -> Vec<RuleId> {
    match event {
        Delving::SetOut { .. } => vec![rules::DIVE_GOAL, rules::DIVE_TIER],
        Delving::LevelReached { .. } => vec![rules::DIVE_CHALLENGE],
        Delving::TrapFound { .. } => vec![rules::TRAP_ROOM, rules::TRAP_LIST],
        Delving::FoesCounted { .. } => vec![rules::CARD_ANSWER],
        _ => Vec::new(),
    }
}

/// Rules that somebody’s choice draws on.
fn chose(chosen: &Weighed) -> Vec<RuleId> {
    let minds_ground = chosen.parts.iter().any(|(why, _)| *why == Reason::Hazard);
    let hazards = minds_ground.then_some(rules::MIND_HAZARDS);
    hazards.into_iter().chain([rules::MIND_REASONS]).collect()
}

/// Rules that a step of making a hero rests on.
fn picked(pick: Pick) -> Vec<RuleId> {
    match pick {
        Pick::Method(Method::Array) => vec![rules::HERO_ARRAY],
        Pick::Method(Method::Points) => vec![rules::HERO_POINTS],
        Pick::Method(Method::Rolled) => vec![rules::HERO_ROLLED],
        Pick::Package(_) => vec![rules::HERO_GEAR],
        _ => Vec::new(),
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
    for (why, _) in &tally.bonus {
        match why {
            Why::Trained => all.push(rules::CORE_PROFICIENCY),
            Why::Ability(_) => all.push(rules::CORE_ABILITIES),
            _ => {}
        }
    }
    all
}

fn fighting(book: &Book, event: &Fighting) -> Vec<RuleId> {
    match event {
        Fighting::TurnBegan { .. } => vec![rules::TURN_MOVE],
        Fighting::InitiativeRolled { tally, .. } => rolled(tally),
        Fighting::AttackRolled {
            rolled: it,
            by,
            tally,
            ..
        } => {
            let how = match (it.blow.with, it.blow.how) {
                (_, How::Strike) => rules::ATTACK_REACH,
                (With::Arm(_), How::Throw) => rules::ATTACK_THROWN,
                _ => rules::ATTACK_RANGED,
            };
            let critical = (it.hit == Hit::Critical).then_some(rules::ATTACK_CRITICAL);
            let second = it.blow.second.then_some(rules::ATTACK_TWO_WEAPONS);
            let arm = match by {
                AttackWith::Weapon(arm) => Some(&book[arm.weapon]),
                AttackWith::Act(..) => None,
            };
            let weapon = arm.map(|_| rules::WEAPON_LIST);
            let special = arm.filter(|it| !it.properties.is_empty());
            let special = special.map(|_| rules::WEAPON_PROPERTIES);
            let all = rolled(tally).into_iter().chain([how]);
            let all = all.chain(weapon).chain(special);
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
        Magic::Begun { deed, pays } => begun(book, deed, *pays),
        Magic::SaveRolled { tally, passed, .. } => {
            let twenty = passed.twenty.then_some(rules::CHECK_TWENTY);
            let all = rolled(tally).into_iter().chain([rules::SAVE_ROLL]);
            all.chain(twenty).collect()
        }
        Magic::CheckRolled { with, tally, .. } => {
            let skilled = matches!(with, Some(Rolled::Skill(_))).then_some(rules::CORE_SKILLS);
            rolled(tally).into_iter().chain(skilled).collect()
        }
        Magic::ConcentrationRolled { tally, .. } => rolled(tally),
        _ => Vec::new(),
    }
}

fn begun(book: &Book, deed: &Deed, pays: Pays) -> Vec<RuleId> {
    let (source, circle) = (deed.source, deed.circle);
    let mut all = Vec::new();
    let acts = &book.works(source).acts;
    let frame = deed.act.and_then(|act| acts.get(usize::from(act)));
    if frame.is_some_and(|it| it.area.is_some()) {
        all.push(rules::AREA_SHAPES);
    }
    if let Source::Spell(spell) = source {
        let own = book[spell].circle;
        all.push(rules::MAGIC_COMPONENTS);
        if own == 0 {
            all.push(rules::MAGIC_CANTRIPS);
        }
        if circle > own {
            all.push(rules::MAGIC_UPCASTING);
        }
        if is_ritual(book, source, deed.act, circle) {
            all.push(rules::MAGIC_RITUALS);
        }
    }
    if pays.slot > 0 {
        all.push(rules::MAGIC_SLOTS);
    }
    match pays.uses {
        Some((Source::Item(_), ..)) => all.push(rules::ITEM_CHARGES),
        Some(_) => all.push(rules::FEATURE_USES),
        None => {}
    }
    all
}
