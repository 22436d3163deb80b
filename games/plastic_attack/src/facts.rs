//! The canonical bytes of the whole truth, for digests.

use crate::card::Cards;
use crate::state::{Battle, Stage, State};
use referee::Seat;

impl State {
    pub(crate) fn write_facts(&self, out: &mut Vec<u8>) {
        for pile in [self.draw_pile, self.discard_pile, self.shuffled] {
            write_cards(pile, out);
        }
        out.extend([self.turn.0, self.extra.into(), self.rightward.into()]);
        out.extend(self.turns_taken.to_le_bytes());
        self.write_stage(out);
        for seat in 0..self.sides.len() as u8 {
            self.write_side(Seat(seat), out);
        }
        for standing in &self.figures {
            out.extend([standing.place.0, standing.flags, standing.dodge, standing.marks]);
        }
    }

    fn write_stage(&self, out: &mut Vec<u8>) {
        let (stage, detail, winner) = match self.stage {
            Stage::Attack => (0, 0, 0),
            Stage::Defend => (1, 0, 0),
            Stage::Play => (2, 0, 0),
            Stage::Use(action) => (3, action as u8, 0),
            Stage::Guard => (4, 0, 0),
            Stage::Over(ending, winner) => (5, ending as u8, winner.map_or(u8::MAX, |winner| winner.0)),
        };
        out.extend([stage, detail, winner]);
        let Battle { attacking, player, defending, hit, cards, powers, plus, minus } = self.battle;
        out.extend([attacking.0, player.0, defending, hit]);
        [cards, powers, plus, minus].iter().for_each(|both| out.extend(both));
    }

    /// What a seat has, with its line from left to right and the guards of each figure, oldest first.
    fn write_side(&self, seat: Seat, out: &mut Vec<u8>) {
        let side = &self.sides[seat.index()];
        write_cards(side.hand, out);
        out.extend([side.dodge, side.special_weapon, side.intimidation, side.lost_turns, side.size]);
        for figure in self.line(seat) {
            out.push(figure.0);
            out.push(self.guards(figure).count() as u8);
            out.extend(self.guards(figure).map(|card| card.position() as u8));
        }
    }
}

fn write_cards(cards: Cards, out: &mut Vec<u8>) {
    out.extend(cards.0.to_le_bytes());
}
