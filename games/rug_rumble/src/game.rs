//! The game as the referee and the bots ask it.

use crate::clauses::*;
use crate::{Action, BAG, Event, Player, ROUNDS, Refusal, SACK, SeenPlayer, Setup, State, Toy, View};
use referee::{Chance, Coverage, Game, Outcome, RulesId, Seat, Status, Table, Viewer};
use search::Playable;

/// The rules of Rug Rumble for one table.
#[derive(Clone, Debug)]
pub struct RugRumble {
    setup: Setup,
    revision: u32,
}

impl Game for RugRumble {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Position = State;
    type View = View;
    type Refusal = Refusal;

    const REVISION: u32 = 1;

    fn open_revision(setup: Setup, revision: u32) -> Result<RugRumble, Vec<Refusal>> {
        match setup.players {
            2..=4 => Ok(RugRumble { setup, revision }),
            players => Err(vec![Refusal::Players { players }]),
        }
    }

    fn id(&self) -> RulesId {
        RulesId { game: "rug-rumble".into(), edition: crate::EDITION.into(), revision: self.revision }
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> u8 {
        self.setup.players
    }

    fn start(&self, table: &mut Table<'_, Event>) -> State {
        let player = Player { hand: [0; 6], sack: SACK, chosen: None, marbles: 0, resigned: false };
        let mut state = State { round: 1, rug: 0, bag: BAG, players: vec![player; self.setup.players.into()] };
        state.begin(table);
        state
    }

    fn status(&self, state: &State) -> Status {
        let over = |by, clause| Status::Over(Outcome { winners: state.leaders().collect(), by, clause });
        if state.staying().count() == 1 {
            return over("resignation", RR_R_04);
        }
        if state.round > ROUNDS {
            return over("marbles", RR_GOAL_01);
        }
        Status::Awaiting(state.staying().filter(|seat| state.players[seat.index()].chosen.is_none()).collect())
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let Player { hand, chosen, resigned, .. } = &state.players[seat.index()];
        match action {
            _ if state.is_over() => Err(Refusal::Over),
            _ if *resigned => Err(Refusal::Resigned),
            Action::Resign {} => Ok(()),
            _ if chosen.is_some() => Err(Refusal::AlreadyChosen),
            Action::Choose(toy) if hand[*toy as usize] == 0 => Err(Refusal::NotInHand { toy: *toy }),
            Action::Choose(_) | Action::Timeout {} => Ok(()),
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, action: &Action, table: &mut Table<'_, Event>) {
        debug_assert_eq!(self.check(state, seat, action), Ok(()), "only legal decisions are carried out");
        let slowest = || Toy::of(&state.players[seat.index()].hand).next().expect("a hand is never empty");
        match action {
            Action::Choose(toy) => state.choose(seat, *toy, table),
            Action::Timeout {} => state.choose(seat, slowest(), table),
            Action::Resign {} => state.resign(seat, table),
        }
    }

    fn candidates(&self, state: &State, seat: Seat, _: &mut dyn Chance, out: &mut Vec<Action>) -> Coverage {
        let Player { hand, chosen, resigned, .. } = &state.players[seat.index()];
        if chosen.is_none() && !resigned && !state.is_over() {
            out.extend(Toy::of(hand).map(Action::Choose));
        }
        Coverage::All
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let State { round, rug, bag, players } = state;
        let players = state.seats().zip(players).map(|(seat, player)| player.seen(seat, viewer)).collect();
        let viewer = if let Viewer::Seat(seat) = viewer { Some(seat.into()) } else { None };
        View { viewer, round: *round, rug: *rug, bag: *bag, players }
    }

    fn show(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        let mut shown = event.clone();
        if let Event::Drew { seat, toy } | Event::Chose { seat, toy } = &mut shown {
            *toy = toy.filter(|_| viewer.is(Seat(*seat as u8)));
        }
        Some(shown)
    }

    fn imagine(&self, view: &View, chance: &mut dyn Chance) -> State {
        let mut imagined = |seen: &SeenPlayer| {
            let hand = seen.hand.unwrap_or_else(|| {
                let mut left = seen.left;
                (0..seen.held).for_each(|_| left[chance.pick(&left, RR_SETUP_03)] -= 1);
                std::array::from_fn(|kind| seen.left[kind] - left[kind])
            });
            let guess = seen.has_chosen && seen.chosen.is_none();
            let chosen = if guess { Some(Toy::ALL[chance.pick(&hand, RR_CHOOSE_01)]) } else { seen.chosen };
            let sack = std::array::from_fn(|kind| seen.left[kind] - hand[kind]);
            Player { hand, sack, chosen, marbles: seen.marbles, resigned: seen.resigned }
        };
        let players = view.players.iter().map(&mut imagined).collect();
        State { round: view.round, rug: view.rug, bag: view.bag, players }
    }

    fn position(&self, state: &State) -> State {
        state.clone()
    }

    fn restore(&self, position: State) -> State {
        position
    }
}

impl Playable for RugRumble {
    /// The lead over the best of the others weighs more the fewer rounds are left; a shared win is a share of it.
    fn estimate(&self, state: &State, seat: Seat) -> i32 {
        let marbles = |seat: Seat| i32::from(state.players[seat.index()].marbles);
        if state.is_over() {
            let shares = state.leaders().count() as i32;
            return if state.leaders().any(|leader| leader == seat) { 2_000 / shares - 1_000 } else { -1_000 };
        }
        let best = state.staying().filter(|other| *other != seat).map(marbles).max().unwrap_or(0);
        let even = 2_000 / i32::from(self.seats()) - 1_000;
        (even + (marbles(seat) - best) * 400 / i32::from(ROUNDS + 2 - state.round)).clamp(-950, 950)
    }

    fn look_alike(&self, _: &Action, _: &Action) -> bool {
        true
    }

    fn take_back(&self, state: &mut State, seat: Seat) {
        let others = state.seats().filter(|other| *other != seat);
        others.for_each(|other| state.players[other.index()].chosen = None);
    }
}
