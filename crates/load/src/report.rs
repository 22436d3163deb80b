//! Writes the report of all passes: as tables for people, and as JSON for programs.

use crate::Spread;
use crate::trial::{Figures, Mode};
use serde_json::{Value, json};
use std::fmt::Write;

/// A measurement that the report shows.
#[derive(Clone, Copy)]
pub struct Measure {
    /// Its name in JSON.
    pub name: &'static str,
    /// Its heading in the table.
    pub heading: &'static str,
    /// Returns this measurement from the figures of a pass.
    pub of: fn(&Figures) -> f64,
    /// How many digits to show after the decimal point.
    digits: usize,
    /// Whether a larger number is better.
    is_yield: bool,
}

const MOVES: Measure = Measure {
    name: "moves_a_cpu_second",
    heading: "moves a server CPU-second",
    of: |figures| figures.moves_a_cpu_second,
    digits: 0,
    is_yield: true,
};

const CLOSED: [Measure; 5] = [
    MOVES,
    Measure {
        name: "moves_a_second",
        heading: "moves a second",
        of: |figures| figures.moves_a_second,
        digits: 0,
        is_yield: true,
    },
    P50,
    P99,
    BYTES,
];

const PACED: [Measure; 6] = [
    P50,
    P99,
    MOVES,
    BYTES,
    Measure {
        name: "game_kb",
        heading: "KB a live game with two sockets",
        of: |figures| figures.game_kb,
        digits: 1,
        is_yield: false,
    },
    Measure {
        name: "set_up_ms",
        heading: "CPU ms to set a game up",
        of: |figures| figures.set_up_ms,
        digits: 2,
        is_yield: false,
    },
];

const IDLE: [Measure; 1] = [Measure {
    name: "socket_kb",
    heading: "KB an idle socket",
    of: |figures| figures.socket_kb,
    digits: 1,
    is_yield: false,
}];

const P50: Measure =
    Measure { name: "p50_ms", heading: "p50 ms", of: |figures| figures.p50_ms, digits: 1, is_yield: false };
const P99: Measure =
    Measure { name: "p99_ms", heading: "p99 ms", of: |figures| figures.p99_ms, digits: 1, is_yield: false };
const BYTES: Measure = Measure {
    name: "bytes_a_move",
    heading: "bytes a move, both clients",
    of: |figures| figures.bytes_a_move,
    digits: 0,
    is_yield: false,
};

/// The figures of all contestants in one mode.
pub struct Row {
    /// How the games were played.
    pub mode: Mode,
    /// For each contestant, its name and the figures of its passes, in the order in which they ran.
    pub passes: Vec<(String, Vec<Figures>)>,
}

impl Mode {
    /// Returns the mode in words, such as `100 games, closed loop`.
    pub fn describe(self) -> String {
        match self {
            Mode::Closed { at_once, .. } => format!("{at_once} games, closed loop"),
            Mode::Paced { at_once, .. } => format!("{at_once} games, 1 move a second each"),
            Mode::Idle { sockets } => format!("{sockets} idle sockets"),
        }
    }

    fn measures(self) -> &'static [Measure] {
        match self {
            Mode::Closed { .. } => &CLOSED,
            Mode::Paced { .. } => &PACED,
            Mode::Idle { .. } => &IDLE,
        }
    }
}

impl Row {
    fn spread(&self, contestant: usize, measure: &Measure) -> Spread {
        Spread::of(self.passes[contestant].1.iter().map(measure.of).collect())
    }

    /// Compares the first contestant with another, pass by pass. A ratio above 1 means that the first is better.
    fn ratio(&self, other: usize, measure: &Measure) -> Spread {
        let (own, others) = (&self.passes[0].1, &self.passes[other].1);
        let pairs = own.iter().zip(others).map(|(own, other)| ((measure.of)(own), (measure.of)(other)));
        let ratios = pairs.map(|(own, other)| if measure.is_yield { own / other } else { other / own });
        Spread::of(ratios.filter(|ratio| ratio.is_finite()).collect())
    }
}

/// Returns the report as Markdown, with a table for each mode.
pub fn markdown(rows: &[Row]) -> String {
    let mut text = String::new();
    for row in rows {
        write!(text, "\n### {}\n\n| |", capital(&row.mode.describe())).expect("writing to a string never fails");
        let measures = row.mode.measures();
        measures
            .iter()
            .for_each(|measure| write!(text, " {} |", measure.heading).expect("writing to a string never fails"));
        text.push_str("\n| --- |");
        measures.iter().for_each(|_| text.push_str(" --- |"));
        text.push('\n');
        for (n, (name, _)) in row.passes.iter().enumerate() {
            write!(text, "| {name} |").expect("writing to a string never fails");
            for measure in measures {
                write!(text, " {} |", cell(row.spread(n, measure), measure.digits))
                    .expect("writing to a string never fails");
            }
            text.push('\n');
        }
        let first = row.passes.first().map_or("", |(name, _)| name);
        for (n, (name, _)) in row.passes.iter().enumerate().skip(1) {
            write!(text, "| {first} is better than {name} by |").expect("writing to a string never fails");
            for measure in measures {
                write!(text, " {} |", times(row.ratio(n, measure))).expect("writing to a string never fails");
            }
            text.push('\n');
        }
    }
    text
}

/// Returns the report as JSON: for each mode and contestant, the spread of every figure over the passes.
pub fn json(rows: &[Row]) -> Value {
    let contestant = |row: &Row, n: usize| {
        let measures = row.mode.measures().iter();
        let spreads = measures.map(|measure| (measure.name.to_owned(), json!(row.spread(n, measure))));
        json!({ "name": row.passes[n].0, "passes": row.passes[n].1.len(), "figures": spreads.collect::<serde_json::Map<_, _>>() })
    };
    let whole = |row: &Row| {
        let contestants: Vec<Value> = (0..row.passes.len()).map(|n| contestant(row, n)).collect();
        json!({ "mode": row.mode.describe(), "contestants": contestants })
    };
    json!(rows.iter().map(whole).collect::<Vec<_>>())
}

fn cell(spread: Spread, digits: usize) -> String {
    let Spread { low, median, high } = spread;
    format!("**{median:.digits$}** ({low:.digits$} to {high:.digits$})")
}

fn times(spread: Spread) -> String {
    format!("**{:.2}×** ({:.2} to {:.2})", spread.median, spread.low, spread.high)
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
