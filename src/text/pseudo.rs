use std::borrow::Cow;

/// Puts accents on letters and lengthens a text by 40 %, to show what a layout cannot hold.
pub(super) fn stretch(text: &str) -> Cow<'_, str> {
    if !text.chars().any(char::is_alphabetic) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() * 2);
    // Every fifth and second letter in turn is doubled: two more letters for each five.
    let mut letters = 0;
    for letter in text.chars() {
        let changed = accented(letter);
        out.push(changed);
        if letter.is_alphabetic() {
            letters += 1;
            if matches!(letters % 5, 0 | 2) {
                out.push(changed.to_lowercase().next().unwrap_or(changed));
            }
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
