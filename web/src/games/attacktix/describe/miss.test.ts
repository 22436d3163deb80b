import { expect, it } from 'vitest';
import { filmBytes, filmText } from '../../../../dev/attacktix/make-film';
import { momentOf, setup } from '../../../../dev/attacktix/moments';
import type { EventOf, Spot } from '../types';
import { describeMiss } from './miss';
import { figureOf } from './names';

const { view } = momentOf('attack');
const shot = momentOf('shot').events.find((event): event is EventOf<'attack'> => event.type === 'attack')!;
const from = figureOf(view, shot.figure)!.at!;
const target = view.figures.find(({ id }) => id === shot.meets)!;
const level = [0, 0, 0, 1] as const;

/**
 * Makes a shot whose missile flies in a straight line and covers `share` of the way to its target. The line
 * leads to a point `height` centimetres above the table and `aside` centimetres beside the target. With
 * `touches`, the missile touches an object halfway to the target.
 */
function flown(share: number, height: number, aside = 0, touches = false): EventOf<'attack'> {
  const place = (part: number): [number, number, number] => [
    (from[0] + (target.at![0] - from[0]) * part) / 10_000 + aside * part,
    5 + (height - 5) * part,
    (from[1] + (target.at![1] - from[1]) * part) / 10_000,
  ];
  const poses = Array.from({ length: 41 }, (_, n) => ({ at: place((n / 40) * share), turn: level }));
  const bodies = [
    { kind: 'missile' as const, id: 0, poses },
    { kind: 'object' as const, id: 0, poses: [{ at: [0, 0, 0] as const, turn: level }, null] },
  ];
  const contacts = touches ? [{ frame: 20, bodies: [0, 1] as const, impulse: 5, at: place(0.5) }] : [];
  return { ...shot, film: filmText(filmBytes(bodies, contacts)), blows: [], shifted: [] };
}

it.each([
  ['flew over', flown(1.2, 20)],
  ['fell short of', flown(0.5, 0.5)],
  ['passed beside', flown(1.2, 5, 12)],
])('says that a missile %s its target', (how, event) => {
  expect(describeMiss(event, setup, view)).toMatch(new RegExp(`^The missile ${how} `));
});

it('names the thing that a missile met first', () => {
  expect(describeMiss(flown(0.5, 5, 0, true), setup, view)).toMatch(/^The missile first met /);
});

it('says how far a hand weapon reaches if nobody was within reach', () => {
  const lancer = setup.figures.find(({ id, weapon }) => weapon.reach > 0 && figureOf(view, id)?.at)!;
  const away: Spot = [900_000, 900_000];
  const far = {
    ...view,
    figures: view.figures.map((one) => (one.id === lancer.id ? { ...one, at: away } : one)),
  };
  expect(describeMiss({ ...shot, figure: lancer.id, meets: null }, setup, far)).toMatch(
    /^The weapon reaches .* tix; the nearest enemy stood .* tix away\.$/,
  );
});

it('says nothing without a film, and names no target without a view', () => {
  expect(describeMiss({ ...shot, film: null }, setup, view)).toBe('');
  expect(describeMiss(flown(1.2, 20), setup, null)).toBe('The missile met nobody on its way.');
});
