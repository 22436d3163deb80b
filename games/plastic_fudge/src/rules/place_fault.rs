//! Why a placement is refused: of terrain, of a Unit, of a marker.

use crate::battlefield::TerrainKind;
use crate::clauses::*;
use crate::id::Id;
use crate::length::Length;
use crate::side::Side;
use referee::{Cite, Clause};
use serde::Serialize;
use ts_rs::TS;

/// Why a placement is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PlaceFault {
    /// The pool does not hold this piece, or holds it no longer. PF-SCEN-08
    #[error("There is no piece {piece} left to place.")]
    NoSuchPiece {
        /// The id that was given.
        piece: Id,
    },
    /// The piece would stick out. PF-R-75
    #[error("There {piece} would stick out of the table; all of it must lie on it.")]
    PieceOffTable {
        /// The id of the piece.
        piece: Id,
    },
    /// The piece would overlap the camp. PF-R-75
    #[error("There {piece} would overlap the camp, which stays free of it.")]
    OnCamp {
        /// The id of the piece.
        piece: Id,
    },
    /// The piece would overlap the outer part of a deployment strip. PF-R-75
    #[error("There {piece} would overlap the outermost {depth} inches of the strip where {side} deploys.")]
    OnStrip {
        /// The id of the piece.
        piece: Id,
        /// Whose strip.
        side: Side,
        /// How deep it is.
        depth: Length,
    },
    /// The Unit is unknown, or it is the enemy's. PF-R-74
    #[error("{unit} is no Unit of yours.")]
    NotYours {
        /// The id that was given.
        unit: Id,
    },
    /// Not exactly one of a place, a carrier and the reserve. PF-R-74
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
    /// Only Troopers ride, in a carrier of their own side that is deployed. PF-R-54, PF-R-101
    #[error("{unit} cannot ride in {carrier}: Troopers ride, in a carrier of their own side that is deployed already.")]
    NoRide {
        /// The id of the Unit that would ride.
        unit: Id,
        /// In what.
        carrier: Id,
    },
    /// The carrier is full, or takes no passengers. PF-R-54
    #[error("{carrier} has no room for {unit}: it carries {capacity}.")]
    Full {
        /// The id of the Unit that would ride.
        unit: Id,
        /// In what.
        carrier: Id,
        /// How many it carries.
        capacity: u8,
    },
    /// The base would stick out. PF-R-74
    #[error("There {unit} would stick out of the table.")]
    OffTable {
        /// The id of the Unit to deploy.
        unit: Id,
    },
    /// Not in the own zone. PF-R-74, PF-R-109
    #[error("There {unit} is {gap} inches away and must be within {limit}: {side} deploys in its zone only.")]
    OutsideZone {
        /// The id of the Unit to deploy.
        unit: Id,
        /// Whose zone.
        side: Side,
        /// How far the edge of the base is from what the zone is measured from.
        gap: Length,
        /// How far it may be.
        limit: Length,
    },
    /// On ground that the Unit cannot enter. PF-R-48, PF-R-90
    #[error("There {unit} would stand on {piece}, {kind}, which it cannot enter.")]
    Closed {
        /// The id of the Unit to deploy.
        unit: Id,
        /// On what.
        piece: Id,
        /// Its kind.
        kind: TerrainKind,
    },
    /// On another base. PF-R-46
    #[error("There {unit} would stand on the base of {other}.")]
    Occupied {
        /// The id of the Unit to deploy.
        unit: Id,
        /// Whose base.
        other: Id,
    },
    /// Not all Units are placed. PF-R-74
    #[error("{unit} is not deployed yet; all Units must be.")]
    NotDeployed {
        /// The first by id.
        unit: Id,
    },
    /// All markers are laid. PF-MINE-03
    #[error("You have no marker left to lay.")]
    NoMarkerLeft,
    /// The marker would stick out. PF-R-109
    #[error("There the marker would stick out of the table.")]
    MarkerOffTable,
    /// In the enemy's zone. PF-R-109
    #[error("There the marker would lie in the zone of {side}; markers may not.")]
    MarkerInZone {
        /// Whose zone.
        side: Side,
    },
    /// Too near to a Unit. PF-R-40, PF-R-109
    #[error("There the marker would lie {gap} inches from {unit}; it must keep {limit}.")]
    MarkerNearUnit {
        /// The id of the Unit near the marker.
        unit: Id,
        /// How far.
        gap: Length,
        /// How far it must be.
        limit: Length,
    },
}

impl Cite for PlaceFault {
    fn clause(&self) -> Clause {
        match self {
            PlaceFault::NoSuchPiece { .. } => PF_SCEN_08,
            PlaceFault::PieceOffTable { .. } | PlaceFault::OnCamp { .. } | PlaceFault::OnStrip { .. } => PF_R_75,
            PlaceFault::NotYours { .. } | PlaceFault::OneWay { .. } | PlaceFault::OffTable { .. } => PF_R_74,
            PlaceFault::OutsideZone { .. } | PlaceFault::NotDeployed { .. } => PF_R_74,
            PlaceFault::JetOnTable { .. } => PF_R_65,
            PlaceFault::NoReserve { .. } => PF_R_64,
            PlaceFault::NoRide { .. } | PlaceFault::Full { .. } => PF_R_54,
            PlaceFault::Closed { kind, .. } if kind.row().lowered.is_none() => kind.row().clause,
            PlaceFault::Closed { .. } => PF_R_90,
            PlaceFault::Occupied { .. } => PF_R_46,
            PlaceFault::NoMarkerLeft => PF_MINE_03,
            PlaceFault::MarkerOffTable | PlaceFault::MarkerInZone { .. } => PF_R_109,
            PlaceFault::MarkerNearUnit { .. } => PF_R_40,
        }
    }
}
