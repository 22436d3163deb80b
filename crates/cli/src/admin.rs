//! `rumpus admin`: prints links into the operator's console, and ends all sessions there.

use crate::serve::default_data;
use crate::{Answer, say};
use clap::{Args, Subcommand};
use server::upkeep;
use std::path::PathBuf;

/// Arguments of `rumpus admin`.
#[derive(Args)]
pub struct Admin {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Print a link to the console of the running server. The link works once, within 15 minutes unless admin.link_life
    /// says otherwise
    Link(Folder),
    /// End all sessions of operators, and delete all unused links
    Revoke(Folder),
}

/// The folder of the server.
#[derive(Args)]
struct Folder {
    /// The server's data folder [default: that of rumpus serve]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl Folder {
    fn path(self) -> Result<PathBuf, String> {
        self.data.map_or_else(default_data, Ok)
    }
}

impl Admin {
    /// Prints a link, or how many sessions have ended.
    pub fn run(self) -> Result<Answer, String> {
        match self.what {
            What::Link(folder) => {
                let link = upkeep::admin_link(&folder.path()?).map_err(|fault| fault.to_string())?;
                say!("{link}");
            }
            What::Revoke(folder) => {
                let ended = upkeep::admin_revoke(&folder.path()?).map_err(|fault| fault.to_string())?;
                say!("ended {ended} sessions of operators");
            }
        }
        Ok(Answer::Yes)
    }
}
