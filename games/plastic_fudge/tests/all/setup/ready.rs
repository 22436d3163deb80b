//! Ready-made forces, at the printed prices and at house prices. PF-SCEN-04, PF-R-114

use catalogue::Forces;
use plastic_fudge::{Entry, Options, PriceList, force_price, judge, shipped_forces};
use serde_json::{Value, json};

/// At house prices a ready-made force spends at least this many of 500 points.
const LEAST_SPENT: i32 = 450;

fn at(prices: PriceList) -> Options {
    Options { prices, ..Options::default() }
}

#[test]
fn pf_r_114_ready_made_forces_are_allowed_at_house_prices_too() {
    for ready in shipped_forces() {
        for options in [at(PriceList::Book), at(PriceList::House)] {
            assert_eq!(judge(ready.at(&options.prices), &options), [], "{} with {:?}", ready.id, options.prices);
        }
        let force = ready.at(&PriceList::House);
        let spent = force_price(force, &at(PriceList::House));
        assert!(spent >= LEAST_SPENT, "{} costs only {spent} points", ready.id);
        assert_eq!(force.name, ready.force.name);
    }
}

#[test]
fn pf_r_114_a_set_up_offers_the_forces_at_its_prices() {
    let offered = |prices: &str| Entry.ready(&json!({ "options": { "prices": prices } }));
    let made =
        |prices: PriceList| -> Vec<Value> { shipped_forces().iter().map(|ready| json!(ready.at(&prices))).collect() };
    assert_eq!(offered("book"), made(PriceList::Book));
    assert_eq!(offered("house"), made(PriceList::House));
    assert_ne!(offered("house"), offered("book"));
}
