//! Proofs of puzzles: which attacks they try, which possible states (truths) they compare, and where they end.

use crate::table::{Table, bare};
use attacktix::{Action, Attacktix, ScenarioTable};
use referee::{Game, Seat, Viewer};
use scenario::ScenarioPosition;
use search::Playable;
use serde_json::json;

const P1: Seat = Seat(0);

/// A launcher of `p1` that points at a Trooper of `p2`.
fn duel() -> Table {
    bare().figure("a B03 p1 0 -30 9").figure("t T03 p2 0 0 1")
}

fn groups(studied: &ScenarioTable) -> Vec<Vec<Action>> {
    studied.game().choices(studied.state(), P1).expect("Attacktix has choices for proofs")
}

fn truths(studied: &ScenarioTable) -> usize {
    let game: &Attacktix = studied.game();
    game.worst_truths(&game.view(studied.state(), Viewer::Seat(P1)), P1).len()
}

#[test]
fn at_vict_01_a_proof_tries_the_attacks_of_each_figure_and_the_end_of_the_turn() {
    let studied = duel().figure("b B04 p1 20 -30 1").set_up();
    let found = groups(&studied);
    let ids: Vec<String> = found
        .iter()
        .map(|group| match &group[0] {
            Action::Attack { figure, .. } => figure.to_string(),
            Action::EndTurn {} => "end".to_owned(),
            other => panic!("{other:?} is neither an attack nor the end of the turn"),
        })
        .collect();
    assert_eq!(ids, ["a", "b", "end"]);
    for action in found.iter().flatten() {
        assert_eq!(studied.game().check(studied.state(), P1, action), Ok(()));
    }
    assert!(found[0].len() > 10, "more than 10 aims at several heights and sides expected, not {}", found[0].len());
}

#[test]
fn at_vict_01_a_proof_tries_no_attack_while_more_than_two_opponents_stand() {
    let crowded = duel().figure("u T03 p2 20 0 1").figure("v T03 p2 40 0 1");
    assert_eq!(groups(&crowded.set_up()), Vec::<Vec<Action>>::new());
    let studied = duel().set_up();
    assert!(
        !studied.game().is_bounded(studied.state(), P1),
        "the turn does not decide the game while a figure of p2 stands"
    );
    assert_eq!(studied.game().answers(), 0);
}

#[test]
fn at_r_03_truths_differ_in_the_wheels_of_the_enemy() {
    let studied = duel().set_up();
    let enemy = studied.state().figures.iter().find(|figure| figure.controller != P1).expect("p2 has a figure");
    assert_eq!(truths(&studied), enemy.marks.count_ones() as usize);
    for (option, value) in [("hide_wheels", json!(true)), ("aim_noise", json!(1))] {
        assert_eq!(truths(&duel().option(option, value).set_up()), 0, "{option}");
    }
}
