//! What those who write mods ask of the program: warnings, records as in play, schemas, ids.

mod cli_common;

use std::{
    fs,
    io::{BufRead, BufReader},
    path::Path,
};

use cli_common::{complaint, json, tabledelve};

/// Writes a mod with these files.
fn new_mod(parent: &Path, id: &str, files: &[(&str, &str)]) -> String {
    let folder = parent.join(id);
    let manifest = format!("(id: \"{id}\", name: \"The {id}\", version: \"1\", game: \"*\")");
    for (place, text) in [("mod.ron", manifest.as_str())].iter().chain(files) {
        let path = folder.join(place);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    }
    folder.to_str().expect("a name").to_owned()
}

/// The warnings about a mod that is sound otherwise, without the folder.
fn warnings(folder: &str) -> Vec<String> {
    let (status, text, said) = tabledelve(&["check", folder]);
    assert_eq!(status, 0, "{text}{said}");
    let lines = text.lines().filter(|line| !line.starts_with(' '));
    lines
        .map(|line| line.replace(&format!("{folder}/"), ""))
        .collect()
}

#[test]
fn the_games_own_content_has_no_warnings() {
    let (status, text, said) = tabledelve(&["check"]);
    assert_eq!((status, text.as_str(), said.as_str()), (0, "", ""));
}

#[test]
fn names_that_lead_nowhere_are_warned_of() {
    let folder = tempfile::tempdir().expect("a folder");
    let monsters = "{\n\"x:imp\": (\n    name: \"monster-gobln\",\n    suit: Clubs, rank: 2,\n    sprite: \"gobln\",\n) }";
    let strangers = "{ \"x:cook\": (\n    name: \"monster-goblin\", detail: \"monster-goblin\", face: 1,\n    \
                     does: [(to: Party, does: HealFull)], sprite: \"goblin\",\n    rule: \"strangers.smiht\") }";
    let things = "{ \"x:forge\": (\n    drawing: \"anvill\", letter: 'F') }";
    let rules = "assets/rulesets/deck_crawl";
    let x = new_mod(
        folder.path(),
        "x",
        &[
            (&format!("{rules}/monsters.ron"), monsters),
            (&format!("{rules}/strangers.ron"), strangers),
            ("assets/boards/things.ron", things),
        ],
    );
    let found = warnings(&x);
    for said in [
        format!("{rules}/monsters.ron:3:11: warning: there is no text `monster-gobln`; did you mean `monster-goblin`?"),
        format!("{rules}/monsters.ron:5:13: warning: there is no drawing `gobln` in tokens; did you mean `goblin`?"),
        format!("{rules}/strangers.ron:4:11: warning: there is no rule or section `strangers.smiht`; did you mean `strangers.smith`?"),
        "assets/boards/things.ron:2:14: warning: there is no drawing `anvill` in map or hex; did you mean `anvil`?".to_owned(),
    ] {
        assert!(found.contains(&said), "{said}\nis not in {found:#?}");
    }
}

#[test]
fn pictures_of_pages_are_looked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let adventure = |title: &str, first: &str| {
        format!(
            "{{ \"x:walk\": (title: \"Walk\", setting: \"core:fantasy\", blurb: \"\",\n\
             picture: \"{title}\",\nparty: [\"core:brask\"], start: 1, entries: {{\n\
             1: (text: \"Out.\",\n    picture: \"{first}\", options: [(text: \"Home\", to: 2)]),\n\
             2: (text: \"In.\", ending: (outcome: Good, title: \"In\")) }}) }}"
        )
    };
    let mut png = std::io::Cursor::new(Vec::new());
    let lane = image::RgbaImage::from_pixel(16, 9, image::Rgba([200, 190, 160, 255]));
    lane.write_to(&mut png, image::ImageFormat::Png)
        .expect("a picture");
    let warned = |title: &str, first: &str| {
        let text = adventure(title, first);
        let x = new_mod(folder.path(), "x", &[("levels/adventures/walk.ron", &text)]);
        let place = Path::new(&x).join("assets/art/pictures");
        fs::create_dir_all(&place).expect("a folder");
        fs::write(place.join("lane.png"), png.get_ref()).expect("a file");
        warnings(&x)
    };
    let said = |line: &str, name: &str, near: &str| {
        format!(
            "levels/adventures/walk.ron:{line}: warning: there is no picture `{name}` in \
             assets/art/pictures; did you mean `{near}`?"
        )
    };
    assert_eq!(warned("lane", "bell_mill"), [""; 0]);
    let found = warned("bell_mil", "lan");
    for said in [
        said("2:10", "bell_mil", "bell_mill"),
        said("5:14", "lan", "lane"),
        "assets/art/pictures/lane.png:1:1: warning: no record asks for this picture".to_owned(),
    ] {
        assert!(found.contains(&said), "{said}\nis not in {found:#?}");
    }
}

#[test]
fn records_are_found_by_the_ids_they_had_with_a_warning() {
    let folder = tempfile::tempdir().expect("a folder");
    let walk = "{ \"x:walk\": (title: \"Walk\", setting: \"core:fantasy\", blurb: \"\",\n\
                party: [\"core:ajax\",\n  \"core:magus\"], start: 1, entries: {\n\
                1: (text: \"Out.\", options: [(text: \"Home\", to: 2),\n  \
                (text: \"Go\", when: [Hero(\"core:hector\")], to: 2)]),\n\
                2: (text: \"In.\", ending: (outcome: Good, title: \"In\")) }) }";
    let heroes = "( patch: {\n  \"core:paris\": (iq: 10) } )";
    let place = "assets/rulesets/hex_adventure/heroes.ron";
    let x = new_mod(
        folder.path(),
        "x",
        &[("levels/adventures/walk.ron", walk), (place, heroes)],
    );
    let walk = "levels/adventures/walk.ron";
    let mut expected = [
        format!("{walk}:2:9: warning: `core:ajax` is called `core:brask` now"),
        format!("{walk}:3:3: warning: `core:magus` is called `core:odwin` now"),
        format!("{walk}:5:28: warning: `core:hector` is called `core:merrin` now"),
        format!("{place}:2:3: warning: `core:paris` is called `core:tansy` now"),
    ];
    expected.sort();
    let mut found = warnings(&x);
    found.sort();
    assert_eq!(found, expected);
    let set = ["--set", "adventure=x:walk"];
    let play = [
        "simulate",
        "hex_adventure",
        "--games",
        "2",
        "--mod",
        x.as_str(),
    ];
    let (status, text, said) = tabledelve(&[&play[..], &set].concat());
    assert!(
        status == 0 && text.contains("victory             2"),
        "{text}{said}"
    );
}

#[test]
fn files_that_nothing_reads_are_warned_of() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = "x-text = A text.\n";
    let x = new_mod(
        folder.path(),
        "x",
        &[
            ("assets/locale/en/x.ftl", text),
            ("assets/locale/en/x.txt", text),
            ("assets/locale/english/x.ftl", text),
            ("assets/locale/x.ftl", text),
            ("assets/rulesets/deck_crawl/rooms/moths.RON", "{}"),
            ("assets/rulesets/deck_crawl/rooms/moths.json", "{}"),
            ("assets/rulesets/deckcrawl/rooms.ron", "{}"),
            ("assets/rulesets/deck_crawl/rulbook/12-x.md", "# X"),
            (
                "assets/rulesets/deck_crawl/rulebook/12-x.md",
                "# X\n\n## Loot {#campaign.loot}\n",
            ),
            ("assets/sound/door.txt", ""),
            ("assets/art/tokns/goblin.txt", ""),
            ("asets/locale/en/x.ftl", text),
            ("Levels/x.ron", "{}"),
            ("sources/x.txt", ""),
        ],
    );
    let found = warnings(&x);
    for (place, said) in [
        (
            "assets/locale/en/x.txt",
            "texts lie in assets/locale/en/*.ftl",
        ),
        (
            "assets/locale/english/x.ftl",
            "`english` is not the id of a language",
        ),
        ("assets/locale/x.ftl", "texts lie in"),
        (
            "assets/rulesets/deck_crawl/rooms/moths.RON",
            "nothing reads this file",
        ),
        (
            "assets/rulesets/deck_crawl/rooms/moths.json",
            "nothing reads this file",
        ),
        (
            "assets/rulesets/deckcrawl/rooms.ron",
            "there is no game `deckcrawl`; did you mean `deck_crawl`?",
        ),
        (
            "assets/rulesets/deck_crawl/rulbook/12-x.md",
            "nothing reads this file",
        ),
        ("assets/sound/door.txt", "nothing plays this sound"),
        ("assets/art/tokns/goblin.txt", "nothing reads this file"),
        ("asets", "did you mean `assets`?"),
        ("Levels", "did you mean `levels`?"),
    ] {
        let there = |line: &&String| line.starts_with(&format!("{place}:1:1: warning: "));
        let line = found.iter().find(there);
        assert!(
            line.is_some_and(|it| it.contains(said)),
            "{place}: {found:#?}"
        );
    }
    let doubled = found
        .iter()
        .filter(|it| it.contains("the section `campaign.loot` is in"));
    assert_eq!(doubled.count(), 1, "{found:#?}");
    assert_eq!(found.len(), 12, "{found:#?}");
}

#[test]
fn texts_are_looked_through() {
    let folder = tempfile::tempdir().expect("a folder");
    let own = fs::read_to_string("assets/locale/en/game.ftl").expect("the texts");
    let with = own
        .lines()
        .find(|line| line.contains(" = ") && line.contains("{ $n }"));
    let key = with
        .and_then(|line| line.split(" = ").next())
        .expect("a text with a number");
    let text = format!(
        "{key} = Many {{ $m }}\nx-a = See {{ x-b }}\nx-b = See {{ x-a }}\nx-c = {{ x-gone }}\nx-c = {{ -brand }}\nx-d = {{ NUMBR($n) }}\n"
    );
    let x = new_mod(folder.path(), "x", &[("assets/locale/en/x.ftl", &text)]);
    let found = warnings(&x);
    for said in [
        format!("1:1: warning: the game gives `{key}` no `$m`"),
        format!("1:1: warning: the game's own `{key}` shows `$n`, and this one does not"),
        "2:1: warning: `x-a` mentions itself".to_owned(),
        "3:1: warning: `x-b` mentions itself".to_owned(),
        "5:1: warning: `x-c` is written twice in this mod".to_owned(),
        "5:1: warning: there is no text `-brand`, which `x-c` mentions".to_owned(),
        "6:1: warning: there is no function `NUMBR`".to_owned(),
    ] {
        assert!(
            found.iter().any(|it| it.contains(&said)),
            "{said}\nis not in {found:#?}"
        );
    }
}

#[test]
fn a_record_is_shown_as_in_play_with_who_set_what() {
    let folder = tempfile::tempdir().expect("a folder");
    let items = "assets/rulesets/deck_crawl/items.ron";
    let patch = |fields: &str| format!("(patch: {{ \"core:shield\": ({fields}) }})");
    let a = new_mod(
        folder.path(),
        "aa",
        &[(items, &patch("prices: (crawl: 9)"))],
    );
    let b = new_mod(folder.path(), "bb", &[(items, &patch("breakable: false"))]);
    let args = [
        "show",
        "deck_crawl",
        "core:shield",
        "--mod",
        &a,
        "--mod",
        &b,
    ];
    let (status, text, said) = tabledelve(&args);
    assert_eq!(status, 0, "{said}");
    assert!(
        text.starts_with("// deck_crawl/items, by core, aa, bb\n\"core:shield\": (\n"),
        "{text}"
    );
    assert!(
        text.contains(&format!("        crawl: 9, // aa, {a}/{items}:1\n")),
        "{text}"
    );
    assert!(
        text.contains(&format!("    breakable: false, // bb, {b}/{items}:1\n")),
        "{text}"
    );
    // It can be written into a file as it is.
    let read: Result<ron::Value, _> = ron::from_str(&format!("{{ {text} }}"));
    assert!(read.is_ok(), "{read:?}: {text}");

    let report = json(&[&args[..], &["--json"]].concat());
    let record = &report["records"][0];
    assert_eq!(record["kind"], "deck_crawl/items");
    assert_eq!(record["mods"], serde_json::json!(["core", "aa", "bb"]));
    let fields = record["fields"].as_array().expect("a list");
    let crawl = fields
        .iter()
        .find(|it| it["field"] == "prices.crawl")
        .expect("the price");
    assert_eq!(
        (&crawl["value"], &crawl["set_by"]),
        (&"9".into(), &"aa".into())
    );
    assert_eq!((&crawl["line"], &crawl["column"]), (&1.into(), &43.into()));
    let creation = fields.iter().find(|it| it["field"] == "prices.creation");
    assert_eq!(creation.expect("the price")["set_by"], "core");

    let unknown = complaint(2, &["show", "deck_crawl", "core:shiled"]);
    assert!(unknown.contains("did you mean 'core:shield'?"), "{unknown}");
}

#[test]
fn schemas_are_written_for_editors() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().to_str().expect("a name");
    let (status, text, said) = tabledelve(&["schema", "deck_crawl", "--out", out]);
    assert_eq!(status, 0, "{said}");
    assert!(!text.contains("hex_adventure"), "{text}");
    let read = |name: &str| -> serde_json::Value {
        let text = fs::read_to_string(folder.path().join(name)).expect("a schema");
        serde_json::from_str(&text).expect("JSON")
    };
    let items = read("deck_crawl/items.schema.json");
    assert_eq!(items["$ref"], "#/$defs/Item");
    let prices = &items["$defs"]["Prices"]["properties"]["crawl"];
    assert_eq!(
        (&prices["minimum"], &prices["maximum"]),
        (&0.into(), &999.into())
    );
    assert!(items["$defs"]["Item"]["properties"]["name"]["description"].is_string());
    assert_eq!(read("mod.schema.json")["$ref"], "#/$defs/Manifest");
    let (status, text, _) = tabledelve(&["schema", "--out", out]);
    assert_eq!(status, 0);
    assert!(text.contains("hex_adventure/weapons.schema.json"), "{text}");
}

#[test]
fn installed_mods_go_by_id() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("a name");
    let mods = folder.path().join("mods");
    let patch = "(patch: { \"core:shield\": (prices: (crawl: 9)) })";
    new_mod(
        &mods,
        "bar_folk",
        &[("assets/rulesets/deck_crawl/items.ron", patch)],
    );
    let (status, text, said) = tabledelve(&["check", "bar_folk", "--data-dir", data]);
    assert_eq!((status, text.as_str()), (0, ""), "{said}");
    let args = [
        "show",
        "deck_crawl",
        "core:shield",
        "--mod",
        "bar_folk",
        "--data-dir",
        data,
    ];
    let (status, text, said) = tabledelve(&args);
    assert_eq!(status, 0, "{said}");
    assert!(text.contains("by core, bar_folk"), "{text}");
    let unknown = complaint(
        2,
        &["simulate", "deck_crawl", "--games", "1", "--mod", "baz"],
    );
    assert!(unknown.contains("the id of an installed one"), "{unknown}");
}

#[test]
fn records_that_never_come_up_are_warned_of() {
    let folder = tempfile::tempdir().expect("a folder");
    let crawl = |kind: &str| format!("assets/rulesets/deck_crawl/{kind}.ron");
    let hex = |kind: &str| format!("assets/rulesets/hex_adventure/{kind}.ron");
    let files = [
        (
            crawl("monsters"),
            "{ \"x:imp\": (name: \"monster-goblin\", suit: Hearts, rank: 5, sprite: \"goblin\") }",
        ),
        (
            crawl("strangers"),
            "{ \"x:cook\": (name: \"monster-goblin\", detail: \"monster-goblin\", does: [(to: Party, does: Heal(Points))], \
             sprite: \"goblin\", rule: \"strangers.priest\") }",
        ),
        (
            crawl("dragons"),
            "{ \"x:wyrm\": (name: \"monster-dragon\", counters: 12, attack_die: 12, wound_threshold: 6, wounds: 12, \
             loot: \"40\", sprite: \"dragon\") }",
        ),
        (
            crawl("items"),
            "{ \"x:bag\": (name: \"item-shield\", detail: \"item-shield\", slot: Pack, \
             prices: (creation: 1, crawl: 1, between: 1), wearer: Anybody, cards: [], grants: [Armour(1)], \
             uses: [Heal(Points)], sprite: \"shield\", rule: \"items.shield\") }",
        ),
        (
            crawl("classes"),
            "(patch: { \"core:fighter\": (abilities: Append([\"core:slay\", \"core:evade\"])) })",
        ),
        (
            "levels/deck_crawl/rooms/x.ron".to_owned(),
            "{ \"x:cell\": (name: \"Cell\", fits: [\"mosnter\"], rows: [\"#+##\", \"+..#\", \"#..#\", \"##+#\"]) }",
        ),
        (
            hex("weapons"),
            "{ \"x:club\": (name: \"hex-weapon-dagger\", settings: [\"core:fantasy\"], strike: \"d6\", heft: 8, \
             skill: \"core:knife\", throw_skill: \"core:throwing\", price: 1) }",
        ),
        (
            hex("foes"),
            "{ \"x:witch\": (name: \"hex-foe-wolf\", bust: \"wolf\", settings: [\"core:fantasy\"], st: 10, dx: 10, iq: 7, \
             spells: [\"core:haste\"], skills: [(\"core:knife\", 200)]) }",
        ),
        (
            "levels/hex_adventure/x.ron".to_owned(),
            "{ \"x:shut\": (name: \"Shut\", settings: [\"core:fantasy\"], rows: [\"PPPPPP#AAA\"], furniture: {'k': \"kegg\"}),\n\
             \"x:bare\": (name: \"Bare\", settings: [\"core:fantasy\"], rows: [\"....\"]) }",
        ),
        (
            "levels/adventures/x.ron".to_owned(),
            "{ \"x:tale\": (title: \"Tale\", setting: \"core:fantasy\", blurb: \"\", party: [\"core:brask\"], start: 1, entries: {\n\
             1: (text: \"Here.\", options: [(text: \"On.\", to: 2), (text: \"In.\", when: [Word(\"KEY\")], to: 2)]),\n\
             2: (text: \"There.\", effects: [Word(\"KEY\")], ending: (outcome: Good, title: \"The end\")) }) }",
        ),
    ];
    let files: Vec<(&str, &str)> = files
        .iter()
        .map(|(file, text)| (file.as_str(), *text))
        .collect();
    let x = new_mod(folder.path(), "x", &files);
    let found = warnings(&x);
    let said = [
        "it never comes: the table core:dungeon has no monster for",
        "nobody meets this one",
        "there is no item here whose points count",
        "only `core:dragon` is used",
        "what lies in the pack is not in use",
        "the item has no points to count",
        "it is listed twice",
        "nobody with it has dice of its pool `core:evade`",
        "no room is ever looked for by `mosnter`; did you mean `monster`?",
        "it cannot be thrown",
        "IQ 7 is too little: `core:haste` takes 13",
        "`core:knife` has at most",
        "there is no drawing `kegg` in hex",
        "nobody gets from `P` to the `A` in row 1, column 8",
        "there is no space `P`",
        "the plot word KEY cannot have been given here yet",
    ];
    for said in said {
        let there = |line: &&String| line.contains("warning: ") && line.contains(said);
        assert_eq!(found.iter().filter(there).count(), 1, "{said}: {found:#?}");
    }
    assert_eq!(found.len(), said.len(), "{found:#?}");
}

/// A translation of a little of everything.
fn german(parent: &Path) -> String {
    new_mod(
        parent,
        "deutsch",
        &[
            (
                "assets/locale/de/words.ftl",
                "language-name = Deutsch\nlog-room = Die Gruppe kam in Raum { $n }.\n",
            ),
            (
                "assets/locale/de/rulesets/deck_crawl/rooms/any.ron",
                "{ \"core:room/damp_stair\": (text: \"Eine Treppe.\") }",
            ),
            (
                "assets/locale/de/levels/adventures.ron",
                "{ \"core:first_steps\": (\n    title: \"Die Gans\",\n    entries: { 1: (text: \"Ein Dorf.\", options: [(text: \"Spuren\")]) },\n) }",
            ),
            (
                "assets/locale/de/rulesets/deck_crawl/rulebook/01-heroes.md",
                "# Helden\n\n## Das Geben {#heroes.deal}\n\nSechs Karten.\n",
            ),
        ],
    )
}

#[test]
fn what_a_language_lacks_is_counted_and_listed() {
    let folder = tempfile::tempdir().expect("a folder");
    let de = german(folder.path());
    let report = json(&["check", &de, "--json"]);
    let missing = &report["languages"][0];
    assert_eq!(missing["language"], "de");
    let of: Vec<usize> = missing["of"]
        .as_array()
        .expect("three numbers")
        .iter()
        .map(|it| it.as_u64().expect("a number") as usize)
        .collect();
    let list = |what: &str| missing[what].as_array().expect("a list").clone();
    // Each has two of the texts, one of the pages, and four of the texts in records.
    assert_eq!(list("texts").len(), of[0] - 2);
    assert_eq!(list("records").len(), of[1] - 4);
    assert_eq!(list("pages").len(), of[2] - 1);
    assert!(of.iter().all(|many| *many > 10), "{of:?}");
    assert!(list("texts").contains(&"log-hold".into()) || list("texts").contains(&"back".into()));
    assert!(list("records").contains(&"levels/adventures core:first_steps blurb".into()));
    let page = "assets/locale/de/rulesets/deck_crawl/rulebook/02-gear.md";
    assert!(list("pages").contains(&page.into()));
    // In words it is one line. The page lacks sections of the English one.
    let (status, text, _) = tabledelve(&["check", &de]);
    assert_eq!(status, 0, "{text}");
    let line = format!(
        "de: missing are {} of {} texts, {} of {} texts in records and",
        of[0] - 2,
        of[0],
        of[1] - 4,
        of[1]
    );
    assert!(text.contains(&line), "{text}");
    assert!(
        text.contains("the section `heroes.class` of the English page is missing"),
        "{text}"
    );
    // Without another language there is nothing to list.
    assert_eq!(
        json(&["check", "--json"])["languages"]
            .as_array()
            .map(Vec::len),
        Some(0)
    );
}

#[test]
fn a_translation_of_nothing_is_warned_of() {
    let folder = tempfile::tempdir().expect("a folder");
    let x = new_mod(
        folder.path(),
        "x",
        &[
            (
                "assets/locale/de/x.ftl",
                "log-rooom = Raum { $n }\nlog-room = Raum { $m }\n",
            ),
            (
                "assets/locale/de/rulesets/deck_crawl/rooms.ron",
                "{\n\"core:room/damp_stiar\": (text: \"Eine Treppe.\"),\n}",
            ),
            (
                "assets/locale/de/levels/adventures.ron",
                "(patch: { \"core:first_steps\": (title: \"Die Gans\") })",
            ),
            (
                "assets/locale/de/rulesets/deck_crawl/rulebook/99-more.md",
                "# Mehr\n",
            ),
            ("assets/locale/de/notes.txt", "later"),
            ("assets/locale/german_/x.ftl", "a = b\n"),
        ],
    );
    let (status, text, _) = tabledelve(&["check", &x]);
    assert_eq!(status, 1, "{text}");
    for said in [
        "de/x.ftl:1:1: warning: English has no text `log-rooom`, so nothing shows this one; did you mean `log-room`?",
        "de/x.ftl:2:1: warning: the game gives `log-room` no `$m`; did you mean `n`?",
        "rooms.ron:2:32: warning: no record has a text `core:room/damp_stiar text`; did you mean `core:room/damp_stair text`?",
        "adventures.ron:1:11: a translation is",
        "99-more.md:1:1: warning: nothing reads this file",
        "notes.txt:1:1: warning: nothing reads this file",
        "german_/x.ftl:1:1: warning: nothing reads this file: `german_` is not the id of a language",
    ] {
        assert!(text.contains(said), "{said}:\n{text}");
    }
}

#[test]
fn commands_speak_the_language_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let de = german(folder.path());
    let games = folder.path().join("games");
    let games = games.to_str().expect("a name");
    let (status, _, said) = tabledelve(&[
        "simulate",
        "deck_crawl",
        "--games",
        "1",
        "--record",
        games,
        "--mod",
        &de,
    ]);
    assert_eq!(status, 0, "{said}");
    let game = fs::read_dir(games).expect("a folder").flatten().next();
    let game = game.expect("a game").path();
    let game = game.to_str().expect("a name");
    let log = |language: &str| {
        let asked = [
            "replay",
            game,
            "--log",
            "--mod",
            &de,
            "--language",
            language,
        ];
        let (status, text, said) = tabledelve(&asked);
        assert_eq!(status, 0, "{said}");
        text
    };
    assert!(log("en").contains("enters room 1"));
    // What the translation lacks is English.
    let german = log("de");
    assert!(german.contains("Die Gruppe kam in Raum 1."), "{german}");
    assert!(!german.contains("enters room"));
    assert!(german.lines().count() == log("en").lines().count());
    let pseudo = log("en-XA");
    assert!(
        !pseudo.contains("enters room") && pseudo.contains('['),
        "{pseudo}"
    );
    let (_, text, _) = tabledelve(&["rules", "deck_crawl", "--mod", &de, "--language", "de"]);
    assert!(text.contains("Das Geben"), "{text}");
    let said = complaint(2, &["rules", "deck_crawl", "--language", "de"]);
    assert!(
        said.contains("there is no language `de`, only en, en-XA"),
        "{said}"
    );
}

#[test]
fn a_watched_mod_is_checked_again_after_each_change() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = "assets/rulesets/deck_crawl/rooms.ron";
    let x = new_mod(
        folder.path(),
        "x",
        &[(place, "{ \"x:a\": (fond: [Any], text: \"A.\") }")],
    );
    let mut watching = cli_common::program()
        .args(["check", &x, "--watch"])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut lines = BufReader::new(watching.stdout.take().expect("its output")).lines();
    let mut problem = || {
        let found = lines.find(|line| line.as_ref().is_ok_and(|line| line.starts_with(&x)));
        found.expect("a line").expect("text")
    };
    let first = problem();
    let path = Path::new(&x).join(place);
    fs::write(path, "{ \"x:a\": (found: [Any], txt: \"Two.\") }").expect("a file");
    let second = problem();
    watching.kill().expect("it runs on");
    watching.wait().expect("it ends");
    assert!(first.contains("there is no field `fond`"), "{first}");
    assert!(second.contains("there is no field `txt`"), "{second}");
}

#[test]
fn what_is_shown_otherwise_than_meant_is_warned_of() {
    let folder = tempfile::tempdir().expect("a folder");
    let rules = "assets/rulesets/deck_crawl";
    let png = fs::read("tests/mods/examples/smithy/assets/art/map/forge.png");
    let x = new_mod(
        folder.path(),
        "x",
        &[
            (
                &format!("{rules}/classes.ron"),
                "(patch: {\n\"core:fighter\": (attack_die: 7, sprite: \"juggler\"),\n})",
            ),
            (
                "levels/hex_adventure/yard.ron",
                "{ \"x:yard\": (name: \"Yard\", settings: [\"core:fantasy\"], rows: [\n\"PP..A\",\n\"..+..\",\n\".....\",\n\"#####\",\n\".....\",\n]) }",
            ),
        ],
    );
    let drawing = Path::new(&x).join("assets/art/map/anvvil.png");
    fs::create_dir_all(drawing.parent().expect("a folder")).expect("a folder");
    fs::write(drawing, png.expect("a drawing")).expect("a file");
    let found = warnings(&x).join("\n");
    for said in [
        "classes.ron:2:30: warning: a d7 has no drawing",
        "warning: there is no drawing `juggler_",
        "yard.ron:6:1: warning: nobody gets from `P` to 5 of the open hexes, as in row 5, column 1; a storey needs stairs",
        "yard.ron:3:1: warning: the doorway in row 2, column 3 stands in the open",
        "assets/art/map/anvvil.png:1:1: warning: nothing shows this drawing",
    ] {
        assert!(found.contains(said), "{said}:\n{found}");
    }
}
