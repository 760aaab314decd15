//! Developer commands for Tabledelve: `cargo xtask bake`, `sounds`, `gallery`, `measure`, `dist`.

mod atlas;
mod bake;
mod contact;
mod desktop;
mod dist;
mod draw;
mod gallery;
mod ink;
mod licences;
mod measure;
mod sound;
mod sources;

use clap::{Parser, Subcommand};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Error of any command: a sentence for the terminal.
pub type Failure = Box<dyn std::error::Error>;

#[derive(Parser)]
#[command(name = "xtask", about = "Commands for the makers of Tabledelve")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Draws all art and bakes it into atlases under assets/art.
    Bake {
        /// Bake only these atlases.
        #[arg(value_name = "ATLAS")]
        only: Vec<String>,
        /// Bake nothing; fail if a baked file does not match its source.
        #[arg(long)]
        check: bool,
        /// Also write the SVG of each sprite below this folder.
        #[arg(long, value_name = "DIR")]
        svg: Option<PathBuf>,
    },
    /// Synthesises all sounds into assets/sound.
    Sounds {
        /// Make nothing; fail if the sounds do not match their source.
        #[arg(long)]
        check: bool,
    },
    /// Packs the program, its assets and licences into one archive for this system.
    Dist {
        /// Take this program instead of building one with --release.
        #[arg(long, value_name = "PATH")]
        binary: Option<PathBuf>,
        /// Put the archive into this folder.
        #[arg(long, value_name = "DIR", default_value = "dist")]
        folder: PathBuf,
        /// Take the sources of the art along.
        #[arg(long)]
        art_sources: bool,
    },
    /// Takes pictures of the running game into docs/pictures.
    Gallery {
        /// The program, built with its window.
        program: PathBuf,
        /// Only the run that takes the picture of this name.
        picture: Option<String>,
    },
    /// Measures the window beside a bare program, and fails where it is too slow.
    Measure {
        /// Take this game and this bare program instead of building them.
        #[arg(long, num_args = 2, value_names = ["GAME", "BARE"])]
        programs: Option<Vec<PathBuf>>,
        /// Build them with --release.
        #[arg(long)]
        release: bool,
        /// Number of runs of each.
        #[arg(long, default_value_t = 7)]
        runs: usize,
        /// Use a virtual display of its own (Xvfb) although there is a display.
        #[arg(long)]
        xvfb: bool,
    },
    /// Writes thumbnails of an atlas's drawings into one picture.
    Contact {
        /// The atlas.
        atlas: String,
        /// The picture to write.
        file: PathBuf,
        /// Only sprites whose names have one of these prefixes.
        #[arg(long, value_delimiter = ',')]
        prefix: Vec<String>,
        /// Sprites of the same atlas laid under each, lowest first.
        #[arg(long, value_delimiter = ',')]
        under: Vec<String>,
        /// The side of a thumbnail in pixels.
        #[arg(long, default_value_t = 128)]
        side: u32,
        /// Thumbnails in a row.
        #[arg(long, default_value_t = 12)]
        columns: u32,
        /// Lay them on wood instead of parchment.
        #[arg(long)]
        wood: bool,
    },
}

fn main() -> ExitCode {
    let root = repository_root();
    let result = match Arguments::parse().command {
        Command::Bake {
            only, check: true, ..
        } => bake::check(&root, &only),
        Command::Bake {
            only,
            check: false,
            svg,
        } => bake::bake(&root, &only, svg.as_deref()),
        Command::Sounds { check: true } => sound::check(&root),
        Command::Sounds { check: false } => sound::bake(&root),
        Command::Dist {
            binary,
            folder,
            art_sources,
        } => {
            let folder = if folder.is_relative() {
                root.join(folder)
            } else {
                folder
            };
            let order = dist::Order {
                binary: binary.as_deref(),
                folder: &folder,
                art_sources,
            };
            dist::pack(&root, &order)
        }
        Command::Gallery { program, picture } => gallery::take(&root, &program, picture.as_deref()),
        Command::Measure {
            programs,
            release,
            runs,
            xvfb,
        } => {
            let programs = programs.as_deref().map(|both| [&*both[0], &*both[1]]);
            let order = measure::Order {
                programs,
                release,
                runs,
                own_display: xvfb,
            };
            measure::compare(&root, &order)
        }
        Command::Contact {
            atlas,
            file,
            prefix,
            under,
            side,
            columns,
            wood,
        } => {
            let wish = contact::Wish {
                atlas: &atlas,
                prefixes: &prefix,
                under: &under,
                side,
                columns,
                wood,
            };
            contact::write(&root, &wish, &file)
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}

/// Runs cargo and returns its standard output.
fn cargo(root: &Path, command: &[&str], options: &[&str]) -> Result<String, Failure> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = std::process::Command::new(cargo)
        .current_dir(root)
        .args(command)
        .args(options)
        .stderr(std::process::Stdio::inherit())
        .output()
        .map_err(|error| format!("cannot run cargo: {error}"))?;
    if !output.status.success() {
        return Err(format!("cargo {} failed", command.join(" ")).into());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The folder with the workspace's `Cargo.toml`: that of the checkout it is run from, which need not
/// be the one it was built in where several share a target folder.
fn repository_root() -> PathBuf {
    let run = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let here = run.unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    here.parent().unwrap_or(&here).to_path_buf()
}
