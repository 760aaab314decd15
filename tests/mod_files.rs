//! Files of mods in place of the game's own: pictures, sounds, pages.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use image::{Rgba, RgbaImage};
use tabledelve::content::{Files, Library, Loader, ModState, Registry, SoundIndex};
use tabledelve::dungeon::atlas::Atlas;
use tabledelve::dungeon::hexes::read_hex_rules;
use tabledelve::dungeon::tiles::Sight;
use tabledelve::dungeon::{
    Board, BoardCell, Boards, Feature, Map, Picture, Things, View, export_png, read_art,
};
use tabledelve::game::{BotKind, Colour, Cue, Look, SetupValues, Stroke, Table, look};
use tabledelve::games::{self, OpenGame, SimulationJob, SimulationResult};
use tabledelve::grid::Cell;
use tabledelve::rulesets::deck_crawl::RoomBoard;
use tabledelve::rulesets::hex_adventure::content::{Field, FightBoard};

mod cli_common;
mod dungeon_common;
use cli_common::{complaint, tabledelve};
use dungeon_common::{deck_crawl_rooms, grow};

fn checkout() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn red_night() -> PathBuf {
    checkout().join("tests/mods/examples/red_night")
}

/// The game with mods, all of them in use.
fn with(folders: &[&Path]) -> Library {
    let mut loader = Loader::new(games::registry(), checkout());
    for folder in folders {
        loader = loader.with_mod(*folder);
    }
    let library = loader.load().expect("the core");
    for info in library.mods() {
        assert_eq!(info.state, ModState::Loaded, "{}", info.id);
    }
    library
}

/// A mod in a folder, with nothing in it yet.
fn new_mod(folder: &Path, id: &str, more: &str) -> PathBuf {
    let path = folder.join(id);
    fs::create_dir_all(&path).expect("a folder");
    let manifest = format!("(id: \"{id}\", name: \"A mod\", version: \"1\", game: \"*\", {more})");
    fs::write(path.join("mod.ron"), manifest).expect("a file");
    path
}

fn put(mod_folder: &Path, place: &str, bytes: &[u8]) {
    let path = mod_folder.join(place);
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    fs::write(path, bytes).expect("a file");
}

fn png(width: u32, height: u32, colour: [u8; 4]) -> Vec<u8> {
    let mut bytes = std::io::Cursor::new(Vec::new());
    RgbaImage::from_pixel(width, height, Rgba(colour))
        .write_to(&mut bytes, image::ImageFormat::Png)
        .expect("a picture");
    bytes.into_inner()
}

#[test]
fn a_reskin_takes_the_place_of_what_it_brings_and_of_nothing_else() {
    let (core, skin) = (Files::of_game(checkout()), with(&[&red_night()]));
    let replaced: Vec<&str> = skin
        .files()
        .below("assets")
        .into_iter()
        .filter(|(place, path)| core.file(place) != Some(*path))
        .map(|(place, _)| place)
        .collect();
    assert_eq!(
        replaced,
        [
            "assets/art/map/floor_0.png",
            "assets/art/tokens/disc.png",
            "assets/art/ui/felt.png",
            "assets/rulesets/deck_crawl/rulebook/06-dragon.md",
            "assets/sound/page.wav",
        ]
    );
    let page = skin.files().file(replaced[3]).expect("the page");
    let page = fs::read_to_string(page).expect("a text");
    assert!(page.contains("red night"));
    let index = SoundIndex::read(skin.files()).expect("the index");
    assert_eq!(index.sounds["page"].files, ["page.wav"]);
}

#[test]
fn a_single_drawing_changes_the_map_where_it_lies_and_nowhere_else() {
    let core = Files::of_game(checkout());
    let skin = with(&[&red_night()]);
    let map = grow(&Boards::new(deck_crawl_rooms(), Things::core()), 6, 3);
    let draw = |files: &Files| {
        let (rules, atlas) = read_art(files).expect("the art");
        let tiles = rules.tiles(&map, |_| Sight::InSight).into_iter();
        let red: BTreeSet<_> = tiles
            .filter(|tile| &*tile.sprite == "floor_0")
            .map(|tile| tile.cell)
            .collect();
        (Picture::draw(&map, &rules, &atlas, 32), red)
    };
    let ((plain, cells), (changed, same_cells)) = (draw(&core), draw(skin.files()));
    assert_eq!(cells, same_cells);
    assert!(cells.len() > 3, "{cells:?}");
    for cell in plain.shown.cells() {
        let at = cell - plain.shown.min;
        let piece = |picture: &Picture| {
            let (x, y, side) = (at.x as u32 * 32, at.y as u32 * 32, 32);
            image::imageops::crop_imm(&picture.image, x, y, side, side).to_image()
        };
        let differs = piece(&plain) != piece(&changed);
        assert_eq!(differs, cells.contains(&cell), "{cell:?}");
    }
}

#[test]
fn the_exported_picture_is_drawn_with_the_drawings_of_mods() {
    let folder = tempfile::tempdir().expect("a folder");
    let (plain, red) = (folder.path().join("a.png"), folder.path().join("b.png"));
    let export = |more: &[&str], file: &Path| {
        let file = file.to_str().expect("a name");
        let mut args = vec!["dungeon", "deck_crawl", "--seed", "4", "--png", file];
        args.extend(more);
        let (status, _, problem) = tabledelve(&args);
        assert_eq!(status, 0, "{problem}");
    };
    export(&[], &plain);
    export(&["--mod", red_night().to_str().expect("a name")], &red);
    let read = |path: &Path| image::open(path).expect("a picture").into_rgba8();
    let (plain, red) = (read(&plain), read(&red));
    assert_eq!(plain.dimensions(), red.dimensions());
    let redder = plain
        .pixels()
        .zip(red.pixels())
        .filter(|(a, b)| a != b)
        .inspect(|(a, b)| assert!(b[1] <= a[1] && b[2] <= a[2], "{a:?} {b:?}"));
    assert!(redder.count() > 128 * 128);
}

#[test]
fn the_last_word_about_a_drawing_counts() {
    let folder = tempfile::tempdir().expect("a folder");
    let core = Files::of_game(checkout());
    let own = Atlas::read(&core, "dice").expect("the atlas");
    let (name, at) = own.index.sprites.iter().next().expect("a drawing");
    let single = format!("assets/art/dice/{name}.png");
    // A single drawing, over it a whole atlas, over that a single one again.
    let first = new_mod(folder.path(), "a", "");
    // Half as large as the game's own: it is made to fit.
    put(&first, &single, &png(at.w / 2, at.h / 2, [1, 1, 1, 255]));
    put(
        &first,
        "assets/art/dice/brand_new.png",
        &png(20, 30, [9, 9, 9, 255]),
    );
    let whole = new_mod(folder.path(), "b", "");
    let (width, height) = own.image.dimensions();
    let picture = png(width, height, [2, 2, 2, 255]);
    put(&whole, "assets/art/atlas/dice.png", &picture);
    let last = new_mod(folder.path(), "c", "");
    put(&last, &single, &png(at.w, at.h, [3, 3, 3, 255]));

    let colour = |folders: &[&Path], name: &str| {
        let library = with(folders);
        let atlas = Atlas::read(library.files(), "dice").expect("the atlas");
        let drawing = atlas.cut(name)?;
        if let Some(at) = own.index.sprites.get(name) {
            assert_eq!(drawing.dimensions(), (at.w, at.h));
        }
        Some(drawing.get_pixel(0, 0)[0])
    };
    assert_eq!(colour(&[&first], name), Some(1));
    assert_eq!(colour(&[&first, &whole], name), Some(2));
    assert_eq!(colour(&[&first, &whole, &last], name), Some(3));
    assert_eq!(colour(&[&first], "brand_new"), Some(9));
    assert_eq!(colour(&[&last], "brand_new"), None);
}

#[test]
fn a_mod_with_a_damaged_picture_leaves_the_games_own_in_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let broken = new_mod(folder.path(), "broken", "");
    let felt = "assets/art/ui/felt.png";
    let picture = fs::read(red_night().join(felt)).expect("the felt");
    put(&broken, felt, &picture[..picture.len() / 2]);
    let library = Loader::new(games::registry(), checkout())
        .with_mod(&broken)
        .with_mod(red_night())
        .load()
        .expect("the core");
    let said: Vec<String> = library.problems().map(ToString::to_string).collect();
    assert!(
        said.len() == 1 && said[0].contains("felt.png:1:1: this picture is damaged"),
        "{said:?}"
    );
    let file = library.files().file(felt).expect("a felt");
    assert_eq!(file, red_night().join(felt));
    let out = folder.path().join("map.png");
    let map = grow(&Boards::new(deck_crawl_rooms(), Things::core()), 2, 1);
    export_png(&map, library.files(), &out).expect("a map");
}

#[test]
fn check_looks_into_pictures_and_sounds() {
    let (status, text, problem) = tabledelve(&["check", red_night().to_str().expect("a name")]);
    assert_eq!((status, text.as_str()), (0, ""), "{problem}");
    let folder = tempfile::tempdir().expect("a folder");
    let odd = new_mod(folder.path(), "odd", "");
    put(&odd, "assets/art/tokens/goblin.png", &png(64, 128, [0; 4]));
    put(&odd, "assets/sound/door.wav", b"RIFF\0\0\0\0WAVEfmt ");
    let (status, text, _) = tabledelve(&["check", odd.to_str().expect("a name")]);
    assert_eq!(status, 1);
    assert!(text.contains("door.wav:1:1: this WAV sound ends"), "{text}");
    fs::remove_file(odd.join("assets/sound/door.wav")).expect("gone");
    let (_, text, _) = tabledelve(&["check", odd.to_str().expect("a name")]);
    assert!(
        text.contains(
            "goblin.png:1:1: this drawing is 64 by 128 pixels; `goblin` is 256 by 256, and what"
        ),
        "{text}"
    );
    let args = ["simulate", "deck_crawl", "--games", "1", "--mod"];
    let args: Vec<&str> = args.into_iter().chain(odd.to_str()).collect();
    assert!(complaint(2, &args).contains("goblin.png"));
}

#[test]
fn a_mod_that_is_named_is_used_although_it_is_switched_off() {
    let loader = Loader::new(Registry::new(), checkout()).without("red_night");
    let examples = checkout().join("tests/mods/examples");
    let state = |loader: &Loader| {
        let library = loader.load().expect("the core");
        let found = library.mods().iter().find(|info| &*info.id == "red_night");
        found.map(|info| info.state.clone())
    };
    let off = loader.clone().mods_in(&examples);
    assert_eq!(state(&off), Some(ModState::Disabled));
    assert_eq!(state(&off.with_mod(red_night())), Some(ModState::Loaded));
}

#[test]
fn a_mod_adds_a_thing_with_one_drawing_and_one_line() {
    let library = with(&[&checkout().join("tests/mods/examples/smithy")]);
    let hall = library.get::<RoomBoard>("smithy:forge_hall");
    let hall: Board = (**hall.expect("its room")).as_ref().clone();
    let boards = Boards::new([("hall".to_owned(), hall)], &Things::of(&library));
    let map = grow(&boards, 1, 1);
    let room = map.last().expect("a room");
    let forges: Vec<_> = room
        .features()
        .filter(|(_, feature)| feature.id() == "smithy:forge")
        .collect();
    assert_eq!(forges.len(), 4);
    assert!(room.features().any(|(_, it)| it.id() == "core:anvil"));
    let view = View::new(&map);
    assert!(forges.iter().all(|(cell, _)| !view.can_walk(*cell)));
    let (rules, atlas) = read_art(library.files()).expect("the art");
    let tiles = rules.tiles(&map, |_| Sight::InSight);
    for (cell, _) in &forges {
        let mut here = tiles.iter().filter(|tile| tile.cell == *cell);
        assert!(here.any(|tile| &*tile.sprite == "forge"));
    }
    assert!(atlas.has("forge"));
    // A map in a save is read without the mod.
    let text = ron::to_string(&map).expect("a text");
    let read: Map = ron::from_str(&text).expect("a map");
    assert_eq!(read, map);
}

/// What stands in a cell of a field, by its id.
fn thing_in(field: &Field, x: i16, y: i16) -> Option<&str> {
    field.thing(Cell::new(x, y)).map(Feature::id)
}

#[test]
fn a_mod_adds_ground_and_things_to_boards_of_hexes() {
    let library = with(&[&checkout().join("tests/mods/examples/smithy")]);
    let yard = library.get::<FightBoard>("smithy:yard").expect("its board");
    let field = Field::new(yard, &Things::of(&library));
    assert_eq!(field.ground.id(), "smithy:cinders");
    assert_eq!(thing_in(&field, 4, 2), Some("smithy:forge"));
    assert_eq!(thing_in(&field, 4, 3), Some("core:anvil"));
    assert_eq!(thing_in(&field, 6, 1), Some("smithy:slag"));
    assert_eq!(thing_in(&field, 5, 2), None);
    assert!(!field.is_open(Cell::new(4, 2)) && field.covers(Cell::new(4, 2)));
    // The heap across the yard makes the last step a longer one.
    let steps = field.steps(Cell::new(5, 2), 9);
    assert_eq!(steps.cost(Cell::new(6, 2)), Some(2));
    let files = library.files();
    let atlas = Atlas::read(files, "hex").expect("the drawings");
    let rules = read_hex_rules(files, |name| atlas.has(name)).expect("the rules");
    let cells = field.cells().map(|cell| BoardCell {
        cell,
        thing: field.thing(cell).map_or("", |it| &it.thing().drawing),
    });
    let tiles = rules.tiles(&field.ground.thing().drawing, cells);
    for drawing in ["cinders", "forge", "slag", "cart"] {
        assert!(tiles.iter().any(|tile| tile.sprite == drawing), "{drawing}");
    }
    // And a fight is fought there.
    let game = games::open("hex_adventure", &library).expect("the game");
    let set = |key: &str, value: &str| (key.to_owned(), value.to_owned());
    let values = [set("skirmish", "smithy:yard"), set("band", "core:wolf*2")];
    let values = SetupValues(values.into());
    let (played, mut table) = play_out(&*game, BotKind::Hero, &values, 3);
    assert!(played.outcome.is_some());
    let mut seen = BTreeSet::new();
    while table.show_next().is_some() {
        let scene = table.scene();
        seen.extend(scene.board.iter().map(|board| board.ground.clone()));
    }
    assert_eq!(seen, ["cinders".to_owned()].into());
}

/// A game played out by a bot, and its table at the beginning.
fn play_out(
    game: &dyn OpenGame,
    bot: BotKind,
    values: &SetupValues,
    seed: u64,
) -> (SimulationResult, Box<dyn Table>) {
    let order = SimulationJob {
        values,
        seed,
        bot,
        adventures: 1,
        record: true,
        cite: false,
        feats: false,
    };
    let played = game.play_out(&order).expect("a game");
    let mut table = game.replay(&played.replays[0], None).expect("its replay");
    table.show_to(0);
    (played, table)
}

#[test]
fn three_sides_fight_in_an_adventure_of_a_mod() {
    let library = with(&[&checkout().join("tests/mods/examples/smithy")]);
    let game = games::open("hex_adventure", &library).expect("the game");
    let values = [("adventure".to_owned(), "smithy:strays".to_owned())];
    let values = SetupValues(values.into());
    let (_, mut table) = play_out(&*game, BotKind::Hero, &values, 5);
    let (mut alone, mut fights) = (0, BTreeSet::new());
    while table.show_next().is_some() {
        let tokens = table.scene().tokens;
        let lone = |id: u32| {
            let pins = tokens.iter().find(|it| it.id == id).map(|it| &it.pins);
            pins.is_some_and(|all| all.iter().any(|it| it.meaning.key == "hex-pin-third-side"))
        };
        alone = alone.max(tokens.iter().filter(|it| lone(it.id)).count());
        let held = tokens.iter().filter_map(|it| Some((it.id, it.target?)));
        fights.extend(held.map(|(id, on)| (lone(id), lone(on))));
    }
    // Two wolves, and one of them has got hold of somebody who is none.
    assert_eq!(alone, 2);
    assert!(fights.contains(&(true, false)), "{fights:?}");
}

#[test]
fn a_mod_adds_a_look_and_changes_another() {
    let library = with(&[&checkout().join("tests/mods/examples/hoarfrost")]);
    let ice = Look::named(Some(&library), "hoarfrost:ice");
    assert_eq!((ice.millis, ice.sound.as_deref()), (600, Some("hex")));
    let blow = Look::named(Some(&library), look::BLOW);
    let (colour, size) = (Colour::Rgb([0xbf, 0xe3, 0xf2]), 1.3);
    assert_eq!(blow.draw, [Stroke::Swing { colour, size }]);
    assert_eq!(blow.sound.as_deref(), Some("blade"), "the rest stays");
    // Whoever casts a missile now throws ice.
    let game = games::open("deck_crawl", &library).expect("the game");
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        let values = SetupValues::default();
        let (_, mut table) = play_out(&*game, BotKind::Random, &values, seed);
        while let Some(cues) = table.show_next() {
            for cue in cues {
                if let Cue::Strike { look, .. } = &cue {
                    let sound = cue.sound(Some(&library)).map(String::from);
                    seen.insert((look.to_string(), sound));
                }
            }
        }
    }
    let of = |look: &str, sound: &str| (look.to_owned(), Some(sound.to_owned()));
    assert!(seen.contains(&of("hoarfrost:ice", "hex")), "{seen:?}");
    assert!(seen.contains(&of(look::BLOW, "blade")), "{seen:?}");
    assert!(!seen.contains(&of(look::MISSILE, "missile")), "{seen:?}");
}
