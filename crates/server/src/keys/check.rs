//! Checks the signature of a record.

use super::{ALGORITHM, KeyList};
use ed25519_dalek::{Signature, VerifyingKey};
use referee::{Record, RecordSignature, lines_sha256};

/// Why a record does not prove that a server with one of the given keys signed it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SignatureFault {
    /// The record is not signed.
    #[error("the record has no signature")]
    Missing,
    /// The signature names none of the given keys.
    #[error("the signature names the key {key}, but the given keys are {known}")]
    OtherKey {
        /// The id of the key that the signature names.
        key: String,
        /// The ids of the given keys, separated by commas.
        known: String,
    },
    /// The signature does not fit the line in which it stands.
    #[error(
        "the line of the signature was changed, or {key} did not sign it; so it proves nothing about the lines above it"
    )]
    Forged {
        /// The id of the key that the signature names.
        key: String,
    },
    /// The signature fits its own line, but the lines above it differ from the signed lines.
    #[error(
        "the signature of {key} is valid, but not for these lines: they were changed after they were signed{steps}"
    )]
    OtherLines {
        /// The id of the key that the signature names.
        key: String,
        /// A part of the sentence with the two numbers of steps; empty if they are equal.
        steps: String,
    },
}

impl KeyList {
    /// Checks that one of these keys signed a record. `text` is the text of `record`.
    ///
    /// # Errors
    /// The first fault of the signature.
    pub fn check<'a>(&self, text: &str, record: &'a Record) -> Result<&'a RecordSignature, SignatureFault> {
        let signature = record.signature.as_ref().ok_or(SignatureFault::Missing)?;
        let key = signature.key.clone();
        let Some(public) = self.keys.iter().find(|public| public.id == key) else {
            let known: Vec<&str> = self.keys.iter().map(|key| key.id.as_str()).collect();
            return Err(SignatureFault::OtherKey { key, known: known.join(", ") });
        };
        let public = public.bytes().and_then(|bytes| VerifyingKey::from_bytes(&bytes).ok());
        let mut value = [0; 64];
        let is_sound = signature.algorithm == ALGORITHM
            && hex::decode_to_slice(&signature.value, &mut value).is_ok()
            && public.is_some_and(|public| {
                let statement = signature.statement();
                public.verify_strict(statement.as_bytes(), &Signature::from_bytes(&value)).is_ok()
            });
        if !is_sound {
            return Err(SignatureFault::Forged { key });
        }
        if signature.sha256 != lines_sha256(text) {
            let (signed, here) = (signature.steps, record.steps.len());
            let steps = format!("; {signed} steps were signed, but the record has {here}");
            let steps = if here == signed as usize { String::new() } else { steps };
            return Err(SignatureFault::OtherLines { key, steps });
        }
        Ok(signature)
    }
}
