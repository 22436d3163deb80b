//! Measures how often attacks topple figures in this simulation. Beside each result, the tables show the result of the
//! prototype, an earlier program (see `docs/physics.md`).

mod noise;
mod tables;

use serde::Serialize;
use std::fmt;

use crate::Model;

/// The results of a calibration.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Calibration {
    /// One table for each experiment, such as shots by the height of the hit.
    pub tables: Vec<CalibrationTable>,
}

/// One experiment: how often attacks toppled their target.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CalibrationTable {
    /// What the table measures.
    pub title: String,
    /// The heading of the columns, with its unit.
    pub columns: String,
    /// One row for each weapon, or for each kind of missile and distance.
    pub rows: Vec<CalibrationRow>,
}

/// How often the attacks of one row toppled their target.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CalibrationRow {
    /// What this row measures, such as `SL6` or `3 g 650, 30 cm`.
    pub label: String,
    /// One cell for each column.
    pub cells: Vec<CalibrationCell>,
}

/// How many of some equal or similar attacks toppled their target.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CalibrationCell {
    /// The value of the column, such as a distance or a height.
    pub label: String,
    /// The number of attacks that toppled the target.
    pub toppled: u32,
    /// The number of attacks.
    pub of: u32,
    /// The result of the prototype for the same cell, as `toppled` and `of`. `None` if the prototype has no result
    /// here.
    pub model: Option<[u32; 2]>,
}

/// Measures the shares of toppled figures by distance, height, weapon and aim noise. Each cell of the table about aim
/// noise takes `runs` attacks. If `runs` is 0, this table is left out. All other cells together take about 500 attacks.
pub fn calibrate(model: &Model, runs: u32) -> Calibration {
    let mut tables = tables::ranged(model);
    tables.extend(tables::melee(model));
    tables.extend(tables::masters(model));
    tables.push(tables::domino(model));
    if runs > 0 {
        tables.push(tables::noisy(model, runs));
    }
    Calibration { tables }
}

impl fmt::Display for Calibration {
    /// Writes plain text: each share as `toppled/of`, followed by the share of the prototype in brackets.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for table in &self.tables {
            writeln!(f, "{}", table.title)?;
            let labels = table.rows.iter().map(|row| row.label.len()).max().unwrap_or(0).max(table.columns.len());
            let heads = table.rows.first().map(|row| row.cells.as_slice()).unwrap_or_default();
            write!(f, "  {:labels$}", table.columns)?;
            heads.iter().try_for_each(|cell| write!(f, " {:>15}", cell.label))?;
            writeln!(f)?;
            for row in &table.rows {
                write!(f, "  {:labels$}", row.label)?;
                row.cells.iter().try_for_each(|cell| write!(f, " {:>15}", cell.to_string()))?;
                writeln!(f)?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

impl fmt::Display for CalibrationCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.toppled, self.of)?;
        match self.model {
            Some([toppled, of]) => write!(f, " ({toppled}/{of})"),
            None => Ok(()),
        }
    }
}
