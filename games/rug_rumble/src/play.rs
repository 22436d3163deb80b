//! How a round goes.

use crate::clauses::*;
use crate::{BAG, Event, HAND, Player, ROUNDS, State, Toy, Toys};
use referee::{Clause, Seat, Table};

type At<'a, 'b> = &'a mut Table<'b, Event>;

impl State {
    /// Counts seats.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players.len() as u8).map(Seat)
    }

    /// Lists the seats that have not resigned. RR-R-04
    pub(crate) fn staying(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|seat| !self.players[seat.index()].resigned)
    }

    /// Says whether the last race is run or one player is left. RR-END-01, RR-R-04
    pub(crate) fn is_over(&self) -> bool {
        self.round > ROUNDS || self.staying().count() == 1
    }

    /// Lists the players with the most marbles. RR-GOAL-01, RR-GOAL-02
    pub(crate) fn leaders(&self) -> impl Iterator<Item = Seat> {
        let most = self.staying().map(|seat| self.players[seat.index()].marbles).max();
        self.staying().filter(move |seat| Some(self.players[seat.index()].marbles) == most)
    }

    /// Says whether a game can come here: no marble, bundle or toy is too many or missing, and a race is run at once.
    pub(crate) fn is_sound(&self) -> bool {
        let raced = u32::from(self.round.min(ROUNDS + 1)).saturating_sub(1);
        let worth = |bag: [u8; 5]| (1..).zip(bag).map(|(marbles, count)| marbles * u32::from(count)).sum::<u32>();
        let won: u32 = self.players.iter().map(|player| u32::from(player.marbles)).sum();
        let count = |toys: &Toys| toys.iter().map(|count| u32::from(*count)).sum::<u32>();
        let held = u32::from(HAND - u8::from(self.round > ROUNDS));
        let poured = u32::from(self.round) + u32::from(self.round == ROUNDS);
        (1..=ROUNDS + 1).contains(&self.round)
            && self.bag.iter().zip(BAG).all(|(left, all)| *left <= all)
            && self.bag.iter().map(|count| u32::from(*count)).sum::<u32>() + poured == 10
            && worth(self.bag) + u32::from(self.rug) + won == worth(BAG)
            && (self.is_over() || self.staying().any(|seat| self.players[seat.index()].chosen.is_none()))
            && self.staying().count() > 0
            && self.players.iter().all(|Player { hand, sack, chosen, resigned, .. }| {
                hand.iter().zip(sack).all(|(hand, sack)| hand.saturating_add(*sack) <= 2)
                    && (*resigned || (count(hand), count(hand) + count(sack)) == (held, 12 - raced))
                    && chosen.is_none_or(|toy| !resigned && self.round <= ROUNDS && hand[toy as usize] > 0)
            })
    }

    /// Draws hands and pours the first marbles. RR-SETUP-03
    pub(crate) fn begin(&mut self, table: At<'_, '_>) {
        for seat in self.seats() {
            (0..HAND).for_each(|_| self.draw(seat, RR_SETUP_03, table));
        }
        self.pour(table);
    }

    /// A player takes a toy out of the own sack. RR-HAND-01
    fn draw(&mut self, seat: Seat, clause: Clause, table: At<'_, '_>) {
        let Player { hand, sack, .. } = &mut self.players[seat.index()];
        let kind = table.pick(sack, clause);
        sack[kind] -= 1;
        hand[kind] += 1;
        table.tell(|| Event::Drew { seat: seat.into(), toy: Some(Toy::ALL[kind]) });
    }

    /// A bundle is poured onto the rug, two in the last round. RR-ROUND-01, RR-ROUND-02
    fn pour(&mut self, table: At<'_, '_>) {
        for _ in 0..1 + u8::from(self.round == ROUNDS) {
            let kind = table.pick(&self.bag, RR_ROUND_01);
            self.bag[kind] -= 1;
            let marbles = kind as u8 + 1;
            self.rug += marbles;
            table.tell(|| Event::Poured { marbles, rug: self.rug });
        }
    }

    /// A player chooses. RR-CHOOSE-01
    pub(crate) fn choose(&mut self, seat: Seat, toy: Toy, table: At<'_, '_>) {
        self.players[seat.index()].chosen = Some(toy);
        table.tell(|| Event::Chose { seat: seat.into(), toy: Some(toy) });
        self.let_go(table);
    }

    /// A player leaves the rug; the others play on. RR-R-04
    pub(crate) fn resign(&mut self, seat: Seat, table: At<'_, '_>) {
        let player = &mut self.players[seat.index()];
        (player.resigned, player.chosen) = (true, None);
        table.tell(|| Event::Resigned { seat: seat.into() });
        if self.is_over() {
            table.tell(|| Event::Ended { winners: self.leaders().map(Into::into).collect() });
        } else {
            self.let_go(table);
        }
    }

    /// The race begins when all have chosen. RR-RACE-01
    fn let_go(&mut self, table: At<'_, '_>) {
        if self.staying().any(|seat| self.players[seat.index()].chosen.is_none()) {
            return;
        }
        self.race(table);
        self.round += 1;
        if self.round > ROUNDS {
            table.tell(|| Event::Ended { winners: self.leaders().map(Into::into).collect() });
            return;
        }
        let staying: Vec<Seat> = self.staying().collect();
        staying.into_iter().for_each(|seat| self.draw(seat, RR_HAND_01, table));
        self.pour(table);
    }

    /// Alike toys crash, a mouse that runs scares elephants, the fastest takes all, and no toy comes back.
    /// RR-RACE-02, RR-RACE-03, RR-R-01, RR-RACE-04, RR-RACE-05, RR-RACE-06
    fn race(&mut self, table: At<'_, '_>) {
        let toys: Vec<Option<Toy>> = self.players.iter_mut().map(|player| player.chosen.take()).collect();
        let runs = |toy: &Toy| toys.iter().filter(|other| **other == Some(*toy)).count() == 1;
        let crashed: Vec<bool> = toys.iter().map(|toy| toy.is_some_and(|toy| !runs(&toy))).collect();
        let scared = runs(&Toy::Mouse) && runs(&Toy::Elephant);
        let fastest = Toy::ALL.into_iter().rfind(|toy| runs(toy) && !(scared && *toy == Toy::Elephant));
        let winner = self.seats().find(|seat| fastest.is_some() && toys[seat.index()] == fastest);
        let marbles = winner.map_or(0, |_| std::mem::take(&mut self.rug));
        for (player, toy) in self.players.iter_mut().zip(&toys) {
            toy.iter().for_each(|toy| player.hand[*toy as usize] -= 1);
        }
        if let Some(winner) = winner {
            self.players[winner.index()].marbles += marbles;
        }
        table.tell(|| Event::Raced { toys, crashed, scared, winner: winner.map(Into::into), marbles });
    }
}
