//! Tests of `rumpus online`: programs that speak the engine protocol play on a server.
#![cfg(unix)]

use crate::common::{Server, file, rumpus, scratch};
use serde_json::{Value, json};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// Sends a request as a guest. Returns the head of the answer in lower case, and the body as JSON.
fn ask(server: &Server, method: &str, path: &str, cookie: &str, body: &Value) -> (String, Value) {
    let body = body.to_string();
    let rest =
        format!("Cookie: {cookie}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}", body.len());
    let answer = server.request(&format!("{method} {path}"), &rest);
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
    (head.to_lowercase(), serde_json::from_str(body).unwrap_or_else(|_| panic!("the body is not JSON: {answer}")))
}

/// Makes a new guest and returns its cookie.
fn guest(server: &Server) -> String {
    let (head, _) = ask(server, "POST", "/api/me", "", &json!({}));
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
    cookie.split(';').next().expect("a pair").to_owned()
}

/// Sets up a match between a bot and whoever uses the invite link. Returns the id of the match and the link.
fn invitation(server: &Server, cookie: &str, board: &str) -> (String, String) {
    let order = json!({ "game": "toy-battle", "setup": { "board": board },
        "clock": { "kind": "fischer", "seconds": 300, "increment": 5 },
        "seats": [{ "kind": "bot", "level": 1 }, { "kind": "invite" }] });
    let (_, made) = ask(server, "POST", "/api/matches", cookie, &order);
    let link = made["seats"][1]["invite"].as_str().unwrap_or_else(|| panic!("no invite link: {made}"));
    (made["id"].as_str().expect("an id").to_owned(), format!("https://any.example{link}"))
}

#[test]
fn programs_play_on_a_server_and_a_program_that_fails_resigns() {
    let data = scratch("online", "data");
    let server = Server::start(&["serve"], &data);
    let cookie = guest(&server);
    let (_, program) = ask(&server, "POST", "/api/me/programs", &cookie, &json!({ "name": "Clockwork Cat" }));
    let token = file("online", "token.txt", &format!("{}\n", program["token"].as_str().expect("a token")));
    let address = format!("http://{}", server.address());
    let play = |cmd: &str, links: &[&str]| {
        let words = ["online", "--once", "--server", &address, "--token-file", &token, "--cmd", cmd];
        rumpus(&[&words[..], links].concat())
    };

    let (one, first) = invitation(&server, &cookie, "castle-field");
    let (two, second) = invitation(&server, &cookie, "training-yard");
    let python = format!("cmd:python3 {ROOT}/docs/engine/random_bot.py");
    play(&python, &[&first, &second]).ends(0).says("knows this program as Clockwork Cat.").says(").");
    let (three, third) = invitation(&server, &cookie, "training-yard");
    play("rumpus engine toy-battle --bot greedy", &[&third]).ends(0);
    for id in [one, two, three] {
        let (_, summary) = ask(&server, "GET", &format!("/api/matches/{id}"), &cookie, &json!({}));
        assert_eq!((&summary["status"], &summary["seats"][1]["program"]), (&json!("over"), &json!(true)), "{summary}");
        assert_ne!(summary["over"]["by"], "resignation", "{summary}");
    }

    let (four, fourth) = invitation(&server, &cookie, "training-yard");
    play("sh -c 'exit 3'", &[&fourth])
        .ends(0)
        .says("the program failed, so it has resigned: it ended with exit status 3");
    let (_, summary) = ask(&server, "GET", &format!("/api/matches/{four}"), &cookie, &json!({}));
    assert_eq!(summary["status"], "over", "{summary}");

    play("true", &["https://any.example/matches/abc"]).ends(2).complains("is not an invite link");
    let wrong = file("online", "wrong.txt", "rumpus_program_0\n");
    let words = ["online", "--server", &address, "--token-file", &wrong, "--cmd", "true"];
    rumpus(&words).ends(2).complains("This is not a token of a program on this server");
    rumpus(&["online", "--server", "play.example", "--token-file", &token, "--cmd", "true"]).ends(2);
    assert_eq!(server.stop(), Some(0));
}
