import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { setup } from '../../../../dev/attacktix/moments';
import type { AimAnswer, Card } from '../types';
import { ahead, arcOf, gravity, heightAt, speeds, thick } from './arc';

const file = join(import.meta.dirname, '../../../../../games/attacktix/data/physics.json');
const model = JSON.parse(readFileSync(file, 'utf8'));
const launcher = setup.figures.find(({ weapon }) => weapon.code === 'LN')!;
const level: AimAnswer = {
  legal: true,
  refusal: null,
  aim: { yaw: 0, pitch: 0 },
  line: { from: [0, 53_000, 0], to: [0, 53_000, 600_000] },
  first: null,
  sweep: null,
};

it('uses the numbers of the physical model in physics.json', () => {
  const launchers = Object.entries<{ kind: string; missile: { speed_cm_s: number } }>(model.weapons).filter(
    ([, { kind }]) => kind === 'ranged',
  );
  expect(speeds).toEqual(
    Object.fromEntries(launchers.map(([code, { missile }]) => [code, missile.speed_cm_s * 10_000])),
  );
  expect(gravity).toBe(model.world.gravity_cm_s2 * 10_000);
  expect(ahead).toBe(model.muzzle.standard[0].forward_cm * 10_000);
  expect(thick).toBe(model.bodies.missile.radius_cm * 10_000);
});

it('makes a level shot sink until it lies on the table', () => {
  expect(heightAt(level, launcher, ahead)).toBe(53_000);
  // At 6.5 m/s, a missile takes a tenth of a second for 65 cm. In this time it falls 4.9 cm.
  expect(heightAt(level, launcher, ahead + 650_000)).toBeCloseTo(53_000 - 49_050);
  const arc = arcOf(level, launcher, 25_400)!;
  expect(arc[1]).toEqual([0, expect.any(Number), 25_400]);
  expect(arc.at(-1)![1]).toBe(thick);
  expect(arcOf(level, launcher, 25_400, 100_000)!.at(-1)![2]).toBe(100_000);
});

it('draws no arc for a weapon whose speed it does not know', () => {
  const own: Card = { ...launcher, weapon: { ...launcher.weapon, code: null } };
  expect(arcOf(level, own, 25_400)).toBeNull();
});
