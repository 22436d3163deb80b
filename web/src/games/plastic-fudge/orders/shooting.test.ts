import { aimsOf } from '../report/aims';
import { whyIdle } from './idle';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerAt, momentOf, setup } from '../../../../dev/plastic-fudge/moments';
import type { Hit } from '../scene/api';
import { cardOf } from '../describe/units';
import type { Action, AimedAt, Attack, Question, Spot, TargetsAnswer } from '../types';
import { Orders } from './orders.svelte';
import { answersOf } from '../play/answers';
import { isWorth } from './shooting.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('lets a tap, the arrow keys and numbers choose the point at which a Base is hit', async () => {
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

it('lets all Units attack whom they harm most, never their own side, and says if none can', async () => {
  const { view, hints, answers } = momentOf('commit');
  const known = answers.find(({ question }) => question.ask === 'targets')!.answer as TargetsAnswer;
  const aimed = known.attacks.find((one) => isWorth(one) && cardOf(setup, one.label)?.side === 'tan')!;
  const own = { ...aimed.preview.targets[0]!, unit: 'g1' };
  const ofOwn: AimedAt = {
    ...aimed,
    preview: { ...aimed.preview, targets: [...aimed.preview.targets, own] },
  };
  const attacks: Record<string, AimedAt[]> = { g1: [ofOwn, aimed], g2: [ofOwn], g3: [] };
  const { shooting } = new Orders({
    setup: () => setup,
    view: () => view,
    hints: () => hints,
    mode: () => 'play',
    act: vi.fn(),
    ask: (question: Question) =>
      question.ask === 'targets'
        ? Promise.resolve({ unit: question.unit, attacks: attacks[question.unit] })
        : answerAt('commit', question),
  });
  shooting.best(['g2', 'g3']);
  await vi.advanceTimersByTimeAsync(50);
  expect([shooting.drafts.size, ...shooting.harmless]).toEqual([0, 'g2', 'g3']);
  shooting.best(['g1', 'g2', 'g3']);
  await vi.advanceTimersByTimeAsync(50);
  expect(shooting.commitment()).toEqual({ do: 'commit', attacks: [aimed.attack] });
  expect([...shooting.harmless]).toEqual(['g2', 'g3']);
  expect([...shooting.idle.values()].map(({ why }) => why)).toEqual(['friends', 'unarmed']);
  const { drafts, idle } = shooting;
  const said = aimsOf({ setup, position: view.position, side: 'green', drafts, idle }).rows;
  expect(said.map(({ result }) => result)).toEqual(['aim', 'wait']);
  expect(said[0]?.text).toMatch(
    /^Your .* → Tan’s .*: \d+ % kill, \d+ % injure \(Attack \d+ (ahead|behind).*\)$/,
  );
  expect(said[1]?.text).toMatch(/: (would hit friends too|has nothing to shoot with)$/);
  expect(shooting.listed, 'the table lists them until a Unit is chosen').toBe(true);
  shooting.look('g1');
  expect(shooting.listed).toBe(false);
});

it('says that no enemy is in reach, and that those in reach are not seen', () => {
  const known = momentOf('commit').answers.find(({ question }) => question.ask === 'targets')!;
  const { attacks } = known.answer as TargetsAnswer;
  const refused = (gap: number, reach: number): AimedAt[] =>
    attacks.map((one) => ({ ...one, preview: { ...one.preview, legal: false, gap, reach } }));
  expect(whyIdle(setup, 'g3', refused(8, 6))).toEqual({ why: 'reach', gap: 8, reach: 6 });
  expect(whyIdle(setup, 'g3', refused(5, 6))).toEqual({ why: 'sight' });
});

it('finds out before anything is pressed which Units can harm nobody', async () => {
  const { view, hints } = momentOf('commit');
  const orders = new Orders({
    setup: () => setup,
    view: () => view,
    hints: () => hints,
    mode: () => 'play',
    act: vi.fn(),
    ask: () => Promise.resolve({ attacks: [] }),
  });
  expect(orders.unaimed()).not.toEqual([]);
  expect(answersOf(orders, hints).map(({ key, main }) => [key, main])).toEqual([
    ['commit', false],
    ['best', true],
  ]);
  // A lesson may want an attack other than the best one, and so may a hint.
  const mains = (stepwise: boolean, hinted: Action | null) =>
    answersOf(orders, hints, stepwise, hinted).flatMap(({ key, main }) => (main ? [key] : []));
  expect(mains(true, null)).toEqual([]);
  expect(mains(false, { do: 'commit', attacks: [{ unit: 'g1', target: 't1' }] })).toEqual([]);
  expect(mains(false, { do: 'commit', attacks: [] })).toEqual(['commit']);
  orders.look();
  await vi.advanceTimersByTimeAsync(50);
  expect(orders.unaimed()).toEqual([]);
  expect(answersOf(orders, hints).map(({ key, main }) => [key, main])).toEqual([['commit', true]]);
});

it('leaves the choice of the role free, unless a hint recommends one', () => {
  const { view, hints } = momentOf('choose');
  const orders = new Orders({
    setup: () => setup,
    view: () => view,
    hints: () => hints,
    mode: () => 'play',
    act: vi.fn(),
    ask: () => Promise.resolve(null),
  });
  const mains = (hinted: Action | null) =>
    answersOf(orders, hints, false, hinted).flatMap(({ key, main }) => (main ? [key] : []));
  expect(mains(null)).toEqual([]);
  expect(mains({ do: 'choose-role', role: 'b' })).toEqual(['role-b']);
});

it('deselects an enemy when another part of the battle begins, but not an own Unit', () => {
  const { view, hints } = momentOf('commit');
  const orders = new Orders({
    setup: () => setup,
    view: () => view,
    hints: () => hints,
    mode: () => 'play',
    act: vi.fn(),
    ask: () => Promise.resolve(null),
  });
  for (const [unit, left] of [
    ['t1', null],
    ['g1', 'g1'],
  ] as const) {
    orders.select(unit);
    orders.clear();
    expect(orders.lead).toBe(left);
  }
});
