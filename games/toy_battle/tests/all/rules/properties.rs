//! Properties of every game, checked at every position of random games on every board.

use crate::rules::subject::{setup, subject};
use laws::{Subject, play_out};
use referee::{Game, Viewer};
use toy_battle::board::shipped_ids;
use toy_battle::{Action, BLUE, Kinds, Phase, Place, RED, State, ToyBattle, View};

/// Returns how many random games to play on each board: 300, or as many as the environment variable `RUMPUS_WALKS`
/// says. `cargo xtask night` plays 10,000 and more.
fn games() -> u64 {
    std::env::var("RUMPUS_WALKS").map_or(300, |walks| walks.parse().expect("RUMPUS_WALKS is a number"))
}

/// Returns every board with the default options, and some boards with other options.
fn subjects() -> Vec<Subject<ToyBattle>> {
    let plain = shipped_ids().map(|board| (board, "{}"));
    let others = [
        ("castle-field", r#"{"medal_timing":"immediate"}"#),
        ("volcanic-jungle", r#"{"medal_timing":"immediate"}"#),
        ("station-metal-x", r#"{"metal_x_blocks_hook":false}"#),
        ("tropical-pool", r#"{"special_bases":false}"#),
        ("battlefield", r#"{"max_plies":12}"#),
    ];
    plain.chain(others).map(|(board, options)| subject(setup(board, options))).collect()
}

/// Plays random games. Passes every state to `look`, with the state before it; `None` at the start.
fn each_game(games: u64, mut look: impl FnMut(&Subject<ToyBattle>, Option<&State>, &State)) {
    for subject in subjects() {
        for seed in 0..games {
            let mut before = None;
            play_out(&subject, seed, |state| {
                look(&subject, before.as_ref(), state);
                before = Some(state.clone());
            });
        }
    }
}

/// Returns the view of this state as if the game were over. Only the view of a finished game shows all secrets.
fn revealed(game: &ToyBattle, state: &State) -> View {
    let mut over = state.clone();
    let mut luck = referee::Seeded::new(0, 0);
    if !matches!(state.phase(), Phase::Over(..)) {
        game.apply(&mut over, BLUE, &Action::Resign, &mut referee::Table::quiet(&mut luck));
    }
    game.view(&over, Viewer::Public)
}

/// Returns all Troops of a seat: those on the board, the rack, the discard, the removed ones, and those of `reserve`.
fn army(view: &View, seat: referee::Seat, reserve: Kinds) -> Kinds {
    let fielded = view.stacks.iter().flatten().filter(|piece| piece.seat == seat).map(|piece| piece.troop);
    let on_hq = view.placed.iter().filter(|placed| placed.level == 0 && placed.piece.seat == seat);
    let board: Kinds = fielded.chain(on_hq.map(|placed| placed.piece.troop)).collect();
    let index = seat.index();
    let zones = [
        view.rack[index].expect("the view of a finished game shows all racks and removed Troops"),
        view.removed[index].expect("the view of a finished game shows all racks and removed Troops"),
        view.discard[index],
        reserve,
    ];
    zones.into_iter().fold(board, |all, zone| all.with(zone).expect("a colour has three of each kind"))
}

#[test]
fn each_colour_always_has_its_24_troops() {
    each_game(games() / 5, |subject, _, state| {
        let view = revealed(&subject.game, state);
        for seat in [BLUE, RED] {
            let seen = army(&view, seat, Kinds::NONE);
            let reserve = Kinds::ALL.without(seen);
            assert_eq!(reserve.len(), state.reserve_len(seat), "the reserve must hold all other Troops of the colour");
        }
    });
}

#[test]
fn after_the_set_up_the_starter_has_three_the_other_four_and_four_are_gone() {
    each_game(games() / 5, |subject, before, state| {
        if before.is_some() {
            return;
        }
        let view = revealed(&subject.game, state);
        for (seat, rack, reserve) in [(state.to_move(), 3, 17), (toy_battle::opponent(state.to_move()), 4, 16)] {
            assert_eq!((state.rack(seat).len(), state.reserve_len(seat)), (rack, reserve));
            assert_eq!(view.removed[seat.index()].map(Kinds::len), Some(4));
        }
    });
}

#[test]
pub fn no_rack_ever_holds_more_than_eight() {
    each_game(games(), |_, _, state| {
        assert!([BLUE, RED].iter().all(|seat| state.rack(*seat).len() <= 8));
    });
}

#[test]
fn the_player_to_move_has_a_legal_action_while_the_game_runs() {
    each_game(games(), |subject, _, state| {
        let mut candidates = Vec::new();
        subject.game.candidates(state, state.to_move(), &mut referee::Seeded::new(0, 0), &mut candidates);
        assert_eq!(candidates.is_empty(), matches!(state.phase(), Phase::Over(..)));
    });
}

#[test]
fn the_decisions_are_all_legal_ones_by_troop_and_place_with_declining_last() {
    each_game(games() / 50, |subject, _, state| {
        let (game, seat) = (&subject.game, state.to_move());
        let every = subject.every.iter().filter(|action| !subject.non_candidates.contains(action));
        let mut legal: Vec<Action> = every.filter(|action| game.check(state, seat, action).is_ok()).copied().collect();
        legal.sort_by_key(|action| matches!(action, Action::Decline(_)));
        assert_eq!(game.decisions(state, seat).iter().collect::<Vec<Action>>(), legal);
    });
}

#[test]
fn every_decision_is_found_by_its_number() {
    each_game(games(), |subject, _, state| {
        for seat in [BLUE, RED] {
            let mut candidates = Vec::new();
            subject.game.candidates(state, seat, &mut referee::Seeded::new(0, 0), &mut candidates);
            let decisions = subject.game.decisions(state, seat);
            assert_eq!((decisions.len(), decisions.is_empty()), (candidates.len(), candidates.is_empty()));
            let numbered = (0..=candidates.len()).map_while(|n| decisions.nth(n));
            assert!(numbered.eq(candidates.iter().copied()), "{decisions:?} differ from the candidates {candidates:?}");
        }
    });
}

#[test]
fn the_nth_place_of_any_set_is_found() {
    let mut luck = referee::Seeded::new(3, 0);
    for _ in 0..2_000 {
        let set = luck.bits() & luck.bits();
        Place::each(set)
            .enumerate()
            .for_each(|(n, place)| assert_eq!(Place::nth(set, n as u32), place, "{n} of {set:#x}"));
    }
    assert_eq!((Place::nth(u32::MAX, 31), Place::nth(1, 0)), (Place(31), Place(0)));
}

#[test]
fn medals_never_decrease_and_a_region_pays_at_most_once() {
    each_game(games(), |subject, before, state| {
        let regions = &subject.game.field().regions;
        assert_eq!(state.emptied_by(BLUE) & state.emptied_by(RED), 0, "no region is emptied by both sides");
        for seat in [BLUE, RED] {
            let emptied = state.emptied_by(seat);
            let paid =
                |(at, region): (usize, &toy_battle::Region)| if emptied >> at & 1 == 1 { region.medals } else { 0 };
            assert_eq!(regions.iter().enumerate().map(paid).map(u16::from).sum::<u16>(), state.medals(seat));
            if let Some(before) = before {
                assert!(state.medals(seat) >= before.medals(seat));
                assert_eq!(
                    before.emptied_by(seat) & !emptied,
                    0,
                    "a region whose medals were claimed must stay without medals"
                );
            }
        }
    });
}

#[test]
fn every_random_game_ends_with_one_winner() {
    for subject in subjects() {
        for seed in 0..games() {
            let mut last = None;
            let decisions = play_out(&subject, seed, |state| last = Some(state.clone()));
            let state = last.expect("a game has a start");
            let Phase::Over(_, winner) = state.phase() else {
                panic!("the game has not ended after {decisions} decisions")
            };
            assert!([BLUE, RED].contains(&winner));
            assert!(state.turns() <= 100, "the game had {} turns; at most 100 are expected", state.turns());
        }
    }
}

#[test]
fn random_games_end_in_each_of_four_ways() {
    let mut endings = std::collections::BTreeSet::new();
    for subject in subjects() {
        for seed in 0..games() {
            play_out(&subject, seed, |state| {
                if let Phase::Over(by, _) = state.phase() {
                    endings.insert(by.word());
                }
            });
        }
    }
    assert_eq!(endings.into_iter().collect::<Vec<_>>(), ["hq", "medals", "stuck", "turn-cap"]);
}

#[test]
fn a_state_is_small_plain_data() {
    const { assert!(size_of::<State>() == 184, "a state must stay small, because bots clone it") };
    const { assert!(!std::mem::needs_drop::<State>(), "a state must own no heap memory") };
}
