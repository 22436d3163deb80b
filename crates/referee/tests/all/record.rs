//! Records as text: which lines `Record::parse` reads, and which it refuses.

use referee::{Draw, Record};

const HEADER: &str = r#"{"format":"rumpus-record/1","rules":{"game":"g","edition":"1","revision":2},"setup":{"a":[1]},"draws":[{"clause":"AB-X-01","value":3}],"digest":"00"}"#;
const STEP: &str = r#"{"n":1,"seat":"blue","action":{"draw":{}},"draws":[],"digest":"01"}"#;
const END: &str = r#"{"over":{"winners":["blue"],"by":"points","clause":"AB-X-02"}}"#;

fn parse(lines: &[&str]) -> Result<Record, String> {
    Record::parse(&lines.join("\n")).map_err(|broken| broken.to_string())
}

#[test]
fn a_record_reads_back_as_it_was_written() {
    let record = parse(&[HEADER, STEP, END]).expect("a sound record");
    assert_eq!(record.header.draws, [Draw { clause: "AB-X-01".into(), value: 3 }]);
    assert_eq!((record.steps.len(), record.steps[0].seat.as_str()), (1, "blue"));
    assert_eq!(record.end.as_ref().map(|end| end.by.as_str()), Some("points"));
    assert_eq!(record.to_text(), [HEADER, STEP, END, ""].join("\n"));
}

#[test]
fn a_record_of_a_running_game_has_no_end_and_blank_lines_are_ignored() {
    let record = parse(&["", HEADER, "  ", STEP, ""]).expect("a sound record");
    assert_eq!((record.end, record.steps.len()), (None, 1));
}

#[test]
fn a_fault_in_a_record_names_its_step() {
    let other_format = HEADER.replace("rumpus-record/1", "rumpus-record/9");
    let with_more = STEP.replace("\"n\":1", "\"n\":1,\"x\":0");
    let faults: [(&[&str], &str); 6] = [
        (&[], "step 0: the record is empty"),
        (&[STEP], "step 0: the first line is not a record header: "),
        (&[&other_format], "step 0: the format is \"rumpus-record/9\"; this program reads \"rumpus-record/1\""),
        (&[HEADER, STEP, "{}"], "step 2: the line is not a step: "),
        (&[HEADER, &with_more], "step 1: the line is not a step: "),
        (&[HEADER, END, STEP], "step 2: the record goes on after its end"),
    ];
    for (lines, fault) in faults {
        let why = parse(lines).expect_err("these lines must be refused");
        assert!(why.starts_with(fault), "{why} for {lines:?}");
    }
}
