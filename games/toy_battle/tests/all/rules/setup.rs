//! Tests of the chapter “Set-up”, and of the rulings on the start.

use crate::rules::subject::{open, setup};
use referee::{Chance, Clause, Game, Seat, Seeded, Table, Viewer};
use toy_battle::clauses::*;
use toy_battle::{BLUE, Event, Kinds, RED, State, Troop, opponent};

/// Luck that records which clauses ask for it.
struct Noting {
    luck: Seeded,
    asked: Vec<Clause>,
}

impl Chance for Noting {
    fn below(&mut self, n: u32, clause: Clause) -> u32 {
        self.asked.push(clause);
        self.luck.below(n, clause)
    }
}

/// Starts a game on the training yard. Returns the state, the events, and the clauses that asked for luck.
fn start(options: &str, seed: u64) -> (State, Vec<Event>, Vec<Clause>) {
    let game = open(setup("training-yard", options));
    let (mut story, mut luck) = (Vec::new(), Noting { luck: Seeded::new(seed, 0), asked: Vec::new() });
    let state = game.start(&mut Table::new(&mut luck, &mut story));
    (state, story, luck.asked)
}

/// Returns the removed Troops of a seat, which the view shows once the game is over.
fn removed(state: &State, seat: Seat) -> Kinds {
    let game = open(setup("training-yard", "{}"));
    let mut over = state.clone();
    game.apply(&mut over, seat, &toy_battle::Action::Resign, &mut Table::quiet(&mut Seeded::new(0, 0)));
    game.view(&over, Viewer::Public).removed[seat.index()]
        .expect("the view of a finished game shows the removed Troops")
}

#[test]
fn tb_setup_01_a_colour_has_three_troops_of_each_of_eight_kinds() {
    assert_eq!(Troop::ALL.len(), 8);
    assert_eq!((Kinds::ALL.counts(), Kinds::ALL.len()), ([3; 8], 24));
    for seat in [BLUE, RED] {
        let (state, ..) = start("{}", 5);
        let total = state.rack(seat).len() + state.reserve_len(seat) + removed(&state, seat).len();
        assert_eq!(total, 24);
    }
}

#[test]
fn tb_setup_02_four_troops_of_each_colour_are_removed_unseen() {
    let (state, story, asked) = start("{}", 6);
    assert_eq!([BLUE, RED].map(|seat| removed(&state, seat).len()), [4, 4]);
    assert_eq!(asked[..8], [TB_SETUP_02; 8], "chance takes four of each colour first");
    let game = open(setup("training-yard", "{}"));
    for viewer in Viewer::all(2) {
        assert_eq!(game.view(&state, viewer).removed, [None, None], "{viewer:?}");
    }
    let tells = story.iter().any(|event| !matches!(event, Event::Drew { .. } | Event::TurnBegan { .. }));
    assert!(!tells, "no event may mention the removed Troops: {story:?}");
}

#[test]
fn tb_setup_02_the_removed_troops_differ_from_game_to_game() {
    let first = removed(&start("{}", 1).0, BLUE);
    assert!(
        (2..20).any(|seed| removed(&start("{}", seed).0, BLUE) != first),
        "the removed Troops are always {first:?}"
    );
}

#[test]
fn tb_setup_03_twenty_troops_remain_for_each_player() {
    let (state, ..) = start("{}", 7);
    for seat in [BLUE, RED] {
        assert_eq!(state.rack(seat).len() + state.reserve_len(seat), 20);
    }
}

#[test]
fn tb_setup_04_chance_chooses_the_starter_who_takes_three_and_the_other_four() {
    let mut starters = Vec::new();
    for seed in 0..20 {
        let (state, _, asked) = start("{}", seed);
        let starter = state.to_move();
        starters.push(starter);
        assert_eq!((state.rack(starter).len(), state.reserve_len(starter)), (3, 17));
        assert_eq!((state.rack(opponent(starter)).len(), state.reserve_len(opponent(starter))), (4, 16));
        assert_eq!(asked[8..], [TB_SETUP_04; 8], "chance chooses the starter, and then draws seven Troops");
    }
    assert!(starters.contains(&BLUE) && starters.contains(&RED), "one seat never starts: {starters:?}");
}

#[test]
fn tb_setup_05_the_medals_of_the_board_lie_on_its_regions() {
    let (state, ..) = start("{}", 8);
    let game = open(setup("training-yard", "{}"));
    assert_eq!([BLUE, RED].map(|seat| (state.medals(seat), state.emptied_by(seat))), [(0, 0); 2]);
    let laid: Vec<u8> = game.field().regions.iter().map(|region| region.medals).collect();
    assert_eq!((laid, game.field().medals_to_win), (vec![1, 1, 1, 2, 2, 1, 1, 1], 5));
}

#[test]
fn tb_r_21_the_option_names_the_starter() {
    for (option, seat) in [("blue", BLUE), ("red", RED)] {
        for seed in 0..6 {
            let (state, _, asked) = start(&format!(r#"{{"starter":"{option}"}}"#), seed);
            assert_eq!((state.to_move(), asked.len()), (seat, 15), "no luck is needed for the starter");
            assert_eq!(state.rack(seat).len(), 3);
        }
    }
}

#[test]
fn tb_r_38_the_first_turn_allows_both_actions_and_nothing_else() {
    let game = open(setup("training-yard", r#"{"starter":"blue"}"#));
    let (state, ..) = start(r#"{"starter":"blue"}"#, 9);
    let mut candidates = Vec::new();
    game.candidates(&state, BLUE, &mut Seeded::new(0, 0), &mut candidates);
    assert!(candidates.contains(&toy_battle::Action::Draw));
    let places = candidates.iter().filter(|action| matches!(action, toy_battle::Action::Place { .. })).count();
    assert!(places > 0 && places + 1 == candidates.len(), "{candidates:?}");
}

#[test]
fn the_medals_of_each_of_the_nine_boards_come_from_its_file() {
    let boards: Vec<&str> = toy_battle::board::shipped_ids().collect();
    assert_eq!(boards.len(), 9);
    for board in boards {
        let game = open(setup(board, "{}"));
        let file = toy_battle::board::shipped(board).expect("a shipped board");
        assert_eq!(game.seats(), 2, "{board}");
        let laid: Vec<u32> = game.field().regions.iter().map(|region| region.medals.into()).collect();
        assert_eq!(laid, file.regions.iter().map(|region| region.medals).collect::<Vec<_>>(), "{board}");
        assert_eq!(u32::from(game.field().medals_to_win), file.medals_to_win, "{board}");
    }
}
