//! Views as JSON for clients.

use crate::battle::PlasticFudge;
use crate::options::LossBy;
use crate::position::Position;
use crate::side::Side;
use crate::state::{Condition, EndedBy, State, Step, UnitIndex};
use crate::view::View;
use referee::{Game, Status, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What one viewer may know of a battle.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "View")]
pub(crate) struct ViewJson {
    /// The side that views; null for the public, who see no secrets.
    pub viewer: Option<Side>,
    /// The position, without what the viewer may not know.
    pub position: Position,
    /// Which sides must decide, and what.
    pub waiting: Waiting,
    /// What each side began with, and what it has lost.
    pub tally: BySide<Tally>,
    /// How the battle ended; null while the battle goes on.
    pub over: Option<OverJson>,
}

/// A value for each side.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(inline)]
pub(crate) struct BySide<T> {
    /// The value for Green.
    pub green: T,
    /// The value for Tan.
    pub tan: T,
}

impl<T> BySide<T> {
    pub fn of(each: impl Fn(Side) -> T) -> BySide<T> {
        BySide { green: each(Side::Green), tan: each(Side::Tan) }
    }
}

/// Which sides must decide, and what.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub(crate) struct Waiting {
    /// The kind of decision that the game waits for.
    #[serde(rename = "for")]
    pub what: WaitsFor,
    /// The sides that must decide: one, both, or none when the battle is over.
    pub seats: Vec<Side>,
}

/// The kind of decision that the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WaitsFor {
    /// A force. The game waits for it only before the battle.
    Muster,
    /// A piece of terrain to be placed, or a pass.
    Terrain,
    /// Units to be deployed and markers to be laid.
    Deploy,
    /// A throw of the dice of Initiative or Morale.
    Roll,
    /// The choice to be Player A or B.
    ChooseRole,
    /// Moves of a side, and the end of its movement phase.
    Moves,
    /// The attacks of both sides.
    Commit,
    /// The orders of both sides for their Jets.
    Jets,
    /// Nothing: the game is over.
    Nothing,
}

/// What a side began with, and what it has lost. PF-R-08, PF-R-72
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub(crate) struct Tally {
    /// How many Units the side began with.
    pub units: i32,
    /// How many of the Units are destroyed or have fled off the table.
    pub lost: i32,
    /// How many of the Units are destroyed.
    pub destroyed: i32,
    /// How many of the Units have fled off the table.
    pub fled: i32,
    /// How many of the Units are routed: on the table, or fled.
    pub routed: i32,
    /// What the Units with which the side began cost, in points.
    pub points: i32,
    /// What the Units in `lost` cost, in points.
    pub points_lost: i32,
    /// The losses of the side in whole percent, rounded down. The option `loss_by` says whether they are percent of
    /// Units or of points.
    pub loss_percent: i32,
}

/// How the battle ended.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Over")]
pub(crate) struct OverJson {
    /// The side that won; null for a draw.
    pub winner: Option<Side>,
    /// The way in which the battle ended.
    pub by: EndedBy,
    /// The clause that ended the battle.
    pub clause: String,
}

impl View {
    /// Returns the position for JSON. Only the owner of a marker sees which sides have found it.
    pub(crate) fn position_to_json(&self) -> Position {
        let mut position = self.position.clone();
        for marker in position.mines.iter_mut().filter(|marker| Some(marker.side) != self.side()) {
            marker.found_by.clear();
        }
        position
    }
}

/// The fields of a view that are read from JSON. All other fields follow from them.
#[derive(Deserialize)]
struct ParsedView {
    viewer: Option<Side>,
    position: Position,
}

impl PlasticFudge {
    /// Reads a view of a battle that is not over. The JSON tells a side whether an enemy's marker is real only if the
    /// side has found the marker. So if the JSON tells it, `found_by` names that side.
    ///
    /// # Errors
    /// A sentence that says why the JSON is not a view of this battle.
    pub(super) fn view_from_json(&self, said: &Value) -> Result<View, String> {
        let heard = ParsedView::deserialize(said).map_err(|fault| format!("that is not a valid view: {fault}"))?;
        let ParsedView { viewer, mut position } = heard;
        if position.step == Step::Over {
            return Err("the battle of this view is over; only the view of a battle that goes on can be read".into());
        }
        if !position.units.iter().map(|unit| unit.id).eq(self.roster().iter().map(|profile| profile.id)) {
            return Err("the view must list exactly the Units of this battle, sorted by id".into());
        }
        for marker in position.mines.iter_mut().filter(|marker| Some(marker.side) != viewer && marker.real.is_some()) {
            marker.found_by = viewer.into_iter().collect();
        }
        Ok(View { viewer: viewer.map_or(Viewer::Public, |side| Viewer::Seat(side.seat())), position })
    }

    pub(super) fn view_to_json(&self, view: &View) -> ViewJson {
        let state = &self.supposed(view);
        ViewJson {
            viewer: view.side(),
            position: view.position_to_json(),
            waiting: self.waiting(state),
            tally: BySide::of(|side| self.tally(state, side)),
            over: match self.status(state) {
                Status::Awaiting(_) => None,
                Status::Over(outcome) => state.ending.map(|ending| OverJson {
                    winner: ending.winner,
                    by: ending.by,
                    clause: outcome.clause.id().into(),
                }),
            },
        }
    }

    /// Returns which sides must decide, and what.
    pub(crate) fn waiting(&self, state: &State) -> Waiting {
        let seats = match self.status(state) {
            Status::Awaiting(seats) => seats.iter().map(Side::of).collect(),
            Status::Over(_) => Vec::new(),
        };
        let what = match state.step {
            Step::Muster => WaitsFor::Muster,
            Step::Terrain => WaitsFor::Terrain,
            Step::Deploy => WaitsFor::Deploy,
            Step::Initiative | Step::Morale => WaitsFor::Roll,
            Step::Choose => WaitsFor::ChooseRole,
            Step::MoveA | Step::MoveB => WaitsFor::Moves,
            Step::Attack => WaitsFor::Commit,
            Step::Jets => WaitsFor::Jets,
            Step::Over => WaitsFor::Nothing,
        };
        Waiting { what, seats }
    }

    /// Returns what a side began with, and what it has lost. PF-R-08, PF-R-72
    fn tally(&self, state: &State, side: Side) -> Tally {
        let count = |condition: Condition| {
            let own = self.units_of(side);
            own.filter(|unit| state.units[unit.index()].condition == condition).count() as i32
        };
        let is_lost =
            |unit: &UnitIndex| matches!(state.units[unit.index()].condition, Condition::Destroyed | Condition::Fled);
        let start = self.0.start[side.index()];
        let (destroyed, fled) = (count(Condition::Destroyed), count(Condition::Fled));
        let points_lost = self.units_of(side).filter(is_lost).map(|unit| self.profile(unit).points).sum();
        let (lost, of) = match self.options().loss_by {
            LossBy::Units => (destroyed + fled, start.units),
            LossBy::Points => (points_lost, start.points),
        };
        Tally {
            units: start.units,
            lost: destroyed + fled,
            destroyed,
            fled,
            routed: fled + count(Condition::Routed),
            points: start.points,
            points_lost,
            loss_percent: if of == 0 { 0 } else { lost * 100 / of },
        }
    }
}
