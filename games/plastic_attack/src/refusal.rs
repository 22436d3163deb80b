//! Refusals: why a decision, an army or a set-up is not allowed. Each refusal has a clause, a sentence, and data as
//! JSON.

use crate::army_faults::ArmyFault;
use crate::card::Card;
use crate::clauses::*;
use crate::edition::Edition;
use crate::setup_faults::SetupFault;
use crate::special::{Aim, Special};
use crate::state::{Ending, Stage};
use referee::{Cite, Clause};
use serde_json::{Value, json};
use std::fmt;

/// Why a decision, an army or a set-up is not allowed. Figures and seats are given by their names.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// The game is over.
    Over {
        /// How the game ended.
        by: Ending,
        /// The clause that ended the game.
        clause: Clause,
    },
    /// The player is out of the game.
    OutOfGame {
        /// The player who tried to decide.
        seat: String,
    },
    /// The game waits for another action or another seat.
    NotAsked {
        /// The seats that the game waits for.
        waits_for: Vec<String>,
        /// The decision that the game waits for.
        stage: Stage,
        /// The clause that says when the refused decision may be made.
        clause: Clause,
    },
    /// The figure does not stand in the player's army.
    NotInArmy {
        /// The name of the figure.
        figure: String,
        /// The figures that stand in the army.
        allowed: Vec<String>,
        /// The clause that asks for a figure of the army.
        clause: Clause,
    },
    /// This player cannot be attacked.
    NoOpponent {
        /// The player who was to be attacked.
        player: String,
        /// The players who can be attacked.
        allowed: Vec<String>,
        /// The clause that forbids the attack.
        clause: Clause,
    },
    /// The player has laid a card already.
    AlreadyLaid,
    /// The player has no card, so the game asks for none.
    NoCard,
    /// The card is not in the hand.
    NotInHand {
        /// The card that was to be laid.
        card: Card,
        /// The clause that asks for a card of the hand.
        clause: Clause,
    },
    /// The action belongs to the other edition.
    OtherEdition {
        /// The action of the other edition.
        action: Special,
        /// The edition of the table.
        edition: Edition,
    },
    /// This action is not being offered.
    NotOffered {
        /// The action that was to be used.
        action: Special,
        /// The action that is being offered, if there is one.
        offered: Option<Special>,
        /// The clause that says when an action is offered.
        clause: Clause,
    },
    /// The action needs another kind of target, or no target.
    WrongAim {
        /// The action that was to be used.
        action: Special,
        /// The kind of target that the action needs.
        aim: Aim,
        /// The clause of the action.
        clause: Clause,
    },
    /// The action cannot be used on this figure.
    NoChoice {
        /// The action that was to be used.
        action: Special,
        /// The figure that was chosen.
        chosen: String,
        /// The figures that the action can be used on.
        allowed: Vec<String>,
        /// The clause that forbids this use of the action.
        clause: Clause,
    },
    /// Master Plan names no player.
    NobodyNamed {
        /// The clause that requires a player to be named.
        clause: Clause,
    },
    /// Master Plan names a player who is out of the game.
    PlayerOut {
        /// The player who was named.
        player: String,
        /// The players who can be named.
        allowed: Vec<String>,
    },
    /// Another figure is about to be hit.
    NotHit {
        /// The figure that the decision names.
        figure: String,
        /// The figure about to be hit.
        hit: String,
        /// The clause that says when a guard may be discarded.
        clause: Clause,
    },
    /// The army of a seat breaks a rule.
    Army {
        /// The seat with the army; `None` if the army has no owner yet.
        seat: Option<String>,
        /// What is wrong with the army.
        fault: ArmyFault,
    },
    /// The set-up breaks a rule.
    Setup(SetupFault),
}

impl Cite for Refusal {
    fn clause(&self) -> Clause {
        match self {
            Refusal::Over { clause, .. }
            | Refusal::NotAsked { clause, .. }
            | Refusal::NotInArmy { clause, .. }
            | Refusal::NoOpponent { clause, .. }
            | Refusal::NotInHand { clause, .. }
            | Refusal::NotOffered { clause, .. }
            | Refusal::WrongAim { clause, .. }
            | Refusal::NoChoice { clause, .. }
            | Refusal::NobodyNamed { clause }
            | Refusal::NotHit { clause, .. } => *clause,
            Refusal::OutOfGame { .. } => PA_R_18,
            Refusal::AlreadyLaid => PA_R_10,
            Refusal::NoCard => PA_R_11,
            Refusal::OtherEdition { .. } => PA_R_48,
            Refusal::PlayerOut { .. } => PA_R_41,
            Refusal::Army { fault, .. } => fault.clause(),
            Refusal::Setup(fault) => fault.clause(),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Over { .. } => write!(out, "the game is over; nothing more can be decided"),
            Refusal::OutOfGame { seat } => write!(out, "{seat} is out of the game and decides nothing more"),
            Refusal::NotAsked { waits_for, stage, .. } => {
                write!(out, "the game waits for {} to {}", list(waits_for), what_to_do(*stage))
            }
            Refusal::NotInArmy { figure, allowed, .. } => {
                write!(out, "{figure} does not stand in this army; its figures are {}", list(allowed))
            }
            Refusal::NoOpponent { player, allowed, .. } => {
                write!(out, "{player} cannot be attacked; {} can", list(allowed))
            }
            Refusal::AlreadyLaid => {
                write!(out, "this player has laid a card already; it stays until both cards are opened")
            }
            Refusal::NoCard => write!(out, "a player without a card in hand is not asked for one"),
            Refusal::NotInHand { card, .. } => {
                write!(out, "{} is not in the hand; lay a card of your own hand", card.word())
            }
            Refusal::OtherEdition { action, edition } => {
                let has = if *edition == Edition::First { "revised" } else { "2009" };
                write!(out, "{} belongs to the {has} edition, and this table plays the other edition", action.name())
            }
            Refusal::NotOffered { action, offered: Some(offered), .. } => {
                write!(out, "{} is not being offered; use or decline {}", action.name(), offered.name())
            }
            Refusal::NotOffered { action, offered: None, .. } => {
                write!(out, "{} is not being offered now, nor is any other special action", action.name())
            }
            Refusal::WrongAim { action, aim, .. } => {
                let takes = match aim {
                    Aim::Nothing => "takes neither a figure nor players",
                    Aim::Figure => "must be used on one figure",
                    Aim::Players => "must name players",
                };
                write!(out, "{} {takes}", action.name())
            }
            Refusal::NoChoice { action, chosen, allowed, .. } => {
                write!(out, "{} cannot be used on {chosen}; it can be used on {}", action.name(), list(allowed))
            }
            Refusal::NobodyNamed { .. } => write!(out, "Master Plan names no player; it must name at least one player"),
            Refusal::PlayerOut { player, allowed } => {
                write!(out, "{player} is out of the game; Master Plan can name {}", list(allowed))
            }
            Refusal::NotHit { figure, hit, .. } => write!(out, "{hit} is about to be hit, not {figure}"),
            Refusal::Army { seat: Some(seat), fault } => write!(out, "the army of {seat}: {fault}"),
            Refusal::Army { seat: None, fault } => fault.fmt(out),
            Refusal::Setup(fault) => fault.fmt(out),
        }
    }
}

impl Refusal {
    /// Returns the refusal as JSON (`{type, …}`), from which the front end makes a translated sentence. Figures and
    /// seats are given by their names, cards as `10s`.
    pub fn to_json(&self) -> Value {
        match self {
            Refusal::Over { by, .. } => json!({ "type": "over", "by": by.word() }),
            Refusal::OutOfGame { seat } => json!({ "type": "out_of_game", "seat": seat }),
            Refusal::NotAsked { waits_for, stage, .. } => {
                json!({ "type": "not_asked", "waits_for": waits_for, "stage": stage.word() })
            }
            Refusal::NotInArmy { figure, allowed, .. } => {
                json!({ "type": "not_in_army", "figure": figure, "allowed": allowed })
            }
            Refusal::NoOpponent { player, allowed, .. } => {
                json!({ "type": "no_opponent", "player": player, "allowed": allowed })
            }
            Refusal::AlreadyLaid => json!({ "type": "already_laid" }),
            Refusal::NoCard => json!({ "type": "no_card" }),
            Refusal::NotInHand { card, .. } => json!({ "type": "not_in_hand", "card": card.word() }),
            Refusal::OtherEdition { action, edition } => {
                json!({ "type": "other_edition", "action": action, "edition": edition })
            }
            Refusal::NotOffered { action, offered, .. } => {
                json!({ "type": "not_offered", "action": action, "offered": offered })
            }
            Refusal::WrongAim { action, aim, .. } => {
                let takes = match aim {
                    Aim::Nothing => "nothing",
                    Aim::Figure => "figure",
                    Aim::Players => "players",
                };
                json!({ "type": "wrong_aim", "action": action, "takes": takes })
            }
            Refusal::NoChoice { action, chosen, allowed, .. } => {
                json!({ "type": "no_choice", "action": action, "chosen": chosen, "allowed": allowed })
            }
            Refusal::NobodyNamed { .. } => json!({ "type": "nobody_named" }),
            Refusal::PlayerOut { player, allowed } => {
                json!({ "type": "player_out", "player": player, "allowed": allowed })
            }
            Refusal::NotHit { figure, hit, .. } => json!({ "type": "not_hit", "figure": figure, "hit": hit }),
            Refusal::Army { seat, fault } => {
                let mut said = fault.to_json();
                said["seat"] = json!(seat);
                said
            }
            Refusal::Setup(fault) => fault.to_json(),
        }
    }
}

fn what_to_do(stage: Stage) -> &'static str {
    match stage {
        Stage::Attack => "declare an attack",
        Stage::Defend => "choose the defending character",
        Stage::Play => "lay a card",
        Stage::Use(_) => "use or decline the special action",
        Stage::Guard => "say whether the guard is discarded",
        Stage::Over(..) => "do nothing more",
    }
}

/// Joins words with commas and "and".
pub(crate) fn list(words: &[String]) -> String {
    match words {
        [] => "nobody".into(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
