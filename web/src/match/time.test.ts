import { expect, it } from 'vitest';
import { clockText } from './time';

it.each([
  [0, '0:00'],
  [999, '0:01'],
  [65_000, '1:05'],
  [600_000, '10:00'],
  [7_205_000, '2:00:05'],
  [172_800_000, '2d 0h'],
  [190_800_000, '2d 5h'],
])('%d ms are %s', (ms, text) => expect(clockText(ms)).toBe(text));
