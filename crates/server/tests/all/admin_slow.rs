//! Tests requests whose body arrives late. The server must not carry out such a request if the caller was banned or
//! lost the session before the body was complete.

use crate::admin::{id_of, operator};
use crate::common::{Client, Host, setup};
use serde_json::{Value, json};
use server::upkeep;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// A request of which the client has sent all but the last byte.
struct Begun {
    stream: TcpStream,
    last: u8,
}

impl Begun {
    async fn of(client: &Client, method: &str, path: &str, body: &Value) -> Begun {
        let mut stream = TcpStream::connect(client.address).await.expect("the server listens");
        let (body, cookie) = (body.to_string(), client.cookie.as_deref().expect("a cookie"));
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\ncookie: {cookie}\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n",
            client.address,
            body.len()
        );
        let (rest, last) = body.split_at(body.len() - 1);
        stream.write_all((head + rest).as_bytes()).await.expect("the server takes the bytes");
        // By now the server has read the head, and has identified the caller.
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        Begun { stream, last: last.as_bytes()[0] }
    }

    /// Sends the last byte and returns the status of the answer.
    async fn end(mut self) -> u16 {
        self.stream.write_all(&[self.last]).await.expect("the server takes the bytes");
        let mut answer = String::new();
        self.stream.read_to_string(&mut answer).await.expect("an answer");
        answer.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status")
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_order_of_an_operator_whose_session_has_ended_is_not_carried_out() {
    let host = Host::start().await;
    let (mut ann, admin) = (host.guest().await, operator(&host).await);
    let id = id_of(&mut ann).await;
    let order = json!({ "kind": "ban", "reason": "late", "hours": 1 });
    let begun = Begun::of(&admin, "POST", &format!("/api/admin/guests/{id}/sanctions"), &order).await;
    assert_eq!(upkeep::admin_revoke(&host.folder.0).expect("a server runs"), 1);
    assert_eq!(begun.end().await, 409);
    ann.get("/api/me").await.expect_status(200);
    let log = operator(&host).await.get("/api/admin/audit").await.text();
    assert!(!log.contains("late"), "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_is_banned_meanwhile_sets_up_no_match() {
    let host = Host::start().await;
    let (mut ann, mut admin) = (host.guest().await, operator(&host).await);
    let id = id_of(&mut ann).await;
    let order = json!({ "game": "toy-battle", "setup": setup(), "seats": [{ "kind": "me" }, { "kind": "invite" }],
        "clock": { "kind": "none" } });
    let begun = Begun::of(&ann, "POST", "/api/matches", &order).await;
    let ban = json!({ "kind": "ban", "reason": "rude", "hours": 1 });
    admin.post(&format!("/api/admin/guests/{id}/sanctions"), ban).await.expect_status(200);
    assert_eq!(begun.end().await, 403);
    let file = admin.get(&format!("/api/admin/guests/{id}")).await.expect_status(200);
    assert_eq!(file["matches"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_is_deleted_meanwhile_gets_no_name() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let id = id_of(&mut ann).await;
    let begun = Begun::of(&ann, "PUT", "/api/me", &json!({ "name": "Back Again" })).await;
    ann.send("DELETE", "/api/me", &[], None).await.expect_status(204);
    assert_eq!(begun.end().await, 409);
    let file = operator(&host).await.get(&format!("/api/admin/guests/{id}")).await;
    assert!(!file.text().contains("Back Again"), "{}", file.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_mutes_sent_at_once_one_takes_effect() {
    let host = Host::start().await;
    let (mut ann, admin) = (host.guest().await, operator(&host).await);
    let path = format!("/api/admin/guests/{}/sanctions", id_of(&mut ann).await);
    let order = json!({ "kind": "mute", "reason": "rude", "hours": null });
    let first = Begun::of(&admin, "POST", &path, &order).await;
    let second = Begun::of(&admin, "POST", &path, &order).await;
    let (first, second) = tokio::join!(first.end(), second.end());
    let mut both = [first, second];
    both.sort_unstable();
    assert_eq!(both, [200, 409]);
}
