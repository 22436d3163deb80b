import { expect, it } from 'vitest';
import type { SeenPlayer } from '../../wire/rug_rumble/SeenPlayer';
import { goal } from './goal';

const player = (seat: SeenPlayer['seat'], marbles: number, resigned = false): SeenPlayer => ({
  seat,
  hand: null,
  left: [2, 2, 2, 2, 2, 2],
  has_chosen: false,
  chosen: null,
  marbles,
  resigned,
});

it('counts the marbles of the players who are still in the game', () => {
  const players = [player('red', 7), player('blue', 0, true), player('green', 9)];
  const { wins, counts, progress } = goal({ players: 3 }, { viewer: 'red', round: 4, rug: 3, players });
  expect([wins, counts]).toEqual(['Have the most marbles after 8 races', 'Marbles']);
  expect(progress).toEqual([
    { seats: ['red'], now: 7 },
    { seats: ['green'], now: 9 },
  ]);
});
