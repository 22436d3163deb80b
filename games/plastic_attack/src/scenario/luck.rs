//! Random values from lists in a scenario file. Draws take the cards of the listed draw pile. Dice and shuffles take
//! the values of the list `luck`, here called the script.

use super::words::Luck;
use crate::card::{Card, Cards};
use crate::clauses::{PA1_ACT_LUCK_01, PA2_ACT_LUCK_01};
use referee::{Chance, Clause};
use std::collections::VecDeque;

/// Random values from lists. If a listed value is impossible, this luck notes a fault and draws the first possible
/// value.
#[derive(Clone, Debug)]
pub(super) struct ListedLuck {
    /// The draw pile, top card first.
    pile: VecDeque<Card>,
    script: VecDeque<Luck>,
    /// The cards drawn since the last [`ListedLuck::take_drawn`], in order.
    drawn: Vec<Card>,
    fault: Option<String>,
}

impl ListedLuck {
    /// Draws cards from `pile`, top card first. Dice and new piles come from `script`.
    pub fn new(pile: Vec<Card>, script: Vec<Luck>) -> ListedLuck {
        ListedLuck { pile: pile.into(), script: script.into(), drawn: Vec::new(), fault: None }
    }

    /// Returns the rest of the pile, top card first.
    pub fn pile(&self) -> impl Iterator<Item = Card> {
        self.pile.iter().copied()
    }

    /// Lists the values of the script that have not been used.
    pub fn left(&self) -> Vec<String> {
        let say = |cards: &[Card]| cards.iter().map(|card| card.word()).collect::<Vec<_>>().join(", ");
        let value = |luck: &Luck| match luck {
            Luck::Face(face) => face.to_string(),
            Luck::Cards(cards) => format!("[{}]", say(cards)),
        };
        self.script.iter().map(value).collect()
    }

    /// Returns the first fault as an error, if there is one.
    pub fn fault(&self) -> Result<(), String> {
        self.fault.clone().map_or(Ok(()), Err)
    }

    /// Returns the cards drawn since the last call, in order.
    pub fn take_drawn(&mut self) -> Vec<Card> {
        std::mem::take(&mut self.drawn)
    }

    /// Takes the next list of cards out of the script.
    ///
    /// # Errors
    /// Fails if the next value of the script is not a list, or if the list names a card twice.
    pub fn take_cards(&mut self, clause: Clause) -> Result<Vec<Card>, String> {
        match self.script.front() {
            Some(Luck::Cards(cards)) if cards.iter().copied().collect::<Cards>().len() as usize != cards.len() => {
                Err(format!("{clause} asks for shuffled cards, and the next value of `luck` names a card twice"))
            }
            Some(Luck::Cards(_)) => {
                let Some(Luck::Cards(cards)) = self.script.pop_front() else {
                    unreachable!("the pattern above matched a list")
                };
                Ok(cards)
            }
            Some(Luck::Face(face)) => {
                Err(format!("{clause} asks for shuffled cards, and the next value of `luck` is {face}"))
            }
            None => Err(format!("{clause} asks for shuffled cards, and `luck` has no value left")),
        }
    }

    fn complain(&mut self, fault: String) {
        self.fault.get_or_insert(fault);
    }

    fn face(&mut self, n: u32, clause: Clause) -> u32 {
        match self.script.front() {
            Some(Luck::Face(face)) if *face <= n => {
                let below = face - 1;
                self.script.pop_front();
                return below;
            }
            Some(Luck::Face(face)) => self.complain(format!("{clause} asks for a face up to {n}, not {face}")),
            Some(Luck::Cards(_)) => {
                self.complain(format!("{clause} rolls a die, and the next value of `luck` is a list of cards"))
            }
            None => self.complain(format!("{clause} rolls a die, and `luck` has no value left")),
        }
        0
    }

    /// Draws the top card of the list. The listed pile must hold exactly the cards that the game draws from.
    fn card(&mut self, drawn_from: Cards, clause: Clause) -> u32 {
        if self.pile.is_empty() {
            match self.take_cards(clause) {
                Ok(cards) => self.pile = cards.into(),
                Err(fault) => self.complain(fault),
            }
        }
        let (listed, there) = (self.pile.len(), drawn_from.len());
        if listed != there as usize {
            self.complain(format!("{clause} draws from a pile of {there} cards; {listed} are listed"));
        } else if self.pile().collect::<Cards>() != drawn_from {
            self.complain(format!("{clause} draws, and the list does not hold exactly the cards of the discard pile"));
        }
        let Some(top) = self.pile.pop_front().filter(|top| drawn_from.has(*top)) else {
            return drawn_from.0.trailing_zeros();
        };
        self.drawn.push(top);
        top.position() as u32
    }
}

impl Chance for ListedLuck {
    fn below(&mut self, n: u32, clause: Clause) -> u32 {
        debug_assert!(clause == PA1_ACT_LUCK_01 || clause == PA2_ACT_LUCK_01, "{clause} does not roll a die");
        self.face(n, clause)
    }

    fn one_of(&mut self, set: u64, clause: Clause) -> u32 {
        self.card(Cards(set), clause)
    }
}

/// Luck for the deal that finds the first player. It deals the listed cards, which are the known top of a deck.
#[derive(Clone, Debug)]
pub(super) struct DealtLuck {
    known: VecDeque<Card>,
    /// The first fault, as a sentence.
    pub fault: Option<String>,
}

impl DealtLuck {
    /// Deals these cards from the top of the whole deck. No card may occur twice.
    pub fn new(known: Vec<Card>) -> DealtLuck {
        DealtLuck { known: known.into(), fault: None }
    }
}

impl Chance for DealtLuck {
    fn below(&mut self, _n: u32, clause: Clause) -> u32 {
        unreachable!("a deal only draws cards, but {clause} asks for another random number")
    }

    fn one_of(&mut self, set: u64, clause: Clause) -> u32 {
        let known = self.known.pop_front();
        if known.is_none() {
            self.fault.get_or_insert(format!("{clause} deals until an Ace appears, and the listed cards have no Ace"));
        }
        // If no listed card is left, deals the first Ace of the deck, which ends the deal.
        let deck = Cards(set);
        let card =
            known.or_else(|| deck.iter().find(|card| card.is_ace())).expect("an Ace is left until the deal ends");
        card.position() as u32
    }
}
