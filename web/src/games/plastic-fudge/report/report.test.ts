import { expect, it } from 'vitest';
import type { EventOf } from '../types';
import { addedTo } from './report';

it('names the modifiers that an attack has against one target only', () => {
  const level = { what: 'level', by: -1, clause: 'PF-R-03' };
  const elevation = { what: 'elevation', by: 1, clause: 'PF-R-51' };
  const attack = { type: 'attack', modifiers: [level] } as unknown as EventOf<'attack'>;
  const hit = { type: 'hit', attack_modifiers: [level, elevation] } as unknown as EventOf<'hit'>;
  expect(addedTo(attack, hit)).toEqual([elevation]);
  expect(addedTo({ type: 'mine' } as unknown as EventOf<'mine'>, hit)).toEqual([]);
});
