//! The course of a round: drawing toys, choosing them, and the race.

use crate::clauses::*;
use crate::{Event, Fate, HAND, Player, ROUNDS, Runner, SACK, State, Toy, Toys};
use referee::{Clause, Seat, Table};

impl State {
    /// Lists all seats, including those of players who have resigned.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players.len() as u8).map(Seat)
    }

    /// Lists the seats that have not resigned. RR-R-01
    pub(crate) fn staying(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|seat| !self.players[seat.index()].resigned)
    }

    /// Lists the seats that still have to choose a toy for this race; none if the game is over. RR-CHOOSE-01
    pub(crate) fn choosing(&self) -> impl Iterator<Item = Seat> {
        self.staying().filter(|seat| !self.is_over() && self.players[seat.index()].chosen.is_none())
    }

    /// Returns whether the game is over: the last race has been run, or only one player is left. RR-END-01, RR-R-01
    pub(crate) fn is_over(&self) -> bool {
        self.round > ROUNDS || self.staying().count() == 1
    }

    /// Lists the seats with the most marbles, among those that have not resigned. RR-GOAL-01, RR-GOAL-02
    pub(crate) fn leaders(&self) -> impl Iterator<Item = Seat> {
        let most = self.staying().map(|seat| self.players[seat.index()].marbles).max();
        self.staying().filter(move |seat| Some(self.players[seat.index()].marbles) == most)
    }

    /// Returns whether a game can have this position. The hand and the sack of each player who is left must have as
    /// many toys as the round asks for. Each chosen toy must be in the hand. There must not be more marbles than the
    /// dice of a whole game can bring. At least one player must be left. Unless the game is over, at least one seat
    /// must still have to choose.
    pub(crate) fn is_sound(&self) -> bool {
        let count = |toys: &Toys| toys.iter().map(|count| u32::from(*count)).sum::<u32>();
        let marbles: u32 = self.players.iter().map(|player| u32::from(player.marbles)).sum();
        (1..=ROUNDS + 1).contains(&self.round)
            && marbles + u32::from(self.rug) <= 6 * u32::from(ROUNDS + 1)
            && self.staying().count() > 0
            && (self.is_over() || self.choosing().count() > 0)
            && self.players.iter().all(|Player { hand, sack, chosen, resigned, .. }| {
                hand.iter().zip(sack).zip(SACK).all(|((hand, sack), all)| hand.saturating_add(*sack) <= all)
                    && (*resigned || (count(hand), count(sack)) == (HAND.into(), u32::from(ROUNDS + 1 - self.round)))
                    && chosen.is_none_or(|toy| !resigned && self.round <= ROUNDS && hand[toy as usize] > 0)
            })
    }

    /// Draws a toy from a player's sack into the hand. `clause` is the clause that lets the player draw.
    pub(crate) fn draw(&mut self, seat: Seat, clause: Clause, table: &mut Table<'_, Event>) {
        let Player { hand, sack, .. } = &mut self.players[seat.index()];
        let kind = table.pick(sack, clause);
        sack[kind] -= 1;
        hand[kind] += 1;
        table.emit(|| Event::Drew { seat: seat.into(), toy: Some(Toy::ALL[kind]) });
    }

    /// Pours marbles onto the rug, as many as a die shows. A second die is rolled in the last round.
    pub(crate) fn pour(&mut self, table: &mut Table<'_, Event>) {
        let dice = if self.round == ROUNDS { &[RR_ROUND_01, RR_ROUND_02][..] } else { &[RR_ROUND_01] };
        for clause in dice {
            let marbles = 1 + table.below(6, *clause) as u8;
            self.rug += marbles;
            table.emit(|| Event::Poured { marbles, rug: self.rug });
        }
    }

    /// Does nothing until all players have chosen. Then runs the race, lets each player draw a toy, and begins the next
    /// round. RR-RACE-01
    pub(crate) fn let_go(&mut self, table: &mut Table<'_, Event>) {
        if self.is_over() || self.choosing().count() > 0 {
            return;
        }
        self.race(table);
        let staying: Vec<Seat> = self.staying().collect();
        staying.into_iter().for_each(|seat| self.draw(seat, RR_HAND_01, table));
        self.round += 1;
        if !self.is_over() {
            self.pour(table);
        }
    }

    /// Runs a race. Toys of the same kind crash. A mouse that has not crashed scares the elephant away. The fastest toy
    /// left takes all marbles on the rug for its player.
    fn race(&mut self, table: &mut Table<'_, Event>) {
        let toys: Vec<Option<Toy>> = self.players.iter_mut().map(|player| player.chosen.take()).collect();
        let runs = |toy: Toy| toys.iter().filter(|other| **other == Some(toy)).count() == 1;
        let is_scared = |toy| toy == Toy::Elephant && runs(Toy::Mouse);
        let fastest = Toy::ALL.into_iter().rfind(|toy| runs(*toy) && !is_scared(*toy));
        let marbles = if fastest.is_some() { std::mem::take(&mut self.rug) } else { 0 };
        let (mut runners, mut winner) = (Vec::new(), None);
        for (seat, toy) in self.seats().zip(&toys).filter_map(|(seat, toy)| Some((seat, (*toy)?))) {
            let player = &mut self.players[seat.index()];
            player.hand[toy as usize] -= 1;
            let (fate, clause) = match toy {
                _ if !runs(toy) => (Fate::Crashed, RR_RACE_02),
                _ if is_scared(toy) => (Fate::Scared, RR_RACE_03),
                _ if fastest == Some(toy) => (Fate::Won, RR_RACE_04),
                _ => (Fate::Lost, RR_RACE_01),
            };
            if fate == Fate::Won {
                player.marbles += marbles;
                winner = Some(seat.into());
            }
            runners.push(Runner { seat: seat.into(), toy, fate, clause });
        }
        let clause = if winner.is_some() { RR_RACE_04 } else { RR_RACE_05 };
        table.emit(|| Event::Raced { runners, winner, marbles, clause });
    }
}
