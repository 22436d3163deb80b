//! Tests the printing of cards over HTTP: the server answers with a PDF, or with all faults of the army.

use crate::common::{Host, army};
use serde_json::json;
use server::{Limits, Rate};

const ADDRESS: &str = "/api/games/plastic-attack-2009/print";

#[tokio::test(flavor = "multi_thread")]
async fn the_cards_of_an_army_are_printed() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let force = army("plastic-attack-2009", 0);
    let plain = ann.post(ADDRESS, json!({ "force": force })).await;
    assert_eq!((plain.status, plain.header("content-type")), (200, Some("application/pdf")), "{}", plain.head);
    assert_eq!(plain.header("content-disposition"), Some("attachment; filename=\"cards.pdf\""));
    assert!(plain.body.starts_with(b"%PDF-") && plain.header("missing-characters").is_none());
    let korean = ann.post(ADDRESS, json!({ "force": force, "paper": "letter", "language": "ko" })).await;
    assert_eq!(korean.status, 200);
    assert!(korean.body != plain.body);

    let mut odd = army("plastic-attack-2009", 0);
    odd["name"] = json!("漢 👑");
    let odd = ann.post(ADDRESS, json!({ "force": odd })).await;
    assert_eq!((odd.status, odd.header("missing-characters")), (200, Some("U+6F22 U+1F451")));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_army_that_cannot_be_printed_is_refused_with_all_its_faults() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let mut bad = army("plastic-attack-2009", 0);
    bad["army"][0]["power"] = json!(12);
    bad["army"][1]["card"]["high"] = json!("tickle");
    let problem = ann.post(ADDRESS, json!({ "force": bad })).await.expect_problem(422, "bad-force");
    assert!(problem["faults"].as_array().is_some_and(|faults| faults.len() >= 2), "{problem}");
    let problem = ann.post(ADDRESS, json!({ "force": { "army": 3 } })).await.expect_problem(422, "bad-force");
    assert_eq!(problem["faults"].as_array().map(Vec::len), Some(3), "{problem}");
    ann.post(ADDRESS, json!({ "force": 3 })).await.expect_problem(422, "unreadable-force");
    ann.post(ADDRESS, json!({ "force": {}, "paper": "a5" })).await.expect_problem(422, "unreadable");
    ann.post("/api/games/toy-battle/print", json!({ "force": {} })).await.expect_problem(404, "no-such-game");
    let huge = json!({ "force": "x".repeat(2_000_000) });
    ann.post(ADDRESS, huge).await.expect_problem(413, "too-long");
}

#[tokio::test(flavor = "multi_thread")]
async fn printing_has_a_rate_limit_for_each_address() {
    let limits = Limits { prints_per_address: Rate { per_second: 1, burst: 2 }, ..Limits::default() };
    let host = Host::with(limits).await;
    let order = json!({ "force": [] });
    for _ in 0..2 {
        host.client().post(ADDRESS, order.clone()).await.expect_problem(422, "unreadable-force");
    }
    let problem = host.client().post(ADDRESS, order).await.expect_problem(429, "too-many");
    assert!(problem["detail"].as_str().is_some_and(|detail| detail.contains("2 at once")), "{problem}");
}
