//! Games: scripts, and whole ones by chance.

use tabledelve::{
    content::RecordId,
    dice::{Chance, Request},
    dungeon::RoomId,
    game::{Checkpoint, Choice, Digest, Game, Phrase, Present, Ruleset, SetupValues, Status},
    rulesets::band_crawl::{
        Action, Band, BandCrawl, Event, Faction, Fighting, Figure, FigureId, FigureRecord, Magic,
        Meeting, Question, Setup, Skirmish, Thing, ThingRecord,
        content::{FindKind, SpellIx},
    },
    text::{ENGLISH, Text},
};

use super::{
    BOOK, LIBRARY,
    proofs::script::{Deck, Script},
    short,
};

pub type Play = Script<BandCrawl, Marches>;

/// What a script does without a word: a group that can only search ends its turn, unless the test is about
/// searching.
#[derive(Default, Debug)]
pub struct Marches {
    pub searches: bool,
}

impl Deck<BandCrawl> for Marches {
    fn draw(&mut self, _game: &Game<BandCrawl>, wanted: &Request) -> Option<u16> {
        panic!("a card is drawn: {wanted:?}")
    }

    fn is_empty(&self) -> bool {
        true
    }

    fn without_a_word(&self, game: &Game<BandCrawl>) -> Option<Action> {
        let Some(Question::Group(tile)) = game.asking() else {
            return None;
        };
        let band = Band::of(game.world());
        let mut there = band.those_on(*tile);
        let goes = there.any(|it| band.tiles_left(it.id()) > 0 || band.can_hurry(it.id()));
        (!goes && !self.searches).then_some(Action::Enough)
    }
}

/// Values of a setup form.
pub fn values(pairs: &[(&str, &str)]) -> SetupValues {
    let pairs = pairs.iter();
    let owned = pairs.map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
    SetupValues(owned.collect())
}

/// A setup with these values and defaults for the rest.
pub fn setup(pairs: &[(&str, &str)]) -> Setup {
    BandCrawl::setup(&BOOK, &values(pairs)).expect("the test's own setup")
}

/// A scripted game.
pub fn play(pairs: &[(&str, &str)]) -> Play {
    Play::begun(BOOK.clone(), setup(pairs))
}

impl Play {
    /// The game as rules read it.
    pub fn band(&self) -> Band<'_> {
        Band::of(self.game.world())
    }

    /// The figure with a number.
    pub fn figure(&self, id: u16) -> Figure<'_> {
        self.band().figure(FigureId(id))
    }

    /// A phrase as it is read at the table.
    pub fn in_words(&self, phrase: &Phrase) -> String {
        let (text, _) = Text::of(ENGLISH, LIBRARY.files());
        let name = |id| text.plain(&BandCrawl::mention(self.game.world(), id));
        text.say(phrase, &name)
    }

    /// The question in words.
    pub fn prompt(&self) -> String {
        let question = self.game.asking().expect("a question");
        self.in_words(&BandCrawl::prompt(self.game.world(), question))
    }

    /// A choice as it is shown.
    pub fn described(&self, act: Action) -> Choice {
        let question = self.game.asking().expect("a question");
        let mut choices = self.game.offer().choices.iter();
        let offered = choices.find(|it| it.act == act);
        let offered = offered.unwrap_or_else(|| panic!("no such choice.\n{}", self.asked()));
        BandCrawl::describe(self.game.world(), question, offered)
    }

    /// The log, line by line.
    pub fn log_in_words(&self) -> Vec<String> {
        let world = self.game.world();
        let lines = self.game.log().iter();
        let lines = lines.map(|it| BandCrawl::narrate(world, &it.event).message);
        lines.map(|it| self.in_words(&it)).collect()
    }

    /// Recruits a grunt of a race.
    pub fn recruit(&mut self, race: &str, dice: &[u16]) -> &mut Self {
        let race = BOOK.races.find(format!("core:{race}")).expect("a race");
        self.choose(Action::Race(race)).dice(dice.iter().copied())
    }
}

/// A figure in short: race, professions, reputation, and what it carries, in brackets if it is not
/// in use.
pub fn sketch(figure: Figure<'_>) -> String {
    let nature = figure.nature();
    let professions = nature.professions.iter().map(|it| short(&BOOK[*it].id));
    let professions: Vec<String> = professions.collect();
    let things = figure.gear().iter().map(|it| {
        let name = match it.thing {
            Thing::Weapon(weapon) => short(&BOOK[weapon].id),
            Thing::Armour(armour) => short(&BOOK[armour].id),
            Thing::Item(item) => short(&BOOK[item].id),
            Thing::Shield => "shield".to_owned(),
        };
        match it.in_use {
            true => name,
            false => format!("({name})"),
        }
    });
    let things: Vec<String> = things.collect();
    format!(
        "{} {} {}: {}",
        short(&BOOK[nature.race].id),
        professions.join("/"),
        figure.rep(),
        things.join(" ")
    )
}

/// Plays a game by seed, every choice equally likely, and checks every state of it: what holds
/// holds, records give the same state and offer, no choice stands twice. Returns it when it is over.
pub fn by_chance(seed: u64, pairs: &[(&str, &str)]) -> Game<BandCrawl> {
    let setup = BandCrawl::random_setup(&BOOK, &values(pairs), &mut Chance::seeded(seed));
    this_by_chance(seed, setup.expect("a setup that was drawn"))
}

/// The same with a setup.
pub fn this_by_chance(seed: u64, setup: Setup) -> Game<BandCrawl> {
    let mut game = Game::new(BOOK.clone(), setup, seed, Chance::seeded(seed));
    let mut bot = Chance::seeded(seed ^ 0x6261_6e64);
    while game.status() == Status::Deciding {
        assert!(game.made().len() < 20_000, "seed {seed} stalls");
        let choices = &game.offer().choices;
        assert!(!choices.is_empty());
        for (place, offered) in choices.iter().enumerate() {
            let twice = choices[..place].iter().any(|it| it.act == offered.act);
            assert!(!twice, "seed {seed}: {:?} twice", offered.act);
            let refused = game.offer().refused.iter().any(|it| it.0 == offered.act);
            assert!(!refused, "seed {seed}: {:?} is refused, too", offered.act);
        }
        let choice = usize::from(bot.pick(choices.len() as u16, "bot"));
        let amount = choices[choice].amount;
        let amount = amount.map(|(min, max)| min + bot.flavour((max - min + 1) as u32) as i32);
        if game.made().len() < 40 || game.made().len().is_multiple_of(16) {
            same_from_records(&game, seed);
        }
        game.submit(choice, amount).expect("it was offered");
        BandCrawl::invariants(game.world())
            .unwrap_or_else(|what| panic!("seed {seed}, choice {}: {what}", game.made().len()));
    }
    game
}

/// Checks that a state comes back from its records, through text, with the same digest and offer.
fn same_from_records(game: &Game<BandCrawl>, seed: u64) {
    let text = ron::to_string(&game.take_checkpoint()).expect("plain data");
    let checkpoint: Checkpoint<BandCrawl> =
        ron::from_str(&text).unwrap_or_else(|problem| panic!("seed {seed}: {problem}"));
    let (setup, made) = (game.setup().clone(), game.made().to_vec());
    let again = Game::resume(BOOK.clone(), setup, seed, Vec::new(), made, checkpoint);
    let again = again.unwrap_or_else(|problem| panic!("seed {seed}: {problem:?}"));
    assert_eq!(again.digest(), game.digest(), "seed {seed}");
    assert_eq!(again.offer().choices, game.offer().choices, "seed {seed}");
}

#[test]
fn games_by_chance_come_to_an_end() {
    for seed in 0..150 {
        let game = by_chance(seed, &[]);
        assert!(matches!(game.status(), Status::Over(_)), "seed {seed}");
    }
}

/// Those who fight in the next test.
pub const FIGHTERS: [&str; 21] = [
    "human knight 5: great_sword armoured",
    "human shooter 4: sling shield",
    "dwarf soldier 4: great_axe armoured",
    "elf shooter 5: sure_bow",
    "elf thief 4: axe supple_mail",
    "goblin warrior 4: spear shield",
    "goblin shooter 4: bow",
    "orc warrior 5: furious_sword shield lucky_shirt",
    "ogre warrior 4: mace protected",
    "troll warrior 5: great_sword armoured",
    "skeleton warrior 3: sword protected",
    "vampire warrior 4: sword sword protected",
    "zombie warrior 3: sword",
    "ratman caster 4: (sword)",
    "human caster 5: rod_of_harm protected",
    "major_demon caster 6: focus_ring armoured",
    "human healer 5: sword protected",
    "elf healer 4: sword",
    "ghoul warrior 4: sword protected",
    "ratman thief 4: sword (potion_of_rage)=2 (potion_of_healing)=2 (potion_of_eagerness)=1",
    "human soldier 5: sword (potion_of_courage)=1 (potion_of_strength)=1 (potion_of_healing)=1",
];

#[test]
fn fights_by_chance_come_to_an_end() {
    let mut ends = std::collections::BTreeMap::<String, u32>::new();
    for seed in 0..200 {
        let mut chance = Chance::seeded(seed);
        let mut some = |most| -> Vec<&str> {
            let count = 1 + chance.flavour(most);
            let picked = (0..count).map(|_| FIGHTERS[chance.flavour(21) as usize]);
            picked.collect()
        };
        let star = some(1)[0].replace(": ", "*: ");
        let (mut band, foes) = (some(5), some(9));
        band[0] = &star;
        let active = if seed % 2 == 0 {
            Faction::Band
        } else {
            Faction::Foes
        };
        let mut setup = fight(&band, &foes, active, seed % 3 > 0);
        setup.options.command_all = seed % 5 == 0;
        let game = this_by_chance(seed, setup);
        assert!(matches!(game.status(), Status::Over(_)), "seed {seed}");
        for it in game.log() {
            let name = match &it.event {
                Event::Fighting(event) => format!("{event:?}"),
                Event::Magic(event) => format!("{event:?}"),
                Event::Healing(event) => format!("{event:?}"),
                Event::Goods(event) => format!("{event:?}"),
                _ => continue,
            };
            let name = name.split([' ', '(']).next().unwrap_or_default();
            *ends.entry(name.to_owned()).or_default() += 1;
        }
    }
    // Everything that can happen in a fight has happened.
    for name in [
        "BoardOpened",
        "ChargeRolled",
        "ChargeWon",
        "SideTurn",
        "CameIn",
        "Stepped",
        "Engaged",
        "ActsLater",
        "ShotRolled",
        "Thrown",
        "Chose",
        "CrisisRolled",
        "Reacted",
        "CrisisOver",
        "DuckedBack",
        "Fled",
        "Waited",
        "MeleeBegan",
        "MeleeRolled",
        "DamageRolled",
        "Shrugged",
        "StarPowerRolled",
        "Unmoved",
        "LostRep",
        "Poisoned",
        "OutOfTheFight",
        "Died",
        "RecoveryRolled",
        "MeleeOver",
        "BoardClosed",
        "SpellChosen",
        "SpellRolled",
        "SpentRep",
        "Spared",
        "Bespelled",
        "TurnLost",
        "ShieldUsed",
        "Tends",
        "Interrupted",
        "Rolled",
        "BackUp",
        "Used",
        "HandedOver",
        "Tainted",
    ] {
        assert!(ends.contains_key(name), "no {name}: {ends:?}");
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let digests = |seed| -> Vec<Digest> {
        let mut game = by_chance(seed, &[]);
        let mut digests = vec![game.digest()];
        while game.can_undo().is_ok() {
            game.undo().expect("it can be undone");
            digests.push(game.digest());
        }
        digests
    };
    for seed in [3, 8, 21] {
        assert_eq!(digests(seed), digests(seed));
    }
}

/// A figure written as [`sketch`] writes it, with a star behind the reputation of a star.
pub fn record(text: &str) -> FigureRecord {
    let (is, has) = text.split_once(':').expect("a colon");
    let words: Vec<&str> = is.split_whitespace().collect();
    let [race, professions, rep] = words[..] else {
        panic!("{text}: race, professions, reputation");
    };
    let id = |name: &str| format!("core:{name}").parse::<RecordId>().expect("an id");
    let thing = |name: &str| {
        // Uses left stand behind a sign of equality.
        let (name, uses) = name.split_once('=').unwrap_or((name, "0"));
        let plain = name.trim_matches(['(', ')']);
        let known = [
            BOOK.weapons
                .find(id(plain))
                .map(|_| Thing::Weapon(id(plain))),
            BOOK.armours
                .find(id(plain))
                .map(|_| Thing::Armour(id(plain))),
            BOOK.items.find(id(plain)).map(|_| Thing::Item(id(plain))),
            (plain == "shield").then_some(Thing::Shield),
        ];
        let thing = known.into_iter().flatten().next();
        let mail = BOOK.items.find(id(plain)).map(|it| BOOK[it].kind) == Some(FindKind::Armour);
        ThingRecord {
            thing: thing.unwrap_or_else(|| panic!("no {plain}")),
            class: mail.then(|| id("protected")),
            uses: uses.parse().expect("a number of uses"),
            in_use: plain == name,
        }
    };
    FigureRecord {
        race: id(race),
        professions: professions.split('/').map(id).collect(),
        star: rep.ends_with('*'),
        rep: rep.trim_end_matches('*').parse().expect("a reputation"),
        things: has.split_whitespace().map(thing).collect(),
        history: Vec::new(),
    }
}

/// A fight by itself, in a corridor unless `wide`: those of the band, then their foes, by number.
pub fn fight(band: &[&str], foes: &[&str], active: Faction, wide: bool) -> Setup {
    let returning: Vec<FigureRecord> = band.iter().map(|it| record(it)).collect();
    Setup {
        stars: returning.iter().filter(|it| it.star).count().max(1) as u8,
        returning,
        skirmish: Some(Skirmish {
            foes: foes.iter().map(|it| record(it)).collect(),
            big_bad: false,
            meeting: Meeting {
                tile: RoomId(0),
                active,
                wide,
                fleeing: false,
            },
        }),
        ..setup(&[])
    }
}

/// A scripted fight; see [`fight`].
pub fn fights(band: &[&str], foes: &[&str], active: Faction, wide: bool) -> Play {
    Play::begun(BOOK.clone(), fight(band, foes, active, wide))
}

impl Play {
    /// What happened in fights, in short, since the board was opened.
    pub fn tale(&self) -> Vec<String> {
        let fighting = self.game.log().iter().filter_map(|it| match &it.event {
            Event::Fighting(event) => tell(event),
            Event::Magic(event) => Some(tell_of_magic(event)),
            _ => None,
        });
        fighting.collect()
    }

    /// The names and values of modifiers of the last contest of dice, first side and second side.
    pub fn modifiers(&self) -> [Vec<String>; 2] {
        let contests = self.game.log().iter().rev().find_map(|it| match &it.event {
            Event::Fighting(Fighting::MeleeRolled { contest, .. })
            | Event::Fighting(Fighting::ChargeRolled { contest, .. }) => Some(contest),
            _ => None,
        });
        let contest = contests.expect("a contest");
        [0, 1].map(|side| {
            let whys = contest.whys[side].iter();
            let whys = whys.map(|it| {
                let name = it.name.trim_start_matches("band-");
                format!("{name} {:?} {:+}", it.kind, it.value)
            });
            whys.collect()
        })
    }
}

/// A line for what matters of a fight; none for where somebody goes.
fn tell(event: &Fighting) -> Option<String> {
    Some(match event {
        Fighting::ChargeRolled { ahead, .. } => format!("charge {ahead:+}"),
        Fighting::ChargeWon { by } => format!("{by:?} first"),
        Fighting::MeleeRolled { by, on, lead, .. } => format!("{} on {}: {lead:+}", by.0, on.0),
        Fighting::ShotRolled { by, on, hits, .. } => {
            let how = if *hits { "hits" } else { "misses" };
            format!("{} shoots {}: {how}", by.0, on.0)
        }
        Fighting::CrisisRolled { side, roll, .. } => {
            format!("crisis of {side:?}: {} dice", roll.dice.len())
        }
        Fighting::Reacted(it) => format!("{} passes {:?}: {:?}", it.who.0, it.passed, it.react),
        Fighting::DuckedBack { who, .. } => format!("{} ducks back", who.0),
        Fighting::Cornered { who } => format!("{} is cornered", who.0),
        Fighting::Fled { who } => format!("{} flees", who.0),
        Fighting::Parted { by, on } => format!("{} and {} part", by.0, on.0),
        Fighting::DamageRolled {
            hit, impact, harm, ..
        } => format!("{} hit, impact {impact}: {harm:?}", hit.on.0),
        Fighting::Shrugged { who, to, .. } => format!("{} shrugs: {to:?}", who.0),
        Fighting::StarPowerRolled { who, lost, to, .. } => {
            format!("{} has power, {lost} lost: {to:?}", who.0)
        }
        Fighting::Unmoved { who, .. } => format!("{} unmoved", who.0),
        Fighting::LostRep { who, points } => format!("{} loses {points}", who.0),
        Fighting::Poisoned { who, points } => format!("{} poisoned {points}", who.0),
        Fighting::OutOfTheFight { who, .. } => format!("{} out", who.0),
        Fighting::Died { who, .. } => format!("{} dead", who.0),
        Fighting::RecoveryRolled { who, lower, .. } => format!("{} recovers: {lower:?}", who.0),
        Fighting::BoardClosed { held_by, .. } => format!("held by {held_by:?}"),
        _ => return None,
    })
}

fn tell_of_magic(event: &Magic) -> String {
    let spell = |it: &SpellIx| short(&BOOK[*it].id);
    match event {
        Magic::SpellChosen { who, spell: it, .. } => format!("{} chooses {}", who.0, spell(it)),
        Magic::SpellRolled {
            by,
            spell: it,
            at,
            roll,
            reaches,
            ..
        } => {
            let (dice, at) = (roll.dice.len(), at.iter().map(|it| it.0));
            let at: Vec<u16> = at.collect();
            let what = spell(it);
            format!("{} casts {what} at {at:?}, {dice} dice: {reaches}", by.0)
        }
        Magic::SpentRep { who, points } => format!("{} spends {points}", who.0),
        Magic::Spared { who, .. } => format!("{} spared", who.0),
        Magic::Bespelled { who, spelled } => format!("{} has {}", who.0, spell(&spelled.spell)),
        Magic::TurnLost { who } => format!("{} loses a turn", who.0),
        Magic::ShieldUsed { who, shot } => format!("{} is shielded, shot: {shot}", who.0),
    }
}
