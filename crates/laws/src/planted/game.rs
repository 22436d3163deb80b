//! [`Planted`] as a [`Game`] and a [`Codec`]. It calls the closure that a test has planted, if there is one. Otherwise
//! it calls the function of the honest game.

use super::Planted;
use referee::{Chance, Codec, Coverage, Game, RulesId, Seat, Status, Table, Viewer};
use serde_json::Value;
use std::sync::Arc;

impl<G: Codec> Clone for Planted<G> {
    fn clone(&self) -> Planted<G> {
        Planted { honest: self.honest.clone(), plants: Arc::clone(&self.plants) }
    }
}

impl<G: Codec> Game for Planted<G> {
    type Setup = G::Setup;
    type State = G::State;
    type Action = G::Action;
    type Event = G::Event;
    type Position = G::Position;
    type View = G::View;
    type Refusal = G::Refusal;

    const REVISION: u32 = G::REVISION;

    fn open_revision(setup: G::Setup, revision: u32) -> Result<Planted<G>, Vec<G::Refusal>> {
        G::open_revision(setup, revision).map(Planted::new)
    }

    fn id(&self) -> RulesId {
        self.honest.id()
    }

    fn setup(&self) -> &G::Setup {
        self.honest.setup()
    }

    fn seats(&self) -> u8 {
        self.honest.seats()
    }

    fn start(&self, table: &mut Table<'_, G::Event>) -> G::State {
        self.honest.start(table)
    }

    fn status(&self, state: &G::State) -> Status {
        let honest = self.honest.status(state);
        match &self.plants.status {
            Some(plant) => plant(&self.honest, state, honest),
            None => honest,
        }
    }

    fn check(&self, state: &G::State, seat: Seat, action: &G::Action) -> Result<(), G::Refusal> {
        let honest = self.honest.check(state, seat, action);
        match &self.plants.check {
            Some(plant) => plant(&self.honest, state, seat, action, honest),
            None => honest,
        }
    }

    fn apply(&self, state: &mut G::State, seat: Seat, action: &G::Action, table: &mut Table<'_, G::Event>) {
        match &self.plants.apply {
            Some(plant) => plant(&self.honest, state, seat, action, table),
            None => self.honest.apply(state, seat, action, table),
        }
    }

    fn candidates(&self, state: &G::State, seat: Seat, chance: &mut dyn Chance, out: &mut Vec<G::Action>) -> Coverage {
        let Some(plant) = &self.plants.candidates else { return self.honest.candidates(state, seat, chance, out) };
        let mut honest = Vec::new();
        let coverage = self.honest.candidates(state, seat, chance, &mut honest);
        out.extend(plant(&self.honest, state, seat, honest));
        coverage
    }

    fn view(&self, state: &G::State, viewer: Viewer) -> G::View {
        let honest = self.honest.view(state, viewer);
        match &self.plants.view {
            Some(plant) => plant(&self.honest, state, viewer, honest),
            None => honest,
        }
    }

    fn show(&self, event: &G::Event, viewer: Viewer) -> Option<G::Event> {
        let honest = self.honest.show(event, viewer);
        match &self.plants.show {
            Some(plant) => plant(&self.honest, event, viewer, honest),
            None => honest,
        }
    }

    fn imagine(&self, view: &G::View, chance: &mut dyn Chance) -> G::State {
        let honest = self.honest.imagine(view, chance);
        match &self.plants.imagine {
            Some(plant) => plant(&self.honest, view, honest, chance),
            None => honest,
        }
    }

    fn position(&self, state: &G::State) -> G::Position {
        self.honest.position(state)
    }

    fn restore(&self, position: G::Position) -> G::State {
        self.honest.restore(position)
    }
}

impl<G: Codec> Codec for Planted<G> {
    fn seat_names(&self) -> Vec<String> {
        self.honest.seat_names()
    }

    fn setup_to_json(&self) -> Value {
        self.honest.setup_to_json()
    }

    fn known_setup(&self) -> Value {
        self.honest.known_setup()
    }

    fn setup_summary(&self) -> Value {
        self.honest.setup_summary()
    }

    fn action_to_json(&self, action: &G::Action) -> Value {
        self.honest.action_to_json(action)
    }

    fn parse_action(&self, said: &Value) -> Result<G::Action, String> {
        self.honest.parse_action(said)
    }

    fn event_to_json(&self, event: &G::Event) -> Value {
        self.honest.event_to_json(event)
    }

    fn view_to_json(&self, view: &G::View) -> Value {
        self.honest.view_to_json(view)
    }

    fn parse_view(&self, said: &Value) -> Result<G::View, String> {
        self.honest.parse_view(said)
    }

    fn hints_to_json(&self, state: &G::State, seat: Seat) -> Value {
        let honest = self.honest.hints_to_json(state, seat);
        match &self.plants.hints {
            Some(plant) => plant(&self.honest, state, seat, honest),
            None => honest,
        }
    }

    fn write_view(&self, view: &G::View, out: &mut Vec<u8>) {
        self.honest.write_view(view, out);
    }

    fn write_event(&self, event: &G::Event, out: &mut Vec<u8>) {
        self.honest.write_event(event, out);
    }

    fn refusal_to_json(&self, refusal: &G::Refusal) -> Value {
        self.honest.refusal_to_json(refusal)
    }

    fn answer(&self, view: &G::View, question: &Value) -> Result<Value, String> {
        let honest = self.honest.answer(view, question);
        match &self.plants.answer {
            Some(plant) => plant(&self.honest, view, question, honest),
            None => honest,
        }
    }

    fn timeout(&self) -> G::Action {
        self.honest.timeout()
    }

    fn is_reserved(&self, action: &G::Action) -> bool {
        self.honest.is_reserved(action)
    }

    fn is_attempt(&self, action: &G::Action) -> bool {
        self.honest.is_attempt(action)
    }

    fn decisions_stay() -> bool {
        G::decisions_stay()
    }

    fn may_show_hidden(&self, before: &G::State, seat: Seat, action: &G::Action) -> bool {
        self.honest.may_show_hidden(before, seat, action)
    }

    fn sentences() -> &'static [(&'static str, &'static str)] {
        G::sentences()
    }
}
