//! The traits that a game implements: [`Game`] for its rules, and [`Codec`] to read and write its values as JSON.

use crate::{Chance, Cite, Clause, Seat, Seats, Seeded, Table, Viewer};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Value, json};
use std::fmt::Debug;

/// Plain data: serde can read and write it, and code can clone and compare it.
pub trait Data: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static> Data for T {}

/// Names the rules by which a game is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RulesId {
    /// The game's name on the shelf, such as `toy-battle`.
    pub game: String,
    /// The edition of the printed rules, such as `2006`.
    pub edition: String,
    /// The revision of the rules, from 1. A change of the rules that changes any legal game raises the revision.
    pub revision: u32,
}

/// Whom the game waits for, or how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Each of these seats has a decision to make.
    Awaiting(Seats),
    /// The game is over, with this outcome.
    Over(Outcome),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The seats that won: one, the seats of a team, or none in a draw.
    pub winners: Seats,
    /// The game's own word for the kind of ending, such as `hq`.
    pub by: &'static str,
    /// The clause that ended the game.
    pub clause: Clause,
}

/// Whether a list of candidates holds all legal decisions, or only some of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coverage {
    /// No other decision is legal, except to resign.
    All,
    /// Other decisions may be legal too.
    Sample,
}

/// The rules of one game, opened with one set-up. The value also holds what never changes during play, such as boards.
///
/// Implementations do no I/O, read no clock, use no global variables, spawn no threads and hold no source of luck.
pub trait Game: Clone + Send + Sync + Sized + 'static {
    /// What is chosen before play: board, armies, options.
    type Setup: Data;
    /// The truth, which only the referee holds. It is small plain data and cheap to clone.
    type State: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// The state as plain data with named fields, independent of the state's layout in memory. It holds every secret.
    type Position: Data;
    /// One decision of one seat.
    type Action: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// One thing that happened, for the log and the animation.
    type Event: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// Everything that one viewer may know, including what the viewer may remember.
    type View: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// Why a decision is not allowed: data and a clause. `Display` is the sentence that the player reads.
    type Refusal: Cite + Clone + Debug + PartialEq + Send + Sync + 'static;

    /// The newest revision of the rules, which new matches use. Every revision from 1 on can be opened.
    const REVISION: u32;

    /// Opens the rules for a set-up, as they stood in `revision`, which must be in `1..=`[`Game::REVISION`].
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

    /// Returns the game, the edition and the revision of these rules.
    fn id(&self) -> RulesId;

    /// Returns the set-up with which the game was opened.
    fn setup(&self) -> &Self::Setup;

    /// Returns how many seats this game has.
    fn seats(&self) -> u8;

    /// Returns the starting state. `table` gives the luck that the start needs, and takes the events.
    fn start(&self, table: &mut Table<'_, Self::Event>) -> Self::State;

    /// Says whom the game waits for, or how it ended.
    fn status(&self, state: &Self::State) -> Status;

    /// Checks whether a seat may make this decision now. Tests the decision against the clauses, in the order of the
    /// rulebook, and changes nothing.
    ///
    /// # Errors
    /// The refusal of the first clause that forbids the decision.
    fn check(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Carries out a decision that [`Game::check`] allows. Any other decision is a mistake of the caller, and an
    /// assertion may fail.
    fn apply(&self, state: &mut Self::State, seat: Seat, action: &Self::Action, table: &mut Table<'_, Self::Event>);

    /// Appends to `out` decisions that the seat may make now, but never the one to resign. Returns whether these are
    /// all legal decisions. A game that cannot list all of them draws a sample from `chance`.
    fn candidates(
        &self,
        state: &Self::State,
        seat: Seat,
        chance: &mut dyn Chance,
        out: &mut Vec<Self::Action>,
    ) -> Coverage;

    /// Returns everything that the viewer may know.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// Returns the event as the viewer may see it. `None` if the viewer may not know that something happened.
    fn show(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Builds one truth that fits the view; `chance` draws what the view hides. Bots search in such truths, because
    /// they get only a view.
    fn imagine(&self, view: &Self::View, chance: &mut dyn Chance) -> Self::State;

    /// Returns the position of a state: everything that the state holds, as plain data. Digests cover its JSON. An
    /// implementation destructures the state without `..`, so code that forgets a field does not compile.
    fn position(&self, state: &Self::State) -> Self::Position;

    /// Builds the state of a position that [`Game::position`] of the same game returned.
    fn restore(&self, position: Self::Position) -> Self::State;
}

/// Reads and writes the values of a game as JSON. Other comments call this JSON *the game's own JSON*. Records,
/// sockets, scenario files and tools use it.
pub trait Codec: Game {
    /// Returns the names of the seats, in seat order.
    fn seat_names(&self) -> Vec<String>;

    /// Returns the set-up with the data of everything that the set-up names, such as its board. A client needs nothing
    /// else to draw the game.
    fn setup_to_json(&self) -> Value;

    /// Returns the part of the set-up that the seats may know. Records hold the whole set-up. If players may not know a
    /// part of it, the game overrides this and writes null in its place.
    fn known_setup(&self) -> Value {
        json!(self.setup())
    }

    /// Returns the short form of the set-up that lists of matches show: `{board: {id, name}, options}`. `board` is null
    /// in a game without boards.
    fn setup_summary(&self) -> Value;

    /// Returns a decision as the JSON that [`Codec::parse_action`] reads.
    fn action_to_json(&self, action: &Self::Action) -> Value;

    /// Reads a decision from the game's own JSON. Does not check whether the rules allow the decision.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the JSON and what is allowed.
    fn parse_action(&self, said: &Value) -> Result<Self::Action, String>;

    /// Returns an event as JSON. This hides nothing: the caller redacts the event with [`Game::show`] first.
    fn event_to_json(&self, event: &Self::Event) -> Value;

    /// Returns a view as JSON. The JSON holds everything that the view holds.
    fn view_to_json(&self, view: &Self::View) -> Value;

    /// Reads the view of a player in an unfinished game from the JSON of [`Codec::view_to_json`]. A program that plays
    /// gets only this JSON.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the JSON. A game may refuse the view of a finished game, where no seat
    /// decides.
    fn parse_view(&self, said: &Value) -> Result<Self::View, String>;

    /// Returns what a seat may decide now: all legal decisions, or a description of them. The hints hold only what that
    /// seat may know.
    fn hints_to_json(&self, state: &Self::State, seat: Seat) -> Value;

    /// Appends the text of the JSON of [`Codec::view_to_json`] to `out`, with its fields in any order. A game whose
    /// values serde can write directly overrides this, to avoid building a tree of [`Value`]s.
    fn write_view(&self, view: &Self::View, out: &mut Vec<u8>) {
        write_json(&self.view_to_json(view), out);
    }

    /// Appends the text of the JSON of [`Codec::event_to_json`] to `out`.
    fn write_event(&self, event: &Self::Event, out: &mut Vec<u8>) {
        write_json(&self.event_to_json(event), out);
    }

    /// Appends the text of the JSON of [`Codec::hints_to_json`] to `out`.
    fn write_hints(&self, state: &Self::State, seat: Seat, out: &mut Vec<u8>) {
        write_json(&self.hints_to_json(state, seat), out);
    }

    /// Returns the data of a refusal, from which the front end makes a sentence in another language: `{type, …}`.
    fn refusal_to_json(&self, refusal: &Self::Refusal) -> Value;

    /// Answers a question of a viewer about the game, such as how far a figure can move. Question and answer are in the
    /// game's own JSON.
    ///
    /// A game answers only from what the viewer may know, so an answer tells nothing hidden. A question changes
    /// nothing,
    /// so a viewer may ask any number of times. An answer must be cheap to compute, like a single measurement.
    ///
    /// # Errors
    /// A sentence that says why the question cannot be answered and what may be asked.
    fn answer(&self, _view: &Self::View, _question: &Value) -> Result<Value, String> {
        Err("this game answers no questions".into())
    }

    /// Returns the decision that the program which runs the match makes for a seat whose time is up.
    fn timeout(&self) -> Self::Action;

    /// Says whether only the program that runs the match may make this decision, such as [`Codec::timeout`]. A player
    /// may never make it.
    fn is_reserved(&self, action: &Self::Action) -> bool;

    /// Says whether a decision stands outside the turn, such as a dispute or its answer. After such a decision, the
    /// clocks of the seats that decide next run, but no seat gets time added.
    fn is_aside(&self, _state: &Self::State, _action: &Self::Action) -> bool {
        false
    }

    /// Says whether a decision is an attempt: its result shows only when it is carried out, such as a shot that is
    /// simulated. A player may not take an attempt back, because a player could otherwise try until one succeeds.
    /// Return false for decisions that draw luck or show hidden things: [`crate::Match::may_undo`] finds those itself.
    fn is_attempt(&self, _action: &Self::Action) -> bool {
        false
    }

    /// Says whether no decision may be taken back, because the rules of the game say that a decision stays.
    fn decisions_stay() -> bool {
        false
    }

    /// Says whether a decision that draws no luck may show its seat something hidden. [`crate::Match::may_undo`]
    /// compares possible truths to find out, which takes a while. So return false for common decisions that can never
    /// show anything hidden. A law checks that this is true.
    fn may_show_hidden(&self, _before: &Self::State, _seat: Seat, _action: &Self::Action) -> bool {
        true
    }

    /// Returns English sentences for events, as pairs of an event type and a sentence. If a type has several sentences,
    /// the first that fits is used.
    ///
    /// `{field}` stands for the value of a field of the event, and `{field.part}` for a part of it. The value true adds
    /// no text. The text in `[…]` is left out if a field in it is missing, null, false or an empty list. A sentence
    /// does not fit if a field outside `[…]` is missing, null, false or an empty list. An event without a sentence is
    /// described by its fields.
    fn sentences() -> &'static [(&'static str, &'static str)] {
        &[]
    }
}

/// Appends the JSON text of plain data to `out`.
pub fn write_json(said: &impl Serialize, out: &mut Vec<u8>) {
    serde_json::to_writer(out, said).expect("what a game says is plain data");
}

/// A game that uses the JSON of serde for all its values. Every such game is a [`Codec`].
pub trait PlainCodec:
    Game<Action: Serialize + DeserializeOwned, Event: Serialize, View: Serialize + DeserializeOwned, Refusal: Serialize>
{
    /// The names of the seats at the largest table, in seat order. A smaller table has the first of these seats.
    const SEATS: &'static [&'static str];

    /// The decision that the program which runs the match makes for a seat whose time is up. A player may never make
    /// it.
    const TIMEOUT: Self::Action;

    /// English sentences for events, as [`Codec::sentences`] returns them.
    const SENTENCES: &'static [(&'static str, &'static str)];

    /// Whether no decision may be taken back, because the rules of the game say that a decision stays.
    const DECISIONS_STAY: bool = false;
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
        Self::Action::deserialize(said).map_err(|fault| format!("that is not a valid decision: {fault}"))
    }

    fn event_to_json(&self, event: &Self::Event) -> Value {
        json!(event)
    }

    fn view_to_json(&self, view: &Self::View) -> Value {
        json!(view)
    }

    fn parse_view(&self, said: &Value) -> Result<Self::View, String> {
        Self::View::deserialize(said).map_err(|fault| format!("that is not a valid view: {fault}"))
    }

    fn write_view(&self, view: &Self::View, out: &mut Vec<u8>) {
        write_json(view, out);
    }

    fn write_event(&self, event: &Self::Event, out: &mut Vec<u8>) {
        write_json(event, out);
    }

    /// Returns the candidates as `{actions: […]}`. A game that lists only a sample of the legal decisions lists the
    /// same sample each time.
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

    fn decisions_stay() -> bool {
        G::DECISIONS_STAY
    }

    fn sentences() -> &'static [(&'static str, &'static str)] {
        G::SENTENCES
    }
}
