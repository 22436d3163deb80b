//! The entry of Rug Rumble in the list of games, its names in JSON, the sentences of its log, and its scenario files.

use crate::{Action, RugRumble, Setup, State};
use catalogue::{About, BilingualText, BoxedGame, Count, Moment, PlainEntry, PlainGame, Trials};
use referee::PlainCodec;
use scenario::PlainScenarios;
use serde_json::{Value, json};

/// Returns the game for the list of games. The compiler generates the code of `catalogue::boxed` for this game here,
/// once for all tests and programs.
pub fn boxed() -> Box<dyn BoxedGame> {
    static ENTRY: PlainEntry<RugRumble> = PlainEntry::new();
    catalogue::boxed::<RugRumble>(&ENTRY)
}

/// The positions in which the fuzz tests try decisions. `moment(2, 3)` is the position of a game with 2 seats after 3
/// decisions.
const MOMENTS: [Moment; 3] = [moment(2, 3), moment(3, 10), moment(4, 29)];

const fn moment(seats: usize, decisions: u32) -> Moment {
    Moment { board: None, seats, decisions, then: None }
}

impl PlainGame for RugRumble {
    const ABOUT: About = About {
        id: "rug-rumble",
        family: "rug-rumble",
        title: BilingualText { en: "Rug Rumble", ko: "양탄자 대소동" },
        tagline: BilingualText {
            en: "Wind up a toy in secret, and beware of its twin.",
            ko: "몰래 태엽을 감으세요. 같은 장난감을 만나면 쿵!",
        },
        players: Count { min: 2, max: 4 },
        minutes: 2,
        complexity: 1,
    };
    const EDITION: &'static str = "2026";
    const RULEBOOKS: [&'static str; 2] = [
        include_str!("../../../rules/rug-rumble/rulebook.md"),
        include_str!("../../../rules/rug-rumble/rulebook.ko.md"),
    ];
    const LESSONS: &'static [&'static str] = &[
        include_str!("../../../rules/rug-rumble/lessons/01-wind.json"),
        include_str!("../../../rules/rug-rumble/lessons/02-twins.json"),
        include_str!("../../../rules/rug-rumble/lessons/03-when.json"),
    ];
    const PUZZLES: Option<&'static str> = Some(include_str!("../../../rules/rug-rumble/puzzles/puzzles.json"));
    const SCHEMAS: [&'static str; 2] = ["rug-rumble-setup", "rug-rumble-scenarios"];
    const TRIALS: Trials = Trials::of(&[2, 3, 4], &MOMENTS);

    fn plan(seats: usize, _: &Value) -> Value {
        json!({ "players": seats })
    }
}

impl PlainCodec for RugRumble {
    const SEATS: &'static [&'static str] = &["red", "blue", "green", "yellow"];
    const TIMEOUT: Action = Action::Timeout {};
    const SENTENCES: &'static [(&'static str, &'static str)] = &[
        ("drew", "{seat} draws a toy[: {toy}]"),
        ("poured", "{marbles} marbles roll onto the rug; {rug} lie there"),
        ("chose", "{seat} has chosen[: {toy}]"),
        ("raced", "the toys race[; {winner} takes {marbles} marbles]"),
        ("resigned", "{seat} leaves the game"),
    ];
    // RR-CHOOSE-03
    const DECISIONS_STAY: bool = true;
}

impl PlainScenarios for RugRumble {
    type Options = ();

    const GAMES: &'static [&'static str] = &["rug-rumble"];

    fn setup_of(given: &State, (): ()) -> Setup {
        Setup { players: u8::try_from(given.players.len()).unwrap_or(u8::MAX) }
    }

    fn check_given(given: &State) -> Result<(), String> {
        let fault =
            || "no game can go on from this position; check its round, hands, sacks, chosen toys and marbles".into();
        given.is_sound().then_some(()).ok_or_else(fault)
    }
}
