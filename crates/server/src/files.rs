//! Asks the operating system for this process's limit on open files and sockets, and for the free space on a disk.

use std::path::Path;

/// How many open files the server reserves for its own use: for the database, the log and the listeners.
const OWN: u64 = 64;

/// Raises this process's limit on open files as far as the system allows. Returns how many connections the new limit
/// allows; `None` if there is no limit.
#[cfg(unix)]
pub(crate) fn most_connections() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current != maximum
        && let Err(fault) = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum })
    {
        tracing::warn!(%fault, "the limit on open files could not be raised and stays at {current:?}");
    }
    let most = getrlimit(Resource::Nofile).current?;
    metrics::gauge!("rumpus_file_limit").set(most as f64);
    let connections = most.saturating_sub(OWN).max(1);
    Some(usize::try_from(connections).unwrap_or(usize::MAX))
}

/// Returns `None`: this system has no such limit.
#[cfg(not(unix))]
pub(crate) fn most_connections() -> Option<usize> {
    None
}

/// Returns how many bytes are free on the disk of a folder; `None` if the system does not say.
#[cfg(unix)]
pub(crate) fn free_space(folder: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(folder).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

/// Returns `None`: the server cannot ask this system for free space.
#[cfg(not(unix))]
pub(crate) fn free_space(_folder: &Path) -> Option<u64> {
    None
}
