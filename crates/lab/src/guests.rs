//! Programs that play in one game. This module tells each program what its seat may know, and asks it to decide. If a
//! program fails, its seat resigns.

use crate::Batch;
use crate::batch::BatchError;
use engine::{Asked, Failure, GameOver, Limits, NewGame, Program, Refusal, Request, StepEvents};
use referee::{Cite, Codec, Coverage, Match, Outcome, Seat, Viewer};
use serde_json::{Value, json};
use std::time::Duration;

/// The time limit for the start of a program, unless the limit for a decision is longer.
const SLOW_START: Duration = Duration::from_secs(10);

/// The programs of one thread, by the index of the contestant. `None` for a bot.
pub(crate) struct Crew(Vec<Option<Program>>);

impl Crew {
    /// Starts each program of the batch. The programs then play all games of this thread.
    pub(crate) fn start(batch: &Batch) -> Result<Crew, BatchError> {
        let decision = batch.programs.time_per_decision;
        let limits = Limits { start: decision.max(SLOW_START), decision };
        let start = |contestant| {
            let Some(command) = batch.programs.commands.get(&contestant) else { return Ok(None) };
            let program = Program::start(command, &batch.game, limits);
            program.map(Some).map_err(|failure| BatchError::Program { command: command.clone(), failure })
        };
        Ok(Crew((0..batch.bots.len()).map(start).collect::<Result<_, _>>()?))
    }
}

/// The programs of one game, each with its seat.
pub(crate) struct Guests<'a>(Vec<Guest<'a>>);

/// A program with its seat.
struct Guest<'a> {
    seat: Seat,
    program: &'a mut Program,
    /// The steps that the program does not know yet. It gets them with the next request.
    untold: Vec<StepEvents>,
    /// What went wrong, if the program has failed. It then plays no more in this game.
    failure: Option<Failure>,
}

impl<'a> Guests<'a> {
    /// Gives each program its seat, and notes for it what its seat may know of the start.
    pub(crate) fn sit<G: Codec>(
        table: &Match<G>,
        opening: &[G::Event],
        contestants: &[usize],
        crew: &'a mut Crew,
    ) -> Guests<'a> {
        let seat_of = |contestant: usize| contestants.iter().position(|sitting| *sitting == contestant);
        let programs = crew.0.iter_mut().enumerate();
        let seated = programs.filter_map(|(contestant, program)| Some((seat_of(contestant)?, program.as_mut()?)));
        let guest = |(seat, program): (usize, &'a mut Program)| {
            let seat = Seat(seat as u8);
            let failure = program.begin(new_game(table.game(), seat)).err();
            let mut guest = Guest { seat, program, untold: Vec::new(), failure };
            guest.tell(table.game(), 0, None, opening);
            guest
        };
        Guests(seated.map(guest).collect())
    }

    /// Notes a step, as each program may see it.
    pub(crate) fn tell<G: Codec>(&mut self, game: &G, step: &referee::RecordStep, events: &[G::Event]) {
        for guest in &mut self.0 {
            guest.tell(game, step.n, Some(&step.seat), events);
        }
    }

    /// Asks the program of a seat for a legal decision. `None` if a bot plays the seat. The error says how the program
    /// failed, now or before.
    pub(crate) fn decide<G: Codec>(
        &mut self,
        table: &Match<G>,
        seat: Seat,
        seed: u64,
        coverage: Coverage,
        candidates: &dyn Fn() -> Vec<G::Action>,
    ) -> Option<Result<G::Action, Failure>> {
        let guest = self.0.iter_mut().find(|guest| guest.seat == seat)?;
        if let Some(failure) = &guest.failure {
            return Some(Err(failure.clone()));
        }
        let (game, view) = (table.game(), table.view(Viewer::Seat(seat)));
        let request = Request {
            id: 0,
            seq: table.steps(),
            seed,
            time_ms: None,
            clock_ms: None,
            simulations: None,
            steps: std::mem::take(&mut guest.untold),
            view: game.view_to_json(&view),
            hints: game.hints_to_json(table.state(), seat),
            decisions: candidates().iter().map(|action| game.action_to_json(action)).collect(),
            complete: coverage == Coverage::All,
        };
        let position = Position { table, seat, view };
        let decided = guest.program.decide(request, &position);
        let action = decided.map(|decision| {
            game.parse_action(&decision.action).expect("`judge` has parsed this decision and found it legal")
        });
        guest.failure = action.as_ref().err().cloned();
        Some(action)
    }

    /// Tells every program how the game ended.
    pub(crate) fn part<G: Codec>(&mut self, table: &Match<G>, outcome: &Outcome) {
        let (game, names) = (table.game(), table.game().seat_names());
        for guest in &mut self.0 {
            guest.program.end(GameOver {
                seq: table.steps(),
                steps: std::mem::take(&mut guest.untold),
                view: game.view_to_json(&table.view(Viewer::Seat(guest.seat))),
                outcome: engine::Outcome {
                    winners: outcome.winners.iter().map(|seat| names[seat.index()].clone()).collect(),
                    by: outcome.by.into(),
                    clause: outcome.clause.id().into(),
                },
            });
        }
    }
}

impl Guest<'_> {
    fn tell<G: Codec>(&mut self, game: &G, seq: u32, seat: Option<&str>, events: &[G::Event]) {
        if self.failure.is_some() {
            return;
        }
        let shown = events.iter().filter_map(|event| game.show(event, Viewer::Seat(self.seat)));
        let events = shown.map(|event| game.event_to_json(&event)).collect();
        self.untold.push(StepEvents { seq, seat: seat.map(str::to_owned), events });
    }
}

fn new_game<G: Codec>(game: &G, seat: Seat) -> NewGame {
    let seats = game.seat_names();
    NewGame {
        rules: game.id(),
        seat: seats[seat.index()].clone(),
        seats,
        setup: game.setup_to_json(),
        opened_with: game.known_setup(),
    }
}

/// The position in which a program decides. It judges the decisions of the program and answers its questions.
struct Position<'a, G: Codec> {
    table: &'a Match<G>,
    seat: Seat,
    view: G::View,
}

impl<G: Codec> Asked for Position<'_, G> {
    fn judge(&self, said: &Value) -> Option<Refusal> {
        let game = self.table.game();
        let plain = |because| Some(Refusal { clause: None, because, reason: Value::Null });
        match game.parse_action(said) {
            Err(because) => plain(because),
            Ok(action) if game.is_reserved(&action) => plain("only the game itself may make this decision".into()),
            Ok(action) => game.check(self.table.state(), self.seat, &action).err().map(|refusal| Refusal {
                clause: Some(refusal.clause().id().into()),
                because: refusal.to_string(),
                reason: game.refusal_to_json(&refusal),
            }),
        }
    }

    fn answer(&self, question: &Value) -> Result<Value, String> {
        self.table.game().answer(&self.view, question)
    }
}

/// Returns the decision for a seat whose program has failed. The seat resigns if that is legal. Otherwise it decides
/// like a seat whose time is up.
pub(crate) fn given_up<G: Codec>(table: &Match<G>, seat: Seat) -> G::Action {
    let game = table.game();
    let resigns = game.parse_action(&json!({ "resign": {} })).ok();
    let allowed = resigns.filter(|action| game.check(table.state(), seat, action).is_ok());
    allowed.unwrap_or_else(|| game.timeout())
}
