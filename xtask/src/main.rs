//! The developer's commands: `cargo xtask gen|tidy|bless|web|test|night`.

mod generate;
mod project;

use std::process::ExitCode;

use project::Project;

const HELP: &str = "\
usage: cargo xtask COMMAND

  gen [--check]        writes what is generated: clause constants, TypeScript types, JSON Schemas
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let project = Project::here();
    let done = match words.as_slice() {
        ["gen"] => generate::write(&project),
        ["gen", "--check"] => generate::check(&project),
        ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        _ => Err(format!("unknown command: {}\n\n{HELP}", words.join(" "))),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
