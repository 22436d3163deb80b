//! Properties of moves in parts, of ways that the program finds, and of answers from views.

use crate::laws::fields::{battlefield, between, drafted, mined, short_preset, table};
use crate::laws::properties::{Moment, play};
use crate::laws::subject::{at, viewers};
use plastic_fudge::{Action, Condition, Leg, Length, PlasticFudge, State, Step, UnitIndex};
use referee::{Codec, Game, Seat, Seeded, Viewer};
use serde_json::{Value, json};

/// The most micrometres by which rounding may raise the cost of each part of a way. Terrain may then multiply them by
/// up to four.
const ROUNDED: i64 = 12;

fn tables() -> impl Iterator<Item = PlasticFudge> {
    let own = (30..33).map(|nth| drafted(battlefield(nth), short_preset("book"), nth));
    (0..4).map(table).chain(own).chain([mined(0)])
}

/// Calls `look` at some moments of movement phases, with the state, the seat that moves, and one of its steady Units on
/// the table.
fn each_mover(mut look: impl FnMut(&PlasticFudge, &State, Seat, UnitIndex, &mut Seeded)) {
    let mut luck = Seeded::new(2, 61);
    for game in tables() {
        play(&game, 1, |Moment { game, after, .. }| {
            let player = match (after.step, after.player_a) {
                (Step::MoveA, Some(side)) => side,
                (Step::MoveB, Some(side)) => side.enemy(),
                _ => return,
            };
            if between(&mut luck, 0, 4) > 0 {
                return;
            }
            let stands = |unit: &UnitIndex| {
                let this = after.unit(*unit);
                game.profile(*unit).side == player && this.condition == Condition::Steady && this.carrier.is_none()
            };
            let movers: Vec<UnitIndex> = (0..game.roster().len() as u8).map(UnitIndex).filter(stands).collect();
            if !movers.is_empty() {
                let unit = movers[between(&mut luck, 0, movers.len() as i32 - 1) as usize];
                look(game, after, player.seat(), unit, &mut luck);
            }
        });
    }
}

fn cost(game: &PlasticFudge, state: &State, seat: Seat, unit: UnitIndex, path: &[Leg]) -> (i64, usize, Value) {
    let action = json!({ "do": "move", "unit": game.profile(unit).id, "path": path });
    let view = game.view(state, Viewer::Seat(seat));
    let said = game.answer(&view, &json!({ "ask": "path", "action": action })).expect("the path can be judged");
    let inches: Length = laws::from_json(&said["cost"]);
    (inches.0.into(), said["stops"].as_array().expect("the value is a list").len(), said["end"].clone())
}

/// A way costs the same in one move as in several parts: an inch of ground has its price, and each climb costs only
/// once.
#[test]
pub fn pf_r_47_a_leg_costs_the_same_in_one_part_or_in_several() {
    let mut looks = 0;
    each_mover(|game, state, seat, unit, luck| {
        for _ in 0..6 {
            let turn = Leg::Turn(45 * between(luck, 1, 4));
            let parts: Vec<i32> = (0..between(luck, 2, 5)).map(|_| between(luck, 1, 60_000)).collect();
            let whole = [turn, Leg::Go(Length(parts.iter().sum()))];
            let apart: Vec<Leg> =
                std::iter::once(turn).chain(parts.iter().map(|part| Leg::Go(Length(*part)))).collect();
            let (one, stops, end) = cost(game, state, seat, unit, &whole);
            let (sum, all, last) = cost(game, state, seat, unit, &apart);
            if stops < 3 || all < apart.len() + 1 {
                continue; // an obstacle stopped the move
            }
            looks += 1;
            let most = 4 * ROUNDED * parts.len() as i64;
            assert!(
                (one - sum).abs() <= most,
                "{one} in one part, but {sum} in the parts {parts:?}, for {}",
                game.profile(unit).id
            );
            let place = |said: &Value| -> plastic_fudge::Spot { laws::from_json(&said["at"]) };
            let (one, other) = (place(&end).0, place(&last).0);
            assert!(one.is_within(other, 2 * parts.len() as i32), "{one:?} {other:?}");
        }
    });
    assert!(looks > 100, "only {looks} ways were checked");
}

/// Every way that the program finds is a legal move, and ends where the answer says.
#[test]
pub fn pf_r_89_a_found_way_is_legal_and_ends_where_it_says() {
    let mut looks = 0;
    each_mover(|game, state, seat, unit, luck| {
        let [width, depth] = game.battlefield().table;
        let inches = |length: Length| length.0 / Length::inches(1).0;
        let to = at(f64::from(between(luck, 0, inches(width))), f64::from(between(luck, 0, inches(depth))));
        let facing = (between(luck, 0, 1) == 0).then(|| between(luck, 0, 359));
        let Some(way) = game.way(state, unit, to.0, facing) else { return };
        looks += 1;
        let id = game.profile(unit).id;
        let action = Action::Move { unit: id, path: way.path.clone(), board: None, tow: None, exit: false };
        assert_eq!(game.check(state, seat, &action), Ok(()), "{id} to {to}: {way:?}");
        let mut after = state.clone();
        let mut story = Vec::new();
        let luck = &mut Seeded::new(0, 0);
        game.apply(&mut after, seat, &action, &mut referee::Table::new(luck, &mut story));
        let touched = story.iter().any(|event| matches!(event, plastic_fudge::Event::Walk { .. }));
        if !touched {
            assert_eq!(
                (after.unit(unit).at, i32::from(after.unit(unit).facing)),
                (way.end, way.facing),
                "{id}: {way:?}"
            );
        }
    });
    assert!(looks > 30, "only {looks} ways were found");
}

/// The answer from a view says *legal* if and only if the move is legal in the true state. Answers are the same for all
/// states with the same view.
#[test]
pub fn pf_r_78_answers_from_a_view_are_true_and_show_no_secret() {
    let mut looks = 0;
    each_mover(|game, state, seat, unit, luck| {
        let id = game.profile(unit).id;
        let path = [Leg::Turn(between(luck, 1, 180)), Leg::Go(Length(between(luck, 1, 300_000)))];
        let action = Action::Move { unit: id, path: path.into(), board: None, tow: None, exit: false };
        let view = game.view(state, Viewer::Seat(seat));
        let question = json!({ "ask": "check", "action": game.action_to_json(&action) });
        let said = game.answer(&view, &question).expect("the question has an answer");
        assert_eq!(said["legal"], json!(game.check(state, seat, &action).is_ok()), "{action:?}");
        let twin = game.imagine(&view, luck);
        for viewer in viewers() {
            let views = [state, &twin].map(|truth| game.view(truth, viewer));
            if views[0] != views[1] {
                continue;
            }
            for ask in ["reach", "targets", "surroundings", "morale"] {
                let said = |view| game.answer(view, &json!({ "ask": ask, "unit": id }));
                assert_eq!(said(&views[0]), said(&views[1]), "{ask} of {id}");
                looks += 1;
            }
        }
    });
    assert!(looks > 100, "only {looks} answers were compared");
}
