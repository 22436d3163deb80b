//! The entry of Toy Battle in the list of games, and the options that players choose before a game.

use crate::board::{self, BoardFile};
use crate::clauses::{TB_R_05, TB_R_08, TB_R_33, TB_R_46, TB_R_48, TB_SETUP_04};
use crate::{EDITION, MOST_PLIES, Setup, ToyBattle};
use catalogue::{About, BilingualText, Boards, BoxedGame, Count, GameEntry, Language, Moment, Offer, Trials};
use referee::{Chance, Cite};
use schemars::{Schema, schema_for};
use serde_json::{Value, json};
use typescript::Declarations;

/// The entry of Toy Battle in the list of games.
pub struct Entry;

/// Returns the game for the list of games. The compiler generates the code of `catalogue::boxed` for this game here,
/// once for all tests and programs.
pub fn boxed() -> Box<dyn BoxedGame> {
    catalogue::boxed::<ToyBattle>(&Entry)
}

/// The positions in which the fuzz tests try decisions. Each is the position on a board after so many decisions. Each
/// waits for a different kind of decision.
const MOMENTS: [Moment; 5] = [
    moment("training-yard", 0),
    moment("castle-field", 11),
    moment("volcanic-jungle", 26),
    moment("cursed-cemetery", 30),
    moment("battlefield", 17),
];

const fn moment(board: &'static str, decisions: u32) -> Moment {
    Moment { board: Some(board), seats: 2, decisions, then: None }
}

impl GameEntry for Entry {
    /// Describes the game for the list of games. TB-META-01
    fn about(&self) -> About {
        About {
            id: "toy-battle",
            family: "toy-battle",
            title: BilingualText { en: "Toy Battle", ko: "토이 배틀" },
            tagline: BilingualText {
                en: "Lead your toy troops over land, sea and clouds to the enemy headquarters.",
                ko: "장난감 부대를 이끌고 땅과 바다와 구름을 건너 적 사령부로 진격하세요.",
            },
            players: Count { min: 2, max: 2 },
            minutes: 5,
            complexity: 2,
        }
    }

    fn edition(&self) -> &'static str {
        EDITION
    }

    fn rulebook(&self, language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../../rules/toy-battle/rulebook.md"),
            Language::Korean => include_str!("../../../rules/toy-battle/rulebook.ko.md"),
        }
    }

    fn lessons(&self) -> &'static [&'static str] {
        &[
            include_str!("../../../rules/toy-battle/lessons/01-place.json"),
            include_str!("../../../rules/toy-battle/lessons/02-effects.json"),
            include_str!("../../../rules/toy-battle/lessons/03-chain.json"),
            include_str!("../../../rules/toy-battle/lessons/04-cover.json"),
            include_str!("../../../rules/toy-battle/lessons/05-region.json"),
            include_str!("../../../rules/toy-battle/lessons/06-storm.json"),
        ]
    }

    fn puzzles(&self) -> Option<&'static str> {
        Some(include_str!("../../../rules/toy-battle/puzzles/puzzles.json"))
    }

    fn offer(&self) -> Offer {
        Offer { options: options(), seats: &["blue", "red"], own: json!({}) }
    }

    fn trials(&self) -> Trials {
        Trials {
            recorded_options: &[
                ("medal_timing=immediate", Some("volcanic-jungle"), 2),
                ("metal_x_blocks_hook=false", Some("station-metal-x"), 2),
                ("special_bases=false", Some("tropical-pool"), 2),
            ],
            beats_greedy_percent: Some(85),
            ..Trials::of(&[2], &MOMENTS)
        }
    }

    /// Replaces the board `random` of a set-up with one of the shipped boards, drawn by chance. TB-R-46
    fn settle(&self, setup: &Value, chance: &mut dyn Chance) -> Value {
        let mut setup = setup.clone();
        if setup["board"] == json!("random") {
            let ids: Vec<&str> = board::shipped_ids().collect();
            setup["board"] = json!(ids[chance.below(ids.len() as u32, TB_R_46) as usize]);
        }
        setup
    }

    fn boards(&self) -> Option<&dyn Boards> {
        Some(self)
    }

    fn declare(&self, types: &mut Declarations) {
        crate::codec::declare(types);
    }

    fn schemas(&self) -> Vec<(&'static str, Schema)> {
        vec![
            ("toy-battle-board", schema_for!(BoardFile)),
            ("toy-battle-setup", schema_for!(Setup)),
            ("toy-battle-scenarios", crate::scenario_schema()),
        ]
    }
}

/// Describes the options of a match. TB-R-46
fn options() -> Vec<Value> {
    vec![
        json!({ "key": "medal_timing", "kind": "choice", "choices": ["end-of-play", "immediate"],
            "default": "end-of-play", "clause": TB_R_08 }),
        json!({ "key": "metal_x_blocks_hook", "kind": "bool", "default": true, "clause": TB_R_05 }),
        json!({ "key": "special_bases", "kind": "bool", "default": true, "clause": TB_R_48 }),
        json!({ "key": "starter", "kind": "choice", "choices": ["random", "blue", "red"], "default": "random",
            "clause": TB_SETUP_04 }),
        json!({ "key": "max_plies", "kind": "integer", "min": 1, "max": MOST_PLIES, "default": 400,
            "clause": TB_R_33 }),
    ]
}

impl Boards for Entry {
    fn names(&self) -> Vec<String> {
        board::all_shipped().map(|board: BoardFile| board.id).collect()
    }

    fn files(&self) -> Vec<Value> {
        board::all_shipped().map(|board| json!(board)).collect()
    }

    fn check(&self, text: &str) -> Result<Vec<Value>, String> {
        let board = BoardFile::parse(text).map_err(|fault| fault.to_string())?;
        let fault = |fault: &board::Fault| {
            let mut said = serde_json::to_value(fault).expect("a fault is plain data");
            said["clause"] = json!(fault.clause());
            said
        };
        Ok(board::faults(&board).iter().map(fault).collect())
    }
}
