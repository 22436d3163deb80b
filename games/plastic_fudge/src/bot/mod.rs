//! Bots: the forces that they bring, their decisions, and their estimates of a battle.
//!
//! A bot knows only the view of its seat. Before the first Round, it compares places for terrain, Units and markers. In
//! its movement phase it plans for its whole force ([`marches`]). It chooses all attacks of the side together, by the
//! damage to expect under the rules ([`fire`]).

mod aims;
mod duties;
mod field;
mod fight;
mod fire;
mod guarding;
mod lanes;
mod marches;
mod motive;
mod muster;
mod openings;
mod posts;
mod prospects;
mod scene;
mod score;
mod scout;
mod sites;
mod stakes;
mod thought;

use crate::action::Action;
use crate::battle::PlasticFudge;
use crate::setup::Setup;
use crate::side::{Role, Side};
use crate::state::{State, Step};
use crate::view::View;
use referee::{Chance, Seat};
use scene::Scene;
use search::{Bot, Level, Playable, Prospect, Watch};
use thought::{Luck, Thought};

pub use muster::{ForceWeights, bot_force};

/// Internals of bots, for the tests in `tests/all/bots/plans.rs`. Nothing else may use them.
#[doc(hidden)]
pub mod internals {
    pub use super::duties::{Duty, Wing};
    pub use super::fight::Fight;
    pub use super::marches::{MOST_LOOKS, March};
    pub use super::posts::Post;
    pub use super::scene::Scene;
    pub use super::thought::{Luck, Thought};
}

impl PlasticFudge {
    /// Adds to the set-up the force that a bot builds for its seat, unless the seat already has one.
    pub fn muster(setup: &mut Setup, seat: Seat, bot: Bot, chance: &mut dyn Chance) {
        let side = Side::of(seat);
        if !setup.forces.contains_key(&side) {
            let force = bot_force(setup, side, bot, chance);
            setup.forces.insert(side, force);
        }
    }
}

impl Playable for PlasticFudge {
    const REASONS: &'static [&'static str] = motive::REASONS;
    const HIGHEST: Level = Level::FIVE;

    fn estimate(&self, state: &State, seat: Seat) -> i32 {
        stakes::estimate(self, state, Side::of(seat))
    }

    fn terms(&self, state: &State, seat: Seat, add: &mut dyn FnMut(&'static str, i32)) {
        stakes::terms(self, state, Side::of(seat), add);
    }

    fn motive(&self, view: &View, seat: Seat, action: &Action, seed: u64) -> Option<&'static str> {
        self.motive_of(&self.supposed(view), Side::of(seat), action, &mut Luck::new(seed))
    }

    /// Returns the estimate of the position by a formula. A search would take too long, because every position of a
    /// finished game is judged.
    fn appraise(&self, state: &State, seat: Seat) -> Option<i32> {
        Some(self.estimate(state, seat))
    }

    fn prospects(&self, state: &State, seat: Seat) -> Vec<Prospect<Action>> {
        self.attack_prospects(state, Side::of(seat))
    }

    fn plan(&self, view: &View, seat: Seat, level: Level, seed: u64, watch: &Watch<'_>) -> Option<Action> {
        let (side, mut luck, table) = (Side::of(seat), Luck::new(seed), self.supposed(view));
        let action = self.decide(&table, side, Thought::of(level), &mut luck, watch);
        debug_assert_eq!(self.check_decision(&table, side, &action), Ok(()), "a bot decides only what is legal");
        if self.check_decision(&table, side, &action).is_ok() {
            return Some(action);
        }
        let mut others = Vec::new();
        self.push_candidates(&table, side, &mut luck, &mut others);
        others.into_iter().next()
    }
}

impl PlasticFudge {
    /// Returns the decision of a side. `table` is a state that agrees with all that the side knows.
    #[doc(hidden)]
    pub fn decide(&self, table: &State, side: Side, thought: Thought, luck: &mut Luck, watch: &Watch<'_>) -> Action {
        match table.step {
            Step::Initiative | Step::Morale => return Action::Roll {},
            Step::Choose => {
                let role = if luck.percent(thought.slips) { Role::A } else { Role::B };
                return Action::ChooseRole { role };
            }
            _ => {}
        }
        let scene = match thought.duties {
            0 => Scene::new(self, table, side),
            _ => Scene::new(self, table, side).looking_ahead(),
        };
        match table.step {
            Step::Terrain => scene.terrain(thought, luck),
            Step::Deploy => scene.deployment(thought, luck),
            Step::MoveA | Step::MoveB => marches::next(&scene, thought, luck, watch),
            Step::Attack => Action::Commit { attacks: fire::attacks(&scene, thought, luck) },
            _ => scene.jets(luck),
        }
    }
}
