//! Counts which guests are connected to which match.

use super::TableRegistry;
use std::sync::Arc;

/// Counts one socket or stream of a guest at a match as open until this value is dropped.
pub(crate) struct Presence {
    registry: Arc<TableRegistry>,
    key: (String, String),
}

impl Presence {
    /// Counts a further socket or stream of a guest.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Bots;
    use crate::options::Limits;
    use crate::store::Sqlite;

    #[tokio::test]
    async fn after_a_panic_the_guest_no_longer_counts_as_present() {
        let folder = std::env::temp_dir().join(format!("rumpus-presence-{}", std::process::id()));
        let store = Sqlite::open(&folder, "a build", 0).await.expect("a store");
        let (registry, _ended) = TableRegistry::open(Arc::new(store), Bots::start(), &Limits::default());
        let first = Presence::begin(&registry, "a match", "ann");
        let own = registry.clone();
        let table = tokio::spawn(async move {
            let _second = Presence::begin(&own, "a match", "ann");
            let _other = Presence::begin(&own, "a match", "ben");
            panic!("a fault of a table");
        });
        table.await.expect_err("it panics");
        assert!(registry.is_online("a match", "ann"), "another socket of ann is open");
        assert!(!registry.is_online("a match", "ben"));
        drop(first);
        assert!(!registry.is_online("a match", "ann"));
        registry.bots.stop();
        registry.store.close().await.expect("the store closes");
        std::fs::remove_dir_all(&folder).expect("the folder goes");
    }
}
