//! `rumpus online`: lets a program that speaks the engine protocol play on a server.

mod curl;
mod table;

use crate::{Answer, batch, complain, player, say};
use ::engine::Command;
use clap::Args;
use curl::Api;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::Duration;

/// The time between two requests for the list of matches.
const LOOK_EVERY: Duration = Duration::from_secs(5);

/// The most requests for the list that may fail in a row.
const MOST_FAILURES: u32 = 60;

/// A match that the program has stopped playing: its id, and how the match ended or why the program could not go on.
type Ended = (String, Result<String, String>);

/// Arguments of `rumpus online`.
#[derive(Args)]
pub struct Online {
    /// Invite links of matches that the program joins. It also goes on with all matches in which it already has a seat
    links: Vec<String>,
    /// The address of the server, such as https://play.example.org
    #[arg(long, value_name = "URL")]
    server: String,
    /// The file with the program's token, which you get on the settings page of the server
    #[arg(long, value_name = "FILE")]
    token_file: PathBuf,
    /// The program and its arguments, such as './my-bot --deep'. The command starts it for each match, and again after
    /// each lost connection
    #[arg(long, value_name = "COMMAND")]
    cmd: Command,
    /// How many matches the program plays at once; other matches wait
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u16).range(1..))]
    games: u16,
    /// End when the program has no match left to play
    #[arg(long)]
    once: bool,
}

impl Online {
    /// Plays until a signal interrupts it, or with `--once` until no match is left. Returns [`Answer::No`] if the
    /// program could not go on in a match.
    pub fn run(self) -> Result<Answer, String> {
        let token = crate::read(&self.token_file)?.trim().to_owned();
        let api = Arc::new(Api::new(&self.server, &token)?);
        let command = player::itself(self.cmd.clone());
        batch::end_programs_when_interrupted();
        let me = api.get("/api/me")?;
        if me["program"] != true {
            return Err(
                "the token belongs to a person, not to a program; make a token for a program on the settings page"
                    .into(),
            );
        }
        say!("The server {} knows this program as {}.", self.server, word(&me["name"]));
        for link in &self.links {
            join(&api, link)?;
        }
        self.play_all(&api, &command)
    }

    /// Plays each match of the program in a thread of its own. If the program could not go on in a match, does not try
    /// this match again.
    fn play_all(&self, api: &Arc<Api>, command: &Command) -> Result<Answer, String> {
        let (done, ended) = mpsc::channel();
        let (mut playing, mut left) = (BTreeSet::<String>::new(), BTreeSet::<String>::new());
        let mut failures = 0;
        loop {
            let listed = api.get("/api/matches").map(|list| open_matches(&list));
            match &listed {
                Ok(open) if self.once && playing.is_empty() && open.iter().all(|(id, _)| left.contains(id)) => {
                    return Ok(if left.is_empty() { Answer::Yes } else { Answer::No });
                }
                Ok(_) => failures = 0,
                Err(why) if failures == MOST_FAILURES => return Err(why.clone()),
                Err(_) => failures += 1,
            }
            for (id, game) in listed.unwrap_or_default() {
                let is_free = playing.len() < usize::from(self.games) && !left.contains(&id);
                if is_free && playing.insert(id.clone()) {
                    say!("{id}: the program plays {game} now.");
                    begin(api, command, &id, &done);
                }
            }
            if let Ok((id, ended)) = ended.recv_timeout(LOOK_EVERY) {
                playing.remove(&id);
                match ended {
                    Ok(said) => say!("{id}: {said}"),
                    Err(why) => {
                        complain!("{id}: {why}");
                        left.insert(id);
                    }
                }
            }
        }
    }
}

/// Plays a match on a new thread, which sends how the match ended to `done`.
fn begin(api: &Arc<Api>, command: &Command, id: &str, done: &Sender<Ended>) {
    let (api, command, id, done) = (api.clone(), command.clone(), id.to_owned(), done.clone());
    thread::spawn(move || {
        let ended = table::play(&api, &command, &id);
        let _ignored_if_nobody_waits = done.send((id, ended));
    });
}

/// Returns the id and the game of each match that is not over and in which the program has a seat.
fn open_matches(list: &Value) -> Vec<(String, String)> {
    let matches = list["matches"].as_array().into_iter().flatten();
    let sits = |seats: &Value| seats.as_array().into_iter().flatten().any(|seat| seat["you"] == true);
    let open = matches.filter(|one| (one["status"] == "waiting" || one["status"] == "playing") && sits(&one["seats"]));
    open.map(|one| (word(&one["id"]).to_owned(), word(&one["game"]).to_owned())).collect()
}

/// Takes the seat that an invite link offers.
fn join(api: &Api, link: &str) -> Result<(), String> {
    let path = link.split_once("/join/").map(|(_, path)| path.trim_end_matches('/'));
    let Some((id, token)) = path.and_then(|path| path.split_once('/')).filter(|(id, _)| is_id(id)) else {
        return Err(format!("{link:?} is not an invite link; an invite link ends with /join/MATCH/CODE"));
    };
    api.post(&format!("/api/matches/{id}/join"), &json!({ "token": token }).to_string())?.good()?;
    say!("{id}: joined.");
    Ok(())
}

fn is_id(id: &str) -> bool {
    !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

fn word(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
