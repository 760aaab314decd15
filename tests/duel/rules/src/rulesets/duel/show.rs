//! Words and pictures.

use tabledelve::prelude::*;

use super::{Action, Duel, Event, Question, TheDuel, Who, book, rules};

impl Present for TheDuel {
    fn prompt(_world: &World, _question: &Question) -> Phrase {
        "duel-prompt".into()
    }

    fn describe(world: &World, _question: &Question, offered: &Offered<Action>) -> Choice {
        let (duel, foe) = (Duel::of(world), Who::Foe as u32);
        match offered.act {
            Action::Walk(to) if to != duel.at(Who::Knight) => {
                let path = duel.walks(Who::Knight).path(to);
                Choice::new("duel-act-walk").along(path.unwrap_or_default())
            }
            Action::Walk(to) if duel.stairs(to).is_some() => Choice::new("duel-act-climb"),
            Action::Walk(_) => Choice::new("duel-act-stay"),
            Action::Strike => Choice::new("duel-act-strike").on(foe).with_odds(true),
        }
    }

    fn odds(world: &World, _question: &Question, act: Action, _amount: i32) -> Option<OddsView> {
        let [knight, foe] = Who::BOTH.map(|who| Duel::of(world).fighter(who));
        let check = book::strike(knight, foe);
        let name = |hit: &bool| if *hit { "duel-hit" } else { "duel-miss" }.into();
        let view = OddsView::new(rules::FIGHT_STRIKE, &check, &odds(&check), |hit| *hit, name);
        (act == Action::Strike).then_some(view)
    }

    fn movement_range(world: &World, who: u32) -> Vec<Cell> {
        let walks = Duel::of(world).walks(Who::BOTH[who as usize % 2]);
        walks.cells().map(|(cell, _)| cell).collect()
    }

    fn narrate(_world: &World, event: &Event) -> Narration {
        let of = |key: &'static str, who: &Who| Phrase::new(key).who("who", *who as u32);
        let message = match event {
            Event::Entered(..) => "duel-log-entered".into(),
            Event::Moved(who, path) if path.is_empty() => of("duel-log-stayed", who),
            Event::Moved(who, _) => of("duel-log-moved", who),
            Event::Struck(by, hit, _) => of(if *hit { "duel-hits" } else { "duel-misses" }, by),
            Event::Wounded(who, lost, ..) => of("duel-log-wounded", who).with("n", *lost),
            Event::Fell(who) => of("duel-log-fell", who),
        };
        Narration::new(1, message)
    }

    fn cues(world: &World, event: &Event) -> Vec<Cue> {
        let seen = match event {
            Event::Entered(..) => Cue::Sound("door"),
            Event::Moved(who, path) => Cue::walk(*who as u32, path),
            Event::Struck(by, ..) => Cue::strike(*by as u32, by.other() as u32, look::BLOW),
            Event::Wounded(who, lost, ..) => Cue::befall(*who as u32, look::HURT, -lost),
            Event::Fell(who) => Cue::befall(*who as u32, look::FALL, 0),
        };
        let thrown = Self::thrown(world, event);
        thrown.into_iter().chain([seen]).collect()
    }

    fn scene(world: &World) -> Scene {
        let duel = Duel::of(world);
        let (floors, name) = (&duel.state.floors, &duel.adventure().name);
        let storey = floors.storey(duel.at(Who::Knight));
        let [knight, foe] = Who::BOTH.map(|who| token(duel, who));
        let skill = duel.fighter(Who::Knight).skill;
        let skill = Stat::new("duel-modifier-skill", skill, rules::FIGHT_STRIKE);
        let (left, most) = (duel.left(Who::Knight), duel.fighter(Who::Knight).hit_points);
        let life = Bar::new("duel-hit-points", left, most, rules::FIGHT_WOUNDS);
        let sheet = CharacterSheet::of_token(&knight, Seat::Hero(0), life, skill);
        Scene {
            phase: Some(Phrase::new(name.clone())),
            map: Some(floors.map().clone()),
            board: storey.map(|view| Arc::new(Board::of_view(name, view))),
            mood: Mood::Fight,
            sheets: vec![sheet],
            turn_order: vec![knight.id, foe.id],
            tokens: vec![knight, foe],
            ..Scene::default()
        }
    }

    fn name(world: &World, combatant: u32) -> Phrase {
        let who = Who::BOTH[combatant as usize % 2];
        Phrase::new(Duel::of(world).fighter(who).name.clone())
    }
}

fn token(duel: &Duel, who: Who) -> Token {
    let (fighter, id) = (duel.fighter(who), who as u32);
    let name = Phrase::new(fighter.name.clone());
    let token = Token::new(id, &fighter.bust, name, who.side(), duel.at(who));
    let token = token.active(who == Who::Knight);
    token.with_hit_points(duel.left(who), fighter.hit_points)
}
