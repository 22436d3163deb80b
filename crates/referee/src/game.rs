//! The rules of one game, as the questions people ask at a table.

use crate::{Chance, Cite, Clause, Seat, Seats, Seeded, Table, Viewer};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Value, json};
use std::fmt::Debug;

/// Plain data that can be copied, compared and kept.
pub trait Data: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static> Data for T {}

/// The rules that a record was played by. A fix that changes any legal game raises `revision`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RulesId {
    /// The game's name on the shelf, such as `toy-battle`.
    pub game: String,
    /// The edition of the printed rules, for games that have several.
    pub edition: String,
    /// Raised whenever a legal game would go another way.
    pub revision: u32,
}

/// Whom the game waits for, or how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Each of these seats has a decision to make.
    Awaiting(Seats),
    /// The game is over.
    Over(Outcome),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The seats that won; several for a team.
    pub winners: Seats,
    /// The kind of ending in the game's own word, such as `hq`.
    pub by: &'static str,
    /// The clause that ended it.
    pub clause: Clause,
}

/// Whether candidates are all legal decisions or some of infinitely many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coverage {
    /// Nothing else is legal (resignation apart).
    All,
    /// Other decisions may be legal too.
    Sample,
}

/// The rules of one game with one set-up. The value holds the boards and tables that never change during play.
///
/// Implementations do no I/O, read no clock, hold no global, spawn no thread and keep no luck.
pub trait Game: Clone + Send + Sync + Sized + 'static {
    /// What is settled before play: board, armies, options.
    type Setup: Data;
    /// The whole truth; only the referee holds it. Small plain data, cheap to clone.
    type State: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// The state as plain data with named fields, whatever its layout in memory is. Holds every secret.
    type Position: Data;
    /// What a seat says: one decision of one seat.
    type Action: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// What happened: for the log, the animation and the search tree.
    type Event: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// Everything that one viewer may know, including what it may remember.
    type View: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// Why a decision is not allowed: data and a clause. `Display` is the sentence that the player reads.
    type Refusal: Cite + Clone + Debug + PartialEq + Send + Sync + 'static;

    /// The newest revision of the rules; new matches are played by it. Every revision from 1 on can be opened.
    const REVISION: u32;

    /// Opens the rules for a set-up, as they stood in a revision: 1 to [`Game::REVISION`], which the caller has checked.
    ///
    /// # Errors
    /// Every fault of the set-up, not only the first.
    fn open_revision(setup: Self::Setup, revision: u32) -> Result<Self, Vec<Self::Refusal>>;

    /// Opens the newest rules for a set-up.
    ///
    /// # Errors
    /// Every fault of the set-up, not only the first.
    fn open(setup: Self::Setup) -> Result<Self, Vec<Self::Refusal>> {
        Self::open_revision(setup, Self::REVISION)
    }

    /// Names game, edition and revision.
    fn id(&self) -> RulesId;

    /// Returns what the game was opened with.
    fn setup(&self) -> &Self::Setup;

    /// Returns how many seats the table has.
    fn seats(&self) -> u8;

    /// Lays out the starting position.
    fn start(&self, table: &mut Table<'_, Self::Event>) -> Self::State;

    /// Says whom the game waits for, or how it ended.
    fn status(&self, state: &Self::State) -> Status;

    /// Says whether a seat may decide this now. Asks the clauses in rulebook order and never changes anything.
    ///
    /// # Errors
    /// The first clause that forbids it.
    fn check(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Carries out a decision that [`Game::check`] allows; anything else is the caller's fault and asserted.
    fn apply(&self, state: &mut Self::State, seat: Seat, action: &Self::Action, table: &mut Table<'_, Self::Event>);

    /// Appends decisions that the seat may make now to `out`; resignation is left out.
    fn candidates(
        &self,
        state: &Self::State,
        seat: Seat,
        chance: &mut dyn Chance,
        out: &mut Vec<Self::Action>,
    ) -> Coverage;

    /// Returns everything that the viewer may know.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// Returns the event as the viewer may see it, or `None` if it may not even know that something happened.
    fn show(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Builds one possible truth from a view. A view is all that bots get.
    fn imagine(&self, view: &Self::View, chance: &mut dyn Chance) -> Self::State;

    /// Returns the position of a state: everything that it holds, as plain data. Digests cover its JSON, so an
    /// implementation takes the state apart without `..`. Then code that forgets a field does not compile.
    fn position(&self, state: &Self::State) -> Self::Position;

    /// Builds the state of a position that [`Game::position`] of the same game returned.
    fn restore(&self, position: Self::Position) -> Self::State;
}

/// The values of a game as JSON, in the game's words. Records, sockets, scenario files and tools use them.
pub trait Codec: Game {
    /// Names the seats in seat order.
    fn seat_names(&self) -> Vec<String>;

    /// Returns the set-up with everything named in it spelled out: what a client needs to draw the table.
    fn setup_to_json(&self) -> Value;

    /// Returns the set-up in short for lists of matches: `{board: {id, name}, options}`.
    fn setup_summary(&self) -> Value;

    /// Returns a decision as JSON.
    fn action_to_json(&self, action: &Self::Action) -> Value;

    /// Reads a decision from JSON.
    ///
    /// # Errors
    /// A sentence that says what was wrong with the words and what is allowed.
    fn parse_action(&self, said: &Value) -> Result<Self::Action, String>;

    /// Returns an event as JSON. [`Game::show`] has redacted it already.
    fn event_to_json(&self, event: &Self::Event) -> Value;

    /// Returns a view as JSON.
    fn view_to_json(&self, view: &Self::View) -> Value;

    /// Reads the view of a player from the JSON of [`Codec::view_to_json`]. The game is not over. Programs that play
    /// get a view in no other form. The JSON holds everything that the view holds.
    ///
    /// # Errors
    /// A sentence that says what is wrong with it. The view of a finished game may be refused, since no seat decides there.
    fn parse_view(&self, said: &Value) -> Result<Self::View, String>;

    /// Returns what a seat may decide: all legal actions or a description of them. It is made from what that seat may
    /// know.
    fn hints_to_json(&self, state: &Self::State, seat: Seat) -> Value;

    /// Writes a view as the text of what [`Codec::view_to_json`] says, in any order of its fields. A game whose values
    /// serde writes directly saves its server the JSON tree in between.
    fn write_view(&self, view: &Self::View, out: &mut Vec<u8>) {
        write_json(&self.view_to_json(view), out);
    }

    /// Writes an event as the text of what [`Codec::event_to_json`] says.
    fn write_event(&self, event: &Self::Event, out: &mut Vec<u8>) {
        write_json(&self.event_to_json(event), out);
    }

    /// Writes hints as the text of what [`Codec::hints_to_json`] says.
    fn write_hints(&self, state: &Self::State, seat: Seat, out: &mut Vec<u8>) {
        write_json(&self.hints_to_json(state, seat), out);
    }

    /// Returns the data of a refusal, for translation: `{type, …}`.
    fn refusal_to_json(&self, refusal: &Self::Refusal) -> Value;

    /// Answers a question of a viewer about the table, such as how far a figure gets, in the game's own words.
    ///
    /// The answer is made only from what the viewer may know, so it gives nothing away. It changes nothing, so a viewer
    /// may ask as often as it likes. It must be cheap, as a single measurement is.
    ///
    /// # Errors
    /// A sentence that says why the question cannot be answered and what may be asked.
    fn answer(&self, _view: &Self::View, _question: &Value) -> Result<Value, String> {
        Err("this game answers no questions".into())
    }

    /// Returns the decision that a seat makes when its time is up.
    fn timeout(&self) -> Self::Action;

    /// Says whether only the table may say this, never a player (such as that time is up).
    fn is_reserved(&self, action: &Self::Action) -> bool;

    /// Says whether a decision stands outside the turn, such as a dispute or its answer. Clocks then hand over without
    /// adding time to any seat.
    fn is_aside(&self, _state: &Self::State, _action: &Self::Action) -> bool {
        false
    }

    /// Says whether a decision is an attempt: how it ends shows only when it is carried out, such as a shot that a
    /// simulation decides. A player may not take an attempt back, because it could try again until it succeeds. Luck and
    /// hidden things need no word here.
    fn is_attempt(&self, _action: &Self::Action) -> bool {
        false
    }

    /// Returns English sentences for events, as pairs of a type and a sentence. Of several sentences for a type, the
    /// first that fits is told.
    ///
    /// `{field}` stands for what the event says (`{field.part}` for a part of it). `[…]` is left out when a field in it
    /// is missing, null, false or an empty list. A type without a sentence is told by its fields.
    fn sentences() -> &'static [(&'static str, &'static str)] {
        &[]
    }
}

/// Writes plain data as the text of its JSON.
pub fn write_json(said: &impl Serialize, out: &mut Vec<u8>) {
    serde_json::to_writer(out, said).expect("what a game says is plain data");
}

/// A game whose JSON is what serde writes. This makes it a [`Codec`].
pub trait PlainCodec:
    Game<Action: Serialize + DeserializeOwned, Event: Serialize, View: Serialize + DeserializeOwned, Refusal: Serialize>
{
    /// The names of the seats at the largest table, in seat order.
    const SEATS: &'static [&'static str];

    /// What a seat decides when its time is up; only the table may say it.
    const TIMEOUT: Self::Action;

    /// English sentences for events, as [`Codec::sentences`] returns them.
    const SENTENCES: &'static [(&'static str, &'static str)];
}

impl<G: PlainCodec> Codec for G {
    fn seat_names(&self) -> Vec<String> {
        G::SEATS.iter().take(self.seats().into()).map(ToString::to_string).collect()
    }

    fn setup_to_json(&self) -> Value {
        json!(self.setup())
    }

    fn setup_summary(&self) -> Value {
        json!({ "board": null, "options": self.setup_to_json().get("options").unwrap_or(&json!({})) })
    }

    fn action_to_json(&self, action: &Self::Action) -> Value {
        json!(action)
    }

    fn parse_action(&self, said: &Value) -> Result<Self::Action, String> {
        Self::Action::deserialize(said).map_err(|fault| format!("that is no decision: {fault}"))
    }

    fn event_to_json(&self, event: &Self::Event) -> Value {
        json!(event)
    }

    fn view_to_json(&self, view: &Self::View) -> Value {
        json!(view)
    }

    fn parse_view(&self, said: &Value) -> Result<Self::View, String> {
        Self::View::deserialize(said).map_err(|fault| format!("that is no view: {fault}"))
    }

    fn write_view(&self, view: &Self::View, out: &mut Vec<u8>) {
        write_json(view, out);
    }

    fn write_event(&self, event: &Self::Event, out: &mut Vec<u8>) {
        write_json(event, out);
    }

    /// Lists the candidates: `{actions: […]}`. A game with a sample of them draws the same sample each time.
    fn hints_to_json(&self, state: &Self::State, seat: Seat) -> Value {
        let mut actions = Vec::new();
        self.candidates(state, seat, &mut Seeded::new(0, 0), &mut actions);
        json!({ "actions": actions })
    }

    fn refusal_to_json(&self, refusal: &Self::Refusal) -> Value {
        json!(refusal)
    }

    fn timeout(&self) -> Self::Action {
        G::TIMEOUT
    }

    fn is_reserved(&self, action: &Self::Action) -> bool {
        *action == G::TIMEOUT
    }

    fn sentences() -> &'static [(&'static str, &'static str)] {
        G::SENTENCES
    }
}
