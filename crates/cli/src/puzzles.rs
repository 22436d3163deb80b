//! `rumpus puzzles`: makes puzzles from games between bots, or proves the puzzles of a file again.

use crate::batch::{bar, grounds};
use crate::{Answer, read, say};
use clap::Args;
use search::Bot;
use shelf::puzzle::{Goal, Grade, PuzzleFile, PuzzleSearch};
use std::path::PathBuf;

/// Arguments of `rumpus puzzles`.
#[derive(Args)]
pub struct Puzzles {
    /// The game's name, such as toy-battle
    game: String,
    /// How many puzzles to make
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u16).range(1..=1000))]
    count: u16,
    /// The seed of all luck: the same seed gives the same puzzles
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The most games that bots play to find puzzles
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The fewest steps that a puzzle has
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=20))]
    steps: u16,
    /// The grade of puzzles to make; repeat it for several grades [default: all grades]
    #[arg(long = "grade", value_enum)]
    grades: Vec<GradeWord>,
    /// How many similar puzzles to keep at most. Puzzles are similar if they have the same goal, kinds of decisions,
    /// ending and chances [default: a fifth of --count, but at least 8]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    alike: Option<u16>,
    /// A bot that plays; repeat it for each seat: bot:random, bot:greedy, bot:1 to bot:6
    #[arg(long = "seat", value_name = "BOT", default_values = ["bot:2", "bot:2"])]
    seats: Vec<Bot>,
    /// A board: its name, its file, or random for all boards of the game; repeat it for several boards. A round has as
    /// many games as the game has seats; the seed draws one board for each round
    #[arg(long, default_value = "random", value_name = "NAME|FILE|random")]
    board: Vec<String>,
    /// An option of the game
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Write the puzzles to this file, in addition to those that it already holds
    #[arg(long, value_name = "FILE", conflicts_with = "prove")]
    out: Option<PathBuf>,
    /// Make no puzzles, but prove all puzzles of this file again
    #[arg(long, value_name = "FILE")]
    prove: Option<PathBuf>,
}

/// A grade of difficulty, as the command line names it.
#[derive(Clone, Copy, clap::ValueEnum)]
enum GradeWord {
    Easy,
    Medium,
    Hard,
}

impl GradeWord {
    const fn grade(self) -> Grade {
        match self {
            GradeWord::Easy => Grade::Easy,
            GradeWord::Medium => Grade::Medium,
            GradeWord::Hard => Grade::Hard,
        }
    }
}

impl Puzzles {
    /// Makes puzzles, or proves those of a file. Returns [`Answer::No`] if it finds fewer puzzles than `--count`, or if
    /// the proof of a puzzle fails.
    pub fn run(self) -> Result<Answer, String> {
        if let Some(path) = &self.prove {
            return prove(&self.game, &parse(path)?);
        }
        let mut kept = match &self.out {
            Some(path) if path.exists() => parse(path)?.puzzles,
            _ => Vec::new(),
        };
        let batch = ::lab::Batch {
            game: self.game.clone(),
            grounds: grounds(&self.game, &self.board, self.seats.len(), &self.options)?,
            bots: self.seats.clone(),
            games: self.games,
            seed: self.seed,
            jobs: 1,
            ..::lab::Batch::default()
        };
        let bar = bar(self.games);
        let search = PuzzleSearch {
            batch,
            count: usize::from(self.count),
            steps: usize::from(self.steps),
            grades: self.wanted(),
            alike: usize::from(self.alike.unwrap_or((self.count / 5).max(8))),
        };
        let game = shelf::named(&self.game).map_err(|why| why.to_string())?;
        let progress = &mut |tally: &shelf::puzzle::Tally| bar.set_position(u64::from(tally.games));
        let tally = game.find_puzzles(&search, progress).map_err(|why| why.to_string())?;
        bar.finish_and_clear();
        let found = tally.puzzles.len();
        say!(
            "{found} puzzles in {} games; {} proofs were tried, {} of them stopped early",
            tally.games,
            tally.proved,
            tally.unproved
        );
        kept.extend(tally.puzzles);
        kept.sort_by(|one, other| one.id.cmp(&other.id));
        kept.dedup_by(|one, other| one.id == other.id);
        let file = PuzzleFile::new(&self.game, kept);
        count(&file);
        match &self.out {
            Some(path) => std::fs::write(path, file.text())
                .map_err(|fault| format!("{} cannot be written: {fault}", path.display()))?,
            None => say!("{}", file.text().trim_end()),
        }
        Ok(if found < search.count { Answer::No } else { Answer::Yes })
    }
}

impl Puzzles {
    fn wanted(&self) -> Vec<Grade> {
        let all = [GradeWord::Easy, GradeWord::Medium, GradeWord::Hard];
        let wanted = if self.grades.is_empty() { &all[..] } else { &self.grades };
        wanted.iter().map(|word| word.grade()).collect()
    }
}

fn parse(path: &std::path::Path) -> Result<PuzzleFile, String> {
    PuzzleFile::parse(&read(path)?).map_err(|why| format!("{}: {why}", path.display()))
}

fn count(file: &PuzzleFile) {
    for grade in [Grade::Easy, Grade::Medium, Grade::Hard] {
        for goal in [Goal::ThisTurn, Goal::ThisDecision, Goal::NextTurn, Goal::BeforeTheirTurn, Goal::BestChance] {
            let count = file.puzzles.iter().filter(|puzzle| (puzzle.grade, puzzle.goal) == (grade, goal)).count();
            if count > 0 {
                say!("{grade:?}, {goal:?}: {count}");
            }
        }
    }
}

fn prove(game: &str, file: &PuzzleFile) -> Result<Answer, String> {
    let boxed = shelf::named(game).map_err(|why| why.to_string())?;
    let mut faulty = 0;
    for puzzle in &file.puzzles {
        let faults = boxed.prove_puzzle(puzzle).map_err(|why| why.to_string())?;
        faults.iter().for_each(|fault| say!("{}: {fault}", puzzle.id));
        faulty += usize::from(!faults.is_empty());
    }
    say!("the proofs of {} puzzles hold, those of {faulty} do not", file.puzzles.len() - faulty);
    Ok(if faulty == 0 { Answer::Yes } else { Answer::No })
}
