//! Templates: the sizes of discs and flames, and what they cover.

use super::preview::Template;
use super::sight::Eye;
use crate::battle::PlasticFudge;
use crate::event::Cover;
use crate::ground::Patch;
use crate::id::Id;
use crate::state::{State, UnitIndex};
use geometry::{Disc, INCH, Sector, TOLERANCE};

/// Radius of the Grenade Disc, in micrometres. PF-EQ-03
pub const GRENADE_DISC: i32 = INCH * 7 / 4;
/// Radius of the Large Disc, in micrometres. PF-EQ-04
pub const LARGE_DISC: i32 = INCH * 7 / 2;
/// Half of the angle of a flame, counted in half degrees: 22.5 degrees to each side. PF-EQ-05
pub const FLAME_HALF_ANGLE: i32 = 45;

impl PlasticFudge {
    /// Returns the Units of both sides that a template covers, by id, and how much of each base. A flame spares its
    /// bearer, and Units behind a building or a mountain. PF-EXP-04, PF-EXP-06, PF-R-27, PF-R-33, PF-R-112
    pub(crate) fn covered_by(
        &self,
        state: &State,
        template: Template,
        bearer: Option<UnitIndex>,
    ) -> Vec<(UnitIndex, Cover)> {
        let on_table = self.all_units().filter(|unit| self.has_base(state, *unit));
        on_table.filter_map(|unit| Some((unit, self.cover(state, template, bearer, unit)?))).collect()
    }

    fn cover(&self, state: &State, template: Template, bearer: Option<UnitIndex>, unit: UnitIndex) -> Option<Cover> {
        let (at, radius, base) = (template.at.0, template.radius.0, self.disc(state, unit));
        let cover = match template.direction {
            None => Disc::new(at, radius).cover(base, TOLERANCE),
            Some(_) if bearer == Some(unit) => return None,
            Some(degrees) => {
                let sector = Sector { apex: at, degrees, half_angle: FLAME_HALF_ANGLE, radius };
                sector.cover(base, TOLERANCE)
            }
        };
        let cover = match cover {
            geometry::Cover::Out => return None,
            geometry::Cover::Half => Cover::Half,
            geometry::Cover::Full => Cover::Full,
        };
        let shielded = template.direction.is_some()
            && !self.throw_blocked_by(state, Eye::ground(at), self.eye(state, unit)).is_empty();
        (!shielded).then_some(cover)
    }

    /// Returns the Bases (Buildings, Fortresses and the camp) that the disc of an explosion overlaps, by id. A Base is
    /// left out if the whole disc lies in one of its holes. PF-R-31, PF-R-111
    pub(crate) fn bases_touched<'s>(&self, state: &'s State, disc: Disc) -> impl Iterator<Item = Id> + use<'s> {
        let touched = move |piece: &&Patch| {
            let gone = |hole: &Disc| hole.cover(disc, TOLERANCE) == geometry::Cover::Full;
            let touches = disc.overlaps_polygon_by_more_than(&piece.outline, TOLERANCE);
            touches && !piece.holes.iter().any(gone)
        };
        state.ground.base_pieces().filter(touched).map(|piece| piece.id)
    }
}
