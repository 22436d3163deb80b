import { describe, expect, it } from 'vitest';
import {
  added,
  dealt,
  emptyArmy,
  freeName,
  mounted,
  moved,
  offeredBy,
  pointsLeft,
  removed,
  replaced,
  type ArmyFile,
  type FigureFile,
} from './army';

const card = { high: 'shield', mid: 'heal', low: 'dodge' };
const figure = (name: string, power: number, mount?: string): FigureFile => ({
  figure: name,
  power,
  card,
  ...(mount ? { mount } : {}),
});
const army = (...figures: FigureFile[]): ArmyFile => ({
  format: 1,
  game: 'plastic-attack-2009',
  name: 'Shelf',
  army: figures,
});
const names = (of: ArmyFile): string[] => of.army.map(({ figure: name }) => name);

describe('an army in the editor', () => {
  it('gives a new figure its own Power, or what is left of the points, and at least 1', () => {
    expect(added(army(figure('A', 5)), figure('B', 6)).army[1]?.power).toBe(6);
    expect(added(army(figure('A', 10)), figure('B', 6)).army[1]?.power).toBe(5);
    expect(added(army(figure('A', 10), figure('C', 5)), figure('B', 6)).army[2]?.power).toBe(1);
  });

  it('adds a figure without its mount in another army', () => {
    expect(added(army(), figure('A', 3, 'Horse')).army[0]).not.toHaveProperty('mount');
  });

  it('puts riders on foot when their mount is removed, and keeps them on it when it gets another name', () => {
    const both = army(figure('Rider', 5, 'Horse'), figure('Horse', 5));
    expect(removed(both, 1).army).toEqual([figure('Rider', 5)]);
    expect(replaced(both, 1, figure('Pony', 5)).army[0]?.mount).toBe('Pony');
    expect(mounted(both, 0, null).army[0]).not.toHaveProperty('mount');
  });

  it('moves a figure along the line, but not beyond its ends', () => {
    const three = army(figure('A', 1), figure('B', 1), figure('C', 1));
    expect(names(moved(three, 0, 2))).toEqual(['B', 'C', 'A']);
    expect(names(moved(three, 2, 0))).toEqual(['C', 'A', 'B']);
    expect(moved(three, 0, 3)).toBe(three);
  });

  it('gives the points that are left to the weakest figures, up to 10 each', () => {
    expect(dealt(army(figure('A', 5), figure('B', 2))).army.map(({ power }) => power)).toEqual([8, 7]);
    const alone = dealt(army(figure('A', 5)));
    expect([alone.army[0]?.power, pointsLeft(alone)]).toEqual([10, 5]);
    expect(dealt(army(figure('A', -1e12))).army[0]?.power).toBe(10);
    expect(dealt(emptyArmy('plastic-attack-2009')).army).toEqual([]);
  });

  it('finds a name that no other army has', () => {
    expect(freeName('Shelf', [])).toBe('Shelf');
    expect(freeName('Shelf', ['Shelf', 'Shelf 2'])).toBe('Shelf 3');
  });

  it('reads what the server offers for a game, even if that is nothing', () => {
    expect(offeredBy(null)).toEqual({ collection: [], ready: [], specials: [] });
    expect(offeredBy({ ready: [army()] }).ready).toHaveLength(1);
  });
});
