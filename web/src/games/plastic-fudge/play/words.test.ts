import { expect, it } from 'vitest';
import { momentOf, setup } from '../../../../dev/plastic-fudge/moments';
import type { EventOf } from '../types';
import { isTold, wordsOf } from './words';

const hit = momentOf('morale').events.find((event): event is EventOf<'hit'> => event.type === 'hit')!;

it('says who hit whom, but nothing about a Base or about a Unit without a place', () => {
  const where = (id: string) => (id === 'x' ? ([1, 2] as const) : null);
  const { target: _, ...rest } = hit;
  const said = (event: EventOf<'hit'>) => wordsOf(event, where, setup).map(({ text, at }) => [text, at]);
  const open = { ...rest, unit: 'y', target: 'x', defence_modifiers: [] };
  expect(said({ ...open, result: 'no-damage' })).toEqual([['y misses x', [1, 2]]]);
  expect(said({ ...open, result: 'no-effect' })).toEqual([['y → x: no harm', [1, 2]]]);
  expect(said({ ...open, result: 'kill' })).toEqual([['y hits x: down!', [1, 2]]]);
  const wall = { what: 'wall', by: 1, clause: 'PF-R-01' };
  const covered = { ...open, attack: 2, defence: 1, defence_modifiers: [wall] };
  expect(said({ ...covered, result: 'no-effect' })).toEqual([['Cover saves x from y', [1, 2]]]);
  expect(said({ ...rest, target: 'elsewhere', result: 'no-damage' })).toEqual([]);
  expect(said({ ...rest, unit: 'x', piece: 'b1', result: 'no-damage' })).toEqual([]);
});

it('does not repeat what the words of a hit have said', () => {
  const kill = { ...hit, target: 'x', result: 'kill' } as EventOf<'hit'>;
  const destroyed = { type: 'destroyed', unit: 'x', clause: 'PF-DMG-01' } as const;
  expect(isTold(destroyed, [kill, destroyed])).toBe(true);
  expect(isTold(destroyed, [{ ...kill, result: 'injury' }, destroyed])).toBe(false);
  expect(isTold(destroyed, [destroyed])).toBe(false);
});
