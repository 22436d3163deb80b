import { expect, it } from 'vitest';
import { momentOf, setup } from '../../../../dev/attacktix/moments';
import type { View } from '../types';
import { howClose } from './ending';

const { view } = momentOf('shot');
const ended = (standing: number, by: string, felled: readonly string[] = []): View =>
  ({
    ...view,
    over: { winners: ['p1'], by, places: [], clause: 'AT-VICT-01' },
    seats: view.seats.map((seat) => ({ ...seat, standing: seat.id === 'p1' ? standing : 0 })),
    figures: view.figures.map((figure) => ({
      ...figure,
      zone: felled.includes(figure.id) ? 'defeated' : 'in-play',
    })),
  }) as View;
const close = (one: View, ...mine: string[]) => howClose(one, setup, mine);

it('tells the winner how many figures still stand', () => {
  expect(close(ended(3, 'last-standing'), 'p1')).toBe('3 of your figures still stand.');
  expect(close(ended(1, 'last-standing'), 'p1')).toMatch(/^That was close: only one/);
});

it('tells the loser how close it was', () => {
  expect(close(ended(1, 'last-standing'), 'p2')).toMatch(/^So close: a single figure/);
  expect(close(ended(3, 'last-standing', ['p1-01', 'p1-02', 'p2-01']), 'p2')).toBe(
    'You knocked over 2 of theirs; 3 still stand.',
  );
});

it('says nothing if several players share the device, or if a player resigned', () => {
  expect(close(ended(3, 'last-standing'), 'p1', 'p2')).toBe('');
  expect(close(ended(3, 'resignation'), 'p2')).toBe('');
});
