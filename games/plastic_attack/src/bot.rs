//! What the search for good decisions needs to know about the game.

use crate::action::Action;
use crate::special::Special;
use crate::state::{NO_CARD, Stage, State};
use crate::terms::TERMS;
use crate::worst::ANSWERS;
use crate::{PlasticAttack, View};
use referee::Seat;
use search::{Effort, Level, Playable};

/// If the number of figures times the number of seats is above this, bots of the two highest levels make fewer simulations.
const CROWD: u32 = 100;
/// With more attacks than this to choose from, bots consider only the most promising attacks.
const MANY: usize = 24;

impl Playable for PlasticAttack {
    const REASONS: &'static [&'static str] = &TERMS;

    fn estimate(&self, state: &State, seat: Seat) -> i32 {
        self.estimate_of(state, seat)
    }

    fn terms(&self, state: &State, seat: Seat, add: &mut dyn FnMut(&'static str, i32)) {
        self.terms_of(state, seat, add);
    }

    fn prior(&self, state: &State, seat: Seat, action: &Action) -> i32 {
        self.prior_of(state, seat, action).clamp(0, 1_000)
    }

    /// Simulations stop at the edge of the search tree. There, the estimate of the position predicts the winner better
    /// than a game that is simulated to its end.
    fn horizon(&self) -> u32 {
        0
    }

    /// Positions are estimated only between battles, when the game waits for an attack.
    fn is_quiet(&self, state: &State) -> bool {
        state.stage() == Stage::Attack
    }

    /// Returns the index of a promising decision in `candidates`. The random number `luck` varies the choice.
    fn rollout_policy(&self, state: &State, seat: Seat, candidates: &[Action], luck: u64) -> usize {
        let mut best = (i32::MIN, 0);
        let mut luck = luck;
        for (index, action) in candidates.iter().enumerate() {
            luck = luck.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            let score = self.prior(state, seat, action) + (luck >> 55) as i32;
            best = if score > best.0 { (score, index) } else { best };
        }
        best.1
    }

    /// Keeps one card of each rank. If there are more than [`MANY`] attacks, keeps only the most promising ones. Keeps
    /// three kinds of Master Plan: for one player, for all other players, and for all players.
    fn prune(&self, state: &State, seat: Seat, candidates: &mut Vec<Action>) {
        match state.stage() {
            Stage::Play => candidates.dedup_by(|one, other| self.same(one, other)),
            Stage::Attack if candidates.len() > MANY => {
                let prior = |action: &Action| self.prior(state, seat, action);
                let mut priors: Vec<i32> = candidates.iter().map(prior).collect();
                priors.sort_unstable_by(|one, other| other.cmp(one));
                let least = priors[MANY - 1];
                candidates.retain(|action| prior(action) >= least);
            }
            Stage::Use(Special::MasterPlan) => candidates.retain(|action| match action {
                Action::MasterPlan { players } => {
                    let (named, all) = (players.iter().count(), state.players().count());
                    named == 1 || named == all || (named + 1 == all && !players.contains(seat))
                }
                _ => true,
            }),
            _ => {}
        }
    }

    /// Laying one of two cards is the same decision if their ranks are equal, because suits never matter.
    /// PA1-BATTLE-05, PA2-BATTLE-05
    fn same(&self, one: &Action, other: &Action) -> bool {
        match (one, other) {
            (Action::Play { card }, Action::Play { card: other }) => card.rank() == other.rank(),
            _ => one == other,
        }
    }

    /// A card laid face down looks like any other card.
    fn look_alike(&self, one: &Action, other: &Action) -> bool {
        matches!((one, other), (Action::Play { .. }, Action::Play { .. })) || one == other
    }

    /// Hashes the stage, the turn, and what all players see of figures and seats. The cards of a battle are not part of
    /// the hash, only what they changed.
    fn public_key(&self, state: &State) -> u64 {
        let stage = match state.stage() {
            Stage::Use(action) => 8 + action as u64,
            Stage::Guard => 2,
            _ => 1,
        };
        let mut opened = stage << 8 | u64::from(state.turn().0);
        let mut mix = |bytes: [u8; 5]| {
            let [a, b, c, d, e] = bytes.map(u64::from);
            opened = (opened ^ (a | b << 8 | c << 16 | d << 24 | e << 32)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            opened ^= opened >> 29;
        };
        for side in &state.sides {
            mix([side.dodge, side.special_weapon, side.intimidation, side.lost_turns, side.size]);
        }
        for figure in &state.figures {
            mix([figure.place.0, figure.flags, u8::from(figure.guard != NO_CARD), figure.dodge, figure.marks]);
        }
        opened
    }

    fn worst_truths(&self, view: &View, seat: Seat) -> Vec<State> {
        self.bounding(view, seat)
    }

    fn is_bounded(&self, state: &State, seat: Seat) -> bool {
        self.is_bounding(state, seat)
    }

    fn answers(&self) -> u32 {
        ANSWERS
    }

    fn take_back(&self, state: &mut State, seat: Seat) {
        if state.stage() == Stage::Play {
            for (role, fighter) in state.fighters().into_iter().enumerate() {
                if fighter != seat {
                    state.laid[role] = NO_CARD;
                }
            }
        }
    }

    /// In this game one decision changes little and luck changes much. Therefore priors count less than in other games,
    /// and the levels up to 4 decide at random more often. Simulations with many figures and seats take
    /// longer, so the two highest levels make fewer of them. A game has hundreds of decisions, so the highest level
    /// thinks for less time than in other games.
    fn effort(&self, level: Level) -> Effort {
        let crowd = (self.roster().len() * usize::from(self.seat_count())) as u32;
        let (simulations, random_percent) = match level.number() {
            1 => (10, 65),
            2 => (60, 38),
            3 => (400, 18),
            4 => (2_000, 6),
            5 => (60_000 / crowd.max(CROWD) * CROWD, 0),
            _ => (1_200_000 / crowd.max(CROWD) * CROWD, 0),
        };
        Effort { simulations, random_percent, c_puct: 600.0, ..Effort::of(level) }
    }
}
