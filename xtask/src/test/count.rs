//! Reads the numbers of passed and failed tests from the output of test programs.

use std::fmt;
use std::ops::AddAssign;

use serde_json::Value;

/// The numbers of passed and failed tests. Displays as `N passed, N failed`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Tests that ran and passed.
    pub passed: u64,
    /// Tests that ran and failed.
    pub failed: u64,
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} passed, {} failed", self.passed, self.failed)
    }
}

/// Adds up the `test result:` lines of cargo.
pub fn cargo(output: &str) -> Counts {
    let mut counts = Counts::default();
    for line in output.lines().filter_map(|line| line.trim().strip_prefix("test result: ")) {
        counts += Counts { passed: before(line, " passed"), failed: before(line, " failed") };
    }
    counts
}

/// Reads the last line of the form `N passed, N failed`.
pub fn summary(output: &str) -> Option<Counts> {
    output.lines().rev().find_map(|line| {
        let (passed, failed) = line.trim().split_once(" passed, ")?;
        Some(Counts { passed: passed.parse().ok()?, failed: failed.strip_suffix(" failed")?.parse().ok()? })
    })
}

/// Reads vitest's JSON report. A test file that could not be loaded counts as one failed test.
pub fn vitest(report: &Value) -> Option<Counts> {
    let files = report["testResults"].as_array()?;
    let unloaded = files
        .iter()
        .filter(|file| file["status"] == "failed" && file["assertionResults"].as_array().is_none_or(Vec::is_empty));
    Some(Counts {
        passed: report["numPassedTests"].as_u64()?,
        failed: report["numFailedTests"].as_u64()? + unloaded.count() as u64,
    })
}

/// Reads Playwright's JSON report. A flaky test counts as passed. Errors outside tests count as failed.
pub fn playwright(report: &Value) -> Option<Counts> {
    let number = |key: &str| report["stats"][key].as_u64();
    let outside = report["errors"].as_array().map_or(0, |errors| errors.len() as u64);
    Some(Counts { passed: number("expected")? + number("flaky")?, failed: number("unexpected")? + outside })
}

/// Returns the number right before a word.
fn before(line: &str, word: &str) -> u64 {
    let number = line.find(word).and_then(|at| line[..at].rsplit(|c: char| !c.is_ascii_digit()).next());
    number.and_then(|number| number.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn results_of_cargo_are_added_up() {
        let output = "running 2 tests\ntest result: ok. 12 passed; 0 failed; 3 ignored; 0 measured\n\
            test result: FAILED. 1 passed; 2 failed; 0 ignored\n";
        assert_eq!(cargo(output), Counts { passed: 13, failed: 2 });
        assert_eq!(cargo("error: could not compile"), Counts::default());
    }

    #[test]
    fn the_last_summary_counts() {
        let output = "TB-S1 step 2: no\n3 passed, 1 failed\nTB-S2\n86 passed, 0 failed\n";
        assert_eq!(summary(output), Some(Counts { passed: 86, failed: 0 }));
        assert_eq!(summary("nothing"), None);
    }

    #[test]
    fn reports_of_the_front_end_are_read() {
        let report = json!({"numPassedTests": 7, "numFailedTests": 1, "testResults": [
            {"status": "failed", "assertionResults": [{}]}, {"status": "failed", "assertionResults": []}]});
        assert_eq!(vitest(&report), Some(Counts { passed: 7, failed: 2 }));
        let report = json!({"stats": {"expected": 6, "unexpected": 1, "flaky": 1, "skipped": 4}, "errors": [{}]});
        assert_eq!(playwright(&report), Some(Counts { passed: 7, failed: 2 }));
        assert_eq!(playwright(&json!({})), None);
    }
}
