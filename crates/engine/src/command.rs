//! The command line that starts a program.

use std::fmt;
use std::str::FromStr;

/// The prefix of a player's name if the player is a program.
const PREFIX: &str = "cmd:";

/// A program and its arguments. No shell runs, so only blanks, quotes and backslashes have a meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// The command line as it was given, without the prefix.
    said: String,
    /// The program, then its arguments.
    words: Vec<String>,
}

impl Command {
    /// Says whether a player's name stands for a program and not for a bot.
    pub fn is_named(player: &str) -> bool {
        player.starts_with(PREFIX)
    }

    /// Returns the file name or path of the program.
    pub fn program(&self) -> &str {
        self.words.first().map_or("", String::as_str)
    }

    /// Returns the arguments, without the program.
    pub fn arguments(&self) -> &[String] {
        self.words.get(1..).unwrap_or_default()
    }

    /// Returns the same command with another program. `Display` still shows the original command line.
    #[must_use]
    pub fn run_by(mut self, program: String) -> Command {
        self.words[0] = program;
        self
    }
}

impl fmt::Display for Command {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{PREFIX}{}", self.said)
    }
}

impl FromStr for Command {
    type Err = String;

    /// Splits the text into words as a shell does: at blanks, except within quotes and after backslashes. A word that
    /// begins with `#` begins a comment. No other character has a special meaning.
    fn from_str(text: &str) -> Result<Command, String> {
        let said = text.strip_prefix(PREFIX).unwrap_or(text).trim();
        let words = shlex::split(said).ok_or_else(|| format!("{said:?} ends within quotes or after a backslash"))?;
        match words.first() {
            None => Err(format!("{PREFIX:?} names no program; write cmd:./my-bot, with its arguments after it")),
            Some(program) if program.is_empty() => Err(format!("{said:?} names no program; its first word is empty")),
            Some(_) => Ok(Command { said: said.to_owned(), words }),
        }
    }
}
