//! Tests questions about the position of a match: every client may ask, the answer shows only what the viewer may know,
//! and a rate limit applies.

use crate::common::{Client, Host, Socket};
use serde_json::{Value, json};
use server::{Limits, Rate};
use std::time::{Duration, Instant};

async fn hot_seat(client: &mut Client) -> String {
    let made = client.create(json!([{ "kind": "me" }, { "kind": "same_device" }]), json!({ "kind": "none" })).await;
    made["id"].as_str().expect("an id").to_owned()
}

/// Asks a question that gets no answer, and returns the reason. Asserts that the message with the reason has the id of
/// the question.
async fn because(socket: &mut Socket, id: &str, seat: Value) -> String {
    socket.say(json!({ "type": "ask", "id": id, "seat": seat, "question": { "reach": 3 } })).await;
    let answer = socket.expect("no_answer").await;
    assert_eq!(answer["id"], id);
    answer["because"].as_str().expect("a sentence").to_owned()
}

const SILENT: &str = "this game answers no questions";

#[tokio::test(flavor = "multi_thread")]
async fn a_client_may_ask_only_as_the_public_and_as_its_own_seats() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let id = hot_seat(&mut ann).await;
    let (mut own, _) = ann.look_at(&id, json!("blue")).await;
    let (mut other, _) = host.client().look_at(&id, Value::Null).await;
    for seat in [Value::Null, json!("blue"), json!("red"), json!("public")] {
        assert_eq!(because(&mut own, "q", seat).await, SILENT, "this guest has both seats");
    }
    for seat in [Value::Null, json!("public")] {
        assert_eq!(because(&mut other, "q", seat).await, SILENT, "a spectator may ask only as the public");
    }
    for seat in [json!("blue"), json!("nobody")] {
        let why = because(&mut other, "q", seat).await;
        assert!(why.contains("is not your seat; you have no seat in this match"), "{why}");
    }
    own.act("blue", json!({ "resign": {} })).await;
    assert_eq!(because(&mut other, "q", json!("blue")).await, SILENT, "after the end every client may ask as any seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_with_a_bad_id_or_before_the_game_is_refused() {
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
async fn too_many_questions_are_refused_and_decisions_are_not() {
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
    assert!(refused > 250, "the server refused {refused} of 300 questions; it must refuse more than 250");
    assert_eq!(
        socket.act("blue", json!({ "draw": {} })).await["type"],
        "accepted",
        "questions must not count toward the limit of decisions"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_questions_closes_the_socket() {
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
async fn questions_without_a_match_are_refused_with_the_reason() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let why = ann.post("/api/games/toy-battle/consult", json!({ "ask": "price" })).await;
    let why = why.expect_problem(422, "no-answer");
    assert_eq!(why["detail"], "this game answers no questions without a match");
    ann.post("/api/games/chess/consult", json!({ "ask": "price" })).await.expect_problem(404, "no-such-game");
}

/// Sets up a match of Attacktix in which the guest has both seats, with figures to ask about. Returns its id.
async fn duel(client: &mut Client) -> String {
    let setup = shelf::plan("attacktix", Some(&json!("fences-and-copse")), 2, &json!({}));
    let page = shelf::page("attacktix").expect("a game of the shelf");
    let force = |n: usize| page["own"]["forces"][n]["force"].clone();
    let order = json!({ "game": "attacktix", "setup": setup, "clock": { "kind": "none" },
        "seats": [{ "kind": "me" }, { "kind": "same_device" }], "forces": { "p1": force(0), "p2": force(1) } });
    let made = client.post("/api/matches", order).await.expect_status(201);
    made["id"].as_str().expect("an id").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_questions_by_spectators_delays_no_move() {
    // This test guards against an old bug: the task that carries out the moves of a match also answered questions. So a
    // player whose clock ran had to wait until that task had answered the questions of a dozen spectators.
    let many = Rate { per_second: 10_000, burst: 100_000 };
    let host = Host::with(Limits { questions_per_guest: many, ..Limits::default() }).await;
    let mut ann = host.guest().await;
    let id = duel(&mut ann).await;
    let (mut player, _) = ann.look_at(&id, json!("p1")).await;
    let begun = Instant::now();
    let mut flood = Vec::new();
    for _ in 0..12 {
        let (mut socket, _) = host.guest().await.look_at(&id, Value::Null).await;
        flood.push(tokio::spawn(async move {
            for n in 0..FLOOD {
                let question = json!({ "ask": "placing", "figure": "p2-01" });
                socket.say(json!({ "type": "ask", "id": format!("q{n}"), "question": question })).await;
            }
            let mut answered = 0;
            while answered < FLOOD {
                let message = socket.next().await.expect("the socket stays open");
                answered += u32::from(message["id"].is_string());
            }
        }));
    }
    let mut slowest = Duration::ZERO;
    for n in 0..5 {
        let asked = Instant::now();
        let action = json!({ "place": { "figure": "p1-01", "at": [-400_000 + 1_000 * n, -479_200] } });
        player.act("p1", action).await;
        slowest = slowest.max(asked.elapsed());
    }
    for socket in flood {
        socket.await.expect("every question is answered");
    }
    let flood = begun.elapsed();
    println!("a move took {slowest:?} at most while the questions took {flood:?}");
    assert!(slowest < flood / 4, "a move took {slowest:?} while the questions took {flood:?}");
}

/// The number of questions that each spectator asks at once.
const FLOOD: u32 = 400;
