//! Estimates how good a position is for a player. Bots use these estimates.
//!
//! Every player has a worth: a weighted sum of counts, such as the number of figures or cards (`weights.rs`). The worth
//! is a thousand times the logarithm of the player's odds. A player's chance to win is these odds, divided by the sum
//! of the odds of all players. At tables of two players in the 2009 edition, a network weighs the counts of both
//! players instead (`features.rs`).

use crate::PlasticAttack;
use crate::edition::Edition;
use crate::roster::{CharacterCard, Figure};
use crate::state::{NO_CARD, Standing, State, Whereabouts};
use crate::weights::{self, *};
use referee::Seat;

/// An upper bound on the number of seats at a table.
const MOST_SEATS: usize = 32;
/// 1 000 000 · e^(-x / 1 000) for x in steps of 250. These are the odds of a player whose worth is x below the best.
const ODDS: [i32; 37] = [
    1_000_000, 778_801, 606_531, 472_367, 367_879, 286_505, 223_130, 173_774, 135_335, 105_399, 82_085, 63_928, 49_787,
    38_774, 30_197, 23_518, 18_316, 14_264, 11_109, 8_652, 6_738, 5_248, 4_087, 3_183, 2_479, 1_930, 1_503, 1_171, 912,
    710, 553, 431, 335, 261, 203, 158, 123,
];

/// Returns the odds of a player whose worth is `behind` below the best, in millionths. The result is at least 100.
fn odds(behind: i32) -> i32 {
    let Some([high, low]) = ODDS.get((behind / 250) as usize..).and_then(<[i32]>::first_chunk) else { return 100 };
    high - (high - low) * (behind % 250) / 250
}

impl PlasticAttack {
    /// Estimates the chance of a player to win, from -1 000 (no chance) to 1 000 (certain win).
    pub(crate) fn estimate_of(&self, state: &State, seat: Seat) -> i32 {
        if !state.is_in_game(seat) {
            return -1_000;
        }
        if let Some(worth) = self.network_worth(state) {
            let worth = if seat == state.turn() { worth } else { -worth };
            let [own, other] = [-worth, worth].map(|behind| i64::from(odds(behind.max(0))));
            return (2_000 * own / (own + other) - 1_000) as i32;
        }
        let weights = weights::of(self.edition(), self.options().quick_game, state.sides.len());
        let mut worths = [0; MOST_SEATS];
        self.count(state, |seat, what, many| worths[seat.index()] += weights[what] * many);
        let best = state.players().map(|player| worths[player.index()]).max().unwrap_or(0);
        let odds = |player: Seat| i64::from(odds(best - worths[player.index()]));
        let all: i64 = state.players().map(odds).sum();
        (2_000 * odds(seat) / all - 1_000) as i32
    }

    /// Returns the weight of each count about a player at this table, in thousandths of the logarithm of the player's
    /// odds. `cargo xtask fit` fits the weights.
    pub fn weights(&self) -> &'static [i32] {
        weights::of(self.edition(), self.options().quick_game, usize::from(self.seat_count()))
    }

    /// Counts everything that makes the position of each player good or bad. `add` takes the player, the index of the
    /// weight, and the count.
    pub fn count(&self, state: &State, mut add: impl FnMut(Seat, usize, i32)) {
        for seat in state.players() {
            self.count_line(state, seat, &mut add);
            let side = &state.sides[seat.index()];
            add(seat, DODGES, side.dodge.into());
            add(seat, WEAPONS, side.special_weapon.into());
            add(seat, INTIMIDATIONS, side.intimidation.into());
            add(seat, LOST_TURNS, side.lost_turns.into());
            for card in state.hand(seat).iter() {
                add(seat, HAND + (card.rank() as usize).saturating_sub(3) / 2, 1);
            }
            match state.hand(seat).len() {
                0 => add(seat, NO_CARDS, 1),
                1 => add(seat, ONE_CARD, 1),
                _ => {}
            }
        }
        self.count_captives(state, &mut add);
        self.count_order(state, &mut add);
    }

    fn count_line(&self, state: &State, seat: Seat, add: &mut impl FnMut(Seat, usize, i32)) {
        let (mut best, mut second, mut strongest) = (-1, -1, None);
        let mut slots = |card: CharacterCard, from: usize| {
            for action in [card.high, card.mid, card.low] {
                add(seat, from + action as usize, 1);
            }
        };
        for figure in state.line(seat) {
            let power = strength(state.standing(figure));
            if power > best {
                strongest.into_iter().for_each(|other| slots(self.card_of(other), OTHERS_SLOT));
                (second, best, strongest) = (best, power, Some(figure));
            } else {
                second = second.max(power);
                slots(self.card_of(figure), OTHERS_SLOT);
            }
        }
        strongest.into_iter().for_each(|figure| slots(self.card_of(figure), BEST_SLOT));
        add(seat, BEST, best.max(0));
        add(seat, SECOND, second.max(0));
        match state.sides[seat.index()].size {
            1 => add(seat, ONE_LEFT, 1),
            2 => add(seat, TWO_LEFT, 1),
            _ => {}
        }
        let mut hits = 0;
        for figure in state.line(seat) {
            let standing = state.standing(figure);
            hits += self.hits_left(standing);
            match standing.is_wounded() {
                true => add(seat, WOUNDED, 1),
                false => add(seat, POWER + usize::from(standing.power().clamp(1, 10)) - 1, 1),
            }
            add(seat, LYING, if standing.is_face_down() { standing.power().into() } else { 0 });
            add(seat, DODGES, standing.dodge.into());
            add(seat, WEAPONS, standing.blast().into());
            add(seat, INTIMIDATIONS, standing.intimidate().into());
            add(seat, GUARDS, i32::from(standing.guard != NO_CARD));
        }
        let hits = if self.is_by_points() { (hits + 1) / 2 } else { hits };
        add(seat, HITS + hits.clamp(1, HITS_BINS as i32) as usize - 1, 1);
    }

    /// Returns the number of hits that capture a figure without guards.
    fn hits_left(&self, standing: Standing) -> i32 {
        match self.edition() {
            Edition::First if self.options().quick_game => 1,
            Edition::First => standing.power().into(),
            Edition::Revised => 2 - i32::from(standing.is_wounded()),
        }
    }

    /// Returns whether a hit costs a point of Power. If so, about fifteen hits capture a whole army.
    fn is_by_points(&self) -> bool {
        self.edition() == Edition::First && !self.options().quick_game
    }

    fn count_captives(&self, state: &State, add: &mut impl FnMut(Seat, usize, i32)) {
        let mut highest = [0; MOST_SEATS];
        let mut holds = [0; MOST_SEATS];
        for (index, character) in self.roster().iter().enumerate() {
            let Whereabouts::Captive(captor) = state.whereabouts(Figure(index as u8)) else { continue };
            holds[captor.index()] += 1;
            let owner = character.owner;
            if owner != captor && state.is_in_game(owner) {
                add(owner, CAPTURED, 1);
                highest[owner.index()] = highest[owner.index()].max(character.starts.into());
            }
        }
        for seat in state.players() {
            add(seat, RECOVERABLE, highest[seat.index()]);
            add(seat, HELD, holds[seat.index()].min(3));
        }
    }

    /// Counts 1 for the player whose turn it is. For each other player, counts how many players have their turn
    /// earlier.
    fn count_order(&self, state: &State, add: &mut impl FnMut(Seat, usize, i32)) {
        let seats = state.sides.len();
        let step = if state.is_rightward() { seats - 1 } else { 1 };
        let (mut seat, mut before) = (state.turn(), 0);
        for _ in 0..seats {
            if state.is_in_game(seat) {
                add(seat, if before == 0 { TO_MOVE } else { WAITS }, before.max(1));
                before += 1;
            }
            seat = Seat(((seat.index() + step) % seats) as u8);
        }
    }

    fn card_of(&self, figure: Figure) -> CharacterCard {
        self.character(figure).card
    }
}

/// Returns the Power that counts in a battle. PA2-WOUND-03, PA1-ACT-VULN-02
pub(crate) fn strength(standing: Standing) -> i32 {
    if standing.is_wounded() || standing.is_face_down() { 0 } else { standing.power().into() }
}
