import { expect, it, vi } from 'vitest';
import { momentOf, setup } from '../../../../dev/attacktix/moments';
import type { Action, AimAnswer, Question } from '../types';
import { apart, headingTo } from '../describe/measures';
import { mendHint } from './clear-aim';
import { Orders } from './orders.svelte';

const { view, hints } = momentOf('attack');
const figure = view.figures.find(({ id }) => id === 'p1-02')!;
const enemy = view.figures.find(({ id }) => id === 'p2-02')!;
const middle = headingTo(figure.at!, enemy.at!) - figure.facing;
const distance = apart(figure.at!, enemy.at!);

/** A table on which a tower hides all of the enemy but the part more than `open` (in 0.01°) to its left. */
function hinting(open: number): Orders {
  const aim = { yaw: middle, pitch: 0 };
  const action: Action = { attack: { figure: figure.id, aim } };
  const ask = vi.fn(async (question: Question): Promise<unknown> => {
    if (question.ask !== 'aim') return null;
    const isClear = question.aim.yaw - middle > open;
    const first = isClear
      ? { id: enemy.id, what: 'figure', distance }
      : { id: 'tower-9', what: 'object', distance: distance / 2 };
    const [x, z] = figure.at!;
    const to = [enemy.at![0], 30_000, enemy.at![1]];
    return {
      legal: true,
      refusal: null,
      aim: question.aim,
      line: { from: [x, 30_000, z], to },
      first,
      sweep: null,
    } as unknown as AimAnswer;
  });
  return new Orders({
    setup: () => setup,
    view: () => view,
    hints: () => hints,
    hinted: () => action,
    mode: () => 'play',
    act: vi.fn(),
    ask,
  });
}

// A hint once advised an aim that the table itself called blocked, and pointed at the button that attacks.
it('replaces the blocked aim of a hint by a clear one at the same enemy, or by none', async () => {
  const orders = hinting(10);
  orders.aiming.look(figure.id);
  await mendHint(orders);
  expect(orders.aiming.advised!.yaw).toBeGreaterThan(middle);
  const clear = hinting(-100);
  clear.aiming.look(figure.id);
  await mendHint(clear);
  expect(clear.aiming.advised!.yaw, 'an aim that is clear stays').toBe(middle);
  const hidden = hinting(18_000);
  hidden.aiming.look(figure.id);
  await mendHint(hidden);
  expect(hidden.aiming.advised).toBeNull();
});
