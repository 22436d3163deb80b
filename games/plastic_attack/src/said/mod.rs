//! The vocabulary in JSON: records, sockets, scenario files and tools speak it.

mod action;
mod event;
mod hints;
mod setup;
mod view;

use crate::{ArmyFile, Setup};
use std::path::Path;
use ts_rs::TS;

/// Writes the TypeScript types of the vocabulary into a folder.
///
/// # Errors
/// The folder cannot be written.
pub fn export_types(folder: &Path) -> Result<(), ts_rs::ExportError> {
    let config = ts_rs::Config::new().with_out_dir(folder);
    view::SaidView::export_all(&config)?;
    action::SaidAction::export_all(&config)?;
    event::SaidEvent::export_all(&config)?;
    hints::SaidHints::export_all(&config)?;
    setup::SaidSetup::export_all(&config)?;
    Setup::export_all(&config)?;
    ArmyFile::export_all(&config)
}
