//! Questions about the table: anybody may ask, each for its own eyes, and none in a flood.

use crate::common::{Client, Host, Socket};
use serde_json::{Value, json};
use server::{Limits, Rate};

async fn hot_seat(client: &mut Client) -> String {
    let made = client.create(json!([{ "kind": "me" }, { "kind": "same_device" }]), json!({ "kind": "none" })).await;
    made["id"].as_str().expect("an id").to_owned()
}

/// Asks and returns why the question cannot be answered, which comes under the question's own name.
async fn because(socket: &mut Socket, id: &str, seat: Value) -> String {
    socket.say(json!({ "type": "ask", "id": id, "seat": seat, "question": { "reach": 3 } })).await;
    let answer = socket.expect("no_answer").await;
    assert_eq!(answer["id"], id);
    answer["because"].as_str().expect("a sentence").to_owned()
}

const SILENT: &str = "this game answers no questions";

#[tokio::test(flavor = "multi_thread")]
async fn anybody_may_ask_for_eyes_of_its_own_and_nobody_elses() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let id = hot_seat(&mut ann).await;
    let (mut own, _) = ann.look_at(&id, json!("blue")).await;
    let (mut other, _) = host.client().look_at(&id, Value::Null).await;
    for seat in [Value::Null, json!("blue"), json!("red"), json!("public")] {
        assert_eq!(because(&mut own, "q", seat).await, SILENT, "both seats are of this guest");
    }
    for seat in [Value::Null, json!("public")] {
        assert_eq!(because(&mut other, "q", seat).await, SILENT, "whoever looks on may ask as the public");
    }
    for seat in [json!("blue"), json!("nobody")] {
        let why = because(&mut other, "q", seat).await;
        assert!(why.contains("is not your seat; you only look on here"), "{why}");
    }
    own.act("blue", json!({ "resign": {} })).await;
    assert_eq!(because(&mut other, "q", json!("blue")).await, SILENT, "after the end anybody may look as anybody");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_without_a_name_or_a_game_has_no_answer() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let id = hot_seat(&mut ann).await;
    let (mut socket, _) = ann.look_at(&id, json!("blue")).await;
    assert!(because(&mut socket, "", Value::Null).await.contains("1 to 64 bytes"));
    assert!(because(&mut socket, &"q".repeat(65), Value::Null).await.contains("1 to 64 bytes"));
    let seats = json!([{ "kind": "me" }, { "kind": "invite" }]);
    let (_, waiting) = ann.muster("plastic-attack-2009", seats, json!({})).await;
    let (mut socket, _) = ann.look_at(&waiting, Value::Null).await;
    assert!(because(&mut socket, "q", Value::Null).await.contains("The game begins when"));
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_questions_are_refused_by_name_and_nothing_else_is_lost() {
    let few = Rate { per_second: 1, burst: 3 };
    let host = Host::with(Limits { questions_per_guest: few, messages_per_guest: few, ..Limits::default() }).await;
    let mut ann = host.guest().await;
    let id = hot_seat(&mut ann).await;
    let (mut socket, _) = ann.look_at(&id, json!("blue")).await;
    let mut refused = 0;
    for n in 0..300 {
        let why = because(&mut socket, &format!("q{n}"), Value::Null).await;
        if why != SILENT {
            assert!(why.starts_with("Too many questions: 3 at once and 1 a second are allowed"), "{why}");
            refused += 1;
        }
    }
    assert!(refused > 250, "{refused} of 300 were refused");
    assert_eq!(socket.act("blue", json!({ "draw": {} })).await["type"], "accepted", "decisions are counted apart");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_questions_ends_the_socket() {
    let few = Rate { per_second: 1, burst: 1 };
    let limits = Limits { questions_per_guest: few, refused_questions_per_guest: few, ..Limits::default() };
    let host = Host::with(limits).await;
    let mut ann = host.guest().await;
    let id = hot_seat(&mut ann).await;
    let (mut socket, _) = ann.look_at(&id, json!("blue")).await;
    for n in 0..210 {
        socket.say(json!({ "type": "ask", "id": format!("q{n}"), "question": 1 })).await;
    }
    let bye = socket.expect("bye").await;
    assert!(bye["reason"].as_str().is_some_and(|reason| reason.contains("Too many questions")), "{bye}");
}

#[tokio::test(flavor = "multi_thread")]
async fn questions_without_a_match_are_answered_or_refused_in_words() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let why = ann.post("/api/games/toy-battle/consult", json!({ "ask": "price" })).await;
    let why = why.expect_problem(422, "no-answer");
    assert_eq!(why["detail"], "this game answers no questions without a match");
    ann.post("/api/games/chess/consult", json!({ "ask": "price" })).await.expect_problem(404, "no-such-game");
}
