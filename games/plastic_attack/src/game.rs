//! Implements the trait through which the referee uses the rules of Plastic Attack.

use crate::action::Action;
use crate::army::ArmyFile;
use crate::army_faults::{self, ArmyFault};
use crate::card::Cards;
use crate::edition::Edition;
use crate::event::Event;
use crate::network::WEIGHTS;
use crate::position::{self, Position};
use crate::refusal::Refusal;
use crate::roster::{Character, muster};
use crate::rules::Play;
use crate::setup::{Options, Setup};
use crate::setup_faults;
use crate::state::State;
use crate::table::{Opened, PlasticAttack};
use crate::view::View;
use referee::names::cut;
use referee::{Chance, Coverage, Game, RulesId, Seat, Status, Table, Viewer};
use serde_json::Value;
use std::sync::Arc;

/// Returns every fault of an army at a table of this edition with these options, not only the first.
pub fn judge(army: &ArmyFile, edition: Edition, options: &Options) -> Vec<Refusal> {
    ownerless(army_faults::faults(army, edition, options))
}

/// Returns every fault of an army file: wrong keys and values, and broken rules in all parts that can be read.
///
/// # Errors
/// If the value is not an army file at all, returns a sentence that says so.
pub fn judge_file(file: &Value, edition: Edition, options: &Options) -> Result<Vec<Refusal>, String> {
    army_faults::file_faults(file, edition, options).map(ownerless)
}

fn ownerless(faults: Vec<ArmyFault>) -> Vec<Refusal> {
    faults.into_iter().map(|fault| Refusal::Army { seat: None, fault }).collect()
}

impl PlasticAttack {
    /// Opens a game for a position. Checks the seats and options of `setup` and ignores its armies. The game has the
    /// figures of `roster`, each with one of the seats as its owner, and the cards of `deck`.
    ///
    /// # Errors
    /// Returns every fault of the seats and the options, and a fault if there are too many figures.
    pub(crate) fn for_position(
        revision: u32,
        setup: Setup,
        roster: Vec<Character>,
        deck: Cards,
    ) -> Result<PlasticAttack, Vec<Refusal>> {
        let faults = setup_faults::position_faults(&setup, roster.len());
        if !faults.is_empty() {
            return Err(faults.into_iter().map(Refusal::Setup).collect());
        }
        Ok(PlasticAttack::of(revision, setup, roster, deck))
    }

    fn of(revision: u32, setup: Setup, roster: Vec<Character>, deck: Cards) -> PlasticAttack {
        PlasticAttack(Arc::new(Opened { revision, setup, roster, deck, network: &WEIGHTS }))
    }
}

impl Game for PlasticAttack {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Position = Position;
    type View = View;
    type Refusal = Refusal;

    const REVISION: u32 = 1;

    fn open_revision(setup: Setup, revision: u32) -> Result<PlasticAttack, Vec<Refusal>> {
        let of_armies = setup_faults::army_faults(&setup);
        let mut faults: Vec<Refusal> = setup.faults().into_iter().chain(of_armies).map(Refusal::Setup).collect();
        for (seat, army) in &setup.armies {
            let army_faults = army_faults::faults(army, setup.edition, &setup.options).into_iter();
            let seat = cut(seat);
            faults.extend(army_faults.map(|fault| Refusal::Army { seat: Some(seat.clone()), fault }));
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let roster = muster(&setup);
        Ok(PlasticAttack::of(revision, setup, roster, Cards::DECK))
    }

    fn id(&self) -> RulesId {
        let edition = self.edition();
        RulesId { game: edition.game().into(), edition: edition.word().into(), revision: self.0.revision }
    }

    fn setup(&self) -> &Setup {
        &self.0.setup
    }

    fn seats(&self) -> u8 {
        self.seat_count()
    }

    fn start(&self, table: &mut Table<'_, Event>) -> State {
        self.lay_out(table)
    }

    #[inline]
    fn status(&self, state: &State) -> Status {
        self.status_of(state)
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_decision(state, seat, action)
    }

    #[inline]
    fn apply(&self, state: &mut State, seat: Seat, action: &Action, table: &mut Table<'_, Event>) {
        debug_assert_eq!(self.check_decision(state, seat, action), Ok(()), "only legal decisions are carried out");
        Play { game: self, state, table }.carry_out(seat, action);
    }

    #[inline]
    fn candidates(&self, state: &State, seat: Seat, chance: &mut dyn Chance, out: &mut Vec<Action>) -> Coverage {
        self.push_candidates(state, seat, chance, out)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.view_of(state, viewer)
    }

    fn show(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(PlasticAttack::redacted(event, viewer))
    }

    fn imagine(&self, view: &View, chance: &mut dyn Chance) -> State {
        self.imagined(view, chance)
    }

    fn position(&self, state: &State) -> Position {
        position::position_of(state)
    }

    fn restore(&self, position: Position) -> State {
        position::restored(&position)
    }
}
