import { expect, it, vi } from 'vitest';
import { answerAt } from '../../../../dev/attacktix/answers';
import { momentOf, setup } from '../../../../dev/attacktix/moments';
import type { Hints } from '../types';
import type { Hit } from '../scene/api';
import { Orders } from './orders.svelte';

const felt: Hit = {
  spot: [0, 0],
  onTable: true,
  figure: null,
  object: null,
  section: null,
  near: false,
  piece: null,
};
const { view, hints } = momentOf('attack');
const ordersWith = (hints: Hints): Orders =>
  new Orders({
    setup: () => setup,
    view: () => view,
    hints: () => hints,
    hinted: () => null,
    mode: () => 'play',
    act: vi.fn(),
    ask: (question) => answerAt('attack', question),
  });
const only = hints!.figures.filter(({ figure }) => figure === 'p1-02');

it('selects the only figure that can aim at the tapped enemy, and aims', async () => {
  const orders = ordersWith({ ...hints!, figures: only });
  orders.pick('p2-02');
  expect(orders.lead).toBe('p1-02');
  await vi.waitFor(() => expect(orders.aiming.chosen).toBe('p2-02'));
  expect(orders.glance.enemy).toBeNull();
});

it('selects no figure if several can aim, and keeps the camera still during one drag', () => {
  const orders = ordersWith({ ...hints!, figures: [...only, ...only] });
  orders.pick('p2-02');
  expect([orders.lead, orders.glance.enemy]).toEqual([null, 'p2-02']);
  expect(orders.grab(felt)).toBe(true);
  orders.drag(felt, [20, 3], false);
  expect(orders.glance.dragged).toBe(true);
  expect(orders.grab(felt), 'the second drag moves the camera').toBe(false);
  orders.select('p1-02');
  expect(orders.glance.enemy).toBeNull();
});
