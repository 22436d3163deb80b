import { expect, it } from 'vitest';
import { board } from '../../../../dev/samples';
import type { BoardText } from '../types';
import { completeBoard } from './complete';

it('leaves a complete board as it is', () => {
  expect(completeBoard(board)).toEqual(board);
});

it('adds what a file may leave out', () => {
  const { name, size, total_medals, regions, ...rest } = board;
  const bare: BoardText = {
    ...rest,
    regions: regions.map(({ id, bases, medals }) => ({ id, bases, medals })),
  };
  const whole = completeBoard(bare);
  expect(whole.name).toEqual({ en: 'yard' });
  expect(whole.size.w).toBeGreaterThan(750);
  expect(whole.size.h).toBeGreaterThan(1330);
  expect(whole.total_medals).toBe(1);
  expect(whole.regions[0]?.boundary).toEqual(['b1', 'b2', 'b3']);
  expect(whole.regions[0]?.label.x).toBe(500);
  expect([name, size, total_medals]).toHaveLength(3);
});
