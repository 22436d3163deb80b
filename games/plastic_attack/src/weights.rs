//! The weights of everything that is counted about a player, in thousandths of the logarithm of the player's odds. Each
//! constant from [`POWER`] to [`HITS`] is the index of the count that its comment describes.

use crate::edition::Edition;

/// The number of figures of Power 1. The numbers for Power 2 to 10 follow.
pub(crate) const POWER: usize = 0;
/// The number of wounded figures.
pub(crate) const WOUNDED: usize = 10;
/// The highest Power in the line. A wounded or face-down figure counts 0 here.
pub(crate) const BEST: usize = 11;
/// The second highest Power in the line, counted in the same way.
pub(crate) const SECOND: usize = 12;
/// 1 if only one figure is left.
pub(crate) const ONE_LEFT: usize = 13;
/// 1 if only two figures are left.
pub(crate) const TWO_LEFT: usize = 14;
/// The number of the player's own figures that others hold captive.
pub(crate) const CAPTURED: usize = 15;
/// The highest starting Power among these captured figures.
pub(crate) const RECOVERABLE: usize = 16;
/// The number of captives that the player holds, at most three.
pub(crate) const HELD: usize = 17;
/// The number of figures with a Shield or Armor.
pub(crate) const GUARDS: usize = 18;
/// The number of pending Dodges.
pub(crate) const DODGES: usize = 19;
/// The number of pending Special Weapons and Blasts.
pub(crate) const WEAPONS: usize = 20;
/// The number of pending Intimidations and Intimidates.
pub(crate) const INTIMIDATIONS: usize = 21;
/// The number of turns to lose.
pub(crate) const LOST_TURNS: usize = 22;
/// The sum of the Power of figures that lie face down.
pub(crate) const LYING: usize = 23;
/// The number of cards 2 to 4 in the hand. The numbers for 5 and 6, 7 and 8, 9 and 10, Jack and Queen, King and Ace
/// follow.
pub(crate) const HAND: usize = 24;
/// 1 if the hand is empty.
pub(crate) const NO_CARDS: usize = 30;
/// 1 if the hand is one card.
pub(crate) const ONE_CARD: usize = 31;
/// 1 if it is this player's turn.
pub(crate) const TO_MOVE: usize = 32;
/// How many players have their turn before this player.
pub(crate) const WAITS: usize = 33;
/// How often each special action is on the strongest figure's card. Every special action has its own index.
pub(crate) const BEST_SLOT: usize = 34;
/// How often each special action is on the cards of the other figures. Every special action has its own index.
pub(crate) const OTHERS_SLOT: usize = 54;
/// The number of hits until the last figure is captured. Each number has its own index: one, two and so on. If a hit
/// costs only a point of Power, two numbers share an index: one or two, three or four and so on.
pub(crate) const HITS: usize = 74;
/// How many indices the numbers of hits have. The last index also counts all higher numbers.
pub(crate) const HITS_BINS: usize = 9;
/// The number of indices.
pub(crate) const ALL: usize = HITS + HITS_BINS;

/// The weights, one for each index.
pub(crate) type Weights = [i32; ALL];

/// Returns the weights for an edition, the normal or the quicker game, and a number of seats.
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
    -672, -652, -605, -479, -459, -431, -289, -30, 239, 444, 0, 141, 0, 0, 0, -1322, 80, 0, 213, 305, 517, -167, 0,
    -16, -213, -197, -120, 22, 51, 150, -306, -183, 127, -127, 0, 0, 0, -224, 0, 287, 0, -400, -210, 64, 203, -400,
    -281, -162, -42, -400, 0, -400, 0, -400, 0, 0, 0, 239, 0, 9, 0, 400, -21, 208, 400, 85, 202, 400, 174, 235, 0, 277,
    0, -257, -651, 111, 131, 611, 798, 879, 1017, 1112, 1132,
];

/// 2009, three and more players.
static FIRST_MORE: Weights = [
    318, 600, 620, 667, 744, 764, 784, 804, 903, 995, 0, 141, 90, -947, -76, 78, 120, -67, 214, 0, 0, -45, -429, 0, 64,
    114, 124, 134, 177, 187, -195, -163, -85, -22, 0, 0, 0, -18, 0, 20, 0, 18, -400, -212, 400, -400, 105, 400, 400,
    102, 0, -400, 0, -400, 0, 0, 0, -61, 0, 9, 0, -167, -337, -129, 108, -92, 48, -71, -85, -321, 0, -141, 0, 48, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
];

/// The quicker game, two players.
static QUICK_TWO: Weights = [
    -445, -186, -207, -20, -65, 85, 241, 252, 479, 726, 0, 247, 71, -134, -60, -176, 54, -136, 627, 421, 161, -749, 0,
    58, -198, -60, 114, 223, 464, 661, -35, 77, 105, -105, 0, 0, 0, 15, 0, 33, 0, -205, 64, -138, -27, 277, 59, -226,
    86, 21, 0, -82, 0, 124, 0, 0, 0, 112, 0, 257, 0, 10, 283, -67, 433, 432, 217, 225, 168, 190, 0, 10, 0, 309, -134,
    -60, -68, 46, 165, 51, 0, 0, 0,
];

/// The quicker game, three and more players.
static QUICK_MORE: Weights = [
    -386, -310, -231, -261, -65, 134, 480, 326, 564, 926, 0, 127, -1, -167, -53, 150, 98, -32, 414, 426, 249, -699,
    -252, 11, -273, -240, -110, 31, 62, 199, -860, -222, 204, -21, 0, 0, 0, 147, 0, 7, 0, 43, 28, 107, 19, -186, -17,
    -10, -124, -78, 0, 192, 0, -127, 0, 0, 0, 208, 0, 195, 0, 143, 304, 152, 594, 379, 249, 272, 346, 248, 0, 163, 0,
    277, -167, -53, -43, 22, -46, 287, 0, 0, 0,
];

/// Revised, two players.
static REVISED_TWO: Weights = [
    -1019, -1000, -980, -960, -940, -806, -362, -156, 270, 426, -1039, 92, 0, 0, 0, -1687, 80, 0, 454, 286, 136, -536,
    0, 0, -392, -307, -82, 92, 246, 389, 307, -98, 235, -235, -42, -154, -57, 8, 355, 0, -400, 0, 0, -400, -305, 400,
    0, -400, 0, 0, 191, 0, 193, 0, 142, 204, 133, 144, 107, 0, 97, 0, 0, 157, 111, 83, 0, 223, 0, 0, 170, 0, 149, 0,
    -2514, -1172, -892, -359, 221, 706, 1061, 1469, 2065,
];

/// Revised, three and more players.
static REVISED_MORE: Weights = [
    -193, -173, -154, -134, -114, -94, -19, 233, 253, 425, -212, 84, 23, -616, -36, -358, 73, -10, 401, 123, 71, -91,
    -511, 0, -89, -74, -15, 92, 143, 203, -334, -127, -46, -66, 357, 248, -191, 43, -209, 0, -400, 0, 0, -400, -4, 400,
    0, 85, 0, 0, 333, 0, 72, 0, 180, 44, 85, 149, 57, 0, 128, 0, 0, -37, -85, 155, 0, 85, 0, 0, 53, 0, 64, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0,
];
