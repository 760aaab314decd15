//! The pseudo-language: made from English when it is loaded.

use std::borrow::Cow;

/// Puts accents on letters and lengthens a text by three tenths, to expose tight layouts. Brackets
/// and spaces do the rest.
pub(super) fn stretch(text: &str) -> Cow<'_, str> {
    if !text.chars().any(char::is_alphabetic) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() * 2);
    // Every character adds three tenths of another letter.
    let mut tenths = 5;
    for letter in text.chars() {
        let changed = accented(letter);
        out.push(changed);
        tenths += 3;
        if letter.is_alphabetic() && tenths >= 10 {
            out.push(changed.to_lowercase().next().unwrap_or(changed));
            tenths -= 10;
        }
    }
    Cow::Owned(out)
}

/// Puts a text in brackets, unless it is nothing but one that already is.
pub(super) fn mark(text: &str) -> String {
    if text.trim().is_empty() || is_marked(text) {
        text.to_owned()
    } else {
        format!("[{text}]")
    }
}

/// True for a text of the pseudo-language from its first bracket to its last.
pub fn is_marked(text: &str) -> bool {
    let mut depth = 0usize;
    let mut closed_at = None;
    for (at, c) in text.char_indices() {
        match c {
            '[' => depth += 1,
            ']' => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    closed_at = closed_at.or(Some(at));
                }
            }
            _ => {}
        }
    }
    text.starts_with('[') && closed_at == Some(text.len() - 1)
}

fn accented(letter: char) -> char {
    match letter {
        'a' => 'á',
        'e' => 'ë',
        'i' => 'ï',
        'o' => 'ö',
        'u' => 'ü',
        'c' => 'ç',
        'n' => 'ñ',
        'y' => 'ÿ',
        's' => 'š',
        'z' => 'ž',
        'A' => 'Á',
        'E' => 'Ë',
        'I' => 'Ï',
        'O' => 'Ö',
        'U' => 'Ü',
        'N' => 'Ñ',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brackets_go_around_the_whole() {
        assert_eq!(mark("a"), "[a]");
        assert_eq!(mark("[a]"), "[a]");
        assert_eq!(mark("[a] and [b]"), "[[a] and [b]]");
        assert_eq!(mark(" "), " ");
        for (text, marked) in [
            ("[a [b] c]", true),
            ("[a] b", false),
            ("a", false),
            ("[a", false),
        ] {
            assert_eq!(is_marked(text), marked, "{text}");
        }
    }
}
