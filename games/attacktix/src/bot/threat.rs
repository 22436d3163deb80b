//! Estimates what a position is worth to a side, mostly from the attacks that each side could make next. Bots compare
//! moves by this estimate, which is called the *outlook*.

use super::Mind;
use crate::battle::Attacktix;
use crate::clauses::AT_COVER_02;
use crate::place::Heading;
use crate::rolling::heading_to;
use crate::rules::Met;
use crate::state::{FigureIndex, State};
use geometry::Point;
use physics::Weapon;

/// The weight of the opponents' next attacks in the outlook at the start of a game, in thousandths.
const ANSWER: i64 = 700;
/// By how much the weight of the opponents' next attacks falls in each turn, in thousandths. It falls because a bot
/// that only fears attacks never finishes a game.
const BOLDER: i64 = 22;
/// The least weight of the opponents' next attacks, in thousandths.
const ANSWER_LEAST: i64 = 20;
/// What a melee figure loses for each turn that it needs to reach the nearest opponent, in thousandths of the figure's
/// own worth.
const MARCH: i64 = 150;
/// What a launcher loses for each turn that it needs to come near the nearest opponent, in thousandths of the
/// launcher's own worth.
const MARCH_LAUNCHER: i64 = 30;
/// The gap to an opponent within which a launcher gains nothing by coming nearer, in micrometres.
const NEAR_ENOUGH: i32 = 450_000;
/// The share of each figure's best attack that counts even if the figure does not attack in this turn, in thousandths.
const READY: i64 = 90;
/// The share of an attack that counts while cover protects the target from one side only, in thousandths. The attacker
/// may come from another side.
const AROUND_COVER: i64 = 450;
/// The share of an attack that counts if the attacker must first turn to aim at the opponent, in thousandths.
const LATER: i64 = 60;

/// Returns the chance that a well-aimed shot over a distance fells an ordinary figure, in thousandths. `sigma` is the
/// aim error, in hundredths of a degree.
fn shot(distance: i32, sigma: i32) -> i64 {
    let steady = match distance / 10_000 {
        0..=70 => 960,
        71..=90 => 880,
        91..=110 => 700,
        111..=130 => 350,
        _ => 100,
    };
    let spread = i64::from(sigma) * i64::from(distance / 10_000);
    steady * (1_000 - (spread * spread / 180_000).min(800)) / 1_000
}

/// Returns the chance that a blow over a gap between two bases fells an ordinary figure, in thousandths. The numbers
/// for throws by Battle Masters were measured: see docs/physics.md.
fn blow(weapon: &Weapon, by_master: bool, gap: i32) -> i64 {
    let steps: &[(i32, i64)] = match weapon {
        Weapon::Slash { .. } => &[(11_000, 800), (16_000, 550), (21_000, 200)],
        Weapon::Throw { .. } if by_master => &[(24_000, 900)],
        Weapon::Throw { .. } => &[(11_000, 900)],
        Weapon::Jab { .. } => &[(16_000, 950), (21_000, 600)],
        Weapon::Claw { .. } => &[(21_000, 950)],
        Weapon::Ranged { .. } => &[],
    };
    steps.iter().find(|(most, _)| gap <= *most).map_or(0, |(_, likely)| *likely)
}

/// Returns the widest gap between two bases at which a melee weapon counts as able to reach its target, in micrometres.
fn blow_reach(weapon: &Weapon) -> i32 {
    if matches!(weapon, Weapon::Throw { .. } | Weapon::Slash { .. }) { 11_000 } else { 16_000 }
}

impl Attacktix {
    /// Returns the chance that one attack by the attacker fells the target if neither moves first, in thousandths.
    pub(super) fn fells(&self, state: &State, attacker: FigureIndex, target: FigureIndex, sigma: i32) -> i64 {
        let weapon = &self.profile(attacker).weapon;
        let (from, to) = (state.figures[attacker.index()].at, state.figures[target.index()].at);
        let distance = from.distance_round(to);
        let is_master = self.profile(target).is_master();
        if !weapon.is_ranged() {
            let gap = distance - self.radius(attacker) - self.radius(target);
            let by_master = self.profile(attacker).is_master();
            let likely = blow(weapon, by_master, gap);
            return if is_master && !by_master { likely / 50 } else { likely };
        }
        let likely = shot(distance, sigma);
        let likely = if is_master { self.trips(state, attacker, target, likely) } else { likely };
        let yaw = heading_to(from, to).map_or(0, |heading| heading - state.figures[attacker.index()].facing);
        if likely == 0 || !self.sees(state, attacker, target) || self.may_fire(state, attacker, yaw).is_err() {
            return 0;
        }
        likely
    }

    /// Returns the chance that a shot fells a Battle Master, in thousandths. A Battle Master falls when both its target
    /// switches are tripped. Both face the front, and one missile trips only one.
    fn trips(&self, state: &State, attacker: FigureIndex, target: FigureIndex, likely: i64) -> i64 {
        let found = &state.figures[target.index()];
        let Some(back) = heading_to(found.at, state.figures[attacker.index()].at) else { return likely };
        let is_front = crate::rolling::turn_between(back, found.facing).abs() < 5_000;
        let share = match (is_front, self.profile(attacker).weapon.missiles()) {
            (false, _) => 60,
            (true, 1) => 350,
            (true, _) => 700,
        };
        likely * share / 1_000
    }

    /// Says whether the line from the attacker to the target is clear. Figures, objects and high barriers block it. A
    /// high barrier does not block it if the attacker may shoot over it.
    fn sees(&self, state: &State, attacker: FigureIndex, target: FigureIndex) -> bool {
        let found = &state.figures[attacker.index()];
        let Some(heading) = heading_to(found.at, state.figures[target.index()].at) else { return true };
        let yaw: Heading = heading - found.facing;
        self.first_on_ray(state, attacker, yaw).is_none_or(|hit| match hit.what {
            Met::Figure(figure) => figure == target,
            Met::Object(_) => false,
            Met::Section(section) => !self.ground().line(section).is_high || self.shoots_over_high_barriers(attacker),
        })
    }

    /// Returns the chance that the attacker fells the target if the attacker may first move once, in thousandths.
    fn fells_later(&self, state: &State, attacker: FigureIndex, target: FigureIndex, sigma: i32) -> i64 {
        let weapon = &self.profile(attacker).weapon;
        let found = &state.figures[attacker.index()];
        let at = state.figures[target.index()].at;
        let way = i32::from(self.window(state, attacker).speed) * self.options().tix.0;
        if found.pinned.is_some() {
            return self.fells(state, attacker, target, sigma);
        }
        let distance = found.at.distance_round(at);
        let is_master = self.profile(target).is_master() && !self.profile(attacker).is_master();
        if weapon.is_ranged() {
            let likely = shot((distance - way).max(100_000).min(distance), sigma);
            let likely = if self.sees(state, attacker, target) { likely } else { likely * 7 / 10 };
            let likely = match self.protected(state, target, attacker) {
                Some(AT_COVER_02) => 0,
                Some(_) => likely * AROUND_COVER / 1_000,
                None => likely,
            };
            return if is_master { self.trips(state, attacker, target, likely) } else { likely };
        }
        let gap = distance - self.radius(attacker) - self.radius(target);
        let likely = if gap - way <= blow_reach(weapon) { 800 } else { 0 };
        if is_master { likely / 50 } else { likely }
    }
}

/// An attack that a bot considers. `likely` is the chance that it fells the target, in thousandths. `worth` is the
/// worth of the target, in thousandths of a point.
#[derive(Clone, Copy)]
struct Aimed {
    attacker: FigureIndex,
    target: FigureIndex,
    likely: i64,
    worth: i64,
}

impl Mind<'_> {
    /// Returns the aim error that the bot expects, in hundredths of a degree: the error of its level plus the error of
    /// the option `aim_noise`.
    pub(super) fn sigma(&self) -> i32 {
        self.thought.sigma + self.game.options().aim_noise.0
    }

    /// Returns the outlook: the worth of a position for this side after its moves, in thousandths of a point.
    pub(super) fn outlook(&self, state: &State) -> i64 {
        self.prospects(state).into_iter().map(|(_, worth)| worth).sum()
    }

    /// Returns the four parts of the outlook, each with the name of its reason. Two are gains: `aims` from this turn's
    /// attacks, and `ready` from later ones. Two are costs: `safe` for the opponents' next attacks, and `nearer` for
    /// the distance still to go.
    pub(super) fn prospects(&self, state: &State) -> [(&'static str, i64); 4] {
        let attacks = usize::from(state.turn.attacks.max(1));
        let own: Vec<FigureIndex> = self.own().collect();
        let enemies: Vec<FigureIndex> = self.enemies().collect();
        let pairs = own.iter().filter(|own| !state.turn.attacked.contains(own)).flat_map(|attacker| {
            enemies.iter().map(|target| Aimed {
                attacker: *attacker,
                target: *target,
                likely: self.game.fells(state, *attacker, *target, self.sigma())
                    * if self.looks_at(state, *attacker, *target) { 1_000 } else { LATER }
                    / 1_000,
                worth: self.prize(*target),
            })
        });
        let pairs: Vec<Aimed> = pairs.collect();
        let ready: i64 = own.iter().map(|own| best_by(&pairs, *own)).sum();
        let (promised, chosen) = best_of(pairs, attacks);
        let survives = |enemy: FigureIndex| -> i64 {
            chosen.iter().find(|aimed| aimed.target == enemy).map_or(1_000, |aimed| 1_000 - aimed.likely)
        };
        let left: i64 = own.iter().map(|figure| self.march(state, *figure, &enemies)).sum();
        [
            ("aims", promised),
            ("ready", ready * READY / 1_000 * late(state)),
            ("safe", -self.feared(state, &enemies, survives)),
            ("nearer", -left),
        ]
    }

    /// Returns what the standing opponents may cost this side in their next turn, in thousandths of a point. This cost
    /// counts less as the game goes on.
    pub(super) fn feared_after(&self, state: &State) -> i64 {
        let enemies: Vec<FigureIndex> = self.game.standing(state).filter(|figure| !self.is_own(*figure)).collect();
        self.feared(state, &enemies, |_| 1_000)
    }

    /// Returns what `enemies` may cost this side in their next turn, in thousandths of a point. `survives` returns the
    /// chance that an enemy still stands then, in thousandths.
    fn feared(&self, state: &State, enemies: &[FigureIndex], survives: impl Fn(FigureIndex) -> i64) -> i64 {
        let friends: Vec<FigureIndex> = self.game.standing(state).filter(|figure| self.is_own(*figure)).collect();
        let mut answers = Vec::with_capacity(friends.len() * enemies.len());
        for attacker in enemies {
            let left = survives(*attacker);
            answers.extend(friends.iter().map(|target| Aimed {
                attacker: *attacker,
                target: *target,
                likely: self.game.fells_later(state, *attacker, *target, self.sigma()) * left / 1_000,
                worth: i64::from(self.game.worth(*target)) * 1_000,
            }));
        }
        let counts = (ANSWER - BOLDER * i64::from(state.turn.number)).max(ANSWER_LEAST);
        best_of(answers, 2).0 * counts / 1_000
    }

    /// Says whether a figure can turn its weapon towards another figure without turning its base.
    pub(super) fn looks_at(&self, state: &State, attacker: FigureIndex, target: FigureIndex) -> bool {
        let found = &state.figures[attacker.index()];
        let Some(heading) = heading_to(found.at, state.figures[target.index()].at) else { return true };
        let turn = crate::rolling::turn_between(heading, found.facing).abs();
        turn <= crate::arcs::Arcs::of(&self.game.profile(attacker).weapon).yaw[1]
    }

    /// Returns the cost of the distance that a figure must still go to the nearest opponent, in thousandths of a point.
    /// The cost grows with the number of turns played.
    fn march(&self, state: &State, figure: FigureIndex, enemies: &[FigureIndex]) -> i64 {
        let weapon = &self.game.profile(figure).weapon;
        let at: Point = state.figures[figure.index()].at;
        let gap = |enemy: &FigureIndex| {
            at.distance_round(state.figures[enemy.index()].at) - self.game.radius(figure) - self.game.radius(*enemy)
        };
        let Some(nearest) = enemies.iter().map(gap).min() else { return 0 };
        let (share, near) =
            if weapon.is_ranged() { (MARCH_LAUNCHER, NEAR_ENOUGH) } else { (MARCH, blow_reach(weapon)) };
        let left = i64::from((nearest - near).max(0));
        let turn = i64::from(8 * self.game.options().tix.0);
        i64::from(self.game.worth(figure)) * share * left / turn * late(state)
    }
}

/// Returns the factor for the parts `ready` and `nearer` of the outlook. It is 1 at first, and grows by 1 every ten
/// turns.
fn late(state: &State) -> i64 {
    1 + i64::from(state.turn.number) / 10
}

/// Returns the expected gain of a figure's best attack, in thousandths of a point.
fn best_by(pairs: &[Aimed], attacker: FigureIndex) -> i64 {
    pairs
        .iter()
        .filter(|aimed| aimed.attacker == attacker)
        .map(|aimed| aimed.likely * aimed.worth / 1_000)
        .max()
        .unwrap_or(0)
}

/// Returns the best attacks and the sum of their expected gains. Each attacker and each target occurs at most once.
fn best_of(mut pairs: Vec<Aimed>, attacks: usize) -> (i64, Vec<Aimed>) {
    let mut chosen: Vec<Aimed> = Vec::new();
    let mut sum = 0;
    for _ in 0..attacks {
        let Some(best) =
            pairs.iter().max_by_key(|aimed| (aimed.likely * aimed.worth, std::cmp::Reverse(aimed.attacker))).copied()
        else {
            break;
        };
        if best.likely == 0 {
            break;
        }
        sum += best.likely * best.worth / 1_000;
        pairs.retain(|aimed| aimed.attacker != best.attacker && aimed.target != best.target);
        chosen.push(best);
    }
    (sum, chosen)
}
