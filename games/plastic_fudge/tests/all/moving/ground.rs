//! Compiled terrain: what is under a point, and closed ground with parts cut out.

use geometry::{Direction, Disc, INCH, Leg, Point, Sweep, TOLERANCE, Touch};
use plastic_fudge::{Ground, Length, Piece, TerrainKind};
use referee::{Chance, Clause, Seeded};
use serde_json::{Value, json};

const TRIED: Clause = Clause::new("tried");

fn ground(pieces: Value) -> Ground {
    let pieces: Vec<Piece> = laws::from_json(&pieces);
    Ground::new([Length::inches(48), Length::inches(48)], pieces).expect("the outlines are valid")
}

fn inches(x: f64, y: f64) -> Point {
    Point::new((x * f64::from(INCH)) as i32, (y * f64::from(INCH)) as i32)
}

#[test]
fn pf_r_48_the_ground_under_a_point_has_one_kind() {
    let ground = ground(json!([
        { "id": "p1", "type": "forest", "rect": [0, 0, 20, 20] },
        { "id": "p2", "type": "road", "rect": [9, 0, 11, 20] },
        { "id": "p3", "type": "fortress", "rect": [2, 2, 4, 4], "holes": [[3, 3, 0.5]] },
        { "id": "p4", "type": "open", "rect": [15, 0, 48, 48], "height": 7 },
    ]));
    let kind = |x, y| ground.footing(inches(x, y)).kind;
    assert_eq!(kind(30.0, 40.0), TerrainKind::Open);
    assert_eq!(kind(5.0, 5.0), TerrainKind::Forest);
    assert_eq!(kind(10.0, 5.0), TerrainKind::Road);
    assert_eq!(kind(2.2, 2.2), TerrainKind::Fortress);
    assert_eq!(kind(3.2, 3.0), TerrainKind::Forest);
    assert_eq!([5.0, 15.0, 30.0].map(|x| ground.level(inches(x, 5.0))), [0, 2, 2]);
}

#[test]
fn pf_r_92_the_lowest_negative_and_the_highest_positive_modifier_count() {
    let ground = ground(json!([
        { "id": "p1", "type": "forest", "rect": [0, 0, 20, 20] },
        { "id": "p2", "type": "marsh", "rect": [0, 0, 20, 10] },
        { "id": "p3", "type": "fortress", "rect": [0, 0, 5, 20] },
    ]));
    let defence = |x, y| {
        let found = ground.defence(inches(x, y));
        [found.worst, found.ranged].map(|modifier| modifier.map_or(0, |(by, _)| by))
    };
    assert_eq!(defence(2.0, 15.0), [0, 2]);
    assert_eq!(defence(2.0, 5.0), [-1, 2]);
    assert_eq!(defence(10.0, 5.0), [-1, 1]);
    assert_eq!(defence(30.0, 5.0), [0, 0]);
}

/// Returns whether a base overlaps the first piece on its way, by samples: many points of the base, at many points of
/// the way.
fn looks_closed(ground: &Ground, leg: Leg, radius: i32) -> bool {
    let patch = &ground.patches()[0];
    (0..=60).any(|step| {
        let part = |from: i32, to: i32| from + (i64::from(to - from) * step / 60) as i32;
        let at = Point::new(part(leg.from().x, leg.to().x), part(leg.from().y, leg.to().y));
        (0..360).step_by(10).any(|degrees| {
            let rings = [radius, radius / 2];
            rings.into_iter().any(|ring| patch.contains(at.along(Direction::degrees(degrees), ring)))
        }) || patch.contains(at)
    })
}

#[test]
fn pf_r_48_parts_cut_out_of_closed_ground_are_open_from_every_side() {
    let mut luck = Seeded::new(5, 0);
    let mut any = |least: i32, most: i32| least + luck.below((most - least) as u32, TRIED) as i32;
    let mut met = [0, 0];
    for _ in 0..3_000 {
        let place = |value: i32| f64::from(value) / 10.0;
        let mut hole = || json!([place(any(90, 310)), place(any(90, 310)), place(any(20, 50))]);
        let holes = [hole(), hole(), hole()];
        let strip = any(90, 300);
        let pieces = json!([
            { "id": "p1", "type": if strip % 2 == 0 { "water" } else { "building" }, "rect": [10, 10, 30, 30], "holes": holes },
            { "id": "p2", "type": "bridge", "rect": [place(strip), 5, place(strip + 40), 35] },
        ]);
        let ground = ground(pieces);
        let from = inches(place(any(50, 350)), place(any(50, 350)));
        let leg = Leg::toward(from, Direction::degrees(any(0, 360)), any(0, 4 * INCH));
        let radius = [INCH / 2, 5 * INCH / 4][any(0, 2) as usize];
        let meets = |radius: i32| ground.patches()[0].meets(&Sweep::new(leg, radius), Touch::Overlap(TOLERANCE));
        let is_met = meets(radius);
        // `meets` must find every overlap that the samples find; and if `meets` finds an overlap, the samples must find
        // one for a slightly larger base
        assert!(!looks_closed(&ground, leg, radius - 2 * TOLERANCE) || is_met, "{leg:?} {radius}: {ground:?}");
        assert!(!is_met || looks_closed(&ground, leg, radius + INCH / 8), "{leg:?} {radius}: {ground:?}");
        let first = ground.patches()[0].first(&Sweep::new(leg, radius), Touch::Overlap(TOLERANCE));
        assert_eq!(first.is_some(), is_met);
        met[usize::from(is_met)] += 1;
        let base = Disc::new(leg.to(), radius);
        assert!(!ground.patches()[0].overlaps(base) || is_met, "a base that overlaps at its end overlaps on its way");
    }
    assert!(met.iter().all(|times| *times > 300), "how many ways met no closed ground, and how many met some: {met:?}");
}

#[test]
fn pf_r_30_a_base_fits_into_a_hole_up_to_its_arc() {
    let ground =
        ground(json!([{ "id": "p1", "type": "building", "rect": [10, 10, 30, 30], "holes": [[20, 20, 1.75]] }]));
    let (hole, patch) = (Disc::new(inches(20.0, 20.0), 7 * INCH / 4), &ground.patches()[0]);
    let mut luck = Seeded::new(3, 0);
    for _ in 0..2_000 {
        let turn = Direction::half_degrees(luck.below(720, TRIED) as i32);
        let [small, radius] = [luck.below(200, TRIED) as i32, 1 + luck.below(44_000, TRIED) as i32];
        for off in [small, small * 10, hole.radius - radius - 30, hole.radius - radius + 30] {
            let base = Disc::new(hole.centre.along(turn, off.max(0)), radius);
            let sticks_out = off.max(0) + radius - hole.radius;
            if (sticks_out - TOLERANCE).abs() > 3 {
                assert_eq!(patch.overlaps(base), sticks_out > TOLERANCE, "{off} {base:?}");
            }
        }
    }
}
