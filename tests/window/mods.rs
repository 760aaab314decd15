//! Mods in the window.

use std::fs;

use crate::desktop::{Order, words};

#[test]
fn what_is_edited_in_a_mod_shows_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let glow = folder.path().join("glow");
    let title = glow.join("assets/art/ui/title.png");
    fs::create_dir_all(title.parent().expect("a folder")).expect("a folder");
    let manifest = r#"(id: "glow", name: "Glow", version: "1", game: "*")"#;
    fs::write(glow.join("mod.ron"), manifest).expect("a file");
    let paint = |colour: [u8; 3]| {
        let picture = image::RgbImage::from_pixel(640, 360, image::Rgb(colour));
        picture.save(&title).expect("a picture");
    };
    paint([10, 200, 10]);

    let mut window = Order::sized(1280, 720).with_mod(&glow).open();
    // Beside the sheet nothing covers the picture of the title.
    window.until_pixel("the picture of the mod", |colour| colour == [10, 200, 10]);
    paint([10, 10, 200]);
    window.until_pixel("the edited picture", |colour| colour == [10, 10, 200]);
    fs::write(&title, b"no picture").expect("a file");
    window.until_shown("notice-understood");
    // Whatever shade the sheet casts around itself, the old picture is still there.
    window.until_pixel("the picture as it was", |[red, green, blue]| {
        blue > 2 * red.max(green)
    });
    // Mended, it shows, and the complaint about it is gone.
    paint([200, 10, 10]);
    window.until_pixel("the mended picture", |colour| colour == [200, 10, 10]);
    window.until("no complaint any more", |outline| {
        (!outline.says(&words("notice-understood"))).then_some(())
    });
    window.assert_unharmed();
}
