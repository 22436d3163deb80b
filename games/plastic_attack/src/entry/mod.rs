//! The entries of the two editions of Plastic Attack in the list of games, and the choices before a game.

mod armies;
mod cards;
pub mod layout;
mod own;
mod variations;

pub use cards::deck;

use crate::clauses::{PA_R_01, PA_R_02, PA_R_11, PA_R_20, PA_R_21, PA_R_31, PA_R_36, PA_R_46, PA_R_48, PA1_BATTLE_10};
use crate::{ArmyFile, ArmySize, Edition, MOST_TURNS, Options, PlasticAttack, Setup};
use catalogue::{
    About, BilingualText, BoxedGame, Count, Forces, GameEntry, Language, Moment, Offer, OpenError, Trials,
};
use referee::{Chance, Clause};
use schemars::{Schema, schema_for};
use serde_json::{Value, json};
use typescript::Declarations;

/// An edition of Plastic Attack. In the list of games, each edition is a separate game.
pub struct Entry(
    /// The edition that the game plays.
    pub Edition,
);

/// Returns the game of an edition for the list of games. The compiler generates the code of `catalogue::boxed` for this
/// game here, once for all tests and programs.
pub fn boxed(edition: Edition) -> Box<dyn BoxedGame> {
    catalogue::boxed::<PlasticAttack>(match edition {
        Edition::First => &Entry(Edition::First),
        Edition::Revised => &Entry(Edition::Revised),
    })
}

/// The seats of tables in the browser, clockwise. PA-R-01
const SEATS: [&str; 6] = ["red", "blue", "green", "yellow", "purple", "orange"];
/// The two options that bound an army's size: the key of the option, and its key in `army_size`. PA-R-02
const SIZES: [(&str, &str); 2] = [("army_min", "min"), ("army_max", "max")];

const FIRST_MOMENTS: [Moment; 3] = [moment(2, 0), moment(4, 46), moment(3, 91)];
const REVISED_MOMENTS: [Moment; 2] = [moment(2, 2), moment(5, 35)];

const fn moment(seats: usize, decisions: u32) -> Moment {
    Moment { board: None, seats, decisions, then: None }
}

impl GameEntry for Entry {
    /// Describes the edition for the list of games. PA1-META-01, PA2-META-01
    fn about(&self) -> About {
        let (title, tagline, minutes) = match self.0 {
            Edition::First => (
                BilingualText { en: "Plastic Attack (2009)", ko: "플라스틱 어택 (2009년판)" },
                BilingualText {
                    en: "Armies fight with secret cards. The longer game: your figures share 15 lives.",
                    ko: "비밀 카드로 군단끼리 맞붙습니다. 목숨 15개를 피겨들에게 나눠 줍니다. 길게 즐기고 싶을 때 좋습니다.",
                },
                30,
            ),
            Edition::Revised => (
                BilingualText { en: "Plastic Attack (revised)", ko: "플라스틱 어택 (개정판)" },
                BilingualText {
                    en: "Armies fight with secret cards. The shorter game: every figure has two lives.",
                    ko: "비밀 카드로 군단끼리 맞붙습니다. 피겨가 두 번만 지면 포획되어 빨리 끝납니다.",
                },
                15,
            ),
        };
        About {
            id: self.0.game(),
            family: "plastic-attack",
            title,
            tagline,
            players: Count { min: 2, max: 6 },
            minutes,
            complexity: 2,
        }
    }

    fn edition(&self) -> &'static str {
        self.0.word()
    }

    fn rulebook(&self, language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../../../rules/plastic-attack/rulebook.md"),
            Language::Korean => include_str!("../../../../rules/plastic-attack/rulebook.ko.md"),
        }
    }

    fn foreign_clauses(&self) -> &'static [&'static str] {
        match self.0 {
            Edition::First => &["PA2-"],
            Edition::Revised => &["PA1-"],
        }
    }

    fn lessons(&self) -> &'static [&'static str] {
        match self.0 {
            Edition::First => &[
                include_str!("../../../../rules/plastic-attack/lessons/2009-01-attack.json"),
                include_str!("../../../../rules/plastic-attack/lessons/2009-02-card.json"),
                include_str!("../../../../rules/plastic-attack/lessons/2009-03-special.json"),
                include_str!("../../../../rules/plastic-attack/lessons/2009-04-power.json"),
            ],
            Edition::Revised => &[
                include_str!("../../../../rules/plastic-attack/lessons/revised-01-attack.json"),
                include_str!("../../../../rules/plastic-attack/lessons/revised-02-card.json"),
                include_str!("../../../../rules/plastic-attack/lessons/revised-03-special.json"),
                include_str!("../../../../rules/plastic-attack/lessons/revised-04-power.json"),
            ],
        }
    }

    fn puzzles(&self) -> Option<&'static str> {
        Some(match self.0 {
            Edition::First => include_str!("../../../../rules/plastic-attack/puzzles/2009.json"),
            Edition::Revised => include_str!("../../../../rules/plastic-attack/puzzles/revised.json"),
        })
    }

    fn offer(&self) -> Offer {
        Offer { options: options(self.0), seats: &SEATS, own: json!(self.own()) }
    }

    fn trials(&self) -> Trials {
        match self.0 {
            Edition::First => Trials {
                recorded_tables: &[2, 4],
                recorded_options: &[
                    ("quick_game=true", None, 6),
                    ("empty_hand=blind-draw", None, 6),
                    ("luck_original=starting", None, 6),
                ],
                ..Trials::of(&[2, 3, 4, 5, 6], &FIRST_MOMENTS)
            },
            Edition::Revised => Trials {
                recorded_tables: &[2, 4, 6],
                recorded_options: &[("empty_hand=blind-draw", None, 6), ("max_turns=12", None, 6)],
                ..Trials::of(&[2, 3, 4, 5, 6], &REVISED_MOMENTS)
            },
        }
    }

    fn plan(&self, _board: Option<&Value>, seats: usize, options: &Value) -> Value {
        let name = |n: usize| SEATS.get(n).map_or_else(|| format!("seat {}", n + 1), |name| (*name).to_owned());
        let names: Vec<String> = (0..seats).map(name).collect();
        self.settled(&json!({ "seats": names, "options": options }))
    }

    fn settle(&self, setup: &Value, _chance: &mut dyn Chance) -> Value {
        self.settled(setup)
    }

    /// PA-R-48
    fn check_edition(&self, setup: &Value) -> Result<(), OpenError> {
        if setup["edition"].is_string() && setup["edition"] != json!(self.0) {
            let because = format!(
                "the set-up names the edition {}, but the edition of {} is \"{}\"",
                setup["edition"],
                self.0.game(),
                self.0.word()
            );
            return Err(OpenError::Refused(vec![json!({ "rule": PA_R_48, "because": because })]));
        }
        Ok(())
    }

    fn forces(&self) -> Option<&dyn Forces> {
        Some(self)
    }

    fn declare(&self, types: &mut Declarations) {
        crate::codec::declare(types);
        types.add::<own::OwnJson>();
    }

    fn schemas(&self) -> Vec<(&'static str, Schema)> {
        vec![
            ("plastic-attack-army", schema_for!(ArmyFile)),
            ("plastic-attack-setup", schema_for!(Setup)),
            ("plastic-attack-scenarios", crate::scenario_schema()),
        ]
    }
}

impl Entry {
    /// Returns the set-up with this entry's edition if it names none, and with the bounds of an army's size in
    /// `army_size`.
    fn settled(&self, setup: &Value) -> Value {
        let mut setup = setup.clone();
        if let Value::Object(said) = &mut setup {
            said.entry("edition").or_insert(json!(self.0));
            if let Some(options) = said.get_mut("options") {
                gather_sizes(options);
            }
        }
        setup
    }
}

/// Lists the options with their allowed values and defaults: first the options about play, then those about sizes and
/// limits.
fn options(edition: Edition) -> Vec<Value> {
    let bool = |key: &str, clause: Clause| json!({ "key": key, "kind": "bool", "default": false, "clause": clause });
    let whole = |key: &str, [min, max]: [u32; 2], default: u32, clause: Clause| json!({ "key": key, "kind": "integer", "min": min, "max": max, "default": default, "clause": clause });
    let usual = Options::default();
    let sizes = [ArmySize::default().min, ArmySize::default().max];
    let mut options = vec![
        json!({ "key": "empty_hand", "kind": "choice", "choices": ["power-only", "blind-draw"],
            "default": "power-only", "clause": PA_R_11 }),
        json!({ "key": "luck_original", "kind": "choice", "choices": ["current", "starting"],
            "default": "current", "clause": PA_R_36 }),
        bool("knock_out_stacks", PA_R_31),
        bool("recover_own_held", PA_R_21),
        bool("recover_from_armies", PA_R_20),
        whole("army_min", sizes, usual.army_size.min, PA_R_02),
        whole("army_max", sizes, usual.army_size.max, PA_R_02),
        whole("max_players", [2, edition.most_seats() as u32], usual.max_players, PA_R_01),
        whole("max_turns", [1, MOST_TURNS], usual.max_turns, PA_R_46),
    ];
    if edition == Edition::First {
        options.insert(0, bool("quick_game", PA1_BATTLE_10));
    }
    options
}

/// Moves `army_min` and `army_max` into `army_size`.
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
