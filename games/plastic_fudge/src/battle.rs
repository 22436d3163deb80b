//! What is settled for one battle: the battlefield, the roster, the options and the revision of the rules.

use crate::battlefield::Battlefield;
use crate::ground::Ground;
use crate::id::Id;
use crate::options::Options;
use crate::setup::Setup;
use crate::side::Side;
use crate::state::UnitIndex;
use crate::unit::Profile;
use std::sync::Arc;

/// The rules of Plastic Fudge for one battle: a battlefield, two forces and options. It is cheap to clone.
#[derive(Clone, Debug)]
pub struct PlasticFudge(pub(crate) Arc<Opened>);

/// What never changes during a battle.
#[derive(Clone, Debug)]
pub(crate) struct Opened {
    /// The revision of the rules that is played.
    pub revision: u32,
    pub setup: Setup,
    /// The whole battlefield that the set-up names.
    pub battlefield: Battlefield,
    /// The terrain of the battlefield before the players place any pieces.
    pub ground: Arc<Ground>,
    /// The Units of both sides, by id.
    pub roster: Vec<Profile>,
    /// How many Units each side began with, and their points. PF-R-08, PF-R-72
    pub start: [Strength; 2],
}

/// What a side began with. PF-R-08
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Strength {
    pub units: i32,
    pub points: i32,
}

impl PlasticFudge {
    /// Says whether the game is played by this revision of the rules or a later one.
    pub(crate) fn since(&self, revision: u32) -> bool {
        self.0.revision >= revision
    }

    /// Returns the options.
    #[inline]
    pub fn options(&self) -> &Options {
        &self.0.setup.options
    }

    /// Returns the battlefield.
    pub fn battlefield(&self) -> &Battlefield {
        &self.0.battlefield
    }

    /// Returns the Units of both sides, by id.
    #[inline]
    pub fn roster(&self) -> &[Profile] {
        &self.0.roster
    }

    /// Returns the values of a Unit that never change.
    #[inline]
    pub fn profile(&self, unit: UnitIndex) -> &Profile {
        &self.0.roster[unit.index()]
    }

    /// Finds a Unit by its id.
    pub fn unit(&self, id: Id) -> Option<UnitIndex> {
        self.0.roster.binary_search_by_key(&id, |profile| profile.id).ok().map(|n| UnitIndex(n as u8))
    }

    /// Returns the Units of a side, by id.
    pub(crate) fn units_of(&self, side: Side) -> impl Iterator<Item = UnitIndex> + '_ {
        self.all_units().filter(move |unit| self.profile(*unit).side == side)
    }

    /// Returns all Units, by id.
    pub(crate) fn all_units(&self) -> impl Iterator<Item = UnitIndex> + use<> {
        (0..self.0.roster.len()).map(|n| UnitIndex(n as u8))
    }
}
