//! Setup by form, and what a screen shows of pages, packs and shops.

use crate::{BOOK, setup};
use tabledelve::{
    dice::Chance,
    game::{ContentStamp, Game, Ruleset, Session, SetupValues, Table},
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
