//! What a place is worth by itself: how near the goal it is, and what threatens or helps a Unit there or on the way.

use super::posts::Post;
use super::scene::{SURE, Scene};
use crate::odds::at_most;
use crate::rules::MARKER;
use crate::state::{Condition, Marker, UnitIndex};
use crate::unit::UnitType;
use geometry::{Disc, INCH, Leg, Point, Sweep, TOLERANCE, Touch};

/// The defenders of a flag need not come nearer to it than this, in micrometres.
const GUARD: i32 = 7 * INCH;
/// A bot fears panic if a routed Trooper is this near, in micrometres.
const PANIC: i32 = 4 * INCH;
/// How near the Commander must be to help, in micrometres. PF-MOR-03
const NEAR: i32 = 6 * INCH;

impl Scene<'_> {
    /// Returns what a place is worth to a Unit, in points of worth times [`SURE`].
    pub fn score(&self, unit: UnitIndex, post: &Post) -> i64 {
        if self.man(unit).steady { self.parts(unit, post).into_iter().map(|(_, worth)| worth).sum() } else { 0 }
    }

    /// Returns the parts of what a place is worth to a steady Unit, each with its reason.
    pub fn parts(&self, unit: UnitIndex, post: &Post) -> [(&'static str, i64); 4] {
        let worth = i64::from(self.man(unit).worth);
        [
            ("nearer", -self.march(unit, post)),
            ("mines", -worth * i64::from(self.mines(unit, post))),
            ("panic", -worth * i64::from(self.panic(unit, post))),
            ("commander", worth * i64::from(self.support(unit, post))),
        ]
    }

    /// Returns what the rest of the way to the goal costs. The cost grows with the Rounds that the way takes, and with
    /// `zeal`: how much Units of this type should advance.
    fn march(&self, unit: UnitIndex, post: &Post) -> i64 {
        let man = self.man(unit);
        let profile = self.game.profile(unit);
        let aboard = self.game.passengers(self.state, unit).count() as i64;
        let zeal = match profile.kind {
            _ if profile.commander => 10,
            UnitType::Mortar | UnitType::Sniper | UnitType::Howitzer => 40,
            UnitType::Radioman => 20,
            _ if man.guns.is_empty() => 10 + 120 * aboard,
            _ => 100,
        };
        let mut left = self.fields[man.side.index()].from(post.at);
        if self.game.battlefield().flag.is_some_and(|flag| flag.owner == man.side) {
            left = (left - GUARD).max(0);
        }
        let speed = i64::from(man.allowance.max(4 * INCH));
        let advance = i64::from(self.stakes.weights(man.side).advance);
        let speed = if post.rides { 12 * i64::from(INCH) } else { speed };
        i64::from(man.worth) * zeal * advance / 1_000 * i64::from(left) / speed * i64::from(SURE) / 100
    }

    /// Returns the share of a Unit that mines on the straight way to a place are expected to destroy, in parts of
    /// [`SURE`].
    fn mines(&self, unit: UnitIndex, post: &Post) -> i32 {
        let man = self.man(unit);
        if post.action.is_none() {
            return 0;
        }
        let bite = self.bite(self.game.options().mine_al.into(), man.defence, man);
        let met = self.markers_met(unit, post.at);
        met.map(|marker| match self.is_real(marker) {
            Some(true) => bite,
            None => bite * 6 / 10,
            Some(false) => 0,
        })
        .sum()
    }

    /// Returns the markers that a Unit may set off on the straight way to a place. PF-R-38
    pub fn markers_met(&self, unit: UnitIndex, to: Point) -> impl Iterator<Item = &Marker> {
        let man = self.man(unit);
        let sweep = Sweep::new(Leg::between(man.at, to), man.radius);
        let touched = move |marker: &&Marker| sweep.meets_disc(Disc::new(marker.at, MARKER), Touch::Gap(TOLERANCE));
        self.state.markers.iter().filter(touched).filter(move |marker| self.game.sets_off(unit, marker))
    }

    /// Returns the risk that routed Troopers nearby spread panic to the Unit, in parts of [`SURE`]. PF-ROUT-04
    fn panic(&self, unit: UnitIndex, post: &Post) -> i32 {
        let man = self.man(unit);
        let runs = |other: &UnitIndex| {
            self.state.unit(*other).condition == Condition::Routed
                && self.man(*other).trooper
                && self.man(*other).at.is_within(post.at, PANIC + man.radius)
        };
        let near =
            man.trooper && self.game.all_units().any(|other| other != unit && self.man(other).stands && runs(&other));
        if near { SURE / 25 } else { 0 }
    }

    /// Returns what a Commander near the Unit is worth: half of what he adds to the chance to pass a morale check. In
    /// parts of [`SURE`]. PF-MOR-03
    fn support(&self, unit: UnitIndex, post: &Post) -> i32 {
        let (man, profile) = (self.man(unit), self.game.profile(unit));
        if !man.trooper || profile.commander {
            return 0;
        }
        let leads = |other: &UnitIndex| self.game.profile(*other).commander && self.man(*other).steady;
        let Some(commander) = self.game.units_of(man.side).find(leads) else { return 0 };
        let reach = NEAR + man.radius + self.man(commander).radius;
        if !self.man(commander).at.is_within(post.at, reach) {
            return 0;
        }
        let rows = self.game.morale_modifiers(self.state, unit);
        let others = rows.iter().filter(|row| row.what != "commander-near").map(|row| i32::from(row.by)).sum::<i32>();
        let fails = i32::from(self.game.options().morale_threshold) - i32::from(profile.tl) - others - 1;
        let helped = at_most(fails) - at_most(fails - 1);
        (helped as i32) * SURE / 81 * 50 / 100
    }
}
