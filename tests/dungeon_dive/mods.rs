//! The example mod and the samples of the manual: they load, and have the effects that they claim.

use std::{
    fs,
    path::Path,
    sync::{Arc, LazyLock},
};

use tabledelve::{
    content::{Depth, Library, Loader, ModState, Problem},
    game::{Bot, BotKind, Game, Ruleset, SetupValues, Status},
    grid::Cell,
    rulesets::dungeon_dive::{
        Action, DungeonDive, Event, FigureId, Magic, Play as View, Setup,
        content::{
            Book, DiveMap, Foe, MagicItem, Mind, Rolled, Skill, Source, Spell, WanderingCard,
        },
        sheet::{Case, Made, Sheet},
    },
};

use crate::{registry, root, yard::*};

/// The game with one more mod, which is in use and about which there is nothing to say.
fn library_with(folder: &Path) -> Library {
    let loader = Loader::new(registry(), env!("CARGO_MANIFEST_DIR")).with_mod(folder);
    let library = loader.load().expect("the core");
    let states: Vec<_> = library.mods().iter().map(|it| &it.state).collect();
    let all = library.mods();
    assert!(states.iter().all(|it| **it == ModState::Loaded), "{all:?}");
    library
}

static MINT: LazyLock<Arc<Book>> = LazyLock::new(|| {
    let folder = root().join("tests/mods/examples/drowned_mint");
    let library = library_with(&folder);
    let warnings = library.warnings(&registry(), Depth::Strict);
    let of_mod = |it: &&Problem| it.path.starts_with(&folder);
    let warnings: Vec<String> = warnings
        .iter()
        .filter(of_mod)
        .map(|it| it.to_string())
        .collect();
    assert!(warnings.is_empty(), "{}", warnings.join("\n"));
    Arc::new(Book::new(&library).expect("a book"))
});

const HALL: &str = "drowned_mint:hall";

fn setup_of(book: &Book, values: &[(&str, &str)]) -> Setup {
    let values = values
        .iter()
        .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
    DungeonDive::setup(book, &SetupValues(values.collect())).expect("a form that fits")
}

/// The ready-made Ilvane with a spell and an item of the mint, and a beetle in front of her.
fn ilvane() -> Play {
    let values = [("skirmish", HALL), ("party", "ilvane"), ("heroes", "1")];
    let mut setup = setup_of(&MINT, &values);
    setup.band = vec![(id("drowned_mint:coin_biter"), 1)];
    let hero = &mut setup.heroes[0];
    hero.spells.insert(0, id("drowned_mint:tarnish"));
    hero.items.push((id("drowned_mint:glass"), false));
    let mut play = begun_with(MINT.clone(), setup, 1);
    place(&mut play, &[(2, 2), (7, 2)]);
    play
}

fn sheet(play: &Play, who: FigureId) -> Sheet<'_> {
    Sheet::of(View::of(play.game.world()).figure(who))
}

#[test]
fn a_new_spell_is_cast_and_a_new_item_worn() {
    let mut play = ilvane();
    let beetle = foe(&play, 0);
    let investigates = Made::Check(Rolled::Skill(Skill::Investigation));
    assert_eq!(
        sheet(&play, FIRST).tally(investigates, &Case::ALONE).mode(),
        1
    );
    assert_eq!(sheet(&play, beetle).ac(), 13);
    let spell = Source::Spell(MINT.spells.find("drowned_mint:tarnish").expect("a spell"));
    play.act(|it| matches!(it, Action::Use { source, circle: 1, .. } if *source == spell));
    play.choose(Action::Target(beetle));
    // 1 and 1 are less than 13.
    play.dice([1]);
    assert_eq!(sheet(&play, beetle).ac(), 11);
}

#[test]
fn fourteen_leads_to_the_hall_and_six_and_nine_to_its_card() {
    let number = |book: &Book| {
        let map = book.map_numbered(14).expect("a map");
        book[map].id.to_string()
    };
    assert_eq!(number(&MINT), HALL);
    assert_eq!(number(&BOOK), "core:flooded_cellar");
    let card = |book: &Book| {
        let mut cards = book.cards.iter();
        let found = cards.find(|it| (it.six, it.nine) == (6, 9));
        found.expect("a card").id.to_string()
    };
    assert_eq!(card(&MINT), "drowned_mint:rust_and_interest");
    assert_eq!(card(&BOOK), "core:stone_that_breathes");
    // Coins underfoot are difficult ground, and the floor is not.
    let play = ilvane();
    let board = View::of(play.game.world()).board().expect("a board");
    let difficult = |x, y| board.field.square(Cell::new(x, y)).difficult;
    assert!(difficult(9, 1) && !difficult(8, 1));
}

#[test]
fn the_seventh_row_of_the_first_trove_holds_the_glass() {
    let glass = |book: &Book| {
        let trove = book.troves.iter().find(|it| it.name == "dive-trove-01");
        let trove = trove.expect("a trove");
        format!("{:?}", trove.gives(trove.at(7)).finds).contains("drowned_mint:glass")
    };
    assert!(glass(&MINT) && !glass(&BOOK));
}

#[test]
fn a_patch_changes_one_weight_of_one_mind() {
    let (ours, core) = (&MINT.tactics.minds, &BOOK.tactics.minds);
    assert_eq!(ours[&Mind::Swarm].keeps, 3000);
    assert_ne!(core[&Mind::Swarm].keeps, 3000);
    let mut swarm = ours[&Mind::Swarm].clone();
    swarm.keeps = core[&Mind::Swarm].keeps;
    assert_eq!(swarm, core[&Mind::Swarm]);
    assert_eq!(ours[&Mind::Brute], core[&Mind::Brute]);
}

#[test]
fn fights_in_the_hall_come_to_an_end_and_assayers_tarnish() {
    let values = [
        ("skirmish", HALL),
        ("band", "drowned_mint:coin_biter*3,drowned_mint:assayer"),
        ("level", "2"),
    ];
    let tarnish = Source::Spell(MINT.spells.find("drowned_mint:tarnish").expect("a spell"));
    let mut cast = 0;
    for seed in 0..6 {
        let mut game = Game::<DungeonDive>::lean(MINT.clone(), setup_of(&MINT, &values), seed);
        let mut bot = Bot::new(BotKind::Hero, seed);
        while game.status() == Status::Deciding {
            let (choice, amount) = bot.choose(&game);
            game.submit(choice, amount).expect("offered");
        }
        assert!(matches!(game.status(), Status::Over(_)), "seed {seed}");
        let log = game.log().iter();
        cast += log
            .filter(|it| match &it.event {
                Event::Magic(Magic::Begun { deed, .. }) => deed.source == tarnish,
                _ => false,
            })
            .count();
    }
    assert!(cast > 0, "nobody casts it");
}

/// The blocks of the manual that begin with the name of a file of this game, or of texts, in one mod.
#[test]
fn the_samples_of_the_manual_work() {
    let manual = fs::read_to_string(root().join("docs/modding.md")).expect("the manual");
    let dir = tempfile::tempdir().expect("a folder");
    let folder = dir.path().join("cellar_folk");
    let mut files = 0;
    for block in manual.split("```").skip(1).step_by(2) {
        let mut lines = block.lines().skip(1);
        let first = lines.next().unwrap_or_default();
        let Some(place) = first.strip_prefix("// ").or(first.strip_prefix("# ")) else {
            continue;
        };
        if !(place.contains("dungeon_dive/") || place.starts_with("mod.ron")) {
            continue;
        }
        let path = folder.join(place);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(&path, lines.collect::<Vec<_>>().join("\n")).expect("a file");
        files += 1;
    }
    assert_eq!(files, 8, "samples");
    let library = library_with(&folder);
    let has = [
        library.get::<Foe>("cellar_folk:coin_biter").is_some(),
        library.get::<Spell>("cellar_folk:tarnish").is_some(),
        library.get::<MagicItem>("cellar_folk:glass").is_some(),
        library.get::<WanderingCard>("cellar_folk:rust").is_some(),
        library.get::<DiveMap>("cellar_folk:mint").is_some(),
    ];
    assert_eq!(has, [true; 5]);
    // What it says still makes a book, in which the patches are.
    let book = Book::new(&library).expect("a book");
    assert_eq!(book.tactics.minds[&Mind::Swarm].keeps, 3000);
    assert_eq!(
        book.map_numbered(14).map(|it| book[it].id.as_str()),
        Some("cellar_folk:mint")
    );
}
