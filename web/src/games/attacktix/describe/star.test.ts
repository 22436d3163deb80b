import { expect, it } from 'vitest';
import { describeWindow } from './measures';
import { starred } from './star';

const wheel = ['7r*', '5w', '5w*', '6r', '7r*'];

it('adds a star only if it is sure', () => {
  expect(starred(wheel, '7r')).toBe('7r*');
  expect(starred(wheel, '5w')).toBe('5w');
  expect(starred(wheel, '6r')).toBe('6r');
  expect(starred(wheel, null)).toBe(null);
  expect(starred(null, '7r')).toBe('7r');
});

it('is described in words', () => {
  expect(describeWindow('7r*')).toBe('Speed 7, red, on a star');
  expect(describeWindow('7r')).toBe('Speed 7, red');
});
