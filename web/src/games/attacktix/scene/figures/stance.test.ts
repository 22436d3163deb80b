import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cardOf } from '../../../../../dev/attacktix/catalogue';
import { turned } from '../units';
import { buildOf, hingeOf } from './build';
import { aimed, struck } from './stance';

type Throw = { arm_cm: number; hinge_y_cm: number; hinge_z_cm: number; from_rad: number; to_rad: number };
const file = join(import.meta.dirname, '../../../../../../games/attacktix/data/physics.json');
const { weapons } = JSON.parse(readFileSync(file, 'utf8')) as { weapons: Record<'TH' | 'TH+', Throw> };

it.each([
  ['TH', 'B07', false],
  ['TH+', 'T10', true],
] as const)('an arm of %s is drawn where it is simulated', (weapon, code, master) => {
  const { arm_cm, hinge_y_cm, hinge_z_cm, from_rad, to_rad } = weapons[weapon];
  const card = cardOf(code, 'x', 'p1', 1),
    build = buildOf(card);
  expect(hingeOf('throw', master)).toEqual([0, hinge_y_cm, hinge_z_cm]);
  expect(aimed(card, build, { pull: 0 }).raise).toBeCloseTo(to_rad, 6);
  expect(struck(card, build, {}).raise).toBe(to_rad);
  // The cross-bar has a radius of 0.25 cm. Even at the lowest dip, it is more than 0.05 cm above the table.
  for (const dip of [0, 750, 1500]) {
    const { raise, high } = aimed(card, build, { dip, pull: 1000 });
    expect(raise).toBeCloseTo(from_rad - turned(dip), 6);
    const end = hinge_y_cm + Math.sin(from_rad - turned(dip)) * (arm_cm - 0.25) - 0.25 - 0.05;
    expect(end).toBeGreaterThan(0);
    expect(high).toBeCloseTo((-end * dip) / 1500, 6);
  }
});
