//! Plays any game of Rumpus at random: `rumpus match GAME --seat 'cmd:./random_bot' --seat bot:1`.
//!
//! It needs the crate `serde_json` and nothing else.

use serde_json::{Value, json};
use std::io::{self, BufRead, Write};

fn main() -> io::Result<()> {
    let mut output = io::stdout().lock();
    let mut request = Value::Null;
    for line in io::stdin().lock().lines() {
        let message: Value = serde_json::from_str(&line?)?;
        let answer = match message["type"].as_str() {
            Some("hello") => json!({ "type": "ready", "protocol": "rumpus-engine/1", "name": "random_bot.rs" }),
            Some("decide") => {
                request = message;
                decide(&request, 0)
            }
            Some("refused") => {
                eprintln!("refused: {}", message["refusal"]["because"]);
                decide(&request, message["tries_left"].as_u64().unwrap_or(0))
            }
            Some("quit") => break,
            _ => continue,
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}

/// Chooses one of the listed decisions by the seed of the request. `salt` changes the choice for another try.
fn decide(request: &Value, salt: u64) -> Value {
    let decisions = request["decisions"].as_array().map_or(&[] as &[Value], Vec::as_slice);
    let luck = (request["seed"].as_u64().unwrap_or(0) >> 32).wrapping_add(salt) as usize;
    json!({ "type": "decision", "id": request["id"], "action": decisions[luck % decisions.len()] })
}
