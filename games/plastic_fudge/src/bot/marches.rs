//! Moves of a bot. It plans for its whole force, and carries out the part of one Unit.
//!
//! The game asks a bot for the move of one Unit at a time, and the bot remembers nothing. So for each move, it plans
//! anew for all Units that have not moved yet. It compares plans by what they are worth once every Unit stands where
//! the plan leads. If the enemy moves later, the bot also works out the enemy's answer.

use super::fight::Fight;
use super::fire;
use super::scene::Scene;
use super::thought::{Luck, Thought};
use crate::action::Action;
use crate::options::AttackTiming;
use crate::state::{Step, UnitIndex};
use search::Watch;

/// About how many positions the bot values for one decision at most. If only some of its Units can still move, the
/// limit is lower.
pub const MOST_LOOKS: u64 = 150_000;
/// If a side has more Units than this, the bot looks at fewer places for each.
const CROWD: usize = 14;

/// Returns the next decision in the movement phase of the side.
pub fn next(scene: &Scene<'_>, thought: Thought, luck: &mut Luck, watch: &Watch<'_>) -> Action {
    if let Some(call) = call(scene) {
        return call;
    }
    let own: Vec<UnitIndex> = scene.game.units_of(scene.side).collect();
    let waiting = own.iter().filter(|unit| scene.man(**unit).steady && !scene.state.unit(**unit).moved).count();
    if waiting == 0 {
        return rest(scene, thought, luck);
    }
    let mut march = March::new(scene, thought, luck);
    if march.movers.is_empty() {
        return rest(scene, thought, luck);
    }
    if luck.percent(thought.slips)
        && let Some(action) = march.slip(luck)
    {
        return action;
    }
    let choice = march.plan(luck, watch);
    march.first_order(&choice).unwrap_or_else(|| rest(scene, thought, luck))
}

/// Returns the call of a Jet if the side may call one; otherwise `None`. PF-R-65
fn call(scene: &Scene<'_>) -> Option<Action> {
    let calls = scene.game.units_of(scene.side).map(|unit| Action::CallJet { unit: scene.game.profile(unit).id });
    let mut legal = calls.filter(|call| scene.game.check_decision(scene.state, scene.side, call).is_ok());
    legal.next()
}

/// Returns the decision when no Unit is to move any more. With the option `attack_timing` at `anytime`, a Unit with a
/// good attack fires. Otherwise the phase ends. PF-R-17
fn rest(scene: &Scene<'_>, thought: Thought, luck: &mut Luck) -> Action {
    if scene.game.options().attack_timing == AttackTiming::Anytime
        && let Some(attack) = fire::attacks(scene, thought, luck).into_iter().next()
    {
        return Action::Fire(attack);
    }
    Action::EndMoves {}
}

/// A plan for the movement phase, in the making.
pub struct March<'s, 'a> {
    /// The places that the plan chooses from, and their value.
    pub fight: Fight<'s, 'a>,
    /// How much the bot thinks.
    pub thought: Thought,
    /// The bot's Units that can still move, and have more than one place to choose from.
    pub movers: Vec<UnitIndex>,
    /// The enemies that move later, and have more than one place to choose from.
    answerers: Vec<UnitIndex>,
    most_looks: u64,
}

impl<'s, 'a> March<'s, 'a> {
    /// Lists the places of every Unit, fewer for each Unit if there are many Units.
    pub fn new(scene: &'s Scene<'a>, thought: Thought, luck: &mut Luck) -> March<'s, 'a> {
        let state = scene.state;
        let first = state.step == Step::MoveA;
        let scarce = |most: usize, units: usize| (most * CROWD / units.max(CROWD)).max(3);
        let count = |side| scene.game.units_of(side).filter(|unit| scene.man(*unit).steady).count();
        let spots = scarce(thought.spots, count(scene.side));
        let answers = if first { scarce(thought.answers, count(scene.side.enemy())) } else { 1 };
        let places = |unit: UnitIndex| {
            let own = scene.man(unit).side == scene.side;
            scene.posts(
                unit,
                if own {
                    spots
                } else if thought.answers == 0 {
                    1
                } else {
                    answers
                },
                luck,
            )
        };
        let posts: Vec<_> = scene.game.all_units().map(places).collect();
        let several = |side| {
            let units = scene.game.units_of(side).filter(|unit| posts[unit.index()].len() > 1);
            units.collect::<Vec<UnitIndex>>()
        };
        let (movers, answerers) = (several(scene.side), several(scene.side.enemy()));
        let share = movers.len() as u64 * 100 / scene.game.units_of(scene.side).count().max(1) as u64;
        let most_looks = MOST_LOOKS * share.max(20) / 100;
        March { fight: Fight::new(scene, posts), thought, movers, answerers, most_looks }
    }

    /// Returns a move of a random Unit to a random place: the kind of mistake that a weak bot makes. Returns `None` if
    /// the place is where the Unit is now.
    fn slip(&self, luck: &mut Luck) -> Option<Action> {
        let unit = self.movers[luck.any(self.movers.len())];
        let posts = &self.fight.posts[unit.index()];
        posts[luck.any(posts.len())].action.clone()
    }

    /// Starts from several plans, improves each plan one Unit at a time, and returns the best. A plan is the index of a
    /// place for each Unit.
    pub fn plan(&mut self, luck: &mut Luck, watch: &Watch<'_>) -> Vec<usize> {
        let mut best: Option<(i64, Vec<usize>)> = None;
        let openings = self.openings(luck);
        let plans = openings.len();
        for (n, mut choice) in openings.into_iter().enumerate() {
            self.improve(&mut choice);
            let value = self.answered(&choice);
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, choice));
            }
            watch.done((n as u32 + 1) * 500 / plans as u32);
            if watch.stopped() {
                break;
            }
        }
        let (mut value, mut choice) = best.expect("there is at least one plan");
        if self.thought.checked > 0 && !self.answerers.is_empty() {
            for _ in 0..self.thought.passes {
                let before = value;
                self.expect(&mut choice, &mut value);
                self.consider(&mut choice, &mut value, watch);
                if value == before {
                    break;
                }
            }
        }
        watch.done(1_000);
        choice
    }

    /// Sends each Unit in turn to the place that is best while all other Units keep theirs.
    fn improve(&mut self, choice: &mut [usize]) {
        let side = self.fight.scene.side;
        let mut most = self.fight.value(side, choice);
        for _ in 0..self.thought.passes {
            let before = most;
            for unit in self.movers.clone() {
                let kept = choice[unit.index()];
                let mut best = kept;
                for post in 0..self.fight.posts[unit.index()].len() {
                    if post == kept || !self.fits(choice, unit, post) {
                        continue;
                    }
                    choice[unit.index()] = post;
                    let value = self.fight.value(side, choice);
                    if value > most {
                        (most, best) = (value, post);
                    }
                }
                choice[unit.index()] = best;
            }
            if most == before || self.fight.looks > self.most_looks {
                break;
            }
        }
    }

    /// Returns what a plan is worth after the enemy's answer.
    fn answered(&mut self, choice: &[usize]) -> i64 {
        let all = self.answer(choice);
        self.fight.value(self.fight.scene.side, &all)
    }

    /// Returns the places of all Units after each enemy in turn has gone to its best place. If the enemy does not move
    /// later, nothing changes.
    fn answer(&mut self, choice: &[usize]) -> Vec<usize> {
        let mut all = choice.to_vec();
        let enemy = self.fight.scene.side.enemy();
        for unit in self.answerers.clone() {
            let mut best = (self.fight.value(enemy, &all), all[unit.index()]);
            for post in 1..self.fight.posts[unit.index()].len() {
                all[unit.index()] = post;
                let value = self.fight.value(enemy, &all);
                if value > best.0 {
                    best = (value, post);
                }
            }
            all[unit.index()] = best.1;
        }
        all
    }

    /// Improves the plan, given the places that the enemy is expected to take. The new plan is kept only if it is worth
    /// more than the old one after the enemy's answer.
    fn expect(&mut self, choice: &mut Vec<usize>, most: &mut i64) {
        let mut all = self.answer(choice);
        self.improve(&mut all);
        for enemy in &self.answerers {
            all[enemy.index()] = 0;
        }
        let value = self.answered(&all);
        if value > *most {
            (*most, *choice) = (value, all);
        }
    }

    /// Tries each Unit again at its most promising places, and works out the enemy's answer to each.
    fn consider(&mut self, choice: &mut [usize], most: &mut i64, watch: &Watch<'_>) {
        let side = self.fight.scene.side;
        let movers = self.movers.clone();
        for (n, unit) in movers.iter().enumerate() {
            if watch.stopped() || self.fight.looks > self.most_looks {
                break;
            }
            watch.done(500 + (n * 500 / movers.len()) as u32);
            let mut all = self.answer(choice);
            let kept = choice[unit.index()];
            let mut ranked: Vec<(i64, usize)> = Vec::new();
            for post in 0..self.fight.posts[unit.index()].len() {
                if post != kept && self.fits(choice, *unit, post) {
                    all[unit.index()] = post;
                    ranked.push((-self.fight.value(side, &all), post));
                }
            }
            ranked.sort_unstable();
            for (_, post) in ranked.into_iter().take(self.thought.checked) {
                let before = choice[unit.index()];
                choice[unit.index()] = post;
                let value = self.answered(choice);
                if value > *most {
                    *most = value;
                } else {
                    choice[unit.index()] = before;
                }
            }
        }
    }

    /// Says whether a Unit at this place would overlap none of the bot's other Units at their chosen places.
    pub fn fits(&self, choice: &[usize], unit: UnitIndex, post: usize) -> bool {
        let scene = self.fight.scene;
        let (man, at) = (scene.man(unit), &self.fight.posts[unit.index()][post]);
        if at.rides {
            return true;
        }
        scene.game.units_of(scene.side).all(|other| {
            let its = scene.man(other);
            let there = self.fight.chosen(other, choice);
            let absent = other == unit || there.rides || !its.stands && !its.steady;
            absent || !there.at.is_within(at.at, man.radius + its.radius - geometry::TOLERANCE)
        })
    }

    /// Returns the order of the Unit that should move first: the one nearest to the goal, because it might block the
    /// others. `None` if all Units stay.
    fn first_order(&self, choice: &[usize]) -> Option<Action> {
        let scene = self.fight.scene;
        let goes = self.movers.iter().filter(|unit| choice[unit.index()] > 0);
        let first = goes.min_by_key(|unit| scene.fields[scene.side.index()].from(scene.man(**unit).at))?;
        self.fight.chosen(*first, choice).action.clone()
    }
}
