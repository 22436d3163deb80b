//! A game in progress behind a trait object: its callers use JSON and need not know its Rust types.

use referee::{
    Chance, Cite, Codec, Coverage, Match, NoUndo, Record, Rejected, ReplayError, RulesId, Seat, Seeded, Status, Undo,
    Viewer,
};
use search::{Bot, Level, Playable, Watch};
use serde::Serialize;
use serde_json::{Value, json};
use std::sync::Arc;

/// Why the rules forbid a decision, in the form in which the player gets it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Refused {
    /// The id of the clause that forbids the decision.
    pub clause: String,
    /// The reason as a sentence in English.
    pub because: String,
    /// The reason as data, from which the front end makes a sentence in another language: `{type, …}`.
    pub reason: Value,
}

/// A step that the game has taken.
#[derive(Clone, Debug)]
pub struct Step {
    /// The step as the record keeps it. Draws and digest are secrets until the game is over.
    pub record: referee::RecordStep,
    stories: Stories,
}

/// The events of a step, redacted for each viewer. Each entry is the text of a JSON list. There is one for each seat in
/// seat order, then one for the public.
#[derive(Clone, Debug)]
struct Stories(Vec<String>);

impl Stories {
    fn of<G: Codec>(game: &G, events: &[G::Event]) -> Stories {
        Stories(Viewer::all(game.seats()).map(|viewer| told(game, events, viewer)).collect())
    }

    fn text(&self, viewer: Viewer) -> &str {
        match viewer {
            Viewer::Seat(seat) => &self.0[seat.index()],
            Viewer::Public => self.0.last().expect("the public is always a viewer"),
        }
    }

    fn of_viewer(&self, viewer: Viewer) -> Vec<Value> {
        serde_json::from_str(self.text(viewer)).expect("a story is a list")
    }
}

/// Returns the events that a viewer may see, as the text of a JSON list.
fn told<G: Codec>(game: &G, events: &[G::Event], viewer: Viewer) -> String {
    let mut out = vec![b'['];
    for event in events.iter().filter_map(|event| game.show(event, viewer)) {
        if out.len() > 1 {
            out.push(b',');
        }
        game.write_event(&event, &mut out);
    }
    out.push(b']');
    as_text(out)
}

fn as_text(json: Vec<u8>) -> String {
    String::from_utf8(json).expect("JSON is text")
}

impl Step {
    /// Returns the events as the viewer may see them.
    pub fn story(&self, viewer: Viewer) -> Vec<Value> {
        self.stories.of_viewer(viewer)
    }

    /// Returns the events as the viewer may see them, as the text of a JSON list.
    pub fn story_text(&self, viewer: Viewer) -> &str {
        self.stories.text(viewer)
    }
}

/// Returns the decisions that hints describe: those in `actions`, and those for which `each` stands. An entry of `each`
/// has a list of words for each field of a decision. It stands for every combination of one word from each list. `None`
/// if the hints have no `actions`.
pub fn listed(hints: &Value) -> Option<Vec<Value>> {
    let mut listed = hints["actions"].as_array()?.clone();
    for each in hints["each"].as_array().into_iter().flatten() {
        for (name, choices) in each.as_object().into_iter().flatten() {
            let mut chosen = vec![serde_json::Map::new()];
            for (field, words) in choices.as_object().into_iter().flatten() {
                let with = |one: &serde_json::Map<String, Value>, word: &Value| {
                    let mut one = one.clone();
                    one.insert(field.clone(), word.clone());
                    one
                };
                let words = words.as_array().map(Vec::as_slice).unwrap_or_default();
                chosen = chosen.iter().flat_map(|one| words.iter().map(|word| with(one, word))).collect();
            }
            listed.extend(chosen.into_iter().map(|fields| serde_json::json!({ name.clone(): fields })));
        }
    }
    Some(listed)
}

/// A bot that is ready to think about one decision and to return it. The watch may stop it early. It may run on any
/// thread.
pub type Thinker = Box<dyn FnOnce(&Watch<'_>) -> Value + Send>;

/// Answers questions of one viewer about the position at the time of [`Session::answerer`]. It may run on any thread,
/// any number of times.
///
/// # Errors
/// A sentence that says why the question cannot be answered.
pub type Answerer = Arc<dyn Fn(&Value) -> Result<Value, String> + Send + Sync>;

/// Judges decisions in the position at the time of [`Session::judge`]. Returns why the rules forbid a seat a decision,
/// or `None` if they allow it.
///
/// # Errors
/// The value is not a decision of the game. The error is a sentence.
pub type Judge = Arc<dyn Fn(Seat, &Value) -> Result<Option<Refused>, String> + Send + Sync>;

/// A game in progress. It holds the truth, so no player and no bot may get it.
pub trait Session: Send + Sync {
    /// Returns the game, its edition and the revision of its rules.
    fn rules(&self) -> RulesId;
    /// Returns the names of the seats, in seat order.
    fn seats(&self) -> Vec<String>;
    /// Returns the set-up with the data of everything that it names, such as its board.
    fn setup(&self) -> Value;
    /// Returns the set-up with which the rules are opened, as the seats may know it: [`Codec::known_setup`].
    fn known_setup(&self) -> Value;
    /// Returns the short form of the set-up for lists of matches: `{board, options}`.
    fn setup_briefly(&self) -> Value;
    /// Returns the events of the start as the viewer may see them.
    fn opening(&self, viewer: Viewer) -> Vec<Value>;
    /// Returns the number of steps taken.
    fn steps(&self) -> u32;
    /// Says whom the game waits for, or how it ended.
    fn status(&self) -> Status;
    /// Returns what the viewer may know now.
    fn view(&self, viewer: Viewer) -> Value;
    /// Returns the text of the JSON that [`Session::view`] gives.
    fn view_text(&self, viewer: Viewer) -> String;
    /// Returns what the seat may decide now; null if the game does not wait for the seat.
    fn hints(&self, seat: Seat) -> Value;
    /// Returns the text of the JSON that [`Session::hints`] gives; `None` if the game does not wait for the seat.
    fn hints_text(&self, seat: Seat) -> Option<String>;
    /// Returns decisions that the seat may make, except to resign, and whether these are all. If they are only a
    /// sample, they depend only on `seed` and on what the seat may know.
    fn candidates(&self, seat: Seat, seed: u64) -> (Vec<Value>, bool);
    /// Returns why the rules forbid the seat this decision, or `None` if they allow it.
    ///
    /// # Errors
    /// The value is not a decision of the game. The error is a sentence.
    fn refusal(&self, seat: Seat, action: &Value) -> Result<Option<Refused>, String>;
    /// Answers a question from what the viewer may know. Question and answer are in the game's own JSON. The game does
    /// not change.
    ///
    /// # Errors
    /// A sentence that says why the question cannot be answered.
    fn answer(&self, viewer: Viewer, question: &Value) -> Result<Value, String>;
    /// Returns an [`Answerer`] that knows what the viewer may know now.
    fn answerer(&self, viewer: Viewer) -> Answerer;
    /// Returns a [`Judge`] of decisions in the present position.
    fn judge(&self) -> Judge;
    /// Says whether only the program that runs the match may make this decision, such as [`Session::timeout`].
    fn is_reserved(&self, action: &Value) -> bool;
    /// Says whether the result of a decision shows only when it is carried out, such as a shot: [`Codec::is_attempt`].
    fn is_attempt(&self, action: &Value) -> bool;
    /// Says whether a decision, made now, is outside the turn of its seat, such as a dispute or the answer to a
    /// dispute.
    fn is_aside(&self, action: &Value) -> bool;
    /// Returns the decision that the program which runs the match makes for a seat whose time is up.
    fn timeout(&self) -> Value;
    /// Carries out a decision.
    ///
    /// # Errors
    /// The value is not a decision of the game, or the rules forbid it. Then nothing has changed.
    fn act(&mut self, seat: Seat, action: &Value, chance: &mut dyn Chance) -> Result<Step, Rejected<Refused>>;
    /// Returns the seat that decided last, and the step to which the game returns if the seat takes that decision back.
    ///
    /// # Errors
    /// The reason why nobody can take that decision back.
    fn latest_undo(&self) -> Result<(Seat, u32), NoUndo>;
    /// Checks whether a seat may take back what it decided after step `to`.
    ///
    /// # Errors
    /// The reason why the seat may not take it back.
    fn may_undo(&self, seat: Seat, to: u32) -> Result<(), NoUndo>;
    /// Takes back what a seat decided after step `undo.to`. The record gets a new step that says so. Call
    /// [`Session::may_undo`] first.
    ///
    /// # Errors
    /// The record must not have this step. Then nothing has changed.
    fn undo(&mut self, seat: Seat, undo: Undo) -> Result<Step, NoUndo>;
    /// Replays the next step of a record, and compares its digest.
    ///
    /// # Errors
    /// The replay differs from the record. Do not use the session afterwards.
    fn replay_step(&mut self, step: &referee::RecordStep) -> Result<Step, ReplayError>;
    /// Returns the record so far, without what [`Session::forget_record`] removed. It holds secrets until the game is
    /// over.
    fn record(&self) -> &Record;
    /// Removes the set-up, the draws of the start and the steps so far from the record, for a caller that has stored
    /// them elsewhere.
    fn forget_record(&mut self);
    /// Returns a bot that will think about the seat's decision. It knows only the seat's view. All its luck follows
    /// from `seed`.
    fn thinker(&self, seat: Seat, bot: Bot, seed: u64) -> Thinker;
    /// Like [`Session::thinker`], but the bot returns `{action, reason}`. The reason comes from [`search::reason`] and
    /// may be null.
    fn adviser(&self, seat: Seat, bot: Bot, seed: u64) -> Thinker;
    /// Estimates each seat's chance of winning in permille, in seat order. The estimate uses what players cannot see,
    /// such as hidden cards, so callers show it only after the game is over.
    fn chances(&self, level: Level, seed: u64) -> Vec<u32>;
    /// Returns an independent copy of the session.
    fn fork(&self) -> Box<dyn Session>;
}

/// The match of one game, which callers see as a [`Session`].
pub(crate) struct Seated<G: Codec> {
    game: Match<G>,
    opening: Stories,
}

impl<G: Codec + Playable> Seated<G> {
    /// Takes a match that has just started, with the events of its start. From now on, the match keeps its earlier
    /// positions, so that players can take decisions back.
    pub(crate) fn new((mut game, events): (Match<G>, Vec<G::Event>)) -> Seated<G> {
        game.keep_history();
        let opening = Stories::of(game.game(), &events);
        Seated { game, opening }
    }

    fn step(&self, told: referee::StepResult<G::Event>) -> Step {
        Step { record: told.step, stories: Stories::of(self.game.game(), &told.events) }
    }

    fn refused(&self, refusal: &G::Refusal) -> Refused {
        refused(self.game.game(), refusal)
    }
}

fn refused<G: Codec>(game: &G, refusal: &G::Refusal) -> Refused {
    Refused {
        clause: refusal.clause().id().into(),
        because: refusal.to_string(),
        reason: game.refusal_to_json(refusal),
    }
}

impl<G: Codec + Playable> Session for Seated<G> {
    fn rules(&self) -> RulesId {
        self.game.game().id()
    }

    fn seats(&self) -> Vec<String> {
        self.game.game().seat_names()
    }

    fn setup(&self) -> Value {
        self.game.game().setup_to_json()
    }

    fn known_setup(&self) -> Value {
        self.game.game().known_setup()
    }

    fn setup_briefly(&self) -> Value {
        self.game.game().setup_summary()
    }

    fn opening(&self, viewer: Viewer) -> Vec<Value> {
        self.opening.of_viewer(viewer)
    }

    fn steps(&self) -> u32 {
        self.game.steps()
    }

    fn status(&self) -> Status {
        self.game.status()
    }

    fn view(&self, viewer: Viewer) -> Value {
        self.game.game().view_to_json(&self.game.view(viewer))
    }

    fn view_text(&self, viewer: Viewer) -> String {
        let mut out = Vec::with_capacity(1024);
        self.game.game().write_view(&self.game.view(viewer), &mut out);
        as_text(out)
    }

    fn hints_text(&self, seat: Seat) -> Option<String> {
        match self.game.status() {
            Status::Awaiting(seats) if seats.contains(seat) => {
                let mut out = Vec::with_capacity(512);
                self.game.game().write_hints(self.game.state(), seat, &mut out);
                Some(as_text(out))
            }
            _ => None,
        }
    }

    fn hints(&self, seat: Seat) -> Value {
        match self.game.status() {
            Status::Awaiting(seats) if seats.contains(seat) => self.game.game().hints_to_json(self.game.state(), seat),
            _ => Value::Null,
        }
    }

    fn candidates(&self, seat: Seat, seed: u64) -> (Vec<Value>, bool) {
        let game = self.game.game();
        let (mut luck, mut actions) = (Seeded::new(seed, 0), Vec::new());
        let imagined = game.imagine(&self.game.view(Viewer::Seat(seat)), &mut luck);
        let coverage = game.candidates(&imagined, seat, &mut luck, &mut actions);
        (actions.iter().map(|action| game.action_to_json(action)).collect(), coverage == Coverage::All)
    }

    fn refusal(&self, seat: Seat, action: &Value) -> Result<Option<Refused>, String> {
        Ok(self.game.refusal(seat, action)?.map(|refusal| self.refused(&refusal)))
    }

    fn answer(&self, viewer: Viewer, question: &Value) -> Result<Value, String> {
        self.game.game().answer(&self.game.view(viewer), question)
    }

    fn answerer(&self, viewer: Viewer) -> Answerer {
        let (game, view) = (self.game.game().clone(), self.game.view(viewer));
        Arc::new(move |question| game.answer(&view, question))
    }

    fn judge(&self) -> Judge {
        let (game, state) = (self.game.game().clone(), self.game.state().clone());
        Arc::new(move |seat, said| {
            let action = game.parse_action(said)?;
            Ok(game.check(&state, seat, &action).err().map(|refusal| refused(&game, &refusal)))
        })
    }

    fn is_reserved(&self, action: &Value) -> bool {
        let game = self.game.game();
        game.parse_action(action).is_ok_and(|action| game.is_reserved(&action))
    }

    fn is_attempt(&self, action: &Value) -> bool {
        let game = self.game.game();
        game.parse_action(action).is_ok_and(|action| game.is_attempt(&action))
    }

    fn is_aside(&self, action: &Value) -> bool {
        let game = self.game.game();
        game.parse_action(action).is_ok_and(|action| game.is_aside(self.game.state(), &action))
    }

    fn timeout(&self) -> Value {
        let game = self.game.game();
        game.action_to_json(&game.timeout())
    }

    fn act(&mut self, seat: Seat, action: &Value, chance: &mut dyn Chance) -> Result<Step, Rejected<Refused>> {
        match self.game.say(seat, action, chance) {
            Ok(told) => Ok(self.step(told)),
            Err(Rejected::Malformed(why)) => Err(Rejected::Malformed(why)),
            Err(Rejected::Refused(refusal)) => Err(Rejected::Refused(self.refused(&refusal))),
        }
    }

    fn latest_undo(&self) -> Result<(Seat, u32), NoUndo> {
        self.game.latest_undo()
    }

    fn may_undo(&self, seat: Seat, to: u32) -> Result<(), NoUndo> {
        self.game.may_undo(seat, to)
    }

    fn undo(&mut self, seat: Seat, undo: Undo) -> Result<Step, NoUndo> {
        let told = self.game.undo(seat, undo)?;
        Ok(self.step(told))
    }

    fn replay_step(&mut self, step: &referee::RecordStep) -> Result<Step, ReplayError> {
        let told = self.game.replay_step(step)?;
        Ok(self.step(told))
    }

    fn record(&self) -> &Record {
        self.game.record()
    }

    fn forget_record(&mut self) {
        self.game.forget_record();
    }

    fn thinker(&self, seat: Seat, bot: Bot, seed: u64) -> Thinker {
        let game = self.game.game().clone();
        let view = self.game.view(Viewer::Seat(seat));
        Box::new(move |watch| {
            let action = search::think(&game, &view, seat, bot, seed, watch);
            game.action_to_json(&action)
        })
    }

    fn adviser(&self, seat: Seat, bot: Bot, seed: u64) -> Thinker {
        let game = self.game.game().clone();
        let view = self.game.view(Viewer::Seat(seat));
        Box::new(move |watch| {
            let action = search::think(&game, &view, seat, bot, seed, watch);
            let reason = search::reason(&game, &view, seat, &action, seed, watch);
            json!({ "action": game.action_to_json(&action), "reason": reason })
        })
    }

    fn chances(&self, level: Level, seed: u64) -> Vec<u32> {
        search::chances(self.game.game(), self.game.state(), level, seed)
    }

    fn fork(&self) -> Box<dyn Session> {
        Box::new(Seated { game: self.game.clone(), opening: self.opening.clone() })
    }
}

#[cfg(test)]
mod tests;
