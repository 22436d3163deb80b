//! Tests whole games over real sockets: against a bot, and against a guest who joined by link, with a spectator.

use crate::common::{Host, Socket, first_action};
use serde_json::{Value, json};

/// Plays one seat to the end of the game. Chooses by turns the last and the first action that the hints list. Returns
/// the last frame.
async fn play_out(socket: &mut Socket, seat: &str, mut frame: Value) -> Value {
    let mut n = 0;
    loop {
        if !frame["status"]["over"].is_null() {
            return frame;
        }
        if frame["status"]["awaiting"] == json!([seat]) {
            let actions = shelf::listed(&frame["hints"]).expect("the seat that is asked gets hints");
            n += 1;
            let action = if n % 2 == 0 { &actions[0] } else { &actions[actions.len() - 1] };
            let id = format!("d{n}");
            socket.say(json!({ "type": "act", "id": id, "seat": seat, "action": action })).await;
            let step = socket.expect("step").await;
            assert_eq!(step["frame"]["seat"], seat);
            let accepted = socket.expect("accepted").await;
            assert_eq!((&accepted["id"], &accepted["seq"]), (&json!(id), &step["frame"]["seq"]));
            frame = step["frame"].clone();
        } else {
            frame = socket.expect("step").await["frame"].clone();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_plays_a_whole_game_against_a_bot() {
    let host = Host::start().await;
    let mut client = host.guest().await;
    let made = client.create(json!([{ "kind": "me" }, { "kind": "bot", "level": 1 }]), json!({ "kind": "none" })).await;
    assert_eq!((&made["status"], &made["seats"][0]["you"]), (&json!("playing"), &json!(true)));
    assert_eq!((&made["seats"][1]["kind"], &made["seats"][1]["level"]), (&json!("bot"), &json!(1)));
    let id = made["id"].as_str().expect("an id").to_owned();
    client.get(&format!("/api/matches/{id}/record")).await.expect_problem(409, "not-over");
    client.get(&format!("/api/matches/{id}/replay")).await.expect_problem(409, "not-over");
    client.get(&format!("/api/matches/{id}/analysis")).await.expect_problem(409, "not-over");
    let (mut socket, welcome) = client.look_at(&id, Value::Null).await;
    assert_eq!(welcome["viewer"], "blue");
    assert_eq!(welcome["setup"]["board"]["id"], "castle-field");
    let last = play_out(&mut socket, "blue", welcome["frame"].clone()).await;
    let summary = client.get(&format!("/api/matches/{id}")).await.expect_status(200);
    assert_eq!((&summary["status"], &summary["over"]), (&json!("over"), &last["status"]["over"]));
    let steps: Vec<u64> = socket
        .told()
        .iter()
        .filter(|message| message["type"] == "step")
        .map(|message| message["frame"]["seq"].as_u64().expect("a number"))
        .collect();
    assert_eq!(steps, (1..=steps.len() as u64).collect::<Vec<_>>(), "steps must arrive in order, without gaps");

    let analysis = client.get(&format!("/api/matches/{id}/analysis")).await.expect_status(200);
    let points = analysis["points"].as_array().expect("points");
    assert_eq!(points.len(), steps.len() + 1, "the analysis has a point for the beginning and for each step");
    let has_won = |seat: &Value| last["status"]["over"]["winners"].as_array().expect("winners").contains(seat);
    let chances = analysis["seats"].as_array().expect("seats").iter().map(|seat| if has_won(seat) { 1000 } else { 0 });
    assert_eq!(points[steps.len()]["chances"], json!(chances.collect::<Vec<_>>()), "winners have 1000");

    let finished = client.get("/api/matches?list=finished").await.expect_status(200);
    assert_eq!(finished["matches"][0]["id"], id);
    assert_eq!(client.get("/api/matches?list=mine").await.expect_status(200)["matches"], json!([]));
    let replay = client.get(&format!("/api/matches/{id}/replay?viewer=red")).await.expect_status(200);
    let frames = replay["frames"].as_array().expect("frames");
    assert_eq!(frames.len(), steps.len() + 1);
    assert_eq!((&frames[0]["seq"], &frames[0]["view"]["viewer"]), (&json!(0), &json!("red")));
    let start = frames[0]["events"].as_array().expect("events");
    let of = |kind: &str, seat: &str| start.iter().find(|event| event["type"] == kind && event["seat"] == seat);
    assert!(of("drew", "red").expect("red drew")["troops"].is_array(), "red must see its draw: {start:?}");
    assert!(of("drew", "blue").expect("blue drew")["troops"].is_null(), "red must not see it: {start:?}");
    assert_eq!(frames.last().expect("a last frame")["status"], last["status"]);
    // Few pages, since a long game would need more requests than the limit on replays allows.
    let mut paged = Vec::new();
    while paged.len() < frames.len() {
        let page = format!("/api/matches/{id}/replay?viewer=red&from={}&limit=25", paged.len());
        let page = client.get(&page).await.expect_status(200);
        let page = page["frames"].as_array().expect("frames");
        assert!((1..=25).contains(&page.len()));
        paged.extend(page.iter().cloned());
    }
    assert_eq!(&paged, frames, "the pages must hold the same frames as the whole replay");
    let beyond = client.get(&format!("/api/matches/{id}/replay?from=100000&limit=0")).await.expect_status(200);
    assert_eq!(beyond["frames"], json!([]));
    client.get(&format!("/api/matches/{id}/replay?viewer=green")).await.expect_problem(422, "no-such-seat");
    verify_record(&client.get(&format!("/api/matches/{id}/record")).await.text(), steps.len());
}

/// Asserts that a downloaded record replays in the game itself, with this number of steps and the same ending.
fn verify_record(text: &str, steps: usize) {
    let record = referee::Record::parse(text).expect("a record");
    assert_eq!(record.steps.len(), steps);
    let mut session = shelf::replay_start(&record.header).expect("the record begins");
    for step in &record.steps {
        session.replay_step(step).expect("every step must replay");
    }
    let record = referee::Record { signature: None, ..record };
    assert_eq!(session.record(), &record, "the replayed record, with its ending, must be the same");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_joins_by_link_and_each_viewer_sees_only_its_view() {
    let host = Host::start().await;
    let (mut ann, mut ben, mut eve) = (host.guest().await, host.guest().await, host.guest().await);
    let made = ann.create(json!([{ "kind": "me" }, { "kind": "invite" }]), json!({ "kind": "none" })).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    let path = made["seats"][1]["invite"].as_str().expect("the creator gets the link").to_owned();
    let token = path.strip_prefix(&format!("/join/{id}/")).expect("/join/ID/TOKEN").to_owned();
    let seen = eve.get(&format!("/api/matches/{id}")).await.expect_status(200);
    assert!(seen["seats"][1]["invite"].is_null(), "only the creator gets the link");
    assert_eq!(seen["status"], "waiting");

    let (mut anns, _) = ann.look_at(&id, Value::Null).await;
    let early = anns.act_as("early", "blue", json!({ "draw": {} })).await;
    assert_eq!(early["problem"]["type"], "/problems/waiting");

    let join = format!("/api/matches/{id}/join");
    eve.post(&join, json!({ "token": "x".repeat(64) })).await.expect_problem(403, "no-such-invite");
    let joined = ben.post(&join, json!({ "token": token })).await.expect_status(200);
    assert_eq!((&joined["status"], &joined["seats"][1]["you"]), (&json!("playing"), &json!(true)));
    let again = ben.post(&join, json!({ "token": token })).await.expect_status(200);
    assert_eq!(again["seats"][1]["you"], true, "a second request to join must change nothing");
    eve.post(&join, json!({ "token": token })).await.expect_problem(409, "seat-taken");
    let welcome = anns.expect("welcome").await;
    assert_eq!(welcome["summary"]["status"], "playing");

    let (mut bens, bens_welcome) = ben.look_at(&id, Value::Null).await;
    assert_eq!((&bens_welcome["viewer"], &bens_welcome["frame"]["hints"]), (&json!("red"), &Value::Null));
    let (mut eves, looking_on) = eve.look_at(&id, json!("red")).await;
    assert_eq!(looking_on["viewer"], "public", "a spectator may not look as a seat");
    assert_eq!(looking_on["frame"]["view"]["rack"], Value::Null);
    let refused = bens.act("blue", json!({ "draw": {} })).await;
    assert_eq!(refused["problem"]["type"], "/problems/not-your-seat");
    let refused = bens.act("red", json!({ "draw": {} })).await;
    assert!(refused["refusal"]["clause"].as_str().is_some_and(|clause| clause.starts_with("TB-")), "{refused}");

    let again = anns.act_as("early", "blue", first_action(&welcome["frame"])).await;
    assert_eq!(again, early, "a decision with the id of a refused one must get the same answer");
    assert_eq!(anns.act("blue", json!({ "draw": {} })).await["type"], "accepted");
    let (to_ben, to_eve) = (bens.expect("step").await, eves.expect("step").await);
    for step in [&to_ben, &to_eve] {
        let drew = step["frame"]["events"].as_array().expect("events").iter().find(|event| event["type"] == "drew");
        assert_eq!(drew.expect("a draw")["troops"], Value::Null, "other viewers must not see the Troops");
    }
    assert_eq!(to_ben["frame"]["hints"]["seat"], "red");
    let watch = eve.get("/api/matches?list=watch").await.expect_status(200);
    assert!(watch["matches"].as_array().expect("a list").iter().any(|one| one["id"] == id));

    eves.say(json!({ "type": "look", "viewer": "blue" })).await;
    assert_eq!(eves.expect("rejected").await["problem"]["type"], "/problems/not-your-seat");
    assert_eq!(bens.act("red", json!({ "resign": {} })).await["type"], "accepted");
    let over = eves.expect("step").await["frame"]["status"]["over"].clone();
    assert_eq!((&over["winners"], &over["by"]), (&json!(["blue"]), &json!("resignation")));
    eves.say(json!({ "type": "look", "viewer": "blue" })).await;
    assert_eq!(eves.expect("frame").await["frame"]["view"]["viewer"], "blue", "then spectators may look as any seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_with_both_seats_sees_one_view_at_a_time() {
    let host = Host::start().await;
    let mut client = host.guest().await;
    let made = client.create(json!([{ "kind": "me" }, { "kind": "same_device" }]), json!({ "kind": "none" })).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    let (mut socket, welcome) = client.look_at(&id, json!("blue")).await;
    assert_eq!((&welcome["viewer"], &welcome["frame"]["view"]["viewer"]), (&json!("blue"), &json!("blue")));
    assert_eq!(socket.act("blue", json!({ "draw": {} })).await["type"], "accepted");
    socket.say(json!({ "type": "look", "viewer": "red" })).await;
    let frame = socket.expect("frame").await["frame"].clone();
    assert_eq!((&frame["view"]["viewer"], &frame["hints"]["seat"]), (&json!("red"), &json!("red")));
    assert_eq!(socket.act("red", first_action(&frame)).await["type"], "accepted");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_why_message_gets_the_clause_and_changes_nothing() {
    let host = Host::start().await;
    let mut client = host.guest().await;
    let made = client.create(json!([{ "kind": "me" }, { "kind": "same_device" }]), json!({ "kind": "none" })).await;
    let (mut socket, welcome) = client.look_at(made["id"].as_str().expect("an id"), Value::Null).await;
    let ask = |action: Value| json!({ "type": "why", "id": "w", "seat": "blue", "action": action });
    socket.say(ask(json!({ "place": { "troop": "kwak", "on": "HR" } }))).await;
    let answer = socket.expect("why").await;
    let refusal = &answer["refusal"];
    assert!(refusal["clause"].as_str().is_some_and(|clause| clause.starts_with("TB-")), "{answer}");
    assert!(refusal["because"].as_str().is_some_and(|because| because.len() > 10));
    assert!(refusal["reason"]["type"].is_string());
    socket.say(ask(first_action(&welcome["frame"]))).await;
    assert_eq!(socket.expect("why").await["refusal"], Value::Null);
    socket.say(ask(json!({ "fly": {} }))).await;
    assert_eq!(socket.expect("rejected").await["problem"]["type"], "/problems/malformed");
    socket.say(ask(json!({ "timeout": {} }))).await;
    assert_eq!(socket.expect("rejected").await["problem"]["type"], "/problems/reserved");
    assert_eq!(socket.act("blue", json!({ "timeout": {} })).await["problem"]["type"], "/problems/reserved");
    socket.say(json!({ "type": "hello", "seq": null, "look": null })).await;
    assert_eq!(socket.expect("welcome").await["frame"], welcome["frame"]);
}
