import { expect, it, vi } from 'vitest';
import { answerAt, momentOf, setup } from '../../../../dev/plastic-fudge/moments';
import { cardOf, plateName } from '../describe/units';
import { Orders } from '../orders/orders.svelte';
import { overlaps } from '../scene/overlays/beside';
import type { Overlay } from '../scene/api';
import { namesOf, switchNames } from './plates.svelte';

const { view, hints } = momentOf('moves');
const at = (side: string): string[] =>
  view.position.units.flatMap((unit) => (unit.at && cardOf(setup, unit.id)?.side === side ? [unit.id] : []));
const texts = (drawn: readonly Overlay[]): string[] =>
  drawn.flatMap((one) => (one.kind === 'label' ? [one.text] : []));
const plates = (ids: readonly string[]): string[] => ids.map((id) => plateName(setup, cardOf(setup, id)!));

function made(): Orders {
  const context = { setup: () => setup, view: () => view, hints: () => hints, mode: () => 'play' as const };
  return new Orders({ ...context, act: vi.fn(), ask: (question) => answerAt('moves', question) });
}

it('names every Unit, the one under the pointer first, then those of the player, or nobody', () => {
  const orders = made();
  const [own, enemies] = [at(hints!.seat), at(hints!.seat === 'green' ? 'tan' : 'green')];
  const named = (all = false): string[] => texts(namesOf(orders, setup, view.position, all));
  expect(named().slice(0, own.length).toSorted()).toEqual(plates(own).toSorted());
  orders.hovered = enemies[0]!;
  expect(named()[0]).toBe(plates(enemies)[0]);
  expect(named()).toHaveLength(own.length + enemies.length);
  expect(named(true)).toHaveLength(own.length + enemies.length);
  orders.hovered = null;
  orders.selected = [own[0]!];
  const row = (id: string, in_sight: boolean): object => ({ id, in_sight });
  orders.around = { unit: own[0], rows: [row(enemies[0]!, true), row(enemies[1]!, false)] } as never;
  expect(named().slice(0, own.length), 'the selected Unit sees one enemy').toEqual([
    ...plates(own.slice(1)),
    ...plates(enemies.slice(0, 1)),
  ]);
  orders.selected = [];
  switchNames();
  expect([named().length, named(true).length]).toEqual([0, own.length + enemies.length]);
  switchNames();
});

it('a plate shortens the name of a kind', () => {
  const card = { ...setup.units[0]!, id: 'x', name: null, type: 'bazooka', commander: true } as never;
  expect(plateName({ ...setup, units: [card] }, card)).toBe('Bazooka ★');
});

it('rectangles overlap only if they share some of the picture', () => {
  expect(overlaps([0, 0, 10, 10], [9, 9, 20, 20])).toBe(true);
  expect(overlaps([0, 0, 10, 10], [10, 0, 20, 10])).toBe(false);
});
