//! Scenario files: positions with decisions, luck and assertions. The types here also write and read shared positions.

mod assertion;
mod before;
mod decision;
mod judge;
mod load;
mod luck;
mod same;
mod sound;
mod tables;

pub use assertion::Assertion;
pub use luck::Luck;

use crate::action::Action;
use crate::battle::PlasticFudge;
use crate::event::Event;
use crate::options::Options;
use crate::position::Position;
use crate::side::Side;
use crate::state::{EndedBy, State, Step};
use crate::view::View;
use assertion::Part;
use before::Before;
use decision::Decision;
use luck::ListedLuck;
use referee::{Codec, Game, Seat, Table, Viewer};
use scenario::{Act, PrepareError, ScenarioGame};
use serde_json::{Value, json};

/// Returns the JSON schema of the scenario files of Plastic Fudge.
pub fn scenario_schema() -> schemars::Schema {
    scenario::schema::<PlasticFudge, Decision>()
}

/// The table of a scenario: its state, the luck listed for it, and what has happened since.
#[derive(Clone, Debug)]
pub struct ScenarioTable {
    game: PlasticFudge,
    state: State,
    luck: ListedLuck,
    /// The forces handed in so far; `None` once the battle has begun. Until then, `state` is an empty table.
    before: Option<Before>,
    story: Story,
}

/// How the scenario began, and what has happened since.
#[derive(Clone, Debug)]
struct Story {
    given: Position,
    options: Options,
    /// The decisions that the rules allowed, in order.
    acts: Vec<Act>,
    /// The events so far, as log entries.
    log: Vec<Value>,
    /// The parts of Rounds so far, in order: the steps that the game entered, and each throw for Initiative.
    parts: Vec<Part>,
}

impl Story {
    const fn new(given: Position, options: Options) -> Story {
        Story { given, options, acts: Vec::new(), log: Vec::new(), parts: Vec::new() }
    }

    /// Adds an event to the log. There, its `type` is called `kind`.
    fn note(&mut self, game: &PlasticFudge, event: &Event) {
        let mut said = game.event_to_json(event);
        if let Some(fields) = said.as_object_mut()
            && let Some(kind) = fields.remove("type")
        {
            fields.insert("kind".into(), kind);
        }
        if matches!(event, Event::End { winner: None, .. }) {
            said["winner"] = "draw".into();
        }
        self.log.push(said);
        if matches!(event, Event::Initiative { .. }) && self.parts.last() != Some(&Part::Initiative) {
            self.parts.push(Part::Initiative);
        }
    }

    /// Notes the part of the Round that the game entered. The part `jets` is noted even in a battle without Jets.
    fn note_parts(&mut self, before: (u16, Step), now: &State) {
        let part = match now.step {
            Step::MoveA => Some(Part::MoveA),
            Step::MoveB => Some(Part::MoveB),
            Step::Attack => Some(Part::Attack),
            Step::Morale => Some(Part::Morale),
            Step::Jets => Some(Part::Jets),
            _ => None,
        };
        if before != (now.round, now.step) {
            self.parts.extend(part);
        }
        let gave_up = now.ending.is_some_and(|end| matches!(end.by, EndedBy::Resignation | EndedBy::Timeout));
        let round_ended = now.round != before.0 || now.step == Step::Over && before.1 != Step::Over && !gave_up;
        if round_ended {
            if self.parts.last() != Some(&Part::Jets) {
                self.parts.push(Part::Jets);
            }
            self.parts.push(Part::Victory);
        }
    }
}

impl ScenarioGame for PlasticFudge {
    type Given = Position;
    type Options = Options;
    type Luck = Luck;
    type Assertion = Assertion;
    type ScenarioPosition = ScenarioTable;

    const GAMES: &'static [&'static str] = &["plastic-fudge"];
    const VERB: Option<&'static str> = Some("do");

    fn set_up(
        _game: &str,
        revision: u32,
        given: Position,
        options: Options,
        luck: Vec<Luck>,
    ) -> Result<ScenarioTable, Vec<String>> {
        ScenarioTable::set_up(revision, given, options, luck)
    }

    fn scenario_position(&self, state: &State) -> ScenarioTable {
        let story = Story::new(self.position_of(state), self.options().clone());
        let luck = ListedLuck::new(Vec::new());
        ScenarioTable { game: self.clone(), state: state.clone(), luck, before: None, story }
    }

    fn is_decision(said: &Value) -> Result<(), String> {
        Decision::read(said).map(|_| ())
    }
}

impl ScenarioTable {
    /// Returns what a seat may know.
    fn seen(&self, side: Side) -> View {
        self.game.view(&self.state, Viewer::Seat(side.seat()))
    }

    /// Returns the position, before the battle and during it.
    fn position(&self) -> Position {
        let mut position = self.game.position_of(&self.state);
        if let Some(before) = &self.before {
            (position.units, position.mustered, position.markers) = before.written(&self.game);
        }
        position
    }

    /// Takes a force. When both sides have handed one in, the battle begins.
    fn muster(&mut self, act: &Act) -> Result<(), PrepareError> {
        let Some(before) = &mut self.before else {
            let because = "a force cannot be handed in after the battle has begun".into();
            return Err(PrepareError { because, clause: None });
        };
        let mut with_this = before.clone();
        let event = with_this.take(&self.game, act)?;
        if let Some(id) = before::shared_id(&with_this.forces, &self.game) {
            return Err(PrepareError {
                because: format!("both sides have a Unit with the id {id}; each Unit needs an id of its own"),
                clause: None,
            });
        }
        *before = with_this;
        let is_complete = before.asked().is_empty();
        self.story.note(&self.game, &event);
        self.story.acts.push(act.clone());
        if is_complete { self.begin() } else { Ok(()) }
    }

    /// Begins the battle with the forces that the sides handed in. The log already has the events for the forces.
    fn begin(&mut self) -> Result<(), PrepareError> {
        let given = self.position();
        self.game = load::game_of(self.game.0.revision, &given, self.game.options());
        self.before = None;
        let mut events = Vec::new();
        self.state = self.game.start(&mut Table::new(&mut self.luck, &mut events));
        for event in events.iter().filter(|event| !matches!(event, Event::Muster { .. })) {
            self.story.note(&self.game, event);
        }
        self.luck.fault().map_err(|because| PrepareError { because, clause: None })
    }
}

impl scenario::ScenarioPosition<PlasticFudge> for ScenarioTable {
    fn game(&self) -> &PlasticFudge {
        &self.game
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn waits_for(&self) -> String {
        let waiting = self.waiting();
        let seats: Vec<&str> = waiting.seats.iter().map(|side| side.word()).collect();
        format!("the game waits for {:?} of {}", waiting.what, seats.join(" and "))
    }

    fn prepare(&mut self, act: &Act) -> Option<Result<(), PrepareError>> {
        if self.before.is_some()
            && act.said == json!({ "resign": {} })
            && Side::BOTH.iter().any(|side| side.word() == act.seat)
        {
            // from now on no side can hand in a force: the game ends as any other game does
            self.before = None;
        }
        let is_muster = matches!(Decision::read(&act.said), Ok(Decision::Muster(_)));
        if !is_muster && self.before.is_none() {
            return None;
        }
        Some(self.muster(act))
    }

    fn act(&mut self, seat: Seat, action: &Action) -> Result<(), String> {
        let before = (self.state.round, self.state.step);
        let mut events = Vec::new();
        self.game.apply(&mut self.state, seat, action, &mut Table::new(&mut self.luck, &mut events));
        for event in &events {
            self.story.note(&self.game, event);
        }
        self.story.note_parts(before, &self.state);
        let said = self.game.action_to_json(action);
        self.story.acts.push(Act { seat: Side::of(seat).word().into(), said });
        self.luck.fault()
    }

    fn judge(&self, assertion: &Assertion) -> Result<(), String> {
        self.judged(&assertion.0)
    }

    fn luck_left(&self) -> Vec<String> {
        self.luck.left()
    }

    fn write(&self) -> Value {
        serde_json::to_value(self.position()).expect("a position is plain data")
    }
}
