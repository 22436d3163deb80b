//! Players who leave: resignation and running out of time.

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

    /// A player is out of the game, and so is everybody who loses the last figure by it PA-R-47. One player left wins;
    /// if no player is left no player wins, unless only one other was in the game PA-R-52.
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

    /// The figures that the player owns leave play, wherever they are; those of others in the army or the captives lie
    /// as captives with the player; guards go to the discard pile. PA-R-47
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

    /// The game goes on without a player. PA-R-51
    fn go_on(&mut self, leaver: Seat) {
        let is_open = self.state.stage.is_open();
        let Battle { attacking, .. } = self.state.battle;
        if !self.state.is_in_game(self.state.turn) {
            self.break_off();
            self.state.turn = self.neighbour(self.state.turn);
            self.state.extra = false;
            self.begin_turn();
        } else if self.state.stage == Stage::Attack {
            // No battle: the player whose turn it is goes on.
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

    /// Says whether the leaving touched the defending side: the player, the defending character, or the one about to be
    /// hit. One captured in this battle is touched when its owner leaves. PA-R-51
    fn is_defence_gone(&self, leaver: Seat) -> bool {
        let Battle { player, defending, hit, .. } = self.state.battle;
        let is_gone = |figure: u8| figure != NOBODY && self.game.character(Figure(figure)).owner == leaver;
        // A defender who is out of the game before the leaving had lost the last figure in this battle.
        let was_captured = self.state.stage.is_open() && !self.state.is_in_army(Figure(defending), player);
        player == leaver || is_gone(defending) || is_gone(hit) || !self.state.is_in_game(player) && !was_captured
    }

    /// An action being offered that has no legal choice any more is offered no longer. PA-R-16
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

    /// Breaks the battle off, if there is one: opened cards go to the discard pile, cards that lie face down go back to
    /// the hands. PA-R-51
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
