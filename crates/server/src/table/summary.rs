//! Makes the summary of a match, which lists and the page of the match show.

use super::TableRegistry;
use super::undo::undo_plan;
use crate::store::{MatchRow, Occupant, SeatRow, Stage};
use serde_json::Value;
use wire::{BoardName, BranchPoint, LocalizedText, MatchStatus, SeatKind, SeatSummary, Summary};

/// Returns the summary of a match with what a guest may know. Without a guest, returns it for a stranger, who has no
/// cookie.
pub(crate) fn summary(registry: &TableRegistry, row: &MatchRow, guest: Option<&str>) -> Summary {
    let state = &row.state;
    let suspended = registry.suspension(row);
    let playing = state.stage == Stage::Playing && suspended.is_none();
    let brief: Value = serde_json::from_str(&row.brief).unwrap_or_default();
    let to_move: Vec<_> = state.to_move.iter().filter(|_| playing).collect();
    Summary {
        id: row.id.clone(),
        game: row.game.clone(),
        board: board_name(&brief),
        options: brief["options"].clone(),
        seats: row.seats.iter().map(|seat| seat_summary(registry, row, seat, guest)).collect(),
        clock: row.plan,
        created_ms: row.created_ms as f64,
        steps: state.steps,
        status: match state.stage {
            _ if suspended.is_some() => MatchStatus::Suspended,
            Stage::Waiting => MatchStatus::Waiting,
            Stage::Playing => MatchStatus::Playing,
            Stage::Over => MatchStatus::Over,
        },
        to_move: to_move.into_iter().map(|seat| row.seats[seat.index()].name.clone()).collect(),
        over: state.outcome.clone(),
        rematch: row.rematch.clone(),
        branch_of: row.branch_of.clone().map(|(of, step)| BranchPoint { of, step }),
        undo: undo_plan(row),
        undo_now: None,
        fair: row.fair_summary(),
        suspended,
        creator: guest == Some(row.creator.as_str()),
        visibility: row.visibility,
        closed: row.closed.clone(),
    }
}

fn board_name(brief: &Value) -> Option<BoardName> {
    let board = brief.get("board").filter(|board| !board.is_null())?;
    let id = board["id"].as_str().unwrap_or_default();
    let name =
        serde_json::from_value(board["name"].clone()).unwrap_or_else(|_| LocalizedText { en: id.into(), ko: None });
    Some(BoardName { id: id.into(), name })
}

fn seat_summary(registry: &TableRegistry, row: &MatchRow, seat: &SeatRow, guest: Option<&str>) -> SeatSummary {
    let mut summary = SeatSummary {
        seat: seat.name.clone(),
        kind: SeatKind::Open,
        name: String::new(),
        program: false,
        level: None,
        you: seat.is_of(guest),
        online: false,
        stand_in: None,
        ready: seat.ready || shelf::brings(&row.game).is_none(),
        invite: None,
    };
    match &seat.occupant {
        Occupant::Guest(occupant) => {
            summary.kind = SeatKind::Guest;
            summary.name = occupant.name.clone();
            summary.program = occupant.is_program();
            summary.online = registry.is_online(&row.id, &occupant.id);
        }
        Occupant::Bot(level) => {
            summary.kind = SeatKind::Bot;
            summary.name = format!("Bot {level}");
            summary.level = Some(u32::from(*level));
            summary.online = true;
        }
        Occupant::Nobody if guest == Some(row.creator.as_str()) && row.state.stage == Stage::Waiting => {
            summary.invite = seat.invite.as_ref().map(|token| format!("/join/{}/{token}", row.id));
        }
        Occupant::Nobody => {}
    }
    summary
}
