//! What never changes during a battle: the battlefield, the roster, the options and the revision of the rules.

use crate::battlefield::Battlefield;
use crate::ground::Ground;
use crate::id::Id;
use crate::options::Options;
use crate::setup::Setup;
use crate::side::Side;
use crate::state::UnitIndex;
use crate::unit::Profile;
use std::sync::Arc;

/// The rules of Plastic Fudge for one battle, with its battlefield, forces and options. Clones are cheap, because they
/// share all of this.
#[derive(Clone, Debug)]
pub struct PlasticFudge(pub(crate) Arc<Opened>);

/// The parts of a battle that a [`PlasticFudge`] shares with its clones.
#[derive(Clone, Debug)]
pub(crate) struct Opened {
    /// The revision of the rules by which the battle is played.
    pub revision: u32,
    pub setup: Setup,
    /// The full battlefield, also if `setup` only names a shipped one by its id.
    pub battlefield: Battlefield,
    /// The terrain of the battlefield, without the terrain that the sides place.
    pub ground: Arc<Ground>,
    /// The Units of both sides, sorted by id.
    pub roster: Vec<Profile>,
    /// What Green and what Tan began with. PF-R-08, PF-R-72
    pub start: [Strength; 2],
}

/// How many Units a side began with, and what they cost in points. PF-R-08
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Strength {
    pub units: i32,
    pub points: i32,
}

impl PlasticFudge {
    /// Says whether the battle is played by this revision of the rules or a later one.
    pub(crate) fn since(&self, revision: u32) -> bool {
        self.0.revision >= revision
    }

    /// Returns the options that the players agreed on before the battle.
    #[inline]
    pub fn options(&self) -> &Options {
        &self.0.setup.options
    }

    /// Returns the battlefield without the terrain that the sides have placed.
    pub fn battlefield(&self) -> &Battlefield {
        &self.0.battlefield
    }

    /// Returns the Units of both sides, sorted by id. A [`UnitIndex`] is an index of this slice.
    #[inline]
    pub fn roster(&self) -> &[Profile] {
        &self.0.roster
    }

    /// Returns the values of a Unit that never change.
    #[inline]
    pub fn profile(&self, unit: UnitIndex) -> &Profile {
        &self.0.roster[unit.index()]
    }

    /// Returns the index of the Unit with this id; `None` if no Unit has it.
    pub fn unit(&self, id: Id) -> Option<UnitIndex> {
        self.0.roster.binary_search_by_key(&id, |profile| profile.id).ok().map(|n| UnitIndex(n as u8))
    }

    /// Returns the Units of a side, in the order of their ids.
    pub(crate) fn units_of(&self, side: Side) -> impl Iterator<Item = UnitIndex> + '_ {
        self.all_units().filter(move |unit| self.profile(*unit).side == side)
    }

    /// Returns the Units of both sides, in the order of their ids.
    pub fn all_units(&self) -> impl Iterator<Item = UnitIndex> + use<> {
        (0..self.0.roster.len()).map(|n| UnitIndex(n as u8))
    }
}
