//! The numbers in `docs/bots.md` that no batch of `rumpus match` prints.

use crate::bots::arena::{Table, level, options, play};
use attacktix::EndedBy;
use std::collections::BTreeMap;

const TABLES: [&str; 8] =
    ["bare", "fences-and-copse", "towers-and-barrels", "stockade", "junkyard", "citadel", "sunken-maze", "everything"];

/// The sums of the results of many games.
#[derive(Default)]
struct Sums {
    turns: Vec<u16>,
    decided: u32,
    won_by_first: u32,
    endings: BTreeMap<String, u32>,
    /// How often each figure type was in a battle force: in all forces, and in the forces that won.
    figures: BTreeMap<String, [u32; 2]>,
}

impl Sums {
    fn play(&mut self, table: &Table, bots: [u8; 2]) {
        let played = play(table, &bots.map(level));
        let ending = played.state.ending.as_ref().expect("the game is over");
        self.turns.push(played.state.turn.number);
        let by = if ending.winners.is_empty() { "draw".into() } else { format!("{:?}", ending.by) };
        *self.endings.entry(by).or_default() += 1;
        if ending.winners.is_empty() || ending.by == EndedBy::TurnCap {
            return;
        }
        self.decided += 1;
        self.won_by_first += u32::from(ending.winners.contains(played.first));
        for profile in played.game.roster().iter().filter(|profile| !profile.is_backup) {
            let counts = self.figures.entry(profile.kind.code.to_string()).or_default();
            counts[0] += 1;
            counts[1] += u32::from(ending.winners.contains(profile.owner));
        }
    }

    fn say(&mut self, what: &str) {
        self.turns.sort_unstable();
        let games = self.turns.len();
        let mean = self.turns.iter().map(|turns| f64::from(*turns)).sum::<f64>() / games as f64;
        println!(
            "{what}: {games} games, {mean:.1} turns ({} to {}), {} of {} won by the first player, {:?}",
            self.turns[games / 20],
            self.turns[games * 19 / 20],
            self.won_by_first,
            self.decided,
            self.endings
        );
        for (code, counts) in &self.figures {
            println!("  {code} {:.2} ({} of {})", self.worth(*counts), counts[1], counts[0]);
        }
    }

    /// Returns a figure type's share of the winning forces divided by its share of all forces.
    fn worth(&self, counts: [u32; 2]) -> f64 {
        let sum = |part: usize| self.figures.values().map(|counts| f64::from(counts[part])).sum::<f64>();
        f64::from(counts[1]) / sum(1) / (f64::from(counts[0]) / sum(0))
    }

    /// Asserts what `docs/bots.md` says of games between bots. Nearly all games are decided. The first player wins
    /// about half of them. The games are neither over at once nor long.
    fn assert_fair(&self) {
        let games = self.turns.len();
        let (decided, first) = (self.decided as usize * 100 / games, self.won_by_first * 100 / self.decided);
        let turns: usize = self.turns.iter().map(|turns| usize::from(*turns)).sum::<usize>() / games;
        assert!(decided >= 95, "only {decided} % of {games} games are decided; at least 95 % expected");
        assert!(
            (42..=62).contains(&first),
            "the first player wins {first} % of {} games; 42 to 62 % expected",
            self.decided
        );
        assert!((12..=26).contains(&turns), "a game has {turns} turns on average; 12 to 26 expected");
    }
}

/// Plays games between bots of the levels 1 and 2, on all shipped tables. The first games are without aim errors, and
/// the later games with them.
#[test]
#[ignore = "2 300 games"]
fn quick_bots() {
    let bots = |n: u64| [[1, 1], [2, 2], [1, 2], [2, 1]][n as usize % 4];
    let mut sure = Sums::default();
    (0..2_000).for_each(|n| sure.play(&Table::duel(TABLES[n as usize / 4 % 8], n), bots(n)));
    sure.say("sure aim");
    sure.assert_fair();
    for (code, counts) in &sure.figures {
        let worth = sure.worth(*counts);
        assert!(
            (0.6..=1.35).contains(&worth),
            "{code} is {worth:.2} times as frequent in winning forces as in all forces; 0.6 to 1.35 expected"
        );
    }
    let mut unsteady = Sums::default();
    let noise = options(r#"{"aim_noise": 1}"#);
    (0..300).for_each(|n| {
        let table = Table { options: noise.clone(), ..Table::duel(TABLES[n as usize / 4 % 8], n) };
        unsteady.play(&table, bots(n));
    });
    unsteady.say("aim_noise=1");
    unsteady.assert_fair();
}
