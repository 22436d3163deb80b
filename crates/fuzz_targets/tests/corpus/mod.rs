//! Valid inputs, which the harness changes, and absurd inputs.

mod attacktix;

use std::fs;
use std::path::{Path, PathBuf};

/// Returns the valid inputs of a target.
pub fn of(target: &str) -> Vec<Vec<u8>> {
    match target {
        "action" => ACTIONS.iter().chain(&attacktix::ACTIONS).map(|text| text.as_bytes().to_vec()).collect(),
        "message" => MESSAGES.iter().chain(&attacktix::MESSAGES).map(|text| text.as_bytes().to_vec()).collect(),
        "board" => {
            let folders = [
                "games/toy_battle/data/boards",
                "games/plastic_fudge/data/battlefields",
                "games/attacktix/data/tables",
            ];
            folders.iter().flat_map(|folder| files(folder)).collect()
        }
        "figure" => figures(),
        "force" => {
            let armies = ["2009", "revised"].iter().flat_map(|edition| armies(edition));
            let forces = ["games/plastic_fudge/data/forces", "games/attacktix/data/forces"];
            armies.chain(forces.iter().flat_map(|folder| files(folder))).collect()
        }
        "record" => {
            let revisions = folders("records").into_iter().flat_map(|game| folders(&game));
            revisions.flat_map(|folder| records(&folder)).map(|file| first_game(&file)).collect()
        }
        "scenario" => {
            let scenarios = folders("rules").into_iter().flat_map(|game| files(&format!("{game}/scenarios")));
            scenarios.flat_map(|file| single(&file)).collect()
        }
        _ => Vec::new(),
    }
}

/// Returns the paths of the folders in a folder of the project, sorted by name.
fn folders(folder: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder);
    let entries = fs::read_dir(&path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
    let mut names: Vec<String> = entries.flatten().map(|entry| entry.file_name().to_string_lossy().into()).collect();
    names.sort();
    names.into_iter().map(|name| format!("{folder}/{name}")).collect()
}

/// Returns the files of a folder of the project, sorted by name, without those of the folders in it.
fn files(folder: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder);
    let entries = fs::read_dir(&folder).unwrap_or_else(|fault| panic!("{}: {fault}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).filter(|path| path.is_file()).collect();
    paths.sort();
    paths.iter().map(|path| fs::read(path).expect("a file of the project can be read")).collect()
}

/// Returns the figures that come with Attacktix, in the format of player-made figures.
fn figures() -> Vec<Vec<u8>> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/attacktix/data/figures.json");
    let text = fs::read(file).expect("a file of the project can be read");
    let whole: serde_json::Value = serde_json::from_slice(&text).expect("the figures are JSON");
    let figures = whole["figures"].as_array().expect("the file lists figures");
    figures.iter().map(|figure| figure.to_string().into_bytes()).collect()
}

/// Returns the armies that come with an edition of Plastic Attack.
fn armies(edition: &str) -> Vec<Vec<u8>> {
    let file =
        Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../games/plastic_attack/data/armies-{edition}.json"));
    let text = fs::read(file).expect("a file of the project can be read");
    let whole: serde_json::Value = serde_json::from_slice(&text).expect("the armies are JSON");
    let armies = whole["armies"].as_array().expect("the file lists armies");
    armies.iter().map(|army| army.to_string().into_bytes()).collect()
}

/// Returns the records of a game. Of Attacktix, returns only the shortest, because its records take long to simulate.
fn records(folder: &str) -> Vec<Vec<u8>> {
    let mut all = files(folder);
    if folder.contains("/attacktix/") {
        all.sort_by_key(Vec::len);
        all.truncate(1);
    }
    all
}

/// Returns the first record of a file of records.
fn first_game(file: &[u8]) -> Vec<u8> {
    let text = String::from_utf8_lossy(file);
    let second = text.find("\n{\"format\"").map_or(text.len(), |at| at + 1);
    text[..second].as_bytes().to_vec()
}

/// Returns every fourth scenario of a file, each as a file of its own. In a short file, a random change more often hits
/// a part that matters.
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

const ACTIONS: [&str; 40] = [
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
    r#"{"do":"pass"}"#,
    r#"{"do":"place","piece":"p1","at":[10,20],"facing":90}"#,
    r#"{"do":"deploy","unit":"g1","at":[24,4],"facing":90}"#,
    r#"{"do":"deploy","unit":"t0","in":"t3"}"#,
    r#"{"do":"lay","at":[20,20],"real":true}"#,
    r#"{"do":"end-deploy"}"#,
    r#"{"do":"roll"}"#,
    r#"{"do":"choose-role","role":"b"}"#,
    r#"{"do":"move","unit":"g1","path":[{"turn":-45},{"go":3.5}]}"#,
    r#"{"do":"move","unit":"t2","path":[{"go":0.25},{"turn":180},{"go":1}],"board":"t3"}"#,
    r#"{"do":"leave","unit":"g0","at":[14,12],"facing":90}"#,
    r#"{"do":"end-moves"}"#,
    r#"{"do":"commit","attacks":[]}"#,
    r#"{"do":"commit","attacks":[{"unit":"g1","target":"t1"},{"unit":"g2","weapon":"grenade","point":[24,24]}]}"#,
    r#"{"do":"commit","attacks":[{"unit":"t1","mine":"m1"},{"unit":"t3","piece":"b1","point":[24,22]}]}"#,
    r#"{"do":"jets","jets":[{"unit":"g9","at":[30,20],"target":"t1"}]}"#,
];

const MESSAGES: [&str; 16] = [
    r#"{"type":"hello","seq":null,"look":null}"#,
    r#"{"type":"hello","seq":17,"look":"public"}"#,
    r#"{"type":"act","id":"a-1","seat":"blue","action":{"place":{"troop":"jumbo","on":"b4"}}}"#,
    r#"{"type":"act","id":"a-2","seat":"red","action":{"draw":{}}}"#,
    r#"{"type":"why","id":"q-1","seat":"blue","action":{"decline":"star"}}"#,
    r#"{"type":"ask","id":"q-2","seat":null,"question":{"reach":{"figure":3}}}"#,
    r#"{"type":"ask","id":"q-3","seat":"green","question":{"ask":"reach","unit":"g1"}}"#,
    r#"{"type":"ask","id":"q-4","seat":"tan","question":{"ask":"way","unit":"t1","to":[24,24],"facing":270}}"#,
    r#"{"type":"ask","id":"q-5","seat":"green","question":{"ask":"targets","unit":"g1"}}"#,
    r#"{"type":"ask","id":"q-6","seat":"tan","question":{"ask":"attack","attack":{"unit":"t1","point":[20,20]}}}"#,
    r#"{"type":"ask","id":"q-7","seat":"tan","question":{"ask":"surroundings","unit":"t1"}}"#,
    r#"{"type":"ask","id":"q-8","seat":null,"question":{"ask":"measure","from":"g1","to":[24,24]}}"#,
    r#"{"type":"ask","id":"q-9","seat":"green","question":{"ask":"path","action":{"do":"move","unit":"g1","path":[{"go":3}]}}}"#,
    r#"{"type":"act","id":"a-3","seat":"tan","action":{"do":"move","unit":"t1","path":[{"go":3}]}}"#,
    r#"{"type":"look","viewer":"red"}"#,
    r#"{"type":"ping"}"#,
];

/// Returns inputs that are well formed but absurd, each with the name of its target: huge numbers, and very long lists.
pub fn absurd() -> Vec<(&'static str, String)> {
    let lengths = ["1e300", "-1e300", "1e-300", "9007199254740993", "-0.0", "84550", "1e999", "NaN", "null", "\"1\""];
    let mut inputs = Vec::new();
    for length in lengths {
        let place = format!("[{length},{length}]");
        for action in [
            format!(r#"{{"do":"move","unit":"g1","path":[{{"go":{length}}},{{"turn":{length}}}]}}"#),
            format!(r#"{{"do":"deploy","unit":"g1","at":{place},"facing":{length}}}"#),
            format!(r#"{{"do":"lay","at":{place},"real":true}}"#),
            format!(r#"{{"do":"commit","attacks":[{{"unit":"t1","point":{place},"direction":{length}}}]}}"#),
        ] {
            let path = format!(r#"{{"ask":"path","action":{action}}}"#);
            inputs.push(("message", format!(r#"{{"type":"ask","id":"q","seat":"green","question":{path}}}"#)));
            inputs.push(("action", action));
        }
        for question in [
            format!(r#"{{"ask":"way","unit":"t1","to":{place},"facing":{length}}}"#),
            format!(r#"{{"ask":"measure","from":{place},"to":"g1"}}"#),
            format!(r#"{{"ask":"attack","attack":{{"unit":"t1","point":{place}}}}}"#),
        ] {
            inputs.push(("message", format!(r#"{{"type":"ask","id":"q","seat":"tan","question":{question}}}"#)));
        }
        let unit = format!(r#"{{"type":"basic","commander":true,"ml":{length}}}"#);
        inputs.push(("force", format!(r#"{{"format":1,"game":"plastic-fudge","units":[{unit}],"markers":{length}}}"#)));
        let piece = format!(r#"{{"id":"p1","type":"open","rect":[0,0,{length},{length}],"height":{length}}}"#);
        let table = r#""format":1,"game":"plastic-fudge","name":"Odd""#;
        inputs.push(("board", format!(r#"{{{table},"table":[48,48],"terrain":[{piece}]}}"#)));
        inputs.push(("board", format!(r#"{{{table},"table":{place}}}"#)));
    }
    inputs.extend(endless());
    inputs.extend(attacktix::absurd());
    inputs
}

/// Returns inputs with lists of 5000 items, each with the name of its target.
fn endless() -> Vec<(&'static str, String)> {
    let many = |piece: &dyn Fn(usize) -> String| (0..5_000).map(piece).collect::<Vec<_>>().join(",");
    let legs = many(&|n| if n % 2 == 0 { r#"{"turn":1}"#.into() } else { r#"{"go":0.001}"#.into() });
    let attacks = many(&|_| r#"{"unit":"g1","target":"t1"}"#.into());
    let units = many(&|_| r#"{"type":"basic"}"#.into());
    let corners = many(&|n| format!("[{},{}]", n % 48, n / 110));
    let pieces = many(&|n| format!(r#"{{"id":"p{n}","type":"forest","rect":[1,1,40,40]}}"#));
    let path = format!(r#"{{"do":"move","unit":"g1","path":[{legs}]}}"#);
    let table = r#""format":1,"game":"plastic-fudge","name":"Endless","table":[48,48]"#;
    vec![
        ("message", format!(r#"{{"type":"ask","id":"q","seat":"green","question":{{"ask":"path","action":{path}}}}}"#)),
        ("action", path),
        ("action", format!(r#"{{"do":"commit","attacks":[{attacks}]}}"#)),
        ("force", format!(r#"{{"format":1,"game":"plastic-fudge","units":[{units}]}}"#)),
        ("board", format!(r#"{{{table},"terrain":[{{"id":"p1","type":"forest","polygon":[{corners}]}}]}}"#)),
        ("board", format!(r#"{{{table},"terrain":[{pieces}]}}"#)),
    ]
}
