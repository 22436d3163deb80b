//! Deployment of Units and markers. [`PlaceFault`] lists why the placement of a Unit, a marker or a piece of terrain is
//! refused.

use super::Play;
use super::bases::MARKER;
use crate::action::Action;
use crate::battle::PlasticFudge;
use crate::battlefield::TerrainKind;
use crate::clauses::*;
use crate::event::Event;
use crate::id::Id;
use crate::length::{Length, Spot};
use crate::side::Side;
use crate::state::{Condition, Marker, State, Step, UnitIndex, UnitState};
use crate::unit::UnitType;
use geometry::{Disc, TOLERANCE};
use referee::{Cite, Clause};
use schemars::JsonSchema;
use serde::Serialize;

/// The least gap between a new marker and a Unit, in micrometres. PF-R-40, PF-R-109
const CLEAR: Length = Length::inches(2);

/// Why the placement of a piece, a Unit or a marker is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PlaceFault {
    /// The pool has no piece with this id, or a side has already placed it. PF-SCEN-08
    #[error("There is no piece {piece} left to place.")]
    NoSuchPiece {
        /// The id that was given.
        piece: Id,
    },
    /// A part of the piece would lie beyond the table. PF-R-75
    #[error("There {piece} would stick out of the table; the whole piece must lie on it.")]
    PieceOffTable {
        /// The piece that would reach over the edge.
        piece: Id,
    },
    /// The piece would overlap the camp. PF-R-75
    #[error("There {piece} would overlap the camp, which stays free of terrain.")]
    OnCamp {
        /// The piece that would lie on the camp.
        piece: Id,
    },
    /// The piece would overlap the outer part of a deployment strip. PF-R-75
    #[error("There {piece} would overlap the outermost {depth} inches of the strip where {side} deploys.")]
    OnStrip {
        /// The piece that would lie on the strip.
        piece: Id,
        /// The side that deploys in the strip.
        side: Side,
        /// The depth of the outer part, in inches.
        depth: Length,
    },
    /// No Unit has this id, or the Unit belongs to the enemy. PF-R-74
    #[error("{unit} is not your Unit.")]
    NotYours {
        /// The id that was given.
        unit: Id,
    },
    /// The decision does not name exactly one of: a place, a carrier, the reserve. PF-R-74
    #[error("{unit} needs exactly one of these: a place on the table, a carrier, or the reserve.")]
    OneWay {
        /// The id of the Unit to deploy.
        unit: Id,
    },
    /// A Jet cannot be put on the table. PF-R-65
    #[error("{unit} is a Jet: it waits in reserve until it is called.")]
    JetOnTable {
        /// The id of the Jet.
        unit: Id,
    },
    /// The Unit is no aircraft, and only aircraft can wait off the table. PF-R-64
    #[error("{unit} cannot wait off the table: only Helicopters and Jets do.")]
    NoReserve {
        /// The id of the Unit to deploy.
        unit: Id,
    },
    /// The Unit is not a Trooper, or its carrier is no deployed carrier of its side. PF-R-54, PF-R-101
    #[error("{unit} cannot ride in {carrier}: only Troopers can ride, in a carrier of their side that is deployed.")]
    NoRide {
        /// The id of the Unit that would ride.
        unit: Id,
        /// The Unit in which it would ride.
        carrier: Id,
    },
    /// The carrier has no room for the Unit. PF-R-54
    #[error("{carrier} has no room for {unit}: it carries {capacity}.")]
    Full {
        /// The id of the Unit that would ride.
        unit: Id,
        /// The carrier without room.
        carrier: Id,
        /// How many Troopers the carrier can carry.
        capacity: u8,
    },
    /// A part of the base would lie beyond the table. PF-R-74
    #[error("There {unit} would stick out of the table.")]
    OffTable {
        /// The id of the Unit to deploy.
        unit: Id,
    },
    /// The Unit would be outside its side's zone. PF-R-74, PF-R-109
    #[error("The zone of {side} ends {limit} inches from its edge or point; there {unit} would be {gap} inches away.")]
    OutsideZone {
        /// The id of the Unit to deploy.
        unit: Id,
        /// The side that deploys in the zone.
        side: Side,
        /// The gap between the base and the edge or point from which the zone is measured, in inches.
        gap: Length,
        /// The largest gap inside the zone, in inches.
        limit: Length,
    },
    /// The Unit would stand on ground that it cannot enter. PF-R-48, PF-R-90
    #[error("There {unit} would stand on {piece}, {kind}, which it cannot enter.")]
    Closed {
        /// The id of the Unit to deploy.
        unit: Id,
        /// The id of the piece that it cannot enter.
        piece: Id,
        /// The kind of the piece.
        kind: TerrainKind,
    },
    /// The base would overlap that of another Unit. PF-R-46
    #[error("There {unit} would stand on the base of {other}.")]
    Occupied {
        /// The id of the Unit to deploy.
        unit: Id,
        /// The id of the other Unit.
        other: Id,
    },
    /// The side cannot end its deployment, because a Unit is not deployed. PF-R-74
    #[error("{unit} is not deployed yet; first deploy all Units.")]
    NotDeployed {
        /// The Unit with the lowest id that is not deployed.
        unit: Id,
    },
    /// The side has laid all its markers. PF-MINE-03
    #[error("You have no marker left to lay.")]
    NoMarkerLeft,
    /// A part of the marker would lie beyond the table. PF-R-109
    #[error("There the marker would stick out of the table.")]
    MarkerOffTable,
    /// The marker would lie in the enemy's zone. PF-R-109
    #[error("There the marker would lie in the zone of {side}; no marker may lie there.")]
    MarkerInZone {
        /// The enemy, which deploys in the zone.
        side: Side,
    },
    /// The marker would lie too near a Unit. PF-R-40, PF-R-109
    #[error("There the marker would lie {gap} inches from {unit}; at least {limit} are needed.")]
    MarkerNearUnit {
        /// The Unit that is too near.
        unit: Id,
        /// The gap between the marker and the Unit's base, in inches.
        gap: Length,
        /// The least gap allowed, in inches.
        limit: Length,
    },
}

impl Cite for PlaceFault {
    fn clause(&self) -> Clause {
        use PlaceFault::*;
        match self {
            NoSuchPiece { .. } => PF_SCEN_08,
            PieceOffTable { .. } | OnCamp { .. } | OnStrip { .. } => PF_R_75,
            NotYours { .. } | OneWay { .. } | OffTable { .. } => PF_R_74,
            OutsideZone { .. } | NotDeployed { .. } => PF_R_74,
            JetOnTable { .. } => PF_R_65,
            NoReserve { .. } => PF_R_64,
            NoRide { .. } | Full { .. } => PF_R_54,
            Closed { kind, .. } if kind.row().lowered.is_none() => kind.row().clause,
            Closed { .. } => PF_R_90,
            Occupied { .. } => PF_R_46,
            NoMarkerLeft => PF_MINE_03,
            MarkerOffTable | MarkerInZone { .. } => PF_R_109,
            MarkerNearUnit { .. } => PF_R_40,
        }
    }
}

/// How a decision deploys a Unit.
enum Way {
    /// On the table, with its centre at this point.
    Table(Spot),
    /// Into the carrier with this id.
    Carrier(Id),
    /// Into reserve: off the table, to come later.
    Reserve,
}

impl PlasticFudge {
    pub(crate) fn check_deployment(&self, state: &State, side: Side, action: &Action) -> Result<(), PlaceFault> {
        match action {
            Action::Deploy { unit, at, carrier, reserve, .. } => {
                self.check_deploy(state, side, *unit, (*at, *carrier, *reserve))
            }
            Action::Lay { at, .. } => self.check_lay(state, side, *at),
            _ => self.check_end(state, side),
        }
    }

    /// Checks the deployment of a Unit on the table, into a carrier or into reserve. Until its deployment ends, the
    /// side may deploy the same Unit again. PF-R-74
    fn check_deploy(
        &self,
        state: &State,
        side: Side,
        id: Id,
        said: (Option<Spot>, Option<Id>, bool),
    ) -> Result<(), PlaceFault> {
        let own = self.unit(id).filter(|unit| self.profile(*unit).side == side);
        let unit = own.ok_or(PlaceFault::NotYours { unit: id })?;
        match way(said).ok_or(PlaceFault::OneWay { unit: id })? {
            Way::Table(_) if self.profile(unit).kind == UnitType::Jet => Err(PlaceFault::JetOnTable { unit: id }),
            Way::Table(at) => self.check_stand(state, side, unit, at),
            Way::Carrier(carrier) => self.check_ride(state, side, unit, carrier),
            Way::Reserve if matches!(self.profile(unit).kind, UnitType::Helicopter | UnitType::Jet) => Ok(()),
            Way::Reserve => Err(PlaceFault::NoReserve { unit: id }),
        }
    }

    /// Checks a point for a Unit. Its base must lie on the table, in the side's zone, off closed ground and on no other
    /// base. PF-R-74, PF-R-109, PF-R-48, PF-R-46
    fn check_stand(&self, state: &State, side: Side, unit: UnitIndex, at: Spot) -> Result<(), PlaceFault> {
        let profile = self.profile(unit);
        let base = Disc::new(at.0, profile.radius);
        let id = profile.id;
        if !state.ground.holds(base) {
            return Err(PlaceFault::OffTable { unit: id });
        }
        let (gap, limit) = self.zone(side).gap(base, state.ground.table());
        if gap > limit + TOLERANCE {
            return Err(PlaceFault::OutsideZone { unit: id, side, gap: Length(gap), limit: Length(limit) });
        }
        if let Some(patch) = state.ground.closed_under(base, &self.gait(unit)) {
            return Err(PlaceFault::Closed { unit: id, piece: patch.id, kind: patch.kind });
        }
        match self.base_under(state, base, &[unit]) {
            Some(other) => Err(PlaceFault::Occupied { unit: id, other: self.profile(other).id }),
            None => Ok(()),
        }
    }

    /// Checks that a Unit may be deployed into a carrier. The Unit must be a Trooper. The carrier must be deployed, of
    /// the same side and have room. PF-R-54, PF-R-64, PF-R-101
    fn check_ride(&self, state: &State, side: Side, unit: UnitIndex, carrier_id: Id) -> Result<(), PlaceFault> {
        let id = self.profile(unit).id;
        let no_ride = PlaceFault::NoRide { unit: id, carrier: carrier_id };
        let own = self.unit(carrier_id).filter(|carrier| self.profile(*carrier).side == side);
        let carrier = own.ok_or_else(|| no_ride.clone())?;
        let is_there = matches!(state.unit(carrier).condition, Condition::Steady | Condition::Reserve);
        if self.profile(unit).kind.is_vehicle() || !is_there || !self.profile(carrier).kind.is_vehicle() {
            return Err(no_ride);
        }
        let capacity = self.capacity(carrier);
        let aboard = self.passengers(state, carrier).filter(|other| *other != unit).count();
        if aboard >= capacity {
            return Err(PlaceFault::Full { unit: id, carrier: carrier_id, capacity: capacity as u8 });
        }
        Ok(())
    }

    /// Checks that a side may lay a marker at a point. The side must have one left. The marker must lie on the table,
    /// outside the enemy's zone and at least two inches from every Unit. PF-MINE-03, PF-R-40, PF-R-109
    fn check_lay(&self, state: &State, side: Side, at: Spot) -> Result<(), PlaceFault> {
        if state.to_lay[side.index()] == 0 {
            return Err(PlaceFault::NoMarkerLeft);
        }
        let marker = Disc::new(at.0, MARKER);
        if !state.ground.holds(marker) {
            return Err(PlaceFault::MarkerOffTable);
        }
        let enemy = side.enemy();
        if self.zone(enemy).holds(marker, state.ground.table()) {
            return Err(PlaceFault::MarkerInZone { side: enemy });
        }
        let units = self.all_units().filter(|unit| self.has_base(state, *unit));
        let gaps = units.map(|unit| (marker.gap_rounded(self.disc(state, unit)), unit));
        match gaps.min().filter(|(gap, _)| *gap < CLEAR.0 - TOLERANCE) {
            Some((gap, unit)) => {
                Err(PlaceFault::MarkerNearUnit { unit: self.profile(unit).id, gap: Length(gap), limit: CLEAR })
            }
            None => Ok(()),
        }
    }

    /// Checks that a side may end its deployment: all its Units must be deployed. PF-R-74
    fn check_end(&self, state: &State, side: Side) -> Result<(), PlaceFault> {
        let mut left = self.units_of(side).filter(|unit| state.unit(*unit).condition == Condition::Undeployed);
        left.next().map_or(Ok(()), |unit| Err(PlaceFault::NotDeployed { unit: self.profile(unit).id }))
    }
}

fn way(said: (Option<Spot>, Option<Id>, bool)) -> Option<Way> {
    match said {
        (Some(at), None, false) => Some(Way::Table(at)),
        (None, Some(carrier), false) => Some(Way::Carrier(carrier)),
        (None, None, true) => Some(Way::Reserve),
        _ => None,
    }
}

impl Play<'_, '_> {
    /// Deploys a Unit, lays a marker, or ends the deployment of a side. PF-R-74, PF-MINE-01
    pub(crate) fn deployment(&mut self, seat: Side, action: &Action) {
        match *action {
            Action::Deploy { unit, at, facing, carrier, reserve } => {
                let facing = facing.unwrap_or(seat.forward()).rem_euclid(360);
                self.deploy(unit, facing, way((at, carrier, reserve)).expect("the decision is legal"));
                let facing = at.map(|_| facing);
                self.table.emit(|| Event::Deployed { seat, unit, at, facing, carrier, reserve });
            }
            Action::Lay { at, real } => self.lay(seat, at, real),
            _ => self.end_deploy(seat),
        }
    }

    fn deploy(&mut self, id: Id, facing: i32, way: Way) {
        let unit = self.game.unit(id).expect("the decision is legal");
        *self.state.unit_mut(unit) = match way {
            Way::Table(at) => {
                let stands = Condition::Steady;
                UnitState { at: at.0, facing: facing as i16, condition: stands, ..UnitState::UNDEPLOYED }
            }
            Way::Carrier(carrier) => {
                UnitState { condition: Condition::Steady, carrier: self.game.unit(carrier), ..UnitState::UNDEPLOYED }
            }
            Way::Reserve => UnitState { condition: Condition::Reserve, ..UnitState::UNDEPLOYED },
        };
    }

    fn lay(&mut self, seat: Side, at: Spot, real: bool) {
        self.state.to_lay[seat.index()] -= 1;
        let last = self.state.markers.iter().map(|marker| marker.id.number()).max();
        let id = Id::new("m", last.unwrap_or(0) + 1);
        self.state.markers.push(Marker { id, side: seat, at: at.0, real, found: [false, false] });
        self.table.emit(|| Event::Laid { seat, mine: id, at, real: Some(real) });
    }

    /// Ends the deployment of a side. If the other side is ready too, the first Round begins. Otherwise the other side
    /// deploys. PF-R-74
    fn end_deploy(&mut self, seat: Side) {
        self.state.deployed[seat.index()] = true;
        self.state.to_lay[seat.index()] = 0;
        self.table.emit(|| Event::DeployEnded { seat });
        if self.state.deployed == [true, true] {
            self.enter(Step::Initiative, None);
        } else {
            self.enter(Step::Deploy, Some(self.game.deploying(self.state)));
        }
    }
}
