//! Measures the calculations that moves and shots need most: spans in terrain, first touches and sight lines.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use geometry::{Border, Direction, Disc, INCH, Leg, Point, Polygon, Rect, Spans, Sweep, TOLERANCE, Touch};

/// Returns eight pieces of terrain, half of them turned.
fn terrain() -> Vec<Polygon> {
    let outline = Polygon::rect(Rect::between(Point::new(0, 0), Point::new(8 * INCH, 5 * INCH))).expect("a rectangle");
    let place = |at: i32| outline.placed(at % 2 * 17, Point::new(at % 4 * 11 * INCH, at / 4 * 20 * INCH));
    (0..8).map(|at| place(at).expect("the piece is on the table")).collect()
}

fn legs() -> Vec<Leg> {
    (0..360)
        .map(|degrees| Leg::toward(Point::new(24 * INCH, 18 * INCH), Direction::degrees(degrees), 6 * INCH))
        .collect()
}

fn spans(bench: &mut Criterion) {
    let (terrain, legs, mut spans) = (terrain(), legs(), Spans::new());
    bench.bench_function("spans: 360 ways, 8 pieces", |bench| {
        bench.iter(|| {
            let mut total = 0;
            for leg in &legs {
                for piece in &terrain {
                    leg.spans_in_polygon(black_box(piece), Border::Inside, &mut spans);
                    total += spans.total();
                }
            }
            total
        });
    });
}

fn swept(bench: &mut Criterion) {
    let (terrain, legs) = (terrain(), legs());
    let sweeps: Vec<Sweep> = legs.into_iter().map(|leg| Sweep::new(leg, INCH / 2)).collect();
    let bases: Vec<Disc> =
        (0..24).map(|at| Disc::new(Point::new(at * 2 * INCH, at % 7 * 5 * INCH), INCH / 2)).collect();
    bench.bench_function("swept: 360 ways, 8 pieces, first touch", |bench| {
        let first = |sweep: &Sweep| {
            let touches = terrain.iter().filter_map(|piece| sweep.first_polygon(piece, Touch::Overlap(TOLERANCE)));
            touches.min().unwrap_or(0)
        };
        bench.iter(|| sweeps.iter().map(|sweep| first(black_box(sweep))).sum::<i32>());
    });
    bench.bench_function("swept: 360 ways, 24 bases, first touch", |bench| {
        let first = |sweep: &Sweep| bases.iter().filter_map(|base| sweep.first_disc(*base, Touch::Gap(0))).min();
        bench.iter(|| sweeps.iter().filter_map(|sweep| first(black_box(sweep))).sum::<i32>());
    });
    bench.bench_function("swept: 360 ways, 8 pieces, yes or no", |bench| {
        let meets = |sweep: &Sweep| terrain.iter().any(|piece| sweep.meets_polygon(piece, Touch::Overlap(TOLERANCE)));
        bench.iter(|| sweeps.iter().filter(|sweep| meets(black_box(sweep))).count());
    });
}

fn sight_line(bench: &mut Criterion) {
    let (terrain, mut spans) = (terrain(), Spans::new());
    let ends: Vec<Leg> = (0..360)
        .map(|at| Leg::between(Point::new(24 * INCH, 2 * INCH), Point::new(at * 3_000, 40 * INCH - at * 700)))
        .collect();
    bench.bench_function("sight line: 360 lines, 8 pieces", |bench| {
        bench.iter(|| {
            let blocked = |leg: &&Leg| {
                terrain.iter().any(|piece| {
                    leg.spans_in_polygon(black_box(piece), Border::Outside, &mut spans);
                    spans.has_longer_than(TOLERANCE)
                })
            };
            ends.iter().filter(blocked).count()
        });
    });
}

criterion_group!(benches, spans, swept, sight_line);
criterion_main!(benches);
