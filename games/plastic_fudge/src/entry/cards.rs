//! A force as cards and templates to print. This module chooses their texts, and `layout` draws them.

use super::layout::{LevelRow, Mark, Roster, Template, UnitCard};
use super::options_of;
use super::words::{Words, words};
use crate::{
    BfgGain, ForceFile, GRENADE_DISC, Heli, HowitzerMove, LARGE_DISC, LEVELS, Length, Level, Levels, MortarTemplate,
    Options, RadioRole, Stance, UnitFile, UnitType, Weapon, WeaponKind, movement, price, reach,
};
use catalogue::{PrintError, from_json};
use print::Language;
use serde_json::Value;

/// One inch in micrometres.
const INCH: i32 = 25_400;
/// The length of the measuring rod, in inches. PF-EQ-01
const ROD: i32 = 36;
/// The distance between two ticks of the rod, in inches. PF-EQ-01
const TICK: i32 = 3;
/// The length of a printed piece of the rod, in inches.
const PIECE: i32 = 9;
/// How many real and how many false markers to print for a force without markers.
const SPARE_MARKERS: u32 = 6;
/// The lowest level in the tables of words.
const LOWEST: Level = -3;

/// Returns the cards of a force, and the templates for a battle with the options of the set-up. PF-EQ-01, PF-EQ-03 …
/// PF-EQ-05, PF-EQ-08
pub fn roster(setup: &Value, force: &Value, language: Language) -> Result<Roster, PrintError> {
    let force: ForceFile = from_json(force).map_err(|why| PrintError::Unreadable(why.to_string()))?;
    let options = options_of(setup).map_err(PrintError::Unreadable)?;
    let writer = Writer { options: &options, words: words(language) };
    let units = force.units.iter().enumerate().map(|(n, unit)| writer.card(n, unit)).collect();
    Ok(Roster { title: force.name, game: writer.words.game.into(), units, templates: writer.templates(force.markers) })
}

/// Writes the texts of cards in one language, for a battle with these options.
struct Writer<'a> {
    options: &'a Options,
    words: &'static Words,
}

impl Writer<'_> {
    fn card(&self, n: usize, unit: &UnitFile) -> UnitCard {
        let levels = Levels::of(unit);
        let kind = self.words.kinds[unit.kind as usize];
        let first = levels.weapons.first();
        UnitCard {
            name: if unit.name.is_empty() { kind.into() } else { unit.name.clone() },
            id: unit.id.map_or_else(|| format!("g{n} · t{n}"), |id| id.to_string()),
            notes: self.notes(unit, levels.stance),
            points: price(unit, self.options),
            body: body(unit.kind, levels.stance).into(),
            gear: gear(unit.kind, first).into(),
            colour: colour(unit).into(),
            levels: self.rows(&levels),
            rules: self.rules(unit.kind, &levels.weapons),
            boxes: boxes(levels.dl),
        }
    }

    /// Returns the notes on a card: the roles of the Unit, its pose, and how many passengers it can carry. If the Unit
    /// has a name of its own, its type comes first. PF-STANCE-01, PF-CMD-01, PF-RADIO-03, PF-R-25
    fn notes(&self, unit: &UnitFile, stance: Stance) -> Vec<String> {
        let words = self.words;
        let mut notes: Vec<&str> = Vec::new();
        if !unit.name.is_empty() {
            notes.push(words.kinds[unit.kind as usize]);
        }
        if unit.commander && (unit.kind != UnitType::Commander || !unit.name.is_empty()) {
            notes.push(words.commander);
        }
        match unit.radio {
            Some(RadioRole::Command) => notes.push(words.command_radio),
            Some(RadioRole::Trooper) => notes.push(words.trooper_radio),
            None => {}
        }
        if unit.spotter || unit.kind.data().spotter {
            notes.push(words.spotter);
        }
        if !unit.kind.is_vehicle() {
            notes.push(words.stances[stance as usize]);
        }
        let capacity = unit.kind.data().capacity;
        let mut notes: Vec<String> = notes.into_iter().map(Into::into).collect();
        if capacity > 0 {
            notes.push(words.carries.replace("{}", &capacity.to_string()));
        }
        notes
    }

    /// Returns the rows of the five levels. Range and Attack have rows for each weapon. PF-STAT-01, PF-VEH-04, PF-R-70
    fn rows(&self, levels: &Levels) -> Vec<LevelRow> {
        let words = self.words;
        let row = |badge: &str, name: &str, level: Level, measure: String| LevelRow {
            badge: badge.into(),
            name: name.into(),
            word: words.levels[(level - LOWEST) as usize].into(),
            number: signed(level),
            measure,
        };
        let [ml, rl, al, dl, tl] = words.attributes;
        let mut rows = vec![row("ML", ml, levels.ml, inches(movement(levels.ml, self.options.scale)))];
        if levels.weapons.is_empty() {
            rows.push(LevelRow { badge: "RL AL".into(), name: words.unarmed.into(), ..LevelRow::default() });
        }
        for weapon in &levels.weapons {
            let name = self.weapon(weapon);
            if levels.weapons.len() > 2 {
                rows.push(self.short_row(weapon, &name));
                continue;
            }
            let (range, attack) = (format!("{rl} · {name}"), format!("{al} · {name}"));
            rows.push(row("RL", &range, weapon.rl, self.range(weapon.rl)));
            rows.push(row("AL", &attack, weapon.al, String::new()));
        }
        rows.push(row("DL", dl, levels.dl, String::new()));
        rows.push(row("TL", tl, levels.tl, String::new()));
        rows
    }

    /// Returns the single row in which the card shows a weapon, for a Unit with more than two weapons.
    fn short_row(&self, weapon: &Weapon, name: &str) -> LevelRow {
        let word = |level: Level| self.words.levels[(level - LOWEST) as usize];
        LevelRow {
            badge: "RL AL".into(),
            name: name.into(),
            word: format!("{} / {}", word(weapon.rl), word(weapon.al)),
            number: format!("{}/{}", signed(weapon.rl), signed(weapon.al)),
            measure: self.range(weapon.rl),
        }
    }

    /// Returns a range in bands and in inches, such as `R5 · 15″`. PF-LVL-09
    fn range(&self, level: Level) -> String {
        let bands = LEVELS[(level - LOWEST) as usize].bands;
        format!("R{bands} · {}", inches(reach(level, self.options.scale)))
    }

    /// Returns the name of a weapon. Names from the sample list are translated. Any other name stays as the player
    /// wrote it.
    fn weapon(&self, weapon: &Weapon) -> String {
        let known = self.words.weapons.iter().find(|(name, _)| *name == weapon.name);
        known.map_or_else(|| weapon.name.clone(), |(_, said)| (*said).into())
    }

    /// Returns the special rules of a Unit, in short sentences.
    fn rules(&self, kind: UnitType, weapons: &[Weapon]) -> String {
        let (words, options) = (self.words, self.options);
        let mut rules: Vec<String> = Vec::new();
        for kind in WeaponKind::ALL.into_iter().filter(|kind| weapons.iter().any(|weapon| weapon.kind == *kind)) {
            match kind {
                WeaponKind::Shot => {}
                WeaponKind::Grenade => rules.push(words.grenade.into()),
                WeaponKind::Disc => rules.push(words.disc.into()),
                WeaponKind::Flame => rules.push(words.flame.replace("{}", &inches(options.flame_radius.0))),
                WeaponKind::Bazooka => rules.push(words.bazooka.into()),
                WeaponKind::Mortar => {
                    rules.push(words.mortar.into());
                    if options.mortar_template == MortarTemplate::Grenade {
                        rules.push(words.mortar_disc.into());
                    }
                }
                WeaponKind::Sweeper => rules.push(words.sweeper.replace("{}", &signed(options.mine_dl))),
            }
        }
        let of_type: &[&str] = match kind {
            UnitType::Mortar | UnitType::Bazooka => &[words.pressed],
            UnitType::FiftyCal => &[words.fixed, words.pressed],
            UnitType::Flamethrower => &[words.burns, words.pressed],
            UnitType::Bfg if options.bfg_gain == BfgGain::AlDl => &[words.knife_both],
            UnitType::Bfg => &[words.knife],
            UnitType::Jeep if options.howitzer_move == HowitzerMove::Towed => &[words.tows, words.rides],
            UnitType::Jeep => &[words.rides],
            UnitType::Helicopter if options.heli == Heli::Flies => &[words.flies],
            UnitType::Jet => &[words.jet],
            UnitType::Howitzer if options.howitzer_move == HowitzerMove::Towed => &[words.towed],
            UnitType::Howitzer => &[words.creeps],
            _ => &[],
        };
        rules.extend(of_type.iter().map(|rule| (*rule).to_owned()));
        rules.join(" ")
    }

    /// Returns the templates: discs, the flame, the markers, and the measuring rod in pieces. Real and false markers
    /// have equal fronts.
    fn templates(&self, markers: u32) -> Vec<Template> {
        let words = self.words;
        let disc = |name: &str, radius_um: i32| Template::Disc {
            name: name.into(),
            note: words.across.replace("{}", &inches(2 * radius_um)),
            radius_um,
        };
        let base_um = UnitType::Flamethrower.data().radius;
        let Length(flame) = self.options.flame_radius;
        let (edge, from) =
            if self.options.flame_from_edge { (base_um, words.from_edge) } else { (0, words.from_middle) };
        let flame = Template::Sector {
            name: words.flame_template.into(),
            note: from.replace("{}", &inches(flame)),
            radius_um: flame.saturating_add(edge),
            base_um,
        };
        let mut templates = vec![disc(words.large_disc, LARGE_DISC), disc(words.grenade_disc, GRENADE_DISC), flame];
        let each = if markers == 0 { SPARE_MARKERS } else { markers };
        for back in [words.real, words.sham] {
            let marker = Template::Marker { front: words.marker.into(), back: back.into(), radius_um: INCH / 2 };
            templates.extend((0..each).map(|_| marker.clone()));
        }
        templates.extend((0..ROD / PIECE).map(|n| self.rod(n * PIECE, (n + 1) * PIECE)));
        templates
    }

    /// Returns a piece of the measuring rod: a line at every inch, and a label at every tick. The lines at 6 and 12
    /// inches have colours of their own.
    fn rod(&self, from: i32, to: i32) -> Template {
        let mark = |inch: i32| {
            let bands = inch / TICK;
            let is_band = LEVELS.iter().any(|row| row.bands == bands && row.bands > 0);
            let label = match (inch % TICK, is_band) {
                (0, true) => format!("{inch}″ R{bands}"),
                (0, false) => format!("{inch}″"),
                _ => String::new(),
            };
            let colour = match inch {
                6 => "#c2410c",
                12 => "#1d4ed8",
                _ => "",
            };
            Mark { at_um: inch * INCH, label, colour: colour.into() }
        };
        let tab = if to < ROD { self.words.tab.replace("{}", &to.to_string()) } else { String::new() };
        Template::Rod { from_um: from * INCH, to_um: to * INCH, marks: (from..=to).map(mark).collect(), tab }
    }
}

/// Returns a level with its sign. The minus is a typographic one, `−`.
fn signed(level: Level) -> String {
    match level {
        ..0 => format!("−{}", level.unsigned_abs()),
        0 => "0".into(),
        1.. => format!("+{level}"),
    }
}

/// Returns a length in inches, with at most two decimals and without trailing zeros.
fn inches(um: i32) -> String {
    let hundredths = (i64::from(um) * 100 + i64::from(INCH) / 2) / i64::from(INCH);
    let text = format!("{}.{:02}", hundredths / 100, hundredths % 100);
    format!("{}″", text.trim_end_matches('0').trim_end_matches('.'))
}

/// Returns the Defence level after each injury, for boxes to tick. The last box, `×`, removes the Unit. PF-DMG-02,
/// PF-DMG-03
fn boxes(dl: Level) -> Vec<String> {
    (LOWEST..dl).rev().map(signed).chain(["×".to_owned()]).collect()
}

fn body(kind: UnitType, stance: Stance) -> &'static str {
    match (kind, stance) {
        (UnitType::Jeep | UnitType::Tank | UnitType::Helicopter | UnitType::Jet | UnitType::Howitzer, _) => {
            kind.data().word
        }
        (UnitType::Vehicle, _) => "vehicle",
        (_, Stance::Standing) => "standing",
        (_, Stance::Kneeling) => "kneeling",
        (_, Stance::Prone) => "prone",
    }
}

/// Returns what the model holds, as the silhouette names it. PF-EQ-06
fn gear(kind: UnitType, first: Option<&Weapon>) -> &'static str {
    match kind {
        UnitType::Radioman => "radio",
        UnitType::FiftyCal => "gun",
        UnitType::Bfg => "bfg",
        _ => match first.map(|weapon| weapon.kind) {
            Some(WeaponKind::Shot) if first.is_some_and(|weapon| weapon.name == "pistol") => "pistol",
            Some(WeaponKind::Shot | WeaponKind::Disc) => "rifle",
            Some(WeaponKind::Grenade) => "grenade",
            Some(WeaponKind::Flame) => "flame",
            Some(WeaponKind::Bazooka) => "bazooka",
            Some(WeaponKind::Mortar) => "mortar",
            Some(WeaponKind::Sweeper) => "sweeper",
            None => "",
        },
    }
}

/// Returns the colour of a card: gold for the Commander, steel for Vehicles, olive for all others.
fn colour(unit: &UnitFile) -> &'static str {
    match (unit.commander, unit.kind.is_vehicle()) {
        (true, _) => "#b5862a",
        (_, true) => "#5b7083",
        _ => "#5d7a3c",
    }
}
