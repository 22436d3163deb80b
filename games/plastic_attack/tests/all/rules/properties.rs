//! Tests of properties that hold in every position, in random games of both editions with two to six players and all
//! options.

use crate::rules::subject::{subject, table};
use laws::{Subject, play_out};
use plastic_attack::{Action, Card, Cards, Edition, Event, Figure, PlasticAttack, Special, Stage, State, Whereabouts};
use referee::{Chance, Clause, Codec, Game, Seat, Seats, Seeded, Status, Table, Viewer};

/// The number of random games for each table: 2, or the value of `RUMPUS_WALKS`. `cargo xtask night` plays 10,000 and
/// more.
fn games() -> u64 {
    std::env::var("RUMPUS_WALKS").map_or(2, |walks| walks.parse().expect("RUMPUS_WALKS is a number"))
}

/// Tables of both editions with two to six players. Each option is on at some tables.
fn subjects() -> Vec<Subject<PlasticAttack>> {
    let tables = |edition| (2..=6).flat_map(move |seats| (0..4).map(move |nth| subject(table(edition, seats, nth))));
    Edition::ALL.into_iter().flat_map(tables).collect()
}

fn each_game(mut look: impl FnMut(&PlasticAttack, &State)) {
    for subject in subjects() {
        for seed in 0..games() {
            play_out(&subject, seed, |state| look(&subject.game, state));
        }
    }
}

fn seats(game: &PlasticAttack) -> impl Iterator<Item = Seat> {
    (0..game.seats()).map(Seat)
}

fn figures(game: &PlasticAttack) -> impl Iterator<Item = Figure> {
    (0..game.roster().len() as u8).map(Figure)
}

#[test]
pub fn pa_p01_each_of_the_52_cards_is_in_one_place() {
    each_game(|game, state| {
        let mut places: Vec<Cards> = seats(game).map(|seat| state.hand(seat)).collect();
        places.extend([state.draw_pile(), state.discard_pile(), state.opened()]);
        places.extend(figures(game).map(|figure| state.guards(figure).collect::<Cards>()));
        let count: u32 = places.iter().map(|cards| cards.len()).sum();
        let all = places.into_iter().fold(Cards::NONE, Cards::and);
        // A battle card that became a guard is no longer one of the opened cards.
        assert_eq!((count, all), (52, Cards::DECK));
    });
}

#[test]
fn pa_p02_every_figure_in_play_is_in_one_army_or_captive_of_one_seat() {
    each_game(|game, state| {
        for figure in figures(game) {
            let lines = seats(game).filter(|seat| state.line(*seat).any(|other| other == figure)).count();
            let holders = seats(game).filter(|seat| state.captives(*seat).any(|other| other == figure)).count();
            let expected = if state.whereabouts(figure) == Whereabouts::Gone { 0 } else { 1 };
            assert_eq!(lines + holders, expected, "{figure:?}");
        }
    });
}

/// Collects every card that a JSON value names, except under `unseen` and `in_hands`.
fn cards_in(said: &serde_json::Value, out: &mut Cards) {
    match said {
        serde_json::Value::String(word) if word.is_ascii() && word.len() >= 2 => {
            *out = Card::from_word(word).map_or(*out, |card| out.with(card));
        }
        serde_json::Value::Array(items) => items.iter().for_each(|item| cards_in(item, out)),
        serde_json::Value::Object(fields) => {
            let shown = fields.iter().filter(|(key, _)| !["unseen", "in_hands"].contains(&key.as_str()));
            shown.for_each(|(_, item)| cards_in(item, out));
        }
        _ => {}
    }
}

#[test]
pub fn pa_p03_a_view_has_no_other_hand_no_laid_card_and_no_draw_pile() {
    each_game(|game, state| {
        if matches!(state.stage(), Stage::Over(..)) {
            return;
        }
        let open = figures(game).map(|figure| state.guards(figure).collect::<Cards>());
        let open = open.fold(state.discard_pile().and(state.opened()), Cards::and);
        for viewer in Viewer::all(game.seats()) {
            let view = game.view(state, viewer);
            assert_eq!(view.draw_pile, None);
            let others = seats(game).filter(|seat| !viewer.is(*seat));
            assert!(others.into_iter().all(|seat| view.hands[seat.index()].cards.is_none()), "{viewer:?} sees a hand");
            let view = game.view_to_json(&view);
            let mut shown = Cards::NONE;
            cards_in(&view, &mut shown);
            let own = seats(game).filter(|seat| viewer.is(*seat)).map(|seat| state.hand(seat)).fold(open, Cards::and);
            assert_eq!(shown.outside(own), Cards::NONE, "{viewer:?}");
            for seat in seats(game) {
                let side = &view["seats"][seat.index()];
                let laid = view["battle"]["laid"].as_array().is_some_and(|laid| laid.contains(&side["seat"]));
                let laid = laid && state.stage() == Stage::Play;
                let size = side["hand_size"].as_u64().expect("a number") + u64::from(laid);
                assert_eq!(size, u64::from(state.hand(seat).len()));
            }
        }
    });
}

#[test]
fn pa_p04_a_seed_and_a_list_of_choices_determine_a_game() {
    for subject in subjects().iter().step_by(3) {
        for law in laws::all::<PlasticAttack>().iter().filter(|law| law.name == "records_replay") {
            for seed in 0..games() {
                (law.holds)(subject, seed).unwrap_or_else(|breach| panic!("{breach}"));
            }
        }
    }
}

#[test]
fn pa_p05_a_seat_that_must_decide_has_a_choice_and_others_are_refused() {
    each_game(|game, state| {
        let Status::Awaiting(awaited) = game.status(state) else { return };
        for seat in seats(game) {
            let mut legal = Vec::new();
            game.candidates(state, seat, &mut Seeded::new(0, 0), &mut legal);
            assert_eq!(legal.is_empty(), !awaited.contains(seat));
            assert!(legal.iter().all(|action| game.check(state, seat, action).is_ok()));
            let wrong = figures(game).map(|with| Action::Defend { with }).filter(|action| !legal.contains(action));
            assert!(wrong.into_iter().all(|action| game.check(state, seat, &action).is_err()));
        }
    });
}

#[test]
fn pa_p06_random_games_end_with_one_winner_or_at_the_limit_of_turns() {
    let mut endings = std::collections::BTreeSet::new();
    each_game(|game, state| {
        let Status::Over(outcome) = game.status(state) else { return };
        endings.insert(outcome.by);
        let left: Vec<Seat> = state.players().collect();
        assert!(state.turns_taken() <= 60);
        match outcome.by {
            "last-standing" => assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), left),
            _ => assert!(outcome.winners.iter().all(|winner| left.contains(&winner))),
        }
    });
    assert_eq!(endings.into_iter().collect::<Vec<_>>(), ["last-standing", "turn-cap"]);
}

#[test]
fn pa_p07_after_the_set_up_hands_and_pile_have_their_sizes() {
    for subject in subjects() {
        let game = &subject.game;
        let (mut story, mut luck) = (Vec::new(), Seeded::new(3, 0));
        let state = game.start(&mut Table::new(&mut luck, &mut story));
        let (seats, deal) = (u32::from(game.seats()), game.edition().deal());
        assert_eq!(state.draw_pile().len(), 52 - seats * deal - 1, "the first player has drawn one card");
        let dealt = story.iter().take_while(|event| !matches!(event, Event::TurnBegan { .. }));
        let counts = dealt.filter_map(|event| match event {
            Event::Drew { count, .. } => Some(u32::from(*count)),
            _ => None,
        });
        assert_eq!(counts.collect::<Vec<_>>(), vec![deal; seats as usize]);
    }
}

#[test]
pub fn pa_p08_no_hand_ever_exceeds_the_fill() {
    each_game(|game, state| {
        assert!(seats(game).all(|seat| state.hand(seat).len() <= game.edition().fill()));
    });
}

#[test]
fn pa_p09_the_view_shows_every_line_in_order_with_its_powers() {
    each_game(|game, state| {
        let view = game.view_to_json(&game.view(state, Viewer::Public));
        for seat in seats(game) {
            for (shown, figure) in
                view["seats"][seat.index()]["army"].as_array().expect("a list").iter().zip(state.line(seat))
            {
                assert_eq!(shown["figure"], game.figure_name(figure));
                assert_eq!(shown["power"], state.power(figure));
                assert_eq!(
                    shown["wounded"],
                    state.is_wounded(figure),
                    "the view must say whether the figure is wounded"
                );
                assert!((1..=10).contains(&state.power(figure)));
            }
        }
    });
}

/// Returns the place of an event in the order of a battle; `None` if it may come anywhere.
fn place_of(event: &Event) -> Option<u8> {
    Some(match event {
        Event::Revealed { .. } => 0,
        Event::Used { action, .. } | Event::Declined { action, .. } if action.redirects() => 1,
        Event::GuardSpent { .. } | Event::GuardKept { .. } => 2,
        Event::PowerChanged { clause, .. } if *clause == plastic_attack::clauses::PA1_BATTLE_07 => 3,
        Event::Wounded { .. } => 3,
        Event::Captured { .. } => 4,
        Event::Eliminated { .. } => 5,
        Event::Used { .. } | Event::Declined { .. } => 6,
        _ => return None,
    })
}

#[test]
pub fn pa_p10_a_won_attack_keeps_its_order_and_has_at_most_one_action() {
    for subject in subjects() {
        for seed in 0..games() {
            let story = told(&subject.game, seed);
            for turn in story.split(|event| matches!(event, Event::TurnBegan { .. })) {
                let Some(at) = turn.iter().position(|event| matches!(event, Event::Revealed { .. })) else { continue };
                let Event::Revealed { attacker, won, .. } = &turn[at] else { continue };
                let robbed = robbed(&subject.game, turn);
                let ordered = turn[at..]
                    .iter()
                    .filter(|event| !matches!(event, Event::Eliminated { seat, .. } if robbed.contains(*seat)));
                let places: Vec<u8> = ordered.filter_map(place_of).collect();
                assert!(places.is_sorted(), "{turn:?}");
                let used = turn.iter().filter(|event| matches!(event, Event::Used { .. } | Event::Declined { .. }));
                let rank = attacker.card.map_or(0, Card::rank);
                assert!(used.count() <= usize::from(*won && rank >= 7), "{turn:?}");
            }
        }
    }
}

/// Returns the players who go out of the game after the action of a turn. Only Recover can cause this, if an option
/// lets it take a figure out of another army. So there is at most one such player.
fn robbed(game: &PlasticAttack, turn: &[Event]) -> Seats {
    let recovered = |event: &Event| matches!(event, Event::Joined { by: Special::Recover, .. });
    let Some(at) = turn.iter().position(recovered).filter(|_| game.options().recover_from_armies) else {
        return Seats::NONE;
    };
    let out: Seats = turn[at..]
        .iter()
        .filter_map(|event| if let Event::Eliminated { seat, .. } = event { Some(*seat) } else { None })
        .collect();
    assert!(out.iter().count() <= 1, "Recover takes one figure, so at most one player goes out: {turn:?}");
    out
}

/// Plays a random game and returns what happened.
fn told(game: &PlasticAttack, seed: u64) -> Vec<Event> {
    let (mut luck, mut story) = (Seeded::new(seed, 0), Vec::new());
    let mut state = game.start(&mut Table::new(&mut luck, &mut story));
    while let Status::Awaiting(seats) = game.status(&state) {
        let seat = seats.iter().next().expect("the game waits for at least one seat");
        let mut legal = Vec::new();
        game.candidates(&state, seat, &mut luck, &mut legal);
        let action = legal[luck.below(legal.len() as u32, Clause::new("choice")) as usize];
        game.apply(&mut state, seat, &action, &mut Table::new(&mut luck, &mut story));
    }
    story
}
