//! Seats, sets of seats, and viewers.

use referee::{Seat, Seats, Viewer};

#[test]
fn a_set_of_seats_holds_exactly_the_seats_put_in() {
    let seats: Seats = [Seat(0), Seat(3), Seat(31)].into_iter().collect();
    assert_eq!(seats.iter().collect::<Vec<_>>(), [Seat(0), Seat(3), Seat(31)]);
    assert!(seats.contains(Seat(3)) && !seats.contains(Seat(4)));
    assert!(Seats::NONE.is_empty() && !seats.is_empty());
    assert_eq!(Seats::one(Seat(0)).with(Seat(3)).with(Seat(31)), seats);
}

#[test]
fn the_viewers_are_every_seat_and_the_public() {
    let viewers: Vec<Viewer> = Viewer::all(2).collect();
    assert_eq!(viewers, [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Public]);
    assert!(viewers[1].is(Seat(1)) && !viewers[1].is(Seat(0)) && !Viewer::Public.is(Seat(0)));
}
