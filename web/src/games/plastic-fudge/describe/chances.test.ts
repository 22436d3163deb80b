import { expect, it } from 'vitest';
import { momentOf, setup } from '../../../../dev/plastic-fudge/moments';
import type { PreviewTarget } from '../types';
import { aboutUnit } from './about';
import { describeAverage, describeEdge } from './chances';

const level = (by: number) => ({ what: 'level', by, clause: 'PF-STAT-04' });
const wall = { what: 'wall', by: 1, clause: 'PF-TER-01' };
const target = (unit: string, kill: number, injury: number) =>
  ({
    unit,
    attack: 2,
    defence: 0,
    attack_modifiers: [level(2)],
    defence_modifiers: [level(-1), wall],
    odds: { kill, injury, no_effect: 0, no_damage: 6561 - kill - injury },
  }) as unknown as PreviewTarget;

it('says both sums before the dice, and by how much one side is ahead', () => {
  const one = target('t1', 0, 0);
  expect(describeEdge(one)).toBe('Attack +2 against Defence −1, +1 low wall: 2 ahead before the dice.');
  expect(describeEdge({ ...one, attack: 0 })).toMatch(/: even before the dice\.$/);
  expect(describeEdge({ ...one, attack: -1 })).toMatch(/: 1 behind before the dice\.$/);
});

it('says how many Units the drafted attacks kill and injure on average, and counts no Unit twice', () => {
  const draft = (one: PreviewTarget) => ({ attack: { unit: 'g1' }, preview: { targets: [one] } as never });
  expect(describeAverage([])).toBe('');
  expect(describeAverage([draft(target('t1', 6561, 0)), draft(target('t1', 6561, 0))])).toBe(
    'On average 1 killed and 0 injured.',
  );
  expect(describeAverage([draft(target('t1', 3280.5, 0)), draft(target('t2', 0, 3280.5))])).toBe(
    'On average 0.5 killed and 0.5 injured.',
  );
});

it('says the numbers of a Unit in words, and what it can do but most Units cannot', () => {
  const { position } = momentOf('moves').view;
  const numbers = (id: string) => aboutUnit(setup, position, id)?.numbers;
  expect(numbers('g0')).toBe(
    'moves 6″ · rifle reaches 6″, Attack −1 · Defence −1 · Training −1 (for Morale)',
  );
  expect(aboutUnit(setup, position, 'g0')?.special).toBe('+1 Morale for men within 6″ of him');
  expect(aboutUnit(setup, position, 'g1')?.special).toBe('its grenade hits all under its disc, friends too');
  const hurt = position.units.map((unit) => (unit.id === 'g0' ? { ...unit, injuries: 1 } : unit));
  expect(aboutUnit(setup, { ...position, units: hurt }, 'g0')?.numbers).toMatch(
    /Defence −2 \(injured\) · Training −1 \(for Morale\)$/,
  );
  expect(aboutUnit(setup, position, 'w1')).toBeNull();
});
