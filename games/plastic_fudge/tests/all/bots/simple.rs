//! The simple player, against which bots are measured. Each of its Units marches towards the nearest enemy or the flag
//! until it can attack. The Unit then makes the attack that promises the most harm.

use plastic_fudge::{Action, Attack, Condition, PlasticFudge, Role, Side, Spot, State, Step, UnitIndex};
use referee::{Game, Viewer};
use search::{Watch, think};

/// Returns the decision of the simple player. A bot of level 3 decides about terrain, deployment and Jets.
pub fn decide(game: &PlasticFudge, state: &State, side: Side, seed: u64) -> Action {
    match state.step {
        Step::Initiative | Step::Morale => Action::Roll {},
        Step::Choose => Action::ChooseRole { role: Role::B },
        Step::MoveA | Step::MoveB => march(game, state, side),
        Step::Attack => {
            let best = |unit: UnitIndex| {
                enemies(game, state, side)
                    .filter_map(|enemy| shot(game, state, unit, enemy))
                    .max_by_key(|(worth, _)| *worth)
            };
            let attacks = units(game, state).filter(|unit| game.profile(*unit).side == side).filter_map(best);
            Action::Commit { attacks: attacks.map(|(_, attack)| attack).collect() }
        }
        _ => {
            let view = game.view(state, Viewer::Seat(side.seat()));
            think(game, &view, side.seat(), crate::bots::level(3), seed, &Watch::none())
        }
    }
}

fn units(game: &PlasticFudge, state: &State) -> impl Iterator<Item = UnitIndex> + use<> {
    let count = state.units.len().min(game.roster().len());
    (0..count).map(|n| UnitIndex(n as u8))
}

fn enemies<'a>(game: &'a PlasticFudge, state: &'a State, side: Side) -> impl Iterator<Item = UnitIndex> + 'a {
    units(game, state).filter(move |unit| {
        let it = state.unit(*unit);
        let there = matches!(it.condition, Condition::Steady | Condition::Routed) && it.carrier.is_none();
        game.profile(*unit).side != side && there
    })
}

fn march(game: &PlasticFudge, state: &State, side: Side) -> Action {
    for unit in units(game, state).filter(|unit| game.profile(*unit).side == side) {
        let own = state.unit(unit);
        if own.moved || enemies(game, state, side).any(|enemy| shot(game, state, unit, enemy).is_some()) {
            continue;
        }
        let flag = game.battlefield().flag.filter(|flag| flag.owner != side).map(|flag| flag.at.0);
        let goals = enemies(game, state, side).map(|enemy| state.unit(enemy).at).chain(flag);
        let Some(goal) = goals.min_by_key(|goal| goal.distance_squared(own.at)) else { continue };
        let Some(way) = game.way(state, unit, goal, None) else { continue };
        let unit = game.profile(unit).id;
        let order = Action::Move { unit, path: way.path, board: None, tow: None, exit: false };
        if game.check(state, side.seat(), &order).is_ok() {
            return order;
        }
    }
    Action::EndMoves {}
}

/// Returns the best attack of one Unit on another, and its worth; `None` if no attack promises more harm than it risks.
fn shot(game: &PlasticFudge, state: &State, unit: UnitIndex, enemy: UnitIndex) -> Option<(i64, Attack)> {
    let (own, at) = (game.profile(unit), state.unit(enemy).at);
    let plain =
        Attack { unit: own.id, weapon: None, target: None, point: None, direction: None, mine: None, piece: None };
    let worth = |attack: Attack| {
        game.check_attack(state, own.side, &attack).ok()?;
        let preview = game.preview(state, &attack).ok()?;
        let targets = preview.targets.iter().filter_map(|aimed| Some((game.unit(aimed.unit)?, aimed.odds)));
        let worth = targets.map(|(target, odds)| {
            let harm = i64::from(odds.kill) * 2 + i64::from(odds.injury);
            if game.profile(target).side == own.side { -harm } else { harm }
        });
        Some((worth.sum::<i64>(), attack)).filter(|(worth, _)| *worth > 0)
    };
    let aims = own.weapons.iter().flat_map(|weapon| {
        let plain = Attack { weapon: Some(weapon.name.clone()), ..plain.clone() };
        let target = Attack { target: Some(game.profile(enemy).id), ..plain.clone() };
        let disc = Attack { point: Some(Spot(at)), ..plain.clone() };
        [target, disc, Attack { direction: state.unit(unit).at.bearing(at), ..plain }]
    });
    aims.filter_map(worth).max_by_key(|(worth, _)| *worth)
}
