import { expect, it, vi } from 'vitest';
import { answerAt } from '../../../../dev/attacktix/answers';
import { momentOf, setup } from '../../../../dev/attacktix/moments';
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

it('with the camera behind the figure, a drag that begins anywhere turns or raises the weapon', () => {
  const { view, hints } = momentOf('attack');
  const orders = new Orders({
    setup: () => setup,
    view: () => view,
    hints: () => hints,
    hinted: () => null,
    mode: () => 'play',
    act: vi.fn(),
    ask: (question) => answerAt('attack', question),
  });
  orders.select('p1-02');
  orders.aiming.begin();
  expect(
    orders.grab(felt),
    'while the camera is not behind the figure, a drag on the table moves the camera',
  ).toBe(false);
  orders.behind = true;
  expect(orders.grab(felt)).toBe(true);
  const before = orders.aiming.aim!;
  orders.drag(felt, [20, 3], false);
  const turned = orders.aiming.aim!;
  expect(turned).toEqual({ ...before, yaw: (before.yaw ?? 0) - 160 });
  orders.drag(felt, [2, 30], false);
  expect(orders.aiming.aim![orders.aiming.second]).toBe((before[orders.aiming.second] ?? 0) + 120);
  orders.drop(felt);
  expect(orders.moving.of('p1-02'), 'the drags prepare no move of the figure').toBeNull();
});
