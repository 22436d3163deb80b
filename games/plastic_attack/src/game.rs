//! The game as the referee asks it.

use crate::action::Action;
use crate::army::ArmyFile;
use crate::army_faults;
use crate::card::Cards;
use crate::edition::Edition;
use crate::event::Event;
use crate::position::{self, Position};
use crate::refusal::Refusal;
use crate::roster::{Character, Figure, muster};
use crate::rules::Play;
use crate::setup::{Options, Setup};
use crate::setup_faults;
use crate::special::Special;
use crate::state::State;
use crate::view::View;
use referee::{Chance, Clause, Coverage, Game, RulesId, Seat, Status, Table, Viewer};
use std::sync::Arc;

/// Most figures of a table, so that one byte tells them apart.
const MOST_FIGURES: usize = 255;

/// The rules of Plastic Attack for one table: an edition, armies, options. Cheap to clone.
#[derive(Clone, Debug)]
pub struct PlasticAttack(pub(crate) Arc<Opened>);

#[derive(Clone, Debug)]
pub(crate) struct Opened {
    /// The revision of the rules that is played.
    revision: u32,
    setup: Setup,
    roster: Vec<Character>,
    /// The cards there are: 52 in a match, PA1-COMP-15, PA2-COMP-15; a position may have fewer.
    deck: Cards,
}

/// Returns every fault of an army at a table of an edition with these options, not only the first.
pub fn judge(army: &ArmyFile, edition: Edition, options: &Options) -> Vec<Refusal> {
    let faults = army_faults::faults(army, edition, options);
    faults.into_iter().map(|fault| Refusal::Army { seat: None, fault }).collect()
}

impl PlasticAttack {
    /// Opens the rules for a position: seats and options of `setup` are judged, its armies are not looked at. The
    /// figures are `roster`, with any owners among the seats, and the cards are `deck`.
    ///
    /// # Errors
    /// Every fault of seats and options, and more figures than there can be.
    pub(crate) fn for_position(
        revision: u32,
        setup: Setup,
        roster: Vec<Character>,
        deck: Cards,
    ) -> Result<PlasticAttack, Vec<Refusal>> {
        let mut faults = setup_faults::faults(&setup.seats, setup.edition, &setup.options, u32::MAX);
        if roster.len() > MOST_FIGURES {
            faults.push(setup_faults::SetupFault::Figures { figures: roster.len() });
        }
        if !faults.is_empty() {
            return Err(faults.into_iter().map(Refusal::Setup).collect());
        }
        Ok(PlasticAttack::of(revision, setup, roster, deck))
    }

    fn of(revision: u32, setup: Setup, roster: Vec<Character>, deck: Cards) -> PlasticAttack {
        PlasticAttack(Arc::new(Opened { revision, setup, roster, deck }))
    }

    /// Returns the edition.
    #[inline]
    pub fn edition(&self) -> Edition {
        self.0.setup.edition
    }

    /// Returns the options.
    #[inline]
    pub fn options(&self) -> &Options {
        &self.0.setup.options
    }

    /// Returns the figures of the table: armies in seat order, each in the order of its line at the start.
    #[inline]
    pub fn roster(&self) -> &[Character] {
        &self.0.roster
    }

    /// Returns what never changes about a figure.
    #[inline]
    pub fn character(&self, figure: Figure) -> &Character {
        &self.0.roster[figure.index()]
    }

    /// Returns the name of a figure, unlike all others of the table. PA-R-54
    pub fn figure_name(&self, figure: Figure) -> &str {
        &self.character(figure).name
    }

    /// Finds a figure by its name.
    pub fn figure(&self, name: &str) -> Option<Figure> {
        self.0.roster.iter().position(|character| character.name == name).map(|n| Figure(n as u8))
    }

    /// Returns the name of a seat.
    pub fn seat_name(&self, seat: Seat) -> &str {
        &self.0.setup.seats[seat.index()]
    }

    /// Finds a seat by its name.
    pub fn seat(&self, name: &str) -> Option<Seat> {
        self.0.setup.seats.iter().position(|seat| seat == name).map(|n| Seat(n as u8))
    }

    /// Returns all cards of the game. PA1-COMP-15, PA2-COMP-15
    pub fn deck(&self) -> Cards {
        self.0.deck
    }

    #[inline]
    pub(crate) fn seat_count(&self) -> u8 {
        self.0.setup.seats.len() as u8
    }

    /// Returns a state of this table in which nothing is in play yet.
    pub(crate) fn empty_table(&self) -> State {
        State::empty(self.seat_count(), self.0.roster.len(), self.0.deck)
    }

    /// Chooses between the clauses of the two editions.
    #[inline]
    pub(crate) fn clause(&self, first: Clause, revised: Clause) -> Clause {
        match self.edition() {
            Edition::First => first,
            Edition::Revised => revised,
        }
    }

    /// Returns the first clause of a special action in this edition.
    pub(crate) fn clause_of(&self, action: Special) -> Clause {
        action.clause(self.edition())
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
            let seat = army_faults::cut(seat);
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
