//! `rumpus config`: shows the settings of a server and where each comes from, and lists their faults.

use crate::serve::{Serve, default_data};
use crate::{Answer, read, say, say_lines};
use clap::{Args, Subcommand};
use server::{Loaded, Options, Settings as _, Sources};
use std::path::{Path, PathBuf};

/// Arguments of `rumpus config`.
#[derive(Args)]
pub struct Config {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// List every fault of the settings in a file and in environment variables; exit status 1 if there are any
    Check {
        /// The file of settings. Without a file, the command checks only environment variables
        file: Option<PathBuf>,
    },
    /// Print the settings that rumpus serve would use with the same flags, and where each comes from
    Show(Box<Serve>),
    /// Print an example file with every setting, its purpose and its allowed values
    Example,
}

/// The settings of a server, merged from flags, environment variables and the file.
pub struct Settled {
    /// The merged settings, where each comes from, and their faults.
    pub loaded: Loaded,
}

impl Settled {
    /// Merges the settings of the flags, of environment variables and of the file.
    ///
    /// # Errors
    /// The file cannot be read, or neither a setting nor the environment names a data folder.
    pub fn of(serve: &Serve) -> Result<Settled, String> {
        let text = serve.file().map(read).transpose()?;
        let environment = std::env::vars_os().filter_map(|(name, value)| Some((name.into_string().ok()?, value)));
        let sources = Sources {
            file: serve.file().zip(text.as_deref()),
            environment: environment.map(|(name, value)| (name, value.to_string_lossy().into_owned())).collect(),
            flags: serve.flags(),
        };
        let mut loaded = server::load(Options::default(), &sources);
        if loaded.options.data == Path::new("") {
            loaded.options.data = default_data()?;
        }
        Ok(Settled { loaded })
    }

    /// Prints each fault on a line. Returns [`Answer::No`] if there are any.
    fn tell_faults(&self) -> Answer {
        for fault in &self.loaded.faults {
            say!("{fault}");
        }
        if self.loaded.faults.is_empty() { Answer::Yes } else { Answer::No }
    }
}

impl Config {
    /// Checks or shows settings, or prints the example file. Returns [`Answer::No`] if the settings have faults.
    pub fn run(self) -> Result<Answer, String> {
        match self.what {
            What::Check { file } => {
                let settled = Settled::of(&Serve::with(file))?;
                let mut answer = settled.tell_faults();
                for stray in &settled.loaded.strays {
                    say!("{stray}");
                    answer = Answer::No;
                }
                if matches!(answer, Answer::Yes) {
                    let set = settled.loaded.origins.len();
                    say!("no faults; {set} of {} settings are set", settled.loaded.options.list().len());
                }
                Ok(answer)
            }
            What::Show(serve) => {
                let settled = Settled::of(&serve)?;
                settled.show();
                Ok(settled.tell_faults())
            }
            What::Example => {
                say_lines!("{}", server::example().trim_end());
                Ok(Answer::Yes)
            }
        }
    }
}

impl Settled {
    /// Prints all settings in the format of the file, each with its origin as a comment.
    fn show(&self) {
        let mut section = String::new();
        for setting in self.loaded.options.list() {
            let (own, name) = setting.key.rsplit_once('.').unwrap_or(("", &setting.key));
            if own != section {
                section = own.to_owned();
                say_lines!("\n[{section}]");
            }
            let origin = self.loaded.origins.get(&setting.key).map_or("default".to_owned(), ToString::to_string);
            say!("{:<50} # {origin}", format!("{name} = {}", setting.value));
        }
    }
}
