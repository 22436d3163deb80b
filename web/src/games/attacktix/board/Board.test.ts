import { expect, it, vi } from 'vitest';
import { open, soon } from '../../../../dev/attacktix/opened';

const seat = vi.hoisted(() => vi.fn());
vi.mock('../scene/attacktix-scene', () => ({
  AttacktixScene: class {
    seat = seat;
    mount = () => true;
    show() {}
    resize() {}
    dispose() {}
  },
  likelyQuality: () => 'low',
}));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
    unobserve() {}
  },
);

// Every decision and every step once put the camera back to where it began.
it('sits down once at a side, whatever is decided and happens, so that the camera stays where it was put', async () => {
  const { moment, rerender } = open('move');
  await soon(() => expect(seat).toHaveBeenCalledExactlyOnceWith('south'));
  await rerender({ hints: null });
  await rerender({ view: { ...moment.view } });
  await rerender({ hints: moment.hints });
  expect(seat).toHaveBeenCalledOnce();
  await rerender({ view: { ...moment.view, viewer: 'p2' as const }, hints: null });
  expect(seat).toHaveBeenLastCalledWith('north');
});
