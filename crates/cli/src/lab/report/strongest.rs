//! The part of the report about the strongest force that an evolution finds.

use super::{Report, Section};
use crate::lab::optimise::{Optimise, forces_of, meetings, sentences};
use serde_json::Value;

/// Searches for the strongest force of the game. Returns what it consists of, and how often it wins.
pub(super) fn section(report: &Report, _page: &Value) -> Result<Section, String> {
    let game = shelf::named(&report.game).map_err(|why| why.to_string())?;
    let Some(forces) = forces_of(game).filter(|_| report.strongest_games > 0) else { return Ok(Section::default()) };
    let Report { game, level, seed, jobs, strongest_games, .. } = report;
    let found = Optimise::new(game, *level, *seed, *jobs, *strongest_games).search()?;
    let parts: Vec<String> = found.parts.iter().map(|part| format!("- {part}\n")).collect();
    let word = forces.word();
    let text = format!(
        "\n## The strongest {word} known\n\n\
         An evolutionary algorithm varied each {word} that did well, in {} games. The opponents are ready-made, or bots\n\
         built them. The strongest one then played fresh games. Each pair of games drew a board. *Beats* means that the\n\
         95 % interval lies above one half.\n\n{}\n\n{}\n{}\n",
        found.games,
        sentences(&found).join("\n"),
        parts.concat(),
        meetings(&found.strongest)
    );
    Ok(Section { text, faults: found.faults })
}
