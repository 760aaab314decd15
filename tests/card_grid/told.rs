//! What players are told before and after: what comes back to an attacker, who took which dice, who
//! waits outside, what bars a room.

use tabledelve::{
    game::{Cue, Offered, Outcome, Present},
    rulesets::card_grid::{
        Action, CardGrid, Event, Fighting, FigureId, Harm, Question, Wound, rules,
    },
};

use super::table::*;

/// The keys of the notes below the odds of an attack on the first foe.
fn notes(play: &Play) -> Vec<String> {
    let question = play.game.asking().expect("somebody acts");
    let odds = CardGrid::odds(play.game.world(), question, attack(1), 0);
    let notes = odds.expect("an attack has odds").notes.into_iter();
    notes.map(|it| it.key.to_string()).collect()
}

/// The key of what is told about an attack on the first foe besides.
fn detail(play: &Play) -> Option<String> {
    let question = play.game.asking().expect("somebody acts");
    let (act, amount) = (attack(1), None);
    let choice = CardGrid::describe(play.game.world(), question, &Offered { act, amount });
    Some(choice.detail?.key.to_string())
}

#[test]
fn thorns_are_told_before_they_prick_and_when_they_do() {
    let foes: [Posted<'_>; 1] = [("animated_armour", &[9], (1, 0))];
    let mut play = fight(&[sweeper()], &[(0, 0)], &foes);
    assert_eq!(notes(&play), ["grid-attack-thorns"]);
    assert!(detail(&play).is_some_and(|it| it == "grid-attack-thorns" || it == "grid-sentences"));
    play.choose(attack(1)).dice([5, 5]);
    let pricked = Wound {
        by: FigureId(1),
        on: FIRST,
        margin: 1,
        harm: Harm::Thorns,
    };
    play.said(
        rules::FOE_TRAITS,
        |it| matches!(it, Event::Fighting(Fighting::Wounded(wound)) if *wound == pricked),
    );
    ones(&mut play);
    // A goblin has none, and an ooze next to somebody bursts.
    let play = fight(&[sweeper()], &[(0, 0)], &[("goblin", &[6], (1, 0))]);
    assert!(notes(&play).is_empty());
    let play = fight(&[sweeper()], &[(0, 0)], &[("vat_ooze", &[2], (1, 0))]);
    assert_eq!(notes(&play), ["grid-attack-burst"]);
}

/// Figures at the end count a fall for whoever struck last, so that everyone in a pack is struck.
#[test]
fn whoever_loses_dice_has_been_struck() {
    let foes: [Posted<'_>; 3] = [
        ("goblin", &[2], (0, 1)),
        ("goblin", &[3], (1, 0)),
        ("goblin", &[6], (3, 0)),
    ];
    let mut play = fight(&[sweeper()], &[(0, 0)], &foes);
    play.choose(attack(1)).dice([6, 6]);
    if matches!(play.game.asking(), Some(Question::Fall(_))) {
        play.choose(Action::Fall(0));
    }
    let (mut struck, mut lost) = (Vec::new(), Vec::new());
    for logged in play.game.log() {
        for cue in CardGrid::cues(play.game.world(), &logged.event) {
            if let Cue::Strike { from: 0, to, .. } = cue {
                struck.push(to);
            }
        }
        if let Event::Fighting(Fighting::DiceGone { on, .. }) = logged.event {
            lost.push(u32::from(on.0));
        }
    }
    assert_eq!(lost, [1, 2]);
    assert_eq!(struck, [1, 2]);
    ones(&mut play);
}

#[test]
fn whoever_has_no_room_in_a_fight_is_named() {
    let heroes = [sweeper(), sweeper()];
    let mut play = fight(&heroes, &[(0, 0), (0, 1)], &[("goblin", &[6], (3, 0))]);
    let told = |play: &Play| {
        let question = play.game.asking().expect("somebody acts");
        format!("{:?}", CardGrid::prompt(play.game.world(), question))
    };
    let outside = |play: &Play| {
        let sheets = CardGrid::scene(play.game.world()).sheets.into_iter();
        let outside = |name: &str| name == "grid-waits-outside";
        let all = sheets.map(|it| it.traits.iter().any(|it| outside(&it.name.key)));
        all.collect::<Vec<_>>()
    };
    let before = told(&play);
    assert_eq!(outside(&play), [false, false]);
    arrange(&mut play, |desk| desk.stance(SECOND, |it| it.cell = None));
    assert_ne!(told(&play), before, "the prompt says so");
    assert_eq!(outside(&play), [false, true]);
}

#[test]
fn obstacles_stand_on_the_map_until_somebody_gets_past_them() {
    let mut play = hall(&[sweeper()]);
    let cell = at(&play, 2, 2);
    arrange(&mut play, |desk| {
        desk.bar("iron_door", HALL, false);
        let rooms = &mut desk.state()["dungeon"]["rooms"];
        let placed = &mut rooms[usize::from(HALL) - 1]["obstacles"][0];
        placed["cell"] = serde_json::to_value(cell).expect("plain data");
    });
    let drawn = |play: &Play| {
        let map = CardGrid::scene(play.game.world()).map;
        let feature = map.expect("the dungeon").feature_at(cell);
        feature.map(|it| it.thing().drawing.to_string())
    };
    assert_eq!(drawn(&play), Some("chest".to_owned()));
    arrange(&mut play, |desk| {
        let rooms = &mut desk.state()["dungeon"]["rooms"];
        rooms[usize::from(HALL) - 1]["obstacles"][0]["passed"] = true.into();
    });
    assert_eq!(drawn(&play), None);
}

#[test]
fn the_end_is_told_across_the_table() {
    let play = hall(&[sweeper()]);
    for (outcome, key) in [
        (Outcome::Victory, "grid-log-won"),
        (Outcome::Defeat, "grid-log-lost"),
    ] {
        let cues = CardGrid::cues(play.game.world(), &Event::Ended { outcome });
        let told = cues.iter().any(|it| match it {
            Cue::Banner(words) => words.key == key,
            _ => false,
        });
        assert!(told, "{key}");
    }
}
