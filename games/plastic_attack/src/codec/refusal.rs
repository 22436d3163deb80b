//! The data of refusals in JSON, for translation: `{type, …}`. Figures and seats go by their names, cards as `10s`.

use super::hints::say_stage;
use crate::army_faults::ArmyFault;
use crate::army_form::FormFault;
use crate::setup_faults::SetupFault;
use crate::{Aim, Refusal};
use serde_json::{Value, json};

/// Says the data of a refusal, for translation.
pub fn refusal_to_json(refusal: &Refusal) -> Value {
    match refusal {
        Refusal::Over { by, .. } => json!({ "type": "over", "by": by.word() }),
        Refusal::OutOfGame { seat } => json!({ "type": "out_of_game", "seat": seat }),
        Refusal::NotAsked { waits_for, stage, .. } => {
            json!({ "type": "not_asked", "waits_for": waits_for, "stage": say_stage(*stage) })
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
            json!({ "type": "wrong_aim", "action": action, "takes": say_aim(*aim) })
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
            let mut said = said_army_fault(fault);
            said["seat"] = json!(seat);
            said
        }
        Refusal::Setup(fault) => said_setup_fault(fault),
    }
}

const fn say_aim(aim: Aim) -> &'static str {
    match aim {
        Aim::Nothing => "nothing",
        Aim::Figure => "figure",
        Aim::Players => "players",
    }
}

/// Each begins with `army_`.
fn said_army_fault(fault: &ArmyFault) -> Value {
    match fault {
        ArmyFault::Form(fault) => said_form_fault(fault),
        ArmyFault::Format { format } => json!({ "type": "army_format", "format": format }),
        ArmyFault::OtherGame { game, edition } => {
            json!({ "type": "army_other_game", "game": game, "edition": edition })
        }
        ArmyFault::ArmyName { characters } => json!({ "type": "army_name", "characters": characters }),
        ArmyFault::Size { figures, min, max } => {
            json!({ "type": "army_size", "figures": figures, "min": min, "max": max })
        }
        ArmyFault::FigureName { nth, figure } => json!({ "type": "army_figure_name", "nth": nth, "figure": figure }),
        ArmyFault::Kind { figure } => json!({ "type": "army_kind", "figure": figure }),
        ArmyFault::SameName { figure } => json!({ "type": "army_same_name", "figure": figure }),
        ArmyFault::SameKind { figure, kind, .. } => {
            json!({ "type": "army_same_kind", "figure": figure, "kind": kind })
        }
        ArmyFault::Power { figure, power, .. } => json!({ "type": "army_power", "figure": figure, "power": power }),
        ArmyFault::TooMuchPower { sum, .. } => json!({ "type": "army_too_much_power", "sum": sum }),
        ArmyFault::NoAction { figure, slot, word, .. } => {
            json!({ "type": "army_no_action", "figure": figure, "slot": slot, "word": word })
        }
        ArmyFault::OtherEdition { figure, slot, action } => {
            json!({ "type": "army_other_edition", "figure": figure, "slot": slot, "action": action })
        }
        ArmyFault::Mount { figure, mount } => json!({ "type": "army_mount", "figure": figure, "mount": mount }),
        ArmyFault::Color { figure, color } => json!({ "type": "army_color", "figure": figure, "color": color }),
    }
}

fn said_form_fault(fault: &FormFault) -> Value {
    match fault {
        FormFault::Stranger { place, key, known } => {
            json!({ "type": "army_stranger", "place": place, "key": key, "known": known.join(", ") })
        }
        FormFault::Missing { place, key } => json!({ "type": "army_missing", "place": place, "key": key }),
        FormFault::Misfit { place, is, must } => {
            json!({ "type": "army_misfit", "place": place, "is": is, "must": must.word(), "words": must.words() })
        }
    }
}

/// Each begins with `setup_`.
fn said_setup_fault(fault: &SetupFault) -> Value {
    match fault {
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
