import type { Body } from '../../../../wire/plastic_attack/Body';
import type { Gear } from '../../../../wire/plastic_attack/Gear';
import type { Head } from '../../../../wire/plastic_attack/Head';
import type { Look } from '../../../../wire/plastic_attack/Look';
import type { Shape } from '../../../../wire/plastic_attack/Shape';

export type { Body, Gear, Head, Look, Shape };

/** The values of each part of a look, in the order in which the workshop offers them. */
export const shapes: readonly Shape[] = ['figure', 'robot', 'creature', 'vehicle'];
export const heads: readonly Head[] = [
  'bare',
  'cap',
  'helmet',
  'hood',
  'horns',
  'antenna',
  'visor',
  'bun',
  'crown',
  'mane',
];
export const bodies: readonly Body[] = ['shirt', 'coat', 'armour', 'cape', 'apron', 'fur', 'plates', 'dress'];
export const gears: readonly Gear[] = [
  'nothing',
  'shield',
  'spanner',
  'blaster',
  'book',
  'staff',
  'bag',
  'wings',
  'wheels',
  'flask',
];

const palettes: readonly [string, string, string][] = [
  ['#d8433a', '#7a2430', '#ffd35c'],
  ['#2f74c9', '#23406f', '#ffb13d'],
  ['#4f9a4a', '#2c5640', '#ffe06a'],
  ['#8a55b8', '#4d2f73', '#7fe0c8'],
  ['#ef8a2b', '#8a4a1f', '#5fc9ea'],
  ['#1fa39a', '#145a5e', '#ff7b5a'],
  ['#d9588f', '#74305d', '#ffe58a'],
  ['#7d8794', '#434c59', '#ff6a4d'],
];

/** Returns a hash of a name, from 0 to 2^32 − 1. The same name always has the same hash. */
export function numberOf(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507) >>> 0;
  return (hash ^ (hash >>> 13)) >>> 0;
}

/**
 * Returns the entry at the index `number`, modulo the length of the list. Throws a `RangeError` for an empty
 * list.
 */
export function pick<T>(from: readonly T[], number: number): T {
  const found = from[number % from.length];
  if (found === undefined) throw new RangeError('the list is empty, so no entry of it can be picked');
  return found;
}

/** Returns the look of a figure whose file has none. It depends only on the name. */
export function lookOf(name: string): Look {
  const number = numberOf(name);
  const shape = pick(['figure', 'figure', 'figure', 'robot', 'creature', 'vehicle'] as const, number);
  return {
    shape,
    head: pick(heads, number >>> 3),
    body: pick(bodies, number >>> 8),
    gear: pick(gears, number >>> 13),
    colors: [...pick(palettes, number >>> 18)],
  };
}
