//! Puts events and decisions into words. An event is JSON with a `type`, and a game has sentences for the types of its
//! events. If no sentence fits, this module lists the fields of the event.

pub use referee::sentence::word;
use referee::sentence::{Sentences, tell as tell_by_sentence};
use serde_json::{Map, Value};

/// Returns an event in words. If the event names a clause, its id follows in parentheses.
pub fn tell(sentences: Sentences, event: &Value) -> String {
    let Some(fields) = event.as_object() else { return word(event) };
    let kind = fields.get("type").and_then(Value::as_str).unwrap_or_default();
    let sentence = tell_by_sentence(sentences, event).unwrap_or_else(|| by_fields(kind, fields));
    match fields.get("clause").and_then(Value::as_str) {
        Some(clause) => format!("{sentence} ({clause})"),
        None => sentence,
    }
}

/// Returns a decision in words: `{"place":{"troop":"jumbo","on":"b4"}}` becomes "place troop jumbo, on b4".
pub fn tell_decision(action: &Value) -> String {
    let Some((verb, said)) = action.as_object().and_then(|map| map.iter().next()) else { return word(action) };
    let verb = verb.replace('_', " ");
    match said {
        Value::Object(fields) if fields.is_empty() => verb,
        Value::Object(fields) => format!("{verb} {}", list(fields)),
        other => format!("{verb} {}", word(other)),
    }
}

fn by_fields(kind: &str, fields: &Map<String, Value>) -> String {
    let fields = fields.iter().filter(|(name, value)| *name != "type" && *name != "clause" && !value.is_null());
    let fields: Map<String, Value> = fields.map(|(name, value)| (name.clone(), value.clone())).collect();
    format!("{}: {}", kind.replace('_', " "), list(&fields))
}

fn list(fields: &Map<String, Value>) -> String {
    let said = fields.iter().map(|(name, value)| format!("{} {}", name.replace('_', " "), word(value)));
    said.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::{Sentences, tell_decision};
    use serde_json::{Value, json};

    const SENTENCES: Sentences = &[
        ("drew", "{seat} draws {count}[ ({troops})][, by {by}]"),
        ("placed", "{seat} places {troop} on {on}[, level {level}][, as the extra Troop{extra}]"),
        ("discarded", "{owner} loses {troop}[ on {from}] to {by}"),
        ("ended", "{winner} wins by {by}"),
        ("ended", "nobody wins, by {by}"),
    ];

    fn tell(event: &Value) -> String {
        super::tell(SENTENCES, event)
    }

    #[test]
    fn the_first_sentence_that_fits_the_event_is_used() {
        let ended = |winner| json!({"type": "ended", "winner": winner, "by": "turn-cap"});
        assert_eq!(tell(&ended(json!("red"))), "red wins by turn-cap");
        assert_eq!(tell(&ended(json!(null))), "nobody wins, by turn-cap");
    }

    #[test]
    fn a_known_event_is_a_sentence_with_its_clause() {
        let event = json!({"type": "discarded", "owner": "red", "troop": "roxy", "from": "b3", "by": "jumbo",
            "clause": "TB-TROOP-3-01"});
        assert_eq!(tell(&event), "red loses roxy on b3 to jumbo (TB-TROOP-3-01)");
    }

    #[test]
    fn a_sentence_can_use_a_field_of_a_field() {
        let totals: Sentences = &[("revealed", "{attacker.total} against {defender.total}")];
        let event = json!({"type": "revealed", "attacker": {"total": 15}, "defender": {"total": 9}});
        assert_eq!(super::tell(totals, &event), "15 against 9");
    }

    #[test]
    fn a_part_in_brackets_is_left_out_if_its_field_is_hidden() {
        let drew = |troops| json!({"type": "drew", "seat": "blue", "count": 2, "troops": troops, "by": null});
        assert_eq!(tell(&drew(json!(["star", "kwak"]))), "blue draws 2 (star, kwak)");
        assert_eq!(tell(&drew(json!(null))), "blue draws 2");
    }

    #[test]
    fn a_flag_adds_its_words_only_if_it_is_true() {
        let placed =
            |extra| json!({"type": "placed", "seat": "red", "troop": "hook", "on": "b1", "level": 1, "extra": extra});
        assert_eq!(tell(&placed(false)), "red places hook on b1, level 1");
        assert_eq!(tell(&placed(true)), "red places hook on b1, level 1, as the extra Troop");
    }

    #[test]
    fn an_event_without_a_sentence_is_told_by_its_fields() {
        assert_eq!(tell(&json!({"type": "horn_blown", "by_whom": "red", "why": null})), "horn blown: by whom red");
    }

    #[test]
    fn decisions_are_told_by_verb_and_fields() {
        assert_eq!(tell_decision(&json!({"draw": {}})), "draw");
        assert_eq!(tell_decision(&json!({"decline": "jumbo"})), "decline jumbo");
        assert_eq!(tell_decision(&json!({"jungle": {"move": "b7", "to": "b8"}})), "jungle move b7, to b8");
    }
}
