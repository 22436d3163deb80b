//! The canonical bytes of the whole truth, for digests.

use crate::action::{Aim, Swing};
use crate::place::Edge;
use crate::state::{
    Asked, Dispute, Ending, Felled, FigureState, Nth, ObjectState, Pending, Pinned, SeatFall, SeatState, State, Turn,
    Volley,
};
use geometry::Point;
use referee::{Seat, Seats};

/// Nobody and nothing, where there might be a small number.
const NONE: u8 = u8::MAX;

impl State {
    /// Appends all that matters, nothing of how it is kept in memory.
    pub(crate) fn write_facts(&self, out: &mut Vec<u8>) {
        out.push(self.phase as u8);
        list(&self.figures, out, figure);
        list(&self.sections, out, |stands, out| out.push(u8::from(*stands)));
        list(&self.objects, out, |state, out| option(state.as_ref(), out, object));
        list(&self.seats, out, seat_state);
        turn(&self.turn, out);
        list(&self.queue, out, felled);
        option(self.pending.as_ref(), out, pending);
        option(self.dispute.as_ref(), out, dispute);
        list(&self.out, out, |group, out| seats(*group, out));
        out.extend([seat(self.chooser), seat(self.first_chooser)]);
        out.extend(self.simulated.to_le_bytes());
        option(self.ending.as_ref(), out, ending);
    }
}

fn list<T>(all: &[T], out: &mut Vec<u8>, write: impl Fn(&T, &mut Vec<u8>)) {
    out.extend((all.len() as u32).to_le_bytes());
    all.iter().for_each(|one| write(one, out));
}

fn option<T>(value: Option<&T>, out: &mut Vec<u8>, write: impl Fn(&T, &mut Vec<u8>)) {
    out.push(u8::from(value.is_some()));
    if let Some(value) = value {
        write(value, out);
    }
}

fn number(value: i32, out: &mut Vec<u8>) {
    out.extend(value.to_le_bytes());
}

fn point(at: Point, out: &mut Vec<u8>) {
    number(at.x, out);
    number(at.y, out);
}

fn seat(seat: Option<Seat>) -> u8 {
    seat.map_or(NONE, |seat| seat.0)
}

fn nth(figure: Option<Nth>) -> u8 {
    figure.map_or(NONE, |figure| figure.0)
}

fn seats(group: Seats, out: &mut Vec<u8>) {
    let bits = group.iter().fold(0_u32, |bits, seat| bits | 1 << seat.0);
    out.extend(bits.to_le_bytes());
}

fn edge(side: Option<Edge>) -> u8 {
    side.map_or(NONE, |side| side as u8)
}

fn figure(state: &FigureState, out: &mut Vec<u8>) {
    out.extend([state.zone as u8, state.controller.0, state.wheel, state.spent]);
    out.extend(state.marks.to_le_bytes());
    point(state.at, out);
    number(state.facing, out);
    out.extend(state.tripped.map(u8::from));
    list(&state.cover, out, |cover, out| {
        out.extend([cover.piece.0, u8::from(cover.is_inside)]);
        list(&cover.sections, out, |section, out| out.extend(section.0.to_le_bytes()));
    });
    out.push(match state.pinned {
        None => 0,
        Some(Pinned::Next) => 1,
        Some(Pinned::Now) => 2,
    });
    out.push(u8::from(state.off));
    option(state.advanced.as_ref(), out, |advanced, out| number(*advanced, out));
}

fn object(state: &ObjectState, out: &mut Vec<u8>) {
    point(state.at, out);
    number(state.facing, out);
    out.push(state.state as u8);
}

fn seat_state(state: &SeatState, out: &mut Vec<u8>) {
    out.extend([edge(state.side), state.extra, u8::from(state.is_out), u8::from(state.is_ready)]);
}

fn figures(all: &[Nth], out: &mut Vec<u8>) {
    list(all, out, |figure, out| out.push(figure.0));
}

fn turn(turn: &Turn, out: &mut Vec<u8>) {
    out.extend(turn.number.to_le_bytes());
    out.extend([turn.active.0, turn.step as u8, turn.attacks, turn.specials]);
    figures(&turn.moved, out);
    figures(&turn.attacked, out);
    out.extend(turn.shots.to_le_bytes());
    option(turn.volley.as_ref(), out, volley);
    list(&turn.paused, out, volley);
    list(&turn.falls, out, fall);
}

fn fall(fall: &SeatFall, out: &mut Vec<u8>) {
    out.push(fall.seat.0);
    out.extend(fall.shot.to_le_bytes());
    out.extend(fall.ms.to_le_bytes());
}

fn volley(volley: &Volley, out: &mut Vec<u8>) {
    out.extend([volley.figure.0, volley.seat.0, volley.left, u8::from(volley.is_free)]);
    aim(&volley.aim, out);
    option(volley.seed.as_ref(), out, |seed, out| out.extend(seed.to_le_bytes()));
}

fn aim(aim: &Aim, out: &mut Vec<u8>) {
    number(aim.yaw, out);
    for part in [aim.pitch, aim.pull, aim.dip, aim.height, aim.knob] {
        option(part.as_ref(), out, |part, out| number(*part, out));
    }
    out.push(match aim.dir {
        None => 0,
        Some(Swing::Cw) => 1,
        Some(Swing::Ccw) => 2,
    });
}

fn felled(felled: &Felled, out: &mut Vec<u8>) {
    out.extend([felled.figure.0, nth(felled.by), u8::from(felled.own)]);
}

fn pending(pending: &Pending, out: &mut Vec<u8>) {
    out.push(pending.seat.0);
    match pending.what {
        Asked::Special { figure, by } => out.extend([0, figure.0, nth(by)]),
        Asked::FreeAttack { figure, may_move } => out.extend([1, figure.0, u8::from(may_move)]),
        Asked::FreeMove { figure, tix } => {
            out.extend([2, figure.0]);
            option(tix.as_ref(), out, |tix, out| out.push(*tix));
        }
        Asked::Volley { figure } => out.extend([3, figure.0]),
    }
}

fn dispute(dispute: &Dispute, out: &mut Vec<u8>) {
    out.extend([dispute.by.0, dispute.caller.0]);
    list(dispute.about.as_bytes(), out, |letter, out| out.push(*letter));
}

fn ending(ending: &Ending, out: &mut Vec<u8>) {
    seats(ending.winners, out);
    out.push(ending.by as u8);
    list(ending.clause.id().as_bytes(), out, |letter, out| out.push(*letter));
    list(&ending.places, out, |group, out| seats(*group, out));
}
