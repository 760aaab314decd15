//! `cargo xtask bake`: renders the drawings into atlases.

use crate::sources::fingerprint;
use crate::{Failure, atlas, draw};
use serde::Deserialize;
use std::fs;
use std::path::Path;

/// Sources shared by all atlases.
const SHARED: [&str; 2] = ["xtask/src/atlas.rs", "xtask/src/ink"];

#[derive(Deserialize)]
struct Recorded {
    source_hash: String,
}

/// Draws and writes the named atlases, or all.
pub fn bake(root: &Path, only: &[String], svg: Option<&Path>) -> Result<(), Failure> {
    for plan in chosen(only)? {
        let started = std::time::Instant::now();
        let sprites = (plan.draw)(root)?;
        if let Some(folder) = svg {
            let folder = folder.join(plan.name);
            fs::create_dir_all(&folder)?;
            for sprite in &sprites {
                let file = folder.join(format!("{}.svg", sprite.sheet.name()));
                fs::write(file, sprite.sheet.svg())?;
            }
        }
        let sources = sources(plan);
        let hash = fingerprint(root, &sources)?;
        atlas::write(root, plan.name, &sprites, &sources, &hash)?;
        eprintln!(
            "{}: {} sprites in {:.1} s",
            plan.name,
            sprites.len(),
            started.elapsed().as_secs_f32()
        );
    }
    Ok(())
}

/// Fails, naming each atlas that was not baked from the current sources.
pub fn check(root: &Path, only: &[String]) -> Result<(), Failure> {
    let mut stale = Vec::new();
    for plan in chosen(only)? {
        let index = format!("assets/art/atlas/{}.ron", plan.name);
        let recorded = fs::read_to_string(root.join(&index))
            .map_err(Failure::from)
            .and_then(|text| Ok(ron::from_str::<Recorded>(&text)?));
        match recorded {
            Ok(recorded) if recorded.source_hash == fingerprint(root, &sources(plan))? => {}
            Ok(_) => stale.push(format!(
                "{index}: its sources have changed since it was baked"
            )),
            Err(error) => stale.push(format!("{index}: {error}")),
        }
    }
    if stale.is_empty() {
        return Ok(());
    }
    stale.push("run `cargo xtask bake`".to_owned());
    Err(stale.join("\n").into())
}

fn sources(plan: &draw::Plan) -> Vec<&'static str> {
    SHARED.iter().chain(plan.sources).copied().collect()
}

fn chosen(only: &[String]) -> Result<Vec<&'static draw::Plan>, Failure> {
    for name in only {
        if !draw::PLANS.iter().any(|plan| plan.name == name) {
            let known: Vec<&str> = draw::PLANS.iter().map(|plan| plan.name).collect();
            return Err(format!("no atlas {name}; there are {}", known.join(", ")).into());
        }
    }
    let wanted = |plan: &&draw::Plan| only.is_empty() || only.iter().any(|name| name == plan.name);
    Ok(draw::PLANS.iter().filter(wanted).collect())
}
