//! Makes the lines that the server sends to a program about its seat, from the messages that a socket would get.

use super::super::caller::Caller;
use super::super::socket::{Open, ban_of, logged_out, permits};
use super::super::{App, Ended};
use crate::blocking::Kind;
use crate::problem::ApiError;
use crate::random;
use crate::store::{MatchRow, Session, Stored};
use crate::table::{Client, Mail, Outbound, Position, Request, outbox, viewer_of};
use engine::{GameOver, NewGame, PROTOCOL, Request as Asked, StepEvents, TableMessage};
use referee::{ReplayError, Status, Viewer};
use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tokio::sync::broadcast::{self, error::RecvError};
use tokio::sync::oneshot;
use tokio::time::{Interval, interval};
use wire::{ClientMessage, MatchStatus, ServerMessage, Summary};

/// The stream of lines for a program about one seat.
pub(super) struct Lines {
    app: Arc<App>,
    row: MatchRow,
    session: Session,
    address: IpAddr,
    ended: broadcast::Receiver<Ended>,
    number: u64,
    mail: Mail,
    keep_alive: Interval,
    /// Lines that are ready to be sent.
    ready: VecDeque<String>,
    /// The name of the program's seat; `None` until the game has begun.
    seat: Option<String>,
    /// The number of the latest step that the program got or that is in `untold`.
    seq: u32,
    /// The steps that no line has reported yet.
    untold: Vec<StepEvents>,
    /// The number of the latest request for a decision that the program got.
    asked: u64,
    /// Whether the stream ends as soon as the ready lines are sent.
    is_over: bool,
    _open: Open,
}

impl Lines {
    /// Connects a program to the table (the actor) of its match.
    ///
    /// # Errors
    /// The caller is not a program, or has too many streams and sockets open.
    pub fn open(app: Arc<App>, row: MatchRow, caller: Caller) -> Result<Lines, ApiError> {
        let session = caller.program()?;
        let open = Open::begin(permits(&app, &caller)?);
        let number = app.next_socket.fetch_add(1, Ordering::Relaxed);
        let ended = app.ended.subscribe();
        app.registry.note_address(&session.guest.id, caller.address);
        let (outbox, mail) = outbox();
        let client = Client { guest: Some(session.guest.id.clone()), outbox };
        app.registry.send(&row.id, Request::Connect { socket: number, client });
        let (done, _nobody_waits) = oneshot::channel();
        let message = ClientMessage::Hello { seq: None, look: None };
        app.registry.send(&row.id, Request::Message { socket: number, message, done });
        let keep_alive = interval(app.options.limits.idle_timeout / 2);
        let mut lines = Lines {
            app,
            row,
            session,
            address: caller.address,
            ended,
            number,
            mail,
            keep_alive,
            ready: VecDeque::new(),
            seat: None,
            seq: 0,
            untold: Vec::new(),
            asked: 0,
            is_over: false,
            _open: open,
        };
        lines.say(&TableMessage::Hello { protocol: PROTOCOL.into(), game: lines.row.game.clone() });
        // If a ban began before this stream subscribed to notices, the stream has missed the notice. So it checks for a
        // ban here.
        lines.is_over |= lines.is_banned();
        Ok(lines)
    }

    /// Waits for the next line; `None` at the end of the stream.
    pub async fn next(&mut self) -> Option<String> {
        loop {
            if let Some(line) = self.ready.pop_front() {
                return Some(line);
            }
            if self.is_over {
                return None;
            }
            tokio::select! {
                mail = self.mail.next() => match mail {
                    Some(Outbound::Text(text)) => self.hear(&text).await,
                    Some(Outbound::Close(_)) | None => self.is_over = true,
                },
                _ = self.keep_alive.tick() => return Some("\n".into()),
                ended = self.ended.recv() => self.is_over |= self.has_ended(&ended),
            }
        }
    }

    fn is_banned(&self) -> bool {
        ban_of(&self.app, Some(&self.session), self.address).is_some()
    }

    fn has_ended(&self, ended: &Result<Ended, RecvError>) -> bool {
        self.is_banned() || logged_out(ended, &self.session).is_some()
    }

    fn say(&mut self, message: &TableMessage) {
        let line = serde_json::to_string(message).expect("a message is plain data");
        self.ready.push_back(line + "\n");
    }

    fn quit(&mut self) {
        self.say(&TableMessage::Quit);
        self.is_over = true;
    }

    /// Converts a message from the table to lines. The table sends the same messages to sockets.
    async fn hear(&mut self, text: &str) {
        let heard = match serde_json::from_str(text).expect("the table writes messages") {
            ServerMessage::Welcome { summary, viewer, frame: Some(frame), .. } if self.sits(&summary) => {
                let begun = if self.seat.is_none() { self.begin(viewer).await } else { Ok(()) };
                match begun {
                    Ok(()) => self.turn(&frame.status).await,
                    Err(fault) => Err(fault),
                }
            }
            ServerMessage::Step { seq, seat, events, status, .. } => {
                if seq > self.seq && self.seat.is_some() {
                    self.untold.push(StepEvents { seq, seat, events });
                    self.seq = seq;
                }
                self.turn(&status).await
            }
            ServerMessage::Welcome { summary, .. } | ServerMessage::Summary { summary } => {
                if !self.sits(&summary) || summary.status == MatchStatus::Over {
                    self.quit();
                }
                Ok(())
            }
            _ => Ok(()),
        };
        if let Err(fault) = heard {
            tracing::warn!(fault = %fault.0.detail, "match {}: the next message to a program could not be made", self.row.id);
            self.is_over = true;
        }
    }

    fn sits(&self, summary: &Summary) -> bool {
        summary.seats.iter().any(|seat| seat.you)
    }

    /// Queues the line which says that the game has begun. Keeps the steps so far for the next line that reports steps.
    async fn begin(&mut self, seat: String) -> Result<(), ApiError> {
        let Some(viewer) = viewer_of(&seat, &self.row.seats) else { return Ok(()) };
        let stored = self.app.registry.store.load(self.row.id.clone()).await?;
        let Some(stored) = stored else { return Ok(()) };
        let name = seat.clone();
        let begun = self.app.run_blocking(Kind::Replay, move || begun(&stored, viewer, name)).await?;
        let (game, untold) = begun.map_err(|fault| {
            tracing::error!(%fault, "the rules cannot replay a stored match");
            crate::problem::unavailable()
        })?;
        self.seq = untold.last().map_or(0, |step| step.seq);
        (self.seat, self.untold) = (Some(seat), untold);
        self.say(&TableMessage::NewGame(game));
        Ok(())
    }

    /// Queues a request for a decision if the game waits for the program's seat. If the game is over, queues the result
    /// and `quit`.
    async fn turn(&mut self, status: &wire::Status) -> Result<(), ApiError> {
        let Some(seat) = &self.seat else { return Ok(()) };
        match status {
            wire::Status::Awaiting(seats) if !seats.contains(seat) => return Ok(()),
            wire::Status::Awaiting(_) | wire::Status::Over(_) => {}
        }
        let guest = self.session.guest.id.clone();
        let position = self.app.registry.request(&self.row.id, |answer| Request::Position { guest, answer }).await?;
        // If the game has taken a further step since, a message about this step follows, and this function runs again.
        if position.session.steps() != self.seq {
            return Ok(());
        }
        match position.session.status() {
            Status::Over(outcome) => {
                let names = position.session.seats();
                let outcome = engine::Outcome {
                    winners: outcome.winners.iter().map(|seat| names[seat.index()].clone()).collect(),
                    by: outcome.by.into(),
                    clause: outcome.clause.id().into(),
                };
                let steps = std::mem::take(&mut self.untold);
                let view = position.session.view(Viewer::Seat(position.seat));
                self.say(&TableMessage::GameOver(GameOver { seq: self.seq, steps, view, outcome }));
                self.quit();
            }
            Status::Awaiting(seats) if seats.contains(position.seat) && position.request != self.asked => {
                self.asked = position.request;
                let steps = std::mem::take(&mut self.untold);
                let asked = self.app.run_blocking(Kind::Answer, move || asked(&position, steps)).await?;
                self.say(&TableMessage::Decide(asked));
            }
            Status::Awaiting(_) => {}
        }
        Ok(())
    }
}

/// Tells the table that the stream has ended, whatever the cause.
impl Drop for Lines {
    fn drop(&mut self) {
        self.app.registry.notify(&self.row.id, Request::Disconnect(self.number));
    }
}

/// Returns the start of a game as the seat sees it, and the steps so far. Each step has the events that the seat may
/// know.
fn begun(stored: &Stored, viewer: Viewer, seat: String) -> Result<(NewGame, Vec<StepEvents>), ReplayError> {
    let header = stored.header.as_ref().ok_or_else(|| ReplayError::new(0, "the game has not begun".into()))?;
    let mut session = shelf::replay_start(header)?;
    let mut told = vec![StepEvents { seq: 0, seat: None, events: session.opening(viewer) }];
    for step in &stored.steps {
        let taken = session.replay_step(step)?;
        told.push(StepEvents { seq: step.n, seat: Some(step.seat.clone()), events: taken.story(viewer) });
    }
    let game = NewGame {
        rules: session.rules(),
        seats: session.seats(),
        seat,
        setup: session.setup(),
        opened_with: session.known_setup(),
    };
    Ok((game, told))
}

/// Makes the message that asks a program for its decision in a position.
fn asked(position: &Position, steps: Vec<StepEvents>) -> Asked {
    let (session, seat, seed) = (&position.session, position.seat, random::seed());
    let (decisions, complete) = session.candidates(seat, seed);
    Asked {
        id: position.request,
        seq: session.steps(),
        seed,
        time_ms: position.time_ms,
        clock_ms: position.clock_ms,
        simulations: None,
        steps,
        view: session.view(Viewer::Seat(seat)),
        hints: session.hints(seat),
        decisions,
        complete,
    }
}
