//! How the sound player goes into the unknown.

use tabledelve::{
    dungeon::RoomId,
    game::{Bot, BotKind},
    grid::Side,
    rulesets::band_crawl::{Action, FigureId, Question},
};

use super::{
    delves::{CORRIDOR, QUIET, STAR, delve, rest, tiles},
    play::Play,
};

const SOLDIER: &str = "human soldier 4: sword";
const THIEF: &str = "human thief 3: sword";

/// What the sound player has the group on a tile do, until dice are wanted.
fn orders(play: &mut Play, tile: RoomId) -> Vec<Action> {
    let mut bot = Bot::new(BotKind::Hero, 0);
    let mut made = Vec::new();
    while play.game.wanted().is_none() && play.game.asking() == Some(&Question::Group(tile)) {
        let (choice, amount) = bot.choose(&play.game);
        made.push(play.game.offer().choices[choice].act);
        play.game.submit(choice, amount).expect("offered");
        assert!(made.len() < 9, "{made:?}");
    }
    made
}

/// As many foes turn up as there are to meet them: the strongest grunt goes ahead alone, and the
/// others come on a turn later.
#[test]
fn three_send_their_strongest_grunt_ahead() {
    let mut play = delve(&[STAR, THIEF, SOLDIER], &[]);
    play.dice(QUIET);
    let first = orders(&mut play, RoomId(0));
    let alone = [
        Action::Stay(FigureId(0)),
        Action::Stay(FigureId(1)),
        Action::Way(Side::North),
    ];
    assert_eq!(first, alone);
    play.dice(CORRIDOR);
    assert_eq!(tiles(&play), [0, 0, 1]);
    rest(&mut play);
    // Nothing was there, so the others come on, as fast as they can.
    play.dice(QUIET);
    let follow = orders(&mut play, RoomId(0));
    assert_eq!(follow, [Action::Fast]);
    play.dice([1, 1]);
    assert_eq!(orders(&mut play, RoomId(0)), [Action::Way(Side::North)]);
    assert_eq!(tiles(&play), [1, 1, 1]);
}

/// Two are too few for that.
#[test]
fn two_stay_together() {
    let mut play = delve(&[STAR, SOLDIER], &[]);
    play.dice(QUIET);
    let made = orders(&mut play, RoomId(0));
    assert!(
        !made.iter().any(|it| matches!(it, Action::Stay(_))),
        "{made:?}"
    );
}
