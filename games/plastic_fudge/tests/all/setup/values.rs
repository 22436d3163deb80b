//! Ids of Units and lengths, as texts and as JSON.

use plastic_fudge::{Id, Length};

#[test]
fn pf_r_112_ids_are_ordered_by_letters_then_number() {
    let mut ids: Vec<Id> = ["t1", "g10", "g2", "m3", "gg1"].map(|said| said.parse().unwrap()).into();
    ids.sort_unstable();
    assert_eq!(ids.iter().map(Id::to_string).collect::<Vec<_>>(), ["g2", "g10", "gg1", "m3", "t1"]);
    for wrong in ["", "g", "7", "G1", "g01", "abcdefghijklmno1", "g1x", "g99999"] {
        assert!(wrong.parse::<Id>().is_err(), "{wrong}");
    }
}

#[test]
fn a_length_written_as_json_and_read_again_is_the_same() {
    for micrometres in (-2_600_000..2_600_000).step_by(997) {
        let said = serde_json::to_string(&Length(micrometres)).unwrap();
        assert_eq!(serde_json::from_str::<Length>(&said).unwrap(), Length(micrometres), "{said}");
    }
}

#[test]
fn half_a_micrometre_is_rounded_away_from_zero() {
    assert_eq!(serde_json::from_str::<Length>("0.0025").unwrap(), Length(64));
    assert_eq!(serde_json::from_str::<Length>("-0.0025").unwrap(), Length(-64));
    assert_eq!(serde_json::to_string(&Length::inches(6)).unwrap(), "6");
    assert_eq!(Length(Length::inches(9).0 / 2).to_string(), "4.5");
}
