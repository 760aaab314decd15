//! Those who lie there: killed or bound, during a fight and after it, and what they carried.

use tabledelve::{
    dice::Chance,
    game::{Game, Present, Status},
    rulesets::band_crawl::{
        Action, BandCrawl, Condition, Event, Faction, FigureId, Homeward, Looting, Metal, Place,
        Question, Thing, rules,
    },
};

use super::{
    BOOK,
    flights::{Dice, enter, in_a_corridor, in_a_room, with},
    play::{FIGHTERS, Play, fight},
};

const MAB: [&str; 1] = ["human warrior 5*: great_sword protected"];

/// Every attack puts a foe out of the fight.
const FELLING: &Dice<'static> = &[
    ("attacker", &[1]),
    ("defender", &[6]),
    ("damage", &[2]),
    ("crisis", &[1]),
];

/// Somebody attacks, or waits where nobody can be attacked.
fn attack(play: &mut Play, dice: &Dice<'_>) {
    let mut acts = play.game.offer().choices.iter().map(|it| it.act);
    let attacks = |it: &Action| matches!(it, Action::Strike(_) | Action::Next(_));
    let attack = acts.find(attacks);
    play.go(attack.unwrap_or(Action::Wait), dice);
}

/// A band has put every goblin in a room out of the fight, and is asked what becomes of them.
fn won(band: &[&str], more: &[(&str, &[u16])]) -> Play {
    let dice = with(&[more, FELLING].concat());
    // One less than the band, but at least one.
    let mut play = in_a_room(band, 2, more);
    while !matches!(play.game.asking(), Some(Question::Spoils(_))) {
        attack(&mut play, &dice);
    }
    play
}

fn goblin(play: &Play) -> FigureId {
    let mut foes = play.band().figures();
    let foe =
        foes.find(|it| it.faction() == Faction::Foes && it.stance().condition == Condition::Out);
    foe.expect("a goblin").id()
}

fn coins(play: &Play) -> Vec<Metal> {
    let earned = play.game.log().iter().filter_map(|it| match &it.event {
        Event::Homeward(Homeward::Earned { metal, .. }) => Some(*metal),
        _ => None,
    });
    earned.collect()
}

/// Whoever has put them down has the kill, and the coin.
#[test]
fn the_killed_are_worth_a_coin() {
    let mut play = won(&MAB, &[]);
    let foe = goblin(&play);
    assert!(coins(&play).is_empty());
    play.choose(Action::Kill(foe));
    play.said(rules::FIGHT_SPOILS, |event| {
        let mab = Some(FigureId(0));
        matches!(event, Event::Looting(Looting::Killed { who, by }) if *who == foe && *by == mab)
    });
    assert_eq!(coins(&play), [Metal::Bronze]);
    assert!(!matches!(play.game.asking(), Some(Question::Spoils(_))));
}

#[test]
fn the_bound_are_left_and_worth_nothing() {
    let mut play = won(&MAB, &[]);
    let foe = goblin(&play);
    play.choose(Action::Bind(foe));
    play.said(
        rules::CAPTURE_GUARD,
        |event| matches!(event, Event::Looting(Looting::Bound { who, by: None }) if *who == foe),
    );
    let stance = play.band().figure(foe).stance();
    assert_eq!(
        (stance.place, stance.condition),
        (Place::Away, Condition::Out)
    );
    assert!(coins(&play).is_empty());
}

/// 29.4.1: an item is taken from whoever has been disabled.
#[test]
fn their_items_are_taken() {
    // A goblin of 4 with a 1 has a potion: two ones are one of fury, for one use.
    let more: &[(&str, &[u16])] = &[
        ("item-chance", &[1]),
        ("foe-items", &[1]),
        ("find", &[1]),
        ("uses", &[1]),
    ];
    let mut play = won(&MAB, more);
    let foe = goblin(&play);
    let carried = |who| play.band().figure(who).gear().iter().copied();
    let potion = carried(foe).find(|it| matches!(it.thing, Thing::Item(_)));
    let potion = potion.expect("a potion");
    play.choose(Action::Kill(foe));
    let mine = play.figure(0).gear().iter();
    let mut mine = mine.filter(|it| it.thing == potion.thing);
    assert_eq!(mine.next().map(|it| (it.uses, it.found)), Some((1, true)));
    play.said(
        rules::FIGHT_SPOILS,
        |event| matches!(event, Event::Looting(Looting::Stripped { who }) if *who == foe),
    );
}

#[test]
fn all_at_once() {
    let others = ["human warrior 4: sword protected"; 2];
    let mut play = won(&[MAB[0], others[0], others[1]], &[]);
    play.choose(Action::KillAll);
    // One is below Mab, the other no weaker than whoever has put it down.
    assert_eq!(coins(&play), [Metal::Bronze, Metal::Silver]);
    // The sheets say which metal it is, not just how many coins.
    let sheets = BandCrawl::scene(play.game.world()).sheets;
    let told = sheets.iter().filter_map(|it| it.purse.words.as_ref());
    let keys: Vec<&str> = told.map(|it| &*it.full.key).collect();
    assert_eq!(keys.len(), 2);
    assert!(keys.contains(&"band-coins-bronze") && keys.contains(&"band-coins-silver"));
    assert!(!matches!(play.game.asking(), Some(Question::Spoils(_))));
}

/// Whoever says so once is not asked again, until the adventure is over.
#[test]
fn no_quarter_from_now_on() {
    let mut play = won(&MAB, &[]);
    let mut offered = play.game.offer().choices.iter().map(|it| it.act);
    assert_eq!(offered.next_back(), Some(Action::NoQuarter));
    let foe = goblin(&play);
    play.choose(Action::NoQuarter);
    play.said(rules::FIGHT_SPOILS, |event| {
        matches!(event, Event::Looting(Looting::NoQuarter))
    });
    assert!(play.band().figure(foe).is_dead());
    assert_eq!(coins(&play), [Metal::Bronze]);
    assert!(play.band().state().below.no_quarter);
}

/// The next who lie there are killed without a question.
#[test]
fn with_no_quarter_nobody_is_asked() {
    let dice = with(FELLING);
    let mut play = in_a_corridor(&MAB, &[1, 2]);
    play.write("below:", "fallen:[]", "fallen:[],no_quarter:true");
    enter(&mut play, 2, &[]);
    while coins(&play).is_empty() {
        assert!(!matches!(play.game.asking(), Some(Question::Spoils(_))));
        attack(&mut play, &dice);
    }
    assert_eq!(coins(&play), [Metal::Bronze]);
}

/// During a fight, whoever is next to somebody who lies there may see to them instead of all else.
#[test]
fn mercy_in_a_fight() {
    let mut seen = [0, 0];
    for seed in 0..300 {
        let band = ["human knight 5*: great_sword armoured", FIGHTERS[3]];
        let mut setup = fight(&band, &FIGHTERS[5..9], Faction::Band, true);
        setup.options.command_all = true;
        let mut game = Game::<BandCrawl>::new(BOOK.clone(), setup, seed, Chance::seeded(seed));
        let mut bot = Chance::seeded(seed);
        while game.status() == Status::Deciding {
            let choices: Vec<Action> = game.offer().choices.iter().map(|it| it.act).collect();
            let mercy = choices.iter().position(|it| match seed % 2 {
                0 => matches!(it, Action::Kill(_)),
                _ => matches!(it, Action::Bind(_)),
            });
            let choice = mercy.unwrap_or(usize::from(bot.pick(choices.len() as u16, "bot")));
            let from = game.log().len();
            let asked = game.asking().cloned();
            game.submit(choice, None).expect("it was offered");
            let Some((Question::Act { who, .. }, _)) = asked.zip(mercy) else {
                continue;
            };
            let first = &game.log()[from];
            match (&first.event, choices[choice]) {
                (Event::Looting(Looting::Killed { who: on, by }), Action::Kill(it)) => {
                    assert_eq!(
                        (first.rule, *on, *by),
                        (rules::CAPTURE_CHOICE, it, Some(who))
                    );
                    seen[0] += 1;
                }
                (Event::Looting(Looting::Bound { who: on, by }), Action::Bind(it)) => {
                    assert_eq!(
                        (first.rule, *on, *by),
                        (rules::CAPTURE_GUARD, it, Some(who))
                    );
                    seen[1] += 1;
                }
                other => panic!("seed {seed}: {other:?}"),
            }
        }
    }
    assert!(seen.iter().all(|count| *count > 1), "{seen:?}");
}
