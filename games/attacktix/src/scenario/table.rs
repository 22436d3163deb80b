//! The position of a scenario, and what has happened in it.

use super::luck::ListedLuck;
use crate::action::Aim;
use crate::battle::Attacktix;
use crate::event::Event;
use crate::figure::Zone;
use crate::force::ForceFile;
use crate::position_file::{PhaseJson, TournamentJson};
use crate::state::{FigureIndex, State};
use physics::Report;
use referee::{Codec, Game, Table};
use scenario::PrepareError;
use serde_json::Value;
use std::collections::BTreeMap;

/// The position of a scenario: the state, the listed random values, and what has happened so far.
#[derive(Clone, Debug)]
pub struct ScenarioTable {
    pub(super) game: Attacktix,
    pub(super) state: State,
    pub(super) luck: ListedLuck,
    /// The stage before the game, if the game has not begun. All figures of the state are then beside the table.
    pub(super) before: Option<Before>,
    pub(super) story: Story,
}

/// What has happened since the scenario began, as far as assertions ask for it.
#[derive(Clone, Debug, Default)]
pub(super) struct Story {
    /// The entries of the log.
    pub log: Vec<Value>,
    /// The results of the latest trials.
    pub tried: Option<Tried>,
    /// How often the wheel stopped at each position in the sampled grinds. A grind turns a wheel to a random position.
    pub grinds: Option<Vec<u32>>,
}

/// A stage before the game, or in a tournament.
#[derive(Clone, Debug)]
pub(super) enum Before {
    /// The host opens a table.
    Lobby,
    /// The forces that have been handed in, by seat.
    Forces(BTreeMap<String, ForceFile>),
    /// The host reports the rounds of a tournament.
    Tournament(TournamentJson),
}

impl Before {
    /// Returns the phase of this stage.
    pub const fn phase(&self) -> PhaseJson {
        match self {
            Before::Lobby => PhaseJson::Lobby,
            Before::Forces(_) => PhaseJson::Forces,
            Before::Tournament(_) => PhaseJson::Tournament,
        }
    }
}

/// The results of the latest trials.
#[derive(Clone, Debug)]
pub(super) struct Tried {
    /// Every run of every repetition, in order of the repetitions.
    pub runs: Vec<Run>,
    /// How many runs one repetition has.
    pub list: usize,
    /// The figure that `passed_through` asks about; `None` for any figure.
    pub through: Option<FigureIndex>,
}

/// The result of a run.
#[derive(Clone, Debug)]
pub(super) struct Run {
    /// The position in which the run began, with its changes applied.
    pub before: State,
    /// The position that the last strike has left.
    pub after: State,
    /// The results of the strikes of the run, in order.
    pub strikes: Vec<Struck>,
}

/// The result of a strike.
#[derive(Clone, Debug)]
pub(super) struct Struck {
    /// The figure that struck; `None` for a push by a hand.
    pub by: Option<FigureIndex>,
    /// The aim after random errors; `None` for a push by a hand.
    pub aimed: Option<Aim>,
    /// The report of the simulation.
    pub report: Report,
}

impl Run {
    /// Says whether a figure was defeated.
    pub fn is_defeated(&self, figure: FigureIndex) -> bool {
        let zone = |state: &State| state.figures[figure.index()].zone;
        zone(&self.before) == Zone::InPlay && zone(&self.after) != Zone::InPlay
    }
}

impl Story {
    /// Adds an event to the log. In the log, the key `type` becomes `event`. The `colour` of a coin is also written as
    /// `value`.
    fn note(&mut self, game: &Attacktix, event: &Event) {
        let mut said = game.event_to_json(event);
        if let Some(fields) = said.as_object_mut() {
            if let Some(kind) = fields.remove("type") {
                fields.insert("event".into(), kind);
            }
            if let (Event::Coin { .. }, Some(colour)) = (event, fields.get("colour").cloned()) {
                fields.insert("value".into(), colour);
            }
        }
        self.log.push(said);
    }
}

impl ScenarioTable {
    /// Begins the game, with grinding or the choice of sides.
    pub(super) fn start(&mut self) {
        let mut events = Vec::new();
        self.state = self.game.start(&mut Table::new(&mut self.luck, &mut events));
        self.note(&events);
    }

    pub(super) fn note(&mut self, events: &[Event]) {
        for event in events {
            self.luck.follow(event);
            self.story.note(&self.game, event);
        }
    }
}

/// Makes an error without a clause, for a decision that is not possible in this scenario.
pub(super) fn malformed(because: impl Into<String>) -> PrepareError {
    PrepareError { because: because.into(), clause: None }
}
