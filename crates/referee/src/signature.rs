//! The signature line of a record, and the text that a server signs. The code that signs is in the server.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// The last line of a record that a server has signed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordSignature {
    /// Always `ed25519`.
    pub algorithm: String,
    /// The id of the server's key, 16 hexadecimal digits.
    pub key: String,
    /// The id of the match on that server.
    #[serde(rename = "match")]
    pub of: String,
    /// The URL of the server; left out if the operator has not set it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub server: Option<String>,
    /// How many steps the record had when it was signed.
    pub steps: u32,
    /// SHA-256 of the lines before this one, each ended by a line feed; 64 hexadecimal digits.
    pub sha256: String,
    /// The Ed25519 signature of [`RecordSignature::statement`], 128 hexadecimal digits.
    pub value: String,
}

impl RecordSignature {
    /// Returns the text that the server signs: the fields of the line, without the algorithm and the signature itself.
    pub fn statement(&self) -> String {
        let server = self.server.as_deref().unwrap_or_default();
        let RecordSignature { key, of, steps, sha256, .. } = self;
        format!("rumpus-signature/1\nkey {key}\nmatch {of}\nserver {server}\nsteps {steps}\nsha256 {sha256}\n")
    }
}

/// The signature line as a record holds it. No other line has the field `signature`.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SignatureLine {
    pub signature: RecordSignature,
}

/// Returns the SHA-256 of a record's lines before its signature, 64 hexadecimal digits. Blank lines and carriage
/// returns do not count, so a text keeps its hash when an editor or a mail program changes them.
pub fn lines_sha256(text: &str) -> String {
    let mut hasher = Sha256::new();
    let is_signature = |line: &str| serde_json::from_str::<SignatureLine>(line).is_ok();
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        if line.contains("\"signature\"") && is_signature(line) {
            break;
        }
        hasher.update(line);
        hasher.update("\n");
    }
    hex(&hasher.finalize())
}

/// Returns the bytes as lower-case hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("writing to a string never fails");
        text
    })
}
