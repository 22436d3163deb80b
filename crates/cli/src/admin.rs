//! `rumpus admin`: prints one-time links to the operators' web console, and ends all sessions of operators.

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
    /// Print a one-time link to the web console of the running server. The link works for 15 minutes, unless the
    /// setting admin.link_life says otherwise
    Link(Folder),
    /// End all sessions of operators in the web console, and delete all unused links
    Revoke(Folder),
}

/// The data folder of the server whose console the command opens or closes.
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
    /// Prints a link, or ends all sessions and prints how many sessions there were.
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
