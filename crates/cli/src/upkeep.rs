//! `rumpus backup`, `restore`, `check`, `repair` and `prune`: the commands with which an operator maintains a data
//! folder.

use crate::serve::default_data;
use crate::{Answer, say};
use clap::Args;
use indicatif::{HumanBytes, ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::{Value, json};
use server::upkeep::{self, BackupOptions, Finding, PruneOptions, UpkeepError};
use std::io::{IsTerminal, stderr};
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

/// The data folder to work on.
#[derive(Args)]
struct Folder {
    /// The server's data folder [default: that of rumpus serve]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl Folder {
    fn path(&self) -> Result<PathBuf, String> {
        self.data.clone().map_or_else(default_data, Ok)
    }
}

/// Arguments of `rumpus backup`.
#[derive(Args)]
pub struct Backup {
    /// The backup to write. The file appears under this name only when it is complete
    file: PathBuf,
    #[command(flatten)]
    folder: Folder,
    /// Overwrite an existing file
    #[arg(long)]
    force: bool,
    /// Leave out the key with which the server signs records
    #[arg(long)]
    without_key: bool,
    /// Only print what the command would back up
    #[arg(long)]
    dry_run: bool,
}

impl Backup {
    /// Makes a backup, and prints what it holds. A server may run meanwhile.
    pub fn run(self) -> Result<Answer, String> {
        let options = BackupOptions { force: self.force, without_key: self.without_key, dry_run: self.dry_run };
        let data = self.folder.path()?;
        let report = with_bar(|watch| upkeep::backup(&data, &self.file, options, watch))?;
        let did = if self.dry_run { "would back up" } else { "backed up" };
        let key = if report.has_key { "with the signing key" } else { "without a signing key" };
        say!(
            "{did} {} matches with {} steps, {key}, to {} ({})",
            report.matches,
            report.steps,
            self.file.display(),
            HumanBytes(report.bytes)
        );
        Ok(Answer::Yes)
    }
}

/// Arguments of `rumpus restore`.
#[derive(Args)]
pub struct Restore {
    /// A file that rumpus backup wrote. The command checks the file before it changes anything
    file: PathBuf,
    #[command(flatten)]
    folder: Folder,
    /// Restore even if the data folder is not empty. Its old content moves into a subfolder named replaced-TIME
    #[arg(long)]
    force: bool,
    /// Only check the file and the data folder
    #[arg(long)]
    dry_run: bool,
}

impl Restore {
    /// Makes a data folder from a backup.
    pub fn run(self) -> Result<Answer, String> {
        let data = self.folder.path()?;
        let report = with_bar(|watch| upkeep::restore(&self.file, &data, self.force, self.dry_run, watch))?;
        let did = if self.dry_run { "would restore" } else { "restored" };
        let key = if report.has_key { "with the signing key" } else { "without a signing key" };
        let made = SystemTime::UNIX_EPOCH + Duration::from_millis(report.made_ms.max(0).unsigned_abs());
        say!(
            "{did} {} matches with {} steps, {key}, as of {}, to {}",
            report.matches,
            report.steps,
            humantime::format_rfc3339_seconds(made),
            data.display()
        );
        if let Some(aside) = &report.aside {
            say!("the old content of the folder is in {}", aside.display());
        }
        Ok(Answer::Yes)
    }
}

/// Arguments of `rumpus check`.
#[derive(Args)]
pub struct Check {
    /// Check this file, which rumpus backup wrote, in place of a data folder
    #[arg(conflicts_with = "data")]
    file: Option<PathBuf>,
    #[command(flatten)]
    folder: Folder,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

impl Check {
    /// Checks the database file and its rows, and whether every match replays. Prints the damage. Returns
    /// [`Answer::No`] if there is any.
    pub fn run(self) -> Result<Answer, String> {
        let place = self.file.clone().map_or_else(|| self.folder.path(), Ok)?;
        let report = with_bar(|watch| upkeep::check(&place, watch))?;
        let failed: Vec<Value> = report.failed().filter_map(crate::verify_data::failed_json).collect();
        if self.json {
            let findings: Vec<Value> = report.findings.iter().map(finding_json).collect();
            say!("{}", json!({"matches": report.verdicts.len(), "failed": failed, "findings": findings}));
        } else {
            report.findings.iter().for_each(say_finding);
            report.failed().for_each(crate::verify_data::say_failed);
            let replayed = report.verdicts.len() - failed.len();
            say!("{} faults; {replayed} of {} matches replay", report.findings.len(), report.verdicts.len());
        }
        Ok(if report.is_sound() { Answer::Yes } else { Answer::No })
    }
}

fn finding_json(finding: &Finding) -> Value {
    json!({"what": finding.what, "remedy": finding.remedy})
}

fn say_finding(finding: &Finding) {
    match finding.remedy {
        Some(remedy) => say!("{}; rumpus repair {remedy}", finding.what),
        None => say!("{}; only a backup can help", finding.what),
    }
}

/// Arguments of `rumpus repair`.
#[derive(Args)]
pub struct Repair {
    #[command(flatten)]
    folder: Folder,
    /// Repair; without it, the command only prints what it would do
    #[arg(long, conflicts_with = "dry_run")]
    apply: bool,
    /// Only print what the repair would do; this is the default
    #[arg(long)]
    dry_run: bool,
}

impl Repair {
    /// Repairs what it can if `--apply` is set. Otherwise only prints what it would do. Returns [`Answer::No`] if
    /// damage is left that this command cannot repair.
    pub fn run(self) -> Result<Answer, String> {
        let report = upkeep::repair(&self.folder.path()?, self.apply).map_err(|fault| fault.to_string())?;
        report.found.iter().for_each(say_finding);
        if let Some(kept) = &report.kept {
            say!("a copy of the database from before the repair is in {}", kept.display());
        }
        match (report.found.len(), report.left.len(), self.apply) {
            (0, ..) => say!("nothing to repair"),
            (found, left, true) => say!("{found} faults found, {left} left; rumpus check replays every match"),
            (found, _, false) => say!("{found} faults found; nothing was changed, use --apply to repair"),
        }
        Ok(if report.left.is_empty() { Answer::Yes } else { Answer::No })
    }
}

/// Arguments of `rumpus prune`.
#[derive(Args)]
pub struct Prune {
    #[command(flatten)]
    folder: Folder,
    /// Keep matches and guests that have changed within this time, such as 180d or 6months
    #[arg(long, value_name = "TIME", default_value = "180d", value_parser = humantime::parse_duration)]
    older_than: Duration,
    /// Remove finished matches too, with their records and replays
    #[arg(long)]
    finished: bool,
    /// Only print what the command would remove
    #[arg(long)]
    dry_run: bool,
}

impl Prune {
    /// Removes old matches and guests, and prints how many.
    pub fn run(self) -> Result<Answer, String> {
        let options = PruneOptions { older_than: self.older_than, finished: self.finished, dry_run: self.dry_run };
        let data = self.folder.path()?;
        let report = with_bar(|watch| upkeep::prune(&data, options, watch))?;
        let did = if self.dry_run { "would remove" } else { "removed" };
        say!(
            "{did} {} matches called off before they began, {} finished matches and {} guests without a match, older than {}",
            report.called_off,
            report.finished,
            report.guests,
            humantime::format_duration(self.older_than)
        );
        if !self.finished {
            say!("finished matches stay; --finished removes them too");
        }
        if !report.is_compact && !self.dry_run {
            say!(
                "a server runs and keeps the free space for itself; to make the file smaller, prune while no server runs"
            );
        }
        Ok(Answer::Yes)
    }
}

/// Does `work` with a progress bar on standard error, if that is a terminal.
fn with_bar<T>(work: impl FnOnce(upkeep::Watch<'_>) -> Result<T, UpkeepError>) -> Result<T, String> {
    let target = if stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {msg}, {eta} left")
        .expect("the template of the progress bar is valid");
    let bar = ProgressBar::with_draw_target(Some(0), target).with_style(style);
    let worked = work(&mut |what, done, total| {
        bar.set_length(total);
        bar.set_position(done);
        bar.set_message(what);
    });
    bar.finish_and_clear();
    worked.map_err(|fault| fault.to_string())
}
