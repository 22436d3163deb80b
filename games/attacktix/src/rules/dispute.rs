//! Disputes that the players cannot settle: a random colour decides them. AT-ETIQ-07

use super::Play;
use crate::clauses::AT_R_64;
use crate::event::Event;
use crate::figure::{Colour, Zone};
use crate::state::{COLOURS, Dispute, FigureIndex};
use referee::Seat;

impl Play<'_, '_> {
    /// Opens a dispute. The other player, or the next seat that is in the game, calls a colour. Since revision 2 the
    /// state notes which seats have opened a dispute. AT-ETIQ-07, AT-R-64, AT-R-72
    pub(crate) fn open_dispute(&mut self, seat: Seat, about: &str) {
        let seats = self.state.seats.len() as u8;
        let others = (1..seats).map(|n| Seat((seat.0 + n) % seats));
        let is_opponent = |other: &Seat| !self.state.seats[other.index()].is_out;
        let caller = others.clone().find(is_opponent).expect("a game that goes on has at least two seats in it");
        self.state.dispute = Some(Dispute { by: seat, caller, about: about.into() });
        let game = self.game;
        if game.since(2) {
            self.state.disputed = self.state.disputed.with(seat);
        }
        self.table.emit(|| Event::Disputed { seat: game.seat_name(seat).into(), about: about.into() });
    }

    /// Calls a colour. Then grinds a wheel, which means that it turns to a random position. It is the wheel of the
    /// figure with the lowest id among those out of play. The colour that this wheel shows decides. If no figure is out
    /// of play, a coin decides. Only the log records who won. AT-R-64
    pub(crate) fn call(&mut self, called: Colour) {
        let Some(dispute) = self.state.dispute.take() else { return };
        let colour = self.dispute_colour(dispute.caller);
        let game = self.game;
        let winner = if called == colour { dispute.caller } else { dispute.by };
        self.table.emit(|| Event::Dispute {
            about: dispute.about,
            called,
            colour,
            won_by: game.seat_name(winner).into(),
        });
    }

    fn dispute_colour(&mut self, caller: Seat) -> Colour {
        let out_of_play =
            |figure: &FigureIndex| matches!(self.state.figures[figure.index()].zone, Zone::Backup | Zone::Defeated);
        let game = self.game;
        if let Some(figure) = game.all().find(out_of_play) {
            self.grind(figure, AT_R_64);
            return game.window(self.state, figure).colour;
        }
        let colour = COLOURS[self.table.below(2, AT_R_64) as usize];
        self.table.emit(|| Event::Coin { colour, seat: game.seat_name(caller).into(), clause: AT_R_64 });
        colour
    }
}
