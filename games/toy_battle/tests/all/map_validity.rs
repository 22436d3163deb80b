//! Validity rules about places and paths, MAP-V-01 to MAP-V-09. Most tests change one thing on a shipped board. They
//! compare all faults that this causes, or all faults of the rule under test.

use toy_battle::board::file::{Base, BoardFile, Owner, Size};
use toy_battle::board::{
    Fault, LimitFault::*, PathFault::*, PlaceFault::*, RegionFault::*, SymmetryFault::*, faults, shipped,
};

/// Returns the faults of a shipped board after a change.
fn faults_after(id: &str, change: impl FnOnce(&mut BoardFile)) -> Vec<Fault> {
    let mut board = shipped(id).expect("a shipped board");
    change(&mut board);
    faults(&board)
}

fn ids<const N: usize>(ids: [&str; N]) -> [String; N] {
    ids.map(String::from)
}

fn base<'a>(board: &'a mut BoardFile, id: &str) -> &'a mut Base {
    board.bases.iter_mut().find(|base| base.id == id).expect("a base of the board")
}

fn drop_path(board: &mut BoardFile, path: [&str; 2]) {
    let before = board.paths.len();
    board.paths.retain(|other| *other != path);
    assert_eq!(board.paths.len(), before - 1);
}

/// Removes all regions of a board, and all pairs of its symmetry.
fn plain(board: &mut BoardFile) {
    board.symmetry.as_mut().expect("a symmetry").pairs.clear();
    board.regions.clear();
}

/// Returns the faults that cite the clause `rule`.
fn of_rule(rule: &str, faults: Vec<Fault>) -> Vec<Fault> {
    use referee::Cite;
    faults.into_iter().filter(|fault| fault.clause().id() == rule).collect()
}

#[test]
fn map_v_01_two_bases_have_different_ids() {
    let found = faults_after("training-yard", |board| {
        board.bases.push(Base { id: "b1".into(), x: 500, y: 700, special: None });
    });
    assert_eq!(found, [IdTwice { id: "b1".into() }.into()]);
}

#[test]
fn map_v_01_a_region_and_a_base_have_different_ids_too() {
    let found = faults_after("training-yard", |board| board.regions[2].id = "b4".into());
    assert_eq!(found, [IdTwice { id: "b4".into() }.into()]);
}

#[test]
fn map_v_01_an_id_used_three_times_is_one_fault() {
    let found = faults_after("training-yard", |board| {
        board.regions[2].id = "R1".into();
        board.regions[4].id = "R1".into();
    });
    assert_eq!(found, [IdTwice { id: "R1".into() }.into()]);
}

#[test]
fn map_v_02_a_place_lies_in_the_drawing_area() {
    let found = faults_after("training-yard", |board| base(board, "b4").x = -1);
    assert_eq!(found, [OutsideArea { place: "b4".into(), x: -1, y: 880, w: 1000, h: 1400 }.into()]);
    let found = faults_after("training-yard", |board| base(board, "b4").x = 0);
    assert_eq!(found, []);
}

#[test]
fn map_v_02_a_headquarters_lies_in_the_drawing_area() {
    let found = faults_after("training-yard", |board| board.hqs[0].y = 1401);
    assert_eq!(found, [OutsideArea { place: "HB".into(), x: 500, y: 1401, w: 1000, h: 1400 }.into()]);
    assert_eq!(faults_after("training-yard", |board| board.hqs[0].y = 1400), []);
}

#[test]
fn map_v_02_the_size_of_a_drawing_area_is_limited() {
    let found = faults_after("training-yard", |board| board.size = Some(Size { w: 1000, h: 100_001 }));
    assert_eq!(found, [DrawingArea { w: 1000, h: 100_001, most: 100_000 }.into()]);
    assert_eq!(faults_after("training-yard", |board| board.size = None), []);
}

#[test]
fn map_v_02_extreme_coordinates_are_reported_and_do_not_overflow() {
    let found = faults_after("training-yard", |board| base(board, "b4").x = i32::MIN);
    assert_eq!(found, [OutsideArea { place: "b4".into(), x: i32::MIN, y: 880, w: 1000, h: 1400 }.into()]);
}

#[test]
fn map_v_03_each_side_has_a_headquarters() {
    let found = faults_after("training-yard", |board| board.hqs[1].owner = Owner::Blue);
    assert_eq!(found, [NoHq { owner: Owner::Red }.into(), PairOwner { pair: ids(["HB", "HR"]) }.into()]);
    let found = faults_after("training-yard", |board| {
        plain(board);
        board.hqs.clear();
        board.paths.retain(|path| !path[0].starts_with('H'));
    });
    assert_eq!(of_rule("MAP-V-03", found), [NoHq { owner: Owner::Blue }.into(), NoHq { owner: Owner::Red }.into()]);
}

#[test]
fn map_v_04_a_path_ends_at_places_of_the_board() {
    let found = faults_after("training-yard", |board| board.paths.push(ids(["b9", "b1"])));
    assert_eq!(of_rule("MAP-V-04", found), []);
    let found = faults_after("training-yard", |board| board.paths.push(ids(["X", "b1"])));
    assert_eq!(found, [PathToNowhere { path: ids(["X", "b1"]), place: "X".into() }.into()]);
    let found = faults_after("training-yard", |board| board.paths.push(ids(["X", "Y"])));
    let path = ids(["X", "Y"]);
    assert_eq!(
        found,
        [
            PathToNowhere { path: path.clone(), place: "X".into() }.into(),
            PathToNowhere { path, place: "Y".into() }.into()
        ]
    );
}

#[test]
fn map_v_04_a_path_joins_different_places() {
    let found = faults_after("training-yard", |board| board.paths.push(ids(["b3", "b3"])));
    assert_eq!(found, [PathToItself { place: "b3".into() }.into()]);
}

#[test]
fn map_v_04_a_path_is_listed_once_in_either_direction() {
    let found = faults_after("training-yard", |board| board.paths.push(ids(["b1", "HB"])));
    assert_eq!(found, [PathTwice { path: ids(["b1", "HB"]) }.into()]);
}

#[test]
fn map_v_05_no_path_joins_two_headquarters() {
    let found = faults_after("caribbean-sea", |board| board.paths.push(ids(["HB1", "HB2"])));
    assert_eq!(found, [HqsJoined { path: ids(["HB1", "HB2"]) }.into()]);
}

#[test]
fn map_v_06_all_places_are_connected() {
    let found = faults_after("training-yard", |board| {
        plain(board);
        board.paths.retain(|path| path[0] != "HR");
    });
    let expected = [PlacesApart { places: vec!["HR".into()], from: "HB".into() }.into()];
    assert_eq!(of_rule("MAP-V-06", found), expected);
}

#[test]
fn map_v_06_the_bases_are_connected_without_headquarters() {
    let found = faults_after("training-yard", |board| {
        drop_path(board, ["b1", "b3"]);
        drop_path(board, ["b1", "b4"]);
    });
    assert_eq!(
        of_rule("MAP-V-06", found.clone()),
        [BasesApart {
            bases: ["b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "b10"].map(String::from).into(),
            from: "b1".into()
        }
        .into()]
    );
    assert_eq!(of_rule("MAP-V-07", found), [DeadEnd { base: "b1".into(), exits: 1 }.into()]);
}

#[test]
fn map_v_07_a_headquarters_has_two_exits() {
    let found = faults_after("training-yard", |board| drop_path(board, ["HB", "b1"]));
    assert_eq!(
        found,
        [
            FewExits { hq: "HB".into(), exits: 1 }.into(),
            BoundaryNoPath { region: "R1".into(), step: ids(["HB", "b1"]) }.into(),
            PairPath { path: ids(["HR", "b10"]), counterpart: ids(["HB", "b1"]) }.into(),
        ]
    );
}

#[test]
fn map_v_07_no_base_is_a_dead_end() {
    let found = faults_after("training-yard", |board| {
        board.bases.push(Base { id: "b11".into(), x: 500, y: 700, special: None });
        board.paths.push(ids(["b11", "b3"]));
    });
    assert_eq!(of_rule("MAP-V-07", found), [DeadEnd { base: "b11".into(), exits: 1 }.into()]);
}

#[test]
fn map_v_08_no_two_paths_cross() {
    let found = faults_after("training-yard", |board| {
        board.paths.push(ids(["b4", "b8"]));
        board.paths.push(ids(["b6", "b3"]));
    });
    assert_eq!(of_rule("MAP-V-08", found), [Crossing { path: ids(["b4", "b8"]), other: ids(["b3", "b6"]) }.into()]);
}

#[test]
fn map_v_08_paths_that_touch_or_overlap_cross() {
    // The new base b11 is half way between b1 and b4, so the path b1–b4 runs over the paths b1–b11 and b11–b4.
    let found = faults_after("training-yard", |board| {
        board.bases.push(Base { id: "b11".into(), x: 195, y: 1005, special: None });
        board.paths.push(ids(["b1", "b11"]));
        board.paths.push(ids(["b11", "b4"]));
    });
    assert_eq!(
        of_rule("MAP-V-08", found),
        [
            Crossing { path: ids(["b1", "b4"]), other: ids(["b1", "b11"]) }.into(),
            Crossing { path: ids(["b1", "b4"]), other: ids(["b4", "b11"]) }.into(),
        ]
    );
    // The new base b11, where one path ends, lies on another path.
    let found = faults_after("training-yard", |board| {
        board.bases.push(Base { id: "b11".into(), x: 140, y: 700, special: None });
        board.paths.push(ids(["b3", "b11"]));
    });
    assert_eq!(of_rule("MAP-V-08", found), [Crossing { path: ids(["b4", "b6"]), other: ids(["b3", "b11"]) }.into()]);
}

#[test]
fn map_v_09_places_are_110_units_apart() {
    // Adds a base straight above HR. A distance of 110 units is enough, and 109 is not.
    let near_hr = |y: i32| {
        let found = faults_after("training-yard", |board| {
            board.hqs[1].y = 200;
            board.bases.push(Base { id: "b11".into(), x: 500, y, special: None });
        });
        of_rule("MAP-V-09", found)
    };
    assert_eq!(near_hr(90), []);
    assert_eq!(near_hr(91), [PlacesClose { place: "HR".into(), other: "b11".into(), distance: 109 }.into()]);
    assert_eq!(near_hr(200)[0], PlacesClose { place: "HR".into(), other: "b11".into(), distance: 0 }.into());
}

#[test]
fn map_v_09_places_are_55_units_from_paths_that_end_elsewhere() {
    // Adds a base beside the path b4–b6, which runs straight along x = 140.
    let beside_path = |x: i32| {
        let found = faults_after("training-yard", |board| {
            board.bases.push(Base { id: "b11".into(), x, y: 700, special: None });
        });
        of_rule("MAP-V-09", found)
    };
    assert_eq!(beside_path(195), []);
    assert_eq!(beside_path(85), []);
    assert_eq!(beside_path(194), [PathClose { place: "b11".into(), path: ids(["b4", "b6"]), distance: 54 }.into()]);
    assert_eq!(beside_path(140), [PathClose { place: "b11".into(), path: ids(["b4", "b6"]), distance: 0 }.into()]);
}

#[test]
fn map_limit_01_names_and_remarks_are_short_and_have_no_invisible_characters() {
    let name = OddText { of: "name", most: 60 }.into();
    let remark = OddText { of: "remark", most: 500 }.into();
    let named = |text: String| faults_after("training-yard", |board| _ = board.name.insert("en".into(), text));
    assert_eq!(named("n".repeat(60)), []);
    assert_eq!(named("n".repeat(61)), std::slice::from_ref(&name));
    assert_eq!(named("Yard\u{202E}".into()), [name]);
    let noted = |text: String| {
        faults_after("training-yard", |board| {
            board.balance.as_mut().expect("a shipped board is measured").note = Some(text);
        })
    };
    assert_eq!(noted("n".repeat(500)), []);
    assert_eq!(noted("n".repeat(501)), [remark]);
}

#[test]
fn map_limit_01_a_board_has_a_limited_number_of_things() {
    let found = faults_after("training-yard", |board| {
        let extra = (0..21).map(|n| Base { id: format!("c{n}"), x: 0, y: 0, special: None });
        board.bases.extend(extra);
        board.id = String::new();
    });
    assert_eq!(
        found,
        [
            TooMany { of: "places", count: 33, most: 32 }.into(),
            TooMany { of: "bases", count: 31, most: 30 }.into(),
            IdLength { of: "board", id: String::new(), most: 64 }.into()
        ]
    );
    let found = faults_after("training-yard", |board| {
        board.regions = vec![board.regions[0].clone(); 33];
        board.paths = vec![board.paths[0].clone(); 129];
        board.regions[0].medals = u32::MAX;
    });
    assert_eq!(
        found,
        [
            TooMany { of: "regions", count: 33, most: 32 }.into(),
            TooMany { of: "paths", count: 129, most: 128 }.into(),
            TooMany { of: "medals", count: u64::from(u32::MAX) + 32, most: 255 }.into(),
        ]
    );
}
