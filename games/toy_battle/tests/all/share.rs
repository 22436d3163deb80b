//! Tests of shares: parts of a whole, such as the part of the games that a side wins.

use toy_battle::board::Share;

#[test]
fn shares_are_read_exactly_and_written_back() {
    for text in ["0.0", "0.5", "0.528", "0.000001", "1.0"] {
        let share: Share = serde_json::from_str(text).expect(text);
        assert_eq!(
            serde_json::to_string(&share).expect("a share is a number in JSON"),
            text.replace("0.000001", "1e-6")
        );
    }
    assert_eq!(Share::of_decimal("0.33333333333333331"), Some(Share::of_millionths(333_333)));
    assert_eq!(Share::of_decimal("9e-7"), Some(Share::of_millionths(1)));
    assert_eq!(Share::of_decimal("1e-400"), Some(Share::of_millionths(0)));
    for text in ["1.000001", "-0.1", "2", "1e300", "x", ""] {
        assert_eq!(Share::of_decimal(text), None, "{text}");
    }
}
