//! The armies that players bring: judging them, building them for bots, and printing them.

use super::{Entry, cards, gather_sizes};
use crate::clauses::PA_R_07;
use crate::{Options, PlasticAttack, Refusal, Setup, build_army, judge_file, shipped_armies};
use catalogue::{
    Forces, GameEntry, Language, OpenError, PrintError, Printout, Variations, cited, from_json, read_setup,
};
use referee::{Chance, Seat};
use search::Bot;
use serde_json::{Value, json};

impl Forces for Entry {
    fn word(&self) -> &'static str {
        "army"
    }

    /// Checks the edition and the options. The set-up must not contain armies: seats hand them in later. PA-R-07
    fn check_setup(&self, setup: &Value) -> Result<(), OpenError> {
        self.check_edition(setup)?;
        let setup: Setup = read_setup(&self.settled(setup))?;
        let mut faults: Vec<Value> = setup.faults().into_iter().map(|fault| told(&Refusal::Setup(fault))).collect();
        if !setup.armies.is_empty() {
            let because = "the set-up has armies; it must have none, because each seat hands in its own army in secret";
            faults.push(json!({ "rule": PA_R_07, "because": because }));
        }
        if faults.is_empty() { Ok(()) } else { Err(OpenError::Refused(faults)) }
    }

    /// Lists every fault of an army: wrong keys and values, and broken rules.
    fn check(&self, setup: &Value, force: &Value) -> Result<Vec<Value>, String> {
        let faults = judge_file(force, self.0, &options_of(setup)?)?;
        Ok(faults.iter().map(told).collect())
    }

    fn bring(&self, setup: &Value, seat: &str, force: &Value) -> Value {
        let mut setup = setup.clone();
        setup["armies"][seat] = force.clone();
        setup
    }

    fn build(&self, setup: &Value, seat: &str, bot: Bot, chance: &mut dyn Chance) -> Value {
        let options = options_of(setup).unwrap_or_default();
        json!(build_army(self.0, &options, seat, bot, chance))
    }

    fn variations(&self) -> Option<&dyn Variations> {
        Some(self)
    }

    fn ready(&self, _setup: &Value) -> Vec<Value> {
        shipped_armies(self.0).iter().map(|army| json!(army)).collect()
    }

    fn printout(&self, _setup: &Value, force: &Value, language: Language) -> Result<Box<dyn Printout>, PrintError> {
        Ok(Box::new(cards::deck(self.0, force, language)?))
    }
}

impl PlasticAttack {
    /// Puts an army that a bot builds for a seat into the set-up, unless the seat has an army already.
    pub fn muster(setup: &mut Setup, seat: Seat, bot: Bot, chance: &mut dyn Chance) {
        let Some(name) = setup.seats.get(seat.index()).cloned() else { return };
        if !setup.armies.contains_key(&name) {
            let army = build_army(setup.edition, &setup.options, &name, bot, chance);
            setup.armies.insert(name, army);
        }
    }
}

/// Returns a fault as JSON, with its rule, its sentence and its data.
fn told(fault: &Refusal) -> Value {
    cited(fault.to_json(), fault)
}

fn options_of(setup: &Value) -> Result<Options, String> {
    let mut options = setup.get("options").cloned().unwrap_or_default();
    gather_sizes(&mut options);
    match options {
        Value::Null => Ok(Options::default()),
        options => from_json(&options).map_err(|fault| format!("options: {fault}")),
    }
}
