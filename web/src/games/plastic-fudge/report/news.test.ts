import { expect, it } from 'vitest';
import { momentOf, setup } from '../../../../dev/plastic-fudge/moments';
import type { Event, Hints } from '../types';
import { Fates } from './fates';
import { News } from './news.svelte';

const { view } = momentOf('moves');
const [unit] = setup.units.filter(({ side }) => side === 'green').map(({ id }) => id);
const check = { type: 'morale', unit, roll: -3, tl: -1, modifier: 0, modifiers: [], total: -4 };
const runs = { ...check, passed: false } as unknown as Event;
const told = (news: News, report: readonly Event[]): string =>
  news.told({ setup, view, hints: { asks: 'roll' } as Hints, report, fates: new Fates() })?.text ?? '';

it('says once what running costs, and again to another person at the same screen', () => {
  const news = new News();
  expect(told(news, [runs])).toContain('Whoever runs cannot attack.');
  news.goOn([runs]);
  expect(told(news, [runs])).toBe('');
  const again = told(news, [{ ...runs }]);
  expect(again).toContain('dice −3, Training −1: −4, but −3 is needed. It runs.');
  expect(again).not.toContain('Whoever runs');
  news.begin();
  expect(told(news, [{ ...runs }])).toContain('Whoever runs cannot attack.');
});
