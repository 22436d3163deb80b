//! Why a force is refused.

use crate::clauses::*;
use crate::id::Id;
use referee::{Cite, Clause};
use serde::Serialize;
use ts_rs::TS;

/// Which part of a force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// The battle force. AT-FORCE-01
    Battle,
    /// The Back-Up force. AT-FORCE-02
    Backup,
}

impl Part {
    pub(crate) const fn words(self) -> &'static str {
        match self {
            Part::Battle => "battle force",
            Part::Backup => "Back-Up force",
        }
    }
}

/// Why a force is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ForceFault {
    /// A figure that nobody knows. AT-FORCE-01
    #[error("There is no figure {code} in the catalogue.")]
    NoSuchFigure {
        /// The code.
        code: Id,
    },
    /// Another format or another game.
    #[error("This is no force of Attacktix: format is 1, and game, if it is given, is attacktix.")]
    Format {},
    /// A name that is too long. AT-FORCE-01
    #[error("The name of a force has at most {most} letters; this has {letters}.")]
    Name {
        /// How many it has.
        letters: u32,
        /// How many it may have.
        most: u32,
    },
    /// Nobody fights. AT-FORCE-01
    #[error("The battle force is empty; it needs at least one figure.")]
    Empty {},
    /// Not the points that were agreed. AT-FORCE-01, AT-FORCE-02, AT-R-04
    #[error("The {part} has {points} points; {} {agreed} are asked for.", if *.exact { "exactly" } else { "at most" },
        part = .part.words())]
    Points {
        /// Of which part.
        part: Part,
        /// What it adds up to.
        points: i32,
        /// What was agreed.
        agreed: i32,
        /// Whether it must be met exactly.
        exact: bool,
    },
    /// Too little for a member of a team. AT-R-46
    #[error("The battle force has {points} points; every member of a team brings at least {least}.")]
    Contribution {
        /// What it adds up to.
        points: i32,
        /// What everybody brings at least.
        least: i32,
    },
    /// More Battle Masters than agreed. AT-R-06
    #[error("{count} Battle Masters in battle and Back-Up force together; {allowed} are allowed.")]
    Masters {
        /// How many there are.
        count: u8,
        /// How many are allowed.
        allowed: u8,
    },
    /// Battle Masters in a tournament. AT-BM-05
    #[error("{count} Battle Masters; by tournament rules there are none.")]
    MastersOfficial {
        /// How many there are.
        count: u8,
    },
    /// Battle Masters on a map that they may not enter. AT-R-63
    #[error("{count} Battle Masters; on this map there are none.")]
    MastersMap {
        /// How many there are.
        count: u8,
    },
    /// More figures than the line has room for. AT-R-08
    #[error("The bases of the battle force take {} mm; two rows at the line have room for {} mm.", .width / 1_000, .room / 1_000)]
    Room {
        /// The diameters of all bases, in micrometres.
        width: i32,
        /// What there is room for.
        room: i32,
    },
    /// More figures than a force may have. AT-FORCE-04
    #[error("{figures} figures; a force has at most {most}.")]
    Many {
        /// How many there are.
        figures: u32,
        /// How many there may be.
        most: u32,
    },
    /// More figure types of one's own than a force may have. AT-R-71
    #[error("{figures} figure types of your own; a force has at most {most}.")]
    ManyTypes {
        /// How many there are.
        figures: u32,
        /// How many there may be.
        most: u32,
    },
    /// Two types with one code, or with that of the catalogue. AT-BASE-05
    #[error("The code {code} is taken; every figure type has its own.")]
    Code {
        /// Which.
        code: Id,
    },
    /// A name without letters or with too many. AT-R-71
    #[error("{code}: the name of its {of} has {letters} letters; 1 to {most} are allowed.")]
    FigureName {
        /// The type.
        code: Id,
        /// Of what: `figure`, `form`, `faction` or `ability`.
        of: &'static str,
        /// How many it has.
        letters: u32,
        /// How many it may have.
        most: u32,
    },
    /// Class, base and weapon do not go together. AT-R-71
    #[error("{code}: class M goes with the base and a weapon of the Battle Masters, every other class with the others; \
        for this class {} are allowed.", .weapons.join(", "))]
    FigureClass {
        /// The type.
        code: Id,
        /// The weapons that go with its class.
        weapons: Vec<String>,
    },
    /// A weapon that is not in the list of prices. AT-R-71
    #[error("{code}: its weapon must be one of {}.", .weapons.join(", "))]
    FigureWeapon {
        /// The type.
        code: Id,
        /// The weapons that may be chosen.
        weapons: Vec<String>,
    },
    /// Not as many red as white numbers. AT-R-02
    #[error("{code}: {red} of its 12 numbers are red; 6 must be red and 6 white.")]
    FigureColours {
        /// The type.
        code: Id,
        /// How many are red.
        red: u8,
    },
    /// Too few or too many white special windows. AT-R-02
    #[error("{code}: {white} of its special windows are white; {least} to {most} are allowed.")]
    FigureSpecials {
        /// The type.
        code: Id,
        /// How many are white.
        white: u8,
        /// At least.
        least: u8,
        /// At most.
        most: u8,
    },
    /// Speeds out of bounds. AT-R-71
    #[error("{code}: its Speeds go from {low} to {high}; {least} to {most} are allowed for its weapon.")]
    FigureSpeed {
        /// The type.
        code: Id,
        /// The lowest.
        low: u8,
        /// The highest.
        high: u8,
        /// At least.
        least: u8,
        /// At most.
        most: u8,
    },
    /// Speeds too far apart. AT-R-02
    #[error("{code}: its highest Speed is {spread} more than its lowest; at most {most} more is allowed.")]
    FigureSpread {
        /// The type.
        code: Id,
        /// How far apart they are.
        spread: u8,
        /// How far they may be.
        most: u8,
    },
    /// No ability. AT-R-71
    #[error("{code}: it has no ability; every figure has one.")]
    FigureAbility {
        /// The type.
        code: Id,
    },
    /// An ability beyond its bounds. AT-R-71
    #[error("{code}: its {what} is {value}; {allowed} is allowed.")]
    FigureEffect {
        /// The type.
        code: Id,
        /// Which number of the ability.
        what: &'static str,
        /// What it is.
        value: i32,
        /// What is allowed, in words.
        allowed: String,
    },
    /// An ability that names too much, or figures where none can be. AT-R-71
    #[error(
        "{code}: an ability names at most {most} of a kind, each with 1 to {letters} letters, and figures in play, \
        in the Back-Up force or defeated."
    )]
    FigureFilter {
        /// The type.
        code: Id,
        /// How many of a kind it may name.
        most: u32,
        /// How many letters each may have.
        letters: u32,
    },
    /// An ability that needs another figure, without one. AT-R-71
    #[error("{code}: this ability asks for another figure of one's own in play; its guard must name one.")]
    FigureGuard {
        /// The type.
        code: Id,
    },
    /// An ability that would reach Battle Masters. AT-R-71
    #[error("{code}: this ability does not reach Battle Masters; its filter must leave them out.")]
    FigureMasters {
        /// The type.
        code: Id,
    },
    /// A take-down of a figure that its owner would choose. AT-R-71
    #[error("{code}: a take-down is of the figure that felled the user; its owner does not choose another.")]
    FigureTakeDown {
        /// The type.
        code: Id,
    },
    /// An exchange without its other form. AT-R-71
    #[error("{code}: an exchange is made with another form of the same name; there is none among your figures.")]
    FigureForm {
        /// The type.
        code: Id,
    },
    /// Not its price. AT-R-71
    #[error("{code}: it says {points} points; they are reckoned, and come to {price}.")]
    FigurePoints {
        /// The type.
        code: Id,
        /// What it says.
        points: i32,
        /// What it costs.
        price: i32,
    },
}

impl Cite for ForceFault {
    fn clause(&self) -> Clause {
        match self {
            ForceFault::NoSuchFigure { .. }
            | ForceFault::Format {}
            | ForceFault::Name { .. }
            | ForceFault::Empty {}
            | ForceFault::Points { part: Part::Battle, .. } => AT_FORCE_01,
            ForceFault::Points { part: Part::Backup, .. } => AT_FORCE_02,
            ForceFault::Contribution { .. } => AT_R_46,
            ForceFault::Masters { .. } => AT_R_06,
            ForceFault::MastersOfficial { .. } => AT_BM_05,
            ForceFault::MastersMap { .. } => AT_R_63,
            ForceFault::Room { .. } => AT_R_08,
            ForceFault::Many { .. } => AT_FORCE_04,
            ForceFault::Code { .. } => AT_BASE_05,
            ForceFault::FigureColours { .. } | ForceFault::FigureSpecials { .. } | ForceFault::FigureSpread { .. } => {
                AT_R_02
            }
            ForceFault::ManyTypes { .. }
            | ForceFault::FigureName { .. }
            | ForceFault::FigureClass { .. }
            | ForceFault::FigureWeapon { .. }
            | ForceFault::FigureSpeed { .. }
            | ForceFault::FigureAbility { .. }
            | ForceFault::FigureEffect { .. }
            | ForceFault::FigureFilter { .. }
            | ForceFault::FigureGuard { .. }
            | ForceFault::FigureMasters { .. }
            | ForceFault::FigureTakeDown { .. }
            | ForceFault::FigureForm { .. }
            | ForceFault::FigurePoints { .. } => AT_R_71,
        }
    }
}
