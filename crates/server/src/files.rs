//! The limit of open files and sockets of this process, and the free space on a disk.

use std::path::Path;

/// How many open files are reserved for uses other than connections: the store, its readers, the log and the listener.
const OWN: u64 = 64;

/// Raises the limit of open files as far as the system allows. Returns how many connections fit; `None` if the system
/// has no such limit.
#[cfg(unix)]
pub(crate) fn most_connections() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current != maximum
        && let Err(fault) = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum })
    {
        tracing::warn!(%fault, "the limit of open files stays at {current:?}");
    }
    let most = getrlimit(Resource::Nofile).current?;
    metrics::gauge!("rumpus_file_limit").set(most as f64);
    let connections = most.saturating_sub(OWN).max(1);
    Some(usize::try_from(connections).unwrap_or(usize::MAX))
}

/// Returns `None`, because this system has no such limit.
#[cfg(not(unix))]
pub(crate) fn most_connections() -> Option<usize> {
    None
}

/// Returns the bytes that are free on the disk of a folder; `None` if the system does not report them.
#[cfg(unix)]
pub(crate) fn free_space(folder: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(folder).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

/// Returns `None`, because this system does not report free space.
#[cfg(not(unix))]
pub(crate) fn free_space(_folder: &Path) -> Option<u64> {
    None
}
