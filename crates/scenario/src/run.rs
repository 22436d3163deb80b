//! Runs the scenarios of a file, and stops each at its first failure.

use crate::file::{Act, ClauseId, File, Scenario, Step, Unreadable};
use crate::report::{Failure, Report, Spot};
use crate::{PrepareError, ScenarioGame, ScenarioPosition};
use referee::{Cite, Clause};
use serde_json::Value;
use std::any::Any;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Runs every scenario of a file by the rules of `G`: by the revision that the file names, or by the newest.
///
/// # Errors
/// [`Unreadable`] if the text is not a scenario file of this game, or names an unknown revision. A scenario that cannot
/// be read is not an error, but a failure in the report.
pub fn run<G: ScenarioGame>(text: &str) -> Result<Report, Unreadable> {
    run_revision::<G>(text, None)
}

/// Like [`run`], but a file that names no revision is played by `revision`.
///
/// # Errors
/// As for [`run`], or `revision` is unknown.
pub fn run_revision<G: ScenarioGame>(text: &str, revision: Option<u32>) -> Result<Report, Unreadable> {
    let file = File::parse(text)?;
    if !G::GAMES.contains(&file.game.as_str()) {
        return Err(Unreadable::Game { game: file.game, known: G::GAMES.iter().map(|game| (*game).into()).collect() });
    }
    let revision = file.revision.or(revision).unwrap_or(G::REVISION);
    if !(1..=G::REVISION).contains(&revision) {
        return Err(Unreadable::Revision { game: file.game, revision, newest: G::REVISION });
    }
    let mut report = Report::default();
    let mut met = BTreeMap::new();
    for (index, said) in file.scenarios.into_iter().enumerate() {
        let number = index + 1;
        let own = said.get("id").and_then(Value::as_str).filter(|id| !id.is_empty()).map(str::to_owned);
        let before = own.as_ref().and_then(|id| met.insert(id.clone(), number));
        let id = own.unwrap_or_else(|| format!("scenario number {number}"));
        let ran = match before {
            None => run_guarded::<G>((&file.game, revision), said),
            Some(before) => Err((Spot::Text("id".into()), format!("scenario number {before} has the same id"))),
        };
        match ran {
            Ok(()) => report.passed += 1,
            Err((step, why)) => report.failures.push(Failure { id, step, why }),
        }
    }
    Ok(report)
}

/// Runs one scenario. If the program panics, the scenario fails.
fn run_guarded<G: ScenarioGame>(rules: (&str, u32), said: Value) -> Result<(), (Spot, String)> {
    let mut reached = Spot::Given;
    catch_unwind(AssertUnwindSafe(|| run_one::<G>(rules, said, &mut reached)))
        .unwrap_or_else(|panic| Err(format!("the program failed: {}", message(panic.as_ref()))))
        .map_err(|why| (reached, why))
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "the panic has no text".into())
}

/// Runs one scenario. Keeps in `reached` the part of the scenario that the run is at, so that a failure can name it.
fn run_one<G: ScenarioGame>((game, revision): (&str, u32), said: Value, reached: &mut Spot) -> Result<(), String> {
    let scenario = read::<G>(said).map_err(|(path, why)| {
        *reached = Spot::Text(path);
        why
    })?;
    *reached = Spot::Given;
    let position = G::set_up(game, revision, scenario.given, scenario.options, scenario.luck);
    let mut position = position.map_err(|faults| faults.join("; "))?;
    for (index, step) in scenario.steps.iter().enumerate() {
        *reached = Spot::Step(index as u32 + 1);
        match step {
            Step::Act(act) => carry_out(&mut position, act)?,
            Step::Refuse { act, clauses } => expect_refusal(&mut position, act, clauses)?,
            Step::Check(assertions) => judge_all(&position, assertions)?,
        }
    }
    *reached = Spot::Then;
    judge_all(&position, &scenario.then)?;
    *reached = Spot::Luck;
    match position.luck_left() {
        left if left.is_empty() => Ok(()),
        left => Err(format!("no draw used {}", left.join(", "))),
    }
}

fn read<G: ScenarioGame>(mut said: Value) -> Result<Scenario<G>, (String, String)> {
    for note in G::NOTES {
        match said.as_object_mut().and_then(|keys| keys.remove(*note)) {
            None | Some(Value::String(_)) => {}
            Some(other) => return Err(((*note).into(), format!("it is {other}; a remark must be a text"))),
        }
    }
    let scenario: Scenario<G> = serde_path_to_error::deserialize(&said)
        .map_err(|fault| (fault.path().to_string(), fault.inner().to_string()))?;
    if scenario.id.is_empty() {
        return Err(("id".into(), "it is empty".into()));
    }
    judge_kind(&scenario)?;
    Ok(scenario)
}

/// Checks that the game has the scenario's kind, and that a scenario of this kind may have these steps.
fn judge_kind<G: ScenarioGame>(scenario: &Scenario<G>) -> Result<(), (String, String)> {
    let kind = match &scenario.kind {
        None if G::KINDS.is_empty() => return Ok(()),
        Some(kind) if G::KINDS.contains(&kind.as_str()) => kind,
        said => {
            let said = said.as_ref().map_or("it is missing".into(), |kind| format!("it is {kind:?}"));
            return Err(("kind".into(), format!("{said}; the kinds of this game are: {}", list(G::KINDS))));
        }
    };
    let fits = |(n, step)| G::fits_kind(kind, step).map_err(|why| (format!("steps[{n}]"), why));
    scenario.steps.iter().enumerate().try_for_each(fits)
}

fn list(kinds: &[&str]) -> String {
    if kinds.is_empty() { "none".into() } else { kinds.join(", ") }
}

/// Carries out a decision, or an `act` before play. The error says why the decision is unreadable or illegal, or that
/// the script does not hold the luck that the decision draws.
fn carry_out<G: ScenarioGame, P: ScenarioPosition<G>>(position: &mut P, act: &Act) -> Result<(), String> {
    if let Some(prepared) = position.prepare(act) {
        return prepared.map_err(|not| {
            let clause = not.clause.map(|clause| format!(" ({clause})")).unwrap_or_default();
            format!("{} by {} is refused: {}{clause}", act.said, act.seat, not.because)
        });
    }
    let seat = position.seat(&act.seat).ok_or_else(|| {
        let names = position.game().seat_names().join(", ");
        format!("there is no seat {:?}; the seats are {names}", act.seat)
    })?;
    let action = position.game().parse_action(&act.said)?;
    if let Err(refusal) = position.game().check(position.state(), seat, &action) {
        let (clause, waits) = (refusal.clause(), position.waits_for());
        return Err(format!("{} by {} is refused: {refusal} ({clause}); {waits}", act.said, act.seat));
    }
    position.act(seat, &action)
}

/// Checks that the game refuses an `act`, and that this does not change the position. If `clauses` is not empty, the
/// refusal must cite one of them.
fn expect_refusal<G: ScenarioGame, P: ScenarioPosition<G>>(
    position: &mut P,
    act: &Act,
    clauses: &[ClauseId],
) -> Result<(), String> {
    let before = trace(position);
    let Some((because, clause)) = refusal(position, act)? else {
        return Err(format!("{} by {} is allowed; it should be refused", act.said, act.seat));
    };
    if trace(position) != before {
        return Err(format!("{} by {} is refused, but the check changed the position", act.said, act.seat));
    }
    if clauses.is_empty() || clause.is_some_and(|cited| clauses.iter().any(|clause| clause.0 == cited.id())) {
        return Ok(());
    }
    let clauses = clauses.iter().map(|clause| clause.0.as_str()).collect::<Vec<_>>().join(" or ");
    Err(match clause {
        None => format!("the refusal should cite {clauses}, but {because}"),
        Some(cited) => format!("the refusal cites {cited} ({because}); it should cite {clauses}"),
    })
}

/// Returns why the game refuses an `act`, and the clause that forbids it. `None` if the game allows it. There is no
/// clause if the JSON is not a decision.
fn refusal<G: ScenarioGame, P: ScenarioPosition<G>>(
    position: &mut P,
    act: &Act,
) -> Result<Option<(String, Option<Clause>)>, String> {
    if let Err(why) = act.judge_shape::<G>() {
        return Ok(Some((why, None)));
    }
    if let Some(prepared) = position.prepare(act) {
        return Ok(prepared.err().map(|PrepareError { because, clause }| (because, clause)));
    }
    let seat = position.seat(&act.seat).ok_or_else(|| {
        let names = position.game().seat_names().join(", ");
        format!("there is no seat {:?}; the seats are {names}", act.seat)
    })?;
    Ok(match position.game().parse_action(&act.said) {
        Err(why) => Some((why, None)),
        Ok(action) => {
            let refused = position.game().check(position.state(), seat, &action).err();
            refused.map(|refusal| (refusal.to_string(), Some(refusal.clause())))
        }
    })
}

/// Returns everything that a check must not change.
fn trace<G: ScenarioGame, P: ScenarioPosition<G>>(position: &P) -> (G::Position, Value) {
    (position.game().position(position.state()), position.write())
}

/// Checks all assertions. The error names every one that does not hold.
fn judge_all<G: ScenarioGame, P: ScenarioPosition<G>>(position: &P, assertions: &[G::Assertion]) -> Result<(), String> {
    let faults: Vec<String> = assertions.iter().filter_map(|assertion| position.judge(assertion).err()).collect();
    if faults.is_empty() { Ok(()) } else { Err(faults.join("; ")) }
}
