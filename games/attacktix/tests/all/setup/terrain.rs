//! Terrain: its kinds, the descriptors that may be combined, and tables. AT-TERR, AT-SAMP

use crate::setup::board::{clauses, id, setup};
use attacktix::{
    Descriptor, Geometry, PieceKind, Pieces, SECTION_MOST, TableFile, may_combine, setup_faults, table_faults,
};
use referee::Cite;
use serde_json::{Value, json};
use std::sync::Arc;

fn kind(code: &str) -> Arc<PieceKind> {
    Arc::clone(Pieces::shipped().find(&id(code)).expect("the code names a kind of terrain"))
}

/// Returns whether an object can be knocked over and whether it can be pushed, or nothing for other kinds.
fn object(code: &str) -> Option<(bool, bool)> {
    match kind(code).geometry {
        Geometry::Object { topplable, pushable, .. } => Some((topplable, pushable)),
        Geometry::Sections { .. } | Geometry::Area => None,
    }
}

fn table(terrain: Value) -> TableFile {
    let file = json!({ "format": 1, "game": "attacktix", "id": "own", "name": "Own", "terrain": terrain });
    laws::from_json(&file)
}

fn judged(terrain: Value) -> Vec<&'static str> {
    clauses(&table_faults(&table(terrain), None))
}

/// Returns the clause that forbids combining these descriptors.
fn refused(descriptors: &[Descriptor]) -> &'static str {
    may_combine(descriptors).expect_err("the descriptors may not be combined").clause().id()
}

fn fence(to: i32) -> Value {
    json!({ "id": "f", "code": "F03", "sections": [{ "id": "f.1", "from": [0, 0], "to": [to, 0] }] })
}

#[test]
fn at_terr_01_the_default_table_is_bare() {
    let usual = setup(json!({ "seats": ["p1", "p2"] }));
    assert_eq!(usual.table, attacktix::TableChoice::Shipped("bare".into()));
    assert!(attacktix::shipped_tables()[0].terrain.is_empty());
    let nowhere = setup(json!({ "seats": ["p1", "p2"], "table": "nowhere" }));
    assert_eq!(clauses(&setup_faults(&nowhere)), ["AT-TERR-01"]);
}

#[test]
fn at_terr_01_terrain_may_be_added() {
    let own = json!({ "format": 1, "game": "attacktix", "id": "own", "name": "Own", "terrain": [fence(44_000)] });
    let with = setup(json!({ "seats": ["p1", "p2"], "table": own }));
    assert_eq!(setup_faults(&with), []);
    assert_eq!(
        judged(json!([fence(44_000), fence(44_000)])),
        ["AT-TERR-01", "AT-TERR-01"],
        "the ids of the piece and of its section are used twice"
    );
}

#[test]
fn at_terr_02_terrain_is_drawn_or_can_be_taken_away() {
    for kind in Pieces::shipped().kinds() {
        let is_area = kind.geometry == Geometry::Area;
        assert_eq!(is_area, kind.is(Descriptor::Slowing) || kind.descriptors == [Descriptor::Cover], "{}", kind.code);
    }
    assert_eq!(judged(json!([{ "id": "f", "code": "F03", "at": [0, 0] }])), ["AT-TERR-02"]);
    assert_eq!(judged(json!([{ "id": "c", "code": "F02", "area": [[0, 0], [9_000, 0]] }])), ["AT-TERR-02"]);
    let dented = json!([[0, 0], [90_000, 0], [20_000, 20_000], [0, 90_000]]);
    assert_eq!(judged(json!([{ "id": "c", "code": "F02", "area": dented }])), ["AT-TERR-02"], "an area must be convex");
}

#[test]
fn at_terr_03_sections_are_about_as_wide_as_a_base() {
    assert_eq!(SECTION_MOST, 66_000);
    assert_eq!((judged(json!([fence(66_000)])), judged(json!([fence(66_001)]))), (vec![], vec!["AT-TERR-03"]));
    let wall = |weak| {
        let section = json!({ "id": "w.1", "from": [0, 0], "to": [200_000, 0], "weak": weak });
        json!([{ "id": "w", "code": "F07", "sections": [section] }])
    };
    assert_eq!(
        (judged(wall(false)), judged(wall(true))),
        (vec![], vec!["AT-TERR-03"]),
        "a weak point can be destroyed, so it must be short"
    );
}

#[test]
fn at_terr_04_a_piece_has_one_descriptor_or_more() {
    assert_eq!(refused(&[]), "AT-TERR-04");
    assert!(Pieces::shipped().kinds().iter().all(|kind| may_combine(&kind.descriptors).is_ok()));
    assert_eq!(judged(json!([{ "id": "q", "code": "F99", "at": [0, 0] }])), ["AT-TERR-04"]);
}

#[test]
fn at_terr_05_cover_goes_with_low_barrier_or_slowing_or_alone() {
    use Descriptor::{Cover, HighBarrier, LowBarrier, Object, Slowing};
    for fine in [&[LowBarrier, Cover][..], &[Slowing, Cover], &[Cover], &[HighBarrier], &[Object]] {
        assert_eq!(may_combine(fine), Ok(()), "{fine:?}");
    }
    assert_eq!(refused(&[HighBarrier, Cover]), "AT-TERR-05");
    assert_eq!(refused(&[Object, Slowing]), "AT-OBJ-06");
    assert_eq!(refused(&[Cover, Cover]), "AT-TERR-05");
}

#[test]
fn at_samp_01_the_tower_can_be_knocked_over_but_not_pushed() {
    assert_eq!((object("F01"), kind("F01").descriptors.clone()), (Some((true, false)), vec![Descriptor::Object]));
}

#[test]
fn at_samp_02_the_copse_is_slowing_and_cover_and_cannot_be_destroyed() {
    let copse = kind("F02");
    assert_eq!((copse.descriptors.clone(), copse.destructible), (vec![Descriptor::Slowing, Descriptor::Cover], false));
}

#[test]
fn at_samp_03_the_fence_is_a_low_barrier_and_cover_in_sections() {
    let fence = kind("F03");
    assert_eq!(fence.descriptors, [Descriptor::LowBarrier, Descriptor::Cover]);
    assert_eq!((fence.destructible, fence.section), (true, Some(44_000)));
    assert!(matches!(fence.geometry, Geometry::Sections { .. }));
}

#[test]
fn at_samp_04_the_citadel_is_neither_moved_nor_knocked_over() {
    assert_eq!(object("F04"), Some((false, false)));
    let Geometry::Object { solid, .. } = &kind("F04").geometry else { panic!("F04 is an object") };
    assert!(solid.is_fixed());
}

#[test]
fn at_samp_05_the_palisade_is_a_row_of_sections_of_a_high_barrier() {
    let palisade = kind("F05");
    assert_eq!((palisade.descriptors.clone(), palisade.destructible), (vec![Descriptor::HighBarrier], true));
}

#[test]
fn at_samp_06_the_scrap_heap_is_eight_small_objects_or_slowing_with_cover() {
    let heap = kind("F06");
    assert_eq!((object("F06"), heap.count), (Some((true, true)), Some(8)));
    let drawn = table(json!([{ "id": "h", "code": "F06", "area": [[0, 0], [90_000, 0], [0, 90_000]] }]));
    let pieces = Pieces::shipped();
    let drawn = pieces.of(&drawn.terrain[0]).expect("the piece has a kind");
    assert_eq!(drawn.descriptors, [Descriptor::Slowing, Descriptor::Cover]);
}

#[test]
fn at_samp_07_the_maze_cannot_be_destroyed_except_at_weak_points() {
    let maze = kind("F07");
    assert_eq!((maze.destructible, maze.weak_points, maze.masters), (false, true, false));
    let section = json!({ "id": "f.1", "from": [0, 0], "to": [44_000, 0], "weak": true });
    assert_eq!(judged(json!([{ "id": "f", "code": "F03", "sections": [section] }])), ["AT-SAMP-07"]);
    let mut file = json!(table(json!([])));
    file["map"] = json!("cellar");
    let cellar: TableFile = laws::from_json(&file);
    assert_eq!(clauses(&table_faults(&cellar, None)), ["AT-SAMP-07"]);
}

#[test]
fn at_r_07_terrain_leaves_the_starting_lines_free() {
    let faults = |z: i32| {
        let tower = json!({ "id": "t", "code": "F01", "at": [0, z] });
        let own = json!({ "format": 1, "game": "attacktix", "id": "own", "name": "Own", "terrain": [tower] });
        clauses(&setup_faults(&setup(json!({ "seats": ["p1", "p2"], "table": own }))))
    };
    assert_eq!(
        (faults(371_200), faults(371_201)),
        (vec![], vec!["AT-R-07"]),
        "the piece reaches 26 mm from its middle, and must stay 60 mm from the line"
    );
}

#[test]
fn at_r_11_objects_overlap_neither_each_other_nor_barriers() {
    let two = |x: i32| {
        json!([
            { "id": "a", "code": "F01", "at": [0, 0] },
            { "id": "b", "code": "F12", "at": [x, 0] },
        ])
    };
    assert_eq!((judged(two(51_000)), judged(two(50_000))), (vec![], vec!["AT-R-11"]));
    assert_eq!(judged(json!([fence(44_000), { "id": "b", "code": "F10", "at": [20_000, 19_000] }])), ["AT-R-11"]);
}

#[test]
fn all_faults_of_a_table_are_reported() {
    let section = json!({ "id": "f.1", "from": [0, 0], "to": [90_000, 0], "weak": true, "standing": false });
    let faults = judged(json!([
        { "id": "f", "code": "F03", "sections": [section] },
        { "id": "f", "code": "F99", "at": [0, 0] },
        { "id": "t", "code": "F01", "at": [0, 0], "facing": 36_000, "state": "removed" },
    ]));
    let all = ["AT-TERR-01", "AT-SAMP-07", "AT-OBJ-07", "AT-TERR-04", "AT-OBJ-01", "AT-OBJ-07"];
    assert_eq!(faults.len(), 7, "{faults:?}");
    assert!(all.iter().all(|clause| faults.contains(clause)), "{faults:?}");
}
