//! The proof of a puzzle: a full search over all decisions of a seat, all decisions of the others, and all luck. If the
//! decisions of a game are a continuum, the search tries a sample of the seat's own (`Playable::choices`).

use super::ways::Ways;
use referee::{Coverage, Game, Seat, Seats, Seeded, Status, Table, Viewer};
use search::Playable;

/// The most decisions that one proof carries out.
const MOST_STEPS: u32 = 400_000;

/// A proof would take too long, or the game cannot list all legal decisions.
pub(super) struct Unproved;

/// All decisions that a seat may make, and those decisions after which the seat wins for certain. Both lists have only
/// the first of several equivalent decisions ([`Playable::same`]), and only one decision of each choice
/// ([`Playable::choices`]).
pub(super) struct Winners<A> {
    pub all: Vec<A>,
    pub winning: Vec<A>,
}

/// A function that gets one possible result of a decision. It returns true if the search has to look at the other
/// results too.
type GoOn<'a, P, G> = dyn FnMut(&mut P, &<G as Game>::State) -> Result<bool, Unproved> + 'a;

/// Proves which decisions make one seat win for certain.
pub(super) struct Prover<'a, G: Playable> {
    game: &'a G,
    seat: Seat,
    /// How many more decisions the proof may carry out.
    left: u32,
    /// Whether the proof tries the seat's decisions in reverse order.
    last_first: bool,
}

impl<'a, G: Playable> Prover<'a, G> {
    pub fn new(game: &'a G, seat: Seat) -> Prover<'a, G> {
        Prover { game, seat, left: MOST_STEPS, last_first: false }
    }

    /// Finds the decisions after which the seat wins for certain. Until the win, the others answer at most `answers`
    /// times. An answer is all that the others decide after one decision of the seat. `None` if the game has no worst
    /// truths for this state ([`Playable::worst_truths`]).
    pub fn winners(&mut self, state: &G::State, answers: u32) -> Result<Option<Winners<G::Action>>, Unproved> {
        let truths = self.game.worst_truths(&self.game.view(state, Viewer::Seat(self.seat)), self.seat);
        let Some(first) = truths.first() else { return Ok(None) };
        if let Some(choices) = self.game.choices(first, self.seat) {
            return self.winning_choices(&truths, &choices, answers).map(Some);
        }
        let all = self.candidates(first, self.seat)?;
        // The reverse order can be faster: in some games the last decisions of the list draw the least luck.
        let winning = self.winning(&truths, &all, answers).or_else(|Unproved| {
            (self.left, self.last_first) = (MOST_STEPS, !self.last_first);
            self.winning(&truths, &all, answers)
        })?;
        Ok(Some(Winners { all, winning }))
    }

    /// Finds the choices that have a decision after which the seat wins in all truths. Returns the first such decision
    /// of each choice.
    fn winning_choices(
        &mut self,
        truths: &[G::State],
        choices: &[Vec<G::Action>],
        answers: u32,
    ) -> Result<Winners<G::Action>, Unproved> {
        let mut winning = Vec::new();
        for choice in choices {
            for action in choice {
                let alone = self.winning(truths, std::slice::from_ref(action), answers)?;
                if !alone.is_empty() {
                    winning.extend(alone);
                    break;
                }
            }
        }
        let all = choices.iter().filter_map(|choice| choice.first().cloned()).collect();
        Ok(Winners { all, winning })
    }

    /// Returns the decisions after which the seat wins in all truths.
    fn winning(&mut self, truths: &[G::State], all: &[G::Action], answers: u32) -> Result<Vec<G::Action>, Unproved> {
        let mut winning = Vec::new();
        for action in all {
            let mut wins = true;
            for truth in truths {
                wins = wins && self.holds_after(truth, self.seat, action, answers, true)?;
            }
            if wins {
                winning.push(action.clone());
            }
        }
        Ok(winning)
    }

    /// Says whether a decision ends the game at once with the seat as the only winner, whatever the luck.
    pub fn wins_at_once(&mut self, state: &G::State, action: &G::Action) -> Result<bool, Unproved> {
        let (seat, mut ends) = (self.seat, true);
        self.each_way(state, seat, action, &mut |prover, after| {
            let wins = Seats::one(seat);
            ends = matches!(prover.game.status(after), Status::Over(outcome) if outcome.winners == wins);
            Ok(ends)
        })?;
        Ok(ends)
    }

    /// Says whether the seat wins for certain after a decision in one truth. `None` if the proof takes too long, or if
    /// the game cannot list all legal decisions.
    pub fn wins_in(&mut self, truth: &G::State, action: &G::Action, answers: u32) -> Option<bool> {
        self.left = MOST_STEPS / 20;
        self.holds_after(truth, self.seat, action, answers, true).ok()
    }

    /// Returns all decisions that are equivalent to one of `ones`, in the order in which the game lists them. If the
    /// game groups its decisions into choices, returns `ones` unchanged.
    pub fn alike(&self, state: &G::State, ones: &[G::Action]) -> Vec<G::Action> {
        if self.game.choices(state, self.seat).is_some() {
            return ones.to_vec();
        }
        let mut all = Vec::new();
        self.game.candidates(state, self.seat, &mut Seeded::new(0, 0), &mut all);
        all.retain(|action| ones.iter().any(|one| self.game.same(one, action)));
        all
    }

    /// Lists the decisions of a seat. Of several equivalent decisions, lists only the first.
    fn candidates(&mut self, state: &G::State, seat: Seat) -> Result<Vec<G::Action>, Unproved> {
        if let Some(choices) = self.game.choices(state, seat) {
            // A sample of the others' decisions proves nothing, because a decision that it leaves out may prevent the
            // win.
            let is_own = seat == self.seat;
            return if is_own { Ok(choices.into_iter().flatten().collect()) } else { Err(Unproved) };
        }
        let mut all = Vec::new();
        if self.game.candidates(state, seat, &mut Seeded::new(0, 0), &mut all) == Coverage::Sample {
            return Err(Unproved);
        }
        let mut unlike: Vec<G::Action> = Vec::new();
        for action in all {
            if !unlike.iter().any(|one| self.game.same(one, &action)) {
                unlike.push(action);
            }
        }
        Ok(unlike)
    }

    /// Carries out a decision with every possible luck, and calls `go_on` with each result until it returns false.
    /// Returns whether it always returned true.
    fn each_way(
        &mut self,
        state: &G::State,
        seat: Seat,
        action: &G::Action,
        go_on: &mut GoOn<'_, Self, G>,
    ) -> Result<bool, Unproved> {
        let mut ways = Ways::default();
        loop {
            self.left = self.left.checked_sub(1).ok_or(Unproved)?;
            let mut after = state.clone();
            self.game.apply(&mut after, seat, action, &mut Table::quiet(&mut ways));
            if !go_on(self, &after)? {
                return Ok(false);
            }
            if !ways.next_way() {
                return Ok(true);
            }
        }
    }

    fn holds_after(
        &mut self,
        state: &G::State,
        seat: Seat,
        action: &G::Action,
        answers: u32,
        mine: bool,
    ) -> Result<bool, Unproved> {
        self.each_way(state, seat, action, &mut |prover, after| prover.holds(after, answers, mine))
    }

    /// Says whether the seat wins for certain. `mine` is true if the seat itself decided last.
    fn holds(&mut self, state: &G::State, answers: u32, mine: bool) -> Result<bool, Unproved> {
        let seats = match self.game.status(state) {
            Status::Over(outcome) => return Ok(outcome.winners == Seats::one(self.seat)),
            Status::Awaiting(seats) => seats,
        };
        if !self.game.is_bounded(state, self.seat) {
            return Ok(false);
        }
        if seats.contains(self.seat) {
            let mut all = self.candidates(state, self.seat)?;
            if self.last_first {
                all.reverse();
            }
            for action in all {
                if self.holds_after(state, self.seat, &action, answers, true)? {
                    return Ok(true);
                }
            }
            return Ok(false);
        }
        let (true, Some(other)) = (!mine || answers > 0, seats.iter().next()) else { return Ok(false) };
        let answers = answers - u32::from(mine);
        for action in self.candidates(state, other)? {
            if !self.holds_after(state, other, &action, answers, false)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
