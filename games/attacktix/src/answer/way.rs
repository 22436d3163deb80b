//! A legal path to a place. AT-MOVE-02, AT-R-10

use super::words::WayAnswer;
use crate::game::Attacktix;
use crate::place::Heading;
use crate::state::{FigureIndex, State};
use geometry::Point;
use referee::Seat;

impl Attacktix {
    /// A path to a place around what is in the way, or as near to it as the figure gets, and what comes of it. AT-R-10
    pub(super) fn way_answer(
        &self,
        state: &State,
        seat: Seat,
        figure: FigureIndex,
        to: Point,
        facing: Option<Heading>,
    ) -> WayAnswer {
        let path = self.way(state, figure, to, facing).path;
        let judged = self.path_answer(state, seat, figure, &path, None, &[]);
        WayAnswer { path, judged }
    }
}
