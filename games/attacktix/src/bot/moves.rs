//! How bots move figures: into contact, towards aims, away from threats, or into cover. A figure may also stay.

use super::{Mind, THOUGHT};
use crate::action::{Action, Leg};
use crate::figure::{Colour, WINDOWS};
use crate::place::{Heading, TURN};
use crate::rolling::{heading_to, rolled, turned};
use crate::rules::{Course, Order, Play};
use crate::state::{Cover, FigureIndex, Pinned, State};
use crate::terrain::Descriptor;
use geometry::Point;
use referee::{Chance, Table};

/// The gap that a figure leaves when it moves up to another base, in micrometres. At this gap the bases still touch by
/// AT-R-11.
const CLOSE: i32 = 600;
/// The directions around an opponent in which places of contact are tried, in hundredths of a degree.
const AROUND: [Heading; 6] = [0, 6_000, 30_000, 12_000, 24_000, 18_000];
/// The number of opponents toward which a figure tries to turn at the end of a move.
const SIGHTS: usize = 2;
/// A figure counts as facing an opponent if it is turned away by less than this angle, in hundredths of a degree.
const STRAIGHT: Heading = 1_500;
/// The least gain for which a bot makes a move, in thousandths of a point.
const WORTH_A_MOVE: i64 = 300;
/// After this turn bots add random gains to their moves, so that a game that is stuck goes on.
pub(super) const PATIENT: u32 = 12;
/// By how much the largest random gain grows in each turn, in thousandths of a point.
const RESTLESS: u32 = 400;
/// How many lengths of a straight roll a bot tries. Each is half as long as the one before.
const HALVINGS: u32 = 3;

/// A path, and the estimate of the position at its end.
struct Judged {
    outlook: i64,
    path: Vec<Leg>,
}

impl Mind<'_> {
    /// Tries the figures one by one, those near the enemy first. Stops at the first figure with a move that improves
    /// the estimate of the position enough, and returns the best move of this figure. Returns nothing if no figure has
    /// such a move.
    pub(super) fn best_move(&self, figures: &[FigureIndex], luck: &mut dyn Chance) -> Option<Action> {
        let mut covered = self.state.clone();
        Play { game: self.game, state: &mut covered, table: &mut Table::quiet(luck) }.set_cover(self.seat);
        let mind = Mind { state: &covered, ..*self };
        mind.best_of_moves(figures, luck)
    }

    fn best_of_moves(&self, figures: &[FigureIndex], luck: &mut dyn Chance) -> Option<Action> {
        let now = self.outlook(self.state);
        for (done, figure) in self.nearest_first(figures).into_iter().enumerate() {
            self.watch.done((done * 1_000 / figures.len()) as u32);
            if self.watch.stopped() {
                break;
            }
            if self.state.figures[figure.index()].pinned == Some(Pinned::Now) {
                continue;
            }
            let mut paths = self.paths(figure, luck);
            if self.slips(luck) {
                // Leaves out the first path, on which the figure stays. The next path leads to the enemy.
                paths = paths.into_iter().skip(1).take(2).collect();
            }
            let judged = paths.into_iter().filter_map(|path| self.judged(figure, path));
            let jitter = self.restless();
            let mut best: Option<Judged> = None;
            for mut one in judged {
                one.outlook += i64::from(luck.below(jitter, THOUGHT));
                if one.outlook > best.as_ref().map_or(now + WORTH_A_MOVE, |best| best.outlook) {
                    best = Some(one);
                }
            }
            if let Some(Judged { path, .. }) = best {
                let figure = self.game.profile(figure).id.clone();
                return Some(Action::Move { figure, path, push: None, destroy: Vec::new() });
            }
        }
        None
    }

    /// Returns one more than the largest random gain in this turn, in thousandths of a point.
    fn restless(&self) -> u32 {
        1 + u32::from(self.state.turn.number).saturating_sub(PATIENT) * RESTLESS
    }

    fn nearest_first(&self, figures: &[FigureIndex]) -> Vec<FigureIndex> {
        let enemies: Vec<Point> = self.enemies().map(|enemy| self.state.figures[enemy.index()].at).collect();
        let far = |figure: &FigureIndex| {
            let at = self.state.figures[figure.index()].at;
            enemies.iter().map(|enemy| at.distance_squared(*enemy)).min()
        };
        let mut sorted = figures.to_vec();
        sorted.sort_by_key(far);
        sorted
    }

    /// Follows a path, adds the best turn at its end, and returns the path with the outlook there. Returns nothing if
    /// the path is illegal.
    fn judged(&self, figure: FigureIndex, mut path: Vec<Leg>) -> Option<Judged> {
        let limit = self.game.limited(self.state, figure, false);
        let course = self.game.move_of(self.state, figure, Order::along(&path), limit).ok()?;
        let mut after = self.state.clone();
        self.put(&mut after, figure, &course);
        let (cover, red) = self.cover_to_come(&mut after, figure, &course);
        let worth = |after: &mut State| {
            after.figures[figure.index()].cover.clear();
            let open = if red < 1_000 { self.outlook(after) } else { 0 };
            after.figures[figure.index()].cover.clone_from(&cover);
            let covered = if red > 0 { self.outlook(after) } else { 0 };
            (open * (1_000 - red) + covered * red) / 1_000
        };
        let mut outlook = worth(&mut after);
        if course.stopped.is_none() {
            let mut facing = course.facing;
            for heading in self.sights(&after, figure) {
                after.figures[figure.index()].facing = heading;
                let turned = worth(&mut after);
                if turned > outlook {
                    (outlook, facing) = (turned, heading);
                }
            }
            if facing != course.facing {
                path.push(Leg::Face(facing));
            }
        }
        Some(Judged { outlook, path })
    }

    /// Returns the headings to try at the end of a move: toward opponents that the figure may fell. If there are no
    /// such opponents, returns the heading toward the nearest opponent.
    fn sights(&self, state: &State, figure: FigureIndex) -> Vec<Heading> {
        let at = state.figures[figure.index()].at;
        let heading = |enemy: FigureIndex| heading_to(at, state.figures[enemy.index()].at);
        let expected = |enemy: FigureIndex| self.game.fells(state, figure, enemy, self.sigma()) * self.prize(enemy);
        let mut ranked: Vec<(i64, FigureIndex)> = self.enemies().map(|enemy| (expected(enemy), enemy)).collect();
        ranked.retain(|(expected, enemy)| *expected > 0 && !self.looks_straight(state, figure, *enemy));
        ranked.sort_by_key(|(expected, enemy)| (std::cmp::Reverse(*expected), *enemy));
        if ranked.is_empty() {
            return self
                .game
                .enemies_near(state, figure)
                .first()
                .and_then(|enemy| heading(*enemy))
                .into_iter()
                .collect();
        }
        ranked.into_iter().take(SIGHTS).filter_map(|(_, enemy)| heading(enemy)).collect()
    }

    fn looks_straight(&self, state: &State, figure: FigureIndex, enemy: FigureIndex) -> bool {
        let found = &state.figures[figure.index()];
        let heading = heading_to(found.at, state.figures[enemy.index()].at);
        heading.is_none_or(|heading| crate::rolling::turn_between(heading, found.facing).abs() < STRAIGHT)
    }

    /// Returns the cover that a figure has at the end of its move if its number is red then. Also returns the chance of
    /// a red number, in thousandths. This chance follows from what the wheel has shown so far. AT-COVER-02, AT-R-58
    pub(super) fn cover_to_come(&self, after: &mut State, figure: FigureIndex, course: &Course) -> (Vec<Cover>, i64) {
        let before = &self.state.figures[figure.index()];
        let turned = |position: u8| (u32::from(position) + course.tix) as u8 % WINDOWS as u8;
        let marks = (0..WINDOWS as u8).filter(|position| before.marks >> position & 1 == 1).map(turned);
        let all: Vec<u8> = marks.collect();
        let is_red = |position: &&u8| self.game.window_at(figure, **position).colour == Colour::Red;
        let Some(red) = all.iter().find(is_red).copied() else { return (Vec::new(), 0) };
        let likely = 1_000 * all.iter().filter(is_red).count() as i64 / all.len() as i64;
        let found = &mut after.figures[figure.index()];
        let wheel = std::mem::replace(&mut found.wheel, red);
        let cover = self.game.cover_of(after, figure);
        after.figures[figure.index()].wheel = wheel;
        if cover.is_empty() { (cover, 0) } else { (cover, likely) }
    }

    pub(super) fn put(&self, after: &mut State, figure: FigureIndex, course: &Course) {
        let turned = self.game.turned(figure, &after.figures[figure.index()], course.tix as u8);
        let found = &mut after.figures[figure.index()];
        *found = turned;
        (found.at, found.facing) = (course.at, course.facing);
    }

    /// Returns the paths to compare: first an empty path, then paths towards the enemy, into contact, into cover, and
    /// random paths.
    fn paths(&self, figure: FigureIndex, luck: &mut dyn Chance) -> Vec<Vec<Leg>> {
        let mut paths = vec![Vec::new()];
        let places = self.thought.places as usize;
        let most = i32::from(self.game.limit(self.state, figure, false)) * self.game.options().tix.0;
        if most == 0 {
            return paths;
        }
        let at = self.state.figures[figure.index()].at;
        let nearest =
            self.game.enemies_near(self.state, figure).first().map(|enemy| self.state.figures[enemy.index()].at);
        if let Some(heading) = nearest.and_then(|to| heading_to(at, to)) {
            paths.extend(self.straight(figure, heading, most));
        }
        let contacts = self.contacts(figure, places);
        paths.extend(contacts.into_iter().map(|to| self.game.way(self.state, figure, to, None).path));
        let covers = self.covers(figure, most).into_iter().take(places / 4);
        paths.extend(covers.map(|to| self.game.way(self.state, figure, to, None).path));
        for _ in 0..places {
            let heading = luck.below(TURN as u32, THOUGHT) as Heading;
            let roll = luck.below(most as u32 + 1, THOUGHT) as i32;
            paths.extend(self.straight(figure, heading, roll));
        }
        paths
    }

    /// Returns places where a figure would touch an opponent, for the nearest opponents first. Leaves out opponents
    /// beyond the figure's reach, except the nearest. A figure with a launcher gets no places.
    fn contacts(&self, figure: FigureIndex, most: usize) -> Vec<Point> {
        if self.game.profile(figure).weapon.is_ranged() {
            return Vec::new();
        }
        let at = self.state.figures[figure.index()].at;
        let reach = i32::from(self.game.limit(self.state, figure, false)) * self.game.options().tix.0;
        let mut contacts = Vec::new();
        for (n, enemy) in self.game.enemies_near(self.state, figure).into_iter().enumerate() {
            let to = self.state.figures[enemy.index()].at;
            let apart = self.game.radius(figure) + self.game.radius(enemy) + CLOSE;
            let is_near = at.distance_round(to) - apart <= reach;
            if n > 0 && !is_near {
                break;
            }
            let heading = heading_to(to, at).unwrap_or(0);
            let around = if is_near { AROUND.len() } else { 1 };
            contacts.extend(AROUND[..around].iter().map(|turn| rolled(to, turned(heading + turn), apart)));
        }
        contacts.truncate(most.max(1));
        contacts
    }

    /// Returns places within reach that protect a figure with a red number: the middles of areas, and both sides of
    /// barriers. AT-COVER-01
    fn covers(&self, figure: FigureIndex, reach: i32) -> Vec<Point> {
        let at = self.state.figures[figure.index()].at;
        let ground = self.game.ground();
        let middles = ground.areas(Descriptor::Cover).map(|(_, area)| {
            let corners = area.points();
            let sum = |part: fn(&Point) -> i32| corners.iter().map(|at| i64::from(part(at))).sum::<i64>();
            Point::new((sum(|at| at.x) / corners.len() as i64) as i32, (sum(|at| at.y) / corners.len() as i64) as i32)
        });
        let mut places: Vec<Point> = middles.collect();
        let beside = self.game.radius(figure) + CLOSE;
        for (_, section) in self.game.barriers(self.state) {
            let (from, to) = (section.line.from, section.line.to);
            let middle = Point::new(from.x.midpoint(to.x), from.y.midpoint(to.y));
            if let Some(along) = heading_to(from, to).filter(|_| ground.kind(section.piece).is(Descriptor::Cover)) {
                places.extend([9_000, 27_000].map(|turn| rolled(middle, turned(along + turn), beside)));
            }
        }
        places.retain(|place| at.is_within(*place, reach));
        places.sort_by_key(|place| at.distance_squared(*place));
        places
    }

    /// Returns the longest legal roll among this length, its half and its quarter. Returns nothing if none of them is
    /// legal.
    fn straight(&self, figure: FigureIndex, heading: Heading, roll: i32) -> Option<Vec<Leg>> {
        let limit = self.game.limited(self.state, figure, false);
        let paths = (0..HALVINGS).map(|halved| vec![Leg::Face(heading), Leg::Roll(roll >> halved)]);
        paths.into_iter().find(|path| self.game.move_of(self.state, figure, Order::along(path), limit).is_ok())
    }
}
