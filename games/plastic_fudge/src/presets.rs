//! Presets: sets of options with a name.

use crate::length::Length;
use crate::options::{MortarTemplate, Options};

/// The names of the presets, in the order of the lists that players choose from. The first is the default.
pub const PRESETS: [&str; 3] = ["book", "classic-plus", "quick"];

/// Returns the options of a preset, or `None` for an unknown name.
///
/// - `book`: every option at its default.
/// - `classic-plus`: the mortar has the Grenade Disc (PF-R-26), a flame reaches 9 inches (PF-R-27), and a morale check
///   below -2 fails (PF-R-04).
/// - `quick`: a side that has lost half of its force loses the battle (PF-R-72).
pub fn preset(name: &str) -> Option<Options> {
    let book = Options::default();
    match name {
        "book" => Some(book),
        "classic-plus" => Some(Options {
            mortar_template: MortarTemplate::Grenade,
            flame_radius: Length::inches(9),
            morale_threshold: -2,
            ..book
        }),
        "quick" => Some(Options { loss_percent: 50, ..book }),
        _ => None,
    }
}
