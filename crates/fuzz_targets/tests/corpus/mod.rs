//! Valid inputs, which the harness changes.

use std::fs;
use std::path::{Path, PathBuf};

/// Returns the valid inputs of a target.
pub fn of(target: &str) -> Vec<Vec<u8>> {
    match target {
        "action" => ACTIONS.iter().map(|text| text.as_bytes().to_vec()).collect(),
        "message" => MESSAGES.iter().map(|text| text.as_bytes().to_vec()).collect(),
        "board" => files("games/toy_battle/data/boards"),
        "force" => ["2009", "revised"].iter().flat_map(|edition| armies(edition)).collect(),
        "record" => {
            let folders = ["toy-battle", "plastic-attack-2009", "plastic-attack-revised"];
            let records = folders.iter().flat_map(|game| files(&format!("records/{game}")));
            records.map(|file| first_game(&file)).collect()
        }
        "scenario" => {
            let folders = ["toy-battle", "plastic-attack"].iter();
            let scenarios = folders.flat_map(|game| files(&format!("rules/{game}/scenarios")));
            scenarios.flat_map(|file| single(&file)).collect()
        }
        _ => Vec::new(),
    }
}

fn files(folder: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder);
    let entries = fs::read_dir(&folder).unwrap_or_else(|fault| panic!("{}: {fault}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths.iter().map(|path| fs::read(path).expect("a file of the project can be read")).collect()
}

/// The ready-made armies of an edition.
fn armies(edition: &str) -> Vec<Vec<u8>> {
    let file =
        Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../games/plastic_attack/data/armies-{edition}.json"));
    let text = fs::read(file).expect("a file of the project can be read");
    let whole: serde_json::Value = serde_json::from_slice(&text).expect("the armies are JSON");
    let armies = whole["armies"].as_array().expect("the file lists armies");
    armies.iter().map(|army| army.to_string().into_bytes()).collect()
}

/// A file of records holds several games; the first is enough.
fn first_game(file: &[u8]) -> Vec<u8> {
    let text = String::from_utf8_lossy(file);
    let second = text[1..].find("{\"format\"").map_or(text.len(), |at| at + 1);
    text[..second].as_bytes().to_vec()
}

/// Files of one scenario each, so that a change hits something soon.
fn single(file: &[u8]) -> Vec<Vec<u8>> {
    let whole: serde_json::Value = serde_json::from_slice(file).expect("a scenario file is JSON");
    let scenarios = whole["scenarios"].as_array().expect("a scenario file lists scenarios");
    let alone = |scenario: &serde_json::Value| {
        let mut file = whole.clone();
        file["scenarios"] = serde_json::json!([scenario]);
        file.to_string().into_bytes()
    };
    scenarios.iter().step_by(4).map(alone).collect()
}

const ACTIONS: [&str; 24] = [
    r#"{"draw":{}}"#,
    r#"{"place":{"troop":"jumbo","on":"b4"}}"#,
    r#"{"place":{"troop":"hook","on":"b1"}}"#,
    r#"{"skully":{}}"#,
    r#"{"star":{}}"#,
    r#"{"xb42":{}}"#,
    r#"{"capn":{"troop":"hook","on":"b12"}}"#,
    r#"{"jumbo":{"discard":"b3"}}"#,
    r#"{"castle":{"take_back":"b13"}}"#,
    r#"{"clouds":{}}"#,
    r#"{"jungle":{"move":"b7","to":"b10"}}"#,
    r#"{"cemetery":{"return":"roxy"}}"#,
    r#"{"decline":"jumbo"}"#,
    r#"{"attack":{"with":"Moss Lion","player":"blue"}}"#,
    r#"{"defend":{"with":"Paper Dragon"}}"#,
    r#"{"play":{"card":"10s"}}"#,
    r#"{"use":{"action":"heal","on":"Doctor Mend"}}"#,
    r#"{"use":{"action":"master-plan","players":["red","blue"]}}"#,
    r#"{"use":{"action":"stun"}}"#,
    r#"{"guard":{"for":"Tumble-Tank"}}"#,
    r#"{"decline":"guard"}"#,
    r#"{"decline":"quick-action"}"#,
    r#"{"resign":{}}"#,
    r#"{"timeout":{}}"#,
];

const MESSAGES: [&str; 7] = [
    r#"{"type":"hello","seq":null,"look":null}"#,
    r#"{"type":"hello","seq":17,"look":"public"}"#,
    r#"{"type":"act","id":"a-1","seat":"blue","action":{"place":{"troop":"jumbo","on":"b4"}}}"#,
    r#"{"type":"act","id":"a-2","seat":"red","action":{"draw":{}}}"#,
    r#"{"type":"why","id":"q-1","seat":"blue","action":{"decline":"star"}}"#,
    r#"{"type":"look","viewer":"red"}"#,
    r#"{"type":"ping"}"#,
];
