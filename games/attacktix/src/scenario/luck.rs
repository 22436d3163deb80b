//! Random values that a scenario file lists in readable form.

use crate::clauses::AT_R_65;
use crate::event::Event;
use crate::figure::{Colour, WINDOWS};
use crate::id::Id;
use crate::state::COLOURS;
use referee::{Chance, Clause};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

/// One listed random value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Luck {
    /// The position on which a figure's wheel ends when it is ground (turned to a random position). AT-R-03
    Grind(Grind),
    /// A coin is tossed. Red stands for the host, or for the player listed first. AT-R-09, AT-R-51, AT-R-64
    Coin(Colour),
    /// A seat is drawn among seats with equal sums. AT-R-47
    Pick(String),
}

/// The position on which a figure's wheel ends when it is ground.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Grind {
    /// The id of the figure ground.
    pub figure: Id,
    /// The position on which its wheel ends.
    pub to: u8,
}

/// Gives random values from the list of a scenario file. If the next value of the list does not fit, it notes the fault
/// and gives the first possible value.
#[derive(Clone, Debug)]
pub(super) struct ListedLuck {
    script: VecDeque<Luck>,
    seats: Vec<String>,
    /// Figures whose grinds were drawn, but whose events have not occurred yet.
    ground: VecDeque<Id>,
    fault: Option<String>,
}

impl ListedLuck {
    pub fn new(script: Vec<Luck>) -> ListedLuck {
        ListedLuck { script: script.into(), seats: Vec::new(), ground: VecDeque::new(), fault: None }
    }

    /// Remembers the names of the seats, in order.
    pub fn seat(&mut self, seats: &[String]) {
        self.seats = seats.to_vec();
    }

    /// Lists the values that are left over, in words.
    pub fn left(&self) -> Vec<String> {
        let said = |luck: &Luck| match luck {
            Luck::Grind(Grind { figure, to }) => format!("the grind of {figure} to {to}"),
            Luck::Coin(colour) => format!("the coin {colour:?}"),
            Luck::Pick(seat) => format!("the draw of {seat}"),
        };
        self.script.iter().map(said).collect()
    }

    /// Checks a grind event. Its figure must be the figure of the first drawn grind whose event has not occurred yet.
    pub fn follow(&mut self, event: &Event) {
        let Event::Grind { figure, .. } = event else { return };
        match self.ground.pop_front() {
            Some(listed) if listed == *figure => {}
            Some(listed) => self.complain(format!("{figure} is ground, but the next luck is a grind of {listed}")),
            None => self.complain(format!("{figure} is ground, but the luck of the scenario has no grind for it")),
        }
    }

    /// Returns an error with the first fault that was noted.
    pub fn fault(&self) -> Result<(), String> {
        self.fault.clone().map_or(Ok(()), Err)
    }

    fn complain(&mut self, fault: String) {
        self.fault.get_or_insert(fault);
    }

    fn next(&mut self, clause: Clause) -> Option<Luck> {
        let next = self.script.pop_front();
        if next.is_none() {
            self.complain(format!("{clause} asks for luck, but none is left"));
        }
        next
    }

    fn other(&mut self, clause: Clause, asked: &str) -> u32 {
        self.complain(format!("{clause} asks for {asked}, but the next luck is something else"));
        0
    }
}

impl Chance for ListedLuck {
    fn below(&mut self, n: u32, clause: Clause) -> u32 {
        if clause == AT_R_65 {
            return 0; // the list has no values for the random errors of aims
        }
        match self.next(clause) {
            Some(Luck::Grind(Grind { figure, to })) if n == WINDOWS as u32 && u32::from(to) < n => {
                self.ground.push_back(figure);
                u32::from(to)
            }
            Some(Luck::Coin(colour)) if n == 2 => u32::from(colour != COLOURS[0]),
            Some(_) => self.other(clause, &format!("one of {n} values")),
            None => 0,
        }
    }

    fn one_of(&mut self, set: u64, clause: Clause) -> u32 {
        let first = set.trailing_zeros();
        let Some(luck) = self.next(clause) else { return first };
        let drawn = match &luck {
            Luck::Pick(name) => self.seats.iter().position(|seat| seat == name),
            _ => None,
        };
        match drawn.filter(|seat| set >> seat & 1 == 1) {
            Some(seat) => seat as u32,
            None => {
                self.other(clause, "a seat among those with equal sums");
                first
            }
        }
    }
}
