//! Tests of written positions. Reading a position reports all its faults. A game resumed from a position goes on as
//! before.

use plastic_attack::{
    ArmyFile, ArmySize, CardFile, Edition, EmptyHand, FigureFile, LuckOriginal, Options, PlasticAttack, ScenarioTable,
    Setup, Special, Stage, State,
};
use proptest::prelude::*;
use referee::{Chance, Clause, Game, Match, Seat, Seeded, Status, Table};
use scenario::ScenarioPosition;
use serde_json::{Value, json};

const CHOICE: Clause = Clause::new("choice");

fn bytes(game: &PlasticAttack, state: &State) -> Vec<u8> {
    serde_json::to_vec(&game.position(state)).expect("a position is plain data")
}

/// Makes a random army: up to four figures with any cards of the edition. Their Power is at most 3, so that games end.
fn army(edition: Edition, chance: &mut Seeded) -> ArmyFile {
    let actions: Vec<Special> = Special::ALL.into_iter().filter(|action| action.is_of(edition)).collect();
    let size = 1 + chance.below(4, CHOICE);
    let army = (0..size).map(|n| {
        let mut word = || actions[chance.below(actions.len() as u32, CHOICE) as usize].word().to_owned();
        let card = CardFile { high: word(), mid: word(), low: word() };
        let power = 1 + chance.below(3, CHOICE) as i32;
        FigureFile { figure: format!("Toy {n}"), kind: None, power, card, mount: None, look: None }
    });
    ArmyFile { format: 1, game: edition.game().into(), name: String::new(), army: army.collect() }
}

fn setup(seed: u64) -> Setup {
    let mut chance = Seeded::new(seed, 7);
    let mut coin = || chance.below(2, CHOICE) == 1;
    let edition = if coin() { Edition::First } else { Edition::Revised };
    let options = Options {
        quick_game: coin() && coin() && edition == Edition::First,
        empty_hand: if coin() { EmptyHand::PowerOnly } else { EmptyHand::BlindDraw },
        luck_original: if coin() { LuckOriginal::Current } else { LuckOriginal::Starting },
        knock_out_stacks: coin(),
        recover_own_held: coin(),
        recover_from_armies: coin(),
        army_size: ArmySize::default(),
        max_players: 6,
        max_turns: 60,
    };
    let names = ["red", "blue", "green", "yellow", "purple"];
    let seats: Vec<String> = names[..2 + chance.below(4, CHOICE) as usize].iter().map(|seat| (*seat).into()).collect();
    let armies = seats.iter().map(|seat| (seat.clone(), army(edition, &mut chance))).collect();
    Setup { edition, seats, armies, options, odds: true }
}

fn awaited(game: &PlasticAttack, state: &State) -> Vec<Seat> {
    match game.status(state) {
        Status::Awaiting(seats) => seats.iter().collect(),
        Status::Over(_) => Vec::new(),
    }
}

/// Lists all legal decisions except resignation, with their seats, in order.
fn decisions(game: &PlasticAttack, state: &State) -> Vec<(Seat, plastic_attack::Action)> {
    let mut decisions = Vec::new();
    for seat in awaited(game, state) {
        let mut actions = Vec::new();
        game.candidates(state, seat, &mut Seeded::new(0, 0), &mut actions);
        decisions.extend(actions.into_iter().map(|action| (seat, action)));
    }
    decisions
}

/// Plays a random game, now and then with a resignation, and calls `look` with every position on the way.
fn wander(seed: u64, mut look: impl FnMut(&PlasticAttack, &State)) {
    let mut luck = Seeded::new(seed, 0);
    let mut choice = Seeded::new(seed, 1);
    let game = PlasticAttack::open(setup(seed)).expect("the armies keep the rules");
    let (mut table, _) = Match::start(game, &mut luck);
    while let Status::Awaiting(_) = table.status() {
        look(table.game(), table.state());
        let decisions = decisions(table.game(), table.state());
        let (mut seat, mut action) = decisions[choice.below(decisions.len() as u32, CHOICE) as usize];
        if choice.below(150, CHOICE) == 0 {
            let players: Vec<Seat> = table.state().players().collect();
            seat = players[choice.below(players.len() as u32, CHOICE) as usize];
            action = plastic_attack::Action::Resign;
        }
        table.act(seat, &action, &mut luck).expect("candidates are legal");
    }
    look(table.game(), table.state());
}

fn read_back(game: &PlasticAttack, state: &State) -> ScenarioTable {
    let position = game.to_position(state);
    ScenarioTable::read(game, &position).unwrap_or_else(|faults| panic!("{faults:?} in {position}"))
}

fn is_over(game: &PlasticAttack, state: &State) -> bool {
    matches!(game.status(state), Status::Over(_))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// A game may be resumed at any point: before the defence, after the first laid card, before an action or before a
    /// guard. The game continues with the same choices. The same choice with the same luck leads to the same facts.
    #[test]
    fn a_resumed_game_goes_on_the_same_way(seed in any::<u64>()) {
        wander(seed, |game, state| {
            if is_over(game, state) {
                assert!(game.to_position(state)["over"].is_object());
                return;
            }
            let again = read_back(game, state);
            let ways = decisions(game, state);
            assert_eq!(&ways, &decisions(game, again.state()));
            for (seat, action) in ways.into_iter().take(6) {
                let after = |state: &State| {
                    let (mut state, mut told) = (state.clone(), Vec::new());
                    game.apply(&mut state, seat, &action, &mut Table::new(&mut Seeded::new(seed, 2), &mut told));
                    (bytes(game, &game.forget(&state)), told)
                };
                assert_eq!(after(state), after(again.state()), "after {action:?}");
            }
        });
    }

    /// A position without its game sets up the same table: writing it again gives the same text.
    #[test]
    fn a_position_can_be_set_up_without_its_game(seed in any::<u64>()) {
        wander(seed, |game, state| {
            if is_over(game, state) {
                return;
            }
            let position = game.to_position(state);
            let scenario = json!({ "id": "x", "title": "", "clauses": [], "given": &position, "steps": [],
                "options": game.options(), "then": [{ "position": position }] });
            let file = json!({ "format": 1, "game": game.edition().game(), "scenarios": [scenario] });
            let report = scenario::run::<PlasticAttack>(&file.to_string()).expect("the file can be read");
            assert_eq!(report.failures, [], "{file}");
        });
    }
}

/// The random games of these tests must reach every stage; otherwise the tests would prove little.
#[test]
fn random_games_reach_every_stage() {
    let mut stops = std::collections::BTreeMap::new();
    for seed in 0..60 {
        wander(seed, |game, state| {
            let position = game.to_position(state);
            let stage = match state.stage() {
                Stage::Use(action) if action.redirects() => "before the hit".to_owned(),
                Stage::Play if position["battle"]["cards"].as_object().is_some_and(|cards| !cards.is_empty()) => {
                    "one card lies".to_owned()
                }
                Stage::Over(..) => "over".to_owned(),
                _ => position["turn"]["stage"].as_str().expect("the stage is a word").to_owned(),
            };
            *stops.entry(stage).or_insert(0) += 1;
            for (what, holds) in [
                ("captives", position.get("captives").is_some()),
                ("extra", state.is_extra()),
                ("rightward", state.is_rightward()),
                ("eliminated", position.get("eliminated").is_some()),
            ] {
                *stops.entry(what.to_owned()).or_insert(0) += u32::from(holds);
            }
        });
    }
    for stop in [
        "attack",
        "defend",
        "play",
        "one card lies",
        "before the hit",
        "use",
        "guard",
        "over",
        "captives",
        "extra",
        "rightward",
        "eliminated",
    ] {
        assert!(stops.get(stop).is_some_and(|count| *count > 10), "{stop:?} was reached at most ten times: {stops:?}");
    }
}

fn table() -> Value {
    let card = json!({ "high": "heal", "mid": "sharpshooter", "low": "knock-out" });
    json!({
        "seats": ["A", "B", "C"], "turn": { "seat": "A", "stage": "attack" },
        "armies": { "A": [{ "figure": "Rex", "power": 5, "card": card }],
                    "B": [{ "figure": "Mox", "power": 4, "card": card }, { "figure": "Nim", "power": 2, "card": card }],
                    "C": [{ "figure": "Zed", "power": 3, "card": card, "guards": ["Kc"] }] },
        "hands": { "A": ["2s", "3s", "4s"], "B": ["5s"], "C": ["6s"] }, "draw_pile": ["7s", "rest"]
    })
}

/// Returns the faults for which a position cannot be set up, joined in one text; empty if it can.
fn faults(given: Value) -> String {
    let scenario = json!({ "id": "x", "title": "", "clauses": [], "given": given, "steps": [] });
    let file = json!({ "format": 1, "game": "plastic-attack-2009", "scenarios": [scenario] });
    let report = scenario::run::<PlasticAttack>(&file.to_string()).expect("the file can be read");
    report.failures.first().map(|failure| failure.why.clone()).unwrap_or_default()
}

fn with(path: &str, value: Value) -> Value {
    changed(table(), path, value)
}

fn changed(mut given: Value, path: &str, value: Value) -> Value {
    let (parent, key) = path.rsplit_once('/').expect("a path such as /hands/A");
    match given.pointer_mut(parent).expect("the parent is there") {
        Value::Array(list) => list[key.parse::<usize>().expect("a list has numbers")] = value,
        object => object[key] = value,
    }
    given
}

#[test]
fn every_fault_of_a_position_is_reported() {
    assert_eq!(faults(table()), "");
    for (path, value, fault) in [
        ("/hands/B", json!(["5s", "2s"]), "2s is in two places: in a hand and in a hand"),
        ("/discard_pile", json!(["Kc", "7s"]), "Kc is in two places: in the discard pile and in the guards"),
        ("/draw_pile", json!(["rest", "7s"]), "\"rest\" must be the last entry"),
        ("/seats", json!(["A", "B", "C", "B"]), "two seats are called B"),
        ("/seats", json!(["A", "B"]), "there is no seat \"C\" (armies); the seats are A, B"),
        ("/hands/D", json!([]), "there is no seat \"D\" (hands)"),
        ("/turn/seat", json!("D"), "there is no seat \"D\" (turn)"),
        ("/armies/A/0/power", json!(11), "the Power of Rex is 11; it must be 1 to 10"),
        ("/armies/A/0/starts", json!(0), "the Power of Rex is 0; it must be 1 to 10"),
        ("/armies/A/0/figure", json!("Mox"), "two figures are called Mox; each needs a name of its own"),
        ("/armies/A/0/wounded", json!(true), "Rex is wounded; this edition has no wounds"),
        ("/armies/A/0/marks", json!({ "blast": 1 }), "Rex has `marks` (pending effects)"),
        ("/armies/A/0/card/low", json!("stun"), "Rex has Stun, which is not an action of this edition"),
        ("/armies/A/0/owner", json!("E"), "there is no seat \"E\" (owner)"),
        ("/armies/C", json!([]), "C has no figure in the army, so must be eliminated"),
        ("/eliminated", json!(["C"]), "C is eliminated, but has an army; C is eliminated, but holds cards"),
        ("/marks", json!({ "B": { "dodge": 999 } }), "B has too many marks; at most 200 of each kind are allowed"),
        ("/turns_taken", json!(70_000), "turns_taken is 70000; at most 65534 is allowed"),
        ("/turn/stage", json!("play"), "the battle is missing"),
        ("/battle", json!({ "attacking": "Rex", "player": "B" }), "in its stage no attack has been declared yet"),
    ] {
        let told = faults(with(path, value));
        assert!(told.contains(fault), "{path}: {told:?} should say {fault:?}");
    }
}

/// A position may only hold a battle that play can lead to.
#[test]
fn every_fault_of_a_battle_is_reported() {
    let guard = json!({ "attacking": "Rex", "player": "C", "defending": "Zed", "cards": { "A": "9s", "B": null, "C": "2c" },
        "totals": [14, 5], "hit": "Zed" });
    let battle = |stage: &str, battle: Value| faults(changed(with("/turn/stage", json!(stage)), "/battle", battle));
    let sound = json!({ "attacking": "Rex", "player": "C", "defending": "Zed", "cards": { "A": "9s", "C": "2c" },
        "totals": [14, 5], "hit": "Zed" });
    assert_eq!(battle("guard", sound.clone()), "");
    assert!(battle("guard", guard).contains("B has a card in the battle, but does not fight"));
    for (path, value, fault) in [
        ("/attacking", json!("Mox"), "Mox attacks, but does not stand in the army of the attacker"),
        ("/player", json!("A"), "A attacks itself; the attacked player must be another"),
        ("/defending", json!("Nim"), "Nim defends, but does not stand in the army of C"),
        ("/totals", json!([13, 5]), "13 cannot be the total of Rex"),
        ("/totals", json!([4, 5]), "4 against 5, so the game asks for no decision"),
        ("/totals", json!([14, 6]), "6 cannot be the total of Zed"),
        ("/hit", json!("Rex"), "Rex is to be hit, but does not stand in the army of C"),
        ("/hit", json!("Nobody"), "there is no figure \"Nobody\""),
        ("/action", json!("heal"), "the battle has `action`, which is not known yet at this stage"),
    ] {
        let told = battle("guard", changed(sound.clone(), path, value));
        assert!(told.contains(fault), "{path}: {told:?} should say {fault:?}");
    }
    let offered = json!({ "attacking": "Rex", "player": "C", "defending": "Zed", "cards": { "A": "9s", "C": "2c" },
        "totals": [14, 5], "action": "sharpshooter" });
    let mut king = changed(offered.clone(), "/cards/A", json!("Ks"));
    king["totals"] = json!([18, 5]);
    king["action"] = json!("recover");
    assert!(battle("use", offered.clone()).contains("Sharpshooter cannot be offered: there is nothing to use it on"));
    assert!(battle("use", king).contains("Recover cannot be offered: there is nothing to use it on"));
    let heal = changed(offered, "/action", json!("heal"));
    assert!(battle("use", heal).contains("Heal cannot be offered for this card of Rex"));
    let sealed = json!({ "attacking": "Rex", "player": "C", "defending": "Zed", "cards": { "A": "9s", "C": "2c" } });
    assert!(battle("play", sealed.clone()).contains("no player has a card left to lay"));
    assert!(
        battle("play", changed(sealed.clone(), "/cards/C", json!(null))).contains("`cards` says that C has no card")
    );
    assert!(battle("defend", sealed).contains("the battle has `defending`, which is not known yet at this stage"));
}
