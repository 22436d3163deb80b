//! Tests of the JSON of the game: decisions, views, hints and the chances of cards.

use plastic_attack::{
    ArmyFile, Assertion, CardFile, Edition, FigureFile, PlasticAttack, ScenarioTable, Setup, Special, Stage, State,
};
use referee::{Chance, Cite, Clause, Codec, Game, Match, Seat, Seeded, Status, Viewer};
use scenario::ScenarioPosition;
use serde_json::{Value, json};
use std::collections::BTreeMap;

const CHOICE: Clause = Clause::new("choice");

fn army(edition: Edition, chance: &mut Seeded) -> ArmyFile {
    let actions: Vec<Special> = Special::ALL.into_iter().filter(|action| action.is_of(edition)).collect();
    let mut word = || actions[chance.below(actions.len() as u32, CHOICE) as usize].word().to_owned();
    let army = (1..=3).map(|n| {
        let card = CardFile { high: word(), mid: word(), low: word() };
        FigureFile { figure: format!("Toy {n}"), kind: None, power: n, card, mount: None, look: None }
    });
    ArmyFile { format: 1, game: edition.game().into(), name: String::new(), army: army.collect() }
}

fn open(edition: Edition, seats: usize, seed: u64) -> PlasticAttack {
    let mut chance = Seeded::new(seed, 3);
    let seats: Vec<String> = ["red", "blue", "green", "yellow"][..seats].iter().map(|seat| (*seat).into()).collect();
    let armies: BTreeMap<_, _> = seats.iter().map(|seat| (seat.clone(), army(edition, &mut chance))).collect();
    let setup = Setup { edition, seats, armies, options: Default::default(), odds: true };
    PlasticAttack::open(setup).expect("the armies keep the rules")
}

/// Plays a random game and shows every position on the way to `look`.
fn wander(game: PlasticAttack, seed: u64, mut look: impl FnMut(&PlasticAttack, &State)) {
    let (mut luck, mut choice) = (Seeded::new(seed, 0), Seeded::new(seed, 1));
    let (mut table, _) = Match::start(game, &mut luck);
    while let Status::Awaiting(seats) = table.status() {
        look(table.game(), table.state());
        let seat = seats.iter().next().expect("the game waits for at least one seat");
        let mut actions = Vec::new();
        table.game().candidates(table.state(), seat, &mut choice, &mut actions);
        let action = actions[choice.below(actions.len() as u32, CHOICE) as usize];
        table.act(seat, &action, &mut luck).expect("candidates are legal");
    }
    look(table.game(), table.state());
}

#[test]
fn every_decision_is_read_back_from_its_json() {
    for (edition, seed) in Edition::ALL.into_iter().flat_map(|edition| (0..6).map(move |seed| (edition, seed))) {
        wander(open(edition, 2 + seed as usize % 3, seed), seed, |game, state| {
            for seat in (0..game.seats()).map(Seat) {
                let mut actions = Vec::new();
                game.candidates(state, seat, &mut Seeded::new(0, 0), &mut actions);
                for action in actions {
                    assert_eq!(game.parse_action(&game.action_to_json(&action)), Ok(action));
                }
            }
        });
    }
}

#[test]
fn an_unreadable_decision_gets_an_error_that_says_what_is_allowed() {
    let game = open(Edition::First, 2, 1);
    for (said, why) in [
        (
            json!({ "defend": { "with": "Rex" } }),
            "there is no figure \"Rex\" at this table; the figures are Toy 1, Toy 2, Toy 3, Toy 1 (blue)",
        ),
        (
            json!({ "attack": { "with": "Toy 1", "player": "pink" } }),
            "there is no seat \"pink\" at this table; the seats are red, blue",
        ),
        (json!({ "play": { "card": "1s" } }), "\"1s\" is not a card; write the rank"),
        (
            json!({ "use": { "action": "fly" } }),
            "that is not a valid decision: unknown variant `fly`, expected one of `armor`",
        ),
        (json!({ "decline": "fly" }), "\"fly\" cannot be declined; a player can decline guard, armor, blast"),
        (json!({ "use": { "action": "heal" } }), "Heal takes a figure, named under \"on\""),
        (json!({ "use": { "action": "dodge", "on": "Toy 1" } }), "Dodge takes neither a figure nor players"),
        (json!({ "use": { "action": "master-plan" } }), "Master Plan takes players"),
        (json!({ "use": { "action": "master-plan", "players": ["red", "red"] } }), "the player red is named twice"),
        (json!({ "fly": {} }), "that is not a valid decision"),
        (json!(7), "that is not a valid decision"),
    ] {
        let told = game.parse_action(&said).expect_err("the decision cannot be read");
        assert!(told.contains(why), "{said}: {told:?} should say {why:?}");
    }
    assert!(
        game.is_reserved(&game.parse_action(&json!({ "timeout": {} })).expect("the JSON of the time-out can be read"))
    );
}

/// The codec reads an action of the other edition, and the rules refuse it.
#[test]
fn pa_r_48_an_action_of_the_other_edition_can_be_read_but_is_refused() {
    for (edition, foreign) in
        [(Edition::First, ["stun", "boost", "sneak"]), (Edition::Revised, ["heal", "shield", "knock-out"])]
    {
        wander(open(edition, 2, 5), 5, |game, state| {
            let Stage::Use(_) = state.stage() else { return };
            for word in foreign {
                let action = game
                    .parse_action(&json!({ "use": { "action": word, "on": "Toy 1" } }))
                    .expect("the codec reads actions of both editions");
                let refusal = game.check(state, state.turn(), &action).expect_err("the action is of the other edition");
                assert_eq!(
                    (refusal.clause().id(), &game.refusal_to_json(&refusal)["type"]),
                    ("PA-R-48", &json!("other_edition"))
                );
            }
        });
    }
}

/// A view shows the hand of its viewer and the card that the viewer laid face down, but no others. After the end it
/// shows all hands.
#[test]
fn pa_r_45_a_view_shows_only_what_its_viewer_may_know() {
    wander(open(Edition::First, 3, 9), 9, |game, state| {
        let is_over = matches!(state.stage(), Stage::Over(..));
        for viewer in Viewer::all(3) {
            let view = game.view_to_json(&game.view(state, viewer));
            let sides = view["seats"].as_array().expect("a list");
            let seen = |seat: usize| sides[seat]["hand"].is_array();
            let own = |seat: usize| viewer.is(Seat(seat as u8));
            assert!((0..3).all(|seat| seen(seat) == (is_over || own(seat))), "{view}");
            for side in sides {
                let hand = side["hand"].as_array().map(Vec::len);
                assert!(hand.is_none_or(|cards| json!(cards) == side["hand_size"]), "{view}");
            }
            assert_eq!(view["draw_pile_size"], json!(state.draw_pile().len()));
            if let Some(laid) = view["battle"]["laid"].as_array().filter(|_| state.stage() == Stage::Play) {
                let is_own = laid.iter().any(|seat| *seat == view["viewer"]);
                assert_eq!(view["battle"]["own_card"].is_string(), is_own, "{view}");
            }
        }
    });
}

/// Plays the card `mine` of `seat` against the card `theirs` of `other`, and returns whether `seat` wins. If the other
/// seat does not hold `theirs`, this card first changes places with the first card of the other seat's hand.
fn wins(game: &PlasticAttack, position: &Value, [seat, other]: [&str; 2], mine: &str, theirs: &str) -> bool {
    let mut position = position.clone();
    position["battle"]["cards"] = json!({});
    let hand = position["hands"][other].as_array().expect("a hand").clone();
    let old = hand[0].clone();
    if !hand.contains(&json!(theirs)) {
        // The two cards change places, wherever `theirs` is.
        let text = position.to_string().replace(&format!("\"{theirs}\""), "\"?\"");
        let text = text.replace(&old.to_string(), &format!("\"{theirs}\"")).replace("\"?\"", &old.to_string());
        position = serde_json::from_str(&text).expect("JSON");
    }
    let mut studied = ScenarioTable::read(game, &position).unwrap_or_else(|faults| panic!("{faults:?} in {position}"));
    for (name, card) in [(other, theirs), (seat, mine)] {
        let action = game.parse_action(&json!({ "play": { "card": card } })).expect("a card");
        // The fill after the battle may fail because the position lists no shuffle. By then the battle has been fought.
        let _ = studied.act(game.seat(name).expect("a seat"), &action);
    }
    let won: Assertion = laws::from_json(&json!({ "attacker_won": true }));
    studied.judge(&won).is_ok() == (position["turn"]["seat"] == seat)
}

/// Plays every card against every card that the other player may hold. The chances in the hints must be the shares of
/// won battles.
#[test]
fn pa_r_53_the_chances_in_hints_are_the_shares_of_won_battles() {
    let mut compared = 0;
    for (edition, seed) in Edition::ALL.into_iter().flat_map(|edition| (0..3).map(move |seed| (edition, seed))) {
        let mut turn = 0;
        wander(open(edition, 2, seed), seed, |game, state| {
            turn += 1;
            if state.stage() != Stage::Play || turn % 5 != 0 {
                return;
            }
            let mut position = game.to_position(state);
            for (name, card) in position["battle"]["cards"].as_object().cloned().unwrap_or_default() {
                if card.is_string() {
                    position["hands"][name].as_array_mut().expect("a hand").push(card);
                }
            }
            let seat = Seat(0);
            let view = game.view_to_json(&game.view(state, Viewer::Seat(seat)));
            let (mine, theirs) = (&view["seats"][0], &view["seats"][1]);
            let size = position["hands"]["blue"].as_array().map_or(0, Vec::len);
            let odds = game.hints_to_json(state, seat)["odds"].clone();
            if size == 0 || odds.as_array().is_none_or(Vec::is_empty) || mine["hand_size"] == 0 {
                return;
            }
            let list = |of: &Value| {
                of.as_array()
                    .expect("a list")
                    .iter()
                    .map(|c| c.as_str().expect("a card").to_owned())
                    .collect::<Vec<_>>()
            };
            let (unseen, outside) = (list(&view["unseen"]), list(&view["in_hands"]));
            let inside: Vec<String> = unseen.iter().filter(|card| !outside.contains(card)).cloned().collect();
            let held = theirs["held_over"].as_u64().expect("a number") as f64;
            for told in odds.as_array().expect("a list") {
                let card = told["card"].as_str().expect("a card");
                let share = |cards: &[String]| {
                    let won = cards.iter().filter(|other| wins(game, &position, ["red", "blue"], card, other)).count();
                    if cards.is_empty() { 0.0 } else { won as f64 / cards.len() as f64 }
                };
                let expected = (held * share(&outside) + (size as f64 - held) * share(&inside)) / size as f64;
                let told = told["wins"].as_u64().expect("thousandths") as f64;
                assert!((told - expected * 1000.0).abs() <= 0.5001, "{card}: {told}, expected {expected}; {view}");
                compared += 1;
            }
        });
    }
    assert!(compared > 40, "only {compared} chances were compared");
}

/// Plays the same game at a table with odds in its hints and at one without.
#[test]
fn hints_have_odds_only_if_the_set_up_asks_for_them() {
    for odds in [true, false] {
        let with = open(Edition::First, 2, 5);
        let setup = Setup { odds, ..with.setup().clone() };
        let game = PlasticAttack::open(setup).expect("the armies keep the rules");
        let (mut asked, mut told) = (0, 0);
        wander(game, 5, |game, state| {
            let Status::Awaiting(seats) = game.status(state) else { return };
            for seat in seats.iter().filter(|_| state.stage() == Stage::Play) {
                asked += 1;
                told += usize::from(!game.hints_to_json(state, seat)["odds"].is_null());
            }
        });
        assert!(asked > 20, "only {asked} seats had to lay a card");
        assert_eq!(told > 0, odds, "{told} of {asked} hints have odds");
    }
}
