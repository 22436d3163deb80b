//! Forces that bots build. They break no rule.

use catalogue::{Forces, Variations};
use plastic_fudge::{
    Entry, ForceFile, Options, RadioRequired, Side, SpecialPrices, StancePrice, draft, force_price, judge, preset,
    shipped_battlefields,
};
use referee::Seeded;
use search::Bot;
use serde_json::json;
use std::collections::BTreeSet;

#[test]
fn pf_r_71_drafts_are_legal_for_any_options() {
    let fields = shipped_battlefields();
    let mut seed = 0;
    for points in [60, 61, 75, 100, 164, 165, 250, 500, 700, 1_500, 10_000] {
        for unit_cap in [1, 2, 3, 5, 25, 40] {
            for radio_required in [RadioRequired::None, RadioRequired::Command, RadioRequired::Both] {
                seed += 1;
                let book = Options { points, unit_cap, radio_required, ..Options::default() };
                let options = match seed % 4 {
                    0 => Options { stance: StancePrice::Free, ..book },
                    1 => Options { special_prices: SpecialPrices::Printed, ..book },
                    2 => Options { mine_cost: Some(0), ..book },
                    _ => book,
                };
                if !plastic_fudge::options_faults(&options).is_empty() {
                    continue;
                }
                for stream in 0..6 {
                    let mut chance = Seeded::new(seed, stream);
                    let side = Side::BOTH[seed as usize % 2];
                    let force = draft(&options, &fields[seed as usize % fields.len()], side, &mut chance);
                    assert_eq!(judge(&force, &options), [], "{points} points, {unit_cap} Units: {force:?}");
                }
            }
        }
    }
}

#[test]
fn pf_scen_04_drafts_spend_nearly_all_points() {
    let (fields, options) = (shipped_battlefields(), preset("book").unwrap());
    for seed in 0..200 {
        let force = draft(&options, &fields[0], Side::Tan, &mut Seeded::new(seed, 0));
        assert!(force_price(&force, &options) >= 480, "{force:?}");
    }
}

#[test]
fn drafts_have_many_sets_of_types() {
    let (fields, options) = (shipped_battlefields(), Options::default());
    let shape = |seed| {
        let force = draft(&options, &fields[1], Side::Green, &mut Seeded::new(seed, 1));
        force.units.iter().map(|unit| unit.kind).collect::<BTreeSet<_>>()
    };
    let shapes: BTreeSet<_> = (0..100).map(shape).collect();
    assert!(shapes.len() >= 6, "only {} sets of types were drafted", shapes.len());
}

/// Many small changes lead from a force to Units of most types. Most are legal at once, and spend most of the points.
#[test]
fn pf_r_71_variations_spend_the_points_and_reach_most_types() {
    let setup = json!({ "options": {} });
    let mut luck = Seeded::new(4, 0);
    let other = Entry.build(&setup, "green", Bot::Greedy, &mut luck);
    let mut force = Entry.build(&setup, "green", Bot::Greedy, &mut luck);
    let (mut legal, mut rich, mut kinds) = (0, 0, BTreeSet::new());
    for _ in 0..300 {
        let varied = Entry.vary(&setup, &force, &other, &mut luck);
        if Entry.check(&setup, &varied) == Ok(Vec::new()) {
            legal += 1;
            let file: ForceFile = laws::from_json(&varied);
            kinds.extend(file.units.iter().map(|unit| unit.kind.data().word));
            let options = Options::default();
            rich += u32::from(force_price(&file, &options) > options.points * 9 / 10);
            assert!(!Entry.parts(&setup, &varied).is_empty());
            force = varied;
        }
    }
    assert!(legal > 100 && rich > legal / 2, "{rich} of {legal} of 300");
    assert!(kinds.len() > 8, "{kinds:?}");
}
