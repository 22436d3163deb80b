//! The file with the server's keys, in the data folder. Only its owner may read it, and the server never logs its
//! contents.

use super::{ALGORITHM, KeyList, PublicKey, key_id};
use crate::random;
use ed25519_dalek::{Signer, SigningKey};
use referee::{Record, RecordSignature, lines_sha256};
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The name of the key file in the data folder.
const FILE: &str = "signing-key.json";

/// Why the server cannot use the keys of a data folder.
#[derive(Debug, thiserror::Error)]
pub enum KeyError {
    /// The operating system cannot read or write the file.
    #[error("the key file {} cannot be read or written: {fault}", file.display())]
    File {
        /// The path of the key file.
        file: PathBuf,
        /// The error of the operating system.
        fault: io::Error,
    },
    /// The file exists, but does not hold a valid key.
    #[error("the key file {} holds no valid key: {why}; restore the file from a backup, or remove it so that the server makes a new key", file.display())]
    Unreadable {
        /// The path of the key file.
        file: PathBuf,
        /// What is wrong with the file, without secrets.
        why: String,
    },
}

/// The key file of a data folder. Each use reads the file again, so a new key works at once.
#[derive(Clone, Debug)]
pub struct KeyFile {
    file: PathBuf,
}

/// The contents of the key file: all public keys, newest first, and the secret key of the newest.
#[derive(Serialize, Deserialize)]
struct Stored {
    /// The secret key that signs now, as 64 hexadecimal digits.
    secret_key: String,
    keys: Vec<PublicKey>,
}

impl KeyFile {
    /// Returns the key file of a data folder, which need not exist yet.
    pub fn of(folder: &Path) -> KeyFile {
        KeyFile { file: folder.join(FILE) }
    }

    /// Returns the public keys, newest first.
    ///
    /// # Errors
    /// The key file is missing or holds no valid key.
    pub fn list(&self) -> Result<KeyList, KeyError> {
        Ok(KeyList { keys: self.read()?.1.keys })
    }

    /// Makes the first key, if there is no key file.
    ///
    /// # Errors
    /// The file cannot be written, or it exists and holds no valid key.
    pub fn make_first(&self) -> Result<(), KeyError> {
        match self.read() {
            Err(KeyError::File { fault, .. }) if fault.kind() == io::ErrorKind::NotFound => self.add(Vec::new()),
            Err(fault) => Err(fault),
            Ok(_) => Ok(()),
        }
    }

    /// Makes a new key, which signs from now on. Keeps older public keys in the list, and deletes their secret keys.
    ///
    /// # Errors
    /// The file cannot be written, or it exists and holds no valid key.
    pub fn renew(&self) -> Result<(), KeyError> {
        let mut keys = match self.read() {
            Err(KeyError::File { fault, .. }) if fault.kind() == io::ErrorKind::NotFound => Vec::new(),
            read => read?.1.keys,
        };
        if let Some(newest) = keys.first_mut() {
            newest.until = Some(now());
        }
        self.add(keys)
    }

    /// Signs the record of a finished game. `of` is the id of its match, and `server` the URL of the server where it
    /// was played, if known.
    ///
    /// # Errors
    /// The key file is missing or holds no valid key.
    pub fn sign(&self, record: &Record, of: &str, server: Option<&str>) -> Result<RecordSignature, KeyError> {
        let (key, stored) = self.read()?;
        let mut signature = RecordSignature {
            algorithm: ALGORITHM.into(),
            key: stored.keys[0].id.clone(),
            of: of.into(),
            server: server.map(str::to_owned),
            steps: record.steps.len() as u32,
            sha256: lines_sha256(&record.to_text()),
            value: String::new(),
        };
        signature.value = hex::encode(key.sign(signature.statement().as_bytes()).to_bytes());
        Ok(signature)
    }

    /// Returns the path of the key file.
    pub(crate) fn path(&self) -> &Path {
        &self.file
    }

    /// Returns the text of the file for a backup, secret key included; `None` if the file is missing.
    ///
    /// # Errors
    /// The file cannot be read, or holds no valid key.
    pub(crate) fn text(&self) -> Result<Option<String>, KeyError> {
        match self.read() {
            Err(KeyError::File { fault, .. }) if fault.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(fault) => Err(fault),
            Ok((_, stored)) => Ok(Some(written(&stored))),
        }
    }

    /// Replaces the contents of the file by the text from a backup.
    ///
    /// # Errors
    /// The file cannot be written, or the text holds no valid key. The file then has this text nevertheless.
    pub(crate) fn put(&self, text: &str) -> Result<(), KeyError> {
        replace(&self.file, text).map_err(|fault| self.fault(fault))?;
        self.read().map(|_| ())
    }

    fn read(&self) -> Result<(SigningKey, Stored), KeyError> {
        let text = fs::read_to_string(&self.file).map_err(|fault| self.fault(fault))?;
        // The error text of the parser is not used, since it might quote the secret key.
        let stored: Stored = serde_json::from_str(&text).map_err(|fault| self.unreadable(place(&fault)))?;
        let mut secret = [0; 32];
        hex::decode_to_slice(&stored.secret_key, &mut secret)
            .map_err(|_| self.unreadable("its secret key is not 64 hexadecimal digits".into()))?;
        let key = SigningKey::from_bytes(&secret);
        let public = key.verifying_key().to_bytes();
        match stored.keys.first() {
            Some(newest) if newest.bytes() == Some(public) => Ok((key, stored)),
            _ => Err(self.unreadable("its secret key does not belong to its newest public key".into())),
        }
    }

    fn add(&self, older: Vec<PublicKey>) -> Result<(), KeyError> {
        let secret = random::secret();
        let public = SigningKey::from_bytes(&secret).verifying_key().to_bytes();
        let newest = PublicKey {
            id: key_id(&public),
            algorithm: ALGORITHM.into(),
            public_key: hex::encode(public),
            since: now(),
            until: None,
        };
        let keys = std::iter::once(newest).chain(older).collect();
        let stored = Stored { secret_key: hex::encode(secret), keys };
        replace(&self.file, &written(&stored)).map_err(|fault| self.fault(fault))
    }

    fn fault(&self, fault: io::Error) -> KeyError {
        KeyError::File { file: self.file.clone(), fault }
    }

    fn unreadable(&self, why: String) -> KeyError {
        KeyError::Unreadable { file: self.file.clone(), why }
    }
}

fn written(stored: &Stored) -> String {
    serde_json::to_string_pretty(stored).expect("keys are plain data") + "\n"
}

fn place(fault: &serde_json::Error) -> String {
    format!("it does not have the expected format at line {}, column {}", fault.line(), fault.column())
}

/// Returns the current time in the form of RFC 3339, in whole seconds.
fn now() -> String {
    humantime::format_rfc3339_seconds(SystemTime::now()).to_string()
}

/// Replaces a file atomically. Only its owner may read the new file.
fn replace(file: &Path, text: &str) -> io::Result<()> {
    let new = file.with_extension("new");
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut written = options.open(&new)?;
    written.write_all(text.as_bytes())?;
    written.sync_all()?;
    drop(written);
    #[cfg(unix)]
    keep_owner(file, &new);
    fs::rename(&new, file)?;
    let folder = file.parent().unwrap_or(Path::new("."));
    fs::File::open(folder)?.sync_all()
}

/// Makes the owner of the folder the owner of a new key file. So the server can read a key that another user, such as
/// root, has made.
#[cfg(unix)]
fn keep_owner(file: &Path, new: &Path) {
    use std::os::unix::fs::MetadataExt;
    if let Some(owner) = file.parent().and_then(|folder| fs::metadata(folder).ok()) {
        let _only_the_administrator_may = std::os::unix::fs::chown(new, Some(owner.uid()), Some(owner.gid()));
    }
}
