//! Tests what players say to each other in a match.

use crate::admin::{id_of, operator};
use crate::common::{Client, Host, Socket, token};
use serde_json::{Value, json};
use server::{Limits, Rate};

/// Sets up a match of Toy Battle between two guests. Returns the guests, their sockets and the id of the match.
async fn pair(host: &Host) -> (Client, Client, Socket, Socket, String) {
    let (mut ann, mut ben) = (host.guest().await, host.guest().await);
    let made = ann.create(json!([{ "kind": "me" }, { "kind": "invite" }]), json!({ "kind": "none" })).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    ben.join(&id, &token(&made, 1)).await.expect_status(200);
    let (anns, _) = ann.look_at(&id, Value::Null).await;
    let (bens, _) = ben.look_at(&id, Value::Null).await;
    (ann, ben, anns, bens, id)
}

/// Says something for a seat, under this message id, and returns the answer.
async fn say(socket: &mut Socket, id: &str, seat: &str, say: Value) -> Value {
    socket.say(json!({ "type": "say", "id": id, "seat": seat, "say": say })).await;
    loop {
        let answer = socket.next().await.expect("the socket stays open");
        if answer["id"] == id {
            return answer;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn players_get_everything_that_is_said_and_spectators_get_no_texts() {
    let host = Host::start().await;
    let (_ann, ben, mut anns, mut bens, id) = pair(&host).await;
    let cat = host.guest().await;
    let (mut cats, _) = cat.look_at(&id, Value::Null).await;
    assert_eq!(say(&mut anns, "s1", "blue", json!({ "text": " Hi  Ben! " })).await["type"], "accepted");
    assert_eq!(say(&mut anns, "s2", "blue", json!({ "emote": "wave" })).await["type"], "accepted");
    let heard = bens.expect("talk").await;
    assert_eq!(
        heard,
        json!({ "type": "talk", "lines": [{ "seat": "blue", "say": { "text": "Hi  Ben!" } }], "all": false })
    );
    let seen = cats.expect("talk").await;
    assert_eq!(
        seen["lines"],
        json!([{ "seat": "blue", "say": { "emote": "wave" } }]),
        "a spectator must not get the text"
    );
    assert_eq!(say(&mut bens, "s3", "red", json!({ "phrase": "thanks" })).await["type"], "accepted");

    let (mut again, _) = ben.look_at(&id, Value::Null).await;
    let kept = again.expect("talk").await;
    assert_eq!((&kept["all"], kept["lines"].as_array().map(Vec::len)), (&json!(true), Some(3)));
    let (mut later, _) = cat.look_at(&id, Value::Null).await;
    assert_eq!(
        later.expect("talk").await["lines"].as_array().map(Vec::len),
        Some(2),
        "a spectator who connects later must not get the text either"
    );
    assert!(!later.texts.iter().chain(&cats.texts).any(|text| text.contains("Hi")));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unusable_or_forbidden_saying_is_refused_with_the_reason() {
    let host = Host::start().await;
    let (mut ann, _ben, mut anns, _bens, id) = pair(&host).await;
    let kind = |answer: Value| answer["problem"]["type"].as_str().unwrap_or_default().to_owned();
    assert_eq!(kind(say(&mut anns, "a", "red", json!({ "emote": "wave" })).await), "/problems/not-your-seat");
    for text in ["", "   ", "\u{202e}evil", &"x".repeat(301)] {
        let answer = say(&mut anns, &format!("b{}", text.len()), "blue", json!({ "text": text })).await;
        assert_eq!(answer["problem"]["status"], 422, "{answer}");
    }
    anns.say(json!({ "type": "say", "id": "c", "seat": "blue", "say": { "emote": "rude" } })).await;
    assert_eq!(kind(anns.expect("rejected").await), "/problems/unreadable");
    let cat = host.guest().await;
    let (mut cats, _) = cat.look_at(&id, Value::Null).await;
    assert_eq!(kind(say(&mut cats, "d", "blue", json!({ "emote": "wave" })).await), "/problems/not-your-seat");

    let alone = ann.create(json!([{ "kind": "me" }, { "kind": "bot", "level": 1 }]), json!({ "kind": "none" })).await;
    let (mut socket, _) = ann.look_at(alone["id"].as_str().expect("an id"), Value::Null).await;
    let answer = say(&mut socket, "e", "blue", json!({ "emote": "wave" })).await;
    assert_eq!(kind(answer), "/problems/nobody-to-talk-to");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_includes_the_texts_that_other_players_said() {
    let often = Rate { per_second: 10_000, burst: 10_000 };
    let limits = Limits { sayings_per_guest: often, messages_per_guest: often, ..Limits::default() };
    let host = Host::with(limits).await;
    let (mut ann, mut ben, mut anns, mut bens, id) = pair(&host).await;
    let mut admin = operator(&host).await;
    for n in 0..25 {
        let said = say(&mut anns, &format!("a{n}"), "blue", json!({ "text": format!("rude {n}") })).await;
        assert_eq!(said["type"], "accepted", "{said}");
    }
    say(&mut anns, "b", "blue", json!({ "emote": "wave" })).await;
    say(&mut bens, "c", "red", json!({ "text": "please stop" })).await;
    let path = format!("/api/matches/{id}/reports");
    ben.post(&path, json!({ "category": "behaviour", "seat": "blue", "text": "look" })).await.expect_status(201);
    let mut cat = host.guest().await;
    cat.post(&path, json!({ "category": "behaviour", "seat": "blue", "text": "hm" })).await.expect_status(201);
    ann.post(&path, json!({ "category": "other" })).await.expect_status(201);

    let reports = admin.get("/api/admin/reports").await.expect_status(200);
    let texts: Vec<&str> = (0..3).map(|n| reports["reports"][n]["text"].as_str().expect("a text")).collect();
    assert_eq!(texts[0], "red: please stop", "a report about no seat must include the texts of the other players");
    assert_eq!(texts[1], "hm", "the report of a spectator must include no texts");
    let lines: Vec<&str> = texts[2].lines().collect();
    assert_eq!((lines.len(), lines[0], lines[1], lines[20]), (21, "look", "blue: rude 5", "blue: rude 24"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_muted_guest_can_say_nothing_in_a_match() {
    let host = Host::start().await;
    let (mut ann, _ben, mut anns, mut bens, _) = pair(&host).await;
    let mut admin = operator(&host).await;
    let guest = id_of(&mut ann).await;
    let mute = json!({ "kind": "mute", "reason": "rude to others", "hours": null });
    admin.post(&format!("/api/admin/guests/{guest}/sanctions"), mute).await.expect_status(200);
    for said in [json!({ "text": "psst" }), json!({ "emote": "wave" }), json!({ "phrase": "hello" })] {
        let answer = say(&mut anns, "m", "blue", said).await;
        assert_eq!(answer["problem"]["type"], "/problems/muted", "{answer}");
    }
    assert_eq!(say(&mut bens, "b", "red", json!({ "emote": "wave" })).await["type"], "accepted");
}

#[tokio::test(flavor = "multi_thread")]
async fn sayings_have_a_rate_limit_and_the_newest_hundred_lines_are_kept() {
    let few = Rate { per_second: 1, burst: 2 };
    let host = Host::with(Limits { sayings_per_guest: few, ..Limits::default() }).await;
    let (_ann, _ben, mut anns, _bens, _) = pair(&host).await;
    for (n, ends) in ["accepted", "accepted", "rejected"].into_iter().enumerate() {
        let answer = say(&mut anns, &format!("s{n}"), "blue", json!({ "phrase": "hello" })).await;
        assert_eq!(answer["type"], ends, "{answer}");
    }

    let often = Rate { per_second: 10_000, burst: 10_000 };
    let limits = Limits { sayings_per_guest: often, messages_per_guest: often, ..Limits::default() };
    let host = Host::with(limits).await;
    let (_ann, ben, mut anns, _bens, id) = pair(&host).await;
    for n in 0..105 {
        say(&mut anns, &format!("s{n}"), "blue", json!({ "text": format!("line {n}") })).await;
    }
    let (mut again, _) = ben.look_at(&id, Value::Null).await;
    let kept = again.expect("talk").await;
    let lines = kept["lines"].as_array().expect("lines");
    assert_eq!((lines.len(), &lines[0]["say"]["text"]), (100, &json!("line 5")));
}
