//! Faults of a set-up, except those inside its armies.

use crate::clauses::*;
use crate::edition::Edition;
use crate::setup::{MOST_TURNS, Options, Setup};
use referee::names::{LONGEST_NAME, cut, is_name};
use referee::{Cite, Clause};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Reserved seat names. In scenarios, `table` deals the cards. `public` stands for viewers without a seat.
const RESERVED: [&str; 2] = ["table", "public"];
/// The most figures of an army. PA-R-02
const LARGEST_ARMY: u32 = 15;
/// The most figures of a table. The number of a figure is one byte.
const MOST_FIGURES: usize = 255;

/// A fault of a set-up.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum SetupFault {
    /// Too few or too many seats.
    #[error("there are {seats} seats; there must be 2 to {most}")]
    Seats {
        /// How many seats there are.
        seats: usize,
        /// The most seats allowed.
        most: usize,
    },
    /// More seats than the option `max_players` allows.
    #[error("there are {seats} seats; the option max_players allows {max_players}")]
    Crowd {
        /// How many seats there are.
        seats: usize,
        /// The value of the option.
        max_players: u32,
    },
    /// A seat cannot have this name.
    #[error(
        "a seat is called {seat:?}; a name has 1 to {LONGEST_NAME} characters and is neither \"table\" nor \"public\""
    )]
    SeatName {
        /// The name, cut short.
        seat: String,
    },
    /// Two seats have the same name.
    #[error("two seats are called {seat}; each needs a name of its own")]
    SameSeat {
        /// The name that both seats have.
        seat: String,
    },
    /// A seat has no army.
    #[error("{seat} has handed in no army; every seat brings an army")]
    NoArmy {
        /// The name of the seat.
        seat: String,
    },
    /// An army is for an unknown seat.
    #[error("there is an army for {seat:?}, but there is no such seat")]
    ArmyOfNobody {
        /// The name in the set-up, cut short.
        seat: String,
    },
    /// The bounds of an army's size are out of range.
    #[error("army_size is {min} to {max}; both must be 1 to {LARGEST_ARMY}, the first not above the second")]
    ArmySize {
        /// The value of `min`.
        min: u32,
        /// The value of `max`.
        max: u32,
    },
    /// The limit on the number of turns is out of range.
    #[error("max_turns is {max_turns}; it must be 1 to {most}")]
    MaxTurns {
        /// The limit in the set-up.
        max_turns: u32,
        /// The highest limit allowed.
        most: u32,
    },
    /// The value of the option `max_players` is out of range.
    #[error("max_players is {max_players}; it must be 2 to {most}")]
    MaxPlayers {
        /// The number in the set-up.
        max_players: u32,
        /// The highest number allowed.
        most: usize,
    },
    /// The revised edition has no quicker game.
    #[error("the revised edition has no quicker game; quick_game must be false")]
    QuickGame,
    /// A position has more figures than can be numbered.
    #[error("there are {figures} figures; there can be at most {MOST_FIGURES}")]
    Figures {
        /// How many figures there are.
        figures: usize,
    },
}

impl Cite for SetupFault {
    fn clause(&self) -> Clause {
        match self {
            SetupFault::Seats { .. }
            | SetupFault::Crowd { .. }
            | SetupFault::SeatName { .. }
            | SetupFault::SameSeat { .. }
            | SetupFault::MaxPlayers { .. } => PA_R_01,
            SetupFault::NoArmy { .. } | SetupFault::ArmyOfNobody { .. } => PA_R_07,
            SetupFault::ArmySize { .. } | SetupFault::Figures { .. } => PA_R_02,
            SetupFault::MaxTurns { .. } => PA_R_46,
            SetupFault::QuickGame => PA2_META_01,
        }
    }
}

impl SetupFault {
    /// Returns the fault as JSON, from which the front end makes a translated sentence. The value of `type` begins with
    /// `setup_`.
    pub(crate) fn to_json(&self) -> Value {
        match self {
            SetupFault::Seats { seats, most } => json!({ "type": "setup_seats", "seats": seats, "most": most }),
            SetupFault::Crowd { seats, max_players } => {
                json!({ "type": "setup_crowd", "seats": seats, "max_players": max_players })
            }
            SetupFault::SeatName { seat } => json!({ "type": "setup_seat_name", "seat": seat }),
            SetupFault::SameSeat { seat } => json!({ "type": "setup_same_seat", "seat": seat }),
            SetupFault::NoArmy { seat } => json!({ "type": "setup_no_army", "seat": seat }),
            SetupFault::ArmyOfNobody { seat } => json!({ "type": "setup_army_of_nobody", "seat": seat }),
            SetupFault::ArmySize { min, max } => json!({ "type": "setup_army_size", "min": min, "max": max }),
            SetupFault::MaxTurns { max_turns, most } => {
                json!({ "type": "setup_max_turns", "max_turns": max_turns, "most": most })
            }
            SetupFault::MaxPlayers { max_players, most } => {
                json!({ "type": "setup_max_players", "max_players": max_players, "most": most })
            }
            SetupFault::QuickGame => json!({ "type": "setup_quick_game" }),
            SetupFault::Figures { figures } => json!({ "type": "setup_figures", "figures": figures }),
        }
    }
}

impl Setup {
    /// Returns every fault of the seats and options of a match. A match has at most `max_players` seats. PA-R-01.
    /// Armies are not checked here.
    pub fn faults(&self) -> Vec<SetupFault> {
        let mut faults = faults(&self.seats, self.edition, &self.options, MOST_TURNS);
        let (seats, max_players) = (self.seats.len(), self.options.max_players);
        if seats > max_players as usize && seats <= self.edition.most_seats() {
            faults.push(SetupFault::Crowd { seats, max_players });
        }
        faults
    }
}

/// Returns every fault of the seats, the options and the number of figures of a position. The limit on turns of a
/// position may be any number from 1.
pub(crate) fn position_faults(setup: &Setup, figures: usize) -> Vec<SetupFault> {
    let mut faults = faults(&setup.seats, setup.edition, &setup.options, u32::MAX);
    if figures > MOST_FIGURES {
        faults.push(SetupFault::Figures { figures });
    }
    faults
}

/// Returns every fault of seats and options. `most_turns` is the highest limit on turns.
fn faults(seats: &[String], edition: Edition, options: &Options, most_turns: u32) -> Vec<SetupFault> {
    let mut faults = Vec::new();
    let most = edition.most_seats();
    if !(2..=most).contains(&seats.len()) {
        faults.push(SetupFault::Seats { seats: seats.len(), most });
    }
    let mut names = BTreeSet::new();
    for seat in seats {
        if !is_name(seat, LONGEST_NAME) || RESERVED.contains(&seat.as_str()) {
            faults.push(SetupFault::SeatName { seat: cut(seat) });
        }
        if !names.insert(seat) {
            faults.push(SetupFault::SameSeat { seat: cut(seat) });
        }
    }
    judge_options(edition, options, most_turns, &mut faults);
    faults
}

/// Checks that options are in range. PA-R-01, PA-R-02, PA-R-46. The quicker game belongs to the 2009 edition.
/// PA2-META-01, PA-R-48
fn judge_options(edition: Edition, options: &Options, most_turns: u32, faults: &mut Vec<SetupFault>) {
    let (min, max) = (options.army_size.min, options.army_size.max);
    if min == 0 || min > max || max > LARGEST_ARMY {
        faults.push(SetupFault::ArmySize { min, max });
    }
    if !(1..=most_turns).contains(&options.max_turns) {
        faults.push(SetupFault::MaxTurns { max_turns: options.max_turns, most: most_turns });
    }
    let most = edition.most_seats();
    if !(2..=most as u32).contains(&options.max_players) {
        faults.push(SetupFault::MaxPlayers { max_players: options.max_players, most });
    }
    if options.quick_game && edition == Edition::Revised {
        faults.push(SetupFault::QuickGame);
    }
}

/// Returns the seats without an army and the armies without a seat. A match has one army for every seat. PA-R-07
pub(crate) fn army_faults(setup: &Setup) -> Vec<SetupFault> {
    let missing = setup.seats.iter().filter(|seat| !setup.armies.contains_key(*seat));
    let missing = missing.map(|seat| SetupFault::NoArmy { seat: cut(seat) });
    let strangers = setup.armies.keys().filter(|seat| !setup.seats.contains(seat));
    missing.chain(strangers.map(|seat| SetupFault::ArmyOfNobody { seat: cut(seat) })).collect()
}
