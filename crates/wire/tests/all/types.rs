//! Tests of how messages and request bodies are read, and of the TypeScript made from their types.

use serde_json::json;
use wire::{ClientMessage, ClockPlan, ForceCheck, ForceOrder, MatchOrder, SeatPlan, declarations};

#[test]
fn messages_are_read_by_their_type() {
    let hello: ClientMessage = serde_json::from_value(json!({"type": "hello"})).expect("both fields may be left out");
    assert_eq!(hello, ClientMessage::Hello { seq: None, look: None });
    let act = json!({"type": "act", "id": "a1", "seat": "blue", "action": {"draw": {}}});
    let ClientMessage::Act { id, seat, action } = serde_json::from_value(act).expect("an act") else {
        panic!("an act was read as another message")
    };
    assert_eq!((id.as_str(), seat.as_str(), action), ("a1", "blue", json!({"draw": {}})));
}

#[test]
fn unknown_kinds_and_fields_are_refused() {
    let ask = json!({"type": "ask", "id": "q", "question": {"reach": 3}});
    let ask: ClientMessage = serde_json::from_value(ask).expect("the seat may be left out");
    assert_eq!(ask, ClientMessage::Ask { id: "q".into(), seat: None, question: json!({"reach": 3}) });
    assert!(serde_json::from_value::<ClientMessage>(json!({"type": "peek"})).is_err());
    assert!(serde_json::from_value::<ClientMessage>(json!({"type": "look", "viewer": "red", "x": 1})).is_err());
    assert!(serde_json::from_value::<SeatPlan>(json!({"kind": "bot"})).is_err());
    assert!(serde_json::from_value::<ClockPlan>(json!({"kind": "days", "days": 2, "seconds": 3})).is_err());
}

#[test]
fn an_order_may_have_forces_or_leave_them_out() {
    let mut order = json!({"game": "plastic-attack-2009", "setup": {}, "seats": [{"kind": "me"}],
        "clock": {"kind": "none"}});
    let plain: MatchOrder = serde_json::from_value(order.clone()).expect("forces may be left out");
    assert!(plain.forces.is_empty());
    assert_eq!(serde_json::to_value(&plain).expect("plain data"), order);
    order["forces"] = json!({"red": {"name": "Shelf"}});
    let armed: MatchOrder = serde_json::from_value(order).expect("forces are named by seat");
    assert_eq!(armed.forces["red"], json!({"name": "Shelf"}));
    assert!(serde_json::from_value::<ForceOrder>(json!({"seat": "red", "force": {}, "x": 1})).is_err());
    assert!(serde_json::from_value::<ForceCheck>(json!({"setup": {}})).is_err());
}

#[test]
fn every_type_is_written_and_none_has_a_bigint() {
    let dir = std::env::temp_dir().join(format!("wire-types-{}", std::process::id()));
    declarations().write(&dir).expect("a temporary folder can be written");
    let mut names = Vec::new();
    for entry in std::fs::read_dir(&dir).expect("the folder was made") {
        let path = entry.expect("an entry").path();
        let text = std::fs::read_to_string(&path).expect("a text");
        assert!(!text.contains("bigint"), "{} has a bigint, which JSON cannot give", path.display());
        names.push(path.file_stem().expect("a name").to_string_lossy().into_owned());
    }
    std::fs::remove_dir_all(&dir).expect("the folder can be removed");
    for name in [
        "Summary",
        "SeatSummary",
        "SeatPlan",
        "ClockPlan",
        "ClockState",
        "Frame",
        "Status",
        "Outcome",
        "ClientMessage",
        "ServerMessage",
        "all",
        "Refusal",
        "Problem",
        "Me",
        "GameEntry",
        "GamePage",
        "OptionSpec",
        "RulebookPage",
        "Replay",
        "ForceCheck",
        "ForceOrder",
    ] {
        assert!(names.iter().any(|written| written == name), "{name} is not written; {names:?} are");
    }
}
