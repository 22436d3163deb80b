//! Properties that hold in every game, checked in random games. Forces are small, so that the games are short.

use crate::rules::tables::{subject, table};
use attacktix::{Attacktix, Colour, Event, FigureIndex, Phase, Position, SpecialResult, State, Step, Zone};
use referee::{Chance, Clause, Game, Seat, Seeded, Status, Table};
use serde_json::json;

/// The label of random numbers that only tests draw.
const CHOICE: Clause = Clause::new("choice");
/// No game takes more decisions than this.
const LONGEST: u32 = 3_000;

/// One decision that was carried out, with the states before and after it.
struct Moment<'a> {
    game: &'a Attacktix,
    before: &'a State,
    after: &'a State,
    story: &'a [Event],
}

impl Moment<'_> {
    fn figure(&self, id: &attacktix::Id) -> FigureIndex {
        self.game.figure(id).expect("events name figures of the game")
    }
}

/// Plays random games with figures that come back, reinforcements, fences and a copse.
fn each_moment(mut look: impl FnMut(Moment<'_>)) {
    let forces: [(&[&str], &[&str]); 2] = [(&["B07", "B03"], &["B04"]), (&["T04", "G03"], &["T03"])];
    for seed in 0..3 {
        play(&table("duel", "fences-and-copse", json!({}), &forces), seed, &mut look);
    }
}

fn play(game: &Attacktix, seed: u64, look: &mut impl FnMut(Moment<'_>)) {
    let [mut luck, mut choice] = [0, 1].map(|stream| Seeded::new(seed, stream));
    let mut state = game.start(&mut Table::quiet(&mut luck));
    let mut candidates = Vec::new();
    for _ in 0..LONGEST {
        let Status::Awaiting(seats) = game.status(&state) else { return };
        let seats: Vec<Seat> = seats.iter().collect();
        let seat = seats[choice.below(seats.len() as u32, CHOICE) as usize];
        candidates.clear();
        game.candidates(&state, seat, &mut choice, &mut candidates);
        let action = candidates[choice.below(candidates.len() as u32, CHOICE) as usize].clone();
        let (before, mut story) = (state.clone(), Vec::new());
        game.apply(&mut state, seat, &action, &mut Table::new(&mut luck, &mut story));
        look(Moment { game, before: &before, after: &state, story: &story });
    }
    panic!("the game of seed {seed} has not ended after {LONGEST} decisions");
}

/// The wheel turns by the tix of the whole path: a tik that is begun counts in full. Each place is rounded to a
/// micrometre, so the lengths of the rolls are not exact.
#[test]
pub fn at_base_02_every_tik_of_a_move_turns_the_wheel_by_one() {
    let mut rolls = 0;
    each_moment(|moment| {
        let [Event::Move { figure, way, tix, window, .. }, ..] = moment.story else { return };
        let nth = moment.figure(figure);
        let rolled: i32 = way.windows(2).map(|leg| leg[0].0.distance_round(leg[1].0)).sum();
        let (length, slack) = (moment.game.options().tix.0, way.len() as i32);
        let most = length * i32::from(*tix);
        assert!(
            (most - length - slack..=most + slack).contains(&rolled),
            "a roll of {rolled} micrometres took {tix} tix"
        );
        let [before, after] = [moment.before, moment.after].map(|state| &state.figures[nth.index()]);
        assert_eq!(after.wheel, (before.wheel + tix) % 12);
        assert_eq!(*window, moment.game.window(moment.after, nth).shown());
        rolls += u32::from(*tix > 0);
    });
    assert!(rolls > 20, "only {rolls} figures rolled; more than 20 expected");
}

#[test]
pub fn at_cover_02_no_figure_with_a_white_number_has_cover() {
    let mut covered = 0;
    each_moment(|moment| {
        if !moment.story.iter().any(|event| matches!(event, Event::MovesEnded { .. })) {
            return;
        }
        for (n, figure) in (0..).zip(&moment.after.figures).filter(|(_, figure)| !figure.cover.is_empty()) {
            assert_eq!(moment.game.window(moment.after, FigureIndex(n)).colour, Colour::Red);
            covered += u32::from(figure.zone == Zone::InPlay);
        }
    });
    assert!(covered > 0);
}

#[test]
pub fn at_vict_01_every_turn_begins_with_two_sides_in_play() {
    let mut turns = 0;
    each_moment(|moment| {
        let turn = &moment.after.turn;
        let is_new = turn.number != moment.before.turn.number && turn.step == Step::Move;
        if moment.after.phase != Phase::Play || !is_new {
            return;
        }
        turns += 1;
        for seat in [Seat(0), Seat(1)] {
            let stands = |figure: &attacktix::FigureState| figure.zone == Zone::InPlay && figure.controller == seat;
            assert!(
                moment.after.figures.iter().any(stands),
                "no figure of seat {} stands in turn {}",
                seat.0,
                turn.number
            );
        }
    });
    assert!(turns > 3, "only {turns} turns began; more than 3 expected");
}

/// The figure stands two tix straight behind the place where its front would be at the line. The event before its
/// return is the grind of its wheel.
#[test]
pub fn at_ret_03_a_figure_that_comes_into_play_is_ground_and_stands_behind_the_line() {
    let mut returned = 0;
    each_moment(|moment| {
        for (n, event) in moment.story.iter().enumerate() {
            let Event::Return { figure, at, clause, .. } = event else { continue };
            if clause.id() != "AT-RET-02" {
                continue;
            }
            returned += 1;
            let nth = moment.figure(figure);
            let behind = at.0.y.abs() - moment.game.size().line - moment.game.radius(nth);
            assert_eq!(behind, 2 * moment.game.options().tix.0);
            let Some(Event::Grind { figure: ground, window, .. }) = n.checked_sub(1).map(|n| &moment.story[n]) else {
                panic!("no grind of {figure} comes before its return")
            };
            assert_eq!((ground, window), (figure, &moment.game.window(moment.after, nth).shown()));
        }
    });
    assert!(returned > 0);
}

/// No standing figure falls when figures move or turn, when wheels are ground, or when turns end.
#[test]
pub fn at_r_23_figures_fall_only_by_attacks_and_by_what_follows_from_them() {
    let mut quiet = 0;
    each_moment(|moment| {
        let strikes = |event: &Event| match event {
            Event::Attack { .. } | Event::Resigned { .. } => true,
            Event::Special { result, .. } => *result == SpecialResult::Used,
            _ => false,
        };
        if moment.before.phase != Phase::Play || moment.story.iter().any(strikes) {
            return;
        }
        quiet += 1;
        for (was, now) in moment.before.figures.iter().zip(&moment.after.figures) {
            assert!(was.zone != Zone::InPlay || now.zone == Zone::InPlay, "{was:?} fell: {:?}", moment.story);
        }
    });
    assert!(quiet > 50, "only {quiet} decisions led to no attack; more than 50 expected");
}

/// The digests in records are computed from positions. So a record could not notice a change of anything that positions
/// leave out.
#[test]
fn a_state_can_be_restored_from_its_position() {
    let forces: [(&[&str], &[&str]); 3] =
        [(&["B09", "B03"], &["B04"]), (&["G03", "T04"], &["T03"]), (&["T03"], &["B03"])];
    let (mut moments, noise) = (0, json!({ "aim_noise": 1, "optional_specials": true }));
    for game in [
        table("ffa", "bare", noise.clone(), &[forces[1], forces[1], forces[2]]),
        table("duel", "stockade", noise.clone(), &[forces[0], (&["G10"], &[])]),
        table("duel", "towers-and-barrels", noise, &[forces[0], (&["G10"], &[])]),
    ] {
        laws::play_out(&subject(game.clone()), 4, |state| {
            let position = game.position(state);
            let said = serde_json::to_string(&position).expect("a position is plain data");
            let read: Position = serde_json::from_str(&said).expect("a position is read as it was written");
            assert_eq!(read, position);
            assert_eq!(game.restore(read), *state);
            moments += 1;
        });
    }
    assert!(moments > 100, "only {moments} states were compared; more than 100 expected");
}
