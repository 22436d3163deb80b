import { fireEvent } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { answerAt } from '../../../dev/attacktix/answers';
import { get, open, press, row, soon } from '../../../dev/attacktix/opened';
import type { Question } from './types';

vi.mock('./scene/attacktix-scene', () => ({
  AttacktixScene: class {
    mount = () => false;
    dispose() {}
  },
  likelyQuality: () => null,
}));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
    unobserve() {}
  },
);

it('asks before an attack with a hand weapon that reaches nobody', async () => {
  const ask = vi.fn(async (question: unknown) => {
    const answer: unknown = await answerAt('attack', question as Question);
    const { targets } = answer as { targets?: { in_arc: boolean }[] };
    return targets
      ? { ...(answer as object), targets: targets.map((one) => ({ ...one, in_arc: false })) }
      : answer;
  });
  const { onaction } = open('attack', { ask });
  const prompt = (): string => get('.prompt [role="status"]').textContent;
  await fireEvent.click(row('p1-04'));
  await soon(() => expect(prompt()).toMatch(/^Nobody is within reach: this hand weapon reaches only /));
  await fireEvent.click(get('[data-action="aim"]'));
  await press('g');
  expect(onaction).not.toHaveBeenCalled();
  expect(prompt()).toMatch(/Attack all the same\?$/);
  await press('g');
  expect(onaction).toHaveBeenCalledOnce();
});
