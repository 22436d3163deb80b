//! Attacks on sections of barriers. AT-HIGH-02, AT-LOW-04, AT-R-53

use crate::table::{Table, is, log, strike, table, turn};
use serde_json::{Value, json};

/// Two rows of palisade and a fence. `a` has a launcher, and `b` and `far` have blades with a reach of 6 cm.
fn rows() -> Table {
    let row = |id: &str, code: &str, z: i32| {
        let section = |n: i32| {
            let x = -66_000 + 44_000 * (n - 1);
            json!({ "id": format!("{id}.{n}"), "from": [x, z], "to": [x + 44_000, z] })
        };
        json!({ "id": id, "code": code, "sections": [section(1), section(2), section(3)] })
    };
    let copse = json!({ "id": "copse", "code": "F02", "area": [[200_000, 0], [300_000, 0], [300_000, 90_000]] });
    table()
        .given(
            "terrain",
            json!([row("front", "F05", 0), row("fence", "F03", -40_000), row("rear", "F05", 100_000), copse]),
        )
        .figure("a B03 p1 0 3 9")
        .figure("b T03 p1 0 -10 1")
        .figure("far T03 p1 -5 -11 1")
}

fn attack(figure: &str, section: &str) -> Value {
    json!({ "attack_section": { "figure": figure, "section": section } })
}

fn stands(section: &str, standing: bool) -> Value {
    json!({ "section": { "id": section, "standing": standing } })
}

#[test]
fn at_high_02_any_attack_removes_a_section() {
    rows().act("p1", attack("a", "front.2")).then([
        stands("front.2", false),
        stands("front.1", true),
        turn(json!({ "attacks": 1 })),
        is("a", json!({ "loaded": 1 })),
        log(json!([{ "event": "section-removed", "section": "front.2" }])),
    ]);
}

#[test]
fn at_low_04_an_attack_removes_a_section_of_a_low_barrier() {
    rows()
        .act("p1", attack("b", "fence.2"))
        .refuse("p1", attack("b", "fence.1"), "AT-R-15")
        .then([stands("fence.2", false)]);
}

/// `b` at z = -10 cm just reaches the fence at z = -4 cm.
#[test]
fn at_r_53_a_melee_figure_must_reach_the_section() {
    rows()
        .refuse("p1", attack("far", "fence.2"), "AT-R-53")
        .refuse("p1", attack("b", "front.2"), "AT-R-53")
        .act("p1", attack("b", "fence.2"))
        .then([]);
}

#[test]
fn at_r_53_a_launcher_needs_a_clear_line() {
    rows()
        .figure("c B03 p1 0 -30 9")
        .refuse("p1", attack("c", "front.2"), "AT-R-53")
        .act("p1", attack("c", "fence.2"))
        .refuse("p1", attack("a", "fence.2"), "AT-R-53")
        .refuse("p1", attack("a", "nothing"), "AT-R-53")
        .refuse("p1", attack("a", "copse"), "AT-SLOW-04")
        .then([turn(json!({ "attacks": 1 }))]);
}

#[test]
fn at_r_58_cover_ends_with_the_last_section() {
    let cover = json!({ "cover": [{ "piece": "fence", "mode": "edge", "sections": ["fence.2"] }] });
    rows()
        .with("x B05 p2 20 -2 3", cover)
        .act("p1", attack("b", "fence.2"))
        .act("p1", strike("far", &[]))
        .then([is("x", json!({ "covered": false }))]);
}
