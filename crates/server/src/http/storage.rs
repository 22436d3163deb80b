//! Limits how much data guests add to the database. So no guest fills the disk, and games in progress can go on.

use super::App;
use crate::files::free_space;
use crate::problem::ApiError;
use std::net::IpAddr;
use wire::Problem;

/// Counts `bytes`, which a guest is about to store, in the limits of the guest and the address. Checks that the disk
/// has room.
///
/// # Errors
/// The guest or the address has stored too much lately, or the disk is nearly full.
pub(super) fn check(app: &App, guest: &str, address: IpAddr, bytes: usize) -> Result<(), ApiError> {
    let kib = u32::try_from(bytes.div_ceil(1024)).unwrap_or(u32::MAX);
    app.rate_limits.stored_of_guest.check_many(&guest.to_owned(), kib)?;
    app.rate_limits.stored_of_address.check_many(&address, kib)?;
    let least = app.options.limits.free_space;
    match free_space(&app.options.data) {
        Some(free) if free < least => {
            metrics::counter!("rumpus_refusals_total", "limit" => "free_space").increment(1);
            let detail = "The disk of the server is nearly full, so the server stores nothing new. Games in progress go on. \
                          Tell the operator of the server, or try again later.";
            Err(ApiError(Problem::new(507, "disk-full", "No room", detail).with("limit", "free_space".into())))
        }
        _ => Ok(()),
    }
}
