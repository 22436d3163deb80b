//! TypeScript from the types: what `cargo xtask gen` writes for the front end.

use crate::{
    BranchOrder, ClientMessage, Faults, ForceCheck, ForceOrder, GameList, GamePage, Join, MatchList, MatchOrder,
};
use crate::{Me, Problem, Rename, Replay, RulebookPage, ServerMessage};
use std::path::Path;
use ts_rs::{Config, ExportError, TS};

/// Writes one TypeScript file a type into `dir`: all that a client can send or receive, and what those name.
/// `all.ts` exports every one of them.
///
/// # Errors
/// A file cannot be written.
pub fn export_types(dir: &Path) -> Result<(), ExportError> {
    let config = Config::new().with_out_dir(dir);
    ClientMessage::export_all(&config)?;
    ServerMessage::export_all(&config)?;
    Me::export_all(&config)?;
    Rename::export_all(&config)?;
    GameList::export_all(&config)?;
    GamePage::export_all(&config)?;
    ForceCheck::export_all(&config)?;
    Faults::export_all(&config)?;
    RulebookPage::export_all(&config)?;
    MatchOrder::export_all(&config)?;
    MatchList::export_all(&config)?;
    ForceOrder::export_all(&config)?;
    Join::export_all(&config)?;
    BranchOrder::export_all(&config)?;
    Replay::export_all(&config)?;
    Problem::export_all(&config)?;
    write_index(dir)?;
    Ok(())
}

/// Writes `all.ts`, which names every type beside it.
fn write_index(dir: &Path) -> std::io::Result<()> {
    let mut names = Vec::new();
    for entry in std::fs::read_dir(dir)? {
        let path = entry?.path();
        let Some(name) = path.file_stem().and_then(|stem| stem.to_str()) else { continue };
        if name.starts_with(|first: char| first.is_ascii_uppercase()) {
            names.push(name.to_owned());
        }
    }
    names.sort();
    let lines: String = names.iter().map(|name| format!("export type {{ {name} }} from \"./{name}\";\n")).collect();
    std::fs::write(dir.join("all.ts"), format!("// Made from Rust by `cargo xtask gen`; do not edit.\n\n{lines}"))
}
