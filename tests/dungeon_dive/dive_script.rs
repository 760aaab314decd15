//! Dives with fixed dice and cards.

use std::collections::VecDeque;

use serde_json::json;
use tabledelve::{
    dice::Request,
    game::Game,
    rulesets::dungeon_dive::{
        Action, Delving, DiveSetup, DungeonDive, Event, FigureId, HeroRecord, Play as View,
        Question, Setup, TownSetup, Way,
        content::{Idea, Rolled, Skill, Source},
        delve::{Asked, Choice, Dive as State, Fate},
    },
};

use crate::{
    script::{Deck, Script},
    yard::*,
};

/// Cards and troves in the order in which they are drawn, by id.
#[derive(Default, Debug)]
pub struct Pile(pub VecDeque<&'static str>);

impl Deck<DungeonDive> for Pile {
    fn draw(&mut self, _game: &Game<DungeonDive>, wanted: &Request) -> Option<u16> {
        let name = self.0.pop_front()?;
        let place = wanted.cards.iter().position(|it| it == name);
        let place = place.unwrap_or_else(|| panic!("{name} is not among {:?}", wanted.cards));
        Some(place as u16 + 1)
    }

    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

pub type Dive = Script<DungeonDive, Pile>;

pub const BEARS: &str = "core:winter_room";
pub const CATS: &str = "core:patience_on_soft_feet";
pub const WOLVES: &str = "core:pack_at_the_bones";

pub fn setup_of(heroes: &[HeroRecord], levels: u8, quick: bool) -> Setup {
    Setup {
        map: None,
        dive: Some(DiveSetup {
            levels,
            way: Way::Cards,
            quick,
        }),
        band: Vec::new(),
        heroes: heroes.to_vec(),
        surprised: false,
        town: TownSetup::default(),
    }
}

/// A knight with ideas by gear and by what is spent: each as a choice at a trap, the prying and the
/// breaking one.
pub fn with_ideas() -> (HeroRecord, [Choice; 2]) {
    let mut hero = knight(&["burrows"]);
    hero.gear = vec![(id("core:crowbar"), 1)];
    let crowbar = BOOK.gear.find(id("core:crowbar")).expect("a crowbar");
    let burrows = BOOK.features.find(id("burrows")).expect("a feature");
    let idea = |idea, source| Choice::Idea {
        idea,
        by: FIRST,
        source,
        skill: Skill::Athletics,
        group: false,
    };
    let pry = idea(Idea::Pry, Source::Gear(crowbar));
    (hero, [pry, idea(Idea::Break, Source::Feature(burrows))])
}

/// A dive to the first level.
pub fn dive(heroes: &[HeroRecord], cards: &[&'static str]) -> Dive {
    dive_by(setup_of(heroes, 1, false), cards)
}

pub fn dive_by(setup: Setup, cards: &[&'static str]) -> Dive {
    let mut play = Dive::begun(BOOK.clone(), setup);
    play.deck.0.extend(cards);
    play
}

pub fn two() -> [HeroRecord; 2] {
    [knight(&[]), knight(&[])]
}

pub fn state(play: &Dive) -> &State {
    View::of(play.game.world()).dive().expect("a dive")
}

/// What became of everybody on a dive that is over, in marching order, and what each has of what was
/// sold.
pub fn ended(play: &Dive) -> Vec<(FigureId, Fate, u32)> {
    let log = play.game.log().iter();
    let mut home = log.filter_map(|it| match &it.event {
        Event::Delving(Delving::CameHome { fates, .. }) => Some(fates),
        _ => None,
    });
    let fates = home.next_back().expect("the end of a dive").iter();
    fates
        .map(|(who, fate, coin)| (*who, *fate, coin.0))
        .collect()
}

pub fn fates(play: &Dive) -> Vec<Fate> {
    ended(play).into_iter().map(|(_, fate, _)| fate).collect()
}

pub fn rooms(play: &Dive) -> Vec<u16> {
    state(play).party.iter().map(|it| it.rooms).collect()
}

pub fn waits(play: &Dive, asked: Asked) {
    play.waits(|it| *it == Question::OnDive(asked));
}

pub fn pick(play: &mut Dive, choice: Choice) {
    play.choose(Action::Delve(choice));
}

pub fn offers(play: &Dive, choice: Choice) -> bool {
    play.offers(Action::Delve(choice))
}

/// Opens a door with no trap on the way.
pub fn open(play: &mut Dive, door: u8) {
    pick(play, Choice::Open(door));
    if !state(play).row.searched {
        play.dice([4]);
    }
}

/// Opens a door with this trap on the way, by its d12.
pub fn trapped(play: &mut Dive, kind: u16) {
    pick(play, Choice::Open(0));
    play.dice([3, kind]);
    waits(play, Asked::Trap);
}

pub fn by(way: u8, skill: Skill, who: Option<FigureId>) -> Choice {
    let with = Rolled::Skill(skill);
    Choice::Way { way, with, who }
}

pub fn damage_to(play: &Dive, who: FigureId) -> i16 {
    let body = View::of(play.game.world()).figure(who).body();
    body.most - body.points
}

/// Goes in against a brown bear, with heroes before foes.
pub fn go_in(play: &mut Dive, heroes: usize) {
    pick(play, Choice::Enter);
    meet(play, &[2], heroes);
}

/// What follows the door up to initiative: the dice for the foes, and the flooded cellar.
pub fn arrive(play: &mut Dive, foes: &[u16]) {
    play.dice(foes.iter().copied().chain([7, 7]));
    if matches!(play.game.asking(), Some(Question::OnDive(Asked::Entrance))) {
        play.act(|it| matches!(it, Action::Delve(Choice::Entrance(_))));
    }
    waits(play, Asked::Arrange);
}

/// The same with initiative, heroes first.
pub fn meet(play: &mut Dive, foes: &[u16], heroes: usize) {
    arrive(play, foes);
    pick(play, Choice::Done);
    play.dice(std::iter::repeat_n(20, heroes).chain([1]));
}

/// All foes are dead, and the fight is over.
pub fn slay(play: &mut Dive) {
    arrange(play, |named| {
        for figure in named["figures"].as_array_mut().expect("figures") {
            if figure["team"] == json!("Foes") {
                figure["body"]["points"] = json!(0);
                figure["body"]["life"] = json!({"Dead": {"round": 1}});
            }
        }
    });
    play.choose(Action::Done);
}

/// Leaves a hero without hit points.
pub fn drop_hero(play: &mut Dive, who: FigureId, life: serde_json::Value) {
    arrange(play, |named| {
        let figure = &mut named["figures"][usize::from(who.0)];
        figure["body"]["points"] = json!(0);
        figure["body"]["life"] = life;
        figure["lasts"]["concentration"] = json!(null);
    });
}

/// Leaves the first hero with so many hit points.
pub fn leave_points(play: &mut Dive, points: i16) {
    arrange(play, |named| {
        named["figures"][0]["body"]["points"] = json!(points);
    });
}
