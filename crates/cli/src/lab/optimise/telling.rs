//! Says in words and in a table what an evolution has found.

use super::Found;
use crate::batch::{interval, of, percent, table};
use ::lab::{Against, Share, Strongest, Validated};
use comfy_table::Table;

/// Returns sentences about the strongest force: how often it wins, what it beats and what beats it. After the last
/// sentence comes the list of its parts.
pub(in crate::lab) fn sentences(found: &Found) -> Vec<String> {
    let (word, Strongest { found: best, born, reference, lead }) = (found.word, &found.strongest);
    let name = best
        .name
        .as_ref()
        .map_or_else(|| format!("The strongest {word}"), |name| format!("{name}, the strongest {word},"));
    let mut lines = vec![format!(
        "{name} won {} of its decided fresh games. The opponents were ready-made, or bots built them.",
        won(&best.wins)
    )];
    if let Some(reference) = reference {
        let name = reference.name.as_deref().unwrap_or_default();
        lines.push(format!(
            "{name} is the ready-made {word} that did best in generation 0. It won {} of its decided games in the same trials.",
            won(&reference.wins)
        ));
    }
    if let Some(lead) = lead {
        let [by, low, high] = [lead.by, lead.low, lead.high].map(|share| share * 100.0);
        lines.push(format!(
            "In the trials that both played, the strongest {word} has {by:+.1} percentage points of the score against the \
             ready-made one (95 % interval {low:+.1} to {high:+.1})."
        ));
        if high < 0.0 {
            lines.push(format!("So the ready-made {word} is stronger."));
        } else if low <= 0.0 {
            lines.push("The games do not show which of the two is stronger.".to_owned());
        }
    }
    lines.extend(rivals(best, word));
    lines.push(match (&best.name, born) {
        (Some(_), _) => format!("It comes with the game. The {word} has:"),
        (None, 0) => format!("A bot built it. The {word} has:"),
        (None, born) => format!("It was new in generation {born}. The {word} has:"),
    });
    lines
}

/// Returns a sentence for the ready-made forces that the force beats, one for those that beat it, and one for those
/// where the games show neither.
fn rivals(best: &Validated, word: &str) -> Vec<String> {
    let ready: Vec<&Against> = best.against.iter().filter(|against| against.name.is_some()).collect();
    let named = |suits: fn(&Against) -> bool| -> String {
        let suiting = ready.iter().filter(|against| suits(against)).filter_map(|against| against.name.as_deref());
        suiting.collect::<Vec<_>>().join(", ")
    };
    let beaten = named(Against::is_beaten);
    let better = named(Against::is_better);
    let open = named(|against| !against.is_beaten() && !against.is_better());
    let mut lines = Vec::new();
    if !beaten.is_empty() {
        lines.push(format!("It beats: {beaten}."));
    }
    if !better.is_empty() {
        lines.push(format!("It loses against: {better}."));
    } else if !ready.is_empty() {
        lines.push(format!("The games show no ready-made {word} that beats it."));
    }
    if !open.is_empty() {
        lines.push(format!("The games do not show who is better: it or {open}."));
    }
    lines
}

fn won(wins: &Share) -> String {
    format!("{} ({}, 95 % interval {})", percent(wins.share), of(wins), interval(wins))
}

/// Returns a table of the fresh games, with a line for each opponent.
pub(in crate::lab) fn meetings(strongest: &Strongest) -> Table {
    let Strongest { found, reference, .. } = strongest;
    let head = ["against", "won", "share", "95 % interval"].map(str::to_owned).into_iter();
    let other = reference.as_ref().and_then(|reference| reference.name.clone());
    let mut lines = table(head.chain(other.map(|name| format!("won by {name}"))));
    let names = |validated: &Validated| validated.against.iter().map(|one| one.name.clone()).collect::<Vec<_>>();
    let mut all = names(found);
    for (place, name) in reference.iter().flat_map(names).enumerate() {
        if !all.contains(&name) {
            all.insert(place.min(all.len()), name);
        }
    }
    for name in all {
        let wins = |validated: &Validated| validated.against.iter().find(|one| one.name == name).map(|one| one.wins);
        let cells =
            wins(found).map_or_else(Default::default, |share| [of(&share), percent(share.share), interval(&share)]);
        let other = reference.as_ref().map(|reference| {
            wins(reference).map_or_else(String::new, |share| format!("{} ({})", of(&share), percent(share.share)))
        });
        let title = name.clone().unwrap_or_else(|| "built by bots".to_owned());
        lines.add_row(std::iter::once(title).chain(cells).chain(other));
    }
    lines
}
