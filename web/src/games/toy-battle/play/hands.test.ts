import { expect, it } from 'vitest';
import { emptyView } from '../board/shown';
import type { View } from '../types';
import { withHands } from './hands';

const seen = (viewer: View['viewer'], rack: View['rack']): View => ({ ...emptyView(), viewer, rack });

it('shows the racks of both sides in a replay, but not to spectators', () => {
  const [mine, theirs] = [seen('blue', ['kwak']), seen('red', ['roxy', 'hook'])];
  expect(withHands(mine, [theirs]).racks).toEqual({ blue: ['kwak'], red: ['roxy', 'hook'] });
  expect(withHands(mine, [])).toBe(mine);
  const anybody = seen(null, null);
  expect(withHands(anybody, [theirs])).toBe(anybody);
});
