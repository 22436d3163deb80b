//! Exact plane geometry in whole micrometres.
//!
//! Players measure a table of figures in inches. Here an inch is 25 400 micrometres, and every coordinate is a whole
//! number of micrometres. Comparisons of integers decide every yes or no. There are no floats, and functions round
//! numbers only where they say so. So the same question has the same answer on every machine.
//!
//! # Bounds
//!
//! Coordinates lie in `-BOUND ..= BOUND` (10 metres either way), lengths and radii in `0 ..= LONGEST`, limits and
//! tolerances in `-LONGEST ..= LONGEST`. Within these bounds nothing overflows:
//!
//! | what | at most | held in |
//! | --- | --- | --- |
//! | difference of two coordinates | 2·10^7 | `i64` |
//! | dot or cross product, squared distance | 8·10^14 | `i64` |
//! | sum of two radii and a limit, and its square | 1.2·10^8, 1.5·10^16 | `i64` |
//! | square of a dot or cross product, product of two squared lengths | 1.2·10^31 | `i128` |
//! | number under a root that has 13 binary places | 1.4·10^38 | `i128` |
//! | both sides of a comparison with a root, squared | 1.2·10^76 | 256 bits, compared only |
//!
//! A caller that reads points from input must call [`Point::is_in_bounds`] for each point. [`Polygon::new`] checks its
//! points itself.
//!
//! # Tolerances
//!
//! The functions apply a limit exactly as it is given. A rule that allows a tolerance adds the tolerance itself. For
//! such a rule, "within x" is a gap of at most `x + TOLERANCE`. Two bases overlap if the overlap is more than
//! `TOLERANCE`.

mod direction;
mod disc;
mod leg;
mod overlap;
mod point;
mod polygon;
mod rect;
mod segment;
mod sines;
mod spans;
mod sweep;
mod template;
mod wide;

pub use direction::Direction;
pub use disc::Disc;
pub use leg::{Border, Leg};
pub use point::Point;
pub use polygon::{Fault, Place, Polygon};
pub use rect::Rect;
pub use segment::Segment;
pub use spans::{Span, Spans, UNITS};
pub use sweep::{Sweep, Touch};
pub use template::{Cover, Sector};

/// The length of an inch, in micrometres.
pub const INCH: i32 = 25_400;

/// The tolerance that rules allow when they compare lengths: a thousandth of an inch, in whole micrometres.
pub const TOLERANCE: i32 = 25;

/// The largest coordinate, positive or negative, in micrometres.
pub const BOUND: i32 = 10_000_000;

/// The greatest length, radius or limit, in micrometres. It is more than the diagonal of the square of all coordinates.
pub const LONGEST: i32 = 40_000_000;
