//! Tests of programs that play in `rumpus match`. The example programs play every game. A program that fails loses its
//! game, and the batch goes on.
#![cfg(unix)]

use crate::common::{file, rumpus, scratch, word};
use serde_json::{Value, json};
use std::path::Path;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// Returns the value of `--seat` that runs the example program in Python.
fn python() -> String {
    format!("cmd:python3 {ROOT}/docs/engine/random_bot.py")
}

/// Returns the value of `--seat` that runs the example program in Rust. Cargo builds the example beside `rumpus`.
fn rust() -> String {
    let bot = Path::new(env!("CARGO_BIN_EXE_rumpus")).with_file_name("examples").join("random_bot");
    assert!(
        bot.exists(),
        "the example is missing; `cargo build -p rumpus --example random_bot` or `cargo test -p rumpus` builds it"
    );
    format!("cmd:{}", word(&bot))
}

/// Plays games between two players. Returns the report, and the path of the file with the records.
fn play(name: &str, game: &str, seats: [&str; 2], more: &[&str]) -> (Value, String) {
    let records = word(&scratch("engine", &format!("{name}.jsonl")));
    let words = ["match", game, "--json", "--record", &records, "--seat", seats[0], "--seat", seats[1]];
    let said = rumpus(&[&words[..], more].concat()).ends(0);
    (serde_json::from_str(&said.out).expect("the output is JSON"), records)
}

/// Returns the messages in a file. Leaves out an unfinished last line: one without a line break.
fn told(path: &str) -> Vec<Value> {
    let told = std::fs::read_to_string(path).expect("the file was written");
    let whole = told.rfind('\n').map_or("", |end| &told[..end]);
    whole.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn the_example_programs_play_every_game() {
    let games = rumpus(&["games", "--json"]).ends(0);
    let games: Value = serde_json::from_str(&games.out).expect("the output is JSON");
    for game in games.as_array().expect("a list").iter().map(|game| game["id"].as_str().expect("every game has an id"))
    {
        let (report, records) = play(game, game, [&python(), &rust()], &["--games", "2"]);
        assert_eq!(report["games"], 2, "{game}: {report}");
        assert_eq!((&report["forfeits"], &report["faults"]), (&Value::Array(vec![]), &Value::Array(vec![])), "{game}");
        rumpus(&["verify", &records]).ends(0);
    }
}

#[test]
fn the_same_seed_gives_the_same_games_with_any_number_of_jobs() {
    let records = |name, jobs| {
        let (_, path) = play(name, "toy-battle", [&python(), "bot:greedy"], &["--games=4", "--seed=5", "--jobs", jobs]);
        std::fs::read_to_string(path).expect("the file was written")
    };
    assert_eq!(records("one-job", "1"), records("two-jobs", "2"));
}

#[test]
fn rumpus_engine_decides_like_bot_3_by_default() {
    let games = rumpus(&["games", "--json"]).ends(0);
    let games: Value = serde_json::from_str(&games.out).expect("the output is JSON");
    for game in games.as_array().expect("a list").iter().map(|game| game["id"].as_str().expect("every game has an id"))
    {
        let engine = format!("cmd:rumpus engine {game}");
        let [played, same] = [&engine, "bot:3"].map(|seat| {
            let (report, records) = play(&format!("{game} {}", &seat[..3]), game, [seat, "bot:greedy"], &["--games=1"]);
            assert_eq!((&report["forfeits"], &report["faults"]), (&json!([]), &json!([])), "{game}");
            std::fs::read_to_string(records).expect("the file was written")
        });
        assert_eq!(played, same, "{game}");
    }
}

#[test]
fn rumpus_engine_reports_its_search() {
    let heard = word(&scratch("engine", "said.jsonl"));
    let rumpus_path = env!("CARGO_BIN_EXE_rumpus");
    let spy =
        file("engine", "engine.sh", &format!("{rumpus_path} engine toy-battle --simulations 300 | tee {heard}\n"));
    play("thinking", "toy-battle", [&format!("cmd:sh {spy}"), "bot:greedy"], &["--games=1", "--stay"]);
    let said = told(&heard);
    assert_eq!(said[0]["protocol"], "rumpus-engine/1");
    let searched: Vec<&Value> = said[1..].iter().filter(|decision| decision["simulations"] == 300).collect();
    assert!(!searched.is_empty(), "{said:?}");
    for decision in searched {
        assert!(decision["value"].as_i64().is_some_and(|value| (-1000..=1000).contains(&value)), "{decision}");
        assert_eq!(decision["line"][0]["action"], decision["action"], "{decision}");
    }
}

#[test]
fn rumpus_engine_answers_invalid_messages_with_errors() {
    let rumpus_path = env!("CARGO_BIN_EXE_rumpus");
    let says = |name: &str, lines: &str, game: &str, because: &str| {
        let script = file("engine", name, &format!("printf '%s\\n' '{lines}' | {rumpus_path} engine {game}\n"));
        let output = std::process::Command::new("sh").arg(script).output().expect("there is a shell");
        let said = String::from_utf8(output.stdout).expect("UTF-8");
        let said: Value = serde_json::from_str(said.lines().last().unwrap_or_default()).expect("the engine answers");
        assert_eq!(said["type"], "error");
        assert!(said["because"].as_str().is_some_and(|why| why.contains(because)), "{said}");
    };
    let hello = r#"{"type":"hello","protocol":"rumpus-engine/1","game":"toy-battle"}"#;
    says("nonsense.sh", "pardon", "toy-battle", "the line is not a message");
    says("other.sh", hello, "attacktix", "this engine plays attacktix, not toy-battle");
    let decide = r#"{"type":"decide","id":1,"seq":0,"seed":1,"view":{},"hints":[],"decisions":[],"complete":true}"#;
    says("early.sh", decide, "toy-battle", "no game has begun");
    rumpus(&["engine", "chess"]).ends(2).complains("chess");
    rumpus(&["engine", "toy-battle", "--bot", "7"]).ends(2).complains("bot:1 to bot:6");
    rumpus(&["engine", "toy-battle", "--time", "0s"]).ends(2).complains("from 1ms");
}

#[test]
fn a_program_gets_only_what_its_seat_may_know() {
    let heard = word(&scratch("engine", "heard.jsonl"));
    let spy = file("engine", "spy.sh", &format!("tee {heard} | python3 {ROOT}/docs/engine/random_bot.py\n"));
    play("spied", "toy-battle", [&format!("cmd:sh {spy}"), "bot:greedy"], &["--games=1", "--stay"]);
    let heard = told(&heard);
    assert!(heard.len() > 5, "{heard:?}");
    let own = heard[1]["seat"].clone();
    for message in heard.iter().filter(|message| !message["view"].is_null()) {
        assert_eq!(message["view"]["viewer"], own, "{message}");
        for event in
            message["steps"].as_array().into_iter().flatten().flat_map(|step| step["events"].as_array()).flatten()
        {
            let is_secret = event["type"] == "drew" && event["seat"] != own;
            assert!(!is_secret || event["troops"].is_null(), "{event}");
        }
    }
}

#[test]
fn a_program_that_fails_loses_and_the_batch_goes_on() {
    let ready =
        r#"read -r hello; echo '{"type":"ready","protocol":"rumpus-engine/1"}'; read -r game; read -r request;"#;
    let illegal = r#"id=${request#*'"id":'}; id=${id%%,*};
        for n in 1 2 3 4; do echo "{\"type\":\"decision\",\"id\":$id,\"action\":{\"dance\":{}}}"; done; sleep 100"#;
    for (name, does, why) in [
        ("crash", "exit 3", "it ended with exit status 3"),
        ("garbage", "echo pardon; echo pardon; sleep 100", "it cannot be understood"),
        ("endless", "cat /dev/zero", "a line of more than 1048576 bytes"),
        ("silent", "sleep 100", "it did not answer within 0.5 s"),
        ("deaf", "exec <&-; sleep 100", "it did not answer within 0.5 s"),
        ("mute", "exec >&-; sleep 100", "it closed its standard output"),
        ("illegal", illegal, "3 of its decisions were refused"),
    ] {
        let script = file("engine", &format!("{name}.sh"), &format!("{ready} {does}\n"));
        let program = format!("cmd:sh {script}");
        let time = if why.contains("within 0.5 s") { "500ms" } else { "60s" };
        let more = ["--games=2", "--time-per-decision", time];
        let (report, records) = play(name, "toy-battle", [&program, "bot:greedy"], &more);
        assert_eq!(report["contestants"][1]["wins"]["count"], 2, "{name}: {report}");
        let forfeits = report["forfeits"].as_array().expect("a list");
        assert_eq!(forfeits.len(), 2, "{name}: the program must be started again for the second game, and fail again");
        for forfeit in forfeits {
            assert!(forfeit["because"].as_str().is_some_and(|because| because.contains(why)), "{name}: {forfeit}");
        }
        rumpus(&["verify", &records]).ends(0);
    }
}

#[test]
fn the_report_lists_forfeits() {
    let script =
        file("engine", "quits.sh", "read -r hello; echo '{\"type\":\"ready\",\"protocol\":\"rumpus-engine/1\"}'\n");
    let seat = format!("cmd:sh {script}");
    let said = rumpus(&["match", "toy-battle", "--games=1", "--stay", "--seat", &seat, "--seat", "bot:1"]).ends(0);
    said.says(&format!("{seat} resigns as blue: it ended with exit status 0"));
}

#[test]
fn a_program_that_cannot_play_is_an_error_before_the_first_game() {
    let play = |seat: &str, more: &[&str]| {
        rumpus(&[&["match", "toy-battle", "--seat", seat, "--seat", "bot:1"], more].concat())
    };
    play("cmd:./no-such-program", &[]).ends(2).complains("it cannot be started");
    play("cmd:true", &[]).ends(2).complains("it ended with exit status 0");
    play("cmd:", &[]).ends(2).complains("names no program");
    play("cmd:./bot 'x", &[]).ends(2).complains("within quotes");
    play("gnu:chess", &[]).ends(2).complains("cmd:PROGRAM");
    play(&python(), &["--time-per-decision", "soon"]).ends(2).complains("500ms");
    play(&python(), &["--time-per-decision", "0s"]).ends(2).complains("from 1ms");
}
