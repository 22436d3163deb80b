//! The JSON of the game, for records, sockets, scenario files and tools. JSON names places and regions by their ids in
//! the board file.

mod action;
mod event;
mod hints;
mod parse;
mod view;

pub(crate) use action::ActionJson;
pub(crate) use view::say_piece;

use crate::board::BoardFile;
use crate::field::Place;
use crate::setup::BoardChoice;
use crate::troop::{BLUE, RED, opponent};
use crate::{Action, Event, Refusal, Setup, State, ToyBattle, View};
use referee::{Codec, Seat, write_json};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use typescript::Declarations;

/// A value for each seat.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[schemars(inline)]
pub(crate) struct BySeat<T> {
    pub blue: T,
    pub red: T,
}

impl<T> BySeat<T> {
    fn of(say: impl Fn(Seat) -> T) -> BySeat<T> {
        BySeat { blue: say(BLUE), red: say(RED) }
    }
}

/// A template of an English sentence for each type of event. `{key}` stands for a value of the event's JSON. A part in
/// brackets is left out if its value is absent.
const SENTENCES: &[(&str, &str)] = &[
    ("turn_began", "turn {turn}: {seat}"),
    ("drew", "{seat} draws {count}[ ({troops})][, by {by}]"),
    ("placed", "{seat} places {troop} on {on}[, level {level}][, as the extra Troop{extra}]"),
    ("effect_declined", "{seat} declines {effect}"),
    ("discarded", "{owner} loses {troop}[ on {from}] to {by}"),
    ("taken_back", "{seat} takes {troop} back from {from}"),
    ("moved", "{by} moves {troop} of {seat} from {from} to {to}"),
    ("returned", "{seat} takes {troop} back from the discard"),
    ("pinned", "{seat} has a Troop laid down[: {troop}]"),
    ("stood_up", "{seat} stands {count} up again[: {troops}]"),
    ("claimed", "{seat} claims {region} for {medals} medals"),
    ("resigned", "{seat} gives up"),
    ("timed_out", "{seat} runs out of time"),
    ("ended", "{winner} wins by {by}"),
];

fn value(said: impl Serialize) -> Value {
    serde_json::to_value(said).expect("the JSON types are plain data")
}

impl ToyBattle {
    fn say_place(&self, place: Place) -> String {
        self.field().name(place).to_owned()
    }

    fn parse_place(&self, name: &str) -> Result<Place, String> {
        self.field().place(name).ok_or_else(|| {
            let places = self.field().names.join(", ");
            format!("there is no place {name:?} on this board; its places are {places}")
        })
    }
}

impl Codec for ToyBattle {
    fn seat_names(&self) -> Vec<String> {
        vec!["blue".into(), "red".into()]
    }

    fn setup_to_json(&self) -> Value {
        let board = BoardChoice::Custom(Box::new(self.board().clone()));
        value(Setup { board, options: self.options().clone() })
    }

    fn setup_summary(&self) -> Value {
        let board = self.board();
        json!({ "board": { "id": board.id, "name": board.name }, "options": self.options() })
    }

    fn action_to_json(&self, action: &Action) -> Value {
        value(self.action_to_json(action))
    }

    fn parse_action(&self, said: &Value) -> Result<Action, String> {
        self.action_from_json(said)
    }

    fn event_to_json(&self, event: &Event) -> Value {
        value(self.event_to_json(event))
    }

    fn view_to_json(&self, view: &View) -> Value {
        value(self.view_to_json(view))
    }

    fn parse_view(&self, said: &Value) -> Result<View, String> {
        self.view_from_json(said)
    }

    fn hints_to_json(&self, state: &State, seat: Seat) -> Value {
        value(self.hints_to_json(state, seat))
    }

    fn write_view(&self, view: &View, out: &mut Vec<u8>) {
        write_json(&self.view_to_json(view), out);
    }

    fn write_event(&self, event: &Event, out: &mut Vec<u8>) {
        write_json(&self.event_to_json(event), out);
    }

    fn write_hints(&self, state: &State, seat: Seat, out: &mut Vec<u8>) {
        write_json(&self.hints_to_json(state, seat), out);
    }

    fn refusal_to_json(&self, refusal: &Refusal) -> Value {
        refusal.to_json()
    }

    fn timeout(&self) -> Action {
        Action::Timeout
    }

    fn is_reserved(&self, action: &Action) -> bool {
        *action == Action::Timeout
    }

    /// Hidden Troops are shown only when the game ends. The seat can foresee whether a decision without luck ends the
    /// game. There is one exception: the decision may leave the enemy unable to draw or place. TB-R-10. This cannot
    /// happen if the enemy can draw.
    fn may_show_hidden(&self, before: &State, seat: Seat, _action: &Action) -> bool {
        !self.may_draw(before, opponent(seat))
    }

    fn sentences() -> &'static [(&'static str, &'static str)] {
        SENTENCES
    }
}

/// Declares the types of the JSON that this module reads and writes, for the TypeScript of the front end.
pub(crate) fn declare(types: &mut Declarations) {
    types.add::<view::ViewJson<'_>>();
    types.add::<action::ActionJson>();
    types.add::<event::EventJson<'_>>();
    types.add::<hints::HintsJson<'_>>();
    types.add::<Setup>();
    types.add::<BoardFile>();
}
