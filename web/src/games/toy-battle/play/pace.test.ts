import { expect, it } from 'vitest';
import longTurns from '../../../../dev/toy-battle/long-turns.json';
import type { Event } from '../types';
import { soundsOf, timeOf } from './pace';

it('shows the longest turns of the golden records within four seconds', () => {
  for (const turn of longTurns as unknown as Event[][][]) {
    const took = turn.flat().reduce((sum, event) => sum + timeOf(event), 0);
    expect(took).toBeGreaterThan(2_000);
    expect(took).toBeLessThanOrEqual(4_000);
  }
});

it('plays each sound of a step only once', () => {
  const sounds = soundsOf(
    [
      { type: 'placed', seat: 'blue', troop: 'hook', on: 'b1', level: 2, extra: false },
      { type: 'claimed', seat: 'blue', region: 'R1', medals: 1, clause: 'TB-MEDAL-01' },
      { type: 'claimed', seat: 'blue', region: 'R2', medals: 2, clause: 'TB-MEDAL-01' },
      { type: 'turn_began', seat: 'red', turn: 3 },
    ],
    ['red'],
  );
  expect(sounds).toEqual(['cover', 'medal', 'turn']);
});

it('has no sound for a turn after the end, or for the turn of another player', () => {
  expect(soundsOf([{ type: 'turn_began', seat: 'red', turn: 3 }], ['blue'])).toEqual([]);
  const end = soundsOf(
    [
      { type: 'turn_began', seat: 'blue', turn: 3 },
      { type: 'ended', winner: 'blue', by: 'stuck', clause: 'TB-GOAL-03' },
    ],
    ['blue'],
  );
  expect(end).toEqual([]);
});
