//! Luck from the lists of a scenario file. Draws from a reserve take the Troops of the position's `reserves`. Random
//! picks by XB-42 and Battlefield take the Troops of the scenario's list `luck`.

use crate::clauses::*;
use crate::troop::Troop;
use referee::{Chance, Clause, Seat};
use std::collections::VecDeque;

/// Luck from lists. If the next Troop of a list is missing or impossible, this notes a fault and gives the first
/// possible Troop.
#[derive(Clone, Debug)]
pub(super) struct ListedLuck {
    /// The reserves by seat. The Troop that is drawn next comes first.
    reserves: [VecDeque<Troop>; 2],
    script: VecDeque<Troop>,
    mover: Seat,
    fault: Option<String>,
}

impl ListedLuck {
    /// Makes luck that draws Troops from `reserves` and picks Troops by `script`, each from the front.
    pub fn new(reserves: [Vec<Troop>; 2], script: Vec<Troop>) -> ListedLuck {
        let reserves = reserves.map(VecDeque::from);
        ListedLuck { reserves, script: script.into(), mover: crate::troop::BLUE, fault: None }
    }

    /// Makes all draws from now on come from the reserve of this seat.
    pub fn turn_to(&mut self, mover: Seat) {
        self.mover = mover;
    }

    /// Returns the Troops left in a reserve. The Troop that is drawn next comes first.
    pub fn reserve(&self, seat: Seat) -> Vec<Troop> {
        self.reserves[seat.index()].iter().copied().collect()
    }

    /// Returns the Troops of the script that no pick has used yet, as words.
    pub fn left(&self) -> Vec<String> {
        self.script.iter().map(|troop| troop.word().into()).collect()
    }

    /// Returns the first fault that was noted as an error.
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
        self.complain(format!(
            "{clause} asks for a random number below {n}, but the lists of a scenario give only Troops"
        ));
        0
    }

    fn pick(&mut self, counts: &[u8], clause: Clause) -> usize {
        let first = counts.iter().position(|count| *count > 0).expect("a draw has something to draw");
        match self.next(clause) {
            None => {
                self.complain(format!("{clause} asks for a random Troop, but its list has none left"));
                first
            }
            Some(troop) if counts[troop.index()] > 0 => troop.index(),
            Some(troop) => {
                let there = Troop::ALL.into_iter().filter(|troop| counts[troop.index()] > 0);
                let there: Vec<&str> = there.map(Troop::word).collect();
                self.complain(format!("{clause} cannot pick {}; it can pick {}", troop.word(), there.join(", ")));
                first
            }
        }
    }
}
