//! What is told ahead: the cards of foes, their chances, what they mean to do, what is of no use now, and
//! why somebody cannot be attacked.

use crate::{
    boards::{APART, FACING, HANDS, MISS, OAK, SWORD},
    choices::{choice, logged, read},
    ground::{Ground, ajax, hero},
    script::{Play, foe_at, hero_at},
};
use tabledelve::{
    game::{Phrase, Present, Token},
    rulesets::hex_adventure::{Action, Aim, Event, FighterId, HeroRecord, HexAdventure, rules},
};

/// A mage as they come, with what it takes for three fireballs and more.
const MAGE: &str = "st: 9, dx: 10, iq: 12, weapons: [\"core:staff\"], \
                    spells: [\"core:fireball\", \"core:blur\"]";

fn on(rows: &[&str], hero: HeroRecord, foe: &str) -> Play {
    let ground = Ground::new(rows).foe("foe", foe);
    Play::fight(ground, &[hero], &[("test:foe", 1)])
}

fn card(play: &Play, id: FighterId) -> Token {
    let mut tokens = HexAdventure::scene(play.game.world()).tokens.into_iter();
    tokens.find(|it| it.id == id.token()).expect("a token")
}

/// The lines of a card about magic.
fn magic(play: &Play, id: FighterId) -> Vec<String> {
    let facts = card(play, id).facts.into_iter();
    let about = |it: &Phrase| it.key.starts_with("hex-fact-spell") || it.key == "hex-fact-absorbs";
    facts.filter(about).map(|it| read(&it)).collect()
}

/// The line of chances of a fighter against the first opponent.
fn threat(play: &Play, who: FighterId) -> String {
    let threats = HexAdventure::threats(play.game.world(), who.token());
    read(&threats.first().expect("an opponent").1.phrase())
}

#[test]
fn the_card_of_a_mage_tells_its_spells_and_what_its_staff_absorbs() {
    let mut play = on(APART, ajax(), MAGE);
    let told = magic(&play, foe_at(0));
    let [fire, blur, staff] = &told[..] else {
        panic!("{told:?}");
    };
    assert!(
        fire.starts_with("Fireball (3 fatigue): 3d6-1 damage to one foe in line of sight"),
        "{fire}"
    );
    assert!(blur.starts_with("Blur (2 fatigue): "), "{blur}");
    assert_eq!(staff, "Absorbs 9 more fatigue of 9: staff");
    // 12 or less with three dice; 3d6-1 less 1 that the cloth stops; 14 or more in 10 of 216 cases.
    let fire = "Fireball 74% for about 8.5 damage, 3% to take down";
    assert_eq!(threat(&play, foe_at(0)), fire);
    play.end().dice([1, 1, 1]).dice([1, 1, 1]);
    assert_eq!(
        magic(&play, foe_at(0))[2],
        "Absorbs 6 more fatigue of 9: staff"
    );
}

#[test]
fn a_mage_too_weak_for_its_spells_is_told_by_its_hands() {
    let weak = "st: 3, dx: 10, iq: 12, spells: [\"core:fireball\"]";
    let play = on(FACING, ajax(), weak);
    let told = magic(&play, foe_at(0));
    assert_eq!(told, ["Fireball: too tired or too dazed to cast it"]);
    assert!(!threat(&play, foe_at(0)).contains("Fireball"));
    // Whoever knows no spell needs no word about the weapon, and what a hero does is not said for them.
    let play = on(FACING, ajax(), SWORD);
    assert!(magic(&play, foe_at(0)).is_empty());
    assert!(threat(&play, foe_at(0)).starts_with("50% for about "));
    let mage = hero([9, 10, 12], &["weapon staff", "spell fireball"]);
    let play = on(FACING, mage, SWORD);
    assert!(threat(&play, hero_at(0)).starts_with("staff 50% for about "));
    assert!(magic(&play, hero_at(0)).is_empty());
}

#[test]
fn the_chance_of_bare_hands_says_what_it_is_of() {
    let play = on(FACING, ajax(), HANDS);
    let told = threat(&play, foe_at(0));
    assert!(told.ends_with("% to grapple"), "{told}");
}

#[test]
fn a_line_says_how_likely_it_puts_a_foe_to_flight() {
    let foe = "st: 10, dx: 1, iq: 1, weapons: [\"core:club\"]";
    let line = |play: &Play| {
        let question = play.game.asking().expect("a decision");
        let strike = Action::Strike { on: foe_at(0) };
        let odds = HexAdventure::odds(play.game.world(), question, strike, 0);
        odds.expect("dice").headline
    };
    let play = on(FACING, ajax(), foe);
    // 10 or less with three dice; of 3d6-1, 10 and more takes down, 5 to 9 only frightens.
    assert_eq!(
        read(&line(&play).phrase()),
        "50% for about 9.5 damage, 25% to take down, 23% to make it flee"
    );
    // Half of 40 is more than any blow.
    assert_eq!(line(&on(FACING, ajax(), OAK)).besides, None);
    // Heroes stay.
    let weak = hero([8, 10, 8], &["weapon dagger"]);
    let play = on(FACING, weak, SWORD);
    assert!(!threat(&play, foe_at(0)).contains("flee"));
}

#[test]
fn a_spell_says_how_likely_it_puts_a_foe_to_flight_unless_it_only_tires() {
    let told = |spell: &str| {
        let name = format!("spell {spell}");
        let mage = hero([12, 10, 14], &[&*name]);
        let play = on(APART, mage, "st: 11, dx: 1, iq: 1");
        let act = Action::Use {
            means: play.spell(spell),
            aim: Aim::At(foe_at(0)),
        };
        let question = play.game.asking().expect("a decision");
        let odds = HexAdventure::odds(play.game.world(), question, act, 0);
        read(&odds.expect("dice").headline.phrase())
    };
    let fire = told("fireball");
    assert!(fire.ends_with("% to make it flee"), "{fire}");
    let clap = told("weariness");
    assert!(!clap.contains("flee"), "{clap}");
}

#[test]
fn whoever_draws_a_weapon_to_throw_is_foreseen_to_throw_it() {
    // What it holds is too heavy for it.
    let foe = "st: 8, dx: 10, iq: 8, weapons: [\"core:greatsword\", \"core:throwing_knife\"]";
    let mut play = on(APART, ajax(), foe);
    let meant = HexAdventure::intents(play.game.world(), play.game.setup());
    let [meant] = &meant[..] else {
        panic!("{meant:?}");
    };
    assert_eq!((meant.on, meant.strikes), (hero_at(0).token(), true));
    assert!(meant.path.is_empty(), "{meant:?}");
    play.end().dice(MISS);
    play.said(
        rules::ATTACK_THROW,
        |event| matches!(event, Event::Loosed { by, .. } if *by == foe_at(0)),
    );
}

#[test]
fn a_spell_on_a_friend_is_foreseen_for_that_friend() {
    let mage = "st: 9, dx: 10, iq: 12, spells: [\"core:blur\"]";
    let rows = &["............", ".P....B..A..", "............"];
    let ground = Ground::new(rows).foe("foe", mage).foe("friend", OAK);
    let foes = [("test:foe", 1), ("test:friend", 1)];
    let mut play = Play::fight(ground, &[ajax()], &foes);
    let meant = HexAdventure::intents(play.game.world(), play.game.setup());
    let mut of_mage = meant.iter().filter(|it| it.who == foe_at(0).token());
    let of_mage = of_mage.next().expect("an intent");
    assert_eq!((of_mage.on, of_mage.strikes), (foe_at(1).token(), true));
    play.end().dice([1, 1, 1]);
    play.said(
        rules::MAGIC_EFFECTS,
        |event| matches!(event, Event::Blessed { who, .. } if *who == foe_at(1)),
    );
}

#[test]
fn a_foe_is_foreseen_to_attack_whom_it_gets_at() {
    // Nobody can be walked up to, so the weakest is its target; but only the other one is in sight.
    let rows = &["########", "#A..=PP#", "########"];
    let foe = "st: 12, dx: 10, iq: 8, weapons: [\"core:javelin\"]";
    let ground = Ground::new(rows).foe("foe", foe);
    let heroes = [ajax(), hero([8, 10, 8], &[])];
    let mut play = Play::fight(ground, &heroes, &[("test:foe", 1)]);
    let meant = HexAdventure::intents(play.game.world(), play.game.setup());
    let [meant] = &meant[..] else {
        panic!("{meant:?}");
    };
    assert_eq!((meant.on, meant.strikes), (hero_at(0).token(), true));
    // The other one, bare-handed and shut in, has no choice to make. With cover, four dice.
    play.next(0).end().dice([6, 6, 6, 6]);
    let aimed = play.game.log().iter().filter_map(|it| match it.event {
        Event::FoeAims { on, .. } => Some(on),
        _ => None,
    });
    assert_eq!(aimed.collect::<Vec<_>>(), [hero_at(1), hero_at(0)]);
}

#[test]
fn what_lies_on_somebody_already_is_of_no_use_and_is_told_with_its_end() {
    let mage = hero([12, 10, 14], &["spell blur", "spell ward"]);
    let ground = Ground::new(APART).foe("foe", OAK);
    let mut play = Play::fight(ground, &[mage, ajax()], &[("test:foe", 1)]);
    let blur = |play: &Play, seat| {
        let act = Action::Use {
            means: play.spell("blur"),
            aim: Aim::At(hero_at(seat)),
        };
        let choice = choice(play, act);
        let aside = choice.aside.map(|it| it.key.into_owned());
        (choice.idle, aside, choice.section.map(|it| it.key))
    };
    play.next(0);
    assert!(!blur(&play, 0).0);
    assert!(card(&play, hero_at(0)).pins.is_empty());
    play.cast("blur", hero_at(0)).dice([1, 1, 1]).end();
    play.next(0);
    let has_it = Some("hex-aside-has-it".to_owned());
    let idle = Some("hex-section-idle".into());
    assert_eq!(blur(&play, 0), (true, has_it, idle));
    let (of_no_use, aside, section) = blur(&play, 1);
    assert!(!of_no_use && section.is_none());
    assert_eq!(aside.as_deref(), Some("hex-aside-health"));
    // The card on the board, and the sheet.
    let pins = card(&play, hero_at(0)).pins;
    let told = "Hard to hit: 4 dice to hit, until the end of the fight";
    assert_eq!(read(&pins[0].meaning), told);
    let sheet = &HexAdventure::scene(play.game.world()).sheets[0];
    let mut stats = sheet.stats.iter();
    let hidden = stats.find(|it| it.label.key == "hex-stat-hard-to-hit");
    let hidden = hidden.expect("on the sheet");
    assert_eq!(hidden.value, "4");
    assert_eq!(read(hidden.about.as_ref().expect("its meaning")), told);
    // What runs out can be renewed, and the turns left are told.
    play.cast("ward", hero_at(0)).dice([1, 1, 1]).end();
    let pins = card(&play, hero_at(0)).pins;
    assert_eq!(read(&pins[1].meaning), "Armour +4, for 1 more turn");
    play.next(0);
    let means = play.spell("ward");
    let aim = Aim::At(hero_at(0));
    assert!(!choice(&play, Action::Use { means, aim }).idle);
}

#[test]
fn a_refused_attack_says_what_is_in_the_way() {
    let why = |rows: &[&str], hero: HeroRecord, foe: u16| {
        let ground = Ground::new(rows).foe("foe", OAK).foe("other", OAK);
        let foes = [("test:foe", 1), ("test:other", 1)];
        let play = Play::fight(ground, &[hero], &foes);
        let question = play.game.asking().expect("a decision");
        let is_on = |act: Action| match act {
            Action::Shoot { on } | Action::Strike { on } => on == foe_at(foe),
            _ => false,
        };
        let mut refused = play.game.offer().refused.iter();
        let refused = refused.find(|(act, _)| is_on(*act))?;
        let why = HexAdventure::why_refused(play.game.world(), question, *refused);
        Some(read(&why.expect("a reason")))
    };
    let archer = || hero([14, 10, 8], &["weapon longbow"]);
    let sword = || hero([14, 10, 8], &["weapon sword"]);
    let behind = &["............", ".P..A...B...", "............"];
    let told = Some("No line of sight: the foe blocks it.".to_owned());
    assert_eq!(why(behind, archer(), 1), told);
    assert_eq!(why(behind, archer(), 0), None);
    let wall = &["............", ".P..#...A..B", "............"];
    let told = Some("No line of sight: an obstacle blocks it.".to_owned());
    assert_eq!(why(wall, archer(), 0), told);
    // With a sword: far off goes without saying, near by but shut off does not.
    assert_eq!(why(behind, sword(), 1), None);
    let shut = &["...#........", ".P.#.A.....B", "...#........"];
    let told = Some("There’s no free way there.".to_owned());
    assert_eq!(why(shut, sword(), 0), told);
    let around = &[
        "...#........",
        "...#........",
        ".P.#.A.....B",
        "...#........",
        "...#........",
        "............",
    ];
    let told = why(around, sword(), 0).expect("a reason");
    assert!(told.ends_with(" hexes; the move is 5."), "{told}");
}

#[test]
fn a_hero_joins_with_dx_as_the_burden_leaves_it() {
    let joined = |gear: &[&str]| {
        let play = on(FACING, hero([14, 10, 8], gear), OAK);
        let line = logged(&play, |event| matches!(event, Event::Joined { .. }));
        let sheet = &HexAdventure::scene(play.game.world()).sheets[0];
        let parts = sheet.stats[1].parts.iter();
        let parts: Vec<String> = parts.map(|(it, n)| format!("{} {n}", read(it))).collect();
        (line, parts)
    };
    let (line, parts) = joined(&["armour leather", "armour shield"]);
    assert_eq!(
        line,
        "Test joins the party: ST 14, DX 8 (10 without armour and shield), IQ 8."
    );
    assert_eq!(parts, ["DX 10", "leather -1", "shield -1"]);
    let (line, _) = joined(&["armour cloth"]);
    assert_eq!(line, "Test joins the party: ST 14, DX 10, IQ 8.");
    // A skill takes its part off.
    let (line, parts) = joined(&["armour leather", "armour shield", "skill armour_drill 1"]);
    assert!(line.contains("DX 9 (10 without"), "{line}");
    assert_eq!(parts, ["DX 10", "burden -1"]);
}

#[test]
fn camp_says_what_it_is_for_and_what_a_point_of_healing_costs() {
    let story = r#"
        1: (text: "", effects: [Damage("6", Strongest)], options: [(text: "", to: 2)]),
        2: (text: "", ending: (outcome: Good, title: "End")),"#;
    let ground = Ground::new(FACING).story("", story);
    let mage = hero([9, 10, 12], &["spell heal_wounds"]);
    let mut play = Play::adventure(ground, &[ajax(), mage]);
    let camp = choice(&play, Action::OpenCamp).detail.expect("its purpose");
    let camp = read(&camp);
    assert!(camp.contains("no day passes, and no one eats"), "{camp}");
    play.choose(Action::OpenCamp);
    let question = play.game.asking().expect("a decision");
    let asked = read(&HexAdventure::prompt(play.game.world(), question));
    assert!(asked.contains("No one sleeps or eats"), "{asked}");
    let heal = Action::Heal {
        by: hero_at(1),
        means: play.spell("heal_wounds"),
        on: hero_at(0),
    };
    let told = choice(&play, heal).detail.expect("what it costs");
    assert_eq!(
        read(&told),
        "Heals 1 damage for each point of fatigue; 6 to heal."
    );
}
