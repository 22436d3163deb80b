import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerAt, momentOf, setup } from '../../../../dev/plastic-fudge/moments';
import type { Hit } from '../scene/api';
import type { Attack, Question, Spot } from '../types';
import { Orders } from './orders.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('lets the point be chosen at which a Base is hit: by a tap, the arrow keys and numbers', async () => {
  const { view, hints } = momentOf('commit');
  const asked: Attack[] = [];
  const ask = (question: Question): Promise<unknown> => {
    if (question.ask === 'attack') asked.push(question.attack);
    return answerAt('commit', question);
  };
  const orders = new Orders({
    setup: () => setup,
    view: () => view,
    hints: () => hints,
    mode: () => 'play',
    act: vi.fn(),
    ask,
  });
  const { shooting } = orders;
  orders.select('g3');
  await vi.advanceTimersByTimeAsync(100);
  const base = shooting.targets!.attacks.find(({ label }) => label === 'b2')!;
  shooting.breach(base);
  expect(shooting.aim?.attack).toEqual(base.attack);
  const to: Spot = [20.5, 22];
  orders.tap(
    {
      at: to,
      ground: to,
      onTable: true,
      unit: null,
      ghost: null,
      sign: null,
      flag: false,
      piece: 'b2',
    } as Hit,
    false,
  );
  expect(shooting.aim?.attack).toEqual({ ...base.attack, point: to });
  shooting.nudge(-0.5, 0);
  shooting.typed({ point: [20, 22.5] });
  await vi.advanceTimersByTimeAsync(200);
  const chosen = { ...base.attack, point: [20, 22.5] };
  expect(asked.at(-1)).toEqual(chosen);
  shooting.looked = base;
  shooting.keep();
  expect(shooting.looked).toBeNull();
  expect(shooting.commitment()).toEqual({ do: 'commit', attacks: [chosen] });
  shooting.breach(base);
  expect(shooting.aim?.attack).toEqual(chosen);
});
