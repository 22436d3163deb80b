//! Claiming medals.

use super::Play;
use crate::Event;
use crate::field::Place;
use crate::setup::MedalTiming;
use crate::state::Ending;
use referee::Seat;

impl Play<'_, '_> {
    /// Claims medals after a change of the board, if the option `medal_timing` is `immediate`. TB-R-08
    #[inline]
    pub(crate) fn claim_at_once(&mut self) {
        if self.game.options().medal_timing == MedalTiming::Immediate {
            self.claim();
        }
    }

    /// Claims medals for both players, first for the player whose turn it is. TB-R-08. A player with enough medals wins
    /// at once, so the opponent then claims nothing. TB-GOAL-02, TB-R-28
    #[inline]
    pub(crate) fn claim(&mut self) {
        if !self.claims_nothing() {
            self.claim_by_seat();
        }
    }

    /// Claims medals as [`Play::claim`] does. This is a function of its own, because most plays need only the question.
    #[inline(never)]
    fn claim_by_seat(&mut self) {
        for seat in [self.mover(), self.state.waiting()] {
            self.claim_for(seat);
            if self.state.medals[seat.index()] >= self.game.field().medals_to_win {
                self.end(seat, Ending::Medals);
                return;
            }
        }
    }

    /// Returns whether no seat surrounds a region that has medals, and no seat has enough medals to win. After most
    /// plays it is so, and one question about both seats is faster than two.
    #[inline]
    fn claims_nothing(&self) -> bool {
        let surrounded = self.game.field().surrounded_by_either(self.state.control) & !self.gone();
        let most = self.state.medals[0].max(self.state.medals[1]);
        (surrounded == 0) & (most < self.game.field().medals_to_win)
    }

    /// Returns the set of regions with medals of which the seat controls all bases. TB-MEDAL-01. The bases do not have
    /// to be connected. TB-R-37. Headquarters on the border do not count. TB-R-09. A region gives its medals only once.
    /// TB-MEDAL-03
    #[inline]
    fn surrounded_by(&self, seat: Seat) -> u32 {
        self.game.field().surrounded(self.state.controlled(seat)) & !self.gone()
    }

    /// Returns the set of regions whose medals a seat has claimed. TB-MEDAL-03
    #[inline]
    fn gone(&self) -> u32 {
        self.state.emptied[0] | self.state.emptied[1]
    }

    /// Gives a seat the medals of the regions that it surrounds. A player never loses medals. TB-MEDAL-02
    fn claim_for(&mut self, seat: Seat) {
        let regions = self.surrounded_by(seat);
        self.state.emptied[seat.index()] |= regions;
        for region in Place::each(regions) {
            let medals = self.game.field().regions[region.index()].medals;
            self.state.medals[seat.index()] = self.state.medals[seat.index()].saturating_add(u16::from(medals));
            self.table.emit(move || Event::Claimed { seat, region: region.0, medals });
        }
    }
}
