//! What everything that is counted about a player weighs, in thousandths of the logarithm of its odds.

use crate::edition::Edition;

/// Figures of Power 1; those of 2 to 10 follow.
pub(crate) const POWER: usize = 0;
/// Wounded figures.
pub(crate) const WOUNDED: usize = 10;
/// The highest Power that counts in a battle.
pub(crate) const BEST: usize = 11;
/// The second highest.
pub(crate) const SECOND: usize = 12;
/// Only one figure is left.
pub(crate) const ONE_LEFT: usize = 13;
/// Two are left.
pub(crate) const TWO_LEFT: usize = 14;
/// Own figures that others hold.
pub(crate) const CAPTURED: usize = 15;
/// The highest starting Power among these.
pub(crate) const RECOVERABLE: usize = 16;
/// Figures that one holds, up to three.
pub(crate) const HELD: usize = 17;
/// Figures with a Shield or Armor.
pub(crate) const GUARDS: usize = 18;
/// Dodges that wait.
pub(crate) const DODGES: usize = 19;
/// Special Weapons and Blasts that wait.
pub(crate) const WEAPONS: usize = 20;
/// Intimidations and Intimidates that wait.
pub(crate) const INTIMIDATIONS: usize = 21;
/// Turns to lose.
pub(crate) const LOST_TURNS: usize = 22;
/// Power that lies face down.
pub(crate) const LYING: usize = 23;
/// Cards 2 to 4 of the hand; 5 and 6, 7 and 8, 9 and 10, Jack and Queen, King and Ace follow.
pub(crate) const HAND: usize = 24;
/// The hand is empty.
pub(crate) const NO_CARDS: usize = 30;
/// The hand is one card.
pub(crate) const ONE_CARD: usize = 31;
/// It is this player's turn.
pub(crate) const TO_MOVE: usize = 32;
/// How many players come first.
pub(crate) const WAITS: usize = 33;
/// Slots of the strongest figure's card: one for every special action.
pub(crate) const BEST_SLOT: usize = 34;
/// Slots of the other figures' cards: one for every special action.
pub(crate) const OTHERS_SLOT: usize = 54;
/// How many things are counted.
pub(crate) const ALL: usize = 74;

/// A weight for everything that is counted.
pub(crate) type Weights = [i32; ALL];

/// Returns the weights for an edition, the quicker game and a number of seats.
pub(crate) const fn of(edition: Edition, quick_game: bool, seats: usize) -> &'static Weights {
    match (edition, quick_game, seats) {
        (Edition::First, false, 2) => &FIRST_TWO,
        (Edition::First, false, _) => &FIRST_MORE,
        (Edition::First, true, 2) => &QUICK_TWO,
        (Edition::First, true, _) => &QUICK_MORE,
        (Edition::Revised, _, 2) => &REVISED_TWO,
        (Edition::Revised, ..) => &REVISED_MORE,
    }
}

/// 2009, two players.
static FIRST_TWO: Weights = [
    -325, -273, -176, -130, 30, 154, 342, 636, 899, 1268, 0, 129, 72, -971, -292, -105, 55, 97, 192, 268, 166, -42, 0,
    83, -80, -75, 34, 116, 191, 278, -135, 10, 26, -26, 0, 0, 0, -98, 0, 396, 0, -464, -70, 498, -187, -186, -249,
    -244, -838, -311, 0, -61, 0, -172, 0, 0, 0, 147, 0, 169, 0, 45, 75, 338, 39, 122, -37, 111, -216, 66, 0, 229, 0,
    81,
];

/// 2009, three and more.
static FIRST_MORE: Weights = [
    -311, -191, -21, -17, 159, 277, 384, 636, 702, 939, 0, 100, 58, -513, -423, -242, 29, 15, 250, -47, 45, -69, -775,
    90, 44, 69, 59, 10, 65, 97, -186, -147, -72, -48, 0, 0, 0, -246, 0, 407, 0, -688, 138, 700, -487, -202, -40, -106,
    -723, 53, 0, 220, 0, -186, 0, 0, 0, -75, 0, 204, 0, -15, 9, 372, -142, -80, -254, 222, -136, 62, 0, 63, 0, -349,
];

/// The quicker game, two players.
static QUICK_TWO: Weights = [
    -17, -70, -152, -156, 17, 222, 372, 691, 940, 1294, 0, 102, 4, -829, -293, -50, 7, -42, 788, 638, 248, -170, 0,
    -63, -195, -147, 46, 255, 534, 617, -1251, -312, 131, -131, 0, 0, 0, -15, 0, -221, 0, 19, 59, -86, 179, -97, 223,
    141, -85, 20, 0, 25, 0, -37, 0, 0, 0, 160, 0, 120, 0, 174, 196, 116, 210, 136, 180, 197, 165, 135, 0, 143, 0, 125,
];

/// The quicker game, three and more.
static QUICK_MORE: Weights = [
    -115, -326, -362, -318, -357, -197, -156, 264, 393, 708, 0, 69, -15, -933, -183, -132, -2, -26, 693, 589, 23, -385,
    -770, -14, -153, -117, 51, 83, 205, 267, -304, -4, 80, -2, 0, 0, 0, 262, 0, -7, 0, -182, 195, -457, 207, 529, -22,
    -291, -181, 40, 0, -71, 0, -12, 0, 0, 0, 71, 0, -50, 0, 46, -22, 10, -17, -223, -16, 136, -113, 49, 0, 96, 0, -8,
];

/// Revised, two players.
static REVISED_TWO: Weights = [
    94, 26, 13, 69, 173, 235, 430, 673, 950, 1088, -205, 123, -8, -899, -272, -63, 38, -1, 484, 312, 52, -124, 0, 0,
    -197, -194, -28, 90, 192, 383, -315, -136, 116, -116, -17, 60, 14, -228, -19, 0, -324, 0, 0, -514, 83, 757, 0, -19,
    0, 0, 330, 0, 259, 0, 126, 149, 133, 129, 120, 0, 87, 0, 0, 141, 115, 67, 0, 234, 0, 0, 179, 0, 224, 0,
];

/// Revised, three and more.
static REVISED_MORE: Weights = [
    -80, -96, -104, -73, -75, -38, 59, 163, 231, 469, -150, 92, -13, -486, -54, -118, 14, -45, 338, 148, 66, 131, -332,
    0, -89, -67, -26, 2, 71, 104, -248, -84, 44, -32, 145, 79, -25, 116, -170, 0, -431, 0, 0, -597, 75, 763, 0, -146,
    0, 0, 173, 0, 146, 0, 92, 6, 31, 115, 65, 0, 0, 0, 0, -66, 1, 150, 0, 55, 0, 0, 79, 0, 48, 0,
];
