//! Questions at a table where every seat holds a number that only it knows.

use super::{Seated, Session};
use referee::{Chance, Cite, Clause, Coverage, Game, Match, Outcome, RulesId, Seat, Seats, Seeded};
use referee::{Codec, Status, Table, Viewer};
use search::{Bot, Level, Playable, Progress, Watch};
use serde_json::{Value, json};
use std::fmt;
use std::sync::atomic::AtomicBool;

const HOUSE: Clause = Clause::new("NU-HOUSE-01");

/// Each seat gives a number once, and the game is over.
#[derive(Clone)]
struct Numbers;

/// What the seats hold, and how many have given theirs.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
struct Held {
    numbers: [u32; 2],
    given: u8,
}

/// Only seat by seat.
#[derive(Clone, Debug, PartialEq)]
struct OutOfTurn;

impl Cite for OutOfTurn {
    fn clause(&self) -> Clause {
        HOUSE
    }
}

impl fmt::Display for OutOfTurn {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("the other seat is to give its number")
    }
}

impl Game for Numbers {
    type Setup = ();
    type State = Held;
    type Position = Held;
    type Action = u32;
    type Event = u32;
    /// The number of the seat that looks, and how many were given.
    type View = (Option<u32>, u8);
    type Refusal = OutOfTurn;

    const REVISION: u32 = 1;

    fn open_revision(_setup: (), _: u32) -> Result<Numbers, Vec<OutOfTurn>> {
        Ok(Numbers)
    }

    fn id(&self) -> RulesId {
        RulesId { game: "numbers".into(), edition: String::new(), revision: 1 }
    }

    fn setup(&self) -> &() {
        &()
    }

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self, _table: &mut Table<'_, u32>) -> Held {
        Held { numbers: [17, 40], given: 0 }
    }

    fn status(&self, held: &Held) -> Status {
        match held.given {
            2 => Status::Over(Outcome { winners: Seats::NONE, by: "given", clause: HOUSE }),
            given => Status::Awaiting(Seats::one(Seat(given))),
        }
    }

    fn check(&self, held: &Held, seat: Seat, _number: &u32) -> Result<(), OutOfTurn> {
        if seat.0 == held.given { Ok(()) } else { Err(OutOfTurn) }
    }

    fn apply(&self, held: &mut Held, _seat: Seat, _number: &u32, _table: &mut Table<'_, u32>) {
        held.given += 1;
    }

    fn candidates(&self, held: &Held, seat: Seat, _chance: &mut dyn Chance, out: &mut Vec<u32>) -> Coverage {
        out.push(held.numbers[seat.index()]);
        Coverage::Sample
    }

    fn view(&self, held: &Held, viewer: Viewer) -> (Option<u32>, u8) {
        match viewer {
            Viewer::Seat(seat) => (Some(held.numbers[seat.index()]), held.given),
            Viewer::Public => (None, held.given),
        }
    }

    fn show(&self, event: &u32, _viewer: Viewer) -> Option<u32> {
        Some(*event)
    }

    fn imagine(&self, view: &(Option<u32>, u8), _chance: &mut dyn Chance) -> Held {
        Held { numbers: [view.0.unwrap_or(0); 2], given: view.1 }
    }

    fn position(&self, held: &Held) -> Held {
        held.clone()
    }

    fn restore(&self, position: Held) -> Held {
        position
    }
}

impl Codec for Numbers {
    fn seat_names(&self) -> Vec<String> {
        vec!["red".into(), "blue".into()]
    }

    fn setup_to_json(&self) -> Value {
        Value::Null
    }

    fn setup_summary(&self) -> Value {
        Value::Null
    }

    fn action_to_json(&self, action: &u32) -> Value {
        json!(action)
    }

    fn parse_action(&self, said: &Value) -> Result<u32, String> {
        said.as_u64().map(|number| number as u32).ok_or_else(|| "a number is allowed".into())
    }

    fn event_to_json(&self, event: &u32) -> Value {
        json!(event)
    }

    fn view_to_json(&self, view: &(Option<u32>, u8)) -> Value {
        json!(view)
    }

    fn hints_to_json(&self, _held: &Held, _seat: Seat) -> Value {
        Value::Null
    }

    fn refusal_to_json(&self, _refusal: &OutOfTurn) -> Value {
        json!({ "type": "out_of_turn" })
    }

    fn answer(&self, view: &(Option<u32>, u8), question: &Value) -> Result<Value, String> {
        match (question.as_str(), view.0) {
            (Some("mine"), Some(number)) => Ok(json!({ "number": number })),
            (Some("mine"), None) => Err("you hold no number".into()),
            _ => Err("only \"mine\" may be asked".into()),
        }
    }

    fn timeout(&self) -> u32 {
        0
    }

    fn is_reserved(&self, _action: &u32) -> bool {
        false
    }
}

impl Playable for Numbers {
    fn estimate(&self, _held: &Held, _seat: Seat) -> i32 {
        0
    }

    /// Any number is allowed; the plan is the own one and a hundred for the level.
    fn plan(&self, view: &Self::View, _seat: Seat, level: Level, _seed: u64, watch: &Watch<'_>) -> Option<u32> {
        watch.done(500);
        Some(view.0? + u32::from(level.number()) * 100)
    }
}

fn table() -> Seated<Numbers> {
    Seated::new(Match::start(Numbers, &mut Seeded::new(1, 0)))
}

#[test]
fn a_question_is_answered_from_what_the_viewer_may_know() {
    let table = table();
    let mine = |viewer| table.answer(viewer, &json!("mine"));
    assert_eq!(mine(Viewer::Seat(Seat(0))), Ok(json!({ "number": 17 })));
    assert_eq!(mine(Viewer::Seat(Seat(1))), Ok(json!({ "number": 40 })));
    assert_eq!(mine(Viewer::Public), Err("you hold no number".into()), "whoever looks on gets no seat's answer");
    let other = table.answer(Viewer::Seat(Seat(0)), &json!({ "theirs": 1 }));
    assert_eq!(other, Err("only \"mine\" may be asked".into()));
}

#[test]
fn a_game_that_plans_is_thought_about_by_its_plan() {
    let table = table();
    let (stop, progress) = (AtomicBool::new(false), Progress::default());
    let bot = Bot::Search(Level::new(3).expect("a level"));
    assert_eq!(table.thinker(Seat(0), bot, 1)(&Watch::new(&stop, &progress)), json!(317));
    assert_eq!(progress.done(), Some(500));
    assert_eq!(table.thinker(Seat(0), Bot::Greedy, 1)(&Watch::none()), json!(17), "only levels plan");
}
