//! Carries out each write in SQL.

use super::{
    Effect, Guest, MatchState, NewMatch, Occupant, Reply, SeatRow, Stage, StoreError, Write, console, expiry, guests,
    rows, step_state, studies,
};
use crate::time::now_ms;
use referee::RecordHeader;
use rusqlite::{Connection, Params, named_params, params};
use serde_json::Value;

/// Stores that a server with this build runs from now on.
///
/// # Errors
/// The database fails.
pub(super) fn begin_run(connection: &Connection, build: &str, now_ms: i64) -> Result<(), StoreError> {
    execute(connection, "INSERT INTO runs (build, from_ms, until_ms) VALUES (?1, ?2, ?2)", params![build, now_ms])
}

impl Write {
    /// Returns the id and the new state of the match whose state this write changes; `None` if it changes no state.
    pub(super) fn state(&self) -> Option<(&str, &MatchState)> {
        match self {
            Write::AddMatch(new) => Some((&new.row.id, &new.row.state)),
            Write::Step { id, state, .. }
            | Write::Sit { id, state, .. }
            | Write::Begin { id, state, .. }
            | Write::CallOff { id, state, .. }
            | Write::UpdateState { id, state } => Some((id, state)),
            Write::Audited(act) => match &act.1 {
                Effect::Close { id, state, .. } => Some((id, state)),
                _ => None,
            },
            Write::AddGuest { .. }
            | Write::StartSession { .. }
            | Write::ConfirmSession(_)
            | Write::EndSessions { .. }
            | Write::EndSession(_)
            | Write::Forget(_)
            | Write::Expire(_)
            | Write::KeepStudy(_)
            | Write::ExpireStudies(_)
            | Write::Rename(_)
            | Write::Refuse { .. }
            | Write::Bring { .. }
            | Write::NoteAddress(_)
            | Write::Enter { .. }
            | Write::Leave(_)
            | Write::Report(_)
            | Write::Invite { .. }
            | Write::StandUp { .. }
            | Write::Fair { .. }
            | Write::Heartbeat => None,
        }
    }

    /// Returns whether the row of the new step holds the new state, so that the row of the match may be updated later.
    pub(super) fn is_state_in_step(&self) -> bool {
        matches!(self, Write::Step { state, .. } if state.stage == Stage::Playing)
    }
}

/// Carries out a write, except for the state of its match: [`update_state`] stores the state. While a game is in
/// progress, the row of the new step holds the state too.
///
/// # Errors
/// The row to change was deleted or changed meanwhile, or the database fails.
pub(super) fn apply(connection: &Connection, write: &Write) -> Result<(), StoreError> {
    match write {
        Write::AddGuest { guest, token_hash, is_host } => {
            add_guest(connection, guest, token_hash)?;
            guests::start_session(connection, &guest.id, (token_hash, *is_host), None)
        }
        Write::StartSession { guest, token_hash, is_host, replaces } => {
            guests::start_session(connection, guest, (token_hash, *is_host), replaces.as_ref())
        }
        Write::ConfirmSession(token_hash) => guests::confirm_session(connection, token_hash),
        Write::EndSessions { guest, keep } => guests::end_sessions(connection, guest, keep.as_ref()),
        Write::EndSession(token_hash) => execute(connection, "DELETE FROM sessions WHERE token_hash = ?", [token_hash]),
        Write::Forget(guest) => guests::forget(connection, guest),
        Write::Expire(expired) => expiry::expire(connection, expired),
        Write::KeepStudy(row) => studies::keep(connection, row),
        Write::ExpireStudies(before_ms) => studies::expire(connection, *before_ms),
        Write::Rename(guest) => guests::rename(connection, guest),
        Write::AddMatch(new) => add_match(connection, new),
        Write::Step { id, n, step, state, decision } => {
            let decision = decision.as_ref().map(|(seat, name)| (*seat, name.as_str()));
            let state = write.is_state_in_step().then(|| step_state::to_text(state)).transpose()?;
            add_step(connection, id, (*n, step), decision, state)
        }
        Write::Refuse { id, decision: (seat, name), reply } => add_answer(connection, id, *seat, name, reply),
        Write::Sit { id, seat, guest, .. } => {
            let sql = "UPDATE seats SET kind = 'guest', guest = ?, present = 1 WHERE match = ? AND seat = ?";
            execute(connection, sql, params![guest, id, seat])
        }
        Write::Bring { id, seat, force } => bring(connection, id, *seat, force),
        Write::StandUp { id, decision: (seat, name) } => {
            stand_up(connection, id, *seat)?;
            add_answer(connection, id, *seat, name, &Reply::Accepted(0))
        }
        Write::Fair { id, fair } => {
            execute(connection, "UPDATE matches SET fair = ? WHERE id = ?", params![serde_json::to_string(fair)?, id])
        }
        Write::Begin { id, header, brief, .. } => {
            let sql = "UPDATE matches SET header = ?, brief = ?, begun = 1, revision = ? WHERE id = ?";
            let (header, revision) = (serde_json::to_string(header)?, header.rules.revision);
            execute(connection, sql, params![header, brief, revision, id])
        }
        Write::CallOff { id, decision: (seat, name), .. } => {
            add_answer(connection, id, *seat, name, &Reply::Accepted(0))
        }
        Write::UpdateState { .. } => Ok(()),
        Write::Enter { .. } | Write::Leave(_) | Write::Audited(_) | Write::Report(_) | Write::Invite { .. } => {
            apply_for_console(connection, write)
        }
        Write::NoteAddress(address) => {
            execute(connection, "UPDATE runs SET address = ? WHERE n = (SELECT max(n) FROM runs)", [address])
        }
        Write::Heartbeat => {
            let sql = "UPDATE runs SET until_ms = ? WHERE n = (SELECT max(n) FROM runs)";
            execute(connection, sql, [now_ms()])
        }
    }
}

/// Carries out a write of an operator, a report of a player, or a change of an invite link.
fn apply_for_console(connection: &Connection, write: &Write) -> Result<(), StoreError> {
    match write {
        Write::Enter { link, token_hash, id } => console::enter(connection, link, (token_hash, id)),
        Write::Leave(token_hash) => console::leave(connection, token_hash),
        Write::Audited(act) => {
            console::check_session(connection, &act.0.operator)?;
            console::carry_out(connection, &act.1)?;
            console::note(connection, &act.0)
        }
        Write::Report(report) => console::add_report(connection, report),
        Write::Invite { id, seat, token } => console::set_invite(connection, id, *seat, Some(token)).map(|_| ()),
        _ => Ok(()),
    }
}

/// Stores the state of a match in its row.
///
/// # Errors
/// The database fails.
pub(super) fn update_state(connection: &Connection, id: &str, state: &MatchState) -> Result<(), StoreError> {
    let clocks = state.clocks.as_ref();
    let sql = "UPDATE matches SET status = :status, steps = :steps, to_move = :to_move, outcome = :outcome,
         clocks = :clocks, since_ms = :since_ms, deadline_ms = :deadline_ms, updated_ms = :now WHERE id = :id";
    let values = named_params! {
        ":id": id,
        ":status": state.stage.word(),
        ":steps": state.steps,
        ":to_move": rows::bits(state.to_move),
        ":outcome": state.outcome.as_ref().map(serde_json::to_string).transpose()?,
        ":clocks": clocks.map(serde_json::to_string).transpose()?,
        ":since_ms": clocks.map(|clocks| clocks.since_ms),
        ":deadline_ms": clocks.and_then(|clocks| clocks.deadline_ms()),
        ":now": now_ms(),
    };
    execute(connection, sql, values)
}

/// Runs a statement. The connection caches the compiled statement.
///
/// # Errors
/// The database fails.
pub(super) fn execute(connection: &Connection, sql: &str, values: impl Params) -> Result<(), StoreError> {
    connection.prepare_cached(sql)?.execute(values)?;
    Ok(())
}

fn add_guest(connection: &Connection, guest: &Guest, token_hash: &[u8]) -> Result<(), StoreError> {
    let sql = "INSERT INTO guests (id, token_hash, name, created_ms, owner) VALUES (?, ?, ?, ?, ?)";
    execute(connection, sql, params![guest.id, token_hash, guest.name, now_ms(), guest.owner])
}

fn add_match(connection: &Connection, new: &NewMatch) -> Result<(), StoreError> {
    let row = &new.row;
    let sql = "INSERT INTO matches (id, game, header, begun, revision, brief, clock, creator, created_ms, updated_ms,
         status, steps, to_move, rematch_of, branch_of, branch_step, draft, fair, visibility)
         VALUES (:id, :game, :header, :begun, :revision, :brief, :clock, :creator, :created_ms, :created_ms,
         '', 0, 0, :rematch_of, :branch_of, :branch_step, :draft, :fair, :visibility)";
    let values = named_params! {
        ":id": row.id,
        ":game": row.game,
        ":header": serde_json::to_string(&new.header)?,
        ":begun": new.header.is_some(),
        ":revision": new.header.as_ref().map(|header: &RecordHeader| header.rules.revision),
        ":brief": row.brief,
        ":clock": serde_json::to_string(&row.plan)?,
        ":creator": row.creator,
        ":created_ms": row.created_ms,
        ":rematch_of": new.rematch_of,
        ":branch_of": row.branch_of.as_ref().map(|(id, _)| id),
        ":branch_step": row.branch_of.as_ref().map(|(_, step)| step),
        ":draft": new.sealed.draft.as_ref().map(Value::to_string),
        ":visibility": rows::visibility_word(row.visibility),
        ":fair": row.fair.as_ref().map(serde_json::to_string).transpose()?,
    };
    execute(connection, sql, values)?;
    for (n, seat) in row.seats.iter().enumerate() {
        add_seat(connection, &row.id, n, seat)?;
    }
    for (seat, force) in &new.sealed.forces {
        bring(connection, &row.id, *seat, force)?;
    }
    for step in &new.steps {
        add_step(connection, &row.id, (step.n, &serde_json::to_string(step)?), None, None)?;
    }
    if let Some(old) = &new.rematch_of {
        execute(connection, "UPDATE matches SET rematch = ? WHERE id = ?", params![row.id, old])?;
    }
    new.order.as_ref().map_or(Ok(()), |order| guests::add_order(connection, &row.creator, order, &row.id))
}

fn add_seat(connection: &Connection, id: &str, n: usize, seat: &SeatRow) -> Result<(), StoreError> {
    let (kind, guest, level) = match &seat.occupant {
        Occupant::Guest(guest) => ("guest", Some(&guest.id), None),
        Occupant::Bot(level) => ("bot", None, Some(*level)),
        Occupant::Nobody => ("open", None, None),
    };
    let sql =
        "INSERT INTO seats (match, seat, name, kind, guest, level, invite, present) VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
    execute(connection, sql, params![id, n as i64, seat.name, kind, guest, level, seat.invite, seat.present])
}

fn bring(connection: &Connection, id: &str, seat: u8, force: &Value) -> Result<(), StoreError> {
    let sql = "INSERT INTO forces (match, seat, force) VALUES (?, ?, ?)
         ON CONFLICT (match, seat) DO UPDATE SET force = excluded.force";
    execute(connection, sql, params![id, seat, force.to_string()])
}

fn stand_up(connection: &Connection, id: &str, seat: u8) -> Result<(), StoreError> {
    let sql = "UPDATE seats SET kind = 'open', guest = NULL, present = 0 WHERE match = ? AND seat = ?";
    execute(connection, sql, params![id, seat])?;
    execute(connection, "DELETE FROM forces WHERE match = ? AND seat = ?", params![id, seat])?;
    // The next player in this seat may give decisions the same ids, so this deletes the answers. It keeps answers to
    // decisions to leave a seat, whose ids contain a line break.
    let sql = "DELETE FROM answers WHERE match = ? AND seat = ? AND instr(id, char(10)) = 0";
    execute(connection, sql, params![id, seat])
}

fn add_step(
    connection: &Connection,
    id: &str,
    (n, step): (u32, &str),
    decision: Option<(u8, &str)>,
    state: Option<String>,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO steps (match, n, step, at_ms, seat, decision, state) VALUES (?, ?, ?, ?, ?, ?, ?)";
    let (seat, name) = decision.unzip();
    execute(connection, sql, params![id, n, step, now_ms(), seat, name, state])
}

fn add_answer(connection: &Connection, id: &str, seat: u8, name: &str, reply: &Reply) -> Result<(), StoreError> {
    let sql = "INSERT INTO answers (match, seat, id, answer) VALUES (?, ?, ?, ?)";
    execute(connection, sql, params![id, seat, name, serde_json::to_string(reply)?])
}
