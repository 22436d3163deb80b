//! The defenders of an attack, with their modifiers and odds.

use super::preview::{Aimed, Defender, Template};
use crate::battle::PlasticFudge;
use crate::clauses::*;
use crate::event::{Cover, Modifier, total};
use crate::id::Id;
use crate::odds::{Odds, Reading};
use crate::options::HalfIn;
use crate::state::{State, UnitIndex};
use geometry::Disc;

/// Where an attack comes from: the base of its attacker, or a mine. `at` is in micrometres, and `height` is a level.
/// PF-R-93
#[derive(Clone, Copy, Debug)]
pub(crate) struct Origin {
    pub at: geometry::Point,
    pub height: i32,
}

/// The values of an attack that count against one target.
pub(crate) struct Against {
    pub cover: Option<Cover>,
    pub hth: bool,
    /// The attack modifiers, except the one for elevation, which depends on the target.
    pub own: Vec<Modifier>,
    /// An attack roll of this sum or less drops the grenade; `None` for other attacks.
    pub dropped_at: Option<i32>,
}

/// The values of an attack that count against every target under its template.
#[derive(Clone, Copy)]
pub(crate) struct Under<'m> {
    /// The attack modifiers, except the one for elevation, which depends on each target.
    pub own: &'m [Modifier],
    /// The Flamethrower Trooper, whom his own flame spares; `None` for a disc.
    pub bearer: Option<UnitIndex>,
    /// An attack roll of this sum or less drops the grenade; `None` for other attacks.
    pub dropped_at: Option<i32>,
}

impl PlasticFudge {
    /// Returns the defenders under a template: first Units by id. Under a disc, Bases (Buildings, Fortresses and the
    /// camp) follow by id. PF-R-32, PF-R-111
    pub(crate) fn under(&self, state: &State, from: Origin, template: Template, how: Under<'_>) -> Vec<Aimed> {
        let Under { own, bearer, dropped_at } = how;
        let aimed = |(unit, cover)| {
            let against = Against { cover: Some(cover), hth: false, own: own.to_vec(), dropped_at };
            self.against(state, from, unit, against)
        };
        let units = self.covered_by(state, template, bearer);
        let mut targets: Vec<Aimed> = units.into_iter().map(aimed).collect();
        if template.direction.is_none() {
            let disc = Disc::new(template.at.0, template.radius.0);
            let bases = self.bases_touched(state, disc);
            targets.extend(bases.map(|id| self.plain(id, Defender::Base, own, self.base_defence(), dropped_at)));
        }
        targets
    }

    /// Returns a defender that is not a Unit: a Base or a marker.
    pub(super) fn plain(
        &self,
        unit: Id,
        what: Defender,
        own: &[Modifier],
        defence_modifiers: Vec<Modifier>,
        dropped_at: Option<i32>,
    ) -> Aimed {
        let (attack, defence) = (total(own), total(&defence_modifiers));
        let odds = Odds::of(attack, defence, Reading { totals: self.options().totals, milder: false, dropped_at });
        let attack_modifiers = own.to_vec();
        Aimed { unit, what, cover: None, attack, defence, attack_modifiers, defence_modifiers, odds, nth: None }
    }

    /// Returns a Unit as the defender of an attack, with all modifiers and odds. PF-ATK-05, PF-ELEV-03, PF-ELEV-04,
    /// PF-R-33
    pub(crate) fn against(&self, state: &State, from: Origin, target: UnitIndex, how: Against) -> Aimed {
        let Against { cover, hth, own: mut attack_modifiers, dropped_at } = how;
        let height = self.height_of(state, target);
        if from.height > height {
            attack_modifiers.push(Modifier { what: "elevation", by: 1, clause: PF_ELEV_04 });
        }
        let mut defence_modifiers = self.defence_modifiers(state, target, from, hth && cover.is_none());
        if height > from.height {
            defence_modifiers.push(Modifier { what: "elevation", by: 1, clause: PF_ELEV_03 });
        }
        let half = cover == Some(Cover::Half);
        if half && self.options().half_in == HalfIn::Row {
            defence_modifiers.push(Modifier { what: "half", by: 1, clause: PF_R_33 });
        }
        let (attack, defence) = (total(&attack_modifiers), total(&defence_modifiers));
        let milder = half && self.options().half_in == HalfIn::Step;
        let reading = Reading { totals: self.options().totals, milder, dropped_at };
        let odds = Odds::of(attack, defence, reading);
        let unit = self.profile(target).id;
        Aimed {
            unit,
            what: Defender::Unit,
            cover,
            attack,
            defence,
            attack_modifiers,
            defence_modifiers,
            odds,
            nth: Some(target),
        }
    }
}
