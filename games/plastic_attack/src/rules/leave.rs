//! Players who leave the game by resignation or by running out of time.

use super::Play;
use crate::Event;
use crate::roster::Figure;
use crate::state::{Battle, Ending, NO_CARD, NOBODY, Place, Stage, Whereabouts};
use referee::{Seat, Seats};

impl Play<'_, '_> {
    /// A player gives up. PA-R-47
    pub(crate) fn resign(&mut self, seat: Seat) {
        self.table.emit(|| Event::Resigned { seat });
        self.leave(seat, Ending::Resignation);
    }

    /// A player's time runs out. PA-R-47
    pub(crate) fn time_out(&mut self, seat: Seat) {
        self.table.emit(|| Event::TimedOut { seat });
        self.leave(seat, Ending::Timeout);
    }

    /// Puts a player out of the game, and also every player who loses the last figure because of this. PA-R-47. If a
    /// single player is left, this player wins. If no player is left, no player wins. There is one exception: if the
    /// leaver had only one opponent, the opponent wins, even without a figure. PA-R-52
    fn leave(&mut self, seat: Seat, by: Ending) {
        let others: Seats = self.state.players().filter(|player| *player != seat).collect();
        let only_other = others.iter().next().filter(|other| others == Seats::one(*other));
        self.take_figures_of(seat);
        self.eliminate(seat);
        for other in others.iter() {
            if only_other.is_none() && !self.state.is_in_game(other) {
                self.eliminate(other);
            }
        }
        if only_other.is_some() || self.state.players().count() <= 1 {
            let winner = only_other.or(self.state.players().next());
            self.break_off();
            self.end(by, winner);
        } else {
            self.go_on(seat);
        }
    }

    /// Takes the figures that the player owns out of play, wherever they are. Figures of other owners in the player's
    /// army become captives of the player. Captives of the player stay captives. Guards of all these figures go to the
    /// discard pile. PA-R-47
    fn take_figures_of(&mut self, seat: Seat) {
        for figure in (0..self.state.figures.len() as u8).map(Figure) {
            let place = self.state.whereabouts(figure);
            let guards = if self.game.character(figure).owner == seat {
                if place == Whereabouts::Gone {
                    continue;
                }
                self.table.emit(|| Event::LeftPlay { figure });
                self.state.send_away(figure, Place::GONE)
            } else if place == Whereabouts::Army(seat) {
                self.table.emit(|| Event::Captured { figure, from: seat, by: seat });
                self.state.send_away(figure, Place::captive(seat))
            } else {
                continue;
            };
            self.clear_away(guards);
        }
    }

    /// Continues the game without a player. PA-R-51
    fn go_on(&mut self, leaver: Seat) {
        let is_open = self.state.stage.is_open();
        let Battle { attacking, .. } = self.state.battle;
        if !self.state.is_in_game(self.state.turn) {
            self.break_off();
            self.state.turn = self.neighbour(self.state.turn);
            self.state.extra = false;
            self.begin_turn();
        } else if self.state.stage == Stage::Attack {
            // There is no battle, so the player whose turn it is continues.
        } else if !self.state.is_in_army(attacking, self.state.turn) {
            self.break_off();
            self.end_turn(false);
        } else if self.is_defence_gone(leaver) {
            self.break_off();
            if is_open { self.end_turn(false) } else { self.state.stage = Stage::Attack }
        } else {
            self.offer_again();
        }
    }

    /// Says whether the defence ends because a player leaves. There are three cases. The leaver is the defending
    /// player. The leaver owns the defending character or the figure about to be hit, even if the figure was captured
    /// in this battle. The defending player loses the last figure because the leaver's figures leave play. PA-R-51
    fn is_defence_gone(&self, leaver: Seat) -> bool {
        let Battle { player, defending, hit, .. } = self.state.battle;
        let is_gone = |figure: u8| figure != NOBODY && self.game.character(Figure(figure)).owner == leaver;
        // If the defending character was captured in this battle, the capture and not the leaving took the last figure
        // of the defending player.
        let was_captured = self.state.stage.is_open() && !self.state.is_in_army(Figure(defending), player);
        player == leaver || is_gone(defending) || is_gone(hit) || !self.state.is_in_game(player) && !was_captured
    }

    /// Withdraws the action being offered if it no longer has a legal choice. PA-R-16
    fn offer_again(&mut self) {
        match self.state.stage {
            Stage::Use(action) if !self.game.has_choice(self.state, action) => {
                if action.redirects() {
                    self.hit()
                } else {
                    self.end_battle(false)
                }
            }
            _ => {}
        }
    }

    /// Breaks off the battle, if there is one. Open cards go to the discard pile, and cards that lie face down go back
    /// to the hands. PA-R-51
    fn break_off(&mut self) {
        if self.state.battle == Battle::NONE {
            return;
        }
        self.table.emit(|| Event::BrokenOff);
        if self.state.stage.is_open() {
            self.clean_up();
        }
        self.state.laid = [NO_CARD; 2];
        self.state.battle = Battle::NONE;
    }
}
