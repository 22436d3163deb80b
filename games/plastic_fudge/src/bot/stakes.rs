//! What is at stake for both sides: what each Unit's loss is worth, how a side weighs risk, and how good its position
//! is.

use crate::battle::PlasticFudge;
use crate::options::LossBy;
use crate::side::Side;
use crate::state::{Condition, State, UnitIndex};
use crate::unit::UnitType;

/// About what all Units of a side are worth together. This number sets the unit of worth.
const FORCE: i64 = 1_000;
/// What the flag is worth, in the same unit.
pub(super) const FLAG: i32 = 700;

/// How a side weighs losses, gains and its advance.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// How much the side's own losses count, in percent.
    pub own_losses: i32,
    /// What it is worth to an ordinary Unit to get one Round's march nearer to the goal, in thousandths of what the
    /// Unit is worth.
    pub advance: i32,
    /// How much the enemy's expected losses in the next Round count, in percent.
    pub next_gains: i32,
    /// How much the side's own expected losses in the next Round count, in percent.
    pub next_losses: i32,
}

/// What is at stake for both sides.
pub(super) struct Stakes {
    /// What the loss of each Unit is worth, by the index of the Unit.
    pub worth: Vec<i32>,
    pub weights: [Weights; 2],
}

impl Stakes {
    pub fn of(game: &PlasticFudge, state: &State) -> Stakes {
        let worth = game.all_units().map(|unit| worth(game, state, unit)).collect();
        Stakes { worth, weights: Side::BOTH.map(|side| weights(game, state, side)) }
    }

    pub fn weights(&self, side: Side) -> Weights {
        self.weights[side.index()]
    }
}

/// Returns what the loss of a Unit is worth. It is a mean of two shares: the Unit's share of the losses that decide the
/// battle, and its share of the side's points. A Commander, a Radioman with a role, and a carrier with passengers are
/// worth more.
fn worth(game: &PlasticFudge, state: &State, unit: UnitIndex) -> i32 {
    let profile = game.profile(unit);
    let own = game.units_of(profile.side);
    let (count, points) = own.fold((0, 0), |(count, points), unit| (count + 1, points + game.profile(unit).points));
    let share = i64::from(profile.points) * FORCE / i64::from(points.max(1));
    let (_, start) = game.losses(state, profile.side);
    let counted = match game.options().loss_by {
        LossBy::Units => FORCE / i64::from(start.max(count).max(1)),
        LossBy::Points => share,
    };
    let mut worth = (counted * 55 + share * 45) / 100;
    if profile.commander {
        worth += 80;
    }
    if profile.kind == UnitType::Radioman {
        worth += if profile.radio.is_some() { 25 } else { 0 };
    }
    let aboard: i64 = game.passengers(state, unit).count() as i64;
    (worth + aboard * 40) as i32
}

/// Returns how a side weighs losses, gains and its advance. A side that must take a flag advances most, and one that
/// guards a flag least. A side that has lost more than the enemy advances more and minds its own losses less. So does a
/// side that has lost as much, unless it guards a flag. In later Rounds all this is stronger, except for a side that
/// guards a flag and has not lost more than the enemy.
fn weights(game: &PlasticFudge, state: &State, side: Side) -> Weights {
    let (own, enemy) = (share_lost(game, state, side), share_lost(game, state, side.enemy()));
    let late = i32::from(state.round) * 100 / i32::from(game.options().max_rounds.max(1));
    let owner = game.battlefield().flag.map(|flag| flag.owner);
    let mut weights = match owner {
        Some(owner) if owner == side => Weights { own_losses: 100, advance: 12, next_gains: 100, next_losses: 80 },
        Some(_) => Weights { own_losses: 95, advance: 90 + late, next_gains: 110, next_losses: 70 },
        None => Weights { own_losses: 100, advance: 40 + late / 2, next_gains: 110, next_losses: 80 },
    };
    if owner != Some(side) && own >= enemy {
        weights.advance += late * 2;
        weights.own_losses -= late / 4;
    }
    if owner == Some(side) && own > enemy {
        weights.advance += late / 3;
        weights.own_losses -= late / 4;
    }
    weights
}

/// Returns what share a side has lost, in thousandths of what it began with.
fn share_lost(game: &PlasticFudge, state: &State, side: Side) -> i32 {
    let (lost, of) = game.losses(state, side);
    lost * 1_000 / of.max(1)
}

/// Returns what the Units of a side are worth now, in hundredths of the unit of [`worth`].
fn standing(game: &PlasticFudge, state: &State, side: Side) -> i32 {
    let worth = |unit: UnitIndex| {
        let whole = worth(game, state, unit) * 100;
        let own = state.unit(unit);
        match own.condition {
            Condition::Destroyed | Condition::Fled => 0,
            Condition::Routed => whole / 2,
            _ => whole * 10 / (10 + 2 * i32::from(own.injuries)),
        }
    };
    game.units_of(side).map(worth).sum()
}

/// Passes the terms of the estimate for a side to `add`: the Units of both sides, and the flag if the attacker takes
/// it.
pub(super) fn terms(game: &PlasticFudge, state: &State, side: Side, add: &mut dyn FnMut(&'static str, i32)) {
    add("units", standing(game, state, side) / 33);
    add("their-units", -standing(game, state, side.enemy()) / 33);
    if let Some(taker) = game.flag_taken_by(state) {
        add("flag", if taker == side { 1_500 } else { -1_500 });
    }
}

/// Returns how good the position is for a side, from -990 to 990.
pub(super) fn estimate(game: &PlasticFudge, state: &State, side: Side) -> i32 {
    let standing = |side| standing(game, state, side);
    let (own, enemy) = (standing(side), standing(side.enemy()));
    let mut estimate = (own - enemy) * 700 / (own + enemy).max(1);
    estimate += share_lost(game, state, side.enemy()) / 5 - share_lost(game, state, side) / 5;
    match game.flag_taken_by(state) {
        Some(taker) if taker == side => estimate += 400,
        Some(_) => estimate -= 400,
        None => {}
    }
    estimate.clamp(-990, 990)
}
