//! Turns: surprise, standard actions, moves, wounds that heal and do not, and how fights end.

use tabledelve::{
    game::{Outcome, Status},
    grid::Cell,
    rulesets::dungeon_dive::{
        Action, Event, Fighting, FigureId, How, Life, Play as View, content::Standard,
    },
};

use crate::yard::*;

fn life(play: &Play, who: FigureId) -> Life {
    View::of(play.game.world()).figure(who).body().life
}

#[test]
fn foes_of_a_kind_share_a_roll_and_the_quicker_of_equals_goes_first() {
    let mut setup = setup(&[knight(&[])], &["brute", "post"]);
    setup.band[0].1 = 3;
    let mut play = Play::begun(BOOK.clone(), setup);
    // One hero, three brutes, a post: three rolls, and a die between the two kinds of foes.
    play.dice([5, 5, 5, 2, 6]);
    let order = View::of(play.game.world()).fight().expect("a fight");
    let order: Vec<u16> = order.order.iter().map(|(who, _)| who.0).collect();
    assert_eq!(order, [0, 4, 1, 2, 3]);
}

#[test]
fn surprised_foes_do_nothing_until_their_first_turn_is_over() {
    let mut setup = setup(&[knight(&[])], &["brute"]);
    setup.surprised = true;
    let mut play = begun(setup, 1);
    place(&mut play, &[(4, 4), (4, 5)]);
    let brute = foe(&play, 0);
    assert!(has(&play, brute, "core:surprised"));
    // Nobody strikes at the knight who goes.
    go(&mut play, 4, 2);
    play.choose(Action::Done);
    assert!(on_turn(&play, FIRST));
    assert_eq!(cell(&play, brute), (4, 5));
    assert!(!has(&play, brute, "core:surprised"));
}

#[test]
fn a_dash_doubles_the_way() {
    let mut play = fight(&[knight(&[])], &["post"], &[(1, 1), (8, 8)]);
    let far = Action::Move(Cell::new(1, 11));
    assert!(!play.offers(far));
    play.choose(Action::Take(Standard::Dash));
    play.choose(far);
    assert_eq!(cell(&play, FIRST), (1, 11));
}

#[test]
fn dodging_makes_hits_harder_until_the_next_turn() {
    let mut play = fight(&[knight(&[])], &["brute"], &[(4, 4), (4, 5)]);
    play.choose(Action::Take(Standard::Dodge));
    play.choose(Action::Done);
    play.dice([19, 2]);
    assert_eq!(points(&play, FIRST), 10);
    assert!(!has(&play, FIRST, "core:dodging"));
}

#[test]
fn dodging_is_no_use_against_an_attacker_who_is_not_seen() {
    let mut play = fight(&[knight(&[])], &["brute"], &[(4, 4), (4, 5)]);
    play.choose(Action::Take(Standard::Dodge));
    inflict(&mut play, FIRST, "core:blinded");
    play.choose(Action::Done);
    // Nothing takes away the attacker's advantage on the blind: of two dice the better one counts.
    play.dice([2, 19, 4]);
    assert_eq!(points(&play, FIRST), 10 - 7);
}

#[test]
fn help_gives_the_next_attack_advantage() {
    let heroes = [knight(&[]), knight_of(5, &[])];
    let mut play = fight(&heroes, &["post"], &[(3, 6), (4, 6), (4, 7)]);
    let post = foe(&play, 0);
    play.choose(Action::Help(SECOND));
    play.choose(Action::Done);
    strike(&mut play, post);
    play.dice([2, 10, 5]);
    strike(&mut play, post);
    play.dice([2]);
    assert_eq!(points(&play, post), 40 - 8);
}

#[test]
fn who_is_held_stays_and_gets_free_by_strength() {
    let mut play = fight(&[knight(&[])], &["brute"], &[(4, 4), (4, 5)]);
    let brute = foe(&play, 0);
    play.choose(Action::Grapple(brute));
    play.dice([15, 5]);
    assert!(has(&play, brute, "core:grappled"));
    // The knight drags it along, though it strikes.
    go(&mut play, 4, 3);
    play.dice([2]);
    assert_eq!(cell(&play, brute), (4, 4));
}

#[test]
fn a_shove_knocks_down_or_away() {
    let mut play = fight(&[knight_of(5, &[])], &["brute"], &[(4, 4), (4, 5)]);
    let brute = foe(&play, 0);
    play.choose(Action::Shove {
        on: brute,
        down: true,
    });
    play.dice([15, 5]);
    assert!(has(&play, brute, "core:prone"));
    play.choose(Action::Shove {
        on: brute,
        down: false,
    });
    play.dice([15, 5]);
    assert_eq!(cell(&play, brute), (4, 6));
    assert_eq!(play.choices(|it| matches!(it, Action::Shove { .. })), 0);
    play.choose(Action::Done);
    // It gets up with half its speed and comes.
    play.dice([2]);
    assert!(!has(&play, brute, "core:prone"));
    assert_eq!(cell(&play, brute).1, 5);
}

#[test]
fn getting_up_takes_half_the_speed() {
    let mut play = fight(&[knight(&[])], &["post"], &[(4, 4), (4, 11)]);
    inflict(&mut play, FIRST, "core:prone");
    // Crawling costs double.
    assert!(play.offers(Action::Move(Cell::new(4, 7))));
    assert!(!play.offers(Action::Move(Cell::new(4, 8))));
    play.choose(Action::GetUp);
    assert!(!has(&play, FIRST, "core:prone"));
    assert!(play.offers(Action::Move(Cell::new(4, 7))));
    assert!(!play.offers(Action::Move(Cell::new(4, 8))));
}

#[test]
fn what_is_readied_strikes_whoever_comes() {
    let mut play = fight(&[knight(&[])], &["brute"], &[(4, 4), (4, 8)]);
    let brute = foe(&play, 0);
    play.choose(Action::Ready {
        arm: Some(0),
        how: How::Strike,
    });
    play.choose(Action::Done);
    play.act(|it| matches!(it, Action::Attack { .. }));
    play.dice([15, 4]);
    assert_eq!(points(&play, brute), 22 - 7);
    // Then it attacks.
    play.dice([2]);
    assert!(on_turn(&play, FIRST));
}

#[test]
fn a_use_is_gone_once_it_is_used() {
    let mut play = fight(&[knight(&["surge"])], &["post"], &[(4, 4), (4, 5)]);
    let post = foe(&play, 0);
    strike(&mut play, post);
    play.dice([2]);
    play.act(|it| matches!(it, Action::Use { .. }));
    strike(&mut play, post);
    play.dice([2]);
    assert_eq!(play.choices(|it| matches!(it, Action::Use { .. })), 0);
    assert_eq!(play.choices(|it| matches!(it, Action::Attack { .. })), 0);
}

#[test]
fn whoever_endures_stays_up_once() {
    let places = [(4, 4), (8, 11), (4, 5)];
    let mut play = fight(&[knight(&["tough"]), knight(&[])], &["brute"], &places);
    weaken(&mut play, FIRST, 2);
    play.choose(Action::Done);
    play.choose(Action::Done);
    play.dice([15, 6]);
    assert_eq!(points(&play, FIRST), 1);
    play.choose(Action::Done);
    play.choose(Action::Done);
    play.dice([15, 6]);
    assert!(matches!(life(&play, FIRST), Life::Dying { .. }));
}

#[test]
fn three_failures_kill_and_damage_counts_as_one() {
    let places = [(4, 4), (1, 1), (4, 11)];
    let mut play = fight(&[knight(&[]), knight(&[])], &["post"], &places);
    play.choose(Action::Done);
    lay_low(&mut play, FIRST, 1);
    play.choose(Action::Done);
    play.dice([3]);
    assert_eq!(
        life(&play, FIRST),
        Life::Dying {
            successes: 0,
            failures: 2
        }
    );
    play.choose(Action::Done);
    // A 1 is two failures.
    play.dice([1]);
    assert!(matches!(life(&play, FIRST), Life::Dead { .. }));
}

#[test]
fn somebody_beside_can_stabilise() {
    let places = [(4, 4), (4, 5), (4, 11)];
    let mut play = fight(&[knight(&[]), knight(&[])], &["post"], &places);
    play.choose(Action::Done);
    lay_low(&mut play, FIRST, 0);
    play.choose(Action::Stabilise(FIRST));
    play.dice([10]);
    assert_eq!(life(&play, FIRST), Life::Stable);
}

#[test]
fn a_troll_gets_points_back_unless_it_is_burnt() {
    let heroes = [mage(&["bolt"])];
    let mut play = fight(&heroes, &["troll"], &[(4, 1), (4, 6)]);
    let troll = foe(&play, 0);
    weaken(&mut play, troll, 20);
    play.choose(Action::Done);
    assert_eq!(points(&play, troll), 30);
    cast(&mut play, "bolt", 0);
    play.choose(Action::Target(troll));
    play.dice([10, 1, 1]);
    play.choose(Action::Done);
    assert_eq!(points(&play, troll), 28);
}

#[test]
fn a_fight_is_won_when_the_last_foe_is_down() {
    let mut play = fight(&[knight(&[])], &["brute"], &[(4, 4), (4, 5)]);
    let brute = foe(&play, 0);
    weaken(&mut play, brute, 1);
    strike(&mut play, brute);
    play.dice([15, 1]);
    assert_eq!(play.game.status(), Status::Over(Outcome::Victory));
}

#[test]
fn a_fight_is_lost_when_nobody_of_the_party_is_up() {
    let mut play = fight(&[knight(&[])], &["brute"], &[(4, 4), (4, 5)]);
    weaken(&mut play, FIRST, 1);
    play.choose(Action::Done);
    play.dice([15, 1]);
    assert_eq!(play.game.status(), Status::Over(Outcome::Defeat));
}

#[test]
fn an_aura_helps_those_near_who_are_awake_to_it() {
    use tabledelve::rulesets::dungeon_dive::{
        content::Ability,
        sheet::{Case, Made, Sheet},
    };
    let heroes = [knight(&["leads"]), knight(&[])];
    let save = |play: &Play| {
        let figure = View::of(play.game.world()).figure(SECOND);
        let made = Made::Save {
            ability: Ability::Dexterity,
            against: &[],
            spell: false,
        };
        Sheet::of(figure).tally(made, &Case::ALONE).sum()
    };
    let play = fight(&heroes, &["post"], &[(4, 4), (4, 6), (4, 11)]);
    assert_eq!(save(&play), 3);
    let play = fight(&heroes, &["post"], &[(4, 4), (4, 8), (4, 11)]);
    assert_eq!(save(&play), 0);
}

#[test]
fn whoever_is_warded_is_spared_by_a_failed_save() {
    let mut play = fight(&[knight(&["warded"])], &["brute"], &[(4, 4), (4, 5)]);
    play.choose(Action::Done);
    play.dice([10]);
    assert_eq!(points(&play, FIRST), 10);
    let rolled = |it: &Event| matches!(it, Event::Fighting(Fighting::AttackRolled { .. }));
    assert_eq!(count(&play, rolled), 0);
    assert!(on_turn(&play, FIRST));
}

#[test]
fn who_hides_is_no_target_until_they_attack() {
    use tabledelve::rulesets::dungeon_dive::content::Standard;
    // In the dark, without darkvision, nobody sees the knight; but then nobody needs to hide.
    let mut play = fight(&[knight(&[])], &["brute"], &[(4, 4), (4, 5)]);
    assert!(!play.offers(Action::Take(Standard::Hide)));
    inflict(&mut play, FIRST, "core:hidden");
    let brute = foe(&play, 0);
    // In plain view nobody stays hidden once they are about to act.
    strike(&mut play, brute);
    play.dice([2, 10, 5]);
    assert!(!has(&play, FIRST, "core:hidden"));
    assert_eq!(points(&play, brute), 22 - 8);
}

#[test]
fn a_fallen_hero_is_out_of_danger_once_the_fight_is_won() {
    let places = [(4, 4), (4, 6), (4, 7)];
    let mut play = fight(&[knight(&[]), knight(&[])], &["brute"], &places);
    let brute = foe(&play, 0);
    weaken(&mut play, brute, 1);
    play.choose(Action::Done);
    lay_low(&mut play, FIRST, 2);
    strike(&mut play, brute);
    play.dice([15, 1]);
    assert_eq!(play.game.status(), Status::Over(Outcome::Victory));
    assert_eq!(life(&play, FIRST), Life::Stable);
}
