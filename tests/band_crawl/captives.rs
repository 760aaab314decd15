//! Captives: found with the treasure of the last tile, and led out.

use tabledelve::{
    grid::Side,
    rulesets::band_crawl::{Action, Event, Lurking, Part, Place, rules},
};

use super::{
    below::below,
    play::{Play, sketch},
};

/// Those who are captives, by number.
fn captives(play: &Play) -> Vec<u16> {
    let all = play.band().figures();
    let captives = all.filter(|it| it.part() == Part::Captive);
    captives.map(|it| it.id().0).collect()
}

/// 34.3: a 4 is two captives in the treasure room; they go wherever the group goes, and one who comes
/// out is enough.
#[test]
fn two_are_led_out() {
    let mut play = below(&["human warrior 1*: sword"], &[("reason", "rescue")]);
    let wanted = play.band().state().below.dungeon.wanted;
    for _ in 2..wanted {
        play.go_north([3, 4]).choose(Action::Enough);
    }
    assert_eq!(play.count(rules::QUEST_RESCUE, |_| true), 0);
    play.go_north([3, 4]).dice([1]);
    assert!(play.wants("dice-band-captives"), "{}", play.asked());
    play.dice([4]);
    play.said(rules::QUEST_RESCUE, |event| {
        matches!(
            event,
            Event::Lurking(Lurking::CaptivesFound { count: 2, .. })
        )
    });
    let found = captives(&play);
    assert_eq!(found.len(), 2);
    for who in &found {
        assert_eq!(sketch(play.figure(*who)), "human warrior 3: ");
    }
    // Back to the entrance, with both of them behind.
    for _ in 1..wanted {
        play.choose(Action::Enough).dice([1, 2]);
        play.choose(Action::Way(Side::South));
        let star = play.figure(0).stance().place;
        let led = |who: &u16| play.figure(*who).stance().place == star;
        assert!(found.iter().all(led), "{}", play.asked());
    }
    play.choose(Action::Enough).dice([1, 2]);
    play.choose(Action::Leave);
    for who in found {
        assert_eq!(play.figure(who).stance().place, Place::Home);
    }
    assert!(play.band().state().quest.met);
}
