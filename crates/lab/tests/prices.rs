//! Tests of fits of prices: they recover the prices by which the winners of a planted game are drawn, and they can be
//! stored between steps.
//!
//! A force of the planted game is a list of things. Each thing has a true price, and the force whose things have the
//! higher true prices wins more often.

use lab::{BatchSetup, Factor, Pair, PriceFit, PriceProblem, PriceQuestion, PriceVerdict};
use referee::{Chance, Clause, Seeded};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::convert::Infallible;

const DRAW: Clause = Clause::new("draw");
/// The things, with their first prices and their true prices. The prices are so high that rounding hardly changes them.
const THINGS: [(&str, i64, i64); 4] = [("axe", 200, 300), ("bow", 200, 200), ("cap", 200, 140), ("dog", 400, 360)];
/// A force may cost so many points.
const MOST: i64 = 2_000;

struct Market {
    /// By how much a point raises the logarithm of the odds.
    rate: f64,
}

fn first() -> Value {
    json!(THINGS.iter().map(|(name, price, _)| ((*name).to_owned(), *price)).collect::<BTreeMap<String, i64>>())
}

fn names(force: &Value) -> impl Iterator<Item = &str> {
    force.as_array().into_iter().flatten().filter_map(Value::as_str)
}

fn truth(force: &Value) -> i64 {
    let price = |name: &str| THINGS.iter().find(|thing| thing.0 == name).expect("a thing").2;
    names(force).map(price).sum()
}

impl PriceProblem for Market {
    type Error = Infallible;

    fn meet(&self, table: &Value, pair: u32) -> Result<Pair, Infallible> {
        let mut luck = Seeded::new(3, u64::from(pair));
        let mut force = || {
            let (mut force, mut left) = (Vec::new(), MOST - i64::from(luck.below(MOST as u32 / 2, DRAW)));
            loop {
                let name = THINGS[luck.below(4, DRAW) as usize].0;
                left -= table[name].as_i64().expect("a price");
                if left < 0 {
                    return json!(force);
                }
                force.push(name);
            }
        };
        let forces = [force(), force()];
        let ahead = (truth(&forces[0]) - truth(&forces[1])) as f64;
        let chance = 1.0 / (1.0 + (-self.rate * ahead).exp());
        let winner = |_| usize::from(f64::from(luck.below(1_000_000, DRAW)) / 1e6 > chance);
        Ok(Pair { winners: (0..2).map(winner).collect(), forces, faults: Vec::new() })
    }

    fn spent(&self, table: &Value, force: &Value) -> BTreeMap<String, i32> {
        let mut spent = BTreeMap::new();
        for name in names(force) {
            *spent.entry(name.to_owned()).or_default() += table[name].as_i64().expect("a price") as i32;
        }
        spent
    }

    fn scaled(&self, table: &Value, factors: &BTreeMap<String, Factor>) -> Value {
        let mut table = table.clone();
        for (name, Factor { thousandths, .. }) in factors {
            let price = table[name].as_i64().expect("a price");
            table[name] = json!((price * i64::from(*thousandths) + 500) / 1_000);
        }
        table
    }
}

fn question(games: u32, rounds: u32) -> PriceQuestion {
    PriceQuestion {
        game: "market".into(),
        revision: 1,
        level: 1,
        seats: vec!["one".into(), "two".into()],
        grounds: vec![BatchSetup { name: String::new(), setup: Value::Null }],
        table: first(),
        rounds,
        games,
        seed: 3,
    }
}

fn fitted(games: u32, rounds: u32, market: &Market) -> PriceFit {
    let mut fit = PriceFit::new(question(games, rounds)).expect("enough games");
    while fit.step(market) == Ok(true) {}
    fit
}

#[test]
fn a_fit_recovers_the_true_prices() {
    let market = Market { rate: 0.003 };
    let fit = fitted(16_000, 3, &market);
    let price = |name: &str| fit.table[name].as_f64().expect("a price");
    for (name, before, truth) in THINGS {
        // Only the ratios of prices matter: an average point keeps its worth.
        let ratio = price(name) / price("bow") / (truth as f64 / 200.0);
        assert!(
            (0.9..=1.1).contains(&ratio),
            "{name}: {before} became {}, {truth} is true; {}",
            price(name),
            fit.table
        );
    }
    assert_eq!((fit.rounds.len(), fit.rounds[0].table.clone()), (3, first()));
    let tested = fit.tested(&market).expect("the test is over");
    assert!(tested.duels > 4_000, "{tested:?}");
    for part in &tested.parts {
        let verdict = PriceVerdict::of(part);
        assert!(!matches!(verdict, PriceVerdict::TooCheap | PriceVerdict::TooExpensive), "{part:?}");
    }
    let before = &fit.rounds[0].worths.parts;
    assert_eq!(before.iter().map(|part| part.name.as_str()).next(), Some("axe"), "{before:?}");
}

#[test]
fn prices_stay_if_points_do_not_help_to_win() {
    let fit = fitted(400, 2, &Market { rate: 0.0 });
    assert_eq!(fit.table, first());
    assert_eq!(fit.tested(&Market { rate: 0.0 }).expect("the test is over").parts, []);
}

#[test]
fn a_fit_that_was_stored_goes_on_to_the_same_table() {
    let market = Market { rate: 0.003 };
    let whole = fitted(600, 2, &market);
    assert_eq!(whole.played(), 600);
    let mut fit = PriceFit::new(question(600, 2)).expect("enough games");
    while fit.step(&market) == Ok(true) {
        let text = serde_json::to_string(&fit).expect("a fit is plain data");
        fit = serde_json::from_str(&text).expect("a stored fit");
    }
    assert_eq!(fit.table, whole.table);
    assert_eq!(fit.tested(&market), whole.tested(&market));
}

#[test]
fn too_few_games_are_refused() {
    assert_eq!(PriceFit::new(question(12, 3)).err(), Some(16));
    assert_eq!(PriceFit::new(question(100, 0)).err(), Some(8));
    assert!(PriceFit::new(question(16, 3)).is_ok());
}
