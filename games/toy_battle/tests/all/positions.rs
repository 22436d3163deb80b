//! Tests of positions as JSON. A position reads back as it was written, and every fault is reported. A game that
//! resumes from a position goes on like the original game.

use proptest::prelude::*;
use referee::{Chance, Codec, Game, Match, Seat, Seeded, Status};
use scenario::ScenarioPosition;
use serde_json::{Value, json};
use toy_battle::{BLUE, BoardChoice, MedalTiming, Options, RED, ScenarioTable, Setup, State, ToyBattle, board};

fn bytes(game: &ToyBattle, state: &State) -> Vec<u8> {
    serde_json::to_vec(&game.position(state)).expect("a position is plain data")
}

fn setup(board: usize, is_immediate: bool, starter: toy_battle::Starter) -> Setup {
    let id = board::shipped_ids().nth(board).expect("there are nine boards");
    let medal_timing = if is_immediate { MedalTiming::Immediate } else { MedalTiming::EndOfPlay };
    Setup { board: BoardChoice::Shipped(id.into()), options: Options { medal_timing, starter, ..Options::default() } }
}

fn candidates(game: &ToyBattle, state: &State) -> Vec<toy_battle::Action> {
    let mut actions = Vec::new();
    for seat in [BLUE, RED] {
        game.candidates(state, seat, &mut Seeded::new(0, 0), &mut actions);
    }
    actions
}

/// Plays a random game and passes every position to `look`.
fn wander(setup: Setup, seed: u64, mut look: impl FnMut(&ToyBattle, &State)) {
    let mut luck = Seeded::new(seed, 0);
    let mut choice = Seeded::new(seed, 1);
    let (mut table, _) = Match::start(ToyBattle::open(setup).expect("shipped boards have no faults"), &mut luck);
    while let Status::Awaiting(_) = table.status() {
        look(table.game(), table.state());
        let actions = candidates(table.game(), table.state());
        let action = actions[choice.below(actions.len() as u32, toy_battle::clauses::TB_TURN_01) as usize];
        let seat = table.state().to_move();
        table.act(seat, &action, &mut luck).expect("candidates are legal");
    }
    look(table.game(), table.state());
}

/// Writes a position as JSON and reads it back. The JSON does not say which Troops the players saw going back to a
/// rack.
fn read_back(game: &ToyBattle, state: &State) -> ScenarioTable {
    let position = game.to_position(state);
    ScenarioTable::read(&position, game.options().clone()).unwrap_or_else(|faults| panic!("{faults:?} in {position}"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Property TB-P04: a game can resume from any position, such as within a chain of Cap'ns or before the effect of a
    /// base. The same decisions are legal, and each decision with the same luck leads to the same facts.
    #[test]
    fn a_resumed_game_goes_on_the_same_way(seed in any::<u64>(), board in 0usize..9, is_immediate: bool) {
        wander(setup(board, is_immediate, toy_battle::Starter::Blue), seed, |game, state| {
            if matches!(game.status(state), Status::Over(_)) {
                assert!(game.to_position(state)["over"]["winner"].is_string());
                return;
            }
            let again = read_back(game, state);
            let actions = candidates(game, state);
            assert_eq!(&actions, &candidates(game, again.state()));
            for action in actions {
                let after = |state: &State| {
                    let (mut state, mut told) = (state.clone(), Vec::new());
                    let mut luck = Seeded::new(seed, 2);
                    let seat = state.to_move();
                    game.apply(&mut state, seat, &action, &mut referee::Table::new(&mut luck, &mut told));
                    (bytes(game, &game.forget(&state)), told)
                };
                assert_eq!(after(state), after(again.state()), "after {action:?}");
            }
        });
    }
}

/// Some positions of these random games must be within chains of Cap'ns, and some before effects of bases. Otherwise
/// the tests above would prove little.
#[test]
fn random_games_have_positions_within_plays() {
    let (mut chains, mut bases, mut recalled) = (0, 0, 0);
    for seed in 0..60 {
        wander(setup(seed as usize % 9, false, toy_battle::Starter::Random), seed, |game, state| {
            let position = game.to_position(state);
            let Some(play) = position["play"].as_object() else { return };
            let placed = play["placed"].as_array().expect("`placed` is a list");
            chains += u32::from(placed.len() > 1);
            bases += u32::from(["castle", "clouds", "jungle", "cemetery"].iter().any(|effect| play["asks"] == *effect));
            recalled += u32::from(placed.iter().any(|troop| {
                let stack = position["bases"][troop["on"].as_str().expect("`on` is a name")].as_array();
                (stack.map_or(0, Vec::len) as u64) < troop["level"].as_u64().expect("`level` is a number")
            }));
        });
    }
    assert!(
        chains > 50 && bases > 50,
        "only {chains} positions within chains and {bases} before effects of bases (more than 50 of each are needed); {recalled} with a placed Troop taken back"
    );
}

/// The JSON of a finished game says how the game ended, and which Troop took a headquarters.
#[test]
fn a_finished_game_is_written_with_its_ending() {
    let position = json!({
        "map": "training-yard", "to_move": "red", "bases": { "b1": ["red:star"], "b4": ["red:star"], "b6": ["red:roxy"], "b9": ["red:roxy"] },
        "racks": { "red": ["skully"] }, "reserves": { "blue": ["hook"], "red": ["kwak"] }
    });
    let mut studied = ScenarioTable::read(&position, Options::default()).expect("the position has no faults");
    let action = json!({ "place": { "troop": "skully", "on": "HB" } });
    let action = studied.game().parse_action(&action).expect("the decision is in the format of the game");
    studied.act(Seat(1), &action).expect("the decision draws no luck");
    let written = studied.write();
    assert_eq!(written["over"], json!({ "winner": "red", "by": "hq" }));
    assert_eq!(written["on_hq"], json!({ "HB": "red:skully" }));
    assert_eq!((written.get("to_move"), written.get("play"), written.get("lying")), (None, None, None));
}

fn faults(position: &Value) -> Vec<String> {
    ScenarioTable::read(position, Options::default()).err().unwrap_or_default()
}

fn castle() -> Value {
    json!({
        "map": "castle-field", "to_move": "blue",
        "bases": { "b1": ["blue:hook"], "b4": ["blue:capn"], "b11": ["blue:kwak"], "b9": ["red:capn"] },
        "racks": { "blue": ["roxy"], "red": ["hook"] }, "reserves": { "blue": ["star"], "red": ["star"] }
    })
}

/// The reader reports all faults of a position at once, each in one sentence.
#[test]
fn every_fault_of_a_position_is_reported() {
    let mut position = castle();
    position["racks"]["blue"] = json!(["hook", "hook", "hook", "star", "star", "star", "roxy", "capn", "capn"]);
    position["removed"] = json!({ "red": ["star", "star", "star", "kwak", "skully"] });
    position["lying"] = json!({ "red": ["roxy"] });
    assert_eq!(
        faults(&position),
        [
            "Blue has 4 Troops of the kind hook; there are at most 3",
            "Blue has 4 Troops of the kind star; there are at most 3",
            "Blue's rack holds 9 Troops; at most 8 are allowed",
            "Red has 4 Troops of the kind star; there are at most 3",
            "5 of Red's Troops are removed; at most 4 may be",
            "1 Troops of the kind roxy of Red lie face down, but the rack has 0",
        ]
    );
    let mut position = castle();
    position["bases"] =
        json!({ "b99": ["red:hook"], "HR": ["red:hook"], "b1": ["red:hook"], "b2": ["red:star"], "b3": ["red:roxy"] });
    position["emptied"] = json!({ "R77": "blue" });
    position["medals"] = json!({ "red": 65_536 });
    position["turns_taken"] = json!(u32::MAX);
    assert_eq!(
        faults(&position),
        [
            "Red has 4 Troops of the kind hook; there are at most 3",
            "HR is a headquarters, not a base",
            "there is no base \"b99\" on this board",
            "Red has 65536 medals; at most 65535 are allowed",
            "there is no region \"R77\" on this board",
            "turns_taken is 4294967295; at most 4294967294 is allowed",
            "Red surrounds R1, which still has its medals; that is possible only in the middle of a play",
        ]
    );
}

#[test]
fn a_board_that_cannot_be_used_is_a_fault() {
    for (map, fault) in [
        (json!("nowhere"), "there is no board \"nowhere\""),
        (json!(7), "the map is 7"),
        (json!({}), "the board file does not fit its format"),
        (
            json!({ "format": "toybattle-map/1", "id": "x", "terrain": "none", "medals_to_win": 1,
                    "hqs": [], "bases": [{ "id": "b1" }], "paths": [["b1", "b2"]], "regions": [] }),
            "b2",
        ),
    ] {
        let mut position = castle();
        position["map"] = map;
        let told = faults(&position);
        assert!(told.len() == 1 && told[0].contains(fault), "{told:?} should say {fault:?}");
    }
}

/// A game can resume within a play only if the rules would offer the effect that the position asks about.
#[test]
fn asking_about_an_effect_that_would_not_be_offered_is_a_fault() {
    let play = |placed: &[(&str, &str, u32)], asks: &str, of: u32| {
        let placed: Vec<Value> =
            placed.iter().map(|(troop, on, level)| json!({ "troop": troop, "on": on, "level": level })).collect();
        let mut position = castle();
        position["play"] = json!({ "placed": placed, "asks": asks, "of": of });
        faults(&position)
    };
    let chain = [("capn", "b4", 1), ("kwak", "b11", 1)];
    assert_eq!(play(&chain, "castle", 1), [""; 0]);
    assert_eq!(play(&chain, "castle", 2), [""; 0]);
    assert_eq!(play(&chain[..1], "capn", 1), [""; 0]);
    for (placed, asks, of, fault) in [
        (&chain[..], "castle", 3, "`play` asks about castle of Troop 3; the placed Troops have the numbers 1 to 2"),
        (&chain[..], "castle", 0, "`play` asks about castle of Troop 0; the placed Troops have the numbers 1 to 2"),
        (&chain[..], "capn", 1, "only the effect of the last is still open"),
        (&chain[..], "capn", 2, "kwak on b11 has no such effect"),
        (&chain[..], "clouds", 1, "b4 has no such effect"),
        (&chain[..1], "jumbo", 1, "capn on b4 has no such effect"),
        (&[], "castle", 1, "`play` lists 0 placed Troops; it must list 1 to 4"),
        (&[("kwak", "b11", 1), ("capn", "b4", 1)], "capn", 2, "kwak on b11 cannot place another Troop"),
        (&[("capn", "b4", 2)], "castle", 1, "capn is no longer on top of b4 at level 2"),
        (&[("capn", "b4", 0)], "castle", 1, "level 0 on b4 is impossible"),
        (&[("star", "b4", 1)], "star", 1, "star is no longer on top of b4 at level 1"),
        (&[("capn", "HR", 1)], "capn", 1, "HR is a headquarters"),
        (&[("capn", "b99", 1)], "capn", 1, "there is no base \"b99\""),
        (&[("capn", "b9", 1)], "capn", 1, "capn is no longer on top of b9 at level 1"),
        (&[("capn", "b2", 1), ("capn", "b4", 1)], "capn", 2, "capn was placed on b2 at level 1, but it is not there"),
        (
            &[("capn", "b2", 1), ("kwak", "b11", 1)],
            "castle",
            2,
            "capn was placed on b2 at level 1, but it is not there",
        ),
    ] {
        let told = play(placed, asks, of);
        assert!(told.iter().any(|told| told.contains(fault)), "{told:?} should say {fault:?}");
    }
    let mut position = castle();
    position["racks"]["blue"] = json!([]);
    position["play"] = json!({ "placed": [{ "troop": "capn", "on": "b4", "level": 1 }], "asks": "capn", "of": 1 });
    assert_eq!(faults(&position), ["capn cannot be offered: it has no legal choice"]);
}
