//! Tests on a board with as many places as a board may have. The rules keep no table for so many bases.

use crate::rules::subject::every_action;
use referee::{Game, Seeded, Table};
use serde_json::json;
use toy_battle::{Action, BLUE, BoardChoice, Options, Place, Position, RED, Setup, State, ToyBattle, Troop};

/// Returns a game on a board of 30 bases, `b0` to `b29`. Paths join blue's headquarters to every base, and red's
/// headquarters to `b0`.
fn game() -> ToyBattle {
    let id = |base: u32| format!("b{base}");
    let bases: Vec<_> = (0..30).map(|base| json!({"id": id(base), "x": base * 100, "y": 100})).collect();
    let mut paths: Vec<_> = (0..30).map(|base| json!(["HB", id(base)])).collect();
    paths.push(json!(["b0", "HR"]));
    let board = json!({
        "format": "toybattle-map/1",
        "id": "as-large-as-can-be",
        "terrain": "none",
        "medals_to_win": 1,
        "hqs": [{"id": "HB", "owner": "blue"}, {"id": "HR", "owner": "red"}],
        "bases": bases,
        "paths": paths,
        "regions": [{"id": "r1", "bases": ["b1", "b2"], "medals": 1}],
    });
    let board = laws::from_json(&board);
    let setup = Setup { board: BoardChoice::Custom(board), options: Options::default() };
    let game = ToyBattle::for_position(setup, 1).expect("the board has no obstacles");
    game.field().prepare();
    game
}

/// Returns a state at blue's turn. Blue controls `b0` and has these Troops on its rack; red's top Troops stand on the
/// bases with the numbers in `red`.
fn state(game: &ToyBattle, rack: &[Troop], red: &[(usize, Troop)]) -> State {
    let start = game.start(&mut Table::quiet(&mut Seeded::new(1, 0)));
    let mut position = serde_json::to_value(game.position(&start)).expect("a position is plain data");
    position["to_move"] = json!("blue");
    position["seats"][0]["rack"] = json!(rack);
    position["stacks"][0] = json!([["blue", "roxy"]]);
    for (base, troop) in red {
        position["stacks"][*base] = json!([["red", troop]]);
    }
    let position: Position = laws::from_json(&position);
    game.restore(position)
}

/// Compares the decisions of blue with the places that `may_place` allows for each Troop of the rack.
fn compare(game: &ToyBattle, state: &State, rack: &[Troop]) {
    let placements = rack.iter().flat_map(|troop| {
        Place::each(game.may_place(state, BLUE, *troop)).map(|on| Action::Place { troop: *troop, on })
    });
    let draw = game.may_draw(state, BLUE).then_some(Action::Draw);
    let expected: Vec<Action> = draw.into_iter().chain(placements).collect();
    let decisions = game.decisions(state, BLUE);
    assert_eq!(decisions.len(), expected.len());
    assert!((0..=expected.len()).map_while(|n| decisions.nth(n)).eq(expected.iter().copied()));
    let mut candidates = Vec::new();
    game.candidates(state, BLUE, &mut Seeded::new(0, 0), &mut candidates);
    assert_eq!(candidates, expected);
    let is_legal = |action: &Action| game.check(state, BLUE, action).is_ok();
    let legal = every_action(game).into_iter().filter(is_legal).filter(|action| *action != Action::Resign);
    assert_eq!(legal.filter(|action| *action != Action::Timeout).count(), expected.len());
}

#[test]
fn a_rack_of_all_eight_kinds_has_248_placements() {
    let game = game();
    let state = state(&game, &Troop::ALL, &[]);
    let decisions = game.decisions(&state, BLUE);
    assert_eq!(decisions.len(), 8 * 31, "each Troop can be placed on 30 bases and on red's headquarters");
    let hq = game.field().place("HR").expect("red has a headquarters");
    assert_eq!(decisions.nth(0), Some(Action::Place { troop: Troop::Skully, on: Place(0) }));
    assert_eq!(decisions.nth(247), Some(Action::Place { troop: Troop::Kwak, on: hq }));
    assert_eq!(decisions.nth(248), None);
    assert!(game.decisions(&state, RED).is_empty());
    compare(&game, &state, &Troop::ALL);
}

#[test]
fn enemy_troops_and_a_smaller_rack_leave_the_placements_of_each_troop() {
    let game = game();
    let red: Vec<(usize, Troop)> = Troop::ALL.into_iter().enumerate().map(|(at, troop)| (29 - 3 * at, troop)).collect();
    for rack in [&Troop::ALL[..], &Troop::ALL[1..], &Troop::ALL[..3], &Troop::ALL[5..6]] {
        compare(&game, &state(&game, rack, &red), rack);
    }
}
