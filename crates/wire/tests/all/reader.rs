//! Tests that the reader for clients in Rust makes a full frame of each step.

use serde_json::{Value, json};
use wire::Reader;

#[test]
fn a_step_is_expanded_with_the_view_before_it() {
    let mut reader = Reader::default();
    let status = json!({ "awaiting": ["red"] });
    let frame = json!({ "seq": 3, "seat": null, "events": [], "view": { "turn": 1, "rack": ["hook"] }, "hints": null,
        "status": status, "clock": null });
    let welcome = json!({ "type": "welcome", "frame": frame });
    assert_eq!(reader.read(welcome.clone()), [welcome]);
    let step = json!({ "type": "step", "seq": 4, "seat": "blue", "events": [{ "type": "drew" }],
        "diff": { "turn": 2 }, "status": status, "id": "mine" });
    let spelled = reader.read(step);
    assert_eq!(spelled[0]["frame"]["view"], json!({ "turn": 2, "rack": ["hook"] }));
    assert_eq!((&spelled[0]["frame"]["seq"], &spelled[0]["frame"]["hints"]), (&json!(4), &Value::Null));
    assert_eq!(spelled[1], json!({ "type": "accepted", "id": "mine", "seq": 4 }));
    let whole =
        json!({ "type": "step", "seq": 5, "seat": "red", "events": [], "view": { "turn": 9 }, "status": status });
    let spelled = reader.read(whole);
    assert_eq!((spelled.len(), &spelled[0]["frame"]["view"]), (1, &json!({ "turn": 9 })));
    let pong = json!({ "type": "pong" });
    assert_eq!(reader.read(pong.clone()), [pong]);
}
