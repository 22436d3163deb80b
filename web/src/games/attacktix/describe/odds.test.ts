import { expect, it } from 'vitest';
import { momentOf, setup } from '../../../../dev/attacktix/moments';
import type { EventOf } from '../types';
import { filmBytes, filmText } from '../../../../dev/attacktix/make-film';
import { headingTo } from './measures';
import { figureOf } from './names';
import { describeOdds, oddsOf } from './odds';

const { view } = momentOf('attack');
const shot = momentOf('shot').events.find((event): event is EventOf<'attack'> => event.type === 'attack')!;
const from = figureOf(view, shot.figure)!;
const target = figureOf(view, shot.meets)!;
const straight = headingTo(from.at!, target.at!) - from.facing;
const shaking = (noise: number) => ({ ...setup, options: { ...setup.options, aim_noise: noise } });
const turned = (off: number) => ({ ...shot, aim: { ...shot.aim, yaw: straight + off } });
const odds = (noise: number, off = 0) => oddsOf(turned(off), shaking(noise), view)!;

it('grows as the hand is steadier and as the aim is closer to the middle', () => {
  expect(odds(0.5)).toBeGreaterThan(odds(1));
  expect(odds(1)).toBeGreaterThan(odds(2));
  expect(odds(1)).toBeGreaterThan(odds(1, 200));
  expect(odds(1, 150)).toBeCloseTo(odds(1, -150), 2);
  expect(odds(0.01)).toBeCloseTo(1, 5);
  expect(odds(0.1, 3_000)).toBeCloseTo(0, 5);
});

it('is not known without an error of the aim, and for a target of the same side or none', () => {
  expect(oddsOf(shot, shaking(0), view)).toBeNull();
  expect(oddsOf({ ...shot, meets: shot.figure }, shaking(1), view)).toBeNull();
  expect(oddsOf({ ...turned(9_000), meets: null }, shaking(1), { ...view, figures: [from] })).toBeNull();
});

it('says in words how many of such shots hit', () => {
  expect(describeOdds(turned(0), shaking(2), view)).toMatch(/^Odds: about \d+ of 100 such shots hit\.$/);
  expect(describeOdds(turned(0), shaking(0.01), view)).toBe('Odds: nearly all such shots hit.');
  expect(describeOdds(turned(3_000), shaking(0.1), view)).toBe('Odds: hardly any such shot hits.');
  expect(describeOdds(shot, shaking(0), view)).toBe('');
  expect(describeOdds(shot, shaking(0), view, true)).toBe('No luck in it: no hand shakes in this game.');
  expect(describeOdds(shot, shaking(1), null)).toBe('');
});

it('is not told of a shot that another thing stopped', () => {
  const place = [0, 5, 0] as const;
  const poses = [{ at: place, turn: [0, 0, 0, 1] as const }];
  const bodies = [
    { kind: 'missile' as const, id: 0, poses: [...poses, ...poses, ...poses] },
    { kind: 'object' as const, id: 0, poses },
  ];
  const film = filmText(filmBytes(bodies, [{ frame: 1, bodies: [0, 1], impulse: 5, at: place }]));
  expect(describeOdds({ ...turned(0), film }, shaking(1), view)).toBe('');
});
