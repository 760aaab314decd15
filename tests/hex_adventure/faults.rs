//! Faulty adventures and boards: each fault is reported with file, line, column and the text it is
//! about, and the mod is left out.

use std::{fs, path::Path};

use tabledelve::{
    content::{Loader, ModState},
    games,
};

/// An adventure without a fault.
pub const TALE: &str = r#"{
    "faulty:tale": (
        title: "A tale",
        setting: "core:fantasy",
        blurb: "Short.",
        party: ["core:brask"],
        purse: 5,
        pack: { "core:ration": 2 },
        start: 1,
        entries: {
            1: (
                text: "A road.",
                options: [
                    (text: "Left", word: "LEFT", to: 2),
                    (text: "Right", check: (dice: 3, attribute: Iq, skill: "core:lore", passed: 2, failed: 3)),
                    (text: "On", when: [Money(3)], contest: (attribute: St, against: 10, won: 2, lost: 3)),
                ],
            ),
            2: (
                text: "A yard.",
                effects: [Damage("d6", All)],
                fight: (
                    board: "core:mill_yard",
                    party: "P",
                    foes: [("core:bandit", "A", 2), ("core:wolf", "A", 1)],
                    won: 4,
                    lost: 3,
                    fled: 5,
                ),
            ),
            3: (text: "A ditch.", ending: (outcome: Bad, title: "Ditch")),
            4: (
                text: "A market.",
                shop: (sells: ["core:rope"], buys: 50),
                options: [
                    (text: "Home", when: [Word("LEFT")], effects: [Item("core:rope", 1)], to: 5),
                    (text: "Away", when: [NoWord("LEFT")], to: 3),
                ],
            ),
            5: (text: "Home.", ending: (outcome: Good, title: "Home")),
        },
    ),
}
"#;

/// A board without a fault.
pub const BOARD: &str = r#"{
    "faulty:board": (
        name: "A board",
        settings: ["core:fantasy"],
        ground: Grass,
        furniture: { 'b': "barrel" },
        rows: [
            "PPPPPP..1",
            ".b.....A.",
            "1........",
        ],
    ),
}
"#;

pub const TALES: &str = "levels/adventures/tale.ron";
pub const BOARDS: &str = "levels/hex_adventure/board.ron";

/// Problems of a mod that consists of this file alone; empty if there are none.
fn said(path: &str, text: &str) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a folder");
    let root = folder.path().join("faulty");
    let file = root.join(path);
    fs::create_dir_all(file.parent().expect("a folder")).expect("made");
    let manifest = "(id: \"faulty\", name: \"Faulty\", version: \"1.0.0\", game: \">=0.1\", \
                    description: \"For tests.\")";
    fs::write(root.join("mod.ron"), manifest).expect("written");
    fs::write(&file, text).expect("written");
    let library = Loader::new(games::registry(), Path::new(env!("CARGO_MANIFEST_DIR")))
        .with_mod(&root)
        .load()
        .expect("the core loads");
    let info = library
        .mods()
        .iter()
        .find(|info| &*info.id == "faulty")
        .expect("the mod");
    match &info.state {
        ModState::Faulty(problems) => problems
            .iter()
            .map(|problem| {
                let text = problem.to_string().replace('\\', "/");
                let from = text.find(path).expect("it names the file");
                text[from..].to_owned()
            })
            .collect(),
        _ => Vec::new(),
    }
}

/// A text with a part of it changed, and the line and column of the `¦` in the new part.
fn changed(text: &str, old: &str, new: &str) -> (String, usize, usize) {
    assert_eq!(text.matches(old).count(), 1, "`{old}` is not there once");
    let marked = text.replacen(old, new, 1);
    let at = marked.find('¦').expect("a mark");
    let line = marked[..at].matches('\n').count() + 1;
    let start = marked[..at].rfind('\n').map_or(0, |newline| newline + 1);
    let col = marked[start..at].chars().count() + 1;
    (marked.replace('¦', ""), line, col)
}

/// One fault: the text replaced, its replacement with a mark at the expected place, and the
/// message.
pub type Case = (&'static str, &'static str, &'static str);

/// Every fault is shown at its mark, with the line of text, and nothing else is reported.
pub fn shown_at_its_place(path: &str, sound: &str, cases: &[Case]) {
    let mut wrong = Vec::new();
    for (old, new, message) in cases {
        let (text, line, col) = changed(sound, old, new);
        let all = said(path, &text);
        let excerpt = text.lines().nth(line - 1).expect("a line").trim();
        let place = format!("{path}:{line}:{col}: ");
        let good = all.len() == 1
            && all[0].starts_with(&place)
            && all[0].contains(message)
            && all[0].lines().nth(1).is_some_and(|quoted| {
                // Long lines are quoted in part.
                let quoted = quoted.trim().trim_matches('…');
                !quoted.is_empty() && excerpt.contains(quoted)
            });
        if !good {
            wrong.push(format!(
                "{new}\n  expected {place}{message}\n  said {all:#?}"
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_is_sound_is_taken() {
    assert_eq!(said(TALES, TALE), Vec::<String>::new());
    assert_eq!(said(BOARDS, BOARD), Vec::<String>::new());
}

#[test]
fn entries_that_are_not_there_are_reported() {
    shown_at_its_place(
        TALES,
        TALE,
        &[
            ("start: 1", "start: ¦9", "there is no entry 9"),
            ("\"LEFT\", to: 2", "\"LEFT\", to: ¦9", "there is no entry 9"),
            ("passed: 2,", "passed: ¦9,", "there is no entry 9"),
            ("failed: 3)", "failed: ¦9)", "there is no entry 9"),
            ("won: 2,", "won: ¦9,", "there is no entry 9"),
            ("lost: 3)", "lost: ¦9)", "there is no entry 9"),
            ("lost: 3,", "lost: ¦9,", "there is no entry 9"),
            ("fled: 5", "fled: ¦9", "there is no entry 9"),
        ],
    );
}

#[test]
fn ways_that_lead_nowhere_are_reported() {
    shown_at_its_place(
        TALES,
        TALE,
        &[(
            "            5: (",
            "            ¦6: (text: \"Alone.\", ending: (outcome: Bad, title: \"No\")),\n            5: (",
            "nothing leads to entry 6",
        )],
    );
}

/// All problems of a tale, as line, column and the start of the message.
fn all_said(text: &str) -> Vec<String> {
    let all = said(TALES, text);
    all.iter()
        .map(|it| {
            let line = it.lines().next().unwrap_or("");
            line[TALES.len() + 1..].to_owned()
        })
        .collect()
}

/// One mistake may lead to others; each is shown.
#[test]
fn what_follows_from_a_fault_is_reported_too() {
    let text = TALE.replace("outcome: Good", "outcome: Bad");
    assert_eq!(all_said(&text), ["10:18: there is no good ending"]);
    let text = TALE.replace("won: 4,", "won: 9,");
    assert_eq!(
        all_said(&text),
        [
            "26:26: there is no entry 9",
            "32:13: nothing leads to entry 4"
        ]
    );
    // A fight without an exit, and a room without a way out.
    let fight = "won: 4,\n                    lost: 3,\n                    fled: 5,";
    let round = TALE.replace(fight, "won: 6,").replace(
        "            3: (",
        "            6: (text: \"Round.\", options: [(text: \"Round\", to: 2)]),\n            3: (",
    );
    assert_eq!(
        all_said(&round),
        [
            "22:24: the fight of entry 2 has no exit: it leads to no ending",
            "29:13: entry 6 leads to no ending",
            "31:13: nothing leads to entry 4",
            "39:13: nothing leads to entry 5",
        ]
    );
}

/// What leads only to a missing entry may lead to an ending once it is written.
#[test]
fn a_draft_is_told_what_is_missing_and_not_what_follows() {
    let entry =
        |text: &str, to: u16| format!("(text: \"{text}\", options: [(text: \"On\", to: {to})])");
    let draft = format!(
        "{{ \"faulty:tale\": (title: \"A\", setting: \"core:fantasy\", blurb: \"\", party: [\"core:brask\"], \
         start: 1, entries: {{ 1: {}, 2: {}, 3: {} }}) }}",
        entry("A road.", 2),
        entry("A yard.", 3),
        entry("A ditch.", 99)
    );
    let said = all_said(&draft);
    assert!(
        said.iter().any(|it| it.contains("there is no entry 99")),
        "{said:#?}"
    );
    assert!(
        !said.iter().any(|it| it.contains("leads to no ending")),
        "{said:#?}"
    );
}

#[test]
fn plot_words_without_a_use_or_a_source_are_reported() {
    shown_at_its_place(
        TALES,
        TALE,
        &[
            (
                "(text: \"Left\", word: \"LEFT\"",
                "(text: \"Left\", effects: [Word(\"LEFT\"), ¦Word(\"LAMP\")]",
                "nothing asks for the plot word LAMP",
            ),
            (
                "when: [Money(3)]",
                "when: [Money(3), ¦Word(\"LAMP\")]",
                "nothing gives the plot word LAMP",
            ),
            (
                "effects: [Damage(\"d6\", All)]",
                "effects: [Damage(\"d6\", All), ¦Word(\"LAMP\")]",
                "nothing asks for the plot word LAMP",
            ),
            (
                "effects: [Damage(\"d6\", All)]",
                "effects: [¦Flag(\"LEFT\")]",
                "nothing asks for the flag LEFT",
            ),
            (
                "when: [Money(3)]",
                "when: [Not(¦Counter(\"LAMP\", 2))]",
                "nothing gives the counter LAMP",
            ),
            (
                "when: [Money(3)]",
                "when: [Any([Money(3), ¦NoWord(\"LAMP\")])]",
                "nothing gives the plot word LAMP",
            ),
            (
                "word: \"LEFT\"",
                "word: ¦\"left\"",
                "`left` is no plot word",
            ),
            (
                "Word(\"LEFT\")], effects",
                "Word(\"¦L\")], effects",
                "`L` is no plot word",
            ),
        ],
    );
}

#[test]
fn options_that_can_all_be_shut_are_reported() {
    let shut = "all options can be shut at once";
    shown_at_its_place(
        TALES,
        TALE,
        &[
            (
                "options: [\n                    (text: \"Home\", when: [Word(\"LEFT\")]",
                "options: ¦[\n                    (text: \"Home\", when: [Word(\"LEFT\"), Money(1)]",
                shut,
            ),
            (
                "options: [\n                    (text: \"Home\", when: [Word(\"LEFT\")], effects: [Item(\"core:rope\", 1)], to: 5),\n                    (text: \"Away\", when: [NoWord(\"LEFT\")], to: 3),",
                "options: ¦[\n                    (text: \"Home\", when: [Word(\"LEFT\")], to: 5),",
                shut,
            ),
            (
                "options: [\n                    (text: \"Home\", when: [Word(\"LEFT\")]",
                "options: ¦[\n                    (text: \"Home\", when: [Word(\"LEFT\"), Chance(1, 5)]",
                shut,
            ),
            (
                "options: [\n                    (text: \"Home\", when: [Word(\"LEFT\")]",
                "options: ¦[\n                    (text: \"Home\", when: [Not(All([NoWord(\"LEFT\"), Item(\"core:rope\")])), Not(Money(2))]",
                shut,
            ),
        ],
    );
}

#[test]
fn options_of_which_one_is_always_open_are_taken() {
    let [home, away] = ["when: [Word(\"LEFT\")]", "when: [NoWord(\"LEFT\")]"];
    for [one, other] in [
        ["Chance(1, 3)", "Chance(3, 6)"],
        ["Item(\"core:rope\")", "Not(Item(\"core:rope\"))"],
        ["Money(5)", "Not(All([Money(8), Money(5)]))"],
        [
            "Any([Day(2), Heroes(2)])",
            "All([Not(Day(2)), Not(Heroes(3))])",
        ],
    ] {
        let text = TALE.replace("word: \"LEFT\", ", "");
        let text = text.replace(home, &format!("when: [{one}]"));
        let text = text.replace(away, &format!("when: [{other}]"));
        assert_eq!(said(TALES, &text), [""; 0], "{one}, {other}");
    }
}

#[test]
fn a_chance_that_no_die_shows_is_reported() {
    shown_at_its_place(
        TALES,
        TALE,
        &[
            (
                "when: [Money(3)]",
                "when: [¦Chance(4, 7)]",
                "the die shows 1 to 6",
            ),
            (
                "when: [Money(3)]",
                "when: [¦Chance(4, 2)]",
                "the smaller number comes first",
            ),
            (
                "effects: [Damage(\"d6\", All)]",
                "effects: [¦Join(\"core:marshal\")]",
                "this hero is not of `core:fantasy`",
            ),
            (
                "ending: (outcome: Good, title: \"Home\")",
                "ending: (outcome: Good, title: \"Home\", next: ¦\"core:marigold\")",
                "that adventure is not set in `core:fantasy`",
            ),
        ],
    );
}

#[test]
fn what_does_not_go_together_is_reported() {
    shown_at_its_place(
        TALES,
        TALE,
        &[
            (
                "            3: (text: \"A ditch.\", ending: (outcome: Bad, title: \"Ditch\")),",
                "            3: (text: \"A ditch.\", ending: (outcome: Bad, title: \"Ditch\"), options: ¦[(text: \"On\", to: 5)]),",
                "there are no options",
            ),
            (
                "            3: (text: \"A ditch.\", ending: (outcome: Bad, title: \"Ditch\")),",
                "            3: ¦(text: \"A ditch.\"),",
                "needs an option, a fight or an ending",
            ),
            (
                "shop: (sells: [\"core:rope\"], buys: 50),",
                "shop: (sells: [\"core:rope\"], buys: 50), sleep: ¦(cost: 1),",
                "at most one of fight, shop, sleep, ending",
            ),
            (
                "(text: \"Left\", word: \"LEFT\", to: 2)",
                "¦(text: \"Left\", word: \"LEFT\")",
                "exactly one of `to`, `check` and `contest`",
            ),
            (
                "(text: \"Left\", word: \"LEFT\", to: 2)",
                "¦(text: \"Left\", word: \"LEFT\", to: 2, contest: (attribute: St, against: 9, won: 2, lost: 3))",
                "exactly one of `to`, `check` and `contest`",
            ),
            ("text: \"A road.\"", "text: ¦\" \"", "the text is blank"),
            (
                "party: [\"core:brask\"]",
                "party: ¦[]",
                "`party` has 1 to 6 items; here are 0",
            ),
            (
                "dice: 3,",
                "dice: ¦9,",
                "`dice` is a whole number from 1 to 8, not 9",
            ),
            ("against: 10", "against: ¦99", "from 1 to 60"),
            (
                "buys: 50",
                "buys: ¦101",
                "`buys` is a whole number from 0 to 100, not 101",
            ),
        ],
    );
}

#[test]
fn fights_that_cannot_be_set_up_are_reported() {
    shown_at_its_place(
        TALES,
        TALE,
        &[
            (
                "party: \"P\"",
                "party: ¦\"B\"",
                "the board has 3 spaces B for a party of up to 6",
            ),
            (
                "party: \"P\"",
                "party: ¦\"p\"",
                "no letter for starting spaces",
            ),
            (
                "(\"core:wolf\", \"A\", 1)",
                "¦(\"core:wolf\", \"B\", 4)",
                "the board has 3 spaces B for 4 foes",
            ),
            (
                "(\"core:wolf\", \"A\", 1)",
                "¦(\"core:wolf\", \"A\", 6)",
                "spaces A for 8 foes",
            ),
            (
                "(\"core:wolf\", \"A\", 1)",
                "¦(\"core:wolf\", \"A\", 0)",
                "1 to 6 of a kind",
            ),
            (
                "foes: [(\"core:bandit\", \"A\", 2), (\"core:wolf\", \"A\", 1)]",
                "foes: ¦[]",
                "`foes` has 1 to 8 items; here are 0",
            ),
            (
                "board: \"core:mill_yard\"",
                "board: ¦\"core:saloon\"",
                "the board is not for `core:fantasy`",
            ),
            (
                "party: \"P\",",
                "party: \"P\", goal: ¦HoldOut(41),",
                "a fight lasts 1 to 40 rounds",
            ),
            (
                "party: \"P\",",
                "party: \"P\", goal: ¦Slay(\"core:troll\"),",
                "`core:troll` is not among those who begin the fight",
            ),
            (
                "party: \"P\",",
                "party: \"P\", goal: Slay(¦\"core:trol\"),",
                "did you mean `core:troll`?",
            ),
            (
                "party: \"P\",",
                "party: \"P\", goal: ¦Reach(\"Z\"),",
                "the board has no spaces Z",
            ),
            (
                "party: \"P\",",
                "party: \"P\", goal: ¦Reach(\"P\"),",
                "the party begins on spaces P",
            ),
            (
                "party: \"P\",",
                "party: \"P\", reinforcements: [(¦1, \"core:bandit\", \"A\", 2)],",
                "reinforcements come in round 2 to 40",
            ),
            (
                "party: \"P\",",
                "party: \"P\", reinforcements: [(2, \"core:bandit\", ¦\"Z\", 2)],",
                "the board has no spaces Z",
            ),
            (
                "party: \"P\",",
                "party: \"P\", reinforcements: [¦(2, \"core:bandit\", \"A\", 7)],",
                "1 to 6 of a kind",
            ),
            (
                "party: \"P\",",
                "party: \"P\", third_side: [¦(\"core:wolf\", \"Z\", 1)],",
                "the board has 0 spaces Z for 1 foes",
            ),
            (
                "party: \"P\",",
                "party: \"P\", third_side: [¦(\"core:wolf\", \"A\", 7)],",
                "1 to 6 of a kind",
            ),
            (
                "party: \"P\",",
                "party: \"P\", third_side: [(¦\"core:wolv\", \"A\", 1)],",
                "core:wolf",
            ),
        ],
    );
}
