//! Files that hold the records of several games, one after another.

use serde_json::Value;

/// Splits the text of a file into its records. Each record begins with a line that names its format. Lines before the
/// first such line form a piece of their own. It is not a record, so a reader of this piece reports a fault.
pub fn split(text: &str) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        if pieces.is_empty() || begins(line) {
            pieces.push(String::new());
        }
        let piece = pieces.last_mut().expect("the first line has begun a piece");
        piece.push_str(line);
        piece.push('\n');
    }
    pieces
}

fn begins(line: &str) -> bool {
    line.contains("\"format\"") && serde_json::from_str::<Value>(line).is_ok_and(|value| value.get("format").is_some())
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn every_header_begins_a_record() {
        let text =
            "{\"format\":\"x\"}\n{\"n\":1}\n\n{\"format\":\"x\"}\n{\"n\":1,\"action\":{\"a\":\"\\\"format\\\"\"}}\n";
        let pieces = split(text);
        assert_eq!(pieces.len(), 2);
        assert_eq!(pieces[0], "{\"format\":\"x\"}\n{\"n\":1}\n");
        assert!(pieces[1].ends_with("\"}}\n"));
    }

    #[test]
    fn lines_without_a_header_stay_one_piece() {
        assert_eq!(split("hello\nworld\n"), ["hello\nworld\n"]);
        assert!(split("\n\n").is_empty());
    }
}
