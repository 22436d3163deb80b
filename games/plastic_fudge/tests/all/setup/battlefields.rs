//! The check of battlefields. It reports all faults of a file at once.

use plastic_fudge::{
    Battlefield, BattlefieldFault, Edge, Flag, Length, Refusal, Side, Spot, Zone, judge_battlefield,
    shipped_battlefields,
};
use referee::Cite;
use serde_json::{Value, json};

fn faults(battlefield: &Battlefield) -> Vec<BattlefieldFault> {
    let fault = |refusal| match refusal {
        Refusal::Battlefield(fault) => fault,
        other => panic!("{other}"),
    };
    judge_battlefield(battlefield).into_iter().map(fault).collect()
}

/// Returns the faults of an empty table with these pieces.
fn with_pieces(pieces: Value) -> Vec<BattlefieldFault> {
    faults(&Battlefield { terrain: laws::from_json(&pieces), ..empty() })
}

fn empty() -> Battlefield {
    let said = json!({ "format": 1, "game": "plastic-fudge", "name": "Empty", "table": [48, 48] });
    laws::from_json(&said)
}

#[test]
fn pf_r_74_green_deploys_around_its_flag_and_tan_along_its_edge() {
    assert_eq!(faults(&empty()), []);
    let depth = Length::inches(6);
    assert_eq!(empty().zone(Side::Tan), Zone::Edge { edge: Edge::North, depth });
    assert_eq!(empty().zone(Side::Green), Zone::Edge { edge: Edge::South, depth });
    let at = Spot::new(24 * 25_400, 18 * 25_400);
    let camp = Battlefield { flag: Some(Flag { owner: Side::Green, at }), ..empty() };
    assert_eq!(camp.zone(Side::Green), Zone::Near { near: [24, 18, 12].map(Length::inches) });
    assert_eq!(faults(&camp), []);
}

#[test]
fn pf_r_74_a_table_is_12_to_120_inches() {
    for table in [[11, 48], [48, 121]] {
        let [width, depth] = table.map(Length::inches);
        assert_eq!(
            faults(&Battlefield { table: [width, depth], ..empty() }),
            [BattlefieldFault::Table { width, depth }]
        );
    }
}

#[test]
fn pf_scn_01_a_file_must_be_for_this_game_with_texts_that_can_be_shown() {
    let wrong = Battlefield {
        format: 0,
        game: "chess".into(),
        id: "Not A Word".into(),
        name: String::new(),
        story: "x".repeat(401),
        ..empty()
    };
    assert_eq!(judge_battlefield(&wrong).iter().map(|fault| fault.clause().id()).collect::<Vec<_>>(), ["PF-SCN-01"; 5]);
}

#[test]
fn pf_scn_02_each_piece_needs_one_valid_outline_on_the_table() {
    let sound = json!([
        { "id": "p1", "type": "open", "rect": [40, 1, 48, 2] },
        { "id": "p2", "type": "open", "polygon": [[1, 1], [2, 1], [2, 2]] },
    ]);
    assert_eq!(with_pieces(sound), []);
    let twice =
        with_pieces(json!([{ "id": "p1", "type": "open", "rect": [1, 1, 2, 2], "polygon": [[1, 1], [2, 1], [2, 2]] }]));
    assert!(matches!(&twice[..], [BattlefieldFault::Outline { .. }]));
    let none = with_pieces(json!([{ "id": "p1", "type": "open" }]));
    assert!(matches!(&none[..], [BattlefieldFault::Outline { .. }]));
    let crossed = with_pieces(json!([{ "id": "p1", "type": "open", "polygon": [[1, 1], [5, 5], [5, 1], [1, 5]] }]));
    assert!(matches!(&crossed[..], [BattlefieldFault::Polygon { .. }]), "{crossed:?}");
    let turned = with_pieces(json!([{ "id": "p1", "type": "open", "rect": [5, 1, 2, 2] }]));
    assert!(matches!(&turned[..], [BattlefieldFault::Polygon { .. }]));
    for rect in [[40.0, 1.0, 48.1, 2.0], [-0.1, 1.0, 2.0, 2.0]] {
        let beyond = with_pieces(json!([{ "id": "p1", "type": "open", "rect": rect }]));
        assert!(matches!(&beyond[..], [BattlefieldFault::OffTable { .. }]), "{beyond:?}");
    }
    for fault in [twice, none, crossed, turned].concat() {
        assert_eq!(fault.clause().id(), "PF-SCN-02", "{fault:?}");
    }
}

#[test]
fn pf_r_112_pieces_have_ids_of_their_own() {
    let piece = |id: &str| json!({ "id": id, "type": "open", "rect": [1, 1, 2, 2] });
    assert!(matches!(&with_pieces(json!([piece("p1"), piece("p1")]))[..], [BattlefieldFault::SameId { .. }]));
    for id in ["g1", "t4", "m2"] {
        assert!(matches!(&with_pieces(json!([piece(id)]))[..], [BattlefieldFault::ReservedId { .. }]));
    }
}

#[test]
fn pf_scen_08_at_most_64_pieces_are_placed() {
    let piece = |nth: usize| json!({ "id": format!("p{nth}"), "type": "open", "rect": [-1, -1, 1, 1] });
    let pool = |count: usize| Battlefield { pool: laws::from_json(&(1..=count).map(piece).collect()), ..empty() };
    assert_eq!(faults(&pool(64)), []);
    assert_eq!(faults(&pool(65)), [BattlefieldFault::TooManyPieces { pieces: 65, most: 64, pool: true }]);
    let wide = json!([{ "id": "p1", "type": "open", "rect": [-1, -1, 25, 1] }]);
    let wide = Battlefield { pool: laws::from_json(&wide), ..empty() };
    assert!(matches!(&faults(&wide)[..], [BattlefieldFault::TooWide { .. }]));
}

#[test]
fn pf_r_51_heights_are_from_0_to_36_inches() {
    let piece = |height: i32| json!([{ "id": "p1", "type": "open", "rect": [1, 1, 5, 5], "height": height }]);
    assert_eq!(with_pieces(piece(36)), []);
    for height in [-1, 37] {
        assert!(matches!(&with_pieces(piece(height))[..], [BattlefieldFault::Height { .. }]));
    }
}

#[test]
fn pf_baz_02_a_hole_needs_a_radius_above_0() {
    let piece =
        |radius: i32| json!([{ "id": "p1", "type": "fortress", "rect": [1, 1, 5, 5], "holes": [[2, 2, radius]] }]);
    assert_eq!(with_pieces(piece(2)), []);
    assert!(matches!(&with_pieces(piece(0))[..], [BattlefieldFault::Hole { .. }]));
}

#[test]
fn pf_scen_06_the_camp_is_a_rectangle_on_the_table() {
    for camp in [[30, 12, 18, 24], [18, 12, 49, 24]] {
        let camp = Some(camp.map(Length::inches));
        assert_eq!(faults(&Battlefield { camp, ..empty() }), [BattlefieldFault::Camp]);
    }
}

#[test]
fn pf_scen_07_units_must_be_able_to_reach_the_flag() {
    let flag = |at: Spot| Some(Flag { owner: Side::Green, at });
    let mut field = Battlefield { flag: flag(Spot::new(60 * 25_400, 0)), ..empty() };
    assert!(faults(&field).contains(&BattlefieldFault::FlagOffTable));
    field.flag = flag(Spot::new(24 * 25_400, 18 * 25_400));
    field.terrain = laws::from_json(&json!([{ "id": "v1", "type": "water", "rect": [22, 16, 26, 20] }]));
    assert!(matches!(&faults(&field)[..], [BattlefieldFault::FlagClosed { .. }]));
}

#[test]
fn pf_r_109_zones_are_on_the_table_apart_and_have_room() {
    let with = |green: Value, tan: Value| {
        let zones = json!({ "green": green, "tan": tan });
        faults(&Battlefield { zones: laws::from_json(&zones), ..empty() })
    };
    let north = json!({ "edge": "north", "depth": 6 });
    assert_eq!(with(json!({ "edge": "south", "depth": 6 }), north.clone()), []);
    let thin = with(json!({ "edge": "south", "depth": 2 }), north.clone());
    assert_eq!(thin, [BattlefieldFault::Zone { side: Side::Green }]);
    let beyond = with(json!({ "near": [-1, 5, 12] }), north.clone());
    assert_eq!(beyond, [BattlefieldFault::Zone { side: Side::Green }]);
    let same = with(json!({ "edge": "west", "depth": 6 }), north.clone());
    assert_eq!(same, [BattlefieldFault::ZonesOverlap]);
    let small = with(json!({ "near": [24, 10, 3] }), north);
    assert!(matches!(&small[..], [BattlefieldFault::Crowded { side: Side::Green, .. }]));
}

#[test]
fn pf_r_109_closed_ground_takes_room_from_a_zone() {
    let lake = with_pieces(json!([{ "id": "v1", "type": "water", "rect": [1, 41, 47, 48] }]));
    assert!(matches!(&lake[..], [BattlefieldFault::Crowded { side: Side::Tan, .. }]));
}

#[test]
fn pf_scn_01_the_shipped_battlefields_have_no_faults() {
    let shipped = shipped_battlefields();
    assert!(shipped.len() >= 3);
    for battlefield in &shipped {
        assert_eq!(faults(battlefield), [], "{}", battlefield.id);
        assert!(!battlefield.story.is_empty() && !battlefield.id.is_empty());
    }
}

#[test]
fn pf_scen_06_green_holds_a_camp_and_a_road_cuts_a_forest() {
    use plastic_fudge::TerrainKind::{Camp, Forest, Road};
    let battlefield = &shipped_battlefields()[0];
    for kind in [Camp, Forest, Road] {
        assert!(battlefield.terrain.iter().any(|piece| piece.kind == kind));
    }
    assert_eq!(battlefield.flag.unwrap().owner, Side::Green);
    assert!(battlefield.camp.is_some() && !battlefield.pool.is_empty());
}

#[test]
fn pf_scen_02_green_defends_and_tan_attacks() {
    let battlefield = &shipped_battlefields()[0];
    assert_eq!(battlefield.id, "green-camp");
    assert_eq!(battlefield.zone(Side::Tan), Zone::Edge { edge: Edge::North, depth: Length::inches(6) });
    assert_eq!(battlefield.zone(Side::Green), Zone::Near { near: [24, 18, 12].map(Length::inches) });
    let flag = battlefield.flag.expect("green-camp has a flag");
    assert_eq!((flag.owner, flag.at), (Side::Green, Spot::new(24 * 25_400, 18 * 25_400)));
    let camp = battlefield.camp.expect("green-camp has a camp");
    assert_eq!(camp, [18, 12, 30, 24].map(Length::inches));
}
