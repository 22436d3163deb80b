//! Tests of the board file: what the reader accepts, what it refuses, and the texts of faults. One test shows that the
//! nine shipped boards have no faults. Another tests property TB-P09, a list of what the rules refuse.

use serde_json::{Value, json};
use toy_battle::board::file::{Base, BoardFile, Special, Terrain};
use toy_battle::board::{
    FairnessFault, Fault, MapFault, PathFault, RegionFault, Share, SymmetryFault, all_shipped, faults, obstacles,
    shipped, shipped_ids,
};

/// Returns the smallest board on which a position can be played.
fn minimal() -> Value {
    json!({
        "format": "toybattle-map/1", "id": "tiny", "terrain": "tropical_pool", "medals_to_win": 1,
        "hqs": [{"id": "HB", "owner": "blue"}, {"id": "HR", "owner": "red", "allow": [1, "K"]}],
        "bases": [{"id": "b1"}, {"id": "b2", "special": {"kind": "allow", "values": ["K", 3]}}],
        "paths": [["HB", "b1"], ["b1", "b2"], ["b2", "HR"]],
        "regions": [{"id": "R1", "bases": ["b1", "b2"], "medals": 1}]
    })
}

/// Returns the sentence with which the reader refuses the smallest board after one value is replaced.
fn said_to(pointer: &str, value: Value) -> String {
    let mut board = minimal();
    *board.pointer_mut(pointer).expect("the board has a value there") = value;
    BoardFile::parse(&board.to_string()).expect_err("the text is not a board").to_string()
}

fn ids<const N: usize>(ids: [&str; N]) -> [String; N] {
    ids.map(String::from)
}

#[test]
fn all_nine_shipped_boards_are_without_fault() {
    assert_eq!(shipped_ids().count(), 9);
    for id in shipped_ids() {
        let board = shipped(id).expect("a shipped board");
        assert_eq!(board.id, id);
        assert_eq!(faults(&board), [], "{id}");
        assert_eq!(obstacles(&board), [], "{id}");
    }
    assert_eq!(shipped("no-such-board"), None);
}

#[test]
fn shipped_boards_are_named_in_english_and_korean() {
    for board in all_shipped() {
        assert!(board.name["en"].is_ascii() && !board.name["ko"].is_ascii(), "{:?}", board.name);
    }
}

#[test]
fn a_board_is_written_as_it_was_read() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/data/boards");
    for id in shipped_ids() {
        let text = std::fs::read_to_string(format!("{folder}/{id}.json")).expect("the file of the board");
        let file: Value = serde_json::from_str(&text).expect("JSON");
        let board = BoardFile::parse(&text).expect("a board");
        assert_eq!(serde_json::to_value(&board).expect("JSON"), file, "{id}");
        let keys = |value: &Value| value.as_object().expect("an object").keys().cloned().collect::<Vec<_>>();
        let written: Value = serde_json::from_str(&serde_json::to_string(&board).expect("JSON")).expect("JSON");
        assert_eq!(keys(&written), keys(&file), "{id}");
    }
    assert_eq!(std::fs::read_dir(folder).expect("the folder of boards").count(), shipped_ids().count());
}

#[test]
fn a_board_may_leave_out_keys_that_a_position_does_not_need() {
    let board = BoardFile::from_value(&minimal()).expect("a board");
    assert_eq!(board.hqs[1].allow, Some(ids(["1", "K"]).into()));
    assert_eq!(board.bases[1].special, Some(Special::Allow { values: ids(["K", "3"]).into() }));
    assert_eq!((board.medals(), board.drawing_area().w, board.id.as_str()), (1, 70, "tiny"));
    assert_eq!(obstacles(&board), []);
    assert!(!faults(&board).is_empty());
    let again = BoardFile::parse(&serde_json::to_string(&board).expect("JSON")).expect("a board");
    assert_eq!(again, board);
}

#[test]
fn unknown_keys_are_ignored() {
    let mut board = minimal();
    board["author"] = "somebody".into();
    board["bases"][0]["note"] = 7.into();
    assert_eq!(BoardFile::from_value(&board).expect("a board"), BoardFile::from_value(&minimal()).expect("a board"));
}

#[test]
fn the_fault_of_a_text_that_is_not_json_gives_line_and_column() {
    let fault = BoardFile::parse("{\n \"format\": toy").expect_err("the text is not JSON");
    assert!(matches!(fault, MapFault::NotJson { line: 2, column: 13, .. }), "{fault:?}");
    assert_eq!(fault.to_string(), "the board file is not JSON: expected ident at line 2 column 13");
    assert!(matches!(BoardFile::parse("{} {}"), Err(MapFault::NotJson { .. })));
    assert!(matches!(BoardFile::parse(&"[".repeat(100_000)), Err(MapFault::NotJson { .. })));
}

#[test]
fn the_fault_of_a_misfit_gives_its_path_and_what_is_allowed() {
    let expected = [
        (
            "/format",
            json!("toybattle-map/2"),
            "at format: unknown variant `toybattle-map/2`, expected `toybattle-map/1`",
        ),
        ("/paths/1", json!(["b1"]), "at paths[1]: invalid length 1, expected two ids"),
        ("/paths/1", json!(["b1", "b2", "b3"]), "at paths[1]: invalid length 3, expected two ids"),
        ("/hqs/0", json!({"owner": "blue"}), "at hqs[0]: missing field `id`"),
        ("/hqs/0/owner", json!("green"), "at hqs[0].owner: unknown variant `green`, expected `blue` or `red`"),
        (
            "/bases/1",
            json!({"id": "b2", "x": 1.5}),
            "at bases[1].x: invalid type: floating point `1.5`, expected a whole number",
        ),
        (
            "/bases/1",
            json!({"id": "b2", "y": 4_000_000_000_u32}),
            "at bases[1].y: invalid value: integer `4000000000`, expected a whole number",
        ),
        (
            "/medals_to_win",
            json!(-1),
            "at medals_to_win: invalid value: integer `-1`, expected a whole number, 0 or more",
        ),
        (
            "/bases/1/special",
            json!({"kind": "explode"}),
            "at bases[1].special.kind: unknown variant `explode`, expected one of `recall`, `allow`, `draw`, `shove`, \
             `exhume`, `nullify`, `pin`",
        ),
        ("/bases/1/special", json!({}), "at bases[1].special: missing field `kind`"),
        ("/regions", json!({}), "at regions: invalid type: object, expected a list"),
        ("/hqs/1/allow", json!([true]), "at hqs[1].allow[0]: a value must be \"K\" or one of \"1\" to \"7\""),
    ];
    for (pointer, value, said) in expected {
        assert_eq!(said_to(pointer, value), format!("the board file does not fit its format {said}"));
    }
    let said = BoardFile::parse("7").expect_err("the text is not a board").to_string();
    assert_eq!(
        said,
        "the board file does not fit its format: invalid type: integer `7`, expected a board (a JSON object)"
    );
}

/// The validity rules refuse two crossing paths, a region around a base, a region whose boundary leaves the paths, and
/// a path between headquarters. They also refuse more medals to win than the board has, a special base of another
/// terrain, and partners that differ.
#[test]
fn tb_p09_the_validity_rules_refuse_each_listed_fault() {
    type Change = fn(&mut BoardFile);
    let around_b8 = |board: &mut BoardFile| {
        board.regions[4].boundary = ids(["b6", "b4", "b11", "b9", "b10", "b12", "b5", "b7"]).into();
    };
    let refused: [(&str, Change, Fault); 7] = [
        (
            "castle-field",
            |board| board.paths.extend([ids(["b4", "b9"]), ids(["b11", "b8"])]),
            PathFault::Crossing { path: ids(["b4", "b9"]), other: ids(["b8", "b11"]) }.into(),
        ),
        ("castle-field", around_b8, RegionFault::EnclosesPlace { region: "R5".into(), place: "b8".into() }.into()),
        (
            "castle-field",
            |board| board.regions[4].boundary = ids(["b6", "b8", "b5"]).into(),
            RegionFault::BoundaryNoPath { region: "R5".into(), step: ids(["b8", "b5"]) }.into(),
        ),
        (
            "caribbean-sea",
            |board| board.paths.push(ids(["HB1", "HB2"])),
            PathFault::HqsJoined { path: ids(["HB1", "HB2"]) }.into(),
        ),
        (
            "castle-field",
            |board| board.medals_to_win = 17,
            FairnessFault::WinRange { medals_to_win: 17, total: 16 }.into(),
        ),
        (
            "castle-field",
            |board| board.bases[3].special = Some(Special::Shove),
            FairnessFault::ForeignSpecial { base: "b4".into(), kind: "shove", terrain: Terrain::CastleField }.into(),
        ),
        (
            "castle-field",
            |board| board.bases[3].special = None,
            SymmetryFault::PairSpecial { pair: ids(["b12", "b4"]) }.into(),
        ),
    ];
    for (id, change, expected) in refused {
        let mut board = shipped(id).expect("a shipped board");
        change(&mut board);
        let found = faults(&board);
        assert!(found.contains(&expected), "{expected:?} is not in {found:?}");
    }
}

/// Returns the ids of the rules that faults cite, in order.
fn rules(faults: &[Fault]) -> Vec<&'static str> {
    use referee::Cite;
    faults.iter().map(|fault| fault.clause().id()).collect()
}

#[test]
fn a_board_with_many_faults_lists_them_all() {
    let mut board = shipped("castle-field").expect("a shipped board");
    board.regions[0].id = "b1".into(); // 01
    board.bases[0].x = -5; // 02
    board.hqs[1].owner = board.hqs[0].owner; // 03, and 18: HB and HR do not swap sides
    board.paths.push(ids(["b2", "X"])); // 04
    board.paths.push(ids(["HB", "HR"])); // 05, 08, 09 and 10: it runs over b8 and through regions
    board.bases.push(Base { id: "b16".into(), x: 500, y: 640, special: None }); // 06, 07, 09, 10, 18
    board.regions[1].label = None; // 11
    board.regions[2].bases.pop(); // 12
    board.regions[3].medals = 9; // 13, 14 and 18
    board.bases[7].special = Some(Special::Draw); // 15
    board.hqs[0].allow = Some(vec!["8".into()]); // 16
    let found = faults(&board);
    let mut rules = rules(&found);
    assert!(rules.is_sorted(), "{rules:?}");
    rules.dedup();
    let all_but_17: Vec<String> = (1..=18).filter(|rule| *rule != 17).map(|rule| format!("MAP-V-{rule:02}")).collect();
    assert_eq!(rules, all_but_17);
}

#[test]
fn a_fault_as_json_has_its_rule_its_sentence_and_its_data() {
    let mut board = shipped("castle-field").expect("a shipped board");
    board.paths.push(ids(["b4", "b9"]));
    board.paths.push(ids(["b11", "b8"]));
    let told = serde_json::to_value(faults(&board)).expect("JSON");
    assert_eq!(
        told[0],
        json!({
            "rule": "MAP-V-08",
            "because": "the paths b4–b9 and b8–b11 cross or touch; paths may meet at a common end only",
            "type": "crossing",
            "path": ["b4", "b9"],
            "other": ["b8", "b11"]
        })
    );
}

#[test]
fn the_sentence_of_a_fault_says_what_the_board_has_and_what_is_allowed() {
    let said = |id: &str, change: fn(&mut BoardFile)| {
        let mut board = shipped(id).expect("a shipped board");
        change(&mut board);
        faults(&board).iter().map(Fault::to_string).collect::<Vec<_>>()
    };
    assert_eq!(
        said("castle-field", |board| board.medals_to_win = 13),
        [
            "13 of 16 medals are needed to win; the number must be at least half of the total less one, and at most three quarters of it: from 7 to 12"
        ]
    );
    assert_eq!(
        said("castle-field", |board| board.regions[0].bases = ids(["b1", "b3", "b4"]).into()),
        ["the list of bases of R1 lacks b2 and has b4; it must hold exactly the bases of the boundary"]
    );
    assert_eq!(
        said("caribbean-sea", |board| board.balance.as_mut().expect("a balance").blue_wins = Share::of_percent(60)),
        ["blue wins 0.6 of all games; on a board that is not symmetric, this share must be from 45 to 55 per cent"]
    );
    assert_eq!(
        said("castle-field", |board| board.bases[3].special = Some(Special::Draw))[0],
        "b4 is special of kind draw, which the terrain castle_field does not have"
    );
}
