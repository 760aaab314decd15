//! What each system wants of a program with a window: its place in the archive, its icon, its entry
//! in the menu.

use crate::Failure;
use std::fs;
use std::path::Path;

/// Folder with the icon in several sizes.
const ICONS: &str = "assets/art/ui";
/// Sizes of the icon in pixels, with the type of each in a file of icons for a Mac.
const SIZES: [(u32, &[u8; 4]); 5] = [
    (16, b"icp4"),
    (32, b"icp5"),
    (64, b"icp6"),
    (128, b"ic07"),
    (512, b"ic09"),
];

/// The parts of an archive for a system, below its top folder.
pub struct Layout {
    /// The program itself.
    pub program: String,
    /// Folder of everything that is read from the repository; empty for the top one.
    pub carried: &'static str,
    /// Files made for this system alone, by their place.
    pub made: Vec<(String, Vec<u8>)>,
}

impl Layout {
    /// The layout for a system as [`std::env::consts::OS`] names it.
    ///
    /// # Errors
    /// An icon cannot be read.
    pub fn of(os: &str, root: &Path, version: &str) -> Result<Layout, Failure> {
        Ok(match os {
            "macos" => Layout {
                program: "Tabledelve.app/Contents/MacOS/tabledelve".into(),
                carried: "Tabledelve.app/Contents/Resources/",
                made: vec![
                    (
                        "Tabledelve.app/Contents/Info.plist".into(),
                        INFO.replace("VERSION", version).into_bytes(),
                    ),
                    (
                        "Tabledelve.app/Contents/Resources/tabledelve.icns".into(),
                        icns(root)?,
                    ),
                ],
            },
            "windows" => Layout {
                program: "tabledelve.exe".into(),
                carried: "",
                made: Vec::new(),
            },
            _ => {
                let entry = "share/applications/tabledelve.desktop".to_owned();
                let mut made = vec![(entry, ENTRY.into())];
                for (size, _) in SIZES {
                    let folder = format!("share/icons/hicolor/{size}x{size}/apps");
                    made.push((format!("{folder}/tabledelve.png"), icon(root, size)?));
                }
                Layout {
                    program: "tabledelve".into(),
                    carried: "",
                    made,
                }
            }
        })
    }
}

/// The entry in the menu of a desktop. Its name is the one that the window gives itself.
const ENTRY: &str = "[Desktop Entry]
Type=Application
Name=Tabledelve
Comment=Solo tabletop dungeon crawls at a lamp-lit table
Exec=tabledelve
Icon=tabledelve
Categories=Game;RolePlaying;
StartupWMClass=tabledelve
";

/// What a Mac wants to know of a program.
const INFO: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
    <key>CFBundleExecutable</key><string>tabledelve</string>
    <key>CFBundleIconFile</key><string>tabledelve</string>
    <key>CFBundleIdentifier</key><string>org.tabledelve.Tabledelve</string>
    <key>CFBundleName</key><string>Tabledelve</string>
    <key>CFBundlePackageType</key><string>APPL</string>
    <key>CFBundleShortVersionString</key><string>VERSION</string>
    <key>LSApplicationCategoryType</key><string>public.app-category.role-playing-games</string>
    <key>NSHighResolutionCapable</key><true/>
</dict>
</plist>
"#;

fn icon(root: &Path, size: u32) -> Result<Vec<u8>, Failure> {
    let file = root.join(ICONS).join(format!("icon_{size}.png"));
    Ok(fs::read(&file).map_err(|error| format!("{}: {error}", file.display()))?)
}

/// The icons in one file: a header, and each picture behind its type and length.
fn icns(root: &Path) -> Result<Vec<u8>, Failure> {
    let mut body = Vec::new();
    for (size, kind) in SIZES {
        let picture = icon(root, size)?;
        body.extend(kind);
        body.extend(u32::try_from(picture.len() + 8)?.to_be_bytes());
        body.extend(picture);
    }
    let mut all = b"icns".to_vec();
    all.extend(u32::try_from(body.len() + 8)?.to_be_bytes());
    all.extend(body);
    Ok(all)
}

/// Makes a program for Windows one that opens no console of its own. Its commands then write to a
/// pipe or a file.
///
/// # Errors
/// It is no program for Windows.
pub fn without_console(program: &mut [u8]) -> Result<(), Failure> {
    /// Place of the subsystem behind the signature, in programs of 32 and of 64 bits.
    const SUBSYSTEM: usize = 92;
    const WINDOW: [u8; 2] = 2_u16.to_le_bytes();
    let head = program
        .get(60..64)
        .and_then(|four| Some(u32::from_le_bytes(four.try_into().ok()?) as usize))
        .filter(|at| {
            program.starts_with(b"MZ") && program[*at.min(&program.len())..].starts_with(b"PE\0\0")
        })
        .ok_or("this is no program for Windows")?;
    let place = program.get_mut(head + SUBSYSTEM..head + SUBSYSTEM + 2);
    place
        .ok_or("this program for Windows is cut off")?
        .copy_from_slice(&WINDOW);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(os: &str) -> Layout {
        Layout::of(os, &crate::repository_root(), "1.2.3").expect("the icons are there")
    }

    fn made<'a>(layout: &'a Layout, name: &str) -> &'a [u8] {
        let mut made = layout.made.iter();
        let found = made.find(|(place, _)| place.ends_with(name));
        &found.unwrap_or_else(|| panic!("there is no {name}")).1
    }

    #[test]
    fn a_desktop_gets_an_entry_and_icons() {
        let linux = layout("linux");
        let entry = String::from_utf8(made(&linux, ".desktop").to_vec()).expect("text");
        assert!(entry.contains("Exec=tabledelve\n") && entry.contains("Icon=tabledelve\n"));
        for (size, _) in SIZES {
            let name = format!("{size}x{size}/apps/tabledelve.png");
            let picture = image::load_from_memory(made(&linux, &name)).expect("a picture");
            assert_eq!((picture.width(), picture.height()), (size, size));
        }
    }

    #[test]
    fn a_mac_gets_a_bundle() {
        let mac = layout("macos");
        assert!(mac.program.ends_with(".app/Contents/MacOS/tabledelve"));
        let info = String::from_utf8(made(&mac, "Info.plist").to_vec()).expect("text");
        assert!(info.contains("<string>1.2.3</string>") && !info.contains("VERSION"));
        let icons = made(&mac, ".icns");
        let length = |at: usize| {
            u32::from_be_bytes(icons[at..at + 4].try_into().expect("four bytes")) as usize
        };
        assert_eq!((&icons[..4], length(4)), (&b"icns"[..], icons.len()));
        let mut at = 8;
        for (size, kind) in SIZES {
            assert_eq!(&icons[at..at + 4], kind);
            let end = at + length(at + 4);
            let picture = image::load_from_memory(&icons[at + 8..end]).expect("a picture");
            assert_eq!(picture.width(), size);
            at = end;
        }
        assert_eq!(at, icons.len());
    }

    #[test]
    fn a_program_for_windows_opens_no_console() {
        let mut program = vec![0; 400];
        program[..2].copy_from_slice(b"MZ");
        program[60] = 128;
        program[128..132].copy_from_slice(b"PE\0\0");
        program[128 + 92] = 3;
        without_console(&mut program).expect("a program");
        assert_eq!(program[128 + 92..128 + 94], [2, 0]);
        for other in [&b"MZ"[..], b"\x7fELF", &program[..200], &[b'M'; 70]] {
            assert!(without_console(&mut other.to_vec()).is_err());
        }
    }
}
