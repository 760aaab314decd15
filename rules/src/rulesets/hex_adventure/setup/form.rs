//! The form for setting up a game: its fields, and cards for what they offer.

use super::{
    ADVENTURE, BAND, FEW_FOES, HEROES, MASTER, MOST_FOES, NAMES, NONE, OWN, READY, ROSTER,
    SKIRMISH, party_in, party_of,
};
use crate::{
    content::{RecordId, Ref},
    game::{
        CampaignKeys, Drawing, FieldKind, FormPart, MasterAsked, Matters, Phrase, Preset, RuleId,
        SetupCard, SetupField, SetupForm, SetupValues, intern,
    },
    rulesets::hex_adventure::{
        content::{Book, Setting},
        rules,
        words::names,
    },
};

/// The form for setting up a game, as it is shown.
pub fn form(book: &Book) -> SetupForm {
    let mut form = bare(book);
    for field in &mut form.fields {
        (field.notes, field.cards) = match field.key {
            SKIRMISH => (about_boards(book), board_cards(book)),
            ADVENTURE => (about_adventures(book), adventure_cards(book)),
            BAND => (about_foes(book), foe_cards(book)),
            NAMES => (about_heroes(book), hero_cards(book)),
            _ => continue,
        };
    }
    form
}

/// The form without notes and cards, which nobody needs to read values by: every game begins with
/// that, and they are most of the work.
pub fn bare(book: &Book) -> SetupForm {
    let mut fields = played(book);
    fields.extend(players(book));
    // A single fight, on the first board for one.
    let skirmish = book.boards.first().map(|board| Preset {
        label: Phrase::new("shelf-skirmish"),
        values: skirmish_on(&board.id),
    });
    SetupForm {
        party_size: Some(HEROES),
        master: MasterAsked::IfSaid(MASTER),
        campaign: Some(CampaignKeys::of_people(ROSTER)),
        presets: skirmish.into_iter().collect(),
        // A party that is still to be made may turn out in many ways.
        tried_out: vec![Matters::Unless(SKIRMISH, NONE), Matters::If("party", READY)],
        ..SetupForm::of(fields)
    }
}

/// The values of a fight by itself on a board.
pub fn skirmish_on(board: &RecordId) -> SetupValues {
    SetupValues([(SKIRMISH.to_owned(), board.to_string())].into())
}

fn field(key: &'static str, kind: FieldKind, default: &str, rule: RuleId) -> SetupField {
    SetupField {
        default: default.to_owned(),
        rule: Some(rule),
        ..SetupField::new(key, format!("hex-option-{key}"), kind)
    }
}

/// The fields about the game: an adventure, or a single fight.
fn played(book: &Book) -> Vec<SetupField> {
    // Whoever knows none of them yet should not be sent into the longest.
    let mut adventures: Vec<_> = book.adventures.iter().collect();
    adventures.sort_by_key(|it| (!it.to_begin_with, it.entries.len()));
    let adventures: Vec<_> = adventures
        .into_iter()
        .map(|it| (intern(it.id.as_str()), names::title(it)))
        .collect();
    let none = (NONE, Phrase::new("hex-option-skirmish-none"));
    let boards = book
        .boards
        .iter()
        .map(|it| (intern(it.id.as_str()), names::board(it)));
    let boards: Vec<_> = std::iter::once(none).chain(boards).collect();
    let foes: Vec<_> = book
        .foes
        .iter()
        .map(|it| (intern(it.id.as_str()), Phrase::new(it.name)))
        .collect();
    let sides = ["party", "foes"].map(|it| (it, Phrase::new(intern(&format!("hex-first-{it}")))));
    let first_adventure = adventures.first().map_or("", |it| it.0);
    let first_foe = foes.first().map_or("", |it| it.0);
    let band = FieldKind::Several {
        of: foes.clone(),
        each: MOST_FOES as u32,
        most: MOST_FOES as u32,
    };
    let fight = rules::SKIRMISH_BEGIN;
    let in_skirmish = Matters::Unless(SKIRMISH, NONE);
    vec![
        field(SKIRMISH, FieldKind::Choice(boards), NONE, fight),
        SetupField {
            matters: Matters::If(SKIRMISH, NONE),
            ..field(
                ADVENTURE,
                FieldKind::Choice(adventures),
                first_adventure,
                rules::ENTRIES_READING,
            )
        },
        SetupField {
            matters: in_skirmish,
            ..field(
                "first",
                FieldKind::Choice(sides.to_vec()),
                "party",
                rules::FIGHT_FIRST,
            )
        },
        SetupField {
            matters: in_skirmish,
            help: Phrase::new("hex-option-band-help").with("n", FEW_FOES),
            ..field(BAND, band, "", fight)
        },
        SetupField {
            matters: Matters::Never,
            ..field("foe", FieldKind::Choice(foes), first_foe, fight)
        },
        SetupField {
            matters: Matters::Never,
            ..field(
                "foes",
                FieldKind::Number(1, MOST_FOES),
                &FEW_FOES.to_string(),
                fight,
            )
        },
    ]
}

/// The fields about the party.
fn players(book: &Book) -> Vec<SetupField> {
    let parties = [READY, OWN].map(|it| (it, Phrase::new(intern(&format!("hex-party-{it}")))));
    let most = i32::from(book.figures.most_heroes);
    let heroes = book
        .heroes
        .iter()
        .map(|it| (intern(it.id.as_str()), plain(&it.record.name)));
    let names = FieldKind::Several {
        of: heroes.collect(),
        each: 1,
        most: most as u32,
    };
    let masters = [SetupForm::BOOK, SetupForm::PERSON];
    let masters = masters.map(|it| (it, Phrase::new(intern(&format!("hex-master-{it}")))));
    let all = vec![
        SetupField {
            matters: Matters::Never,
            ..field(
                MASTER,
                FieldKind::Choice(masters.to_vec()),
                SetupForm::BOOK,
                rules::FOES_NEAREST,
            )
        },
        field(
            "party",
            FieldKind::Choice(parties.to_vec()),
            READY,
            rules::HEROES_READY,
        ),
        SetupField {
            matters: Matters::If("party", READY),
            ..field(NAMES, names, "", rules::HEROES_READY)
        },
        SetupField {
            matters: Matters::If("party", OWN),
            ..field(
                HEROES,
                FieldKind::Number(1, most),
                "4",
                rules::HEROES_POINTS,
            )
        },
        field(ROSTER, FieldKind::Hidden, "", rules::GROWTH_CARRIED_OVER),
    ];
    let of_party = |field| SetupField {
        part: FormPart::Party,
        ..field
    };
    all.into_iter().map(of_party).collect()
}

type Notes = Vec<(&'static str, Phrase)>;

/// A line about each adventure.
fn about_adventures(book: &Book) -> Notes {
    let notes = book.adventures.iter();
    notes
        .map(|it| (intern(it.id.as_str()), names::told(it, "blurb", &it.blurb)))
        .collect()
}

type Cards = Vec<(&'static str, SetupCard)>;

/// The names of worlds.
fn under(book: &Book, settings: &[Ref<Setting>]) -> Vec<Phrase> {
    let known = settings.iter().filter_map(|id| book.settings.find(id));
    known.map(|it| Phrase::new(book[it].name)).collect()
}

/// The world, the length, the party and the picture of each adventure.
fn adventure_cards(book: &Book) -> Cards {
    let cards = book.adventures.iter().map(|it| {
        let fights = it.entries.values().filter(|entry| entry.fight.is_some());
        let begin = it
            .to_begin_with
            .then(|| Phrase::new("hex-card-to-begin-with"));
        let card = SetupCard {
            under: under(book, std::slice::from_ref(&it.setting)),
            begin,
            facts: vec![
                Phrase::new("hex-card-entries").with("n", it.entries.len()),
                Phrase::new("hex-card-fights").with("n", fights.count()),
                Phrase::new("hex-card-party").with("n", it.party.len()),
            ],
            drawing: it.picture.clone().map_or(Drawing::None, Drawing::Picture),
            party: known_ids(party_of(it)),
        };
        (intern(it.id.as_str()), card)
    });
    cards.collect()
}

fn board_cards(book: &Book) -> Cards {
    let cards = book.boards.iter().map(|it| {
        let card = SetupCard {
            under: under(book, &it.settings),
            drawing: Drawing::Board,
            party: known_ids(party_in(book, it.settings.first())),
            ..SetupCard::default()
        };
        (intern(it.id.as_str()), card)
    });
    cards.collect()
}

fn token_card(book: &Book, settings: &[Ref<Setting>], bust: &str) -> SetupCard {
    SetupCard {
        under: under(book, settings),
        drawing: Drawing::Token(bust.to_owned()),
        ..SetupCard::default()
    }
}

/// Ids as the values of a field.
fn known_ids(ids: Vec<RecordId>) -> Vec<&'static str> {
    ids.iter().map(|id| intern(id.as_str())).collect()
}

fn foe_cards(book: &Book) -> Cards {
    let foes = book.foes.iter();
    foes.map(|it| {
        (
            intern(it.id.as_str()),
            token_card(book, &it.settings, &it.bust),
        )
    })
    .collect()
}

fn hero_cards(book: &Book) -> Cards {
    let heroes = book.heroes.iter();
    heroes
        .map(|it| {
            (
                intern(it.id.as_str()),
                token_card(book, &it.settings, &it.bust),
            )
        })
        .collect()
}

/// The worlds of a record, as one message.
fn worlds(book: &Book, settings: &[Ref<Setting>]) -> Phrase {
    let known = settings.iter().filter_map(|id| book.settings.find(id));
    let names = known.map(|it| Phrase::new(book[it].name));
    let joined = names.reduce(|first, second| {
        Phrase::new("hex-item-and")
            .with("first", first)
            .with("second", second)
    });
    joined.unwrap_or_else(|| plain(""))
}

fn about_boards(book: &Book) -> Notes {
    let boards = book.boards.iter();
    boards
        .map(|it| (intern(it.id.as_str()), worlds(book, &it.settings)))
        .collect()
}

fn about_foes(book: &Book) -> Notes {
    let notes = book.foes.iter().map(|it| {
        let note = Phrase::new("hex-about-foe").with("setting", worlds(book, &it.settings));
        (
            intern(it.id.as_str()),
            attributes(note, it.st, it.dx, it.iq),
        )
    });
    notes.collect()
}

fn about_heroes(book: &Book) -> Notes {
    let notes = book.heroes.iter().map(|it| {
        let note = Phrase::new("hex-about-hero").with("role", Phrase::new(it.detail));
        (
            intern(it.id.as_str()),
            attributes(note, it.st, it.dx, it.iq),
        )
    });
    notes.collect()
}

fn attributes(note: Phrase, st: i32, dx: i32, iq: i32) -> Phrase {
    note.with("st", st).with("dx", dx).with("iq", iq)
}

fn plain(text: &str) -> Phrase {
    Phrase::new("hex-plain").with("text", text.to_owned())
}
