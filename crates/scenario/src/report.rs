//! The report on a scenario file.

use serde::{Serialize, Serializer};
use std::fmt;

/// The results of the scenarios of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Report {
    /// How many scenarios passed.
    pub passed: u32,
    /// One failure for each scenario that did not pass, in the order of the file.
    pub failures: Vec<Failure>,
}

/// Why a scenario failed. `Display` is one line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Failure {
    /// The id of the scenario. A scenario without an id is `scenario number N`, counted from 1.
    pub id: String,
    /// The place in the scenario at which it failed.
    pub step: Spot,
    /// A sentence that says what was found and what was expected.
    pub why: String,
}

/// The part of a scenario that failed. `Display` is the name of the part in a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Spot {
    /// The scenario cannot be read. The text is the path of the faulty value.
    Text(String),
    /// The position under `given`.
    Given,
    /// A step, counted from 1.
    Step(u32),
    /// The assertions after the last step.
    Then,
    /// The scripted luck: values are left after the last step.
    Luck,
}

impl fmt::Display for Spot {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Text(path) => write!(out, "cannot be read at {path}"),
            Spot::Given => out.write_str("given"),
            Spot::Step(number) => write!(out, "step {number}"),
            Spot::Then => out.write_str("then"),
            Spot::Luck => out.write_str("luck"),
        }
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let why = self.why.split_whitespace().collect::<Vec<_>>().join(" ");
        write!(out, "{}, {}: {why}", self.id, self.step)
    }
}
