//! The public keys as a server publishes them, as JSON or as lines of text.

use super::{ALGORITHM, key_id};
use serde::{Deserialize, Serialize};

/// A public key with which anybody can check signatures of a server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
pub struct PublicKey {
    /// The first 16 hexadecimal digits of the SHA-256 of the key.
    pub id: String,
    /// Always `ed25519`.
    pub algorithm: String,
    /// The key, as 64 hexadecimal digits.
    pub public_key: String,
    /// When the server began to sign with this key, such as `2026-11-25T02:20:00Z`.
    pub since: String,
    /// When the server stopped signing with this key; absent for the key that signs now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<String>,
}

impl PublicKey {
    /// Returns the bytes of the key. Returns `None` if it is not an Ed25519 key of 32 bytes, or if its id is wrong.
    pub(super) fn bytes(&self) -> Option<[u8; 32]> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(&self.public_key, &mut bytes).ok()?;
        (self.algorithm == ALGORITHM && self.id == key_id(&bytes)).then_some(bytes)
    }
}

/// All public keys of a server, newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
pub struct KeyList {
    /// The keys, newest first.
    pub keys: Vec<PublicKey>,
}

impl KeyList {
    /// Reads the answer of `/.well-known/rumpus-key`: JSON, or one line for each key.
    ///
    /// # Errors
    /// A sentence that says what is wrong: the text is neither JSON nor lines of keys, it lists no key, or a key or an
    /// id is invalid.
    pub fn parse(text: &str) -> Result<KeyList, String> {
        let list = if text.trim_start().starts_with('{') {
            serde_json::from_str(text).map_err(|fault| format!("this JSON is not a list of keys: {fault}"))?
        } else {
            let lines = text.lines().filter(|line| !line.trim().is_empty());
            KeyList { keys: lines.map(read_line).collect::<Result<_, _>>()? }
        };
        if list.keys.is_empty() {
            return Err("the list of keys is empty".into());
        }
        match list.keys.iter().find(|key| key.bytes().is_none()) {
            Some(key) => {
                Err(format!("the key with the id {:?} is not a valid {ALGORITHM} key, or its id does not fit", key.id))
            }
            None => Ok(list),
        }
    }

    /// Writes one line for each key: `ed25519 ID KEY since TIME`. If a key no longer signs, ` until TIME` follows.
    pub fn to_text(&self) -> String {
        let line = |key: &PublicKey| {
            let until = key.until.as_ref().map_or_else(String::new, |until| format!(" until {until}"));
            format!("{} {} {} since {}{until}\n", key.algorithm, key.id, key.public_key, key.since)
        };
        self.keys.iter().map(line).collect()
    }
}

fn read_line(line: &str) -> Result<PublicKey, String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let (words, until) = match words.as_slice() {
        [words @ .., "until", until] => (words, Some((*until).to_owned())),
        words => (words, None),
    };
    let [algorithm, id, public_key, "since", since] = words else {
        return Err(format!("the line {line:?} is not of the form \"{ALGORITHM} ID KEY since TIME\""));
    };
    let [algorithm, id, public_key, since] = [algorithm, id, public_key, since].map(|word| (*word).to_owned());
    Ok(PublicKey { id, algorithm, public_key, since, until })
}
