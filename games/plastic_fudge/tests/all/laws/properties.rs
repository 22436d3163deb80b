//! Properties that hold after every decision of random games, on tables of many kinds.

use crate::laws::fields::{CHOICE, battlefield, drafted, mined, options, ready, short_preset, table, walks, winged};
use geometry::{Disc, TOLERANCE};
use plastic_fudge::{
    Condition, Cover, Damage, Event, Gait, HalfIn, Heli, Id, Modifier, Options, PlasticFudge, Profile, State, Totals,
    UnitIndex, UnitType, chart,
};
use referee::{Chance, Game, Seat, Seeded, Status, Table};
use std::collections::{BTreeMap, BTreeSet};

/// Opens tables of many kinds.
fn tables() -> impl Iterator<Item = PlasticFudge> {
    let own = (20..20 + 4 * walks()).map(|nth| drafted(battlefield(nth), short_preset("classic-plus"), nth));
    let drawn = (0..8 * walks()).map(table);
    drawn
        .chain((0..4).map(|nth| ready(nth, short_preset("book"))))
        .chain(own)
        .chain((0..3).map(mined))
        .chain((0..3).map(winged))
}

/// A decision of a game, with the states before and after it, and its events.
pub struct Moment<'a> {
    pub game: &'a PlasticFudge,
    pub before: &'a State,
    pub after: &'a State,
    pub story: &'a [Event],
}

/// Plays a game with random decisions, calls `look` after each, and returns how many there were.
pub fn play(game: &PlasticFudge, seed: u64, mut look: impl FnMut(Moment<'_>)) -> u32 {
    let [mut luck, mut choice] = [0, 1].map(|stream| Seeded::new(seed, stream));
    let mut state = game.start(&mut Table::quiet(&mut luck));
    let (mut candidates, most) = (Vec::new(), 600 + 150 * u32::from(game.options().max_rounds));
    for decision in 0..most {
        let Status::Awaiting(seats) = game.status(&state) else { return decision };
        let seats: Vec<Seat> = seats.iter().collect();
        let seat = seats[choice.below(seats.len() as u32, CHOICE) as usize];
        candidates.clear();
        game.candidates(&state, seat, &mut choice, &mut candidates);
        let action = candidates[choice.below(candidates.len() as u32, CHOICE) as usize].clone();
        let (before, mut story) = (state.clone(), Vec::new());
        game.apply(&mut state, seat, &action, &mut Table::new(&mut luck, &mut story));
        look(Moment { game, before: &before, after: &state, story: &story });
    }
    panic!("the game of seed {seed} has not ended after {most} decisions");
}

/// Calls `look` after every decision of games on all tables.
fn each_moment(mut look: impl FnMut(Moment<'_>)) {
    for (seed, game) in (0..).zip(tables()) {
        play(&game, seed, &mut look);
    }
}

/// Calls `look` as [`each_moment`] does, and after every decision of many short fights.
fn each_fight(mut look: impl FnMut(Moment<'_>)) {
    for nth in 0..3 {
        for seed in 10..10 + 8 * walks() {
            play(&mined(nth), seed, &mut look);
        }
    }
    each_moment(look);
}

fn units<'a>(
    game: &'a PlasticFudge,
    state: &'a State,
) -> impl Iterator<Item = (&'a Profile, &'a plastic_fudge::UnitState)> {
    game.roster().iter().zip(state.units.iter())
}

fn has_base(unit: &plastic_fudge::UnitState) -> bool {
    matches!(unit.condition, Condition::Steady | Condition::Routed) && unit.carrier.is_none()
}

fn gait(game: &PlasticFudge, profile: &Profile) -> Gait {
    match profile.kind {
        UnitType::Jet => Gait::flying(),
        UnitType::Helicopter if game.options().heli == Heli::Flies => Gait::flying(),
        kind if kind.is_vehicle() => Gait::driving(profile.tl, game.options().veh_training),
        _ => Gait::on_foot(),
    }
}

#[test]
fn pf_r_77_every_random_game_ends() {
    let mut games = 0;
    for nth in 0..60 {
        let short = Options { max_rounds: 1 + (nth % 5) as u16, ..options(nth) };
        let game = if nth % 3 == 0 { mined(nth) } else { drafted(battlefield(nth), short, nth) };
        for seed in 0..5 * walks() {
            play(&game, seed, |_| {});
            games += 1;
        }
    }
    assert!(games >= 300);
}

/// No Unit stands off the table or on closed ground. A Unit may stand on another base only if a mine stopped it, or if
/// it came out of a wreck.
#[test]
fn pf_r_46_units_stand_on_the_table_and_apart() {
    each_moment(|Moment { game, before, after, story }| {
        for (profile, unit) in units(game, after).filter(|(_, unit)| has_base(unit)) {
            let base = Disc::new(unit.at, profile.radius);
            assert!(after.ground.holds(base), "{} stands off the table: {story:?}", profile.id);
            let closed = after.ground.closed_under(base, &gait(game, profile));
            assert!(closed.is_none(), "{} stands on {:?}: {story:?}", profile.id, closed.map(|patch| patch.id));
        }
        let [old, new] = [before, after].map(|state| overlaps(game, state));
        for (pair, distance) in new {
            let deeper = old.get(&pair).is_none_or(|before| distance < *before);
            let excused = [pair.0, pair.1].iter().any(|unit| is_forced(story, *unit));
            assert!(!deeper || excused, "{pair:?} stand on each other: {story:?}");
        }
    });
}

/// Returns the pairs of Units whose bases overlap, each with the squared distance of their centres.
fn overlaps(game: &PlasticFudge, state: &State) -> BTreeMap<(Id, Id), i64> {
    let bases: Vec<(Id, Disc)> = units(game, state)
        .filter(|(_, unit)| has_base(unit))
        .map(|(profile, unit)| (profile.id, Disc::new(unit.at, profile.radius)))
        .collect();
    let mut found = BTreeMap::new();
    for (nth, (id, base)) in bases.iter().enumerate() {
        for (other, met) in &bases[nth + 1..] {
            if base.overlaps_by_more_than(*met, TOLERANCE) {
                found.insert((*id, *other), base.centre.distance_squared(met.centre));
            }
        }
    }
    found
}

/// Returns whether a mine stopped a Unit on its own move or in tow, or whether the Unit came out of a wreck.
fn is_forced(story: &[Event], id: Id) -> bool {
    let injured = |id: Id| story.iter().any(|event| matches!(event, Event::Injured { unit, .. } if *unit == id));
    let destroyed =
        |carrier: Id| story.iter().any(|event| matches!(event, Event::Destroyed { unit, .. } if *unit == carrier));
    story.iter().any(|event| match event {
        Event::Move { unit, whole: false, tow, .. } => *unit == id || *tow == Some(id),
        Event::Walk { unit, .. } => *unit == id && injured(id),
        Event::Left { unit, carrier, .. } => *unit == id && destroyed(*carrier),
        _ => false,
    })
}

/// Every Unit that is lost has an event, and none comes back. Injuries and losses never shrink.
#[test]
fn pf_r_08_lost_units_have_an_event_and_never_come_back() {
    each_moment(|Moment { game, before, after, story }| {
        for (nth, profile) in game.roster().iter().enumerate() {
            let [old, new] = [before, after].map(|state| *state.unit(UnitIndex(nth as u8)));
            assert!(new.injuries >= old.injuries, "{} has fewer injuries than before", profile.id);
            if matches!(old.condition, Condition::Destroyed | Condition::Fled | Condition::Out) {
                assert_eq!(old.condition, new.condition, "{} was lost and came back", profile.id);
            }
            if old.condition == new.condition {
                continue;
            }
            let told = |event: &Event| match (event, new.condition) {
                (Event::Destroyed { unit, .. }, Condition::Destroyed) => *unit == profile.id,
                (Event::Rout { unit, fled: true, .. }, Condition::Fled) => *unit == profile.id,
                (Event::Exit { unit }, Condition::Out) => {
                    *unit == profile.id || old.carrier.is_some_and(|carrier| game.profile(carrier).id == *unit)
                }
                (_, Condition::Destroyed | Condition::Fled | Condition::Out) => false,
                _ => true,
            };
            assert!(story.iter().any(told), "{} is {:?}, and no event says so: {story:?}", profile.id, new.condition);
        }
        let view = |state: &State| game_tally(game, state);
        let (old, new) = (view(before), view(after));
        assert!(old[0] <= new[0] && old[1] <= new[1], "losses shrink from {old:?} to {new:?}");
    });
}

/// Returns the losses of Green and of Tan in percent, as the public view has them.
fn game_tally(game: &PlasticFudge, state: &State) -> [i64; 2] {
    use referee::{Codec, Viewer};
    let said = game.view_to_json(&game.view(state, Viewer::Public));
    let lost = |side: &str| said["tally"][side]["loss_percent"].as_i64().expect("the value is a number");
    [lost("green"), lost("tan")]
}

#[test]
fn pf_r_112_no_two_things_have_the_same_id() {
    each_moment(|Moment { game, after, .. }| {
        let mut met = BTreeSet::new();
        let units = game.roster().iter().map(|profile| profile.id);
        let markers = after.markers.iter().map(|marker| marker.id);
        let pieces = after.ground.pieces().iter().map(|piece| piece.id);
        for id in units.chain(markers).chain(pieces) {
            assert!(met.insert(id), "two things have the id {id}");
        }
        assert!(after.markers.is_sorted_by_key(|marker| marker.id));
    });
}

fn total(modifiers: &[Modifier]) -> i32 {
    modifiers.iter().map(|modifier| i32::from(modifier.by)).sum()
}

/// The totals of a hit are the sums of its dice and of the modifiers that the event shows. The chart gives its result.
#[test]
fn pf_atk_05_the_event_of_a_hit_explains_its_totals_and_its_result() {
    let mut hits = 0;
    each_fight(|Moment { game, story, .. }| {
        for event in story {
            let Event::Hit { attack, defence, dice, attack_modifiers, defence_modifiers, cover, result, piece, .. } =
                event
            else {
                continue;
            };
            hits += 1;
            let thrown: i32 = dice.iter().map(|die| i32::from(*die)).sum();
            assert_eq!(*defence, thrown + total(defence_modifiers), "{event:?}");
            let roll = attack - total(attack_modifiers);
            assert!((-4..=4).contains(&roll), "the attack roll would be {roll}, which no dice give: {event:?}");
            let mut due = band(*attack, *defence, game.options().totals);
            if *cover == Some(Cover::Half) && game.options().half_in == HalfIn::Step && piece.is_none() {
                due = due.saturating_sub(1);
            }
            assert_eq!(*result as usize, due, "{event:?}");
        }
    });
    assert!(hits > 60, "only {hits} hits were checked");
}

/// Returns the index of a result for the difference of two totals. The index is 0 below 0, 1 for 0 and 1, 2 for 2 and
/// 3, and 3 from 4 on.
fn band(attack: i32, defence: i32, totals: Totals) -> usize {
    let difference = match totals {
        Totals::Clamp => attack.clamp(-4, 4) - defence.clamp(-4, 4),
        Totals::Extend => attack - defence,
    };
    match difference {
        ..0 => 0,
        0 | 1 => 1,
        2 | 3 => 2,
        4.. => 3,
    }
}

#[test]
fn pf_chart_0_the_result_depends_on_the_difference_of_the_totals() {
    let results = [Damage::NoDamage, Damage::NoEffect, Damage::Injury, Damage::Kill];
    for totals in [Totals::Clamp, Totals::Extend] {
        for attack in -9..=9 {
            for defence in -9..=9 {
                let due = results[band(attack, defence, totals)];
                assert_eq!(chart(attack, defence, totals), due, "{attack} against {defence}");
            }
        }
    }
}
