//! A bot's decisions before the first Round (terrain, deployment and markers), and its orders for Jets.

use super::scene::{SURE, Scene, middle_of};
use super::thought::{Luck, Thought};
use crate::action::{Action, JetOrder};
use crate::battlefield::{Edge, Piece, TerrainKind, Zone};
use crate::length::Spot;
use crate::state::{Condition, UnitIndex};
use crate::unit::UnitType;
use geometry::{Direction, INCH, Point, Rect};

/// How far apart a bot wants its Units, in micrometres, so that one grenade does not hit two.
const APART: i32 = 5 * INCH / 2;
/// About how many random points a bot tries for each legal point that it needs.
const TRIES: usize = 12;

/// Returns a random point of a zone.
fn somewhere_in(zone: Zone, table: Rect, luck: &mut Luck) -> Point {
    let (mut min, mut max) = (table.min, table.max);
    match zone {
        Zone::Near { near: [x, y, radius] } => {
            let far = luck.within(0, 1_000).max(luck.within(0, 1_000));
            let length = (i64::from(radius.0) * i64::from(far) / 1_000) as i32;
            return Point::new(x.0, y.0).along(Direction::degrees(luck.within(0, 359)), length);
        }
        Zone::Edge { edge: Edge::North, depth } => min.y = max.y - depth.0,
        Zone::Edge { edge: Edge::South, depth } => max.y = min.y + depth.0,
        Zone::Edge { edge: Edge::East, depth } => min.x = max.x - depth.0,
        Zone::Edge { edge: Edge::West, depth } => max.x = min.x + depth.0,
    }
    Point::new(luck.within(min.x, max.x), luck.within(min.y, max.y))
}

/// Returns the point at this share of the way from one point to another. The share is in thousandths.
fn part(from: Point, to: Point, thousandths: i32) -> Point {
    let part = |a: i32, b: i32| a + (i64::from(b - a) * i64::from(thousandths) / 1_000) as i32;
    Point::new(part(from.x, to.x), part(from.y, to.y))
}

impl Scene<'_> {
    fn legal(&self, action: &Action) -> bool {
        self.game.check_decision(self.state, self.side, action).is_ok()
    }

    /// Returns a random point of the side's own zone.
    pub fn somewhere(&self, luck: &mut Luck) -> Point {
        somewhere_in(self.game.zone(self.side), self.state.ground.table(), luck)
    }

    /// Returns where the bot expects the enemy, and where it expects the battle.
    fn expected(&self) -> (Point, Point) {
        let enemy = middle_of(self.game, self.game.zone(self.side.enemy()));
        let own = middle_of(self.game, self.game.zone(self.side));
        let goal = self.game.battlefield().flag.map_or_else(|| part(own, enemy, 500), |flag| flag.at.0);
        (enemy, goal)
    }

    /// Says whether the side must go to the enemy. A side that defends a flag need not.
    fn attacks(&self) -> bool {
        self.game.battlefield().flag.is_none_or(|flag| flag.owner != self.side)
    }

    /// Returns a decision that places a piece of terrain where it helps the side, or that passes.
    pub fn terrain(&self, thought: Thought, luck: &mut Luck) -> Action {
        let pool = &self.game.battlefield().pool;
        let left: Vec<&Piece> = (0..pool.len()).filter(|n| self.state.pool >> n & 1 == 1).map(|n| &pool[n]).collect();
        let mut best: Option<(i32, Action)> = None;
        for _ in 0..thought.sites.max(TRIES) {
            if left.is_empty() {
                break;
            }
            let piece = left[luck.any(left.len())];
            let near = self.wanted(piece.kind);
            let away = luck.within(0, 12 * INCH);
            let at = near.along(Direction::degrees(luck.within(0, 359)), away);
            let action = Action::Place { piece: piece.id, at: Spot(at), facing: luck.within(0, 23) * 15 };
            let liked = liking(piece.kind) - away / INCH;
            if self.legal(&action) && best.as_ref().is_none_or(|(most, _)| liked > *most) {
                best = Some((liked, action));
            }
        }
        best.map_or(Action::Pass {}, |(_, action)| action)
    }

    /// Returns where a piece helps: a sheltering piece on the side's own part of the way, and a hindering one on the
    /// enemy's part.
    fn wanted(&self, kind: TerrainKind) -> Point {
        let (enemy, goal) = self.expected();
        let own = middle_of(self.game, self.game.zone(self.side));
        match (self.attacks(), is_bad_ground(kind)) {
            (true, false) => part(own, goal, 700),
            (true, true) => part(goal, enemy, 100),
            (false, false) => part(goal, enemy, 250),
            (false, true) => part(goal, enemy, 450),
        }
    }

    /// Returns the next decision in deployment: deploys a Unit, lays a marker or ends deployment.
    pub fn deployment(&self, thought: Thought, luck: &mut Luck) -> Action {
        let waits = |unit: &UnitIndex| self.state.unit(*unit).condition == Condition::Undeployed;
        let left: Vec<UnitIndex> = self.game.units_of(self.side).filter(waits).collect();
        let rank = |unit: &UnitIndex| {
            let profile = self.game.profile(*unit);
            (profile.commander, !profile.kind.is_vehicle(), -profile.points)
        };
        match left.into_iter().min_by_key(rank) {
            Some(unit) => self.deploy(unit, thought, luck),
            None if self.state.to_lay[self.side.index()] > 0 => self.lay(thought, luck),
            None => Action::EndDeploy {},
        }
    }

    fn deploy(&self, unit: UnitIndex, thought: Thought, luck: &mut Luck) -> Action {
        let id = self.game.profile(unit).id;
        let put =
            |at: Option<Spot>, facing, carrier, reserve| Action::Deploy { unit: id, at, facing, carrier, reserve };
        if self.game.profile(unit).kind == UnitType::Jet {
            return put(None, None, None, true);
        }
        if let Some(carrier) = self.ride_for(unit) {
            let action = put(None, None, Some(self.game.profile(carrier).id), false);
            if self.legal(&action) {
                return action;
            }
        }
        let (enemy, _) = self.expected();
        let mut best: Option<(i64, Action)> = None;
        let mut found = 0;
        for _ in 0..thought.sites * TRIES {
            let at = self.somewhere(luck);
            let action = put(Some(Spot(at)), at.bearing(enemy), None, false);
            if !self.legal(&action) {
                continue;
            }
            let worth = self.site(unit, at);
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, action));
            }
            found += 1;
            if found >= thought.sites {
                break;
            }
        }
        best.map_or(Action::EndDeploy {}, |(_, action)| action)
    }

    /// Returns a carrier with room for a slow Trooper of a side that must go to the enemy. A Commander does not ride.
    fn ride_for(&self, unit: UnitIndex) -> Option<UnitIndex> {
        let profile = self.game.profile(unit);
        let slow = crate::level::movement(profile.ml, self.game.options().scale) < 9 * INCH;
        if profile.kind.is_vehicle() || profile.commander || !slow || !self.attacks() {
            return None;
        }
        let mut carriers = self
            .standing(self.side)
            .filter(|carrier| self.game.passengers(self.state, *carrier).count() < self.game.capacity(*carrier));
        carriers.next()
    }

    /// Returns what a place is worth for deploying a Unit.
    fn site(&self, unit: UnitIndex, at: Point) -> i64 {
        self.site_parts(unit, at).into_iter().map(|(_, worth)| worth).sum()
    }

    /// Returns the parts of what a place is worth for deploying a Unit, each with its reason. Shelter, height and
    /// distance from friends always count. For a Commander, friends near him and distance from the enemy count too. For
    /// other Units, the way to the goal counts. If the side guards a flag, the distances from the flag and from the
    /// enemy count instead.
    pub fn site_parts(&self, unit: UnitIndex, at: Point) -> [(&'static str, i64); 4] {
        let (profile, man) = (self.game.profile(unit), self.man(unit));
        let (enemy, goal) = self.expected();
        let ground = &self.state.ground;
        let by = |modifier: Option<(i8, _)>| modifier.map_or(0, |(by, _)| i64::from(by));
        let defence = ground.defence(at);
        let mut shelter = 60 * (by(defence.ranged) + by(defence.worst)) + 30 * i64::from(ground.level(at).min(1));
        let base = geometry::Disc::new(at, man.radius);
        let walled = ground.walls().any(|wall| base.polygon_gap_at_most(&wall.outline, 0));
        shelter += if walled { 50 } else { 0 };
        let inches = |from: Point| i64::from(at.distance_floor(from) / INCH);
        let friends = |far: i32| {
            let near = |friend: &UnitIndex| *friend != unit && self.man(*friend).at.is_within(at, far);
            self.standing(self.side).filter(near).count() as i64
        };
        let (sheltered, apart) = (("cover", shelter), ("apart", -25 * friends(APART)));
        let reach = i64::from(man.reach() / INCH);
        if profile.commander {
            return [sheltered, apart, ("friends", 15 * friends(7 * INCH)), ("back", 4 * inches(enemy).min(40))];
        }
        if self.attacks() {
            let field = i64::from(self.fields[self.side.index()].from(at) / INCH);
            return [sheltered, apart, ("nearer", -6 * field), ("back", 0)];
        }
        let (wanted, post) = (5 + reach / 3, inches(goal));
        [sheltered, apart, ("guard", -8 * (post - wanted).abs()), ("front", -2 * inches(enemy))]
    }

    /// Returns a decision that lays a marker where the enemy is expected to pass.
    fn lay(&self, thought: Thought, luck: &mut Luck) -> Action {
        let (enemy, goal) = self.expected();
        let mut best: Option<(i32, Action)> = None;
        for _ in 0..thought.sites.max(TRIES) {
            let lane = part(goal, enemy, luck.within(100, 600));
            let aside = luck.within(0, 6 * INCH);
            let at = lane.along(Direction::degrees(luck.within(0, 359)), aside);
            let action = Action::Lay { at: Spot(at), real: luck.percent(65) };
            let crowded = self.state.markers.iter().filter(|marker| marker.at.is_within(at, 3 * INCH)).count() as i32;
            let liked = -aside / INCH - 4 * crowded;
            if self.legal(&action) && best.as_ref().is_none_or(|(most, _)| liked > *most) {
                best = Some((liked, action));
            }
        }
        best.map_or(Action::EndDeploy {}, |(_, action)| action)
    }

    /// Returns the orders for the Jets that can come. Each Jet attacks the enemy whose expected loss is highest, among
    /// those for which the bot finds a legal order. PF-R-107
    pub fn jets(&self, luck: &mut Luck) -> Action {
        let mut jets: Vec<JetOrder> = Vec::new();
        for jet in self.game.jets_coming(self.state, self.side) {
            let man = self.man(jet);
            let attack = man.guns.iter().map(|gun| gun.attack).max().unwrap_or(0) + 1;
            let gain = |enemy: &UnitIndex| {
                let other = self.man(*enemy);
                i64::from(other.worth) * i64::from(self.bite(attack, other.defence, other).min(SURE))
            };
            let mut enemies: Vec<UnitIndex> = self.standing(self.side.enemy()).collect();
            enemies.sort_by_cached_key(|enemy| std::cmp::Reverse(gain(enemy)));
            let found = enemies.iter().find_map(|enemy| self.jet_order(jet, *enemy, &jets, luck));
            jets.extend(found);
        }
        Action::Jets { jets }
    }

    fn jet_order(&self, jet: UnitIndex, enemy: UnitIndex, before: &[JetOrder], luck: &mut Luck) -> Option<JetOrder> {
        let (man, other) = (self.man(jet), self.man(enemy));
        let far = man.radius + other.radius;
        let (unit, target) = (self.game.profile(jet).id, Some(self.game.profile(enemy).id));
        let order = |_: usize| {
            let length = luck.within(far, far + man.reach());
            let at = other.at.along(Direction::degrees(luck.within(0, 359)), length);
            JetOrder { unit, at: Spot(at), target }
        };
        let legal = |order: &JetOrder| {
            let jets = before.iter().copied().chain([*order]).collect();
            self.legal(&Action::Jets { jets })
        };
        (0..4 * TRIES).map(order).find(legal)
    }
}

/// Says whether a kind of terrain hinders more than it shelters.
pub(super) const fn is_bad_ground(kind: TerrainKind) -> bool {
    matches!(kind, TerrainKind::Marsh | TerrainKind::Shallow | TerrainKind::Desert | TerrainKind::Water)
}

/// Returns how much a bot likes to place a kind of terrain. A higher number means more.
const fn liking(kind: TerrainKind) -> i32 {
    match kind {
        TerrainKind::Fortress => 8,
        TerrainKind::LowWall | TerrainKind::Forest => 6,
        TerrainKind::Open => 5,
        TerrainKind::Building => 2,
        _ => 3,
    }
}
