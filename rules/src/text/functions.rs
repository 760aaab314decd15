//! The functions that texts can use: articles, first letters, signed numbers.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};

use super::pseudo::stretch;

/// Every function by name.
pub(super) const NAMES: [&str; 4] = ["THE", "SMALL", "CAPITAL", "SIGNED"];

/// Makes the functions known to a language, or to the pseudo-language.
pub(super) fn add_to<R>(bundle: &mut FluentBundle<R>, pseudo: bool)
where
    R: std::borrow::Borrow<FluentResource>,
{
    let article = if pseudo { the_stretched } else { the };
    let functions: [fn(&FluentValue) -> FluentValue<'static>; 4] =
        [article, small, capital, signed];
    for (name, function) in NAMES.into_iter().zip(functions) {
        let added = bundle.add_function(name, move |args: &[FluentValue], _: &FluentArgs| {
            args.first().map_or(FluentValue::Error, function)
        });
        debug_assert!(added.is_ok(), "each name is there once");
    }
}

/// The English article before a common noun. A name with a second capital letter or a number is
/// somebody's own and takes none: `the goblin archer`, but `Lady Ash` and `Goblin archer 2`.
fn the(value: &FluentValue) -> FluentValue<'static> {
    let FluentValue::String(name) = value else {
        return FluentValue::Error;
    };
    let mut letters = name.chars();
    let Some(first) = letters.next() else {
        return FluentValue::Error;
    };
    let numbered = name.rsplit(' ').next().is_some_and(is_number);
    let has_article = name.starts_with("the ");
    let said = if numbered || has_article || letters.clone().any(char::is_uppercase) {
        name.to_string()
    } else {
        format!("the {}{}", first.to_lowercase(), letters.as_str())
    };
    FluentValue::String(Cow::Owned(said))
}

/// The same in the pseudo-language.
fn the_stretched(value: &FluentValue) -> FluentValue<'static> {
    const ARTICLE: &str = "the ";
    match (value, the(value)) {
        (FluentValue::String(name), FluentValue::String(said)) => {
            let added = said.strip_prefix(ARTICLE);
            let added = added.filter(|_| !name.starts_with(ARTICLE));
            FluentValue::String(match added {
                Some(name) => Cow::Owned(format!("{}{name}", stretch(ARTICLE))),
                None => said,
            })
        }
        (_, said) => said,
    }
}

/// A name with a small first letter, as within a sentence or another name.
fn small(value: &FluentValue) -> FluentValue<'static> {
    let FluentValue::String(name) = value else {
        return FluentValue::Error;
    };
    let mut letters = name.chars();
    let first = letters.next().into_iter().flat_map(char::to_lowercase);
    let said: String = first.chain(letters).collect();
    FluentValue::String(Cow::Owned(said))
}

/// A text with a capital first letter, as at the beginning of a sentence.
fn capital(value: &FluentValue) -> FluentValue<'static> {
    match value {
        FluentValue::String(text) => FluentValue::String(Cow::Owned(super::capitalised(text))),
        _ => FluentValue::Error,
    }
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|c| c.is_ascii_digit())
}

/// A number with its sign, `+2` or `−3`.
fn signed(value: &FluentValue) -> FluentValue<'static> {
    let FluentValue::Number(number) = value else {
        return FluentValue::Error;
    };
    let sign = if number.value < 0.0 { '\u{2212}' } else { '+' };
    FluentValue::String(Cow::Owned(format!("{sign}{}", number.value.abs())))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(function: fn(&FluentValue) -> FluentValue<'static>, value: FluentValue) -> String {
        match function(&value) {
            FluentValue::String(said) => said.into_owned(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn common_nouns_take_an_article_and_names_do_not() {
        for (name, said) in [
            ("Bandit", "the bandit"),
            ("Goblin archer", "the goblin archer"),
            ("the goblin archer", "the goblin archer"),
            ("Goblin archer 2", "Goblin archer 2"),
            ("Lady Ash", "Lady Ash"),
            ("potion (6)", "the potion (6)"),
        ] {
            assert_eq!(of(the, FluentValue::from(name)), said);
        }
    }

    #[test]
    fn the_pseudo_language_has_an_article_of_its_own() {
        let said = |name| of(the_stretched, FluentValue::from(name));
        assert!(!said("bandit").contains("the ") && said("bandit").ends_with(" bandit"));
        assert_eq!(said("Lady Ash"), "Lady Ash");
        assert_eq!(said("the bandit"), "the bandit");
    }

    #[test]
    fn names_within_names_begin_small() {
        for (name, said) in [("Archer", "archer"), ("Éclair", "éclair"), ("", "")] {
            assert_eq!(of(small, FluentValue::from(name)), said);
        }
    }

    #[test]
    fn sentences_begin_with_a_capital() {
        for (text, said) in [("shoots", "Shoots"), ("+1 die", "+1 die"), ("", "")] {
            assert_eq!(of(capital, FluentValue::from(text)), said);
        }
    }

    #[test]
    fn numbers_show_their_sign() {
        for (number, said) in [(2, "+2"), (0, "+0"), (-3, "\u{2212}3")] {
            assert_eq!(of(signed, FluentValue::from(number)), said);
        }
    }
}
