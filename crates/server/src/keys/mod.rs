//! The keys with which a server signs the records of finished games, and the check of such signatures.

mod check;
mod file;
mod list;

pub use check::SignatureFault;
pub use file::{KeyError, KeyFile};
pub use list::{KeyList, PublicKey};

use sha2::{Digest, Sha256};

/// The only algorithm for signatures. Every published key names it.
const ALGORITHM: &str = "ed25519";

/// Returns the id of a public key: the first 16 hexadecimal digits of its SHA-256.
fn key_id(public: &[u8; 32]) -> String {
    hex::encode(&Sha256::digest(public)[..8])
}
