//! The forces that players bring: their faults, their prices and their printouts, and the forces that bots build.

use super::{Entry, SEATS, cards, settled};
use crate::clauses::AT_FORCE_01;
use crate::{Attacktix, Catalogue, ForceFile, Refusal, Setup, force_faults, setup_faults, shipped_forces};
use catalogue::{
    Drafts, Forces, Language, OpenError, Pricing, PrintError, Printout, Variations, from_json, read_setup, told,
};
use referee::{Chance, Seat};
use search::Bot;
use serde_json::{Value, json};

impl Forces for Entry {
    fn word(&self) -> &'static str {
        "force"
    }

    /// Returns the faults of a set-up. Forces in the set-up are a fault, because each seat hands in its own force.
    /// AT-FORCE-01
    fn check_setup(&self, setup: &Value) -> Result<(), OpenError> {
        let setup: Setup = read_setup(&settled(setup))?;
        let mut faults: Vec<Value> = setup_faults(&setup).iter().map(told).collect();
        if !setup.forces.is_empty() {
            let because = "the set-up holds forces, but every seat hands in its own force, hidden until all seats have handed in theirs";
            faults.push(json!({ "rule": AT_FORCE_01, "because": because }));
        }
        if faults.is_empty() { Ok(()) } else { Err(OpenError::Refused(faults)) }
    }

    fn check(&self, setup: &Value, force: &Value) -> Result<Vec<Value>, String> {
        let force: ForceFile = from_json(force).map_err(|fault| fault.to_string())?;
        let faults = force_faults(&force, &agreed(setup)?);
        Ok(faults.into_iter().map(|fault| told(&Refusal::Force { seat: None, fault })).collect())
    }

    /// Returns the points of both parts of a force, and of each figure. Returns nothing if the force or the set-up
    /// cannot be read.
    fn bill(&self, setup: &Value, force: &Value) -> Option<Value> {
        let force: ForceFile = from_json(force).ok()?;
        Some(json!(crate::bill(&force, &agreed(setup).ok()?)))
    }

    fn bring(&self, setup: &Value, seat: &str, force: &Value) -> Value {
        let mut setup = setup.clone();
        setup["forces"][seat] = force.clone();
        setup
    }

    fn build(&self, setup: &Value, seat: &str, bot: Bot, chance: &mut dyn Chance) -> Value {
        let Ok(mut setup) = agreed(setup) else { return Value::Null };
        let nth = setup.seats.iter().position(|name| name == seat).unwrap_or_default();
        setup.forces.remove(seat);
        Attacktix::muster(&mut setup, Seat(nth as u8), bot, chance);
        json!(setup.forces.get(seat))
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

    /// At house prices, forces that cost too much there are offered with other figures. AT-R-73
    fn ready(&self, setup: &Value) -> Vec<Value> {
        let prices = agreed(setup).map(|setup| setup.options.prices).unwrap_or_default();
        shipped_forces().iter().map(|ready| json!(ready.at(prices))).collect()
    }

    /// Cards and labels show the prices of the set-up. AT-R-73
    fn printout(&self, setup: &Value, force: &Value, language: Language) -> Result<Box<dyn Printout>, PrintError> {
        Ok(Box::new(cards::company(&priced(setup), force, language)?))
    }
}

/// Returns the catalogue at the prices of a set-up. If the set-up cannot be read, the prices are those of the labels.
/// AT-R-73
pub(super) fn priced(setup: &Value) -> Catalogue {
    Catalogue::priced(agreed(setup).map(|setup| setup.options.prices).unwrap_or_default())
}

/// Returns the set-up for which a force is judged. Missing fields get their defaults. If the seats are missing, the
/// set-up gets two seats.
pub(super) fn agreed(setup: &Value) -> Result<Setup, String> {
    let mut setup = settled(setup);
    if !setup.is_object() {
        setup = json!({});
    }
    if setup.get("seats").is_none() {
        setup["seats"] = json!(SEATS[..2]);
    }
    from_json(&setup).map_err(|fault| format!("the set-up cannot be read: {fault}"))
}
