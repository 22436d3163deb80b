//! How an evolution divides its games among generations, rounds and the validation.

use super::EvolutionQuestion;

/// The share of all games that the generations play, that decide among the last parents, and that validate the answer,
/// in percent.
const SEARCH: u32 = 60;
const DECISION: u32 = 10;
/// One of so many candidates becomes a parent.
const SELECTION: u32 = 4;
/// The fewest parents, so that children can take parts from two forces.
const LEAST_PARENTS: u32 = 2;

impl EvolutionQuestion {
    /// Returns how many candidates go on after each generation.
    pub(super) fn parents(&self) -> u32 {
        (self.population / SELECTION).max(LEAST_PARENTS)
    }

    /// Returns how many candidates a generation has. In the first one, bots build at least half a population of forces
    /// beside the ready-made ones.
    pub(super) fn candidates(&self, generation: u32) -> u32 {
        let ready = self.ready.len() as u32;
        let beside = self.population.saturating_sub(ready).max(self.population.div_ceil(2));
        if generation == 0 { ready + beside } else { self.population }
    }

    pub(super) fn games_per_generation(&self) -> u32 {
        percent(self.games, SEARCH) / self.generations.max(1)
    }

    pub(super) fn games_to_decide(&self) -> u32 {
        percent(self.games, DECISION)
    }

    pub(super) fn validation_games(&self) -> u32 {
        percent(self.games, 100 - SEARCH - DECISION)
    }

    /// Returns the fewest games with which each candidate plays a trial in each of its rounds, and the validation has
    /// a trial against each ready-made force.
    pub(super) fn least_games(&self) -> u32 {
        let generation = least(self.candidates(0).max(self.population), self.parents());
        let search = (generation * self.generations.max(1) * 100).div_ceil(SEARCH);
        let decision = (least(self.parents(), 1) * 100).div_ceil(DECISION);
        let validation = (8 * self.ready.len().max(1) as u32 * 100).div_ceil(100 - SEARCH - DECISION);
        search.max(decision).max(validation)
    }
}

fn percent(games: u32, share: u32) -> u32 {
    (u64::from(games) * u64::from(share) / 100) as u32
}

/// Returns how many of `count` candidates go on after a round: half of them, but at least `keep`.
pub(super) fn survivors(count: u32, keep: u32) -> u32 {
    count.div_ceil(2).max(keep.min(count))
}

/// Returns how many rounds it takes until `keep` candidates are left.
fn rounds(mut count: u32, keep: u32) -> u32 {
    let mut rounds = 0;
    while count > keep.max(1) {
        count = survivors(count, keep.max(1));
        rounds += 1;
    }
    rounds
}

/// Returns how many trials each of `count` candidates plays in the next round. All rounds play about equally many
/// games, so the trials of a candidate double from round to round.
pub(super) fn trials(games: u32, count: u32, keep: u32) -> u32 {
    (games / rounds(count, keep).max(1) / (2 * count.max(1))).max(1)
}

/// Returns how many games the rounds need if each candidate plays one trial in each of its rounds, or as many games as
/// make that certain.
fn least(count: u32, keep: u32) -> u32 {
    rounds(count, keep) * 2 * count
}

#[cfg(test)]
mod tests {
    use super::{rounds, survivors, trials};

    #[test]
    fn half_of_the_candidates_go_on_until_the_last_ones_are_left() {
        let mut counts = vec![20];
        while counts[counts.len() - 1] > 4 {
            counts.push(survivors(counts[counts.len() - 1], 4));
        }
        assert_eq!(counts, [20, 10, 5, 4]);
        assert_eq!((rounds(20, 4), rounds(4, 4), rounds(2, 1)), (3, 0, 1));
    }

    #[test]
    fn the_trials_of_a_candidate_double_from_round_to_round() {
        let first = trials(480, 16, 4);
        let second = trials(480 - 2 * 16 * first, 8, 4);
        assert_eq!((first, second), (7, 16));
        assert_eq!(trials(0, 16, 4), 1, "a round has at least one trial");
    }
}
