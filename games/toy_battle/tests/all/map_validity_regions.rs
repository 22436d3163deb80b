//! Validity rules about regions, winning, terrain and fairness, MAP-V-10 to MAP-V-18. Most tests change one thing on a
//! shipped board and compare all faults that result. `map_file.rs` tests the list of property TB-P09.

use toy_battle::board::file::{Balance, Base, BoardFile, Label, Owner, Region, Special, SymmetryKind, Terrain};
use toy_battle::board::share::Share;
use toy_battle::board::{
    FairnessFault::*, Fault, PathFault::*, RegionFault::*, SymmetryFault::*, all_shipped, faults, obstacles, shipped,
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

fn region<'a>(board: &'a mut BoardFile, id: &str) -> &'a mut Region {
    board.regions.iter_mut().find(|region| region.id == id).expect("a region of the board")
}

/// Removes the symmetry of the board. The measured balance stays, because a board without symmetry needs one.
fn without_symmetry(board: &mut BoardFile) {
    board.symmetry = None;
}

#[test]
fn map_v_10_a_boundary_has_three_places_or_more() {
    let found = faults_after("training-yard", |board| {
        without_symmetry(board);
        region(board, "R2").boundary = vec!["b1".into(), "b4".into()];
    });
    assert_eq!(
        found,
        [
            BoundaryShort { region: "R2".into(), places: 2 }.into(),
            RegionBases { region: "R2".into(), missing: vec![], extra: vec!["b3".into()] }.into(),
        ]
    );
}

#[test]
fn map_v_10_a_boundary_names_places_of_the_board() {
    let found = faults_after("training-yard", |board| {
        without_symmetry(board);
        region(board, "R1").boundary.push("X".into());
    });
    assert_eq!(found, [BoundaryUnknown { region: "R1".into(), place: "X".into() }.into()]);
}

#[test]
fn map_v_10_a_boundary_passes_no_place_twice() {
    let found = faults_after("training-yard", |board| {
        without_symmetry(board);
        region(board, "R2").boundary = ids(["b1", "b4", "b3", "b4"]).into();
    });
    assert!(found.contains(&BoundaryTwice { region: "R2".into(), place: "b4".into() }.into()), "{found:?}");
}

#[test]
fn map_v_10_a_boundary_follows_paths() {
    let found = faults_after("training-yard", |board| {
        without_symmetry(board);
        let region = region(board, "R4"); // b4, b6, b8, b3; from b4 to b8 there is no path
        region.boundary = ids(["b4", "b8", "b3"]).into();
        region.bases = ids(["b4", "b8", "b3"]).into();
        region.label = Some(Label { x: 400, y: 800 });
    });
    assert_eq!(found, [BoundaryNoPath { region: "R4".into(), step: ids(["b4", "b8"]) }.into()]);
}

#[test]
fn map_v_10_a_boundary_encloses_no_place() {
    // This boundary goes around several faces, so b3 and b6 lie inside.
    let around = ["b11", "b9", "b8", "b7", "b5", "b2", "HB", "b1", "b4"];
    let found = faults_after("castle-field", |board| {
        without_symmetry(board);
        let region = region(board, "R6");
        region.boundary = ids(around).into();
        region.bases = ids(["b11", "b9", "b8", "b7", "b5", "b2", "b1", "b4"]).into();
    });
    assert_eq!(
        found,
        [
            EnclosesPlace { region: "R6".into(), place: "b3".into() }.into(),
            EnclosesPlace { region: "R6".into(), place: "b6".into() }.into(),
        ]
    );
}

#[test]
fn map_v_10_a_boundary_encloses_no_path() {
    let found = faults_after("training-yard", |board| {
        without_symmetry(board);
        let region = region(board, "R2"); // R2 takes in R1, so the path b1–b3 lies inside
        region.boundary = ids(["HB", "b1", "b4", "b3", "b2"]).into();
        region.bases = ids(["b1", "b4", "b3", "b2"]).into();
    });
    assert_eq!(found, [EnclosesPath { region: "R2".into(), path: ids(["b1", "b3"]) }.into()]);
}

#[test]
fn map_v_10_a_path_across_the_hollow_of_a_boundary_is_not_enclosed() {
    // With b3 moved down, the boundary of R1 (HB, b1, b3, b2) has a hollow at b3. A path b1–b2 runs across this hollow,
    // outside of R1.
    let found = faults_after("training-yard", |board| {
        base(board, "b3").y = 1200;
        board.paths.push(ids(["b1", "b2"]));
    });
    assert!(found.contains(&Crossing { path: ids(["b3", "b8"]), other: ids(["b1", "b2"]) }.into()), "{found:?}");
    assert!(!found.iter().any(|fault| matches!(fault, Fault::Region(EnclosesPath { .. }))), "{found:?}");
}

#[test]
fn map_v_10_no_region_is_listed_twice_with_another_start_or_direction() {
    for boundary in [["b1", "b4", "b3"], ["b3", "b1", "b4"], ["b3", "b4", "b1"], ["b1", "b3", "b4"]] {
        let found = faults_after("training-yard", |board| {
            without_symmetry(board);
            let mut again = region(board, "R2").clone();
            again.id = "R9".into();
            again.boundary = ids(boundary).into();
            board.regions.push(again);
            board.total_medals = None;
        });
        assert_eq!(found, [RegionTwice { region: "R9".into(), other: "R2".into() }.into()]);
    }
}

#[test]
fn map_v_11_a_label_lies_inside_its_region() {
    let label_at = |x, y| faults_after("training-yard", |board| region(board, "R2").label = Some(Label { x, y }));
    assert_eq!(label_at(200, 1000), []);
    // R2 is the triangle b1 (250, 1130), b4 (140, 880), b3 (500, 900).
    for (x, y) in [(700, 970), (250, 1130), (195, 1005), (i32::MAX, i32::MIN)] {
        assert_eq!(label_at(x, y), [LabelOutside { region: "R2".into(), x, y }.into()]);
    }
}

#[test]
fn map_v_11_a_region_has_a_label() {
    let found = faults_after("training-yard", |board| region(board, "R2").label = None);
    assert_eq!(found, [LabelMissing { region: "R2".into() }.into()]);
}

#[test]
fn map_v_12_the_bases_of_a_region_are_those_of_its_boundary() {
    let bases_of_r1 = |bases: &[&str]| {
        let bases = bases.iter().map(|id| String::from(*id)).collect();
        faults_after("training-yard", |board| region(board, "R1").bases = bases)
    };
    assert_eq!(bases_of_r1(&["b3", "b2", "b1"]), []);
    let wrong = |missing: &[&str], extra: &[&str]| {
        RegionBases {
            region: "R1".into(),
            missing: missing.iter().map(|id| String::from(*id)).collect(),
            extra: extra.iter().map(|id| String::from(*id)).collect(),
        }
        .into()
    };
    assert_eq!(bases_of_r1(&["b1", "b3", "b4"]), [wrong(&["b2"], &["b4"])]);
    assert_eq!(bases_of_r1(&["b1", "b3", "b2", "b2"]), [wrong(&[], &["b2"])]);
    assert_eq!(
        bases_of_r1(&["b1", "b3", "b2", "HB", "X"]),
        [
            RegionUnknownBase { region: "R1".into(), base: "HB".into() }.into(),
            RegionUnknownBase { region: "R1".into(), base: "X".into() }.into(),
        ]
    );
}

#[test]
fn map_v_12_a_region_has_three_bases() {
    // A path b1–b2 makes a face with the corners HB, b1 and b2, which has only two bases.
    let found = faults_after("training-yard", |board| {
        without_symmetry(board);
        board.paths.push(ids(["b1", "b2"]));
        let region = region(board, "R1");
        region.boundary = ids(["HB", "b1", "b2"]).into();
        region.bases = ids(["b1", "b2"]).into();
        region.label = Some(Label { x: 500, y: 1200 });
    });
    assert_eq!(found, [FewBases { region: "R1".into(), bases: 2, least: 3 }.into()]);
}

#[test]
fn map_v_13_a_region_has_one_to_four_medals() {
    for medals in [0, 5] {
        let found = faults_after("castle-field", |board| {
            region(board, "R5").medals = medals;
            region(board, "R8").medals = medals;
            board.total_medals = None;
            board.medals_to_win = board.medals() as u32 / 2;
        });
        assert_eq!(
            found,
            [RegionMedals { region: "R5".into(), medals }.into(), RegionMedals { region: "R8".into(), medals }.into(),]
        );
    }
}

#[test]
fn map_v_13_total_medals_is_the_sum_of_the_regions() {
    let found = faults_after("castle-field", |board| board.total_medals = Some(15));
    assert_eq!(found, [TotalMedals { total_medals: 15, sum: 16 }.into()]);
}

#[test]
fn map_v_14_the_medals_to_win_are_from_half_less_one_to_three_quarters() {
    let allowed = |id: &str| -> Vec<u32> {
        (0..20).filter(|&medals| faults_after(id, |board| board.medals_to_win = medals).is_empty()).collect()
    };
    assert_eq!(allowed("castle-field"), [7, 8, 9, 10, 11, 12]); // of 16
    assert_eq!(allowed("caribbean-sea"), [6, 7, 8, 9]); // of 13: from 5.5 to 9.75
    assert_eq!(allowed("volcanic-jungle"), [8, 9, 10, 11, 12]); // of 17: from 7.5 to 12.75
    let found = faults_after("castle-field", |board| board.medals_to_win = 13);
    assert_eq!(found, [WinMiddle { medals_to_win: 13, total: 16 }.into()]);
    let found = faults_after("castle-field", |board| board.medals_to_win = 6);
    assert_eq!(found, [WinMiddle { medals_to_win: 6, total: 16 }.into()]);
}

#[test]
fn map_v_14_the_medals_to_win_are_at_least_one_and_at_most_the_total() {
    let found = faults_after("castle-field", |board| board.medals_to_win = 17);
    assert_eq!(found, [WinRange { medals_to_win: 17, total: 16 }.into()]);
    let found = faults_after("castle-field", |board| board.medals_to_win = 0);
    let richest = WinRichest { medals_to_win: 0, region: "R6".into(), medals: 3 }.into();
    assert_eq!(found, [WinRange { medals_to_win: 0, total: 16 }.into(), richest]);
}

#[test]
fn map_v_14_no_single_region_has_enough_medals_to_win() {
    let found = faults_after("training-yard", |board| {
        without_symmetry(board);
        board.regions.retain(|region| ["R1", "R2", "R4"].contains(&region.id.as_str()));
        region(board, "R4").medals = 3;
        board.total_medals = None;
        board.medals_to_win = 3; // of 5
    });
    assert_eq!(found, [WinRichest { medals_to_win: 3, region: "R4".into(), medals: 3 }.into()]);
}

#[test]
fn map_v_15_special_bases_fit_the_terrain() {
    let found = faults_after("castle-field", |board| {
        without_symmetry(board);
        base(board, "b4").special = Some(Special::Draw);
    });
    assert_eq!(found, [ForeignSpecial { base: "b4".into(), kind: "draw", terrain: Terrain::CastleField }.into()]);
}

#[test]
fn map_v_15_a_terrain_with_a_special_kind_has_a_special_base() {
    for mut board in all_shipped() {
        board.bases.iter_mut().for_each(|base| base.special = None);
        let expected = board.terrain.special_kind().map(|kind| NoSpecial { terrain: board.terrain, kind }.into());
        assert_eq!(faults(&board), Vec::from_iter(expected), "{}", board.id);
    }
}

#[test]
fn map_v_15_the_caribbean_sea_and_plain_ground_have_no_special_bases() {
    for (id, terrain) in [("caribbean-sea", Terrain::CaribbeanSea), ("training-yard", Terrain::None)] {
        let found = faults_after(id, |board| {
            without_symmetry(board);
            base(board, "b4").special = Some(Special::Pin);
        });
        assert_eq!(found, [ForeignSpecial { base: "b4".into(), kind: "pin", terrain }.into()]);
    }
}

#[test]
fn map_v_16_values_are_a_set_of_k_and_1_to_7() {
    let values_of_b3 = |values: &[&str]| {
        let values: Vec<String> = values.iter().map(|value| String::from(*value)).collect();
        faults_after("tropical-pool", |board| {
            for id in ["b3", "b10"] {
                base(board, id).special = Some(Special::Allow { values: values.clone() });
            }
        })
    };
    assert_eq!(values_of_b3(&["7"]), []);
    assert_eq!(values_of_b3(&[]), ["b3", "b10"].map(|place| NoValues { place: place.into() }.into()));
    assert_eq!(
        values_of_b3(&["7", "8"]),
        ["b3", "b10"].map(|place| UnknownValue { place: place.into(), value: "8".into() }.into())
    );
    assert_eq!(
        values_of_b3(&["7", "K", "7"]),
        ["b3", "b10"].map(|place| ValueTwice { place: place.into(), value: "7".into() }.into())
    );
}

#[test]
fn map_v_16_a_restricted_headquarters_allows_three_values() {
    let found = faults_after("tropical-pool", |board| {
        board.hqs.iter_mut().for_each(|hq| hq.allow = Some(ids(["K", "1"]).into()));
    });
    assert_eq!(found, ["HB", "HR"].map(|hq| FewValues { hq: hq.into(), values: 2, least: 3 }.into()));
    let found = faults_after("tropical-pool", |board| board.hqs.iter_mut().for_each(|hq| hq.allow = Some(vec![])));
    assert_eq!(found, ["HB", "HR"].map(|hq| NoValues { place: hq.into() }.into()));
}

#[test]
fn map_v_16_only_the_tropical_pool_restricts_headquarters() {
    let found = faults_after("caribbean-sea", |board| board.hqs[0].allow = Some(ids(["K", "1", "2"]).into()));
    assert_eq!(found, [HqRestricted { hq: "HB1".into(), terrain: Terrain::CaribbeanSea }.into()]);
}

#[test]
fn map_v_17_a_side_reaches_each_enemy_headquarters() {
    // Removes the paths between b3, b4, b5 and b6, b7, b8, which cuts the training yard in two.
    let found = faults_after("training-yard", |board| {
        without_symmetry(board);
        board.regions.retain(|region| !["R4", "R5"].contains(&region.id.as_str()));
        board.paths.retain(|path| ![["b3", "b8"], ["b4", "b6"], ["b5", "b7"]].iter().any(|cut| path == cut));
        board.total_medals = None;
        board.medals_to_win = 3;
    });
    let below = ids(["HR", "b6", "b7", "b8", "b9", "b10"]);
    assert_eq!(
        found,
        [
            PlacesApart { places: below.clone().into(), from: "HB".into() }.into(),
            BasesApart { bases: below[1..].into(), from: "b1".into() }.into(),
            Unreachable { owner: Owner::Blue, hq: "HR".into() }.into(),
            Unreachable { owner: Owner::Red, hq: "HB".into() }.into(),
        ]
    );
}

#[test]
fn map_v_17_a_way_does_not_pass_through_a_headquarters() {
    let mut board = shipped("caribbean-sea").expect("a shipped board");
    board.paths.retain(|path| path[0] != "HB1");
    board.paths.push(ids(["HB1", "HB2"]));
    assert!(faults(&board).contains(&Unreachable { owner: Owner::Red, hq: "HB1".into() }.into()));
}

#[test]
fn map_v_17_no_headquarters_is_reached_in_fewer_than_five_placements() {
    // The way over b1, b3, b8, b9 to HR takes five placements. With a path b8–HR, it takes only four.
    let found = faults_after("training-yard", |board| {
        without_symmetry(board);
        board.paths.push(ids(["b8", "HR"]));
        board.regions.retain(|region| region.id != "R8");
        board.total_medals = None;
    });
    assert_eq!(
        found,
        [
            TooNear { owner: Owner::Blue, hq: "HR".into(), placements: 4, least: 5 }.into(),
            TooNear { owner: Owner::Red, hq: "HB".into(), placements: 4, least: 5 }.into(),
        ]
    );
}

#[test]
fn map_v_18_every_place_has_one_partner() {
    let found = faults_after("training-yard", |board| {
        let pairs = &mut board.symmetry.as_mut().expect("a symmetry").pairs;
        pairs.pop(); // b5, b6
        pairs.push(ids(["b5", "X"]));
        pairs.push(ids(["b3", "b8"]));
    });
    assert_eq!(
        found,
        [
            PairUnknown { pair: ids(["b5", "X"]), place: "X".into() }.into(),
            PairTwice { place: "b3".into() }.into(),
            PairMissing { place: "b5".into() }.into(),
            PairMissing { place: "b6".into() }.into(),
            PairTwice { place: "b8".into() }.into(),
        ]
    );
}

#[test]
fn map_v_18_partners_swap_sides() {
    let found = faults_after("training-yard", |board| {
        let pairs = &mut board.symmetry.as_mut().expect("a symmetry").pairs;
        pairs[0] = ids(["HB", "HB"]);
        pairs.push(ids(["HR", "HR"]));
    });
    assert!(found.contains(&PairOwner { pair: ids(["HB", "HB"]) }.into()), "{found:?}");
    assert!(found.contains(&PairOwner { pair: ids(["HR", "HR"]) }.into()), "{found:?}");
    assert!(found.contains(&PairPath { path: ids(["HB", "b1"]), counterpart: ids(["HB", "b10"]) }.into()), "{found:?}");
}

#[test]
fn map_v_18_partners_have_the_same_special_kind_and_values() {
    let found = faults_after("castle-field", |board| base(board, "b4").special = None);
    assert_eq!(found, [PairSpecial { pair: ids(["b12", "b4"]) }.into()]);
    let found = faults_after("tropical-pool", |board| {
        base(board, "b3").special = Some(Special::Allow { values: ids(["1", "2", "K"]).into() });
        board.hqs[0].allow = None;
    });
    assert_eq!(
        found,
        [PairSpecial { pair: ids(["HB", "HR"]) }.into(), PairSpecial { pair: ids(["b10", "b3"]) }.into()]
    );
}

#[test]
fn map_v_18_paths_regions_and_medals_have_counterparts() {
    let found = faults_after("training-yard", |board| {
        board.regions.retain(|region| region.id != "R8");
        region(board, "R4").medals = 3;
    });
    let medals = PairMedals { region: "R4".into(), medals: 3, other: "R5".into(), other_medals: 2 }.into();
    let without = PairRegion { region: "R1".into(), counterpart: ids(["HR", "b10", "b8", "b9"]).into() }.into();
    assert_eq!(found, [without, medals]);
}

#[test]
fn map_v_18_a_board_without_symmetry_needs_an_even_measured_balance() {
    let found = faults_after("caribbean-sea", |board| board.balance = None);
    assert_eq!(found, [BalanceMissing {}.into()]);
    let with = |change: fn(&mut Balance)| {
        faults_after("caribbean-sea", |board| change(board.balance.as_mut().expect("a balance")))
    };
    assert_eq!(with(|balance| balance.games = 0), [BalanceMissing {}.into()]);
    assert_eq!(with(|balance| balance.blue_wins = Share::of_percent(45)), []);
    assert_eq!(with(|balance| balance.blue_wins = Share::of_percent(55)), []);
    for millionths in [449_999, 550_001] {
        let blue_wins = Share::of_millionths(millionths);
        let found = faults_after("caribbean-sea", |board| {
            board.balance.as_mut().expect("a balance").blue_wins = blue_wins;
        });
        assert_eq!(found, [Unbalanced { blue_wins, least_percent: 45, most_percent: 55 }.into()]);
    }
}

#[test]
fn map_v_18_a_board_with_symmetry_of_kind_none_is_not_symmetric() {
    let found = faults_after("training-yard", |board| {
        board.symmetry.as_mut().expect("a symmetry").kind = SymmetryKind::None;
        board.balance = None;
    });
    assert_eq!(found, [BalanceMissing {}.into()]);
}

#[test]
fn obstacles_are_the_faults_that_prevent_play_from_any_position() {
    let mut board = shipped("training-yard").expect("a shipped board");
    without_symmetry(&mut board);
    board.balance = None;
    board.paths.push(ids(["b1", "b10"]));
    board.paths.push(ids(["b1", "HB"]));
    board.medals_to_win = 10;
    region(&mut board, "R1").bases = ids(["b1", "b9"]).into();
    assert!(!faults(&board).is_empty());
    assert_eq!(obstacles(&board), []);
    region(&mut board, "R1").bases.push("X".into());
    region(&mut board, "R2").bases.clear();
    board.paths.push(ids(["b1", "Y"]));
    board.paths.push(ids(["b1", "b1"]));
    board.medals_to_win = 0;
    board.hqs[0].allow = Some(vec!["9".into()]);
    assert_eq!(
        obstacles(&board),
        [
            PathToNowhere { path: ids(["b1", "Y"]), place: "Y".into() }.into(),
            PathToItself { place: "b1".into() }.into(),
            RegionUnknownBase { region: "R1".into(), base: "X".into() }.into(),
            FewBases { region: "R2".into(), bases: 0, least: 1 }.into(),
            WinRange { medals_to_win: 0, total: 10 }.into(),
            UnknownValue { place: "HB".into(), value: "9".into() }.into(),
        ]
    );
}
