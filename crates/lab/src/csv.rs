//! Writes answers of studies and worths of points as CSV.

use crate::{Answer, ArmAnswer, Judged, PartWorth, Share, Verdict, Worths};

impl Answer {
    /// Returns the answer as CSV (RFC 4180). Each arm has a line for each share, and one for the number of decisions in
    /// a game. Lines for the changes follow.
    pub fn to_csv(&self) -> String {
        of(self)
    }
}

impl Worths {
    /// Returns the worths as CSV (RFC 4180), with a line for each thing that points buy.
    pub fn to_csv(&self) -> String {
        let part = |part: &PartWorth| {
            let [worth, low, high] = [part.worth, part.low, part.high].map(number);
            line(&[&part.name, &worth, &low, &high, &part.points.to_string(), &part.duels.to_string()])
        };
        "name,worth,low,high,points,games\n".to_owned() + &self.parts.iter().map(part).collect::<String>()
    }
}

fn of(answer: &Answer) -> String {
    let mut lines = vec!["arm,measure,name,count,of,value,low,high,verdict\n".to_owned()];
    answer.arms.iter().for_each(|arm| add_arm(&mut lines, arm));
    for change in &answer.changes {
        let name = change.name.as_deref().unwrap_or_default();
        let value = number(change.after - change.before);
        let shown = if change.is_shown() { "shown" } else { "open" };
        let measure = format!("{} change", change.measure);
        lines.push(line(&["", &measure, name, "", "", &value, &number(change.low), &number(change.high), shown]));
    }
    lines.concat()
}

fn add_arm(lines: &mut Vec<String>, arm: &ArmAnswer) {
    let mut add = |measure: &str, name: &str, share: &Share, verdict: &str| {
        let [value, low, high] = [share.share, share.low, share.high].map(number);
        let (count, of) = (share.count.to_string(), share.of.to_string());
        lines.push(line(&[&arm.name, measure, name, &count, &of, &value, &low, &high, verdict]));
    };
    let judged = |kind, of: &[Judged], add: &mut dyn FnMut(&str, &str, &Share, &str)| {
        for judged in of {
            add(kind, judged.name.as_deref().unwrap_or_default(), &judged.wins, word(judged.verdict));
        }
    };
    judged("seat", &arm.seats, &mut add);
    judged("starter", arm.starter.as_slice(), &mut add);
    judged("side", &arm.sides, &mut add);
    for ending in &arm.endings {
        add("ending", &ending.name, &ending.share, "");
    }
    if let Some(length) = arm.decisions {
        let [value, low, high] = [length.mean, length.low, length.high].map(number);
        lines.push(line(&[&arm.name, "decisions", "", "", &arm.games.to_string(), &value, &low, &high, ""]));
    }
}

fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Fair => "fair",
        Verdict::Uneven => "uneven",
        Verdict::Open => "open",
    }
}

fn number(number: f64) -> String {
    format!("{number:.4}")
}

/// Returns fields as a line of CSV. Quotes a field that holds a comma, a quote or a line break. Puts an apostrophe
/// before a text that a spreadsheet would take for a formula, but not before a negative number.
fn line(fields: &[&str]) -> String {
    let quoted = |field: &&str| {
        let is_formula = field.starts_with(['=', '+', '@']) || field.starts_with('-') && field.parse::<f64>().is_err();
        let field = if is_formula { format!("'{field}") } else { (*field).to_owned() };
        if field.contains([',', '"', '\n', '\r']) { format!("\"{}\"", field.replace('"', "\"\"")) } else { field }
    };
    fields.iter().map(quoted).collect::<Vec<_>>().join(",") + "\n"
}

#[cfg(test)]
mod tests {
    use super::line;

    #[test]
    fn names_that_people_chose_stay_one_field_and_never_become_formulas() {
        let fields = ["Ann, \"the\" Tank", "=1+1", "-2.5", "-x", "plain"];
        assert_eq!(line(&fields), "\"Ann, \"\"the\"\" Tank\",'=1+1,-2.5,'-x,plain\n");
    }
}
