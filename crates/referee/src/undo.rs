//! Taking decisions back: how far a seat may go back, and why no further.

use crate::{Codec, Draw, Game, Scripted, Seat, Seeded, Status, Table, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// How many decisions a seat can take back at most.
const MOST_UNDONE: usize = 64;

/// How many imagined truths [`shows_hidden`] compares.
const TRUTHS: u64 = 16;

/// What a step that takes decisions back says in a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// The number of the step to which the game returns; 0 is the start.
    pub to: u32,
    /// The names of the other seats that allowed it, in seat order. It is left out if no seat had to be asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub agreed: Vec<String>,
}

/// Why a seat may not take a decision back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoUndo {
    /// There is no decision to take back, or the match keeps no history.
    #[error("there is no decision that could be taken back")]
    Nothing,
    /// Another seat has decided since.
    #[error("another seat has decided since; only the latest decisions of one seat can be taken back")]
    Answered,
    /// The decision drew luck.
    #[error("luck was drawn; only decisions after the last draw can be taken back")]
    Luck,
    /// The decision showed the seat something that it did not know.
    #[error("the decision showed something hidden; it can be taken back only if nobody learned anything by it")]
    Hidden,
    /// The decision was an attempt, such as a shot.
    #[error("the decision was an attempt; it cannot be taken back and tried again")]
    Attempt,
    /// By the rules of the game, a decision stays.
    #[error("by the rules of this game, a decision stays")]
    Stays,
    /// The decision was to resign, or only the table may make this decision, or the game is over.
    #[error("decisions cannot be taken back after the seat has resigned or the game is over")]
    Final,
    /// The seat would take back more than 64 decisions.
    #[error("at most {MOST_UNDONE} decisions can be taken back")]
    Long,
    /// The seat made no decision right after this step, or has already taken it back.
    #[error("the seat has no decision right after step {0} that could be taken back")]
    NoSuchStep(u32),
}

/// A decision that drew no luck.
#[derive(Clone)]
struct Decided<G: Codec> {
    /// The number of steps before the decision.
    after: u32,
    seat: Seat,
    /// The truth before the decision.
    before: G::State,
    action: G::Action,
}

/// The latest decisions of one seat that can be taken back.
#[derive(Clone)]
pub(crate) struct History<G: Codec> {
    decided: Vec<Decided<G>>,
    /// Why no earlier decision can be taken back.
    why: NoUndo,
}

impl<G: Codec> History<G> {
    pub(crate) fn new() -> History<G> {
        History { decided: Vec::new(), why: NoUndo::Nothing }
    }

    /// Notes a decision that was carried out after `after` steps, with the truth before it.
    pub(crate) fn note(&mut self, after: u32, seat: Seat, before: G::State, action: &G::Action) {
        if self.decided.last().is_some_and(|last| last.seat != seat) {
            self.close(NoUndo::Answered);
        }
        if self.decided.len() == MOST_UNDONE {
            self.decided.remove(0);
            self.why = NoUndo::Long;
        }
        self.decided.push(Decided { after, seat, before, action: action.clone() });
    }

    /// Forgets all decisions noted so far, because nobody can take them back any more. `why` is the reason.
    pub(crate) fn close(&mut self, why: NoUndo) {
        self.decided.clear();
        self.why = why;
    }

    /// Returns the seat that decided last, and the step to which the game returns if that decision is taken back.
    pub(crate) fn latest(&self) -> Result<(Seat, u32), NoUndo> {
        self.decided.last().map(|last| (last.seat, last.after)).ok_or(self.why)
    }

    /// Returns the index in `decided` of the decision that a seat made right after step `to`. Taking that decision back
    /// takes back all later ones too.
    fn place(&self, seat: Seat, to: u32) -> Result<usize, NoUndo> {
        let last = self.decided.last().ok_or(self.why)?;
        if last.seat != seat {
            return Err(NoUndo::Answered);
        }
        let place = self.decided.iter().position(|decided| decided.after == to);
        let is_before = self.decided.first().is_some_and(|first| to < first.after) && self.why != NoUndo::Nothing;
        place.ok_or(if is_before { self.why } else { NoUndo::NoSuchStep(to) })
    }

    /// Checks that the rules let decisions be taken back, and that no decision of a seat after step `to` was an
    /// attempt, or showed the seat something hidden.
    pub(crate) fn check(&self, game: &G, seat: Seat, to: u32) -> Result<(), NoUndo> {
        let taken_back = &self.decided[self.place(seat, to)?..];
        if G::decisions_stay() {
            return Err(NoUndo::Stays);
        }
        if taken_back.iter().any(|one| game.is_attempt(&one.action)) {
            return Err(NoUndo::Attempt);
        }
        let is_telling = taken_back.iter().any(|Decided { seat, before, action, .. }| {
            game.may_show_hidden(before, *seat, action) && shows_hidden(game, before, *seat, action)
        });
        if is_telling { Err(NoUndo::Hidden) } else { Ok(()) }
    }

    /// Takes back what a seat decided after step `to`. Returns the truth after that step.
    pub(crate) fn take_back(&mut self, seat: Seat, to: u32) -> Result<G::State, NoUndo> {
        let place = self.place(seat, to)?;
        let first = self.decided.drain(place..).next();
        Ok(first.expect("the place is in the list").before)
    }
}

/// Says whether a decision showed its seat something hidden. Compares what the seat saw with what it would have seen in
/// 16 imagined truths that fit its view. So a rare difference may stay unnoticed. `before` is the truth before the
/// decision.
pub fn shows_hidden<G: Codec>(game: &G, before: &G::State, seat: Seat, action: &G::Action) -> bool {
    let view = game.view(before, Viewer::Seat(seat));
    let imagined = (0..TRUTHS).map(|n| game.imagine(&view, &mut Seeded::new(n, 0)));
    // In a game without secrets only one truth fits the view, so there is nothing to compare.
    let mut others = imagined.filter(|imagined| imagined != before).peekable();
    others.peek().is_some() && {
        let shown = seen(game, before, seat, action);
        others.any(|other| seen(game, &other, seat, action) != shown)
    }
}

/// What a seat sees of a decision: its view afterwards, and the redacted events.
type Seen<G> = (<G as Game>::View, Vec<<G as Game>::Event>);

/// Returns what the seat sees of its decision in one truth. `None` if, in that truth, the rules forbid the decision or
/// it draws luck.
fn seen<G: Codec>(game: &G, truth: &G::State, seat: Seat, action: &G::Action) -> Option<Seen<G>> {
    game.check(truth, seat, action).ok()?;
    let (mut state, mut events, mut luck) = (truth.clone(), Vec::new(), Scripted::new([]));
    game.apply(&mut state, seat, action, &mut Table::new(&mut luck, &mut events));
    let viewer = Viewer::Seat(seat);
    let seen = || (game.view(&state, viewer), events.iter().filter_map(|event| game.show(event, viewer)).collect());
    luck.fault().is_none().then(seen)
}

/// Returns why a decision that was just carried out cannot be taken back. Looks only for the end of the game,
/// resignations, decisions that no player may make, and luck. `said` is the JSON of the decision.
pub(crate) fn barrier<G: Codec>(
    game: &G,
    state: &G::State,
    (action, said): (&G::Action, &Value),
    draws: &[Draw],
) -> Option<NoUndo> {
    let gives_up = || game.is_reserved(action) || said.get("resign").is_some();
    if matches!(game.status(state), Status::Over(_)) || gives_up() {
        return Some(NoUndo::Final);
    }
    (!draws.is_empty()).then_some(NoUndo::Luck)
}
