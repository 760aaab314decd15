//! The atlases, read from files and cut into single pictures on first use.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use bevy::ecs::system::SystemParam;
use bevy::image::{ImageAddressMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{
    Extent3d, TextureDimension, TextureFormat, TextureUsages, TextureViewDescriptor,
    TextureViewDimension,
};
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use bevy_egui::{EguiTextureHandle, EguiUserTextures, egui};
use image::RgbaImage;

use super::drawings::{Drawings, Reading};
use super::mipmaps::{
    Alpha, DRAWN_ONLY, levels, smooth, smooth_descriptor, to_image, with_smaller,
};
use super::playhead::ShowSystems;
use super::sides;
use crate::app::{AppState, ColourSet, Settings, Shelf};
use crate::content::Files;
use crate::dungeon::TileRules;
use crate::dungeon::atlas::{Atlas as Sheet, NumberPlace};
use crate::dungeon::hexes::HexRules;

/// The atlas that a picture is in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Atlas {
    /// Drawings of the dungeon.
    Map,
    /// Drawings of boards of hexes.
    Hex,
    /// Discs, rims, busts and pins.
    Tokens,
    /// Faces and backs of cards.
    Cards,
    /// Faces of dice.
    Dice,
    /// Icons and the parts of panels.
    Ui,
}

impl Atlas {
    pub(super) const ALL: [Atlas; 6] = [
        Atlas::Map,
        Atlas::Hex,
        Atlas::Tokens,
        Atlas::Cards,
        Atlas::Dice,
        Atlas::Ui,
    ];

    pub(super) fn file(self) -> &'static str {
        match self {
            Atlas::Map => "map",
            Atlas::Hex => "hex",
            Atlas::Tokens => "tokens",
            Atlas::Cards => "cards",
            Atlas::Dice => "dice",
            Atlas::Ui => "ui",
        }
    }
}

/// A picture for egui.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Picture {
    pub id: egui::TextureId,
    /// Size in pixels of the atlas.
    pub size: egui::Vec2,
}

/// All drawings of the game, with those of mods laid over them.
#[derive(Resource, Default)]
pub struct Art {
    sheets: BTreeMap<Atlas, Sheet>,
    rules: Option<TileRules>,
    hexes: Option<HexRules>,
    sprites: HashMap<(Atlas, String), Handle<Image>>,
    pictures: HashMap<(Atlas, String), (Picture, Handle<Image>)>,
    /// Textures of tiles, made once: tilemaps keep what they have drawn from on the graphics card
    /// for as long as the program runs.
    tiles: HashMap<(Atlas, (u32, u32)), (Handle<Image>, Tiles)>,
    /// Pictures computed for the panels, which are put away by whoever made them.
    computed: HashMap<egui::TextureId, AssetId<Image>>,
    missing: BTreeSet<(Atlas, String)>,
    /// The colours that rims of tokens are cut in.
    colours: ColourSet,
    /// The files that it was read from, or is being read from.
    files: Files,
    reading: Option<Reading>,
    edition: u32,
}

impl Art {
    /// Replaces what was there with what was read.
    fn take(&mut self, read: Drawings) {
        self.sheets = read.sheets;
        self.rules = read.rules;
        self.hexes = read.hexes;
        self.missing.clear();
        self.tiles.clear();
        self.edition += 1;
    }

    /// The set of colours that it is drawn in.
    pub fn colours(&self) -> ColourSet {
        self.colours
    }

    /// True once there is something to draw with.
    pub fn ready(&self) -> bool {
        self.edition > 0
    }

    /// Part of the atlases read so far, from 0 to 1.
    pub fn progress(&self) -> f32 {
        match &self.reading {
            Some(reading) => reading.progress(),
            None if self.ready() => 1.0,
            None => 0.0,
        }
    }

    /// Counts up when the drawings have changed; anything put together from them is then rebuilt.
    pub fn edition(&self) -> u32 {
        self.edition
    }

    /// The rules that maps are drawn by, and the sheet with their drawings.
    pub fn of_maps(&self) -> Option<(&TileRules, &Sheet)> {
        Some((self.rules.as_ref()?, self.sheets.get(&Atlas::Map)?))
    }

    /// The rules that boards of hexes are drawn by.
    pub fn of_hexes(&self) -> Option<&HexRules> {
        self.hexes.as_ref()
    }

    /// True if there is such a picture.
    pub fn has(&self, atlas: Atlas, name: &str) -> bool {
        self.sheets.get(&atlas).is_some_and(|sheet| sheet.has(name))
    }

    /// The place on a picture where a number is written.
    pub fn number(&self, atlas: Atlas, name: &str) -> Option<NumberPlace> {
        let sheet = self.sheets.get(&atlas)?;
        sheet.index.numbers.get(name).copied()
    }

    /// A picture in memory, scaled to this width and height; `None` where there is none.
    pub fn drawing(
        &self,
        atlas: Atlas,
        name: &str,
        (width, height): (u32, u32),
    ) -> Option<RgbaImage> {
        self.sheets.get(&atlas)?.drawing(name, width, height)
    }

    fn cut(&mut self, atlas: Atlas, name: &str) -> Option<RgbaImage> {
        let sheet = self.sheets.get(&atlas);
        let mut found = sheet.and_then(|sheet| sheet.cut(name));
        if let Some(found) = found.as_mut().filter(|_| atlas == Atlas::Tokens) {
            sides::recolour(found, name, self.colours);
        }
        if found.is_none() && self.missing.insert((atlas, name.to_owned())) {
            warn!("atlas {}: there is no picture `{name}`", atlas.file());
        }
        found
    }

    /// The pictures of an atlas that fill one cell of this many pixels, as layers of one texture,
    /// with the layer of each by name.
    pub fn tiles(
        &mut self,
        atlas: Atlas,
        size: (u32, u32),
        images: &mut Assets<Image>,
    ) -> Option<(Handle<Image>, Tiles)> {
        if let Some(made) = self.tiles.get(&(atlas, size)) {
            return Some(made.clone());
        }
        let made = self.make_tiles(atlas, size, images)?;
        self.tiles.insert((atlas, size), made.clone());
        Some(made)
    }

    fn make_tiles(
        &self,
        atlas: Atlas,
        (width, height): (u32, u32),
        images: &mut Assets<Image>,
    ) -> Option<(Handle<Image>, Tiles)> {
        let sheet = self.sheets.get(&atlas)?;
        let mut data = Vec::new();
        let mut layers = BTreeMap::new();
        for name in sheet.names() {
            let fills = |cell: &RgbaImage| cell.dimensions() == (width, height);
            if let Some(cell) = sheet.cut(name).filter(fills) {
                layers.insert(name.to_owned(), layers.len() as u32);
                data.extend(with_smaller(cell, Alpha::Straight));
            }
        }
        let count = layers.len() as u32;
        if count < 2 {
            return None;
        }
        let mut image = Image::new_uninit(
            Extent3d {
                width,
                height,
                depth_or_array_layers: count,
            },
            TextureDimension::D2,
            TextureFormat::Rgba8UnormSrgb,
            DRAWN_ONLY,
        );
        // A tilemap would set this later on, by which time the pixels are gone.
        image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
        image.data = Some(data);
        image.texture_descriptor.mip_level_count = levels(width, height);
        image.sampler = smooth();
        image.texture_view_descriptor = Some(TextureViewDescriptor {
            dimension: Some(TextureViewDimension::D2Array),
            ..default()
        });
        Some((images.add(image), Tiles { layers }))
    }
}

/// The layer of each drawing of the map.
#[derive(Clone, Default)]
pub struct Tiles {
    layers: BTreeMap<String, u32>,
}

impl Tiles {
    pub fn layer(&self, name: &str) -> Option<u32> {
        self.layers.get(name).copied()
    }
}

/// Units of the board's world along the side of a cell.
pub const TILE: u32 = 128;

/// The atlases, and the means to put their pictures on the graphics card.
#[derive(SystemParam)]
pub struct ArtBox<'w> {
    art: ResMut<'w, Art>,
    images: ResMut<'w, Assets<Image>>,
    textures: ResMut<'w, EguiUserTextures>,
}

impl ArtBox<'_> {
    pub fn art(&self) -> &Art {
        &self.art
    }

    /// Counts up when the drawings have changed.
    pub fn edition(&self) -> u32 {
        self.art.edition()
    }

    /// True if there is such a picture.
    pub fn has(&self, atlas: Atlas, name: &str) -> bool {
        self.art.has(atlas, name)
    }

    /// The place on a picture where a number is written.
    pub fn number(&self, atlas: Atlas, name: &str) -> Option<NumberPlace> {
        self.art.number(atlas, name)
    }

    /// The pictures of an atlas that fill one cell, as layers of one texture.
    pub fn tiles(&mut self, atlas: Atlas, size: (u32, u32)) -> Option<(Handle<Image>, Tiles)> {
        self.art.tiles(atlas, size, &mut self.images)
    }

    /// A picture for the board.
    pub fn sprite(&mut self, atlas: Atlas, name: &str) -> Option<Handle<Image>> {
        let key = (atlas, name.to_owned());
        if let Some(found) = self.art.sprites.get(&key) {
            return Some(found.clone());
        }
        let cut = self.art.cut(atlas, name)?;
        let handle = self.images.add(to_image(cut, Alpha::Straight));
        self.art.sprites.insert(key, handle.clone());
        Some(handle)
    }

    /// A picture for the panels.
    pub fn picture(&mut self, atlas: Atlas, name: &str) -> Option<Picture> {
        let key = (atlas, name.to_owned());
        if let Some((found, _)) = self.art.pictures.get(&key) {
            return Some(*found);
        }
        let cut = self.art.cut(atlas, name)?;
        let size = egui::vec2(cut.width() as f32, cut.height() as f32);
        let handle = self.images.add(to_image(cut, Alpha::Premultiplied));
        let strong = EguiTextureHandle::Strong(handle.clone());
        let id = self.textures.add_image(strong);
        let picture = Picture { id, size };
        self.art.pictures.insert(key, (picture, handle));
        Some(picture)
    }

    /// A computed picture for the board, such as a sheet of parchment.
    pub fn add(&mut self, pixels: RgbaImage, tiled: bool) -> Handle<Image> {
        let mut image = to_image(pixels, Alpha::Straight);
        if tiled {
            image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
                address_mode_u: ImageAddressMode::Repeat,
                address_mode_v: ImageAddressMode::Repeat,
                ..smooth_descriptor()
            });
        }
        self.images.add(image)
    }

    /// A computed picture for the panels. It stays on the graphics card until [`Self::put_away`].
    pub fn add_picture(&mut self, pixels: RgbaImage) -> Picture {
        let size = egui::vec2(pixels.width() as f32, pixels.height() as f32);
        let mut image = to_image(pixels, Alpha::Premultiplied);
        image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
            address_mode_u: ImageAddressMode::Repeat,
            address_mode_v: ImageAddressMode::Repeat,
            ..smooth_descriptor()
        });
        let handle = self.images.add(image);
        let image = handle.id();
        let id = self.textures.add_image(EguiTextureHandle::Strong(handle));
        self.art.computed.insert(id, image);
        Picture { id, size }
    }

    /// Frees the memory of a computed picture that is shown no longer; any other stays.
    pub fn put_away(&mut self, picture: Picture) {
        if let Some(image) = self.art.computed.remove(&picture.id) {
            self.textures.remove_image(image);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Art>().add_systems(
        Update,
        (read, take, wear.run_if(resource_changed::<Settings>))
            .chain()
            .run_if(not(in_state(AppState::Loading)))
            .before(ShowSystems),
    );
}

/// True once there is something to draw with; the table waits for it.
pub fn ready(art: Res<Art>) -> bool {
    art.ready()
}

/// Frames drawn before anything is read: the title needs no atlas and should appear first.
const FRAMES_FIRST: u32 = 10;

/// Starts reading the drawings, at the start and whenever mods were switched or files were edited.
/// Until they have arrived, the old ones are used.
fn read(
    shelf: Res<Shelf>,
    state: Res<State<AppState>>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut art: ResMut<Art>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut frames: Local<u32>,
) {
    *frames += 1;
    let begun = art.ready() || art.reading.is_some();
    if begun && !shelf.is_changed() {
        return;
    }
    if !begun && *state.get() == AppState::Title && *frames < FRAMES_FIRST {
        redraw.write(RequestRedraw);
        return;
    }
    let same = |folder| shelf.files.same_below(&art.files, folder);
    if begun && same("assets/art") && same("assets/tiles") {
        return;
    }
    let proxy = proxy.map(|proxy| (**proxy).clone());
    let wake = move || {
        if let Some(proxy) = &proxy {
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    };
    art.files = shelf.files.clone();
    art.reading = Some(Reading::begin(&shelf.files, wake));
}

/// Puts the drawings to use when the last of them has arrived.
fn take(
    mut art: ResMut<Art>,
    mut textures: ResMut<EguiUserTextures>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !art.reading.as_mut().is_some_and(Reading::look) {
        return;
    }
    let Some(reading) = art.reading.take() else {
        return;
    };
    let read = reading.finish(&art.files);
    art.take(read);
    // Everything drawn from now on is cut anew.
    art.sprites.clear();
    for (_, handle) in std::mem::take(&mut art.pictures).into_values() {
        textures.remove_image(&handle);
    }
    redraw.write(RequestRedraw);
}

/// Cuts the rims of tokens anew when another set of colours is chosen.
fn wear(
    settings: Res<Settings>,
    mut art: ResMut<Art>,
    mut textures: ResMut<EguiUserTextures>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if art.colours == settings.colours {
        return;
    }
    let art = &mut *art;
    art.colours = settings.colours;
    let plain = |(atlas, name): &(Atlas, String)| *atlas != Atlas::Tokens || !sides::is_rim(name);
    art.sprites.retain(|key, _| plain(key));
    art.pictures.retain(|key, (_, handle)| {
        let stays = plain(key);
        if !stays {
            textures.remove_image(&*handle);
        }
        stays
    });
    if art.ready() {
        art.edition += 1;
    }
    redraw.write(RequestRedraw);
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::thread;
    use std::time::Duration;

    use super::*;
    use crate::content::{Loader, Registry};

    #[test]
    fn a_drawing_of_a_mod_comes_and_goes_and_a_damaged_one_is_passed_over() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("red/assets/art/tokens/disc.png");
        std::fs::create_dir_all(place.parent().unwrap()).unwrap();
        let manifest = r#"(id: "red", name: "Red", version: "1", game: "*")"#;
        std::fs::write(folder.path().join("red/mod.ron"), manifest).unwrap();
        let red = root.join("tests/mods/examples/red_night/assets/art/tokens/disc.png");
        std::fs::copy(red, &place).unwrap();
        let loader = Loader::new(Registry::new(), root);
        let own = loader.load().unwrap();
        let with_mod = loader.with_mod(folder.path().join("red")).load().unwrap();

        let mut art = Art::default();
        let mut disc = |files: &Files| {
            let mut reading = Reading::begin(files, || {});
            while !reading.look() {
                thread::sleep(Duration::from_millis(5));
            }
            art.take(reading.finish(files));
            (art.cut(Atlas::Tokens, "disc").unwrap(), art.edition())
        };
        let (plain, first) = disc(own.files());
        let (red, second) = disc(with_mod.files());
        assert_ne!(plain, red);
        assert_eq!(second, first + 1);
        assert_eq!(disc(own.files()).0, plain);
        // Damaged after the mod was checked.
        std::fs::write(&place, b"no picture").unwrap();
        assert_eq!(disc(with_mod.files()).0, plain);
    }
}
