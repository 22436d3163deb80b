//! The texts of the figure cards and base labels that a player prints for a force. The module `layout` draws them.

use super::layout::{Company, FigureCard, Speed};
use super::words::CardText;
use crate::{Base, Catalogue, Colour, FigureType, ForceFile, MASTER_RADIUS, STANDARD_RADIUS, WeaponName, Window};
use catalogue::{PrintError, from_json};
use print::Language;
use serde_json::{Value, json};

/// Returns the texts of the cards of a force and of the base labels. The battle force comes first. `catalogue` has the
/// prices. AT-BASE-01, AT-FORCE-02, AT-R-73
///
/// # Errors
/// The value is not a valid force file.
pub fn company(catalogue: &Catalogue, force: &Value, language: Language) -> Result<Company, PrintError> {
    let force: ForceFile = from_json(force).map_err(|why| PrintError::Unreadable(why.to_string()))?;
    let own = crate::consult(&json!({ "ask": "catalogue" })).map_err(PrintError::Unreadable)?;
    let types = catalogue.with(&force.figures);
    let writer = Writer { teller: CardText(language), weapons: &own["weapons"], types: &types };
    let battle = force.battle.iter().map(|code| (code, false));
    let all = battle.chain(force.backup.iter().map(|code| (code, true)));
    let card = |(n, (code, is_backup))| Some(writer.card(n + 1, types.find(code)?, is_backup));
    let figures = all.enumerate().filter_map(card).collect();
    Ok(Company { title: force.name, game: writer.teller.either("Attacktix", "어택틱스").into(), figures })
}

/// Chooses the texts of cards in one language.
struct Writer<'a> {
    teller: CardText,
    /// The profiles of the weapons that come with the game, by their codes.
    weapons: &'a Value,
    /// The types of the force, with their prices.
    types: &'a Catalogue,
}

impl Writer<'_> {
    /// Returns the texts of the card of a figure. AT-BASE-03 … AT-BASE-06, AT-FORCE-04, AT-BM-01
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
            points: self.types.points(kind),
            code: kind.code.to_string(),
            serial: format!("{serial:02}"),
            notes,
            weapon: teller.weapon_summary(kind, &profile),
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

/// Returns the style and the colour in which figures of a faction are drawn. The colour of a player-made faction
/// depends only on its name.
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
