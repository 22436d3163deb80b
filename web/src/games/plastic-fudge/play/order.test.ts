import { expect, it } from 'vitest';
import { momentOf } from '../../../../dev/plastic-fudge/moments';
import type { Event } from '../types';
import { beatsOf } from './beats';
import { inOrder } from './order';

const event = (one: object): Event => one as Event;
const shot = (unit: string, target: string, result: string): Event[] => [
  event({ type: 'attack', unit, target, wasted: false, piece: null }),
  event({ type: 'hit', unit, target, result }),
];
const kill = shot('g1', 't1', 'kill');
const hurt = shot('g2', 't2', 'injury');
const misses = [shot('g3', 't1', 'no-damage'), shot('t3', 'g1', 'no-effect')];
const end = [
  event({ type: 'injured', unit: 't2' }),
  event({ type: 'destroyed', unit: 't1' }),
  event({ type: 'phase', step: 'morale' }),
];

it('shows first the shots that harm nobody, and every harm after the shot that caused it', () => {
  const opened = event({ type: 'opened' });
  const [one, other] = misses as [Event[], Event[]];
  const shown = inOrder([opened, ...one, ...kill, ...other, ...hurt, ...end]);
  expect(shown).toEqual([opened, ...one, ...other, ...kill, end[1], ...hurt, end[0], end[2]]);
  const [, volley, ...more] = beatsOf(shown);
  expect(volley).toMatchObject({ misses: 2, events: [...one, ...other] });
  expect(more.map(({ events }) => events.length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
});

it('if two Units kill each other, shows their falls after both have fired', () => {
  const back = shot('t1', 'g1', 'kill');
  const falls = ['t1', 'g1'].map((unit) => event({ type: 'destroyed', unit }));
  const third = shot('g2', 't2', 'kill');
  expect(inOrder([...kill, ...back, ...third, ...falls])).toEqual([...kill, ...back, ...falls, ...third]);
});

it('loses no event of a recorded fight', () => {
  const { events } = momentOf('morale');
  const shown = inOrder(events);
  expect(shown).toHaveLength(events.length);
  expect(new Set(shown)).toEqual(new Set(events));
});
