//! Tests of programs that fail. Each must be stopped in time, with an error that says why, and all its processes must
//! end. The programs are shell scripts.
#![cfg(unix)]

use engine::{Asked, Command, Decision, Failure, Limits, NewGame, Program, Refusal, Request};
use referee::RulesId;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Time limits that a sound program keeps even on a busy machine.
const LIMITS: Limits = Limits { start: Duration::from_secs(60), decision: Duration::from_secs(60) };
/// A time limit for decisions that is short enough for a test to wait for it.
const SHORT: Limits = Limits { decision: Duration::from_millis(1_500), ..LIMITS };
/// The beginning of each shell script: it answers `hello`, and reads the line that begins a game.
const READY: &str = r#"read -r hello; echo '{"type":"ready","protocol":"rumpus-engine/1"}'; read -r game;"#;

/// A game in which 7 is the only legal decision, and which answers only the question "how far".
struct Seven;

impl Asked for Seven {
    fn judge(&self, action: &Value) -> Option<Refusal> {
        let because = format!("{action} is not 7");
        (action != 7).then(|| Refusal { clause: Some("X-1".into()), because, reason: Value::Null })
    }

    fn answer(&self, question: &Value) -> Result<Value, String> {
        if question == "how far" { Ok(json!(3)) } else { Err("ask how far".into()) }
    }
}

fn game() -> NewGame {
    let rules = RulesId { game: "sevens".into(), edition: "1".into(), revision: 1 };
    let (seats, seat) = (vec!["ann".into()], "ann".into());
    NewGame { rules, seats, seat, setup: Value::Null, opened_with: Value::Null }
}

fn request() -> Request {
    serde_json::from_value(json!({ "id": 0, "view": {}, "decisions": [7], "complete": true })).expect("a request")
}

fn shell(script: &str) -> Command {
    format!("sh -c {}", shlex::try_quote(script).expect("no zero bytes"))
        .parse()
        .expect("the quoted script is a command line")
}

fn start(script: &str) -> Result<Program, Failure> {
    Program::start(&shell(script), "sevens", LIMITS)
}

/// Lets a program decide once, and returns its decision. The program gets ready ([`READY`]), reads the request, and
/// then runs `script`.
#[track_caller]
fn decides_within(limits: Limits, script: &str) -> Result<Decision, Failure> {
    let began = Instant::now();
    let script = format!("{READY} read -r request; {script}");
    let mut program = Program::start(&shell(&script), "sevens", limits).expect("the program starts");
    program.begin(game()).expect("the program runs");
    let decided = program.decide(request(), &Seven);
    drop(program);
    assert!(began.elapsed() < Duration::from_secs(30), "{decided:?} took {:?}", began.elapsed());
    decided
}

#[track_caller]
fn decides(script: &str) -> Result<Decision, Failure> {
    decides_within(LIMITS, script)
}

#[track_caller]
fn fails(script: &str) -> Failure {
    decides(script).expect_err("the program must fail")
}

#[track_caller]
fn is_late(script: &str) -> String {
    let failure = decides_within(SHORT, script).expect_err("the program must fail");
    assert!(matches!(failure, Failure::Late(_)), "{failure}");
    failure.to_string()
}

/// Returns a shell command that prints a decision.
fn says(action: &str) -> String {
    format!(r#"echo '{{"type":"decision","id":1,"action":{action}}}';"#)
}

/// Returns the path of a file for a test, and removes a file that an earlier run left there.
fn scratch(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _none_was_left = std::fs::remove_file(&path);
    path
}

/// Waits until a process is gone, or is a zombie that its parent has not yet waited for.
#[track_caller]
fn assert_gone(pid: &str) {
    let until = Instant::now() + Duration::from_secs(5);
    let stat = Path::new("/proc").join(pid.trim()).join("stat");
    while std::fs::read_to_string(&stat).is_ok_and(|stat| !stat.contains(") Z ")) {
        assert!(Instant::now() < until, "process {pid} still runs");
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn a_program_that_decides_plays_many_games() {
    let answer = r#"while read -r line; do case "$line" in *'"decide"'*) id=${line#*'"id":'}; id=${id%%,*};
        echo "{\"type\":\"decision\",\"id\":$id,\"action\":7,\"value\":12}";; esac; done"#;
    let mut program = start(&format!("{READY} {answer}")).expect("the program starts");
    for n in 1..=3 {
        program.begin(game()).expect("the program runs");
        let decided = program.decide(request(), &Seven).expect("7 is legal");
        assert_eq!((decided.id, decided.action, decided.value), (n, json!(7), Some(12)));
    }
}

#[test]
fn a_program_gets_answers_and_refusals_before_it_decides() {
    let heard = scratch("heard.jsonl");
    let line = |message: &str| format!("echo '{message}'; read -r line; echo \"$line\" >> {};", heard.display());
    let script = [
        line(r#"{"type":"ask","id":1,"question":"how far"}"#),
        line(r#"{"type":"ask","id":1,"question":"how high"}"#),
        line(r#"{"type":"why","id":1,"action":6}"#),
        line(r#"{"type":"why","id":1,"action":7}"#),
        line(r#"{"type":"decision","id":1,"action":5}"#),
        line("pardon"),
        says("7"),
    ];
    assert_eq!(decides(&script.concat()).expect("the program decides in the end").action, 7);
    let heard = std::fs::read_to_string(heard).expect("the program has written what it heard");
    let heard: Vec<Value> = heard.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let refusal = |n: u8| json!({ "clause": "X-1", "because": format!("{n} is not 7"), "reason": null });
    let unreadable = "\"pardon\" is not a valid message: expected value at line 1 column 1";
    assert_eq!(
        heard,
        [
            json!({ "type": "answer", "id": 1, "answer": 3 }),
            json!({ "type": "no_answer", "id": 1, "because": "ask how far" }),
            json!({ "type": "why", "id": 1, "refusal": refusal(6) }),
            json!({ "type": "why", "id": 1, "refusal": null }),
            json!({ "type": "refused", "id": 1, "refusal": refusal(5), "tries_left": 2 }),
            json!({ "type": "unreadable", "because": unreadable }),
        ]
    );
}

#[test]
fn starting_a_program_that_is_missing_or_not_ready_is_an_error() {
    let failure =
        Program::start(&"./no-such-program".parse().expect("the command line has a program"), "sevens", LIMITS).err();
    assert!(matches!(failure, Some(Failure::NotStarted(_))), "{failure:?}");
    assert_eq!(start("exit 3").err(), Some(Failure::Gone("it ended with exit status 3".into())));
    let other = start(r#"echo '{"type":"ready","protocol":"uci"}'"#).err();
    assert_eq!(other, Some(Failure::Unreadable("it speaks \"uci\", not \"rumpus-engine/1\"".into())));
    assert!(matches!(start("echo hello").err(), Some(Failure::Unreadable(_))));
    let refuses = start(r#"echo '{"type":"error","because":"not my game"}'"#).err();
    assert_eq!(refuses, Some(Failure::GaveUp("not my game".into())));
    let slow = Limits { start: Duration::from_millis(200), ..LIMITS };
    let failure = Program::start(&shell("sleep 100"), "sevens", slow).err();
    assert_eq!(failure.map(|failure| failure.to_string()), Some("it did not answer within 0.2 s".into()));
}

#[test]
fn a_program_that_sleeps_is_late() {
    assert_eq!(is_late("sleep 100"), "it did not answer within 1.5 s");
}

#[test]
fn a_program_that_ends_or_closes_its_output_is_gone() {
    assert_eq!(fails("exit 0"), Failure::Gone("it ended with exit status 0".into()));
    assert_eq!(fails("kill -9 $$"), Failure::Gone("it was ended by signal 9".into()));
    assert_eq!(fails("exec >&-; sleep 100"), Failure::Gone("it closed its standard output".into()));
}

#[test]
fn a_program_may_close_its_input_and_one_that_reads_nothing_is_late() {
    assert_eq!(decides(&format!("exec <&-; {}", says("7"))).expect("a program may close its input").action, 7);
    // The messages to this program have more bytes than a pipe holds.
    let deaf = shell(r#"echo '{"type":"ready","protocol":"rumpus-engine/1"}'; sleep 100"#);
    let mut program = Program::start(&deaf, "sevens", SHORT).expect("the program starts");
    let began = Instant::now();
    for _ in 0..50 {
        program.begin(NewGame { setup: json!("x".repeat(100_000)), ..game() }).expect("the program runs");
    }
    assert!(began.elapsed() < Duration::from_secs(1), "Rumpus does not wait for the program to read");
    assert!(matches!(program.decide(request(), &Seven), Err(Failure::Late(_))));
}

#[test]
fn a_program_that_writes_an_endless_line_is_stopped() {
    assert_eq!(fails("head -c 3000000 /dev/zero"), Failure::TooLong);
    let forever = fails("cat /dev/zero");
    assert_eq!(forever, Failure::TooLong);
}

#[test]
fn a_program_that_floods_is_stopped() {
    assert!(matches!(fails("yes"), Failure::Unreadable(_)));
    // Rumpus skips empty lines, so this program never decides.
    is_late("yes ''");
    let question = r#"{"type":"ask","id":1,"question":"how high"}"#;
    assert_eq!(fails(&format!("yes '{question}'")), Failure::Curious);
    assert_eq!(
        fails(&format!("yes '{}'", r#"{"type":"decision","id":1,"action":6}"#)).to_string().split(',').next(),
        Some("3 of its decisions were refused")
    );
}

#[test]
fn a_second_unreadable_line_is_a_failure() {
    assert!(matches!(fails("echo pardon; echo pardon; sleep 100"), Failure::Unreadable(_)));
    let bytes = fails(r"printf '\377\n\377\n'; sleep 100");
    assert_eq!(bytes.to_string(), "it cannot be understood: a line is not UTF-8");
    assert_eq!(decides(&format!("echo pardon; {}", says("7"))).expect("once is forgiven").action, 7);
}

#[test]
fn an_answer_to_another_request_counts_as_unreadable() {
    let other = r#"echo '{"type":"decision","id":8,"action":7}';"#;
    let failure = fails(&format!("{other}{other} sleep 100"));
    assert_eq!(
        failure.to_string(),
        "it cannot be understood: a message is about request 8, but the latest request is 1"
    );
    assert!(matches!(
        fails(r#"echo '{"type":"ready","protocol":"rumpus-engine/1"}'; echo {}"#),
        Failure::Unreadable(_)
    ));
}

#[test]
fn a_third_refused_decision_is_a_failure() {
    let failure = fails(&[says("1"), says("2"), says("3"), says("7"), "sleep 100".into()].concat());
    assert_eq!(failure.to_string(), "3 of its decisions were refused, the last one because 3 is not 7");
}

#[test]
fn the_processes_that_a_program_has_started_end_with_it() {
    let pids = scratch("pids");
    let script = format!("sleep 1000 & echo $! > {0}; (sleep 1000 & echo $! >> {0}); wait", pids.display());
    is_late(&script);
    let pids = std::fs::read_to_string(pids).expect("the program has written which processes it started");
    assert_eq!(pids.lines().count(), 2);
    pids.lines().for_each(assert_gone);
}

#[test]
fn a_program_that_has_failed_is_started_again_for_the_next_game() {
    let runs = scratch("runs");
    let script = format!("echo x >> {}; {READY} read -r request; {} read -r line; exit 1", runs.display(), says("7"));
    let mut program = start(&script).expect("the program starts");
    program.begin(game()).expect("the program runs");
    program.decide(request(), &Seven).expect("the first answer is sound");
    let failure = program.decide(request(), &Seven).expect_err("the second answer is not sound");
    assert_eq!(failure, Failure::Gone("it ended with exit status 1".into()));
    program.begin(game()).expect("the program is started again");
    assert_eq!(std::fs::read_to_string(runs).expect("each start has written a line").lines().count(), 2);
}

#[test]
fn a_program_that_does_not_end_by_itself_is_killed() {
    let pid = scratch("pid");
    let program = start(&format!("echo $$ > {}; {READY} trap '' TERM HUP; sleep 1000; sleep 1000", pid.display()));
    let mut program = program.expect("the program starts");
    program.begin(game()).expect("the program runs");
    let began = Instant::now();
    drop(program);
    assert!(began.elapsed() < Duration::from_secs(3));
    assert_gone(&std::fs::read_to_string(pid).expect("the program has written its process id"));
}

#[test]
fn command_lines_are_split_as_a_shell_splits_them() {
    let command: Command = r#"cmd:./my-bot --name "two words" it\'s"#.parse().expect("the command line has a program");
    assert_eq!(
        (command.program(), command.arguments()),
        ("./my-bot", &["--name", "two words", "it's"].map(String::from)[..])
    );
    assert_eq!(command.to_string(), r#"cmd:./my-bot --name "two words" it\'s"#);
    for (text, why) in [("cmd:", "names no program"), ("cmd: ''", "names no program"), ("cmd:./a 'b", "within quotes")]
    {
        let refused = text.parse::<Command>().expect_err(text);
        assert!(refused.contains(why), "{refused}");
    }
}
