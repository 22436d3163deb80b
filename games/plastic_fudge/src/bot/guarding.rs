//! What a choice of places is worth because Units guard something: the Commander, or the flag.

use super::fight::Fight;
use super::scene::SURE;
use super::stakes::FLAG;
use crate::rules::CONTACT;
use crate::side::Side;
use crate::state::UnitIndex;
use geometry::{INCH, Segment};

/// A steady defender (one who is not routed) keeps the flag if he is at most this far from it, in micrometres. PF-R-73
const CONTESTED: i32 = 2 * INCH;
/// By how much a screen lowers an enemy's threat to the Commander, in percent.
const SCREENED: i64 = 20;

impl Fight<'_, '_> {
    /// Returns what a screen is worth: friends who stand in the way of enemies who must come nearer to hit the
    /// Commander.
    pub fn screened(&mut self, side: Side, choice: &[usize]) -> i64 {
        let Some(commander) = self.commanders[side.index()] else { return 0 };
        let worth = i64::from(self.scene.man(commander).worth);
        let mut screened = 0;
        for n in 0..self.fighters[side.enemy().index()].len() {
            let enemy = self.fighters[side.enemy().index()][n];
            let [now, soon] = self.bites(enemy, commander, choice);
            if now == 0 && soon > 0 && self.stands_between(side, commander, enemy, choice) {
                screened += worth * i64::from(soon) * SCREENED / 100;
            }
        }
        screened
    }

    /// Says whether a friend stands on the straight way from an enemy to the Commander. PF-R-46
    fn stands_between(&self, side: Side, commander: UnitIndex, enemy: UnitIndex, choice: &[usize]) -> bool {
        let (from, to) = (self.chosen(enemy, choice).at, self.chosen(commander, choice).at);
        let (way, wide) = (Segment::new(from, to), self.scene.man(enemy).radius);
        !self.scene.man(enemy).flies
            && self.targets[side.index()].iter().any(|friend| {
                let (man, post) = (self.scene.man(*friend), self.chosen(*friend, choice));
                let stands = *friend != commander && man.stands && !post.rides && !man.flies;
                stands && way.is_within(post.at, man.radius + wide)
            })
    }

    /// Returns what the flag is worth to a side with this choice of places. That depends on who touches the flag, who
    /// defends it, and who is expected to survive.
    pub fn flag(&self, side: Side, choice: &[usize]) -> i64 {
        let Some(flag) = self.scene.game.battlefield().flag else { return 0 };
        let near = |unit: &UnitIndex, limit: i32| {
            let (man, post) = (self.scene.man(*unit), self.chosen(*unit, choice));
            man.trooper && man.steady && !post.rides && post.at.is_within(flag.at.0, man.radius + limit)
        };
        // The chance, in parts of `SURE`, that no Trooper of the side is left within this distance of the flag.
        let none = |side: Side, limit: i32| {
            let there = self.targets[side.index()].iter().filter(|unit| near(unit, limit));
            there.fold(SURE, |none, unit| none * (SURE - self.left[0][unit.index()]).max(SURE / 50) / SURE)
        };
        let taker = flag.owner.enemy();
        let (free, touched) = (none(flag.owner, CONTESTED), SURE - none(taker, CONTACT));
        let soon = self.targets[taker.index()].iter().any(|unit| near(unit, self.scene.man(*unit).allowance));
        let taken = i64::from(free) * i64::from(touched) / i64::from(SURE);
        let threat = if soon { i64::from(free) / 5 } else { 0 };
        let worth = i64::from(FLAG) * (taken + threat);
        if side == taker { worth } else { -worth }
    }
}
