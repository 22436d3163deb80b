//! Checks that the game obeys the laws of every game, and that its scenario file holds.

use laws::Subject;
use referee::Game;
use tin_drums::{Action, Options, Setup, TinDrums};

#[test]
fn the_laws_hold() {
    for sticks in [5, 15, 40] {
        let game = TinDrums::open(Setup { options: Options { sticks } }).expect("this number is allowed");
        let every = (0..=4).map(Action::Take).chain([Action::Resign {}, Action::Timeout {}]).collect();
        let subject = Subject {
            game,
            every,
            non_candidates: vec![Action::Resign {}, Action::Timeout {}],
            longest: 100,
            sealed_alike: None,
            sees: |_, _| true,
            public_effect: |_, _| String::new(),
            twin: None,
            secrets: Vec::new(),
            twins_percent: 0,
            may_be_drawn: false,
        };
        laws::obey(&subject, 1..20);
    }
}

#[test]
fn the_scenarios_hold() {
    let report = scenario::run::<TinDrums>(include_str!("../../../rules/tin-drums/scenarios/turns.json"));
    let report = report.expect("the file is a scenario file");
    assert_eq!((report.passed, report.failures.len()), (1, 0), "{:?}", report.failures);
}
