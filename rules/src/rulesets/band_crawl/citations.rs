//! The rules that an event rests on besides the one that it names.

use super::{
    components::Faction,
    content::Book,
    event::{
        Delving, Event, Fighting, Flight, Goods, Healing, Homeward, Looting, Lurking, Magic, Making,
    },
    modifiers::{self, Why},
    rules,
};
use crate::game::RuleId;

/// All of them: the reading of the dice, who rolls them, what changes them, and the records that the
/// event is about.
pub fn of(book: &Book, event: &Event) -> Vec<RuleId> {
    let mut rules = read_by(event);
    let whys = whys(event);
    if whys.iter().any(|it| modifiers::conflict(it)) {
        rules.push(rules::ATTRIBUTE_CONFLICTS);
    }
    rules.extend(whys.into_iter().flatten().map(|why| why.rule));
    rules.extend(of_records(book, event));
    rules
}

/// The rules of the records that an event brings into play.
fn of_records(book: &Book, event: &Event) -> Vec<RuleId> {
    match event {
        Event::Making(
            Making::StarMade {
                race, profession, ..
            }
            | Making::GruntRolled {
                race, profession, ..
            },
        ) => vec![book[*race].links.rule, book[*profession].links.rule],
        Event::Goods(Goods::Found { item, .. }) => vec![book[*item].links.rule],
        Event::Goods(Goods::Used { item, .. }) if book[*item].goes_with.is_none() => {
            vec![rules::ITEM_POTION]
        }
        Event::Fighting(Fighting::ShotRolled { weapon, .. }) => vec![book[*weapon].links.rule],
        Event::Magic(Magic::SpellRolled { spell, .. }) => vec![book[*spell].links.rule],
        _ => Vec::new(),
    }
}

/// How the dice of an event are read, and why it is these.
fn read_by(event: &Event) -> Vec<RuleId> {
    match event {
        Event::Making(Making::StarMade { .. }) => vec![rules::PLAY_SOLO],
        Event::Goods(Goods::ItemChance { .. })
        | Event::Looting(Looting::TreasureChance { .. })
        | Event::Lurking(Lurking::Slipped { .. })
        | Event::Homeward(Homeward::WorseRolled { .. }) => vec![rules::DICE_CHANCE],
        Event::Goods(Goods::Found { .. } | Goods::FoeItems { .. })
        | Event::Delving(Delving::TileLaid { roll: Some(_), .. } | Delving::TileRefused { .. })
        | Event::Lurking(
            Lurking::SecretLaid { .. } | Lurking::BonesRolled { .. } | Lurking::RivalsRolled { .. },
        )
        | Event::Making(
            Making::GruntRolled { .. }
            | Making::SecondRolled { .. }
            | Making::BigBadRolled { .. }
            | Making::ReasonRolled { .. },
        ) => vec![rules::DICE_SUM],
        Event::Goods(Goods::UsesRolled { .. })
        | Event::Looting(Looting::CoinsFound { .. })
        | Event::Lurking(Lurking::CaptivesFound { .. }) => vec![rules::DICE_HALF],
        Event::Goods(Goods::Restored { .. }) => vec![rules::DICE_PASSING],
        Event::Goods(Goods::Gained { .. }) => vec![rules::ITEM_SOURCES],
        Event::Delving(
            Delving::FastRolled { .. } | Delving::ForceMoved { .. } | Delving::FoesMoved { .. },
        )
        | Event::Flight(Flight::Rolled { .. } | Flight::PursuitRolled { .. }) => {
            vec![rules::DICE_PASSING]
        }
        Event::Looting(Looting::TreasureRolled { .. }) => {
            vec![rules::DICE_SUM, rules::TREASURE_SOURCES]
        }
        Event::Lurking(Lurking::Talked { .. }) => vec![rules::DICE_SUCCESSES],
        Event::Fighting(event) => of_fighting(event),
        Event::Healing(Healing::InfectionRolled { .. }) => vec![
            rules::DICE_PASSING,
            rules::RECOVERY_TEST,
            rules::RECOVERY_NO_HEALER,
        ],
        Event::Healing(Healing::BiteRolled { .. }) => {
            vec![rules::DICE_PASSING, rules::RECOVERY_TEST]
        }
        Event::Healing(Healing::Rolled { .. }) => vec![rules::DICE_PASSING, rules::RECOVERY_TEST],
        Event::Magic(Magic::SpellRolled { .. }) => {
            vec![rules::PROFESSION_CASTER, rules::MAGIC_REACH]
        }
        _ => Vec::new(),
    }
}

fn of_fighting(event: &Fighting) -> Vec<RuleId> {
    match event {
        Fighting::BoardOpened { .. } => vec![rules::BOARD_SIZE, rules::BOARD_FACING],
        Fighting::ChargeRolled { .. } => vec![rules::DICE_SUCCESSES, rules::LEADER_CHARGE],
        Fighting::Engaged { .. } => vec![rules::FIGHT_FRONT],
        Fighting::MeleeRolled { .. } => vec![rules::DICE_SUCCESSES, rules::MELEE_UNTIL],
        Fighting::ShotRolled { .. } => vec![rules::DICE_PASSING, rules::FIGHT_KINDS],
        Fighting::CrisisRolled { led, .. } => {
            let leader = match led {
                true => rules::LEADER_CRISIS,
                false => rules::LEADER_SUCCESSOR,
            };
            vec![rules::DICE_PASSING, rules::CRISIS_TEST, leader]
        }
        Fighting::BoardClosed {
            held_by: Some(Faction::Foes),
            ..
        } => vec![rules::FIGHT_LEFT],
        Fighting::DamageRolled { .. } => vec![rules::DAMAGE_IMPACT],
        Fighting::StarPowerRolled { .. } => vec![rules::STAR_ORDER],
        Fighting::RecoveryRolled { .. } => vec![rules::RECOVERY_NO_HEALER],
        _ => Vec::new(),
    }
}

/// The modifiers of the dice of an event, those of each side by themselves.
fn whys(event: &Event) -> [&[Why]; 2] {
    match event {
        Event::Fighting(
            Fighting::ChargeRolled { contest, .. } | Fighting::MeleeRolled { contest, .. },
        ) => [&contest.whys[0], &contest.whys[1]],
        Event::Fighting(Fighting::DamageRolled { whys, .. })
        | Event::Magic(Magic::SpellRolled { whys, .. }) => [whys, &[]],
        _ => [&[], &[]],
    }
}
