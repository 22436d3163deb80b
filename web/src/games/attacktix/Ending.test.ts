import { fireEvent } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { momentOf } from '../../../dev/attacktix/moments';
import { button, get, open, press, row } from '../../../dev/attacktix/opened';
import { setLanguage } from '../../texts';

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
afterEach(() => setLanguage('en'));

const { hints } = momentOf('move');
const early = { hints: hints && { ...hints, may_end_turn: true } };
const prompt = () => get('.prompt [role="status"]').textContent;

describe('the end of a turn without attacks', () => {
  it('asks first if figures have not moved, and says how many', async () => {
    const { onaction } = open('move', early);
    const before = prompt();
    await fireEvent.click(button(/^End the turn without attacks/));
    expect(onaction).not.toHaveBeenCalled();
    const able = hints!.figures.filter(({ can }) => can.includes('move')).length;
    expect(prompt()).toBe(`${able} figures have not moved yet. End the turn all the same, without attacks?`);
    await fireEvent.click(button(/^Go on with the turn/));
    expect(prompt()).toBe(before);
    await press('y');
    await press('y');
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ end_turn: {} });
  });

  it('forgets the question once the player takes it back or chooses a figure', async () => {
    const { onaction } = open('move', early);
    await press('y');
    expect(prompt()).toMatch(/have not moved yet/);
    await press('Escape');
    expect(prompt()).not.toMatch(/have not moved yet/);
    await press('y');
    await fireEvent.click(row('p1-02'));
    expect(prompt()).not.toMatch(/have not moved yet/);
    expect(onaction).not.toHaveBeenCalled();
  });

  it('asks nothing if no figure can move any more, and in a lesson', async () => {
    const done = { ...early.hints!, figures: early.hints!.figures.map((one) => ({ ...one, can: [] })) };
    const first = open('move', { hints: done });
    await press('y');
    expect(first.onaction).toHaveBeenCalledExactlyOnceWith({ end_turn: {} });
    first.unmount();
    const { onaction } = open('move', { ...early, stepwise: true });
    await press('y');
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ end_turn: {} });
  });
});

it('shows only the view of the whole table among its tools in a lesson', () => {
  const { unmount } = open('move');
  const tools = () => document.querySelectorAll('[data-tool]').length;
  expect(tools()).toBeGreaterThan(1);
  unmount();
  open('move', { stepwise: true, lesson: true });
  expect(tools()).toBeLessThan(2);
});
