//! What never changes about the figures of a game.

use crate::figure::FigureType;
use crate::id::Id;
use physics::Weapon;
use referee::Seat;
use std::sync::Arc;

/// What never changes about a figure.
#[derive(Clone, Debug, PartialEq)]
pub struct Profile {
    /// The figure's id: `p1-01`, `p1-02`, … The battle force comes first. AT-FORCE-04
    pub id: Id,
    /// The figure's type.
    pub kind: Arc<FigureType>,
    /// The figure's price in points. AT-R-73
    pub points: i32,
    /// The measures of the figure's weapon.
    pub weapon: Arc<Weapon>,
    /// The seat that brought it.
    pub owner: Seat,
    /// The figure's number among its owner's figures, from 1. AT-FORCE-04
    pub serial: u16,
    /// Whether the figure belongs to the Back-Up force at the start. AT-FORCE-02
    pub is_backup: bool,
}

impl Profile {
    /// Says whether this figure is a Battle Master: a Mega. AT-R-05
    pub fn is_master(&self) -> bool {
        self.kind.is_master()
    }
}
