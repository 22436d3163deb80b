//! Tests of the sentences that describe abilities on cards.

use attacktix::{Ability, CardText, Catalogue};
use print::Language;
use serde_json::{Value, json};

fn said(language: Language, ability: Value) -> String {
    let ability: Ability = laws::from_json(&ability);
    CardText(language).ability(&ability)
}

fn does(effect: Value) -> String {
    said(Language::English, json!({ "name": "x", "guard": null, "effect": effect }))
}

#[test]
fn at_abil_03_every_kind_of_effect_has_its_sentence() {
    let sentences = [
        (json!({"kind": "return-self", "to": "line"}), "It comes back into play at its own line."),
        (
            json!({"kind": "return-defeated", "filter": {"class": ["W", "C"]}}),
            "Another defeated Warrior or Captain of its side comes back into play at the line.",
        ),
        (
            json!({"kind": "reinforce", "filter": {"faction": ["Thornmarch"], "points_max": 15}}),
            "One Thornmarch figure worth at most 15 points of the Back-Up force comes into play at the line.",
        ),
        (
            json!({"kind": "exchange", "name": "Thorn Rider", "mode": null}),
            "Thorn Rider (plain form) of the Back-Up force comes into play in its place.",
        ),
        (
            json!({"kind": "free-attack", "filter": {"class": ["C", "T"]}, "move": "full"}),
            "One Captain or Trooper of its side attacks at once, and may move first.",
        ),
        (json!({"kind": "free-move", "filter": {}, "tix": 6}), "One figure of its side moves at once, up to 6 tix."),
        (json!({"kind": "extra-attack", "count": 1}), "Its side has 1 attack more in its next turn."),
        (
            json!({"kind": "force-move", "filter": {"not_master": true}, "tix": 4}),
            "One enemy figure that is not a Battle Master is shifted in a straight line, up to 4 tix.",
        ),
        (
            json!({"kind": "capture", "filter": {"not_master": true}}),
            "The attacker changes sides; it must be a figure that is not a Battle Master.",
        ),
        (json!({"kind": "take-down", "filter": {"class": ["T"]}}), "The attacker is defeated; it must be a Trooper."),
        (
            json!({"kind": "take-down", "of": "chosen", "filter": {"name": ["Bramble Trooper"]}}),
            "One enemy Bramble Trooper is defeated.",
        ),
        (json!({"kind": "regrind", "filter": {}, "count": 2}), "Up to 2 enemy figures in play are ground anew."),
        (json!({"kind": "pin", "turns": 1}), "The attacker may not move in its next turn."),
    ];
    for (effect, sentence) in sentences {
        assert_eq!(does(effect), sentence);
    }
    let guarded = json!({ "name": "Hold the Line", "effect": {"kind": "return-self", "to": "spot"},
        "guard": {"side": "own", "zone": "in-play", "faction": ["Glasswind"]} });
    let sentence = "Only with another own Glasswind figure in play: It stands up again where it fell.";
    assert_eq!(said(Language::English, guarded), sentence);
}

#[test]
fn at_abil_03_all_shipped_names_and_abilities_have_korean_texts() {
    let text = CardText(Language::Korean);
    for kind in Catalogue::shipped().types() {
        let ability = kind.ability.as_ref().map_or_else(String::new, |it| text.ability(it));
        let words = [text.name(&kind.name), text.faction(&kind.faction), ability, text.class(kind.class).into()];
        for word in words {
            assert!(!word.chars().any(|letter| letter.is_ascii_lowercase()), "{}: {word}", kind.code);
        }
    }
    let exchange = json!({ "name": "Fold Down", "guard": null,
        "effect": {"kind": "exchange", "name": "Valve Marshal", "mode": "Sled"} });
    assert_eq!(said(Language::Korean, exchange), "예비 부대의 밸브 원수 (썰매)가 대신 출전합니다.");
    let reinforce = json!({ "name": "x", "guard": null,
        "effect": {"kind": "reinforce", "filter": {"faction": ["Thornmarch"], "points_max": 15}} });
    assert_eq!(said(Language::Korean, reinforce), "예비 부대의 15점 이하의 가시행군 피겨 하나가 선에서 출전합니다.");
}
