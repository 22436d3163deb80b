//! Plays random games of both editions from the deal to the end. Every card and every figure must be in exactly one
//! place.

use plastic_attack::{
    Action, ArmyFile, Card, CardFile, Cards, Edition, Figure, FigureFile, PlasticAttack, Setup, Special, Stage, State,
    Whereabouts,
};
use referee::{Chance, Clause, Game, Seat, Seats, Seeded, Status, Table, Viewer};

/// How many games each edition plays with each number of players.
const GAMES: u64 = 60;
const CHOICE: Clause = Clause::new("smoke");

/// Makes a random legal army: one to five figures with any cards. They have at most 15 Power Points together, and at
/// most 10 each.
fn army(edition: Edition, luck: &mut Seeded) -> ArmyFile {
    let actions: Vec<Special> = Special::ALL.into_iter().filter(|action| action.is_of(edition)).collect();
    let count = 1 + luck.below(5, CHOICE) as i32;
    let mut powers = vec![1; count as usize];
    for _ in 0..15 - count {
        let lucky = luck.below(count as u32, CHOICE) as usize;
        powers[lucky] = (powers[lucky] + 1).min(10);
    }
    let mut word = || actions[luck.below(actions.len() as u32, CHOICE) as usize].word().to_owned();
    let figure = |(n, power): (usize, i32)| FigureFile {
        figure: format!("Figure {n}"),
        kind: None,
        power,
        card: CardFile { high: word(), mid: word(), low: word() },
        mount: None,
        look: None,
    };
    let army = powers.into_iter().enumerate().map(figure).collect();
    ArmyFile { format: 1, game: edition.game().into(), name: String::new(), army }
}

fn open(edition: Edition, seats: usize, luck: &mut Seeded) -> PlasticAttack {
    let seats: Vec<String> =
        ["red", "blue", "green", "yellow", "purple", "orange"][..seats].iter().map(|seat| (*seat).into()).collect();
    let armies = seats.iter().map(|seat| (seat.clone(), army(edition, luck))).collect();
    PlasticAttack::open(Setup { edition, seats, armies, options: Default::default(), odds: true })
        .expect("the armies have no fault")
}

/// Plays random games, and calls `look` with the state after the deal and after every decision.
fn each_moment(mut look: impl FnMut(&PlasticAttack, &State, &mut Seeded)) {
    for edition in Edition::ALL {
        for seats in 2..=6 {
            for seed in 0..GAMES {
                let luck = &mut Seeded::new(seed, seats as u64);
                let game = open(edition, seats, luck);
                let mut state = game.start(&mut Table::quiet(luck));
                look(&game, &state, luck);
                while let Some((seat, action)) = choose(&game, &state, luck) {
                    assert_eq!(game.check(&state, seat, &action), Ok(()));
                    game.apply(&mut state, seat, &action, &mut Table::quiet(luck));
                    look(&game, &state, luck);
                }
            }
        }
    }
}

/// Chooses a decision at random. No player resigns, but now and then the time of a player runs out.
fn choose(game: &PlasticAttack, state: &State, luck: &mut Seeded) -> Option<(Seat, Action)> {
    let Status::Awaiting(seats) = game.status(state) else { return None };
    let mut decisions = Vec::new();
    for seat in seats.iter() {
        let mut own = Vec::new();
        game.candidates(state, seat, luck, &mut own);
        assert!(!own.is_empty(), "a seat that the game waits for must have a legal decision");
        decisions.extend(own.into_iter().map(|action| (seat, action)));
    }
    if luck.below(200, CHOICE) == 0 {
        let players: Vec<Seat> = state.players().collect();
        return Some((players[luck.below(players.len() as u32, CHOICE) as usize], Action::Timeout));
    }
    Some(decisions[luck.below(decisions.len() as u32, CHOICE) as usize])
}

fn seats(game: &PlasticAttack) -> impl Iterator<Item = Seat> {
    (0..game.seats()).map(Seat)
}

fn figures(game: &PlasticAttack) -> impl Iterator<Item = Figure> {
    (0..game.roster().len() as u8).map(Figure)
}

#[test]
fn pa_p01_every_card_is_in_exactly_one_place() {
    each_moment(|game, state, _| {
        let mut places: Vec<Cards> = seats(game).map(|seat| state.hand(seat)).collect();
        places.extend([state.draw_pile(), state.discard_pile(), state.opened()]);
        places.extend(figures(game).map(|figure| state.guards(figure).collect::<Cards>()));
        let count: u32 = places.iter().map(|cards| cards.len()).sum();
        let all: Cards = places.iter().flat_map(|cards| cards.iter().collect::<Vec<Card>>()).collect();
        assert_eq!((count, all), (52, Cards::DECK));
    });
}

#[test]
fn pa_p02_every_figure_is_in_one_place() {
    each_moment(|game, state, _| {
        let mut times = vec![0; game.roster().len()];
        for seat in seats(game) {
            for figure in state.line(seat) {
                assert_eq!(state.whereabouts(figure), Whereabouts::Army(seat));
                assert!((1..=10).contains(&state.power(figure)));
                times[figure.index()] += 1;
            }
            state.captives(seat).for_each(|figure| times[figure.index()] += 1);
        }
        for figure in figures(game) {
            let is_gone = state.whereabouts(figure) == Whereabouts::Gone;
            assert_eq!(times[figure.index()], u32::from(!is_gone));
        }
    });
}

#[test]
fn pa_p08_no_hand_exceeds_the_fill() {
    each_moment(|game, state, _| {
        for seat in seats(game) {
            assert!(state.hand(seat).len() <= game.edition().fill());
        }
    });
}

#[test]
fn pa_r_53_imagined_truths_look_like_the_view() {
    each_moment(|game, state, luck| {
        for viewer in Viewer::all(game.seats()) {
            let view = game.view(state, viewer);
            let imagined = game.imagine(&view, luck);
            assert_eq!(game.view(&imagined, viewer), view);
            assert_eq!(game.status(&imagined), game.status(state));
            assert_eq!(view.draw_pile_size(), state.draw_pile().len());
        }
    });
}

#[test]
fn pa1_end_02_games_end_with_one_player_standing() {
    let mut endings = Vec::new();
    each_moment(|game, state, _| {
        if let Stage::Over(by, winner) = state.stage() {
            endings.push(by.word());
            let left: Seats = state.players().collect();
            assert!(winner.is_none_or(|winner| by.word() == "turn-cap" || left.iter().all(|seat| seat == winner)));
            assert!(matches!(game.status(state), Status::Over(_)));
        }
    });
    assert_eq!(endings.len() as u64, 2 * 5 * GAMES);
    assert!(endings.iter().filter(|by| **by == "last-standing").count() > endings.len() / 2, "{endings:?}");
}

#[test]
fn pa_r_45_a_state_of_four_players_takes_336_bytes() {
    let figures = (0..5).map(|n| FigureFile {
        figure: format!("Figure {n}"),
        kind: None,
        power: 3,
        card: CardFile { high: "luck".into(), mid: "luck".into(), low: "recover".into() },
        mount: None,
        look: None,
    });
    for edition in Edition::ALL {
        let army =
            ArmyFile { format: 1, game: edition.game().into(), name: String::new(), army: figures.clone().collect() };
        let seats: Vec<String> = ["red", "blue", "green", "yellow"].map(String::from).into();
        let armies = seats.iter().map(|seat| (seat.clone(), army.clone())).collect();
        let setup = Setup { edition, seats, armies, options: Default::default(), odds: true };
        let game = PlasticAttack::open(setup).expect("the armies have no fault");
        assert!(game.start(&mut Table::quiet(&mut Seeded::new(7, 0))).size() <= 336);
    }
}
