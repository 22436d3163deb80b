//! Tests that the forces that bots build are legal with any agreed options. AT-FORCE-01, AT-BM-03, AT-TEAM-02

use crate::setup::board::{clauses, setup};
use attacktix::{Attacktix, Catalogue, Entry, draft, force_faults, setup_faults};
use catalogue::{Forces, Variations};
use referee::{Game, Seat, Seeded};
use search::Bot;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Lets bots build all forces, one after the other, and asserts that the game opens with them.
#[track_caller]
fn opens(words: Value, seed: u64) {
    let mut setup = setup(words);
    for (n, name) in setup.seats.clone().into_iter().enumerate() {
        if !setup.forces.contains_key(&name) {
            let force = draft(&setup, Seat(n as u8), &mut Seeded::new(seed, n as u64));
            setup.forces.insert(name, force);
        }
    }
    let opened = Attacktix::open(setup.clone());
    assert!(opened.is_ok(), "{:?} {:?}", opened.err(), setup.forces);
}

#[test]
fn at_force_01_drafts_meet_every_limit_exactly() {
    for seed in 0..12 {
        for limit in [100, 200, 300, 400, 500, 600] {
            opens(json!({ "seats": ["p1", "p2"], "limit": limit }), seed);
            opens(json!({ "seats": ["p1", "p2", "p3"], "limit": limit }), seed);
            opens(json!({ "seats": ["p1", "p2", "p3", "p4"], "limit": limit }), seed);
        }
    }
}

#[test]
fn at_r_08_a_limit_that_the_line_has_no_room_for_is_refused() {
    // With tix of 2 cm there is no room for a second row. The first player of three then has room for ten figures.
    let short = |limit: i32| json!({ "seats": ["p1", "p2", "p3"], "limit": limit, "options": { "tix_cm": 2.0 } });
    for seed in 0..12 {
        opens(short(400), seed);
    }
    assert_eq!(clauses(&setup_faults(&setup(short(500)))), ["AT-FORCE-01"]);
}

#[test]
fn at_team_02_drafts_divide_the_points_of_a_team() {
    for seed in 0..12 {
        for limit in [200, 300, 600] {
            opens(json!({ "seats": ["p1", "p2"], "mode": "team", "limit": limit }), seed);
            opens(json!({ "seats": ["p1", "p2", "p3"], "mode": "team", "limit": limit }), seed);
            opens(json!({ "seats": ["p1", "p2", "p3", "p4"], "mode": "team", "limit": limit }), seed);
        }
    }
}

#[test]
fn at_bm_03_drafts_bring_as_many_battle_masters_as_others() {
    let old_wood: Value =
        serde_json::from_str(include_str!("../../../data/forces/old-wood.json")).expect("the file is JSON");
    for seed in 0..12 {
        let words = json!({ "seats": ["p1", "p2"], "limit": 200, "forces": { "p1": old_wood } });
        opens(words, seed);
    }
}

#[test]
fn drafts_vary_and_the_same_random_numbers_build_the_same_draft() {
    let duel = setup(json!({ "seats": ["p1", "p2"] }));
    let build = |seed| draft(&duel, Seat(0), &mut Seeded::new(seed, 0));
    assert_eq!(build(7), build(7));
    let mut seen = BTreeSet::new();
    let mut used = BTreeSet::new();
    for seed in 0..300 {
        let force = build(seed);
        assert_eq!(force_faults(&force, &duel), []);
        used.extend(force.battle.iter().chain(&force.backup).cloned());
        let mut battle = force.battle;
        battle.sort();
        seen.insert(battle);
    }
    let ordinary = Catalogue::shipped().types().iter().filter(|kind| !kind.is_master()).count();
    assert!(seen.len() > 200, "only {} different battle forces; more than 200 expected", seen.len());
    assert_eq!(used.len(), ordinary, "each ordinary figure type must be in some force");
}

/// Many small changes lead from a ready-made force to forces of other figures. Most are legal at once.
#[test]
fn at_force_01_variations_keep_the_points_and_reach_most_figures() {
    let setup = json!({ "seats": ["p1", "p2"], "table": "bare" });
    let mut luck = Seeded::new(4, 0);
    let other = Entry.build(&setup, "p1", Bot::Greedy, &mut luck);
    let mut force = Entry.build(&setup, "p1", Bot::Greedy, &mut luck);
    let (mut legal, mut names) = (0, BTreeSet::new());
    for _ in 0..60 {
        let varied = Entry.vary(&setup, &force, &other, &mut luck);
        if Entry.check(&setup, &varied).expect("the variation can be read") == Vec::<Value>::new() {
            legal += 1;
            names.extend(Entry.parts(&setup, &varied));
            force = varied;
        }
    }
    assert!(legal > 30, "{legal} of 60");
    assert!(names.len() > 15, "{names:?}");
}
