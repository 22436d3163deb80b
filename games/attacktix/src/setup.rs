//! The set-up of a game: the players, the mode of play, the table, the forces and the options.

use crate::force::ForceFile;
use crate::options::Options;
use crate::terrain::TableFile;
use referee::{Seat, Seats};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// All that is fixed before play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "MatchSetup")]
pub struct Setup {
    /// The names of the seats, clockwise: `p1` (the host), `p2`, … AT-R-48
    pub seats: Vec<String>,
    /// The mode of play. If this field is left out, two seats play a duel, and more seats play a free-for-all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mode: Option<Mode>,
    /// In team play, the names of the seats in each of the two teams. If this field is left out, the seats alternate
    /// between the teams. AT-TEAM-01
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<Vec<String>>,
    /// The units in which the table is measured. AT-R-07
    #[serde(default)]
    #[schemars(skip_serializing_if = "typescript::may_be_left_out")]
    pub measure: Measure,
    /// The points of a battle force, a multiple of 100. In team play, these are the points of all battle forces of a
    /// team together. AT-FORCE-01, AT-TEAM-02
    #[serde(default = "hundred")]
    #[schemars(skip_serializing_if = "typescript::may_be_left_out")]
    pub limit: i32,
    /// How many Battle Masters each player may bring. AT-BM-02, AT-R-06
    #[serde(default = "one")]
    #[schemars(skip_serializing_if = "typescript::may_be_left_out")]
    pub bm_allowance: u8,
    /// Whether tournament rules apply, which allow no Battle Masters. AT-BM-05
    #[serde(default)]
    #[schemars(skip_serializing_if = "typescript::may_be_left_out")]
    pub official: bool,
    /// The table with its terrain. AT-TERR-01
    #[serde(default)]
    #[schemars(skip_serializing_if = "typescript::may_be_left_out")]
    pub table: TableChoice,
    /// The forces, by seat. Each seat hands in its force secretly. When all seats have handed in theirs, all forces are
    /// public. AT-FORCE-01
    #[serde(default)]
    #[schemars(skip_serializing_if = "typescript::may_be_left_out")]
    pub forces: BTreeMap<String, ForceFile>,
    /// The options. An option that is left out has its default.
    #[serde(default)]
    #[schemars(skip_serializing_if = "typescript::may_be_left_out")]
    pub options: Options,
}

const fn hundred() -> i32 {
    100
}

const fn one() -> u8 {
    1
}

/// A mode of play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Two players.
    #[default]
    Duel,
    /// Two teams. AT-TEAM-01
    Team,
    /// Three or four players, each against all others. AT-FFA-01
    Ffa,
}

/// The units in which the table is measured. AT-R-07
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// Feet and inches.
    #[default]
    Imperial,
    /// Metres and centimetres.
    Metric,
}

/// The table with its terrain: a shipped table by its id, or a player-made table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum TableChoice {
    /// A shipped table by its id; `bare` has no terrain.
    Shipped(String),
    /// A player-made table.
    Own(Box<TableFile>),
}

impl Default for TableChoice {
    fn default() -> TableChoice {
        TableChoice::Shipped("bare".into())
    }
}

impl Setup {
    /// Returns the mode of play. If none is set, two seats play a duel, and more seats play a free-for-all. AT-TEAM-01,
    /// AT-FFA-01
    pub fn mode(&self) -> Mode {
        self.mode.unwrap_or(if self.seats.len() > 2 { Mode::Ffa } else { Mode::Duel })
    }

    /// Returns the sides: the teams in team play, and otherwise every seat alone. If teams are left out in team play,
    /// the seats alternate between two teams. AT-TEAM-01
    pub fn team_seats(&self) -> Vec<Seats> {
        let seats = (0..self.seats.len()).map(|n| Seat(n as u8));
        match self.mode() {
            Mode::Duel | Mode::Ffa => seats.map(Seats::one).collect(),
            Mode::Team if self.teams.is_empty() => {
                [0, 1].map(|odd| seats.clone().filter(|seat| seat.0 % 2 == odd).collect()).to_vec()
            }
            Mode::Team => {
                let of = |team: &Vec<String>| {
                    seats.clone().filter(|seat| team.contains(&self.seats[seat.index()])).collect()
                };
                self.teams.iter().map(of).collect()
            }
        }
    }
}
