//! A match in short, as one guest may know it.

use super::Hall;
use crate::store::{MatchRow, SeatRow, Sitter, Stage};
use serde_json::Value;
use wire::{BoardName, BranchPoint, MatchStatus, SeatKind, SeatSummary, Summary, Words};

/// Makes the summary of a match for a guest.
pub(crate) fn summary(hall: &Hall, row: &MatchRow, guest: Option<&str>) -> Summary {
    let standing = &row.standing;
    let suspended = hall.suspension(row);
    let playing = standing.stage == Stage::Playing && suspended.is_none();
    let to_move: Vec<_> = standing.to_move.iter().filter(|_| playing).collect();
    Summary {
        id: row.id.clone(),
        game: row.game.clone(),
        board: board_name(&row.brief),
        options: row.brief["options"].clone(),
        seats: row.seats.iter().map(|seat| seat_summary(hall, row, seat, guest)).collect(),
        clock: row.plan,
        created_ms: row.created_ms as f64,
        steps: standing.steps,
        status: match standing.stage {
            _ if suspended.is_some() => MatchStatus::Suspended,
            Stage::Waiting => MatchStatus::Waiting,
            Stage::Playing => MatchStatus::Playing,
            Stage::Over => MatchStatus::Over,
        },
        to_move: to_move.into_iter().map(|seat| row.seats[seat.index()].name.clone()).collect(),
        over: standing.outcome.clone(),
        rematch: row.rematch.clone(),
        branch_of: row.branch_of.clone().map(|(of, step)| BranchPoint { of, step }),
        suspended,
    }
}

fn board_name(brief: &Value) -> Option<BoardName> {
    let board = brief.get("board").filter(|board| !board.is_null())?;
    let id = board["id"].as_str().unwrap_or_default();
    let name = serde_json::from_value(board["name"].clone()).unwrap_or_else(|_| Words { en: id.into(), ko: None });
    Some(BoardName { id: id.into(), name })
}

fn seat_summary(hall: &Hall, row: &MatchRow, seat: &SeatRow, guest: Option<&str>) -> SeatSummary {
    let mut summary = SeatSummary {
        seat: seat.name.clone(),
        kind: SeatKind::Open,
        name: String::new(),
        level: None,
        you: seat.is_of(guest),
        online: false,
        stand_in: None,
        ready: seat.ready,
        invite: None,
    };
    match &seat.sitter {
        Sitter::Guest(sitter) => {
            summary.kind = SeatKind::Guest;
            summary.name = sitter.name.clone();
            summary.online = hall.is_online(&row.id, &sitter.id);
        }
        Sitter::Bot(level) => {
            summary.kind = SeatKind::Bot;
            summary.name = format!("Bot {level}");
            summary.level = Some(u32::from(*level));
            summary.online = true;
        }
        Sitter::Nobody if guest == Some(row.creator.as_str()) && row.standing.stage == Stage::Waiting => {
            summary.invite = seat.invite.as_ref().map(|token| format!("/join/{}/{token}", row.id));
        }
        Sitter::Nobody => {}
    }
    summary
}
