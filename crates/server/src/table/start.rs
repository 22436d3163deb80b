//! Before a game: stores the forces of the seats, such as armies, and hides each force from other seats until the game
//! begins. Begins the game when every seat is taken and all forces and seeds are handed in.

use super::actor::Table;
use super::seats::match_state;
use crate::blocking::Kind;
use crate::problem;
use crate::store::{DecisionId, Occupant, Reply, Sealed, SeatRow, Stage, StoreError, Write};
use crate::time::now_ms;
use referee::Seeded;
use serde_json::{Value, json};
use shelf::{OpenError, Session};
use wire::{Problem, Suspension};

/// Opens a game from its set-up `draft` and the forces of its seats.
///
/// # Errors
/// The rules refuse the set-up with these forces.
pub(crate) fn open_with_forces(
    game: &str,
    draft: &Value,
    forces: &[(String, Value)],
    luck: &mut Seeded,
) -> Result<Box<dyn Session>, OpenError> {
    let whole = forces.iter().fold(draft.clone(), |setup, (seat, force)| shelf::bring(game, &setup, seat, force));
    shelf::open(game, &whole, luck)
}

impl Sealed {
    /// Returns the forces with the names of their seats.
    pub fn by_name(&self, seats: &[SeatRow]) -> Vec<(String, Value)> {
        let named = self.forces.iter().map(|(seat, force)| (seats[usize::from(*seat)].name.clone(), force.clone()));
        named.collect()
    }
}

impl Table {
    /// Stores the force that a guest hands in for a seat. It replaces an earlier force of the seat.
    pub async fn bring(&mut self, guest: &str, seat: &str, force: Value) -> Result<Result<(), Problem>, StoreError> {
        let seat = match self.own_seat(Some(guest), seat) {
            Ok(seat) => seat,
            Err(problem) => return Ok(Err(problem)),
        };
        if let Some(why) = &self.suspended {
            return Ok(Err(problem::suspended(why)));
        }
        if shelf::brings(&self.row.game).is_none() {
            return Ok(Err(problem::nothing_to_bring(&self.row.game)));
        }
        if self.row.begun || self.row.state.stage != Stage::Waiting || self.is_published() {
            let detail = "The forces cannot change any more: the game has begun, was called off, or waits only for the \
                          seeds of players.";
            return Ok(Err(Problem::new(409, "begun", "Too late to bring anything", detail)));
        }
        let (game, draft, checked) = (self.row.game.clone(), self.sealed().await?.draft, force.clone());
        let judging = move || judge(&game, &draft.unwrap_or_default(), &checked);
        match self.registry.blocking.run(Kind::Check, judging).await {
            Ok(Ok(faults)) if faults.is_empty() => {}
            Ok(Ok(faults)) => return Ok(Err(problem::bad_force(&faults))),
            Ok(Err(problem)) | Err(problem) => return Ok(Err(problem)),
        }
        self.registry.store.write(Write::Bring { id: self.row.id.clone(), seat: seat.0, force }).await?;
        self.row.seats[seat.index()].ready = true;
        self.broadcast_summary();
        self.start_if_complete().await?;
        Ok(Ok(()))
    }

    /// Begins the game if every seat is taken and all forces and seeds are handed in. Every client then gets a snapshot
    /// of the starting position. Otherwise does nothing.
    pub async fn start_if_complete(&mut self) -> Result<(), StoreError> {
        let brings = shelf::brings(&self.row.game).is_some();
        let is_in = |seat: &SeatRow| (seat.ready || !brings) && seat.occupant != Occupant::Nobody;
        let waits = !self.row.begun && self.row.state.stage == Stage::Waiting && self.suspended.is_none();
        if !waits || !self.row.seats.iter().all(is_in) {
            return Ok(());
        }
        if self.awaits_seeds() {
            return Ok(());
        }
        let sealed = self.sealed().await?;
        // Until the commitments are published, this opens the game only to get the rules and the set-up to which the
        // server commits, and then drops it.
        let luck = self.luck(0);
        let (game, forces) = (self.row.game.clone(), sealed.by_name(&self.row.seats));
        let opening = move || {
            let mut luck = luck;
            open_with_forces(&game, &sealed.draft.unwrap_or_default(), &forces, &mut luck)
        };
        let opened = self.registry.blocking.run_later(Kind::Setup, opening).await;
        let opened = opened.map_err(|fault| StoreError::Batch(fault.detail))?;
        let session = match opened {
            Ok(session) => session,
            Err(unopened) => {
                // The reason contains only ids of clauses, since the sentences would mention figures of hidden armies.
                self.refuse_setup(&unopened.in_clauses());
                return Ok(());
            }
        };
        if self.row.fair.is_some() && !self.is_published() {
            return self.publish_commitments(&session.record().header).await;
        }
        if !self.keeps_terms(&session.record().header) {
            self.refuse_setup("the server has committed to different rules or a different set-up");
            return Ok(());
        }
        let state = match_state(Some(session.as_ref()), &self.row, now_ms());
        let (header, brief) = (Box::new(session.record().header.clone()), session.setup_briefly().to_string());
        let id = self.row.id.clone();
        self.registry.store.write(Write::Begin { id, header, brief: brief.clone(), state: state.clone() }).await?;
        (self.row.begun, self.row.brief, self.row.state) = (true, brief, state);
        self.session = Some(session);
        self.forget_record();
        self.broadcast_welcome();
        self.start_bots();
        Ok(())
    }

    /// Suspends a match whose game cannot begin. `why` is logged, so it must not contain secrets.
    fn refuse_setup(&mut self, why: &str) {
        tracing::error!("match {} does not begin: {why}", self.row.id);
        self.registry.suspend(&self.row.id, &Suspension::SetupRefused);
        self.suspended = Some(Suspension::SetupRefused);
        self.broadcast_summary();
    }

    /// Carries out a guest's decision to give up before the game has begun. If the guest has set up the match, or if
    /// all commitments to seeds are published, this calls off the match. Otherwise the guest leaves the seat, which is
    /// free again.
    pub async fn give_up_before_play(
        &mut self,
        guest: Option<&str>,
        decision: DecisionId,
    ) -> Result<Reply, StoreError> {
        let id = self.row.id.clone();
        self.registry.lift(&id);
        self.suspended = None;
        if guest == Some(self.row.creator.as_str()) || self.is_published() {
            let mut state = self.row.state.clone();
            state.stage = Stage::Over;
            let write = Write::CallOff { id, state: state.clone(), decision: decision.clone() };
            self.registry.store.write(write).await?;
            self.row.state = state;
            self.answers.insert(decision, Reply::Accepted(0));
        } else {
            let (seat, name) = decision;
            let decision = (seat, on_leaving(guest, &name));
            self.registry.store.write(Write::StandUp { id, decision: decision.clone() }).await?;
            self.answers.retain(|(of, name), _| *of != seat || name.contains('\n'));
            self.answers.insert(decision, Reply::Accepted(0));
            let row = &mut self.row.seats[usize::from(seat)];
            (row.occupant, row.present, row.ready) = (Occupant::Nobody, false, false);
            self.look_on(guest);
        }
        self.broadcast_summary();
        Ok(Reply::Accepted(0))
    }

    /// Returns the stored answer to the decision `name` by which a guest left this seat; `None` if there is none. The
    /// guest gets it again when the guest repeats the decision.
    pub fn answer_on_leaving(&self, guest: Option<&str>, name: &str, seat: &str) -> Option<Reply> {
        let seat = self.row.seats.iter().position(|row| row.name == seat)?;
        self.answers.get(&(seat as u8, on_leaving(guest, name))).cloned()
    }

    async fn sealed(&self) -> Result<Sealed, StoreError> {
        let stored = self.registry.store.load(self.row.id.clone()).await?;
        Ok(stored.map(|stored| stored.sealed).unwrap_or_default())
    }
}

/// Returns the id under which a guest's decision to leave a seat is stored. It contains a line break, which no id of a
/// client has. So it differs from all ids of the next player in the seat.
fn on_leaving(guest: Option<&str>, name: &str) -> String {
    format!("{}\n{name}", guest.unwrap_or_default())
}

/// Checks a force for a game with the set-up `draft`, and returns all its faults.
///
/// # Errors
/// The value does not have the form of a force of this game, or the game has no forces.
pub(crate) fn judge(game: &str, draft: &Value, force: &Value) -> Result<Vec<Value>, Problem> {
    let checked = shelf::check_force(game, draft, force).ok_or_else(|| problem::nothing_to_bring(game))?;
    checked.map_err(|why| {
        let what = shelf::brings(game).unwrap_or("force");
        Problem::new(422, "unreadable-force", "That cannot be read", format!("This is not a valid {what}: {why}."))
    })
}

/// Returns whether a decision is a resignation.
pub(super) fn gives_up(action: &Value) -> bool {
    *action == json!({ "resign": {} })
}
