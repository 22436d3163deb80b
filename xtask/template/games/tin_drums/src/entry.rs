//! What the shelf says of Tin Drums.

use crate::{Options, Setup};
use catalogue::{About, Count, GameEntry, Language, Moment, Offer, Said, Trials};
use schemars::{Schema, schema_for};
use serde_json::{Value, json};
use std::error::Error;
use std::path::Path;

/// Tin Drums on the shelf.
pub struct Entry;

/// A moment of a game for the fuzz targets.
const MOMENTS: [Moment; 1] = [Moment { board: None, seats: 2, decisions: 2, then: None }];

impl GameEntry for Entry {
    fn about(&self) -> About {
        About {
            id: "tin-drums",
            family: "tin-drums",
            title: Said { en: "Tin Drums", ko: "막대 집기" },
            tagline: Said { en: "Take the last stick.", ko: "마지막 막대를 집으세요." },
            players: Count { min: 2, max: 2 },
            minutes: 1,
            complexity: 1,
        }
    }

    fn edition(&self) -> &'static str {
        "1"
    }

    fn rulebook(&self, language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../../rules/tin-drums/rulebook.md"),
            Language::Korean => include_str!("../../../rules/tin-drums/rulebook.ko.md"),
        }
    }

    fn offer(&self) -> Offer {
        let sticks = json!({ "key": "sticks", "kind": "integer", "min": 5, "max": 99,
            "default": Options::default().sticks, "clause": "TD-SETUP-01" });
        Offer { options: vec![sticks], seats: &["blue", "red"], own: Value::Null }
    }

    fn trials(&self) -> Trials {
        Trials::of(&[2], &MOMENTS)
    }

    fn plan(&self, _board: Option<&Value>, _seats: usize, options: &Value) -> Value {
        json!({ "options": options })
    }

    fn export_types(&self, folder: &Path) -> Result<(), Box<dyn Error>> {
        Ok(crate::export_types(folder)?)
    }

    fn schemas(&self) -> Vec<(&'static str, Schema)> {
        let scenarios = scenario::schema::<crate::TinDrums, crate::Action>();
        vec![("tin-drums-setup", schema_for!(Setup)), ("tin-drums-scenarios", scenarios)]
    }
}
