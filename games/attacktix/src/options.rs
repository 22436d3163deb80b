//! The options of a game. Rulings of the rulebook (AT-R) explain them. The record of a game holds its options.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Declares an enum whose words in files are kebab-case and whose first variant is the default.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $(#[$first_doc:meta])* $first:ident, $($(#[$other_doc:meta])* $other:ident),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name {
            #[default]
            $(#[$first_doc])*
            $first,
            $($(#[$other_doc])* $other,)+
        }
    };
}

choice!(/// Whether a force must cost exactly the agreed points. AT-R-04
    ForcePoints { /// The force costs exactly the agreed points.
    Exact, /// The force may cost less.
    AtMost });
choice!(/// Which prices the figures have. AT-R-73
    PriceList { /// The points on their labels.
    Book, /// The prices of the house.
    House });
choice!(/// Which figures may turn their bases in the attack step. AT-R-16
    FriendlyTurn { /// No figure.
    None, /// Melee figures.
    Melee, /// All figures.
    All });
choice!(/// What counts as knocked over. AT-R-20
    Defeat { /// A lean of more than 2 degrees, or a base more than 3 mm above the table.
    AnyLift, /// A lean of more than 45 degrees.
    FullyDown });
choice!(/// When specials are resolved. AT-R-28
    SpecialTiming { /// After each attack or single shot.
    Immediate, /// In the third step of the turn, after all attacks.
    Step33 });
choice!(/// How the game ends if no figure is left in play at the end of a turn. AT-R-44
    Mutual { /// A draw.
    Draw, /// The side whose turn it was loses.
    ActiveLoses });
choice!(/// Which seat chooses a side first in free-for-all. AT-R-49
    SideOrder { /// The first seat.
    Seat, /// The seat whose figures show the lowest sum of Speeds after a trial grind.
    TrialGrind });

impl PriceList {
    /// Says whether the figures have the points on their labels, so that records need not name the price list. AT-R-73
    pub fn is_book(&self) -> bool {
        *self == PriceList::Book
    }
}

/// The options of a game. Rulings of the rulebook (AT-R) name them all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// The length of a tik, the distance that one click of the wheel stands for. AT-R-01
    #[serde(rename = "tix_cm")]
    pub tix: Tix,
    /// Whether a force must cost exactly the agreed points. AT-R-04
    pub force_points: ForcePoints,
    /// Which prices the figures have. AT-R-73
    #[serde(skip_serializing_if = "PriceList::is_book")]
    pub prices: PriceList,
    /// Whether a figure that leaves the surface is defeated. AT-R-07
    pub ring_out: bool,
    /// Whether a figure is defeated as soon as its base hangs over the edge. AT-R-21
    pub ring_out_strict: bool,
    /// Whether the advance at set-up turns the wheel. AT-R-08
    pub setup_advance_turns_wheel: bool,
    /// Which figures may turn their bases in the attack step. AT-R-16
    pub friendly_turn: FriendlyTurn,
    /// Whether the base of an attacker is held in place during its attack. AT-R-17
    pub held_base: bool,
    /// Which pose counts as knocked over. AT-R-20
    pub defeat: Defeat,
    /// The least impulse of a blow that trips a target switch, in g cm/s. AT-R-24
    pub switch_impulse: u32,
    /// The least impulse of the blows on the upper body that opens the latch, in g cm/s. AT-R-26
    pub shock_impulse: u32,
    /// When the special abilities of felled figures are resolved. AT-R-28
    pub special_timing: SpecialTiming,
    /// Whether owners may decline to use special abilities (specials). AT-R-31
    pub optional_specials: bool,
    /// Whether figures felled by their own side use their specials. AT-R-33
    pub own_goal_specials: bool,
    /// Whether the wheel of a figure that stands up where it fell is ground: turned to a random position. AT-R-36
    pub recover_grinds: bool,
    /// How the game ends if no figure is left in play at the end of a turn. AT-R-44
    pub mutual: Mutual,
    /// The standard deviation of the random error that is added to the turn (yaw) of each aim. AT-R-65
    pub aim_noise: Sigma,
    /// Whether the cards of figures hide the windows of their wheels from all viewers. AT-R-03
    pub hide_wheels: bool,
    /// How the seat that chooses a side first in free-for-all is found. AT-R-49
    pub side_order: SideOrder,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            tix: Tix::default(),
            force_points: ForcePoints::default(),
            prices: PriceList::default(),
            ring_out: true,
            ring_out_strict: false,
            setup_advance_turns_wheel: true,
            friendly_turn: FriendlyTurn::default(),
            held_base: true,
            defeat: Defeat::default(),
            switch_impulse: 1_000,
            shock_impulse: 4_500,
            special_timing: SpecialTiming::default(),
            optional_specials: false,
            own_goal_specials: true,
            recover_grinds: false,
            mutual: Mutual::default(),
            aim_noise: Sigma::default(),
            hide_wheels: false,
            side_order: SideOrder::default(),
        }
    }
}

/// Declares a number that the game keeps as whole units, and that files write with decimals.
macro_rules! fraction {
    ($(#[$doc:meta])* $name:ident, $per:literal, $least:literal ..= $most:literal, $default:literal, $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
        #[serde(try_from = "f64", into = "f64")]
        #[schemars(with = "f64")]
        pub struct $name(pub i32);

        impl Default for $name {
            fn default() -> $name {
                $name($default)
            }
        }

        impl TryFrom<f64> for $name {
            type Error = String;

            fn try_from(said: f64) -> Result<$name, String> {
                let value = said * f64::from($per);
                let whole = value.round();
                if (value - whole).abs() > 1e-6 || !(f64::from($least)..=f64::from($most)).contains(&whole) {
                    return Err(format!(concat!("{} is not a valid ", $what), said));
                }
                Ok($name(whole as i32))
            }
        }

        impl From<$name> for f64 {
            fn from(value: $name) -> f64 {
                f64::from(value.0) / f64::from($per)
            }
        }
    };
}

fraction!(
    /// The length of a tik in micrometres. Files write it in centimetres, 2 to 3. AT-R-01
    Tix, 10_000, 20_000 ..= 30_000, 25_400, "length of a tik: 2 to 3 centimetres"
);
fraction!(
    /// A standard deviation in hundredths of a degree. Files write it in degrees, 0 to 10. AT-R-65
    Sigma, 100, 0 ..= 1_000, 0, "aim noise: 0 to 10 degrees, at most two decimals"
);
