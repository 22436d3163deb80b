//! Refusals: why a decision or a set-up is not allowed. Each refusal has a clause, an English sentence and data in
//! JSON.

use crate::action::Effect;
use crate::board::Fault;
use crate::clauses::*;
use crate::state::Ending;
use crate::troop::{BLUE, Colour, Troop};
use referee::{Cite, Clause, Seat};
use serde_json::{Value, json};
use std::fmt;

/// Why a decision or a set-up is not allowed.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// The game is over.
    Over {
        /// How the game ended.
        by: Ending,
    },
    /// It is the other seat's turn.
    NotYourTurn {
        /// The seat whose turn it is.
        to_move: Seat,
    },
    /// The seat has already drawn or placed in this turn, and must use or decline an effect now.
    TurnTaken {
        /// The effect being offered.
        open: Effect,
    },
    /// Another effect is being offered. The seat must use or decline that effect first.
    EffectOpen {
        /// The effect that is being offered.
        effect: Effect,
        /// The clause that says when the effect of the refused decision is offered.
        clause: Clause,
    },
    /// The seat tries to use or decline an effect that is not being offered.
    NotOffered {
        /// The effect that the seat tries to use or decline.
        effect: Effect,
        /// The clause that says when the effect is offered.
        clause: Clause,
    },
    /// The rack holds eight Troops already.
    RackFull,
    /// The reserve has no Troop left to draw.
    ReserveEmpty,
    /// The rack has no Troop of this kind.
    NotOnRack {
        /// The kind of Troop.
        troop: Troop,
    },
    /// All Troops of this kind on the rack lie face down during this turn.
    LyingDown {
        /// The kind of Troop.
        troop: Troop,
    },
    /// The place is the player's own headquarters, where no Troop may be placed.
    OwnHq,
    /// The place does not allow Troops with this value.
    ValueNotShown {
        /// The kind of Troop that the player tries to place.
        troop: Troop,
        /// The id of the place.
        on: String,
        /// The kinds of Troops that may be placed there.
        allowed: Vec<Troop>,
    },
    /// No chain of controlled bases leads to the place.
    NotConnected {
        /// The id of the place.
        on: String,
    },
    /// The headquarters is not connected. Even Hook needs a connection to take a headquarters.
    HookHqNotConnected,
    /// The base is not connected, and it switches off the effects of Troops. So Hook needs a connection there too.
    HookSwitchedOff {
        /// The id of the base.
        on: String,
    },
    /// The enemy Troop on top of the base is not weaker.
    NotWeaker {
        /// The kind of Troop that the player tries to place.
        troop: Troop,
        /// The id of the base.
        on: String,
        /// The kind of the enemy Troop on top.
        top: Troop,
    },
    /// The effect cannot choose this Troop or this place.
    NoChoice {
        /// The effect that the player tries to use.
        effect: Effect,
        /// The Troop or the id of the place that the player chose.
        chosen: String,
        /// The Troops or the ids of the places that the effect may choose.
        allowed: Vec<String>,
        /// The clause that forbids the choice.
        clause: Clause,
    },
    /// No shipped board has this id.
    NoSuchBoard {
        /// The id in the set-up.
        board: String,
    },
    /// The board breaks a validity rule.
    Board(Fault),
    /// The limit on the number of turns is out of range.
    TurnCap {
        /// The limit in the set-up.
        max_plies: u32,
        /// The highest limit allowed.
        most: u32,
    },
}

/// Returns the name of a seat for use in sentences.
pub(crate) fn side(seat: Seat) -> &'static str {
    if seat == BLUE { "Blue" } else { "Red" }
}

/// Joins words with commas. An empty list becomes "nothing".
fn list(words: impl IntoIterator<Item = impl AsRef<str>>) -> String {
    let words: Vec<String> = words.into_iter().map(|word| word.as_ref().to_owned()).collect();
    if words.is_empty() { "nothing".into() } else { words.join(", ") }
}

impl Cite for Refusal {
    fn clause(&self) -> Clause {
        match self {
            Refusal::Over { by } => by.clause(),
            Refusal::NotYourTurn { .. } => TB_TURN_01,
            Refusal::TurnTaken { .. } => TB_TURN_01,
            Refusal::EffectOpen { clause, .. } | Refusal::NotOffered { clause, .. } => *clause,
            Refusal::RackFull => TB_DRAW_02,
            Refusal::ReserveEmpty => TB_DRAW_01,
            Refusal::NotOnRack { .. } => TB_PLACE_01,
            Refusal::LyingDown { .. } => TB_TERR_BATTLE_02,
            Refusal::OwnHq => TB_R_04,
            Refusal::ValueNotShown { .. } => TB_TERR_POOL_01,
            Refusal::NotConnected { .. } => TB_PLACE_06,
            Refusal::HookHqNotConnected => TB_TROOP_4_02,
            Refusal::HookSwitchedOff { .. } => TB_R_05,
            Refusal::NotWeaker { .. } => TB_PLACE_04,
            Refusal::NoChoice { clause, .. } => *clause,
            Refusal::NoSuchBoard { .. } => TB_R_46,
            Refusal::Board(fault) => fault.clause(),
            Refusal::TurnCap { .. } => TB_R_33,
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Over { .. } => write!(out, "the game is over; nothing more can be decided"),
            Refusal::NotYourTurn { to_move } => write!(out, "it is {}'s turn", side(*to_move)),
            Refusal::TurnTaken { open: effect } => {
                write!(
                    out,
                    "a turn is one draw or one placement, and you have taken it; use or decline {} now",
                    effect.name()
                )
            }
            Refusal::EffectOpen { effect, .. } => {
                write!(out, "{} is being offered; use it or decline it first", effect.name())
            }
            Refusal::NotOffered { effect, .. } => write!(out, "{} is not being offered now", effect.name()),
            Refusal::RackFull => write!(out, "the rack holds eight Troops already; no more can be drawn"),
            Refusal::ReserveEmpty => write!(out, "the reserve is empty; there is nothing to draw"),
            Refusal::NotOnRack { troop } => write!(out, "there is no {} on the rack", troop.name()),
            Refusal::LyingDown { troop } => {
                write!(out, "{} lies face down during this turn; it stands up at the end of the turn", troop.name())
            }
            Refusal::OwnHq => write!(out, "that is the player's own headquarters; only the enemy's can be taken"),
            Refusal::ValueNotShown { troop, on, allowed } => {
                let allowed = list(allowed.iter().map(|troop| troop.value()));
                write!(out, "{on} allows only {allowed}; {} is {}", troop.name(), troop.value())
            }
            Refusal::NotConnected { on } => write!(
                out,
                "{on} is not connected: a path must lead to it from the player's headquarters over controlled bases"
            ),
            Refusal::HookHqNotConnected => {
                write!(out, "a headquarters is not a base: Hook must be connected to take it, like any other Troop")
            }
            Refusal::HookSwitchedOff { on } => {
                write!(out, "Troop effects are off on {on}, so Hook must be connected there")
            }
            Refusal::NotWeaker { troop, on, top } => write!(
                out,
                "{} ({}) cannot cover {} ({}) on {on}; the enemy Troop on top must be weaker",
                troop.name(),
                troop.value(),
                top.name(),
                top.value()
            ),
            Refusal::NoChoice { effect, chosen, allowed, .. } => {
                write!(out, "{} cannot choose {chosen}; it may choose {}", effect.name(), list(allowed))
            }
            Refusal::NoSuchBoard { board } => {
                write!(out, "there is no board {board:?}; the shipped boards are {}", list(crate::board::shipped_ids()))
            }
            Refusal::Board(fault) => fault.fmt(out),
            Refusal::TurnCap { max_plies, most } => {
                write!(out, "max_plies is {max_plies}; it must be from 1 to {most}")
            }
        }
    }
}

impl Refusal {
    /// Returns the refusal as JSON, `{"type": …, …data}`, so that the front end can say it in the player's language.
    pub(crate) fn to_json(&self) -> Value {
        match self {
            Refusal::Over { by } => json!({ "type": "over", "by": by.word() }),
            Refusal::NotYourTurn { to_move } => json!({ "type": "not_your_turn", "to_move": Colour::from(*to_move) }),
            Refusal::TurnTaken { open } => json!({ "type": "turn_taken", "effect": open }),
            Refusal::EffectOpen { effect, .. } => json!({ "type": "effect_open", "effect": effect }),
            Refusal::NotOffered { effect, .. } => json!({ "type": "not_offered", "effect": effect }),
            Refusal::RackFull => json!({ "type": "rack_full" }),
            Refusal::ReserveEmpty => json!({ "type": "reserve_empty" }),
            Refusal::NotOnRack { troop } => json!({ "type": "not_on_rack", "troop": troop }),
            Refusal::LyingDown { troop } => json!({ "type": "lying_down", "troop": troop }),
            Refusal::OwnHq => json!({ "type": "own_hq" }),
            Refusal::ValueNotShown { troop, on, allowed } => {
                let allowed: Vec<&str> = allowed.iter().map(|troop| troop.value()).collect();
                json!({ "type": "value_not_shown", "troop": troop, "on": on, "allowed": allowed })
            }
            Refusal::NotConnected { on } => json!({ "type": "not_connected", "on": on }),
            Refusal::HookHqNotConnected => json!({ "type": "hook_hq_not_connected" }),
            Refusal::HookSwitchedOff { on } => json!({ "type": "hook_switched_off", "on": on }),
            Refusal::NotWeaker { troop, on, top } => {
                json!({ "type": "not_weaker", "troop": troop, "on": on, "top": top })
            }
            Refusal::NoChoice { effect, chosen, allowed, .. } => {
                json!({ "type": "no_choice", "effect": effect, "chosen": chosen, "allowed": allowed })
            }
            Refusal::NoSuchBoard { board } => json!({ "type": "no_such_board", "board": board }),
            Refusal::Board(fault) => serde_json::to_value(fault).expect("a fault is plain data"),
            Refusal::TurnCap { max_plies, most } => json!({ "type": "turn_cap", "max_plies": max_plies, "most": most }),
        }
    }
}
