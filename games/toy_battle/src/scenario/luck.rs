//! Luck from lists. Draws follow the listed reserves; random picks follow the script.

use crate::clauses::*;
use crate::troop::Troop;
use referee::{Chance, Clause, Seat};
use std::collections::VecDeque;

/// Luck from lists. An impossible value is noted as a fault, and the first possible Troop is returned instead.
#[derive(Clone, Debug)]
pub(super) struct ListedLuck {
    /// By seat, top first.
    reserves: [VecDeque<Troop>; 2],
    script: VecDeque<Troop>,
    mover: Seat,
    fault: Option<String>,
}

impl ListedLuck {
    /// Draws from `reserves` (top first) and picks from `script`.
    pub fn new(reserves: [Vec<Troop>; 2], script: Vec<Troop>) -> ListedLuck {
        let reserves = reserves.map(VecDeque::from);
        ListedLuck { reserves, script: script.into(), mover: crate::troop::BLUE, fault: None }
    }

    /// Takes draws from this seat's reserve from now on.
    pub fn turn_to(&mut self, mover: Seat) {
        self.mover = mover;
    }

    /// Returns what is left of a reserve, top first.
    pub fn reserve(&self, seat: Seat) -> Vec<Troop> {
        self.reserves[seat.index()].iter().copied().collect()
    }

    /// Lists the scripted names that are not used up.
    pub fn left(&self) -> Vec<String> {
        self.script.iter().map(|troop| troop.word().into()).collect()
    }

    /// Returns the first fault as an error, if there is one.
    pub fn fault(&self) -> Result<(), String> {
        self.fault.clone().map_or(Ok(()), Err)
    }

    fn next(&mut self, clause: Clause) -> Option<Troop> {
        if clause == TB_TROOP_5_01 || clause == TB_TERR_BATTLE_01 {
            self.script.pop_front()
        } else {
            self.reserves[self.mover.index()].pop_front()
        }
    }

    fn complain(&mut self, fault: String) {
        self.fault.get_or_insert(fault);
    }
}

impl Chance for ListedLuck {
    fn below(&mut self, n: u32, clause: Clause) -> u32 {
        self.complain(format!("{clause} asks for a number below {n}; no list gives numbers"));
        0
    }

    fn pick(&mut self, counts: &[u8], clause: Clause) -> usize {
        let first = counts.iter().position(|count| *count > 0).expect("a draw has something to draw");
        match self.next(clause) {
            None => {
                self.complain(format!("{clause} asks for luck, and none is left"));
                first
            }
            Some(troop) if counts[troop.index()] > 0 => troop.index(),
            Some(troop) => {
                let there = Troop::ALL.into_iter().filter(|troop| counts[troop.index()] > 0);
                let there: Vec<&str> = there.map(Troop::word).collect();
                self.complain(format!("{clause} cannot pick {}; there are {}", troop.word(), there.join(", ")));
                first
            }
        }
    }
}
