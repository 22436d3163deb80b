//! What a move costs, in parts: turns, climbing, and each kind of ground.

use super::path::{Journey, Mover};
use crate::action::Leg;
use crate::battlefield::TerrainKind;
use crate::ground::Going;
use crate::options::TerrainCost;
use geometry::{Direction, Leg as Straight};

/// What a journey costs, in units of 1/1024 micrometre. The parts add up to the cost.
#[derive(Clone, Debug, Default)]
pub(crate) struct Spending {
    /// What turns cost. PF-MOVE-04
    pub turns: i64,
    /// What it costs to enter higher ground. PF-ELEV-02
    pub climbs: i64,
    /// The length of the journey on each kind of ground, and what that length costs. The kinds are in the order in
    /// which the Unit enters them. PF-R-47
    pub grounds: Vec<(TerrainKind, i64, i64)>,
}

impl Mover<'_> {
    /// Adds the cost of a leg, which led from one journey to the next. With the option `terrain_cost` at `whole-move`,
    /// an inch costs an inch everywhere, and climbing costs nothing. PF-R-47
    pub fn add_spending(&self, spending: &mut Spending, (from, to): (&Journey, &Journey), leg: Leg, going: &mut Going) {
        let piecewise = self.game.options().terrain_cost == TerrainCost::Piecewise;
        spending.turns += to.turned - from.turned;
        spending.climbs += if piecewise { to.climbed - from.climbed } else { 0 };
        let Leg::Go(length) = leg else { return };
        let way = Straight::toward(from.at, Direction::degrees(from.facing), length.0);
        for (kind, length, cost) in going.grounds(&self.state.ground, way, &self.gait) {
            let cost = if piecewise { cost } else { length };
            match spending.grounds.iter_mut().find(|ground| ground.0 == kind) {
                Some(ground) => (ground.1, ground.2) = (ground.1 + length, ground.2 + cost),
                None => spending.grounds.push((kind, length, cost)),
            }
        }
    }
}
