//! Converts rows of the database to values, and values to words of the database.

use super::step_state::{self, NEWER_STATE};
use super::{Clocks, Guest, MatchRow, MatchState, Occupant, SeatRow, Stage, StoreError};
use referee::{Seat, Seats};
use rusqlite::Row;
use serde::de::DeserializeOwned;
use wire::Visibility;

/// Returns the columns of `matches` that [`match_row`] reads, in SQL. The header and the set-up are not among them,
/// since they may be long.
pub(super) fn match_columns() -> String {
    format!(
        "id, game, begun, revision, brief, clock, creator, created_ms, status, steps, to_move, outcome, clocks, since_ms,
         rematch, branch_of, branch_step, fair, visibility, closed, {NEWER_STATE}"
    )
}

/// The query of the rows that [`seat_row`] reads. The caller appends a condition that chooses the matches.
pub(super) const SEATS: &str =
    "SELECT seats.*, guests.name AS guest_name, guests.owner AS guest_owner, EXISTS (SELECT 1 FROM forces
     WHERE forces.match = seats.match AND forces.seat = seats.seat) AS brought
     FROM seats LEFT JOIN guests ON guests.id = seats.guest";

impl Stage {
    /// Returns the word that the database has for this stage.
    pub fn word(self) -> &'static str {
        match self {
            Stage::Waiting => "waiting",
            Stage::Playing => "playing",
            Stage::Over => "over",
        }
    }

    fn read(word: &str) -> Result<Stage, StoreError> {
        match word {
            "waiting" => Ok(Stage::Waiting),
            "playing" => Ok(Stage::Playing),
            "over" => Ok(Stage::Over),
            other => Err(StoreError::UnknownWord(other.into())),
        }
    }
}

/// Returns the word that the database has for a visibility.
pub(super) fn visibility_word(visibility: Visibility) -> &'static str {
    match visibility {
        Visibility::Listed => "listed",
        Visibility::Unlisted => "unlisted",
        Visibility::Private => "private",
    }
}

fn visibility_of(word: &str) -> Result<Visibility, StoreError> {
    match word {
        "listed" => Ok(Visibility::Listed),
        "unlisted" => Ok(Visibility::Unlisted),
        "private" => Ok(Visibility::Private),
        other => Err(StoreError::UnknownWord(other.into())),
    }
}

/// Converts a set of seats to a number with one bit for each seat.
pub(super) fn bits(seats: Seats) -> i64 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.0)
}

/// Converts a number with one bit for each seat to a set of seats.
pub(super) fn seats_of(bits: i64) -> Seats {
    (0..32).filter(|n| bits >> n & 1 == 1).map(|n| Seat(n as u8)).collect()
}

/// Returns the value of a column that holds JSON.
///
/// # Errors
/// The column is not a text, or the text is not JSON of this type.
pub(super) fn json<T: DeserializeOwned>(row: &Row<'_>, column: &str) -> Result<T, StoreError> {
    Ok(serde_json::from_str(row.get_ref(column)?.as_str().map_err(rusqlite::Error::from)?)?)
}

/// Returns the value of a column that holds JSON; `None` if the column is null.
///
/// # Errors
/// The column is not a text, or the text is not JSON of this type.
pub(super) fn json_or_null<T: DeserializeOwned>(row: &Row<'_>, column: &str) -> Result<Option<T>, StoreError> {
    let text = row.get_ref(column)?.as_str_or_null().map_err(rusqlite::Error::from)?;
    Ok(text.map(serde_json::from_str).transpose()?)
}

/// Converts a row of [`match_columns`] to a match without its seats.
///
/// # Errors
/// A column has a value that the program does not expect.
pub(super) fn match_row(row: &Row<'_>) -> Result<MatchRow, StoreError> {
    json::<serde::de::IgnoredAny>(row, "brief")?;
    let branch: Option<String> = row.get("branch_of")?;
    let branch_step: Option<u32> = row.get("branch_step")?;
    Ok(MatchRow {
        id: row.get("id")?,
        game: row.get("game")?,
        brief: row.get("brief")?,
        begun: row.get("begun")?,
        revision: row.get("revision")?,
        plan: json(row, "clock")?,
        creator: row.get("creator")?,
        created_ms: row.get("created_ms")?,
        state: state(row)?,
        seats: Vec::new(),
        rematch: row.get("rematch")?,
        visibility: visibility_of(row.get_ref("visibility")?.as_str().map_err(rusqlite::Error::from)?)?,
        closed: row.get("closed")?,
        branch_of: branch.map(|id| (id, branch_step.unwrap_or(0))),
        fair: json_or_null(row, "fair")?,
    })
}

/// Returns the state of a match: from the newest step, or from the row of the match if this row is up to date.
fn state(row: &Row<'_>) -> Result<MatchState, StoreError> {
    if let Some(newer) = newer_state(row)? {
        return Ok(newer);
    }
    let clocks: Option<Clocks> = json_or_null(row, "clocks")?;
    let since_ms: Option<i64> = row.get("since_ms")?;
    Ok(MatchState {
        stage: Stage::read(row.get_ref("status")?.as_str().map_err(rusqlite::Error::from)?)?,
        steps: row.get("steps")?,
        to_move: seats_of(row.get("to_move")?),
        outcome: json_or_null(row, "outcome")?,
        clocks: clocks.map(|clocks| Clocks { since_ms: since_ms.unwrap_or(0), ..clocks }),
    })
}

/// Returns the state in the column [`NEWER_STATE`]; `None` if the row of the match is up to date.
///
/// # Errors
/// The newest step has something else than a state.
pub(super) fn newer_state(row: &Row<'_>) -> Result<Option<MatchState>, StoreError> {
    let newer = row.get_ref("newer_state")?.as_str_or_null().map_err(rusqlite::Error::from)?;
    newer.map(step_state::from_text).transpose()
}

/// Converts a row of [`SEATS`] to a seat. `begun` says whether the game of its match has begun.
///
/// # Errors
/// A column has a value that the program does not expect.
pub(super) fn seat_row(row: &Row<'_>, begun: bool) -> Result<SeatRow, StoreError> {
    let kind: String = row.get("kind")?;
    let occupant = match kind.as_str() {
        "guest" => Occupant::Guest(Guest {
            id: row.get("guest")?,
            name: row.get("guest_name")?,
            owner: row.get("guest_owner")?,
        }),
        "bot" => Occupant::Bot(row.get("level")?),
        "open" => Occupant::Nobody,
        other => return Err(StoreError::UnknownWord(other.into())),
    };
    Ok(SeatRow {
        name: row.get("name")?,
        occupant,
        invite: row.get("invite")?,
        present: row.get("present")?,
        ready: begun || row.get("brought")?,
    })
}
