//! Player-made figures: their bounds and prices. AT-R-71

use crate::setup::board::{clauses, id};
use attacktix::{Catalogue, FigureType, Prices, own_faults};
use serde_json::{Value, json};

/// The JSON of a figure within all bounds, except that its points are not its price.
fn words() -> Value {
    json!({
        "code": "X1", "name": "Moon Walker", "mode": null, "faction": "Moonfolk", "class": "W", "points": 25,
        "base": "standard", "weapon": "SL6",
        "wheel": ["8w*", "10r", "10r", "10r*", "9r", "7w", "8w*", "11r", "9r", "9w", "8w*", "9w"],
        "ability": { "name": "Low Gravity", "guard": { "side": "own", "zone": "in-play", "class": ["C"] },
            "effect": { "kind": "return-self", "to": "line" } },
    })
}

/// The figure of `words`, with its price as points.
pub fn plain() -> FigureType {
    figure(&[])
}

/// The figure of `words` with the values at these JSON pointers changed, and with its price as points.
fn figure(changes: &[(&str, Value)]) -> FigureType {
    let mut words = words();
    for (at, value) in changes {
        *words.pointer_mut(at).expect("the figure has this key") = value.clone();
    }
    let mut figure: FigureType = laws::from_json(&words);
    figure.points = Prices::shipped().price(&figure).map_or(0, |price| price.points);
    figure
}

fn judged(changes: &[(&str, Value)]) -> Vec<&'static str> {
    clauses(&own_faults(&[figure(changes)]))
}

fn effect(guard: Value, effect: Value) -> Vec<&'static str> {
    judged(&[("/ability/guard", guard), ("/ability/effect", effect)])
}

#[test]
fn at_r_71_points_are_computed_from_weapon_class_speed_and_ability() {
    // The slash costs 5, a Warrior 4, the average Speed 9, and the return 12 · 4/12. Together this is 22, rounded to
    // 20.
    let price = Prices::shipped().price(&plain()).expect("the figure has a price");
    let rows: Vec<(&str, i32)> = price.rows.iter().map(|row| (row.what, row.twelfths)).collect();
    let parts = [("weapon", 60), ("class", 48), ("speed", 108), ("ability", 48), ("rounding", -24)];
    assert_eq!((price.points, rows), (20, parts.to_vec()));
    let mut dear = plain();
    dear.points = 25;
    assert_eq!(clauses(&own_faults(&[dear])), ["AT-R-71"]);
}

#[test]
fn at_r_71_the_rule_of_thumb_gives_24_of_29_figures_their_points() {
    let prices = Prices::shipped();
    let off: Vec<(String, i32)> = Catalogue::shipped()
        .types()
        .iter()
        .map(|kind| (kind.code.to_string(), prices.price(kind).expect("the figure has a price").points - kind.points))
        .filter(|(_, off)| *off != 0)
        .collect();
    let all = [("B02", 5), ("B03", -5), ("T03", 5), ("G03", 5), ("G05", 5)];
    assert_eq!(off, all.map(|(code, off)| (code.to_owned(), off)));
}

#[test]
fn at_r_71_names_have_1_to_24_letters() {
    assert_eq!(own_faults(&[plain()]), []);
    assert_eq!(judged(&[("/name", json!(""))]), ["AT-R-71"]);
    assert_eq!(judged(&[("/faction", json!("m".repeat(25)))]), ["AT-R-71"]);
    assert_eq!(judged(&[("/mode", json!(" "))]), ["AT-R-71"]);
    assert_eq!(judged(&[("/ability/name", json!("달빛 아래 걷는 이들"))]), [] as [&str; 0]);
}

#[test]
fn at_r_71_class_m_goes_with_the_weapons_of_the_battle_masters() {
    assert_eq!(
        judged(&[("/weapon", json!("VOL4"))]),
        ["AT-R-71", "AT-R-71"],
        "the weapon does not fit the class, and the figure is too fast for a launcher"
    );
    assert_eq!(judged(&[("/base", json!("master"))]), ["AT-R-71"]);
    assert_eq!(judged(&[("/weapon", json!("ZZ"))]), ["AT-R-71"]);
    let missile = json!({ "kind": "ranged", "missiles": 1, "missile": { "mass_g": 3, "speed_cm_s": 750 } });
    assert_eq!(
        judged(&[("/weapon", missile)]),
        ["AT-R-71", "AT-R-71"],
        "the weapon has no price, and the figure is too fast for a launcher"
    );
    let wheel = json!(["6w*", "6r", "6r", "6r*", "5r", "5w", "6w*", "7r", "5r", "5w", "6w*", "5w"]);
    let master = [("/class", json!("M")), ("/base", json!("master")), ("/weapon", json!("VOL4")), ("/wheel", wheel)];
    assert_eq!(judged(&master), [] as [&str; 0]);
}

#[test]
fn at_r_02_wheels_keep_to_six_red_numbers_and_4_to_7_white_special_windows() {
    let with = |at: &str, window: &str| judged(&[(at, json!(window))]);
    assert_eq!(with("/wheel/1", "10w"), ["AT-R-02"], "five numbers are red, and seven white");
    assert_eq!(with("/wheel/0", "8w"), ["AT-R-02"], "three special windows are white");
    assert_eq!(with("/wheel/7", "12r"), ["AT-R-02"], "Speeds from 7 to 12 differ too much");
    assert_eq!(with("/wheel/5", "5w"), ["AT-R-71", "AT-R-02"], "melee figures have Speeds from 6 to 15");
}

#[test]
fn at_r_71_abilities_keep_within_their_bounds() {
    let any = || json!({});
    assert_eq!(effect(Value::Null, json!({ "kind": "return-self", "to": "spot" })), ["AT-R-71"], "no guard");
    let own = || json!({ "side": "own", "zone": "in-play", "class": ["L"] });
    assert_eq!(effect(own(), json!({ "kind": "return-self", "to": "spot" })), [] as [&str; 0]);
    for (fine, bad) in [
        (
            json!({ "kind": "free-move", "filter": any(), "tix": 6 }),
            json!({ "kind": "free-move", "filter": any(), "tix": 7 }),
        ),
        (json!({ "kind": "extra-attack", "count": 1 }), json!({ "kind": "extra-attack", "count": 2 })),
        (
            json!({ "kind": "regrind", "filter": any(), "count": 2 }),
            json!({ "kind": "regrind", "filter": any(), "count": 0 }),
        ),
        (json!({ "kind": "pin", "turns": 1 }), json!({ "kind": "pin", "turns": 2 })),
        (
            json!({ "kind": "force-move", "filter": { "not_master": true }, "tix": 4 }),
            json!({ "kind": "force-move", "filter": any(), "tix": 4 }),
        ),
    ] {
        assert_eq!((effect(Value::Null, fine.clone()), effect(Value::Null, bad)), (vec![], vec!["AT-R-71"]), "{fine}");
    }
    let strike = |of: &str| effect(Value::Null, json!({ "kind": "take-down", "of": of, "filter": any() }));
    assert_eq!((strike("attacker"), strike("chosen")), (vec![], vec!["AT-R-71"]));
    let capture = |filter: Value| effect(own(), json!({ "kind": "capture", "filter": filter }));
    assert_eq!((capture(json!({ "not_master": true })), capture(any())), (vec![], vec!["AT-R-71"]));
    assert_eq!(judged(&[("/ability", Value::Null)]), ["AT-R-71"], "every figure needs an ability");
}

#[test]
fn at_r_71_lists_of_abilities_are_short_and_guards_ask_for_possible_zones() {
    let rally =
        |names: Vec<String>| effect(Value::Null, json!({ "kind": "return-defeated", "filter": { "name": names } }));
    assert_eq!((rally(vec!["Moon".into(); 12]), rally(vec!["Moon".into(); 13])), (vec![], vec!["AT-R-71"]));
    assert_eq!(rally(vec!["m".repeat(25)]), ["AT-R-71"]);
    let guard =
        |zone: &str| effect(json!({ "side": "enemy", "zone": zone }), json!({ "kind": "extra-attack", "count": 1 }));
    assert_eq!((guard("backup"), guard("lying")), (vec![], vec!["AT-R-71"]));
}

#[test]
fn at_r_71_an_exchange_is_made_with_its_other_form() {
    let to = |mode: Value| json!({ "kind": "exchange", "name": "Moon Walker", "mode": mode });
    let plain = figure(&[("/ability/effect", to(json!("Sitting")))]);
    let mut other = figure(&[("/mode", json!("Sitting")), ("/ability/effect", to(Value::Null))]);
    assert_eq!(clauses(&own_faults(std::slice::from_ref(&plain))), ["AT-R-71"]);
    other.code = id("X2");
    assert_eq!(own_faults(&[plain, other]), []);
}

#[test]
fn at_base_05_every_type_has_a_number_of_its_own() {
    let mut shipped = plain();
    shipped.code = id("B01");
    assert_eq!(clauses(&own_faults(&[shipped])), ["AT-BASE-05"]);
    assert_eq!(clauses(&own_faults(&[plain(), plain()])), ["AT-BASE-05"]);
    assert_eq!(clauses(&own_faults(&vec![plain(); 25]))[0], "AT-R-71", "at most 24 types are allowed");
}

#[test]
fn at_r_71_the_figures_of_the_catalogue_keep_the_bounds() {
    let mut types: Vec<FigureType> = Catalogue::shipped().types().iter().map(|kind| (**kind).clone()).collect();
    let prices = Prices::shipped();
    for (n, kind) in types.iter_mut().enumerate() {
        kind.code = id(&format!("X{n}"));
        kind.points = prices.price(kind).expect("the figure has a price").points;
    }
    let many = own_faults(&types);
    assert_eq!(clauses(&many), ["AT-R-71"], "the number of types, 29, must be the only fault: {many:?}");
}
