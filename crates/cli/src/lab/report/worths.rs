//! The part of the report about points: what they are worth.

use super::{Report, Section};
use crate::batch::table;
use crate::lab::worth::{Worth, drafts_of};
use ::lab::PartWorth;
use serde_json::Value;

/// Returns a table with a line for each thing that points buy.
pub(super) fn section(report: &Report, _page: &Value) -> Result<Section, String> {
    let game = shelf::named(&report.game).map_err(|why| why.to_string())?;
    if report.worth_games == 0 || drafts_of(game).is_none() {
        return Ok(Section::default());
    }
    let Report { game, level, seed, jobs, worth_games, .. } = report;
    let worth = Worth::new(game, *level, *seed, *jobs, *worth_games);
    let found = worth.measure()?;
    let worths = &found.worths;
    let mut text = format!(
        "\n## What is a point worth?\n\n\
         Random forces played {} games, of which {} had one winner. An average point is worth 1.00. If a point is worth\n\
         1.25, a fair price would be a quarter higher. Each interval has a confidence of 95 %.\n\n",
        found.games, worths.duels
    );
    if worths.parts.is_empty() {
        text += "Not known: the games do not show that more points win more often.\n";
    } else {
        let head = ["points spent on", "worth of a point", "95 % interval", "games that differ", "answer"];
        let mut lines = table(head.map(str::to_owned));
        for part in &worths.parts {
            let interval = format!("{:.2} to {:.2}", part.low, part.high);
            let worth = format!("{:.2}", part.worth);
            lines.add_row([part.name.clone(), worth, interval, part.duels.to_string(), answer(part).to_owned()]);
        }
        text += &format!("{lines}\n");
    }
    Ok(Section { text, faults: found.faults })
}

fn answer(part: &PartWorth) -> &'static str {
    match part.is_mispriced() {
        true if part.worth > 1.0 => "too cheap",
        true => "too expensive",
        false => "",
    }
}
