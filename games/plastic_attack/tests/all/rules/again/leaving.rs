//! Players who leave, in the second implementation of the rules (see `again.rs`): PA-R-47, PA-R-51, PA-R-52.

use super::mine::{Battle, Mine, Place, Wait};
use plastic_attack::Special;

impl Mine {
    /// Takes a player out of the game: PA-R-47, PA-R-51, PA-R-52.
    pub fn leave(&mut self, seat: usize) {
        let others: Vec<usize> = self.living().into_iter().filter(|other| *other != seat).collect();
        for toy in 0..self.toys.len() {
            if self.owner(toy) == seat {
                self.remove(toy, Place::Gone);
            } else if self.toys[toy].place == Place::Army(seat) {
                self.remove(toy, Place::Held(seat));
            }
        }
        let is_open = matches!(self.wait, Wait::Use(_) | Wait::Guard(_));
        let left: Vec<usize> = others.iter().copied().filter(|other| self.plays(*other)).collect();
        self.is_out(seat);
        if others.len() == 1 || left.len() <= 1 {
            let winner = if others.len() == 1 { Some(others[0]) } else { left.first().copied() };
            others.iter().filter(|other| Some(**other) != winner).for_each(|other| self.is_out(*other));
            self.break_off(is_open);
            self.wait = Wait::Over(winner);
            return;
        }
        others.iter().filter(|other| !left.contains(other)).for_each(|other| self.is_out(*other));
        self.go_on(seat, is_open);
    }

    pub fn break_off(&mut self, is_open: bool) {
        if is_open {
            self.discard.extend(self.battle.cards.into_iter().flatten());
        }
        self.battle = Battle::default();
    }

    pub fn go_on(&mut self, seat: usize, is_open: bool) {
        let is_gone = |toy: usize| self.toys[toy].place == Place::Gone && self.owner(toy) == seat;
        let Battle { attacking, player, defending, has_defender, .. } = self.battle;
        let hit = if let Wait::Guard(toy) = self.wait { Some(toy) } else { None };
        if !self.plays(self.turn) {
            self.break_off(is_open);
            self.turn = self.next(self.turn);
            self.extra = false;
            self.begin();
        } else if self.wait == Wait::Attack {
            // There is no battle to break off.
        } else if is_gone(attacking) {
            self.break_off(is_open);
            self.end_turn(false);
        } else if player == seat
            || has_defender && is_gone(defending)
            || hit.is_some_and(is_gone)
            || !has_defender && !self.plays(player)
        {
            self.break_off(is_open);
            if is_open { self.end_turn(false) } else { self.wait = Wait::Attack }
        } else if let Wait::Use(action) = self.wait
            && self.choices(action).is_empty()
        {
            if matches!(action, Special::Sharpshooter | Special::Explosion) {
                self.hit(defending);
            } else {
                self.finish(false);
            }
        }
    }
}
