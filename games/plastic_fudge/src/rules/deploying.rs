//! Deployment: Units come to the table, and markers are laid. [`PlaceFault`] lists why a placement is refused, also for
//! pieces of terrain.

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
use serde::Serialize;
use ts_rs::TS;

/// The least gap between a new marker and a Unit. PF-R-40, PF-R-109
const CLEAR: Length = Length::inches(2);

/// Why a placement is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PlaceFault {
    /// The pool does not hold this piece, or the piece is placed already. PF-SCEN-08
    #[error("There is no piece {piece} left to place.")]
    NoSuchPiece {
        /// The id that was given.
        piece: Id,
    },
    /// The piece would stick out of the table. PF-R-75
    #[error("There {piece} would stick out of the table; all of it must lie on it.")]
    PieceOffTable {
        /// The id of the piece.
        piece: Id,
    },
    /// The piece would overlap the camp. PF-R-75
    #[error("There {piece} would overlap the camp, which stays free of terrain.")]
    OnCamp {
        /// The id of the piece.
        piece: Id,
    },
    /// The piece would overlap the outer part of a deployment strip. PF-R-75
    #[error("There {piece} would overlap the outermost {depth} inches of the strip where {side} deploys.")]
    OnStrip {
        /// The id of the piece.
        piece: Id,
        /// The side that deploys in the strip.
        side: Side,
        /// The depth of that outer part.
        depth: Length,
    },
    /// The Unit is unknown, or it is the enemy's. PF-R-74
    #[error("{unit} is not your Unit.")]
    NotYours {
        /// The id that was given.
        unit: Id,
    },
    /// The order must name exactly one thing: a place, a carrier or the reserve. PF-R-74
    #[error("Say one thing for {unit}: a place on the table, a carrier, or the reserve.")]
    OneWay {
        /// The id of the Unit to deploy.
        unit: Id,
    },
    /// A Jet is never put on the table. PF-R-65
    #[error("{unit} is a Jet: it waits in reserve until it is called.")]
    JetOnTable {
        /// The id of the Jet.
        unit: Id,
    },
    /// Only aircraft wait off the table. PF-R-64
    #[error("{unit} cannot wait off the table: only Helicopters and Jets do.")]
    NoReserve {
        /// The id of the Unit to deploy.
        unit: Id,
    },
    /// Only Troopers ride. Their carrier must be of their own side and deployed. PF-R-54, PF-R-101
    #[error("{unit} cannot ride in {carrier}: Troopers ride, in a carrier of their own side that is deployed already.")]
    NoRide {
        /// The id of the Unit that would ride.
        unit: Id,
        /// The id of the carrier.
        carrier: Id,
    },
    /// The carrier is full, or takes no passengers. PF-R-54
    #[error("{carrier} has no room for {unit}: it carries {capacity}.")]
    Full {
        /// The id of the Unit that would ride.
        unit: Id,
        /// The id of the carrier.
        carrier: Id,
        /// How many Troopers the carrier takes.
        capacity: u8,
    },
    /// The base would stick out of the table. PF-R-74
    #[error("There {unit} would stick out of the table.")]
    OffTable {
        /// The id of the Unit to deploy.
        unit: Id,
    },
    /// The Unit would not stand in its side's zone. PF-R-74, PF-R-109
    #[error("The zone of {side} ends {limit} inches from its edge or point; there {unit} would be {gap} inches away.")]
    OutsideZone {
        /// The id of the Unit to deploy.
        unit: Id,
        /// The side that deploys in the zone.
        side: Side,
        /// The gap between the base and the edge or point from which the zone is measured.
        gap: Length,
        /// The largest gap allowed.
        limit: Length,
    },
    /// The Unit would stand on ground that it cannot enter. PF-R-48, PF-R-90
    #[error("There {unit} would stand on {piece}, {kind}, which it cannot enter.")]
    Closed {
        /// The id of the Unit to deploy.
        unit: Id,
        /// The id of the piece.
        piece: Id,
        /// The kind of the piece.
        kind: TerrainKind,
    },
    /// The Unit would stand on another base. PF-R-46
    #[error("There {unit} would stand on the base of {other}.")]
    Occupied {
        /// The id of the Unit to deploy.
        unit: Id,
        /// The id of the Unit on that base.
        other: Id,
    },
    /// Not all Units are placed. PF-R-74
    #[error("{unit} is not deployed yet; all Units must be.")]
    NotDeployed {
        /// The first Unit that is not placed, by id.
        unit: Id,
    },
    /// All markers are laid. PF-MINE-03
    #[error("You have no marker left to lay.")]
    NoMarkerLeft,
    /// The marker would stick out of the table. PF-R-109
    #[error("There the marker would stick out of the table.")]
    MarkerOffTable,
    /// The marker would lie in the enemy's zone. PF-R-109
    #[error("There the marker would lie in the zone of {side}; markers may not.")]
    MarkerInZone {
        /// The side that deploys in the zone.
        side: Side,
    },
    /// The marker would lie too near to a Unit. PF-R-40, PF-R-109
    #[error("There the marker would lie {gap} inches from {unit}; it must keep {limit}.")]
    MarkerNearUnit {
        /// The id of the Unit near the marker.
        unit: Id,
        /// The gap between the marker and the base.
        gap: Length,
        /// The least gap allowed.
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

/// Where a Unit is put.
enum Way {
    /// On the table.
    Table(Spot),
    /// Into a carrier.
    Carrier(Id),
    /// Off the table, to come later.
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

    /// Judges a deployment: a Unit of the side is put on the table, into a carrier or into reserve. Until the end of
    /// deployment, the side may put the same Unit elsewhere. PF-R-74
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

    /// Judges a place for a Unit. The place must be on the table, in the side's zone, not on closed ground and on no
    /// other base. PF-R-74, PF-R-109, PF-R-48, PF-R-46
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

    /// Judges a ride. Only Troopers ride. Their carrier must be deployed, be of their own side and have room. PF-R-54,
    /// PF-R-64, PF-R-101
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

    /// Judges the laying of a marker. The side must have a marker left. The marker must lie on the table, not in the
    /// enemy's zone and at least two inches from every Unit. PF-MINE-03, PF-R-40, PF-R-109
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

    /// Judges the end of deployment: all Units of the side must be placed. PF-R-74
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
                self.deploy(unit, facing, way((at, carrier, reserve)).expect("the deployment was judged"));
                let facing = at.map(|_| facing);
                self.table.emit(|| Event::Deployed { seat, unit, at, facing, carrier, reserve });
            }
            Action::Lay { at, real } => self.lay(seat, at, real),
            _ => self.end_deploy(seat),
        }
    }

    fn deploy(&mut self, id: Id, facing: i32, way: Way) {
        let unit = self.game.unit(id).expect("the deployment was judged");
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

    /// Ends the deployment of a side. Then the other side deploys, or the first Round begins. PF-R-74
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
