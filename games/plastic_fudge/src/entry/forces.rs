//! The forces that players bring: how they are checked, priced, built by bots and printed.

use super::{Entry, cards, options_of, settled};
use crate::clauses::PF_R_78;
use crate::{ForceFile, Setup, Side, bill_json, judge, shipped_forces};
use catalogue::{
    Drafts, Forces, Language, OpenError, Pricing, PrintError, Printout, Variations, from_json, read_setup, told,
};
use referee::Chance;
use search::Bot;
use serde_json::{Value, json};

impl Forces for Entry {
    fn word(&self) -> &'static str {
        "force"
    }

    /// Checks that the set-up has no faults, and holds no forces, because seats hand them in secretly. PF-R-78
    fn check_setup(&self, setup: &Value) -> Result<(), OpenError> {
        let setup: Setup = read_setup(&settled(setup))?;
        let mut faults: Vec<Value> = setup.faults().iter().map(told).collect();
        if !setup.forces.is_empty() {
            let because = "the set-up has forces; it must have none, because each seat hands in its own secretly";
            faults.push(json!({ "rule": PF_R_78, "because": because }));
        }
        if faults.is_empty() { Ok(()) } else { Err(OpenError::Refused(faults)) }
    }

    fn check(&self, setup: &Value, force: &Value) -> Result<Vec<Value>, String> {
        let force: ForceFile = from_json(force).map_err(|fault| fault.to_string())?;
        Ok(judge(&force, &options_of(setup)?).iter().map(told).collect())
    }

    /// Returns the bill of a force, Unit by Unit; `None` if the force or the options cannot be read.
    fn bill(&self, setup: &Value, force: &Value) -> Option<Value> {
        let force: ForceFile = from_json(force).ok()?;
        Some(json!(bill_json(&force, &options_of(setup).ok()?)))
    }

    fn bring(&self, setup: &Value, seat: &str, force: &Value) -> Value {
        let mut setup = setup.clone();
        setup["forces"][seat] = force.clone();
        setup
    }

    fn build(&self, setup: &Value, seat: &str, bot: Bot, chance: &mut dyn Chance) -> Value {
        let setup: Setup = read_setup(&settled(setup)).unwrap_or_default();
        let side = if seat == Side::Tan.word() { Side::Tan } else { Side::Green };
        json!(crate::bot_force(&setup, side, bot, chance))
    }

    fn drafts(&self) -> Option<&dyn Drafts> {
        Some(self)
    }

    fn pricing(&self) -> Option<&dyn Pricing> {
        Some(self)
    }

    fn variations(&self) -> Option<&dyn Variations> {
        Some(self)
    }

    /// At house prices, forces that cost too much or far too little there are offered with other Units. PF-R-114
    fn ready(&self, setup: &Value) -> Vec<Value> {
        let options = options_of(setup).unwrap_or_default();
        shipped_forces().iter().map(|ready| json!(ready.at(&options.prices))).collect()
    }

    fn printout(&self, setup: &Value, force: &Value, language: Language) -> Result<Box<dyn Printout>, PrintError> {
        Ok(Box::new(cards::roster(setup, force, language)?))
    }
}
