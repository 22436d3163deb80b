//! Tests of the bots of Plastic Attack: their armies break no rule, their estimates make sense, and they overlook no
//! obvious decision.

use plastic_attack::{
    Action, ArmySize, Edition, Options, PlasticAttack, ScenarioTable, Setup, State, build_army, judge,
};
use referee::{Chance, Clause, Codec, Game, Seat, Seeded, Status, Table, Viewer};
use scenario::{ScenarioGame, ScenarioPosition};
use search::{Bot, Level, Playable, WINS, Watch, reason, think};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const CHOICE: Clause = Clause::new("choice");
const BOTH: [&str; 2] = ["plastic-attack-2009", "plastic-attack-revised"];

fn level(number: u8) -> Bot {
    Bot::Search(Level::new(number).expect("1 to 5 are levels"))
}

fn every_bot() -> Vec<Bot> {
    [Bot::Random, Bot::Greedy].into_iter().chain((1..=5).map(level)).collect()
}

fn options(min: u32, max: u32, quick_game: bool) -> Options {
    Options { army_size: ArmySize { min, max }, quick_game, ..Options::default() }
}

#[test]
fn every_bot_builds_armies_without_a_fault() {
    let sizes = [(1, 15), (1, 1), (2, 2), (3, 3), (5, 9), (11, 15), (13, 14), (15, 15)];
    for (min, max) in sizes {
        for bot in every_bot() {
            for (edition, quick) in [(Edition::First, false), (Edition::First, true), (Edition::Revised, false)] {
                let options = options(min, max, quick);
                for seed in 0..4 {
                    let army = build_army(edition, &options, "red", bot, &mut Seeded::new(seed, 0));
                    let faults = judge(&army, edition, &options);
                    assert!(faults.is_empty(), "{bot} for {edition:?}, {min} to {max}: {faults:?} in {army:?}");
                    let spent = if army.army.len() == 1 { 10 } else { 15 };
                    assert_eq!(army.points_left(), 15 - spent, "{army:?}");
                }
            }
        }
    }
}

#[test]
fn a_bot_of_level_5_brings_different_armies() {
    for edition in Edition::ALL {
        let shapes = (0..20).map(|seed| {
            let army = build_army(edition, &Options::default(), "red", level(5), &mut Seeded::new(seed, 0));
            army.army.iter().map(|figure| format!("{} {}", figure.figure, figure.power)).collect::<Vec<_>>()
        });
        let shapes: BTreeSet<Vec<String>> = shapes.collect();
        assert!(shapes.len() >= 10, "{edition:?}: fewer than 10 of 20 armies differ: {shapes:?}");
    }
}

/// Each of thirty armies that a bot builds is legal. The armies differ in their figures and in the Power of figures.
#[test]
fn armies_of_a_bot_differ_in_their_figures_and_powers() {
    for edition in Edition::ALL {
        for bot in every_bot() {
            let mut lines = BTreeSet::new();
            let mut powers = BTreeSet::new();
            let mut of_one: BTreeSet<i32> = BTreeSet::new();
            for seed in 0..30 {
                let army = build_army(edition, &Options::default(), "red", bot, &mut Seeded::new(seed, 0));
                assert_eq!(judge(&army, edition, &Options::default()), [], "{bot}");
                assert_eq!(army.points_left(), 0, "{army:?}");
                lines.insert(army.army.iter().map(|figure| figure.figure.clone()).collect::<Vec<_>>());
                powers.insert(army.army.iter().map(|figure| figure.power).collect::<Vec<_>>());
                of_one.extend(army.army.iter().filter(|one| one.figure == "Moss Lion").map(|one| one.power));
            }
            let seen = [lines.len(), powers.len()];
            assert!(seen.iter().all(|count| *count >= 5), "{edition:?} {bot}: {seen:?} different lines and powers");
            assert!(of_one.len() >= 2 || bot == level(5), "{edition:?} {bot}: {of_one:?}");
        }
    }
}

#[test]
fn the_same_luck_builds_the_same_army() {
    for bot in every_bot() {
        let army = || build_army(Edition::Revised, &Options::default(), "red", bot, &mut Seeded::new(3, 0));
        assert_eq!(army(), army());
    }
}

#[test]
fn a_bot_does_not_replace_the_army_of_a_seat() {
    let names = ["red", "blue"].map(String::from);
    let mut setup = Setup {
        edition: Edition::First,
        seats: names.to_vec(),
        armies: Default::default(),
        options: Options::default(),
        odds: false,
    };
    PlasticAttack::muster(&mut setup, Seat(1), level(2), &mut Seeded::new(1, 0));
    let before = setup.armies.clone();
    assert_eq!(before.keys().collect::<Vec<_>>(), ["blue"]);
    PlasticAttack::muster(&mut setup, Seat(1), level(5), &mut Seeded::new(2, 0));
    assert_eq!(setup.armies, before);
    PlasticAttack::muster(&mut setup, Seat(0), level(5), &mut Seeded::new(2, 0));
    assert!(PlasticAttack::open(setup).is_ok());
}

/// Opens a game with armies that bots built.
fn opened(edition: Edition, seats: usize, seed: u64) -> PlasticAttack {
    let names = ["red", "blue", "green", "yellow", "purple", "orange"];
    let mut setup = Setup {
        edition,
        seats: names[..seats].iter().map(|name| (*name).into()).collect(),
        armies: Default::default(),
        options: Options { max_turns: 60, ..Options::default() },
        odds: false,
    };
    for seat in 0..seats as u8 {
        PlasticAttack::muster(&mut setup, Seat(seat), Bot::Random, &mut Seeded::new(seed, seat.into()));
    }
    PlasticAttack::open(setup).expect("bots build armies without faults")
}

/// Plays a random game. Calls `look` with each position, a seat that must decide, and its decisions.
fn stroll(game: &PlasticAttack, seed: u64, mut look: impl FnMut(&State, Seat, &[Action])) {
    let mut luck = Seeded::new(seed, 9);
    let mut state = game.start(&mut Table::quiet(&mut luck));
    while let Status::Awaiting(seats) = game.status(&state) {
        let seat = seats.iter().next().expect("the game waits for at least one seat");
        let mut candidates = Vec::new();
        game.candidates(&state, seat, &mut luck, &mut candidates);
        look(&state, seat, &candidates);
        let action = candidates[luck.below(candidates.len() as u32, CHOICE) as usize];
        game.apply(&mut state, seat, &action, &mut Table::quiet(&mut luck));
    }
}

#[test]
fn the_chances_of_all_players_add_up_to_one() {
    for edition in Edition::ALL {
        for seats in [2, 3, 6] {
            let game = opened(edition, seats, 5);
            stroll(&game, 4, |state, _, _| {
                let chances = (0..seats as u8).map(|seat| game.estimate(state, Seat(seat)));
                assert!(chances.clone().all(|chance| (-1_000..=1_000).contains(&chance)));
                let sum: i32 = chances.map(|chance| chance + 1_000).sum();
                assert!(
                    (2_000 - seats as i32..=2_000 + seats as i32).contains(&sum),
                    "the chances of {seats} seats add up to {sum}"
                );
            });
        }
    }
}

#[test]
fn priors_stay_in_range_and_pruning_leaves_a_decision() {
    for edition in Edition::ALL {
        for seats in [2, 6] {
            let game = opened(edition, seats, 8);
            stroll(&game, 2, |state, seat, candidates| {
                let mut left = candidates.to_vec();
                game.prune(state, seat, &mut left);
                assert!(!left.is_empty() && left.iter().all(|action| candidates.contains(action)));
                for action in candidates {
                    assert!((0..=1_000).contains(&game.prior(state, seat, action)), "{action:?}");
                    assert!(left.iter().any(|other| game.same(action, other)) || left.len() >= 3, "{action:?}");
                }
            });
        }
    }
}

/// Sets up a position that is written in the format of scenario files.
fn studied(game: &str, given: Value) -> ScenarioTable {
    let given = laws::from_json(&given);
    PlasticAttack::set_up(game, <PlasticAttack as referee::Game>::REVISION, given, Options::default(), Vec::new())
        .expect("the position has no faults")
}

/// A figure whose character card has Luck in every slot.
fn plain(name: &str, power: i32) -> Value {
    figure(name, power, "luck")
}

fn figure(name: &str, power: i32, action: &str) -> Value {
    json!({ "figure": name, "power": power, "card": { "high": action, "mid": action, "low": action } })
}

/// Returns the figure with one more key.
fn with(mut figure: Value, key: &str, value: Value) -> Value {
    figure[key] = value;
    figure
}

/// Returns the decisions of the bots of levels 3, 4 and 5.
fn decisions(studied: &ScenarioTable, seat: u8) -> Vec<Value> {
    let game = studied.game();
    let view = game.view(studied.state(), Viewer::Seat(Seat(seat)));
    let decide = |number: u8| {
        // The lower levels sometimes decide at random, so this takes the most frequent of five decisions.
        let said: Vec<Value> = (0..5)
            .map(|seed| game.action_to_json(&think(game, &view, Seat(seat), level(number), seed, &Watch::none())))
            .collect();
        let most = said.iter().max_by_key(|one| said.iter().filter(|other| other == one).count());
        most.expect("five decisions").clone()
    };
    (3..=5).map(decide).collect()
}

#[track_caller]
fn all_decide(game: &str, given: Value, seat: u8, expected: Value) {
    let studied = studied(game, given);
    for (decision, number) in decisions(&studied, seat).into_iter().zip(3..) {
        assert_eq!(decision, expected, "level {number} in {game}");
    }
}

#[test]
fn more_power_and_fewer_wounds_are_better() {
    for game in BOTH {
        let estimate = |power: i32, wounded: bool, hand: Value| {
            let rex = if wounded { with(plain("Rex", power), "wounded", json!(true)) } else { plain("Rex", power) };
            let studied = studied(
                game,
                json!({ "seats": ["A", "B"], "turn": { "seat": "A", "stage": "attack" },
                    "armies": { "A": [rex, plain("Nim", 3)], "B": [plain("Mox", 5), plain("Pip", 4)] },
                    "hands": { "A": hand, "B": ["2d", "9h"] }, "draw_pile": ["rest"] }),
            );
            studied.game().estimate(studied.state(), Seat(0))
        };
        let low = json!(["2s", "3s", "4s"]);
        for power in 1..10 {
            assert!(estimate(power + 1, false, low.clone()) >= estimate(power, false, low.clone()), "{game} {power}");
        }
        assert!(estimate(9, false, low.clone()) > estimate(3, false, low.clone()), "{game}");
        assert!(estimate(6, false, json!(["As", "Ks", "4s"])) > estimate(6, false, low.clone()), "{game}");
        if game == BOTH[1] {
            assert!(estimate(6, false, low.clone()) > estimate(6, true, low.clone()));
        }
    }
}

#[test]
fn bots_lay_an_ace_to_capture_the_last_figure() {
    for game in BOTH {
        let mox = if game == BOTH[0] { plain("Mox", 1) } else { with(plain("Mox", 1), "wounded", json!(true)) };
        let given = json!({ "seats": ["A", "B"], "turn": { "seat": "A", "stage": "play" },
            "battle": { "attacking": "Rex", "player": "B", "defending": "Mox", "cards": {} },
            "armies": { "A": [plain("Rex", 3), plain("Nim", 3)], "B": [mox] },
            "hands": { "A": ["2s", "3s", "4s", "As"], "B": ["2d", "9h", "Kh"] }, "draw_pile": ["rest"] });
        all_decide(game, given, 0, json!({ "play": { "card": "As" } }));
    }
}

#[test]
fn bots_attack_with_the_strong_figure() {
    for game in BOTH {
        let given = json!({ "seats": ["A", "B"], "turn": { "seat": "A", "stage": "attack" },
            "armies": { "A": [plain("Nim", 1), plain("Rex", 9)], "B": [plain("Mox", 5)] },
            "hands": { "A": ["2s", "8s", "9s", "Js"], "B": ["2d", "9h", "Kh"] }, "draw_pile": ["rest"] });
        all_decide(game, given, 0, json!({ "attack": { "with": "Rex", "player": "B" } }));
    }
}

#[test]
fn bots_move_a_hit_from_a_guarded_figure_to_one_that_it_captures() {
    for (game, action) in [(BOTH[0], "sharpshooter"), (BOTH[1], "explosion")] {
        let pip = if game == BOTH[0] { plain("Pip", 1) } else { with(plain("Pip", 5), "wounded", json!(true)) };
        let given = json!({ "seats": ["A", "B"], "turn": { "seat": "A", "stage": "use" },
            "battle": { "attacking": "Rex", "player": "B", "defending": "Mox", "cards": { "A": "9s", "B": "4d" },
                "totals": [14, 9], "action": action },
            "armies": { "A": [figure("Rex", 5, action), plain("Nim", 5)],
                "B": [with(plain("Mox", 5), "guards", json!(["Qs", "8h"])), pip] },
            "hands": { "A": ["2h", "3h"], "B": ["10c"] }, "draw_pile": ["rest"] });
        all_decide(game, given, 0, json!({ "use": { "action": action, "on": "Pip" } }));
    }
}

#[test]
fn bots_recover_the_strong_figure() {
    for game in BOTH {
        let given = json!({ "seats": ["A", "B"], "turn": { "seat": "A", "stage": "use" },
            "battle": { "attacking": "Rex", "player": "B", "defending": "Mox", "cards": { "A": "Ks", "B": "4d" },
                "totals": [18, 9], "action": "recover" },
            "armies": { "A": [plain("Rex", 5)], "B": [plain("Mox", 5), plain("Zed", 5)] },
            "captives": { "B": [captive("Little", 1), captive("Big", 9)] },
            "hands": { "A": ["2h", "3h"], "B": ["10c"] }, "draw_pile": ["rest"] });
        all_decide(game, given, 0, json!({ "use": { "action": "recover", "on": "Big" } }));
    }
}

/// A captive of B that A brought.
fn captive(name: &str, starts: i32) -> Value {
    json!({ "figure": name, "owner": "A", "starts": starts, "type": name,
        "card": { "high": "luck", "mid": "luck", "low": "luck" } })
}

#[test]
fn bots_defend_with_the_guarded_figure() {
    for game in BOTH {
        let given = json!({ "seats": ["A", "B"], "turn": { "seat": "A", "stage": "defend" },
            "battle": { "attacking": "Rex", "player": "B" },
            "armies": { "A": [plain("Rex", 10)],
                "B": [plain("Nim", 1), with(plain("Mox", 6), "guards", json!(["Qs", "8h"]))] },
            "hands": { "A": ["Ah", "Kh", "10h", "9h"], "B": ["10c", "2c", "3c"] }, "draw_pile": ["rest"] });
        all_decide(game, given, 1, json!({ "defend": { "with": "Mox" } }));
    }
}

#[test]
fn bots_do_not_lay_a_king_in_a_battle_that_they_lose_anyway() {
    for game in BOTH {
        let given = json!({ "seats": ["A", "B"], "turn": { "seat": "A", "stage": "play" },
            "battle": { "attacking": "Rex", "player": "B", "defending": "Mox", "cards": {} },
            "armies": { "A": [plain("Rex", 10), plain("Nim", 4)],
                "B": [with(plain("Mox", 6), "guards", json!([])), plain("Pip", 9), plain("Zed", 8)] },
            "marks": if game == BOTH[0] { json!({ "A": { "special_weapon": 3 } }) } else { json!({}) },
            "hands": { "A": ["2h", "3h", "4h"], "B": ["Kc", "2c"] }, "draw_pile": ["rest"] });
        let given = if game == BOTH[0] {
            given
        } else {
            let mut given = given;
            given["armies"]["A"][0]["marks"] = json!({ "blast": 3 });
            given
        };
        all_decide(game, given, 1, json!({ "play": { "card": "2c" } }));
    }
}

#[test]
fn a_decision_of_a_bot_depends_only_on_the_view() {
    let given = |other: Value| {
        json!({ "seats": ["A", "B"], "turn": { "seat": "A", "stage": "play" },
            "battle": { "attacking": "Rex", "player": "B", "defending": "Mox", "cards": { "B": other[0] } },
            "armies": { "A": [plain("Rex", 5), plain("Nim", 3)], "B": [plain("Mox", 5), plain("Pip", 3)] },
            "hands": { "A": ["2s", "5s", "9s", "As"], "B": [other[1], other[2]] }, "draw_pile": ["rest"] })
    };
    for game in BOTH {
        let [low, high] = [json!(["2d", "3d", "4d"]), json!(["Kd", "Qd", "Jd"])].map(|hand| studied(game, given(hand)));
        let view = |studied: &ScenarioTable| studied.game().view(studied.state(), Viewer::Seat(Seat(0)));
        assert_eq!(view(&low), view(&high), "A does not see what B holds");
        assert_eq!(decisions(&low, 0), decisions(&high, 0));
    }
}

/// B defends with Mox against Rex of Power 4 or 5. With the Ace, the total of Mox is 14 or 15, which holds against any
/// card up to 9. Only the discard pile shows which cards the attacker may still have.
#[test]
fn bots_take_account_of_the_discarded_cards() {
    let cards = |ranks: &[&str]| -> Vec<String> {
        let of = |rank: &&str| ["s", "h", "d", "c"].map(|suit| format!("{rank}{suit}"));
        ranks.iter().flat_map(of).collect()
    };
    let (low, high) = (cards(&["2", "3", "4", "5", "6", "7", "8", "9"]), cards(&["10", "J", "Q", "K", "A"]));
    for game in BOTH {
        let is_first = game == BOTH[0];
        let mox = if is_first { plain("Mox", 1) } else { with(plain("Mox", 1), "wounded", json!(true)) };
        let given = |gone: &[String], held: [&str; 4]| {
            let own = ["Ah", "3h"];
            let gone: Vec<&String> = gone.iter().filter(|card| !own.contains(&card.as_str())).collect();
            json!({ "seats": ["A", "B"], "turn": { "seat": "A", "stage": "play" },
                "battle": { "attacking": "Rex", "player": "B", "defending": "Mox", "cards": {} },
                "armies": { "A": [plain("Rex", if is_first { 5 } else { 4 }), plain("Nim", 3)],
                    "B": [mox.clone(), plain("Pip", 9), plain("Zed", 5)] },
                "hands": { "A": held, "B": own }, "draw_pile": ["rest"], "discard_pile": gone })
        };
        // Only cards up to 9 are left: the Ace saves Mox for sure.
        all_decide(game, given(&high, ["2s", "5d", "9c", "7h"]), 1, json!({ "play": { "card": "Ah" } }));
        // Only cards from 10 are left: nothing saves Mox, and the Ace is kept.
        all_decide(game, given(&low, ["10s", "Jd", "Qc", "Kh"]), 1, json!({ "play": { "card": "3h" } }));
    }
}

/// The position is in the last turn that the limit of turns allows. Each player has one figure, so the highest Power
/// wins after this turn. Therefore A gains only from a hit on the player who is tied with A.
#[test]
fn in_the_last_turn_bots_attack_the_player_who_is_tied_with_them() {
    for game in BOTH {
        for leader in ["B", "C"] {
            let power = |seat: &str| if seat == leader { 6 } else { 5 };
            let given = json!({ "seats": ["A", "B", "C"], "turn": { "seat": "A", "stage": "attack" },
                "armies": { "A": [plain("Rex", 6)], "B": [plain("Mox", power("B"))], "C": [plain("Zed", power("C"))] },
                "hands": { "A": ["3s", "4s", "6s"], "B": [], "C": [] }, "draw_pile": ["rest"], "turns_taken": 999 });
            all_decide(game, given, 0, json!({ "attack": { "with": "Rex", "player": leader } }));
        }
    }
}

#[test]
fn take_back_removes_the_laid_card_of_the_other_player() {
    let given = |cards: Value, hand: Value| {
        json!({ "seats": ["A", "B"], "turn": { "seat": "A", "stage": "play" },
            "battle": { "attacking": "Rex", "player": "B", "defending": "Mox", "cards": cards },
            "armies": { "A": [plain("Rex", 5), plain("Nim", 3)], "B": [plain("Mox", 5), plain("Pip", 3)] },
            "hands": { "A": ["2s", "5s", "9s", "As"], "B": hand }, "draw_pile": ["rest"] })
    };
    for game in BOTH {
        let open = studied(game, given(json!({}), json!(["2d", "8d", "Kd"])));
        let laid = studied(game, given(json!({ "B": "8d" }), json!(["2d", "Kd"])));
        let mut truth = laid.state().clone();
        laid.game().take_back(&mut truth, Seat(0));
        let facts = |state: &State| open.game().position(state);
        assert_eq!(facts(&truth), facts(open.state()), "B decides again in what A imagines");
        let mut truth = laid.state().clone();
        laid.game().take_back(&mut truth, Seat(1));
        assert_eq!(facts(&truth), facts(laid.state()), "B knows the card that B has laid");
    }
}

/// Returns the reason that a hint gives for a decision of the seat.
fn reason_for(game: &str, given: Value, seat: u8, action: Value) -> Option<&'static str> {
    let studied = studied(game, given);
    let (game, view) = (studied.game(), studied.game().view(studied.state(), Viewer::Seat(Seat(seat))));
    let action = game.parse_action(&action).expect("the decision is in the format of the game");
    reason(game, &view, Seat(seat), &action, 1, &Watch::none())
}

#[test]
fn the_reason_of_a_hint_is_what_the_decision_gains() {
    for game in BOTH {
        let mox = if game == BOTH[0] { plain("Mox", 1) } else { with(plain("Mox", 1), "wounded", json!(true)) };
        let given = |mox: Value| {
            json!({ "seats": ["A", "B"], "turn": { "seat": "A", "stage": "play" },
                "battle": { "attacking": "Rex", "player": "B", "defending": "Mox", "cards": {} },
                "armies": { "A": [plain("Rex", 5), plain("Nim", 4)], "B": [mox] },
                "hands": { "A": ["2h", "Ah"], "B": ["8c", "9c"] }, "draw_pile": ["rest"] })
        };
        let play = |mox: Value, card: &str| reason_for(game, given(mox), 0, json!({ "play": { "card": card } }));
        assert_eq!(play(plain("Mox", 9), "2h"), Some("cards"), "{game}: A keeps the Ace");
        assert_eq!(play(mox, "Ah"), Some(WINS), "{game}: B has no card that saves its last figure");
    }
}
