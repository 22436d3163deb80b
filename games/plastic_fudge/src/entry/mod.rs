//! The entry of Plastic Fudge in the catalogue of games.

mod cards;
mod drafts;
mod forces;
pub mod layout;
mod options;
mod pricing;
mod variations;
mod words;

pub use cards::roster;

use crate::{
    Battlefield, EDITION, ForceFile, HousePrices, Options, PlasticFudge, Setup, judge_battlefield, shipped_battlefields,
};
use catalogue::{
    About, BilingualText, Boards, BoxedGame, Count, Forces, GameEntry, Language, Moment, Offer, Trials, from_json,
    from_json_text,
};
use catalogue::{numbered, told};
use referee::Chance;
use schemars::{Schema, schema_for};
use serde_json::{Value, json};
use typescript::Declarations;

/// The entry of Plastic Fudge in the catalogue of games.
pub struct Entry;

/// Returns the game for the list of games. The compiler makes the machine code for it here, and tests and programs share
/// that code.
pub fn boxed() -> Box<dyn BoxedGame> {
    catalogue::boxed::<PlasticFudge>(&Entry)
}

/// Moments of games on different battlefields, which tests and measurements use: at the start, in the middle and late.
const MOMENTS: [Moment; 5] = [
    moment("green-camp", 0),
    moment("meeting", 30),
    moment("meeting", 75),
    moment("river", 50),
    moment("green-camp", 140),
];

const fn moment(board: &'static str, decisions: u32) -> Moment {
    Moment { board: Some(board), seats: 2, decisions, then: None }
}

impl GameEntry for Entry {
    /// Describes the game for lists of games. PF-META-01
    fn about(&self) -> About {
        About {
            id: "plastic-fudge",
            family: "plastic-fudge",
            title: BilingualText { en: "Plastic Fudge", ko: "플라스틱 퍼지" },
            tagline: BilingualText {
                en: "Plastic soldiers in a skirmish measured in inches.",
                ko: "인치 단위로 재며 싸우는 플라스틱 병사들의 소규모 전투입니다.",
            },
            players: Count { min: 2, max: 2 },
            minutes: 60,
            complexity: 4,
        }
    }

    fn edition(&self) -> &'static str {
        EDITION
    }

    fn rulebook(&self, language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../../../rules/plastic-fudge/rulebook.md"),
            Language::Korean => include_str!("../../../../rules/plastic-fudge/rulebook.ko.md"),
        }
    }

    fn lessons(&self) -> &'static [&'static str] {
        &[
            include_str!("../../../../rules/plastic-fudge/lessons/01-first-fight.json"),
            include_str!("../../../../rules/plastic-fudge/lessons/02-reach.json"),
            include_str!("../../../../rules/plastic-fudge/lessons/03-odds.json"),
            include_str!("../../../../rules/plastic-fudge/lessons/04-flag.json"),
            include_str!("../../../../rules/plastic-fudge/lessons/05-deploy.json"),
        ]
    }

    fn puzzles(&self) -> Option<&'static str> {
        Some(include_str!("../../../../rules/plastic-fudge/puzzles/puzzles.json"))
    }

    fn offer(&self) -> Offer {
        Offer { options: options::options(), seats: &["green", "tan"], own: json!(crate::codec::own_json()) }
    }

    fn trials(&self) -> Trials {
        Trials {
            recorded_options: &[
                ("attack_timing=anytime", Some("meeting"), 2),
                ("morale_threshold=-1", Some("river"), 2),
                ("scale=0.5", Some("green-camp"), 2),
            ],
            soak: 2_000,
            options: &[
                "attack_timing=anytime",
                "terrain_cost=whole-move",
                "morale_threshold=0",
                "morale_every=movement-phase",
                "turns=grid45",
                "scale=2",
                "howitzer_move=literal",
                "points=1500",
                "prices=house",
            ],
            ..Trials::of(&[2], &MOMENTS)
        }
    }

    /// Returns the set-up for a shipped battlefield, given by its id, or for a battlefield that a player made.
    fn plan(&self, board: Option<&Value>, _seats: usize, options: &Value) -> Value {
        let usual = || json!(crate::GroundChoice::default());
        settled(&json!({ "battlefield": board.cloned().unwrap_or_else(usual), "options": options }))
    }

    fn settle(&self, setup: &Value, _chance: &mut dyn Chance) -> Value {
        settled(setup)
    }

    fn forces(&self) -> Option<&dyn Forces> {
        Some(self)
    }

    fn boards(&self) -> Option<&dyn Boards> {
        Some(self)
    }

    fn declare(&self, types: &mut Declarations) {
        crate::codec::declare(types);
    }

    fn schemas(&self) -> Vec<(&'static str, Schema)> {
        vec![
            ("plastic-fudge-battlefield", schema_for!(Battlefield)),
            ("plastic-fudge-force", schema_for!(ForceFile)),
            ("plastic-fudge-house-prices", schema_for!(HousePrices)),
            ("plastic-fudge-setup", schema_for!(Setup)),
            ("plastic-fudge-scenarios", crate::scenario_schema()),
        ]
    }
}

impl Boards for Entry {
    fn names(&self) -> Vec<String> {
        shipped_battlefields().iter().map(|battlefield| battlefield.id.clone()).collect()
    }

    fn check(&self, text: &str) -> Result<Vec<Value>, String> {
        let battlefield: Battlefield = from_json_text(text)?;
        Ok(judge_battlefield(&battlefield).iter().map(told).collect())
    }
}

/// Returns the set-up with options as the rules read them. Numbers that the page gives as texts, such as `"0.5"`,
/// become numbers.
fn settled(setup: &Value) -> Value {
    let mut setup = setup.clone();
    if let Some(Value::Object(options)) = setup.get_mut("options") {
        options.values_mut().for_each(|value| *value = numbered(value.take()));
    }
    setup
}

/// Returns the options of a set-up, or the defaults if it has none.
fn options_of(setup: &Value) -> Result<Options, String> {
    match settled(setup).get("options") {
        None | Some(Value::Null) => Ok(Options::default()),
        Some(options) => from_json(options).map_err(|fault| format!("options: {fault}")),
    }
}
