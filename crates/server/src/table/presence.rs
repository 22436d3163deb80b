//! Who is at which table just now.

use super::TableRegistry;
use std::sync::Arc;

/// Counts a guest as present at a table; no longer when dropped, whatever becomes of the table.
pub(crate) struct Presence {
    registry: Arc<TableRegistry>,
    key: (String, String),
}

impl Presence {
    /// Notes that a guest came with one more socket.
    pub fn begin(registry: &Arc<TableRegistry>, id: &str, guest: &str) -> Presence {
        let key = (id.to_owned(), guest.to_owned());
        *registry.online().entry(key.clone()).or_insert(0) += 1;
        Presence { registry: registry.clone(), key }
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        let mut online = self.registry.online();
        if let Some(count) = online.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                online.remove(&self.key);
            }
        }
    }
}
