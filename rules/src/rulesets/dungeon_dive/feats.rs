//! What simulations count in a game: fights, attacks, saves and checks, and every record that came up.

use super::{
    DungeonDive,
    checks::Hit,
    components::{Life, Team, What},
    content::Source,
    event::{AttackWith, Event, Fighting, Magic, Setting},
    play::Play,
};
use crate::game::{Game, Outcome, Status};

/// Everything counted, in order.
pub fn of(game: &Game<DungeonDive>) -> Vec<(String, bool)> {
    let play = Play::of(game.world());
    let mut feats = Vec::new();
    for logged in game.log() {
        let (name, came_off) = match &logged.event {
            Event::Setting(Setting::Laid { map, .. }) => {
                (format!("map {}", play.book()[*map].id), true)
            }
            Event::Fighting(event) => match fighting(play, event) {
                Some(feat) => feat,
                None => continue,
            },
            Event::Magic(event) => match magic(play, event) {
                Some(feat) => feat,
                None => continue,
            },
            _ => continue,
        };
        feats.push((name, came_off));
    }
    // Who was met, and how that went.
    if let Status::Over(outcome) = game.status() {
        let won = outcome == Outcome::Victory;
        let mut foes: Vec<String> = play
            .figures()
            .filter(|it| it.team() == Team::Foes)
            .filter_map(|it| Some(format!("foe {}", it.foe()?.id)))
            .collect();
        foes.sort_unstable();
        foes.dedup();
        feats.extend(foes.into_iter().map(|foe| (foe, won)));
    }
    feats
}

fn fighting(play: Play<'_>, event: &Fighting) -> Option<(String, bool)> {
    Some(match event {
        Fighting::AttackRolled { rolled, by, .. } => {
            let hero = play
                .get(rolled.blow.by)
                .is_some_and(|it| it.team() == Team::Party);
            let name = match (hero, by) {
                (true, AttackWith::Weapon(_)) => "attack with a weapon",
                (true, AttackWith::Act(..)) => "attack with magic",
                (false, _) => "attack of a foe",
            };
            (name.to_owned(), rolled.hit != Hit::Miss)
        }
        Fighting::DeathSaved { life, .. } => {
            let fails = matches!(life, Life::Dead { .. });
            ("death save".to_owned(), !fails)
        }
        Fighting::Took { what, .. } => (format!("takes {what:?}").to_lowercase(), true),
        Fighting::Over { won } => ("fight".to_owned(), *won),
        _ => return None,
    })
}

fn magic(play: Play<'_>, event: &Magic) -> Option<(String, bool)> {
    let book = play.book();
    Some(match event {
        Magic::Begun { deed, .. } => {
            let name = match deed.source {
                Source::Spell(it) => format!("spell {}", book[it].id),
                Source::Feature(it) => format!("feature {}", book[it].id),
                Source::Item(it) => format!("item {}", book[it].id),
                Source::Gear(it) => format!("gear {}", book[it].id),
                Source::Terrain(it) => format!("hazard {}", book[it].id),
                _ => return None,
            };
            (name, true)
        }
        Magic::Lasts { lasting, .. } => match lasting.what {
            What::Condition(it) => (format!("condition {}", book[it].id), true),
            _ => return None,
        },
        Magic::SaveRolled { passed, .. } => ("save".to_owned(), passed.success),
        Magic::CheckRolled { passed, .. } => ("check".to_owned(), *passed),
        Magic::Contested { won, .. } => ("contest".to_owned(), *won),
        Magic::ConcentrationRolled { held, .. } => ("concentration".to_owned(), *held),
        _ => return None,
    })
}
