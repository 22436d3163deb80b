import { afterEach, expect, it } from 'vitest';
import { setLanguage } from '../../texts';
import rugRumble from './index';

afterEach(() => setLanguage('en'));

it('says which toy a decision chooses, and has no words for resigning', () => {
  const say = (action: unknown): unknown =>
    rugRumble.describeAction?.(action as never, null, { viewer: null });
  expect(say({ choose: 'duck' })).toBe('Choose the Duck.');
  expect(say({ resign: {} })).toBeNull();
  setLanguage('ko');
  expect(say({ choose: 'duck' })).toBe('오리를 고르세요.');
});

it('shows a race within four seconds, and nothing else takes time', () => {
  const time = (...types: string[]) => rugRumble.timeOf?.(types.map((type) => ({ type }))) ?? 0;
  expect(time('chose', 'raced', 'poured')).toBeGreaterThan(1_800);
  expect(time('chose', 'raced', 'poured')).toBeLessThanOrEqual(4_000);
  expect(time('chose', 'poured')).toBe(0);
});
