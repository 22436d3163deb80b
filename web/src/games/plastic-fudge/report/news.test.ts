import { expect, it } from 'vitest';
import { momentOf, setup } from '../../../../dev/plastic-fudge/moments';
import type { Hints, View } from '../types';
import { Fates } from './fates';
import { News } from './news.svelte';

const deploy = momentOf('deploy');
const told = (news: News, theirs: { units: number; points: number }): string | undefined => {
  const green = { ...deploy.view.tally.green!, units: 10, points: 480 };
  const tan = { ...deploy.view.tally.tan!, ...theirs };
  const view: View = { ...deploy.view, viewer: 'green', tally: { green, tan } };
  const hints = { asks: 'deploy' } as Hints;
  return news.told({ setup, view, hints, report: [], fates: new Fates() })?.text;
};

it('says before the battle why the sides have different numbers of Units, until it is read', () => {
  const news = new News();
  expect(told(news, { units: 6, points: 495 })).toBe(
    'Both forces cost about the same: Tan has 6 Units to your 10, so its Units are stronger on average.',
  );
  expect(told(news, { units: 10, points: 495 })).toBeUndefined();
  expect(told(news, { units: 6, points: 300 })).toBeUndefined();
  news.close([]);
  expect(told(news, { units: 6, points: 495 })).toBeUndefined();
});
