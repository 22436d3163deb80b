//! Positions in files: in scenario files, and those that players save and share.

mod assertion;
mod before;
mod decision;
mod judge;
mod load;
mod luck;
mod measure;
mod measurement;
mod other;
mod outcome;
mod same;
mod sound;
mod table;
mod trials;

pub use assertion::Assertion;
pub use luck::{Grind, Luck};
pub use table::ScenarioTable;

use crate::action::Action;
use crate::battle::Attacktix;
use crate::clauses::{AT_ETIQ_05, AT_FIG_04, AT_R_03, AT_R_31};
use crate::figure::WINDOWS;
use crate::force::ForceFile;
use crate::id::Id;
use crate::numbers::SILENCE;
use crate::options::Options;
use crate::position_file::PositionFile;
use crate::rules::Play;
use crate::state::State;
use decision::{Decision, Ours};
use luck::ListedLuck;
use outcome::{Disturbed, OutcomeJson};
use referee::{Cite, Game, Seat, Seeded, Status, Table};
use scenario::{Act, PrepareError, ScenarioGame, Step};
use serde_json::Value;
use table::{Before, Story, malformed};

/// The most grinds that one decision may sample. A grind turns a wheel to a random position.
const MOST_GRINDS: u32 = 10_000_000;

/// Returns the JSON schema of the scenario files of Attacktix.
pub fn scenario_schema() -> schemars::Schema {
    scenario::schema::<Attacktix, Decision>()
}

impl ScenarioGame for Attacktix {
    type Given = PositionFile;
    type Options = Options;
    type Luck = Luck;
    type Assertion = Assertion;
    type ScenarioPosition = ScenarioTable;

    const GAMES: &'static [&'static str] = &["attacktix"];
    const NOTES: &'static [&'static str] = &["note", "measured", "optional"];
    const KINDS: &'static [&'static str] = &["rules", "physics"];

    fn set_up(
        _game: &str,
        revision: u32,
        given: PositionFile,
        options: Options,
        luck: Vec<Luck>,
    ) -> Result<ScenarioTable, Vec<String>> {
        ScenarioTable::set_up(revision, given, options, luck)
    }

    fn scenario_position(&self, state: &State) -> ScenarioTable {
        let luck = ListedLuck::new(Vec::new());
        ScenarioTable { game: self.clone(), state: state.clone(), luck, before: None, story: Story::default() }
    }

    fn is_decision(said: &Value) -> Result<(), String> {
        Decision::read(said).map(|_| ())
    }

    fn fits_kind(kind: &str, step: &Step<Attacktix>) -> Result<(), String> {
        let Step::Act(Act { said, .. }) = step else { return Ok(()) };
        let has = |word: &str| said.get(word).is_some();
        let unjudged = |word: &&str| said.get(*word).is_some_and(|said| said.get("outcome").is_none());
        if kind == "physics" {
            return if has("trials") { Ok(()) } else { Err("a physics scenario takes only `trials`".into()) };
        }
        if has("trials") {
            return Err("only a physics scenario takes `trials`; this is a rules scenario".into());
        }
        match ["attack", "fire_next"].iter().find(|word| unjudged(word)) {
            Some(word) => Err(format!("in a rules scenario `{word}` must give its `outcome`")),
            None => Ok(()),
        }
    }
}

impl ScenarioTable {
    /// Returns the position in the format of files. This also works before the game has begun.
    fn written(&self) -> PositionFile {
        let mut position = self.game.position_file(&self.state);
        position.phase = self.phase();
        if let Some(Before::Tournament(said)) = &self.before {
            position.tournament = Some(said.clone());
        }
        position
    }

    /// Carries out a decision that only scenario files can hold.
    fn do_ours(&mut self, seat: &str, ours: Ours) -> Result<(), PrepareError> {
        match ours {
            Ours::OpenTable(said) => self.open_table(&said),
            Ours::DefinePiece(said) => self.define_piece(&said),
            Ours::Force { battle, backup } => {
                self.take_force(seat, ForceFile { battle, backup, ..ForceFile::default() })
            }
            Ours::Begin {} => self.begin(seat),
            Ours::Load { figure, missile_of } => Err(never_loaded(&figure, missile_of.as_ref())),
            Ours::Reload { figure } => Err(never_loaded(&figure, None)),
            Ours::Report { places } => self.report(places),
            Ours::Attack { figure, aim, outcome } => {
                self.decide(seat, &Action::Attack { figure, aim }, outcome.as_ref())
            }
            Ours::FireNext { figure, aim, outcome } => {
                self.decide(seat, &Action::FireNext { figure, aim }, outcome.as_ref())
            }
            Ours::Expire { silent_ms, outcome } => self.expire(silent_ms, outcome.as_ref()),
            Ours::Disturb(said) => self.disturb(&said),
            Ours::SampleGrinds { figure, count, seed } => self.sample_grinds(&figure, count, seed),
            Ours::Trials(trials) => self.try_out(&trials),
        }
    }

    /// Carries out a decision, with its outcome if the file gives one.
    fn decide(&mut self, seat: &str, action: &Action, outcome: Option<&OutcomeJson>) -> Result<(), PrepareError> {
        if self.before.is_some() {
            return Err(malformed("the game has not begun"));
        }
        let seat = scenario::ScenarioPosition::seat(self, seat)
            .ok_or_else(|| malformed(format!("there is no seat {seat:?}")))?;
        self.game
            .check(&self.state, seat, action)
            .map_err(|refusal| PrepareError { because: refusal.to_string(), clause: Some(refusal.clause()) })?;
        let given = outcome.map(|outcome| outcome.heard(&self.game, &self.state)).transpose().map_err(malformed)?;
        let rules = given.map_or_else(|| self.game.clone(), |given| self.game.with_outcome(given));
        self.carry_out(&rules, seat, action).map_err(malformed)
    }

    fn carry_out(&mut self, rules: &Attacktix, seat: Seat, action: &Action) -> Result<(), String> {
        let mut events = Vec::new();
        rules.apply(&mut self.state, seat, action, &mut Table::new(&mut self.luck, &mut events));
        self.note(&events);
        self.luck.fault()
    }

    /// Lets the table choose for the seat that the game waits for, if the seat was silent for long enough. AT-R-31,
    /// AT-R-70
    fn expire(&mut self, silent_ms: u32, outcome: Option<&OutcomeJson>) -> Result<(), PrepareError> {
        if silent_ms < SILENCE {
            let because =
                format!("a silence of {silent_ms} ms is too short: the table waits {SILENCE} ms before it chooses");
            return Err(PrepareError { because, clause: Some(AT_R_31) });
        }
        let asked = match self.game.status(&self.state) {
            Status::Awaiting(seats) => seats.iter().next(),
            Status::Over(_) => None,
        };
        let seat = asked.ok_or_else(|| malformed("the game waits for no seat"))?;
        let name = self.game.seat_name(seat).to_owned();
        self.decide(&name, &Action::Timeout {}, outcome)
    }

    /// Puts a figure upright again that was knocked over outside an attack. AT-DEF-03, AT-ETIQ-06, AT-R-23
    fn disturb(&mut self, said: &Disturbed) -> Result<(), PrepareError> {
        let disturbed = said.heard(&self.game, &self.state).map_err(malformed)?;
        let mut events = Vec::new();
        let mut table = Table::new(&mut self.luck, &mut events);
        Play { game: &self.game, state: &mut self.state, table: &mut table }.set_up_again(&disturbed);
        self.note(&events);
        Ok(())
    }

    /// Grinds the wheel of a figure again and again, and counts the positions at which it stops. AT-R-03
    fn sample_grinds(&mut self, figure: &Id, count: u32, seed: u64) -> Result<(), PrepareError> {
        let figure = self.named(figure).map_err(malformed)?;
        if count > MOST_GRINDS {
            return Err(malformed(format!("{count} grinds are too many: at most {MOST_GRINDS} may be sampled")));
        }
        let (mut luck, mut state) = (Seeded::new(seed, 0), self.state.clone());
        let mut play = Play { game: &self.game, state: &mut state, table: &mut Table::quiet(&mut luck) };
        let mut counts = vec![0; WINDOWS];
        for _ in 0..count {
            play.grind(figure, AT_R_03);
            counts[usize::from(play.state.figures[figure.index()].wheel)] += 1;
        }
        self.story.grinds = Some(counts);
        Ok(())
    }
}

/// Returns the refusal of a player's attempt to load a missile. A missile belongs to its figure, and only the table
/// loads missiles, at the end of the turn. AT-FIG-04, AT-ETIQ-05
fn never_loaded(figure: &Id, missile_of: Option<&Id>) -> PrepareError {
    let (because, clause) = match missile_of.filter(|owner| *owner != figure) {
        Some(owner) => {
            (format!("the missile of {owner} belongs to {owner} and may not be loaded into {figure}"), AT_FIG_04)
        }
        None => (format!("{figure} may not be loaded before the end of the turn"), AT_ETIQ_05),
    };
    PrepareError { because, clause: Some(clause) }
}

impl scenario::ScenarioPosition<Attacktix> for ScenarioTable {
    fn game(&self) -> &Attacktix {
        &self.game
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn waits_for(&self) -> String {
        if let Some(before) = &self.before {
            return format!("the phase is {:?}", before.phase());
        }
        let waiting = self.game.waiting(&self.state);
        match waiting.what {
            Some(what) => format!("the game waits for {what:?} of {}", waiting.seats.join(" and ")),
            None => "the game is over".into(),
        }
    }

    fn prepare(&mut self, act: &Act) -> Option<Result<(), PrepareError>> {
        match Decision::read(&act.said) {
            Ok(Decision::Ours(ours)) => Some(self.do_ours(&act.seat, *ours)),
            Ok(Decision::Action) if self.before.is_some() => Some(Err(malformed("the game has not begun"))),
            Ok(Decision::Action) => None,
            Err(because) => Some(Err(malformed(because))),
        }
    }

    fn act(&mut self, seat: Seat, action: &Action) -> Result<(), String> {
        self.carry_out(&self.game.clone(), seat, action)
    }

    fn judge(&self, assertion: &Assertion) -> Result<(), String> {
        self.judged(&assertion.0)
    }

    fn luck_left(&self) -> Vec<String> {
        self.luck.left()
    }

    fn write(&self) -> Value {
        serde_json::to_value(self.written()).expect("a position is plain data")
    }
}
