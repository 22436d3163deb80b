import { describe, expect, it } from 'vitest';
import { clockOf, seatsOf, type Plan } from './plan';

const plan: Plan = { opponent: 'bot', level: 3, side: 'blue', clock: 'none', minutes: 10, increment: 5, days: 2 };

describe('the seats of a new game', () => {
  it('stand in seat order, mine on my side', () => {
    expect(seatsOf(plan, ['blue', 'red'])).toEqual([{ kind: 'me' }, { kind: 'bot', level: 3 }]);
    expect(seatsOf({ ...plan, side: 'red', opponent: 'invite' }, ['blue', 'red'])).toEqual([{ kind: 'invite' }, { kind: 'me' }]);
  });

  it('are drawn by lot when I leave it to chance', () => {
    const by = (random: number) => seatsOf({ ...plan, side: 'random', opponent: 'same_device' }, ['blue', 'red'], () => random);
    expect(by(0.1)).toEqual([{ kind: 'me' }, { kind: 'same_device' }]);
    expect(by(0.9)).toEqual([{ kind: 'same_device' }, { kind: 'me' }]);
  });
});

it('the clock is sent in seconds and days', () => {
  expect(clockOf(plan)).toEqual({ kind: 'none' });
  expect(clockOf({ ...plan, clock: 'fischer' })).toEqual({ kind: 'fischer', seconds: 600, increment: 5 });
  expect(clockOf({ ...plan, clock: 'days' })).toEqual({ kind: 'days', days: 2 });
});
