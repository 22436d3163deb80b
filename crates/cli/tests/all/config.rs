//! Tests of `rumpus config` and `rumpus serve --config`: settings from a file, from environment variables and from
//! flags.

use crate::common::{file, rumpus, word};
use std::process::Command;

#[test]
fn all_faults_of_a_file_are_listed_with_line_and_allowed_values() {
    let text = "port = 70000\norigin = [\"https://play.example.org\"]\n\n[limits]\nbody_bytes = \"much\"\n\
                requests_per_guest = \"20\"\nconections = 5\nidle_timeout = 75\n\n[limtis]\nconnections = 5\n";
    let path = file("config", "faults.toml", text);
    let said = rumpus(&["config", "check", &path]).ends(1);
    let lines: Vec<&str> =
        said.out.lines().map(|line| line.strip_prefix(&path).expect("the file comes first")).collect();
    let expected = [
        (":1: port is 70000; it must be", "65535"),
        (":2: there is no setting origin; did you mean origins?", ""),
        (":5: limits.body_bytes is \"much\"; it must be", "KiB"),
        (":6: limits.requests_per_guest is \"20\"; it must be", "20/s, 100 at once"),
        (":7: there is no setting limits.conections; did you mean limits.connections?", ""),
        (":8: limits.idle_timeout is 75; it must be", "30s"),
        (":11: there is no setting limtis.connections; did you mean limits.connections?", ""),
    ];
    for (begins, holds) in expected {
        let found = lines.iter().any(|line| line.starts_with(begins) && line.contains(holds));
        assert!(found, "no line begins with {begins:?} and contains {holds:?}: {}", said.out);
    }
    assert_eq!(lines.len(), expected.len(), "{}", said.out);
    rumpus(&["serve", "--config", &path]).ends(2).complains(":7: there is no setting limits.conections");
}

#[test]
fn each_line_that_is_not_toml_is_named() {
    let path = file("config", "broken.toml", "port = 7701\nbind = \n[limits\n");
    let said = rumpus(&["config", "check", &path]).ends(1);
    assert!(said.out.contains("broken.toml:2: this line is not valid TOML"), "{}", said.out);
    assert!(said.out.contains("broken.toml:3: this line is not valid TOML"), "{}", said.out);
    rumpus(&["config", "check", "/no/such/file.toml"]).ends(2).complains("cannot be read");
}

#[test]
fn flags_override_the_environment_and_the_environment_the_file() {
    let text = "port = 7001\nbind = \"::1\"\n[limits]\nconnections = 7\nbody_bytes = \"1 MiB\"\n";
    let path = file("config", "layers.toml", text);
    let shown = Command::new(env!("CARGO_BIN_EXE_rumpus"))
        .args(["config", "show", "--config", &path, "--port", "7003", "--set", "limits.idle_timeout=2m"])
        .envs([("RUMPUS_PORT", "7002"), ("RUMPUS_LIMITS_CONNECTIONS", "8"), ("RUMPUS_KILLS", "3")])
        .output()
        .expect("the binary runs");
    assert!(shown.status.success());
    let shown = String::from_utf8(shown.stdout).expect("text");
    let line = |name: &str| shown.lines().find(|line| line.starts_with(name)).expect("the setting is there").to_owned();
    for (name, value, origin) in [
        ("port =", "7003", "flag --port"),
        ("bind =", "\"::1\"", "layers.toml:2"),
        ("connections =", "8", "environment RUMPUS_LIMITS_CONNECTIONS"),
        ("body_bytes =", "\"1 MiB\"", "layers.toml:5"),
        ("idle_timeout =", "\"2m\"", "flag --set"),
        ("message_bytes =", "\"16 KiB\"", "# default"),
    ] {
        let line = line(name);
        assert!(line.starts_with(&format!("{name} {value} ")) && line.ends_with(origin), "{line}");
    }
}

#[test]
fn an_unknown_environment_variable_is_a_fault() {
    let said = Command::new(env!("CARGO_BIN_EXE_rumpus"))
        .args(["config", "check"])
        .env("RUMPUS_PROT", "7002")
        .output()
        .expect("the binary runs");
    assert_eq!(said.status.code(), Some(1));
    let text = String::from_utf8(said.stdout).expect("text");
    let fault = "environment RUMPUS_PROT: there is no setting RUMPUS_PROT; did you mean RUMPUS_PORT?\n";
    assert!(text.contains(fault), "{text}");
}

#[test]
fn the_example_in_deploy_is_current_and_its_values_are_allowed() {
    let example = rumpus(&["config", "example"]).ends(0).out;
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/rumpus.toml");
    let kept = std::fs::read_to_string(path).expect("deploy/rumpus.toml is there");
    assert_eq!(kept, example, "deploy/rumpus.toml is stale; run rumpus config example > deploy/rumpus.toml");
    rumpus(&["config", "check", &word(path.as_ref())]).ends(0).says("no faults; 0 of");
    let is_setting = |line: &&str| line.starts_with('#') && !line.starts_with("# ");
    let all: Vec<&str> = kept.lines().map(|line| if is_setting(&line) { &line[1..] } else { line }).collect();
    let count = kept.lines().filter(is_setting).count();
    let all = file("config", "all.toml", &all.join("\n"));
    rumpus(&["config", "check", &all]).ends(0).says(&format!("no faults; {count} of {count} settings are set"));
}
