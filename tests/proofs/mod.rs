//! The proofs that every game passes.
//!
//! The tests of a game name their ruleset once, in `tests/<id>/main.rs`:
//!
//! ```ignore
//! #[macro_use]
//! #[path = "../proofs/mod.rs"]
//! mod proofs;
//!
//! proofs! { DeckCrawl }
//! ```
//!
//! [`proofs!`] writes a test for each proof that needs nothing but the ruleset. Proofs that need
//! knowledge of the game are added beside it: worked examples by [`script::Script`], whole games by
//! [`golden::log_of`], odds by [`odds::held_against`].

pub mod advice;
pub mod coverage;
pub mod effort;
pub mod games;
pub mod golden;
pub mod ledger;
pub mod odds;
pub mod own_dice;
pub mod play;
pub mod saves;
pub mod script;
pub mod states;
pub mod words;

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use tabledelve::{
    content::{Library, Loader, ModState},
    dice::Chance,
    game::{RuleId, Rulebook, SetupValues},
    games::{GAMES, entry, find, registry, registry_of},
};

/// A game under proof; [`proofs!`] implements it.
pub trait Proved: Rulebook {
    /// Rules that neither chance nor bots reach: the test that does, as `file::name`, and why games
    /// do not.
    const RARE: &'static [(RuleId, &'static str, &'static str)] = &[];
    /// Table rows that games by seed need not come upon: the id of the table, the row, and why.
    const RARE_ROWS: &'static [(&'static str, &'static str, &'static str)] = &[];
    /// Tables that are rolled on so seldom that none of their rows has to come up in games by seed, and
    /// why that is so.
    const SELDOM: &'static [(&'static str, &'static str)] = &[];
    /// Values of a setup by which games come far, for some games of the coverage: what lies at the end
    /// of long games comes up too seldom in others.
    const FAR: &'static [(&'static str, &'static str)] = &[];
    /// True if cards are drawn in play, and not only dice rolled.
    const CARDS: bool = false;
    /// True if some dice rolled by hand say whose they are.
    const SAYS_WHOSE_DICE: bool = true;
    /// The folder that holds `src`, `assets` and `levels` of the game, below that of the checkout.
    const HOME: &'static str = "";

    /// The book from the core content, loaded once.
    fn book() -> &'static Arc<Self::Content>;
}

/// The folder of the checkout.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The folder that holds `src`, `assets` and `levels` of a game.
pub fn home<R: Proved>() -> PathBuf {
    root().join(R::HOME)
}

/// The content of a game: the core, and for a game that is not on the list the mod at its home, if
/// it has one of its own.
pub fn library<R: Proved>() -> Library {
    let loader = match find(R::ID) {
        Ok(_) => Loader::new(registry(), root()),
        Err(_) => {
            let games = [GAMES, &[entry::<R>()]].concat();
            let loader = Loader::new(registry_of(games.leak()), root());
            match R::HOME {
                "" => loader,
                _ => loader.with_mod(home::<R>()),
            }
        }
    };
    let problems = loader.load().map(|library| {
        let faulty = library.mods().iter().find_map(|info| match &info.state {
            ModState::Faulty(problems) => Some(problems.clone()),
            _ => None,
        });
        faulty.map_or(Ok(library), Err)
    });
    problems
        .and_then(|library| library)
        .unwrap_or_else(|problems| {
            let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
            panic!("the content has errors:\n{}", lines.join("\n"));
        })
}

/// The book of a game from its content.
pub fn load<R: Proved>() -> Arc<R::Content> {
    Arc::new(R::content(&library::<R>()).expect("the content makes a book"))
}

/// A setup with these values and defaults for the rest.
pub fn setup<R: Proved>(values: &[(&str, &str)]) -> R::Setup {
    R::setup(R::book(), &SetupValues(owned(values))).expect("the test's own setup is right")
}

/// A setup with the other values drawn from the seed.
pub fn random_setup<R: Proved>(seed: u64, values: &[(&str, &str)]) -> R::Setup {
    let values = SetupValues(owned(values));
    R::random_setup(R::book(), &values, &mut Chance::seeded(seed))
        .expect("the test's own setup is right")
}

/// Pairs of keys and values that own their text.
pub fn owned<C: FromIterator<(String, String)>>(pairs: &[(&str, &str)]) -> C {
    let pairs = pairs.iter();
    pairs
        .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
        .collect()
}

/// Writes the tests of every proof that a game can pass without scripts of its own, and `BOOK`,
/// `setup` and `random_setup` for its other tests. After the ruleset come, in braces, the items of
/// [`Proved`] that differ from the defaults.
macro_rules! proofs {
    ($game:ty $({ $($item:tt)* })?) => {
        under_proof! { $game { $($($item)*)? } }

        proofs_of! { $game,
            ledger {
                every_rule_has_its_row_and_every_row_its_rule
                every_rule_is_cited_by_the_rules_or_by_a_record
            }
            coverage {
                games_name_every_rule_and_draw_every_row
                rare_rules_have_their_scenario
            }
        }
    };
}

/// Writes `BOOK`, `setup` and `random_setup` of a game; by itself for one that is being built, with
/// the proofs that it passes so far by `tests_of!`.
macro_rules! under_proof {
    ($game:ty { $($item:tt)* }) => {
        /// The core content, loaded once.
        pub static BOOK: ::std::sync::LazyLock<
            ::std::sync::Arc<<$game as ::tabledelve::game::Ruleset>::Content>,
        > = ::std::sync::LazyLock::new($crate::proofs::load::<$game>);

        impl $crate::proofs::Proved for $game {
            $($item)*

            fn book() -> &'static ::std::sync::Arc<Self::Content> {
                &BOOK
            }
        }

        /// A setup with these values and defaults for the rest.
        #[allow(dead_code)] // Not every game has tests that ask for one.
        pub fn setup(values: &[(&str, &str)]) -> <$game as ::tabledelve::game::Ruleset>::Setup {
            $crate::proofs::setup::<$game>(values)
        }

        /// A setup with the other values drawn from the seed.
        #[allow(dead_code)] // Not every game has tests that ask for one.
        pub fn random_setup(
            seed: u64,
            values: &[(&str, &str)],
        ) -> <$game as ::tabledelve::game::Ruleset>::Setup {
            $crate::proofs::random_setup::<$game>(seed, values)
        }
    };
}

/// Writes the tests of the proofs that a game can pass before it has all of its rules, and of the
/// others that are named.
macro_rules! proofs_of {
    ($game:ty, ledger { $($ledger:ident)* } $($others:tt)*) => {
        tests_of! { $game,
            ledger {
                every_row_names_a_test_that_exists
                every_rule_has_its_section_in_the_rulebook_and_every_section_its_rule
                $($ledger)*
            }
            states {
                every_state_holds_what_it_must
                every_choice_can_be_made
            }
            games {
                games_by_chance_come_to_an_end
                games_of_the_sound_player_come_to_an_end
                a_replay_plays_the_same_game_again
                a_replay_whose_choices_do_not_fit_says_which
                a_branch_goes_back_and_is_practice_from_then_on
                only_what_is_offered_is_taken
            }
            saves {
                a_saved_game_comes_back_with_its_log_and_notes
                with_other_content_a_game_goes_on_from_its_state
                a_game_that_is_over_stays_over
                a_state_of_other_content_is_refused_in_words
                a_checkpoint_of_another_game_is_refused
            }
            own_dice {
                typed_results_give_the_same_game
                what_cannot_be_is_refused_with_the_reason_and_changes_nothing
                the_log_marks_what_was_typed
                saves_and_replays_keep_what_was_typed
                a_save_between_two_dice_goes_on_with_other_content
            }
            words {
                everything_that_random_players_meet_has_words
                everything_that_sound_players_meet_has_words
                the_setup_has_words
                nothing_bypasses_the_texts
                what_is_to_be_rolled_has_words
                no_text_is_left_over
            }
            $($others)*
        }
    };
}

/// Writes tests, in modules named like those here that have the functions behind them.
macro_rules! tests_of {
    ($game:ty, $($module:ident { $($proof:ident)* })*) => {
        $(mod $module {
            use super::*;

            $(#[test]
            fn $proof() {
                $crate::proofs::$module::$proof::<$game>();
            })*
        })*
    };
}
