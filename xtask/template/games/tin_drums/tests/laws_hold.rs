//! Checks that the game obeys the laws of every game, and that its scenario file holds.

use laws::{Files, Subject};
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
            files: Some(Files::also_of_the_end()),
        };
        laws::obey(&subject, 1..20);
    }
}

#[test]
fn the_scenarios_hold() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/tin-drums/scenarios");
    let held = laws::scenarios_hold::<TinDrums>(folder);
    assert_eq!(held, 1);
}
