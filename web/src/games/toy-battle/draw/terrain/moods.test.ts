import { describe, expect, it } from 'vitest';
import { boards } from '../../../../../dev/toy-battle/files';
import { moods } from './moods';

describe('moods', () => {
  it('gives each shipped board a different mood', () => {
    const used = Object.values(boards).map((board) => moods[board.terrain]);
    expect(used).toHaveLength(9);
    expect(used.every(Boolean)).toBe(true);
    expect(new Set(used.map((mood) => mood.Drawing)).size).toBe(9);
    expect(new Set(used.map((mood) => mood.ground)).size).toBe(9);
    expect(new Set(used.map((mood) => JSON.stringify(mood.roads))).size).toBe(9);
  });

  it('draws every path with a stroke, and every board with some decoration', () => {
    for (const mood of Object.values(moods)) {
      expect(mood.roads.length).toBeGreaterThan(0);
      expect(mood.props).toBeGreaterThan(1);
    }
  });
});
