//! A force as figure cards and base labels to print: what stands on them is known here, how they look in `print`.

use super::words::Teller;
use crate::{Base, Catalogue, Colour, FigureType, ForceFile, MASTER_RADIUS, STANDARD_RADIUS, WeaponName, Window};
use catalogue::PrintError;
use print::{Company, FigureCard, Language, Speed};
use serde_json::{Value, json};

/// The cards of a force, the battle force first, and the labels of their bases. AT-BASE-01, AT-FORCE-02
pub(super) fn company(force: &Value, language: Language) -> Result<Company, PrintError> {
    let force: ForceFile =
        serde_path_to_error::deserialize(force).map_err(|why| PrintError::Unreadable(why.to_string()))?;
    let own = crate::consult(&json!({ "ask": "catalogue" })).map_err(PrintError::Unreadable)?;
    let writer = Writer { teller: Teller(language), weapons: &own["weapons"] };
    let types = Catalogue::shipped().with(&force.figures);
    let battle = force.battle.iter().map(|code| (code, false));
    let all = battle.chain(force.backup.iter().map(|code| (code, true)));
    let card = |(n, (code, is_backup))| Some(writer.card(n + 1, types.find(code)?, is_backup));
    let figures = all.enumerate().filter_map(card).collect();
    Ok(Company { title: force.name, game: writer.teller.either("Attacktix", "어택틱스").into(), figures })
}

/// Writes cards in a language.
struct Writer<'a> {
    teller: Teller,
    /// The profiles of the weapons that come with the game, by their codes.
    weapons: &'a Value,
}

impl Writer<'_> {
    /// AT-BASE-03 … AT-BASE-06, AT-FORCE-04, AT-BM-01
    fn card(&self, serial: usize, kind: &FigureType, is_backup: bool) -> FigureCard {
        let teller = self.teller;
        let profile = match &kind.weapon {
            WeaponName::Code(code) => self.weapons[code].clone(),
            WeaponName::Own(weapon) => json!(weapon),
        };
        let mut notes = Vec::new();
        if kind.is_master() {
            notes.push(teller.either("Battle Master", "배틀 마스터").to_owned());
        }
        if is_backup {
            notes.push(teller.either("Back-Up force", "예비 부대").to_owned());
        }
        let (style, colour) = style(&kind.faction);
        let speed = |window: &Window| Speed {
            number: window.speed,
            is_red: window.colour == Colour::Red,
            is_special: window.special,
        };
        FigureCard {
            name: teller.name(&kind.name),
            form: kind.mode.as_deref().map(|form| teller.form(form)).unwrap_or_default(),
            faction: teller.faction(&kind.faction),
            letter: format!("{:?}", kind.class),
            class: teller.class(kind.class).into(),
            points: kind.points,
            code: kind.code.to_string(),
            serial: format!("{serial:02}"),
            notes,
            weapon: teller.armed(kind, &profile),
            style: style.into(),
            kind: profile["kind"].as_str().unwrap_or_default().into(),
            colour: colour.into(),
            base_um: match kind.base {
                Base::Standard => STANDARD_RADIUS,
                Base::Master => MASTER_RADIUS,
            },
            wheel: kind.wheel.iter().map(speed).collect(),
            ability: kind.ability.as_ref().map(|it| teller.ability_name(&it.name)).unwrap_or_default(),
            text: kind.ability.as_ref().map(|it| teller.ability(it)).unwrap_or_default(),
        }
    }
}

/// How the figures of a faction are moulded, and in which plastic; one of somebody's own always has the same.
fn style(faction: &str) -> (&'static str, &'static str) {
    match faction {
        "Brasswake" => ("brass", "#b9853a"),
        "Thornmarch" => ("thorn", "#5f8a45"),
        "Glasswind" => ("glass", "#4aa3c2"),
        own => {
            let sum = own.chars().fold(0_u32, |sum, letter| sum.wrapping_add(u32::from(letter)));
            ("plain", ["#c0674a", "#8b5a9c", "#56627b"][sum as usize % 3])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Entry, shipped_forces};
    use catalogue::Forces;
    use print::{Paper, Sheet};

    fn company_of(limit: i32, force: &Value, language: Language) -> Company {
        let setup = json!({ "options": { "limit": limit } });
        assert_eq!(Entry.check(&setup, force), Ok(vec![]));
        company(force, language).expect("a force")
    }

    #[test]
    fn the_ready_made_forces_are_printed_in_both_languages_without_a_missing_letter() {
        for language in [Language::English, Language::Korean] {
            for ready in shipped_forces() {
                let company = company_of(ready.limit, &json!(ready.force), language);
                assert_eq!(company.figures.len(), ready.force.battle.len() + ready.force.backup.len());
                let pdf = print::company(&company, &Sheet { paper: Paper::Letter, language }).expect("it is printed");
                assert_eq!(pdf.warnings, [], "{}", ready.id);
            }
        }
    }

    /// AT-BASE-03 … AT-BASE-06, AT-BM-01
    #[test]
    fn a_card_has_all_that_a_base_says() {
        let colossus = shipped_forces().into_iter().find(|ready| ready.id == "colossus").expect("it is shipped");
        let company = company_of(200, &json!(colossus.force), Language::English);
        let card = company.figures.iter().find(|card| card.code == "B04").expect("it has a Trooper");
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
}
