//! Measures how well the law of non-interference was tested. A twin is a second complete state that a viewer cannot
//! tell from the real one. For each kind of viewer, this module counts how often the law found a twin, and how often
//! the twin differed in each secret.

use crate::Subject;
use referee::{Codec, Seat, Viewer};

/// A kind of secret, and how often twins must differ in it.
pub struct Secret<G: Codec> {
    /// The name of the secret, such as `racks`.
    pub name: &'static str,
    /// Returns the value of the secret in a state, or `None` while the game keeps no such secret. Two states differ in
    /// the secret if these values differ.
    pub of: fn(&G, &G::State) -> Option<String>,
    /// The least percentage of comparisons in which the twin must differ in the secret. Only comparisons while the
    /// secret exists count. The three numbers are for the seat that decides, for another seat and for the public. A
    /// number is 0 if such viewers may know the secret.
    pub floor: [u32; 3],
}

/// The kinds of viewers, in the order of [`Secret::floor`].
const KINDS: [&str; 3] = ["the seat that decides", "another seat", "the public"];

/// Counts comparisons with twins, by kind of viewer and by secret.
pub(crate) struct Tally {
    /// By kind of viewer: all decisions, and those for which the law found a twin.
    steps: [Share; 3],
    /// By secret and kind of viewer: all comparisons while the secret existed, and those in which the twin differed in
    /// it.
    secrets: Vec<[Share; 3]>,
}

#[derive(Clone, Copy, Default)]
struct Share {
    of: u32,
    count: u32,
}

/// For each secret of a subject, its values in some states.
pub(crate) type Secrets = Vec<Vec<Option<String>>>;

/// Returns the values of each secret in these two states.
pub(crate) fn secrets<G: Codec>(subject: &Subject<G>, truths: [&G::State; 2]) -> Secrets {
    let of = |secret: &Secret<G>| truths.map(|truth| (secret.of)(&subject.game, truth)).into();
    subject.secrets.iter().map(of).collect()
}

/// Returns the kind of a viewer, as an index in [`KINDS`]. `actor` is the seat that decides, or `None` at the start of
/// the game.
pub(crate) fn kind(viewer: Viewer, actor: Option<Seat>) -> usize {
    match viewer {
        Viewer::Seat(seat) if actor == Some(seat) => 0,
        Viewer::Seat(_) => 1,
        Viewer::Public => 2,
    }
}

impl Share {
    fn add(&mut self, counts: bool) {
        self.of += 1;
        self.count += u32::from(counts);
    }

    fn is_below(self, percent: u32) -> bool {
        self.of == 0 && percent > 0 || u64::from(self.count) * 100 < u64::from(self.of) * u64::from(percent)
    }
}

impl Tally {
    pub(crate) fn new<G: Codec>(subject: &Subject<G>) -> Tally {
        Tally { steps: Default::default(), secrets: vec![Default::default(); subject.secrets.len()] }
    }

    /// Counts a decision for a kind of viewer, and whether the law found a twin for it.
    pub(crate) fn step(&mut self, kind: usize, is_found: bool) {
        self.steps[kind].add(is_found);
    }

    /// Counts a comparison, with the values of the secrets in the real states and in the twins.
    pub(crate) fn compared(&mut self, kind: usize, truth: &Secrets, twin: &Secrets) {
        for ((shares, truth), twin) in self.secrets.iter_mut().zip(truth).zip(twin) {
            if truth.iter().any(Option::is_some) {
                shares[kind].add(truth != twin);
            }
        }
    }

    /// Returns a sentence for each percentage that is below the least one that the subject requires.
    pub(crate) fn shortfalls<G: Codec>(&self, subject: &Subject<G>) -> Vec<String> {
        let mut short = Vec::new();
        for ((share, eyes), percent) in self.steps.iter().zip(KINDS).zip([subject.twins_percent; 3]) {
            if share.is_below(percent) {
                let Share { of, count } = share;
                short.push(format!(
                    "for {eyes}, {count} of {of} decisions have a twin; it must be at least {percent} %"
                ));
            }
        }
        for (secret, shares) in subject.secrets.iter().zip(&self.secrets) {
            for ((share, eyes), percent) in shares.iter().zip(KINDS).zip(secret.floor) {
                if share.is_below(percent) {
                    let (Share { of, count }, name) = (share, secret.name);
                    short.push(format!(
                        "{name}: for {eyes}, {count} of {of} twins differ; it must be at least {percent} %"
                    ));
                }
            }
        }
        short
    }
}
