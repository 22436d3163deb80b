//! Positions in files: scenario files, and saved and shared positions.
//!
//! A position holds everything that matters for the rest of the game, including hidden cards. It does not hold what the
//! players remember of the last shuffle.

mod assertion;
mod before;
mod cards;
mod decision;
mod judge;
mod load;
mod luck;
mod malformed;
mod resume;
mod sound;
mod words;
mod write;

pub use assertion::Assertion;
pub use words::{Given, Luck, Written};

use crate::card::Cards;
use crate::edition::Edition;
use crate::setup::Options;
use crate::special::Special;
use crate::state::{Stage, State};
use crate::{Action, Event, PlasticAttack, Sum};
use before::Before;
use decision::Decision;
use luck::ListedLuck;
use referee::{Codec, Game, Seat, Seats, Status, Table};
use scenario::{Act, PrepareError, ScenarioGame, ScenarioPosition};
use serde_json::{Value, json};
use words::Direction;

/// The fault of a list that cannot be a shuffle of the discard pile.
const WRONG_LIST: &str = "the list for the new draw pile does not hold exactly the cards of the discard pile";

/// Describes the scenario files of Plastic Attack.
pub fn scenario_schema() -> schemars::Schema {
    scenario::schema::<PlasticAttack, Decision>()
}

/// The position of a scenario: the full state, the listed order of the draw pile, and what has happened so far.
#[derive(Clone, Debug)]
pub struct ScenarioTable {
    game: PlasticAttack,
    state: State,
    luck: ListedLuck,
    story: Story,
    /// What has happened before the game; `None` if the game has begun. Before the game, the state is an empty table.
    before: Option<Before>,
}

/// What has happened since the scenario began, as far as assertions can check it.
#[derive(Clone, Debug, Default)]
struct Story {
    reshuffles: u32,
    turns_lost: Vec<Seat>,
    battle: Option<LastBattle>,
}

/// The latest battle whose cards were opened.
#[derive(Clone, Debug)]
struct LastBattle {
    /// The totals of attacker and defender.
    totals: [i32; 2],
    is_won: bool,
    used: Option<Special>,
}

impl ScenarioGame for PlasticAttack {
    type Given = Given;
    type Options = Options;
    type Luck = Luck;
    type Assertion = Assertion;
    type ScenarioPosition = ScenarioTable;

    const GAMES: &'static [&'static str] = &[Edition::First.game(), Edition::Revised.game()];

    fn set_up(
        game: &str,
        revision: u32,
        given: Given,
        options: Options,
        luck: Vec<Luck>,
    ) -> Result<ScenarioTable, Vec<String>> {
        let edition =
            Edition::of_game(game).ok_or_else(|| vec![format!("{game:?} is not an edition of Plastic Attack")])?;
        match given {
            Given::Before(before) => ScenarioTable::before((edition, revision), before, options, luck),
            Given::Position(position) => ScenarioTable::set_up((edition, revision), *position, options, luck),
        }
    }

    /// The draw pile of a state has no order, so it is listed by rank.
    fn scenario_position(&self, state: &State) -> ScenarioTable {
        let luck = ListedLuck::new(state.draw_pile().iter().collect(), Vec::new());
        ScenarioTable { game: self.clone(), state: state.clone(), luck, story: Story::default(), before: None }
    }

    fn is_decision(said: &Value) -> Result<(), String> {
        Decision::read(said).map(|_| ())
    }
}

impl ScenarioTable {
    fn direction(&self) -> Direction {
        if self.state.is_rightward() { Direction::Right } else { Direction::Left }
    }
}

impl Story {
    fn note(&mut self, event: &Event) {
        match event {
            Event::Reshuffled { .. } => self.reshuffles += 1,
            Event::TurnLost { seat } => self.turns_lost.push(*seat),
            Event::Revealed { attacker, defender, won } => {
                let totals = [attacker.total.into(), defender.total.into()];
                self.battle = Some(LastBattle { totals, is_won: *won, used: None });
            }
            Event::Used { action, .. } => {
                if let Some(battle) = &mut self.battle {
                    battle.used = Some(*action);
                }
            }
            _ => {}
        }
    }
}

impl ScenarioPosition<PlasticAttack> for ScenarioTable {
    fn game(&self) -> &PlasticAttack {
        &self.game
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn waits_for(&self) -> String {
        let names = |seats: Seats| seats.iter().map(|seat| self.game.say_seat(seat)).collect::<Vec<_>>().join(" and ");
        match (self.game.status(&self.state), self.state.stage()) {
            (Status::Over(outcome), _) if outcome.winners.is_empty() => {
                format!("the game is over without a winner ({})", outcome.by)
            }
            (Status::Over(outcome), _) => {
                format!("the game is over, won by {} ({})", names(outcome.winners), outcome.by)
            }
            (Status::Awaiting(seats), stage) => {
                let seats = names(seats);
                match stage {
                    Stage::Attack => format!("the game waits for {seats} to declare an attack"),
                    Stage::Defend => format!("the game waits for {seats} to choose a character to defend"),
                    Stage::Play => format!("the game waits for {seats} to lay a card"),
                    Stage::Use(action) => format!("the game waits for {seats} to use or decline {:?}", action.word()),
                    _ => format!("the game waits for {seats} to spend or keep a guard"),
                }
            }
        }
    }

    fn prepare(&mut self, act: &Act) -> Option<Result<(), PrepareError>> {
        if let Some(before) = &mut self.before {
            return Some(before.carry_out(&self.game, &mut self.luck, act));
        }
        let is_of_before = ["muster", "deal"].iter().any(|word| act.said.get(word).is_some());
        let because =
            || "armies are handed in, and cards dealt for the first player, before the game begins".to_owned();
        if is_of_before {
            return Some(Err(PrepareError { because: because(), clause: None }));
        }
        let seat = self.seat(&act.seat)?;
        let because = self.game.parse_action(&act.said).err()?;
        let clause = Decision::read(&act.said).ok().and_then(|decision| self.clause_of_unheard(seat, &decision));
        Some(Err(PrepareError { because, clause }))
    }

    fn act(&mut self, seat: Seat, action: &Action) -> Result<(), String> {
        let mut events = Vec::new();
        let empty_handed = self.game.seats_in_order().filter(|seat| self.state.hand(*seat).is_empty()).collect();
        self.game.apply(&mut self.state, seat, action, &mut Table::new(&mut self.luck, &mut events));
        self.note(&events, empty_handed)
    }

    fn judge(&self, assertion: &Assertion) -> Result<(), String> {
        match &self.before {
            Some(before) => before.judge(assertion),
            None => self.judged(assertion),
        }
    }

    fn luck_left(&self) -> Vec<String> {
        self.luck.left()
    }

    fn write(&self) -> Value {
        match &self.before {
            Some(Before { seats: Some(seats), .. }) => json!({ "setup": true, "seats": seats }),
            Some(_) => json!({ "setup": true }),
            None => serde_json::to_value(self.written()).expect("a position is plain data"),
        }
    }
}

impl ScenarioTable {
    /// Adds the events to the story, and compares the draws with the lists of the scenario file. The lists must not
    /// have caused a fault. Every drawn card must be the top card of its list, and the draw pile must hold the rest of
    /// the list. `empty_handed` are the seats that had no card before these events.
    fn note(&mut self, events: &[Event], empty_handed: Seats) -> Result<(), String> {
        events.iter().for_each(|event| self.story.note(event));
        self.luck.fault()?;
        let listed: Cards = self.luck.pile().collect();
        if listed != self.state.draw_pile() {
            return Err(WRONG_LIST.into());
        }
        let mut drawn = self.luck.take_drawn().into_iter();
        for event in events {
            match event {
                // With `blind-draw`, a player without a card turned over the top card of the pile at the reveal. No
                // `Drew` event names this card. PA-R-11
                Event::Revealed { attacker, defender, .. } => {
                    let turned = |sum: &&Sum| sum.card.is_some() && empty_handed.contains(sum.seat);
                    let count = [attacker, defender].iter().filter(|sum| turned(sum)).count();
                    drawn.by_ref().take(count).for_each(drop);
                }
                Event::Drew { cards: Some(cards), .. } => {
                    let expected: Cards = drawn.by_ref().take(cards.len() as usize).collect();
                    if *cards != expected {
                        return Err(WRONG_LIST.into());
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }
}
