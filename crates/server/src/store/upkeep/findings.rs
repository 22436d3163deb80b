//! Finds faults of a database, and how to repair them without losing a decision of a player.

use super::UpkeepError;
use crate::store::step_state;
use rusqlite::Connection;

/// A fault of a database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The fault, as a sentence.
    pub what: String,
    /// What a repair does about the fault, as a phrase that begins with a verb; `None` if only a backup helps.
    pub remedy: Option<&'static str>,
    /// The SQL statement that repairs the fault; `None` if it cannot be repaired.
    pub(super) sql: Option<String>,
}

/// The most faults that SQLite's own check of the file reports.
const MOST: u32 = 20;

/// Returns the faults that SQLite's own check of the file (`integrity_check`) finds.
pub(super) fn integrity(connection: &Connection) -> Result<Vec<String>, UpkeepError> {
    let mut statement = connection.prepare(&format!("PRAGMA integrity_check({MOST})"))?;
    let lines = statement.query_map([], |row| row.get::<_, String>(0))?;
    let mut faults = lines.collect::<Result<Vec<_>, _>>()?;
    faults.retain(|line| line != "ok");
    Ok(faults)
}

/// Finds all faults: those of SQLite's own check, references to missing rows, columns that contradict each other, and
/// states that cannot be read.
pub(super) fn all(connection: &Connection) -> Result<Vec<Finding>, UpkeepError> {
    let mut found = Vec::new();
    for fault in integrity(connection)? {
        let is_index = fault.contains("index");
        found.push(Finding {
            what: format!("the file: {fault}"),
            remedy: is_index.then_some("rebuilds all indexes"),
            sql: is_index.then(|| "REINDEX".to_owned()),
        });
    }
    found.extend(strays(connection)?);
    found.extend(unreadable_states(connection)?);
    for fault in CONTRADICTIONS {
        found.extend(fault.look(connection)?);
    }
    Ok(found)
}

/// Finds steps with a state of their match that is not JSON.
fn unreadable_states(connection: &Connection) -> Result<Option<Finding>, UpkeepError> {
    if !step_state::has_states(connection)? {
        return Ok(None);
    }
    let which = "state IS NOT NULL AND NOT json_valid(state)";
    let count = super::count(connection, &format!("SELECT count(*) FROM steps WHERE {which}"))?;
    Ok((count > 0).then(|| Finding {
        what: format!("{count} steps have a state of their match that cannot be read"),
        remedy: Some("removes these states"),
        sql: Some(format!("UPDATE steps SET state = NULL WHERE {which}")),
    }))
}

/// A column of one table that refers to a row of another (a foreign key).
struct Reference {
    table: String,
    column: String,
    parent: String,
    key: String,
}

impl Reference {
    /// Returns the SQL condition for rows that refer to a missing row.
    fn is_stray(&self) -> String {
        let Reference { column, parent, key, .. } = self;
        format!("{column} IS NOT NULL AND {column} NOT IN (SELECT {key} FROM {parent})")
    }
}

/// Returns all foreign keys of the schema: the table, the column, and the table to which it refers.
pub(super) fn references(connection: &Connection) -> Result<Vec<(String, String, String)>, UpkeepError> {
    Ok(declared(connection)?.into_iter().map(|found| (found.table, found.column, found.parent)).collect())
}

fn declared(connection: &Connection) -> Result<Vec<Reference>, UpkeepError> {
    let sql = "SELECT tables.name, keys.\"from\", keys.\"table\", coalesce(keys.\"to\", 'id')
         FROM sqlite_schema AS tables, pragma_foreign_key_list(tables.name) AS keys WHERE tables.type = 'table'";
    let mut statement = connection.prepare(sql)?;
    let found = statement.query_map([], |row| {
        Ok(Reference { table: row.get(0)?, column: row.get(1)?, parent: row.get(2)?, key: row.get(3)? })
    })?;
    Ok(found.collect::<Result<_, _>>()?)
}

/// Finds rows that refer to missing rows.
pub(super) fn strays(connection: &Connection) -> Result<Vec<Finding>, UpkeepError> {
    let mut found = Vec::new();
    for reference in declared(connection)? {
        let Reference { table, column, parent, .. } = &reference;
        let stray = reference.is_stray();
        let count = super::count(connection, &format!("SELECT count(*) FROM {table} WHERE {stray}"))?;
        if count == 0 {
            continue;
        }
        let what = format!("{count} rows of {table} refer to missing {parent} ({column})");
        let (remedy, sql) = match (parent.as_str(), table.as_str()) {
            // The repair keeps a match even if a guest who set it up or played in it is missing.
            ("guests", "matches" | "seats") => (
                "adds these guests again, with cookies that no browser has",
                format!(
                    "INSERT OR IGNORE INTO guests (id, token_hash, name, created_ms)
                     SELECT DISTINCT {column}, randomblob(32), 'Lost Guest', 0 FROM {table} WHERE {stray}"
                ),
            ),
            _ => ("deletes these rows", format!("DELETE FROM {table} WHERE {stray}")),
        };
        found.push(Finding { what, remedy: Some(remedy), sql: Some(sql) });
    }
    Ok(found)
}

/// A kind of fault: matches whose rows contradict themselves or other rows.
struct Contradiction {
    /// The fault, as a phrase that follows the number of matches.
    what: &'static str,
    /// The SQL condition that selects these matches. `STEPS_TAKEN` in it stands for [`step_state::steps_taken`].
    which: &'static str,
    /// What a repair does, as a phrase, and the columns that it sets, in SQL; `None` if a repair is impossible.
    remedy: Option<(&'static str, &'static str)>,
}

const CONTRADICTIONS: [Contradiction; 7] = [
    Contradiction {
        what: "matches refer to a missing rematch",
        which: "rematch IS NOT NULL AND rematch NOT IN (SELECT id FROM matches)",
        remedy: Some(("removes the references to these rematches", "rematch = NULL")),
    },
    Contradiction {
        what: "matches are the rematch of a missing match",
        which: "rematch_of IS NOT NULL AND rematch_of NOT IN (SELECT id FROM matches)",
        remedy: Some(("removes the references to these matches", "rematch_of = NULL")),
    },
    Contradiction {
        what: "matches continue a missing match",
        which: "branch_of IS NOT NULL AND branch_of NOT IN (SELECT id FROM matches)",
        remedy: Some(("removes the references to the matches that they continue", "branch_of = NULL, branch_step = NULL")),
    },
    Contradiction {
        what: "matches have a wrong number of steps",
        which: "STEPS_TAKEN <> (SELECT count(*) FROM steps WHERE match = id)
             AND (SELECT count(*) FROM steps WHERE match = id) = (SELECT coalesce(max(n), 0) FROM steps WHERE match = id)",
        remedy: Some(("counts their steps again", "steps = (SELECT count(*) FROM steps WHERE match = id)")),
    },
    Contradiction {
        what: "matches lack a step before their last step",
        which: "(SELECT count(*) FROM steps WHERE match = id) <> (SELECT coalesce(max(n), 0) FROM steps WHERE match = id)",
        remedy: None,
    },
    Contradiction {
        what: "matches contradict their records on whether they have begun, or on the revision of the rules",
        which: "json_valid(header) AND (begun <> (header <> 'null') OR revision IS NOT header ->> '$.rules.revision')",
        remedy: Some(("reads both from the record again", "begun = header <> 'null', revision = header ->> '$.rules.revision'")),
    },
    Contradiction {
        what: "matches have a set-up, a clock or a record that cannot be read",
        which: "NOT (json_valid(brief) AND json_valid(clock) AND json_valid(header) AND json_valid(coalesce(outcome, 'null'))
             AND json_valid(coalesce(clocks, 'null')) AND json_valid(coalesce(draft, 'null')))",
        remedy: None,
    },
];

impl Contradiction {
    fn look(&self, connection: &Connection) -> Result<Option<Finding>, UpkeepError> {
        let which = self.which.replace("STEPS_TAKEN", step_state::steps_taken(connection)?);
        let count = super::count(connection, &format!("SELECT count(*) FROM matches WHERE {which}"))?;
        if count == 0 {
            return Ok(None);
        }
        Ok(Some(Finding {
            what: format!("{count} {}", self.what),
            remedy: self.remedy.map(|(remedy, _)| remedy),
            sql: self.remedy.map(|(_, set)| format!("UPDATE matches SET {set} WHERE {which}")),
        }))
    }
}
