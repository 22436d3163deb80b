//! The set-up as clients get it: everything needed to draw the table.

use crate::Edition;
use crate::army::{CardFile, Look};
use crate::setup::Options;
use serde::Serialize;
use ts_rs::TS;

/// The set-up with everything spelled out.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "Setup")]
pub(crate) struct SaidSetup {
    /// The edition.
    pub edition: Edition,
    /// The seats, clockwise.
    pub seats: Vec<String>,
    /// All figures of the table: the armies in seat order, each in the order of its line.
    pub figures: Vec<SaidCharacter>,
    /// The options, all spelled out.
    pub options: Options,
    /// Whether players are told their chances.
    pub odds: bool,
    /// Cards in a hand after the fill.
    pub fill: u32,
}

/// What never changes about a figure.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "Character")]
pub(crate) struct SaidCharacter {
    /// Its name, unlike all others of the table.
    pub figure: String,
    /// Its type: figure and variant.
    #[serde(rename = "type")]
    pub kind: String,
    /// Who brought it.
    pub owner: String,
    /// Its Power at the start.
    pub starts: u8,
    /// Its card; King and Ace are always Recover.
    pub card: CardFile,
    /// The figure that rides it, or that it rides.
    pub mount: Option<String>,
    /// How it is drawn; null if its maker did not say.
    pub look: Option<Look>,
}
