//! Tests of the reasons that hints give for a choice of toy.

use referee::{Chance, Clause, Game, Seat, Seeded, Status, Table, Viewer};
use rug_rumble::{Action, RugRumble, Setup, State, Toy};
use search::{Playable, WINS, Watch, reason};

const CHOICE: Clause = Clause::new("choice");

fn opened(players: u8) -> RugRumble {
    RugRumble::open(Setup { players }).expect("the set-up is valid")
}

/// Plays a game in which all choices are random. Passes every position to `look`, with the seat that decides next and
/// its decision.
fn play(game: &RugRumble, seed: u64, mut look: impl FnMut(&State, Seat, Action)) {
    let mut luck = Seeded::new(seed, 0);
    let mut state = game.start(&mut Table::quiet(&mut luck));
    while let Status::Awaiting(asked) = game.status(&state) {
        let seat = asked.iter().next().expect("the game waits for at least one seat");
        let mut candidates = Vec::new();
        game.candidates(&state, seat, &mut luck, &mut candidates);
        let action = candidates[luck.below(candidates.len() as u32, CHOICE) as usize];
        look(&state, seat, action);
        game.apply(&mut state, seat, &action, &mut Table::quiet(&mut luck));
    }
}

#[test]
fn the_terms_add_up_to_the_estimate() {
    for players in 2..=4 {
        let game = opened(players);
        let even = 2_000 / i32::from(players) - 1_000;
        play(&game, players.into(), |state, seat, _| {
            let mut sum = 0;
            game.terms(state, seat, &mut |name, points| {
                assert!(RugRumble::REASONS.contains(&name), "{name:?} is not in RugRumble::REASONS");
                sum += points;
            });
            let (from_terms, estimate) = ((even + sum / 4).clamp(-950, 950), game.estimate(state, seat));
            assert!(
                (from_terms - estimate).abs() <= 1,
                "the terms add up to {from_terms}, but the estimate is {estimate}: {state:?}"
            );
        });
    }
}

#[test]
fn every_toy_has_a_reason() {
    for players in 2..=4 {
        let game = opened(players);
        play(&game, 7, |state, seat, action| {
            let view = game.view(state, Viewer::Seat(seat));
            let why = reason(&game, &view, seat, &action, 3, &Watch::none()).expect("every choice has a reason");
            assert!(
                RugRumble::REASONS.contains(&why) || why == WINS,
                "{why:?} is neither in RugRumble::REASONS nor {WINS:?}"
            );
        });
    }
}

/// Red's hand has an elephant, a car and two ducks. Blue has neither an elephant nor a mouse left, so red's elephant
/// must win.
#[test]
fn a_toy_that_wins_the_race_is_chosen_for_its_marbles() {
    let game = opened(2);
    let state: State = laws::from_json(&serde_json::json!({ "round": 7, "rug": 6, "players": [
        { "hand": [0, 2, 0, 1, 0, 1], "sack": [0, 0, 2, 0, 0, 0], "chosen": null, "marbles": 9 },
        { "hand": [0, 1, 2, 0, 1, 0], "sack": [0, 0, 0, 1, 1, 0], "chosen": null, "marbles": 9 },
    ]}));
    let why = |toy| {
        let view = game.view(&state, Viewer::Seat(Seat(0)));
        reason(&game, &view, Seat(0), &Action::Choose(toy), 1, &Watch::none())
    };
    assert_eq!(why(Toy::Elephant), Some("marbles"));
    assert_eq!(why(Toy::Duck), Some("saves"));
}
