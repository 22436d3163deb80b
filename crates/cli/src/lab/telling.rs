//! Prints the answers of studies in words and tables.

use crate::batch::{interval, of, percent, print_faults, table};
use crate::{say, say_lines};
use ::lab::{Answer, ArmAnswer, Asks, CONFIDENCE_PERCENT, Change, Judged, Verdict};

/// Returns the word for a verdict.
pub(super) fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Fair => "fair",
        Verdict::Uneven => "not fair",
        Verdict::Open => "not known",
    }
}

/// Prints an answer: first sentences, then tables of the counts.
pub fn print(answer: &Answer) {
    let question = &answer.question;
    match question.asks {
        Asks::Fair { margin } => print_fairness(answer, margin),
        Asks::Ruling => print_ruling(answer),
    }
    for arm in &answer.arms {
        print_arm(arm, answer.arms.len() > 1);
    }
    if answer.verdict.is_some() {
        say!(
            "With {CONFIDENCE_PERCENT} % confidence, every interval of wins contains the true share, however often the study is evaluated."
        );
    }
    say!(
        "bots of level {}, revision {} of {}, seed {}",
        question.level,
        question.revision,
        question.game,
        question.seed
    );
    print_faults(answer.arms.iter().flat_map(|arm| &arm.faults));
}

fn print_fairness(answer: &Answer, margin: u8) {
    let arm = &answer.arms[0];
    let fair = percent(answer.fair);
    match answer.verdict.unwrap_or(Verdict::Open) {
        Verdict::Fair => {
            let names: Vec<String> = asked_about(arm).into_iter().map(name).collect();
            let names = names.join(", ");
            say!("Fair: after {} games the wins of {names} lie within {margin} points of {fair}.", arm.games);
        }
        Verdict::Uneven => {
            for judged in asked_about(arm).into_iter().filter(|judged| judged.verdict == Verdict::Uneven) {
                let (won, share) = (of(&judged.wins), percent(judged.wins.share));
                let name = name(judged);
                say!(
                    "Not fair: {name} won {won} games ({share}, interval {}; fair is {fair}).",
                    interval(&judged.wins)
                );
            }
        }
        Verdict::Open => {
            say!(
                "Not known: {} games are too few to tell a fair game from one that is {margin} points off.",
                arm.games
            );
        }
    }
}

fn print_ruling(answer: &Answer) {
    let [before, after] = &answer.arms[..] else { return };
    let shown: Vec<&Change> = answer.changes.iter().filter(|change| change.is_shown()).collect();
    if shown.is_empty() {
        say!(
            "{}: {} games with the option and as many with its default show no change.",
            after.name,
            before.games.min(after.games)
        );
    }
    for change in &shown {
        say!("{}: {}.", after.name, told(change));
    }
    if !shown.is_empty() && shown.len() < answer.changes.len() {
        say!("The games show no change of anything else.");
    }
}

/// Returns a sentence that says what changed, and by how much.
pub(super) fn told(change: &Change) -> String {
    let (was, is, low, high) = match change.measure {
        "decisions" => (change.before, change.after, change.low, change.high),
        _ => (change.before * 100.0, change.after * 100.0, change.low * 100.0, change.high * 100.0),
    };
    let what = match (change.measure, change.name.as_deref().unwrap_or_default()) {
        ("seat", seat) => format!("{seat} wins {is:.1} % of decided games instead of {was:.1} %"),
        ("starter", _) => format!("the seat that begins wins {is:.1} % of decided games instead of {was:.1} %"),
        ("decided", _) => format!("{is:.1} % of games have one winner instead of {was:.1} %"),
        ("ending", by) => format!("{is:.1} % of games end by {by} instead of {was:.1} %"),
        _ => format!("a game takes {is:.1} decisions instead of {was:.1}"),
    };
    let unit = if change.measure == "decisions" { "decisions" } else { "points" };
    format!("{what} (the change is {low:+.1} to {high:+.1} {unit})")
}

fn print_arm(arm: &ArmAnswer, has_title: bool) {
    if has_title {
        say!("{}:", arm.name);
    }
    let columns = ["", "won", "share", if has_title { "95 % interval" } else { "interval" }, "verdict"];
    let columns = &columns[..if has_title { 4 } else { 5 }];
    let mut wins = table(columns.iter().map(|column| (*column).to_owned()));
    for judged in judged(arm) {
        let share = &judged.wins;
        let row = [name(judged), of(share), percent(share.share), interval(share), word(judged.verdict).to_owned()];
        wins.add_row(row.into_iter().take(columns.len()));
    }
    say_lines!("{wins}");
    let mut endings = table(["ending", "games", "share", "95 % interval"].map(String::from));
    for ending in &arm.endings {
        let share = &ending.share;
        endings.add_row([ending.name.clone(), share.count.to_string(), percent(share.share), interval(share)]);
    }
    say_lines!("{endings}");
    if let Some(length) = arm.decisions {
        let (mean, low, high) = (length.mean, length.low, length.high);
        say!("decisions a game: {mean:.1} on average ({low:.1} to {high:.1}), {} to {}", length.least, length.most);
    }
}

/// Returns all shares with a verdict: those of the seats, of the seat that begins, and of the sides.
fn judged(arm: &ArmAnswer) -> impl Iterator<Item = &Judged> {
    arm.seats.iter().chain(&arm.starter).chain(&arm.sides)
}

/// Returns the shares on which the answer depends. These are the shares of the sides with named forces. If there are
/// none, they are the shares of the seats and of the seat that begins.
fn asked_about(arm: &ArmAnswer) -> Vec<&Judged> {
    if arm.sides.is_empty() { judged(arm).collect() } else { arm.sides.iter().collect() }
}

fn name(judged: &Judged) -> String {
    judged.name.clone().unwrap_or_else(|| "the seat that begins".to_owned())
}
