//! Unknown names, and files that are not adventures or boards: each is reported at its place.

use crate::faults::{BOARD, BOARDS, TALE, TALES, shown_at_its_place};

#[test]
fn names_that_nobody_knows_are_reported() {
    shown_at_its_place(
        TALES,
        TALE,
        &[
            (
                "board: \"core:mill_yard\"",
                "board: ¦\"core:mil_yard\"",
                "did you mean `core:mill_yard`?",
            ),
            (
                "(\"core:bandit\", \"A\", 2)",
                "(¦\"core:bandt\", \"A\", 2)",
                "did you mean `core:bandit`?",
            ),
            (
                "setting: \"core:fantasy\"",
                "setting: ¦\"core:fantasia\"",
                "did you mean `core:fantasy`?",
            ),
            (
                "party: [\"core:brask\"]",
                "party: [¦\"core:bras\"]",
                "did you mean `core:brask`?",
            ),
            (
                "skill: \"core:lore\"",
                "skill: ¦\"core:lora\"",
                "did you mean `core:lore`?",
            ),
            (
                "\"core:ration\": 2",
                "¦\"core:rtion\": 2",
                "did you mean `core:ration`?",
            ),
            (
                "sells: [\"core:rope\"]",
                "sells: [¦\"core:roep\"]",
                "did you mean `core:rope`?",
            ),
            (
                "Item(\"core:rope\", 1)",
                "Item(¦\"core:roep\", 1)",
                "did you mean `core:rope`?",
            ),
            (
                "when: [Money(3)]",
                "when: [Item(¦\"core:roep\")]",
                "did you mean `core:rope`?",
            ),
            (
                "when: [Money(3)]",
                "when: [Any([Item(¦\"core:roep\")])]",
                "did you mean `core:rope`?",
            ),
            (
                "when: [Money(3)]",
                "when: [Skill(¦\"core:lora\")]",
                "did you mean `core:lore`?",
            ),
            (
                "when: [Money(3)]",
                "when: [Knows(¦\"core:blurr\")]",
                "did you mean `core:blur`?",
            ),
            (
                "when: [Money(3)]",
                "when: [Hero(¦\"core:bras\")]",
                "did you mean `core:brask`?",
            ),
        ],
    );
}

#[test]
fn what_is_no_adventure_is_reported() {
    shown_at_its_place(
        TALES,
        TALE,
        &[
            ("purse: 5", "¦purze: 5", "did you mean `purse`?"),
            (
                "text: \"Left\",",
                "¦txt: \"Left\",",
                "there is no field `txt`",
            ),
            ("text: \"A road.\",", "text: ¦3,", "expected"),
            ("start: 1", "start: ¦\"1\"", "expected a whole number"),
            (
                "            4: (\n                text: \"A market.\",",
                "            4: ¦(",
                "the field `text` is missing",
            ),
            ("Damage(\"d6\", All)", "Damage(¦\"d7x\", All)", ""),
            (
                "Damage(\"d6\", All)",
                "Damage(\"d6\", ¦Everybody)",
                "none of the choices for `Who`",
            ),
            (
                "Damage(\"d6\", All)",
                "¦Dmage(\"d6\", All)",
                "did you mean `Damage`?",
            ),
            (
                "Damage(\"d6\", All)",
                "Damage(\"d6\"¦)",
                "`Damage` takes 2 values, not 1",
            ),
            (
                "when: [Money(3)]",
                "when: [¦Gold(3)]",
                "none of the choices for `Condition`",
            ),
            (
                "when: [Money(3)]",
                "when: [Money(¦-3)]",
                "`Money` is a whole number from 0 to 1000000, not -3",
            ),
            (
                "attribute: Iq",
                "attribute: ¦Wits",
                "none of the choices for `Attribute`",
            ),
            (
                "outcome: Good",
                "outcome: ¦Fine",
                "none of the choices for `Outcome`",
            ),
            ("            5: (text", "            ¦4: (text", "4"),
            ("            5: (text", "            ¦five: (text", ""),
            ("            5: (text", "            ¦70000: (text", ""),
        ],
    );
}

#[test]
fn boards_that_cannot_be_played_on_are_reported() {
    shown_at_its_place(
        BOARDS,
        BOARD,
        &[
            (
                "\".b.....A.\"",
                "¦\".b..?..A.\"",
                "`?` in column 5 means nothing",
            ),
            (
                "\".b.....A.\"",
                "¦\".x.....A.\"",
                "`x` in column 2 means nothing",
            ),
            (
                "rows: [\n            \"PPPPPP..1\"",
                "rows: ¦[\n            \"PPPPPP...\"",
                "the stairs 1 need two ends, not 1",
            ),
            (
                "settings: [\"core:fantasy\"]",
                "settings: ¦[]",
                "name at least one",
            ),
            (
                "furniture: { 'b': \"barrel\" }",
                "furniture: ¦{ 'b': \"barrel\", 'o': \"oven\" }",
                "not `o`",
            ),
            (
                "ground: Grass",
                "ground: ¦Gras",
                "did you mean `core:grass`?",
            ),
            (
                "settings: [\"core:fantasy\"]",
                "settings: [¦\"core:fantasi\"]",
                "did you mean `core:fantasy`?",
            ),
        ],
    );
}
