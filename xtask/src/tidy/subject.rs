//! Checks the subject of the newest commit.

use std::process::Command;

use crate::project::Project;
use crate::run;

/// The most characters of a subject.
const LONGEST: usize = 71;

/// Checks the newest commit that is not a merge. Without a git folder there is nothing to check.
///
/// # Errors
/// The subject is longer than [`LONGEST`] characters, or does not read `area: effect`.
pub fn check(project: &Project) -> Result<(), String> {
    let mut git = Command::new("git");
    git.current_dir(&project.root).args(["log", "-1", "--no-merges", "--format=%s"]);
    let subject = project.at(".git").exists().then(|| run::asked(&mut git)).flatten();
    subject.and_then(|subject| fault(&subject)).map_or(Ok(()), Err)
}

fn fault(subject: &str) -> Option<String> {
    let is_area = |area: &str| {
        !area.is_empty() && area.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_. ".contains(c))
    };
    let has_form =
        subject.split_once(": ").is_some_and(|(areas, effect)| areas.split(", ").all(is_area) && !effect.is_empty());
    let is_fit = has_form && subject.chars().count() <= LONGEST;
    (!is_fit).then(|| format!("the commit {subject:?} must read `area: effect`, in at most {LONGEST} characters"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_subject_names_its_areas_and_is_short() {
        let long = format!("web: {}", "x".repeat(66));
        for fit in ["web: the bundle", "some-game, measured tables: a long notice", &long] {
            assert_eq!(fault(fit), None);
        }
        for unfit in ["The bundle", "Web: the bundle", "web: ", "web,cli: both", ": none", &format!("{long}x")] {
            assert!(fault(unfit).is_some(), "{unfit}");
        }
    }
}
