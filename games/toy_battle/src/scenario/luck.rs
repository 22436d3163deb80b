//! Random values from lists in a scenario file. Draws follow the listed reserves. Random picks follow a second list.

use crate::clauses::*;
use crate::troop::Troop;
use referee::{Chance, Clause, Seat};
use std::collections::VecDeque;

/// Random values from lists. If a value is impossible, a fault is noted and the first possible Troop is used.
#[derive(Clone, Debug)]
pub(super) struct ListedLuck {
    /// The reserves by seat, top Troop first.
    reserves: [VecDeque<Troop>; 2],
    script: VecDeque<Troop>,
    mover: Seat,
    fault: Option<String>,
}

impl ListedLuck {
    /// Draws Troops from `reserves`, top Troop first, and picks Troops from `script`.
    pub fn new(reserves: [Vec<Troop>; 2], script: Vec<Troop>) -> ListedLuck {
        let reserves = reserves.map(VecDeque::from);
        ListedLuck { reserves, script: script.into(), mover: crate::troop::BLUE, fault: None }
    }

    /// Lets all further draws come from the reserve of this seat.
    pub fn turn_to(&mut self, mover: Seat) {
        self.mover = mover;
    }

    /// Returns the rest of a reserve, top Troop first.
    pub fn reserve(&self, seat: Seat) -> Vec<Troop> {
        self.reserves[seat.index()].iter().copied().collect()
    }

    /// Lists the words of the script that have not been used.
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
