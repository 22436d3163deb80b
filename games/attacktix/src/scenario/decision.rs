//! The format of decisions in scenario files: decisions of the game, decisions before the game, and decisions that only
//! tests need.

use super::outcome::{Disturbed, OutcomeJson};
use super::trials::Trials;
use crate::action::{Action, Aim, Leg};
use crate::id::Id;
use crate::place::judge_heading;
use crate::setup::{Measure, Mode};
use crate::terrain::{Descriptor, SectionFile};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Deserialize;
use serde_json::{Value, json};
use std::borrow::Cow;

/// One decision: an object with one key.
#[derive(Clone, Debug)]
pub(super) enum Decision {
    /// A decision that only scenario files can hold.
    Ours(Box<Ours>),
    /// A decision of the game. The code of the game reads it.
    Action,
}

/// Decisions that only scenario files can hold: those before the game, attacks with given outcomes, silence, and tests.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Ours {
    /// The host opens a table.
    OpenTable(OpenTable),
    /// The host invents a piece of terrain.
    DefinePiece(DefinePiece),
    /// A seat hands in its force.
    Force {
        /// The codes of the figure types in the battle force.
        battle: Vec<Id>,
        /// The codes of the figure types in the Back-Up force.
        #[serde(default)]
        backup: Vec<Id>,
    },
    /// The host begins the game.
    Begin {},
    /// A figure attacks. The file may give the outcome.
    Attack {
        /// The id of the attacker.
        figure: Id,
        /// The setting of the weapon.
        aim: Aim,
        /// The outcome. If this field is left out, the attack is simulated.
        #[serde(default)]
        outcome: Option<OutcomeJson>,
    },
    /// A figure fires the next missile of a volley. The file may give the outcome.
    FireNext {
        /// The id of the attacker.
        figure: Id,
        /// The aim that the volley has.
        #[serde(default)]
        aim: Option<Aim>,
        /// The outcome. If this field is left out, the attack is simulated.
        #[serde(default)]
        outcome: Option<OutcomeJson>,
    },
    /// A player tries to load a missile into a launcher. The rules always refuse this. AT-FIG-04, AT-ETIQ-05
    Load {
        /// The launcher.
        figure: Id,
        /// The figure whose missile it is. If this field is left out, it is the launcher's own missile.
        #[serde(default)]
        missile_of: Option<Id>,
    },
    /// A player tries to load a launcher before the turn ends. The rules always refuse this. AT-ETIQ-05
    Reload {
        /// The launcher.
        figure: Id,
    },
    /// The host reports a round of a tournament.
    Report {
        /// The players by place. Players who share a place are in one list.
        places: Vec<Vec<String>>,
    },
    /// The seat that is asked stays silent.
    Expire {
        /// How long the seat is silent, in milliseconds.
        silent_ms: u32,
        /// The outcome of an attack that the table makes for the seat.
        #[serde(default)]
        outcome: Option<OutcomeJson>,
    },
    /// A figure falls outside an attack: by a hand, or by itself.
    Disturb(Disturbed),
    /// The wheel of a figure is ground (turned to a random position) many times, only to count the positions.
    SampleGrinds {
        /// The id of the figure ground.
        figure: Id,
        /// How many times the figure is ground.
        count: u32,
        /// The seed of the random numbers.
        seed: u64,
    },
    /// Attacks are simulated on copies of the position, to measure their results.
    Trials(Trials),
}

/// The keys of [`Ours`].
const OURS: [&str; 13] = [
    "open_table",
    "define_piece",
    "force",
    "begin",
    "attack",
    "fire_next",
    "load",
    "reload",
    "report",
    "expire",
    "disturb",
    "sample_grinds",
    "trials",
];

/// The table that the host opens.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "docs/scenarios.md describes these fields")]
pub(super) struct OpenTable {
    pub mode: Mode,
    #[serde(default)]
    pub players: Option<u8>,
    #[serde(default)]
    pub teams: Option<Vec<Vec<String>>>,
    #[serde(default)]
    pub measure: Measure,
    #[serde(default)]
    pub limit: Option<i32>,
    #[serde(default)]
    pub official: bool,
    #[serde(default)]
    pub map: Option<String>,
    #[serde(default)]
    pub bm_allowance: Option<u8>,
}

/// A piece of terrain that is invented. AT-TERR-04, AT-TERR-05
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct DefinePiece {
    /// The piece's descriptors in the rules, such as cover.
    pub descriptors: Vec<Descriptor>,
    /// The piece's sections, if it is a barrier.
    #[serde(default)]
    pub sections: Vec<SectionFile>,
    /// Whether the piece's sections can be destroyed.
    #[serde(default)]
    pub destructible: Option<bool>,
}

impl Decision {
    /// Reads a decision.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the JSON.
    pub fn read(said: &Value) -> Result<Decision, String> {
        let misfit = |fault: serde_json::Error| format!("the decision is not valid: {fault}");
        if OURS.iter().any(|word| said.get(word).is_some()) {
            return Ours::deserialize(said).map(|ours| Decision::Ours(Box::new(ours))).map_err(misfit);
        }
        judge_headings(&Action::deserialize(said).map_err(misfit)?)?;
        Ok(Decision::Action)
    }
}

/// Checks that headings are within 0 ..= 35999, so that files have only one way to write each heading. In play, the
/// game takes other headings too.
fn judge_headings(action: &Action) -> Result<(), String> {
    let turns = |leg: &Leg| match leg {
        Leg::Face(heading) => Some(*heading),
        Leg::Roll(_) => None,
    };
    let headings = match action {
        Action::Move { path, .. } => path.iter().filter_map(turns).collect(),
        Action::TurnBase { face, .. } => vec![*face],
        Action::Special(choice) => choice.heading.into_iter().collect(),
        _ => Vec::new(),
    };
    headings.into_iter().try_for_each(|heading| judge_heading(heading).map(|_| ()))
}

impl JsonSchema for Decision {
    fn schema_name() -> Cow<'static, str> {
        "Decision".into()
    }

    /// Lists the decisions that only files can hold. Also lists the decisions of the game, except those that files
    /// write in a form of their own.
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let kinds = |schema: Schema| schema.to_value()["oneOf"].as_array().cloned().unwrap_or_default();
        let is_ours = |kind: &Value| OURS.iter().any(|word| kind["properties"].get(word).is_some());
        let ours = kinds(Ours::json_schema(generator));
        let others = kinds(Action::json_schema(generator)).into_iter().filter(|kind| !is_ours(kind));
        let all: Vec<Value> = ours.into_iter().chain(others).collect();
        json!({ "oneOf": all }).try_into().expect("an object is a schema")
    }
}
