//! Tests that hold for every game on the shelf, without naming any game.

use print::{Language, Paper, Sheet};
use referee::{Seeded, Status, Viewer};
use serde_json::{Value, json};
use shelf::PrintError;
use std::collections::BTreeSet;

const LANGUAGES: [Language; 2] = [Language::English, Language::Korean];

#[test]
fn each_name_finds_its_game_and_an_unknown_name_finds_none() {
    let names = shelf::names();
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len(), "{names:?}");
    for name in names {
        assert_eq!(shelf::find(name).map(|game| game.entry().about().id), Some(name));
        assert_eq!(shelf::rules(name).map(|rules| rules.game).as_deref(), Some(name));
    }
    assert!(shelf::find("chess").is_none());
    let why = shelf::open("chess", &json!({}), &mut Seeded::new(1, 0)).err().expect("no game is called chess");
    assert!(why.to_string().contains(shelf::names()[0]), "{why}");
}

#[test]
fn rulebooks_have_the_same_clauses_in_both_languages_and_none_of_another_edition() {
    for game in shelf::games() {
        let ids = |language| game.rulebook(language).entries().map(|entry| entry.id.clone()).collect::<Vec<_>>();
        assert_eq!(ids(Language::English), ids(Language::Korean));
        for letters in game.entry().foreign_clauses() {
            assert!(ids(Language::English).iter().all(|id| !id.starts_with(letters)), "{letters}");
        }
    }
}

#[test]
fn a_game_answers_questions_without_a_match_only_if_it_has_a_reference() {
    for game in shelf::games() {
        let answer = shelf::consult(game.entry().about().id, &json!("nonsense")).expect("the shelf has this game");
        let why = answer.expect_err("nonsense has no answer");
        assert_eq!(why == "this game answers no questions without a match", game.entry().reference().is_none());
    }
}

/// Returns the ready-made forces, a copy of the first one with its lists emptied, and a value that is not a force.
fn forces_of(ready: Vec<Value>) -> Vec<Value> {
    let emptied = |force: &Value| {
        let mut force = force.clone();
        force
            .as_object_mut()
            .expect("a force is an object")
            .values_mut()
            .filter(|it| it.is_array())
            .for_each(|list| *list = json!([]));
        force
    };
    let empty: Vec<Value> = ready.iter().take(1).map(emptied).collect();
    [ready, empty, vec![json!([])]].concat()
}

#[test]
fn only_forces_without_faults_are_printed() {
    let (mut printed, mut refused, mut unreadable) = (0, 0, 0);
    for game in shelf::games() {
        let id = game.entry().about().id;
        let Some(forces) = game.entry().forces() else {
            assert!(shelf::printed(id, &json!({}), &json!([]), Language::English).is_none(), "{id}");
            continue;
        };
        for (force, language) in
            forces_of(forces.ready(&json!({}))).iter().flat_map(|it| LANGUAGES.map(|language| (it, language)))
        {
            let judged = forces.check(&json!({}), force);
            let made = shelf::printed(id, &json!({}), force, language).expect("a game with forces prints them");
            match (made, judged) {
                (Ok(printout), Ok(faults)) => {
                    assert!(faults.is_empty(), "{id}: {faults:?}");
                    let pdf =
                        printout.pdf(&Sheet { paper: Paper::A4, language }).expect("a force without faults has a PDF");
                    assert!(!pdf.bytes.is_empty());
                    printed += 1;
                }
                (Err(PrintError::Refused(said)), Ok(faults)) => {
                    assert!(!faults.is_empty() && said == faults, "{id}");
                    refused += 1;
                }
                (Err(PrintError::Unreadable(_)), Err(_)) => unreadable += 1,
                (made, judged) => panic!("{id}: judged {judged:?}, but is_ok() of the printout is {}", made.is_ok()),
            }
        }
    }
    assert!(
        printed > 0 && refused > 0 && unreadable > 0,
        "{printed} printed, {refused} refused and {unreadable} unreadable forces; at least one of each is needed"
    );
}

#[test]
fn the_header_of_a_record_gives_the_same_start_again() {
    for game in shelf::games().filter(|game| game.entry().forces().is_none()) {
        let board =
            game.entry().boards().and_then(|boards| boards.names().into_iter().next()).map(|board| json!(board));
        let setup = game.entry().plan(board.as_ref(), 2, &json!({}));
        let begun =
            shelf::open(game.entry().about().id, &setup, &mut Seeded::new(1, 0)).expect("a planned set-up is valid");
        let again = shelf::replay_start(&begun.record().header).expect("the record is consistent");
        assert_eq!(again.view(Viewer::Public), begun.view(Viewer::Public));
    }
}

#[test]
fn the_decisions_of_every_lesson_complete_it() {
    let mut played = 0;
    for game in shelf::games() {
        let id = game.entry().about().id;
        for lesson in game.lessons() {
            assert_eq!(lesson.game, id, "lesson {:?}", lesson.id);
            let faults = shelf::lesson::verify(game, lesson);
            assert!(faults.is_empty(), "{id}, lesson {:?}: {}", lesson.id, faults.join("; "));
            played += 1;
        }
    }
    assert!(played > 0, "there is no lesson");
}

/// Every puzzle is played, and every sixth is proved. With `RUMPUS_PUZZLES=all`, as at night, every puzzle is proved.
#[test]
fn only_the_line_of_a_puzzle_wins_it() {
    let every = if std::env::var("RUMPUS_PUZZLES").is_ok_and(|which| which == "all") { 1 } else { 6 };
    let (mut played, mut proved) = (0, 0);
    for game in shelf::games() {
        let id = game.entry().about().id;
        let mut ids = BTreeSet::new();
        for puzzle in game.puzzles() {
            assert!(ids.insert(&puzzle.id), "{id}: two puzzles have the id {:?}", puzzle.id);
            let lesson = puzzle.lesson(id, 1);
            let faults = shelf::lesson::verify(game, &lesson);
            assert!(faults.is_empty(), "{id}, puzzle {:?}: {}", puzzle.id, faults.join("; "));
            if played % every == 0 {
                let faults = game.prove_puzzle(puzzle).expect("the set-up of the puzzle can be opened");
                assert!(faults.is_empty(), "{id}, puzzle {:?}: {}", puzzle.id, faults.join("; "));
                proved += 1;
            }
            let mut played_out = shelf::lesson::Played::start(game, &lesson).expect("the lesson fits its game");
            for step in &lesson.steps {
                played_out.act(&step.play, &mut |_, _, _| ()).expect("the lesson fits its game");
            }
            let seats = played_out.session.seats();
            let Status::Over(outcome) = played_out.session.status() else {
                panic!("{id}: the game goes on after puzzle {:?}", puzzle.id)
            };
            let winners: Vec<&String> = outcome.winners.iter().map(|seat| &seats[seat.index()]).collect();
            assert_eq!(winners, [&puzzle.seat], "{id}, puzzle {:?}", puzzle.id);
            played += 1;
        }
    }
    assert!(played > 200 && proved * every >= played, "{played} puzzles were played, and {proved} were proved");
}

#[test]
fn a_changed_puzzle_is_not_proved() {
    let game = shelf::games().find(|game| !game.puzzles().is_empty()).expect("some game has a puzzle");
    let sound = game.puzzles()[0].clone();
    let faults_of = |change: &dyn Fn(&mut shelf::puzzle::Puzzle)| {
        let mut changed = sound.clone();
        change(&mut changed);
        game.prove_puzzle(&changed).expect("the set-up of the puzzle can be opened").join("; ")
    };
    assert_eq!(faults_of(&|_| ()), "");
    assert!(faults_of(&|puzzle| puzzle.line[0].play = json!("draw")).contains("draw"));
    assert!(faults_of(&|puzzle| puzzle.alternatives += 1).contains("are legal"));
    assert!(faults_of(&|puzzle| puzzle.seat = "nobody".into()).contains("nobody"));
    assert!(!faults_of(&|puzzle| drop(puzzle.before.pop())).is_empty());
    let file = shelf::puzzle::PuzzleFile::new(game.entry().about().id, vec![sound.clone()]);
    assert_eq!(shelf::puzzle::PuzzleFile::parse(&file.text()).as_ref(), Ok(&file));
    for wrong in [file.text().replace("rumpus-puzzles/1", "rumpus-puzzles/2"), "[]".into()] {
        assert!(shelf::puzzle::PuzzleFile::parse(&wrong).is_err(), "{wrong}");
    }
}

#[test]
fn a_lesson_that_no_longer_fits_its_game_says_where() {
    let (game, lesson) = shelf::games()
        .find_map(|game| game.lessons().first().map(|lesson| (game, lesson.clone())))
        .expect("some game has a lesson");
    let faults_of = |change: &dyn Fn(&mut shelf::lesson::Lesson)| {
        let mut changed = lesson.clone();
        change(&mut changed);
        shelf::lesson::verify(game, &changed).join("; ")
    };
    assert_eq!(faults_of(&|_| ()), "");
    assert!(faults_of(&|lesson| lesson.seat = "nobody".into()).contains("there is no seat \"nobody\""));
    assert!(faults_of(&|lesson| lesson.steps[0].play = json!({})).contains("steps[0].play"));
    assert!(faults_of(&|lesson| lesson.steps[0].point.push("nowhere".into())).contains("\"nowhere\""));
    assert!(faults_of(&|lesson| lesson.setup = json!("nonsense")).contains("set-up"));
    let unused = faults_of(&|lesson| drop(lesson.luck.insert("XX-NONE-01".into(), vec![1])));
    assert!(unused.contains("XX-NONE-01"), "{unused}");
    let text = serde_json::to_string(&lesson).expect("a lesson is plain data");
    assert_eq!(shelf::lesson::Lesson::parse(&text).as_ref(), Ok(&lesson));
    for wrong in [text.replace("rumpus-lesson/1", "rumpus-lesson/2"), format!("{text} x"), "[]".into()] {
        assert!(shelf::lesson::Lesson::parse(&wrong).is_err(), "{wrong}");
    }
}

#[test]
fn every_decision_that_causes_the_event_of_a_step_completes_it() {
    let brings = |lesson: &shelf::lesson::Lesson| lesson.steps.iter().position(|step| step.brings.is_some());
    let (game, lesson, at) = shelf::games()
        .find_map(|game| game.lessons().iter().find_map(|lesson| Some((game, lesson.clone(), brings(lesson)?))))
        .expect("some lesson has a step with `brings`");
    let mut other = lesson.clone();
    other.steps[at].play = json!("another decision");
    let mut played = shelf::lesson::Played::start(game, &other).expect("the lesson fits its game");
    for step in &lesson.steps[..=at] {
        played.act(&step.play, &mut |_, _, _| ()).expect("the lesson fits its game");
    }
    assert_eq!(played.done, at + 1, "the event completes the step, although `play` is another decision");
    other = lesson;
    other.steps[at].brings = Some(shelf::lesson::Pattern(json!({ "type": "no such event" })));
    assert!(shelf::lesson::verify(game, &other).join("; ").contains("does not cause the event"));
}
