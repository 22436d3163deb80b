//! Properties of boards and of their geometry. No board file makes the check of the board panic. The check reports all
//! faults, in the order of the rules. The plane geometry gives the same results as slower, exact reference functions.

use proptest::prelude::*;
use proptest::sample::{Index, select};
use referee::Cite;
use toy_battle::board::file::{Base, BoardFile, Label, Owner, Region, Size, Special};
use toy_battle::board::plane::{Point, REACH, Section, strictly_inside};
use toy_battle::board::{faults, obstacles, shipped, shipped_ids};

/// One change to a board. It does nothing if the board does not have what it changes.
#[derive(Clone, Debug)]
enum Change {
    Move(Index, i32, i32),
    DropPath(Index),
    AddPath(Index, Index),
    TurnPath(Index),
    Rename(Index, Index),
    DropBase(Index),
    AddBase(Index, i32, i32),
    SwapInBoundary(Index, Index, Index),
    GrowBoundary(Index, Index),
    DropRegion(Index),
    RepeatRegion(Index),
    Medals(Index, u32),
    ToWin(u32),
    Special(Index, Option<Special>),
    Frame(Option<Size>),
    Label(Index, Option<Label>),
    SwapInPairs(Index, Index),
    SwapOwner,
    Balance,
}

/// Generates coordinates: most on the board, some around it, some anywhere in the range of `i32`.
fn coordinate() -> impl Strategy<Value = i32> {
    prop_oneof![6 => 0..1400_i32, 2 => -500..3000_i32, 1 => any::<i32>(), 1 => select(vec![i32::MIN, i32::MAX, REACH, -REACH])]
}

fn special() -> impl Strategy<Value = Option<Special>> {
    let values = prop::collection::vec(select(vec!["K", "1", "7", "8", ""]), 0..4);
    let allow = values.prop_map(|values| Special::Allow { values: values.into_iter().map(String::from).collect() });
    prop::option::of(prop_oneof![Just(Special::Recall), Just(Special::Pin), allow])
}

fn change() -> impl Strategy<Value = Change> {
    let index = any::<Index>;
    let label = (coordinate(), coordinate()).prop_map(|(x, y)| Label { x, y });
    let size = (coordinate(), coordinate()).prop_map(|(w, h)| Size { w, h });
    prop_oneof![
        4 => (index(), coordinate(), coordinate()).prop_map(|(place, x, y)| Change::Move(place, x, y)),
        3 => index().prop_map(Change::DropPath),
        3 => (index(), index()).prop_map(|(one, other)| Change::AddPath(one, other)),
        1 => index().prop_map(Change::TurnPath),
        2 => (index(), index()).prop_map(|(one, other)| Change::Rename(one, other)),
        1 => index().prop_map(Change::DropBase),
        1 => (index(), coordinate(), coordinate()).prop_map(|(name, x, y)| Change::AddBase(name, x, y)),
        2 => (index(), index(), index()).prop_map(|(region, one, other)| Change::SwapInBoundary(region, one, other)),
        2 => (index(), index()).prop_map(|(region, place)| Change::GrowBoundary(region, place)),
        1 => index().prop_map(Change::DropRegion),
        1 => index().prop_map(Change::RepeatRegion),
        1 => (index(), prop_oneof![0..6_u32, any::<u32>()]).prop_map(|(region, medals)| Change::Medals(region, medals)),
        1 => prop_oneof![0..20_u32, any::<u32>()].prop_map(Change::ToWin),
        1 => (index(), special()).prop_map(|(base, special)| Change::Special(base, special)),
        1 => prop::option::of(size).prop_map(Change::Frame),
        1 => (index(), prop::option::of(label)).prop_map(|(region, label)| Change::Label(region, label)),
        1 => (index(), index()).prop_map(|(one, other)| Change::SwapInPairs(one, other)),
        1 => Just(Change::SwapOwner),
        1 => Just(Change::Balance),
    ]
}

/// Returns the id of one of the places, or an id that no place has.
fn some_id(board: &BoardFile, index: Index) -> String {
    let ids = board.hqs.iter().map(|hq| &hq.id).chain(board.bases.iter().map(|base| &base.id));
    let ids: Vec<String> = ids.cloned().chain([String::from("nowhere"), String::new()]).collect();
    index.get(&ids).clone()
}

fn some<T>(things: &mut [T], index: Index) -> Option<&mut T> {
    (!things.is_empty()).then(|| index.get_mut(things))
}

fn some_region(board: &mut BoardFile, index: Index) -> Option<&mut Region> {
    some(&mut board.regions, index)
}

/// Applies a change to a board. Returns `None` if the board does not have what the change needs.
fn apply(board: &mut BoardFile, change: &Change) -> Option<()> {
    match change.clone() {
        Change::Move(place, x, y) => match place.index(board.hqs.len() + board.bases.len() + 1) {
            hq if hq < board.hqs.len() => (board.hqs[hq].x, board.hqs[hq].y) = (x, y),
            _ => {
                let base = some(&mut board.bases, place)?;
                (base.x, base.y) = (x, y);
            }
        },
        Change::DropPath(path) => {
            drop((!board.paths.is_empty()).then(|| board.paths.remove(path.index(board.paths.len()))))
        }
        Change::AddPath(one, other) => board.paths.push([some_id(board, one), some_id(board, other)]),
        Change::TurnPath(path) => some(&mut board.paths, path)?.reverse(),
        Change::Rename(base, name) => some_id(board, name).clone_into(&mut some(&mut board.bases, base)?.id),
        Change::DropBase(base) => {
            drop((!board.bases.is_empty()).then(|| board.bases.remove(base.index(board.bases.len()))))
        }
        Change::AddBase(name, x, y) => board.bases.push(Base { id: some_id(board, name), x, y, special: None }),
        Change::SwapInBoundary(region, one, other) => {
            let boundary = &mut some_region(board, region)?.boundary;
            let (one, other) = (one.index(boundary.len().max(1)), other.index(boundary.len().max(1)));
            (!boundary.is_empty()).then(|| boundary.swap(one, other))?;
        }
        Change::GrowBoundary(region, place) => {
            let id = some_id(board, place);
            let region = some_region(board, region)?;
            region.boundary.push(id.clone());
            region.bases.push(id);
        }
        Change::DropRegion(region) => {
            drop((!board.regions.is_empty()).then(|| board.regions.remove(region.index(board.regions.len()))));
        }
        Change::RepeatRegion(region) => {
            let region = some_region(board, region)?.clone();
            board.regions.push(region);
        }
        Change::Medals(region, medals) => some_region(board, region)?.medals = medals,
        Change::ToWin(medals) => board.medals_to_win = medals,
        Change::Special(base, special) => some(&mut board.bases, base)?.special = special,
        Change::Frame(size) => board.size = size,
        Change::Label(region, label) => some_region(board, region)?.label = label,
        Change::SwapInPairs(one, other) => {
            let other = some_id(board, other);
            some(&mut board.symmetry.as_mut()?.pairs, one)?[0] = other;
        }
        Change::SwapOwner => board.hqs.iter_mut().for_each(|hq| hq.owner = Owner::Blue),
        Change::Balance => board.balance = None,
    }
    Some(())
}

proptest! {
    #[test]
    fn map_v_01_to_18_changed_boards_are_judged_in_full_and_never_panic(
        id in select(shipped_ids().collect::<Vec<_>>()),
        changes in prop::collection::vec(change(), 0..12),
    ) {
        let mut board = shipped(id).expect("a shipped board");
        for change in &changes {
            apply(&mut board, change);
        }
        let found = faults(&board);
        prop_assert!(found.is_sorted_by_key(|fault| fault.clause().id()), "{:?}", found);
        for fault in &found {
            let told = serde_json::to_value(fault).expect("a fault is told as JSON");
            prop_assert_eq!(&told["rule"], fault.clause().id());
            prop_assert_eq!(&told["because"], &fault.to_string());
            prop_assert!(told["type"].is_string());
        }
        if found.is_empty() {
            prop_assert_eq!(obstacles(&board), []);
        }
        let again = BoardFile::parse(&serde_json::to_string(&board).expect("JSON")).expect("a board");
        prop_assert_eq!(again, board);
    }

    /// The order and direction of paths do not matter, nor do the start and direction of boundaries and the order of
    /// bases. A valid board stays valid if its whole drawing is mirrored, stretched or shifted.
    #[test]
    fn map_v_01_to_18_equivalent_boards_have_no_faults_either(
        id in select(shipped_ids().collect::<Vec<_>>()),
        (paths, regions) in (any::<u64>(), any::<u64>()),
        turns in prop::collection::vec(any::<Index>(), 20),
        (mirrored, stretch) in (any::<bool>(), 1..50_i32),
    ) {
        let mut board = shipped(id).expect("a shipped board");
        let path_count = board.paths.len();
        board.paths.rotate_left(paths as usize % path_count);
        board.paths.iter_mut().enumerate().filter(|(bit, _)| paths >> bit & 1 == 1).for_each(|(_, path)| path.reverse());
        for (bit, region) in board.regions.iter_mut().enumerate() {
            let places = region.boundary.len();
            region.boundary.rotate_left(turns[bit].index(places));
            if regions >> bit & 1 == 1 {
                region.boundary.reverse();
                region.bases.reverse();
            }
        }
        let x_of = |x: i32| if mirrored { 1000 - x } else { x } * stretch;
        board.size = Some(Size { w: 1000 * stretch, h: 1400 * stretch });
        board.hqs.iter_mut().for_each(|hq| (hq.x, hq.y) = (x_of(hq.x), hq.y * stretch));
        board.bases.iter_mut().for_each(|base| (base.x, base.y) = (x_of(base.x), base.y * stretch));
        let labels = board.regions.iter_mut().filter_map(|region| region.label.as_mut());
        labels.for_each(|label| (label.x, label.y) = (x_of(label.x), label.y * stretch));
        prop_assert_eq!(faults(&board), []);
    }

    #[test]
    fn a_changed_text_is_read_or_refused_without_a_panic(
        id in select(shipped_ids().collect::<Vec<_>>()),
        cuts in prop::collection::vec((any::<Index>(), ".{0,4}"), 1..4),
    ) {
        let board = shipped(id).expect("a shipped board");
        let mut text: Vec<char> = serde_json::to_string(&board).expect("JSON").chars().collect();
        for (at, new) in cuts {
            let at = at.index(text.len());
            text.splice(at..(at + 2).min(text.len()), new.chars());
        }
        match BoardFile::parse(&text.into_iter().collect::<String>()) {
            Ok(board) => drop(faults(&board)),
            Err(fault) => prop_assert!(fault.to_string().starts_with("the board file ")),
        }
    }
}

/// A point for the slower reference functions: x and y, in integers so large that no result overflows.
type Spot = (i128, i128);

/// Generates `count` points of one of three kinds. The coordinates come from a small range, from the whole allowed
/// range, or only from its bounds and 0. In the small range, points often coincide or lie on a line.
fn spots(count: usize) -> impl Strategy<Value = Vec<(i32, i32)>> {
    let near = prop::collection::vec((0..7_i32, 0..7_i32), count);
    let far = prop::collection::vec((-REACH..=REACH, -REACH..=REACH), count);
    let edge = || select(vec![-REACH, 0, REACH]);
    prop_oneof![4 => near, 1 => far, 1 => prop::collection::vec((edge(), edge()), count)]
}

fn point((x, y): (i32, i32)) -> Point {
    Point::at(x, y).expect("the coordinates are within the reach")
}

fn spot((x, y): (i32, i32)) -> Spot {
    (x.into(), y.into())
}

fn minus(one: Spot, other: Spot) -> Spot {
    (one.0 - other.0, one.1 - other.1)
}

fn cross(one: Spot, other: Spot) -> i128 {
    one.0 * other.1 - one.1 * other.0
}

fn dot(one: Spot, other: Spot) -> i128 {
    one.0 * other.0 + one.1 * other.1
}

/// Returns where the lines a–b and c–d meet, as (t, u, n) with n > 0: at `a + t/n (b - a)`, which equals `c + u/n (d -
/// c)`. Returns `None` if the lines are parallel.
fn meeting(a: Spot, b: Spot, c: Spot, d: Spot) -> Option<(i128, i128, i128)> {
    let (along, other, between) = (minus(b, a), minus(d, c), minus(c, a));
    let n = cross(along, other);
    let (t, u) = (cross(between, other) * n.signum(), cross(between, along) * n.signum());
    (n != 0).then_some((t, u, n.abs()))
}

/// Returns whether the bounding boxes of the sections a–b and c–d have a point in common.
fn frames_meet(a: Spot, b: Spot, c: Spot, d: Spot) -> bool {
    let apart = |a: i128, b: i128, c: i128, d: i128| a.max(b) < c.min(d) || c.max(d) < a.min(b);
    !apart(a.0, b.0, c.0, d.0) && !apart(a.1, b.1, c.1, d.1)
}

/// Returns whether the sections a–b and c–d have a point in common, by solving the equations of their lines.
fn sections_meet(a: Spot, b: Spot, c: Spot, d: Spot) -> bool {
    match meeting(a, b, c, d) {
        Some((t, u, n)) => (0..=n).contains(&t) && (0..=n).contains(&u),
        None => {
            let in_line = cross(minus(b, a), minus(c, a)) == 0 && cross(minus(b, a), minus(d, a)) == 0;
            let in_line = in_line && cross(minus(d, c), minus(a, c)) == 0;
            in_line && frames_meet(a, b, c, d)
        }
    }
}

/// Returns whether a point lies strictly inside a polygon. Counts how often a slanted ray from the point crosses the
/// border. The ray is slanted so that it hits no corner.
fn inside(polygon: &[Spot], spot: Spot) -> bool {
    let scale = 1 << 24; // More than any difference of coordinates, so that the ray passes between points with whole coordinates.
    let far = (spot.0 + scale, spot.1 + 1);
    let edges = || polygon.iter().copied().zip(polygon.iter().copied().cycle().skip(1));
    let on_border = edges().any(|(a, b)| sections_meet(a, b, spot, spot));
    let crossed = edges().filter(|&(a, b)| {
        meeting(a, b, spot, far).is_some_and(|(t, u, n)| (0..=n).contains(&t) && (0..=n).contains(&u))
    });
    !on_border && crossed.count() % 2 == 1
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn map_v_08_sections_meet_if_the_equations_of_their_lines_say_so(s in spots(4)) {
        let (one, other) = (Section { from: point(s[0]), to: point(s[1]) }, Section { from: point(s[2]), to: point(s[3]) });
        let expected = sections_meet(spot(s[0]), spot(s[1]), spot(s[2]), spot(s[3]));
        prop_assert_eq!(one.meets(other), expected);
        prop_assert_eq!(other.meets(one), expected);
    }

    #[test]
    fn map_v_08_sections_from_one_point_overlap_if_more_than_that_point_is_common(s in spots(3)) {
        let (start, one, other) = (spot(s[0]), spot(s[1]), spot(s[2]));
        // Two sections from one point overlap if the shorter one ends on the longer one and has a length above 0.
        let shorter_ends_on = |short: Spot, long: Spot| short != start && sections_meet(start, long, short, short);
        let expected = shorter_ends_on(one, other) || shorter_ends_on(other, one);
        let section = |to| Section { from: point(s[0]), to: point(to) };
        prop_assert_eq!(section(s[1]).overlaps_from_start(section(s[2])), expected);
    }

    #[test]
    fn map_v_09_distances_are_the_least_of_the_quadratic(s in spots(3)) {
        let (a, b, p) = (spot(s[0]), spot(s[1]), spot(s[2]));
        // |a + t (b - a) - p|² = quadratic t² + 2 linear t + constant, least at t = -linear / quadratic.
        let (quadratic, linear) = (dot(minus(b, a), minus(b, a)), dot(minus(a, p), minus(b, a)));
        let constant = dot(minus(a, p), minus(a, p));
        let (over, under) = match -linear {
            least if least <= 0 => (constant, 1),
            least if least >= quadratic => (quadratic + 2 * linear + constant, 1),
            _ => (constant * quadratic - linear * linear, quadratic),
        };
        let distance = i128::from(Section { from: point(s[0]), to: point(s[1]) }.distance(point(s[2])));
        prop_assert!(distance * distance * under <= over && over < (distance + 1) * (distance + 1) * under);
    }

    #[test]
    fn map_v_11_a_point_is_inside_if_a_slanted_ray_says_so(s in (4..9_usize).prop_flat_map(spots)) {
        let polygon: Vec<Point> = s[1..].iter().copied().map(point).collect();
        let spots: Vec<Spot> = s[1..].iter().copied().map(spot).collect();
        prop_assert_eq!(strictly_inside(&polygon, point(s[0])), inside(&spots, spot(s[0])));
    }

    #[test]
    fn map_v_10_the_middle_of_a_chord_is_judged_exactly(s in (3..8_usize).prop_flat_map(spots), ends in any::<[Index; 2]>()) {
        let polygon: Vec<Point> = s.iter().copied().map(point).collect();
        let doubled: Vec<Spot> = s.iter().map(|&(x, y)| (2 * i128::from(x), 2 * i128::from(y))).collect();
        let (from, to) = (*ends[0].get(&s), *ends[1].get(&s));
        let middle = (i128::from(from.0) + i128::from(to.0), i128::from(from.1) + i128::from(to.1));
        let section = Section { from: point(from), to: point(to) };
        prop_assert_eq!(section.middle_inside(&polygon), inside(&doubled, middle));
    }

    #[test]
    fn points_beyond_the_reach_cannot_be_made(x in any::<i32>(), y in any::<i32>()) {
        prop_assert_eq!(Point::at(x, y).is_some(), x.unsigned_abs() <= REACH as u32 && y.unsigned_abs() <= REACH as u32);
    }
}

#[test]
fn map_v_10_a_polygon_of_fewer_than_three_corners_has_no_inside() {
    assert!(!strictly_inside(&[], point((0, 0))));
    assert!(!strictly_inside(&[point((0, 0)), point((2, 0))], point((1, 0))));
}
