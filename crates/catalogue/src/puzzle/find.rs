//! Finds puzzles in games between bots, and proves them again.

use super::line::{Drawer, Line};
use super::prove::Prover;
use super::{Goal, Grade, Puzzle, PuzzleStep, odds};
use crate::lesson::Act;
use lab::Batch;
use referee::{Codec, Match, Seat, Seeded, Status, Viewer};
use search::{Bot, Level, Playable, Prospect, Watch, think};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The fewest legal decisions in the first step of a puzzle.
const FEWEST_ALTERNATIVES: usize = 3;
/// How many decisions of a game the search looks at, at most. Opening a puzzle repeats the decisions before it, so this
/// limit keeps the opening quick.
const LONGEST: u32 = 200;
/// A *truth* is a full state of the game that fits what the seat sees. When a puzzle is proved again, its first
/// decision must also win in this many random truths.
const IMAGINED: usize = 5;

/// Which puzzles to look for, and in which games.
pub struct PuzzleSearch {
    /// The games that bots play, one after another, until there are enough puzzles.
    pub batch: Batch,
    /// The number of puzzles to find.
    pub count: usize,
    /// How many steps a puzzle must have at least.
    pub steps: usize,
    /// The grades of the puzzles to keep.
    pub grades: Vec<Grade>,
    /// How many similar puzzles to keep at most. Similar puzzles have the same goal, kinds of decisions, ending and
    /// chances.
    pub alike: usize,
}

/// The result of a search.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// How many games were played.
    pub games: u32,
    /// How many proofs were completed. A position may need two: one for a win in this turn, one for a later win.
    pub proved: u32,
    /// How many proofs stopped early, because they took too long or the game cannot list all decisions.
    pub unproved: u32,
    /// The puzzles, in the order in which they were found.
    pub puzzles: Vec<Puzzle>,
}

/// Plays games, and keeps at most one puzzle of each game. Skips near-duplicates of kept puzzles, and puzzles to which
/// `alike` kept puzzles are similar. Of the others, keeps the puzzle with the latest goal and the most steps.
pub(crate) fn find<G: Codec + Playable>(
    search: &PuzzleSearch,
    open: &dyn Fn(u32) -> G,
    progress: &mut dyn FnMut(&Tally),
) -> Tally {
    let mut tally = Tally::default();
    let mut kept: BTreeMap<String, usize> = BTreeMap::new();
    for number in 0..search.batch.games {
        if tally.puzzles.len() >= search.count {
            break;
        }
        let mut found = Finder { batch: &search.batch, number }.play(open(number), &mut tally);
        found.retain(|Found { puzzle, .. }| puzzle.line.len() >= search.steps && search.grades.contains(&puzzle.grade));
        found.sort_by_key(|found| std::cmp::Reverse((found.puzzle.goal, found.puzzle.line.len())));
        let fresh = found.into_iter().find(|found| {
            let count = |key: &String| kept.get(key).copied().unwrap_or(0);
            count(&found.likeness) == 0 && count(&found.kind) < search.alike
        });
        if let Some(Found { puzzle, likeness, kind }) = fresh {
            kept.insert(likeness, 1);
            *kept.entry(kind).or_default() += 1;
            tally.puzzles.push(puzzle);
        }
        tally.games += 1;
        progress(&tally);
    }
    tally
}

/// A puzzle, with two keys by which the search compares it with other puzzles.
struct Found {
    puzzle: Puzzle,
    /// Near-duplicates have the same key: puzzles with the same set-up, seat and goal, and the same decisions of the
    /// solver. Puzzles of one step must also have the same decisions before the puzzle.
    likeness: String,
    /// Similar puzzles have the same key: those with the same goal, kinds of decisions, ending and chances.
    kind: String,
}

/// The solution of a puzzle, and what the search knows about it.
struct Solved<G: Codec> {
    goal: Goal,
    grade: Grade,
    alternatives: usize,
    chances: Option<[u32; 2]>,
    line: Line<G>,
}

/// Looks for puzzles in one game.
struct Finder<'a> {
    batch: &'a Batch,
    number: u32,
}

impl Finder<'_> {
    fn luck(&self, purpose: u64) -> Seeded {
        Seeded::new(self.batch.seed, u64::from(self.number) * 4 + purpose)
    }

    /// Plays the game to its end, but makes at most [`LONGEST`] decisions. Returns the puzzles that the positions on
    /// the way give.
    fn play<G: Codec + Playable>(&self, game: G, tally: &mut Tally) -> Vec<Found> {
        let (mut luck, mut bot_luck) = (self.luck(0), self.luck(1));
        let seating = self.batch.seating(self.number);
        let (mut table, _) = Match::start(game, &mut luck);
        let (mut last, mut found) = (None, Vec::new());
        while let (Status::Awaiting(seats), true) = (table.status(), table.steps() < LONGEST) {
            let Some(seat) = seats.iter().next() else { break };
            let prospects = table.game().prospects(table.state(), seat);
            let choices = table.game().choices(table.state(), seat);
            if prospects.len() >= FEWEST_ALTERNATIVES {
                found.extend(self.examine_prospects(&table, seat, &prospects));
            } else if choices.map_or(last != Some(seat), |choices| choices.len() >= FEWEST_ALTERNATIVES) {
                found.extend(self.examine(&table, seat, tally));
            }
            last = Some(seat);
            let seed = u64::from(bot_luck.bits()) << 32 | u64::from(bot_luck.bits());
            let bot = self.batch.bots[seating[seat.index()]];
            let action = think(table.game(), &table.view(Viewer::Seat(seat)), seat, bot, seed, &Watch::none());
            if table.act(seat, &action, &mut luck).is_err() {
                break;
            }
        }
        found
    }

    /// Makes a puzzle of the position, if enough decisions are legal and exactly one of them wins for certain.
    fn examine<G: Codec + Playable>(&self, table: &Match<G>, seat: Seat, tally: &mut Tally) -> Option<Found> {
        let mut proved = |answers| {
            let winners = Prover::new(table.game(), seat).winners(table.state(), answers);
            tally.proved += u32::from(matches!(winners, Ok(Some(_))));
            tally.unproved += u32::from(winners.is_err());
            winners.ok().flatten()
        };
        let at_once = proved(0)?;
        let (answers, found) = match at_once.winning.len() {
            0 if table.game().answers() == 0 => return None,
            0 => (table.game().answers(), proved(table.game().answers())?),
            _ => (0, at_once),
        };
        let [action] = &found.winning[..] else { return None };
        if found.all.len() < FEWEST_ALTERNATIVES {
            return None;
        }
        let mut drawer = Drawer { game: table.game(), seat, luck: self.luck(2) };
        let line = drawer.own_line(table, answers, true).ok()??;
        let is_choice = table.game().choices(table.state(), seat).is_some();
        let does_win =
            |found: &G::Action| Prover::new(table.game(), seat).wins_in(table.state(), found, 0) == Some(true);
        let is_found = |found: &G::Action| table.game().same(action, found) || (is_choice && does_win(found));
        let solved = Solved {
            goal: goal_of(answers, table.game().answers(), &line.steps),
            grade: self.grade(table, seat, &is_found),
            alternatives: found.all.len(),
            chances: None,
            line,
        };
        self.puzzle(table, seat, solved)
    }

    /// Makes a puzzle of the position, if one decision has a clearly better chance to win than any other.
    fn examine_prospects<G: Codec + Playable>(
        &self,
        table: &Match<G>,
        seat: Seat,
        prospects: &[Prospect<G::Action>],
    ) -> Option<Found> {
        let best = odds::best(prospects)?;
        let line = odds::line(table, seat, &best, self.batch.seed << 20 | u64::from(self.number))?;
        let accept = &line.steps[0].accept;
        let is_found = |found: &G::Action| odds::is_said(accept, &table.game().action_to_json(found));
        let solved = Solved {
            goal: Goal::BestChance,
            grade: self.grade(table, seat, &is_found),
            alternatives: prospects.len(),
            chances: Some(best.chances()),
            line,
        };
        self.puzzle(table, seat, solved)
    }

    fn puzzle<G: Codec>(&self, table: &Match<G>, seat: Seat, solved: Solved<G>) -> Option<Found> {
        let Solved { goal, grade, alternatives, chances, line } = solved;
        let Status::Over(outcome) = line.after.status() else { return None };
        let record = table.record();
        let names = table.game().seat_names();
        let puzzle = Puzzle {
            id: format!("{}-{}-{}", self.batch.seed, self.number, table.steps()),
            goal,
            grade,
            alternatives: alternatives as u32,
            chances,
            setup: record.header.setup.clone(),
            seat: names[seat.index()].clone(),
            luck: luck_of(&line.after),
            before: record.steps.iter().map(|step| act(&step.seat, &step.action)).collect(),
            line: line.steps,
        };
        let plays: Vec<&Value> = puzzle.line.iter().map(|step| &step.play).collect();
        let sorts: Vec<String> = plays.iter().map(|play| sort_of(play)).collect();
        let likeness =
            json!([puzzle.setup, puzzle.seat, puzzle.goal, plays, (plays.len() == 1).then_some(&puzzle.before)]);
        let kind = json!([puzzle.goal, sorts, outcome.by, puzzle.chances]);
        Some(Found { likeness: likeness.to_string(), kind: kind.to_string(), puzzle })
    }

    /// Grades a puzzle by the bots that find its first decision.
    fn grade<G: Codec + Playable>(&self, table: &Match<G>, seat: Seat, is_found: &dyn Fn(&G::Action) -> bool) -> Grade {
        let view = table.view(Viewer::Seat(seat));
        let finds = |bot| is_found(&think(table.game(), &view, seat, bot, self.batch.seed, &Watch::none()));
        let level = |level| finds(Bot::Search(Level::new(level).expect("1 to 3 are levels")));
        match () {
            () if finds(Bot::Greedy) || level(1) => Grade::Easy,
            () if level(2) || level(3) => Grade::Medium,
            () => Grade::Hard,
        }
    }
}

fn act(seat: &str, action: &Value) -> Act {
    Act { seat: seat.to_owned(), action: action.clone() }
}

fn goal_of(answers: u32, most: u32, line: &[PuzzleStep]) -> Goal {
    match (answers, line.len()) {
        (0, _) => Goal::ThisTurn,
        (_, 1) => Goal::ThisDecision,
        _ if most > 1 => Goal::BeforeTheirTurn,
        _ => Goal::NextTurn,
    }
}

/// Returns the kind of a decision: the first key of its JSON, and the value of that key if the value is a string.
fn sort_of(play: &Value) -> String {
    let named = play.as_object().and_then(|named| named.iter().next());
    match named {
        Some((word, Value::String(what))) => format!("{word} {what}"),
        Some((word, _)) => word.clone(),
        None => play.to_string(),
    }
}

/// Returns all draws of a match, sorted by clause as in the scripted luck of a lesson.
fn luck_of<G: Codec>(table: &Match<G>) -> BTreeMap<String, Vec<u32>> {
    let mut luck: BTreeMap<String, Vec<u32>> = BTreeMap::new();
    let record = table.record();
    for draw in record.header.draws.iter().chain(record.steps.iter().flat_map(|step| &step.draws)) {
        luck.entry(draw.clause.clone()).or_default().push(draw.value);
    }
    luck
}

/// Proves a puzzle again, from the position after the decisions in `before`. Returns every fault as a sentence.
pub(crate) fn prove_again<G: Codec + Playable>(
    game: G,
    puzzle: &Puzzle,
    chance: &mut dyn referee::Chance,
) -> Vec<String> {
    let names = game.seat_names();
    let seat_of = |name: &str| names.iter().position(|seat| seat == name).map(|n| Seat(n as u8));
    let (mut table, _) = Match::start(game, chance);
    for (n, act) in puzzle.before.iter().enumerate() {
        let Some(seat) = seat_of(&act.seat) else {
            return vec![format!("before[{n}]: there is no seat {:?}; the seats are {}", act.seat, names.join(", "))];
        };
        if table.say(seat, &act.action, chance).is_err() {
            return vec![format!("before[{n}]: the game refuses {} by {}", act.action, act.seat)];
        }
    }
    let Some(seat) = seat_of(&puzzle.seat) else {
        return vec![format!("there is no seat {:?}; the seats are {}", puzzle.seat, names.join(", "))];
    };
    if puzzle.goal == Goal::BestChance {
        return odds::faults(&table, seat, puzzle);
    }
    let answers = if puzzle.goal == Goal::ThisTurn { 0 } else { table.game().answers() };
    let mut prover = Prover::new(table.game(), seat);
    let Ok(Some(found)) = prover.winners(table.state(), answers) else {
        return vec!["the search found no proof: it takes too long, or the game cannot list all possibilities".into()];
    };
    let alike = prover.alike(table.state(), &found.winning);
    let said: Vec<Value> = alike.iter().map(|action| table.game().action_to_json(action)).collect();
    let PuzzleStep { play, accept, .. } = &puzzle.line[0];
    let right = if accept.is_empty() { std::slice::from_ref(play) } else { accept };
    let mut faults = Vec::new();
    if let Ok(action) = table.game().parse_action(play) {
        let view = table.view(Viewer::Seat(seat));
        let truths = (0..IMAGINED).map(|n| table.game().imagine(&view, &mut Seeded::new(n as u64, 0)));
        let lost = truths.filter(|truth| prover.wins_in(truth, &action, answers) == Some(false)).count();
        if lost > 0 {
            faults.push(format!("{play} does not win in {lost} of {IMAGINED} truths that fit the view"));
        }
    }
    if found.winning.len() != 1 || said != right || !right.contains(play) {
        faults.push(format!("the winning decisions are {}, but the puzzle says {}", json!(said), json!(right)));
    }
    if table.game().choices(table.state(), seat).is_some() && !puzzle.line[0].wins {
        faults.push("`line[0].wins` is false; in this game it must be true".into());
    }
    if found.all.len() != puzzle.alternatives as usize {
        faults.push(format!("{} decisions are legal, but the puzzle says {}", found.all.len(), puzzle.alternatives));
    }
    faults
}
