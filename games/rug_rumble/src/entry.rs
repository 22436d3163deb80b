//! What the shelf says of Rug Rumble.

use crate::Setup;
use catalogue::{About, Count, GameEntry, Language, Moment, Offer, Said, Trials};
use schemars::{Schema, schema_for};
use serde_json::{Value, json};
use std::error::Error;
use std::path::Path;

/// Rug Rumble on the shelf.
pub struct Entry;

/// Moments at tables of every size.
const MOMENTS: [Moment; 3] = [moment(2, 3), moment(3, 10), moment(4, 29)];

const fn moment(seats: usize, decisions: u32) -> Moment {
    Moment { board: None, seats, decisions, then: None }
}

impl GameEntry for Entry {
    fn about(&self) -> About {
        About {
            id: "rug-rumble",
            family: "rug-rumble",
            title: Said { en: "Rug Rumble", ko: "양탄자 대소동" },
            tagline: Said {
                en: "Wind up a toy in secret, and beware of its twin.",
                ko: "몰래 태엽을 감으세요. 같은 장난감을 만나면 쿵!",
            },
            players: Count { min: 2, max: 4 },
            minutes: 2,
            complexity: 1,
        }
    }

    fn edition(&self) -> &'static str {
        "2026"
    }

    fn rulebook(&self, language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../../rules/rug-rumble/rulebook.md"),
            Language::Korean => include_str!("../../../rules/rug-rumble/rulebook.ko.md"),
        }
    }

    fn offer(&self) -> Offer {
        Offer { options: Vec::new(), seats: &["red", "blue", "green", "yellow"], own: Value::Null }
    }

    fn trials(&self) -> Trials {
        Trials::of(&[2, 3, 4], &MOMENTS)
    }

    fn plan(&self, _: Option<&Value>, seats: usize, _: &Value) -> Value {
        json!({ "players": seats })
    }

    fn export_types(&self, folder: &Path) -> Result<(), Box<dyn Error>> {
        Ok(crate::export_types(folder)?)
    }

    fn schemas(&self) -> Vec<(&'static str, Schema)> {
        let scenarios = scenario::schema::<crate::RugRumble, crate::Action>();
        vec![("rug-rumble-setup", schema_for!(Setup)), ("rug-rumble-scenarios", scenarios)]
    }

    fn seats_of(&self, setup: &Value) -> Vec<String> {
        let seats = setup["players"].as_u64().unwrap_or(4) as usize;
        self.offer().seats.iter().take(seats).map(ToString::to_string).collect()
    }
}
