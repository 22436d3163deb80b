//! Tests the wait before a game with armies: guests take seats and submit armies in any order, and every army stays
//! hidden until the last one is submitted.

use crate::common::{Client, Host, army, army_named, battle, first_figure, order, token};
use serde_json::{Value, json};

const GAME: &str = "plastic-attack-2009";

fn no_forces() -> Value {
    json!({})
}

/// Returns for each seat, in order, whether the summary says that its army is submitted.
fn ready(summary: &Value) -> Vec<bool> {
    let seats = summary["seats"].as_array().expect("seats");
    seats.iter().map(|seat| seat["ready"].as_bool().expect("a flag")).collect()
}

/// Returns an army with several faults: too much Power, the same figure twice, and a special action that this edition
/// lacks.
fn faulty() -> Value {
    let mut bad = army(GAME, 0);
    bad["army"][0]["power"] = json!(12);
    bad["army"][1] = bad["army"][0].clone();
    bad["army"][2]["card"]["high"] = json!("tickle");
    bad
}

#[tokio::test(flavor = "multi_thread")]
async fn the_game_begins_for_every_client_when_the_last_army_is_submitted() {
    let host = Host::start().await;
    let (mut ann, mut ben, mut cat) = (host.guest().await, host.guest().await, host.guest().await);
    let seats = json!([{ "kind": "me" }, { "kind": "invite" }, { "kind": "bot", "level": 1 }, { "kind": "invite" }]);
    let (made, id) = ann.muster(GAME, seats, no_forces()).await;
    assert_eq!((&made["status"], &made["board"]), (&json!("waiting"), &Value::Null));
    assert_eq!(ready(&made), [false, false, true, false], "the bot has built its army");
    let (mut anns, welcome) = ann.look_at(&id, Value::Null).await;
    assert_eq!((&welcome["viewer"], &welcome["frame"], &welcome["setup"]), (&json!("red"), &Value::Null, &Value::Null));
    let (mut eves, _) = host.client().look_at(&id, Value::Null).await;

    let early = anns.act("red", json!({ "attack": { "with": "x", "player": "blue" } })).await;
    assert_eq!(early["problem"]["type"], "/problems/waiting");
    anns.say(json!({ "type": "look", "viewer": "blue" })).await;
    assert_eq!(anns.expect("rejected").await["problem"]["type"], "/problems/not-your-seat");
    anns.say(json!({ "type": "hello", "seq": 3, "look": "red" })).await;
    assert_eq!(anns.expect("welcome").await["frame"], Value::Null);

    // The last seat is taken first, and its army is submitted before the others.
    cat.join(&id, &token(&made, 3)).await.expect_status(200);
    let summary = cat.bring(&id, "yellow", army_named(GAME, 1, "Cats")).await.expect_status(200);
    assert_eq!(ready(&summary), [false, false, true, true]);
    ann.bring(&id, "red", army_named(GAME, 2, "Anns")).await.expect_status(200);
    ben.join(&id, &token(&made, 1)).await.expect_status(200);
    let (mut bens, _) = ben.look_at(&id, Value::Null).await;
    assert_eq!(ben.get(&format!("/api/matches/{id}")).await.expect_status(200)["status"], "waiting");
    let begun = ben.bring(&id, "blue", army_named(GAME, 3, "Bens")).await.expect_status(200);
    assert_eq!((&begun["status"], ready(&begun)), (&json!("playing"), vec![true; 4]));

    for (socket, viewer) in [(&mut anns, "red"), (&mut bens, "blue"), (&mut eves, "public")] {
        let welcome = loop {
            let welcome = socket.expect("welcome").await;
            if !welcome["frame"].is_null() {
                break welcome;
            }
        };
        assert_eq!((&welcome["viewer"], &welcome["frame"]["seq"]), (&json!(viewer), &json!(0)));
        let setup = &welcome["setup"];
        for (seat, name) in [("red", "Anns"), ("blue", "Bens"), ("yellow", "Cats")] {
            assert_eq!(
                first_figure(setup, seat),
                Some(name),
                "every viewer must see every army once the game has begun"
            );
        }
        assert!(first_figure(setup, "green").is_some());
    }
    ben.bring(&id, "blue", army(GAME, 0)).await.expect_problem(409, "begun");
    let own = ben.get(&format!("/api/matches/{id}/force?seat=blue")).await.expect_status(200);
    assert_eq!(own["name"], "Bens");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_army_is_hidden_until_all_are_submitted_and_may_be_replaced() {
    let host = Host::start().await;
    let (mut ann, mut ben, mut eve) = (host.guest().await, host.guest().await, host.guest().await);
    let seats = json!([{ "kind": "me" }, { "kind": "invite" }, { "kind": "invite" }]);
    let (made, id) = ann.muster(GAME, seats, json!({ "red": army_named(GAME, 0, "Sealed One") })).await;
    ben.join(&id, &token(&made, 2)).await.expect_status(200);
    let (mut bens, _) = ben.look_at(&id, Value::Null).await;
    let (mut eves, _) = eve.look_at(&id, Value::Null).await;
    ann.bring(&id, "red", army_named(GAME, 1, "Sealed Two")).await.expect_status(200);
    let path = format!("/api/matches/{id}/force");
    let own = ann.get(&format!("{path}?seat=red")).await.expect_status(200);
    assert_eq!(own["name"], "Sealed Two", "the newer force replaces the older one");
    assert_eq!(ben.get(&format!("{path}?seat=green")).await.expect_status(200), Value::Null);
    let mut heard = Vec::new();
    for client in [&mut ben, &mut eve] {
        for seat in ["red", "blue", "public"] {
            let response = client.get(&format!("{path}?seat={seat}")).await;
            response.expect_problem(403, "not-your-seat");
            client.bring(&id, seat, army(GAME, 0)).await.expect_problem(403, "not-your-seat");
            heard.push(response.text());
        }
        for path in ["", "/record", "/replay?viewer=red", "/replay"] {
            heard.push(client.get(&format!("/api/matches/{id}{path}")).await.text());
        }
        heard.push(client.get("/api/matches?list=watch").await.text());
        heard.push(client.get("/api/matches").await.text());
    }
    host.client().bring(&id, "red", army(GAME, 0)).await.expect_problem(401, "no-guest");
    for socket in [&mut bens, &mut eves] {
        socket.say(json!({ "type": "look", "viewer": "red" })).await;
        socket.say(json!({ "type": "hello", "seq": null, "look": "red" })).await;
        socket.say(json!({ "type": "ping" })).await;
        socket.expect("pong").await;
        heard.extend(socket.texts.clone());
    }
    for text in &heard {
        assert!(!text.contains("Sealed") && !text.contains("figure"), "{text}");
    }
    assert!(
        heard.len() > 20 && heard.iter().any(|text| text.contains("\"ready\":true")),
        "other clients may see that an army is submitted"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn an_army_with_faults_is_refused_with_all_its_faults() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let check = format!("/api/games/{GAME}/check-force");
    let setup = battle("2009", 2);
    let good = json!({ "setup": setup, "force": army(GAME, 0) });
    assert_eq!(ann.post(&check, good).await.expect_status(200), json!({ "faults": [] }));
    let checked = ann.post(&check, json!({ "setup": setup, "force": faulty() })).await.expect_status(200);
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": 1 }]);
    let (_, id) = ann.muster(GAME, seats.clone(), no_forces()).await;
    let brought = ann.bring(&id, "red", faulty()).await.expect_problem(422, "bad-force");
    let ordered = ann.post("/api/matches", order(GAME, seats.clone(), json!({ "red": faulty() }))).await;
    let ordered = ordered.expect_problem(422, "bad-force");
    for faults in [&checked["faults"], &brought["faults"], &ordered["faults"]] {
        let faults = faults.as_array().expect("a list");
        assert!(faults.len() > 1, "the answer must list all faults, not only the first: {faults:?}");
        let said = |fault: &Value| fault["rule"].is_string() && fault["because"].is_string();
        assert!(faults.iter().all(said), "{faults:?}");
    }
    assert_eq!(ordered["faults"][0]["seat"], "red");
    for nonsense in [json!([]), Value::Null, json!("army")] {
        let asked = json!({ "setup": setup, "force": nonsense });
        ann.post(&check, asked).await.expect_problem(422, "unreadable-force");
        ann.bring(&id, "red", nonsense).await.expect_problem(422, "unreadable-force");
    }
    // The server lists all faults of an unreadable force at once, as it does for a force that breaks rules.
    let untyped =
        json!({ "format": 1, "game": GAME, "army": [{ "figure": 3 }, { "figure": "Rex", "power": 12, "card": 4 }] });
    let asked = json!({ "setup": setup, "force": untyped });
    let checked = ann.post(&check, asked).await.expect_status(200);
    let brought = ann.bring(&id, "red", untyped).await.expect_problem(422, "bad-force");
    let types = ["army_misfit", "army_missing", "army_missing", "army_misfit", "army_power"];
    for faults in [&checked["faults"], &brought["faults"]] {
        let told: Vec<&Value> = faults.as_array().expect("a list").iter().map(|fault| &fault["type"]).collect();
        assert_eq!(told, types);
    }
    let summary = ann.get(&format!("/api/matches/{id}")).await.expect_status(200);
    assert_eq!(ready(&summary), [false, true], "a refused army must not count as submitted");
    ann.post("/api/games/chess/check-force", json!({ "setup": {}, "force": {} }))
        .await
        .expect_problem(404, "no-such-game");
    let toys = json!({ "setup": crate::common::setup(), "force": {} });
    ann.post("/api/games/toy-battle/check-force", toys).await.expect_problem(422, "nothing-to-bring");
    let toys = ann.create(json!([{ "kind": "me" }, { "kind": "invite" }]), json!({ "kind": "none" })).await;
    let toys = toys["id"].as_str().expect("an id");
    ann.bring(toys, "blue", army(GAME, 0)).await.expect_problem(422, "nothing-to-bring");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_set_up_limits_the_number_of_players_and_the_size_of_armies() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let three = json!([{ "kind": "me" }, { "kind": "bot", "level": 1 }, { "kind": "bot", "level": 1 }]);
    let mut crowd = order(GAME, three, no_forces());
    crowd["setup"]["options"] = json!({ "max_players": 2 });
    let problem = ann.post("/api/matches", crowd.clone()).await.expect_problem(422, "bad-setup");
    assert_eq!(
        (&problem["faults"][0]["rule"], &problem["faults"][0]["type"]),
        (&json!("PA-R-01"), &json!("setup_crowd"))
    );
    crowd["setup"]["options"] = json!({ "max_players": 3, "army_min": 2, "army_max": 3 });
    let made = ann.post("/api/matches", crowd).await.expect_status(201);
    assert_eq!(made["options"]["army_size"], json!({ "min": 2, "max": 3 }), "{made}");
    assert_eq!(made["options"]["max_players"], 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unusable_order_is_refused_with_the_reason() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let good = order(GAME, json!([{ "kind": "me" }, { "kind": "invite" }]), no_forces());
    let with = |path: &str, value: Value| {
        let mut order = good.clone();
        *order.pointer_mut(path).expect("a place") = value;
        order
    };
    for (order, kind) in [
        (with("/seats", json!([{ "kind": "me" }])), "wrong-seats"),
        (with("/setup/seats", json!(["red", "blue", "green"])), "wrong-seats"),
        (with("/setup/seats", json!(["red", "red"])), "bad-setup"),
        (with("/setup/seats", json!(["red", "public"])), "bad-setup"),
        (with("/setup/seats", json!(["red", 2])), "bad-setup"),
        (with("/setup/seats", json!("red")), "bad-setup"),
        (with("/setup/seats", json!(["red"])), "bad-setup"),
        (with("/setup", json!([1])), "bad-setup"),
        (with("/setup", json!("red")), "bad-setup"),
        (with("/setup/edition", json!("third")), "bad-setup"),
        (with("/setup/options", json!({ "max_turns": 0 })), "bad-setup"),
        (with("/setup/options", json!({ "colour": 1 })), "bad-setup"),
        (with("/setup/options", json!({ "max_players": 1 })), "bad-setup"),
        (with("/setup/options", json!({ "army_min": 3, "army_max": 2 })), "bad-setup"),
        (with("/forces", json!({ "blue": army(GAME, 0) })), "not-your-seat"),
        (with("/forces", json!({ "green": army(GAME, 0) })), "not-your-seat"),
        (with("/forces", json!({ "red": 5 })), "unreadable-force"),
        (with("/game", json!("toy-battle")), "bad-setup"),
    ] {
        let response = ann.post("/api/matches", order.clone()).await;
        assert_eq!(response.status, 422, "{order}: {}", response.text());
        response.expect_problem(422, kind);
    }
    let mut early = good.clone();
    early["setup"]["armies"] = json!({ "red": army(GAME, 0) });
    let problem = ann.post("/api/matches", early).await.expect_problem(422, "bad-setup");
    assert_eq!(problem["faults"][0]["rule"], "PA-R-07", "{problem}");
    // The server checks the number of seats first, so that it neither reads a long list nor repeats it in the answer.
    let crowd: Vec<String> = (0..20_000).map(|n| format!("s{n}")).collect();
    let mut crowded = good.clone();
    (crowded["setup"]["seats"], crowded["game"]) = (json!(crowd), json!(GAME));
    let problem = ann.post("/api/matches", crowded).await.expect_problem(422, "bad-setup");
    assert!(problem.to_string().len() < 300, "{problem}");
    for (key, kind, status) in [("game", "no-such-game", 404), ("forces", "not-your-seat", 422)] {
        let mut long = good.clone();
        long[key] = if key == "game" { json!("x".repeat(9_000)) } else { json!({ "x".repeat(9_000): {} }) };
        let problem = ann.post("/api/matches", long).await.expect_problem(status, kind);
        assert!(problem.to_string().len() < 400, "{problem}");
    }
    let alone = order(GAME, json!([{ "kind": "me" }]), no_forces());
    let problem = ann.post("/api/matches", alone).await.expect_problem(422, "bad-setup");
    assert!(problem["detail"].as_str().is_some_and(|detail| detail.contains("2 to 6")), "{problem}");
    let mut armed = json!({ "game": "toy-battle", "setup": crate::common::setup(), "clock": { "kind": "none" },
        "seats": [{ "kind": "me" }, { "kind": "bot", "level": 1 }] });
    armed["forces"] = json!({ "blue": {} });
    ann.post("/api/matches", armed).await.expect_problem(422, "nothing-to-bring");
    ann.post("/api/matches", good).await.expect_status(201);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_bots_with_armies_in_its_order_begins_at_once() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": 1 }, { "kind": "same_device" }]);
    let forces = json!({ "red": army_named(GAME, 0, "Mine"), "blue": army_named(GAME, 1, "Chosen for the bot"),
        "green": army_named(GAME, 2, "My guest's") });
    let (made, id) = ann.muster(GAME, seats, forces).await;
    assert_eq!((&made["status"], ready(&made)), (&json!("playing"), vec![true; 3]));
    let (_, welcome) = ann.look_at(&id, json!("green")).await;
    assert_eq!(welcome["viewer"], "green");
    assert_eq!(first_figure(&welcome["setup"], "blue"), Some("Chosen for the bot"));
    let own = ann.get(&format!("/api/matches/{id}/force?seat=green")).await.expect_status(200);
    assert_eq!(own["name"], "My guest's");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_before_the_game_begins_loses_nothing() {
    let host = Host::start().await;
    let (mut ann, mut ben) = (host.guest().await, host.guest().await);
    let seats = json!([{ "kind": "me" }, { "kind": "invite" }, { "kind": "bot", "level": 2 }]);
    let (made, id) = ann.muster(GAME, seats, json!({ "red": army_named(GAME, 0, "Kept") })).await;
    ben.join(&id, &token(&made, 1)).await.expect_status(200);
    let host = host.restart().await;
    let mut ann = Client { address: host.running.address, ..ann };
    let mut ben = Client { address: host.running.address, ..ben };
    let summary = ben.get(&format!("/api/matches/{id}")).await.expect_status(200);
    assert_eq!((&summary["status"], ready(&summary)), (&json!("waiting"), vec![true, false, true]));
    assert_eq!(ann.get(&format!("/api/matches/{id}/force?seat=red")).await.expect_status(200)["name"], "Kept");
    let (mut anns, welcome) = ann.look_at(&id, Value::Null).await;
    assert_eq!(welcome["frame"], Value::Null);
    ben.bring(&id, "blue", army_named(GAME, 1, "Late")).await.expect_status(200);
    let welcome = anns.expect("welcome").await;
    assert_eq!(first_figure(&welcome["setup"], "red"), Some("Kept"));
    let host = host.restart().await;
    let ann = Client { address: host.running.address, ..ann };
    let (_, again) = ann.look_at(&id, json!("red")).await;
    assert_eq!(again["setup"], welcome["setup"], "a game that has begun must go on after a restart");
}

#[tokio::test(flavor = "multi_thread")]
async fn resigning_before_the_game_begins_calls_it_off_or_frees_the_seat() {
    let host = Host::start().await;
    let (mut ann, mut ben, mut cat) = (host.guest().await, host.guest().await, host.guest().await);
    let seats = json!([{ "kind": "me" }, { "kind": "invite" }, { "kind": "invite" }]);
    let (made, id) = ann.muster(GAME, seats, no_forces()).await;
    ben.join(&id, &token(&made, 1)).await.expect_status(200);
    ben.bring(&id, "blue", army(GAME, 0)).await.expect_status(200);
    let (mut bens, welcome) = ben.look_at(&id, Value::Null).await;
    assert_eq!(welcome["viewer"], "blue");
    let left = bens.act_as("gone", "blue", json!({ "resign": {} })).await;
    assert_eq!((&left["type"], &left["seq"]), (&json!("accepted"), &json!(0)));
    assert_eq!(bens.act_as("gone", "blue", json!({ "resign": {} })).await, left, "a retry gets the same answer");
    let other = bens.act_as("other", "blue", json!({ "resign": {} })).await;
    assert_eq!(other["problem"]["type"], "/problems/not-your-seat");
    let summary = ann.get(&format!("/api/matches/{id}")).await.expect_status(200);
    assert_eq!((&summary["seats"][1]["kind"], ready(&summary)), (&json!("open"), vec![false; 3]));
    assert_eq!(
        summary["seats"][1]["invite"], made["seats"][1]["invite"],
        "the invite link must still work for another guest"
    );
    bens.say(json!({ "type": "hello", "seq": null, "look": "blue" })).await;
    assert_eq!(bens.expect("welcome").await["viewer"], "public");
    cat.join(&id, &token(&made, 1)).await.expect_status(200);
    assert_eq!(cat.get(&format!("/api/matches/{id}/force?seat=blue")).await.expect_status(200), Value::Null);
    let (mut cats, _) = cat.look_at(&id, Value::Null).await;
    let early = cats.act_as("gone", "blue", json!({ "decline": "guard" })).await;
    assert_eq!(early["problem"]["type"], "/problems/waiting", "the ids of decisions count for each guest apart");

    let (mut anns, _) = ann.look_at(&id, Value::Null).await;
    let ended = anns.act_as("off", "red", json!({ "resign": {} })).await;
    assert_eq!(ended["type"], "accepted");
    assert_eq!(anns.act_as("off", "red", json!({ "resign": {} })).await, ended, "a retry gets the same answer");
    let host = host.restart().await;
    let mut ann = Client { address: host.running.address, ..ann };
    let mut cat = Client { address: host.running.address, ..cat };
    let ben = Client { address: host.running.address, ..ben };
    let (mut bens, _) = ben.look_at(&id, Value::Null).await;
    assert_eq!(
        bens.act_as("gone", "blue", json!({ "resign": {} })).await,
        left,
        "a retry after a restart gets the same answer too"
    );
    let summary = cat.get(&format!("/api/matches/{id}")).await.expect_status(200);
    assert_eq!((&summary["status"], &summary["over"]), (&json!("over"), &Value::Null));
    let (mut anns, welcome) = ann.look_at(&id, Value::Null).await;
    assert_eq!(welcome["frame"], Value::Null);
    assert_eq!(anns.act_as("off", "red", json!({ "resign": {} })).await, ended);
    cat.bring(&id, "blue", army(GAME, 0)).await.expect_problem(409, "begun");
    ann.post(&format!("/api/matches/{id}/rematch"), json!({})).await.expect_problem(409, "no-rematch");
    ann.get(&format!("/api/matches/{id}/record")).await.expect_problem(409, "never-begun");
    ann.get(&format!("/api/matches/{id}/replay")).await.expect_problem(409, "never-begun");
    assert_eq!(ann.get("/api/matches?list=mine").await.expect_status(200)["matches"], json!([]));
}
