//! Figures and armies that come with the game. The authors of Rumpus made them by the rules for character cards.
//! PA-R-06

use crate::army::{ArmyFile, CardFile, FigureFile, Look};
use crate::edition::Edition;
use catalogue::shipped_json;
use serde::Deserialize;
use std::collections::BTreeMap;

const ROSTER: &str = include_str!("../data/roster.json");
const ARMIES_FIRST: &str = include_str!("../data/armies-2009.json");
const ARMIES_REVISED: &str = include_str!("../data/armies-revised.json");

/// The JSON file with the shipped characters.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Roster {
    characters: Vec<Shipped>,
}

/// A shipped character with its card in each edition.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Shipped {
    figure: String,
    #[serde(rename = "type")]
    kind: String,
    power: i32,
    cards: BTreeMap<String, CardFile>,
    look: Look,
}

/// A file of ready-made armies.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Armies {
    armies: Vec<ArmyFile>,
}

/// Returns the shipped figures. Each figure has its card of the edition and a Power that suits the figure.
pub fn shipped_figures(edition: Edition) -> Vec<FigureFile> {
    let roster: Roster = shipped_json(ROSTER);
    let figure = |shipped: Shipped| FigureFile {
        figure: shipped.figure,
        kind: Some(shipped.kind),
        power: shipped.power,
        card: shipped.cards[edition.word()].clone(),
        mount: None,
        look: Some(shipped.look),
    };
    roster.characters.into_iter().map(figure).collect()
}

/// Returns the ready-made armies of an edition.
pub fn shipped_armies(edition: Edition) -> Vec<ArmyFile> {
    let text = match edition {
        Edition::First => ARMIES_FIRST,
        Edition::Revised => ARMIES_REVISED,
    };
    let armies: Armies = shipped_json(text);
    armies.armies
}
