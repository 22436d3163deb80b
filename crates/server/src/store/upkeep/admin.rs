//! Makes login links for the operators' console, and ends all sessions of operators. A server may run meanwhile.

use super::{UpkeepError, database};
use crate::random;
use crate::store::{NewAuditEntry, console, migrations, readers};
use crate::time::wall_ms;
use rusqlite::{Connection, OpenFlags, OptionalExtension as _, TransactionBehavior};
use sha2::{Digest, Sha256};
use std::io::Error;
use std::path::Path;

/// What the audit log names as the operator if a command has acted, and not an operator who is logged in.
const COMMAND: &str = "command";

/// Makes and returns a link by which an operator can log in to the console once. The token of the link comes after `#`,
/// since browsers do not send this part to the server.
///
/// # Errors
/// No server of this version has used the folder or noted its address yet, or the database cannot be written.
pub fn admin_link(data: &Path) -> Result<String, UpkeepError> {
    let mut connection = open(data)?;
    let sql = "SELECT address FROM runs WHERE address IS NOT NULL ORDER BY n DESC LIMIT 1";
    let address: Option<String> = connection.query_row(sql, [], |row| row.get(0)).optional()?;
    let Some(address) = address else { return Err(not_begun()) };
    let token = random::token();
    let token_hash: [u8; 32] = Sha256::digest(token.as_bytes()).into();
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    // This deletes unused links after a week, so that the table stays small.
    transaction.execute("DELETE FROM admin_links WHERE from_ms < ?", [wall_ms() - 7 * 24 * 60 * 60 * 1000])?;
    transaction.execute(
        "INSERT INTO admin_links (token_hash, from_ms) VALUES (?, ?)",
        rusqlite::params![token_hash, wall_ms()],
    )?;
    console::note(&transaction, &NewAuditEntry::new(COMMAND, "link", "", "", ""))?;
    transaction.commit()?;
    Ok(format!("{address}/admin#{token}"))
}

/// Ends all sessions of operators and deletes all unused login links. Returns how many sessions there were.
///
/// # Errors
/// No server of this version has used the folder yet, or the database cannot be written.
pub fn admin_revoke(data: &Path) -> Result<usize, UpkeepError> {
    let mut connection = open(data)?;
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let ended = transaction.execute("DELETE FROM admin_sessions", [])?;
    transaction.execute("DELETE FROM admin_links", [])?;
    console::note(&transaction, &NewAuditEntry::new(COMMAND, "revoke-sessions", "", "", &ended.to_string()))?;
    transaction.commit()?;
    Ok(ended)
}

/// Opens the database of a data folder that a server may use at the same time.
fn open(data: &Path) -> Result<Connection, UpkeepError> {
    let connection = Connection::open_with_flags(database(data)?, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    connection.busy_timeout(readers::BUSY_TIMEOUT)?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    if migrations::check(&connection)? < migrations::NEWEST { Err(not_begun()) } else { Ok(connection) }
}

fn not_begun() -> UpkeepError {
    let why =
        "no server of this version has used this folder yet; start the server first, and then repeat this command";
    UpkeepError::Store(Error::other(why).into())
}
