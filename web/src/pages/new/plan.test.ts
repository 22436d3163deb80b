import { describe, expect, it } from 'vitest';
import {
  clockOf,
  firstSeats,
  forcesOf,
  namesFor,
  namesOf,
  placed,
  plansOf,
  seatsOf,
  type Plan,
} from './plan';

const plan: Plan = { opponent: 'bot', level: 3, side: 'blue', names: ['Ann', 'Ben'] };

describe('the seats of a new game for two', () => {
  it('are in seat order, with me on the side that I chose', () => {
    expect(seatsOf(plan, ['blue', 'red'])).toEqual([{ kind: 'me' }, { kind: 'bot', level: 3 }]);
    expect(seatsOf({ ...plan, side: 'red', opponent: 'invite' }, ['blue', 'red'])).toEqual([
      { kind: 'invite' },
      { kind: 'me' },
    ]);
  });

  it('are drawn at random if I leave the side to chance', () => {
    const by = (random: number) =>
      seatsOf({ ...plan, side: 'random', opponent: 'same_device' }, ['blue', 'red'], () => random);
    expect(by(0.1)).toEqual([{ kind: 'me' }, { kind: 'same_device' }]);
    expect(by(0.9)).toEqual([{ kind: 'same_device' }, { kind: 'me' }]);
  });
});

describe('the names of people at one screen', () => {
  it('belong to the seats of these people in a game for two, and no other seat has a name', () => {
    const seats = ['blue', 'red'];
    const beside: Plan = { ...plan, opponent: 'same_device' };
    expect(Object.entries(namesFor(beside, [{ kind: 'same_device' }, { kind: 'me' }], seats))).toEqual([
      ['red', 'Ann'],
      ['blue', 'Ben'],
    ]);
    expect(namesFor(plan, [{ kind: 'me' }, { kind: 'bot', level: 3 }], seats)).toEqual({});
  });

  it('belong to the seats of these people in a game for many, as soon as two share the screen', () => {
    const choices = firstSeats(3, 2).map((choice, n) => ({ ...choice, name: `P${n}` }));
    expect(namesOf(choices, ['a', 'b', 'c'])).toEqual({});
    expect(namesOf(placed(choices, 2, 'same_device'), ['a', 'b', 'c'])).toEqual({ a: 'P0', c: 'P2' });
  });
});

describe('the seats of a new game for many', () => {
  it('begin with me and bots', () => {
    expect(plansOf(firstSeats(3, 2))).toEqual([
      { kind: 'me' },
      { kind: 'bot', level: 2 },
      { kind: 'bot', level: 2 },
    ]);
  });

  it('hold me only once: when I change my seat, the player there takes my old seat', () => {
    const seats = placed(placed(firstSeats(3, 1), 2, 'invite'), 2, 'me');
    expect(seats.map(({ who }) => who)).toEqual(['invite', 'bot', 'me']);
  });

  it('keep me on my seat if another player is chosen for it', () => {
    expect(placed(firstSeats(2, 1), 0, 'bot').map(({ who }) => who)).toEqual(['me', 'bot']);
  });

  it('bring the forces that were chosen for them, except those of guests who come with a link', () => {
    const seats = firstSeats(4, 1).map((seat, n) => ({ ...seat, force: n === 3 ? null : `army ${n}` }));
    seats[1] = { ...seats[1]!, who: 'invite' };
    expect(forcesOf(seats, ['red', 'blue', 'green', 'yellow'])).toEqual({ red: 'army 0', green: 'army 2' });
  });
});

it('a clock is sent in seconds, or in days', () => {
  const clock = { clock: 'none', minutes: 10, increment: 5, days: 2 } as const;
  expect(clockOf(clock)).toEqual({ kind: 'none' });
  expect(clockOf({ ...clock, clock: 'fischer' })).toEqual({ kind: 'fischer', seconds: 600, increment: 5 });
  expect(clockOf({ ...clock, clock: 'days' })).toEqual({ kind: 'days', days: 2 });
});
