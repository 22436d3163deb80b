//! What a client needs to offer the two editions of Plastic Attack.

use crate::page::cited;
use crate::{Unopened, opened};
use plastic_attack::clauses::{PA_R_07, PA_R_48};
use plastic_attack::{ArmySize, Edition, MOST_TURNS, Options, Refusal, Setup, Special};
use referee::Chance;
use search::Bot;
use serde_json::{Value, json};

/// The seats of tables in the browser, clockwise. PA-R-01
const SEATS: [&str; 6] = ["red", "blue", "green", "yellow", "purple", "orange"];

/// The bounds of an army's size, which are chosen one by one: the option and its part of `army_size`. PA-R-02
const SIZES: [(&str, &str); 2] = [("army_min", "min"), ("army_max", "max")];

/// Options, levels, seats, the shipped figures and armies, and the special actions. PA-R-06
pub(crate) fn page(edition: Edition) -> Value {
    let bool = |key: &str, clause: &str| json!({ "key": key, "kind": "bool", "default": false, "clause": clause });
    let whole = |key: &str, [min, max]: [u32; 2], default: u32, clause: &str| json!({ "key": key, "kind": "integer", "min": min, "max": max, "default": default, "clause": clause });
    let usual = Options::default();
    let sizes = [ArmySize::default().min, ArmySize::default().max];
    let mut options = vec![
        json!({ "key": "empty_hand", "kind": "choice", "choices": ["power-only", "blind-draw"],
            "default": "power-only", "clause": "PA-R-11" }),
        json!({ "key": "luck_original", "kind": "choice", "choices": ["current", "starting"],
            "default": "current", "clause": "PA-R-36" }),
        bool("knock_out_stacks", "PA-R-31"),
        bool("recover_own_held", "PA-R-21"),
        bool("recover_from_armies", "PA-R-20"),
        whole("army_min", sizes, usual.army_size.min, "PA-R-02"),
        whole("army_max", sizes, usual.army_size.max, "PA-R-02"),
        whole("max_players", [2, edition.most_seats() as u32], usual.max_players, "PA-R-01"),
        whole("max_turns", [1, MOST_TURNS], usual.max_turns, "PA-R-46"),
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
    settle(edition, &json!({ "seats": names, "options": options }))
}

/// The set-up with the edition in it, which the name of the game says already, and with the bounds of an army's size
/// together in `army_size`.
pub(crate) fn settle(edition: Edition, setup: &Value) -> Value {
    let mut setup = setup.clone();
    if let Value::Object(said) = &mut setup {
        said.entry("edition").or_insert(json!(edition));
        if let Some(options) = said.get_mut("options") {
            gather_sizes(options);
        }
    }
    setup
}

/// Puts `army_min` and `army_max` into `army_size`.
fn gather_sizes(options: &mut Value) {
    let Value::Object(options) = options else { return };
    for (key, bound) in SIZES {
        if !options.get("army_size").is_none_or(Value::is_object) {
            return;
        }
        if let Some(value) = options.remove(key) {
            options.entry("army_size").or_insert(json!({}))[bound] = value;
        }
    }
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

/// Judges an army: every fault of its form and of the rules, with its data for translation.
pub(crate) fn check_force(edition: Edition, setup: &Value, force: &Value) -> Result<Vec<Value>, String> {
    let faults = plastic_attack::judge_file(force, edition, &options_of(setup)?)?;
    Ok(faults.iter().map(told).collect())
}

/// A fault with its rule, its sentence and its data.
fn told(fault: &Refusal) -> Value {
    cited(plastic_attack::say_refusal(fault), fault)
}

fn options_of(setup: &Value) -> Result<Options, String> {
    let mut options = setup.get("options").cloned().unwrap_or_default();
    gather_sizes(&mut options);
    match options {
        Value::Null => Ok(Options::default()),
        options => serde_path_to_error::deserialize(options).map_err(|fault| format!("options: {fault}")),
    }
}

/// Lets a bot build an army.
pub(crate) fn bot_force(edition: Edition, setup: &Value, seat: &str, bot: Bot, chance: &mut dyn Chance) -> Value {
    let options = options_of(setup).unwrap_or_default();
    let army = plastic_attack::build_army(edition, &options, seat, bot, chance);
    serde_json::to_value(army).expect("an army is plain data")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{check_force, check_setup, open};
    use referee::Seeded;

    /// Every option that the rules know can be chosen on the page, and what is chosen is recorded.
    #[test]
    fn every_option_is_offered_and_recorded() {
        for edition in Edition::ALL {
            let page = page(edition);
            let offered: Vec<&str> = page["options"]
                .as_array()
                .expect("a list")
                .iter()
                .filter_map(|option| option["key"].as_str())
                .collect();
            let known = serde_json::to_value(Options::default()).expect("options are plain data");
            for key in known.as_object().expect("options have keys").keys() {
                let parts = SIZES.iter().map(|(part, _)| *part).filter(|_| key == "army_size");
                let is_offered = |key: &str| offered.contains(&key);
                let is_of_another = key == "quick_game" && edition == Edition::Revised;
                assert!(
                    is_offered(key) || is_of_another || parts.clone().count() > 0 && parts.clone().all(is_offered),
                    "{key}"
                );
            }
            let chosen = json!({ "quick_game": edition == Edition::First, "empty_hand": "blind-draw", "luck_original": "starting",
                "knock_out_stacks": true, "recover_own_held": true, "recover_from_armies": true, "army_min": 2, "army_max": 3,
                "max_players": 3, "max_turns": 77 });
            let mut setup = plan(edition, 3, &chosen);
            for seat in ["red", "blue", "green"] {
                setup["armies"][seat] = bot_force(edition, &setup, seat, Bot::Greedy, &mut Seeded::new(1, 0));
            }
            let session = open(edition.game(), &setup, &mut Seeded::new(1, 0)).expect("no fault");
            let recorded = session.record().header.setup["options"].clone();
            let mut expected = chosen.clone();
            let options = expected.as_object_mut().expect("options");
            let (min, max) = (options.remove("army_min"), options.remove("army_max"));
            options.insert("army_size".into(), json!({ "min": min, "max": max }));
            assert_eq!(recorded, expected);
            assert_eq!(session.setup_briefly()["options"], expected);
        }
    }

    #[test]
    fn the_bounds_of_an_army_may_be_said_one_by_one_or_together() {
        let (edition, game) = (Edition::First, Edition::First.game());
        let army = json!(plastic_attack::shipped_armies(edition)[0]);
        let faults = |options: Value| check_force(game, &json!({ "options": options }), &army).expect("armies");
        let too_many = faults(json!({ "army_max": 2 })).expect("readable");
        assert_eq!((too_many.len(), &too_many[0]["type"], &too_many[0]["max"]), (1, &json!("army_size"), &json!(2)));
        assert_eq!(faults(json!({ "army_size": { "max": 2 } })), Ok(too_many.clone()));
        assert_eq!(faults(json!({ "army_size": { "max": 9 }, "army_max": 2 })), Ok(too_many));
        assert_eq!(faults(json!({ "army_min": 2 })), Ok(vec![]));
        for unreadable in [json!({ "army_size": 3, "army_max": 2 }), json!({ "army_max": "two" }), json!([1])] {
            assert!(faults(unreadable.clone()).is_err(), "{unreadable}");
        }
    }

    #[test]
    fn a_set_up_with_options_out_of_range_is_told_all_of_it() {
        let options = json!({ "army_min": 4, "army_max": 3, "max_players": 1, "max_turns": 0 });
        let Err(Unopened::Refused(faults)) = check_setup("plastic-attack-2009", &plan(Edition::First, 3, &options))
        else {
            panic!("it is refused")
        };
        let types: Vec<&Value> = faults.iter().map(|fault| &fault["type"]).collect();
        assert_eq!(types, ["setup_army_size", "setup_max_turns", "setup_max_players", "setup_crowd"]);
    }
}
