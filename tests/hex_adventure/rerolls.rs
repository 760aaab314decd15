//! Cards of failed checks that karma can turn, what is needed most, and whose dice are rolled by hand.

use crate::{
    boards::{APART, CAMP, FACING, HANDS, HIT, MISS, OAK},
    choices::{choice, read},
    ground::{Ground, ajax, hero},
    script::{Play, foe_at, hero_at},
};
use tabledelve::{
    game::{Present, ReactionPrompt},
    rulesets::hex_adventure::{Action, Aim, HexAdventure},
};

/// The card of what is asked now.
fn card(play: &Play, seat: u16) -> ReactionPrompt {
    assert_eq!(play.asks(), format!("Hero({seat}) fate.karma"));
    let game = &play.game;
    let question = game.asking().expect("a question");
    let card = HexAdventure::reaction(game.world(), game.setup(), question, game.offer());
    let card = card.expect("a card");
    assert!(card.own && card.rolled);
    assert_eq!(game.offer().choices[card.pass].act, Action::Accept);
    card
}

fn facts(card: &ReactionPrompt) -> Vec<String> {
    card.facts.iter().map(read).collect()
}

/// The words about the dice that are asked for.
fn rolls(play: &Play) -> Option<String> {
    let step = play.game.rolling().expect("dice are asked for");
    let wanted = play.game.wanted().expect("a die");
    let wanted = (wanted, play.game.rolled_so_far());
    let told = HexAdventure::rolls(play.game.world(), play.game.setup(), step, wanted);
    told.map(|it| read(&it))
}

#[test]
fn a_failed_spell_has_a_card_with_what_it_needs_does_and_costs() {
    let failed = |foe: &str| {
        let mage = hero([12, 10, 14], &["spell fireball", "karma 2"]);
        let ground = Ground::new(APART).foe("foe", foe);
        let mut play = Play::fight(ground, &[mage], &[("test:foe", 1)]);
        play.cast("fireball", foe_at(0)).dice(MISS);
        play
    };
    let play = failed("st: 11, dx: 1, iq: 1");
    let asked = card(&play, 0);
    assert_eq!(asked.to, Some(foe_at(0).token()));
    let [needed, works, cost, karma] = &facts(&asked)[..] else {
        panic!("{:?}", facts(&asked));
    };
    // 15 and more with three dice in 20 of 216 cases.
    assert_eq!(needed, "Needed: 14 or less on 3d6, a 91% chance.");
    assert!(
        works.starts_with("If it works: about 9.5 damage, "),
        "{works}"
    );
    assert_eq!(cost, "It then costs 3 fatigue, off health.");
    assert_eq!(karma, "1 karma makes it a success; 2 to spend.");
    // Most of what it does takes half of 11 at least.
    assert!(asked.danger.percent() > 90.0);
    // Of 60 none.
    let play = failed("st: 60, dx: 1, iq: 1");
    assert!(card(&play, 0).danger.is_zero());
}

#[test]
fn a_failed_strike_says_what_it_needed_as_well() {
    let ground = Ground::new(FACING).foe("foe", OAK);
    let lucky = hero([14, 10, 8], &["weapon sword", "karma 1"]);
    let mut play = Play::fight(ground, &[lucky], &[("test:foe", 1)]);
    play.strike(0).dice(MISS);
    let told = facts(&card(&play, 0));
    assert_eq!(told[0], "Needed: 10 or less on 3d6, a 50% chance.");
    assert_eq!(told[2], "1 karma makes it a success; 1 to spend.");
}

#[test]
fn failed_rallying_has_a_card() {
    let rows = &["........", ".PA.....", "P.......", "........"];
    let foe = "st: 40, dx: 10, iq: 8, weapons: [\"core:sword\"]";
    let ground = Ground::new(rows).foe("foe", foe);
    let leader = hero([10, 10, 10], &["skill leadership 2", "karma 1"]);
    // The one to be rallied stands before the foe.
    let mut play = Play::fight(ground, &[ajax(), leader], &[("test:foe", 1)]);
    play.next(0).strike(0).dice(MISS).dice(MISS).counter();
    play.dice(MISS);
    play.choose(Action::Rally { on: hero_at(0) }).dice(MISS);
    let asked = card(&play, 1);
    assert_eq!(asked.to, Some(hero_at(0).token()));
    assert!(asked.danger.percent() > 99.0);
    let told = facts(&asked);
    assert_eq!(told[0], "Needed: 12 or less on 3d6, a 74% chance.");
    assert_eq!(told[1], "If it works, Ajax gets the lost turn back.");
    play.choose(Action::Karma);
    assert!(!play.hero(0).activity().reacted);
}

#[test]
fn failed_tending_has_a_card_and_the_worst_hurt_need_it_most() {
    let story = r#"
        1: (text: "", effects: [Damage("5", Strongest), Damage("2", All)],
            fight: (board: "test:board", party: "P", foes: [("test:foe", "B", 1)], won: 2)),
        2: (text: "", options: [(text: "", to: 3)]),
        3: (text: "", ending: (outcome: Good, title: "End")),"#;
    let ground = Ground::new(CAMP).foe("foe", "st: 2, dx: 1, iq: 1");
    let medic = hero([9, 10, 10], &["weapon sling", "skill medic 2", "karma 1"]);
    let mut play = Play::adventure(ground.story("", story), &[ajax(), medic]);
    play.next(1).shoot(0).dice(HIT).dice([6]);
    let tend = |on: u16| Action::Tend {
        by: hero_at(1),
        on: hero_at(on),
    };
    let need = [0, 1].map(|on| choice(&play, tend(on)).need);
    // Seven of 14, two of 9.
    assert_eq!(need, [50, 22]);
    play.choose(tend(0)).dice(MISS);
    let asked = card(&play, 1);
    assert_eq!(asked.to, Some(hero_at(0).token()));
    assert!(asked.danger.percent() > 99.0);
    let told = facts(&asked);
    assert_eq!(told[0], "Needed: 12 or less on 3d6, a 74% chance.");
    assert!(told[1].ends_with("7 damage is healed."), "{told:?}");
    play.choose(Action::Karma);
    play.dice([5]);
    assert_eq!(play.suffered(0).0, 2);
    play.choose(tend(1));
    let told = rolls(&play).expect("a check");
    assert!(
        told.ends_with(" tends their own wounds: 3d6, 12 or less."),
        "{told}"
    );
    play.dice(HIT);
    let told = rolls(&play).expect("an amount");
    assert!(
        told.contains(" tends their own wounds: ") && told.ends_with(" damage healed."),
        "{told}"
    );
    play.dice([5]);
    assert_eq!(play.suffered(1).0, 0);
}

#[test]
fn dice_rolled_by_hand_say_whose_they_are_against_whom_and_what_they_need() {
    let ground = Ground::new(FACING).foe("foe", OAK);
    let fighter = hero([14, 10, 8], &["weapon sword"]);
    let mut play = Play::fight(ground, &[fighter], &[("test:foe", 1)]);
    play.strike(0);
    let told = rolls(&play).expect("an attack");
    assert_eq!(told, "Ajax attacks the foe: 3d6, 10 or less to hit.");
    play.dice(HIT);
    let told = rolls(&play).expect("damage");
    assert_eq!(told, "Ajax has hit the foe: 2d6 damage.");
    play.dice([1, 1]);
    let told = rolls(&play).expect("the foe answers");
    assert!(
        told.ends_with(" attacks Ajax: 3d6, 1 or less to hit."),
        "{told}"
    );
    play.dice(MISS);
    let ground = Ground::new(APART).foe("foe", OAK);
    let mage = hero([12, 10, 14], &["spell fireball"]);
    let mut play = Play::fight(ground, &[mage], &[("test:foe", 1)]);
    play.choose(Action::Use {
        means: play.spell("fireball"),
        aim: Aim::At(foe_at(0)),
    });
    let told = rolls(&play).expect("a spell");
    let told = told.to_lowercase();
    assert_eq!(told, "ajax: fireball on the foe, 3d6, 14 or less.");
    play.dice(HIT);
    let told = rolls(&play).expect("its damage");
    assert_eq!(told.to_lowercase(), "ajax’s fireball works on the foe.");
    play.dice([1, 1, 1]);
}

#[test]
fn each_side_of_a_contest_rolls_its_own_dice() {
    let ground = Ground::new(FACING).foe("foe", HANDS);
    let fighter = hero([10, 10, 8], &[]);
    let mut play = Play::fight(ground, &[fighter], &[("test:foe", 1)]);
    play.tackle(0, 2);
    let told = rolls(&play).expect("a contest");
    assert!(told.starts_with("Ajax against the foe: "), "{told}");
    play.dice([4, 3]);
    let told = rolls(&play).expect("the answer").to_lowercase();
    assert!(told.starts_with("the foe against ajax: "), "{told}");
    while play.game.wanted().is_some() {
        play.dice([6]);
    }
}
