//! Tests of the analysis of finished games, for every game on the shelf.

use referee::Record;
use shelf::analysis::{Analyser, Analysis};
use std::path::{Path, PathBuf};

/// Returns one golden game (a recorded game) of each edition, played to its end by the newest revision of the rules.
fn golden() -> Vec<(String, Record)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records");
    let editions = below(&folder).into_iter();
    let files = editions.map(|edition| below(&below(&edition).pop().expect("a revision")).remove(0));
    files.map(|file| (file.display().to_string(), first(&file))).collect()
}

/// Returns the entries of a folder, sorted by name.
fn below(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> =
        folder.read_dir().expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths
}

/// Returns the first game of a file of golden games.
fn first(file: &Path) -> Record {
    let text = std::fs::read_to_string(file).expect("a golden game");
    let mut games = 0;
    let lines = text.lines().take_while(|line| {
        games += usize::from(line.contains("rumpus-record/1"));
        games == 1
    });
    Record::parse(&lines.map(|line| format!("{line}\n")).collect::<String>()).expect("a record")
}

fn analysed(record: &Record) -> Analysis {
    let start = shelf::replay_start(&record.header).expect("the start of the record replays");
    let mut analyser = Analyser::new(start, record.steps.clone().into());
    loop {
        if let Some(found) = analyser.advance().expect("the record replays") {
            return found;
        }
    }
}

#[test]
fn every_analysis_ends_with_certain_chances_and_is_the_same_each_time() {
    for (name, record) in golden() {
        let found = analysed(&record);
        let seats = shelf::replay_start(&record.header).expect("the start of the record replays").seats();
        let winners = &record.end.as_ref().expect("the golden game is over").winners;
        let certain: Vec<u32> = seats.iter().map(|seat| if winners.contains(seat) { 1_000 } else { 0 }).collect();
        let (first, last) = (&found.points[0], &found.points[found.points.len() - 1]);
        assert_eq!((last.step as usize, &last.chances), (record.steps.len(), &certain), "{name}");
        assert!(
            first.chances.iter().all(|chance| (100..=900).contains(chance)),
            "at the start, no seat of {name} may be almost sure to win or lose: {first:?}"
        );
        assert_eq!(found.luck.len(), seats.len(), "{name}");
        assert_eq!(found, analysed(&record), "{name}");
    }
}

#[test]
fn a_turning_point_names_a_legal_decision_that_is_better() {
    let mut named = 0;
    for (name, record) in golden() {
        for point in analysed(&record).turning_points {
            let mut session = shelf::replay_start(&record.header).expect("the start of the record replays");
            for step in &record.steps[..point.step as usize - 1] {
                session.replay_step(step).expect("the record replays");
            }
            let taken = &record.steps[point.step as usize - 1];
            assert_eq!(session.seats()[point.seat.index()], taken.seat, "{name}: {point:?}");
            assert_ne!(taken.action, point.better, "{name}: {point:?}");
            assert_eq!(session.refusal(point.seat, &point.better), Ok(None), "{name}: {point:?}");
            assert!(point.after < point.before && point.after < point.better_after, "{name}: {point:?}");
            named += 1;
        }
    }
    assert!(named > 0, "no golden game has a turning point that names a better decision");
}
