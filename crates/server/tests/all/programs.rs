//! Tests programs that play over HTTP with a token: whole games, and what a token allows and does not allow.

use crate::admin::{id_of, operator};
use crate::common::{Client, Host, PATIENCE, army, order, setup, token};
use referee::{Chance, Clause, Seeded};
use serde_json::{Value, json};
use server::{Limits, Rate};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// A program of a guest, with its id and its token.
struct Bot {
    client: Client,
    id: String,
    token: String,
}

impl Bot {
    /// Makes a program whose owner is this guest.
    async fn of(owner: &mut Client, name: &str) -> Bot {
        let made = owner.post("/api/me/programs", json!({ "name": name })).await.expect_status(201);
        let word = |value: &Value| value.as_str().expect("a text").to_owned();
        let client = Client { address: owner.address, cookie: None };
        Bot { client, id: word(&made["program"]["id"]), token: word(&made["token"]) }
    }

    async fn ask(&mut self, method: &str, path: &str, body: Option<Value>) -> crate::common::Response {
        let bearer = format!("Bearer {}", self.token);
        let body = body.map(|body| body.to_string());
        self.client.send(method, path, &[("authorization", &bearer)], body).await
    }

    async fn say(&mut self, id: &str, message: Value) -> crate::common::Response {
        self.ask("POST", &format!("/api/matches/{id}/engine"), Some(message)).await
    }

    async fn join(&mut self, made: &Value, seat: usize) -> crate::common::Response {
        let path = format!("/api/matches/{}/join", made["id"].as_str().expect("an id"));
        self.ask("POST", &path, Some(json!({ "token": token(made, seat) }))).await
    }

    /// Opens the program's stream of messages about a match.
    async fn follow(&self, id: &str) -> Lines {
        let mut stream = TcpStream::connect(self.client.address).await.expect("the server listens");
        let head = format!(
            "GET /api/matches/{id}/engine HTTP/1.1\r\nhost: {}\r\nauthorization: Bearer {}\r\n\r\n",
            self.client.address, self.token
        );
        stream.write_all(head.as_bytes()).await.expect("the server takes it");
        let mut lines = Lines { stream: BufReader::new(stream), text: String::new() };
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            assert_ne!(lines.stream.read_line(&mut head).await.expect("a head"), 0, "{head}");
        }
        assert!(head.starts_with("HTTP/1.1 200") && head.contains("application/x-ndjson"), "{head}");
        lines
    }
}

/// A program's stream of messages about a match, one message a line.
struct Lines {
    stream: BufReader<TcpStream>,
    text: String,
}

impl Lines {
    /// Returns the next message; `None` at the end of the stream. Skips empty lines.
    async fn next(&mut self) -> Option<Value> {
        loop {
            if let Some((line, rest)) = self.text.split_once('\n') {
                let (line, rest) = (line.to_owned(), rest.to_owned());
                self.text = rest;
                if !line.is_empty() {
                    return Some(serde_json::from_str(&line).expect("each line is JSON"));
                }
                continue;
            }
            let chunk = tokio::time::timeout(PATIENCE, self.chunk()).await.expect("a line in time");
            self.text.push_str(&chunk?);
        }
    }

    async fn chunk(&mut self) -> Option<String> {
        let mut size = String::new();
        self.stream.read_line(&mut size).await.ok()?;
        let size = usize::from_str_radix(size.trim(), 16).ok().filter(|size| *size > 0)?;
        let mut chunk = vec![0; size + 2];
        self.stream.read_exact(&mut chunk).await.expect("a whole chunk");
        chunk.truncate(size);
        Some(String::from_utf8(chunk).expect("text"))
    }

    async fn expect(&mut self, kind: &str) -> Value {
        let message = self.next().await.unwrap_or_else(|| panic!("the stream ended before {kind}"));
        assert_eq!(message["type"], kind, "{message}");
        message
    }
}

/// Sets up a match with these seats; returns its summary and its id.
async fn set_up(owner: &mut Client, seats: Value) -> (Value, String) {
    let made = owner.create(seats, json!({ "kind": "fischer", "seconds": 600, "increment": 5 })).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    (made, id)
}

/// Asserts that a message to red shows no removed Troops, no racks, and no Troops that blue drew or stood up.
fn assert_discreet(message: &Value) {
    assert_eq!(message["view"]["viewer"], "red", "{message}");
    assert!(message["view"]["removed"].is_null() && message["view"]["racks"].is_null(), "{message}");
    for step in message["steps"].as_array().expect("steps") {
        for event in step["events"].as_array().expect("events") {
            let is_hidden = ["drew", "stood_up"].contains(&event["type"].as_str().expect("a type"));
            assert!(!is_hidden || event["seat"] == "red" || event["troops"].is_null(), "{event}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_plays_a_whole_game_and_sees_only_the_view_of_its_seat() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let mut bot = Bot::of(&mut ann, "Clockwork Cat").await;
    let (made, id) = set_up(&mut ann, json!([{ "kind": "bot", "level": 1 }, { "kind": "invite" }])).await;
    let joined = bot.join(&made, 1).await.expect_status(200);
    assert_eq!((&joined["seats"][1]["you"], &joined["seats"][1]["program"]), (&json!(true), &json!(true)));
    let mine = bot.ask("GET", "/api/matches", None).await.expect_status(200);
    assert_eq!(mine["matches"][0]["id"], id);

    let mut lines = bot.follow(&id).await;
    assert_eq!(lines.expect("hello").await["protocol"], "rumpus-engine/1");
    let game = lines.expect("new_game").await;
    assert_eq!((&game["seat"], &game["seats"]), (&json!("red"), &json!(["blue", "red"])));
    assert_eq!(game["rules"]["game"], "toy-battle");
    assert!(game["setup"].is_object() && game["opened_with"].is_object(), "{game}");
    let (mut luck, mut told) = (Seeded::new(7, 0), Vec::new());
    let over = loop {
        let message = lines.next().await.expect("the game has an end");
        told.extend(message["steps"].as_array().expect("steps").iter().map(|step| step["seq"].clone()));
        if message["type"] == "game_over" {
            break message;
        }
        assert_discreet(&message);
        assert_eq!((&message["type"], &message["complete"]), (&json!("decide"), &json!(true)));
        let (clock_ms, time_ms) = (message["clock_ms"].as_u64(), message["time_ms"].as_u64());
        assert!(clock_ms.is_some_and(|clock| clock > 500_000) && time_ms.is_some_and(|time| time < 60_000));
        let decisions = message["decisions"].as_array().expect("decisions");
        let action = &decisions[luck.below(decisions.len() as u32, Clause::new("TEST-03")) as usize];
        let decision = json!({ "type": "decision", "id": message["id"], "action": action });
        assert_eq!(bot.say(&id, decision.clone()).await.status, 204);
        assert_eq!(bot.say(&id, decision).await.status, 204, "a repeated decision must get the same answer");
    };
    lines.expect("quit").await;
    assert_eq!(lines.next().await, None, "the stream must end after `quit`");
    let steps: Vec<Value> = (0..=over["seq"].as_u64().expect("a number")).map(Value::from).collect();
    assert_eq!(told, steps, "the stream must tell each step once, in order");
    let summary = ann.get(&format!("/api/matches/{id}")).await.expect_status(200);
    assert_eq!(summary["over"]["winners"], over["outcome"]["winners"]);
    assert_eq!(summary["seats"][1]["program"], true, "the summary must say that a program has the seat");

    let mut again = bot.follow(&id).await;
    again.expect("hello").await;
    again.expect("new_game").await;
    assert_eq!(again.expect("game_over").await["outcome"], over["outcome"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_learns_why_a_decision_is_refused_and_may_ask_questions() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let mut bot = Bot::of(&mut ann, "Clockwork Cat").await;
    let (made, id) = set_up(&mut ann, json!([{ "kind": "invite" }, { "kind": "me" }])).await;
    bot.join(&made, 0).await.expect_status(200);
    let mut lines = bot.follow(&id).await;
    lines.expect("hello").await;
    lines.expect("new_game").await;
    let decide = lines.expect("decide").await;
    let decision = |id: &Value, action: Value| json!({ "type": "decision", "id": id, "action": action });
    let place = json!({ "place": { "troop": "kwak", "on": "HR" } });
    let refused = bot.say(&id, decision(&decide["id"], place.clone())).await.expect_status(200);
    assert_eq!((&refused["type"], &refused["id"]), (&json!("refused"), &decide["id"]));
    assert!(refused["refusal"]["clause"].as_str().is_some_and(|clause| clause.starts_with("TB-")), "{refused}");
    for action in [json!({ "fly": {} }), json!({ "timeout": {} })] {
        let refused = bot.say(&id, decision(&decide["id"], action)).await.expect_status(200);
        assert_eq!((&refused["type"], &refused["refusal"]["clause"]), (&json!("refused"), &Value::Null));
    }
    let why = |action: &Value| json!({ "type": "why", "id": decide["id"], "action": action });
    let answer = bot.say(&id, why(&place)).await.expect_status(200);
    assert_eq!(answer["refusal"], refused["refusal"]);
    assert_eq!(bot.say(&id, why(&decide["decisions"][0])).await.expect_status(200)["refusal"], Value::Null);
    let asked = bot.say(&id, json!({ "type": "ask", "id": 1, "question": "how far" })).await.expect_status(200);
    assert_eq!(asked["type"], "no_answer");
    bot.say(&id, json!({ "type": "pardon" })).await.expect_problem(422, "unreadable");
    let ready = |protocol: &str| json!({ "type": "ready", "protocol": protocol });
    assert_eq!(bot.say(&id, ready("rumpus-engine/1")).await.status, 204);
    bot.say(&id, ready("chess/9")).await.expect_problem(422, "wrong-protocol");
    let late = bot.say(&id, decision(&json!(99), json!({ "draw": {} }))).await.expect_problem(409, "not-asked");
    assert!(late["detail"].as_str().is_some_and(|detail| detail.contains("request 1")), "{late}");
    assert_eq!(bot.say(&id, decision(&decide["id"], json!({ "draw": {} }))).await.status, 204);
    assert_eq!(bot.say(&id, json!({ "type": "error", "because": "I am lost" })).await.status, 204);
    assert_eq!(
        lines.expect("game_over").await["outcome"]["winners"],
        json!(["red"]),
        "a message `error` must resign for the program"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replaced_or_removed_token_is_refused_and_its_streams_close() {
    let host = Host::start().await;
    let (mut ann, mut ben) = (host.guest().await, host.guest().await);
    let mut bot = Bot::of(&mut ann, "Clockwork Cat").await;
    assert!(bot.token.starts_with("rumpus_program_") && bot.token.len() == 15 + 64, "{}", bot.token);
    let me = bot.ask("GET", "/api/me", None).await.expect_status(200);
    assert_eq!(me, json!({ "id": bot.id, "name": "Clockwork Cat", "program": true }));
    let listed = ann.get("/api/me/programs").await;
    assert_eq!(listed.expect_status(200)["programs"][0]["id"], bot.id);
    assert!(!listed.text().contains(&bot.token), "the list of programs must not show the token");
    let (made, id) = set_up(&mut ann, json!([{ "kind": "me" }, { "kind": "invite" }])).await;
    bot.join(&made, 1).await.expect_status(200);
    let mut lines = bot.follow(&id).await;
    lines.expect("hello").await;
    lines.expect("new_game").await;

    let path = format!("/api/me/programs/{}", bot.id);
    ben.send("DELETE", &path, &[], None).await.expect_problem(404, "no-such-program");
    ben.post(&format!("{path}/token"), json!({})).await.expect_problem(404, "no-such-program");
    let renewed = ann.post(&format!("{path}/token"), json!({})).await.expect_status(200);
    assert_eq!(lines.next().await, None, "the stream of the old token must close");
    bot.ask("GET", "/api/me", None).await.expect_problem(401, "wrong-token");
    bot.token = renewed["token"].as_str().expect("a token").to_owned();
    bot.ask("GET", "/api/me", None).await.expect_status(200);
    let mut lines = bot.follow(&id).await;
    lines.expect("hello").await;
    lines.expect("new_game").await;
    ann.send("DELETE", &path, &[], None).await.expect_status(204);
    assert_eq!(lines.next().await, None, "the stream of a removed program must close");
    let refused = bot.ask("GET", "/api/me", None).await;
    refused.expect_problem(401, "wrong-token");
    assert!(refused.header("www-authenticate").is_some_and(|scheme| scheme.starts_with("Bearer")));
    assert_eq!(ann.get("/api/me/programs").await.expect_status(200)["programs"], json!([]));

    let cookie = ann.cookie.clone().expect("a cookie");
    let secret = cookie.split_once('=').expect("a pair").1;
    for wrong in ["Bearer", "Bearer x", &format!("Bearer {secret}"), &format!("Bearer rumpus_program_{secret}")] {
        let headers = [("authorization", wrong)];
        let answer = host.client().send("GET", "/api/me", &headers, None).await;
        assert_eq!(answer.status, 401, "{wrong}: {}", answer.text());
    }
    let mut thief = host.client();
    thief.cookie = Some(format!("rumpus={}", bot.token));
    thief.get("/api/me").await.expect_problem(401, "no-guest");
    ann.send("GET", "/api/me", &[("authorization", "Basic dXNlcjpwYXNz")], None).await.expect_status(200);
    assert!(host.operator().get("/metrics").await.text().contains("rumpus_wrong_tokens_total"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_may_do_nothing_but_play_its_own_matches() {
    let host = Host::start().await;
    let (mut ann, mut ben) = (host.guest().await, host.guest().await);
    let mut bot = Bot::of(&mut ann, "Clockwork Cat").await;
    let (made, id) = set_up(&mut ben, json!([{ "kind": "me" }, { "kind": "same_device" }])).await;
    for (method, path) in [
        ("POST", "/api/matches".to_owned()),
        ("PUT", "/api/me".into()),
        ("DELETE", "/api/me".into()),
        ("POST", "/api/me/programs".into()),
        ("GET", "/api/me/data".into()),
        ("GET", format!("/api/matches/{id}/socket")),
        ("POST", format!("/api/matches/{id}/rematch")),
    ] {
        bot.ask(method, &path, Some(json!({}))).await.expect_problem(403, "not-for-programs");
    }
    assert_eq!(
        bot.ask("GET", "/api/admin/guests", None).await.status,
        401,
        "the console must accept no tokens of programs"
    );
    let engine = format!("/api/matches/{id}/engine");
    bot.ask("GET", &engine, None).await.expect_problem(403, "not-a-player");
    let resign = json!({ "type": "error", "because": "mischief" });
    bot.say(&id, resign.clone()).await.expect_problem(403, "not-a-player");
    ben.get(&engine).await.expect_problem(403, "no-program");
    ben.post(&engine, resign.clone()).await.expect_problem(403, "no-program");
    let private = json!({ "game": "toy-battle", "setup": setup(), "seats": [{ "kind": "me" }, { "kind": "invite" }],
        "clock": { "kind": "none" }, "visibility": "private" });
    let hidden = ben.post("/api/matches", private).await.expect_status(201);
    let path = format!("/api/matches/{}/engine", hidden["id"].as_str().expect("an id"));
    bot.ask("GET", &path, None).await.expect_problem(404, "no-such-match");
    assert_eq!(made["seats"][0]["program"], Value::Null, "the summary must not call a person a program");

    let mut admin = operator(&host).await;
    let owner = id_of(&mut ann).await;
    let ban = json!({ "kind": "ban", "reason": "cheats with programs", "hours": 1 });
    admin.post(&format!("/api/admin/guests/{owner}/sanctions"), ban).await.expect_status(200);
    bot.ask("GET", "/api/me", None).await.expect_problem(403, "banned");
    ann.send("DELETE", "/api/me", &[], None).await.expect_status(204);
    bot.ask("GET", "/api/me", None).await.expect_problem(401, "wrong-token");
}

#[tokio::test(flavor = "multi_thread")]
async fn with_fair_luck_a_person_has_a_seed_and_a_program_has_none() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let mut bot = Bot::of(&mut ann, "Clockwork Cat").await;
    let order = |first: Value| {
        json!({ "game": "toy-battle", "setup": setup(), "seats": [first, { "kind": "invite" }],
            "clock": { "kind": "none" }, "luck": "fair-1" })
    };
    let nobody = ann.post("/api/matches", order(json!({ "kind": "invite" }))).await.expect_status(201);
    bot.join(&nobody, 1).await.expect_problem(409, "fair-luck");

    let made = ann.post("/api/matches", order(json!({ "kind": "me" }))).await.expect_status(201);
    let id = made["id"].as_str().expect("an id");
    bot.join(&made, 1).await.expect_status(200);
    let mut lines = bot.follow(id).await;
    lines.expect("hello").await;
    let (mut anns, welcome) = ann.look_at(id, Value::Null).await;
    assert_eq!(welcome["summary"]["fair"]["seats"], json!([{ "seat": "blue", "committed": false, "revealed": false }]));
    let seed = referee::Hex32([7; 32]);
    let commitment = referee::seat_commitment(id, "blue", seed).to_string();
    anns.say(json!({ "type": "commit", "id": "c", "seat": "blue", "commitment": commitment })).await;
    anns.expect("accepted").await;
    anns.say(json!({ "type": "reveal", "id": "r", "seat": "blue", "seed": seed.to_string() })).await;
    assert_eq!(lines.expect("new_game").await["seat"], "red");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_may_leave_before_the_game_and_the_server_builds_its_army() {
    let host = Host::start().await;
    let (mut ann, mut ben) = (host.guest().await, host.guest().await);
    let mut bot = Bot::of(&mut ann, "Clockwork Cat").await;
    let game = "plastic-attack-2009";
    let seats = json!([{ "kind": "me" }, { "kind": "invite" }, { "kind": "invite" }]);
    let forces = json!({ "red": army(game, 0) });
    let made = ann.post("/api/matches", order(game, seats, forces)).await.expect_status(201);
    let id = made["id"].as_str().expect("an id").to_owned();
    bot.join(&made, 1).await.expect_status(200);
    let mut lines = bot.follow(&id).await;
    lines.expect("hello").await;
    let waiting = ann.get(&format!("/api/matches/{id}")).await.expect_status(200);
    assert_eq!((&waiting["seats"][1]["ready"], &waiting["status"]), (&json!(true), &json!("waiting")), "{waiting}");
    bot.say(&id, json!({ "type": "decision", "id": 1, "action": {} })).await.expect_problem(409, "waiting");
    assert_eq!(bot.say(&id, json!({ "type": "error", "because": "I am lost" })).await.status, 204);
    lines.expect("quit").await;
    let left = ann.get(&format!("/api/matches/{id}")).await.expect_status(200);
    assert_eq!(left["seats"][1]["kind"], "open");

    bot.join(&made, 1).await.expect_status(200);
    let mut lines = bot.follow(&id).await;
    lines.expect("hello").await;
    ben.join(&id, &token(&made, 2)).await.expect_status(200);
    ben.bring(&id, "green", army(game, 1)).await.expect_status(200);
    assert_eq!(lines.expect("new_game").await["seat"], "blue");
}

/// The message `new_game` once held the set-up of the record, with the wheels that the option `hide_wheels` hides.
#[tokio::test(flavor = "multi_thread")]
async fn a_program_is_not_told_the_wheels_that_an_option_hides() {
    let figure = json!({
        "code": "X1", "name": "Moon Walker", "mode": null, "faction": "Moonfolk", "class": "W", "points": 20,
        "base": "standard", "weapon": "SL6",
        "wheel": ["8w*", "10r", "10r", "10r*", "9r", "7w", "8w*", "11r", "9r", "9w", "8w*", "9w"],
        "ability": { "name": "Low Gravity", "guard": { "side": "own", "zone": "in-play", "class": ["C"] },
            "effect": { "kind": "return-self", "to": "line" } },
    });
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let mut bot = Bot::of(&mut ann, "Clockwork Cat").await;
    for hides in [false, true] {
        let options = json!({ "force_points": "at-most", "hide_wheels": hides });
        let order = json!({
            "game": "attacktix", "setup": { "seats": ["p1", "p2"], "table": "bare", "options": options },
            "seats": [{ "kind": "me" }, { "kind": "invite" }], "clock": { "kind": "none" },
            "forces": { "p1": { "battle": ["X1"], "figures": [figure.clone()] } },
        });
        let made = ann.post("/api/matches", order).await.expect_status(201);
        bot.join(&made, 1).await.expect_status(200);
        let mut lines = bot.follow(made["id"].as_str().expect("an id")).await;
        lines.expect("hello").await;
        let game = lines.expect("new_game").await;
        let mut known = figure.clone();
        if hides {
            known["wheel"] = Value::Null;
        }
        assert_eq!(game["opened_with"]["forces"]["p1"]["figures"], json!([known]), "{game}");
        assert_eq!(game.to_string().contains("10r*"), !hides, "{game}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_and_their_messages_are_limited_and_none_may_have_the_name_of_a_bot() {
    let slow = Rate { per_second: 1, burst: 2 };
    let limits = Limits { programs_per_guest: 2, messages_per_guest: slow, sockets_per_guest: 1, ..Limits::default() };
    let host = Host::with(limits).await;
    let mut ann = host.guest().await;
    host.client().post("/api/me/programs", json!({ "name": "Cat" })).await.expect_problem(401, "no-guest");
    for name in ["Bot 3", "B0t", "Admin", ""] {
        ann.post("/api/me/programs", json!({ "name": name })).await.expect_problem(422, "bad-name");
    }
    let mut bot = Bot::of(&mut ann, "Clockwork Cat").await;
    Bot::of(&mut ann, "Clockwork Dog").await;
    let refused = ann.post("/api/me/programs", json!({ "name": "Cow" })).await;
    assert_eq!(refused.expect_problem(429, "too-many-programs")["limit"], "programs_per_guest");

    let (made, id) = set_up(&mut ann, json!([{ "kind": "invite" }, { "kind": "me" }])).await;
    bot.join(&made, 0).await.expect_status(200);
    let _lines = bot.follow(&id).await;
    let path = format!("/api/matches/{id}/engine");
    assert_eq!(bot.ask("GET", &path, None).await.expect_problem(429, "too-many")["limit"], "sockets_per_guest");
    let decision = json!({ "type": "decision", "id": 99, "action": {} });
    for _ in 0..2 {
        bot.say(&id, decision.clone()).await.expect_problem(409, "not-asked");
    }
    let refused = bot.say(&id, decision).await.expect_problem(429, "too-many");
    assert_eq!(refused["limit"], "messages_per_guest");
}
