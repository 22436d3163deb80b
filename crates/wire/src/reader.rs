//! Reads what a server sends on a socket, for clients in Rust. The server may send a view as a diff from the previous
//! view.

use crate::apply_diff;
use serde_json::{Value, json};

/// Keeps the last frame, to which the next diff applies.
#[derive(Clone, Debug, Default)]
pub struct Reader {
    last: Value,
}

impl Reader {
    /// Expands a message of the server. A step becomes `{"type": "step", "frame": …}` with the whole view, in the form
    /// of [`crate::Frame`]. If the step carries the client's id for a decision, `{"type": "accepted", …}` follows it.
    /// Other messages stay as they are.
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
        let view = match step["diff"].take() {
            Value::Null => step["view"].take(),
            diff => apply_diff(self.last["view"].take(), diff),
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
