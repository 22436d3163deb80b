//! Writes what a fit of prices has reached, as Markdown.

use super::{Found, Prices};
use crate::batch::table;
use ::lab::{FITS, PartWorth, PriceVerdict, Worths};
use shelf::Pricing;
use std::collections::BTreeMap;

/// How many things have a price that fits, and so on.
struct Reached {
    /// The number of things that were measured.
    all: usize,
    fits: usize,
    cheap: usize,
    dear: usize,
    /// How many worths lie where the price fits, whatever their intervals.
    near: usize,
}

impl Reached {
    fn of(worths: &Worths) -> Reached {
        let count = |verdict| worths.parts.iter().filter(|part| PriceVerdict::of(part) == verdict).count();
        let [least, most] = FITS.map(|end| f64::from(end) / 1_000.0);
        Reached {
            all: worths.parts.len(),
            fits: count(PriceVerdict::Fits),
            cheap: count(PriceVerdict::TooCheap),
            dear: count(PriceVerdict::TooExpensive),
            near: worths.parts.iter().filter(|part| (least..=most).contains(&part.worth)).count(),
        }
    }

    /// Returns the counts, in the order of the lines of the table.
    fn counts(&self) -> [usize; 6] {
        let Reached { all, fits, cheap, dear, near } = *self;
        [all, fits, cheap, dear, all - fits - cheap - dear, near]
    }
}

/// Returns the report.
pub(super) fn report(asked: &Prices, title: &str, pricing: &dyn Pricing, found: &Found) -> String {
    let mut text = head(asked, title, found) + "\n## What was reached\n\n";
    if found.test.parts.is_empty() {
        text += "The new games do not show that more points win more often, so the worth of points is not known.\n";
    } else {
        text += &format!("{}\n", reached(found));
    }
    text += "\nA price fits if the whole interval of the worth of a point lies within 0.90 to 1.10. The games by the house\n\
             prices are new ones: they were not used to fit. An average point is worth 1.00. If a point is worth 1.25, a\n\
             fair price would be a quarter higher. Each interval has a confidence of 95 %. A thing without a worth was not\n\
             measured. The spread is the estimated standard deviation of the true worths of all things.\n\n";
    text + &prices(pricing, found) + "\n"
}

/// Returns a table that compares the first round with the test.
fn reached(found: &Found) -> String {
    let first = found.rounds.first().map(|round| &round.worths).filter(|worths| !worths.parts.is_empty());
    let games = |worths: &Worths| format!("{} games", worths.duels);
    let before = first.map_or_else(|| "not known".into(), |worths| format!("first round, {}", games(worths)));
    let mut lines = table(["prices".to_owned(), before, format!("house prices, {}", games(&found.test))]);
    let before = first.map(|worths| Reached::of(worths).counts());
    let words = ["measured", "fit", "too cheap", "too expensive", "not known", "estimated within 0.90 to 1.10"];
    for (nth, (word, after)) in words.into_iter().zip(Reached::of(&found.test).counts()).enumerate() {
        let before = before.map_or_else(String::new, |counts| counts[nth].to_string());
        lines.add_row([word.to_owned(), before, after.to_string()]);
    }
    let [before, after] = found.spreads.map(|spread| spread.map_or_else(String::new, |spread| format!("{spread:.2}")));
    lines.add_row(["spread of the worths".to_owned(), before, after]);
    lines.to_string()
}

/// Returns the beginning: how the command fitted the prices.
fn head(asked: &Prices, title: &str, found: &Found) -> String {
    let Prices { game, rounds, games, level, seed, .. } = asked;
    let boards = asked.board.iter().filter(|board| *board != "random").map(|board| format!(" --board {board}"));
    let options = asked.options.iter().map(|option| format!(" --option {option}"));
    let table = asked.table.as_ref().map(|path| format!(" --table {}", path.display()));
    let more: String = boards.chain(options).chain(table).collect();
    format!(
        "# House prices of {title}\n\n\
         Bots of level {level} played {} games in {} and a test, by revision {} of the rules. The results hold for\n\
         players of the same strength. This command fitted the prices ([the lab](../lab.md#prices-that-fit)):\n\n\
         ```sh\n\
         rumpus lab prices {game} --level {level} --seed {seed} --rounds {rounds} --games {games}{more}\n\
         ```\n",
        found.games,
        if found.rounds.len() == 1 { "one round".to_owned() } else { format!("{} rounds", found.rounds.len()) },
        found.revision
    )
}

/// Returns a table with a line for each thing: its prices, and what a point was worth before and is worth now.
fn prices(pricing: &dyn Pricing, found: &Found) -> String {
    let (before, after) = (pricing.told(&found.first), pricing.told(&found.table));
    let of = |worths: Option<&Worths>| -> BTreeMap<String, PartWorth> {
        worths.iter().flat_map(|worths| &worths.parts).map(|part| (part.name.clone(), part.clone())).collect()
    };
    let (first, tested) = (of(found.rounds.first().map(|round| &round.worths)), of(Some(&found.test)));
    let told = |part: &PartWorth| format!("{:.2} ({:.2} to {:.2})", part.worth, part.low, part.high);
    let head = ["points spent on", "price before", "house price", "worth before", "worth in the test", "answer"];
    let mut lines = table(head.map(str::to_owned));
    for (name, price) in &after {
        let answer = tested.get(name).map_or("not measured", |part| match PriceVerdict::of(part) {
            PriceVerdict::Fits => "fits",
            PriceVerdict::TooCheap => "too cheap",
            PriceVerdict::TooExpensive => "too expensive",
            PriceVerdict::NotKnown => "not known",
        });
        let was = before.get(name).cloned().unwrap_or_default();
        let [first, tested] = [&first, &tested].map(|parts| parts.get(name).map(told).unwrap_or_default());
        lines.add_row([name.clone(), was, price.clone(), first, tested, answer.to_owned()]);
    }
    lines.to_string()
}
