//! Random games. Each ends, and every candidate is legal.

use plastic_fudge::{
    AttackTiming, Heli, HowitzerMove, MoraleEvery, Options, PlasticFudge, Setup, Side, TerrainCost, Turns, draft,
    shipped_battlefields,
};
use referee::{Chance, Clause, Game, Seat, Seeded, Status, Table};

const PICKED: Clause = Clause::new("picked");

fn opened(seed: u64, options: Options) -> PlasticFudge {
    let fields = shipped_battlefields();
    let field = &fields[seed as usize % fields.len()];
    let mut luck = Seeded::new(seed, 9);
    let forces = Side::BOTH.map(|side| (side, draft(&options, field, side, &mut luck)));
    let battlefield = laws::from_json(&field.id.clone().into());
    PlasticFudge::open(Setup { battlefield, forces: forces.into(), options }).expect("the set-up has no faults")
}

/// Plays a game with random decisions, checks every candidate, and returns how many decisions there were.
fn play(game: &PlasticFudge, seed: u64) -> usize {
    let (mut luck, mut picks) = (Seeded::new(seed, 0), Seeded::new(seed, 1));
    let mut state = game.start(&mut Table::quiet(&mut luck));
    let mut candidates = Vec::new();
    for decision in 0..20_000 {
        let seats = match game.status(&state) {
            Status::Over(_) => return decision,
            Status::Awaiting(seats) => seats.iter().collect::<Vec<Seat>>(),
        };
        let seat = seats[picks.below(seats.len() as u32, PICKED) as usize];
        candidates.clear();
        game.candidates(&state, seat, &mut picks, &mut candidates);
        assert!(!candidates.is_empty(), "seed {seed}, decision {decision}: no candidate in the step {:?}", state.step);
        for action in &candidates {
            let judged = game.check(&state, seat, action);
            assert_eq!(judged, Ok(()), "seed {seed}, decision {decision}: {action:?}");
        }
        let action = candidates[picks.below(candidates.len() as u32, PICKED) as usize].clone();
        game.apply(&mut state, seat, &action, &mut Table::quiet(&mut luck));
    }
    panic!("seed {seed}: the game has not ended after 20000 decisions");
}

#[test]
fn pf_r_77_random_games_end() {
    for seed in 0..6 {
        let points = [500, 1_000, 2_000][seed as usize % 3];
        play(&opened(seed, Options { points, max_rounds: 8, ..Options::default() }), seed);
    }
}

#[test]
fn pf_r_77_random_games_end_with_other_options() {
    let book = || Options { points: 1_500, max_rounds: 6, ..Options::default() };
    let tables = [
        Options { turns: Turns::Grid45, terrain_cost: TerrainCost::WholeMove, ..book() },
        Options { attack_timing: AttackTiming::Anytime, heli: Heli::Ground, ..book() },
        Options { howitzer_move: HowitzerMove::Literal, morale_every: MoraleEvery::MovementPhase, ..book() },
    ];
    for (seed, options) in (10..).zip(tables) {
        play(&opened(seed, options), seed);
    }
}
