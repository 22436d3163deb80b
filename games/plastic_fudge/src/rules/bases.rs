//! Where bases are, how far Units may move, and in which order dice are thrown. All chapters of the rules use this.

use crate::battle::PlasticFudge;
use crate::ground::Gait;
use crate::level::{Level, movement};
use crate::options::{Heli, HowitzerMove, JeepMen};
use crate::side::Side;
use crate::state::{Condition, State, UnitIndex};
use crate::unit::UnitType;
use geometry::{Disc, INCH, Point, TOLERANCE};

/// The largest gap that counts as contact, in micrometres. It is a tenth of an inch. It applies to a carrier, a towed
/// Howitzer, the flag, and the edge by which a Helicopter leaves. PF-R-101, PF-R-106, PF-R-108
pub(crate) const CONTACT: i32 = INCH / 10;
/// Radius of a marker, in micrometres. PF-R-38
pub(crate) const MARKER: i32 = INCH / 2;
/// The Movement level of a 50 Cal Trooper when he may move. PF-R-24
const FIFTY_CAL: Level = -3;
/// The highest Movement level of Commanders and Radiomen, if the option `jeep_men` is `foot-mediocre`. PF-R-56
const ON_FOOT: Level = -1;

impl PlasticFudge {
    /// Returns the sides in the order in which they throw dice: Player A, then Player B. PF-R-79
    pub(crate) fn sides_in_order(&self, state: &State) -> [Side; 2] {
        let first = state.player_a.unwrap_or(Side::Green);
        [first, first.enemy()]
    }

    /// Returns all Units in the order in which their dice are thrown: Player A's by id, then Player B's. PF-R-79
    pub(crate) fn in_dice_order(&self, state: &State) -> Vec<UnitIndex> {
        self.sides_in_order(state).into_iter().flat_map(|side| self.units_of(side)).collect()
    }

    /// Says whether a Unit is on the table, either on its own base or in a carrier that is on the table.
    #[inline]
    pub(crate) fn on_table(&self, state: &State, unit: UnitIndex) -> bool {
        let this = state.unit(unit);
        this.is_alive() && this.carrier.is_none_or(|carrier| state.unit(carrier).is_alive())
    }

    /// Says whether a Unit is on the table with a base of its own, and so does not ride.
    #[inline]
    pub(crate) fn has_base(&self, state: &State, unit: UnitIndex) -> bool {
        let this = state.unit(unit);
        this.is_alive() && this.carrier.is_none()
    }

    /// Says whether a Unit is on the table and steady. Only a steady Unit obeys orders. PF-R-13
    #[inline]
    pub(crate) fn is_steady(&self, state: &State, unit: UnitIndex) -> bool {
        state.unit(unit).condition == Condition::Steady && self.on_table(state, unit)
    }

    /// Returns the base of a Unit; for a passenger, the base of its carrier. The Unit must be on the table. PF-R-43
    #[inline]
    pub(crate) fn disc(&self, state: &State, unit: UnitIndex) -> Disc {
        let unit = state.unit(unit).carrier.unwrap_or(unit);
        Disc::new(state.unit(unit).at, self.profile(unit).radius)
    }

    /// Says whether the gap between the bases of two Units is at most `limit` micrometres. Allows for the tolerance of
    /// the geometry. PF-R-43
    #[inline]
    pub(crate) fn gap_at_most(&self, state: &State, a: UnitIndex, b: UnitIndex, limit: i32) -> bool {
        self.disc(state, a).gap_at_most(self.disc(state, b), limit + TOLERANCE)
    }

    /// Says whether a Unit flies. Jets always fly. Helicopters fly if the option `heli` is `flies`. PF-R-62, PF-R-96
    #[inline]
    pub(crate) fn flies(&self, unit: UnitIndex) -> bool {
        match self.profile(unit).kind {
            UnitType::Jet => true,
            UnitType::Helicopter => self.options().heli == Heli::Flies,
            _ => false,
        }
    }

    /// Returns how terrain slows or stops a Unit. PF-R-52, PF-R-62
    pub(crate) fn gait(&self, unit: UnitIndex) -> Gait {
        let profile = self.profile(unit);
        if self.flies(unit) {
            return Gait::flying();
        }
        if profile.kind.is_vehicle() { Gait::driving(profile.tl, self.options().veh_training) } else { Gait::on_foot() }
    }

    /// Returns how far a Unit may move in a Round, in micrometres. The function does not check whether the Unit is
    /// steady. PF-MOVE-01, PF-R-16, PF-R-24, PF-R-56
    pub(crate) fn allowance(&self, state: &State, unit: UnitIndex) -> i32 {
        let profile = self.profile(unit);
        let scale = self.options().scale;
        let jeep_men = self.options().jeep_men == JeepMen::FootMediocre;
        match profile.kind {
            UnitType::FiftyCal if !self.fifty_cal_may_move(state, unit) => 0,
            UnitType::FiftyCal => movement(FIFTY_CAL, scale),
            UnitType::Commander | UnitType::Radioman if jeep_men => movement(profile.ml.min(ON_FOOT), scale),
            UnitType::Jet => 0,
            UnitType::Howitzer if !self.howitzer_may_move(state, unit) => 0,
            _ => movement(profile.ml, scale),
        }
    }

    /// Says whether a 50 Cal Trooper may move. He may if an enemy has attacked him hand to hand, or if a steady enemy
    /// is in contact. PF-U-C50-01, PF-U-C50-02, PF-R-24
    pub(crate) fn fifty_cal_may_move(&self, state: &State, unit: UnitIndex) -> bool {
        let enemy = self.profile(unit).side.enemy();
        let gap = self.options().hth_gap.0;
        let in_contact = |other: UnitIndex| {
            self.has_base(state, other) && self.is_steady(state, other) && self.gap_at_most(state, unit, other, gap)
        };
        state.unit(unit).fought || self.units_of(enemy).any(in_contact)
    }

    /// Says whether a Howitzer may move by itself. The option `howitzer_move` must be `literal`, and a Jeep of its side
    /// must be on the table. PF-U-HOW-01, PF-R-66
    pub(crate) fn howitzer_may_move(&self, state: &State, unit: UnitIndex) -> bool {
        let is_jeep = |other: UnitIndex| self.profile(other).kind == UnitType::Jeep && self.on_table(state, other);
        self.options().howitzer_move == HowitzerMove::Literal && self.units_of(self.profile(unit).side).any(is_jeep)
    }

    /// Returns how many Troopers a Unit can carry; 0 if it is not a carrier. PF-R-54
    pub(crate) fn capacity(&self, carrier: UnitIndex) -> usize {
        usize::from(self.profile(carrier).kind.data().capacity)
    }

    /// Returns the living passengers of a carrier, by id. PF-R-54
    pub(crate) fn passengers<'a>(
        &'a self,
        state: &'a State,
        carrier: UnitIndex,
    ) -> impl Iterator<Item = UnitIndex> + 'a {
        self.all_units().filter(move |unit| {
            let this = state.unit(*unit);
            this.carrier == Some(carrier) && this.is_alive()
        })
    }

    /// Returns the Unit with the lowest id whose base overlaps this base by more than the tolerance. Units in `except`
    /// are skipped.
    pub(crate) fn base_under(&self, state: &State, base: Disc, except: &[UnitIndex]) -> Option<UnitIndex> {
        let overlaps = |unit: &UnitIndex| {
            !except.contains(unit)
                && self.has_base(state, *unit)
                && base.overlaps_by_more_than(self.disc(state, *unit), TOLERANCE)
        };
        self.all_units().find(overlaps)
    }

    /// Returns the gap between a base and its side's own edge of the table, in micrometres: Green's edge is the south,
    /// Tan's the north.
    pub(crate) fn gap_to_own_edge(&self, state: &State, side: Side, base: Disc) -> i32 {
        let table = state.ground.table();
        match side {
            Side::Green => base.centre.y - table.min.y - base.radius,
            Side::Tan => table.max.y - base.centre.y - base.radius,
        }
    }

    /// Returns the centre of a base that touches its side's own edge, `along` micrometres from the west. PF-R-106
    pub(crate) fn at_own_edge(&self, state: &State, side: Side, along: i32, radius: i32) -> Point {
        let table = state.ground.table();
        match side {
            Side::Green => Point::new(along, table.min.y + radius),
            Side::Tan => Point::new(along, table.max.y - radius),
        }
    }
}
