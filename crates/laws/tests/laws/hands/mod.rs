//! A small game with sealed decisions. In each of three rounds both players hide some fingers. Then both hands are
//! opened, and everybody sees the sum.
//!
//! Each player holds a secret token from the start. The holder of token 0 must not show one finger. An odd sum gives
//! seat 0 a point, and an even sum gives seat 1 a point. After each round the toss of a coin gives one more point to
//! one of the seats. Tests can open the rules with a fault.

mod codec;

use referee::*;

pub const DEAL: Clause = Clause::new("HA-DEAL");
pub const TOSS: Clause = Clause::new("HA-TOSS");
const SHOW: Clause = Clause::new("HA-SHOW");
const ROUNDS: u8 = 3;

/// A fault that the rules have, or `None` for sound rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Fault {
    None,
    NobodyIsAwaited,
    CandidateIsRefused,
    LegalIsUnlisted,
    NeverEnds,
    TellingScores,
    Mumbles,
    MisreadsViews,
    EventIsNoObject,
    EventLacksAField,
    EndsWithoutAWinner,
    ImaginesAnotherToken,
}

#[derive(Clone)]
pub struct Hands(pub Fault);

#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct State {
    pub tokens: [u8; 2],
    pub sealed: [Option<u8>; 2],
    pub points: [u8; 2],
    pub round: u8,
    /// The sum and the coin of the last round.
    pub opened: Option<(u8, u8)>,
    pub resigned: Option<Seat>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Action {
    Show(u8),
    Resign,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    Dealt { seat: Seat, token: Option<u8> },
    Sealed { seat: Seat, fingers: Option<u8> },
    Opened { sum: u8, coin: u8 },
}

#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct View {
    pub viewer: Option<Seat>,
    pub tokens: [Option<u8>; 2],
    /// For each seat: whether it has sealed a decision, and how many fingers it hides if the viewer may know the
    /// number.
    pub sealed: [(bool, Option<u8>); 2],
    pub points: [u8; 2],
    pub round: u8,
    pub opened: Option<(u8, u8)>,
    pub resigned: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Refusal(pub String);

impl std::fmt::Display for Refusal {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(&self.0)
    }
}

impl Cite for Refusal {
    fn clause(&self) -> Clause {
        SHOW
    }
}

impl Hands {
    fn has(&self, fault: Fault) -> bool {
        self.0 == fault
    }

    fn is_over(&self, state: &State) -> bool {
        state.resigned.is_some() || state.round == ROUNDS && !self.has(Fault::NeverEnds)
    }

    fn open_hands(&self, state: &mut State, table: &mut Table<'_, Event>) {
        let [Some(one), Some(other)] = state.sealed else { return };
        let (sum, coin) = (one + other, table.below(2, TOSS) as u8);
        state.points[usize::from(sum % 2 == 0)] += 1;
        state.points[usize::from(coin)] += 1;
        state.sealed = [None; 2];
        state.opened = Some((sum, coin));
        state.round = if state.round == ROUNDS { ROUNDS } else { state.round + 1 };
        table.emit(|| Event::Opened { sum, coin });
    }
}

impl Game for Hands {
    type Setup = Fault;
    type State = State;
    type Position = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const REVISION: u32 = 1;

    fn open_revision(fault: Fault, _: u32) -> Result<Hands, Vec<Refusal>> {
        Ok(Hands(fault))
    }

    fn id(&self) -> RulesId {
        RulesId { game: "hands".into(), edition: "1".into(), revision: 1 }
    }

    fn setup(&self) -> &Fault {
        &self.0
    }

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self, table: &mut Table<'_, Event>) -> State {
        let tokens = [0, 1].map(|seat| {
            let token = table.below(4, DEAL) as u8;
            table.emit(|| Event::Dealt { seat: Seat(seat), token: Some(token) });
            token
        });
        State { tokens, sealed: [None; 2], points: [0; 2], round: 0, opened: None, resigned: None }
    }

    fn status(&self, state: &State) -> Status {
        if self.is_over(state) {
            let ahead = Seat(u8::from(state.points[1] > state.points[0]));
            let winner = state.resigned.map_or(ahead, |seat| Seat(1 - seat.0));
            let winners = if self.has(Fault::EndsWithoutAWinner) { Seats::NONE } else { Seats::one(winner) };
            return Status::Over(Outcome { winners, by: "points", clause: SHOW });
        }
        if self.has(Fault::NobodyIsAwaited) && state.round == 1 {
            return Status::Awaiting(Seats::NONE);
        }
        Status::Awaiting([0, 1].map(Seat).into_iter().filter(|seat| state.sealed[seat.index()].is_none()).collect())
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if self.is_over(state) {
            return Err(Refusal("the game is over".into()));
        }
        let Action::Show(fingers) = *action else { return Ok(()) };
        if state.sealed[seat.index()].is_some() {
            return Err(Refusal("the hand is sealed".into()));
        }
        if fingers > 2 {
            return Err(Refusal("two fingers at most".into()));
        }
        if fingers == 1 && state.tokens[seat.index()] == 0 {
            return Err(Refusal("token 0 shows no single finger".into()));
        }
        Ok(())
    }

    fn apply(&self, state: &mut State, seat: Seat, action: &Action, table: &mut Table<'_, Event>) {
        let Action::Show(fingers) = *action else {
            state.resigned = Some(seat);
            return;
        };
        state.sealed[seat.index()] = Some(fingers);
        table.emit(|| {
            if self.has(Fault::TellingScores) {
                state.points[0] += 1;
            }
            Event::Sealed { seat, fingers: Some(fingers) }
        });
        self.open_hands(state, table);
    }

    fn candidates(&self, state: &State, seat: Seat, _: &mut dyn Chance, out: &mut Vec<Action>) -> Coverage {
        let Status::Awaiting(seats) = self.status(state) else { return Coverage::All };
        if seats.contains(seat) {
            let most = if self.has(Fault::LegalIsUnlisted) { 1 } else { 2 };
            out.extend((0..=most).map(Action::Show).filter(|action| self.check(state, seat, action).is_ok()));
            if self.has(Fault::CandidateIsRefused) {
                out.push(Action::Show(3));
            }
        }
        Coverage::All
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let is_over = self.is_over(state);
        let sees = |seat: usize| is_over || viewer.is(Seat(seat as u8));
        View {
            viewer: if let Viewer::Seat(seat) = viewer { Some(seat) } else { None },
            tokens: [0, 1].map(|seat| sees(seat).then_some(state.tokens[seat])),
            sealed: [0, 1].map(|seat| (state.sealed[seat].is_some(), state.sealed[seat].filter(|_| sees(seat)))),
            points: state.points,
            round: state.round,
            opened: state.opened,
            resigned: state.resigned,
        }
    }

    fn show(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        let mut event = event.clone();
        match &mut event {
            Event::Dealt { seat, token } if !viewer.is(*seat) => *token = None,
            Event::Sealed { seat, fingers } if !viewer.is(*seat) => *fingers = None,
            _ => {}
        }
        Some(event)
    }

    fn imagine(&self, view: &View, chance: &mut dyn Chance) -> State {
        let mut tokens = view.tokens.map(|token| token.unwrap_or_else(|| chance.below(4, DEAL) as u8));
        if self.has(Fault::ImaginesAnotherToken) {
            tokens = tokens.map(|token| (token + 1) % 4);
        }
        let seal = |seat: usize, chance: &mut dyn Chance| match view.sealed[seat] {
            (false, _) => None,
            (true, Some(fingers)) => Some(fingers),
            (true, None) => Some(2 * chance.below(2, SHOW) as u8),
        };
        let sealed = [seal(0, chance), seal(1, chance)];
        State { tokens, sealed, points: view.points, round: view.round, opened: view.opened, resigned: view.resigned }
    }

    fn position(&self, state: &State) -> State {
        state.clone()
    }

    fn restore(&self, position: State) -> State {
        position
    }
}
