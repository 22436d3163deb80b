import { afterEach, expect, it } from 'vitest';
import { setLanguage } from '../../texts';
import rugRumble from './index';

afterEach(() => setLanguage('en'));

it('says which toy a decision chooses, and nothing of giving up', () => {
  const say = (action: unknown): unknown =>
    rugRumble.describeAction?.(action as never, null, { viewer: null });
  expect(say({ choose: 'duck' })).toBe('Choose the Duck.');
  expect(say({ resign: {} })).toBeNull();
  setLanguage('ko');
  expect(say({ choose: 'duck' })).toBe('오리를 고르세요.');
});
