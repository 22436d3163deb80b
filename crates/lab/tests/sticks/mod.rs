//! Sticks, a game with planted faults: take one to three of fifteen; who takes the last one wins.

use referee::{Chance, Cite, Clause, Codec, Coverage, Game, Outcome, RulesId, Seat, Seats, Status, Table, Viewer};
use search::Playable;
use serde_json::{Value, json};
use std::fmt;

const HOUSE: Clause = Clause::new("STICKS-01");

/// What is wrong with the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Planted {
    Nothing,
    /// Panics when seven sticks are left.
    Panic,
    /// Lists a decision that it refuses.
    Refusal,
    /// Waits for a seat that has nothing to decide when three sticks are left.
    Nobody,
    /// Imagines a truth with a stick too many.
    Imagination,
    /// Never gets to the last stick.
    Endless,
    /// Takes another number of sticks when luck is replayed.
    Replay,
}

#[derive(Clone)]
pub struct Sticks(pub Planted);

#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Heap {
    sticks: u8,
    turn: Seat,
}

#[derive(Clone, Debug, PartialEq)]
pub struct NotNow;

impl fmt::Display for NotNow {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("so many sticks cannot be taken")
    }
}

impl Cite for NotNow {
    fn clause(&self) -> Clause {
        HOUSE
    }
}

impl Game for Sticks {
    type Setup = ();
    type State = Heap;
    type Position = Heap;
    type Action = u8;
    type Event = u8;
    type View = Heap;
    type Refusal = NotNow;

    const REVISION: u32 = 1;

    fn open_revision(_setup: (), _: u32) -> Result<Sticks, Vec<NotNow>> {
        Ok(Sticks(Planted::Nothing))
    }

    fn id(&self) -> RulesId {
        RulesId { game: "sticks".into(), edition: String::new(), revision: 1 }
    }

    fn setup(&self) -> &() {
        &()
    }

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self, table: &mut Table<'_, u8>) -> Heap {
        let more = if self.0 == Planted::Replay { 8 + table.below(8, HOUSE) as u8 } else { 0 };
        Heap { sticks: 15 + more, turn: Seat(0) }
    }

    fn status(&self, heap: &Heap) -> Status {
        match heap.sticks {
            0 => Status::Over(Outcome { winners: Seats::one(Seat(1 - heap.turn.0)), by: "last", clause: HOUSE }),
            _ => Status::Awaiting(Seats::one(heap.turn)),
        }
    }

    fn check(&self, heap: &Heap, seat: Seat, take: &u8) -> Result<(), NotNow> {
        let fits = seat == heap.turn && (1..=3).contains(take) && *take <= heap.sticks;
        fits.then_some(()).ok_or(NotNow)
    }

    fn apply(&self, heap: &mut Heap, seat: Seat, take: &u8, _table: &mut Table<'_, u8>) {
        assert!(self.0 != Planted::Panic || heap.sticks > 7, "seven sticks and no more");
        heap.sticks = heap.sticks.saturating_sub(*take);
        if self.0 == Planted::Endless {
            heap.sticks = heap.sticks.max(4);
        }
        heap.turn = Seat(1 - seat.0);
    }

    fn candidates(&self, heap: &Heap, _seat: Seat, _chance: &mut dyn Chance, out: &mut Vec<u8>) -> Coverage {
        match self.0 {
            Planted::Refusal => out.push(4),
            Planted::Nobody if heap.sticks <= 3 => {}
            _ => out.extend(1..=heap.sticks.min(3)),
        }
        Coverage::All
    }

    fn view(&self, heap: &Heap, _viewer: Viewer) -> Heap {
        heap.clone()
    }

    fn show(&self, event: &u8, _viewer: Viewer) -> Option<u8> {
        Some(*event)
    }

    fn imagine(&self, view: &Heap, _chance: &mut dyn Chance) -> Heap {
        let more = u8::from(self.0 == Planted::Imagination);
        Heap { sticks: view.sticks + more, turn: view.turn }
    }

    fn position(&self, heap: &Heap) -> Heap {
        heap.clone()
    }

    fn restore(&self, position: Heap) -> Heap {
        position
    }
}

impl Codec for Sticks {
    fn seat_names(&self) -> Vec<String> {
        vec!["left".into(), "right".into()]
    }

    fn setup_to_json(&self) -> Value {
        Value::Null
    }

    fn setup_summary(&self) -> Value {
        Value::Null
    }

    fn action_to_json(&self, action: &u8) -> Value {
        json!({"take": action})
    }

    fn parse_action(&self, said: &Value) -> Result<u8, String> {
        let take = said["take"].as_u64().ok_or("take 1, 2 or 3")?;
        Ok(take as u8)
    }

    fn event_to_json(&self, event: &u8) -> Value {
        json!(event)
    }

    fn view_to_json(&self, view: &Heap) -> Value {
        json!(view.sticks)
    }

    fn hints_to_json(&self, _state: &Heap, _seat: Seat) -> Value {
        Value::Null
    }

    fn refusal_to_json(&self, _refusal: &NotNow) -> Value {
        json!({"type": "not_now"})
    }

    fn timeout(&self) -> u8 {
        1
    }

    fn is_reserved(&self, _action: &u8) -> bool {
        false
    }
}

impl Playable for Sticks {
    fn estimate(&self, _heap: &Heap, _seat: Seat) -> i32 {
        0
    }
}
