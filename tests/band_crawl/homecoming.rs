//! The way home: coins, finds, success and failure, who leaves. What was done below is written into
//! the state of a game at its entrance.

use tabledelve::{
    game::{Checkpoint, ContentStamp, Game, Outcome, Present, Replay},
    rulesets::band_crawl::{
        Action, BandCrawl, Coins, Event, Fate, FigureId, FigureRecord, Homeward, Question, Setup,
        rules,
    },
};

use super::{
    BOOK,
    play::{Play, record, setup, sketch},
};

/// A game of these people, who are at home.
pub fn at_home(people: &[&str], pairs: &[(&str, &str)]) -> Play {
    let returning: Vec<FigureRecord> = people.iter().map(|it| record(it)).collect();
    let fixed = [("big_bad", "skeleton"), ("reason", "treasure")];
    let pairs: Vec<_> = fixed.iter().chain(pairs).copied().collect();
    let setup = Setup {
        stars: returning.iter().filter(|it| it.star).count().max(1) as u8,
        returning,
        ..setup(&pairs)
    };
    Play::begun(BOOK.clone(), setup)
}

/// The same at the entrance of a dungeon of a skeleton as strong as the leader.
pub fn below(people: &[&str], pairs: &[(&str, &str)]) -> Play {
    let mut play = at_home(people, pairs);
    play.choose(Action::SetOut);
    play.dice([3, 4, 1, 1, 6]).dice([1, 2]);
    play.waits(|it| matches!(it, Question::Group(_)));
    play
}

impl Play {
    /// Writes other words into the state, the first time that they come after some others.
    pub fn write(&mut self, after: &str, from: &str, to: &str) -> &mut Self {
        let text = ron::to_string(&self.game.take_checkpoint()).expect("plain data");
        let start = text.find(after).unwrap_or_else(|| panic!("no {after}"));
        let (before, rest) = text.split_at(start);
        assert!(rest.contains(from), "no {from} in {rest}");
        let text = format!("{before}{}", rest.replacen(from, to, 1));
        let checkpoint: Checkpoint<BandCrawl> = ron::from_str(&text).expect("the test's own state");
        let (setup, made) = (self.game.setup().clone(), self.game.made().to_vec());
        let given = Replay::of(&self.game, ContentStamp::default()).given;
        let game = Game::resume(BOOK.clone(), setup, 0, given, made, checkpoint);
        self.game = game.unwrap_or_else(|problem| panic!("{problem:?}"));
        self
    }

    /// Writes down what was done below: deeds as `(number, coins of bronze and silver, was out)`.
    fn did(&mut self, deeds: &[(u16, [u16; 2], bool)]) -> &mut Self {
        let deeds = deeds.iter().map(|(who, [bronze, silver], was_out)| {
            format!(
                "(({who}),(coins:(bronze:{bronze},silver:{silver},gold:0),was_out:{was_out},\
                 ran:false,left_one:false,has_pick:false))"
            )
        });
        let deeds: Vec<String> = deeds.collect();
        let deeds = format!("deeds:[{}]", deeds.join(","));
        self.write("annals:", "deeds:[]", &deeds)
    }

    /// The treasure of the last tile was found by these, and coins of bronze are carried by the first.
    fn looted(&mut self, who: &[u16], bronze: u16) -> &mut Self {
        let looters: Vec<String> = who.iter().map(|it| format!("({it})")).collect();
        let hoard = format!(
            "coins:[(({}),(bronze:{bronze},silver:1,gold:0))],looters:[{}]",
            who[0],
            looters.join(",")
        );
        self.write("hoard:", "coins:[],looters:[]", &hoard)
    }

    /// What happened at home, in short.
    pub fn homeward(&self) -> Vec<String> {
        let events = self.game.log().iter().filter_map(|it| match &it.event {
            Event::Homeward(event) => tell(event),
            _ => None,
        });
        events.collect()
    }
}

fn coins(it: Coins) -> String {
    format!("{}/{}/{}", it.bronze, it.silver, it.gold)
}

fn tell(event: &Homeward) -> Option<String> {
    Some(match event {
        Homeward::Earned { who, on, metal } => format!("{} earns {metal:?} for {}", who.0, on.0),
        Homeward::LeftBehind { who, below } => format!("{} leave {}", who.len(), below.len()),
        Homeward::RanHome { who } => format!("{} ran home", who.0),
        Homeward::CoinsShared { shares } => {
            let shares = shares.iter();
            let shares = shares.map(|(who, it)| format!("{} {}", who.0, coins(*it)));
            format!("shares {}", shares.collect::<Vec<_>>().join(", "))
        }
        Homeward::Picked { who, in_use, .. } => format!("{} picks, used {in_use}", who.0),
        Homeward::PassedOver { who } => format!("{} passed over", who.0),
        Homeward::IntoChest => "into the chest".to_owned(),
        Homeward::Judged { who, success } => format!("{} success {success}", who.0),
        Homeward::ImproveRolled { who, paid, up, .. } => format!("{} {paid:?} up {up}", who.0),
        Homeward::WorseRolled { who, down, .. } => format!("{} down {down}", who.0),
        Homeward::CoinsGone { who, coins: gone } => format!("{} loses {}", who.0, coins(*gone)),
        Homeward::Gone { who, fate } => format!("{} {fate:?}", who.0),
        _ => return None,
    })
}

#[test]
fn a_failure_may_cost_a_point() {
    let mut play = below(
        &["human warrior 5*: sword", "human warrior 4: sword"],
        &[("reason", "explore")],
    );
    play.choose(Action::Leave).dice([1, 2]);
    let expected = [
        "0 success false",
        "0 down true",
        "1 success false",
        "1 down false",
        // A star of 4 has nobody of 4.
        "1 Left",
    ];
    assert_eq!(play.homeward(), expected);
    assert_eq!(play.figure(0).reputation().original, 4);
    assert_eq!(play.figure(0).power().max, 4);
    play.over(Outcome::Defeat);
    let annals = &play.band().state().annals;
    assert_eq!(annals.history_of(FigureId(0)), [4]);
    assert_eq!(annals.memorial[0].fate, Fate::Left);
    assert_eq!(annals.memorial[0].figure.history, [4]);
    assert!(!annals.adventures[0].won);
}

#[test]
fn a_success_is_a_roll_and_coins_buy_more() {
    let mut play = below(
        &[
            "human warrior 5*: sword",
            "human warrior 4: sword",
            "human warrior 3: sword",
        ],
        &[],
    );
    play.looted(&[0, 1], 11).did(&[(1, [1, 0], false)]);
    play.choose(Action::Leave);
    // A star of 5 needs a 6; 4 bronze and 1 silver buy nothing.
    play.dice([5]);
    // Four of bronze and one for a kill are a roll: 5 is above 4.
    play.dice([4, 5]);
    play.dice([4]);
    let expected = [
        "shares 0 4/1/0, 1 4/0/0, 2 3/0/0",
        "0 success true",
        "0 None up false",
        "0 loses 4/1/0",
        "1 success true",
        "1 None up false",
        "1 Some(Bronze) up true",
        "2 success true",
        "2 None up true",
        "2 loses 3/0/0",
        "1 Left",
    ];
    assert_eq!(play.homeward(), expected);
    assert_eq!(play.figure(2).reputation().original, 4);
    play.over(Outcome::Victory);
}

#[test]
fn a_six_always_will_do_and_one_point_is_the_most() {
    let mut play = below(&["human warrior 7*: sword"], &[]);
    // Ten of bronze, three of silver: three more rolls, bronze first, until one succeeds.
    play.looted(&[0], 0).did(&[(0, [10, 2], false)]);
    play.choose(Action::Leave).dice([5, 5, 6]);
    let expected = [
        "shares 0 0/1/0",
        "0 success true",
        "0 None up false",
        "0 Some(Bronze) up false",
        "0 Some(Bronze) up true",
        "0 loses 0/3/0",
    ];
    assert_eq!(play.homeward(), expected);
    assert_eq!(play.figure(0).reputation().original, 8);
}

#[test]
fn each_is_judged_alone() {
    let people = ["human warrior 5*: sword", "human warrior 4: sword"];
    // Whoever was out of the fight has failed, and loses every coin.
    let mut play = below(&people, &[]);
    play.looted(&[1], 0).did(&[(0, [9, 3], true)]);
    play.choose(Action::Leave).dice([2]).dice([1]);
    let expected = [
        "shares 0 0/1/0, 1 0/0/0",
        "0 success false",
        "0 down false",
        "0 loses 9/4/0",
        "1 success true",
        "1 None up false",
    ];
    assert_eq!(play.homeward(), expected);
    play.over(Outcome::Victory);
    play.said(rules::COIN_LOST, |it| {
        matches!(it, Event::Homeward(Homeward::CoinsGone { .. }))
    });
    // Without the reason nobody succeeds; the treasure was found by nobody who is out.
    let mut play = below(&people, &[]);
    play.choose(Action::Leave).dice([2, 2]);
    play.over(Outcome::Defeat);
}

#[test]
fn nobody_is_left_below() {
    let people = [
        "human warrior 5*: sword",
        "human warrior 4: sword",
        "human warrior 4: sword",
    ];
    let mut play = below(&people, &[]);
    play.looted(&[0], 0);
    play.write("id:(2)", "condition:Up", "condition:Out");
    play.choose(Action::Leave).dice([2, 2]);
    let homeward = play.homeward();
    assert_eq!(homeward[0], "2 leave 1");
    assert!(homeward.contains(&"0 success false".to_owned()));
    assert!(homeward.contains(&"1 success false".to_owned()));
    assert_eq!(homeward.last().map(String::as_str), Some("2 LeftBelow"));
    // The band has what it came for all the same.
    play.over(Outcome::Victory);
}

#[test]
fn those_who_ran_have_no_share() {
    let people = ["human warrior 5*: sword", "human warrior 4: sword"];
    for (dice, after) in [
        (&[3, 3, 2, 2][..], "1 down false"),
        (&[5, 6, 2][..], "1 Died"),
    ] {
        let mut play = below(&people, &[]);
        play.looted(&[0], 4);
        play.write("id:(1)", "condition:Up", "condition:Fled");
        play.choose(Action::Leave).dice(dice.iter().copied());
        let homeward = play.homeward();
        assert_eq!(homeward[..2], ["1 ran home", "shares 0 4/1/0"]);
        assert!(homeward.contains(&after.to_owned()), "{homeward:?}");
    }
}

#[test]
fn too_little_reputation_ends_a_career() {
    let mut play = below(
        &["human warrior 4*: sword", "human warrior 3: sword"],
        &[("adventures", "2")],
    );
    // Both fall by one: the grunt is let go.
    play.choose(Action::Leave).dice([1, 1]);
    assert_eq!(
        play.homeward().last().map(String::as_str),
        Some("1 Dismissed")
    );
    play.choose(Action::SetOut);
    play.dice([3, 4, 1, 6]).dice([1, 2]);
    play.choose(Action::Leave).dice([1]);
    assert_eq!(
        play.homeward().last().map(String::as_str),
        Some("0 Retired")
    );
    play.over(Outcome::Defeat);
    let fates = play.band().state().annals.memorial.iter();
    let fates: Vec<(Fate, u16)> = fates.map(|it| (it.fate, it.adventure)).collect();
    assert_eq!(fates, [(Fate::Dismissed, 1), (Fate::Retired, 2)]);
    // The last page tells of the star all the same.
    let sheets = BandCrawl::scene(play.game.world()).sheets;
    let sheets: Vec<(u32, bool)> = sheets.iter().map(|it| (it.id, it.dead)).collect();
    assert_eq!(sheets, [(0, false)]);
}

/// What is told of an adventure is what happened: the Big Bad is dead, and so is the star. The last
/// page lists the grunt who came back as well as the star who did not.
#[test]
fn what_was_done_counts_though_no_star_came_home() {
    let people = ["human warrior 5*: sword", "human warrior 4: sword"];
    let mut play = below(&people, &[("reason", "kill")]);
    play.write("id:(0)", "condition:Up", "condition:Dead");
    play.write("id:(2)", "condition:Up", "condition:Dead");
    play.choose(Action::Leave).dice([5]);
    play.over(Outcome::Defeat);
    let summary = play.in_words(&BandCrawl::summary(play.game.world()));
    let told =
        "The band set out to kill the Big Bad, and did, but no star came home to tell of it.";
    assert_eq!(summary, told);
    let sheets = BandCrawl::scene(play.game.world()).sheets;
    let sheets: Vec<(u32, bool)> = sheets.iter().map(|it| (it.id, it.dead)).collect();
    assert_eq!(sheets, [(1, false), (0, true)]);
}

/// Only where somebody came out is there anybody to rest.
#[test]
fn nobody_rests_where_nobody_came_out() {
    let mut play = below(&["human warrior 5*: sword", "human warrior 4: sword"], &[]);
    play.choose(Action::Leave).dice([2, 2]);
    let over = |it: &&Event| matches!(it, Event::Homeward(Homeward::AdventureOver { .. }));
    let over = play.game.log().iter().map(|it| &it.event).find(over);
    let mut over = over.expect("the end of the adventure").clone();
    let reason = |over: &Event| BandCrawl::narrate(play.game.world(), over).reason;
    let told = reason(&over).map(|it| play.in_words(&it));
    let rests = "Everyone who came out rests, and is as good as new.";
    assert_eq!(told.as_deref(), Some(rests));
    if let Event::Homeward(Homeward::AdventureOver { adventure }) = &mut over {
        adventure.out = 0;
    }
    assert_eq!(reason(&over), None);
    let lines = play.log_in_words();
    assert!(
        !lines.iter().any(|it| it.contains("made it home")),
        "{lines:?}"
    );
}

#[test]
fn the_leader_picks_first_then_by_reputation() {
    let people = [
        "human warrior 5*: sword (plain_wand) (sure_bow) (furious_sword) (swift_boots)",
        "human shooter 3: sling",
        "human caster 4:",
    ];
    let mut play = below(&people, &[]);
    for _ in 0..4 {
        play.write(
            "id:(0)",
            "in_use:false,found:false",
            "in_use:false,found:true",
        );
    }
    play.choose(Action::Leave);
    play.waits(|it| *it == Question::PickFind(FigureId(0)));
    assert_eq!(play.asks(), "Hero(0) treasure.shares");
    assert_eq!(play.choices(|it| matches!(it, Action::PickFind(_))), 4);
    // The star takes the boots; the caster takes the wand, the shooter the bow, and the star has
    // the rest.
    play.choose(Action::PickFind(3)).dice([2, 2, 2]);
    let who: Vec<String> = play.homeward();
    let picks = [
        "0 picks, used true",
        "2 picks, used true",
        "1 picks, used false",
        "0 picks, used false",
    ];
    assert_eq!(who[..4], picks);
    assert!(sketch(play.figure(0)).ends_with("sword swift_boots (furious_sword)"));
    assert!(sketch(play.figure(2)).contains("plain_wand"));
    assert!(sketch(play.figure(1)).contains("(sure_bow)"));
}

#[test]
fn whoever_uses_a_find_is_passed_over_once() {
    let people = [
        "human warrior 5*: furious_sword (restless_sword)",
        "human warrior 4: sword",
    ];
    let mut play = below(&people, &[]);
    play.write(
        "id:(0)",
        "in_use:true,found:false",
        "in_use:true,found:true",
    );
    play.write(
        "id:(0)",
        "in_use:false,found:false",
        "in_use:false,found:true",
    );
    play.choose(Action::Leave).dice([2, 2]);
    let homeward = play.homeward();
    assert_eq!(homeward[..2], ["0 passed over", "1 picks, used false"]);
    assert_eq!(sketch(play.figure(0)), "human warrior 5: furious_sword");
}
