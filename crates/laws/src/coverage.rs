//! Measures how well the law of non-interference was tested. A twin is a second truth that a viewer cannot tell from
//! the real one. This module counts how often a twin was found for each kind of viewer, and how often it differed in
//! each secret.

use crate::Subject;
use referee::{Codec, Seat, Viewer};

/// A kind of secret, and how often twins must differ in it.
pub struct Secret<G: Codec> {
    /// The name of the secret, such as `racks`.
    pub name: &'static str,
    /// Reads the secret from a truth. `None` while the game keeps no such secret. Two truths differ in the secret if
    /// this value differs.
    pub of: fn(&G, &G::State) -> Option<String>,
    /// How many of 100 comparisons must be with a twin that differs in the secret. Only comparisons while the secret
    /// exists count. The three numbers are for the seat that decides, for another seat and for the public. A number is
    /// 0 if these viewers know the secret.
    pub floor: [u32; 3],
}

/// The kinds of viewers, in the order of [`Secret::floor`].
const KINDS: [&str; 3] = ["the seat that decides", "another seat", "the public"];

/// Counts comparisons with twins, by kind of viewer and by secret.
pub(crate) struct Tally {
    /// By kind of viewer: decisions that were compared, and those for which a twin was found.
    steps: [Share; 3],
    /// By secret and kind of viewer: comparisons made while the secret existed, and those with a twin that differed in
    /// it.
    secrets: Vec<[Share; 3]>,
}

#[derive(Clone, Copy, Default)]
struct Share {
    of: u32,
    count: u32,
}

/// The values of each secret of a subject in some truths.
pub(crate) type Secrets = Vec<Vec<Option<String>>>;

/// Returns the value of each secret in these truths.
pub(crate) fn secrets<G: Codec>(subject: &Subject<G>, truths: [&G::State; 2]) -> Secrets {
    let of = |secret: &Secret<G>| truths.map(|truth| (secret.of)(&subject.game, truth)).into();
    subject.secrets.iter().map(of).collect()
}

/// Returns the kind of a viewer, as an index in [`KINDS`]. `actor` is the seat that decides; at the start there is
/// none.
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

    /// Notes for a kind of viewer whether a twin was found for a decision.
    pub(crate) fn step(&mut self, kind: usize, is_found: bool) {
        self.steps[kind].add(is_found);
    }

    /// Notes a comparison, with the values of the secrets in the truth and in the twin.
    pub(crate) fn compared(&mut self, kind: usize, truth: &Secrets, twin: &Secrets) {
        for ((shares, truth), twin) in self.secrets.iter_mut().zip(truth).zip(twin) {
            if truth.iter().any(Option::is_some) {
                shares[kind].add(truth != twin);
            }
        }
    }

    /// Returns a sentence for each measurement that is below the floor of the subject.
    pub(crate) fn shortfalls<G: Codec>(&self, subject: &Subject<G>) -> Vec<String> {
        let mut short = Vec::new();
        for ((share, eyes), percent) in self.steps.iter().zip(KINDS).zip([subject.twins_percent; 3]) {
            if share.is_below(percent) {
                let Share { of, count } = share;
                short.push(format!("a twin was found for {count} of {of} decisions before {eyes}, not {percent} %"));
            }
        }
        for (secret, shares) in subject.secrets.iter().zip(&self.secrets) {
            for ((share, eyes), percent) in shares.iter().zip(KINDS).zip(secret.floor) {
                if share.is_below(percent) {
                    let (Share { of, count }, name) = (share, secret.name);
                    short.push(format!("{name}: {count} of {of} twins differ before {eyes}, not {percent} %"));
                }
            }
        }
        short
    }
}
