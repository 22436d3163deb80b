//! Tests `scenario::run` with a small game: players take sticks from a heap in turn, and whoever takes the last one
//! wins.
//!
//! The game has two names, remarks, scripted luck that no draw uses, an `act` before play, and a planted panic. `run`
//! must cope with all of these, and no real game has them all.

use referee::{Chance, Clause, Coverage, Game, Outcome, PlainCodec, PlainRefusal};
use referee::{RulesId, Seat, Seats, Status, Table, Viewer};
use scenario::{Act, PrepareError, Report, ScenarioGame, ScenarioPosition, Unreadable, run, run_revision};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

const TAKE: Clause = Clause::new("HEAP-TAKE-01");
const HEAP: Clause = Clause::new("HEAP-SETUP-01");

/// The state: how many sticks are left, and whose turn it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Heap {
    sticks: u8,
    turn: Seat,
}

/// A decision of a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Action {
    Take(u8),
}

#[derive(Clone)]
struct Sticks;

impl Game for Sticks {
    type Setup = ();
    type State = Heap;
    type Position = Heap;
    type Action = Action;
    type Event = u8;
    type View = Heap;
    type Refusal = PlainRefusal;

    const REVISION: u32 = 1;

    fn open_revision(_: (), _: u32) -> Result<Sticks, Vec<PlainRefusal>> {
        Ok(Sticks)
    }
    fn id(&self) -> RulesId {
        RulesId { game: "sticks".into(), edition: String::new(), revision: 1 }
    }
    fn setup(&self) -> &() {
        &()
    }
    fn seats(&self) -> u8 {
        2
    }
    fn start(&self, _: &mut Table<'_, u8>) -> Heap {
        Heap { sticks: 15, turn: Seat(0) }
    }
    fn status(&self, heap: &Heap) -> Status {
        match heap.sticks {
            0 => Status::Over(Outcome { winners: Seats::one(Seat(1 - heap.turn.0)), by: "last", clause: TAKE }),
            _ => Status::Awaiting(Seats::one(heap.turn)),
        }
    }
    fn check(&self, heap: &Heap, seat: Seat, Action::Take(take): &Action) -> Result<(), PlainRefusal> {
        // A planted fault: taking thirteen sticks makes the program panic.
        assert_ne!(*take, 13, "thirteen was never thought of");
        let fits = seat == heap.turn && (1..=3).contains(take) && *take <= heap.sticks;
        let sentence = "take one to three\nsticks of those there are, in turn";
        fits.then_some(()).ok_or_else(|| PlainRefusal::new("not-that", TAKE, sentence))
    }
    fn apply(&self, heap: &mut Heap, seat: Seat, Action::Take(take): &Action, _: &mut Table<'_, u8>) {
        heap.sticks -= take;
        heap.turn = Seat(1 - seat.0);
    }
    fn candidates(&self, heap: &Heap, _: Seat, _: &mut dyn Chance, out: &mut Vec<Action>) -> Coverage {
        out.extend((1..=heap.sticks.min(3)).map(Action::Take));
        Coverage::All
    }
    fn view(&self, heap: &Heap, _: Viewer) -> Heap {
        heap.clone()
    }
    fn show(&self, event: &u8, _: Viewer) -> Option<u8> {
        Some(*event)
    }
    fn imagine(&self, view: &Heap, _: &mut dyn Chance) -> Heap {
        view.clone()
    }
    fn position(&self, heap: &Heap) -> Heap {
        heap.clone()
    }

    fn restore(&self, position: Heap) -> Heap {
        position
    }
}

impl PlainCodec for Sticks {
    const SEATS: &'static [&'static str] = &["ann", "bob"];
    const TIMEOUT: Action = Action::Take(0);
    const SENTENCES: &'static [(&'static str, &'static str)] = &[];
}

#[derive(Deserialize)]
struct Given {
    sticks: u8,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Assertion {
    Sticks(u8),
    Game(String),
}

struct ScenarioTable {
    game: Sticks,
    /// The game that the file names.
    named: String,
    heap: Heap,
    luck: Vec<u8>,
}

impl ScenarioGame for Sticks {
    type Given = Given;
    type Options = ();
    type Luck = u8;
    type Assertion = Assertion;
    type ScenarioPosition = ScenarioTable;
    const GAMES: &'static [&'static str] = &["sticks", "sticks-with-luck"];
    const NOTES: &'static [&'static str] = &["note"];

    fn set_up(game: &str, _: u32, given: Given, (): (), luck: Vec<u8>) -> Result<ScenarioTable, Vec<String>> {
        if given.sticks > 99 {
            return Err(vec!["too many".into(), "far too many".into()]);
        }
        let heap = Heap { sticks: given.sticks, turn: Seat(0) };
        Ok(ScenarioTable { game: Sticks, named: game.into(), heap, luck })
    }
    fn scenario_position(&self, heap: &Heap) -> ScenarioTable {
        ScenarioTable { game: Sticks, named: "sticks".into(), heap: heap.clone(), luck: Vec::new() }
    }
    fn is_decision(said: &Value) -> Result<(), String> {
        let is_known = ["take", "heap_up"].iter().any(|word| said.get(word).is_some());
        if is_known { Ok(()) } else { Err("one can only take".into()) }
    }
}

impl ScenarioPosition<Sticks> for ScenarioTable {
    fn game(&self) -> &Sticks {
        &self.game
    }
    fn state(&self) -> &Heap {
        &self.heap
    }
    fn waits_for(&self) -> String {
        "somebody must take sticks".into()
    }
    fn act(&mut self, seat: Seat, take: &Action) -> Result<(), String> {
        self.game.apply(&mut self.heap, seat, take, &mut Table::quiet(&mut referee::Seeded::new(0, 0)));
        Ok(())
    }
    /// Sets the number of sticks before play. The named seat need not be a seat of the game.
    fn prepare(&mut self, act: &Act) -> Option<Result<(), PrepareError>> {
        let sticks = act.said.get("heap_up")?.as_u64();
        Some(match sticks.and_then(|sticks| u8::try_from(sticks).ok()) {
            None => Err(PrepareError { because: "that is not a number".into(), clause: None }),
            Some(sticks @ 1..=20) => {
                self.heap.sticks = sticks;
                Ok(())
            }
            Some(_) => Err(PrepareError { because: "a heap has one to twenty sticks".into(), clause: Some(HEAP) }),
        })
    }
    fn judge(&self, assertion: &Assertion) -> Result<(), String> {
        match assertion {
            Assertion::Game(expected) if *expected == self.named => Ok(()),
            Assertion::Game(_) => Err(format!("the game is {}", self.named)),
            Assertion::Sticks(expected) if *expected == self.heap.sticks => Ok(()),
            Assertion::Sticks(expected) => Err(format!("there are {} sticks, expected {expected}", self.heap.sticks)),
        }
    }
    fn luck_left(&self) -> Vec<String> {
        self.luck.iter().map(u8::to_string).collect()
    }
    fn write(&self) -> Value {
        json!({ "sticks": self.heap.sticks })
    }
}

fn report(scenarios: Value) -> Report {
    run::<Sticks>(&json!({ "format": 1, "game": "sticks", "scenarios": scenarios }).to_string()).expect("a sound file")
}

fn scenario(steps: Value) -> Value {
    json!({ "id": "s", "title": "", "clauses": [], "given": { "sticks": 5 }, "steps": steps })
}

/// Returns the line that a report prints for one scenario, empty if the scenario passes.
fn line(scenario: Value) -> String {
    report(json!([scenario])).failures.first().map(ToString::to_string).unwrap_or_default()
}

#[test]
fn a_scenario_whose_assertions_hold_passes() {
    let steps = json!([
        { "act": { "seat": "ann", "take": 3 } }, { "check": [{ "sticks": 2 }] },
        { "refuse": { "seat": "ann", "take": 1 }, "clause": "HEAP-TAKE-01" },
        { "refuse": { "seat": "bob", "take": "all" } }, { "act": { "seat": "bob", "take": 2 } }
    ]);
    let mut sound = scenario(steps);
    sound["note"] = json!("for people");
    sound["then"] = json!([{ "sticks": 0 }]);
    let mut again = sound.clone();
    again["id"] = json!("s again");
    assert_eq!(report(json!([sound, again])), Report { passed: 2, failures: vec![] });
}

#[test]
fn a_failure_is_one_line_with_id_and_step() {
    let act =
        |take: Value| scenario(json!([{ "check": [{ "sticks": 5 }] }, { "act": { "seat": "ann", "take": take } }]));
    assert_eq!(
        line(act(json!(4))),
        "s, step 2: {\"take\":4} by ann is refused: take one to three sticks of those there are, in turn \
         (HEAP-TAKE-01); somebody must take sticks"
    );
    let said = line(act(json!("x")));
    assert_eq!(said, "s, step 2: that is not a valid decision: invalid type: string \"x\", expected u8");
    let mut wrong = scenario(json!([]));
    wrong["then"] = json!([{ "sticks": 1 }, { "sticks": 5 }, { "sticks": 2 }]);
    assert_eq!(line(wrong), "s, then: there are 5 sticks, expected 1; there are 5 sticks, expected 2");
    let mut many = scenario(json!([]));
    many["given"]["sticks"] = json!(100);
    assert_eq!(line(many), "s, given: too many; far too many");
    let mut lucky = scenario(json!([]));
    lucky["luck"] = json!([4, 2]);
    assert_eq!(line(lucky), "s, luck: no draw used 4, 2");
    assert_eq!(
        line(scenario(json!([{ "act": { "seat": "eve", "take": 1 } }]))),
        "s, step 1: there is no seat \"eve\"; the seats are ann, bob"
    );
}

#[test]
fn a_scenario_fails_if_the_program_panics() {
    let thirteen = json!({ "seat": "ann", "take": 13 });
    let steps = [json!([]), json!([{ "act": thirteen }]), json!([{ "refuse": thirteen }]), json!([])];
    let mut scenarios: Vec<Value> = steps.into_iter().map(scenario).collect();
    for (n, scenario) in scenarios.iter_mut().enumerate() {
        scenario["id"] = json!(format!("s{n}"));
    }
    let report = report(json!(scenarios));
    assert_eq!(report.passed, 2);
    let failed: Vec<&str> = report.failures.iter().map(|failure| failure.id.as_str()).collect();
    assert_eq!(failed, ["s1", "s2"]);
    for failure in report.failures {
        assert!(failure.to_string().contains(", step 1: the program failed: "), "{failure}");
        assert!(failure.why.contains("thirteen was never thought of"), "{failure}");
    }
}

#[test]
fn a_scenario_may_name_the_clause_of_a_refusal() {
    let refuse = |take: Value, clause: &str| {
        line(scenario(json!([{ "refuse": { "seat": "ann", "take": take }, "clause": clause }])))
    };
    assert_eq!(refuse(json!(4), "HEAP-TAKE-01"), "");
    assert!(refuse(json!(4), "HEAP-TAKE-02").ends_with("it should cite HEAP-TAKE-02"));
    assert!(refuse(json!("x"), "HEAP-TAKE-01").contains("should cite HEAP-TAKE-01"));
    assert!(refuse(json!(1), "HEAP-TAKE-01").contains("is allowed; it should be refused"));
}

#[test]
fn json_that_is_no_decision_is_refused_without_a_clause() {
    let refuse = |act: Value| line(scenario(json!([{ "refuse": act }])));
    assert_eq!(refuse(json!({ "seat": "ann", "give": 1 })), "");
    assert_eq!(refuse(json!({ "seat": "ann", "take": 1, "heap_up": 2 })), "");
    assert_eq!(refuse(json!({ "seat": "ann" })), "");
    let cited = json!([{ "refuse": { "seat": "ann", "give": 1 }, "clause": "HEAP-TAKE-01" }]);
    assert_eq!(line(scenario(cited)), "s, step 1: the refusal should cite HEAP-TAKE-01, but one can only take");
    let done = line(scenario(json!([{ "act": { "seat": "ann", "give": 1 } }])));
    assert!(done.starts_with("s, cannot be read at steps[0]: one can only take"), "{done}");
}

#[test]
fn no_two_scenarios_of_a_file_have_the_same_id() {
    let [one, other] = [scenario(json!([])), scenario(json!([{ "check": [{ "sticks": 5 }] }]))];
    let mut third = scenario(json!([]));
    third["id"] = json!("third");
    let report = report(json!([one, third, other]));
    let said: Vec<String> = report.failures.iter().map(ToString::to_string).collect();
    assert_eq!((report.passed, said), (2, vec!["s, cannot be read at id: scenario number 1 has the same id".into()]));
}

#[test]
fn a_clause_is_written_as_rulebooks_write_it() {
    for id in ["HEAP-TAKE-01", "HEAP-R-3r", "H2-TAKE-ALL-01", "HEAP-CHART-m4", "HEAP-P01"] {
        let mut sound = scenario(json!([]));
        sound["clauses"] = json!([id]);
        assert_eq!(line(sound), "", "{id}");
    }
    for id in ["", "HEAP", "heap-take-01", "HEAP TAKE 01", "HEAP-TAKE-01 ", "HEAP--01", "HEAP-TAKE-"] {
        let mut wrong = scenario(json!([]));
        wrong["clauses"] = json!(["HEAP-TAKE-01", id]);
        let said = line(wrong);
        assert!(
            said.starts_with(&format!("s, cannot be read at clauses[1]: {id:?} is not a valid id of a clause")),
            "{said}"
        );
        let take = json!({ "seat": "ann", "take": 4 });
        for refusal in
            [json!({ "refuse": take, "clause": id }), json!({ "refuse": take, "clause": "HEAP-TAKE-01", "or": [id] })]
        {
            let said = line(scenario(json!([refusal])));
            assert!(
                said.starts_with("s, cannot be read at steps[0]") && said.contains("is not a valid id of a clause"),
                "{said}"
            );
        }
    }
}

#[test]
fn a_remark_is_a_text_and_kinds_are_those_of_the_game() {
    let mut noted = scenario(json!([]));
    noted["note"] = json!({ "for": "people" });
    assert_eq!(line(noted), "s, cannot be read at note: it is {\"for\":\"people\"}; a remark must be a text");
    let mut kind = scenario(json!([]));
    kind["kind"] = json!("rules");
    assert_eq!(line(kind), "s, cannot be read at kind: it is \"rules\"; the kinds of this game are: none");
}

#[test]
fn files_of_other_games_are_refused() {
    let file = |game: &str| run::<Sticks>(&json!({ "format": 1, "game": game, "scenarios": [] }).to_string());
    assert_eq!(file("sticks-with-luck"), Ok(Report::default()));
    let known = vec!["sticks".to_owned(), "sticks-with-luck".to_owned()];
    assert_eq!(file("stones"), Err(Unreadable::Game { game: "stones".into(), known }));
}

#[test]
fn an_act_before_play_is_carried_out_or_refused() {
    let heap = |step: &str, sticks: Value| json!({ step: { "seat": "table", "heap_up": sticks } });
    let mut refused = heap("refuse", json!(30));
    refused["clause"] = json!("HEAP-SETUP-01");
    let steps = json!([heap("act", json!(7)), { "check": [{ "sticks": 7 }] }, refused, heap("refuse", json!("many")),
        { "check": [{ "sticks": 7 }] }, { "act": { "seat": "ann", "take": 3 } }, { "check": [{ "sticks": 4 }] }]);
    assert_eq!(line(scenario(steps)), "");
    assert_eq!(
        line(scenario(json!([heap("act", json!(30))]))),
        "s, step 1: {\"heap_up\":30} by table is refused: a heap has one to twenty sticks (HEAP-SETUP-01)"
    );
    refused["clause"] = json!("HEAP-TAKE-01");
    assert!(line(scenario(json!([refused]))).ends_with("it should cite HEAP-TAKE-01"));
    let mut unheard = heap("refuse", json!("many"));
    unheard["clause"] = json!("HEAP-SETUP-01");
    assert_eq!(
        line(scenario(json!([unheard]))),
        "s, step 1: the refusal should cite HEAP-SETUP-01, but that is not a number"
    );
    let allowed = json!([heap("refuse", json!(9))]);
    assert_eq!(line(scenario(allowed)), "s, step 1: {\"heap_up\":9} by table is allowed; it should be refused");
}

#[test]
fn a_position_knows_which_game_the_file_names() {
    for game in ["sticks", "sticks-with-luck"] {
        let mut named = scenario(json!([]));
        named["then"] = json!([{ "game": game }]);
        let file = json!({ "format": 1, "game": game, "scenarios": [named] });
        assert_eq!(run::<Sticks>(&file.to_string()), Ok(Report { passed: 1, failures: vec![] }));
    }
}

#[test]
fn a_file_runs_by_the_revision_that_it_names() {
    let file = |revision: Value| {
        let mut file = json!({ "format": 1, "game": "sticks", "scenarios": [scenario(json!([]))] });
        file["revision"] = revision;
        file.to_string()
    };
    assert_eq!(run::<Sticks>(&file(json!(1))), Ok(Report { passed: 1, failures: vec![] }));
    let unknown = Unreadable::Revision { game: "sticks".into(), revision: 9, newest: 1 };
    assert_eq!(run::<Sticks>(&file(json!(9))), Err(unknown.clone()));
    assert_eq!(run_revision::<Sticks>(&file(Value::Null), Some(9)), Err(unknown));
    assert!(run_revision::<Sticks>(&file(json!(1)), Some(9)).is_ok(), "the revision in the file takes precedence");
}
