//! Reads what a server says on a socket, for clients in Rust: steps come as changes of the picture before them.

use crate::changed;
use serde_json::{Value, json};

/// A client that keeps the last picture.
#[derive(Clone, Debug, Default)]
pub struct Reader {
    last: Value,
}

impl Reader {
    /// Spells a message out. A step becomes `{"type": "step", "frame": …}` with the whole picture, as replays have it, and
    /// is followed by `{"type": "accepted", …}` if it carries the client's name for a decision. Other messages stay as they
    /// are.
    pub fn read(&mut self, mut message: Value) -> Vec<Value> {
        match message["type"].as_str() {
            Some("welcome" | "frame") => {
                self.last = message["frame"].clone();
                vec![message]
            }
            Some("step") => {
                let name = message["id"].take();
                let frame = self.frame(message);
                let accepted = json!({ "type": "accepted", "id": name, "seq": frame["seq"] });
                self.last = frame.clone();
                let step = json!({ "type": "step", "frame": frame });
                if name.is_null() { vec![step] } else { vec![step, accepted] }
            }
            _ => vec![message],
        }
    }

    fn frame(&mut self, mut step: Value) -> Value {
        let view = match step["change"].take() {
            Value::Null => step["view"].take(),
            change => changed(self.last["view"].take(), change),
        };
        let mut part = |name: &str| step[name].take();
        let mut frame = json!({ "seq": part("seq"), "seat": part("seat"), "events": part("events"), "view": view,
            "hints": part("hints"), "status": part("status"), "clock": part("clock") });
        if let undo @ Value::Number(_) = part("undo") {
            frame["undo"] = undo;
        }
        frame
    }
}
