//! What a client needs to offer Toy Battle.

use referee::{Chance, Cite};
use serde_json::{Value, json};
use toy_battle::board::{self, BoardFile};
use toy_battle::clauses::TB_R_46;

/// Boards, options, levels and seats. TB-R-46
pub(crate) fn page() -> Value {
    let boards: Vec<BoardFile> = board::all_shipped().collect();
    json!({
        "boards": boards,
        "options": [
            { "key": "medal_timing", "kind": "choice", "choices": ["end-of-play", "immediate"],
              "default": "end-of-play", "clause": "TB-R-08" },
            { "key": "metal_x_blocks_hook", "kind": "bool", "default": true, "clause": "TB-R-05" },
            { "key": "special_bases", "kind": "bool", "default": true, "clause": "TB-R-48" },
            { "key": "starter", "kind": "choice", "choices": ["random", "blue", "red"], "default": "random",
              "clause": "TB-SETUP-04" },
            { "key": "max_plies", "kind": "integer", "min": 1, "max": toy_battle::MOST_PLIES, "default": 400, "clause": "TB-R-33" },
        ],
        "levels": [1, 2, 3, 4, 5],
        "seats": ["blue", "red"],
        "own": {},
    })
}

/// The words of the boards that come with the game.
pub(crate) fn boards() -> Vec<String> {
    board::all_shipped().map(|board: BoardFile| board.id).collect()
}

/// Draws one of the shipped boards where the set-up says `random`. TB-R-46
pub(crate) fn settle(setup: &Value, chance: &mut dyn Chance) -> Value {
    let mut setup = setup.clone();
    if setup["board"] == json!("random") {
        let ids: Vec<&str> = board::shipped_ids().collect();
        setup["board"] = json!(ids[chance.below(ids.len() as u32, TB_R_46) as usize]);
    }
    setup
}

/// Judges a board file.
pub(crate) fn check_board(text: &str) -> Result<Vec<Value>, String> {
    let board = BoardFile::parse(text).map_err(|fault| fault.to_string())?;
    let fault = |fault: &board::Fault| {
        let mut said = serde_json::to_value(fault).expect("a fault is plain data");
        said["clause"] = json!(fault.clause());
        said
    };
    Ok(board::faults(&board).iter().map(fault).collect())
}
