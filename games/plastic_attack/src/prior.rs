//! Priors of decisions. A prior says how promising a decision looks before any search. The rollout policy and the
//! search use priors.

use crate::PlasticAttack;
use crate::action::Action;
use crate::card::{Card, Cards};
use crate::estimate::strength;
use crate::roster::Figure;
use crate::special::Special;
use crate::state::{NO_CARD, NOBODY, State};
use referee::Seat;

/// The worth of a card while it stays in the hand, by rank from 2 to Ace.
const DEAR: [i32; 13] = [0, 15, 30, 45, 60, 85, 100, 120, 140, 170, 190, 230, 260];

impl PlasticAttack {
    /// Returns the prior of a decision. The prior uses only what the seat knows.
    pub(crate) fn prior_of(&self, state: &State, seat: Seat, action: &Action) -> i32 {
        match *action {
            Action::Attack { with, player } => prior_of_attack(state, seat, with, player),
            Action::Defend { with } => prior_of_defence(state, seat, with),
            Action::Play { card } => self.prior_of_card(state, seat, card),
            Action::Use { .. } => 700,
            Action::UseOn { action, on } => self.prior_of_use(state, action, on),
            Action::MasterPlan { players } => {
                if players.contains(seat) == is_poor(state.hand(seat)) {
                    500
                } else {
                    150
                }
            }
            Action::Decline { .. } => 60,
            Action::Guard { .. } => 800,
            Action::DeclineGuard => 80,
            Action::Resign | Action::Timeout => 0,
        }
    }

    /// Returns the prior of laying a card. The prior rises with the number of ranks that the card beats. It rises more
    /// steeply for an attacker's card that gives a special action. The more the card is worth in the hand, the lower is
    /// the prior.
    fn prior_of_card(&self, state: &State, seat: Seat, card: Card) -> i32 {
        let [attacker, defender] = state.fighters();
        let attack = attack_strength(state, attacker, state.battle.attacking);
        let defence = defence_strength(state, defender, state.battle.defending);
        let role = usize::from(seat == defender);
        let lead = if role == 0 { attack - defence } else { defence - attack - 1 };
        let other = if role == 0 { defender } else { attacker };
        // How many of the ranks 2 to 14 this card beats. Without a card, the other side has only its Power.
        let beaten = match state.hand(other).is_empty() {
            true => {
                if card.rank() + lead >= 0 {
                    13
                } else {
                    0
                }
            }
            false => (card.rank() + lead - 1).clamp(0, 13),
        };
        let rank = card.rank();
        let action = if role == 0 { self.character(state.battle.attacking).card.action(rank) } else { None };
        let gain = if action.is_some() { 62 } else { 45 };
        200 + gain * beaten - DEAR[(rank - 2) as usize]
    }

    fn prior_of_use(&self, state: &State, action: Special, on: Figure) -> i32 {
        let power = i32::from(state.power(on));
        let starts = i32::from(self.character(on).starts);
        match action {
            Special::Recover => 600 + 35 * starts,
            Special::MindControl => 600 + 10 * starts,
            Special::Heal | Special::Boost => 550 + 30 * power.min(8),
            Special::Luck => 300 + 45 * (10 - power) + 10 * power,
            Special::Shield | Special::Armor => 550 + 35 * strength(state.standing(on)),
            // A figure with one point left is captured.
            Special::Sharpshooter if power == 1 => 900,
            Special::Sharpshooter => 350 + 40 * power,
            Special::Explosion if state.is_wounded(on) => 800,
            Special::Explosion => 400 + 50 * power,
            Special::Vulnerable => 450 + 45 * power,
            _ => 700,
        }
    }
}

fn prior_of_attack(state: &State, seat: Seat, with: Figure, player: Seat) -> i32 {
    let best = state.line(seat).map(|figure| attack_strength(state, seat, figure)).max().unwrap_or(0);
    let target = &state.sides[player.index()];
    let open = 5 * (i32::from(target.intimidation) - i32::from(target.dodge)) - state.hand(player).len() as i32;
    400 - 60 * (best - attack_strength(state, seat, with)) + 25 * open
}

fn prior_of_defence(state: &State, seat: Seat, with: Figure) -> i32 {
    let best = state.line(seat).map(|figure| defence_strength(state, seat, figure.0)).max().unwrap_or(0);
    let standing = state.standing(with);
    let guard = if standing.guard == NO_CARD { 0 } else { 150 };
    let last_point = if standing.is_wounded() || standing.power() == 1 { 60 } else { 0 };
    500 - 60 * (best - defence_strength(state, seat, with.0)) + guard - last_point
}

/// Returns the strength of an attacking character without its card. PA1-ACT-SW-01, PA2-ACT-BLAST-01, PA2-ACT-INTIM-01
fn attack_strength(state: &State, seat: Seat, with: Figure) -> i32 {
    let standing = state.standing(with);
    let waiting = i32::from(state.sides[seat.index()].special_weapon) + i32::from(standing.blast());
    strength(standing) + 5 * (waiting - i32::from(standing.intimidate()))
}

/// Returns the strength of a defending character without its card. PA1-ACT-DODGE-01, PA1-ACT-INTIM-01, PA2-ACT-DODGE-01
fn defence_strength(state: &State, seat: Seat, with: u8) -> i32 {
    if with == NOBODY {
        return 0;
    }
    let (standing, side) = (state.standing(Figure(with)), &state.sides[seat.index()]);
    let plus = i32::from(side.dodge) + i32::from(standing.dodge);
    let minus = i32::from(side.intimidation) + i32::from(standing.intimidate());
    strength(standing) + 5 * (plus - minus)
}

/// Says whether the ranks of the hand add up to less than 24, the average of three cards. Then three new cards are
/// probably better.
fn is_poor(hand: Cards) -> bool {
    hand.iter().map(Card::rank).sum::<i32>() < 3 * 8
}
