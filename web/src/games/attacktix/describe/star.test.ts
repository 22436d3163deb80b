import { expect, it } from 'vitest';
import { describeWindow } from './measures';
import { starred, windowsAfter } from './star';

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

it('is sure of a star if only positions with a star fit what was seen', () => {
  expect(starred(wheel, '5w', 0b00100)).toBe('5w*');
  expect(starred(wheel, '5w', 0b00010)).toBe('5w');
});

it('turns by one window for each tik, and begins again after the last', () => {
  expect(windowsAfter(wheel, { window: '5w', marks: 0b00100 }, 1)).toEqual(['6r']);
  expect(windowsAfter(wheel, { window: '7r' }, 1)).toEqual(['5w', '7r*']);
  expect(windowsAfter(wheel, { window: '5w' }, 6)).toEqual(['5w*', '6r']);
  expect(windowsAfter(null, { window: '5w' }, 1)).toEqual([]);
});
