//! One game in progress: the truth, the steps taken, and a digest that covers all steps so far.

use crate::fair::FairLuck;
use crate::record::{Digest, RecordEnd};
use crate::undo::{History, barrier};
use crate::{
    Chance, Cite, Clause, Codec, Draw, NoUndo, Noted, Record, RecordHeader, RecordStep, ReplayError, RulesId, Scripted,
    Seat, Status, Table, Undo, Viewer,
};
use serde_json::{Value, json};

/// A game in progress with its record. It holds the truth, so no player and no bot may get it.
#[derive(Clone)]
pub struct Match<G: Codec> {
    game: G,
    state: G::State,
    digest: Digest,
    record: Record,
    /// How many steps [`Match::forget_record`] has removed from the record.
    forgotten: u32,
    /// The latest decisions, so that a seat can take them back. `None` until somebody calls [`Match::keep_history`].
    history: Option<History<G>>,
}

/// The result of a step, for the record and for the viewers.
#[derive(Clone, Debug)]
pub struct StepResult<E> {
    /// The step as the record keeps it. Draws and digest are secrets until the game is over.
    pub step: RecordStep,
    /// What happened, in order, not yet redacted.
    pub events: Vec<E>,
}

/// Why a decision was not carried out. The game has not changed.
#[derive(Clone, Debug, PartialEq)]
pub enum Rejected<R> {
    /// The JSON is not a decision of the game. The text is a sentence that says why.
    Malformed(String),
    /// The rules forbid the decision.
    Refused(R),
}

impl<G: Codec> Match<G> {
    /// Starts a new game with luck from `chance`. Returns the match, and the events of the start before any redaction.
    pub fn start(game: G, chance: &mut dyn Chance) -> (Match<G>, Vec<G::Event>) {
        let mut events = Vec::new();
        let mut noted = Noted::new(chance);
        let state = game.start(&mut Table::new(&mut noted, &mut events));
        let draws = noted.draws;
        let digest = Digest::of_start(&game, &state, &draws);
        let header = RecordHeader::new(&game, draws, digest.text());
        let record = Record { header, steps: Vec::new(), end: None, fair: None, signature: None };
        (Match { game, state, digest, record, forgotten: 0, history: None }, events)
    }

    /// Returns the rules being played.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Returns the truth. It is for the referee, never for a player or a bot.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Returns the record so far, without what [`Match::forget_record`] removed. It holds secrets until the game is
    /// over.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Removes the set-up, the draws of the start and the steps so far from the record, for callers that keep the
    /// record elsewhere. The game and its digests go on as before.
    pub fn forget_record(&mut self) {
        self.forgotten = self.steps();
        self.record.steps = Vec::new();
        self.record.header.setup = Value::Null;
        self.record.header.draws = Vec::new();
    }

    /// From now on, remembers the decisions that can be taken back: the latest decisions of one seat, and the truth
    /// before each of them.
    pub fn keep_history(&mut self) {
        self.history.get_or_insert_with(History::new);
    }

    /// Returns the number of steps taken.
    pub fn steps(&self) -> u32 {
        self.forgotten + self.record.steps.len() as u32
    }

    /// Says whom the game waits for, or how it ended.
    pub fn status(&self) -> Status {
        self.game.status(&self.state)
    }

    /// Returns what the viewer may know now.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.state, viewer)
    }

    /// Returns why the rules forbid a decision, or `None` if they allow it. `said` is the decision in the game's own
    /// JSON.
    ///
    /// # Errors
    /// The JSON is not a decision of the game. The text is a sentence that says why.
    pub fn refusal(&self, seat: Seat, said: &Value) -> Result<Option<G::Refusal>, String> {
        let action = self.game.parse_action(said)?;
        Ok(self.game.check(&self.state, seat, &action).err())
    }

    /// Carries out a decision that is given as JSON.
    ///
    /// # Errors
    /// The JSON is not a decision of the game, or the rules forbid it. In both cases the game has not changed.
    pub fn say(
        &mut self,
        seat: Seat,
        said: &Value,
        chance: &mut dyn Chance,
    ) -> Result<StepResult<G::Event>, Rejected<G::Refusal>> {
        let action = self.game.parse_action(said).map_err(Rejected::Malformed)?;
        self.act(seat, &action, chance).map_err(Rejected::Refused)
    }

    /// Carries out a decision.
    ///
    /// # Errors
    /// The refusal, if the rules forbid the decision. The game has not changed.
    pub fn act(
        &mut self,
        seat: Seat,
        action: &G::Action,
        chance: &mut dyn Chance,
    ) -> Result<StepResult<G::Event>, G::Refusal> {
        self.game.check(&self.state, seat, action)?;
        let before = self.history.is_some().then(|| self.state.clone());
        let mut events = Vec::new();
        let mut noted = Noted::new(chance);
        self.game.apply(&mut self.state, seat, action, &mut Table::new(&mut noted, &mut events));
        let draws = noted.draws;
        let said = self.game.action_to_json(action);
        let after = self.steps();
        if let (Some(history), Some(before)) = (&mut self.history, before) {
            match barrier(&self.game, &self.state, (action, &said), &draws) {
                Some(why) => history.close(why),
                None => history.note(after, seat, before, action),
            }
        }
        let step = self.note(seat, said, draws, None);
        Ok(StepResult { step, events })
    }

    /// Returns the seat that decided last, and the step to which the game returns if the seat takes that decision back.
    /// [`Match::may_undo`] says whether the seat may do so.
    ///
    /// # Errors
    /// The reason why nobody can take that decision back.
    pub fn latest_undo(&self) -> Result<(Seat, u32), NoUndo> {
        self.history.as_ref().ok_or(NoUndo::Nothing)?.latest()
    }

    /// Checks whether a seat may take back what it decided after step `to`. The seat may not take back an attempt or a
    /// decision that showed it something hidden, and nothing in a game whose decisions stay. To find out what a
    /// decision showed, this compares truths that [`Game::imagine`](crate::Game::imagine) builds. A replay checks
    /// none of these three.
    ///
    /// # Errors
    /// The reason why the seat may not take it back.
    pub fn may_undo(&self, seat: Seat, to: u32) -> Result<(), NoUndo> {
        self.history.as_ref().ok_or(NoUndo::Nothing)?.check(&self.game, seat, to)
    }

    /// Takes back what a seat decided after step `undo.to`. The record gets a new step that says so. `undo.agreed`
    /// names the other seats that allowed it.
    ///
    /// # Errors
    /// A record may not hold such a step. Then nothing has changed. Call [`Match::may_undo`] first: it checks more
    /// than a record can show.
    pub fn undo(&mut self, seat: Seat, undo: Undo) -> Result<StepResult<G::Event>, NoUndo> {
        self.state = self.history.as_mut().ok_or(NoUndo::Nothing)?.take_back(seat, undo.to)?;
        let step = self.note(seat, Value::Null, Vec::new(), Some(undo));
        Ok(StepResult { step, events: Vec::new() })
    }

    fn note(&mut self, seat: Seat, action: Value, draws: Vec<Draw>, undo: Option<Undo>) -> RecordStep {
        let mut step = RecordStep {
            n: self.steps() + 1,
            seat: self.game.seat_names()[seat.index()].clone(),
            action,
            draws,
            undo,
            digest: String::new(),
        };
        self.digest = self.digest.after(&self.game, &self.state, &step);
        step.digest = self.digest.text();
        self.record.steps.push(step.clone());
        if let Status::Over(outcome) = self.status() {
            self.record.end = Some(RecordEnd::new(&self.game.seat_names(), &outcome));
        }
        step
    }

    /// Replays the start of a recorded game from the header of the record.
    ///
    /// # Errors
    /// The rules or the set-up of the header cannot be opened, or the replay asks for other luck or gives another
    /// digest. The error names step 0.
    pub fn replay_start(header: &RecordHeader) -> Result<(Match<G>, Vec<G::Event>), ReplayError> {
        Match::start_again(Match::<G>::open(header)?, header, None)
    }

    /// Opens the rules that a record names, with its set-up.
    fn open(header: &RecordHeader) -> Result<G, ReplayError> {
        let RulesId { game, revision, .. } = &header.rules;
        if !(1..=G::REVISION).contains(revision) {
            let (game, revision) = (game.clone(), *revision);
            return Err(ReplayError::UnknownRevision { game, revision, newest: G::REVISION });
        }
        let setup: G::Setup = serde::Deserialize::deserialize(&header.setup)
            .map_err(|fault| ReplayError::new(0, format!("the set-up cannot be read: {fault}")))?;
        G::open_revision(setup, *revision).map_err(|faults| {
            let faults: Vec<String> = faults.iter().map(|fault| format!("{fault} ({})", fault.clause())).collect();
            ReplayError::new(0, format!("the set-up is refused: {}", faults.join("; ")))
        })
    }

    /// Like [`Match::replay_start`], with rules that the caller has opened with the set-up of the header.
    ///
    /// # Errors
    /// The header names other rules than `game` has, or the replay asks for other luck or gives another digest. The
    /// error names step 0.
    pub fn replay_start_with(game: G, header: &RecordHeader) -> Result<(Match<G>, Vec<G::Event>), ReplayError> {
        Match::start_again(game, header, None)
    }

    /// Like [`Match::replay_start_with`]. If `fair` is given, checks also that its seeds give the draws of the header.
    fn start_again(
        game: G,
        header: &RecordHeader,
        fair: Option<&FairLuck>,
    ) -> Result<(Match<G>, Vec<G::Event>), ReplayError> {
        if game.id() != header.rules {
            return Err(ReplayError::new(0, format!("the record names {:?}, not {:?}", header.rules, game.id())));
        }
        let mut luck = Scripted::beside(header.draws.iter().cloned(), fair.map(|fair| fair.of_step(0)));
        let (mut begun, events) = Match::start(game, &mut luck);
        begun.keep_history();
        check_luck(&luck, 0)?;
        if begun.record.header.digest != header.digest {
            let (said, given) = (&header.digest, &begun.record.header.digest);
            let why = format!("the digest of the start differs: the record says {said}, the replay gives {given}");
            return Err(ReplayError::new(0, why));
        }
        Ok((begun, events))
    }

    /// Replays the next step of a record: carries out its decision with its luck, and compares the digest.
    ///
    /// # Errors
    /// The replay differs from the record, or the rules forbid the step. Do not use the match afterwards.
    pub fn replay_step(&mut self, step: &RecordStep) -> Result<StepResult<G::Event>, ReplayError> {
        self.step_again(step, None)
    }

    /// Like [`Match::replay_step`]. If `fair` is given, checks also that its seeds give the draws of the step.
    fn step_again(&mut self, step: &RecordStep, fair: Option<&FairLuck>) -> Result<StepResult<G::Event>, ReplayError> {
        let n = self.steps() + 1;
        if step.n != n {
            return Err(ReplayError::new(n, format!("step {n} is missing; step {} stands in its place", step.n)));
        }
        let names = self.game.seat_names();
        let seat = names.iter().position(|name| *name == step.seat).ok_or_else(|| {
            ReplayError::new(n, format!("there is no seat {:?}; the seats are {}", step.seat, names.join(", ")))
        })?;
        if let Some(undo) = &step.undo {
            return self.undo_again(Seat(seat as u8), undo, step);
        }
        let mut luck = Scripted::beside(step.draws.iter().cloned(), fair.map(|fair| fair.of_step(n)));
        let told = self.say(Seat(seat as u8), &step.action, &mut luck).map_err(|rejected| match rejected {
            Rejected::Malformed(why) => ReplayError::new(n, why),
            Rejected::Refused(refusal) => ReplayError::new(n, format!("{refusal} ({})", refusal.clause())),
        })?;
        check_luck(&luck, n)?;
        if told.step != *step {
            return Err(other_step(&told.step, step));
        }
        Ok(told)
    }

    /// Replays a step that takes decisions back. A record may hold such a step even if [`Match::may_undo`] would refuse
    /// it.
    fn undo_again(&mut self, seat: Seat, undo: &Undo, step: &RecordStep) -> Result<StepResult<G::Event>, ReplayError> {
        if !step.action.is_null() || !step.draws.is_empty() {
            return Err(ReplayError::new(
                step.n,
                "a step that takes decisions back must hold no decision and no draws".into(),
            ));
        }
        let names = self.game.seat_names();
        let mut others = names.iter().filter(|name| **name != step.seat);
        if !undo.agreed.iter().all(|name| others.any(|other| other == name)) {
            let (agreed, seat) = (&undo.agreed, &step.seat);
            let allowed = format!("they must be some of {names:?} without {seat:?}, in this order");
            return Err(ReplayError::new(step.n, format!("the seats that agreed are {agreed:?}; {allowed}")));
        }
        let told = self.undo(seat, undo.clone()).map_err(|why| ReplayError::new(step.n, why.to_string()))?;
        if told.step != *step {
            return Err(other_step(&told.step, step));
        }
        Ok(told)
    }

    /// Replays a whole record. If the record has a line of fair luck, also checks the seeds of this line, and that they
    /// give every draw.
    ///
    /// # Errors
    /// The first step whose replay differs from the record.
    pub fn replay(record: &Record) -> Result<Match<G>, ReplayError> {
        let game = Match::<G>::open(&record.header)?;
        let fair = record.fair.as_ref().map(|fair| fair.check(&record.header, &game.seat_names())).transpose();
        let fair = fair.map_err(|fault| ReplayError::new(0, fault.to_string()))?;
        let (mut again, _) = Match::start_again(game, &record.header, fair.as_ref())?;
        for step in &record.steps {
            again.step_again(step, fair.as_ref())?;
        }
        if again.record.end != record.end {
            let (said, given) = (json!(record.end), json!(again.record.end));
            let why = format!("the ending differs: the record says {said}, the replay gives {given}");
            return Err(ReplayError::new(again.steps() + 1, why));
        }
        Ok(again)
    }

    /// Returns the clause that a refusal cites, and the sentence for the player.
    pub fn explain(refusal: &G::Refusal) -> (Clause, String) {
        (refusal.clause(), refusal.to_string())
    }
}

/// Reports that a replayed step differs from the recorded one.
fn other_step(replayed: &RecordStep, recorded: &RecordStep) -> ReplayError {
    let (given, said) = (&replayed.digest, &recorded.digest);
    let why = if given == said {
        format!("the replay writes the step in another form: {}", json!(replayed))
    } else {
        format!("the digest differs: the record says {said}, the replay gives {given}")
    };
    ReplayError::new(recorded.n, why)
}

/// Checks that step `n` used exactly the draws that the record holds.
fn check_luck(luck: &Scripted, n: u32) -> Result<(), ReplayError> {
    if let Some(fault) = luck.fault() {
        return Err(ReplayError::new(n, fault.to_string()));
    }
    if luck.left() > 0 {
        return Err(ReplayError::new(
            n,
            format!("the record holds {} more draws than the rules asked for", luck.left()),
        ));
    }
    Ok(())
}
