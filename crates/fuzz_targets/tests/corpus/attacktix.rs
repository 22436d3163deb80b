//! Valid and absurd inputs of Attacktix.

/// Valid decisions.
pub const ACTIONS: [&str; 20] = [
    r#"{"choose_side":{"side":"west"}}"#,
    r#"{"place":{"figure":"p1-01","at":[0,-457200],"advance":25400}}"#,
    r#"{"ready":{}}"#,
    r#"{"move":{"figure":"p1-01","path":[{"roll":50800},{"face":9000},{"roll":25400}]}}"#,
    r#"{"move":{"figure":"p2-02","path":[{"face":18000},{"roll":76200}],"push":"barrel1","destroy":["fence1.1"]}}"#,
    r#"{"end_moves":{}}"#,
    r#"{"turn_base":{"figure":"p1-02","face":9000}}"#,
    r#"{"adjust":{"figure":"p1-01","aim":{"yaw":1000,"dir":"ccw","pull":800}}}"#,
    r#"{"attack":{"figure":"p1-02","aim":{"yaw":0,"pitch":375}}}"#,
    r#"{"attack":{"figure":"p2-01","aim":{"yaw":-2000,"pitch":0,"dir":"cw","pull":1000}}}"#,
    r#"{"attack":{"figure":"p1-03","aim":{"yaw":500,"height":53000,"pull":1000,"knob":4011}}}"#,
    r#"{"fire_next":{"figure":"p1-01"}}"#,
    r#"{"cease_fire":{}}"#,
    r#"{"attack_section":{"figure":"p1-01","section":"fence1.1"}}"#,
    r#"{"special":{"of":"p2-01","target":"p2-02","along":0}}"#,
    r#"{"special":{"of":"p2-01","targets":["p1-01","p1-02"],"heading":9000,"roll":101600,"use":true}}"#,
    r#"{"pass":{}}"#,
    r#"{"end_turn":{}}"#,
    r#"{"dispute":{"about":"is it touching?"}}"#,
    r#"{"call":{"colour":"red"}}"#,
];

/// Valid messages on the socket.
pub const MESSAGES: [&str; 14] = [
    r#"{"type":"ask","id":"q","seat":"p1","question":{"ask":"reach","figure":"p1-01"}}"#,
    r#"{"type":"ask","id":"q","seat":"p1","question":{"ask":"way","figure":"p1-01","to":[0,0],"facing":0}}"#,
    r#"{"type":"ask","id":"q","seat":"p2","question":{"ask":"path","figure":"p2-01","path":[{"face":9000},{"roll":25400}]}}"#,
    r#"{"type":"ask","id":"q","seat":"p1","question":{"ask":"check","action":{"attack":{"figure":"p1-01","aim":{"yaw":0}}}}}"#,
    r#"{"type":"ask","id":"q","seat":"p1","question":{"ask":"placing","figure":"p1-01"}}"#,
    r#"{"type":"ask","id":"q","seat":"p2","question":{"ask":"aims","figure":"p2-02"}}"#,
    r#"{"type":"ask","id":"q","seat":null,"question":{"ask":"aim","figure":"p1-02","aim":{"yaw":500,"pitch":200}}}"#,
    r#"{"type":"ask","id":"q","seat":"p2","question":{"ask":"return","special":"p2-01","along":1000}}"#,
    r#"{"type":"ask","id":"q","seat":"p2","question":{"ask":"shift","special":"p2-01","target":"p1-01","heading":0,"roll":25400}}"#,
    r#"{"type":"ask","id":"q","seat":"p3","question":{"ask":"surroundings","figure":"p1-01"}}"#,
    r#"{"type":"ask","id":"q","seat":null,"question":{"ask":"measure","from":"p1-01","to":[24000,-24000]}}"#,
    r#"{"type":"act","id":"a","seat":"p1","action":{"place":{"figure":"p1-01","at":[0,-457200]}}}"#,
    r#"{"type":"why","id":"q","seat":"p2","action":{"end_turn":{}}}"#,
    r#"{"type":"look","viewer":"p1"}"#,
];

/// What to write in place of a number: huge and tiny numbers, and values that are not numbers in JSON.
const NUMBERS: [&str; 11] = [
    "1e300",
    "-1e300",
    "9007199254740993",
    "2147483647",
    "-2147483648",
    "-0.0",
    "0.5",
    "1e999",
    "NaN",
    "null",
    "\"1\"",
];

/// A valid movement wheel of a figure, as JSON.
const WHEEL: &str = r#"["8w*","10r","10r","10r*","9r*","7w","8w*","11r","9r*","9w","8w*","9w"]"#;

/// Returns inputs that are well formed but absurd, each with the name of its target.
pub fn absurd() -> Vec<(&'static str, String)> {
    let mut inputs: Vec<(&'static str, String)> = NUMBERS.iter().flat_map(|number| of_number(number)).collect();
    inputs.extend(endless());
    inputs.extend(scenarios());
    inputs
}

fn of_number(n: &str) -> Vec<(&'static str, String)> {
    let aim = format!(r#"{{"yaw":{n},"pitch":{n},"pull":{n},"dip":{n},"height":{n},"knob":{n},"dir":"cw"}}"#);
    let mut inputs = Vec::new();
    for (seat, figure) in [("p1", "p1-01"), ("p2", "p2-02")] {
        for action in [
            format!(r#"{{"attack":{{"figure":"{figure}","aim":{aim}}}}}"#),
            format!(r#"{{"attack":{{"figure":"{figure}","aim":{{"yaw":{n}}}}}}}"#),
            format!(r#"{{"adjust":{{"figure":"{figure}","aim":{{"yaw":0,"pitch":{n}}}}}}}"#),
            format!(r#"{{"move":{{"figure":"{figure}","path":[{{"face":{n}}},{{"roll":{n}}}]}}}}"#),
            format!(r#"{{"place":{{"figure":"{figure}","at":[{n},{n}],"advance":{n}}}}}"#),
            format!(r#"{{"special":{{"of":"{figure}","along":{n},"heading":{n},"roll":{n}}}}}"#),
            format!(r#"{{"turn_base":{{"figure":"{figure}","face":{n}}}}}"#),
        ] {
            let check = format!(r#"{{"ask":"check","action":{action}}}"#);
            inputs.push(("message", asked(seat, &check)));
            inputs.push(("action", action));
        }
        for question in [
            format!(r#"{{"ask":"aim","figure":"{figure}","aim":{aim}}}"#),
            format!(r#"{{"ask":"way","figure":"{figure}","to":[{n},{n}],"facing":{n}}}"#),
            format!(r#"{{"ask":"path","figure":"{figure}","path":[{{"face":{n}}},{{"roll":{n}}}]}}"#),
            format!(r#"{{"ask":"return","special":"{figure}","along":{n}}}"#),
            format!(r#"{{"ask":"shift","special":"{figure}","target":"p1-01","heading":{n},"roll":{n}}}"#),
            format!(r#"{{"ask":"measure","from":[{n},{n}],"to":"{figure}"}}"#),
        ] {
            inputs.push(("message", asked(seat, &question)));
        }
    }
    for weapon in [
        format!(r#"{{"kind":"ranged","missiles":{n},"missile":{{"mass_g":{n},"speed_cm_s":{n}}}}}"#),
        format!(
            r#"{{"kind":"slash","energy_erg":{n},"reach":{n},"reach_cm":{n},"mass_g":{n},"radius_cm":{n},"height_cm":{n},"wound_rad":{n},"rest_rad":{n},"damping":{n}}}"#
        ),
    ] {
        inputs.extend(made(&own(&weapon, n, WHEEL)));
    }
    inputs.extend(made(&own(r#""SL6""#, n, WHEEL)));
    inputs.extend(made(&own(r#""SL6""#, "20", &format!("[{n}]"))));
    for effect in [
        format!(r#"{{"kind":"force-move","filter":{{"points_max":{n}}},"tix":{n}}}"#),
        format!(r#"{{"kind":"regrind","filter":{{}},"count":{n}}}"#),
        format!(r#"{{"kind":"pin","turns":{n}}}"#),
    ] {
        inputs.extend(made(&able(&effect)));
    }
    let section = format!(r#"{{"id":"s1","code":"F05","sections":[{{"id":"s1.1","from":[{n},0],"to":[0,{n}]}}]}}"#);
    let area = format!(r#"{{"id":"a1","code":"F02","area":[[0,0],[{n},0],[0,{n}]]}}"#);
    let barrel = format!(r#"{{"id":"b1","code":"F10","at":[{n},{n}],"facing":{n}}}"#);
    inputs.extend([section, area, barrel].map(|piece| ("board", table(&piece))));
    inputs
}

fn asked(seat: &str, question: &str) -> String {
    format!(r#"{{"type":"ask","id":"q","seat":"{seat}","question":{question}}}"#)
}

/// Returns a player-made figure type, as JSON.
fn own(weapon: &str, points: &str, wheel: &str) -> String {
    format!(
        r#"{{"code":"X01","name":"Odd","mode":null,"faction":"Odd","class":"W","points":{points},"base":"standard","weapon":{weapon},"wheel":{wheel},"ability":null}}"#
    )
}

fn force(figure: &str, battle: &str) -> String {
    format!(r#"{{"format":1,"game":"attacktix","battle":[{battle}],"backup":[],"figures":[{figure}]}}"#)
}

/// Returns a player-made figure type with an effect when it is defeated, as JSON.
fn able(effect: &str) -> String {
    let ability = format!(r#""ability":{{"name":"Odd","guard":null,"effect":{effect}}}"#);
    own(r#""SL6""#, "20", WHEEL).replace(r#""ability":null"#, &ability)
}

/// Returns inputs with a figure type: the figure by itself, and a force that contains it.
fn made(figure: &str) -> [(&'static str, String); 2] {
    [("figure", figure.to_owned()), ("force", force(figure, r#""X01""#))]
}

fn table(pieces: &str) -> String {
    format!(r#"{{"format":1,"game":"attacktix","id":"odd","name":"Odd","terrain":[{pieces}]}}"#)
}

/// Returns inputs with lists of 5000 items, each with the name of its target.
fn endless() -> Vec<(&'static str, String)> {
    let many = |piece: &dyn Fn(usize) -> String| (0..5_000).map(piece).collect::<Vec<_>>().join(",");
    let legs = many(&|n| if n % 2 == 0 { format!(r#"{{"face":{}}}"#, n % 36_000) } else { r#"{"roll":1}"#.into() });
    let sections = many(&|n| format!(r#""fence1.{n}""#));
    let figures = many(&|_| r#""p1-01""#.into());
    let types = many(&|_| r#""B04""#.into());
    let owns = many(&|_| own(r#""SL6""#, "20", WHEEL));
    let corners = many(&|n| format!("[{},{}]", n * 7 % 601, n * 11 % 599));
    let barrels = many(&|n| format!(r#"{{"id":"b{n}","code":"F10","at":[{n},{n}],"facing":0}}"#));
    let path = format!(r#""figure":"p1-01","path":[{legs}]"#);
    let names = many(&|n| format!(r#""name {n}""#));
    let named = able(&format!(r#"{{"kind":"reinforce","filter":{{"name":[{names}],"weapon":[{names}]}}}}"#));
    let wind = (0..5_000).fold(String::new(), |all, _| all + "about this ");
    vec![
        ("action", format!(r#"{{"move":{{{path}}}}}"#)),
        ("message", asked("p1", &format!(r#"{{"ask":"path",{path}}}"#))),
        ("action", format!(r#"{{"move":{{"figure":"p1-01","path":[],"destroy":[{sections}]}}}}"#)),
        ("action", format!(r#"{{"special":{{"of":"p1-01","targets":[{figures}]}}}}"#)),
        ("action", format!(r#"{{"dispute":{{"about":"{wind}"}}}}"#)),
        ("force", format!(r#"{{"format":1,"game":"attacktix","battle":[{types}],"backup":[{types}]}}"#)),
        ("force", force(&owns, r#""X01""#)),
        ("figure", own(r#""SL6""#, "20", WHEEL).replace("Odd", &wind)),
        ("figure", named),
        ("board", table(&format!(r#"{{"id":"a1","code":"F02","area":[{corners}]}}"#))),
        ("board", table(&barrels)),
    ]
}

/// Returns scenarios in which figures overlap, and aims that no weapon allows. Each simulation must end.
fn scenarios() -> Vec<(&'static str, String)> {
    let heap = |figures: usize, apart: usize| {
        let figure = |n: usize| {
            let (id, owner) = if n == 0 { ("a".to_owned(), "p1") } else { (format!("x{n}"), "p2") };
            let kind = if n % 3 == 1 { "B09" } else { "B01" };
            format!(r#"{{"id":"{id}","type":"{kind}","owner":"{owner}","at":[{},0],"facing":0}}"#, n * apart)
        };
        (0..figures).map(figure).collect::<Vec<_>>().join(",")
    };
    let trials = |aims: &str| format!(r#"{{"seat":"p1","trials":{{"figure":"a","aims":[{aims}]}}}}"#);
    let usual = r#"{"yaw":0,"pitch":0,"dir":"cw","pull":1000}"#;
    let shove = |impulse: i32| {
        format!(
            r#"{{"seat":"p1","trials":{{"runs":[{{"do":[{{"shove":{{"figure":"a","height":{impulse},"toward":{impulse},"impulse":{impulse}}}}}]}}]}}}}"#
        )
    };
    let far = r#"{"yaw":2147483647,"pitch":-2147483648,"dir":"ccw","pull":2147483647}"#;
    let mut files = Vec::new();
    for figures in [heap(2, 0), heap(12, 0), heap(12, 1_000), heap(30, 20_000)] {
        files.push(scenario(&figures, &trials(usual)));
        files.push(scenario(&figures, &trials(far)));
    }
    for impulse in [i32::MAX, i32::MIN, 0, -1] {
        files.push(scenario(&heap(3, 60_000), &shove(impulse)));
    }
    let many = vec![usual; 5_000].join(",");
    files.push(scenario(&heap(2, 60_000), &trials(&many)));
    let strike = format!(r#"{{"figure":"a","aim":{usual}}}"#);
    let again = |set: &str, strikes: usize| {
        let strikes = vec![strike.as_str(); strikes].join(",");
        format!(r#"{{"seat":"p1","trials":{{"set":{{{set}}},"runs":[{{"do":[{strikes}]}}]}}}}"#)
    };
    files.push(scenario(&heap(2, 60_000), &again("", 300)));
    for place in ["[2147483647,-2147483648]", "[100000000,0]", "[0,0]"] {
        files.push(scenario(&heap(3, 60_000), &again(&format!(r#""x1":{{"at":{place},"facing":-2147483648}}"#), 1)));
    }
    let grinds = r#"{"seat":"harness","sample_grinds":{"figure":"a","count":4294967295,"seed":1}}"#;
    files.push(scenario(&heap(2, 60_000), grinds));
    files.into_iter().map(|file| ("scenario", file)).collect()
}

fn scenario(figures: &str, step: &str) -> String {
    let turn = r#"{"number":1,"active":"p1","step":"attack","attacks":2}"#;
    let given = format!(r#"{{"phase":"play","mode":"duel","measure":"imperial","figures":[{figures}],"turn":{turn}}}"#);
    let told =
        r#""id":"AT-C-1","kind":"physics","title":"Odd","clauses":["AT-ATK-01"],"options":{},"luck":[],"then":[]"#;
    let scenario = format!(r#"{{{told},"given":{given},"steps":[{{"act":{step}}}]}}"#);
    format!(r#"{{"format":1,"game":"attacktix","scenarios":[{scenario}]}}"#)
}
