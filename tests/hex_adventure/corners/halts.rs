//! Items and magic at a halt.

use super::*;

fn power(play: &Play, hero: FighterId, name: &str) -> Option<i32> {
    let carried = play.fighter(hero).weapons();
    let held = carried.iter().find(|held| held.weapon == weapon(name));
    held.map(|held| held.power)
}

fn drain(world: &mut World, hero: FighterId, left: i32) {
    change(world, hero, |it: &mut Weapons| it.carried[0].power = left);
}

#[test]
fn a_staff_comes_out_of_the_pack_as_it_went_in() {
    let mut play = Play::adventure("core:borrowed_bell", "core:ajax,core:magus");
    play.arrange(|world| drain(world, SECOND, 2), &[]);
    let staff = Possession::Weapon(weapon("core:staff"));
    let (hero, thing) = (SECOND, staff);
    play.act(Action::OpenCamp);
    play.act(Action::Lay { hero, thing });
    assert_eq!(power(&play, SECOND, "core:staff"), None);
    play.sound();
    play.act(Action::Take { hero, thing });
    assert_eq!(power(&play, SECOND, "core:staff"), Some(2));
    // Of two the fuller comes out first.
    play.arrange(|world| happen(world, Event::Got { thing, count: 1 }), &[]);
    play.act(Action::Lay { hero, thing });
    play.act(Action::Take { hero, thing });
    assert_eq!(power(&play, SECOND, "core:staff"), Some(9));
    play.act(Action::Take { hero, thing });
    let mut left: Vec<i32> = play
        .fighter(SECOND)
        .weapons()
        .iter()
        .map(|it| it.power)
        .collect();
    left.sort_unstable();
    assert_eq!(left, [0, 2, 9], "a dagger, and the two staffs");
    play.sound();
}

#[test]
fn the_fuller_of_two_staffs_leaves_the_pack_first() {
    let mut play = Play::adventure("core:borrowed_bell", "core:ajax,core:magus");
    let (hero, thing) = (SECOND, Possession::Weapon(weapon("core:staff")));
    let two = |world: &mut World| {
        drain(world, SECOND, 0);
        happen(world, Event::Laid { hero, thing });
        happen(world, Event::Got { thing, count: 1 });
    };
    play.arrange(two, &[]);
    assert_eq!(play.venture().state().drained, [(weapon("core:staff"), 0)]);
    play.arrange(|world| happen(world, Event::Sold { thing, price: 1 }), &[]);
    assert_eq!(play.venture().packed(thing), 1);
    assert_eq!(play.venture().state().drained, [(weapon("core:staff"), 0)]);
    play.arrange(|world| happen(world, Event::Sold { thing, price: 1 }), &[]);
    assert_eq!(play.venture().packed(thing), 0);
    play.sound();
}

#[test]
fn sleep_fills_the_staffs_in_the_pack() {
    let mut play = Play::adventure("core:borrowed_bell", "core:ajax,core:magus");
    let (hero, thing) = (SECOND, Possession::Weapon(weapon("core:staff")));
    let sleep = |world: &mut World| {
        drain(world, SECOND, 0);
        happen(world, Event::Laid { hero, thing });
        let fatigue = 0;
        happen(
            world,
            Event::Rested {
                hero: AJAX,
                fatigue,
            },
        );
        happen(world, Event::Taken { hero, thing });
    };
    play.arrange(sleep, &[]);
    assert_eq!(power(&play, SECOND, "core:staff"), Some(9));
}

#[test]
fn mend_all_reaches_the_whole_party_at_a_halt() {
    let mut play = Play::adventure("core:borrowed_bell", "core:ajax,core:hector,core:magus");
    let lay = |world: &mut World| {
        for hero in [AJAX, SECOND, THIRD] {
            change(world, hero, |it: &mut Health| it.damage = 6);
        }
        change(world, THIRD, |it: &mut Attributes| it.0[2] = 14);
        change(world, THIRD, |it: &mut Spells| {
            it.0.push(spell("core:mend_all"));
        });
    };
    play.arrange(lay, &[]);
    play.act(Action::OpenCamp);
    let means = Means::Spell(spell("core:mend_all"));
    let (by, on) = (THIRD, THIRD);
    let offered = play.offer().choices.iter();
    let so_many =
        offered.filter(|it| matches!(it.act, Action::Heal { means: it, .. } if it == means));
    assert_eq!(so_many.count(), 1);
    play.act(Action::Heal { by, means, on });
    play.dice(&[1, 2, 3]);
    let left = [AJAX, SECOND, THIRD].map(|hero| play.fighter(hero).health().damage);
    assert_eq!(left, [5, 4, 3]);
    assert_eq!(power(&play, THIRD, "core:staff"), Some(3));
    assert_eq!(
        play.told(|it| matches!(it, Event::Used { .. })),
        [rules::MAGIC_CAMP]
    );
}

#[test]
fn mend_all_reaches_the_fallen_in_a_fight_and_nobody_else() {
    let mut play = Play::skirmish("core:ajax,core:magus", "core:bandit*1");
    let lay = |world: &mut World| {
        change(world, AJAX, |it: &mut Health| it.damage = 15);
        stand(world, AJAX, Cell::new(8, 2));
        stand(world, SECOND, Cell::new(9, 2));
        change(world, FOE, |it: &mut Health| it.damage = 4);
        stand(world, FOE, Cell::new(8, 3));
    };
    play.arrange(lay, &[casts(SECOND, "core:mend_all", AJAX, 1)]);
    play.dice(&[6, 1]);
    assert!(play.is_up(AJAX));
    assert_eq!(play.fighter(AJAX).health().damage, 9);
    assert_eq!(play.fighter(FOE).health().damage, 4);
    play.sound();
}

#[test]
fn a_moonstone_is_used_by_whoever_has_the_staff() {
    let mut play = Play::adventure("core:borrowed_bell", "core:ajax,core:magus");
    let moonstone = good("core:moonstone");
    let lay = |world: &mut World| {
        drain(world, SECOND, 1);
        let (thing, count) = (Possession::Good(moonstone), 1);
        happen(world, Event::Got { thing, count });
    };
    play.arrange(lay, &[]);
    play.act(Action::OpenCamp);
    let (by, on, means) = (SECOND, SECOND, Means::Good(moonstone));
    play.act(Action::Heal { by, means, on });
    play.roll_on();
    assert_eq!(power(&play, SECOND, "core:staff"), Some(7));
    assert_eq!(play.venture().packed(Possession::Good(moonstone)), 0);
    assert_eq!(
        play.told(|it| matches!(it, Event::Used { .. })),
        [rules::MAGIC_CAMP]
    );
}
