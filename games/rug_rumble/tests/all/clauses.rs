//! Tests of the clauses of the rulebook, one by one.

use referee::{Cite, Clause, Game, Match, NoUndo, Outcome, Seat, Seeded, Status, Viewer};
use rug_rumble::clauses::*;
use rug_rumble::{Action, Event, Fate, HAND, Player, RugRumble, SACK, Setup, Side, State, Toy, Toys, View};

/// A game in progress, and the source of its luck.
struct Rug {
    game: RugRumble,
    state: State,
    luck: Seeded,
}

impl Rug {
    fn of(players: u8) -> Rug {
        let game = RugRumble::open(Setup { players }).expect("the number of players is allowed");
        let mut luck = Seeded::new(7, 0);
        let state = game.start(&mut referee::Table::quiet(&mut luck));
        Rug { game, state, luck }
    }

    /// Returns a game in which every hand and every sack has one toy of each kind, and `rug` marbles lie on the rug.
    fn full(players: u8, rug: u8) -> Rug {
        let mut table = Rug::of(players);
        for player in &mut table.state.players {
            (player.hand, player.sack) = ([1; 6], [1; 6]);
        }
        table.state.rug = rug;
        table
    }

    fn act(&mut self, seat: u8, action: Action) -> Vec<Event> {
        assert_eq!(self.game.check(&self.state, Seat(seat), &action), Ok(()));
        let mut story = Vec::new();
        let table = &mut referee::Table::new(&mut self.luck, &mut story);
        self.game.apply(&mut self.state, Seat(seat), &action, table);
        story
    }

    /// Lets each player choose a toy of `toys`, in the order of the seats. Returns the side that wins marbles and their
    /// number; `None` if nobody wins any.
    fn race(&mut self, toys: &[Toy]) -> Option<(Side, u8)> {
        let stories: Vec<Event> =
            (0..).zip(toys).flat_map(|(seat, toy)| self.act(seat, Action::Choose(*toy))).collect();
        let raced = stories.iter().find_map(|event| match event {
            Event::Raced { winner, marbles, .. } => Some(winner.map(|winner| (winner, *marbles))),
            _ => None,
        });
        raced.expect("all have chosen")
    }

    /// Returns the kind and the clause of the refusal; `None` if the decision is legal.
    fn refusal(&self, seat: u8, action: Action) -> Option<(&'static str, Clause)> {
        self.game.check(&self.state, Seat(seat), &action).err().map(|refusal| (refusal.kind, refusal.clause()))
    }

    fn view(&self, seat: u8) -> View {
        self.game.view(&self.state, Viewer::Seat(Seat(seat)))
    }

    fn outcome(&self) -> Option<Outcome> {
        if let Status::Over(outcome) = self.game.status(&self.state) { Some(outcome) } else { None }
    }

    /// Plays `rounds` rounds, in which every player chooses the slowest toy of the hand.
    fn play(&mut self, rounds: u8) {
        for _ in 0..rounds {
            (0..self.game.seats()).for_each(|seat| drop(self.act(seat, Action::Timeout {})));
        }
    }
}

fn count(toys: &Toys) -> u8 {
    toys.iter().sum()
}

use Toy::{Car, Duck, Elephant, Frog, Mouse, Robot};

#[test]
fn rr_goal_01_the_most_marbles_win() {
    let mut table = Rug::of(3);
    table.play(7);
    for (player, marbles) in table.state.players.iter_mut().zip([20, 60, 20]) {
        player.marbles = marbles;
    }
    assert_eq!(table.outcome(), None);
    table.play(1);
    let outcome = table.outcome().expect("the game is over after eight rounds");
    assert_eq!((outcome.winners.iter().collect(), outcome.by), (vec![Seat(1)], "marbles"));
}

#[test]
fn rr_goal_02_all_players_with_the_most_marbles_win() {
    let mut table = Rug::of(3);
    table.play(8);
    for (player, marbles) in table.state.players.iter_mut().zip([9, 3, 9]) {
        player.marbles = marbles;
    }
    let outcome = table.outcome().expect("the game is over after eight rounds");
    assert_eq!((outcome.winners.iter().collect(), outcome.clause), (vec![Seat(0), Seat(2)], RR_GOAL_02));
}

#[test]
fn rr_setup_01_two_to_four_players_can_play() {
    for players in [0, 1, 5] {
        let fault = RugRumble::open(Setup { players }).expect_err("the number of players is not allowed");
        assert_eq!((fault[0].kind, fault[0].clause()), ("players", RR_SETUP_01));
    }
    (2..=4).for_each(|players| assert_eq!(Rug::of(players).state.players.len(), usize::from(players)));
}

#[test]
fn rr_setup_02_each_player_has_two_toys_of_each_kind_and_hides_four_of_them_in_the_hand() {
    let table = Rug::of(4);
    for Player { hand, sack, .. } in &table.state.players {
        assert_eq!(std::array::from_fn(|kind| hand[kind] + sack[kind]), SACK);
        assert_eq!(count(hand), HAND);
    }
    assert_eq!(Toy::ALL, [Mouse, Duck, Frog, Car, Robot, Elephant]);
    let seen = table.view(0).players;
    assert_eq!((seen[0].hand, seen[1].hand), (Some(table.state.players[0].hand), None));
}

#[test]
fn rr_round_01_a_die_says_how_many_marbles_are_added_to_those_on_the_rug() {
    let mut table = Rug::full(2, 4);
    table.race(&[Car, Car]);
    assert!((5..=10).contains(&table.state.rug), "{} marbles lie on the rug, not 5 to 10", table.state.rug);
}

#[test]
fn rr_round_02_two_dice_are_rolled_in_the_last_round() {
    let mut table = Rug::of(2);
    let poured = |story: Vec<Event>| story.iter().filter(|event| matches!(event, Event::Poured { .. })).count();
    table.play(5);
    for dice in [1, 2, 0] {
        table.act(0, Action::Timeout {});
        assert_eq!(poured(table.act(1, Action::Timeout {})), dice);
    }
}

#[test]
fn rr_choose_01_the_game_waits_for_all_players_who_have_not_chosen() {
    let mut table = Rug::full(3, 1);
    table.act(1, Action::Choose(Duck));
    let Status::Awaiting(seats) = table.game.status(&table.state) else {
        panic!("the game must wait for the two players who have not chosen")
    };
    assert_eq!(seats.iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
}

#[test]
fn rr_choose_02_a_toy_that_is_not_in_the_hand_cannot_race() {
    let mut table = Rug::full(2, 1);
    (table.state.players[0].hand[Frog as usize], table.state.players[0].sack[Frog as usize]) = (0, 2);
    assert_eq!(table.refusal(0, Action::Choose(Frog)), Some(("not-in-hand", RR_CHOOSE_02)));
    let mut out = Vec::new();
    table.game.candidates(&table.state, Seat(0), &mut table.luck, &mut out);
    assert_eq!(out, [Mouse, Duck, Car, Robot, Elephant].map(Action::Choose));
}

#[test]
fn rr_choose_03_a_player_cannot_change_a_choice() {
    let mut table = Rug::full(2, 1);
    table.act(0, Action::Choose(Car));
    assert_eq!(table.refusal(0, Action::Choose(Duck)), Some(("already-chosen", RR_CHOOSE_03)));
}

#[test]
fn rr_choose_03_a_choice_cannot_be_taken_back() {
    let mut luck = Seeded::new(3, 0);
    let (mut table, _) = Match::start(RugRumble::open(Setup { players: 2 }).expect("two can play"), &mut luck);
    table.keep_history();
    let choice = |table: &Match<RugRumble>, seat: u8| {
        let hand = table.state().players[usize::from(seat)].hand;
        Action::Choose(Toy::ALL.into_iter().find(|toy| hand[*toy as usize] > 0).expect("a hand has toys"))
    };
    let first = choice(&table, 0);
    table.act(Seat(0), &first, &mut luck).expect("the toy is in the hand");
    assert_eq!(table.may_undo(Seat(0), 0), Err(NoUndo::Stays), "nobody has seen the choice, and still it stays");
    assert_eq!(table.may_undo(Seat(1), 0), Err(NoUndo::Answered));
    let second = choice(&table, 1);
    table.act(Seat(1), &second, &mut luck).expect("the toy is in the hand");
    assert_eq!(table.latest_undo(), Err(NoUndo::Luck), "after the race, toys were drawn and a die was rolled");
}

#[test]
fn rr_choose_01_the_others_see_that_a_player_has_chosen_and_not_what() {
    let mut table = Rug::full(2, 1);
    let story = table.act(0, Action::Choose(Car));
    let (own, other) = (table.view(0).players[0].clone(), table.view(1).players[0].clone());
    assert_eq!((own.has_chosen, own.chosen), (true, Some(Car)));
    assert_eq!((other.has_chosen, other.chosen), (true, None));
    let shown = table.game.show(&story[0], Viewer::Seat(Seat(1)));
    assert_eq!(shown, Some(Event::Chose { seat: Side::Red, toy: None }));
}

#[test]
fn rr_race_01_toys_are_shown_when_all_have_chosen() {
    let mut table = Rug::full(2, 1);
    assert_eq!(table.act(1, Action::Choose(Car)).len(), 1);
    let story = table.act(0, Action::Choose(Duck));
    let Event::Raced { runners, .. } = &story[1] else { panic!("the second event must be the race: {story:?}") };
    let shown: Vec<_> = runners.iter().map(|runner| (runner.seat, runner.toy, runner.fate)).collect();
    assert_eq!(shown, [(Side::Red, Duck, Fate::Lost), (Side::Blue, Car, Fate::Won)]);
}

#[test]
fn rr_race_02_toys_of_one_kind_crash() {
    assert_eq!(Rug::full(3, 5).race(&[Robot, Robot, Duck]), Some((Side::Green, 5)));
}

#[test]
fn rr_race_03_a_mouse_scares_an_elephant() {
    assert_eq!(Rug::full(3, 5).race(&[Mouse, Elephant, Duck]), Some((Side::Green, 5)));
    assert_eq!(Rug::full(2, 5).race(&[Mouse, Elephant]), Some((Side::Red, 5)));
}

#[test]
fn rr_race_04_the_fastest_takes_all_marbles() {
    let mut table = Rug::full(4, 7);
    assert_eq!(table.race(&[Mouse, Car, Robot, Frog]), Some((Side::Green, 7)));
    assert_eq!(table.state.players.iter().map(|player| player.marbles).collect::<Vec<_>>(), [0, 0, 7, 0]);
}

#[test]
fn rr_race_05_marbles_stay_if_all_toys_have_crashed() {
    let mut table = Rug::full(2, 7);
    assert_eq!(table.race(&[Car, Car]), None);
    assert!(table.state.rug > 7);
}

#[test]
fn rr_race_06_a_toy_that_has_raced_does_not_come_back() {
    let mut table = Rug::full(2, 1);
    table.race(&[Car, Duck]);
    let left = table.view(1).players;
    assert_eq!((left[0].left, left[1].left), ([2, 2, 2, 1, 2, 2], [2, 1, 2, 2, 2, 2]));
    (table.state.players[0].hand[Car as usize], table.state.players[0].sack[Car as usize]) = (0, 0);
    assert_eq!(table.refusal(0, Action::Choose(Car)), Some(("has-raced", RR_RACE_06)), "both cars of red have raced");
}

#[test]
fn rr_hand_01_everybody_draws_a_toy_after_a_race() {
    let mut table = Rug::of(2);
    table.play(8);
    for Player { hand, sack, .. } in &table.state.players {
        assert_eq!((count(hand), count(sack)), (HAND, 0));
    }
    let drew = Event::Drew { seat: Side::Red, toy: Some(Car) };
    let hidden = Some(Event::Drew { seat: Side::Red, toy: None });
    assert_eq!(table.game.show(&drew, Viewer::Seat(Seat(1))), hidden);
}

#[test]
fn rr_end_01_the_game_is_over_after_eight_rounds() {
    let mut table = Rug::of(4);
    table.play(8);
    assert!(table.outcome().is_some());
    assert_eq!(table.refusal(0, Action::Choose(Mouse)), Some(("over", RR_END_01)));
}

#[test]
fn rr_race_03_mice_that_crashed_scare_no_elephant() {
    assert_eq!(Rug::full(3, 5).race(&[Mouse, Mouse, Elephant]), Some((Side::Green, 5)));
}

#[test]
fn rr_choose_03_when_time_is_up_the_slowest_toy_is_chosen() {
    let mut table = Rug::full(2, 5);
    table.state.players[0].hand = [0, 0, 1, 2, 1, 0];
    table.act(0, Action::Timeout {});
    assert_eq!(table.state.players[0].chosen, Some(Frog));
}

#[test]
fn rr_r_01_a_player_who_resigns_is_out_and_the_last_player_wins() {
    let mut table = Rug::full(3, 5);
    table.act(0, Action::Choose(Car));
    table.act(1, Action::Choose(Duck));
    let story = table.act(2, Action::Resign {});
    assert!(
        matches!(&story[1], Event::Raced { winner: Some(Side::Red), marbles: 5, .. }),
        "red must win the 5 marbles: {story:?}"
    );
    assert_eq!(table.refusal(2, Action::Choose(Car)), Some(("resigned", RR_R_01)));
    table.act(0, Action::Resign {});
    let outcome = table.outcome().expect("the game is over when one player is left");
    assert_eq!((outcome.winners.iter().collect(), outcome.by), (vec![Seat(1)], "resignation"));
    assert_eq!(outcome.clause, RR_R_01);
}
