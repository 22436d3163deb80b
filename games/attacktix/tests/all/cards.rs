//! Tests of the texts on the figure cards that are printed for a force.

use attacktix::layout::{Company, Speed};
use attacktix::{Catalogue, Entry, company, shipped_forces};
use catalogue::Forces;
use print::{Language, Paper, Printout, Sheet};
use serde_json::{Value, json};

fn company_of(limit: i32, force: &Value, language: Language) -> Company {
    let setup = json!({ "options": { "limit": limit } });
    assert_eq!(Entry.check(&setup, force), Ok(vec![]));
    company(&Catalogue::shipped(), force, language).expect("the value is a force")
}

#[test]
fn the_ready_made_forces_are_printed_in_both_languages_without_a_missing_letter() {
    for language in [Language::English, Language::Korean] {
        for ready in shipped_forces() {
            let company = company_of(ready.limit, &json!(ready.force), language);
            assert_eq!(company.figures.len(), ready.force.battle.len() + ready.force.backup.len());
            let pdf = company.pdf(&Sheet { paper: Paper::Letter, language }).expect("the PDF is made");
            assert_eq!(pdf.warnings, [], "{}", ready.id);
        }
    }
}

/// AT-BASE-03 … AT-BASE-06, AT-BM-01
#[test]
fn a_card_has_all_that_a_base_shows() {
    let colossus = shipped_forces()
        .into_iter()
        .find(|ready| ready.id == "colossus")
        .expect("the force `colossus` comes with the game");
    let company = company_of(200, &json!(colossus.force), Language::English);
    let card = company.figures.iter().find(|card| card.code == "B04").expect("the force has a Rivet Trooper");
    assert_eq!((card.name.as_str(), card.serial.as_str(), card.points), ("Rivet Trooper", "06", 10));
    assert_eq!((card.faction.as_str(), card.letter.as_str(), card.class.as_str()), ("Brasswake", "T", "Trooper"));
    assert_eq!((card.weapon.as_str(), card.kind.as_str()), ("light bolt launcher · 1 missile", "ranged"));
    assert_eq!((card.base_um, card.wheel.len()), (22_000, 12));
    assert_eq!(card.wheel[0], Speed { number: 4, is_red: false, is_special: true });
    assert_eq!(card.wheel[1], Speed { number: 4, is_red: true, is_special: false });
    assert_eq!(card.ability, "Spare Parts");
    assert_eq!(card.text, "Only with another own Captain in play: It stands up again where it fell.");
    let master = &company.figures[0];
    assert_eq!((master.base_um, master.notes.as_slice()), (42_000, ["Battle Master".to_owned()].as_slice()));
    assert!(company.figures[8..].iter().all(|card| card.notes == ["Back-Up force"]));
    let korean = company_of(200, &json!(colossus.force), Language::Korean);
    let card = &korean.figures[5];
    assert_eq!((card.name.as_str(), card.class.as_str()), ("리벳 병사", "병사"));
    assert_eq!(card.text, "자기 편의 다른 대장 하나가 출전 중일 때에만: 쓰러진 자리에서 다시 일어섭니다.");
}
