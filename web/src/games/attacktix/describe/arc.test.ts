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

it('knows the springs, the fall and the missiles of the model', () => {
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

it('lets a level shot sink the farther it goes, down to the table', () => {
  expect(heightAt(level, launcher, ahead)).toBe(53_000);
  // 65 cm take a tenth of a second, in which things fall 4.9 cm.
  expect(heightAt(level, launcher, ahead + 650_000)).toBeCloseTo(53_000 - 49_050);
  const arc = arcOf(level, launcher, 25_400)!;
  expect(arc[1]).toEqual([0, expect.any(Number), 25_400]);
  expect(arc.at(-1)![1]).toBe(thick);
  expect(arcOf(level, launcher, 25_400, 100_000)!.at(-1)![2]).toBe(100_000);
});

it('draws no arc for a weapon that it does not know', () => {
  const own: Card = { ...launcher, weapon: { ...launcher.weapon, code: null } };
  expect(arcOf(level, own, 25_400)).toBeNull();
});
