//! Writes the example of a settings file, which explains every setting, from the declarations of the settings.

use super::load::variable;
use super::{Setting, Settings};
use crate::options::Options;

/// The most characters of a comment line in the file.
const WIDTH: usize = 100;

const HEAD: &str = "\
# Settings for rumpus serve --config FILE. This file shows each setting with its default value.
# Environment variables override this file, and flags override both.
# rumpus config check FILE lists all faults; rumpus config show says where each setting comes from.
";

/// Returns the text of a file that explains all settings and sets none of them.
pub fn example() -> String {
    let mut text = HEAD.to_owned();
    let mut section = "";
    let all = Options::new("/var/lib/rumpus").list();
    for setting in &all {
        let (own, name) = setting.key.rsplit_once('.').unwrap_or(("", &setting.key));
        if own != section {
            section = own;
            text += &format!("\n[{section}]\n");
        }
        text += &explained(setting, name);
    }
    text
}

fn explained(setting: &Setting, name: &str) -> String {
    let mut text = String::from("\n");
    let about = setting.about.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in [about, format!("Allowed: {}. In the environment: {}.", setting.allowed, variable(&setting.key))] {
        let mut line = String::from("#");
        for word in part.split(' ') {
            if line.chars().count() + 1 + word.chars().count() > WIDTH {
                text += &format!("{line}\n");
                line = String::from("#");
            }
            line += &format!(" {word}");
        }
        text += &format!("{line}\n");
    }
    text + &format!("#{name} = {}\n", setting.value)
}
