//! The chat of a match. It is in memory as long as the match is. The store gets lines of the chat only if a report
//! quotes them.

use super::actor::Table;
use crate::names::clean_text;
use crate::store::{Occupant, StoreError};
use std::collections::VecDeque;
use wire::{Problem, Saying, ServerMessage, TalkLine};

/// The longest free text of a chat message, in characters.
const MOST_CHARACTERS: usize = 300;

/// How many lines of chat the table (the actor of the match) keeps for clients that connect later.
const MOST_LINES: usize = 100;

/// How many lines a report quotes at most.
const MOST_REPORTED: usize = 20;

impl Table {
    /// Sends a chat message of a player to the clients of the match. A free text goes only to clients of players, not
    /// of spectators.
    pub fn say(&mut self, socket: u64, id: String, seat: &str, say: Saying) -> Result<(), StoreError> {
        match self.check_saying(socket, &id, seat, say) {
            Ok(line) => {
                let sockets: Vec<u64> = self.connections.keys().copied().collect();
                for other in sockets {
                    if self.may_hear(other, &line) {
                        self.send(other, &ServerMessage::Talk { lines: vec![line.clone()], all: false });
                    }
                }
                if self.talk.len() == MOST_LINES {
                    self.talk.pop_front();
                }
                self.talk.push_back(line);
                self.send(socket, &ServerMessage::Accepted { id, seq: 0 });
            }
            Err(problem) => self.reject(socket, id, None, Some(problem)),
        }
        Ok(())
    }

    /// Sends a new client the earlier lines of the chat, if there are any that it may get.
    pub fn tell_talk(&mut self, socket: u64) {
        let lines: Vec<TalkLine> = self.talk.iter().filter(|line| self.may_hear(socket, line)).cloned().collect();
        if !lines.is_empty() {
            self.send(socket, &ServerMessage::Talk { lines, all: true });
        }
    }

    /// Returns the last free texts that other players wrote, oldest first. Each begins with the name of its seat.
    /// Returns none if the guest has no seat here. With `seat`, returns only the texts of that seat.
    pub fn words_of_others(&self, guest: &str, seat: Option<&str>) -> Vec<String> {
        let own = self.seats_of(Some(guest));
        if own.is_empty() {
            return Vec::new();
        }
        let is_own = |name: &str| own.iter().any(|seat| self.row.seats[seat.index()].name == name);
        let mut words: Vec<String> = self
            .talk
            .iter()
            .rev()
            .filter(|line| seat.is_none_or(|seat| line.seat == seat) && !is_own(&line.seat))
            .filter_map(|line| match &line.say {
                Saying::Text(text) => Some(format!("{}: {text}", line.seat)),
                _ => None,
            })
            .take(MOST_REPORTED)
            .collect();
        words.reverse();
        words
    }

    fn check_saying(&self, socket: u64, id: &str, seat: &str, say: Saying) -> Result<TalkLine, Problem> {
        let seat = self.authorised(socket, id, seat)?;
        let mut people: Vec<&str> = self.row.seats.iter().filter_map(|seat| person(&seat.occupant)).collect();
        people.sort_unstable();
        people.dedup();
        if people.len() < 2 {
            let detail = "No other person plays in this match, so there is nobody to talk to.";
            return Err(Problem::new(422, "nobody-to-talk-to", "Nobody to talk to", detail));
        }
        let say = match say {
            Saying::Text(text) => {
                Saying::Text(clean_text("A chat message", &text, 1, MOST_CHARACTERS).map_err(|fault| fault.0)?)
            }
            other => other,
        };
        Ok(TalkLine { seat: self.row.seats[seat.index()].name.clone(), say })
    }

    /// Returns whether a client may get a line of the chat. Spectators get no free texts.
    fn may_hear(&self, socket: u64, line: &TalkLine) -> bool {
        let Some(at) = self.connections.get(&socket) else { return false };
        let plays = !self.seats_of(at.client.guest.as_deref()).is_empty();
        at.viewer.is_some() && (plays || !matches!(line.say, Saying::Text(_)))
    }
}

/// The newest lines of the chat of a match, oldest first.
pub(super) type Talk = VecDeque<TalkLine>;

fn person(occupant: &Occupant) -> Option<&str> {
    match occupant {
        Occupant::Guest(guest) => Some(guest.id.as_str()),
        Occupant::Bot(_) | Occupant::Nobody => None,
    }
}
