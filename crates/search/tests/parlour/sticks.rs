//! Sticks: in turn, each player takes one, two or three sticks. The player who takes the last stick wins. Nothing is
//! hidden. A player who leaves a multiple of four can win (the rule of four).

use super::{HOUSE, allow};
use referee::{Chance, Coverage, Game, Outcome, PlainRefusal, RulesId, Seat, Seats, Status, Table, Viewer};
use search::{Level, Playable, Watch};

#[derive(Clone)]
pub struct Sticks;

#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Heap {
    pub sticks: u8,
    pub turn: Seat,
}

impl Game for Sticks {
    type Setup = ();
    type State = Heap;
    type Position = Heap;
    type Action = u8;
    type Event = u8;
    type View = Heap;
    type Refusal = PlainRefusal;

    const REVISION: u32 = 1;

    fn open_revision(_setup: (), _: u32) -> Result<Sticks, Vec<PlainRefusal>> {
        Ok(Sticks)
    }

    fn id(&self) -> RulesId {
        RulesId { game: "sticks".into(), edition: String::new(), revision: 1 }
    }

    fn setup(&self) -> &() {
        &()
    }

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self, _table: &mut Table<'_, u8>) -> Heap {
        Heap { sticks: 15, turn: Seat(0) }
    }

    fn status(&self, heap: &Heap) -> Status {
        match heap.sticks {
            0 => Status::Over(Outcome { winners: Seats::one(Seat(1 - heap.turn.0)), by: "last", clause: HOUSE }),
            _ => Status::Awaiting(Seats::one(heap.turn)),
        }
    }

    fn check(&self, heap: &Heap, seat: Seat, take: &u8) -> Result<(), PlainRefusal> {
        let fits = seat == heap.turn && (1..=3).contains(take) && *take <= heap.sticks;
        allow(fits)
    }

    fn apply(&self, heap: &mut Heap, seat: Seat, take: &u8, _table: &mut Table<'_, u8>) {
        assert_eq!(self.check(heap, seat, take), Ok(()));
        heap.sticks -= take;
        heap.turn = Seat(1 - seat.0);
    }

    fn candidates(&self, heap: &Heap, _seat: Seat, _chance: &mut dyn Chance, out: &mut Vec<u8>) -> Coverage {
        out.extend(1..=heap.sticks.min(3));
        Coverage::All
    }

    fn view(&self, heap: &Heap, _viewer: Viewer) -> Heap {
        heap.clone()
    }

    fn show(&self, event: &u8, _viewer: Viewer) -> Option<u8> {
        Some(*event)
    }

    fn imagine(&self, view: &Heap, _chance: &mut dyn Chance) -> Heap {
        view.clone()
    }

    fn position(&self, heap: &Heap) -> Heap {
        heap.clone()
    }

    fn restore(&self, position: Heap) -> Heap {
        position
    }
}

impl Playable for Sticks {
    const REASONS: &'static [&'static str] = &["sticks", "fours", "rule"];
    const HIGHEST: Level = Level::FIVE;

    fn estimate(&self, _heap: &Heap, _seat: Seat) -> i32 {
        0
    }

    /// Adds two terms: the number of sticks left, and the rule of four. Only the gain of the rule is large enough to be
    /// a reason.
    fn terms(&self, heap: &Heap, seat: Seat, add: &mut dyn FnMut(&'static str, i32)) {
        let sign = if heap.turn == seat { -1 } else { 1 };
        add("sticks", i32::from(heap.sticks));
        add("fours", if heap.sticks.is_multiple_of(4) { 1_000 * sign } else { 0 });
    }

    /// Names the rule of four as the reason if the heap has more than 250 sticks, because the decision then comes from
    /// the plan.
    fn motive(&self, heap: &Heap, _seat: Seat, _take: &u8, _seed: u64) -> Option<&'static str> {
        (heap.sticks > 250).then_some("rule")
    }

    /// Plans the decision for heaps of more than 250 sticks, from the rule of four and the seed. A cancelled plan takes
    /// one stick.
    fn plan(&self, heap: &Heap, _seat: Seat, level: Level, seed: u64, watch: &Watch<'_>) -> Option<u8> {
        if heap.sticks <= 250 {
            return None;
        }
        watch.done(u32::from(level.number()) * 100);
        let slip = 1 + (seed % 3) as u8;
        Some(if watch.stopped() { 1 } else { (heap.sticks % 4).max(slip) })
    }
}
