//! What the buttons of spells and goods say: who bears the fatigue, how much there is to heal.

use crate::{
    boards::{APART, CAMP, HIT, OAK},
    ground::{Ground, ajax, hero},
    proofs::library,
    script::{Play, foe_at, hero_at},
};
use tabledelve::{
    game::{Choice, Phrase, Present},
    rulesets::hex_adventure::{Action, Aim, HexAdventure},
    text::{ENGLISH, Text},
};

/// A choice that is offered.
fn choice(play: &Play, act: Action) -> Choice {
    let game = &play.game;
    let question = game.asking().expect("a question");
    let mut choices = game.offer().choices.iter();
    let offered = choices.find(|it| it.act == act).expect("the choice");
    HexAdventure::describe(game.world(), question, offered)
}

/// The price at the end of a choice's line, as it is read.
fn price(play: &Play, act: Action) -> String {
    let (text, _) = Text::of(ENGLISH, library::<HexAdventure>().files());
    text.plain(&choice(play, act).aside.expect("a price"))
}

#[test]
fn a_spell_says_what_the_staff_pays_and_what_its_caster_does() {
    // The wand has room for five, a fireball costs three.
    let mage = hero([14, 10, 14], &["weapon wand", "spell fireball"]);
    let ground = Ground::new(APART).foe("foe", OAK);
    let mut play = Play::fight(ground, &[mage], &[("test:foe", 1)]);
    let fireball = Action::Use {
        means: play.spell("fireball"),
        aim: Aim::At(foe_at(0)),
    };
    for (told, power, fatigue) in [
        ("3 fatigue", 2, 0),
        ("2 fatigue into the staff, 1 off health", 0, 1),
        ("3 fatigue, off health", 0, 4),
    ] {
        assert_eq!(price(&play, fireball), told);
        play.choose(fireball).dice(HIT).dice([1, 1, 1]);
        let left = play.hero(0).weapons()[0].power;
        assert_eq!((left, play.suffered(0).1), (power, fatigue), "{told}");
    }
}

#[test]
fn healing_says_how_much_of_it_the_staff_pays() {
    for (weapon, told, six) in [
        ("weapon staff", "1 fatigue a point", "6 fatigue"),
        (
            "weapon wand",
            "1 fatigue a point, the first 5 into the staff",
            "5 fatigue into the staff, 1 off health",
        ),
        (
            "weapon dagger",
            "1 fatigue a point, off health",
            "6 fatigue, off health",
        ),
    ] {
        let entries = r#"
            1: (text: "", effects: [Damage("8", Strongest)], options: [(text: "", to: 2)]),
            2: (text: "", ending: (outcome: Good, title: "End")),"#;
        let ground = Ground::new(CAMP).story("", entries);
        let healer = hero([9, 10, 13], &["spell heal_wounds", weapon]);
        let mut play = Play::adventure(ground, &[ajax(), healer]);
        play.choose(Action::OpenCamp);
        let (by, on) = (hero_at(1), hero_at(0));
        let means = play.spell("heal_wounds");
        let heal = Action::Heal { by, means, on };
        assert_eq!(price(&play, heal), told);
        // Whoever sets a number reads what that many points cost.
        let (text, _) = Text::of(ENGLISH, library::<HexAdventure>().files());
        let of_number = Choice {
            amount: Some((1, 8)),
            ..choice(&play, heal)
        };
        let price_of = |number| text.plain(of_number.aside_of(number).expect("a price"));
        assert_eq!(of_number.asides.len(), 8);
        assert_eq!(price_of(Some(6)), six);
        assert_eq!(price_of(None), told);
        // Once for each who is hurt, how much that is.
        let detail = choice(&play, heal).detail.expect("a detail");
        assert_eq!(detail.key, "hex-detail-heal");
        assert_eq!(detail.args[0], Phrase::new("").with("n", 8).args[0]);
    }
}

#[test]
fn a_bandage_for_the_unhurt_says_that_it_is_of_no_use() {
    let entries = r#"
        1: (text: "", fight: (board: "test:board", party: "P", foes: [("test:foe", "B", 1)],
            won: 2)),
        2: (text: "", ending: (outcome: Good, title: "End")),"#;
    let pack = r#"pack: {"core:bandage": 1},"#;
    let ground = Ground::new(CAMP).foe("foe", OAK).story(pack, entries);
    let play = Play::adventure(ground, &[ajax()]);
    let means = play.good("bandage");
    let aim = Aim::At(hero_at(0));
    assert_eq!(price(&play, Action::Use { means, aim }), "no use right now");
}
