//! Tests of the estimates that bots make of positions, and of the decisions of bots.

use crate::rules::table::table;
use referee::{Chance, Clause, Game, Seat, Seeded, Status, Table, Viewer};
use search::{Bot, Level, Playable, WINS, Watch, reason, think};
use toy_battle::{
    Action, BLUE, BoardChoice, Options, Place, RED, Setup, State, ToyBattle, Troop, Weighed, Weights, points,
};

/// The estimate for the side to move if it can win with one placement.
const WON: i32 = 980;

fn opened(board: &str) -> ToyBattle {
    let setup = Setup { board: BoardChoice::Shipped(board.into()), options: Options::default() };
    ToyBattle::open(setup).expect("the board is shipped")
}

#[test]
fn points_grow_with_the_worth() {
    let all: Vec<i32> = (-8_000..=8_000).map(points).collect();
    assert!(all.is_sorted());
    assert_eq!((all[0], all[8_000], all[16_000]), (-995, 0, 995));
}

/// Stacks on bases of the training yard that connect blue to red's headquarters.
const CHAIN: &str = "b1 blue:roxy; b4 blue:star; b6 blue:star; b9 blue:roxy; b10 red:roxy";

/// Sets up the training yard. Both sides get the same rack and the same reserve. `more` adds parts such as `; to red`
/// (see `table`).
fn yard(stacks: &str, rack: &str, more: &str) -> (ToyBattle, State) {
    let reserve = "hook hook jumbo capn xb42 kwak";
    let laid = table(&format!("training-yard; {stacks}; blue {rack} / {reserve}; red {rack} / {reserve}{more}"));
    (laid.game, laid.state)
}

fn decision(game: &ToyBattle, state: &State, seat: Seat, level: u8) -> Action {
    let bot = Bot::Search(Level::new(level).expect("1 to 5 are levels"));
    think(game, &game.view(state, Viewer::Seat(seat)), seat, bot, 3, &Watch::none())
}

fn place(game: &ToyBattle, base: &str) -> Place {
    game.field().place(base).expect("the training yard has this place")
}

#[test]
fn the_estimates_of_both_seats_cancel_out() {
    let game = opened("castle-field");
    let mut luck = Seeded::new(4, 0);
    for _ in 0..50 {
        let mut state = game.start(&mut Table::quiet(&mut luck));
        while let Status::Awaiting(_) = game.status(&state) {
            let (blue, red) = (game.estimate(&state, BLUE), game.estimate(&state, RED));
            assert_eq!(blue, -red);
            assert!(blue.abs() < 1_000, "no side has won yet");
            let mut candidates = Vec::new();
            let seat = state.to_move();
            game.candidates(&state, seat, &mut luck, &mut candidates);
            let priors = candidates.iter().map(|action| game.prior(&state, seat, action));
            assert!(
                priors.clone().all(|prior| (0..=1_000).contains(&prior)),
                "a prior is not in 0 to 1,000: {candidates:?}"
            );
            let index = luck.below(candidates.len() as u32, Clause::new("TEST-01"));
            game.apply(&mut state, seat, &candidates[index as usize], &mut Table::quiet(&mut luck));
        }
        assert_eq!(game.estimate(&state, BLUE).abs(), 1_000);
    }
}

#[test]
fn a_headquarters_that_can_be_taken_now_is_as_good_as_won() {
    let (game, state) = yard(CHAIN, "hook skully", "");
    assert_eq!(game.estimate(&state, BLUE), WON);
    assert_eq!(game.prior(&state, BLUE, &Action::Place { troop: Troop::Hook, on: place(&game, "HR") }), 1_000);
    let (game, state) = yard(CHAIN, "hook skully", "; to red");
    assert!(game.estimate(&state, RED) < 0, "red must answer the threat");
    assert!(game.estimate(&state, RED) > -WON, "red can still answer it");
}

#[test]
fn medals_that_can_be_claimed_now_are_as_good_as_won() {
    let (game, state) = yard("b1 blue:roxy; b3 blue:roxy", "hook jumbo", "");
    assert!(game.estimate(&state, BLUE) < WON);
    let medals = format!("; medals {} 0", game.field().medals_to_win - 1);
    let (game, state) = yard("b1 blue:roxy; b3 blue:roxy", "hook jumbo", &medals);
    assert_eq!(game.estimate(&state, BLUE), WON);
}

/// Plays 20 random games and passes each position to `see`.
fn wander(game: &ToyBattle, mut see: impl FnMut(&State)) {
    let mut luck = Seeded::new(9, 0);
    for _ in 0..20 {
        let mut state = game.start(&mut Table::quiet(&mut luck));
        while let Status::Awaiting(_) = game.status(&state) {
            see(&state);
            let mut candidates = Vec::new();
            game.candidates(&state, state.to_move(), &mut luck, &mut candidates);
            let index = luck.below(candidates.len() as u32, Clause::new("TEST-01"));
            let seat = state.to_move();
            game.apply(&mut state, seat, &candidates[index as usize], &mut Table::quiet(&mut luck));
        }
    }
}

#[test]
fn the_network_usually_prefers_the_side_with_the_better_weighted_counts() {
    let game = opened("castle-field");
    let (mut same, mut all) = (0, 0);
    wander(&game, |state| {
        let Some(Weighed { mover, waiter }) = game.weighed(state) else { return };
        let sides = mover.iter().zip(&waiter).zip(Weighed::weights());
        let worth: i32 = sides.map(|((own, other), weight)| (own - other) * weight).sum();
        if worth.abs() > 700 {
            let points = game.estimate(state, state.to_move());
            (same, all) = (same + u32::from(points.signum() == worth.signum()), all + 1);
        }
    });
    assert!(all > 80, "only {all} positions were compared; more than 80 are needed");
    assert!(
        same * 100 > all * 85,
        "the network agrees with the weights in {same} of {all} positions; more than 85 per cent are needed"
    );
}

#[test]
fn other_weights_give_other_estimates() {
    static NOTHING: Weights = Weights::from_bytes(&[0; Weights::BYTES]);
    let game = opened("castle-field").with_weights(&NOTHING);
    let mut even = 0;
    wander(&game, |state| {
        if game.seen(state).is_some() {
            assert_eq!(game.estimate(state, BLUE), 0, "with weights of 0, the estimate of every position is 0");
            even += 1;
        }
    });
    assert!(even > 200, "only {even} positions were estimated; more than 200 are needed");
}

#[test]
fn features_count_both_sides() {
    let (game, state) = yard("b1 blue:roxy; b4 blue:star; b10 red:roxy", "hook skully", "");
    let (mover, features) = game.seen(&state).expect("blue cannot win at once");
    let (own, other) = features.split_at(features.len() / 2);
    assert_eq!(mover, BLUE);
    // 14..23 is the rack size and 23..31 the rack: blue has two Troops, Skully and Hook. 31..39 are the Troops on top
    // of controlled bases: Star and Roxy of blue, Roxy of red. 47 and 48 count the controlled bases.
    assert_eq!((&own[14..23], &own[23..31]), (&[0, 0, 1, 0, 0, 0, 0, 0, 0][..], &[1, 0, 0, 1, 0, 0, 0, 0][..]));
    assert_eq!((&own[31..39], &other[31..39]), (&[0, 0, 0, 0, 0, 1, 1, 0][..], &[0, 0, 0, 0, 0, 0, 1, 0][..]));
    assert_eq!((own[47] + own[48], other[47] + other[48]), (2, 1), "the controlled bases");
}

#[test]
fn from_level_4_bots_take_a_headquarters_that_they_can_reach() {
    let (game, state) = yard(CHAIN, "hook skully", "");
    for level in 4..=5 {
        let Action::Place { on, .. } = decision(&game, &state, BLUE, level) else {
            panic!("the bot of level {level} must place a Troop")
        };
        assert_eq!(on, place(&game, "HR"), "the bot of level {level} must take the headquarters");
    }
}

#[test]
fn from_level_4_bots_cut_the_only_way_to_their_headquarters() {
    let chain = "b1 blue:roxy; b10 red:skully; b7 red:skully; b5 red:skully; b2 red:hook";
    let (game, state) = yard(chain, "roxy star", "");
    for level in 4..=5 {
        let Action::Place { on, .. } = decision(&game, &state, BLUE, level) else {
            panic!("the bot of level {level} must place a Troop")
        };
        assert_eq!(
            on,
            place(&game, "b2"),
            "the bot of level {level} placed at {}; only a placement at b2 stops red",
            game.field().name(on)
        );
    }
}

/// Returns the reason that a hint gives for blue's placement of `troop` on `base`.
fn reason_for(game: &ToyBattle, state: &State, troop: Troop, base: &str) -> Option<&'static str> {
    let placement = Action::Place { troop, on: place(game, base) };
    reason(game, &game.view(state, Viewer::Seat(BLUE)), BLUE, &placement, 5, &Watch::none())
}

#[test]
fn a_winning_placement_has_the_reason_wins() {
    let (game, state) = yard(CHAIN, "hook skully", "");
    assert_eq!(reason_for(&game, &state, Troop::Hook, "HR"), Some(WINS));
}

#[test]
fn terms_of_both_seats_cancel_out() {
    let game = opened("castle-field");
    let mut seen = std::collections::BTreeSet::new();
    wander(&game, |state| {
        let mut sums = [0, 0];
        for (seat, sum) in [BLUE, RED].into_iter().zip(&mut sums) {
            game.terms(state, seat, &mut |name, points| {
                seen.insert(name);
                *sum += points;
            });
        }
        assert_eq!(sums[0], -sums[1]);
    });
    let theirs = ["their-bases", "their-castle", "their-medals", "their-troops"];
    assert!(seen.iter().eq(["bases", "castle", "medals"].iter().chain(&theirs).chain(&["troops"])), "{seen:?}");
}
