//! How bots attack: they compute aims without simulation, try a few of these aims in the simulation, and take the best.
//! The *prize* of a figure is what the bot gains by felling it. The *expected prize* of an aim is the prize times the
//! chance that the aim fells the figure.

use super::{Mind, THOUGHT};
use crate::action::{Action, Aim, Swing};
use crate::answer::{Target, TargetKind};
use crate::arcs::THROW_DIP;
use crate::figure::Zone;
use crate::options::FriendlyTurn;
use crate::rolling::{heading_to, rolled};
use crate::rules::Play;
use crate::state::{FigureIndex, State};
use geometry::{Point, Segment};
use physics::{Scene, Weapon, pitch_for};
use referee::{Chance, Game, Table};

/// When a bot tries an aim, it leaves out bodies farther than this from the line of the attack, in micrometres.
const NEARBY: i32 = 300_000;
/// Heights at which ordinary figures are aimed at, in micrometres, the likeliest first.
const HEIGHTS: [i32; 3] = [58_000, 53_000, 63_000];
/// Heights at which Battle Masters are aimed at, in micrometres: around the switches, and the head.
const MASTER_HEIGHTS: [i32; 3] = [108_000, 100_000, 153_000];
/// Offsets of aims to the sides of a target's middle, in micrometres.
const BESIDE: [i32; 5] = [0, 7_000, -7_000, 14_000, -14_000];
/// How far melee aims are turned from the direct line to the target, in hundredths of a degree.
const SWEEPS: [i32; 7] = [0, 1_500, -1_500, 3_000, -3_000, 4_500, -4_500];
/// A bot makes an attack with an expected prize below [`LIKELY`] only if the simulated gain is at least this. A bot
/// fires the next missile of a volley only if it gains more than this. In thousandths of a point.
const WORTH_IT: i64 = 500;

/// An attack with at least this expected prize may gain 0 in the simulation, but must not lose. In thousandths of a
/// point.
const LIKELY: i64 = 8_000;
/// A bot that decides without thought (see `Mind::slips`) chooses at random among this number of the most promising
/// aims.
const RASH: usize = 4;
/// The least chance assumed for felling a figure, in thousandths. It applies even to a figure out of sight: a missile
/// may pass over, beside or through what is in the way.
const UNSEEN: i64 = 60;
/// A falling object may fell a figure that is nearer to the object than this, in micrometres.
const BESIDE_OBJECTS: i32 = 220_000;

/// An aim that a bot may try in the simulation.
struct Try {
    figure: FigureIndex,
    aim: Aim,
    /// The expected prize, before any simulation. Aims with the largest prize come first.
    expected: i64,
}

impl Mind<'_> {
    /// Returns the attack of these figures that gains most in the simulation. An aim with an expected prize of at least
    /// [`LIKELY`] is good enough with a gain of 0, because the real attack may go better. An attack that loses is never
    /// good enough. A bot that decides without thought takes one of the most promising aims instead. If no attack is
    /// good enough, a figure may break through a barrier.
    pub(super) fn best_attack(&self, figures: &[FigureIndex], luck: &mut dyn Chance) -> Option<Action> {
        let ready: Vec<FigureIndex> =
            figures.iter().copied().filter(|figure| self.game.is_ready(self.state, *figure)).collect();
        let mut tries: Vec<Try> = ready.iter().flat_map(|figure| self.tries(*figure)).collect();
        tries.sort_by_key(|one| std::cmp::Reverse(one.expected));
        if self.slips(luck) {
            let nth = luck.below(tries.len().clamp(1, RASH) as u32, THOUGHT) as usize;
            return tries.get(nth).map(|one| self.made(one, luck)).or_else(|| self.break_through(&ready));
        }
        self.keep_affordable(&mut tries);
        let feared = self.feared_after(self.state);
        let mut best: Option<(i64, &Try)> = None;
        for (done, one) in tries.iter().enumerate() {
            self.watch.done((done * 1_000 / tries.len()) as u32);
            if self.watch.stopped() || best.as_ref().is_some_and(|(gain, _)| *gain >= most_to_gain(&tries[done..])) {
                break;
            }
            let gain = self.gain_of(one.figure, &one.aim, feared, luck);
            let least = if one.expected >= LIKELY { 0 } else { WORTH_IT };
            if gain >= least && best.as_ref().is_none_or(|(most, _)| gain > *most) {
                best = Some((gain, one));
            }
        }
        best.map(|(_, one)| self.made(one, luck)).or_else(|| self.break_through(&ready))
    }

    /// Keeps the most promising aims, as many as the number of simulations of this level allows. A volley needs
    /// simulations for each missile. The first aim is always kept.
    fn keep_affordable(&self, tries: &mut Vec<Try>) {
        let mut left = self.thought.tries;
        tries.retain(|one| {
            let cost = self.runs() * u32::from(self.game.loaded(self.state, one.figure).max(1));
            let is_first = left == self.thought.tries;
            let is_affordable = is_first || cost <= left;
            left = if is_affordable { left.saturating_sub(cost) } else { 0 };
            is_affordable
        });
    }

    /// Returns the number of simulations of an aim: 1, or 3 if the option `aim_noise` adds random errors to aims.
    /// AT-R-65
    fn runs(&self) -> u32 {
        if self.game.options().aim_noise.0 == 0 { 1 } else { 3 }
    }

    fn made(&self, chosen: &Try, luck: &mut dyn Chance) -> Action {
        Action::Attack { figure: self.game.profile(chosen.figure).id.clone(), aim: self.unsteady(chosen, luck) }
    }

    /// Returns a turn of a figure's base toward the nearest opponent, if the option `friendly_turn` allows one. A
    /// figure with an opponent in the arc of its weapon does not turn. AT-R-16
    pub(super) fn turned_base(&self, figures: &[FigureIndex]) -> Option<Action> {
        let may_turn = |figure: &FigureIndex| match self.game.options().friendly_turn {
            FriendlyTurn::None => false,
            FriendlyTurn::Melee => !self.game.profile(*figure).weapon.is_ranged(),
            FriendlyTurn::All => true,
        };
        figures.iter().filter(|figure| may_turn(figure)).find_map(|figure| {
            let at = self.state.figures[figure.index()].at;
            let enemies = self.game.enemies_near(self.state, *figure);
            let nearest =
                enemies.first().filter(|_| !enemies.iter().any(|enemy| self.looks_at(self.state, *figure, *enemy)))?;
            let face = heading_to(at, self.state.figures[nearest.index()].at)?;
            Some(Action::TurnBase { figure: self.game.profile(*figure).id.clone(), face })
        })
    }

    /// Returns the next decision in a free attack: the best attack. If no attack is good enough, the figure first
    /// moves. If it may not move, or no move is good enough, it passes. AT-R-39
    pub(super) fn free_attack(&self, figure: FigureIndex, may_move: bool, luck: &mut dyn Chance) -> Action {
        if let Some(attack) = self.best_attack(&[figure], luck) {
            return attack;
        }
        let moved = if may_move { self.best_move(&[figure], luck) } else { None };
        moved.unwrap_or(Action::Pass {})
    }

    /// Fires the next missile of a volley if the missile gains enough, and ceases fire otherwise. AT-R-19
    pub(super) fn fire_on(&self, figure: FigureIndex, luck: &mut dyn Chance) -> Action {
        let aim = self.state.turn.volley.as_ref().map(|volley| volley.aim);
        let feared = self.feared_after(self.state);
        let gains = aim.is_some_and(|aim| self.gain_of(figure, &aim, feared, luck) > WORTH_IT);
        if gains {
            Action::FireNext { figure: self.game.profile(figure).id.clone(), aim: None }
        } else {
            Action::CeaseFire {}
        }
    }

    /// Returns an attack on a barrier that stands in the way to the nearest opponent. AT-R-53
    fn break_through(&self, ready: &[FigureIndex]) -> Option<Action> {
        let section = |figure: &FigureIndex| {
            let targets = self.game.aims_answer(self.state, *figure).targets;
            let enemy = self
                .game
                .enemies_near(self.state, *figure)
                .first()
                .map(|enemy| self.state.figures[enemy.index()].at)?;
            let ahead = heading_to(self.state.figures[figure.index()].at, enemy)?;
            let bearing = ahead - self.state.figures[figure.index()].facing;
            let is_ahead = |target: &Target| crate::rolling::turn_between(bearing, target.bearing).abs() < 3_000;
            let target = targets
                .into_iter()
                .find(|target| target.what == TargetKind::Section && target.in_arc && is_ahead(target))?;
            Some(Action::AttackSection { figure: self.game.profile(*figure).id.clone(), section: target.id })
        };
        ready.iter().find_map(section)
    }

    /// Returns the gain of an attack with this aim, in thousandths of a point. It simulates the attack with only the
    /// bodies nearby. `feared` is the cost of the opponents' next turn if the bot does not attack.
    fn gain_of(&self, figure: FigureIndex, aim: &Aim, feared: i64, luck: &mut dyn Chance) -> i64 {
        let runs = self.runs();
        let sum: i64 = (0..runs)
            .map(|_| {
                let seed = if runs == 1 { None } else { Some(luck.below(u32::MAX, THOUGHT)) };
                let (aim, speed) = self.game.unsteady(figure, aim, seed);
                let after = self.tried(figure, &aim, speed, luck);
                self.gain(&after) + feared - self.feared_after(&after)
            })
            .sum();
        sum / i64::from(runs)
    }

    /// Returns the simulated state after an attack. Its missiles are fired one after the other until a figure falls.
    /// The special abilities of felled figures are not used. AT-R-19
    fn tried(&self, figure: FigureIndex, aim: &Aim, speed: i32, luck: &mut dyn Chance) -> State {
        let mut after = self.state.clone();
        let missiles = self.game.loaded(&after, figure).max(1);
        for shot in 0..missiles {
            let mut scene = self.game.scene(&after, Some(figure));
            self.keep_nearby(&mut scene, figure, aim);
            let cause = self.game.strike_of(&after, figure, aim, speed);
            let report = physics::play(&self.game.opened.model, &scene, &cause, false);
            let outcome = self.game.outcome_of(&after, report);
            let queued = after.queue.len();
            Play { game: self.game, state: &mut after, table: &mut Table::quiet(luck) }.judge(Some(figure), &outcome);
            let is_over = after.queue.len() > queued || after.figures[figure.index()].zone != Zone::InPlay;
            // After a figure has fallen, the bot decides again whether the volley goes on.
            if is_over || shot + 1 == missiles {
                break;
            }
            after.figures[figure.index()].spent += 1;
        }
        after
    }

    fn keep_nearby(&self, scene: &mut Scene, figure: FigureIndex, aim: &Aim) {
        let found = &self.state.figures[figure.index()];
        let reach = if self.game.profile(figure).weapon.is_ranged() { 1_500_000 } else { 60_000 };
        let line =
            Segment { from: found.at, to: rolled(found.at, crate::rolling::turned(found.facing + aim.yaw), reach) };
        let is_near = |at: [i32; 2]| line.is_within(Point::new(at[0], at[1]), NEARBY);
        scene.figures.retain(|other| u16::from(figure.0) == other.id || is_near(other.at));
        scene.objects.retain(|object| is_near(object.at));
        scene.walls.retain(|wall| is_near(wall.from) || is_near(wall.to));
    }

    /// Returns the aims that a figure might try. The order of the aims does not depend on their expected prizes.
    pub(super) fn aims(&self, figure: FigureIndex) -> impl Iterator<Item = Aim> {
        self.tries(figure).into_iter().map(|one| one.aim)
    }

    /// Returns the aims that a figure might try at each target, with their expected prizes.
    fn tries(&self, figure: FigureIndex) -> Vec<Try> {
        let targets = self.game.aims_answer(self.state, figure).targets.into_iter();
        let aimed = targets.filter(|target| target.in_arc && target.protected.is_none());
        let mut tries = Vec::new();
        for target in aimed {
            let Some(aim) = target.aim else { continue };
            match self.game.figure(&target.id).filter(|_| target.what == TargetKind::Figure) {
                Some(enemy) => self.push_tries(&mut tries, figure, enemy, aim, target.distance),
                // The object may fall on a figure.
                None if target.what == TargetKind::Object => {
                    tries.push(Try { figure, aim, expected: self.under(figure, target.bearing, target.distance) });
                }
                None => {}
            }
        }
        let seat = self.state.figures[figure.index()].controller;
        tries.retain(|one| {
            let id = self.game.profile(figure).id.clone();
            self.game.check(self.state, seat, &Action::Attack { figure: id, aim: one.aim }).is_ok()
        });
        tries
    }

    /// Returns the expected prize of hitting an object: a share of the best prize among the opponents near it.
    fn under(&self, figure: FigureIndex, bearing: i32, distance: i32) -> i64 {
        let found = &self.state.figures[figure.index()];
        let object = rolled(found.at, crate::rolling::turned(found.facing + bearing), distance);
        let near =
            self.enemies().filter(|enemy| self.state.figures[enemy.index()].at.is_within(object, BESIDE_OBJECTS));
        near.map(|enemy| self.prize(enemy)).max().unwrap_or(0) * 350 / 1_000
    }

    fn push_tries(&self, tries: &mut Vec<Try>, figure: FigureIndex, enemy: FigureIndex, aim: Aim, distance: i32) {
        let likely = self.game.fells(self.state, figure, enemy, self.sigma()).max(UNSEEN);
        let prize = self.prize(enemy) * likely / 1_000;
        let weapon = &self.game.profile(figure).weapon;
        let mut push = |aim: Aim, doubt: i64| {
            tries.push(Try { figure, aim: aim.clamped(weapon), expected: prize * (1_000 - doubt.min(950)) / 1_000 });
        };
        push(aim, 0);
        match **weapon {
            Weapon::Ranged { .. } => {
                let is_master = self.game.profile(enemy).is_master();
                let heights = if is_master { MASTER_HEIGHTS } else { HEIGHTS };
                let near = distance - self.game.radius(enemy) / 2;
                let spent = self.state.figures[figure.index()].spent;
                let own = self.game.profile(figure).is_master();
                for (h, height) in (0..).zip(heights) {
                    let Some(pitch) = pitch_for(&self.game.opened.model, weapon, own, spent, near, height) else {
                        continue;
                    };
                    for (b, beside) in (0..).zip(BESIDE) {
                        // For a small angle, the sine is the angle in radians. The result is in hundredths of a degree.
                        let yaw = aim.yaw + (i64::from(beside) * 5_730 / i64::from(distance.max(1))) as i32;
                        push(Aim { yaw, pitch: Some(pitch), ..aim }, 100 + 120 * h + 90 * b);
                    }
                }
            }
            _ => {
                for (s, sweep) in (0..).zip(SWEEPS) {
                    let yaw = aim.yaw + sweep;
                    push(Aim { yaw, ..aim }, 60 + 60 * s);
                    if aim.dir.is_some() {
                        push(Aim { yaw, dir: Some(Swing::Ccw), ..aim }, 70 + 60 * s);
                    }
                    if aim.knob.is_some() {
                        push(Aim { yaw, knob: Some(3_500), ..aim }, 80 + 60 * s);
                    }
                    if aim.dip.is_some() {
                        push(Aim { yaw, dip: Some(THROW_DIP), ..aim }, 70 + 60 * s);
                    }
                }
            }
        }
    }

    /// Returns the chosen aim with the random error of this level, or without it if the result would be illegal.
    fn unsteady(&self, chosen: &Try, luck: &mut dyn Chance) -> Aim {
        if self.thought.sigma == 0 {
            return chosen.aim;
        }
        let mut error = || {
            let sum: u32 = (0..12).map(|_| luck.below(1_001, THOUGHT)).sum();
            (sum as i32 - 6_000) * self.thought.sigma / 1_000
        };
        let aim = Aim {
            yaw: chosen.aim.yaw + error(),
            pitch: chosen.aim.pitch.map(|pitch| pitch + error() * 7 / 10),
            ..chosen.aim
        };
        let aim = aim.clamped(&self.game.profile(chosen.figure).weapon);
        let attack = Action::Attack { figure: self.game.profile(chosen.figure).id.clone(), aim };
        if self.game.check(self.state, self.seat, &attack).is_ok() { aim } else { chosen.aim }
    }
}

/// Returns the highest expected prize among the aims.
fn most_to_gain(left: &[Try]) -> i64 {
    left.iter().map(|one| one.expected).max().unwrap_or(0)
}
