//! The part of the report about forces, such as armies: how often the forces that come with the game win against each
//! other.

use super::{Report, Section};
use crate::batch::{interval, of, percent, table};
use ::lab::{Asks, Fault, Share, Side};
use serde_json::Value;

/// Two forces that met, by their indexes in the list of forces, and how many games each won.
struct Meeting {
    forces: [usize; 2],
    wins: [u32; 2],
}

/// Lets every force meet every other. Returns a table of how often each force wins against all others.
pub(super) fn section(report: &Report, page: &Value) -> Result<Section, String> {
    let game = shelf::named(&report.game).map_err(|why| why.to_string())?;
    let Some(forces) = game.entry().forces().filter(|_| report.force_games > 0) else { return Ok(Section::default()) };
    let arm = report.arm(&["random".to_owned()], page, &[])?;
    let suits = |force: &Value| {
        arm.grounds.iter().all(|ground| forces.check(&ground.setup, force).is_ok_and(|faults| faults.is_empty()))
    };
    let (fit, other): (Vec<Value>, Vec<Value>) = forces.ready(&arm.grounds[0].setup).into_iter().partition(suits);
    let sides: Vec<Side> = fit.into_iter().map(|force| Side { name: Some(name(&force)), force: Some(force) }).collect();
    let (mut meetings, mut faults): (Vec<Meeting>, Vec<Fault>) = (Vec::new(), Vec::new());
    for first in 0..sides.len() {
        for second in first + 1..sides.len() {
            let pair = vec![sides[first].clone(), sides[second].clone()];
            let answer = report.study(Asks::Ruling, pair, vec![arm.clone()], report.force_games)?;
            let wins = [0, 1].map(|side: usize| answer.arms[0].sides.get(side).map_or(0, |judged| judged.wins.count));
            meetings.push(Meeting { forces: [first, second], wins });
            faults.extend(answer.arms[0].faults.clone());
        }
    }
    let names: Vec<String> = sides.iter().map(|side| side.name.clone().unwrap_or_default()).collect();
    let mut text = format!(
        "\n## How do ready-made forces do?\n\n\
         Any two forces met {} times and changed seats. Each game drew a board. Each interval has a confidence of 95 %.\n\n{}\n",
        report.force_games,
        standings(&names, &meetings)
    );
    if !other.is_empty() {
        let left_out: Vec<String> = other.iter().map(name).collect();
        text += &format!(
            "\nThese forces are left out, because the default options do not allow them: {}.\n",
            left_out.join(", ")
        );
    }
    Ok(Section { text, faults })
}

fn name(force: &Value) -> String {
    force["name"].as_str().unwrap_or_default().to_owned()
}

/// Returns a table with a line for each force, the strongest first.
fn standings(names: &[String], meetings: &[Meeting]) -> String {
    let mut lines: Vec<(Share, usize)> = (0..names.len()).map(|force| (field(force, meetings), force)).collect();
    lines.sort_by(|one, other| other.0.share.total_cmp(&one.0.share));
    let mut table =
        table(["force", "won", "share", "95 % interval", "best against", "worst against"].map(str::to_owned));
    for (share, force) in &lines {
        let mut met: Vec<(f64, String)> =
            meetings.iter().filter_map(|meeting| against(*force, meeting, names)).collect();
        met.sort_by(|one, other| other.0.total_cmp(&one.0));
        let told = |met: Option<&(f64, String)>| {
            met.map_or_else(String::new, |(share, name)| format!("{name} ({})", percent(*share)))
        };
        let row = [names[*force].clone(), of(share), percent(share.share), interval(share)];
        table.add_row(row.into_iter().chain([told(met.first()), told(met.last())]));
    }
    table.to_string()
}

/// Returns the share of its decided games that a force has won.
fn field(force: usize, meetings: &[Meeting]) -> Share {
    let (mut won, mut played) = (0, 0);
    for Meeting { forces, wins } in meetings {
        if let Some(side) = forces.iter().position(|one| *one == force) {
            won += wins[side];
            played += wins[0] + wins[1];
        }
    }
    Share::new(won, played)
}

/// Returns the share of the decided games of a meeting that a force has won, and the name of the other force. `None` if
/// the force took no part, or if no game was decided.
fn against(force: usize, meeting: &Meeting, names: &[String]) -> Option<(f64, String)> {
    let side = meeting.forces.iter().position(|one| *one == force)?;
    let decided = meeting.wins[0] + meeting.wins[1];
    let share = f64::from(meeting.wins[side]) / f64::from(decided);
    (decided > 0).then(|| (share, names[meeting.forces[1 - side]].clone()))
}

#[cfg(test)]
mod tests {
    use super::{Meeting, standings};

    #[test]
    fn standings_add_up_all_meetings() {
        let names = ["rock", "paper", "well"].map(str::to_owned);
        let meetings = [
            Meeting { forces: [0, 1], wins: [2, 8] },
            Meeting { forces: [0, 2], wins: [0, 0] },
            Meeting { forces: [1, 2], wins: [3, 7] },
        ];
        let text = standings(&names, &meetings);
        let cells = |line: &str| -> Vec<String> { line.split('|').map(|cell| cell.trim().to_owned()).collect() };
        let lines: Vec<Vec<String>> = text.lines().skip(2).map(cells).collect();
        assert_eq!(lines[0][1..4], ["well", "7 of 10", "70.0 %"]);
        assert_eq!(lines[1][1..4], ["paper", "11 of 20", "55.0 %"]);
        assert_eq!(lines[1][5..7], ["rock (80.0 %)", "well (30.0 %)"]);
        assert_eq!(lines[2][1..4], ["rock", "2 of 10", "20.0 %"]);
    }
}
