//! The part of the report about options: what each value changes.

use super::{Report, Section};
use crate::batch::table;
use crate::lab::telling::told;
use ::lab::{Asks, Side};
use serde_json::Value;

/// Compares each value of each option with the option's default. A value for which the games show a change gets a line
/// in a table. A sentence names all other values.
pub(super) fn section(report: &Report, page: &Value) -> Result<Section, String> {
    if report.option_games == 0 {
        return Ok(Section::default());
    }
    let every = ["random".to_owned()];
    let mut lines = table(["option", "what it changes"].map(str::to_owned));
    let (mut silent, mut faults) = (Vec::new(), Vec::new());
    let sides = vec![Side::default(); report.seats(page).len()];
    let by_default = report.arm(&every, page, &[])?;
    let mut before = report.begin(Asks::Ruling, sides.clone(), vec![by_default.clone()], report.option_games)?;
    report.finish(&mut before)?;
    for option in page["options"].as_array().into_iter().flatten() {
        for chosen in others(option) {
            // Some values need more players or another board. The report leaves such values out.
            let Ok(arm) = report.arm(&every, page, std::slice::from_ref(&chosen)) else { continue };
            let arms = vec![by_default.clone(), arm];
            let mut study = report.begin(Asks::Ruling, sides.clone(), arms, report.option_games)?;
            study.arms[0] = before.arms[0].clone();
            report.finish(&mut study)?;
            let answer = study.answer();
            faults.extend(answer.arms[1].faults.clone());
            let shown: Vec<String> = answer.changes.iter().filter(|change| change.is_shown()).map(told).collect();
            if shown.is_empty() {
                silent.push(format!("`{chosen}`"));
            } else {
                lines.add_row([format!("`{chosen}`"), shown.join("; ")]);
            }
        }
    }
    let mut text = format!(
        "\n## What do options change?\n\n\
         Bots played {} games with each value, and as many with the default. Each game drew a board. All intervals of an\n\
         option together hold with a probability of 95 %.\n",
        report.option_games
    );
    if lines.row_count() > 0 {
        text += &format!("\n{lines}\n");
    }
    if !silent.is_empty() {
        text += &format!("\nThe games show no change by these options: {}.\n", silent.join(", "));
    }
    Ok(Section { text, faults })
}

/// Returns all values of an option except its default, as `KEY=VALUE`. The list is empty for an option that is a
/// number.
fn others(option: &Value) -> Vec<String> {
    let key = option["key"].as_str().unwrap_or_default();
    let values = match option["kind"].as_str() {
        Some("bool") => vec![Value::Bool(false), Value::Bool(true)],
        Some("choice") => option["choices"].as_array().cloned().unwrap_or_default(),
        _ => Vec::new(),
    };
    let word = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    values.iter().filter(|value| **value != option["default"]).map(|value| format!("{key}={}", word(value))).collect()
}
