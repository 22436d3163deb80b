//! Rows of the database as values, and back.

use super::{Clocks, Guest, MatchRow, MatchState, Occupant, SeatRow, Stage, StoreError};
use referee::{Seat, Seats};
use sqlx::{Row, sqlite::SqliteRow};

impl Stage {
    /// The word in the database.
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

/// Writes a set of seats as the bits of a number.
pub(super) fn bits(seats: Seats) -> i64 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.0)
}

fn seats_of(bits: i64) -> Seats {
    (0..32).filter(|n| bits >> n & 1 == 1).map(|n| Seat(n as u8)).collect()
}

/// Reads a row of `matches` with `begun` and `revision`; the seats come apart.
pub(super) fn match_row(row: &SqliteRow) -> Result<MatchRow, StoreError> {
    let outcome: Option<String> = row.try_get("outcome")?;
    let branch: Option<String> = row.try_get("branch_of")?;
    let branch_step: Option<i64> = row.try_get("branch_step")?;
    Ok(MatchRow {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        brief: serde_json::from_str(row.try_get("brief")?)?,
        begun: row.try_get::<i64, _>("begun")? != 0,
        revision: row.try_get::<Option<i64>, _>("revision")?.map(|revision| u32::try_from(revision).unwrap_or(0)),
        plan: serde_json::from_str(row.try_get("clock")?)?,
        creator: row.try_get("creator")?,
        created_ms: row.try_get("created_ms")?,
        state: MatchState {
            stage: Stage::read(row.try_get("status")?)?,
            steps: row.try_get::<i64, _>("steps")? as u32,
            to_move: seats_of(row.try_get("to_move")?),
            outcome: outcome.map(|text| serde_json::from_str(&text)).transpose()?,
            clocks: clocks(row)?,
        },
        seats: Vec::new(),
        rematch: row.try_get("rematch")?,
        branch_of: branch.map(|id| (id, branch_step.unwrap_or(0) as u32)),
    })
}

fn clocks(row: &SqliteRow) -> Result<Option<Clocks>, StoreError> {
    let text: Option<String> = row.try_get("clocks")?;
    let Some(text) = text else { return Ok(None) };
    let mut clocks: Clocks = serde_json::from_str(&text)?;
    clocks.since_ms = row.try_get::<Option<i64>, _>("since_ms")?.unwrap_or(0);
    Ok(Some(clocks))
}

/// Reads a row of `seats` joined with `guests`, and whether the seat has brought something.
pub(super) fn seat_row(row: &SqliteRow, begun: bool) -> Result<SeatRow, StoreError> {
    let kind: String = row.try_get("kind")?;
    let occupant = match kind.as_str() {
        "guest" => Occupant::Guest(Guest { id: row.try_get("guest")?, name: row.try_get("guest_name")? }),
        "bot" => Occupant::Bot(row.try_get::<i64, _>("level")? as u8),
        "open" => Occupant::Nobody,
        other => return Err(StoreError::UnknownWord(other.into())),
    };
    Ok(SeatRow {
        name: row.try_get("name")?,
        occupant,
        invite: row.try_get("invite")?,
        present: row.try_get::<i64, _>("present")? != 0,
        ready: begun || row.try_get::<i64, _>("brought")? != 0,
    })
}

/// Reads a row of `guests`.
pub(super) fn guest_row(row: &SqliteRow) -> Result<Guest, StoreError> {
    Ok(Guest { id: row.try_get("id")?, name: row.try_get("name")? })
}
