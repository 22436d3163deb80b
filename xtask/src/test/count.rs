//! Reads the numbers of passed and failed tests from the output and the reports of test programs.

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

/// Reads the last line of the form `N passed, N failed`. Returns `None` if there is no such line.
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

/// Returns the names of the tests that failed. Cargo names each of them in a line `---- NAME stdout ----`.
pub fn failed_in_cargo(output: &str) -> Vec<String> {
    let lines = output.lines().map(str::trim);
    let name = |line: &str| Some(line.strip_prefix("---- ")?.strip_suffix(" stdout ----")?.to_owned());
    lines.filter_map(name).collect()
}

/// Returns the names of the tests that failed according to vitest's JSON report, and of the files that could not be
/// loaded.
pub fn failed_in_vitest(report: &Value) -> Vec<String> {
    let mut failed = Vec::new();
    for file in report["testResults"].as_array().into_iter().flatten() {
        let tests = file["assertionResults"].as_array().into_iter().flatten();
        let before = failed.len();
        failed.extend(tests.filter(|test| test["status"] == "failed").map(|test| text(&test["fullName"])));
        if file["status"] == "failed" && failed.len() == before {
            failed.push(text(&file["name"]));
        }
    }
    failed
}

/// Returns the names of the tests that failed in every try according to Playwright's JSON report, and the errors
/// outside tests.
pub fn failed_in_playwright(report: &Value) -> Vec<String> {
    fn collect(suite: &Value, failed: &mut Vec<String>) {
        let specs = suite["specs"].as_array().into_iter().flatten();
        let bad = specs.filter(|spec| spec["ok"] == false);
        failed.extend(bad.map(|spec| format!("{}: {}", text(&spec["file"]), text(&spec["title"]))));
        suite["suites"].as_array().into_iter().flatten().for_each(|suite| collect(suite, failed));
    }
    let mut failed = Vec::new();
    report["suites"].as_array().into_iter().flatten().for_each(|suite| collect(suite, &mut failed));
    failed.extend(report["errors"].as_array().into_iter().flatten().map(|error| text(&error["message"])));
    failed
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or("(no name)").to_owned()
}

/// Returns the number directly before a word; 0 if there is none.
fn before(line: &str, word: &str) -> u64 {
    let number = line.find(word).and_then(|at| line[..at].rsplit(|c: char| !c.is_ascii_digit()).next());
    number.and_then(|number| number.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_results_in_the_output_of_cargo_are_added_up() {
        let output = "running 2 tests\ntest result: ok. 12 passed; 0 failed; 3 ignored; 0 measured\n\
            test result: FAILED. 1 passed; 2 failed; 0 ignored\n";
        assert_eq!(cargo(output), Counts { passed: 13, failed: 2 });
        assert_eq!(cargo("error: could not compile"), Counts::default());
    }

    #[test]
    fn only_the_last_summary_counts() {
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

    #[test]
    fn the_names_of_failed_tests_are_listed() {
        let output = "..F\nfailures:\n\n---- rules::moves stdout ----\nno\n\nfailures:\n    rules::moves\n";
        assert_eq!(failed_in_cargo(output), ["rules::moves"]);
        let report = json!({"testResults": [
            {"name": "a.test.ts", "status": "failed", "assertionResults": [
                {"fullName": "a works", "status": "passed"}, {"fullName": "b works", "status": "failed"}]},
            {"name": "c.test.ts", "status": "failed", "assertionResults": []}]});
        assert_eq!(failed_in_vitest(&report), ["b works", "c.test.ts"]);
        let spec = |title: &str, ok: bool| json!({"file": "a.spec.ts", "title": title, "ok": ok});
        let report = json!({"errors": [{"message": "no tests"}], "suites": [
            {"specs": [spec("one", true)], "suites": [{"specs": [spec("two", false)]}]}]});
        assert_eq!(failed_in_playwright(&report), ["a.spec.ts: two", "no tests"]);
    }
}
