//! Setup by form, and what a screen shows of pages, packs and shops.

use crate::{BOOK, setup};
use tabledelve::{
    dice::Chance,
    game::{ContentStamp, Drawing, Game, Phrase, Ruleset, Session, SetupValues, Side, Table},
    rulesets::hex_adventure::{HexAdventure, Party, Setup},
};

fn values(given: &[(&str, &str)]) -> SetupValues {
    let pairs = given
        .iter()
        .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
    SetupValues(pairs.collect())
}

fn read(given: &[(&str, &str)]) -> Result<Setup, String> {
    HexAdventure::setup(&BOOK, &values(given))
}

fn session(given: &[(&str, &str)]) -> Session<HexAdventure> {
    let stamp = ContentStamp(Vec::new());
    Session::new(BOOK.clone(), stamp, setup(given), 7, Chance::seeded(7))
}

/// Takes the choice with this label, or with this text in its label.
fn take(table: &mut dyn Table, label: &str) {
    let decision = table.decision().expect("something to decide");
    let named = |said: &tabledelve::game::Phrase| {
        said.key == label || format!("{:?}", said.args).contains(label)
    };
    let place = decision.choices.iter().position(|it| named(&it.label));
    let place = place.unwrap_or_else(|| panic!("no {label} in {:#?}", decision.choices));
    table.submit(place, None).expect("a choice that is offered");
    table.show_to(usize::MAX);
}

#[test]
fn heroes_and_foes_are_picked_by_name() {
    let two = read(&[("names", "core:magus,core:ajax")]).unwrap();
    let Party::Ready(heroes) = &two.party else {
        panic!("{two:?}");
    };
    let heroes: Vec<&str> = heroes.iter().map(|id| id.as_str()).collect();
    // They go by other names than in earlier versions.
    assert_eq!(heroes, ["core:odwin", "core:brask"]);

    let fight = [
        ("skirmish", "core:ford"),
        ("band", "core:wolf*3, core:bandit"),
    ];
    let foes = read(&fight).unwrap().skirmish.expect("a skirmish").foes;
    let foes: Vec<(&str, u8)> = foes.iter().map(|(id, n)| (id.as_str(), *n)).collect();
    assert_eq!(foes, [("core:wolf", 3), ("core:bandit", 1)]);
}

#[test]
fn boards_are_fought_against_foes_of_their_world() {
    for board in BOOK.boards.iter() {
        let values = [("skirmish", board.id.as_str())];
        let foes = read(&values).unwrap().skirmish.expect("a skirmish").foes;
        let foe = BOOK.foes.iter().find(|it| it.id == foes[0].0).unwrap();
        assert!(foe.settings.contains(&board.settings[0]), "{}", board.id);
        assert_eq!(foes[0].1, 4);
    }
    let values = [("skirmish", "core:ford")];
    let foes = read(&values).unwrap().skirmish.expect("a skirmish").foes;
    assert_eq!(foes[0].0.as_str(), "core:bandit");
    // Whoever is named is met everywhere.
    let western = BOOK
        .boards
        .iter()
        .find(|it| it.settings[0].id().as_str() == "core:western");
    let values = [
        ("skirmish", western.unwrap().id.as_str()),
        ("foe", "core:wolf"),
    ];
    let foes = read(&values).unwrap().skirmish.expect("a skirmish").foes;
    assert_eq!(foes[0].0.as_str(), "core:wolf");
}

#[test]
fn foes_of_a_kind_wear_the_numbers_of_their_names() {
    let mut table = session(&[
        ("skirmish", "core:ford"),
        ("band", "core:wolf*3,core:bandit"),
    ]);
    table.show_to(usize::MAX);
    let tokens = table.scene().tokens;
    let numbers = |key: &str| {
        let named = tokens
            .iter()
            .filter(|it| format!("{:?}", it.name).contains(key));
        named.map(|it| it.number).collect::<Vec<_>>()
    };
    assert_eq!(numbers("hex-foe-wolf"), [Some(1), Some(2), Some(3)]);
    assert_eq!(numbers("hex-foe-bandit"), [None]);
    assert!(
        tokens
            .iter()
            .all(|it| it.side == Side::Foe || it.number.is_none())
    );
}

#[test]
fn what_cannot_be_picked_is_named() {
    for (key, value, part) in [
        ("names", "core:nobody", "core:nobody"),
        ("names", "core:ajax*2", "1 to 1 times"),
        ("band", "core:wolf*13", "1 to 12 times"),
        ("band", "core:wolf*12,core:bandit", "at most 12 in all"),
        ("band", "core:wolf*x", "write it like"),
    ] {
        let problem = read(&[("skirmish", "core:ford"), (key, value)]).unwrap_err();
        assert!(problem.contains(part), "{key}={value}: {problem}");
    }
}

#[test]
fn heroes_of_the_roster_go_alone_or_with_those_who_are_picked() {
    let game = Game::<HexAdventure>::new(
        BOOK.clone(),
        setup(&[("names", "core:paris")]),
        1,
        Chance::seeded(1),
    );
    let legacy = HexAdventure::legacy(&game).expect("what outlives it");
    let legacy: tabledelve::rulesets::hex_adventure::Legacy = ron::from_str(&legacy).unwrap();
    let (seat, paris) = &legacy.survivors[0];
    assert_eq!((*seat, paris.name.as_str()), (0, "Tansy"));
    let roster = format!("[{}]", ron::to_string(paris).unwrap());

    let names = |setup: Setup| match setup.party {
        Party::Returning(heroes) => heroes.into_iter().map(|it| it.name).collect::<Vec<_>>(),
        other => panic!("{other:?}"),
    };
    let alone = read(&[("roster", &roster)]).unwrap();
    assert_eq!(names(alone), ["Tansy"]);
    let both = read(&[("roster", &roster), ("names", "core:ajax")]).unwrap();
    assert_eq!(names(both), ["Tansy", "Brask"]);
}

#[test]
fn pages_read_before_are_kept_without_the_one_at_hand() {
    let mut table = session(&[("adventure", "core:first_steps")]);
    table.show_to(usize::MAX);
    let first = table.scene().page.expect("the first page");
    assert!(first.read.is_empty() && first.number == Some(1));
    take(&mut table, "See who is at the inn");
    let second = table.scene().page.expect("the second page");
    let read: Vec<_> = second.read.iter().map(|page| page.number).collect();
    assert_eq!((read, second.number), (vec![Some(1)], Some(10)));
    assert_eq!(second.read[0].text, first.text);
    // The day, the purse and the rations.
    assert_eq!(second.notes.len(), 3);
    assert!(table.scene().place.is_none(), "the book has the text");
}

#[test]
fn attributes_say_their_full_names_and_what_they_do() {
    let mut table = session(&[("skirmish", "core:ford"), ("names", "core:brask")]);
    table.show_to(usize::MAX);
    let sheet = table.scene().sheets.remove(0);
    let full = ["hex-st-long", "hex-dx-long", "hex-iq-long"];
    for (stat, full) in sheet.stats.iter().zip(full) {
        let about = format!("{:?}", stat.about);
        assert!(about.contains(full), "{about}");
        // Nobody has to be told that ST 14 is 14 ST.
        assert_ne!(stat.parts.len(), 1);
    }
}

#[test]
fn pages_have_the_pictures_of_their_records() {
    let mut table = session(&[("adventure", "core:borrowed_bell")]);
    let shown = |page: tabledelve::game::Page| (page.number, page.picture);
    table.show_to(1);
    let title = table.scene().page.expect("the title page");
    assert_eq!(shown(title), (None, Some("bell_title".to_owned())));
    table.show_to(usize::MAX);
    let first = table.scene().page.expect("the first page");
    assert_eq!(shown(first), (Some(1), Some("bell_inn".to_owned())));
    let form = HexAdventure::setup_form(&BOOK);
    let mut fields = form.fields.iter();
    let field = fields.find(|it| it.key == "adventure").expect("a field");
    let card = field.card("core:borrowed_bell").expect("a card");
    assert_eq!(card.drawing, Drawing::Picture("bell_title".to_owned()));
}

#[test]
fn setup_proposes_an_adventure_to_begin_with() {
    let form = HexAdventure::setup_form(&BOOK);
    let mut fields = form.fields.iter();
    let field = fields.find(|it| it.key == "adventure").expect("a field");
    assert_eq!(field.default, "core:first_steps");
    let says_so = |id: &str| {
        let begin = &field.card(id).expect("a card").begin;
        begin
            .as_ref()
            .is_some_and(|it| it.key == "hex-card-to-begin-with")
    };
    assert!(says_so("core:first_steps") && !says_so("core:borrowed_bell"));
}

#[test]
fn the_form_knows_who_goes_where_nobody_is_picked() {
    let form = HexAdventure::setup_form(&BOOK);
    for given in [
        ("adventure", "core:first_steps"),
        ("adventure", "core:borrowed_bell"),
        ("skirmish", "core:tavern"),
    ] {
        let Party::Ready(party) = read(&[given]).unwrap().party else {
            panic!("ready-made heroes go by default");
        };
        let party: Vec<&str> = party.iter().map(|id| id.as_str()).collect();
        assert!(!party.is_empty());
        assert_eq!(form.party(&values(&[given])), party, "{given:?}");
    }
}

#[test]
fn a_shop_tells_prices_and_what_is_too_dear() {
    let mut table = session(&[("adventure", "core:first_steps")]);
    table.show_to(usize::MAX);
    take(&mut table, "See who is at the inn");
    take(&mut table, "hex-act-shop");
    let decision = table.decision().expect("a shop");
    let bought = |group: &Option<tabledelve::game::Phrase>| {
        group.as_ref().is_some_and(|it| it.key == "hex-group-buy")
    };
    let goods = decision.choices.iter().filter(|it| bought(&it.group));
    assert!(goods.clone().count() >= 3);
    for line in goods {
        let told = [&line.aside, &line.section, &line.detail];
        assert!(told.iter().all(|it| it.is_some()), "{line:?}");
    }
    let dear: Vec<_> = decision
        .refused
        .iter()
        .filter(|it| bought(&it.group))
        .collect();
    assert!(!dear.is_empty() && dear.iter().all(|it| it.aside.is_some()));
    let before = table.scene().pack.expect("a pack");
    take(&mut table, "hex-good-ration");
    let after = table.scene().pack.expect("a pack");
    let rations = |pack: &tabledelve::game::Pack| {
        let mut things = pack.things.iter();
        things
            .find(|it| it.name.key == "hex-good-ration")
            .map_or(0, |it| it.count)
    };
    assert_eq!(rations(&after), rations(&before) + 1);
    assert_ne!(after.purse, before.purse);
}

#[test]
fn heroes_in_the_making_are_told_what_attributes_do_and_what_they_lack() {
    let mut table = session(&[("skirmish", "core:ford"), ("party", "own"), ("heroes", "1")]);
    table.show_to(usize::MAX);
    let key = |it: &Option<tabledelve::game::Phrase>| it.as_ref().map(|it| it.key.to_string());
    let decision = table.decision().expect("an attribute");
    assert!(decision.is_display());
    let told = |detail: &Option<tabledelve::game::Phrase>| key(detail).unwrap_or_default();
    assert_eq!(told(&decision.choices[0].detail), "hex-st-detail");
    // The other two can be read about, too.
    let others: Vec<_> = decision.refused.iter().map(|it| told(&it.why)).collect();
    assert_eq!(others, ["hex-why-next", "hex-why-rest"]);
    // Eight to sixteen, with what each leaves of 32 points.
    let ware = decision.choices[0].ware.clone().expect("a card");
    assert_eq!(decision.choices[0].amount, Some((8, 16)));
    assert_eq!(ware.prices.len(), 9);
    let price = ware.price_of(Some(11), 8).expect("a price");
    assert_eq!(*price, Phrase::new("hex-price-leaves").with("n", 21));
    table.submit(0, Some(11)).unwrap();
    table.submit(0, Some(11)).unwrap();

    let caution = |table: &dyn Table| {
        let decision = table.decision().expect("something to decide");
        key(&decision.choices[0].caution)
    };
    assert_eq!(caution(&table), Some("hex-caution-points".to_owned()));
    take(&mut table, "hex-act-learned");
    assert_eq!(caution(&table), Some("hex-caution-unarmed".to_owned()));
    take(&mut table, "hex-weapon-dagger");
    assert_eq!(caution(&table), Some("hex-caution-packed".to_owned()));
    take(&mut table, "hex-act-take");
    assert_eq!(caution(&table), None);

    // A face of the player's choice is seen everywhere, if the game offers it.
    let faces = table.scene().sheets[0].faces.clone();
    assert!(faces.len() > 2, "{faces:?}");
    let key = tabledelve::game::face_key(table.scene().sheets[0].id);
    table.set_note(&key, Some(faces[2].clone()));
    assert_eq!(table.scene().sheets[0].sprite, faces[2]);
    table.set_note(&key, Some("dragon".to_owned()));
    assert_eq!(table.scene().sheets[0].sprite, faces[0]);
}

#[test]
fn goods_on_display_keep_their_places_and_say_what_they_cost() {
    let mut table = session(&[("adventure", "core:first_steps")]);
    table.show_to(usize::MAX);
    take(&mut table, "See who is at the inn");
    take(&mut table, "hex-act-shop");
    let ranks = |table: &dyn Table| {
        let decision = table.decision().expect("a shop");
        let choices = decision.choices.into_iter().map(|it| (it.group, it.ware));
        let refused = decision.refused.into_iter().map(|it| (it.group, it.ware));
        let bought = choices.chain(refused).filter_map(|(group, ware)| {
            (group?.key == "hex-group-buy").then(|| ware.map(|it| (it.name, it.rank)))?
        });
        let mut all: Vec<_> = bought.collect();
        all.sort_by_key(|(name, rank)| (*rank, format!("{name:?}")));
        all
    };
    let before = ranks(&table);
    assert!(before.len() > 3);
    take(&mut table, "hex-good-ration");
    assert_eq!(ranks(&table), before);
    let decision = table.decision().expect("a shop");
    let mut dear = decision.refused.iter().filter(|it| it.ware.is_some());
    assert!(dear.all(|it| {
        it.why
            .as_ref()
            .is_some_and(|why| why.key == "hex-why-costs")
    }));
    // Rations come by the handful, with a price for each number.
    let mut choices = decision.choices.iter();
    let ration = choices.find(|it| {
        it.label
            .args
            .iter()
            .any(|arg| format!("{arg:?}").contains("ration"))
    });
    let ware = ration.and_then(|it| it.ware.as_ref()).expect("rations");
    assert!(ware.in_a_row() > 1, "{ware:?}");
    assert_ne!(ware.price_of(Some(2), 1), ware.price_of(Some(1), 1));
}

#[test]
fn nobody_looks_from_storey_to_storey_but_on_the_stairs() {
    let mut table = session(&[("skirmish", "core:tavern")]);
    table.show_to(usize::MAX);
    let scene = table.scene();
    let hero = scene.tokens.iter().find(|it| it.side == Side::Hero);
    let hero = hero.expect("a hero");
    let board = scene.board.as_ref().expect("a board");
    let stairs = board.cells.iter().find_map(|it| Some((it.cell, it.leads?)));
    let (down, up) = stairs.expect("stairs");
    let sees = |to| table.line_of_sight(hero.id, down, to).is_some();
    assert!(
        sees(up),
        "whoever stands on the stairs sees whoever stands at their other end"
    );
    assert!(sees(hero.cell), "and the storey that they stand on");
    let open = board.cells.iter().filter(|it| it.open && it.cell != up);
    let upstairs: Vec<_> = open.filter(|it| it.cell.x > 12).collect();
    assert!(upstairs.len() > 20);
    assert!(upstairs.iter().all(|it| !sees(it.cell)));
}
