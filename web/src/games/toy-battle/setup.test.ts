import { describe, expect, it } from 'vitest';
import { board } from '../../../dev/samples';
import type { GamePage } from '../../wire';
import { makeSetup, quickChoice } from './setup';

const page = {
  boards: [{ ...board, id: 'sea', terrain: 'caribbean_sea' }, board],
} as unknown as GamePage;
const wish = { page, seats: ['blue', 'red'], options: { starter: 'blue' }, extras: {} };

describe('the set-up', () => {
  it('contains the name of the chosen board, or the board itself', () => {
    expect(makeSetup({ ...wish, chosen: 'yard', random: () => 0 })).toEqual({
      board: 'yard',
      options: { starter: 'blue' },
    });
    expect(makeSetup({ ...wish, chosen: board, random: () => 0 }).board).toBe(board);
  });

  it('takes a random board if that was chosen', () => {
    const any = (random: number) => makeSetup({ ...wish, chosen: 'random', random: () => random }).board;
    expect([any(0.1), any(0.9)]).toEqual(['sea', 'yard']);
  });

  it('plays the first game on the simplest board', () => {
    expect(quickChoice(page, true, () => 0)).toBe('yard');
    expect(quickChoice(page, false, () => 0)).toBe('sea');
  });

  it('plays at once on a board with one headquarters for each side, if there is one', () => {
    const sea = { ...board, id: 'sea', hqs: [...board.hqs, { ...board.hqs[0]!, id: 'H3' }] };
    const quick = (...boards: unknown[]) => quickChoice({ boards } as unknown as GamePage, false, () => 0);
    expect(quick(sea, board)).toBe('yard');
    expect(quick(sea)).toBe('sea');
  });
});
