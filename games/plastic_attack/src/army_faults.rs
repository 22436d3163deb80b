//! Faults of an army. All faults are reported at once.

use crate::army::{ArmyFile, FigureFile, Look, POWER_POINTS};
use crate::army_form::{self, FormFault};
use crate::clauses::*;
use crate::edition::Edition;
use crate::setup::{ArmySize, Options};
use crate::special::Special;
use referee::names::{LONGEST_NAME, cut, is_name};
use referee::{Cite, Clause};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The format of army files.
const FORMAT: u32 = 1;
/// Longest type of a figure, in characters.
const LONGEST_KIND: usize = 80;
/// The most figures that are checked one by one. Of a larger army, only the first figures are checked. No table allows
/// so many figures.
const MOST_JUDGED: usize = 40;
/// Lowest and highest Power that can be assigned. PA1-SETUP-05, PA2-SETUP-05
const POWERS: std::ops::RangeInclusive<i32> = 1..=10;

/// Why an army may not play at a table. Each fault names the figure and the value concerned.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ArmyFault {
    /// A key or a value of the file is wrong.
    #[error(transparent)]
    Form(FormFault),
    /// The file has another format than the one that can be read.
    #[error("the file has format {format}; only format {FORMAT} can be read")]
    Format {
        /// The format that the file names.
        format: u32,
    },
    /// The army is for another game.
    #[error("the army is for {game:?}, and this table plays {}", .edition.game())]
    OtherGame {
        /// The game that the file names.
        game: String,
        /// The edition of the table.
        edition: Edition,
    },
    /// The name of the army is too long or cannot be shown.
    #[error(
        "the name of the army has {characters} characters; it may have at most {LONGEST_NAME}, without line breaks"
    )]
    ArmyName {
        /// How many characters the name has.
        characters: usize,
    },
    /// There are too few or too many figures.
    #[error("the army has {figures} figures; it must have {min} to {max}")]
    Size {
        /// How many figures the army has.
        figures: usize,
        /// The fewest figures allowed.
        min: u32,
        /// The most figures allowed.
        max: u32,
    },
    /// The name of a figure is empty, too long or cannot be shown.
    #[error("figure {nth} is called {figure:?}; a name has 1 to {LONGEST_NAME} characters, without line breaks")]
    FigureName {
        /// The place of the figure in the army, from 1.
        nth: usize,
        /// The figure's name, cut short.
        figure: String,
    },
    /// The type of a figure is empty, too long or cannot be shown.
    #[error("the type of {figure} must have 1 to {LONGEST_KIND} characters, without line breaks")]
    Kind {
        /// The name of the figure.
        figure: String,
    },
    /// Two figures of the army have the same name.
    #[error("two figures are called {figure}; each needs a name of its own")]
    SameName {
        /// The name that both figures have.
        figure: String,
    },
    /// Two figures of the army are of the same type.
    #[error("{figure} is another {kind}; an army may have only one figure of each type")]
    SameKind {
        /// The second figure of the type.
        figure: String,
        /// The type that both figures have.
        kind: String,
        /// The edition of the table.
        edition: Edition,
    },
    /// A Power is out of range.
    #[error("the Power of {figure} is {power}; it must be 1 to 10")]
    Power {
        /// The figure with this Power.
        figure: String,
        /// The Power in the file.
        power: i32,
        /// The edition of the table.
        edition: Edition,
    },
    /// The figures have more Power Points than an army may spend.
    #[error("the figures have {sum} Power Points in all; an army may have at most {POWER_POINTS}")]
    TooMuchPower {
        /// The sum of the figures' Power.
        sum: i64,
        /// The edition of the table.
        edition: Edition,
    },
    /// A word on a card is not the name of a special action.
    #[error("{figure} has {word:?} for {slot}; there is no such special action")]
    NoAction {
        /// The figure with the card.
        figure: String,
        /// `high`, `mid` or `low`.
        slot: &'static str,
        /// The word in the file, cut short.
        word: String,
        /// The edition of the table.
        edition: Edition,
    },
    /// A card has a special action of the other edition.
    #[error("{figure} has {} for {slot}; this action belongs to the other edition", .action.name())]
    OtherEdition {
        /// The figure with the card.
        figure: String,
        /// `high`, `mid` or `low`.
        slot: &'static str,
        /// The action, which this table's edition does not have.
        action: Special,
    },
    /// The mount is not another figure of the army.
    #[error("{figure} rides with {mount:?}; that must be another figure of the army")]
    Mount {
        /// The figure with the mount.
        figure: String,
        /// The name of the mount, cut short.
        mount: String,
    },
    /// A colour is not written as `#rrggbb`.
    #[error("{figure} has the colour {color:?}; a colour is written like #4b7f3a")]
    Color {
        /// The figure with the colour.
        figure: String,
        /// The colour in the file, cut short.
        color: String,
    },
}

impl Cite for ArmyFault {
    fn clause(&self) -> Clause {
        let by = |edition: &Edition, first, revised| if *edition == Edition::First { first } else { revised };
        match self {
            ArmyFault::Form(_) | ArmyFault::Format { .. } | ArmyFault::ArmyName { .. } => PA_R_06,
            ArmyFault::OtherGame { .. } | ArmyFault::OtherEdition { .. } => PA_R_48,
            ArmyFault::Size { .. } => PA_R_02,
            ArmyFault::FigureName { .. } | ArmyFault::SameName { .. } => PA_R_54,
            ArmyFault::Kind { .. } => PA_R_03,
            ArmyFault::SameKind { edition, .. } => by(edition, PA1_COMP_04, PA2_COMP_04),
            ArmyFault::Power { edition, .. } => by(edition, PA1_SETUP_05, PA2_SETUP_05),
            ArmyFault::TooMuchPower { edition, .. } => by(edition, PA1_SETUP_04, PA2_SETUP_04),
            ArmyFault::NoAction { edition, .. } => by(edition, PA1_COMP_10, PA2_COMP_10),
            ArmyFault::Mount { .. } => PA_R_04,
            ArmyFault::Color { .. } => PA_R_06,
        }
    }
}

impl ArmyFault {
    /// Returns the fault as JSON, from which the front end makes a translated sentence. The value of `type` begins with
    /// `army_`.
    pub(crate) fn to_json(&self) -> Value {
        match self {
            ArmyFault::Form(fault) => fault.to_json(),
            ArmyFault::Format { format } => json!({ "type": "army_format", "format": format }),
            ArmyFault::OtherGame { game, edition } => {
                json!({ "type": "army_other_game", "game": game, "edition": edition })
            }
            ArmyFault::ArmyName { characters } => json!({ "type": "army_name", "characters": characters }),
            ArmyFault::Size { figures, min, max } => {
                json!({ "type": "army_size", "figures": figures, "min": min, "max": max })
            }
            ArmyFault::FigureName { nth, figure } => {
                json!({ "type": "army_figure_name", "nth": nth, "figure": figure })
            }
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
}

/// Returns every fault of an army file: wrong keys and values, and broken rules in all parts that can be read.
///
/// # Errors
/// If the value is not an army file at all, returns a sentence that says so.
pub(crate) fn file_faults(file: &Value, edition: Edition, options: &Options) -> Result<Vec<ArmyFault>, String> {
    let (army, form) = army_form::read(file)?;
    let of_rules = faults(&army, edition, options).into_iter().filter(|fault| is_certain(fault, &form.guessed));
    Ok(form.faults.into_iter().map(ArmyFault::Form).chain(of_rules).collect())
}

/// Returns whether the file itself certainly has the fault. A fault may instead come from a placeholder, a value that
/// replaces a missing or unreadable one. `guessed` lists the keys with placeholders.
fn is_certain(fault: &ArmyFault, guessed: &BTreeSet<&str>) -> bool {
    match fault {
        ArmyFault::OtherGame { .. } => !guessed.contains("game"),
        ArmyFault::Size { .. } => !guessed.contains("army"),
        ArmyFault::Mount { .. } => !guessed.contains("figure"),
        ArmyFault::SameKind { .. } => !guessed.contains("type"),
        _ => true,
    }
}

/// Returns every fault of an army. Any number of figures within the table's bounds is allowed. PA1-COMP-01,
/// PA1-SETUP-07, PA2-COMP-01, PA2-SETUP-07, PA-R-02. A ready-made card is judged like a player's own card. PA1-COMP-09,
/// PA2-COMP-09, PA-R-06. Of more than [`MOST_JUDGED`] figures, only the first are checked one by one.
pub(crate) fn faults(army: &ArmyFile, edition: Edition, options: &Options) -> Vec<ArmyFault> {
    let mut faults = Vec::new();
    if army.format != FORMAT {
        faults.push(ArmyFault::Format { format: army.format });
    }
    if army.edition() != Some(edition) {
        faults.push(ArmyFault::OtherGame { game: cut(&army.game), edition });
    }
    if !(army.name.is_empty() || is_name(&army.name, LONGEST_NAME)) {
        faults.push(ArmyFault::ArmyName { characters: army.name.chars().count() });
    }
    let ArmySize { min, max } = options.army_size;
    let figures = army.army.len();
    if figures < min as usize || figures > max as usize {
        faults.push(ArmyFault::Size { figures, min, max });
    }
    let mut seen = Seen::default();
    for (index, figure) in army.army.iter().take(MOST_JUDGED).enumerate() {
        judge_identity(index + 1, figure, edition, &mut seen, &mut faults);
        judge_power(figure, edition, &mut faults);
        judge_card(figure, edition, &mut faults);
        judge_colors(figure, &mut faults);
    }
    judge_mounts(army, &mut faults);
    judge_sum(army, edition, &mut faults);
    faults
}

/// The names and types of the figures judged so far.
#[derive(Default)]
struct Seen<'a> {
    names: BTreeSet<&'a str>,
    kinds: BTreeSet<&'a str>,
}

/// Checks that an army has at most one figure of each type. PA1-COMP-04, PA2-COMP-04. A variant is another type.
/// PA1-COMP-05, PA2-COMP-05, PA-R-03. Other players may bring the same figure. PA1-COMP-03, PA2-COMP-03. Within an army
/// all names differ. PA-R-54
fn judge_identity<'a>(
    nth: usize,
    figure: &'a FigureFile,
    edition: Edition,
    seen: &mut Seen<'a>,
    faults: &mut Vec<ArmyFault>,
) {
    let name = cut(&figure.figure);
    if !is_name(&figure.figure, LONGEST_NAME) {
        faults.push(ArmyFault::FigureName { nth, figure: name.clone() });
    }
    if figure.kind.as_ref().is_some_and(|kind| !is_name(kind, LONGEST_KIND)) {
        faults.push(ArmyFault::Kind { figure: name.clone() });
    }
    if !seen.kinds.insert(figure.kind()) {
        faults.push(ArmyFault::SameKind { figure: name.clone(), kind: cut(figure.kind()), edition });
    }
    if !seen.names.insert(&figure.figure) {
        faults.push(ArmyFault::SameName { figure: name });
    }
}

/// Checks that a character has a Power from 1 to 10. PA1-SETUP-05, PA1-SETUP-06, PA2-SETUP-05, PA2-SETUP-06
fn judge_power(figure: &FigureFile, edition: Edition, faults: &mut Vec<ArmyFault>) {
    if !POWERS.contains(&figure.power) {
        faults.push(ArmyFault::Power { figure: cut(&figure.figure), power: figure.power, edition });
    }
}

/// Checks that a card has three actions of this edition. Repetitions are allowed, and the player decides which actions
/// fit best. PA1-COMP-10, PA1-COMP-11, PA1-COMP-13, PA2-COMP-08, PA2-COMP-10, PA2-COMP-11, PA2-COMP-13, PA-R-05,
/// PA-R-48
fn judge_card(figure: &FigureFile, edition: Edition, faults: &mut Vec<ArmyFault>) {
    let card = &figure.card;
    for (slot, word) in [("high", &card.high), ("mid", &card.mid), ("low", &card.low)] {
        let name = cut(&figure.figure);
        match Special::from_word(word) {
            None => faults.push(ArmyFault::NoAction { figure: name, slot, word: cut(word), edition }),
            Some(action) if !action.is_of(edition) => {
                faults.push(ArmyFault::OtherEdition { figure: name, slot, action });
            }
            Some(_) => {}
        }
    }
}

fn judge_colors(figure: &FigureFile, faults: &mut Vec<ArmyFault>) {
    let Some(Look { colors, .. }) = &figure.look else { return };
    for color in colors.iter().filter(|color| !is_color(color)) {
        faults.push(ArmyFault::Color { figure: cut(&figure.figure), color: cut(color) });
    }
}

/// Checks that a rider and its mount are two characters of the same army. PA1-COMP-07, PA2-COMP-07, PA-R-04
fn judge_mounts(army: &ArmyFile, faults: &mut Vec<ArmyFault>) {
    let is_there = |name: &str| army.army.iter().any(|figure| figure.figure == name);
    for figure in army.army.iter().take(MOST_JUDGED) {
        let Some(mount) = &figure.mount else { continue };
        if *mount == figure.figure || !is_there(mount) {
            faults.push(ArmyFault::Mount { figure: cut(&figure.figure), mount: cut(mount) });
        }
    }
}

/// Checks that the figures have at most 15 Power Points. Points not spent are lost. PA1-SETUP-04, PA1-SETUP-08,
/// PA2-SETUP-04, PA2-SETUP-08
fn judge_sum(army: &ArmyFile, edition: Edition, faults: &mut Vec<ArmyFault>) {
    let sum = army.army.iter().fold(0_i64, |sum, figure| sum.saturating_add(figure.power.into()));
    if sum > POWER_POINTS.into() {
        faults.push(ArmyFault::TooMuchPower { sum, edition });
    }
}

fn is_color(color: &str) -> bool {
    color
        .strip_prefix('#')
        .is_some_and(|digits| digits.len() == 6 && digits.bytes().all(|byte| byte.is_ascii_hexdigit()))
}
