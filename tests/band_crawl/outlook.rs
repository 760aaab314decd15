//! What players can look up before acting: odds on buttons, sheets, and the map under the pointer.

use std::collections::BTreeSet;

use tabledelve::{
    dice::{Chance, Fraction},
    dungeon::RoomId,
    game::{Game, Headline, Phrase, Present, Ruleset, Seat, Side, Status, Target},
    grid::Cell,
    rulesets::band_crawl::{Action, BandCrawl, Faction, FigureId, Question},
    text::{ENGLISH, Text},
};

use super::{
    BOOK, LIBRARY,
    play::{Play, fights, values},
};

impl Play {
    /// The line of odds on a choice.
    pub fn headline(&self, act: Action) -> Headline {
        let question = self.game.asking().expect("a question");
        let view = BandCrawl::odds(self.game.world(), question, act, 0);
        view.expect("odds").headline
    }
}

/// A human of reputation 4 casts at two goblins.
fn caster() -> Play {
    let goblin = "goblin thief 3: sword";
    let mut play = fights(
        &["human caster 4*: (sword)"],
        &[goblin, goblin],
        Faction::Band,
        true,
    );
    play.dice(vec![1; 3]).dice(vec![6; 4]);
    play.waits(|it| matches!(it, Question::Cast { .. }));
    play
}

/// Harm is cast to put somebody out of the fight: that is the chance that counts, not that of
/// reaching somebody.
#[test]
fn a_spell_of_harm_says_how_likely_it_is_to_take_somebody_down() {
    let mut play = caster();
    let harm = BOOK.spells.find("core:harm").expect("a spell");
    // Eight times in nine it reaches both; each hit takes somebody down with a 1 or a 2.
    let headline = play.headline(Action::Spell(harm));
    assert_eq!(headline.chance, Fraction::new(8 * 5, 9 * 9));
    let told = play.in_words(&headline.phrase());
    assert_eq!(told, "49% to take someone down");
    play.choose(Action::Spell(harm));
    let headline = play.headline(Action::Aim(FigureId(1)));
    assert_eq!(headline.chance, Fraction::new(8, 27));
}

/// A spell says what it does, on its button and on the sheet of whoever knows it.
#[test]
fn a_spell_says_what_it_does() {
    let play = caster();
    let scene = BandCrawl::scene(play.game.world());
    let traits = scene.sheets[0].traits.iter();
    let traits: Vec<[String; 2]> = traits
        .map(|it| [&it.name, &it.detail].map(|it| play.in_words(it)))
        .collect();
    for (id, name, does) in [
        (
            "core:harm",
            "Harm",
            "Everyone reached takes a hit with impact 2, as from a shot. Neither armour nor shields help.",
        ),
        (
            "core:dazzle",
            "Dazzle",
            "Everyone reached loses their next turn. Until then their shield doesn’t count, and they roll 1 die less in melee.",
        ),
        (
            "core:defend",
            "Defend",
            "Everyone reached counts as shielded for 1 round of melee or 3 shots. With a shield, they roll 1 die more in melee instead.",
        ),
    ] {
        let spell = BOOK.spells.find(id).expect("a spell");
        let detail = play.described(Action::Spell(spell)).detail;
        let detail = detail.map(|it| play.in_words(&it));
        assert_eq!(detail.as_deref(), Some(does));
        assert!(
            traits.contains(&[name.to_owned(), does.to_owned()]),
            "{traits:?}"
        );
    }
    // Nobody else has spells on the sheet.
    let play = fights(
        &["human warrior 4*: sword"],
        &["goblin thief 3: sword"],
        Faction::Band,
        true,
    );
    let scene = BandCrawl::scene(play.game.world());
    assert_eq!(scene.sheets[0].traits.len(), 2);
}

/// What a foe may do to somebody names whoever it would happen to, since it stands beside the foe.
#[test]
fn a_threat_names_who_would_go_down() {
    let play = caster();
    let threats = BandCrawl::threats(play.game.world(), 1);
    let told: Vec<String> = threats
        .iter()
        .map(|(_, line)| play.in_words(&line.phrase()))
        .collect();
    assert!(
        matches!(&told[..], [only] if only.ends_with("% to take Caster down")),
        "{told:?}"
    );
}

#[test]
fn defending_goes_by_the_strict_table_and_dazzling_by_the_easy_one() {
    let play = caster();
    let [defend, dazzle] =
        ["core:defend", "core:dazzle"].map(|id| BOOK.spells.find(id).expect("a spell"));
    assert_eq!(
        play.headline(Action::Spell(defend)).chance,
        Fraction::new(8, 9)
    );
    // Even without a die passed it reaches half of them.
    assert_eq!(play.headline(Action::Spell(dazzle)).chance, Fraction::one());
}

#[test]
fn grunts_have_sheets_beside_those_of_the_stars() {
    let band = ["human caster 4*: (sword)", "human warrior 3: sword"];
    let play = fights(&band, &["goblin thief 3: sword"], Faction::Band, true);
    let scene = BandCrawl::scene(play.game.world());
    let sheets = scene.sheets.iter().map(|it| (it.seat, it.pools.len()));
    let sheets: Vec<_> = sheets.collect();
    assert_eq!(sheets, [(Seat::Hero(0), 1), (Seat::Party, 0)]);
    assert_eq!(scene.sheets[1].items.len(), 1);
}

fn told<'p>(phrases: impl Iterator<Item = &'p Phrase>) -> Vec<String> {
    let (text, _) = Text::of(ENGLISH, LIBRARY.files());
    phrases.map(|it| text.plain(it)).collect()
}

/// On narrow sheets there is room for little more than a word: those who set out together go by their
/// professions, and by numbers where several have the same. Two alike in hand are one, as in the
/// choice of arms.
#[test]
fn sheets_say_in_short_who_somebody_is_and_what_is_in_hand() {
    let band = [
        "human warrior 5*: sword sword protected",
        "human soldier 4: spear",
        "elf soldier 4: sword",
    ];
    let play = fights(&band, &["goblin thief 3: sword"; 2], Faction::Band, true);
    let scene = BandCrawl::scene(play.game.world());
    let names = told(scene.sheets.iter().map(|it| &it.name));
    assert_eq!(names, ["Warrior", "Soldier 1", "Soldier 2"]);
    let titles = told(scene.sheets.iter().map(|it| &it.title));
    assert_eq!(titles, ["Human warrior", "Human soldier", "Elf soldier"]);
    let items = told(scene.sheets[0].items.iter().map(|it| &it.name));
    assert_eq!(items, ["Sword in each hand", "Light armour"]);
    let foes = scene.tokens.iter().filter(|it| it.side == Side::Foe);
    let foes = told(foes.map(|it| &it.name));
    assert_eq!(foes, ["Goblin thief 1", "Goblin thief 2"]);
}

/// Where a group goes can be clicked on the map: a doorway and what lies behind it, and no place means
/// two ways.
#[test]
fn ways_are_places_on_the_map() {
    let mut ways = 0;
    for seed in 0..6 {
        let setup = BandCrawl::random_setup(&BOOK, &values(&[]), &mut Chance::seeded(seed));
        let setup = setup.expect("a setup that was drawn");
        let mut game = Game::new(BOOK.clone(), setup, seed, Chance::seeded(seed));
        while game.status() == Status::Deciding && game.made().len() < 400 {
            if let Some(Question::Group(tile)) = game.asking() {
                ways += ways_apart(&game, *tile);
            }
            let pick = game.made().len() * 7 % game.offer().choices.len();
            let amount = game.offer().choices[pick].amount.map(|(least, _)| least);
            game.submit(pick, amount).expect("it was offered");
        }
    }
    assert!(ways > 40, "{ways} ways seen");
}

/// The number of ways from a tile, each of which is a place of its own.
fn ways_apart(game: &Game<BandCrawl>, tile: RoomId) -> usize {
    let question = game.asking().expect("a question");
    let map = BandCrawl::scene(game.world()).map.expect("a map");
    let exits = map.room(tile).into_iter().flat_map(|room| room.exits());
    let doorways: BTreeSet<Cell> = exits.map(|exit| exit.cell).collect();
    let mut taken = BTreeSet::new();
    let ways = game.offer().choices.iter();
    let ways = ways.filter(|it| matches!(it.act, Action::Way(_) | Action::Leave));
    let each = ways.map(|offered| {
        let choice = BandCrawl::describe(game.world(), question, offered);
        let cells = choice.touches.iter().map(|touch| match touch {
            Target::Cell(cell) => *cell,
            other => panic!("{other:?} is no place"),
        });
        let cells: BTreeSet<Cell> = cells.collect();
        assert!(!cells.is_disjoint(&doorways), "{:?}", offered.act);
        assert!(cells.is_disjoint(&taken), "{:?}", offered.act);
        taken.extend(cells);
    });
    each.count()
}
