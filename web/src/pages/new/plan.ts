import type { ClockPlan, Seat, SeatPlan } from '../../wire';

/** Who sits opposite. */
export type Opponent = 'bot' | 'same_device' | 'invite';
export type Side = Seat | 'random';
export type ClockKind = ClockPlan['kind'];

/** What the form of a new game holds, before it becomes a request. */
export type Plan = {
  opponent: Opponent;
  level: number;
  side: Side;
  clock: ClockKind;
  minutes: number;
  increment: number;
  days: number;
};

/** The seats in seat order: mine on the side I take, the other opposite. */
export function seatsOf(plan: Plan, seats: Seat[], random: () => number = Math.random): SeatPlan[] {
  const mine = plan.side === 'random' ? (seats[Math.floor(random() * seats.length)] ?? 'blue') : plan.side;
  const other: SeatPlan = plan.opponent === 'bot' ? { kind: 'bot', level: plan.level } : { kind: plan.opponent };
  return seats.map((seat) => (seat === mine ? { kind: 'me' } : other));
}

/** The clock as the server wants it. */
export function clockOf(plan: Plan): ClockPlan {
  if (plan.clock === 'fischer') return { kind: 'fischer', seconds: plan.minutes * 60, increment: plan.increment };
  return plan.clock === 'days' ? { kind: 'days', days: plan.days } : { kind: 'none' };
}
