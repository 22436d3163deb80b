//! Trials: simulates attacks on copies of a position, to measure their results.

use super::table::{Run, ScenarioTable, Struck, Tried, malformed};
use crate::action::Aim;
use crate::battle::Attacktix;
use crate::id::Id;
use crate::outcome::Outcome;
use crate::place::{Heading, Spot, heading, heading_if_any};
use crate::rolling::turned;
use crate::rules::Play;
use crate::state::{FigureIndex, State};
use physics::Cause;
use referee::{Seeded, Table};
use scenario::PrepareError;
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::BTreeMap;

/// The most strikes of trials, repetitions included. Without this limit, one file could keep a machine busy for a long
/// time.
const MOST_STRIKES: usize = 2_000;

/// The runs to simulate. A file gives either `figure` and `aims`, or `runs`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Trials {
    /// The figure that strikes.
    #[serde(default)]
    pub figure: Option<Id>,
    /// The aims of the figure. Each aim is a run of one strike.
    #[serde(default)]
    pub aims: Vec<Aim>,
    /// Runs of several strikes.
    #[serde(default)]
    pub runs: Vec<RunJson>,
    /// Places and headings of figures that differ from the position, by id.
    #[serde(default)]
    pub set: BTreeMap<Id, Change>,
    /// How often all runs are simulated. If this field is left out, once.
    #[serde(default)]
    pub repeat: Option<u32>,
    /// The figure that `passed_through` asks about. If this field is left out, any figure counts.
    #[serde(default)]
    pub through: Option<Id>,
}

/// A run of strikes. Each strike begins with the position that the strike before it has left.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RunJson {
    /// The strikes, in the order in which they are simulated.
    #[serde(rename = "do")]
    pub strikes: Vec<StrikeJson>,
    /// Places and headings of figures that differ from the position, by id.
    #[serde(default)]
    pub set: BTreeMap<Id, Change>,
}

/// A new place and heading of a figure. A field that is left out changes nothing.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Change {
    /// The centre of its base.
    #[serde(default)]
    pub at: Option<Spot>,
    /// The heading of the figure.
    #[serde(default, deserialize_with = "heading_if_any")]
    #[schemars(range(min = 0, max = 35_999))]
    pub facing: Option<Heading>,
}

/// One strike of a figure, or one push by a hand.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub(super) enum StrikeJson {
    /// A figure strikes.
    Strike(Strike),
    /// A hand pushes a figure.
    Shove {
        /// How the hand pushes.
        shove: Shove,
    },
}

/// A figure strikes.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Strike {
    /// The attacker's id.
    pub figure: Id,
    /// The setting of the weapon.
    pub aim: Aim,
    /// The seed of the random errors of the aim; without it the aim has no error.
    #[serde(default)]
    pub seed: Option<u32>,
}

/// A hand pushes a figure.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Shove {
    /// The id of the figure that is pushed.
    pub figure: Id,
    /// The height of the push, in micrometres.
    pub height: i32,
    /// The direction of the push.
    #[serde(deserialize_with = "heading")]
    #[schemars(range(min = 0, max = 35_999))]
    pub toward: Heading,
    /// The impulse of the push, in g cm/s.
    pub impulse: i32,
}

impl Trials {
    /// Returns all runs of one repetition.
    fn list(&self) -> Result<Vec<RunJson>, PrepareError> {
        let runs = match (&self.figure, self.runs.is_empty()) {
            (Some(figure), true) => {
                let strike = |aim: &Aim| StrikeJson::Strike(Strike { figure: figure.clone(), aim: *aim, seed: None });
                let run = |aim: &Aim| RunJson { strikes: vec![strike(aim)], set: BTreeMap::new() };
                self.aims.iter().map(run).collect()
            }
            (None, false) if self.aims.is_empty() => self.runs.clone(),
            _ => return Err(malformed("trials need either a `figure` with its `aims`, or `runs`")),
        };
        let strikes: usize = runs.iter().map(|run| run.strikes.len()).sum();
        let repeated = strikes.saturating_mul(self.repeat.unwrap_or(1) as usize);
        if repeated == 0 || repeated > MOST_STRIKES {
            return Err(malformed(format!(
                "trials must have 1 to {MOST_STRIKES} strikes, repetitions included; these have {repeated}"
            )));
        }
        Ok(runs)
    }
}

impl ScenarioTable {
    /// Simulates runs, each from a fresh copy of the position.
    pub(super) fn try_out(&mut self, trials: &Trials) -> Result<(), PrepareError> {
        let list = trials.list()?;
        let through = trials.through.as_ref().map(|id| self.named(id)).transpose().map_err(malformed)?;
        let mut runs = Vec::new();
        for _ in 0..trials.repeat.unwrap_or(1) {
            for run in &list {
                runs.push(self.run(run, &trials.set).map_err(malformed)?);
            }
        }
        self.story.tried = Some(Tried { runs, list: list.len(), through });
        Ok(())
    }

    fn run(&self, run: &RunJson, set: &BTreeMap<Id, Change>) -> Result<Run, String> {
        let mut state = self.state.clone();
        for (id, change) in set.iter().chain(&run.set) {
            let figure = &mut state.figures[self.named(id)?.index()];
            figure.at = change.at.map_or(figure.at, |at| at.0);
            figure.facing = change.facing.map_or(figure.facing, turned);
        }
        let before = state.clone();
        let strikes =
            run.strikes.iter().map(|strike| self.strike(&mut state, strike)).collect::<Result<_, String>>()?;
        Ok(Run { before, after: state, strikes })
    }

    /// Simulates a strike or a shove in a fresh simulation, and lets the rules judge the result.
    fn strike(&self, state: &mut State, said: &StrikeJson) -> Result<Struck, String> {
        let game = &self.game;
        let (by, aimed, cause) = match said {
            StrikeJson::Strike(Strike { figure, aim, seed }) => {
                let figure = self.named(figure)?;
                let seed = seed.filter(|_| game.options().aim_noise.0 > 0);
                let (aimed, speed) = game.unsteady(figure, aim, seed);
                (Some(figure), Some(aimed), game.strike_of(state, figure, &aimed, speed))
            }
            StrikeJson::Shove { shove: Shove { figure, height, toward, impulse } } => {
                let figure = u16::from(self.named(figure)?.0);
                let (height, toward, impulse) = (*height, *toward, *impulse);
                (None, None, Cause::Shove { figure, height, toward, impulse })
            }
        };
        let report = physics::play(&game.opened.model, &game.scene(state, by), &cause, true);
        let outcome = game.outcome_of(state, report.clone());
        judge(game, state, by, &outcome);
        if let Some(striker) = by {
            let spent = &mut state.figures[striker.index()].spent;
            *spent = spent.saturating_add(1);
        }
        Ok(Struck { by, aimed, report })
    }
}

/// Lets the rules judge an outcome, and drops the decisions that would follow from it.
fn judge(game: &Attacktix, state: &mut State, by: Option<FigureIndex>, outcome: &Outcome) {
    let mut luck = Seeded::new(0, 0);
    Play { game, state, table: &mut Table::quiet(&mut luck) }.judge(by, outcome);
}
