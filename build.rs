//! Takes the styles of type that the window uses out of the collection they come in, so that the
//! program carries those three and not all of them.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(feature = "window")]
    fonts::write();
}

#[cfg(feature = "window")]
mod fonts {
    use std::{env, fs, path::Path};

    /// File names, as `app/frame/fonts.rs` includes them, and the full names of the fonts.
    const STYLES: [(&str, &str); 3] = [
        ("serif.otf", "Libertinus Serif Regular"),
        ("serif-bold.otf", "Libertinus Serif Bold"),
        ("serif-italic.otf", "Libertinus Serif Italic"),
    ];

    pub fn write() {
        let folder = env::var_os("OUT_DIR").expect("cargo names the folder");
        for (file, name) in STYLES {
            let found = typst_assets::fonts().find(|font| full_name(font).as_deref() == Some(name));
            let font = found.unwrap_or_else(|| panic!("typst-assets has no font '{name}'"));
            let path = Path::new(&folder).join(file);
            fs::write(&path, font).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        }
    }

    /// Full name from a font's name table (name 4).
    fn full_name(font: &[u8]) -> Option<String> {
        let u16_at = |at: usize| Some(u16::from_be_bytes(font.get(at..at + 2)?.try_into().ok()?));
        let u32_at = |at: usize| Some(u32::from_be_bytes(font.get(at..at + 4)?.try_into().ok()?));
        let tables = usize::from(u16_at(4)?);
        let table = (0..tables)
            .map(|n| 12 + 16 * n)
            .find(|at| font.get(*at..at + 4) == Some(b"name"))?;
        let start = u32_at(table + 8)? as usize;
        let strings = start + usize::from(u16_at(start + 4)?);
        for record in (0..usize::from(u16_at(start + 2)?)).map(|n| start + 6 + 12 * n) {
            // Windows platform: big-endian UTF-16.
            if u16_at(record)? == 3 && u16_at(record + 6)? == 4 {
                let length = usize::from(u16_at(record + 8)?);
                let at = strings + usize::from(u16_at(record + 10)?);
                let units: Vec<u16> = font
                    .get(at..at + length)?
                    .chunks_exact(2)
                    .map(|pair| u16::from_be_bytes([pair[0], pair[1]]))
                    .collect();
                return String::from_utf16(&units).ok();
            }
        }
        None
    }
}
