//! The part of the report about boards: whether they are fair.

use super::{Report, Section};
use crate::batch::{interval, percent, table};
use crate::lab::telling::word;
use ::lab::{ArmAnswer, Asks, Judged, Side};
use serde_json::Value;

/// How far a share of wins may lie from one half and still count as fair, in percentage points.
const MARGIN: u8 = 5;

/// Returns a table with a line for each board: how often the first seat and the seat that begins win, how games end,
/// and how long games are.
pub(super) fn section(report: &Report, page: &Value) -> Result<Section, String> {
    if report.board_games == 0 {
        return Ok(Section::default());
    }
    let shipped = shelf::boards(&report.game);
    let boards = if shipped.is_empty() { vec!["random".to_owned()] } else { shipped.clone() };
    let seats = report.seats(page);
    let seat = seats.first().cloned().unwrap_or_default();
    let won = format!("won by {seat}");
    let head = ["board", "games", &won, "won by the starter", "answer", "decisions", "endings"];
    let mut lines = table(head.map(str::to_owned));
    let mut faults = Vec::new();
    for board in boards {
        let arm = report.arm(std::slice::from_ref(&board), page, &[])?;
        let sides = vec![Side::default(); seats.len()];
        let answer = report.study(Asks::Fair { margin: MARGIN }, sides, vec![arm], report.board_games)?;
        let arm = &answer.arms[0];
        lines.add_row([
            if shipped.is_empty() { "the table".to_owned() } else { board },
            arm.games.to_string(),
            arm.seats.first().map_or_else(String::new, share),
            arm.starter.as_ref().map_or_else(|| "all begin at once".to_owned(), share),
            answer.verdict.map_or("", word).to_owned(),
            arm.decisions.map_or_else(String::new, |mean| format!("{:.0}", mean.mean)),
            endings(arm),
        ]);
        faults.extend(arm.faults.clone());
    }
    let text = format!(
        "\n## Are the boards fair?\n\n\
         Bots played on each board until the answer was sure, {} games at most. *Fair* means that all shares lie within\n\
         {MARGIN} percentage points of one half. *Not fair* means that at least one share is not one half. All intervals\n\
         of a line together hold with a probability of 95 %.\n\n{lines}\n",
        report.board_games
    );
    Ok(Section { text, faults })
}

fn share(judged: &Judged) -> String {
    format!("{} ({})", percent(judged.wins.share), interval(&judged.wins))
}

/// Returns the kinds of ending with their shares, the most frequent first.
fn endings(arm: &ArmAnswer) -> String {
    let mut endings: Vec<_> = arm.endings.iter().filter(|ending| ending.share.count > 0).collect();
    endings.sort_by_key(|ending| std::cmp::Reverse(ending.share.count));
    endings
        .iter()
        .map(|ending| format!("{} {}", ending.name, percent(ending.share.share)))
        .collect::<Vec<_>>()
        .join(", ")
}
