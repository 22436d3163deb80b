//! Toy Battle obeys the laws (`crates/laws`) that every game must obey, on all boards and with all options.

use crate::rules::subject::{setup, subject};
use toy_battle::board::shipped_ids;

#[test]
fn every_law_holds_on_every_board() {
    for (n, board) in shipped_ids().enumerate() {
        let first = 10 * n as u64;
        laws::obey(&subject(setup(board, "{}")), first..first + 4);
    }
}

#[test]
fn every_law_holds_with_every_option() {
    let options = [
        ("castle-field", r#"{"medal_timing":"immediate","starter":"red"}"#),
        ("volcanic-jungle", r#"{"medal_timing":"immediate","starter":"blue"}"#),
        ("station-metal-x", r#"{"metal_x_blocks_hook":false}"#),
        ("battlefield", r#"{"special_bases":false}"#),
        ("cursed-cemetery", r#"{"max_plies":9}"#),
    ];
    for (board, options) in options {
        laws::obey(&subject(setup(board, options)), 100..103);
    }
}
