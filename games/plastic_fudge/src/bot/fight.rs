//! What a battle is worth to a bot if every Unit stands at a chosen place. The value counts the fire of this Round and
//! the expected fire of the next. A *bite* is the share of a target that one shooter is expected to destroy, in parts
//! of [`SURE`].

use super::posts::Post;
use super::scene::{Gun, Man, SURE, Scene};
use crate::side::Side;
use crate::state::UnitIndex;
use crate::unit::WeaponKind;
use geometry::{INCH, Point, Segment};

/// Marks a pair of places whose bites are not known yet.
const UNKNOWN: [i16; 2] = [-1, -1];
/// What percentage of its strength a special Trooper keeps when an enemy is in contact. PF-R-22
const PRESSED: i32 = 35;

/// The places where each Unit could be, and the damage that Units there do to each other.
pub struct Fight<'s, 'a> {
    /// The table and its Units.
    pub scene: &'s Scene<'a>,
    /// For each Unit, the places where it could be. The first is where it is now.
    pub posts: Vec<Vec<Post>>,
    /// For each Unit, the index of its first place among all places of its side.
    first: Vec<usize>,
    /// How many places the Units of each side have together.
    totals: [usize; 2],
    /// The known bites, in this Round and in the next. The first index is the attacker's side. The second combines the
    /// attacker's place and the target's place.
    bites: [Vec<[i16; 2]>; 2],
    /// The Units of each side that may attack.
    pub fighters: [Vec<UnitIndex>; 2],
    /// The Units of each side that may be attacked.
    pub targets: [Vec<UnitIndex>; 2],
    /// What is left of each Unit after this Round, and after the next, in parts of [`SURE`].
    pub left: [Vec<i32>; 2],
    /// The Commander of each side that plans a screen for him.
    pub commanders: [Option<UnitIndex>; 2],
    /// How many positions have been valued so far. This number limits the search for a decision.
    pub looks: u64,
}

impl<'s, 'a> Fight<'s, 'a> {
    /// Lists the Units that may attack or be attacked, and values nothing yet.
    pub fn new(scene: &'s Scene<'a>, posts: Vec<Vec<Post>>) -> Fight<'s, 'a> {
        let (mut first, mut totals) = (Vec::with_capacity(posts.len()), [0, 0]);
        for (man, posts) in scene.men.iter().zip(&posts) {
            first.push(totals[man.side.index()]);
            totals[man.side.index()] += posts.len();
        }
        let units = |side: Side, wanted: fn(&Man) -> bool| -> Vec<UnitIndex> {
            scene.game.units_of(side).filter(|unit| wanted(scene.man(*unit))).collect()
        };
        let fights = |man: &Man| man.steady && !man.guns.is_empty() && (man.fights || man.carrier.is_some());
        Fight {
            scene,
            first,
            totals,
            bites: [0, 1].map(|_| vec![UNKNOWN; totals[0] * totals[1]]),
            fighters: Side::BOTH.map(|side| units(side, fights)),
            targets: Side::BOTH.map(|side| units(side, |man| man.stands || man.carrier.is_some() && man.steady)),
            left: [vec![SURE; posts.len()], vec![SURE; posts.len()]],
            commanders: Side::BOTH
                .map(|side| scene.screen(side).filter(|_| scene.plans_ahead(side)).map(|it| it.commander)),
            looks: 0,
            posts,
        }
    }

    /// Returns the choice in which every Unit stays where it is now.
    pub fn as_it_is(&self) -> Vec<usize> {
        vec![0; self.posts.len()]
    }

    /// Returns the place that a choice gives to a Unit. A choice holds an index into `posts` for each Unit.
    pub fn chosen(&self, unit: UnitIndex, choice: &[usize]) -> &Post {
        &self.posts[unit.index()][choice[unit.index()]]
    }

    /// Returns what the battle is worth to a side if every Unit stands where `choice` says. `choice` has an index into
    /// `posts` for each Unit.
    pub fn value(&mut self, side: Side, choice: &[usize]) -> i64 {
        self.looks += 1;
        let own = self.targets[side.index()].iter();
        let places: i64 = own.map(|unit| self.posts[unit.index()][choice[unit.index()]].score).sum();
        places + self.exchanged(side, choice).into_iter().map(|(_, worth)| worth).sum::<i64>()
    }

    /// Returns the parts of the value that depend on more than one place, each with its reason. See [`super::motive`].
    pub fn exchanged(&mut self, side: Side, choice: &[usize]) -> [(&'static str, i64); 6] {
        self.left[0].fill(SURE);
        for shooter in Side::BOTH {
            self.shoot(shooter, choice, 0);
        }
        let (now, later) = self.left.split_at_mut(1);
        later[0].copy_from_slice(&now[0]);
        for shooter in Side::BOTH {
            self.shoot(shooter, choice, 1);
        }
        let weights = self.scene.stakes.weights(side);
        let [taken, next_taken] = self.losses(side.enemy());
        let [lost, next_lost] = self.losses(side);
        let by = |count: i64, percent: i32| count * i64::from(percent) / 100;
        [
            ("hits", taken),
            ("safe", -by(lost, weights.own_losses)),
            ("soon", by(next_taken, weights.next_gains)),
            ("safe", -by(next_lost, weights.next_losses)),
            ("flag", self.flag(side, choice)),
            ("screen", self.screened(side, choice)),
        ]
    }

    /// Returns what a side loses in this Round and in the next, in points of worth times [`SURE`].
    fn losses(&self, side: Side) -> [i64; 2] {
        let mut losses = [0, 0];
        for unit in &self.targets[side.index()] {
            let (worth, n) = (i64::from(self.scene.man(*unit).worth), unit.index());
            losses[0] += worth * i64::from(SURE - self.left[0][n]);
            losses[1] += worth * i64::from(self.left[0][n] - self.left[1][n]);
        }
        losses
    }

    /// Lets the Units of a side shoot, one after the other. Each picks the target that promises the largest gain after
    /// the shots before it.
    fn shoot(&mut self, side: Side, choice: &[usize], round: usize) {
        for n in 0..self.fighters[side.index()].len() {
            let shooter = self.fighters[side.index()][n];
            let strength = self.strength(shooter, choice, round);
            let mut best = (0, None);
            for m in 0..self.targets[side.enemy().index()].len() {
                let target = self.targets[side.enemy().index()][m];
                let bite = self.bites(shooter, target, choice)[round];
                if bite == 0 {
                    continue;
                }
                let worth = self.scene.man(target).worth;
                let mut gain = i64::from(worth) * i64::from(self.left[round][target.index()]) * i64::from(bite);
                if let Some(disc) = self.disc(shooter) {
                    gain += self.splash(shooter, target, disc, choice, round);
                }
                if gain > best.0 {
                    best = (gain, Some((target, bite)));
                }
            }
            if let (_, Some((target, bite))) = best {
                let bite = i32::from(bite) * strength / SURE;
                let left = &mut self.left[round][target.index()];
                *left -= *left * bite / SURE;
                if let Some(disc) = self.disc(shooter) {
                    self.burst(shooter, target, disc, choice, round);
                }
            }
        }
    }

    /// Returns how strongly a Unit shoots, in parts of [`SURE`]. In this Round, an enemy in contact weakens a special
    /// Trooper. In the next Round, the strength is what this Round leaves of the Unit.
    fn strength(&self, shooter: UnitIndex, choice: &[usize], round: usize) -> i32 {
        if round > 0 {
            return self.left[0][shooter.index()];
        }
        let man = self.scene.man(shooter);
        if !man.special {
            return SURE;
        }
        let (at, gap) = (self.chosen(shooter, choice).at, self.scene.game.options().hth_gap.0);
        let touched = self.targets[man.side.enemy().index()].iter().any(|enemy| {
            let other = self.scene.man(*enemy);
            !other.flies && self.chosen(*enemy, choice).at.is_within(at, man.radius + other.radius + gap)
        });
        if touched { SURE * PRESSED / 100 } else { SURE }
    }

    fn disc(&self, shooter: UnitIndex) -> Option<i32> {
        self.scene.man(shooter).guns.iter().filter_map(|gun| gun.disc).max()
    }

    /// Returns the other Units under a disc on the target, each with the bite that it suffers.
    fn splashed(
        &self,
        shooter: UnitIndex,
        target: UnitIndex,
        disc: i32,
        choice: &[usize],
    ) -> impl Iterator<Item = (UnitIndex, i32)> {
        let at = self.chosen(target, choice).at;
        let attack = self.scene.man(shooter).guns.iter().map(|gun| gun.attack).max().unwrap_or(0);
        let units = self.targets.iter().flatten().copied().filter(move |unit| *unit != target);
        units.filter_map(move |unit| {
            let (other, post) = (self.scene.man(unit), self.chosen(unit, choice));
            if !other.stands || !post.at.is_within(at, disc + other.radius) {
                return None;
            }
            let bite = self.scene.bite(attack, other.defence + post.worst + post.ranged, other);
            let whole = post.at.is_within(at, (disc - other.radius).max(0));
            Some((unit, if whole { bite } else { bite / 3 }))
        })
    }

    fn splash(&self, shooter: UnitIndex, target: UnitIndex, disc: i32, choice: &[usize], round: usize) -> i64 {
        let side = self.scene.man(shooter).side;
        let gain = |(unit, bite): (UnitIndex, i32)| {
            let worth =
                i64::from(self.scene.man(unit).worth) * i64::from(self.left[round][unit.index()]) * i64::from(bite);
            if self.scene.man(unit).side == side { -worth } else { worth }
        };
        self.splashed(shooter, target, disc, choice).map(gain).sum()
    }

    fn burst(&mut self, shooter: UnitIndex, target: UnitIndex, disc: i32, choice: &[usize], round: usize) {
        let hit: Vec<(UnitIndex, i32)> = self.splashed(shooter, target, disc, choice).collect();
        for (unit, bite) in hit {
            let left = &mut self.left[round][unit.index()];
            *left -= *left * bite / SURE;
        }
    }

    /// Returns the bites of a shooter on a target at their chosen places, in this Round and in the next. Keeps the
    /// result for later calls.
    pub fn bites(&mut self, shooter: UnitIndex, target: UnitIndex, choice: &[usize]) -> [i16; 2] {
        let side = self.scene.man(shooter).side;
        let from = self.first[shooter.index()] + choice[shooter.index()];
        let to = self.first[target.index()] + choice[target.index()];
        let n = from * self.totals[side.enemy().index()] + to;
        let known = self.bites[side.index()][n];
        if known != UNKNOWN {
            return known;
        }
        let found = self.scene.exchange(shooter, self.chosen(shooter, choice), target, self.chosen(target, choice));
        self.bites[side.index()][n] = found;
        found
    }
}

/// Estimates the chance that a Unit comes within reach of its target in the next Round, in parts of [`SURE`]. The Unit
/// is now `short` micrometres too far away, and can move `stride` micrometres in a Round.
fn fading(stride: i32, short: i32) -> i32 {
    let (stride, whole) = (i64::from(stride), i64::from(stride) + i64::from(short));
    (i64::from(SURE) * stride / whole * stride / whole) as i32
}

impl Scene<'_> {
    /// Works out the bites of a shooter on a target if each stands at the given place. The first bite is for now, and
    /// the second for the next Round, after a move.
    fn exchange(&self, shooter: UnitIndex, from: &Post, target: UnitIndex, to: &Post) -> [i16; 2] {
        let (own, other) = (self.man(shooter), self.man(target));
        if to.rides {
            return [0, 0];
        }
        let gap = from.at.distance_floor(to.at) - own.radius - other.radius;
        let hand = gap <= self.game.options().hth_gap.0 && !own.flies && !other.flies;
        let mut best = [0, 0];
        let mut sight = None;
        for gun in &own.guns {
            let short = gap - gun.reach;
            let stride = own.allowance.max(INCH);
            let likely = match short {
                _ if hand || short <= 0 => SURE,
                _ if gun.reach == 0 && short > stride => 0,
                _ => fading(stride, short),
            };
            let bite = self.bite_of(gun, from, other, to, hand, gap);
            best[1] = best[1].max(bite * likely / SURE);
            if best[0] >= bite || !(hand || short <= 0 && gun.reach > 0) || !own.fights || from.rides && own.flies {
                continue;
            }
            let seen = hand
                || gun.lobbed && self.is_lobbed(shooter, gun, to)
                || *sight.get_or_insert_with(|| self.sees(shooter, from.at, target, to.at));
            if seen && !(gun.lobbed && gun.kind == WeaponKind::Mortar && !self.is_lobbed(shooter, gun, to)) {
                best[0] = bite;
            }
        }
        best.map(|bite| bite.min(SURE) as i16)
    }

    /// Returns the bite of a weapon on a target that it can hit.
    fn bite_of(&self, gun: &Gun, from: &Post, other: &Man, to: &Post, hand: bool, gap: i32) -> i32 {
        let wall = to.wall && self.wall_between(from.at, to.at, other.radius);
        let shelter = if hand { i32::from(wall) } else { to.ranged.max(i32::from(wall)) };
        let attack = gun.attack + i32::from(from.level > to.level);
        let defence = other.defence + to.worst + shelter + i32::from(to.level > from.level);
        let bite = self.bite(attack, defence, other);
        let half = gun.kind == WeaponKind::Flame && !hand && gap + 2 * other.radius > gun.reach + INCH / 2;
        if half { bite / 3 } else { bite }
    }

    /// Says whether a `lobbed` weapon can hit a target that its bearer does not see. A mortar or a Howitzer needs a
    /// spotter for this.
    fn is_lobbed(&self, shooter: UnitIndex, gun: &Gun, to: &Post) -> bool {
        if !matches!(gun.kind, WeaponKind::Mortar | WeaponKind::Disc) {
            return true;
        }
        let side = self.man(shooter).side;
        self.game.is_spotted(self.state, side, crate::rules::Eye::ground(to.at))
    }

    /// Returns whether the shooter at `from` would see the target at `to`.
    pub fn sees(&self, shooter: UnitIndex, from: Point, target: UnitIndex, to: Point) -> bool {
        let eye = |unit: UnitIndex, at: Point| crate::rules::Eye { at, flies: self.man(unit).flies };
        self.game.sight_blocked_by(self.state, eye(shooter, from), eye(target, to)).is_empty()
    }

    fn wall_between(&self, from: Point, to: Point, radius: i32) -> bool {
        let line = Segment::new(from, to);
        let base = geometry::Disc::new(to, radius);
        let mut walls = self.state.ground.walls();
        walls.any(|wall| {
            base.polygon_gap_at_most(&wall.outline, geometry::TOLERANCE) && line.meets_polygon(&wall.outline)
        })
    }
}
