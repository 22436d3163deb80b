import { expect, it, vi } from 'vitest';
import { answerAt, momentOf, setup } from '../../../../dev/plastic-fudge/moments';
import { Orders } from '../orders/orders.svelte';
import type { View } from '../types';
import { answersOf, whyStay } from './answers';

const { view, hints } = momentOf('moves');

/** Orders in a battle in which every Unit of Green stands at this distance from an enemy. */
function ordersAt(gap: number): Orders {
  const units = view.position.units.map((unit) => {
    if (!unit.at) return unit;
    return { ...unit, at: [10, unit.side === 'green' ? 4 : 4 + gap] as [number, number] };
  });
  const close = { ...view, position: { ...view.position, units } } as View;
  return new Orders({
    setup: () => setup,
    view: () => close,
    hints: () => hints,
    mode: () => 'play',
    act: vi.fn(),
    ask: (question) => answerAt('moves', question),
  });
}
const answers = (orders: Orders): [string, boolean][] =>
  answersOf(orders, hints).map(({ key, main }) => [key, main ?? false]);

// An earlier version made the end of the moves the main answer as soon as nobody would be sent ahead.
it('does not propose to end the moves while Units without an order only stay because they are careful', () => {
  const orders = ordersAt(1.5);
  expect(answers(orders)).toEqual([['end-moves', false]]);
  orders.moving.go('g1', 1);
  expect(orders.drafts.count).toBe(1);
  const drafted = answers(orders);
  expect(drafted.map(([key]) => key)).not.toContain('advance');
  expect(drafted, 'the player can send some moves and go on').toContainEqual(['give', true]);
  expect(
    drafted.map(([key]) => key),
    'one clear next step',
  ).not.toContain('give-end');
});

it('proposes to send all ahead while an enemy is far', () => {
  expect(Object.fromEntries(answers(ordersAt(40)))).toEqual({ advance: true, 'end-moves': false });
});

it('says who goes and how far, and why Units stay', () => {
  const advance = (gap: number): string | undefined =>
    answersOf(ordersAt(gap), hints).find(({ key }) => key === 'advance')?.text;
  expect(advance(8)).toBe('Advance Basic and Runner up to 5″');
  expect(whyStay(ordersAt(8))).toBe(
    'Commander stays back, .50 cal cannot move (only after or in hand to hand), 2 can shoot from here',
  );
  expect(advance(40)).toBe('Advance Grenade & Rifle, Bazooka, Basic and Runner up to 12″');
  expect(whyStay(ordersAt(40))).toBe(
    'Commander stays back, .50 cal cannot move (only after or in hand to hand)',
  );
});
