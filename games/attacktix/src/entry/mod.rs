//! The entry of Attacktix in the list of games, and the options that players choose before a game.

mod cards;
mod drafts;
mod forces;
pub mod layout;
mod pricing;
mod variations;
mod words;

pub use cards::company;
pub use words::CardText;

use crate::clauses::AT_R_07;
use crate::{
    ALLOWANCE_MOST, Attacktix, ConstantsFile, EDITION, FigureType, FiguresFile, ForceFile, HousePrices, LIMITS,
    Options, Prices, Refusal, Setup, TableFile, TerrainFile, shipped_tables, table_faults,
};
use catalogue::{
    About, BilingualText, Boards, BoxedGame, Count, Forces, GameEntry, Language, Moment, Offer, OwnFigures, Reference,
    from_json_text,
};
use catalogue::{Trials, numbered, told};
use referee::Chance;
use schemars::{Schema, schema_for};
use serde_json::{Value, json};
use typescript::Declarations;

/// The entry of Attacktix in the list of games.
pub struct Entry;

/// Returns the game for the list of games. The compiler makes the machine code for it here, and tests and programs share
/// that code.
pub fn boxed() -> Box<dyn BoxedGame> {
    catalogue::boxed::<Attacktix>(&Entry)
}

/// The names of the seats, clockwise. AT-R-48
const SEATS: [&str; 4] = ["p1", "p2", "p3", "p4"];
/// Fields of a set-up that `rumpus match` and the web page send among the options.
const BESIDE: [&str; 5] = ["mode", "measure", "limit", "bm_allowance", "official"];

/// Positions in which the fuzz targets send decisions: the start, and attacks on tables with different terrain.
const MOMENTS: [Moment; 5] = [
    Moment { board: Some("bare"), seats: 2, decisions: 0, then: None },
    attack("fences-and-copse", 16),
    attack("junkyard", 40),
    attack("towers-and-barrels", 75),
    Moment { board: Some("bare"), seats: 3, decisions: 30, then: None },
];

/// Returns a moment of an attack step. The bots make this number of decisions, and play on until a seat may end its
/// Move step. The seat then ends it, because every attack before that would be refused. AT-MOVE-07
const fn attack(board: &'static str, decisions: u32) -> Moment {
    Moment { board: Some(board), seats: 2, decisions, then: Some(r#"{"end_moves":{}}"#) }
}

impl GameEntry for Entry {
    /// AT-FFA-01
    fn about(&self) -> About {
        About {
            id: "attacktix",
            family: "attacktix",
            title: BilingualText { en: "Attacktix", ko: "어택틱스" },
            tagline: BilingualText {
                en: "Figures that roll, aim, shoot and really fall over.",
                ko: "구르고 조준하고 쏘고 정말로 넘어지는 피겨들입니다.",
            },
            players: Count { min: 2, max: 4 },
            minutes: 30,
            complexity: 4,
        }
    }

    fn edition(&self) -> &'static str {
        EDITION
    }

    fn rulebook(&self, language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../../../rules/attacktix/rulebook.md"),
            Language::Korean => include_str!("../../../../rules/attacktix/rulebook.ko.md"),
        }
    }

    fn lessons(&self) -> &'static [&'static str] {
        &[
            include_str!("../../../../rules/attacktix/lessons/01-roll.json"),
            include_str!("../../../../rules/attacktix/lessons/02-aim.json"),
            include_str!("../../../../rules/attacktix/lessons/03-falls.json"),
            include_str!("../../../../rules/attacktix/lessons/04-window.json"),
        ]
    }

    fn puzzles(&self) -> Option<&'static str> {
        Some(include_str!("../../../../rules/attacktix/puzzles/puzzles.json"))
    }

    /// Offers the options. `own` is the catalogue: figures, weapons, terrain, tables, forces and prices.
    fn offer(&self) -> Offer {
        Offer { options: options(), seats: &SEATS, own: json!(crate::offer::own_json()) }
    }

    /// Asks for few games, because games are slow: every attack is simulated, and greedy bots try all decisions.
    fn trials(&self) -> Trials {
        Trials {
            recorded_options: &[
                ("aim_noise=1", Some("towers-and-barrels"), 2),
                ("special_timing=step33", Some("bare"), 2),
                ("mode=team", Some("bare"), 4),
            ],
            recorded_endings: &[("drawn-3-players", Some("bare"), 3, 16), ("shared-places", Some("bare"), 3, 92)],
            recorded_bots: ["bot:2", "bot:1"],
            soak: 20,
            options: &[
                "aim_noise=1",
                "special_timing=step33",
                "optional_specials=true",
                "friendly_turn=all",
                "tix_cm=2.5",
                "prices=house",
            ],
            rung_percent: 25,
            ..Trials::of(&[2, 3, 4], &MOMENTS)
        }
    }

    /// Returns a set-up for a number of seats. `board` is the id of a shipped table, or a player's own table.
    fn plan(&self, board: Option<&Value>, seats: usize, options: &Value) -> Value {
        let name = |n: usize| SEATS.get(n).map_or_else(|| format!("p{}", n + 1), |name| (*name).to_owned());
        let names: Vec<String> = (0..seats).map(name).collect();
        let usual = || json!(crate::TableChoice::default());
        settled(&json!({ "seats": names, "table": board.cloned().unwrap_or_else(usual), "options": options }))
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

    fn reference(&self) -> Option<&dyn Reference> {
        Some(self)
    }

    fn own_figures(&self) -> Option<&dyn OwnFigures> {
        Some(self)
    }

    fn constants(&self) -> Option<&'static str> {
        Some(crate::CONSTANTS)
    }

    fn declare(&self, types: &mut Declarations) {
        crate::codec::declare(types);
        crate::consult::declare(types);
    }

    fn schemas(&self) -> Vec<(&'static str, Schema)> {
        vec![
            ("attacktix-figure", schema_for!(FigureType)),
            ("attacktix-figures", schema_for!(FiguresFile)),
            ("attacktix-terrain", schema_for!(TerrainFile)),
            ("attacktix-constants", schema_for!(ConstantsFile)),
            ("attacktix-prices", schema_for!(Prices)),
            ("attacktix-house-prices", schema_for!(HousePrices)),
            ("attacktix-force", schema_for!(ForceFile)),
            ("attacktix-table", schema_for!(TableFile)),
            ("attacktix-setup", schema_for!(Setup)),
            ("attacktix-scenarios", crate::scenario_schema()),
        ]
    }
}

impl Boards for Entry {
    fn names(&self) -> Vec<String> {
        shipped_tables().iter().map(|table| table.id.to_string()).collect()
    }

    fn check(&self, text: &str) -> Result<Vec<Value>, String> {
        let table: TableFile = from_json_text(text)?;
        Ok(table_faults(&table, None).into_iter().map(|fault| told(&Refusal::Table(fault))).collect())
    }

    /// AT-R-07
    fn fits_another(&self, fault: &Value) -> bool {
        fault["rule"] == json!(AT_R_07)
    }
}

impl OwnFigures for Entry {
    fn judge(&self, figure: &Value) -> Result<Vec<Value>, String> {
        let priced = crate::consult(&json!({ "ask": "price", "figure": figure }))?;
        Ok(priced["faults"].as_array().cloned().unwrap_or_default())
    }

    /// Returns a set-up in which two copies of this figure fight. They get the code `X01`, because a player's figure
    /// may not have the code of a shipped one.
    fn duel(&self, figure: &Value) -> Result<Value, String> {
        let priced = crate::consult(&json!({ "ask": "price", "figure": figure }))?;
        let mut figure = figure.clone();
        (figure["code"], figure["points"]) = (json!("X01"), priced["points"].clone());
        let force = json!({ "battle": ["X01"], "figures": [figure] });
        let mut setup = self.plan(None, 2, &json!({ "force_points": "at-most", "limit": 200 }));
        setup["forces"] = json!({ SEATS[0]: force, SEATS[1]: force });
        Ok(setup)
    }
}

impl Reference for Entry {
    fn look_up(&self, question: &Value) -> Result<Value, String> {
        crate::consult(question)
    }
}

/// Moves the fields of [`BESIDE`] from the options to the set-up, and turns numbers written as text into numbers.
fn settled(setup: &Value) -> Value {
    let mut setup = setup.clone();
    let Some(options) = setup.get("options").and_then(Value::as_object).cloned() else { return setup };
    let mut kept = serde_json::Map::new();
    for (key, value) in options {
        if BESIDE.contains(&key.as_str()) {
            setup[&key] = value;
            continue;
        }
        kept.insert(key, numbered(value));
    }
    setup["options"] = Value::Object(kept);
    setup
}

/// Returns the descriptions of all options. The fields of [`BESIDE`] come first. The other options follow in the order
/// of the rulebook's chapters.
fn options() -> Vec<Value> {
    let defaults = json!(Options::default());
    let word = |key: &str, choices: &[&str], clause: &str| {
        choice(key, choices, defaults[key].as_str().unwrap_or_default(), clause)
    };
    let bool = |key: &str, clause: &str| {
        let default = defaults[key].as_bool().unwrap_or_default();
        json!({ "key": key, "kind": "bool", "default": default, "clause": clause })
    };
    let impulse = |key: &str, clause: &str| whole(key, [100, 20_000], &defaults[key], clause);
    vec![
        choice("mode", &["duel", "team", "ffa"], "duel", "AT-TEAM-01"),
        choice("measure", &["imperial", "metric"], "imperial", "AT-R-07"),
        whole("limit", LIMITS, &json!(100), "AT-FORCE-01"),
        whole("bm_allowance", [0, i32::from(ALLOWANCE_MOST)], &json!(1), "AT-BM-02"),
        bool("official", "AT-BM-05"),
        choice("tix_cm", &["2", "2.25", "2.54", "2.75", "3"], "2.54", "AT-R-01"),
        word("force_points", &["exact", "at-most"], "AT-R-04"),
        choice("prices", &["book", "house"], "book", "AT-R-73"),
        bool("ring_out", "AT-R-07"),
        bool("ring_out_strict", "AT-R-21"),
        bool("setup_advance_turns_wheel", "AT-R-08"),
        bool("hide_wheels", "AT-R-03"),
        word("friendly_turn", &["none", "melee", "all"], "AT-R-16"),
        bool("held_base", "AT-R-17"),
        word("defeat", &["any-lift", "fully-down"], "AT-R-20"),
        impulse("switch_impulse", "AT-R-24"),
        impulse("shock_impulse", "AT-R-26"),
        word("special_timing", &["immediate", "step33"], "AT-R-28"),
        bool("optional_specials", "AT-R-31"),
        bool("own_goal_specials", "AT-R-33"),
        bool("recover_grinds", "AT-R-36"),
        word("mutual", &["draw", "active-loses"], "AT-R-44"),
        word("side_order", &["seat", "trial-grind"], "AT-R-49"),
        choice("aim_noise", &["0", "0.5", "1", "2"], "0", "AT-R-65"),
    ]
}

/// Describes an option that is one of several words.
fn choice(key: &str, choices: &[&str], default: &str, clause: &str) -> Value {
    json!({ "key": key, "kind": "choice", "choices": choices, "default": default, "clause": clause })
}

/// Describes an option that is a whole number.
fn whole(key: &str, [min, max]: [i32; 2], default: &Value, clause: &str) -> Value {
    json!({ "key": key, "kind": "integer", "min": min, "max": max, "default": default, "clause": clause })
}
