//! `rumpus key`: the keys that a server signs finished records with.

use crate::serve::default_data;
use crate::{Answer, say_lines};
use clap::{Args, Subcommand};
use server::KeyFile;
use std::path::PathBuf;

/// Arguments of `rumpus key`.
#[derive(Args)]
pub struct Key {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Print the public keys, the newest first, in the form that `rumpus verify --key` reads
    Show(Folder),
    /// Make a new key that signs from now on, also on a running server; old keys stay listed, so that records signed
    /// with them still verify
    New(Folder),
}

/// The server whose keys are meant.
#[derive(Args)]
struct Folder {
    /// The server's data folder [default: that of rumpus serve]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl Key {
    /// Makes a new key if the command asks for one. Then prints the public keys.
    pub fn run(self) -> Result<Answer, String> {
        let (folder, is_new) = match self.what {
            What::Show(folder) => (folder, false),
            What::New(folder) => (folder, true),
        };
        let file = KeyFile::of(&folder.data.map_or_else(default_data, Ok)?);
        if is_new {
            file.renew().map_err(|fault| fault.to_string())?;
        }
        say_lines!("{}", file.list().map_err(|fault| fault.to_string())?.to_text().trim_end());
        Ok(Answer::Yes)
    }
}
