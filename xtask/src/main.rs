//! The developer's commands: `cargo xtask COMMAND`.

mod bench;
mod bless;
mod generate;
mod licences;
mod new_game;
mod night;
mod performance;
mod project;
mod reliability;
mod run;
mod shelf;
mod test;
mod tidy;
mod tools;
mod web;

use std::process::ExitCode;

use project::Project;

const HELP: &str = "\
usage: cargo xtask COMMAND

  gen [--check]            writes the generated files: clause constants, TypeScript types and JSON Schemas;
                           --check only compares them
  tidy [--list]            checks the invariants that a program can check; --list lists the checks and runs none
  web [--check FOLDER]     builds the web bundle that the server embeds;
                           --check builds it in FOLDER and compares it with the committed bundle
  test [--only STAGE,...] [SCENARIO...]
                           runs every test; the last line of the output is `N passed, N failed`
  night [--list] [STEP...] runs the tests that take too long for every day; --list lists these tests and runs none
  performance [PACKAGE...] runs the benchmarks and writes docs/performance.md
  bench --against REV [--only TEXT] [PACKAGE...]
                           runs the benchmarks of this tree and of another revision in turns, and compares them
  load [--write] [--peer] [--against NAME=PATH] [ARGUMENT...]
                           measures the server under load; --write also writes the results into docs/reliability.md
  reliability              writes the results of the rigs that `night` has run into docs/reliability.md
  licences [FILE]          writes the licences of all libraries, packages and fonts that are shipped into one file
  bless [--again]          records the golden games (which must replay for ever) that revisions lack;
                           --again also replaces those of the newest revision
  fit [GAME [ARGUMENT...]] fits weights of bots to games that bots play,
                           and compares these weights with the weights in use
  train GAME [ARGUMENT...] trains the network of a game's bots on games that bots play,
                           and writes the weights of the network
  new-game NAME            makes the files of a small new game, such as `new-game tin-drums`
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let project = Project::here();
    let done = match words.as_slice() {
        ["gen"] => generate::write(&project),
        ["gen", "--check"] => generate::check(&project),
        ["tidy"] => tidy::run(&project),
        ["tidy", "--list"] => {
            tidy::list();
            Ok(())
        }
        ["web"] => web::write(&project),
        ["web", "--check", folder] => web::check_into(&project, folder),
        ["test", rest @ ..] => test::run(&project, rest),
        ["night", "--list"] => {
            night::list();
            Ok(())
        }
        ["night", steps @ ..] => night::run(&project, steps),
        ["licences", words @ ..] => licences::run(&project, words),
        ["performance", names @ ..] => performance::run(&project, names),
        ["bench", words @ ..] => bench::run(&project, words),
        ["load", words @ ..] => reliability::load(&project, words),
        ["reliability"] => reliability::run(&project),
        ["bless"] => bless::run(&project, false),
        ["bless", "--again"] => bless::run(&project, true),
        ["fit"] => night::fit(&project),
        ["fit", game, words @ ..] => night::fit_game(&project, game, words),
        ["train", game, words @ ..] => night::train_game(&project, game, words),
        ["new-game", name] => new_game::run(&project, name),
        ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        _ => Err(format!("unknown command: {}\n\n{HELP}", words.join(" "))),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            if !why.is_empty() {
                eprintln!("{why}");
            }
            ExitCode::FAILURE
        }
    }
}
