import { expect, it } from 'vitest';
import { momentOf, setup } from '../../../../dev/attacktix/moments';
import type { AimAnswer } from '../types';
import { describeLine } from './aim';
import { figureOf } from './names';
import { endOf, sightOf } from './sight';

const { view } = momentOf('attack');
const launcher = setup.figures.find(({ weapon, id }) => weapon.kind === 'ranged' && figureOf(view, id)?.at)!;
const hand = setup.figures.find(({ weapon, id }) => weapon.reach > 0 && figureOf(view, id)?.at)!;

/** A line that comes to a figure 20 cm away, at a height in micrometres. */
const line = (height: number): AimAnswer => ({
  legal: true,
  refusal: null,
  aim: { yaw: 0 },
  line: { from: [0, 53_000, 0], to: [0, height, 200_000] },
  first: { id: 'p2-02', what: 'figure', distance: 200_000 },
  sweep: null,
});

it('says that the line of a launcher passes above a thing, and draws it on behind that', () => {
  const [flat, steep] = [line(60_000), line(150_000)];
  expect(sightOf(setup, view, launcher.id, flat)).toMatchObject({ above: false, reached: true });
  expect(endOf(flat, sightOf(setup, view, launcher.id, flat))).toEqual(flat.line.to);
  const sight = sightOf(setup, view, launcher.id, steep);
  expect(sight).toMatchObject({ id: 'p2-02', above: true });
  expect(endOf(steep, sight)[2]).toBeGreaterThan(200_000);
  expect(describeLine(setup, sight, null)).toMatch(
    / It passes above that, but a missile sinks on its way\.$/,
  );
});

it('says that a hand weapon does not reach, and what stands before the chosen target', () => {
  const sight = sightOf(setup, view, hand.id, line(50_000));
  expect(sight).toMatchObject({ reached: false });
  expect(describeLine(setup, sight, 'p2-03')).toMatch(
    /^Before .+ \(Rose\), the line first meets Bramble Trooper 2 \(Rose\), 7\.9 tix away\. The weapon does not reach that far\.$/,
  );
  expect(describeLine(setup, null, 'p2-03')).toBe('The line meets nothing.');
});
