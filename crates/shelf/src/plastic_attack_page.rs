//! What a client needs to offer the two editions of Plastic Attack.

use crate::{Unopened, opened};
use plastic_attack::clauses::{PA_R_07, PA_R_48};
use plastic_attack::{ArmyFile, Edition, MOST_TURNS, Options, Refusal, Setup, Special};
use referee::{Chance, Cite};
use search::Bot;
use serde_json::{Value, json};

/// The seats of tables in the browser, clockwise. PA-R-01
const SEATS: [&str; 6] = ["red", "blue", "green", "yellow", "purple", "orange"];

/// Options, levels, seats, the shipped figures and armies, and the special actions. PA-R-06
pub(crate) fn page(edition: Edition) -> Value {
    let bool = |key: &str, clause: &str| json!({ "key": key, "kind": "bool", "default": false, "clause": clause });
    let mut options = vec![
        json!({ "key": "empty_hand", "kind": "choice", "choices": ["power-only", "blind-draw"],
            "default": "power-only", "clause": "PA-R-11" }),
        json!({ "key": "luck_original", "kind": "choice", "choices": ["current", "starting"],
            "default": "current", "clause": "PA-R-36" }),
        bool("knock_out_stacks", "PA-R-31"),
        bool("recover_own_held", "PA-R-21"),
        bool("recover_from_armies", "PA-R-20"),
        json!({ "key": "max_turns", "kind": "integer", "min": 1, "max": MOST_TURNS, "default": 1000,
            "clause": "PA-R-46" }),
    ];
    if edition == Edition::First {
        options.insert(0, bool("quick_game", "PA1-BATTLE-10"));
    }
    json!({
        "boards": [],
        "options": options,
        "levels": [1, 2, 3, 4, 5],
        "seats": SEATS,
        "own": {
            "collection": plastic_attack::shipped_figures(edition),
            "ready": plastic_attack::shipped_armies(edition),
            "specials": specials(edition),
        },
    })
}

/// The special actions of an edition with the clauses that say what they do.
fn specials(edition: Edition) -> Vec<Value> {
    let book = crate::rulebook(edition.game(), "en").expect("both editions have a rulebook");
    let said = |special: Special| {
        let part = format!("-ACT-{}-", special.code());
        let clauses: Vec<&str> = book.entries().map(|entry| &*entry.id).filter(|id| id.contains(&part)).collect();
        json!({ "word": special.word(), "name": special.name(), "clauses": clauses })
    };
    Special::ALL.into_iter().filter(|special| special.is_of(edition)).map(said).collect()
}

/// A set-up for so many seats.
pub(crate) fn plan(edition: Edition, seats: usize, options: &Value) -> Value {
    let name = |n: usize| SEATS.get(n).map_or_else(|| format!("seat {}", n + 1), |name| (*name).to_owned());
    let names: Vec<String> = (0..seats).map(name).collect();
    json!({ "edition": edition, "seats": names, "options": options })
}

/// The set-up with the edition in it, which the name of the game says already.
pub(crate) fn settle(edition: Edition, setup: &Value) -> Value {
    let mut setup = setup.clone();
    if let Value::Object(said) = &mut setup {
        said.entry("edition").or_insert(json!(edition));
    }
    setup
}

/// Refuses the set-up of one edition under the name of the other. PA-R-48
pub(crate) fn same_edition(edition: Edition, setup: &Value) -> Result<(), Unopened> {
    if setup["edition"].is_string() && setup["edition"] != json!(edition) {
        let because = format!("{} is played by the {} edition", edition.game(), edition.word());
        return Err(Unopened::Refused(vec![json!({ "rule": PA_R_48, "because": because })]));
    }
    Ok(())
}

/// Judges a set-up apart from armies, of which it names none. PA-R-07
pub(crate) fn check_setup(edition: Edition, setup: &Value) -> Result<(), Unopened> {
    same_edition(edition, setup)?;
    let setup: Setup = opened::read(&settle(edition, setup))?;
    let mut faults: Vec<Value> = setup.faults().into_iter().map(|fault| told(&Refusal::Setup(fault))).collect();
    if !setup.armies.is_empty() {
        let because = "the set-up names armies; every seat hands in its own, sealed until all are in";
        faults.push(json!({ "rule": PA_R_07, "because": because }));
    }
    if faults.is_empty() { Ok(()) } else { Err(Unopened::Refused(faults)) }
}

/// Judges an army: every fault, with its data for translation.
pub(crate) fn check_force(edition: Edition, setup: &Value, force: &Value) -> Result<Vec<Value>, String> {
    let army: ArmyFile = serde_path_to_error::deserialize(force).map_err(|fault| fault.to_string())?;
    let faults = plastic_attack::judge(&army, edition, &options_of(setup)?);
    Ok(faults.iter().map(told).collect())
}

/// A fault with its rule, its sentence and its data.
fn told(fault: &Refusal) -> Value {
    let mut said = plastic_attack::say_refusal(fault);
    said["rule"] = json!(fault.clause());
    said["because"] = json!(fault.to_string());
    said
}

fn options_of(setup: &Value) -> Result<Options, String> {
    match setup.get("options") {
        None | Some(Value::Null) => Ok(Options::default()),
        Some(options) => serde_path_to_error::deserialize(options).map_err(|fault| format!("options: {fault}")),
    }
}

/// Lets a bot build an army.
pub(crate) fn bot_force(edition: Edition, setup: &Value, seat: &str, bot: Bot, chance: &mut dyn Chance) -> Value {
    let options = options_of(setup).unwrap_or_default();
    let army = plastic_attack::build_army(edition, &options, seat, bot, chance);
    serde_json::to_value(army).expect("an army is plain data")
}
