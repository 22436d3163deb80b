//! `rumpus lesson`: plays lesson files and lists their faults.

use crate::{Answer, read, say};
use clap::Args;
use serde_json::json;
use shelf::lesson::{self, Lesson, Played};
use std::path::PathBuf;

/// Arguments of `rumpus lesson`.
#[derive(Args)]
pub struct LessonFiles {
    /// Lesson files (JSON)
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print the events of this many steps as JSON. Then print what the learner sees: the view, the hints, and whether
    /// the game waits for the learner
    #[arg(long, value_name = "N")]
    until: Option<usize>,
}

impl LessonFiles {
    /// Plays every lesson that can be read, and prints its faults. Returns [`Answer::No`] if a lesson has faults.
    pub fn run(self) -> Result<Answer, String> {
        let (mut sound, mut faulty, mut unread) = (0, 0, Vec::new());
        for path in &self.files {
            let parse = |text: String| Lesson::parse(&text).map_err(|why| format!("{}: {why}", path.display()));
            let lesson = match read(path).and_then(parse) {
                Ok(lesson) => lesson,
                Err(why) => {
                    unread.push(why);
                    continue;
                }
            };
            let game = shelf::named(&lesson.game).map_err(|why| why.to_string())?;
            if let Some(steps) = self.until {
                show(game, &lesson, steps)?;
            }
            let faults = lesson::verify(game, &lesson);
            match faults.is_empty() {
                true => sound += 1,
                false => faulty += 1,
            }
            faults.iter().for_each(|fault| say!("{}: {fault}", path.display()));
        }
        say!("{sound} lessons without faults, {faulty} with faults");
        if !unread.is_empty() {
            return Err(unread.join("\nrumpus: "));
        }
        Ok(if faulty == 0 { Answer::Yes } else { Answer::No })
    }
}

/// Plays the first steps of a lesson, and prints their events and what the learner sees after them.
fn show(game: &dyn shelf::BoxedGame, lesson: &Lesson, steps: usize) -> Result<(), String> {
    let mut played = Played::start(game, lesson).map_err(|why| why.to_string())?;
    let viewer = played.viewer();
    for (n, step) in lesson.steps.iter().take(steps).enumerate() {
        let mut told = Vec::new();
        let answer = played.act(&step.play, &mut |_, _, step| told.extend(step.story(viewer)));
        say!("{}", json!({ "step": n, "events": told }));
        match answer.map_err(|why| why.to_string())? {
            lesson::Answer::Taken => {}
            lesson::Answer::Refused(refused) => return Err(format!("{} ({})", refused.because, refused.clause)),
            lesson::Answer::Otherwise(_) => {
                return Err(format!("steps[{n}].play holds a decision that the step does not accept"));
            }
        }
    }
    let session = &played.session;
    let waits = if played.is_asked() { "the learner" } else { "another seat, or the game is over" };
    say!("{}", json!({ "waits_for": waits, "view": session.view(viewer), "hints": session.hints(played.seat) }));
    Ok(())
}
