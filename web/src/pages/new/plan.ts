import type { ClockPlan, Force, Seat, SeatPlan } from '../../wire';

/** Who takes the other seat in a game for two. */
type Opponent = 'bot' | 'same_device' | 'invite';
export type Side = Seat | 'random';
type ClockKind = ClockPlan['kind'];

/** What the form of a new game for two holds, before it becomes a request. */
export type Plan = {
  opponent: Opponent;
  level: number;
  side: Side;
  /**
   * The names of two people at one screen; the first is the person who fills in the form. Empty where no name
   * is given.
   */
  names: [string, string];
};

/** What the form holds about the clock. */
export type ClockChoice = { clock: ClockKind; minutes: number; increment: number; days: number };

/** What the form of a game for many holds about one seat. */
export type SeatChoice = {
  who: 'me' | Opponent;
  level: number;
  /** The name of a person who plays at this screen beside others; empty where no name is given. */
  name: string;
  /**
   * The force of this seat. It is null if the bot chooses it, or if a person will choose it in the waiting
   * room.
   */
  force: Force | null;
};

/** The seats in seat order: `me` on the chosen side, and the opponent on the other. */
export function seatsOf(plan: Plan, seats: Seat[], random: () => number = Math.random): SeatPlan[] {
  const mine = plan.side === 'random' ? (seats[Math.floor(random() * seats.length)] ?? seats[0]) : plan.side;
  const other: SeatPlan =
    plan.opponent === 'bot' ? { kind: 'bot', level: plan.level } : { kind: plan.opponent };
  return seats.map((seat) => (seat === mine ? { kind: 'me' } : other));
}

/** The clock in the form of the request. */
export function clockOf(plan: ClockChoice): ClockPlan {
  if (plan.clock === 'fischer')
    return { kind: 'fischer', seconds: plan.minutes * 60, increment: plan.increment };
  return plan.clock === 'days' ? { kind: 'days', days: plan.days } : { kind: 'none' };
}

/** The seats that the form begins with: `me` on the first, bots on the others. */
export function firstSeats(count: number, level: number): SeatChoice[] {
  return Array.from({ length: count }, (_, n) => ({
    who: n === 0 ? 'me' : 'bot',
    level,
    name: '',
    force: null,
  }));
}

/**
 * Puts a player on the seat `n`. Exactly one seat has `me`. If `me` moves, the player of the new seat takes
 * the seat that `me` left. A call that would leave no seat to `me` changes nothing.
 */
export function placed(choices: SeatChoice[], n: number, who: SeatChoice['who']): SeatChoice[] {
  const before = choices[n];
  if (!before || before.who === who || before.who === 'me') return choices;
  const changed = (one: SeatChoice, to: SeatChoice['who']) => ({ ...one, who: to, force: null });
  return choices.map((one, at) => {
    if (at === n) return changed(one, who);
    return who === 'me' && one.who === 'me' ? changed(one, before.who) : one;
  });
}

/** Whether the seat is played from this device, so that its force can be chosen here. */
export function isLocal(choice: SeatChoice): boolean {
  return choice.who === 'me' || choice.who === 'same_device';
}

/** The seats of a game for many, in the form of the request. */
export function plansOf(choices: SeatChoice[]): SeatPlan[] {
  return choices.map(({ who, level }) => (who === 'bot' ? { kind: 'bot', level } : { kind: who }));
}

/**
 * The names of two people at one screen, by seat, mine first. Empty if the other player is at another device
 * or is a bot.
 */
export function namesFor(
  plan: Plan,
  placed: readonly SeatPlan[],
  seats: readonly Seat[],
): Record<Seat, string> {
  if (plan.opponent !== 'same_device') return {};
  const isMine = (seat: Seat): boolean => placed[seats.indexOf(seat)]?.kind === 'me';
  const [mine, others] = [seats.filter(isMine), seats.filter((seat) => !isMine(seat))];
  return Object.fromEntries([...mine, ...others].map((seat) => [seat, plan.names[isMine(seat) ? 0 : 1]]));
}

/**
 * The names of the people at one screen in a game for many, by seat. Empty if only one person plays at this
 * screen.
 */
export function namesOf(choices: readonly SeatChoice[], seats: readonly Seat[]): Record<Seat, string> {
  if (!choices.some(({ who }) => who === 'same_device')) return {};
  return Object.fromEntries(
    choices.flatMap((choice, n) => (isLocal(choice) ? [[seats[n] ?? '', choice.name]] : [])),
  );
}

/** The forces to send with the request, by seat. People who come with a link choose theirs later. */
export function forcesOf(choices: SeatChoice[], seats: Seat[]): { [seat: Seat]: Force } {
  return Object.fromEntries(
    choices.flatMap(({ who, force }, n) => {
      const seat = seats[n];
      return force === null || who === 'invite' || seat === undefined ? [] : [[seat, force]];
    }),
  );
}
