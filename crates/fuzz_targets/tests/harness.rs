//! Runs every fuzz target for some seconds with arbitrary bytes and with changed valid inputs. It needs only a stable
//! compiler.
//!
//! `FUZZ_SECONDS` says for how many seconds each target runs (1 by default). An input follows from its number alone. So
//! the number of an input that fails is enough to make the input again.

mod corpus;
mod mutate;

use fuzz_targets::{TARGETS, Target};
use mutate::input;
use std::panic::catch_unwind;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// A target that takes longer for one input counts as hanging.
const HANGS: Duration = Duration::from_secs(20);
/// Each target must try at least this many inputs, however slow the machine is.
const FEWEST: u64 = 40;
/// The most memory that the test process may use, in KiB.
const MOST_MEMORY_KIB: u64 = 1 << 20;

fn seconds() -> Duration {
    let seconds = std::env::var("FUZZ_SECONDS").map_or(1, |text| text.parse().expect("FUZZ_SECONDS is a number"));
    Duration::from_secs(seconds)
}

/// Runs a target until its time is over. Returns how many inputs it took, and how many of these it could read.
fn drive(target: &Target) -> (u64, u64) {
    let seeds = corpus::of(target.name);
    assert!(!seeds.is_empty(), "{} has no valid inputs to begin with", target.name);
    let (number, read, seen) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
    thread::scope(|scope| {
        let driver = scope.spawn(|| {
            for seed in &seeds {
                assert!(take(target, seed, "a valid input"), "{} cannot read a valid input", target.name);
                seen.fetch_add(1, Ordering::Relaxed);
            }
            let begun = Instant::now();
            while begun.elapsed() < seconds() || number.load(Ordering::Relaxed) < FEWEST {
                let n = number.fetch_add(1, Ordering::Relaxed);
                let data = input(n, &seeds);
                let is_read = take(target, &data, &format!("input {n}"));
                read.fetch_add(u64::from(is_read), Ordering::Relaxed);
                seen.fetch_add(1, Ordering::Relaxed);
            }
        });
        watch(target.name, &seen, || driver.is_finished());
        driver.join().unwrap_or_else(|panic| {
            let told = panic.downcast_ref::<String>().map_or("a panic without a text", String::as_str);
            panic!("{told}")
        });
    });
    (number.into_inner(), read.into_inner())
}

/// Gives a target one input. Returns whether the target could read it.
fn take(target: &Target, data: &[u8], which: &str) -> bool {
    catch_unwind(|| (target.takes)(data))
        .unwrap_or_else(|_| panic!("{} panics at {which}: {}", target.name, String::from_utf8_lossy(data)))
}

/// Aborts the test process if one input takes too long, because a thread that hangs cannot be stopped.
fn watch(name: &str, seen: &AtomicU64, is_done: impl Fn() -> bool) {
    let (mut last, mut since) = (seen.load(Ordering::Relaxed), Instant::now());
    while !is_done() {
        thread::sleep(Duration::from_millis(20));
        let now = seen.load(Ordering::Relaxed);
        if now != last {
            (last, since) = (now, Instant::now());
        } else if since.elapsed() > HANGS {
            eprintln!(
                "{name} did not finish an input within {HANGS:?}, after {now} others (unchanged valid ones included)"
            );
            std::process::abort();
        }
    }
}

/// Returns the processor time of this thread. `None` if the system does not report it.
fn processor_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}

/// Returns the most memory that this process has ever used, in KiB. `None` if the system does not report it.
fn peak_memory_kib() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

#[test]
fn no_target_panics_hangs_or_uses_too_much_memory() {
    std::panic::set_hook(Box::new(|panic| {
        // Only the threads that run targets have no name. The hook does not print their panics, because the test's own
        // thread reports them with their inputs.
        if thread::current().name().is_some() {
            eprintln!("{panic}");
        }
    }));
    for target in &TARGETS {
        let (inputs, read) = drive(target);
        println!("{}: {inputs} inputs, {read} of them read", target.name);
        assert!(inputs >= FEWEST, "{} took only {inputs} inputs; it must take at least {FEWEST}", target.name);
        assert!(
            read > inputs / 50,
            "{} could read only {read} of {inputs} inputs; it must read more than one in 50",
            target.name
        );
    }
    if let Some(peak) = peak_memory_kib() {
        assert!(
            peak < MOST_MEMORY_KIB,
            "the test process used {peak} KiB; fewer than {MOST_MEMORY_KIB} KiB are allowed"
        );
    }
}

#[test]
fn absurd_numbers_and_very_long_lists_take_little_time() {
    let mut faults = Vec::new();
    for (name, text) in corpus::absurd() {
        let target = TARGETS.iter().find(|target| target.name == name).expect("a target of this name");
        let (begun, before) = (Instant::now(), processor_time());
        let is_done = catch_unwind(|| (target.takes)(text.as_bytes())).is_ok();
        let took = processor_time().zip(before).map_or_else(|| begun.elapsed(), |(now, before)| now - before);
        let shown: String = text.chars().take(300).collect();
        if !is_done {
            faults.push(format!("{name} panics at {shown}"));
        } else if took > HANGS {
            faults.push(format!("{name} took {took:?}, more than {HANGS:?}, for {shown}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_target_has_its_file_for_cargo_fuzz() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/fuzz_targets");
    for target in &TARGETS {
        let file = folder.join(format!("{}.rs", target.name));
        let text = std::fs::read_to_string(&file).unwrap_or_else(|fault| panic!("{}: {fault}", file.display()));
        assert!(
            text.contains(&format!("fuzz_targets::{}(data)", target.name)),
            "{} does not call its target",
            file.display()
        );
    }
}

#[test]
fn inputs_follow_from_their_number_alone() {
    let seeds = corpus::of("action");
    for n in 0..50 {
        assert_eq!(input(n, &seeds), input(n, &seeds));
    }
    assert!((0..50).any(|n| input(n, &seeds) != input(n + 1, &seeds)));
}
