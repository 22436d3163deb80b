import { expect, it } from 'vitest';
import { momentOf, setup } from '../../../../dev/plastic-fudge/moments';
import type { Card, Setup, View } from '../types';
import { forcesOf, rosterOf } from './roster';

const base = setup.units.find(({ type }) => type === 'basic')!;
const card = (id: string, more: Partial<Card>): Card => ({
  ...base,
  id,
  name: '',
  commander: false,
  ...more,
});
const [weapon] = base.weapons;

it('groups equal Units, the Commander first, and says what they are good at', () => {
  const units = [
    card('g1', { dl: -1, weapons: [{ ...weapon!, al: -1, reach: 6 }] }),
    card('g2', { dl: 1, stance: 'prone', weapons: [{ ...weapon!, al: -1, reach: 6 }] }),
    card('g0', { name: 'Ann', commander: true, weapons: [{ ...weapon!, al: 2, reach: 15 }] }),
    card('t0', { side: 'tan' }),
  ];
  const [first, second, ...more] = rosterOf({ ...setup, units } as Setup, 'green');
  expect(more).toEqual([]);
  expect(first).toMatchObject({ name: 'Ann', kind: '★ Commander, Basic Trooper' });
  expect(first!.good).toBe('keep him behind the others · hits hard · +1 Morale for men within 6″ of him');
  expect(second!.cards.map(({ id }) => id)).toEqual(['g1', 'g2']);
  expect(second!.numbers).toContain('Attack −1 · Defence −1 to +1 · Training ');
  expect(second!.good).toBe('weak alone; shoots 6″ · kneeling and prone ones are harder to hit');
});

it('says why the sides have different numbers of Units, if their forces cost about the same', () => {
  const { view } = momentOf('deploy');
  const told = (theirs: { units: number; points: number }): string => {
    const green = { ...view.tally.green!, units: 10, points: 480 };
    const tan = { ...view.tally.tan!, ...theirs };
    return forcesOf({ ...view, viewer: 'green', tally: { green, tan } } as View);
  };
  expect(told({ units: 6, points: 495 })).toBe(
    'Both forces cost about the same: Tan has 6 Units to your 10, so its Units are stronger on average.',
  );
  expect(told({ units: 10, points: 495 })).toBe('');
  expect(told({ units: 6, points: 300 })).toBe('');
});

it('a .50 cal is not said to move its inch, which it may only in hand to hand', () => {
  const units = [card('g1', { type: 'fifty-cal', move: 1 }), card('g2', { move: 6 })];
  const numbers = rosterOf({ ...setup, units } as Setup, 'green').map((group) => group.numbers);
  expect(numbers[0]).toContain('cannot move (1″ in hand to hand)');
  expect(numbers[0]).not.toContain('moves 1″');
  expect(numbers[1]).toContain('moves 6″');
  const [gun] = rosterOf({ ...setup, units } as Setup, 'green');
  expect(gun!.good).toMatch(/^cannot move; reaches \d+″/);
});
