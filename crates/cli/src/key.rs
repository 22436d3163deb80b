//! `rumpus key`: shows or renews the keys with which a server signs the records of finished games.

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
    /// Make a new key, which signs from now on, even on a running server. Old keys stay listed, so that records signed
    /// with them still verify
    New(Folder),
}

/// The data folder of the server whose keys the command shows or renews.
#[derive(Args)]
struct Folder {
    /// The server's data folder [default: that of rumpus serve]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl Key {
    /// Makes a new key if the command is `new`. Then prints all public keys.
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
