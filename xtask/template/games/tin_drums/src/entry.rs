//! The entry of Tin Drums in the list of games, its names in JSON, the sentences of its log, and its scenario files.

use crate::{Action, Options, Setup, State, TinDrums};
use catalogue::{BoxedGame, About, Count, Moment, PlainEntry, PlainGame, BilingualText, Trials};
use referee::PlainCodec;
use scenario::PlainScenarios;
use serde_json::{Value, json};

/// Returns the game for the list of games. The compiler makes the machine code for it here, and tests and programs share
/// that code.
pub fn boxed() -> Box<dyn BoxedGame> {
    static ENTRY: PlainEntry<TinDrums> = PlainEntry::new();
    catalogue::boxed::<TinDrums>(&ENTRY)
}

/// The moment of a match at which fuzz targets begin.
const MOMENTS: [Moment; 1] = [Moment { board: None, seats: 2, decisions: 2, then: None }];

impl PlainGame for TinDrums {
    const ABOUT: About = About {
        id: "tin-drums",
        family: "tin-drums",
        title: BilingualText { en: "Tin Drums", ko: "막대 집기" },
        tagline: BilingualText { en: "Take the last stick.", ko: "마지막 막대를 집으세요." },
        players: Count { min: 2, max: 2 },
        minutes: 1,
        complexity: 1,
    };
    const EDITION: &'static str = "1";
    const RULEBOOKS: [&'static str; 2] = [
        include_str!("../../../rules/tin-drums/rulebook.md"),
        include_str!("../../../rules/tin-drums/rulebook.ko.md"),
    ];
    const SCHEMAS: [&'static str; 2] = ["tin-drums-setup", "tin-drums-scenarios"];
    const TRIALS: Trials = Trials::of(&[2], &MOMENTS);

    fn options() -> Vec<Value> {
        let sticks = json!({ "key": "sticks", "kind": "integer", "min": 5, "max": 99,
            "default": Options::default().sticks, "clause": "TD-SETUP-01" });
        vec![sticks]
    }

    fn plan(_seats: usize, options: &Value) -> Value {
        json!({ "options": options })
    }
}

impl PlainCodec for TinDrums {
    const SEATS: &'static [&'static str] = &["blue", "red"];
    const TIMEOUT: Action = Action::Timeout {};
    const SENTENCES: &'static [(&'static str, &'static str)] =
        &[("took", "{seat} takes {sticks}, {left} are left"), ("left", "{seat} leaves the match")];
}

impl PlainScenarios for TinDrums {
    type Options = Options;

    const GAMES: &'static [&'static str] = &["tin-drums"];

    fn setup_of(_given: &State, options: Options) -> Setup {
        Setup { options }
    }

    fn check_given(given: &State) -> Result<(), String> {
        let fault = || format!("the given state has {} sticks; at most 99 are allowed", given.sticks);
        if given.sticks <= 99 { Ok(()) } else { Err(fault()) }
    }
}
