use std::borrow::Cow;

/// Puts accents on letters and lengthens a text by 40 %, to expose tight layouts.
pub(super) fn stretch(text: &str) -> Cow<'_, str> {
    if !text.chars().any(char::is_alphabetic) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() * 2);
    // Every character adds four tenths of another letter.
    let mut tenths = 5;
    for letter in text.chars() {
        let changed = accented(letter);
        out.push(changed);
        tenths += 4;
        if letter.is_alphabetic() && tenths >= 10 {
            out.push(changed.to_lowercase().next().unwrap_or(changed));
            tenths -= 10;
        }
    }
    Cow::Owned(out)
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
