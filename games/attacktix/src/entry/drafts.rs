//! Random forces of different cost, for experiments.

use super::Entry;
use super::forces::{agreed, priced};
use crate::clauses::AT_R_04;
use crate::{ForceFile, Mode};
use catalogue::{Drafts, Forces, from_json};
use referee::Chance;
use search::Bot;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The largest chance that a figure of a battle force is left out, in percent. Each force draws its chance.
const MOST_LEFT_OUT: u32 = 50;

impl Drafts for Entry {
    /// In a team, the points that a force leaves unspent can break the rules about what each member brings. AT-TEAM-02
    fn suits(&self, setup: &Value) -> Result<(), String> {
        if agreed(setup)?.mode() == Mode::Team {
            return Err(
                "what points are worth can be measured in the modes duel and ffa, but not in the mode team".into()
            );
        }
        Ok(())
    }

    /// Lets forces cost less than the limit. AT-R-04
    fn setup(&self, setup: &Value) -> Value {
        let mut setup = setup.clone();
        setup["options"]["force_points"] = json!("at-most");
        setup
    }

    /// Drafts a battle force and leaves out some of its figures, but not all. The force has no Back-Up.
    fn draft(&self, setup: &Value, seat: &str, chance: &mut dyn Chance) -> Value {
        let built = self.build(setup, seat, Bot::Random, chance);
        let Ok(mut force) = from_json::<ForceFile>(&built) else { return Value::Null };
        let first = force.battle.first().cloned();
        let left_out = chance.below(MOST_LEFT_OUT + 1, AT_R_04);
        force.battle.retain(|_| chance.below(100, AT_R_04) >= left_out);
        if force.battle.is_empty() {
            force.battle.extend(first);
        }
        force.backup.clear();
        json!(force)
    }

    /// Returns the points that the battle force spends on the figures of each name.
    fn spent(&self, setup: &Value, force: &Value) -> BTreeMap<String, i32> {
        let mut spent = BTreeMap::new();
        let Ok(force) = from_json::<ForceFile>(force) else { return spent };
        let types = priced(setup).with(&force.figures);
        for kind in force.battle.iter().filter_map(|code| types.find(code)) {
            *spent.entry(kind.name.clone()).or_default() += types.points(kind);
        }
        spent
    }
}
