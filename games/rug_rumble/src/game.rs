//! Rug Rumble behind the traits through which the referee and the bots use a game.

use crate::clauses::*;
use crate::{Action, Event, HAND, Player, ROUNDS, SACK, SeenPlayer, Setup, State, Toy, View};
use referee::{Chance, Coverage, Game, Outcome, PlainRefusal, RulesId, Seat, Seats, Status, Table, Viewer};
use search::Playable;

/// Rug Rumble with one set-up and one revision of its rules.
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
    type Refusal = PlainRefusal;

    const REVISION: u32 = 1;

    fn open_revision(setup: Setup, revision: u32) -> Result<RugRumble, Vec<PlainRefusal>> {
        match setup.players {
            2..=4 => Ok(RugRumble { setup, revision }),
            players => {
                let sentence = format!("the set-up has {players} players; it must have 2 to 4");
                Err(vec![PlainRefusal::new("players", RR_SETUP_01, sentence)])
            }
        }
    }

    fn id(&self) -> RulesId {
        RulesId { game: "rug-rumble".into(), edition: "2026".into(), revision: self.revision }
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> u8 {
        self.setup.players
    }

    fn start(&self, table: &mut Table<'_, Event>) -> State {
        let player = Player { hand: [0; 6], sack: SACK, chosen: None, marbles: 0, resigned: false };
        let mut state = State { round: 1, rug: 0, players: vec![player; self.setup.players.into()] };
        for seat in state.seats() {
            (0..HAND).for_each(|_| state.draw(seat, RR_SETUP_02, table));
        }
        state.pour(table);
        state
    }

    fn status(&self, state: &State) -> Status {
        let winners: Seats = state.leaders().collect();
        match (state.staying().count(), winners.iter().count()) {
            (1, _) => Status::Over(Outcome { winners, by: "resignation", clause: RR_R_01 }),
            _ if !state.is_over() => Status::Awaiting(state.choosing().collect()),
            (_, 1) => Status::Over(Outcome { winners, by: "marbles", clause: RR_GOAL_01 }),
            _ => Status::Over(Outcome { winners, by: "marbles", clause: RR_GOAL_02 }),
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), PlainRefusal> {
        let Player { hand, sack, chosen, resigned, .. } = &state.players[seat.index()];
        let refuse = |kind, clause, sentence: &str| Err(PlainRefusal::new(kind, clause, sentence));
        match action {
            _ if state.is_over() => refuse("over", RR_END_01, "the game is over"),
            _ if *resigned => refuse("resigned", RR_R_01, "you have left the game"),
            Action::Resign {} => Ok(()),
            _ if chosen.is_some() => refuse(
                "already-chosen",
                RR_CHOOSE_03,
                "you have already chosen a toy for this race and cannot change it",
            ),
            Action::Choose(toy) if hand[*toy as usize] > 0 => Ok(()),
            Action::Choose(toy) if sack[*toy as usize] > 0 => {
                refuse("not-in-hand", RR_CHOOSE_02, &format!("your hand has no {toy:?}; choose a toy from your hand"))
            }
            Action::Choose(toy) => refuse(
                "has-raced",
                RR_RACE_06,
                &format!("all your toys of the kind {toy:?} have raced already; choose another toy"),
            ),
            Action::Timeout {} => Ok(()),
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, action: &Action, table: &mut Table<'_, Event>) {
        debug_assert_eq!(self.check(state, seat, action), Ok(()), "only legal decisions are carried out");
        let player = &mut state.players[seat.index()];
        let slowest = Toy::ALL.into_iter().find(|toy| player.hand[*toy as usize] > 0);
        (player.chosen, player.resigned) = match action {
            Action::Choose(toy) => (Some(*toy), false),
            Action::Timeout {} => (slowest, false),
            Action::Resign {} => (None, true),
        };
        let (seat, toy) = (seat.into(), player.chosen);
        table.emit(|| if toy.is_some() { Event::Chose { seat, toy } } else { Event::Resigned { seat } });
        state.let_go(table);
    }

    fn candidates(&self, state: &State, seat: Seat, _: &mut dyn Chance, out: &mut Vec<Action>) -> Coverage {
        let all = Toy::ALL.into_iter().map(Action::Choose);
        out.extend(all.filter(|action| self.check(state, seat, action).is_ok()));
        Coverage::All
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let State { round, rug, players } = state;
        let players = state.seats().zip(players).map(|(seat, player)| player.seen(seat, viewer)).collect();
        let viewer = if let Viewer::Seat(seat) = viewer { Some(seat.into()) } else { None };
        View { viewer, round: *round, rug: *rug, players }
    }

    fn show(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        let mut shown = event.clone();
        match &mut shown {
            Event::Drew { seat, toy } | Event::Chose { seat, toy } => {
                *toy = toy.filter(|_| viewer.is(Seat(*seat as u8)));
            }
            // all viewers may see these
            Event::Poured { .. } | Event::Raced { .. } | Event::Resigned { .. } => {}
        }
        Some(shown)
    }

    fn imagine(&self, view: &View, chance: &mut dyn Chance) -> State {
        let player = |seen: &SeenPlayer| {
            let hand = seen.hand.unwrap_or_else(|| {
                let mut left = seen.left;
                (0..HAND).for_each(|_| left[chance.pick(&left, RR_SETUP_02)] -= 1);
                std::array::from_fn(|kind| seen.left[kind] - left[kind])
            });
            let guess = seen.has_chosen && seen.chosen.is_none();
            let chosen = if guess { Some(Toy::ALL[chance.pick(&hand, RR_CHOOSE_01)]) } else { seen.chosen };
            Player::imagined(seen, hand, chosen)
        };
        State { round: view.round, rug: view.rug, players: view.players.iter().map(player).collect() }
    }

    fn position(&self, state: &State) -> State {
        state.clone()
    }

    fn restore(&self, position: State) -> State {
        position
    }
}

/// One marble adds this number to the estimate, divided by 2 plus the number of rounds after this one. So a marble is
/// worth more in later rounds.
const MARBLE: i32 = 400;
/// How many units of a term make one unit of the estimate. Terms are finer, so that rounding hardly changes them.
const FINER: i32 = 4;

impl RugRumble {
    /// Returns the player's number of marbles, and the highest number among the other players who have not resigned.
    fn marbles(state: &State, seat: Seat) -> [i32; 2] {
        let marbles = |seat: Seat| i32::from(state.players[seat.index()].marbles);
        let best = state.staying().filter(|other| *other != seat).map(marbles).max().unwrap_or(0);
        [marbles(seat), best]
    }

    /// Returns what `marbles` marbles are worth in this round. `finer` units of the result make one unit of the
    /// estimate.
    fn worth(state: &State, marbles: i32, finer: i32) -> i32 {
        marbles * MARBLE * finer / i32::from(ROUNDS + 2 - state.round)
    }
}

impl Playable for RugRumble {
    const REASONS: &'static [&'static str] = &["marbles", "their-marbles", "saves", "fastest"];

    /// Estimates the position from the number of marbles by which `seat` leads the best of the other players. A marble
    /// counts more in later rounds. A win shared by two players counts as half a win.
    fn estimate(&self, state: &State, seat: Seat) -> i32 {
        if state.is_over() {
            let shares = state.leaders().count() as i32;
            return if state.leaders().any(|leader| leader == seat) { 2_000 / shares - 1_000 } else { -1_000 };
        }
        let even = 2_000 / i32::from(self.seats()) - 1_000;
        let [own, best] = Self::marbles(state, seat);
        (even + Self::worth(state, own - best, 1)).clamp(-950, 950)
    }

    fn terms(&self, state: &State, seat: Seat, add: &mut dyn FnMut(&'static str, i32)) {
        let [own, best] = Self::marbles(state, seat);
        add("marbles", Self::worth(state, own, FINER));
        add("their-marbles", -Self::worth(state, best, FINER));
    }

    /// Returns `fastest` if the chosen toy is the fastest of the hand, otherwise `saves`: the choice saves faster toys
    /// for later races. Hints give this reason if no term of the estimate explains the choice.
    fn motive(&self, view: &View, seat: Seat, action: &Action, _: u64) -> Option<&'static str> {
        let Action::Choose(toy) = action else { return None };
        let fastest = view.players[seat.index()].hand?.iter().rposition(|count| *count > 0)?;
        Some(if (*toy as usize) < fastest { "saves" } else { "fastest" })
    }

    fn look_alike(&self, _: &Action, _: &Action) -> bool {
        true
    }

    /// In the last race, returns one state, in which every other player may choose any toy of theirs that has not
    /// raced. This is at least as bad for the seat as every state that fits the view. RR-RACE-06, RR-END-01. In earlier
    /// races, returns no state.
    fn worst_truths(&self, view: &View, _: Seat) -> Vec<State> {
        let player = |seen: &SeenPlayer| {
            let any = Player { sack: seen.left, ..Player::imagined(seen, seen.left, None) };
            seen.hand.map_or(any, |hand| Player::imagined(seen, hand, seen.chosen))
        };
        let worst = State { round: view.round, rug: view.rug, players: view.players.iter().map(player).collect() };
        if view.round == ROUNDS { vec![worst] } else { Vec::new() }
    }

    fn take_back(&self, state: &mut State, seat: Seat) {
        let others = state.seats().filter(|other| *other != seat);
        others.for_each(|other| state.players[other.index()].chosen = None);
    }
}
