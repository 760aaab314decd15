//! Everything that the content calls for by name must have been drawn.

use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use tabledelve::content::{Files, Loader, Ref, Registry};
use tabledelve::dungeon::{BoardCell, Thing, Things, hexes::read_hex_rules};
use tabledelve::games;
use tabledelve::grid::Cell;
use tabledelve::rulesets::band_crawl::content as band;
use tabledelve::rulesets::dungeon_dive::content::{
    Condition, Foe, HiredHand, Race, ReadyHero, WanderingCard,
};
use tabledelve::rulesets::hex_adventure::content::{Field, FightBoard, FoeKind, HeroKind};

#[derive(Deserialize)]
struct Index {
    sprites: BTreeMap<String, ron::Value>,
    pictures: BTreeMap<String, ron::Value>,
}

fn index(name: &str) -> Index {
    let file = format!("{}/assets/art/atlas/{name}.ron", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
    ron::from_str(&text).unwrap_or_else(|error| panic!("{file}: {error}"))
}

fn atlas(name: &str) -> BTreeSet<String> {
    index(name).sprites.into_keys().collect()
}

/// The names after `sprite:` in a file of records.
fn named(records: &str) -> Vec<String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("assets/rulesets")
        .join(records);
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file:?}: {error}"));
    let names: Vec<String> = text
        .split("sprite: \"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next().map(str::to_owned))
        .collect();
    assert!(!names.is_empty(), "{file:?} names no sprite");
    names
}

#[test]
fn whoever_can_stand_on_the_board_has_a_bust() {
    let tokens = atlas("tokens");
    for records in ["monsters", "dragons", "strangers"] {
        for name in named(&format!("deck_crawl/{records}.ron")) {
            assert!(
                tokens.contains(&name),
                "{records}.ron: there is no token {name}"
            );
        }
    }
    for class in named("deck_crawl/classes.ron") {
        for race in named("deck_crawl/races.ron") {
            let hero = format!("{class}_{race}");
            assert!(tokens.contains(&hero), "there is no token {hero}");
        }
    }
}

fn band_book() -> band::Book {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let registry = band::register(Registry::new().with::<Thing>());
    let registry = registry.plain_folder("assets/rulesets/band_crawl/lesson");
    let library = Loader::new(registry, root).load().unwrap();
    band::Book::new(&library).unwrap()
}

fn without_core(id: &str) -> &str {
    id.trim_start_matches("core:")
}

/// Band Crawl shows a figure as `band_<race>_<profession>`: each race in whatever its list makes of
/// it, as a warrior where nothing else fits, and as an archer where those of one row may have a bow
/// instead of a blade.
#[test]
fn every_race_of_warbands_has_a_bust_in_each_of_its_professions() {
    let (tokens, book) = (atlas("tokens"), band_book());
    for race in &book.races {
        let rows = || race.links.list.rows.iter().map(|(_, row)| &row.gives);
        let listed = rows().map(|row| row.profession.as_ref());
        let shoot = |arms: &Vec<Ref<band::Weapon>>| {
            let weapons = arms.iter().filter_map(|it| book.weapons.find(it));
            weapons.into_iter().any(|it| book[it].shot.is_some())
        };
        let mixed = rows().any(|row| row.arms.iter().any(shoot) && !row.arms.iter().all(shoot));
        let archer = mixed.then_some("core:archer");
        for profession in listed.chain(["core:warrior"]).chain(archer) {
            let [race, profession] = [race.id.as_ref(), profession].map(without_core);
            let bust = format!("band_{race}_{profession}");
            assert!(tokens.contains(&bust), "there is no token {bust}");
        }
    }
}

#[test]
fn everybody_in_dungeon_dive_has_a_bust_or_a_card_and_every_condition_its_pin() {
    let tokens = atlas("tokens");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let library = Loader::new(games::registry(), root).load().unwrap();
    let foes = library.all::<Foe>().iter().map(|(id, it)| (id, &it.bust));
    let heroes = library.all::<ReadyHero>().iter();
    let heroes = heroes.map(|(id, it)| (id, &it.bust));
    let hired = library.all::<HiredHand>().iter();
    let hired = hired.map(|(id, it)| (id, &it.bust));
    let races = library.all::<Race>().iter();
    let races = races.flat_map(|(id, it)| it.busts.iter().map(move |bust| (id, bust)));
    let conditions = library.all::<Condition>().iter();
    let pins = conditions.filter_map(|(id, it)| Some((id, it.icon.as_ref()?)));
    for (id, drawing) in foes.chain(heroes).chain(hired).chain(races).chain(pins) {
        assert!(
            tokens.contains(drawing),
            "{id}: there is no token {drawing}"
        );
    }
    let faces = atlas("cards");
    for (id, card) in library.all::<WanderingCard>().iter() {
        let face = card.picture.as_deref().unwrap_or("monster");
        assert!(faces.contains(face), "{id}: there is no card {face}");
    }
}

#[test]
fn everything_that_a_warband_carries_or_casts_has_an_icon() {
    let drawn: BTreeSet<String> = atlas("ui").union(&atlas("cards")).cloned().collect();
    let book = band_book();
    let weapons = book.weapons.iter().map(|it| &it.id);
    let armours = book.armours.iter().map(|it| &it.id);
    let items = book.items.iter().map(|it| &it.id);
    let spells = book.spells.iter().map(|it| &it.id);
    for id in weapons.chain(armours).chain(items).chain(spells) {
        let icon = format!("icon_{}", without_core(id.as_ref()));
        assert!(drawn.contains(&icon), "there is no {icon}");
    }
}

#[test]
fn every_card_has_a_face() {
    let cards = atlas("cards");
    for records in ["tables/dungeon", "items"] {
        for name in named(&format!("deck_crawl/{records}.ron")) {
            assert!(
                cards.contains(&name),
                "{records}.ron: there is no card {name}"
            );
        }
    }
    for suit in ["hearts", "diamonds", "clubs", "spades"] {
        let ranks = (2..=10).map(|rank| rank.to_string());
        let court = ["jack", "queen", "king", "ace"].map(str::to_owned);
        for rank in ranks.chain(court) {
            assert!(
                cards.contains(&format!("{suit}_{rank}")),
                "there is no {rank} of {suit}"
            );
        }
    }
}

#[test]
fn every_die_of_the_rules_is_drawn_in_every_colour_with_every_face_and_tumbles() {
    let dice = atlas("dice");
    for sides in [4, 6, 8, 10, 12, 20] {
        for tint in ["bone", "lapis", "oxblood"] {
            let die = format!("d{sides}_{tint}");
            assert!(dice.contains(&die), "there is no {die}");
            for face in 1..=sides {
                let face = format!("{die}_{face}");
                assert!(dice.contains(&face), "there is no {face}");
            }
            for frame in 0..6 {
                let frame = format!("{die}_tumble_{frame}");
                assert!(dice.contains(&frame), "there is no {frame}");
            }
        }
    }
}

#[test]
fn every_game_has_a_book_on_the_shelf_and_every_pointer_two_sizes() {
    let pictures = index("ui").pictures;
    for game in [
        "deck_crawl",
        "band_crawl",
        "card_grid",
        "dungeon_dive",
        "hex_adventure",
    ] {
        let cover = format!("cover_{game}");
        assert!(pictures.contains_key(&cover), "there is no {cover}");
    }
    for pointer in ["pointer", "hand", "grab", "grabbing", "wait"] {
        for side in [32, 64] {
            let pointer = format!("cursor_{pointer}_{side}");
            assert!(pictures.contains_key(&pointer), "there is no {pointer}");
        }
    }
}

#[test]
fn everybody_and_everything_on_boards_of_hexes_is_drawn() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let library = Loader::new(games::registry(), root).load().unwrap();
    let (tokens, hexes) = (atlas("tokens"), atlas("hex"));
    let foes = library.all::<FoeKind>().iter();
    let foes = foes.map(|(id, foe)| (id.to_string(), foe.bust.clone()));
    let heroes = library.all::<HeroKind>().iter();
    let heroes = heroes.map(|(id, hero)| (id.to_string(), hero.bust.clone()));
    for (id, bust) in foes.chain(heroes) {
        assert!(tokens.contains(&bust), "{id}: there is no token {bust}");
    }
    let files = Files::of_game(root);
    let rules = read_hex_rules(&files, |name| hexes.contains(name)).unwrap();
    for (id, board) in library.all::<FightBoard>().iter() {
        let field = Field::new(board, Things::core());
        let on_board = field.cells().filter_map(|cell| field.thing(cell));
        let things = on_board.map(|it| it.thing().drawing.as_str()).chain([""]);
        for thing in things {
            let cell = Cell::new(0, 0);
            let ground = &field.ground.thing().drawing;
            for tile in rules.tiles(ground, [BoardCell { cell, thing }]) {
                let sprite = &tile.sprite;
                assert!(hexes.contains(sprite), "{id}: there is no drawing {sprite}");
            }
        }
    }
}
