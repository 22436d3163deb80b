//! Judges assertions about trials.

use super::assertion::Said;
use super::judge::Verdict;
use super::measurement::{AimsUsed, Bounds, FelledBy, ImpulseOn, Keyframes, ObjectIs, SameHash, Settled};
use super::table::{Run, ScenarioTable, Struck, Tried};
use crate::id::Id;
use crate::numbers::STILL;
use crate::state::{FigureIndex, Piece};
use crate::terrain::Standing;
use physics::{Part, Thousandths};

impl Bounds {
    const fn of(min: Option<Thousandths>, max: Option<Thousandths>) -> Bounds {
        Bounds { min, max }
    }

    /// Checks that a value is within the bounds. A bound of 1,500 thousandths means 1.5 in the unit of
    /// the value.
    fn hold(&self, what: &str, value: i64) -> Verdict {
        let fits =
            self.min.is_none_or(|min| value * 1_000 >= min.0) && self.max.is_none_or(|max| value * 1_000 <= max.0);
        if fits {
            return Ok(());
        }
        let bound =
            |word: &str, bound: Option<Thousandths>| bound.map(|bound| format!("{word} {} thousandths", bound.0));
        let bounds: Vec<String> =
            [bound("at least", self.min), bound("at most", self.max)].into_iter().flatten().collect();
        Err(format!("{what} is {value}; it must be {}", bounds.join(" and ")))
    }
}

/// Counts the items for which a condition holds.
fn count<T>(all: &[T], is: impl Fn(&T) -> bool) -> i64 {
    all.iter().filter(|one| is(one)).count() as i64
}

impl ScenarioTable {
    pub(super) fn measure(&self, said: &Said) -> Verdict {
        let tried = self.story.tried.as_ref().ok_or("no trials were made before this assertion")?;
        let runs = tried.runs.as_slice();
        match said {
            Said::Toppled(it) => {
                let figure = self.named(&it.figure)?;
                if runs.len() != it.of as usize {
                    return Err(format!("the trials have {} runs, not {}", runs.len(), it.of));
                }
                let toppled = count(runs, |run| run.is_defeated(figure));
                Bounds::of(it.min, it.max).hold(&format!("toppled {}", it.figure), toppled)
            }
            Said::Slide(it) => {
                let figure = self.named(&it.figure)?;
                if let Some(n) = runs.iter().position(|run| run.is_defeated(figure)) {
                    return Err(format!("{} was defeated in run {n}, so its slide cannot be measured", it.figure));
                }
                let slide = |run: &Run| {
                    let [from, to] = [&run.before, &run.after].map(|state| state.figures[figure.index()].at);
                    Some(i64::from(from.distance_round(to)))
                };
                each(runs, "slide", Bounds::of(it.min, it.max), slide)
            }
            Said::Tilt(it) => {
                let figure = self.named(&it.figure)?;
                each(runs, "tilt", Bounds::of(it.min, it.max), |run| final_tilt(run, figure))
            }
            Said::PeakTilt(it) => {
                let figure = self.named(&it.figure)?;
                each(runs, "peak_tilt", Bounds::of(it.min, it.max), |run| peak(run, figure, |peak| peak.tilt))
            }
            Said::Rise(it) => {
                let figure = self.named(&it.figure)?;
                each(runs, "rise", Bounds::of(it.min, it.max), |run| peak(run, figure, |peak| peak.rise))
            }
            Said::Impulse(it) => self.measure_impulse(runs, it),
            Said::Tripped(it) => {
                let figure = self.named(&it.figure)?;
                each(runs, "tripped", Bounds::of(it.min, it.max), |run| Some(self.tripped(run, figure)))
            }
            Said::Latch(it) => {
                let figure = self.named(&it.figure)?;
                let opened = |struck: &Struck| struck.report.latched.contains(&u16::from(figure.0));
                let opens = count(runs, |run| run.strikes.iter().any(opened));
                Bounds::of(it.min, it.max).hold("latch", opens)
            }
            said => self.measure_runs(tried, said),
        }
    }

    /// Judges assertions that are not about one target of the trials.
    fn measure_runs(&self, tried: &Tried, said: &Said) -> Verdict {
        let runs = tried.runs.as_slice();
        match said {
            Said::FallOrder(it) => self.measure_fall_order(runs, &it.first),
            Said::FelledBy(it) => self.measure_felled_by(runs, it),
            Said::Held(it) => {
                let figure = self.named(&it.figure)?;
                // After its release, the attacker may rock when a body falls against it. A shift of at most STILL does
                // not count as movement. AT-R-17, AT-R-58
                let moved =
                    |struck: &Struck| struck.by == Some(figure) && struck.report.measures.attacker_moved > STILL;
                none(runs, &moved, &format!("the base of {} moved", it.figure))
            }
            Said::Attached(it) => {
                let figure = self.named(&it.figure)?;
                let off = |struck: &Struck| struck.by == Some(figure) && !struck.report.measures.attached;
                none(runs, &off, &format!("the weapon of {} came off", it.figure))
            }
            Said::Settled(it) => measure_settled(runs, it),
            Said::PassedThrough(it) => {
                let through = tried.through.map(|figure| u16::from(figure.0));
                let passed = |struck: &Struck| {
                    let passed = &struck.report.measures.passed_through;
                    through.map_or(!passed.is_empty(), |figure| passed.contains(&figure))
                };
                it.hold("passed_through", count(runs, |run| run.strikes.iter().any(passed)))
            }
            Said::SameHash(it) => measure_same(tried, it),
            Said::PullUsed(it) => {
                let pull = |run: &Run| run.strikes.iter().map(|it| i64::from(it.report.measures.pull_used)).max();
                each(runs, "pull_used", *it, pull)
            }
            Said::Keyframes(it) => measure_keyframes(runs, it),
            Said::AimsUsed(it) => measure_aims(runs, it),
            _ => Err("this can be asserted only of a position, not of trials".into()),
        }
    }

    fn measure_impulse(&self, runs: &[Run], it: &ImpulseOn) -> Verdict {
        let figure = u16::from(self.named(&it.figure)?.0);
        let on_part = |struck: &Struck| -> i64 {
            let blows = struck.report.blows.iter().filter(|blow| blow.figure == figure && blow.part == it.part);
            blows.map(|blow| i64::from(blow.impulse)).sum()
        };
        let impulse = |run: &Run| match it.attack {
            Some(n) => run.strikes.get(n as usize).map(on_part),
            None => run.strikes.iter().map(on_part).max(),
        };
        each(runs, "impulse", Bounds::of(it.min, it.max), impulse)
    }

    /// Counts the switches of a figure that were tripped at the start or by a blow.
    fn tripped(&self, run: &Run, figure: FigureIndex) -> i64 {
        let least = i64::from(self.game.options().switch_impulse);
        let hit = |part: Part| {
            let is_hard = |blow: &physics::Blow| {
                blow.figure == u16::from(figure.0) && blow.part == part && i64::from(blow.impulse) >= least
            };
            run.strikes.iter().any(|struck| struck.report.blows.iter().any(is_hard))
        };
        let [left, right] = run.before.figures[figure.index()].tripped;
        i64::from(left || hit(Part::SwitchLeft)) + i64::from(right || hit(Part::SwitchRight))
    }

    fn measure_fall_order(&self, runs: &[Run], first: &Id) -> Verdict {
        let figure = u16::from(self.named(first)?.0);
        let comes_late = |run: &Run| {
            let mut falls = run.strikes.iter().flat_map(|struck| &struck.report.falls);
            falls.position(|fall| fall.id == figure).is_some_and(|place| place > 0)
        };
        match runs.iter().position(comes_late) {
            Some(n) => Err(format!("{first} is not the first to fall in run {n}")),
            None => Ok(()),
        }
    }

    fn measure_felled_by(&self, runs: &[Run], it: &FelledBy) -> Verdict {
        let (figure, object) = (self.named(&it.figure)?, self.object(&it.object)?);
        let both = count(runs, |run| fell(run, object) && run.is_defeated(figure));
        Bounds::of(it.min, it.max).hold("felled_by", both)
    }

    /// Judges the results of an object in the trials.
    pub(super) fn measure_object(&self, runs: &[Run], it: &ObjectIs) -> Verdict {
        let object = self.object(&it.id)?;
        it.fell.hold("fell", count(runs, |run| fell(run, object)))?;
        it.removed.hold("removed", count(runs, |run| state_after(run, object) == Some(Standing::Removed)))?;
        let moved = |run: &Run| {
            let place = |state: &crate::State| state.objects[usize::from(object.0)].as_ref().map(|object| object.at);
            Some(i64::from(place(&run.before)?.distance_round(place(&run.after)?)))
        };
        each(runs, "moved", it.moved, moved)
    }

    pub(super) fn object(&self, id: &Id) -> Result<Piece, String> {
        let piece = self.game.ground().piece(id).ok_or_else(|| format!("there is no piece {id}"))?;
        let is_object = self.state.objects[usize::from(piece.0)].is_some();
        if is_object { Ok(piece) } else { Err(format!("{id} is not an object")) }
    }
}

/// Checks that a value is within the bounds in every run.
fn each(runs: &[Run], what: &str, bounds: Bounds, value: impl Fn(&Run) -> Option<i64>) -> Verdict {
    for (n, run) in runs.iter().enumerate() {
        let value = value(run).ok_or_else(|| format!("run {n} has no value for {what}"))?;
        bounds.hold(&format!("{what} in run {n}"), value)?;
    }
    Ok(())
}

/// Checks that no strike meets a condition. Otherwise the fault names the run.
fn none(runs: &[Run], is: &dyn Fn(&Struck) -> bool, what: &str) -> Verdict {
    match runs.iter().position(|run| run.strikes.iter().any(is)) {
        Some(n) => Err(format!("{what} in run {n}")),
        None => Ok(()),
    }
}

/// Returns the last recorded tilt of a figure, in hundredths of a degree.
fn final_tilt(run: &Run, figure: FigureIndex) -> Option<i64> {
    let rests = run.strikes.iter().rev().flat_map(|struck| &struck.report.rests);
    rests.into_iter().find(|rest| rest.id == u16::from(figure.0)).map(|rest| i64::from(rest.tilt))
}

/// Returns the greatest value that a figure reached in any strike.
fn peak(run: &Run, figure: FigureIndex, of: impl Fn(&physics::Peak) -> i32) -> Option<i64> {
    let peaks = run.strikes.iter().flat_map(|struck| &struck.report.measures.peaks);
    peaks.filter(|peak| peak.id == u16::from(figure.0)).map(|peak| i64::from(of(peak))).max()
}

fn state_after(run: &Run, object: Piece) -> Option<Standing> {
    run.after.objects[usize::from(object.0)].as_ref().map(|object| object.state)
}

/// Says whether an object stood before a run and fell in it.
fn fell(run: &Run, object: Piece) -> bool {
    let stood = run.before.objects[usize::from(object.0)].as_ref().is_some_and(|it| it.state == Standing::Standing);
    let lies = |rest: &physics::ObjectRest| rest.id == u16::from(object.0) && rest.fallen;
    stood && run.strikes.iter().any(|struck| struck.report.objects.iter().any(lies))
}

fn measure_settled(runs: &[Run], it: &Settled) -> Verdict {
    let strikes: Vec<&Struck> = runs.iter().flat_map(|run| &run.strikes).collect();
    let cut_off = strikes.iter().filter(|struck| !struck.report.measures.settled).count();
    let slowest = strikes.iter().map(|struck| struck.report.measures.ms).max().unwrap_or(0);
    if cut_off > it.unsettled_max as usize {
        return Err(format!(
            "{cut_off} strikes were cut off before all bodies rested; at most {} may be",
            it.unsettled_max
        ));
    }
    if slowest > it.max_ms {
        return Err(format!("the slowest strike took {slowest} ms; at most {} are allowed", it.max_ms));
    }
    Ok(())
}

/// Checks that every repetition of the runs has the same digests.
fn measure_same(tried: &Tried, it: &SameHash) -> Verdict {
    let digests = |runs: &[Run]| -> Vec<u64> {
        runs.iter().flat_map(|run| run.strikes.iter().map(|struck| struck.report.digest)).collect()
    };
    let mut repetitions = tried.runs.chunks(tried.list).map(digests);
    let count = repetitions.len();
    if count < it.runs as usize {
        return Err(format!("the trials have {count} repetitions; at least {} are needed", it.runs));
    }
    let first = repetitions.next().unwrap_or_default();
    match repetitions.position(|other| other != first) {
        Some(n) => Err(format!("the results of repetition {} differ from those of the first", n + 2)),
        None => Ok(()),
    }
}

fn measure_keyframes(runs: &[Run], it: &Keyframes) -> Verdict {
    for struck in runs.iter().flat_map(|run| &run.strikes) {
        let film = struck.report.film.as_ref().ok_or("a strike has no keyframes")?;
        if film.0.len() > it.max_bytes as usize {
            return Err(format!(
                "the keyframes of a strike are {} bytes; at most {} are allowed",
                film.0.len(),
                it.max_bytes
            ));
        }
        let error = film.error(&struck.report).ok_or("the keyframes cannot be played back")?;
        if error.position > it.max_position || error.angle > it.max_angle {
            return Err(format!(
                "after the keyframes, a figure stands up to {} µm and {} hundredths of a degree from where it came \
                 to rest; at most {} µm and {} hundredths are allowed",
                error.position, error.angle, it.max_position, it.max_angle
            ));
        }
    }
    Ok(())
}

fn measure_aims(runs: &[Run], it: &AimsUsed) -> Verdict {
    let aims: Vec<Vec<crate::Aim>> =
        runs.iter().map(|run| run.strikes.iter().filter_map(|struck| struck.aimed).collect()).collect();
    let of = |n: u32| aims.get(n as usize).ok_or_else(|| format!("the trials have no run {n}"));
    for [a, b] in &it.equal {
        if of(*a)? != of(*b)? {
            return Err(format!("the aims of runs {a} and {b} differ: {:?}, {:?}", of(*a)?, of(*b)?));
        }
    }
    for [a, b] in &it.differ {
        if of(*a)? == of(*b)? {
            return Err(format!("the aims of runs {a} and {b} are the same: {:?}", of(*a)?));
        }
    }
    for aim in aims.iter().flatten() {
        let yaw = (aim.yaw - it.aim.yaw).abs();
        let pitch = (aim.pitch.unwrap_or(0) - it.aim.pitch.unwrap_or(0)).abs();
        if yaw > it.within.yaw || pitch > it.within.pitch {
            return Err(format!(
                "an aim is off by {yaw} in yaw and {pitch} in pitch, in hundredths of a degree; at most {} and {} \
                 are allowed: {aim:?}",
                it.within.yaw, it.within.pitch
            ));
        }
    }
    Ok(())
}
