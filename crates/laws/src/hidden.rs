//! Laws of secrecy: what a viewer sees does not depend on what is hidden from that viewer. A *twin* is an imagined
//! truth that the viewer cannot tell from the real truth.

use crate::coverage::{Tally, kind, secrets};
use crate::walk::{LAWS, Moment, candidates, choose, each_moment};
use crate::{Breach, DrawContext, Step, Subject};
use referee::{Chance, Cite, Clause, Codec, Draw, Noted, Seat, Seeded, Status, Table, Viewer, write_json};
use std::fmt;

/// The most imagined truths that a law tries for one viewer and one decision. It stops earlier when it has compared two
/// twins.
const TRIES: u32 = 12;
/// The most decisions whose refusals a law compares at one moment.
const ASKED: u32 = 32;

/// For every viewer, the view of the truth imagined from a view equals this view: `view(imagine(view)) == view`. The
/// imagined truth also waits for the same seats as the real one. If the game goes on, one of these seats has a
/// candidate.
///
/// # Errors
/// The first view whose imagined truth does not fit it.
pub fn imagined_truths_look_alike<G: Codec>(subject: &Subject<G>, seed: u64) -> Result<u32, Breach> {
    let game = &subject.game;
    each_moment("imagined_truths_look_alike", subject, seed, |moment| {
        for viewer in Viewer::all(game.seats()) {
            let view = game.view(moment.state, viewer);
            let imagined = game.imagine(&view, moment.own);
            let again = game.view(&imagined, viewer);
            if again != view {
                return Err(format!("{viewer:?} sees {view:?}, but {again:?} in the truth imagined from this view"));
            }
            if game.status(&imagined) != game.status(moment.state) {
                let status = [&imagined, moment.state].map(|state| game.status(state));
                return Err(format!(
                    "the truth imagined for {viewer:?} has the status {:?}, not {:?}",
                    status[0], status[1]
                ));
            }
            if let Err(what) = choose(game, &imagined, moment.own) {
                return Err(format!("in the truth imagined for {viewer:?}, {what}"));
            }
        }
        Ok(1)
    })
}

/// In an imagined truth that fits its view, a seat gets the same answers as in the real truth. These are the verdict on
/// each decision, the refusals and the hints.
///
/// # Errors
/// The first decision with another verdict or refusal, or the first hints that differ.
pub fn legality_is_no_secret<G: Codec>(subject: &Subject<G>, seed: u64) -> Result<u32, Breach> {
    let game = &subject.game;
    each_moment("legality_is_no_secret", subject, seed, |moment| {
        for seat in (0..game.seats()).map(Seat) {
            let view = game.view(moment.state, Viewer::Seat(seat));
            let imagined = game.imagine(&view, moment.own);
            for action in &subject.every {
                let judged = [moment.state, &imagined].map(|state| game.check(state, seat, action));
                if judged[0] != judged[1] {
                    let [truth, imagined] = judged;
                    let what = format!(
                        "{action:?} of seat {}: really {truth:?}, but {imagined:?} in an imagined truth",
                        seat.0
                    );
                    return Err(what);
                }
            }
            if hints(game, moment.state, seat) != hints(game, &imagined, seat) {
                return Err(format!("the hints of seat {} differ in a truth imagined from its view", seat.0));
            }
        }
        Ok(1)
    })
}

/// Non-interference: what a viewer gets does not depend on what the viewer may not know. So in two truths with two runs
/// of luck that differ only in such things, the viewer gets the same bytes. This holds before and after a decision, for
/// views, events, hints and refusals.
///
/// # Errors
/// The first text or value that differs between the two truths.
pub fn nobody_sees_what_is_hidden<G: Codec>(subject: &Subject<G>, seed: u64) -> Result<u32, Breach> {
    compare_twins(subject, seed, &mut Tally::new(subject))
}

/// Tests the law of non-interference, and counts the comparisons in `tally`.
pub(crate) fn compare_twins<G: Codec>(subject: &Subject<G>, seed: u64, tally: &mut Tally) -> Result<u32, Breach> {
    let breach = |what| Breach { law: "nobody_sees_what_is_hidden", seed, step: 0, what };
    let mut looks = starts_look_alike(subject, seed, tally).map_err(breach)?;
    looks += each_moment("nobody_sees_what_is_hidden", subject, seed, |mut moment| {
        let mut looks = viewers_see_alike(subject, &mut moment, tally)?;
        if moment.own.below(4, LAWS) == 0
            && let Some(apart) = some_apart(subject, &mut moment)
        {
            moment.next = Some(apart);
            looks += viewers_see_alike(subject, &mut moment, tally)?;
        }
        Ok(looks)
    })?;
    Ok(looks)
}

/// Compares the next decision in the real truth with the same decision in twins, for every viewer.
fn viewers_see_alike<G: Codec>(
    subject: &Subject<G>,
    moment: &mut Moment<'_, G>,
    tally: &mut Tally,
) -> Result<u32, String> {
    Viewer::all(subject.game.seats()).map(|viewer| twins_look_alike(subject, moment, viewer, tally)).sum()
}

/// Picks a seat and one of the subject's `non_candidates`, such as resignation, at random. Returns them if the decision
/// is legal.
fn some_apart<G: Codec>(subject: &Subject<G>, moment: &mut Moment<'_, G>) -> Option<(Seat, G::Action)> {
    let count = subject.non_candidates.len() as u32;
    if count == 0 {
        return None;
    }
    let action = subject.non_candidates[moment.own.below(count, LAWS) as usize].clone();
    let seat = Seat(moment.own.below(subject.game.seats().into(), LAWS) as u8);
    subject.game.check(moment.state, seat, &action).is_ok().then_some((seat, action))
}

/// For every viewer, compares two starts of the game that differ only in luck that is hidden from the viewer.
fn starts_look_alike<G: Codec>(subject: &Subject<G>, seed: u64, tally: &mut Tally) -> Result<u32, String> {
    let game = &subject.game;
    let [mut luck, mut own] = [0, 3].map(|stream| Seeded::new(seed, stream));
    let mut noted = Noted::new(&mut luck);
    let mut story = Vec::new();
    let state = game.start(&mut Table::new(&mut noted, &mut story));
    let draws = noted.draws;
    let mut looks = 0;
    for viewer in Viewer::all(game.seats()) {
        for _ in 0..TRIES {
            let rest = Seeded::new(u64::from(own.bits()), 4);
            let mut mirror = ReplayChance::new(sights(subject, viewer, None, &draws, &story), &draws, rest);
            let mut twin_story = Vec::new();
            let twin = game.start(&mut Table::new(&mut mirror, &mut twin_story));
            if mirror.is_impossible {
                continue;
            }
            let asked = sample(subject, &mut own);
            let told = heard(game, viewer, &story);
            alike(viewer, &"is told of the start", &told, &heard(game, viewer, &twin_story))?;
            alike(
                viewer,
                &"sees at the start",
                &seen(game, &state, viewer, &asked),
                &seen(game, &twin, viewer, &asked),
            )?;
            tally.compared(kind(viewer, None), &secrets(subject, [&state, &state]), &secrets(subject, [&twin, &twin]));
            looks += 1;
            break;
        }
    }
    Ok(looks)
}

/// Compares the next decision in the real truth with the same decision in twins. Returns the number of comparisons.
fn twins_look_alike<G: Codec>(
    subject: &Subject<G>,
    moment: &mut Moment<'_, G>,
    viewer: Viewer,
    tally: &mut Tally,
) -> Result<u32, String> {
    let game = &subject.game;
    let Some((seat, action)) = &moment.next else { return Ok(0) };
    let asked = sample(subject, moment.own);
    let view = game.view(moment.state, viewer);
    let before = seen(game, moment.state, viewer, &asked);
    let (mut luck, mut story, mut after) = (moment.luck.clone(), Vec::new(), moment.state.clone());
    let mut noted = Noted::new(&mut luck);
    game.apply(&mut after, *seat, action, &mut Table::new(&mut noted, &mut story));
    let draws = noted.draws;
    let step = Step { before: moment.state, seat: *seat, action, after: &after, story: &story };
    let (is_over, kind) = (matches!(game.status(&after), Status::Over(_)), kind(viewer, Some(*seat)));
    let (mut looks, mut shown) = (0, None);
    let hidden = secrets(subject, [moment.state, &after]);
    for _ in 0..TRIES {
        let mut twin = match subject.twin {
            Some(imagine) => imagine(game, &view, &step, moment.own),
            None => game.imagine(&view, moment.own),
        };
        alike(viewer, &"sees", &before, &seen(game, &twin, viewer, &asked))?;
        let other = sealed_twin(subject, &twin, viewer, (*seat, action), moment.own);
        if is_over || game.check(&twin, *seat, &other).is_err() {
            continue; // the decision is not legal in this imagined truth, or the game is over and nothing is hidden
        }
        let rest = Seeded::new(u64::from(moment.own.bits()), 4);
        let mut mirror = ReplayChance::new(sights(subject, viewer, Some(*seat), &draws, &story), &draws, rest);
        let (before_twin, mut twin_story) = (twin.clone(), Vec::new());
        game.apply(&mut twin, *seat, &other, &mut Table::new(&mut mirror, &mut twin_story));
        let twin_step = Step { before: &before_twin, seat: *seat, action: &other, after: &twin, story: &twin_story };
        if mirror.is_impossible || (subject.public_effect)(game, &step) != (subject.public_effect)(game, &twin_step) {
            continue;
        }
        let (told, sees) =
            shown.get_or_insert_with(|| (heard(game, viewer, &story), seen(game, &after, viewer, &asked)));
        alike(viewer, &format_args!("is told of {action:?}"), told, &heard(game, viewer, &twin_story))?;
        alike(viewer, &format_args!("sees after {action:?}"), sees, &seen(game, &twin, viewer, &asked))?;
        tally.compared(kind, &hidden, &secrets(subject, [&before_twin, &twin]));
        looks += 1;
        if looks == 2 {
            break;
        }
    }
    if !is_over {
        tally.step(kind, looks > 0);
    }
    Ok(looks)
}

/// Returns the decision to make in the twin. In a game with sealed decisions, half of the calls return another decision
/// that the viewer cannot tell from `action`. All other calls return `action`.
fn sealed_twin<G: Codec>(
    subject: &Subject<G>,
    twin: &G::State,
    viewer: Viewer,
    (seat, action): (Seat, &G::Action),
    own: &mut Seeded,
) -> G::Action {
    let Some(alike) = subject.sealed_alike.filter(|_| !viewer.is(seat)) else { return action.clone() };
    if own.below(2, LAWS) == 0 {
        return action.clone(); // if the step opens sealed decisions, only the same decision in the twin can be compared
    }
    let mut others = candidates(&subject.game, twin, seat, own);
    others.retain(|other| alike(action, other));
    let count = others.len() as u32;
    if count == 0 { action.clone() } else { others.swap_remove(own.below(count, LAWS) as usize) }
}

/// Picks random decisions of the subject's `every`. The law compares their refusals.
fn sample<G: Codec>(subject: &Subject<G>, own: &mut Seeded) -> Vec<G::Action> {
    let count = subject.every.len() as u32;
    (0..ASKED.min(count)).map(|_| subject.every[own.below(count, LAWS) as usize].clone()).collect()
}

/// What a viewer gets: values as bots get them, and texts as clients get them.
#[derive(PartialEq)]
pub(crate) struct Seen<T> {
    things: Vec<T>,
    texts: Vec<Vec<u8>>,
}

/// Returns everything that a viewer gets at a moment: the view (as a text and as a value), the hints, and the refusals
/// of the decisions in `asked`.
pub(crate) fn seen<G: Codec>(game: &G, state: &G::State, viewer: Viewer, asked: &[G::Action]) -> Seen<G::View> {
    let view = game.view(state, viewer);
    let mut texts = vec![text(|out| game.write_view(&view, out))];
    if let Viewer::Seat(seat) = viewer {
        texts.push(hints(game, state, seat));
        texts.extend(asked.iter().map(|action| match game.check(state, seat, action) {
            Ok(()) => Vec::new(),
            Err(refusal) => {
                let said = (refusal.clause(), refusal.to_string(), game.refusal_to_json(&refusal));
                text(|out| write_json(&said, out))
            }
        }));
    }
    Seen { things: vec![view], texts }
}

/// Returns the events that a viewer gets, both as texts and as values.
pub(crate) fn heard<G: Codec>(game: &G, viewer: Viewer, story: &[G::Event]) -> Seen<G::Event> {
    let things: Vec<G::Event> = story.iter().filter_map(|event| game.show(event, viewer)).collect();
    let texts = things.iter().map(|event| text(|out| game.write_event(event, out))).collect();
    Seen { things, texts }
}

fn hints<G: Codec>(game: &G, state: &G::State, seat: Seat) -> Vec<u8> {
    match game.status(state) {
        Status::Awaiting(seats) if seats.contains(seat) => text(|out| game.write_hints(state, seat, out)),
        _ => Vec::new(),
    }
}

fn text(write: impl FnOnce(&mut Vec<u8>)) -> Vec<u8> {
    let mut text = Vec::new();
    write(&mut text);
    text
}

/// Checks that a viewer gets the same texts and values in two truths. `what` says how the viewer got them, such as
/// "sees". The error shows the first texts or values that differ.
pub(crate) fn alike<T: PartialEq + fmt::Debug>(
    viewer: Viewer,
    what: &dyn fmt::Display,
    one: &Seen<T>,
    other: &Seen<T>,
) -> Result<(), String> {
    let counts = |seen: &Seen<T>| seen.things.len() + seen.texts.len();
    if counts(one) != counts(other) {
        let (one, other) = (counts(one), counts(other));
        return Err(format!("{viewer:?} {what} {one} values, but {other} in a truth that looks the same"));
    }
    let differ = |one: &dyn fmt::Display, other| {
        format!("{viewer:?} {what}\n  {one}\nand in a truth that the viewer cannot tell from this one\n  {other}")
    };
    if let Some((one, other)) = one.texts.iter().zip(&other.texts).find(|(one, other)| one != other) {
        return Err(differ(&String::from_utf8_lossy(one), String::from_utf8_lossy(other).into_owned()));
    }
    match one.things.iter().zip(&other.things).find(|(one, other)| one != other) {
        Some((one, other)) => Err(differ(&format_args!("{one:?}"), format!("{other:?}"))),
        None => Ok(()),
    }
}

/// Returns for each draw whether the viewer sees its result.
fn sights<G: Codec>(
    subject: &Subject<G>,
    viewer: Viewer,
    actor: Option<Seat>,
    draws: &[Draw],
    story: &[G::Event],
) -> Vec<bool> {
    (0..draws.len())
        .map(|nth| (subject.sees)(&subject.game, &DrawContext { viewer, actor, draws, story, nth }))
        .collect()
}

/// Luck for a twin. It repeats the results that the viewer sees, and draws the other results at random.
struct ReplayChance<'a> {
    draws: &'a [Draw],
    sees: Vec<bool>,
    asked: usize,
    rest: Seeded,
    /// Whether a result that the viewer saw is impossible in the twin.
    is_impossible: bool,
}

impl<'a> ReplayChance<'a> {
    fn new(sees: Vec<bool>, draws: &'a [Draw], rest: Seeded) -> ReplayChance<'a> {
        ReplayChance { draws, sees, asked: 0, rest, is_impossible: false }
    }

    /// Returns the result that the next draw must have because the viewer sees it. `None` if the viewer does not see
    /// the draw, or if the twin draws for another clause.
    fn seen(&mut self, clause: Clause) -> Option<u32> {
        let nth = self.asked;
        self.asked += 1;
        let draw = self.draws.get(nth).filter(|draw| self.sees[nth] && draw.clause == clause.id())?;
        Some(draw.value)
    }
}

impl ReplayChance<'_> {
    fn still_to_be_seen(&self) -> impl Iterator<Item = u32> {
        let later = (self.asked..self.draws.len()).filter(|nth| self.sees[*nth]);
        later.map(|nth| self.draws[nth].value).filter(|value| *value < u64::BITS)
    }
}

impl Chance for ReplayChance<'_> {
    fn below(&mut self, n: u32, clause: Clause) -> u32 {
        let seen = self.seen(clause);
        self.is_impossible |= seen.is_some_and(|value| value >= n);
        seen.filter(|value| *value < n).unwrap_or_else(|| self.rest.below(n, clause))
    }

    fn pick(&mut self, counts: &[u8], clause: Clause) -> usize {
        let seen = self.seen(clause).map(|value| value as usize);
        let is_there = |kind: &usize| counts.get(*kind).is_some_and(|count| *count > 0);
        self.is_impossible |= seen.is_some_and(|kind| !is_there(&kind));
        seen.filter(is_there).unwrap_or_else(|| self.rest.pick(counts, clause))
    }

    fn one_of(&mut self, set: u64, clause: Clause) -> u32 {
        let seen = self.seen(clause);
        let is_there = |thing: &u32| *thing < u64::BITS && set >> thing & 1 == 1;
        self.is_impossible |= seen.is_some_and(|thing| !is_there(&thing));
        seen.filter(is_there).unwrap_or_else(|| {
            // The viewer sees that later draws give certain things. A hidden draw avoids these things, so that the
            // later draws can still give them.
            let others = self.still_to_be_seen().fold(set, |set, thing| set & !(1 << thing));
            self.rest.one_of(if others == 0 { set } else { others }, clause)
        })
    }
}
