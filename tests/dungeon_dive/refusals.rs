//! What is refused, by which rule, and whose dice are whose.

use tabledelve::{
    game::Side,
    rulesets::dungeon_dive::{
        Action, Event, Fighting, How, Lack, Play as View, content::Source, lack, rules,
    },
};

use crate::yard::*;

fn attack(it: &Action) -> bool {
    matches!(
        it,
        Action::Attack {
            arm: Some(_),
            how: How::Strike,
            second: false,
            ..
        }
    )
}

#[test]
fn an_attack_is_refused_with_how_far_it_is_or_for_want_of_an_action() {
    let mut play = fight(&[knight(&[])], &["post"], &[(4, 1), (4, 7)]);
    assert_eq!(play.refusal(attack), Some(rules::ATTACK_REACH));
    let refused = &play.game.offer().refused;
    let (act, rule) = refused
        .iter()
        .find(|(it, _)| attack(it))
        .copied()
        .expect("it is");
    let why = lack(View::of(play.game.world()), FIRST, act, rule);
    assert_eq!(why, Some(Lack::Feet { far: 30, most: 5 }));
    go(&mut play, 4, 6);
    assert_eq!(play.refusal(attack), None);
    let post = foe(&play, 0);
    strike(&mut play, post);
    play.dice([2]);
    assert_eq!(play.refusal(attack), Some(rules::TURN_ACTION));
}

#[test]
fn a_spell_is_refused_for_want_of_a_slot() {
    let mut play = fight(&[mage(&["toughen", "step"])], &["post"], &[(4, 1), (4, 7)]);
    let source = Source::Spell(BOOK.spells.find(id("toughen")).expect("a spell"));
    let spell = |circle| Action::Use {
        source,
        act: 0,
        circle,
    };
    arrange(&mut play, |named| {
        named["figures"][0]["uses"]["slots"][1] = serde_json::json!(3);
    });
    assert_eq!(play.refused(spell(2)), Some(rules::MAGIC_SLOTS));
    assert!(play.offers(spell(3)));
    let why = lack(
        View::of(play.game.world()),
        FIRST,
        spell(2),
        rules::MAGIC_SLOTS,
    );
    assert_eq!(why, Some(Lack::Slots { circle: 2, of: 3 }));
}

#[test]
fn dice_are_those_of_whoever_throws_them() {
    let mut play = fight(&[knight(&[])], &["brute"], &[(4, 4), (4, 5)]);
    let brute = foe(&play, 0);
    strike(&mut play, brute);
    play.dice([15, 2]);
    play.choose(Action::Done);
    play.dice([15, 2]);
    let attacks = play.game.log().iter().filter_map(|it| match &it.event {
        it @ Event::Fighting(Fighting::AttackRolled { .. } | Fighting::DamageRolled { .. }) => {
            it.roll().map(|(side, _)| side)
        }
        _ => None,
    });
    let sides: Vec<Side> = attacks.collect();
    assert_eq!(sides, [Side::Hero, Side::Hero, Side::Foe, Side::Foe]);
}
