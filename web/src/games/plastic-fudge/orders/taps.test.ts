import { expect, it, vi } from 'vitest';
import { answerAt, momentOf, setup } from '../../../../dev/plastic-fudge/moments';
import { overlaysOf } from '../board/overlays';
import type { Hit } from '../scene/api';
import { Orders } from './orders.svelte';

const { view, hints } = momentOf('moves');
const [one, other] = view.position.units.filter(({ side, at }) => side === 'green' && at);
const enemy = view.position.units.find(({ side, at }) => side === 'tan' && at)!;

const made = (): Orders =>
  new Orders({
    setup: () => setup,
    view: () => view,
    hints: () => hints,
    mode: () => 'play',
    act: vi.fn(),
    ask: (question) => answerAt('moves', question),
  });

const on = (unit: string | null, loose = false): Hit => ({
  at: [9, 9],
  ground: [9, 9],
  onTable: true,
  unit,
  loose,
  ghost: null,
  sign: null,
  flag: false,
  piece: null,
});

it('a tap on an own Unit ends a finished measurement and chooses the Unit', () => {
  const orders = made();
  orders.ruler.toggle();
  orders.tap(on(one!.id), false);
  orders.tap(on(enemy.id), false);
  expect([orders.ruler.stage, orders.lead]).toEqual(['done', null]);
  orders.tap(on(other!.id), false);
  expect([orders.ruler.stage, orders.lead]).toEqual([null, other!.id]);
});

it('a tap on an enemy begins another measurement', () => {
  const orders = made();
  orders.ruler.toggle();
  for (const id of [one!.id, other!.id, enemy.id]) orders.tap(on(id), false);
  expect([orders.ruler.stage, orders.ruler.from]).toEqual(['ends', enemy.id]);
});

it('a finger that comes near another own Unit chooses it instead of moving the chosen one', () => {
  const orders = made();
  orders.tap(on(one!.id), false);
  orders.tap(on(other!.id, true), false);
  expect([orders.lead, orders.drafts.list]).toEqual([other!.id, []]);
});

it('a tap on a Unit that is still chosen from before a question gives no order', () => {
  const orders = made();
  orders.select(one!.id);
  orders.clear();
  expect(orders.lead).toBe(one!.id);
  const head = { ...on(one!.id), ground: [9, 13] as const };
  orders.tap(head, false);
  expect([orders.lead, orders.drafts.count]).toEqual([one!.id, 0]);
  orders.tap(head, false);
  expect(orders.drafts.count).toBe(1);
});

it('the table names the chosen Unit, and a star marks a Commander', () => {
  const commander = setup.units.find((card) => card.commander && card.side === 'green')!;
  const orders = made();
  orders.select(commander.id);
  const words = overlaysOf(orders, setup, view.position).flatMap((overlay) =>
    overlay.kind === 'label' ? overlay.text : [],
  );
  expect(words.some((text) => text.endsWith(' ★'))).toBe(true);
});
